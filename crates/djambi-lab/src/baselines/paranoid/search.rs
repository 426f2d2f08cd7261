//! The alpha-beta search of one position.

use std::ops::ControlFlow;

use djambi::{Effect, Move, Position, Rules, Seat};
use djambi_engine::{Stop, evaluate};

use super::order::{Hints, HistoryTable, chief_kills, ordered_moves};
use super::transposition::{Bound, TableEntry, TranspositionTable};

/// The value of the whole result: values are shares in parts of this.
pub(super) const FULL_SHARE: i32 = 1_000_000;
/// The share of a player whose chief is attacked is divided by this.
const ATTACKED_DIVISOR: i32 = 100;
/// A value no greater than this says that the player is lost.
pub(super) const LOST: i32 = FULL_SHARE / ATTACKED_DIVISOR;
/// The number of kills of chiefs in a row that the quiescence search follows.
const QUIESCENCE_DEPTH: u32 = 3;

/// The alpha-beta window: values outside it don't matter.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// The searching player has at least this much elsewhere.
    pub(super) alpha: i32,
    /// The others allow at most this much elsewhere.
    pub(super) beta: i32,
}

/// A paranoid search: one player maximises their share, all the others minimise it.
pub(super) struct AlphaBeta<'a, S> {
    /// The rules.
    pub(super) rules: &'a Rules,
    /// The player whose share is searched for.
    pub(super) player: Seat,
    /// The transposition table.
    pub(super) table: &'a mut TranspositionTable,
    /// The hashes of the game's positions so far, then of those from the root to the current node.
    pub(super) path: Vec<u64>,
    /// The killer moves by ply.
    pub(super) killers: Vec<[Option<Move>; 2]>,
    /// The history heuristic.
    pub(super) history: HistoryTable,
    /// The number of evaluated positions.
    pub(super) nodes: u64,
    /// The number of evaluated positions at which the search stops.
    pub(super) node_limit: u64,
    /// Stops the search from outside.
    pub(super) stop: &'a S,
    /// Whether the search was stopped, which makes the values of open nodes meaningless.
    pub(super) stopped: bool,
}

impl<S: Stop> AlphaBeta<'_, S> {
    /// The value of a position, searched to this depth.
    pub(super) fn value(&mut self, position: &Position, depth: u8, ply: usize, window: Window) -> i32 {
        if let Some(value) = self.terminal_value(position, ply) {
            return value;
        }
        if depth == 0 {
            return self.quiescence(position, ply, window, QUIESCENCE_DEPTH);
        }
        let Window { alpha, beta } = window;
        let key = self.key(position);
        let entry = self.table.get(key);
        if let Some(value) = entry.and_then(|entry| entry.cutoff(depth, alpha, beta)) {
            return value;
        }
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let hints = Hints { table_move: entry.map(|entry| entry.best), killers, history: &self.history };
        let moves = ordered_moves(position, self.rules, &hints);
        self.path.push(position.hash());
        let (value, best) = self.best_move(position, &moves, (depth, ply), window);
        self.path.pop();
        if !self.stopped {
            let bound = match value {
                value if value >= beta => Bound::Lower,
                value if value <= alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            self.table.insert(TableEntry { key, value, best, depth, bound });
        }
        value
    }

    /// The best of some moves for the player to move, and its value for the searching player.
    fn best_move(
        &mut self,
        position: &Position,
        moves: &[Move],
        (depth, ply): (u8, usize),
        mut window: Window,
    ) -> (i32, Move) {
        let maximising = position.turn() == self.player;
        let mut value = if maximising { -1 } else { FULL_SHARE + 1 };
        let mut best = moves[0];
        for &mv in moves {
            let after = position.play_unchecked(self.rules, mv);
            let found = self.value(&after, depth - 1, ply + 1, window);
            if self.stopped {
                break;
            }
            if if maximising { found > value } else { found < value } {
                (value, best) = (found, mv);
            }
            if maximising {
                window.alpha = window.alpha.max(value);
            } else {
                window.beta = window.beta.min(value);
            }
            if window.alpha >= window.beta {
                self.note_cutoff(mv, depth, ply);
                break;
            }
        }
        (value, best)
    }

    /// The value of a position in which the game is over, drawn or lost. A later end is worth more to the
    /// loser and less to the winner.
    fn terminal_value(&self, position: &Position, ply: usize) -> Option<i32> {
        let alive = position.alive();
        if !alive.contains(self.player) {
            return Some(ply as i32);
        }
        if position.is_over() {
            return Some(FULL_SHARE - ply as i32);
        }
        let Rules { repetition, quiet_limit, .. } = *self.rules;
        // One repetition counts as the draw: a player who can repeat once can do so again.
        let repeated = repetition > 0 && ply > 0 && self.path.contains(&position.hash());
        let drawn = repeated || quiet_limit > 0 && position.quiet_turns() >= quiet_limit;
        drawn.then(|| FULL_SHARE / alive.len() as i32)
    }

    /// The quiescence search: evaluates the position after the kills of chiefs that the player can make at
    /// once.
    fn quiescence(&mut self, position: &Position, ply: usize, window: Window, left: u32) -> i32 {
        let limit_reached = self.nodes >= self.node_limit;
        if self.nodes > 0 && (limit_reached || self.stop.is_stopped()) {
            self.stopped = true;
            return 0;
        }
        self.nodes += 1;
        let share = (evaluate(position, self.rules)[self.player] * FULL_SHARE as f32) as i32;
        if position.turn() != self.player {
            // The others play together, so each of their attacks counts.
            return if self.is_chief_attacked(position) { share / ATTACKED_DIVISOR } else { share };
        }
        let mut value = share;
        if left == 0 {
            return value;
        }
        for mv in chief_kills(position, self.rules) {
            if value >= window.beta {
                break;
            }
            let after = position.play_unchecked(self.rules, mv);
            let window = Window { alpha: window.alpha.max(value), ..window };
            let found = match self.terminal_value(&after, ply + 1) {
                Some(found) => found,
                None => self.quiescence(&after, ply + 1, window, left - 1),
            };
            if self.stopped {
                break;
            }
            value = value.max(found);
        }
        value
    }

    /// Whether an opponent who plays before the player's next turn attacks the player's chief, or one more
    /// corpse would encircle it.
    fn is_chief_attacked(&self, position: &Position) -> bool {
        let Some(ring) = position.ring(self.rules, self.player) else { return true };
        let chief = ring.chief;
        let caged = ring.gaps.len() <= 1 && ring.saviours.is_empty() && !ring.in_maze;
        if caged && (ring.gaps & position.occupied()).is_empty() {
            return true;
        }
        let found = position.for_each_threat(self.rules, chief, |threat| {
            let plays_before = || {
                let turns = position.upcoming(self.rules, 2 * Seat::LIMIT);
                turns.iter().take_while(|turn| turn.seat != self.player).any(|turn| turn.seat == threat.by)
            };
            let kills = threat.by != self.player && threat.effect == Effect::Kill && plays_before();
            if kills { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Remembers a move that caused a cutoff for the history heuristic and as a killer move.
    fn note_cutoff(&mut self, mv: Move, depth: u8, ply: usize) {
        self.history.add(mv, depth);
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// The key in the transposition table: values are those of one player.
    fn key(&self, position: &Position) -> u64 {
        position.hash() ^ (self.player.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
