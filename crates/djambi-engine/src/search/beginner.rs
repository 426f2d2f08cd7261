//! The choice of the lowest level, which plays like a person who has just learnt the rules.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, SquareSet};

use super::promises::KeepingMoves;
use super::request::SearchRequest;
use crate::Rng;
use crate::prior::for_each_partial_move;

/// The number of turns, of a hundred, in which it looks elsewhere and sees no kill.
const ABSENT_MINDED: usize = 25;

/// The number of turns, of a hundred, in which it sees no kill of a person's piece.
const LENIENT: usize = 45;

/// A move without its placement.
struct Choice {
    mv: Move,
    /// The squares among which the placement is drawn.
    placements: SquareSet,
    /// The enemies that it kills.
    victims: SquareSet,
    /// Whether the chief makes it.
    by_chief: bool,
    goes_back: bool,
}

/// The move that the lowest level plays: a draw from the first of these that there are.
/// 1. Kills that it sees, whichever piece dies. It misses all of them in one turn of four, and those of
///    people's pieces in nine of twenty.
/// 2. Other moves, but for its chief's, which stays at home, and for the way back of its last turn.
/// 3. Any move that is no way back.
/// 4. Any move.
///
/// It draws among the moves that its attention notices. It kills chiefs, and its chief kills, only from the
/// next square. A victim or a corpse may be placed anywhere.
pub(super) fn beginners_move(request: &SearchRequest<'_>) -> Option<Move> {
    let mut rng = Rng::new(request.seed ^ request.position.hash());
    let sees_kills = rng.below(100) >= ABSENT_MINDED;
    let people = request.options.people;
    let is_lenient = !people.is_empty() && rng.below(100) < LENIENT;
    let spared = if is_lenient { request.position.controlled_by_any(people) } else { SquareSet::EMPTY };
    let choices = choices(request);
    let tiers: [&dyn Fn(&Choice) -> bool; 4] = [
        &|choice| sees_kills && !choice.victims.is_empty() && (choice.victims & spared).is_empty(),
        &|choice| !choice.by_chief && !choice.goes_back,
        &|choice| !choice.goes_back,
        &|_| true,
    ];
    let drawn = tiers.into_iter().find_map(|is_in| {
        let tier: Vec<_> = choices.iter().filter(|choice| is_in(choice)).collect();
        tier.get(rng.below(tier.len())).copied()
    })?;
    let placement = drawn.placements.iter().nth(rng.below(drawn.placements.len()));
    Some(placement.map_or(drawn.mv, |square| drawn.mv.with_placement(square)))
}

/// The moves that the level notices, or all if it notices none.
fn choices(request: &SearchRequest<'_>) -> Vec<Choice> {
    let position = request.position;
    let rules = request.rules;
    let geometry = position.geometry();
    let attention = request.options.level.attention();
    let mut noticed = Vec::new();
    let mut missed = Vec::new();
    let visit = |family: MoveFamily| {
        for_each_partial_move(&family, |mv, victim| {
            let victims = victims(position, rules, &family, mv);
            let by_chief = family.role == Role::Chief;
            let choice = Choice {
                mv,
                placements: family.placements,
                victims,
                by_chief,
                goes_back: request.ways_back.is_taken_by(mv),
            };
            let chiefs = if by_chief { victims } else { victims & position.role(Role::Chief) };
            let is_near = chiefs.is_subset(geometry.adjacent(family.from));
            let is_noticed = mv.to().is_some_and(|to| attention.notices(geometry, &family, to, victim));
            if is_near && is_noticed { noticed.push(choice) } else { missed.push(choice) }
        });
        ControlFlow::Continue(())
    };
    let bindings = request.promises.at_root(position, rules);
    let _: ControlFlow<()> = match KeepingMoves::of(position, rules, &bindings) {
        Some(keeping) => keeping.for_each_family(visit),
        None => position.for_each_family(rules, visit),
    };
    if noticed.is_empty() { missed } else { noticed }
}

/// The enemies that a move kills.
fn victims(position: &Position, rules: &Rules, family: &MoveFamily, mv: Move) -> SquareSet {
    let killed = match family.act {
        Act::Kill => mv.to().into_iter().collect(),
        Act::Report => mv.victim().into_iter().collect(),
        Act::ReportAll => family.victims,
        Act::Walk | Act::Relocate => SquareSet::EMPTY,
    };
    killed & position.enemies_of(rules, position.turn())
}
