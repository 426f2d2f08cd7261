//! The archive: the finished games, as lists show them and as they add up for a player.

mod filter;
mod finished_game;
mod player_record;

use async_trait::async_trait;

pub(crate) use filter::{GameFilter, PageKey};
pub(crate) use finished_game::FoundGame;
pub(crate) use player_record::{LevelRecord, PlayerRecord, RecordPart};

use super::StoreError;
use crate::identity::PlayerId;

/// The finished games in which a turn was played. A game whose table was not listed, or closed, is found only by its
/// players: nobody else finds a trace of it, neither in lists nor in sums.
#[async_trait]
pub(crate) trait Archive: Send + Sync {
    /// The games of a filter that a reader finds, the newest first. A game that cannot be read is logged and left out.
    async fn found_games(
        &self,
        reader: Option<PlayerId>,
        filter: GameFilter,
        limit: u32,
    ) -> Result<Vec<FoundGame>, StoreError>;

    /// The games of a player that a reader finds, added up.
    async fn player_record(
        &self,
        reader: Option<PlayerId>,
        player: PlayerId,
    ) -> Result<PlayerRecord, StoreError>;
}
