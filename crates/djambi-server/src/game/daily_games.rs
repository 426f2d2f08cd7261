//! The limit of the games by the day of one player.

use djambi_protocol::{MAX_DAILY_GAMES, Refusal};

use crate::identity::PlayerId;
use crate::store::{Store, StoreError};

/// Checks that a player may sit in one more game by the day.
///
/// # Errors
/// When they have as many as may be, or the store fails.
pub(crate) async fn check_daily_games<E: From<Refusal> + From<StoreError>>(
    store: &dyn Store,
    player: PlayerId,
) -> Result<(), E> {
    no_more_daily_games(store, player).await?.map_or(Ok(()), |refusal| Err(refusal.into()))
}

/// Why a player may sit in no further game by the day, if they sit in as many as may be.
///
/// # Errors
/// When the store fails.
pub(super) async fn no_more_daily_games(
    store: &dyn Store,
    player: PlayerId,
) -> Result<Option<Refusal>, StoreError> {
    let limit = MAX_DAILY_GAMES;
    let has_enough = store.daily_games(player).await? >= limit;
    Ok(has_enough.then_some(Refusal::TooManyDailyGames { limit }))
}
