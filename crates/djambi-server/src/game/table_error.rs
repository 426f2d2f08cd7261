use djambi_protocol::Refusal;
use djambi_table::Refused;

use super::error::OpenError;
use crate::store::StoreError;

/// Why a player does not get what was asked for at a table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TableError {
    /// The service refuses it.
    #[error("{}", Refused::from(.0))]
    Refusal(Refusal),
    /// The game does not allow it.
    #[error(transparent)]
    Game(#[from] Refused),
    /// The game is not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(refusal)
    }
}
