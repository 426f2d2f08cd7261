//! Treaties in a room: acts and events are judged in the order in which they came to the disk.

use std::sync::Arc;

use djambi_protocol::{Act, ActKind, Channel, Event, GameMessage, KnownTreaty, Phase, Refusal, TreatyRule};
use djambi_table::{Author, LiveGame, PactMark, Refused, TalkAccess};

use super::change::Change;
use super::effects::Effects;
use super::state::RoomState;
use super::talking::Talk;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::StoredAct;

/// The treaties of which the members know.
#[derive(Default)]
pub(super) struct ToldTreaties(Vec<PactMark>);

impl GameSnapshot {
    /// Checks whether a player may act so in a channel now.
    ///
    /// # Errors
    /// When the act is refused.
    pub(super) fn check_act(&self, player: PlayerId, channel: Channel, act: &Act) -> Result<(), Refused> {
        let stored = &self.stored;
        let live = &self.live;
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
        self.treaties.check(channel, act, live.game())?;
        if let ActKind::Propose { treaty } = &act.kind {
            let partners = self.dealers().partners(seat);
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
        if self.stored.settings.press.treaties != TreatyRule::Secret {
            return Err(Refusal::NoSecretTreaties.into());
        }
        if self.talk_access().author(player, channel) != Some(Author { seat: Some(act.seat) }) {
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

    /// Follows an event that is on disk.
    pub(super) fn follow(&mut self, event: &Event) {
        let seen = self.log.seen(event.seq);
        Arc::make_mut(&mut self.treaties).follow(event, seen, self.live.game());
    }

    /// Follows an act that is on disk, when the game was as `before`, or is as it is now.
    pub(super) fn follow_act(&mut self, act: StoredAct, before: Option<&LiveGame>) {
        let state = before.unwrap_or(&self.live).game();
        let kept = &act.kept;
        Arc::make_mut(&mut self.treaties).act(kept.channel, kept.seq, kept.at_ms, &kept.act, state);
        Arc::make_mut(&mut self.acts).push(act);
    }
}

impl ToldTreaties {
    /// The treaties that are new or have changed after a change, told to those who may know of each.
    pub(super) fn on(&mut self, change: Change, room: &RoomState, talk: &Talk) -> Effects {
        if change != Change::Settled {
            return Effects::new();
        }
        let treaties = room.game.treaties.news(&mut self.0);
        if treaties.is_empty() {
            return Effects::new();
        }
        // What becomes readable only now comes with the talk that has made it.
        let access = talk.told_access().unwrap_or_else(|| room.game.talk_access());
        let message = |&reader: &Option<PlayerId>| {
            let is_known = |treaty: &&KnownTreaty| room.game.knows(reader, treaty, &access);
            let treaties: Vec<_> = treaties.iter().filter(is_known).cloned().collect();
            (!treaties.is_empty()).then_some(GameMessage::Treaties { treaties })
        };
        room.tell_each(|player| access.listener(player), message)
    }
}

impl RoomState {
    /// The treaties of which members may know only now: those who made them did it in private.
    pub(super) fn revealed_treaties(
        &self,
        before: &TalkAccess<PlayerId>,
        now: &TalkAccess<PlayerId>,
    ) -> Effects {
        let game = &self.game;
        let message = |&reader: &Option<PlayerId>| {
            let is_news =
                |treaty: &KnownTreaty| game.knows(reader, treaty, now) && !game.knows(reader, treaty, before);
            let treaties: Vec<_> = game.treaties.known().filter(is_news).collect();
            (!treaties.is_empty()).then_some(GameMessage::Treaties { treaties })
        };
        self.tell_each(|player| now.insider(player), message)
    }
}
