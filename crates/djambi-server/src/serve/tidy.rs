//! Forgets each minute what the limits and the security log need no more.

use std::time::Duration;

use crate::app::App;

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
            app.security.tidy();
        }
    };
    app.shutdown.run_until_cancelled(tidy).await;
    app.security.end();
}
