//! Errors of opening and creating games.

use djambi_protocol::GameId;

use super::live_game::ReplayError;
use crate::store::StoreError;

/// Why a game cannot be opened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    /// There is no such game.
    #[error("there is no such game")]
    NotFound,
    /// The service is going down.
    #[error("the service is going down")]
    ShuttingDown,
    /// The events in the store don't make a game.
    #[error("game {game} cannot be read back")]
    Unreadable { game: GameId, source: ReplayError },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a game cannot be created.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub(crate) struct InvalidSettings {
    /// What is wrong, for people.
    pub(crate) message: String,
    /// The section of the rules concerned, such as `§10`.
    pub(crate) section: Option<String>,
}
