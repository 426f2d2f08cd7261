//! Walking through all sequences of turns with the last one played too, and every position that arises given to the black box:
//! nothing is counted that was not made. The crate makes the children of a position by `for_each_child`, where each is whole
//! when it is given, and what those of a family have in common is done once. What it takes to play the moves one by one, as
//! the simple implementation does, is in the rows "turns played" of the table.

use std::hint::black_box;
use std::ops::ControlFlow;

use djambi::{Position, Rules};

use crate::simple::{Options, State};

/// Perft of the crate, every leaf played.
pub(crate) fn played(position: &Position, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 {
        black_box(position);
        return 1;
    }
    let mut sequences = 0;
    let _: ControlFlow<()> = position.for_each_child(rules, |_, child| {
        sequences += played(child, rules, depth - 1);
        ControlFlow::Continue(())
    });
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
