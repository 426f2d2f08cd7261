//! Games in which something is due though nobody is connected: flags fall, bots take free seats.

mod attempts;

use std::time::Duration;

use tokio::time::Instant;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use attempts::Attempts;

/// How often the service looks for such games.
const EVERY: Duration = Duration::from_millis(500);
/// The maximum number of games that are opened at once.
const AT_ONCE: usize = 100;

/// Opens the rooms of games in which something is due, again and again until the shutdown. An open room does
/// what is due by itself.
pub(super) async fn keep(app: App) {
    let mut ticks = tokio::time::interval(EVERY);
    let mut attempts = Attempts::default();
    let look = async {
        loop {
            ticks.tick().await;
            open_due(&app, &mut attempts).await;
        }
    };
    app.shutdown.run_until_cancelled(look).await;
}

/// Opens the rooms of games that are due, but of those that have just been opened in vain.
async fn open_due(app: &App, attempts: &mut Attempts) {
    // The games that are set aside are listed too, and must not hide the others.
    let limit = AT_ONCE + attempts.len();
    let due = match app.store.due(env::timeline_ms(), u32::try_from(limit).unwrap_or(u32::MAX)).await {
        Ok(due) => due,
        Err(error) => {
            return tracing::error!("games that are due cannot be listed: {}", with_causes(&error));
        }
    };
    if due.len() < limit {
        attempts.keep_only(&due);
    }
    let now = Instant::now();
    for game in due.iter().filter(|game| attempts.is_time(game, now)).take(AT_ONCE).collect::<Vec<_>>() {
        let opened = app.rooms.open(game).await;
        let is_news = attempts.note(game, now, opened.is_err());
        if let Err(error) = opened
            && is_news
        {
            tracing::error!(%game, "a game that is due cannot be opened: {}", with_causes(&error));
        }
    }
}

#[cfg(test)]
mod tests;
