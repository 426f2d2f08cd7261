//! The one-ply search, which looks one turn ahead: the weakest baseline that every engine must beat.

mod candidates;
mod evaluate;
mod placements;
mod selector;

use djambi::{Move, Position, Rules};
use djambi_engine::{Limits, Line, Report, Rng, Stop};

use candidates::{for_each_candidate, for_each_move};
use evaluate::expected_shares;
use placements::RankedPlacements;
use selector::Selector;

/// A search one turn ahead. It prefers moves, in this order, that
/// 1. win;
/// 2. keep the chief from being killed or encircled before the player's next turn, in the order of turns of
///    §5: in one turn, or in two turns of an opponent in power;
/// 3. kill a chief, rather a player's than a hostage's;
/// 4. promise the largest share of the game: by pieces (most of all those of whole armies), their safety and
///    mobility, the maze, and corpses around others' chiefs. Noise decides between moves that are nearly
///    equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnePly;

impl OnePly {
    /// Searches for the best moves of the player to move.
    ///
    /// The same position, rules and limits give the same report, unless `stop` ends the search early; then
    /// the best moves so far are reported. There is always a line with a legal move, unless the game is over.
    /// `on_info` is called with each report worth showing, at least with the last one.
    pub fn search<S: Stop>(
        &self,
        position: &Position,
        rules: &Rules,
        limits: &Limits,
        stop: &S,
        mut on_info: impl FnMut(&Report),
    ) -> Report {
        let report = if position.is_over() {
            Report::default()
        } else if position.must_pass(rules) {
            pass(position, rules)
        } else {
            best_moves(position, rules, limits, stop)
        };
        on_info(&report);
        report
    }
}

fn pass(position: &Position, rules: &Rules) -> Report {
    let shares = expected_shares(&position.play_unchecked(rules, Move::PASS), rules);
    Report {
        lines: vec![Line { moves: vec![Move::PASS], shares, visits: 0 }],
        nodes: 1,
        evaluations: 1,
        ..Report::default()
    }
}

fn best_moves<S: Stop>(position: &Position, rules: &Rules, limits: &Limits, stop: &S) -> Report {
    let mut rng = Rng::new(limits.seed ^ position.hash());
    let placements = RankedPlacements::new(position, rules, &mut rng);
    let mut selector = Selector::new(position, rules, limits, stop, rng);
    let stopped = for_each_candidate(position, rules, &placements, |mv| selector.consider(mv)).is_break();
    if !stopped && !selector.is_safe() {
        // A placement that is no candidate may save the chief.
        let danger = selector.danger();
        let _ = for_each_move(position, rules, |mv| selector.consider_if_safer(mv, danger));
    }
    selector.report()
}
