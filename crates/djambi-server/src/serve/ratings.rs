//! Adds rated results to the ratings, behind the games: no turn waits for that.

use std::time::Duration;

use crate::app::App;
use crate::error_chain::with_causes;

/// After how long it is tried again when the store has failed.
const RETRY: Duration = Duration::from_secs(30);

/// Adds the results that have come since the last time, and then each one once its game has ended, until the shutdown.
pub(super) async fn follow_results(app: App) {
    let follow = async {
        loop {
            match add_all(&app).await {
                Ok(()) => app.rooms.rated().notified().await,
                Err(()) => tokio::time::sleep(RETRY).await,
            }
        }
    };
    app.shutdown.run_until_cancelled(follow).await;
}

async fn add_all(app: &App) -> Result<(), ()> {
    loop {
        match app.store.rate_next().await {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(error) => {
                tracing::error!("a result is not added to the ratings: {}", with_causes(&error));
                return Err(());
            }
        }
    }
}
