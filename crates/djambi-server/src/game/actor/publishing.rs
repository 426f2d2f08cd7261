//! What a room tells those who do not follow its game: the lobby, and its players on their other pages.

use djambi::Seat;
use djambi_protocol::{Phase, SeatState};

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
        for (player, kind) in self.notices.changes(&self.situation()) {
            self.services.notices.tell(player, self.id(), kind);
        }
    }

    fn situation(&self) -> Situation {
        let stored = &self.game.stored;
        let phase = self.game.live.phase();
        let is_persons = |seat: &Seat| stored.settings.seats.get(seat).and_then(SeatState::bot).is_none();
        let to_move = self.game.live.to_move().filter(|_| phase == Phase::Playing).filter(is_persons);
        Situation {
            phase,
            is_again: stored.again.is_some(),
            turn: to_move.and_then(|seat| stored.holders.get(&seat).copied()),
            holders: stored.holders.values().copied().collect(),
            looking: self.members.players().collect(),
        }
    }
}
