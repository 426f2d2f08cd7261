//! A game's entry in the lobby.

use std::sync::Arc;

use djambi_protocol::{LobbySeat, LobbySeats, LobbyTable, Phase, SeatKind, SeatState, Settings, Watching};

use super::snapshot::GameSnapshot;
use crate::lobby::{AboutGame, Entry, ListedGame, Listing, OpenTable};

/// The people that are at a game at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct People {
    /// Those who play in it or sit at its table.
    pub(crate) playing: u32,
    /// Those who watch it.
    pub(crate) watching: u32,
}

impl GameSnapshot {
    /// What the lobby is told of the game; `None` once it is over. What turns don't change of it is kept in `about` until
    /// the seats change.
    pub(crate) fn lobby_entry(&self, people: People, about: &mut Option<Arc<AboutGame>>) -> Option<Entry> {
        let People { playing, watching } = people;
        let table = self.stored.settings.table;
        let listing = match self.live.phase() {
            Phase::Over => return None,
            Phase::Waiting if table.listed => Listing::Table(Box::new(self.open_table(playing))),
            Phase::Playing | Phase::Paused if table.listed && table.watching == Watching::Everybody => {
                let about = about.get_or_insert_with(|| Arc::new(self.about_game())).clone();
                debug_assert_eq!(*about, self.about_game(), "what turns don't change");
                let position = *self.live.game().position();
                Listing::Game(Box::new(ListedGame { about, position, watchers: watching }))
            }
            _ => Listing::Unlisted,
        };
        Some(Entry { playing, watching, listing })
    }

    /// What the lobby is told of the game while no room is open. A table in real time at which nobody has
    /// been for so long is not shown: who sat down there would wait in vain.
    pub(crate) fn lobby_entry_of_nobody(&self) -> Option<Entry> {
        let entry = self.lobby_entry(People::default(), &mut None)?;
        let is_expected = !self.stored.settings.is_in_real_time() || self.stored.appointment().is_some();
        let is_shown = self.live.phase() != Phase::Waiting || is_expected;
        Some(if is_shown { entry } else { Entry { listing: Listing::Unlisted, ..entry } })
    }

    fn open_table(&self, here: u32) -> OpenTable {
        let stored = &self.stored;
        let settings = self.public_settings();
        let mut held = stored.host.into_iter().flat_map(|host| stored.seats.held_by(host));
        let host = held.next().and_then(|seat| settings.seats.get(&seat));
        let table = LobbyTable {
            id: settings.id.clone(),
            board: settings.board(),
            rules: settings.rules,
            clock: settings.clock,
            table: settings.table,
            host: host.map_or_else(String::new, |state| state.name.clone()),
            seats: lobby_seats(&settings),
            here,
            since_ms: stored.created_ms,
            fill_at_ms: stored.fill_at_ms(),
        };
        OpenTable { table, holders: stored.seats.holders() }
    }

    /// What turns don't change of the game as the lobby shows it.
    fn about_game(&self) -> AboutGame {
        let settings = self.public_settings();
        AboutGame {
            id: settings.id.clone(),
            board: settings.board(),
            rules: settings.rules,
            clock: settings.clock,
            seats: lobby_seats(&settings),
            since_ms: self.log.started_ms().unwrap_or(self.stored.created_ms),
        }
    }
}

/// The seats with a player.
fn lobby_seats(settings: &Settings) -> LobbySeats {
    let with_player = settings.seats.iter().filter(|(_, state)| state.kind != SeatKind::Absent);
    with_player.map(|(&seat, state)| (seat, lobby_seat(state))).collect()
}

fn lobby_seat(state: &SeatState) -> LobbySeat {
    match state.bot() {
        _ if !state.claimed => LobbySeat::Free,
        Some(level) => LobbySeat::Bot(level),
        None => LobbySeat::Person(state.name.clone()),
    }
}
