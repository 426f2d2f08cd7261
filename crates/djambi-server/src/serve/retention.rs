//! Closes and deletes the games that nobody uses, and forgets what was said in private long ago.

use std::time::Duration;

use crate::app::App;
use crate::config::Retention;
use crate::env::{self, DAY_MS};
use crate::error_chain::with_causes;
use crate::game::{Cutoffs, Expiry, OpenError};
use crate::security::{SecurityNote, Who};
use crate::served_time::ServedTime;
use crate::store::{REPORT_DAYS, StoreError};

/// The number of days after which a game without any turn is deleted, unless an invitation waits.
const UNPLAYED_DAYS: u32 = 7;
/// The pause after each page of games and after each game that expires, so that nobody waits for them.
const PAUSE: Duration = Duration::from_millis(20);

/// The moments before which something must last have happened in a game that is not kept. While the service is down,
/// nobody can move: that time does not count.
fn cutoffs(retention: Retention, served: &ServedTime, now_ms: u64) -> Cutoffs {
    let before = |days| served.before(now_ms, u64::from(days) * DAY_MS);
    Cutoffs { idle_ms: before(retention.days), unplayed_ms: before(retention.days.min(UNPLAYED_DAYS)) }
}

/// A moment some days before another one, both in milliseconds since 1970.
fn days_before(now_ms: u64, days: u32) -> u64 {
    now_ms.saturating_sub(u64::from(days) * DAY_MS)
}

/// Closes and deletes the games that nobody uses, and deletes old private talk, again and again until the shutdown.
pub(super) async fn retain(app: App, retention: Retention) {
    tokio::select! {
        biased;
        () = app.shutdown.cancelled() => {}
        () = look_again_and_again(&app, retention) => {}
    }
}

async fn look_again_and_again(app: &App, retention: Retention) {
    let mut pause = retention.first;
    loop {
        tokio::time::sleep(pause).await;
        pause = retention.interval;
        if retention.press_days > 0 {
            forget_private_talk(app, days_before(env::timeline_ms(), retention.press_days)).await;
        }
        if let Err(error) = app.store.forget_reports(days_before(env::timeline_ms(), REPORT_DAYS)).await {
            tracing::error!("old reports cannot be deleted: {}", with_causes(&error));
        }
        if let Err(error) = app.store.forget_ended(env::now_ms()).await {
            tracing::error!("sessions that have ended cannot be deleted: {}", with_causes(&error));
        }
        if let Err(error) = app.store.forget_leaves(env::timeline_ms()).await {
            tracing::error!("old leave cannot be deleted: {}", with_causes(&error));
        }
        if let Err(error) = app.store.forget_acquaintances(env::now_ms()).await {
            tracing::error!("it cannot be forgotten who knows whom: {}", with_causes(&error));
        }
        if let Err(error) = delete_accounts(app).await {
            tracing::error!("accounts cannot be deleted: {}", with_causes(&error));
        }
        if retention.days == 0 {
            continue;
        }
        let mut counts = Counts::default();
        let looked = look(app, cutoffs(retention, &app.served, env::timeline_ms()), &mut counts).await;
        if let Err(error) = looked {
            tracing::error!("games that nobody uses cannot be listed: {}", with_causes(&error));
        }
        let Counts { closed, deleted, failed } = counts;
        if closed + deleted + failed > 0 {
            tracing::info!(closed, deleted, failed, "games that nobody uses are closed or deleted");
        }
    }
}

/// Deletes the accounts whose players have asked for it, and forgets these players.
async fn delete_accounts(app: &App) -> Result<(), StoreError> {
    for player in app.store.delete_accounts(env::now_ms()).await? {
        app.rooms.forget(player).await?;
        let what = "account";
        let result = "deleted";
        app.security.note(SecurityNote { what, result, who: Who::player(player), game: None });
    }
    Ok(())
}

async fn forget_private_talk(app: &App, before_ms: u64) {
    match app.store.forget_private_talk(before_ms).await {
        Ok(0) => {}
        Ok(games) => tracing::info!(games, "what was said in private in old games is deleted"),
        Err(error) => tracing::error!("old private talk cannot be deleted: {}", with_causes(&error)),
    }
}

/// How many games were closed and deleted.
#[derive(Default)]
struct Counts {
    closed: u64,
    deleted: u64,
    /// Those that could not be opened or changed.
    failed: u64,
}

/// Looks at all games once, some at a time.
async fn look(app: &App, cutoffs: Cutoffs, counts: &mut Counts) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let page = app.store.uses(after.take()).await?;
        for (game, used) in page.games {
            if cutoffs.expiry(used).is_none() {
                continue;
            }
            // The room decides: the game may be in use again.
            match app.rooms.expire(&game, cutoffs).await {
                Ok(Some(Expiry::Close)) => counts.closed += 1,
                Ok(Some(Expiry::Delete)) => counts.deleted += 1,
                Ok(None) | Err(OpenError::NotFound) => {}
                Err(error) => {
                    counts.failed += 1;
                    tracing::error!(%game, "a game cannot be closed or deleted: {}", with_causes(&error));
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        let Some(next) = page.next else { return Ok(()) };
        after = Some(next);
        tokio::time::sleep(PAUSE).await;
    }
}
