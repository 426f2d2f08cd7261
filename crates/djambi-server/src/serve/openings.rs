//! Counts the first turns of finished games, behind the games: no turn waits for that.

use std::time::Duration;

use crate::app::App;
use crate::error_chain::with_causes;
use crate::game::long_work;
use crate::openings::{FirstTurn, first_turns};
use crate::store::{StoreError, StoreErrorKind, StoredGame, Uncounted};

/// The time after which it is looked for games that have ended.
const PAUSE: Duration = Duration::from_secs(5);
/// The number of games that are counted in a commit, for which turns of other games may have to wait.
const AT_ONCE: u32 = 16;

/// Counts the first turns of games until the shutdown.
pub(super) async fn count(app: App) {
    let count = async {
        loop {
            match count_some(&app).await {
                Ok(true) => continue,
                Ok(false) => {}
                Err(error) => tracing::error!("openings are not counted: {}", with_causes(&error)),
            }
            tokio::time::sleep(PAUSE).await;
        }
    };
    app.shutdown.run_until_cancelled(count).await;
}

/// Counts those of the next games; says whether there were any.
async fn count_some(app: &App) -> Result<bool, StoreError> {
    let mut counted = Vec::new();
    for game in app.store.uncounted(AT_ONCE).await? {
        let turns = turns_of(app, &game).await?;
        counted.push((game, turns));
    }
    if counted.is_empty() {
        return Ok(false);
    }
    app.store.count_openings(counted).await?;
    Ok(true)
}

/// The first turns of a game; none of one that cannot be read, which is logged, or that was deleted meanwhile.
async fn turns_of(app: &App, uncounted: &Uncounted) -> Result<Vec<FirstTurn>, StoreError> {
    let game = &uncounted.game;
    let stored = match app.store.game(game).await {
        Ok(Some(stored)) => stored,
        Ok(None) => return Ok(Vec::new()),
        Err(error) if error.kind() == StoreErrorKind::Damaged => {
            tracing::error!(%game, "the first turns of a game do not count: {error}");
            return Ok(Vec::new());
        }
        Err(error) => return Err(error),
    };
    Ok(long_work::run(stored.events.len(), move || turns_of_stored(&stored)).await)
}

fn turns_of_stored(stored: &StoredGame) -> Vec<FirstTurn> {
    match stored.replayed() {
        Ok(live) => live.outcome().map(|outcome| first_turns(live.game(), outcome)).unwrap_or_default(),
        Err(error) => {
            tracing::error!(game = %stored.settings.id, "the first turns of a game do not count: {error}");
            Vec::new()
        }
    }
}
