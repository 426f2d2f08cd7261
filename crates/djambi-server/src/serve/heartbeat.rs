//! Signs of life, by which the next start knows how long the service was down.

use std::time::Duration;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;

/// How often a sign of life is kept. After a crash, players are spared the time since the last one.
const EVERY: Duration = Duration::from_secs(1);

/// Keeps signs of life until the shutdown.
pub(super) async fn beat(app: App) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let beat = async {
        loop {
            ticks.tick().await;
            if let Err(error) = app.store.beat(env::timeline_ms()).await {
                tracing::error!("a sign of life cannot be kept: {}", with_causes(&error));
            }
        }
    };
    app.shutdown.run_until_cancelled(beat).await;
}
