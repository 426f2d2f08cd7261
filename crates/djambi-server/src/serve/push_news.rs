//! Tells players by push of their games, behind all else: that it is their turn, that their time runs out, and that a
//! game in which they have a seat begins soon. Nothing waits in a queue: what is told is what is so now. The store knows
//! what players were told, so that a restart repeats nothing; what a push service asks to try later is kept here.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi_protocol::GameId;
use tokio::task::JoinSet;

use super::near_end::{AGAIN_MS, NearEnd, waiting};
use crate::app::App;
use crate::env::{self, DAY_MS};
use crate::error_chain::with_causes;
use crate::game::OpenError;
use crate::hours::is_quiet;
use crate::identity::PlayerId;
use crate::mail::next_try;
use crate::push::{Outcome, Push, PushKey, PushNews};
use crate::store::{StoreError, Subscription, SubscriptionId, UnpushedAppointment, UnpushedTurn, Way};

/// How many turns are told of at a time.
const AT_ONCE: usize = 16;
/// How long it is tried to tell of a turn, in milliseconds.
const TURN_MS: u64 = DAY_MS;

/// Looks again and again until the shutdown.
pub(super) async fn tell(app: App) {
    let Some(push) = app.push.clone() else { return };
    let pace = push.pace;
    let shutdown = app.shutdown.clone();
    let teller = Arc::new(Teller { app, push, waits: Mutex::default() });
    let mut near_end = NearEnd::new(Way::Push);
    let look = async {
        let mut ticks = tokio::time::interval(pace.look);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = teller.tell_all(&mut near_end).await {
                tracing::error!("players are not told of their games by push: {}", with_causes(&error));
            }
        }
    };
    shutdown.run_until_cancelled(look).await;
}

/// Tells browsers, and knows which of them are to be left alone for a while.
struct Teller {
    app: App,
    push: Arc<Push>,
    waits: Mutex<Waits>,
}

/// What is told: to a player, under a number that nothing else for them has, until a moment after which it is no news.
struct Told {
    player: PlayerId,
    news: PushNews,
    number: u64,
    until_ms: u64,
}

/// Whether it is done with what is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Each browser was told, or cannot be.
    Done,
    /// Some are tried again.
    Later,
}

impl Teller {
    async fn tell_all(self: &Arc<Self>, near_end: &mut NearEnd) -> Result<(), StoreError> {
        self.waits().tidy(env::now_ms());
        self.tell_appointments().await?;
        self.tell_turns().await?;
        self.tell_ends(near_end).await
    }

    /// Tells those who sit at a table that its game begins soon, or that it is cancelled. Who sat down has asked for it, so
    /// quiet hours keep none of these back.
    async fn tell_appointments(&self) -> Result<(), StoreError> {
        let mut behind = None;
        loop {
            let now = env::now_ms();
            let all = self.app.store.unpushed_appointments(now, behind, self.push.pace.at_once).await?;
            let Some(last) = all.last() else { return Ok(()) };
            behind = Some((last.player, last.number));
            for UnpushedAppointment { player, number, game, at_ms, is_cancelled } in all {
                let left_ms = at_ms.saturating_sub(now);
                let news = if is_cancelled {
                    PushNews::Cancelled(game.clone(), left_ms)
                } else {
                    PushNews::Appointment(game.clone(), left_ms)
                };
                let told = Told { player, news, number: number.into(), until_ms: at_ms };
                if self.tell_browsers(&told).await? == Progress::Done {
                    self.app.store.note_pushed(player, &game, number).await?;
                }
            }
        }
    }

    /// Tells of turns that nobody has looked at for a while.
    async fn tell_turns(self: &Arc<Self>) -> Result<(), StoreError> {
        let before = env::timeline_ms().saturating_sub(env::milliseconds(self.push.pace.patience));
        let mut behind = None;
        let mut telling = JoinSet::new();
        loop {
            let turns = self.app.store.unpushed_turns(before, behind, self.push.pace.at_once).await?;
            let Some(last) = turns.last() else { break };
            behind = Some((last.player, last.number));
            for turn in turns {
                if is_quiet(&turn.wishes, env::now_ms()) {
                    continue;
                }
                if telling.len() >= AT_ONCE {
                    check(telling.join_next().await);
                }
                let teller = self.clone();
                telling.spawn(async move { teller.tell_turn(turn).await });
            }
        }
        while let Some(told) = telling.join_next().await {
            check(Some(told));
        }
        Ok(())
    }

    async fn tell_turn(&self, turn: UnpushedTurn) -> Result<(), StoreError> {
        let UnpushedTurn { player, number, game, at_ms, .. } = turn;
        let news = PushNews::Turn(game.clone());
        let told = Told { player, news, number: number.into(), until_ms: at_ms.saturating_add(TURN_MS) };
        if self.tell_browsers(&told).await? == Progress::Done {
            self.app.store.note_pushed(player, &game, number).await?;
        }
        Ok(())
    }

    /// Tells those whose time runs out soon.
    async fn tell_ends(&self, near_end: &mut NearEnd) -> Result<(), StoreError> {
        for game in near_end.games(&self.app, self.push.pace.at_once).await? {
            let now = env::timeline_ms();
            let again = self.tell_end(&game, now).await.unwrap_or_else(|error| {
                tracing::warn!(%game, "nobody is told by push when time runs out: {}", with_causes(&error));
                now + AGAIN_MS
            });
            near_end.look_again(game, again);
        }
        Ok(())
    }

    /// Tells the player to move in a game if their time runs out soon; returns when it is looked at it again.
    async fn tell_end(&self, id: &GameId, now: u64) -> Result<u64, OpenError> {
        let later = now + AGAIN_MS;
        let Some(waits) = waiting(&self.app, id, now).await? else { return Ok(later) };
        let store = &self.app.store;
        let wishes = store.push_wishes(waits.player).await?.filter(|wishes| wishes.alarm);
        let Some(wishes) = wishes else { return Ok(later) };
        if let Some(again) = waits.again_ms(&wishes, now) {
            return Ok(again);
        }
        if store.is_alarm_pushed(waits.player, id, waits.told_since(now)).await? {
            return Ok(later);
        }
        let left_ms = waits.deadline - now;
        let told = Told {
            player: waits.player,
            news: PushNews::Alarm(id.clone(), left_ms),
            number: waits.deadline,
            until_ms: env::now_ms() + left_ms,
        };
        if self.tell_browsers(&told).await? == Progress::Later {
            return Ok(now + self.minute_ms());
        }
        store.note_alarm_pushed(waits.player, id, now).await?;
        Ok(later)
    }

    /// Tells all browsers of a player.
    async fn tell_browsers(&self, told: &Told) -> Result<Progress, StoreError> {
        let mut progress = Progress::Done;
        for browser in self.app.store.subscriptions_of(told.player).await? {
            if self.tell_browser(&browser, told).await? == Progress::Later {
                progress = Progress::Later;
            }
        }
        Ok(progress)
    }

    async fn tell_browser(&self, browser: &Subscription, told: &Told) -> Result<Progress, StoreError> {
        let (host, now) = (self.push.host_of(&browser.receiver), env::now_ms());
        if let Some(known) = self.waits().known(browser.id, &host, told.number, now) {
            return Ok(known);
        }
        let Self { app, push, .. } = self;
        let key = push.key(app.store.push_key(PushKey::fresh())).await?;
        let outcome = push.tell(key, (&browser.receiver, browser.language), &told.news).await;
        Ok(match outcome {
            Outcome::Taken => {
                app.metrics.push.sent.inc();
                self.waits().took(browser.id, told.number, now);
                Progress::Done
            }
            Outcome::Gone => {
                app.store.end_subscription(browser.id).await?;
                app.metrics.push.ended.inc();
                tracing::debug!("a push service knows a browser no more");
                Progress::Done
            }
            Outcome::Refused(status) => {
                app.metrics.push.given_up.inc();
                tracing::warn!(host, "a push service refuses a message: it answers {}", status.as_u16());
                self.waits().took(browser.id, told.number, now);
                Progress::Done
            }
            Outcome::Later { pause, status } => {
                let reason = format!("it answers {}", status.as_u16());
                self.put_off(browser.id, (told, env::milliseconds(pause.unwrap_or_default())), &host, &reason)
            }
            Outcome::Unreached(reason) => {
                self.waits().leave_host(host.clone(), now + self.minute_ms());
                self.put_off(browser.id, (told, 0), &host, &with_causes(&reason))
            }
        })
    }

    /// Lets a browser be told later, after a pause at least, if it is not too late then.
    fn put_off(
        &self,
        browser: SubscriptionId,
        (told, pause_ms): (&Told, u64),
        host: &str,
        reason: &str,
    ) -> Progress {
        let now = env::now_ms();
        let mut waits = self.waits();
        let tries = waits.tries(browser) + 1;
        if let Some(at_ms) = next_try(tries, now, told.until_ms, self.minute_ms()) {
            waits.leave(browser, at_ms.max(now + pause_ms), tries);
            self.app.metrics.push.retried.inc();
            tracing::warn!(host, tries, "a message is pushed again later: {reason}");
            return Progress::Later;
        }
        waits.took(browser, told.number, now);
        self.app.metrics.push.given_up.inc();
        tracing::warn!(host, tries, "a message is not pushed: {reason}");
        Progress::Done
    }

    /// The minute by which pauses are counted.
    fn minute_ms(&self) -> u64 {
        env::milliseconds(self.push.pace.minute)
    }

    fn waits(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says in the log why somebody was not told.
fn check(told: Option<Result<Result<(), StoreError>, tokio::task::JoinError>>) {
    match told {
        Some(Ok(Err(error))) => tracing::error!("a turn is not pushed: {}", with_causes(&error)),
        Some(Err(error)) => tracing::error!("a turn is not pushed: {error}"),
        Some(Ok(Ok(()))) | None => {}
    }
}

/// The browsers and push services that are left alone until a moment, and those that have taken what others have not yet.
#[derive(Default)]
struct Waits {
    /// Until when nothing is sent to a browser, and how often it was tried in vain.
    browsers: HashMap<SubscriptionId, (u64, u32)>,
    hosts: HashMap<String, u64>,
    /// When a browser took what has a number.
    taken: HashMap<(SubscriptionId, u64), u64>,
}

impl Waits {
    /// What is known of a message to a browser without a try.
    fn known(&self, browser: SubscriptionId, host: &str, number: u64, now_ms: u64) -> Option<Progress> {
        if self.taken.contains_key(&(browser, number)) {
            return Some(Progress::Done);
        }
        let until_ms = self.browsers.get(&browser).map_or(0, |(until_ms, _)| *until_ms);
        let until_ms = self.hosts.get(host).copied().unwrap_or_default().max(until_ms);
        (now_ms < until_ms).then_some(Progress::Later)
    }

    fn tries(&self, browser: SubscriptionId) -> u32 {
        self.browsers.get(&browser).map_or(0, |(_, tries)| *tries)
    }

    fn took(&mut self, browser: SubscriptionId, number: u64, now_ms: u64) {
        self.browsers.remove(&browser);
        self.taken.insert((browser, number), now_ms);
    }

    fn leave(&mut self, browser: SubscriptionId, until_ms: u64, tries: u32) {
        self.browsers.insert(browser, (until_ms, tries));
    }

    fn leave_host(&mut self, host: String, until_ms: u64) {
        self.hosts.insert(host, until_ms);
    }

    /// Forgets what is of no use any more.
    fn tidy(&mut self, now_ms: u64) {
        self.hosts.retain(|_, until_ms| *until_ms > now_ms);
        self.browsers.retain(|_, (until_ms, _)| until_ms.saturating_add(DAY_MS) > now_ms);
        self.taken.retain(|_, at_ms| at_ms.saturating_add(2 * TURN_MS) > now_ms);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_left_alone_with_its_push_service_or_for_itself() {
        let mut waits = Waits::default();
        let (ada, bob) = ([1; 32], [2; 32]);
        let known = |waits: &Waits, browser, now| waits.known(browser, "push.example", 7, now);
        assert!(known(&waits, ada, 0).is_none());
        waits.leave(ada, 100, 1);
        assert!(known(&waits, ada, 99) == Some(Progress::Later) && known(&waits, ada, 100).is_none());
        assert!(known(&waits, bob, 99).is_none() && waits.tries(ada) == 1);
        waits.leave_host("push.example".to_owned(), 200);
        assert!(known(&waits, bob, 199) == Some(Progress::Later) && known(&waits, bob, 200).is_none());
        waits.took(bob, 7, 150);
        assert!(known(&waits, bob, 160) == Some(Progress::Done));
        assert!(waits.known(bob, "push.example", 8, 200).is_none(), "what is new is told");
        waits.tidy(10 * DAY_MS);
        assert!(waits.browsers.is_empty() && waits.hosts.is_empty() && waits.taken.is_empty());
    }
}
