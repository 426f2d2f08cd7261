//! Walking through all sequences of turns with the last one played too, and every position that arises given to the black box:
//! nothing is counted that was not made.

use std::hint::black_box;
use std::ops::ControlFlow;

use djambi::{Move, Position, Rules};

use crate::simple::{Options, State};

/// Perft of the crate, every leaf played.
pub(crate) fn played(position: &Position, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let (mut sequences, mut moves) = (0, 0_u64);
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        family.for_each_move(|one| {
            moves += 1;
            sequences += played(&position.play_unchecked(rules, one), rules, depth - 1);
            ControlFlow::Continue(())
        })
    });
    if moves == 0 && !position.is_over() {
        sequences = played(&position.play_unchecked(rules, Move::PASS), rules, depth - 1);
    }
    sequences
}

/// Perft of the simple implementation, every leaf played.
pub(crate) fn played_simply(state: &State, options: &Options, depth: u32) -> u64 {
    if depth == 0 {
        black_box(state);
        return 1;
    }
    let moves = state.moves(options);
    moves.iter().map(|&step| played_simply(&state.play(options, step), options, depth - 1)).sum()
}
