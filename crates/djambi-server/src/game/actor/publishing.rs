//! Lobby entries and notices of a room, for those who do not follow its game.

use djambi::{Seat, SeatSet};
use djambi_protocol::Phase;

use super::Actor;
use crate::game::notices::Situation;
use crate::lobby::Entry;

/// What a room has told the lobby: nothing yet, or an entry, if there was one.
pub(super) type ToldEntry = Option<Option<Entry>>;

impl Actor {
    /// Tells the lobby and the players what has changed.
    pub(super) fn publish(&mut self) {
        let entry = self.game.lobby_entry(self.attendance.people());
        if self.told_entry.as_ref() != Some(&entry) {
            self.services.lobby.publish(self.id(), entry.clone());
            self.told_entry = Some(entry);
        }
        let situation = self.situation();
        for (player, kind) in self.notices.changes(&situation, &self.game.stored.visits) {
            self.services.notices.tell(player, self.id(), kind);
        }
    }

    fn situation(&self) -> Situation {
        let stored = &self.game.stored;
        let phase = self.game.live.phase();
        let is_persons = |&seat: &Seat| stored.seats.bot(seat).is_none();
        let to_move = self.game.live.to_move().filter(|_| phase == Phase::Playing).filter(is_persons);
        let holder = |seat| stored.seats.holder(seat);
        Situation {
            phase,
            is_again: stored.again.is_some(),
            asked: self.asked().iter().filter_map(holder).collect(),
            turn: to_move.and_then(holder),
            holders: stored.seats.players().collect(),
            looking: self.members.players().collect(),
            started: u32::from(stored.settings.table.waits()),
            last: self.log().seq(),
        }
    }

    /// The seats that are to answer an offer, a draw or a treaty included.
    fn asked(&self) -> SeatSet {
        let live = &self.game.live;
        let offered = live.standing_offers().into_iter().flat_map(|offer| offer.asked);
        let draw = live.standing_draw().into_iter().flat_map(|draw| draw.asked);
        offered.chain(draw).chain(self.game.treaties.asked().iter()).collect()
    }
}
