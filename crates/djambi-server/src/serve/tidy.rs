//! Forgets each minute what the limits and the security log need no more.

use std::time::Duration;

use crate::app::App;
use crate::error_chain::with_causes;

/// How often it is done.
const EVERY: Duration = Duration::from_secs(60);

/// Forgets the clients of which nothing is to be known any more, and sums up what the security log has
/// counted, each minute until the shutdown.
pub(super) async fn every_minute(app: App) {
    let mut minutes = tokio::time::interval(EVERY);
    let tidy = async {
        loop {
            minutes.tick().await;
            app.gate.tidy();
            app.kept_events.tidy();
            app.security.tidy();
            tell_readings(&app).await;
        }
    };
    app.shutdown.run_until_cancelled(tidy).await;
    app.security.end();
}

/// Tells the security log that the host has read what players have reported.
async fn tell_readings(app: &App) {
    match app.store.take_readings().await {
        Ok(0) => {}
        Ok(times) => {
            tracing::info!(target: "djambi::security", what = "reports", result = "read", times, "reports: read");
        }
        Err(error) => tracing::warn!("it is not known whether reports were read: {}", with_causes(&error)),
    }
}
