//! Errors of opening games.

use djambi_protocol::{GameId, Missing, Refusal};
use djambi_table::ReplayError;

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

impl OpenError {
    /// What a client is told.
    pub(crate) const fn refusal(&self) -> Refusal {
        match self {
            Self::NotFound => Refusal::NotFound { what: Missing::Game },
            Self::ShuttingDown => Refusal::ShuttingDown,
            Self::Unreadable { .. } | Self::Store(_) => Refusal::Internal,
        }
    }
}
