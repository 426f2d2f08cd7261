//! The same work in chess, by a fast chess move generator: a scale for the cost of a leaf of Djambi.

use std::hint::black_box;

use cozy_chess::Board;

use crate::clock::rates;
use crate::goals::{Goal, Goals};
use crate::start;

/// Perft(5) of chess from its start.
const LEAVES: u64 = 4_865_609;

/// Compares leaves a second, with every leaf played.
pub(crate) fn compare(goals: &mut Goals) {
    let sample = start::sample();
    let chess = Board::default();
    let mut play_chess = || {
        let leaves = played(black_box(&chess), 5);
        assert_eq!(leaves, LEAVES, "perft(5) of chess");
        leaves
    };
    let [djambi_rate, chess_rate] = rates([&mut || start::play_sample(&sample), &mut play_chess]);
    println!(
        "Leaves a second, every turn played: {:.1} million here, {:.1} million of chess by cozy-chess, \
         {:.2} times as many.",
        djambi_rate / 1e6,
        chess_rate / 1e6,
        djambi_rate / chess_rate
    );
    goals.at_least(
        "leaves played, over those of chess by cozy-chess",
        djambi_rate / chess_rate,
        Goal { aim: 75.0 / 64.0, limit: 0.6 },
    );
}

/// Perft, with every leaf played.
fn played(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        black_box(board);
        return 1;
    }
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            leaves += played(&after, depth - 1);
        }
        false
    });
    leaves
}
