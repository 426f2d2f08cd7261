//! Games that ended before results were kept get theirs after a start.

use crate::app::App;
use crate::error_chain::with_causes;
use crate::game::keep_missing_results;

/// Makes the results that are missing, while the service is serving already. It ends early at the shutdown,
/// and goes on at the next start.
pub(super) async fn make_missing(app: App) {
    let made = app.shutdown.run_until_cancelled(keep_missing_results(app.store.as_ref())).await;
    match made {
        None | Some(Ok(0)) => {}
        Some(Ok(games)) => tracing::info!(games, "the results of earlier games are made"),
        Some(Err(error)) => {
            tracing::error!("the results of earlier games cannot be made: {}", with_causes(&error));
        }
    }
}
