//! Lobby entries and notices of a room, for those who do not follow its game.

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
        let situation = Situation::new(&self.game, self.attendance.looking());
        for (player, kind) in self.notices.changes(&situation) {
            self.services.notices.tell(player, self.id(), kind);
        }
    }

    /// Tells all who know of the game that there is no such game any more.
    pub(super) fn unpublish(&self) {
        self.services.lobby.publish(self.id(), None);
        for player in self.notices.waited_for() {
            self.services.notices.tell(player, self.id(), None);
        }
    }
}
