//! One alpha-beta search.

use std::ops::ControlFlow;

use djambi::{Effect, Move, Position, Rules, Seat};
use djambi_engine::{Stop, evaluate};

use super::order::{Hints, History, candidates, chief_kills};
use super::table::{Bound, Known, Table};

/// The value of everything; a share is told in parts of this.
pub(super) const ALL: i32 = 1_000_000;
/// A struck chief leaves one part in so many of what there is.
const STRUCK: i32 = 100;
/// Whoever expects no more than this is lost, as far as the search sees.
pub(super) const LOST: i32 = ALL / STRUCK;
/// How many chiefs are killed in a row beyond the depth of a search.
const QUIESCENCE: u32 = 3;

/// A search for one player, whom all the others play against.
pub(super) struct Search<'a, S> {
    pub(super) rules: &'a Rules,
    pub(super) player: Seat,
    pub(super) table: &'a mut Table,
    /// The hashes of the positions of the game so far and of those on the way from the root.
    pub(super) path: Vec<u64>,
    pub(super) killers: Vec<[Option<Move>; 2]>,
    pub(super) history: History,
    pub(super) nodes: u64,
    pub(super) limit: u64,
    pub(super) stop: &'a S,
    /// Whether the search was told to end, so that values are worth nothing.
    pub(super) ended: bool,
}

impl<S: Stop> Search<'_, S> {
    /// The value for the player of a position that is searched so deep.
    pub(super) fn value(&mut self, position: &Position, depth: u8, ply: usize, alpha: i32, beta: i32) -> i32 {
        if let Some(value) = self.end_of_game(position, ply) {
            return value;
        }
        if depth == 0 {
            return self.quiet_value(position, ply, alpha, beta, QUIESCENCE);
        }
        let key = self.key(position);
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|known| usable(known, depth, alpha, beta)) {
            return value;
        }
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let hints = Hints { best: known.map(|known| known.best), killers, history: &self.history };
        let moves = candidates(position, self.rules, &hints);
        self.path.push(position.hash());
        let (value, best) = self.best_of(position, &moves, depth, ply, (alpha, beta));
        self.path.pop();
        if !self.ended {
            let bound = match value {
                value if value >= beta => Bound::AtLeast,
                value if value <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            self.table.keep(Known { key, value, best, depth, bound });
        }
        value
    }

    /// The best of some moves for whoever is to move, and its value for the player.
    fn best_of(
        &mut self,
        position: &Position,
        moves: &[Move],
        depth: u8,
        ply: usize,
        (mut alpha, mut beta): (i32, i32),
    ) -> (i32, Move) {
        let maximising = position.turn() == self.player;
        let (mut value, mut best) = (if maximising { -1 } else { ALL + 1 }, moves[0]);
        for &mv in moves {
            let after = position.play_unchecked(self.rules, mv);
            let found = self.value(&after, depth - 1, ply + 1, alpha, beta);
            if self.ended {
                break;
            }
            if if maximising { found > value } else { found < value } {
                (value, best) = (found, mv);
            }
            if maximising {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                self.remember_refutation(mv, depth, ply);
                break;
            }
        }
        (value, best)
    }

    /// What the game's end is worth, if this is one. Later is better for the loser and worse for the winner.
    fn end_of_game(&self, position: &Position, ply: usize) -> Option<i32> {
        let alive = position.alive();
        if !alive.contains(self.player) {
            return Some(ply as i32);
        }
        if position.is_over() {
            return Some(ALL - ply as i32);
        }
        let Rules { repetition, quiet_limit, .. } = *self.rules;
        let seen = || self.path.iter().filter(|&&hash| hash == position.hash()).count();
        // Whoever can repeat a position once can do so again.
        let repeated = repetition > 0 && ply > 0 && seen() > 0;
        let drawn = repeated || quiet_limit > 0 && position.quiet_turns() >= quiet_limit;
        drawn.then(|| ALL / alive.len() as i32)
    }

    /// The value of a position at the end of a line: nobody's chief is to be taken at once.
    fn quiet_value(&mut self, position: &Position, ply: usize, alpha: i32, beta: i32, left: u32) -> i32 {
        let limit_reached = self.nodes >= self.limit;
        if self.nodes > 0 && (limit_reached || self.stop.is_stopped()) {
            self.ended = true;
            return 0;
        }
        self.nodes += 1;
        let share = (evaluate(position, self.rules)[self.player] * ALL as f32) as i32;
        if position.turn() != self.player {
            // Together the others can do what any of them can.
            return if self.is_struck(position) { share / STRUCK } else { share };
        }
        let mut value = share;
        if left == 0 {
            return value;
        }
        for mv in chief_kills(position, self.rules) {
            if value >= beta {
                break;
            }
            let after = position.play_unchecked(self.rules, mv);
            let found = match self.end_of_game(&after, ply + 1) {
                Some(found) => found,
                None => self.quiet_value(&after, ply + 1, alpha.max(value), beta, left - 1),
            };
            if self.ended {
                break;
            }
            value = value.max(found);
        }
        value
    }

    /// Whether somebody who plays before the player's next turn can kill his chief as the board stands, or one corpse would
    /// encircle him.
    fn is_struck(&self, position: &Position) -> bool {
        let Some(ring) = position.ring(self.rules, self.player) else { return true };
        let chief = ring.chief;
        let caged = ring.gaps.len() <= 1 && ring.saviours.is_empty() && !ring.in_maze;
        if caged && (ring.gaps & position.occupied()).is_empty() {
            return true;
        }
        let found = position.for_each_threat(self.rules, chief, |threat| {
            let before = || {
                let turns = position.upcoming(self.rules, 2 * Seat::LIMIT);
                turns.iter().take_while(|turn| turn.seat != self.player).any(|turn| turn.seat == threat.by)
            };
            let strikes = threat.by != self.player && threat.effect == Effect::Kill && before();
            if strikes { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    fn remember_refutation(&mut self, mv: Move, depth: u8, ply: usize) {
        self.history.add(mv, depth);
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    pub(super) fn key(&self, position: &Position) -> u64 {
        position.hash() ^ (self.player.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// The remembered value, if it answers the question.
fn usable(known: Known, depth: u8, alpha: i32, beta: i32) -> Option<i32> {
    let answers = match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => known.value >= beta,
        Bound::AtMost => known.value <= alpha,
    };
    (known.depth >= depth && answers).then_some(known.value)
}
