//! Counting sequences of turns (§12).

use core::ops::ControlFlow;

use alloc::vec::Vec;

use crate::{Move, Position, Rules};

/// The number of sequences of `depth` turns from a position.
///
/// Moves are distinct if their wire forms are, a forced pass counts as one, a finished game counts 1 at its
/// own depth only, and the draws of §8 are ignored. The last turn is counted without being played, and the
/// turn before it is played in bulk.
///
/// ```
/// use djambi::{perft, Position, Rules};
/// assert_eq!(perft(&Position::start(), &Rules::CLASSIC, 3), 49_206);
/// ```
#[must_use]
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return position.count_moves(rules) as u64,
        2 => return position.count_replies(rules),
        _ => {}
    }
    let mut sequences = 0;
    let _: ControlFlow<()> = position.for_each_child(rules, |_, child| {
        sequences += perft(child, rules, depth - 1);
        ControlFlow::Continue(())
    });
    sequences
}

/// For each legal move, in the order in which they are generated, the number of sequences of `depth` turns
/// that begin with it. There are none of depth 0.
///
/// ```
/// use djambi::{divide, perft, Position, Rules};
/// let start = Position::start();
/// let sum: u64 = divide(&start, &Rules::CLASSIC, 2).iter().map(|(_, sequences)| sequences).sum();
/// assert_eq!(sum, perft(&start, &Rules::CLASSIC, 2));
/// ```
#[must_use]
pub fn divide(position: &Position, rules: &Rules, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let count = |mv| (mv, perft(&position.play_unchecked(rules, mv), rules, depth - 1));
    position.legal_moves(rules).into_iter().map(count).collect()
}
