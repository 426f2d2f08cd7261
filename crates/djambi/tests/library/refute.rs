//! Refutations are lines of the others' legal moves, and there is one just if trying everything finds one.

use djambi::{Geometry, Move, Position, Rules, Seat};

use crate::any;
use crate::rng::Rng;

/// More positions than any search here makes.
const NO_LIMIT: usize = 100_000_000;

/// The position after a line of the others' legal moves.
fn played(position: &Position, rules: &Rules, player: Seat, line: &[Move]) -> Position {
    line.iter().fold(*position, |position, &mv| {
        assert_ne!(position.turn(), player, "{position}");
        position.play(rules, mv).expect("a legal move")
    })
}

/// Whether the player has a move that wins at once.
fn wins_now(position: &Position, rules: &Rules, player: Seat) -> bool {
    let moves = position.legal_moves(rules);
    moves.iter().any(|&mv| position.play_unchecked(rules, mv).winner() == Some(player))
}

/// Whether some turn of a single rival thwarts the player, by trying all.
fn is_thwarted(position: &Position, rules: &Rules, player: Seat, own_turns: usize) -> bool {
    if position.is_over() || !position.alive().contains(player) {
        return position.winner() != Some(player);
    }
    if position.turn() == player {
        return own_turns == 1 && !wins_now(position, rules, player);
    }
    let moves = position.legal_moves(rules);
    moves.iter().any(|&mv| is_thwarted(&position.play_unchecked(rules, mv), rules, player, own_turns))
}

#[test]
fn a_refutation_thwarts_and_is_found_if_there_is_one() {
    let mut rng = Rng::new(41);
    let mut out = 0;
    let mut late = 0;
    let mut none = 0;
    for _ in 0..400 {
        let geometry = *rng.pick(&Geometry::ALL);
        let rules = any::rules(&mut rng);
        let position = any::position(&mut rng, geometry, &rules);
        // Trying all turns of several rivals would take too long.
        if position.alive().len() != 2 {
            continue;
        }
        let Some(player) = position.alive().iter().find(|&seat| seat != position.turn()) else { continue };
        for own_turns in [0, 1] {
            let line = position.refutation(&rules, player, own_turns, NO_LIMIT);
            assert_eq!(line.is_some(), is_thwarted(&position, &rules, player, own_turns), "{position}");
            let Some(line) = line else {
                none += 1;
                continue;
            };
            let end = played(&position, &rules, player, &line);
            if end.alive().contains(player) {
                assert!(own_turns == 1 && end.turn() == player && !wins_now(&end, &rules, player), "{end}");
                late += 1;
            } else {
                out += 1;
            }
        }
    }
    assert!(out > 10 && late > 10 && none > 10, "{out} out, {late} late, {none} without refutation");
}

#[test]
fn a_search_that_may_make_no_position_finds_nothing() {
    let start = Position::start();
    assert_eq!(start.refutation(&Rules::CLASSIC, Seat::Yellow, 1, 0), None);
    assert_eq!(start.refutation(&Rules::CLASSIC, Seat::Red, 0, 0), None, "it is red's turn");
}
