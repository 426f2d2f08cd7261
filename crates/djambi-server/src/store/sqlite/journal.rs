//! The news of each game: which rows of the journal are its events.
//!
//! No index of the database says that, for it would cost each event a page of its own. So it is kept in memory,
//! read once at the start, and changed only by the writer. What the open transaction appends is told at once:
//! a reader that does not see it in the database finds nothing there. What leaves the journal is told after the
//! commit: a reader that knows of rows which have left finds their events in the packed log.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi::Seat;
use djambi_protocol::Seq;
use rusqlite::{Connection, Row};

use crate::fast_map::FastMap;

/// The rows of the journal, by game and in order.
pub(super) struct Journal {
    state: Mutex<State>,
    /// How many rows there may be before the oldest are packed.
    limit: usize,
}

#[derive(Default)]
struct State {
    games: FastMap<Arc<str>, Tail>,
    /// All rows, with their games.
    rows: VecDeque<(i64, Arc<str>)>,
    /// The last id that was given to a row. None is given twice.
    last_id: i64,
    /// What the open transaction has appended: the games, with what was their newest event.
    appended: Vec<(Arc<str>, Option<Newest>)>,
    /// The games that it has deleted.
    deleted: Vec<String>,
    /// How often events have left.
    departures: u64,
}

/// The events of a game that are new.
struct Tail {
    rows: Vec<i64>,
    newest: Newest,
    row: Option<GameColumns>,
}

/// What is known of the newest event of a game.
#[derive(Clone, Copy)]
pub(super) struct Newest {
    /// Its number.
    pub(super) seq: Seq,
    /// When it happened.
    pub(super) at_ms: u64,
    /// The seat to move afterwards.
    pub(super) to_move: Option<Seat>,
    /// Whether there is a turn among the new events.
    pub(super) has_turn: bool,
}

/// What the row of a game says that an event may change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct GameColumns {
    /// When the service must look at it.
    pub(super) deadline_ms: Option<i64>,
    /// Whether it is over.
    pub(super) is_over: bool,
}

/// The rows that may hold new events of a game.
#[derive(Clone, Default)]
pub(super) struct NewRows {
    /// Those that are known, in order. Some may have left meanwhile.
    pub(super) known: Vec<i64>,
    /// All later ones have come since.
    pub(super) after: i64,
}

/// The games that own the oldest rows.
pub(super) struct Oldest {
    /// The games.
    pub(super) games: Vec<Arc<str>>,
    /// The first row that must stay once they are packed.
    pub(super) keep_from: i64,
}

impl Journal {
    /// Reads which rows there are.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(super) fn read(connection: &Connection, limit: usize) -> Result<Self, rusqlite::Error> {
        let mut state = State::default();
        let mut select = connection.prepare(
            "SELECT id, game_id, seq, at_ms, kind = 'turn' AS is_turn, to_move FROM journal ORDER BY id",
        )?;
        let mut rows = select.query([])?;
        while let Some(row) = rows.next()? {
            let id = row.get("id")?;
            let newest = newest(row)?;
            state.last_id = id;
            let game = row.get_ref("game_id")?.as_str()?;
            state.push(id, game, newest);
        }
        state.appended.clear();
        Ok(Self { state: Mutex::new(state), limit })
    }

    /// The newest event of a game, if it is new.
    pub(super) fn newest(&self, game: &str) -> Option<Newest> {
        self.lock().games.get(game).map(|tail| tail.newest)
    }

    /// How often events have left for packed logs. A reader that compares games with their newest events finds
    /// neither of a game whose events leave meanwhile.
    pub(super) fn departures(&self) -> u64 {
        self.lock().departures
    }

    /// Where a reader finds what is new of a game. It must ask before its moment of the database begins.
    pub(super) fn rows(&self, game: &str) -> NewRows {
        let state = self.lock();
        let known = state.games.get(game).map_or_else(Vec::new, |tail| tail.rows.clone());
        NewRows { known, after: state.last_id }
    }

    /// Appends an event; returns the id of its row.
    pub(super) fn append(&self, game: &str, newest: Newest) -> i64 {
        let mut state = self.lock();
        state.last_id += 1;
        let id = state.last_id;
        state.push(id, game, newest);
        id
    }

    /// What the row of a game is known to say.
    pub(super) fn game_columns(&self, game: &str) -> Option<GameColumns> {
        self.lock().games.get(game)?.row
    }

    /// Notes what the row of a game says; `None` if that is not known any more.
    pub(super) fn note_columns(&self, game: &str, row: Option<GameColumns>) {
        if let Some(tail) = self.lock().games.get_mut(game) {
            tail.row = row;
        }
    }

    /// How many events the open transaction has appended.
    pub(super) fn appended(&self) -> usize {
        self.lock().appended.len()
    }

    /// Forgets what the open transaction has appended after these.
    pub(super) fn roll_back_to(&self, appended: usize) {
        let mut state = self.lock();
        while state.appended.len() > appended {
            state.roll_back();
        }
    }

    /// Forgets what the open transaction has done: it has failed.
    pub(super) fn roll_back(&self) {
        self.roll_back_to(0);
        self.lock().deleted.clear();
    }

    /// What the transaction has done is on disk.
    pub(super) fn commit(&self) {
        let mut state = self.lock();
        state.appended.clear();
        for game in mem::take(&mut state.deleted) {
            state.games.remove(game.as_str());
        }
    }

    /// Whether there are more rows than there may be. With `factor` it is so many times as many.
    pub(super) fn is_longer_than(&self, factor: usize) -> bool {
        self.lock().rows.len() > self.limit * factor
    }

    /// The games that own the oldest rows. After as many games or events no further one is taken, and no more
    /// than so many rows may go.
    pub(super) fn oldest(&self, max_games: usize, max_events: usize, max_rows: usize) -> Oldest {
        let state = self.lock();
        let mut games = Vec::<Arc<str>>::new();
        let mut events = 0;
        let mut keep_from = state.last_id + 1;
        for (number, (id, game)) in state.rows.iter().enumerate() {
            let tail = state.games.get(game).filter(|tail| tail.rows.first() <= Some(id));
            let tail = tail.filter(|_| !games.contains(game));
            let is_enough = games.len() == max_games || events >= max_events;
            if number == max_rows || tail.is_some() && is_enough {
                keep_from = *id;
                break;
            }
            if let Some(tail) = tail {
                events += tail.rows.len();
                games.push(game.clone());
            }
        }
        Oldest { games, keep_from }
    }

    /// The rows of these games are in their packed logs, and those before one are no longer there.
    pub(super) fn leave(&self, oldest: &Oldest) {
        let mut state = self.lock();
        state.departures += 1;
        for game in &oldest.games {
            state.games.remove(game);
        }
        while let Some((_, game)) = state.rows.pop_front_if(|(id, _)| *id < oldest.keep_from) {
            if let Some(tail) = state.games.get_mut(&game) {
                tail.rows.retain(|id| *id >= oldest.keep_from);
            }
        }
    }

    /// The open transaction has deleted a game with its events.
    pub(super) fn delete(&self, game: &str) {
        self.lock().deleted.push(game.to_owned());
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing panics with the lock held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn push(&mut self, id: i64, game: &str, newest: Newest) {
        let game = match self.games.get_key_value(game) {
            Some((game, _)) => game.clone(),
            None => game.into(),
        };
        let before = self.games.get(&game).map(|tail| tail.newest);
        let has_turn = newest.has_turn || before.is_some_and(|before| before.has_turn);
        let tail =
            self.games.entry(game.clone()).or_insert_with(|| Tail { rows: Vec::new(), newest, row: None });
        tail.newest = Newest { has_turn, ..newest };
        tail.rows.push(id);
        self.rows.push_back((id, game.clone()));
        self.appended.push((game, before));
    }

    fn roll_back(&mut self) {
        let Some((game, before)) = self.appended.pop() else { return };
        self.rows.pop_back();
        match (before, self.games.get_mut(&game)) {
            (Some(before), Some(tail)) => {
                tail.rows.pop();
                (tail.newest, tail.row) = (before, None);
            }
            _ => drop(self.games.remove(&game)),
        }
    }
}

fn newest(row: &Row<'_>) -> Result<Newest, rusqlite::Error> {
    let (at_ms, to_move): (i64, Option<String>) = (row.get("at_ms")?, row.get("to_move")?);
    Ok(Newest {
        seq: row.get("seq")?,
        at_ms: at_ms.unsigned_abs(),
        to_move: to_move.and_then(|seat| seat.parse().ok()),
        has_turn: row.get("is_turn")?,
    })
}
