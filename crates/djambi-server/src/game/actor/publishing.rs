//! Lobby entries and notices of a room, for those who do not follow its game.

use super::Actor;
use crate::game::notices::{GameNotices, Situation};
use crate::lobby::Entry;

/// What a room has told those who do not follow its game.
#[derive(Default)]
pub(super) struct Published {
    /// What the lobby was told: nothing yet, or an entry, if there was one.
    entry: Option<Option<Entry>>,
    /// What the players were told on other pages.
    notices: GameNotices,
}

impl Published {
    /// Notes an entry as told; whether it is news.
    fn tell_entry(&mut self, entry: &Option<Entry>) -> bool {
        let is_news = self.entry.as_ref() != Some(entry);
        if is_news {
            self.entry = Some(entry.clone());
        }
        is_news
    }
}

impl Actor {
    /// Tells the lobby and the players what has changed.
    pub(super) fn publish(&mut self) {
        let entry = self.game.lobby_entry(self.attendance.people());
        if self.published.tell_entry(&entry) {
            self.services.lobby.publish(self.id(), entry);
        }
        let situation = Situation::new(&self.game, self.attendance.looking());
        for (player, kind) in self.published.notices.changes(&situation) {
            self.services.notices.tell(player, self.id(), kind);
        }
    }

    /// Tells all who know of the game that there is no such game any more.
    pub(super) fn unpublish(&self) {
        self.services.lobby.publish(self.id(), None);
        for player in self.published.notices.waited_for() {
            self.services.notices.tell(player, self.id(), None);
        }
    }
}
