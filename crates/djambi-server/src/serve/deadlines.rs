//! Games in which something is due though nobody is connected: flags fall, bots take free seats.

use std::time::Duration;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;

/// How often the service looks for such games.
const EVERY: Duration = Duration::from_millis(500);
/// The maximum number of games that are opened at once.
const AT_ONCE: u32 = 100;

/// Opens the rooms of games in which something is due, again and again until the shutdown. An open room does
/// what is due by itself.
pub(super) async fn keep(app: App) {
    let mut ticks = tokio::time::interval(EVERY);
    let look = async {
        loop {
            ticks.tick().await;
            match app.store.due(env::timeline_ms(), AT_ONCE).await {
                Ok(games) => {
                    for game in games {
                        if let Err(error) = app.rooms.open(&game).await {
                            tracing::error!(%game, "a game that is due cannot be opened: {}", with_causes(&error));
                        }
                    }
                }
                Err(error) => tracing::error!("games that are due cannot be listed: {}", with_causes(&error)),
            }
        }
    };
    app.shutdown.run_until_cancelled(look).await;
}

#[cfg(test)]
mod tests;
