//! Writes what players have not seen of their games, behind the games: no turn waits for that.

use std::time::Duration;

use crate::app::App;
use crate::error_chain::with_causes;

/// How long news are collected. What a player sees meanwhile is not written.
const COLLECTED_FOR: Duration = Duration::from_secs(2);

/// Writes what has changed, a little later each time, until the shutdown, and then what is left.
pub(super) async fn keep(app: App) {
    let keep = async {
        loop {
            app.notices.has_news().await;
            tokio::time::sleep(COLLECTED_FOR).await;
            write(&app).await;
        }
    };
    app.shutdown.run_until_cancelled(keep).await;
    write(&app).await;
}

async fn write(app: &App) {
    if let Err(error) = app.notices.write_news(&*app.store).await {
        tracing::warn!("notices are not kept: {}", with_causes(&error));
    }
}
