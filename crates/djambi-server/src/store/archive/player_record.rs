//! The finished games of a player, added up.

use djambi::{Geometry, Reason};
use djambi_protocol::{BoardGames, KindGames, Level, LevelGames, PlaceGames, PlayerProfile, ShownRating};

/// The finished games of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PlayerRecord {
    /// The games by board, kind of end and place.
    pub(crate) parts: Vec<RecordPart>,
    /// The games with bots, by level.
    pub(crate) levels: Vec<LevelRecord>,
}

/// The seats of a player on one board that ended in one way at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordPart {
    /// The board.
    pub(crate) board: &'static Geometry,
    /// How the games ended.
    pub(crate) kind: Reason,
    /// The place; `None` in games without a result.
    pub(crate) place: Option<u32>,
    /// How many there are.
    pub(crate) games: u32,
}

/// The seats of a player in games with bots of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LevelRecord {
    /// The level.
    pub(crate) level: Level,
    /// How many there are.
    pub(crate) games: u32,
    /// How many of them the player has won alone.
    pub(crate) won: u32,
    /// The sum of the player's shares.
    pub(crate) share: f64,
}

impl PlayerRecord {
    /// The record as everybody who finds the games is told of it, under this name.
    pub(crate) fn told(&self, name: String, rating: Option<ShownRating>) -> PlayerProfile {
        let sum = |of: &dyn Fn(&RecordPart) -> bool| {
            self.parts.iter().filter(|part| of(part)).map(|part| part.games).sum::<u32>()
        };
        let mut places: Vec<u32> = self.parts.iter().filter_map(|part| part.place).collect();
        places.sort_unstable();
        places.dedup();
        let boards = Geometry::ALL.into_iter();
        PlayerProfile {
            name,
            rating,
            games: sum(&|_| true),
            places: places
                .into_iter()
                .map(|place| PlaceGames { place, games: sum(&|part| part.place == Some(place)) })
                .collect(),
            kinds: Reason::ALL
                .into_iter()
                .map(|kind| KindGames { kind, games: sum(&|part| part.kind == kind) })
                .filter(|kind| kind.games > 0)
                .collect(),
            boards: boards
                .map(|board| BoardGames { board, games: sum(&|part| part.board == board) })
                .filter(|board| board.games > 0)
                .collect(),
            levels: self
                .levels
                .iter()
                .map(|&LevelRecord { level, games, won, share }| LevelGames { level, games, won, share })
                .collect(),
        }
    }
}
