//! Lists of games: those that the service must look at, those that the lobby shows, and how all were used.

mod game_use;

use async_trait::async_trait;
use djambi_protocol::GameId;

pub(crate) use game_use::{GameStage, GameUse, UsePage};

use super::StoreError;

/// The way on which players are told of their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Letters.
    Mail,
    /// Messages to browsers.
    Push,
}

/// The lists of games. What cannot be read concerns only its game.
#[async_trait]
pub(crate) trait Lists: Send + Sync {
    /// The games that the service must look at by this time, the most urgent first. Times are in milliseconds
    /// since 1970.
    async fn due(&self, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The games in which it is a bot's turn. Games that cannot be read are logged and left out.
    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError>;

    /// The listed tables whose game has not begun, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The listed tables whose game is being played, the last one in which something happened first.
    async fn running_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Games by the day of those who want to be told on a way before their time runs out, in which somebody's does until a
    /// moment: by the moment and by id, those behind one of them.
    async fn games_near_end(
        &self,
        way: Way,
        until_ms: u64,
        behind: Option<(u64, GameId)>,
        limit: u32,
    ) -> Result<Vec<(u64, GameId)>, StoreError>;

    /// How the next games after one have been used, in the order of their ids. A game that cannot be read is
    /// logged and left out.
    async fn uses(&self, after: Option<String>) -> Result<UsePage, StoreError>;
}
