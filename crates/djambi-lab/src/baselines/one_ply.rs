//! The one-turn bot: a sparring partner that every engine must beat.

mod candidates;
mod evaluate;
mod placements;
mod reach;
mod selector;

use djambi::{Move, Position, Rules};
use djambi_engine::{Limits, Line, Report, Rng, Stop};

use candidates::{for_each_candidate, for_each_move};
use evaluate::expected_shares;
use placements::RankedPlacements;
use selector::Selector;

/// A bot that looks one turn ahead. In this order it
/// 1. wins if it can;
/// 2. avoids that its chief can be killed or encircled before its next turn, whoever plays until then by §5: in one turn,
///    or in two by somebody who plays twice because he is in power;
/// 3. kills a chief, rather a player's than a hostage's;
/// 4. seeks the largest share of the game: pieces (most of all those of whole armies), their safety and mobility, the
///    maze, corpses around others' chiefs. A little chance decides between moves that are nearly equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnePly;

impl OnePly {
    /// Searches for the best turns of the player to move.
    ///
    /// The same position, rules and limits give the same report, unless `stop` ends the search before it has come to its
    /// own end; then the best so far is reported. There is always a line with a legal move in it, unless the game is over.
    /// `on_info` hears of every improvement worth telling, at least of the last one.
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
            look_one_turn_ahead(position, rules, limits, stop)
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
        earlier_nodes: 0,
        evaluations: 1,
    }
}

fn look_one_turn_ahead<S: Stop>(position: &Position, rules: &Rules, limits: &Limits, stop: &S) -> Report {
    let mut rng = Rng::new(limits.seed ^ position.hash());
    let placements = RankedPlacements::new(position, rules, &mut rng);
    let mut selector = Selector::new(position, rules, limits, stop, rng);
    let ended = for_each_candidate(position, rules, &placements, |mv| selector.look_at(mv)).is_break();
    if !ended && !selector.is_safe() {
        // Perhaps an odd placement saves the chief.
        let before = selector.safety();
        let _ = for_each_move(position, rules, |mv| selector.look_for_safety(mv, before));
    }
    selector.report()
}
