//! The list that all followers see, as a fold of what rooms publish.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

use djambi_protocol::{GameId, Lobby, LobbyChange, LobbyGame, LobbyTable};

use super::entry::{Entry, Listing, OpenTable};

/// How many tables the lobby shows at most.
pub(super) const MAX_TABLES: usize = 200;
/// How many games the lobby shows at most: a page draws a board for each.
pub(super) const MAX_GAMES: usize = 24;
/// How many tables and how many games are known at most. Those that would be shown last are forgotten.
const MAX_KNOWN: usize = 5_000;
/// How many tables and games that are gone are remembered for followers that come back.
const MAX_GONE: usize = 1_000;
/// How long followers see the same position of a game at least.
const GAME_INTERVAL: Duration = Duration::from_secs(1);

/// The list that all followers see. It changes in steps, each of which has a number.
pub(super) struct Fold {
    epoch: u32,
    seq: u32,
    /// All that rooms have published.
    entries: HashMap<GameId, Entry>,
    /// Whether something was published that the list may not show yet.
    is_stale: bool,
    shown: BTreeMap<GameId, Shown>,
    playing: u32,
    watching: u32,
    /// The tables and games that went off the list, with the number of the change, in order.
    gone: VecDeque<(u32, GameId)>,
    /// The number of the last change of which something in `gone` is forgotten.
    forgotten: u32,
}

/// A table or game on the list.
struct Shown {
    /// The number of the change in which it came or changed last.
    seq: u32,
    /// The time of that change.
    at: Duration,
    item: Item,
}

/// What the list has of a table or game.
#[derive(Clone, PartialEq, Eq)]
enum Item {
    Table(LobbyTable),
    Game(LobbyGame),
}

impl Fold {
    /// An empty lobby.
    pub(super) fn new(epoch: u32) -> Self {
        Self {
            epoch,
            seq: 0,
            entries: HashMap::new(),
            is_stale: false,
            shown: BTreeMap::new(),
            playing: 0,
            watching: 0,
            gone: VecDeque::new(),
            forgotten: 0,
        }
    }

    /// Takes over what a room has published; `None` for a game that the lobby need not know any more.
    pub(super) fn publish(&mut self, game: GameId, entry: Option<Entry>) {
        self.is_stale = true;
        match entry.filter(|entry| !entry.is_empty()) {
            Some(entry) => drop(self.entries.insert(game, entry)),
            None => drop(self.entries.remove(&game)),
        }
    }

    /// The tables that wait for players, the shown and the others, each with the number of people who are
    /// there.
    pub(super) fn tables(&self) -> impl Iterator<Item = (&OpenTable, u32)> {
        self.entries.values().filter_map(|entry| match &entry.listing {
            Listing::Table(open) => Some((&**open, entry.playing)),
            _ => None,
        })
    }

    /// The number of tables that wait for players.
    pub(super) fn open_tables(&self) -> usize {
        self.tables().count()
    }

    /// The whole list, as the last change has left it.
    pub(super) fn whole(&self) -> Lobby {
        let (mut tables, mut games) = self.items_after(0);
        tables.sort_by_cached_key(|table| (Reverse(table.since_ms), table.id.clone()));
        games.sort_by_cached_key(|game| (Reverse(game.watchers), Reverse(game.since_ms), game.id.clone()));
        let Self { epoch, seq, playing, watching, .. } = *self;
        Lobby { epoch, seq, tables, games, playing, watching }
    }

    /// All changes after one, told at once; `None` if the list does not know any more what has changed since
    /// then.
    pub(super) fn changes_after(&self, epoch: u32, seq: u32) -> Option<LobbyChange> {
        if epoch != self.epoch || seq > self.seq || seq < self.forgotten {
            return None;
        }
        let (tables, games) = self.items_after(seq);
        let is_news = |(gone, id): &&(u32, GameId)| *gone > seq && !self.shown.contains_key(id);
        let mut gone: Vec<_> = self.gone.iter().filter(is_news).map(|(_, id)| id.clone()).collect();
        gone.sort_unstable();
        gone.dedup();
        let Self { seq, playing, watching, .. } = *self;
        Some(LobbyChange { seq, tables, games, gone, playing, watching })
    }

    /// Brings the list up to date, and returns the change, if there is one. A game that followers have just
    /// seen waits for a later call.
    pub(super) fn step(&mut self, now: Duration) -> Option<LobbyChange> {
        if !std::mem::take(&mut self.is_stale) {
            return None;
        }
        let before = (self.playing, self.watching);
        self.playing = self.entries.values().map(|entry| entry.playing).sum();
        self.watching = self.entries.values().map(|entry| entry.watching).sum();
        let seq = self.seq + 1;
        let next = self.selected();
        let (gone, changed): (Vec<_>, bool) = {
            let is_gone = |id: &&GameId| !next.contains_key(*id);
            let gone: Vec<_> = self.shown.keys().filter(is_gone).cloned().collect();
            let changed = self.take_over(next, seq, now);
            (gone, changed)
        };
        if !changed && gone.is_empty() && before == (self.playing, self.watching) {
            return None;
        }
        for id in gone {
            self.shown.remove(&id);
            self.gone.push_back((seq, id));
        }
        while self.gone.len() > MAX_GONE {
            self.forgotten = self.gone.pop_front().map_or(self.forgotten, |(seq, _)| seq);
        }
        self.seq = seq;
        self.changes_after(self.epoch, seq - 1)
    }

    /// Puts what is to be shown on the list, and says whether that changes anything.
    fn take_over(&mut self, next: BTreeMap<GameId, Item>, seq: u32, now: Duration) -> bool {
        let mut changed = false;
        for (id, item) in next {
            let shown = self.shown.get(&id);
            if shown.is_some_and(|shown| shown.item == item) {
                continue;
            }
            if shown.is_some_and(|shown| shown.is_fresh(now)) {
                self.is_stale = true;
                continue;
            }
            self.shown.insert(id, Shown { seq, at: now, item });
            changed = true;
        }
        changed
    }

    /// What is to be shown: the newest tables, those first at which somebody is; the games with most
    /// watchers, then the newest. What would come far behind is forgotten.
    fn selected(&mut self) -> BTreeMap<GameId, Item> {
        let mut tables = Vec::new();
        let mut games = Vec::new();
        for (id, Entry { playing, listing, .. }) in &self.entries {
            match listing {
                Listing::Unlisted => {}
                Listing::Table(open) => tables.push((*playing == 0, Reverse(open.table.since_ms), id)),
                Listing::Game(game) => games.push((Reverse((game.watchers, game.about.since_ms)), id)),
            }
        }
        tables.sort_unstable();
        games.sort_unstable();
        let tables: Vec<&GameId> = tables.into_iter().map(|(.., id)| id).collect();
        let games: Vec<&GameId> = games.into_iter().map(|(_, id)| id).collect();
        let shown = tables.iter().take(MAX_TABLES).chain(games.iter().take(MAX_GAMES));
        let item = |id: &&GameId| Some(((*id).clone(), Item::of(&self.entries.get(*id)?.listing)?));
        let selected = shown.filter_map(item).collect();
        let last = tables.iter().skip(MAX_KNOWN).chain(games.iter().skip(MAX_KNOWN));
        let last: Vec<GameId> = last.map(|id| (*id).clone()).collect();
        for id in last {
            self.entries.remove(&id);
        }
        selected
    }

    /// The tables and games on the list that have changed after a change.
    fn items_after(&self, seq: u32) -> (Vec<LobbyTable>, Vec<LobbyGame>) {
        let mut tables = Vec::new();
        let mut games = Vec::new();
        for shown in self.shown.values().filter(|shown| shown.seq > seq) {
            match &shown.item {
                Item::Table(table) => tables.push(table.clone()),
                Item::Game(game) => games.push(game.clone()),
            }
        }
        (tables, games)
    }
}

impl Shown {
    /// Whether this is a game that followers have just seen.
    fn is_fresh(&self, now: Duration) -> bool {
        matches!(self.item, Item::Game(_)) && now < self.at + GAME_INTERVAL
    }
}

impl Item {
    fn of(listing: &Listing) -> Option<Self> {
        match listing {
            Listing::Unlisted => None,
            Listing::Table(open) => Some(Self::Table(open.table.clone())),
            Listing::Game(game) => Some(Self::Game(game.shown())),
        }
    }
}
