//! The lobby's entry of a game.

use std::collections::BTreeMap;
use std::sync::Arc;

use djambi::{Geometry, Position, Rules, Seat};
use djambi_protocol::{ClockSettings, GameId, LobbyGame, LobbySeat, LobbySeats, LobbyTable};

use crate::identity::PlayerId;

/// What the lobby knows of a game that waits for players or is played.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The number of people at this moment that play in it or sit at its table.
    pub(crate) playing: u32,
    /// The number of people at this moment that watch it.
    pub(crate) watching: u32,
    /// What the lobby shows of it.
    pub(crate) listing: Listing,
}

/// What the lobby shows of a game.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Listing {
    /// Nothing: people come by its address, or may not watch it.
    Unlisted,
    /// A table that waits for players.
    Table(Box<OpenTable>),
    /// A game that may be watched.
    Game(Box<ListedGame>),
}

/// A game that is played. A room publishes it after each turn, so it is made into text only when it is shown.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct ListedGame {
    /// What turns don't change.
    pub(crate) about: Arc<AboutGame>,
    /// The position at this moment.
    pub(crate) position: Position,
    /// The number of people who watch.
    pub(crate) watchers: u32,
}

/// What turns don't change of a game that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AboutGame {
    /// The id of the game.
    pub(crate) id: GameId,
    /// The board.
    pub(crate) board: &'static Geometry,
    /// The rules.
    pub(crate) rules: Rules,
    /// How long the players may think.
    pub(crate) clock: Option<ClockSettings>,
    /// The seats that have a player in it.
    pub(crate) seats: LobbySeats,
    /// When it began, in milliseconds since 1970.
    pub(crate) since_ms: u64,
}

/// A table that waits for players, and who sits there.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct OpenTable {
    /// What the lobby shows.
    pub(crate) table: LobbyTable,
    /// The players that have taken seats.
    pub(crate) holders: BTreeMap<Seat, PlayerId>,
}

impl Entry {
    /// Whether there is nothing to show and nobody to count.
    pub(super) fn is_empty(&self) -> bool {
        self.playing == 0 && self.watching == 0 && self.listing == Listing::Unlisted
    }
}

impl ListedGame {
    /// What the lobby shows of it.
    pub(super) fn shown(&self) -> LobbyGame {
        let AboutGame { id, board, rules, clock, seats, since_ms } = (*self.about).clone();
        LobbyGame {
            id,
            board,
            rules,
            clock,
            position: self.position.to_string(),
            turn: self.position.turn(),
            seats,
            watchers: self.watchers,
            since_ms,
        }
    }
}

impl OpenTable {
    /// The number of free seats.
    pub(super) fn free(&self) -> usize {
        self.table.seats.values().filter(|seat| **seat == LobbySeat::Free).count()
    }
}
