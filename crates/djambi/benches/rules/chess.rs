//! The same walk through a chess tree with a good chess move generator: how much a leaf of Djambi may cost.

use std::hint::black_box;

use cozy_chess::Board;

use crate::clock::rates;
use crate::floors::{Floors, Goal};
use crate::start;

/// Perft(5) of chess from its start.
const LEAVES: u64 = 4_865_609;

/// Compares leaves a second, every one of them played.
pub(crate) fn compare(floors: &mut Floors) {
    let (sample, chess) = (start::sample(), Board::default());
    let mut of_chess = || {
        let leaves = played(black_box(&chess), 5);
        assert_eq!(leaves, LEAVES, "perft(5) of chess");
        leaves
    };
    let [of_djambi, of_chess] = rates([&mut || start::play_sample(&sample), &mut of_chess]);
    println!(
        "Leaves a second, every turn played: {:.1} million here, {:.1} million of chess by cozy-chess, {:.2} times as many.",
        of_djambi / 1e6,
        of_chess / 1e6,
        of_djambi / of_chess
    );
    floors.at_least(
        "leaves played, over those of chess by cozy-chess",
        of_djambi / of_chess,
        Goal { aim: 75.0 / 64.0, limit: 0.6 },
    );
}

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
