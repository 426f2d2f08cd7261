//! Lines of movement on any board: the crate's sets are the squares of the simple implementation's rays, and
//! reachability is symmetric.

use djambi::{Square, SquareSet};

use crate::rng::Rng;
use crate::test_board::TestBoard;

/// The squares that are reachable within `steps` steps along the simple implementation's rays.
fn reachable(board: &TestBoard, from: Square, occupied: SquareSet, steps: usize) -> SquareSet {
    let is_occupied = |square: usize| occupied.contains(board.square(square));
    let mut found = SquareSet::EMPTY;
    for ray in &board.simple.rays[board.simple_square(from)] {
        for step in ray.iter().take(steps) {
            if step.between.is_some_and(|gap| gap.into_iter().all(is_occupied)) {
                break;
            }
            found = found.with(board.square(step.to));
            if is_occupied(step.to) {
                break;
            }
        }
    }
    found
}

#[test]
fn reachable_squares() {
    for (board, seed) in TestBoard::games(2_000) {
        let mut rng = Rng::new(seed);
        let geometry = board.geometry;
        let density = rng.below(101);
        let occupied: SquareSet = geometry.squares().filter(|_| rng.percent(density)).collect();
        let slides: Vec<SquareSet> =
            geometry.squares().map(|square| geometry.slider_attacks(square, occupied)).collect();
        for from in geometry.squares() {
            assert_eq!(
                slides[from.index()],
                reachable(board, from, occupied, usize::MAX),
                "{}",
                geometry.name()
            );
            assert_eq!(
                geometry.militant_attacks(from, occupied),
                reachable(board, from, occupied, 2),
                "{}",
                geometry.name()
            );
            assert!(
                slides[from.index()].iter().all(|to| slides[to.index()].contains(from)),
                "reachability is symmetric"
            );
        }
    }
}

#[test]
fn neighbours() {
    for board in TestBoard::all() {
        for (number, name) in board.simple.names.iter().enumerate() {
            let set =
                |squares: &[usize]| squares.iter().map(|&square| board.square(square)).collect::<SquareSet>();
            let square = board.square(number);
            let geometry = board.geometry;
            assert_eq!(geometry.adjacent(square), set(&board.simple.adjacent[number]), "{name}");
            assert_eq!(geometry.edge_neighbours(square), set(&board.simple.sides[number]), "{name}");
        }
    }
}
