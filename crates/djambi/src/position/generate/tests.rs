//! Tests of the generator of moves.

use super::*;

/// Small programs use the code for further options under all rules.
#[test]
fn the_code_for_further_options_finds_the_same_moves() {
    let sets = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA, Rules::YANG_PI];
    let mut positions = 0;
    for (rules, seed) in sets.iter().flat_map(|rules| (1..=20).map(move |seed| (rules, seed))) {
        let mut position = Position::start();
        for turn in 0..100_usize {
            let mut moves = position.legal_moves(rules);
            moves.sort_unstable();
            let Some(&mv) = moves.get((turn + seed) * 7919 % moves.len().max(1)) else { break };
            assert!(mv.is_pass() || moves_by_options(&position, rules) == moves, "{position}");
            position = position.play(rules, mv).expect("a legal move");
            positions += 1;
        }
    }
    assert!(positions > 2_000, "{positions} positions are too few");
}

/// The moves of the code for further options.
fn moves_by_options(position: &Position, rules: &Rules) -> Vec<Move> {
    let mut moves = Vec::new();
    MoveGenerator::new(position, rules).visit_by_options(SquareSet::FULL, &mut |family| {
        family.for_each_move(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        })
    });
    moves.sort_unstable();
    moves
}
