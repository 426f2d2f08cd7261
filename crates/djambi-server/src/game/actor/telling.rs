//! Messages to the members of a room.

use std::collections::HashSet;

use djambi_protocol::{
    CommandId, GameMessage, Phase, Presence, Refusal, Seq, ServerMessage, TableState, TalkPage,
};
use djambi_table::Absence;

use super::Actor;
use super::room::{JoinRequest, Seen};
use super::told::StateNews;
use crate::error_chain::with_causes;
use crate::failure::failure;
use crate::game::members::{Audience, MemberId, Members};
use crate::identity::PlayerId;
use crate::store::{StoreError, Visits};

impl Actor {
    /// Adds a member, unless there is a reason against it, and shows the game to it.
    pub(super) async fn join(&mut self, request: JoinRequest) -> Result<(), StoreError> {
        let Some((member, Seen { follow, is_hidden, is_counted, since, talk, with })) = request.accept()
        else {
            return Ok(());
        };
        let seq = self.log().seq();
        let refusal = if since > seq {
            Some(Refusal::NoSuchEvent { events: seq })
        } else {
            (!self.game.may_watch(member.player)).then_some(Refusal::NobodyWatches)
        };
        if let Some(refusal) = refusal {
            // Who was removed from the table learns it by this.
            let learns = refusal == Refusal::NobodyWatches && !is_hidden;
            self.keep_what_is_seen(member.player.into_iter().filter(|_| learns).collect(), None).await?;
            let (game, failure) = (Some(self.id().clone()), failure(refusal));
            member.outbox.send(&ServerMessage::Error { id: follow, game, failure });
            return Ok(());
        }
        let presence = if is_hidden { Presence::Away } else { Presence::Here };
        self.attendance.join(member.id, member.player, presence);
        self.refresh_attendance();
        self.welcome_back().await?;
        self.tell_places();
        self.members.insert(member.clone());
        if self.bots.give_up_unwatched() {
            self.let_bot_think();
        }
        let game = self.answer_to_follow(&member, follow, since, talk).await?;
        if !is_counted {
            member.note_uncounted(&game);
        }
        self.members.send_frame(member.id, &game);
        self.follow_positions(member.id, &with);
        // A game in real time begins when its last player is here.
        if self.game.live.phase() == Phase::Waiting { self.go_on().await } else { Ok(()) }
    }

    /// Sends those away who have stood up, or lost their seat, at a table that is closed to watchers.
    pub(super) fn send_watchers_away(&mut self) {
        let Self { members, game, .. } = self;
        let gone = members.send_away(|member| game.may_watch(member.player), &Refusal::NobodyWatches);
        for &id in &gone {
            self.attendance.leave(id);
        }
        if !gone.is_empty() {
            self.refresh_attendance();
        }
    }

    /// A member leaves, or was cut off at a moment. What their player has seen of the game until then is kept, when it
    /// was the player's last page that was shown.
    pub(super) async fn leave(&mut self, id: MemberId, cut_off_ms: Option<u64>) -> Result<(), StoreError> {
        let looked = self.attendance.looks(id);
        self.members.remove(id);
        self.told.positions.leave(id);
        self.attendance.leave(id);
        self.refresh_attendance();
        self.keep_what_is_seen(looked.into_iter().collect(), cut_off_ms).await?;
        self.renew_deadline().await
    }

    /// Notes that a member's page is shown or hidden. What their player has seen of the game is kept, when it was the
    /// player's last page that was shown.
    pub(super) async fn show(&mut self, member: MemberId, presence: Presence) -> Result<(), StoreError> {
        let looked = self.attendance.looks(member);
        self.attendance.show(member, presence);
        self.refresh_attendance();
        self.keep_what_is_seen(looked.into_iter().collect(), None).await
    }

    /// Keeps what these players have seen of the game, those of them who look at it no longer; they may have been cut
    /// off at a moment.
    async fn keep_what_is_seen(
        &mut self,
        players: HashSet<PlayerId>,
        cut_off_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        let looking = self.attendance.looking();
        let gone = players.into_iter().filter(|player| !looking.contains(player));
        let visit = |player| Some((player, self.game.visit_after_look(player, cut_off_ms)?));
        let visits = gone.filter_map(visit).collect();
        self.keep_visits(visits).await
    }

    /// Keeps what has changed of what the game knows of its players.
    pub(super) async fn keep_visits(&mut self, visits: Visits) -> Result<(), StoreError> {
        if !visits.is_empty() {
            self.services.store.visit(self.id(), visits.clone()).await?;
            self.game.stored.visits.extend(visits);
        }
        Ok(())
    }

    /// Ends the room when the service goes down. The players have seen what has happened until now, and those
    /// who said something learn what became of it.
    pub(super) async fn end(mut self: Box<Self>) {
        while let Some(answered) = self.talk.answered().await
            && self.talk_answered(answered).is_ok()
        {}
        let players = self.attendance.looking();
        self.attendance.clear();
        self.members.end_all(&Refusal::ShuttingDown);
        self.members = Members::new(self.id().clone());
        if let Err(error) = self.keep_what_is_seen(players, None).await {
            tracing::warn!(game = %self.id(), "not kept what was seen: {}", with_causes(&error));
        }
    }

    /// Sends a message to its audience.
    pub(super) fn send(&mut self, audience: Audience, message: GameMessage) {
        self.members.send(&self.game.stored.seats, audience, message);
    }

    /// The game as a player who has seen the events up to `since` is told of it, with this talk.
    pub(super) fn game_since(
        &mut self,
        player: Option<PlayerId>,
        follow: Option<CommandId>,
        since: Seq,
        talk: Vec<TalkPage>,
    ) -> GameMessage {
        let you = Box::new(self.place_to_tell(player));
        let stored = &self.game.stored;
        GameMessage::Game {
            id: follow,
            settings: Box::new(self.game.public_settings()),
            you,
            created_ms: stored.created_ms,
            state: Box::new(self.state()),
            events: self.log().after(since).to_vec(),
            talk,
            treaties: self.game.treaties_known_to(player),
            seq: self.log().seq(),
            again: stored.again.clone(),
        }
    }

    /// The state of the table now.
    fn state(&self) -> TableState {
        let (live, stored) = (&self.game.live, &self.game.stored);
        let phase = live.phase();
        let is_waiting = phase == Phase::Waiting;
        TableState {
            phase,
            ready: if is_waiting { stored.seats.ready().iter().collect() } else { Vec::new() },
            fill_at_ms: stored.deadline_ms.filter(|_| is_waiting),
            presence: self.attendance.seats().clone(),
            watchers: self.attendance.people().watching,
            offers: live.standing_offers(),
            draw: live.standing_draw(),
            outcome: live.outcome(),
            clock: live.clock_state(self.now()),
            first_turn_by_ms: live.first_turn_by(),
            thinking: self.bots.thinking(),
        }
    }

    /// Finds out which people are here, and tells the others soon if that has changed.
    pub(super) fn refresh_attendance(&mut self) {
        let (now, lost_at) = (self.now(), self.connections_lost_at());
        let Self { attendance, game, .. } = self;
        let last_seen = |seat| {
            let mut events = game.log.after(0).iter().rev();
            let last = events.find(|event| event.kind.seat() == Some(seat));
            last.map_or(game.stored.created_ms, |event| event.at_ms).max(lost_at)
        };
        attendance.refresh(&game.stored.seats.holders(), last_seen, now);
        self.told.table.collect();
    }

    /// The seats whose persons have been away for so long that a bot may stand in.
    pub(super) fn absence(&self) -> Absence {
        Absence(self.attendance.absent(self.now()))
    }

    /// Tells all members the state of the table if more of it has changed than its clocks and bots, which
    /// events tell, or if its clocks are to be told.
    pub(super) fn tell_state(&mut self) {
        let (state, seq) = (self.state(), self.log().seq());
        match self.told.table.tell(&state, &self.game.live, seq) {
            StateNews::Known => return,
            StateNews::Over if self.game.told_characters().next().is_some() => self.send_seats(),
            StateNews::Changed | StateNews::Over => {}
        }
        self.send(Audience::Everybody, GameMessage::State { state: Box::new(state) });
    }

    /// Tells the state at once if an offer or the phase has changed, which people wait for, or the clocks by
    /// the day.
    pub(super) fn tell_what_is_new(&mut self) {
        if self.told.table.is_awaited(&self.game.live, self.log().seq()) {
            self.tell_state();
        }
        self.tell_places();
    }

    /// Tells all members who sits where, and what follows from it.
    pub(super) fn tell_seats(&mut self) {
        self.send_seats();
        self.tell_after_seats();
    }

    /// Tells all members who sits where.
    pub(super) fn send_seats(&mut self) {
        let seats = self.game.public_seats();
        self.send(Audience::Everybody, GameMessage::Seats { seats });
    }

    /// Tells what follows from a change of seats: the state of the table, and the places that have changed.
    pub(super) fn tell_after_seats(&mut self) {
        self.refresh_attendance();
        self.tell_state();
        self.tell_places_anew();
    }
}
