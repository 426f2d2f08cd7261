//! Alpha-beta against everybody.

mod order;
mod search;
mod table;

use djambi::{Move, Position, Rules};
use djambi_engine::{Limits, Line, Report, Rng, Shares, Stop, evaluate};

use super::in_proportion;
use order::{Hints, History, candidates};
use search::{ALL, LOST, Search};
use table::Table;

/// No search goes deeper.
const DEEPEST: u8 = 40;
/// A value so close to everything is a win that is certain.
const CERTAIN: i32 = ALL - 200;

/// A partner who fears that all the others play against him: alpha-beta with iterative deepening, in which his own turns
/// seek, and all other turns shun, his share. It has a hash table, killers and a history of refutations, and searches on
/// where chiefs can be killed. Turns come in the order of §5, power included.
///
/// A leaf is worth his share by [`evaluate`], but a hundredth of it if somebody who plays before him can kill his chief.
/// Of the squares where a victim can be placed it searches two: corpses go beside rivals' chiefs or before its own, living
/// pieces where they can be killed. A position that comes again is a draw to it. While there are two rivals or more, it does
/// not believe a deeper search that says that all is lost, for they will not play together like that: it keeps what it
/// found before.
#[derive(Clone, Debug)]
pub struct Paranoid {
    table: Table,
    past: Vec<u64>,
}

impl Paranoid {
    /// A partner whose table takes about so many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { table: Table::new(mebibytes), past: Vec::new() }
    }

    /// Tells the positions of the game that came before the one to be searched.
    pub fn recall<'a>(&mut self, past: impl IntoIterator<Item = &'a Position>) {
        self.past = past.into_iter().map(Position::hash).collect();
    }

    /// Searches for the best turn of the player to move. The report counts evaluations; of the shares in it only the
    /// player's own is what the search found.
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
        let mut search = Search {
            rules,
            player,
            table: &mut self.table,
            path: self.past.clone(),
            killers: Vec::new(),
            history: History::new(),
            nodes: 0,
            limit: limits.nodes.map_or(u64::MAX, std::num::NonZero::get),
            stop,
            ended: false,
        };
        search.path.push(position.hash());
        let (value, best) = deepen(&mut search, position, limits.seed);
        let nodes = search.nodes;
        Report {
            lines: vec![line(position, rules, best, value)],
            nodes,
            earlier_nodes: 0,
            evaluations: nodes,
        }
    }
}

/// Searches deeper and deeper until the search must end or there is nothing more to find.
fn deepen<S: Stop>(search: &mut Search<'_, S>, position: &Position, seed: u64) -> (i32, Move) {
    let hints = Hints { best: None, killers: [None; 2], history: &History::new() };
    let mut moves = candidates(position, search.rules, &hints);
    shuffle_equals(&mut moves, position, seed);
    let (mut value, mut best) = (0, moves[0]);
    for depth in 0..DEEPEST {
        let found = search_root(search, position, &moves, depth);
        if let Some(found) = found {
            if depth > 0 && found.0 <= LOST && value > LOST && position.alive().len() > 2 {
                break;
            }
            (value, best) = found;
            let at = moves.iter().position(|&mv| mv == best).expect("best move");
            moves[..=at].rotate_right(1);
        }
        if search.ended || value >= CERTAIN || moves.len() == 1 {
            break;
        }
    }
    (value, best)
}

/// The best of the moves that were searched so deep before the search had to end; the first is the best from before, so
/// even a part of them is worth having.
fn search_root<S: Stop>(
    search: &mut Search<'_, S>,
    position: &Position,
    moves: &[Move],
    depth: u8,
) -> Option<(i32, Move)> {
    let mut best: Option<(i32, Move)> = None;
    for &mv in moves {
        let after = position.play_unchecked(search.rules, mv);
        let alpha = best.map_or(-1, |(value, _)| value);
        let value = search.value(&after, depth, 1, alpha, ALL + 1);
        if search.ended {
            break;
        }
        if best.is_none_or(|(known, _)| value > known) {
            best = Some((value, mv));
        }
    }
    best
}

/// Puts walks, about which nothing is known, into an order by chance: they all come after the kills.
fn shuffle_equals(moves: &mut [Move], position: &Position, seed: u64) {
    let occupied = position.occupied();
    let is_walk = |mv: &Move| {
        mv.victim().is_none() && mv.placement().is_none() && mv.to().is_some_and(|to| !occupied.contains(to))
    };
    let walks = moves.iter().rev().take_while(|mv| is_walk(mv)).count();
    let (mut rng, first) = (Rng::new(seed), moves.len() - walks);
    for left in (1..walks).rev() {
        moves.swap(first + left, first + rng.below(left + 1));
    }
}

fn line(position: &Position, rules: &Rules, best: Move, value: i32) -> Line {
    let (player, after) = (position.turn(), position.play_unchecked(rules, best));
    if after.winner() == Some(player) {
        return Line { moves: vec![best], shares: Shares::won_by(player), visits: 0 };
    }
    let own = f64::from(value) / f64::from(ALL);
    let mut parts = djambi::BySeat::from_fn({
        let seen = evaluate(&after, rules);
        move |seat| f64::from(seen[seat])
    });
    let others: f64 = after.alive().iter().filter(|&seat| seat != player).map(|seat| parts[seat]).sum();
    // What is left of the whole goes to the others in proportion.
    for seat in after.alive().iter() {
        parts[seat] = if seat == player { own } else { parts[seat] * (1.0 - own) / others.max(1e-9) };
    }
    Line { moves: vec![best], shares: in_proportion(after.alive(), &parts), visits: 0 }
}

#[cfg(test)]
mod tests;
