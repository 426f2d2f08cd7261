//! Connections that follow a game, show or hide it, and leave.

use std::collections::HashSet;

use djambi_protocol::{Phase, Presence, Refusal, ServerMessage};

use super::Actor;
use super::change::Change;
use super::effects::Effect;
use super::room::{JoinRequest, Seen};
use super::state::RoomState;
use crate::error_chain::with_causes;
use crate::failure::failure;
use crate::game::members::{Member, MemberId, Members};
use crate::identity::PlayerId;
use crate::store::StoreError;

impl Actor {
    /// Adds a member, unless there is a reason against it, and shows the game to it.
    pub(super) async fn join(&mut self, request: JoinRequest) -> Result<(), StoreError> {
        let Some((member, seen)) = request.accept() else { return Ok(()) };
        let seq = self.room.log().seq();
        let refusal = if seen.since > seq {
            Some(Refusal::NoSuchEvent { events: seq })
        } else {
            (!self.room.game.may_watch(member.player)).then_some(Refusal::NobodyWatches)
        };
        if let Some(refusal) = refusal {
            // Who was removed from the table learns it by this.
            let learns = refusal == Refusal::NobodyWatches && !seen.is_hidden;
            let seen_now = self.room.seen_by(member.player.filter(|_| learns), None);
            self.carry_out([seen_now]).await?;
            let game = Some(self.room.id().clone());
            let failure = failure(refusal);
            member.outbox.send(&ServerMessage::Error { id: seen.follow, game, failure });
            return Ok(());
        }
        let presence = if seen.is_hidden { Presence::Away } else { Presence::Here };
        self.room.attendance.join(member.id, member.player, presence);
        self.refresh_attendance();
        let back = self.room.welcome_back();
        self.carry_out(back).await?;
        let places = self.parts.places.news(&self.room);
        self.carry_out(places).await?;
        self.show_game(member, seen).await?;
        // A game in real time begins when its last player is here.
        if self.room.game.live.phase() == Phase::Waiting { self.go_on().await } else { Ok(()) }
    }

    /// Shows the game to a new member.
    async fn show_game(&mut self, member: Member, seen: Seen) -> Result<(), StoreError> {
        self.room.members.insert(member.clone());
        if self.room.bots.give_up_unwatched() {
            self.let_bot_think();
        }
        let is_counted = seen.is_counted;
        let with = seen.with.clone();
        let game = self.parts.answer_to_follow(&member, seen, &*self.services.store, &self.room).await?;
        if !is_counted {
            member.note_uncounted(&game);
        }
        self.room.members.send_frame(member.id, &game);
        let position = self.parts.positions.follow(member.id, &with, &self.room);
        self.carry_out(position).await
    }

    /// A member leaves, or was cut off at a moment. What their player has seen of the game until then is kept, when it
    /// was the player's last page that was shown.
    pub(super) async fn leave(&mut self, id: MemberId, cut_off_ms: Option<u64>) -> Result<(), StoreError> {
        let looked = self.room.attendance.looks(id);
        self.room.members.remove(id);
        self.parts.positions.leave(id);
        self.room.attendance.leave(id);
        self.refresh_attendance();
        let seen = self.room.seen_by(looked, cut_off_ms);
        self.carry_out([seen].into_iter().chain(self.room.renewed_deadline())).await
    }

    /// Notes that a member's page is shown or hidden. What their player has seen of the game is kept, when it was the
    /// player's last page that was shown.
    pub(super) async fn show(&mut self, member: MemberId, presence: Presence) -> Result<(), StoreError> {
        let looked = self.room.attendance.looks(member);
        self.room.attendance.show(member, presence);
        self.refresh_attendance();
        self.carry_out([self.room.seen_by(looked, None)]).await
    }

    /// Tells on other pages of a player why the game waits, whatever was told before.
    pub(in crate::game) async fn tell_again(&mut self, player: PlayerId) -> Result<(), StoreError> {
        self.parts.published.forget(player);
        self.follow_up(Change::Settled).await
    }

    /// Ends the room when the service goes down. The players have seen what has happened until now, and those
    /// who said something learn what became of it.
    pub(super) async fn end(mut self: Box<Self>) {
        while let Some(answered) = self.parts.talk.answered().await
            && self.talk_answered(answered).await.is_ok()
        {}
        let players: HashSet<PlayerId> = self.room.attendance.looking();
        self.room.attendance.clear();
        self.room.members.end_all(&Refusal::ShuttingDown);
        self.room.members = Members::new(self.room.id().clone());
        let seen = self.room.seen_by(players, None);
        if let Err(error) = self.carry_out([seen]).await {
            tracing::warn!(game = %self.room.id(), "not kept what was seen: {}", with_causes(&error));
        }
    }
}

impl RoomState {
    /// What these players have seen of the game, those of them who look at it no longer; they may have been cut off at a
    /// moment.
    fn seen_by(&self, players: impl IntoIterator<Item = PlayerId>, cut_off_ms: Option<u64>) -> Effect {
        let gone = players.into_iter().filter(|&player| !self.attendance.is_looking(player));
        let visit = |player| Some((player, self.game.visit_after_look(player, cut_off_ms)?));
        Effect::Keep(gone.filter_map(visit).collect())
    }
}
