//! Sends the letters that wait, behind all else: no turn waits for that.

use std::time::Duration;

use super::mail_check::{self, Check};
use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::mail::{Outcome, Sender, next_try};
use crate::store::{QueuedMail, StoreError};

/// How many letters are read at a time.
const AT_ONCE: u32 = 20;
/// After how many minutes a letter is looked at again for which the hours are quiet: its reader may change them.
const QUIET_MINUTES: u32 = 3;
/// The longest pause between two looks.
const LONGEST: Duration = Duration::from_secs(60);
/// After how long it is tried again when the store has failed.
const RETRY: Duration = Duration::from_secs(30);

/// Sends what is due, again and again until the shutdown. A letter is left where it is then, but for one whose text is on
/// its way: what the server answers is waited for as long as the end of the service may take.
pub(super) async fn send(app: App) {
    let Some(post) = &app.post else { return };
    loop {
        let pause = match send_due(&app, &post.sender).await {
            Ok(pause) => pause,
            Err(error) => {
                tracing::error!("letters cannot be sent: {}", with_causes(&error));
                RETRY
            }
        };
        tokio::select! {
            biased;
            () = app.shutdown.cancelled() => return,
            () = post.is_queued() => {}
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// Sends what is due now; returns the pause until something may be due again.
async fn send_due(app: &App, sender: &Sender) -> Result<Duration, StoreError> {
    loop {
        let due = app.store.due_mails(env::now_ms(), AT_ONCE).await?;
        if due.is_empty() {
            let wait = app.store.next_mail_ms().await?.map(|next| next.saturating_sub(env::now_ms()));
            return Ok(wait.map_or(LONGEST, |wait| Duration::from_millis(wait.max(1)).min(LONGEST)));
        }
        for mail in due {
            if app.shutdown.is_cancelled() {
                return Ok(LONGEST);
            }
            if let Reached::No(pause) = send_one(app, sender, mail).await? {
                return Ok(pause);
            }
        }
    }
}

/// Whether the server was reached, and if not the pause before it is tried again.
enum Reached {
    Yes,
    No(Duration),
}

/// Sends a letter, and forgets it or puts it off.
async fn send_one(app: &App, sender: &Sender, mail: QueuedMail) -> Result<Reached, StoreError> {
    let QueuedMail { number, player, letter, made_ms, until_ms, tries } = mail;
    let (Some(letter), true) = (letter, env::now_ms() <= until_ms) else {
        give_up(app, number, tries, "it is too late for it, or its key is lost").await?;
        return Ok(Reached::Yes);
    };
    if let Some(news) = &letter.news {
        match mail_check::check(app, player, &letter.to, news).await? {
            Check::Holds => {}
            Check::Quiet(for_ms) => {
                let pause_ms = for_ms.min(env::milliseconds(minute(app) * QUIET_MINUTES));
                app.store.put_mail_off(number, env::now_ms() + pause_ms, false).await?;
                return Ok(Reached::Yes);
            }
            Check::Old(turns, alarm) => {
                tracing::debug!(number, "a letter is no news any more");
                app.store.withdraw_news(number, player, turns, alarm).await?;
                return Ok(Reached::Yes);
            }
        }
    }
    match sender.send(&letter, (&format!("{number}.{made_ms}"), made_ms), &app.shutdown).await {
        Outcome::Sent => {
            app.store.forget_mail(number).await?;
            app.metrics.mail.sent.inc();
            tracing::debug!(number, "a letter is sent");
        }
        Outcome::Never(reason) => give_up(app, number, tries + 1, &reason.for_log()).await?,
        Outcome::Later(reason) => put_off(app, (number, tries, until_ms), &reason.for_log()).await?,
        Outcome::Unreachable(reason) => {
            put_off(app, (number, tries, until_ms), &reason.for_log()).await?;
            return Ok(Reached::No(minute(app)));
        }
        Outcome::CutOff => {
            tracing::debug!(number, "a letter waits for the next start");
        }
    }
    Ok(Reached::Yes)
}

/// Tries a letter again later, if it is not too late then.
async fn put_off(
    app: &App,
    (number, tries, until_ms): (i64, u32, u64),
    reason: &str,
) -> Result<(), StoreError> {
    let Some(due_ms) = next_try(tries + 1, env::now_ms(), until_ms, env::milliseconds(minute(app))) else {
        return give_up(app, number, tries + 1, reason).await;
    };
    app.store.put_mail_off(number, due_ms, true).await?;
    app.metrics.mail.retried.inc();
    tracing::warn!(number, tries = tries + 1, "a letter is tried again later: {reason}");
    Ok(())
}

/// The minute by which pauses are counted.
fn minute(app: &App) -> Duration {
    app.post.as_ref().map_or(RETRY, |post| post.pace.minute)
}

/// Forgets a letter that was not sent. The log says no address.
async fn give_up(app: &App, number: i64, tries: u32, reason: &str) -> Result<(), StoreError> {
    app.store.forget_mail(number).await?;
    app.metrics.mail.given_up.inc();
    tracing::warn!(number, tries, "a letter is given up: {reason}");
    Ok(())
}
