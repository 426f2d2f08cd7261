//! The notices of all players: rooms tell them, and the pages of a player hear of them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi_protocol::{GameId, NoticeKind, Notices, ServerMessage, UnreadNotices};
use tokio::sync::{Mutex as AsyncMutex, Notify};

use super::notice_fold::NoticeFold;
use crate::identity::PlayerId;
use crate::outbox::{Frame, Outbox};
use crate::store::{NoticeNews, Store, StoreError, Unseen};

/// The notices of all players.
pub(crate) struct NoticeHub {
    state: Mutex<State>,
    /// Told when something is to be written.
    has_news: Notify,
    /// Held by whoever changes what players have not read, until those who follow know it.
    order: AsyncMutex<()>,
}

struct State {
    fold: NoticeFold,
    followers: HashMap<PlayerId, Vec<(u64, Outbox)>>,
    next_follower: u64,
    /// The players whose games have told what waits since the service started.
    known: HashSet<PlayerId>,
    /// How often those who follow were told what they have not read.
    tellings: u64,
    /// What has changed of what players have not seen, on its way to the disk.
    news: HashMap<(PlayerId, GameId), Option<Unseen>>,
}

/// How many changes are on their way to the disk at most. What is beyond is told again when its game is asked.
const MAX_NEWS: usize = 50_000;

/// How often is read at most how much a player has not read, until nobody is told of a change meanwhile.
const READING_TRIES: u32 = 5;

/// How many players are known at most; then all are forgotten, and their games are asked again.
const MAX_KNOWN: usize = 100_000;

/// A connection that follows the notices of its player, until this is dropped.
pub(crate) struct NoticeFollower {
    hub: Arc<NoticeHub>,
    /// The player and the number of the follower. A visitor who is no player yet has no notices.
    follower: Option<(PlayerId, u64)>,
}

impl NoticeHub {
    /// No notices yet. Their numbers count within this epoch.
    pub(crate) fn new(epoch: u32) -> Self {
        let followers = HashMap::new();
        let next_follower = 0;
        let known = HashSet::new();
        let news = HashMap::new();
        let state =
            State { fold: NoticeFold::new(epoch), followers, next_follower, known, tellings: 0, news };
        Self { state: Mutex::new(state), has_news: Notify::new(), order: AsyncMutex::new(()) }
    }

    /// Whether the games of a player have to be asked what waits for them. It is so once since the start.
    pub(crate) fn is_first(&self, player: PlayerId) -> bool {
        let known = &mut self.locked().known;
        if known.len() >= MAX_KNOWN {
            known.clear();
        }
        known.insert(player)
    }

    /// Tells a player why a game waits, or with `None` that it waits no more. It never waits for followers.
    pub(crate) fn tell(&self, player: PlayerId, game: &GameId, kind: Option<NoticeKind>) {
        let mut state = self.locked();
        let State { fold, followers, known, .. } = &mut *state;
        let change = fold.tell(player, game, kind);
        for deprived in fold.take_deprived() {
            known.remove(&deprived);
        }
        if let Some(change) = change
            && let Some(outboxes) = followers.get(&player)
        {
            let frame = Frame::from(&ServerMessage::Notice(change));
            for (_, outbox) in outboxes {
                outbox.send(frame.clone());
            }
        }
    }

    /// Takes over what a player has not seen of a game, or that they have seen all. It is written a little later.
    pub(crate) fn remember(&self, player: PlayerId, game: &GameId, unseen: Option<Unseen>) {
        let mut state = self.locked();
        let key = (player, game.clone());
        if state.news.len() < MAX_NEWS || state.news.contains_key(&key) {
            state.news.insert(key, unseen);
        }
        drop(state);
        self.has_news.notify_one();
    }

    /// Waits until something is to be written.
    pub(crate) async fn has_news(&self) {
        self.has_news.notified().await;
    }

    /// Writes what has changed of what players have not seen, and tells those who follow how much they have not read.
    ///
    /// # Errors
    /// When the store fails; what was to be written waits for the next time.
    pub(crate) async fn write_news(&self, store: &dyn Store) -> Result<(), StoreError> {
        let _order = self.order.lock().await;
        let news = std::mem::take(&mut self.locked().news);
        if news.is_empty() {
            return Ok(());
        }
        let row = |((player, game), unseen): (&(PlayerId, GameId), &Option<Unseen>)| NoticeNews {
            player: *player,
            game: game.clone(),
            unseen: *unseen,
        };
        match store.keep_notices(news.iter().map(row).collect()).await {
            Ok(unread) => {
                self.tell_unread(unread);
                Ok(())
            }
            Err(error) => {
                let mut state = self.locked();
                for (key, unseen) in news {
                    state.news.entry(key).or_insert(unseen);
                }
                Err(error)
            }
        }
    }

    /// Notes that a player has read all notices up to one, and tells all their pages; returns how many are not read.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn read(
        &self,
        store: &dyn Store,
        player: PlayerId,
        up_to: u32,
    ) -> Result<u32, StoreError> {
        let _order = self.order.lock().await;
        let unread = store.read_notices(player, up_to).await?;
        self.tell_unread([(player, unread)]);
        Ok(unread)
    }

    /// Notes that something concerns a player that is no game, and tells all their pages.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn tell_concern(
        &self,
        store: &dyn Store,
        player: PlayerId,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let _order = self.order.lock().await;
        let unread = store.keep_concern(player, now_ms).await?;
        self.tell_unread([(player, unread)]);
        Ok(())
    }

    /// Tells those who follow how many notices their player has not read.
    fn tell_unread(&self, all: impl IntoIterator<Item = (PlayerId, u32)>) {
        let mut state = self.locked();
        state.tellings += 1;
        for (player, unread) in all {
            if let Some(outboxes) = state.followers.get(&player) {
                let frame = Frame::from(&ServerMessage::UnreadNotices(UnreadNotices { unread }));
                for (_, outbox) in outboxes {
                    outbox.send(frame.clone());
                }
            }
        }
    }

    /// Sends a connection all games that wait for its player, then each change.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn follow(
        self: &Arc<Self>,
        store: &dyn Store,
        player: Option<PlayerId>,
        outbox: &Outbox,
    ) -> Result<NoticeFollower, StoreError> {
        let Some(player) = player else { return Ok(self.follow_nothing(outbox)) };
        let mut tries = READING_TRIES;
        loop {
            let tellings = self.locked().tellings;
            let unread = store.unread_notices(player).await?;
            tries -= 1;
            if let Some(follower) =
                self.follow_from(player, unread, outbox, |now| now == tellings || tries == 0)
            {
                return Ok(follower);
            }
        }
    }

    /// A visitor who is no player yet has no notices.
    fn follow_nothing(self: &Arc<Self>, outbox: &Outbox) -> NoticeFollower {
        let epoch = self.locked().fold.epoch();
        outbox.send(&ServerMessage::Notices(Notices { epoch, seq: 0, games: Vec::new(), unread: 0 }));
        NoticeFollower { hub: self.clone(), follower: None }
    }

    /// Lets a connection follow the notices of its player, who has not read so many kept ones, unless somebody was told
    /// of another number meanwhile.
    fn follow_from(
        self: &Arc<Self>,
        player: PlayerId,
        unread: u32,
        outbox: &Outbox,
        is_current: impl Fn(u64) -> bool,
    ) -> Option<NoticeFollower> {
        let mut state = self.locked();
        if !is_current(state.tellings) {
            return None;
        }
        outbox.send(&ServerMessage::Notices(state.fold.of(player, unread)));
        let id = state.next_follower;
        state.next_follower += 1;
        state.followers.entry(player).or_default().push((id, outbox.clone()));
        Some(NoticeFollower { hub: self.clone(), follower: Some((player, id)) })
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for NoticeFollower {
    fn drop(&mut self) {
        let Some((player, id)) = self.follower else { return };
        let mut state = self.hub.locked();
        if let Some(outboxes) = state.followers.get_mut(&player) {
            outboxes.retain(|(follower, _)| *follower != id);
            if outboxes.is_empty() {
                state.followers.remove(&player);
            }
        }
    }
}
