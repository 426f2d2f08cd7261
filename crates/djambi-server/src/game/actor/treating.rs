//! Treaties in a room: acts and events are judged in the order in which they came to the disk.

use std::sync::Arc;

use djambi_protocol::{Act, ActKind, Channel, Event, GameMessage, KnownTreaty, Phase, Refusal, TreatyRule};
use djambi_table::{Author, LiveGame, PactMark, Refused, TalkAccess};

use super::Actor;
use crate::identity::PlayerId;
use crate::store::{StoreError, StoredAct};

/// The treaties of which the members know.
#[derive(Default)]
pub(super) struct ToldTreaties(Vec<PactMark>);

impl Actor {
    /// Checks whether a player may act so in a channel now.
    ///
    /// # Errors
    /// When the act is refused.
    pub(super) fn check_act(&self, player: PlayerId, channel: Channel, act: &Act) -> Result<(), Refused> {
        let (stored, live) = (&self.game.stored, &self.game.live);
        let seat = act.seat;
        if !stored.settings.has_treaties() {
            return Err(Refusal::NoTreaties.into());
        }
        if stored.seats.holder(seat) != Some(player) {
            return Err(Refusal::NotYourSeat { seat }.into());
        }
        self.check_channel(player, channel, act)?;
        if live.phase() == Phase::Waiting {
            return Err(Refusal::NotStarted.into());
        }
        if stored.seats.bot(seat).is_some() {
            return Err(Refusal::StoodIn.into());
        }
        self.game.treaties.check(channel, act, live.game())?;
        if let ActKind::Propose { treaty } = &act.kind {
            let partners = self.game.dealers().partners(seat);
            let mut parties = treaty.parties.iter().map(|party| party.seat);
            if let Some(seat) = parties.find(|&party| party != seat && !partners.contains(party)) {
                return Err(Refusal::MakesNoTreaties { seat }.into());
            }
        }
        Ok(())
    }

    /// Checks whether acts of a player's seat belong in a channel: in the table's, and where treaties are secret in
    /// private ones in which the player speaks for that seat, and whose seats include all parties.
    fn check_channel(&self, player: PlayerId, channel: Channel, act: &Act) -> Result<(), Refused> {
        let seats = match channel {
            Channel::Table => return Ok(()),
            Channel::Dead | Channel::Watchers => return Err(Refusal::NotYourChannel.into()),
            Channel::Private(seats) => seats,
        };
        if self.game.stored.settings.press.treaties != TreatyRule::Secret {
            return Err(Refusal::NoSecretTreaties.into());
        }
        if self.game.talk_access().author(player, channel) != Some(Author { seat: Some(act.seat) }) {
            return Err(Refusal::NotYourChannel.into());
        }
        if let ActKind::Propose { treaty } = &act.kind {
            let mut parties = treaty.parties.iter().map(|party| party.seat);
            if let Some(seat) = parties.find(|&seat| !seats.contains(seat)) {
                return Err(Refusal::NotInChannel { seat }.into());
            }
        }
        Ok(())
    }

    /// The state of the game as acts see it that come to the disk before the next event, while some are on their
    /// way.
    pub(super) fn state_for_acts(&self) -> Option<Arc<LiveGame>> {
        self.talk.has_acts().then(|| self.game.live.clone())
    }

    /// Follows an event that is on disk. Acts that came to the disk before it are judged before it, when the game
    /// was as `before`.
    ///
    /// # Errors
    /// When the store has failed to keep what was said.
    pub(super) fn judge_in_order(
        &mut self,
        event: &Event,
        before: Option<&LiveGame>,
    ) -> Result<(), StoreError> {
        if !self.game.stored.settings.has_treaties() {
            return Ok(());
        }
        let mut is_followed = false;
        if before.is_some() {
            while let Some(answered) = self.talk.answered_now() {
                if !is_followed && answered.after().is_some_and(|after| after >= event.seq) {
                    self.follow(event);
                    is_followed = true;
                }
                self.hand_on(answered, before.filter(|_| !is_followed))?;
            }
        }
        if !is_followed {
            self.follow(event);
        }
        Ok(())
    }

    fn follow(&mut self, event: &Event) {
        let game = &mut self.game;
        let seen = game.log.seen(event.seq);
        Arc::make_mut(&mut game.treaties).follow(event, seen, game.live.game());
    }

    /// Follows an act that is on disk, when the game was as `before`, or is as it is now.
    pub(super) fn follow_act(&mut self, act: StoredAct, before: Option<&LiveGame>) {
        let game = &mut self.game;
        let state = before.unwrap_or(&game.live).game();
        let kept = &act.kept;
        Arc::make_mut(&mut game.treaties).act(kept.channel, kept.seq, kept.at_ms, &kept.act, state);
        Arc::make_mut(&mut game.acts).push(act);
    }

    /// Tells the members which treaties are new or have changed, those of which each may know, and what is open to
    /// them since.
    pub(super) fn tell_treaties(&mut self) {
        let treaties = self.game.treaties.news(&mut self.told.treaties.0);
        if treaties.is_empty() {
            return;
        }
        let Self { members, game, talk, .. } = self;
        // What becomes readable only now comes with the talk that has made it.
        let access = talk.told_access().unwrap_or_else(|| game.talk_access());
        let message = |&reader: &Option<PlayerId>| {
            let is_known = |treaty: &&KnownTreaty| game.knows(reader, treaty, &access);
            let treaties: Vec<_> = treaties.iter().filter(is_known).cloned().collect();
            (!treaties.is_empty()).then_some(GameMessage::Treaties { treaties })
        };
        members.send_each(|member| access.listener(member.player), message);
        self.tell_places();
        // A bot may have waited for its own answer.
        self.let_bot_think();
    }

    /// Tells members of the treaties of which they may know only now: those who made them did it in private.
    pub(super) fn reveal_treaties(&mut self, before: &TalkAccess<PlayerId>, now: &TalkAccess<PlayerId>) {
        let Self { members, game, .. } = self;
        let message = |&reader: &Option<PlayerId>| {
            let is_news =
                |treaty: &KnownTreaty| game.knows(reader, treaty, now) && !game.knows(reader, treaty, before);
            let treaties: Vec<_> = game.treaties.known().filter(is_news).collect();
            (!treaties.is_empty()).then_some(GameMessage::Treaties { treaties })
        };
        members.send_each(|member| now.insider(member.player), message);
    }
}
