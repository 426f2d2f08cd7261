//! Perft with the last turn played too: every position that arises is made and given to the black box.
//!
//! The crate makes the children of a position by `for_each_child`, which does the common work of a family
//! once. The rows "turns played" of the table measure moves that are played one by one.

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
    moves.iter().map(|&mv| played_simply(&state.play(options, mv), options, depth - 1)).sum()
}
