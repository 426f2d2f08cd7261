//! The paranoid algorithm: alpha-beta against all the others (Sturtevant & Korf, 2000).

mod order;
mod search;
mod transposition;

use djambi::{BySeat, Move, Position, Rules};
use djambi_engine::{Limits, Line, Report, Rng, Shares, Stop, evaluate};

use super::shares_in_proportion;
use order::{Hints, HistoryTable, ordered_moves};
use search::{AlphaBeta, FULL_SHARE, LOST, Window};
use transposition::TranspositionTable;

/// The depth at which iterative deepening ends.
const MAX_DEPTH: u8 = 40;
/// A value from which on the win is certain.
const WON: i32 = FULL_SHARE - 200;

/// A player that assumes that all opponents play against it: alpha-beta with iterative deepening, in which
/// its own turns maximise its share and all other turns minimise it.
///
/// It has a transposition table, killer moves, the history heuristic and a quiescence search over kills of
/// chiefs. Turns come in the order of docs/RULES.md §5, power included. A leaf is worth its share by
/// [`evaluate`], or a hundredth of that if an opponent who plays first attacks its chief.
///
/// Of the squares for a placement it searches two: corpses go beside rivals' chiefs or in front of its own
/// chief, living pieces where its own pieces attack them. A repeated position is a draw. With two or more
/// rivals it distrusts a deeper search that finds everything lost, because rivals don't cooperate like that,
/// and keeps the move of the iteration before.
#[derive(Clone, Debug)]
pub struct Paranoid {
    table: TranspositionTable,
    history: Vec<u64>,
}

impl Paranoid {
    /// A player whose transposition table takes about this many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { table: TranspositionTable::new(mebibytes), history: Vec::new() }
    }

    /// Sets the positions of the game before the one to be searched, for repetitions.
    pub fn set_history<'a>(&mut self, positions: impl IntoIterator<Item = &'a Position>) {
        self.history = positions.into_iter().map(Position::hash).collect();
    }

    /// Searches for the best turn of the player to move. The report counts evaluations as nodes; of its
    /// shares only the player's own comes from the search.
    pub fn search<S: Stop>(
        &mut self,
        position: &Position,
        rules: &Rules,
        limits: &Limits,
        stop: &S,
    ) -> Report {
        if position.is_over() {
            return Report::default();
        }
        let player = position.turn();
        let mut search = AlphaBeta {
            rules,
            player,
            table: &mut self.table,
            path: self.history.clone(),
            killers: Vec::new(),
            history: HistoryTable::new(),
            nodes: 0,
            node_limit: limits.nodes.map_or(u64::MAX, std::num::NonZero::get),
            stop,
            stopped: false,
        };
        search.path.push(position.hash());
        let (value, best) = iterative_deepening(&mut search, position, limits.seed);
        let nodes = search.nodes;
        Report {
            lines: vec![line(position, rules, best, value)],
            nodes,
            evaluations: nodes,
            ..Report::default()
        }
    }
}

/// Searches deeper and deeper until the search is stopped or the result is certain.
fn iterative_deepening<S: Stop>(
    search: &mut AlphaBeta<'_, S>,
    position: &Position,
    seed: u64,
) -> (i32, Move) {
    let hints = Hints { table_move: None, killers: [None; 2], history: &HistoryTable::new() };
    let mut moves = ordered_moves(position, search.rules, &hints);
    shuffle_quiet_moves(&mut moves, position, seed);
    let mut value = 0;
    let mut best = moves[0];
    for depth in 0..MAX_DEPTH {
        let found = search_root(search, position, &moves, depth);
        if let Some(found) = found {
            if depth > 0 && found.0 <= LOST && value > LOST && position.alive().len() > 2 {
                break;
            }
            (value, best) = found;
            let index = moves.iter().position(|&mv| mv == best).expect("best move");
            moves[..=index].rotate_right(1);
        }
        if search.stopped || value >= WON || moves.len() == 1 {
            break;
        }
    }
    (value, best)
}

/// The best of the root moves that were searched before the search was stopped. The first is the best of the
/// iteration before, so even a part of them is a useful result.
fn search_root<S: Stop>(
    search: &mut AlphaBeta<'_, S>,
    position: &Position,
    moves: &[Move],
    depth: u8,
) -> Option<(i32, Move)> {
    let mut best: Option<(i32, Move)> = None;
    for &mv in moves {
        let after = position.play_unchecked(search.rules, mv);
        let alpha = best.map_or(-1, |(value, _)| value);
        let value = search.value(&after, depth, 1, Window { alpha, beta: FULL_SHARE + 1 });
        if search.stopped {
            break;
        }
        if best.is_none_or(|(best_value, _)| value > best_value) {
            best = Some((value, mv));
        }
    }
    best
}

/// Shuffles the quiet moves, which come after the kills and have no order of their own.
fn shuffle_quiet_moves(moves: &mut [Move], position: &Position, seed: u64) {
    let occupied = position.occupied();
    let is_quiet = |mv: &Move| {
        mv.victim().is_none() && mv.placement().is_none() && mv.to().is_some_and(|to| !occupied.contains(to))
    };
    let quiet = moves.iter().rev().take_while(|mv| is_quiet(mv)).count();
    let mut rng = Rng::new(seed);
    let first = moves.len() - quiet;
    for left in (1..quiet).rev() {
        moves.swap(first + left, first + rng.below(left + 1));
    }
}

/// The line of a report. What the player's share leaves of the whole goes to the others in proportion to the
/// evaluation.
fn line(position: &Position, rules: &Rules, best: Move, value: i32) -> Line {
    let player = position.turn();
    let after = position.play_unchecked(rules, best);
    if after.winner() == Some(player) {
        return Line { moves: vec![best], shares: Shares::won_by(player), visits: 0 };
    }
    let own = f64::from(value) / f64::from(FULL_SHARE);
    let evaluation = evaluate(&after, rules);
    let mut parts = BySeat::from_fn(|seat| f64::from(evaluation[seat]));
    let others: f64 = after.alive().iter().filter(|&seat| seat != player).map(|seat| parts[seat]).sum();
    for seat in after.alive().iter() {
        parts[seat] = if seat == player { own } else { parts[seat] * (1.0 - own) / others.max(1e-9) };
    }
    Line { moves: vec![best], shares: shares_in_proportion(after.alive(), &parts), visits: 0 }
}

#[cfg(test)]
mod tests;
