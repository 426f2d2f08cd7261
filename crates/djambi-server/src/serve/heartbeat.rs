//! Signs of life, by which the next start knows how long the service was down, and what has become of the
//! database meanwhile.

use std::time::Duration;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::store::FileTrouble;

/// How often a sign of life is kept. After a crash, players are spared the time since the last one.
const EVERY: Duration = Duration::from_secs(1);

/// A trouble of the database's file that goes on is logged each time after this number of signs of life.
const LOG_EVERY: u32 = 60;

/// Keeps signs of life, looks at the database's file and, once, at its pages.
pub(super) async fn watch(app: App) {
    tokio::join!(beat(app.clone()), check_pages(app));
}

/// Keeps signs of life and looks at the database's file until the shutdown.
pub(super) async fn beat(app: App) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let beat = async {
        let mut troubled = Troubled::default();
        loop {
            ticks.tick().await;
            troubled.note(app.store.file_trouble().await);
            if let Err(error) = app.store.beat(env::timeline_ms()).await {
                tracing::error!("a sign of life cannot be kept: {}", with_causes(&error));
            }
        }
    };
    app.shutdown.run_until_cancelled(beat).await;
}

/// Checks the pages of the database's file beside serving, once, and logs what is found.
async fn check_pages(app: App) {
    match app.shutdown.run_until_cancelled(app.store.file_faults()).await {
        None => {}
        Some(Ok(faults)) if faults.is_empty() => tracing::debug!("the pages of the database are sound"),
        Some(Ok(faults)) => {
            for fault in faults {
                tracing::error!("{}: {fault}", FileTrouble::Damaged.sentence());
            }
        }
        Some(Err(error)) => {
            tracing::error!("the pages of the database cannot be checked: {}", with_causes(&error));
        }
    }
}

/// The trouble of the database's file that was logged last, and for how many signs of life it has gone on.
#[derive(Default)]
struct Troubled {
    logged: Option<FileTrouble>,
    since: u32,
}

impl Troubled {
    /// Logs a trouble when it begins and from time to time, and its end.
    fn note(&mut self, trouble: Option<FileTrouble>) {
        let is_new = trouble != self.logged;
        self.since = if is_new { 0 } else { self.since.wrapping_add(1) };
        match trouble {
            Some(trouble) if self.since.is_multiple_of(LOG_EVERY) => {
                tracing::error!("{}", trouble.sentence());
            }
            None if is_new => tracing::info!("the database's file is as it should be again"),
            _ => {}
        }
        self.logged = trouble;
    }
}
