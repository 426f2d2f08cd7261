use djambi_protocol::GameId;

use super::{LiveGame, OpenError};
use crate::store::{Store, StoredGame};

/// A game as the store keeps it, and its state after all events.
///
/// # Errors
/// [`OpenError::NotFound`] if there is no such game; others if it cannot be read.
pub(crate) async fn load(store: &dyn Store, id: &str) -> Result<(StoredGame, LiveGame), OpenError> {
    let game: GameId = id.parse().map_err(|_| OpenError::NotFound)?;
    let stored = store.game(&game).await?.ok_or(OpenError::NotFound)?;
    let live = LiveGame::of_stored(&stored).map_err(|source| OpenError::Unreadable { game, source })?;
    Ok((stored, live))
}
