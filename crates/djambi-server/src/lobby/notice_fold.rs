//! The games that wait for players, as a fold of what rooms tell.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};

use djambi_protocol::{GameId, Notice, NoticeChange, NoticeKind, Notices};

use crate::identity::PlayerId;

/// How many games may wait for a player. The oldest is forgotten for one more.
const MAX_OF_PLAYER: usize = 160;
/// How many games may wait for all players together, so that nobody fills the memory by opening games. The
/// oldest is forgotten for one more: a notice is a hint, and the games are on disk.
const MAX_OF_ALL: usize = 20_000;

/// How many players are numbered at most; then the numbers of all go on behind the highest.
const MAX_NUMBERED: usize = 100_000;

/// The games that wait for players.
pub(super) struct NoticeFold {
    epoch: u32,
    /// How many changes there were, of all players. Nobody is told: it would say that others are asked something.
    changes: u64,
    players: HashMap<PlayerId, Waiting>,
    /// The number of the last change that each player was told.
    numbers: HashMap<PlayerId, u64>,
    /// The number behind which players count who have none yet.
    floor: u64,
    /// Which game of which player waits since which change.
    oldest: BTreeMap<u64, (PlayerId, GameId)>,
    /// Those of whose games some were forgotten for others.
    deprived: Vec<PlayerId>,
}

/// The games that wait for a player.
#[derive(Default)]
struct Waiting {
    /// The games by the changes since which they wait.
    games: BTreeMap<u64, Notice>,
}

impl NoticeFold {
    /// No games.
    pub(super) fn new(epoch: u32) -> Self {
        let players = HashMap::new();
        let numbers = HashMap::new();
        let oldest = BTreeMap::new();
        Self { epoch, changes: 0, players, numbers, floor: 0, oldest, deprived: Vec::new() }
    }

    /// The epoch within which the numbers count.
    pub(super) const fn epoch(&self) -> u32 {
        self.epoch
    }

    /// Takes over why a game waits for a player, or that it waits no more. Returns what the player should
    /// hear, if anything has changed.
    pub(super) fn tell(
        &mut self,
        player: PlayerId,
        game: &GameId,
        kind: Option<NoticeKind>,
    ) -> Option<NoticeChange> {
        let known = self.players.get(&player).and_then(|waiting| waiting.since(game));
        if known.map(|(_, kind)| kind) == kind {
            return None;
        }
        if let Some((since, _)) = known {
            self.forget(since);
        }
        self.changes += 1;
        let change = self.changes;
        if let Some(kind) = kind {
            let waiting = self.players.entry(player).or_default();
            waiting.games.insert(change, Notice { game: game.clone(), kind });
            self.oldest.insert(change, (player, game.clone()));
            self.shrink(player);
        }
        Some(NoticeChange { seq: self.next_number(player), game: game.clone(), kind })
    }

    /// The number of a further change for a player.
    fn next_number(&mut self, player: PlayerId) -> u64 {
        if self.numbers.len() >= MAX_NUMBERED && !self.numbers.contains_key(&player) {
            self.floor = self.numbers.drain().map(|(_, number)| number).max().unwrap_or(self.floor);
        }
        let number = self.numbers.entry(player).or_insert(self.floor);
        *number += 1;
        *number
    }

    /// All games that wait for a player, who has not read so many kept notices.
    pub(super) fn of(&self, player: PlayerId, unread: u32) -> Notices {
        let waiting = self.players.get(&player);
        let games = waiting.map_or_else(Vec::new, |waiting| waiting.games.values().cloned().collect());
        Notices { epoch: self.epoch, seq: self.numbers.get(&player).copied().unwrap_or(0), games, unread }
    }

    /// Takes out those of whose games some were forgotten for those of others.
    pub(super) fn take_deprived(&mut self) -> Vec<PlayerId> {
        std::mem::take(&mut self.deprived)
    }

    /// Forgets the oldest notices beyond the limits.
    fn shrink(&mut self, player: PlayerId) {
        let of_player = self.players.get(&player).map_or(0, |waiting| waiting.games.len());
        if of_player > MAX_OF_PLAYER
            && let Some(since) = self.players.get(&player).and_then(Waiting::oldest)
        {
            self.forget(since);
        }
        if self.oldest.len() > MAX_OF_ALL
            && let Some((&since, &(deprived, _))) = self.oldest.first_key_value()
        {
            self.deprived.push(deprived);
            self.forget(since);
        }
    }

    /// Forgets the game that waits since a number. A player for whom no game waits is forgotten too.
    fn forget(&mut self, since: u64) {
        let Some((player, _)) = self.oldest.remove(&since) else { return };
        if let Some(waiting) = self.players.get_mut(&player) {
            waiting.games.remove(&since);
            if waiting.games.is_empty() {
                self.players.remove(&player);
            }
        }
    }
}

impl Waiting {
    /// Since when a game waits, and why.
    fn since(&self, game: &GameId) -> Option<(u64, NoticeKind)> {
        let mut games = self.games.iter();
        games.find(|(_, notice)| notice.game == *game).map(|(&since, notice)| (since, notice.kind))
    }

    fn oldest(&self) -> Option<u64> {
        self.games.first_key_value().map(|(&since, _)| since)
    }
}
