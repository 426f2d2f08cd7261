//! The notices of all players: rooms tell them, and the pages of a player hear of them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi_protocol::{GameId, NoticeKind, Notices, ServerMessage};

use super::notice_fold::NoticeFold;
use crate::identity::PlayerId;
use crate::outbox::{Frame, Outbox};

/// The notices of all players.
pub(crate) struct NoticeHub(Mutex<State>);

struct State {
    fold: NoticeFold,
    followers: HashMap<PlayerId, Vec<(u64, Outbox)>>,
    next_follower: u64,
    /// The players whose games have told what waits since the service started.
    known: HashSet<PlayerId>,
}

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
        Self(Mutex::new(State { fold: NoticeFold::new(epoch), followers, next_follower, known }))
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
        let State { fold, followers, .. } = &mut *state;
        if let Some(change) = fold.tell(player, game, kind)
            && let Some(outboxes) = followers.get(&player)
        {
            let frame = Frame::from(&ServerMessage::Notice(change));
            for (_, outbox) in outboxes {
                outbox.send(frame.clone());
            }
        }
    }

    /// Sends a connection all games that wait for its player, then each change.
    pub(crate) fn follow(self: &Arc<Self>, player: Option<PlayerId>, outbox: &Outbox) -> NoticeFollower {
        let mut state = self.locked();
        let Some(player) = player else {
            let nothing = Notices { epoch: state.fold.epoch(), seq: 0, games: Vec::new() };
            outbox.send(&ServerMessage::Notices(nothing));
            return NoticeFollower { hub: self.clone(), follower: None };
        };
        outbox.send(&ServerMessage::Notices(state.fold.of(player)));
        let id = state.next_follower;
        state.next_follower += 1;
        state.followers.entry(player).or_default().push((id, outbox.clone()));
        NoticeFollower { hub: self.clone(), follower: Some((player, id)) }
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
