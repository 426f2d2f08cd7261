//! Lobby entries and notices of a room, for those who do not follow its game.

use std::sync::Arc;

use super::change::Change;
use super::effects::{Effect, Effects};
use super::state::RoomState;
use crate::game::notices::{GameNotices, Situation};
use crate::identity::PlayerId;
use crate::lobby::{AboutGame, Entry};

/// What a room has told those who do not follow its game.
#[derive(Default)]
pub(super) struct Published {
    /// What the lobby was told: nothing yet, or an entry, if there was one.
    entry: Option<Option<Entry>>,
    /// What turns don't change of the entry of a game that is played.
    about: Option<Arc<AboutGame>>,
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

    /// What the lobby and the players are to be told after a change.
    pub(super) fn on(&mut self, change: Change, room: &RoomState) -> Effects {
        let mut effects = Effects::new();
        if change == Change::Seats {
            self.about = None;
        }
        if change != Change::Settled {
            return effects;
        }
        let entry = room.game.lobby_entry(room.attendance.people(), &mut self.about);
        if self.tell_entry(&entry) {
            effects.push(Effect::List(entry));
        }
        let looks = |player| room.attendance.is_looking(player);
        let news = self.notices.changes(&Situation::new(&room.game, &looks));
        effects.extend(news.waits.into_iter().map(|(player, kind)| Effect::Notify(player, kind)));
        effects.extend(news.unseen.into_iter().map(|(player, unseen)| Effect::Remember(player, unseen)));
        effects
    }

    /// Forgets why a player was told that the game waits: they are told again.
    pub(super) fn forget(&mut self, player: PlayerId) {
        self.notices.forget(player);
    }

    /// What all who know of the game are told once there is no such game any more.
    pub(super) fn withdrawn(&self) -> Effects {
        let notices = self.notices.waited_for().map(|player| Effect::Notify(player, None));
        std::iter::once(Effect::List(None)).chain(notices).collect()
    }
}
