//! The lobby's entry of a game.

use std::collections::BTreeMap;

use djambi::Seat;
use djambi_protocol::{LobbyGame, LobbySeat, LobbyTable};

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
    Game(Box<LobbyGame>),
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

impl OpenTable {
    /// The number of free seats.
    pub(super) fn free(&self) -> usize {
        self.table.seats.values().filter(|seat| **seat == LobbySeat::Free).count()
    }
}
