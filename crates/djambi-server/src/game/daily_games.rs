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
    let limit = MAX_DAILY_GAMES;
    let has_enough = store.daily_games(player).await? >= limit;
    if has_enough { Err(Refusal::TooManyDailyGames { limit }.into()) } else { Ok(()) }
}
