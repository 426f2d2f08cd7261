//! The first turns of finished games.

use async_trait::async_trait;
use djambi_protocol::GameId;

use super::StoreError;
use crate::identity::PlayerId;
use crate::openings::{FirstTurn, OpeningKey, OpeningSums};

/// The first turns of finished games by position. They are counted behind the games, and go with the result of their game.
/// Those of a game whose table was not listed count for its players alone.
#[async_trait]
pub(crate) trait Openings: Send + Sync {
    /// The finished games whose first turns are to be counted next, at most so many.
    async fn uncounted(&self, limit: u32) -> Result<Vec<Uncounted>, StoreError>;

    /// Counts the first turns of games in one commit, without those whose result has changed meanwhile.
    async fn count_openings(&self, games: Vec<(Uncounted, Vec<FirstTurn>)>) -> Result<(), StoreError>;

    /// The turns that were played in a position, added up.
    async fn opening(&self, position: OpeningKey, of: OpeningsOf) -> Result<OpeningSums, StoreError>;
}

/// A finished game whose first turns are not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Uncounted {
    /// The number of its result.
    pub(crate) number: i64,
    /// The game.
    pub(crate) game: GameId,
    /// When it ended.
    pub(crate) ended_ms: u64,
}

/// Whose games are added up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpeningsOf {
    /// Those that everybody finds.
    Everybody,
    /// Among them those of people alone.
    People,
    /// Among them the rated ones.
    Rated,
    /// Among them those with bots.
    Bots,
    /// The last ones of a player, also those that nobody else finds.
    Player(PlayerId),
}
