//! The lobby of the service: rooms publish into it, and its followers hear of changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use djambi_protocol::{GameId, ServerMessage};
use tokio_util::sync::CancellationToken;

use super::body::LobbyBody;
use super::choice::{Choice, Wish};
use super::entry::Entry;
use super::fold::Fold;
use crate::env::Stopwatch;
use crate::metrics::LobbyMetrics;
use crate::outbox::{Frame, Outbox};

/// How often followers hear of changes at most.
const INTERVAL: Duration = Duration::from_millis(500);

/// The lobby of the service.
pub(crate) struct LobbyHub {
    /// What rooms have published and the list does not have yet. A room only waits for this lock, which is
    /// never held for long.
    published: Mutex<HashMap<GameId, Option<Entry>>>,
    list: Mutex<List>,
    /// Held by the one who is being seated: two who want to play at the same moment meet at one table.
    seating: tokio::sync::Mutex<()>,
    clock: Stopwatch,
    metrics: LobbyMetrics,
}

/// The list and its followers.
struct List {
    fold: Fold,
    followers: HashMap<u64, Outbox>,
    next_follower: u64,
    /// The whole list as a message, once somebody has asked for it after the last change.
    whole: Option<Frame>,
    /// The whole list as the body of an answer, in the same way.
    body: Option<Arc<LobbyBody>>,
}

/// A connection that follows the lobby, until this is dropped.
pub(crate) struct LobbyFollower {
    hub: Arc<LobbyHub>,
    id: u64,
}

impl LobbyHub {
    /// An empty lobby, whose numbers count within this epoch.
    pub(crate) fn new(epoch: u32, metrics: LobbyMetrics) -> Self {
        let followers = HashMap::new();
        let list = List { fold: Fold::new(epoch), followers, next_follower: 0, whole: None, body: None };
        Self {
            published: Mutex::default(),
            list: Mutex::new(list),
            seating: tokio::sync::Mutex::default(),
            clock: Stopwatch::start(),
            metrics,
        }
    }

    /// Takes over what the lobby should know of a game; `None` once it need not know it any more. It never
    /// waits for followers.
    pub(crate) fn publish(&self, game: &GameId, entry: Option<Entry>) {
        locked(&self.published).insert(game.clone(), entry);
    }

    /// Tells the followers of changes from time to time, until the shutdown.
    pub(crate) async fn run(&self, shutdown: CancellationToken) {
        let mut ticks = tokio::time::interval(INTERVAL);
        while shutdown.run_until_cancelled(ticks.tick()).await.is_some() {
            self.step();
        }
    }

    /// The whole list as the body of an answer. All who read it between two changes share it.
    pub(crate) fn body(&self) -> Arc<LobbyBody> {
        let mut list = locked(&self.list);
        let List { fold, body, .. } = &mut *list;
        body.get_or_insert_with(|| Arc::new(LobbyBody::new(&fold.whole()))).clone()
    }

    /// Sends a connection all changes after the one that it has seen last, with its epoch, or else the whole
    /// list; then all later changes.
    pub(crate) fn follow(self: &Arc<Self>, outbox: &Outbox, since: Option<(u32, u32)>) -> LobbyFollower {
        let mut list = locked(&self.list);
        match since.and_then(|(epoch, seq)| list.fold.changes_after(epoch, seq)) {
            Some(change) => outbox.send(&ServerMessage::LobbyChange(change)),
            None => outbox.send(list.whole_message()),
        };
        let id = list.next_follower;
        list.next_follower += 1;
        list.followers.insert(id, outbox.clone());
        self.metrics.followers.inc();
        LobbyFollower { hub: self.clone(), id }
    }

    /// Waits until nobody else is being seated.
    pub(crate) async fn seating(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.seating.lock().await
    }

    /// The table that fits a wish best, of all that rooms have published until now.
    pub(crate) fn choose(&self, wish: &Wish, now_ms: u64) -> Choice {
        let mut list = locked(&self.list);
        self.take_over(&mut list);
        wish.choose(list.fold.tables(), now_ms)
    }

    /// Brings the list up to date and tells the followers of the change.
    fn step(&self) {
        let mut list = locked(&self.list);
        if self.take_over(&mut list) {
            self.metrics.tables.set(i64::try_from(list.fold.open_tables()).unwrap_or(i64::MAX));
        }
        if let Some(change) = list.fold.step(self.clock.elapsed()) {
            (list.whole, list.body) = (None, None);
            let frame = Frame::from(&ServerMessage::LobbyChange(change));
            for outbox in list.followers.values() {
                outbox.send(frame.clone());
            }
        }
    }

    /// Takes over what rooms have published, and says whether that was anything.
    fn take_over(&self, list: &mut List) -> bool {
        let published = std::mem::take(&mut *locked(&self.published));
        let is_news = !published.is_empty();
        for (game, entry) in published {
            list.fold.publish(game, entry);
        }
        is_news
    }
}

impl List {
    /// The whole list as a message; many who come at once share it.
    fn whole_message(&mut self) -> Frame {
        let fold = &self.fold;
        self.whole.get_or_insert_with(|| Frame::from(&ServerMessage::Lobby(fold.whole()))).clone()
    }
}

impl Drop for LobbyFollower {
    fn drop(&mut self) {
        locked(&self.hub.list).followers.remove(&self.id);
        self.hub.metrics.followers.dec();
    }
}

/// The value of a lock. A panic elsewhere leaves no half of a change here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
