//! What a piece sees of a board, whatever stands on it: the crate's sets are the simple implementation's walks, and whoever
//! sees is seen.

use djambi::{Square, SquareSet};

use crate::ground::Ground;
use crate::rng::Rng;

/// The squares that are seen within so many steps, as the simple implementation's rays have them.
fn walked(ground: &Ground, from: Square, occupied: SquareSet, steps: usize) -> SquareSet {
    let stands = |square: usize| occupied.contains(ground.square(square));
    let mut seen = SquareSet::EMPTY;
    for ray in &ground.board.rays[ground.number(from)] {
        for step in ray.iter().take(steps) {
            if step.between.is_some_and(|gap| gap.into_iter().all(stands)) {
                break;
            }
            seen = seen.with(ground.square(step.to));
            if stands(step.to) {
                break;
            }
        }
    }
    seen
}

#[test]
fn sight() {
    for (ground, seed) in Ground::games(2_000) {
        let (mut rng, geometry) = (Rng::new(seed), ground.geometry);
        let density = rng.below(101);
        let occupied: SquareSet = geometry.squares().filter(|_| rng.percent(density)).collect();
        let slides: Vec<SquareSet> =
            geometry.squares().map(|square| geometry.slides(square, occupied)).collect();
        for from in geometry.squares() {
            assert_eq!(
                slides[from.index()],
                walked(ground, from, occupied, usize::MAX),
                "{}",
                geometry.name()
            );
            assert_eq!(
                geometry.steps(from, occupied),
                walked(ground, from, occupied, 2),
                "{}",
                geometry.name()
            );
            assert!(
                slides[from.index()].iter().all(|to| slides[to.index()].contains(from)),
                "seen and not seen"
            );
        }
    }
}

#[test]
fn neighbours() {
    for ground in Ground::all() {
        for (number, name) in ground.board.names.iter().enumerate() {
            let set = |squares: &[usize]| {
                squares.iter().map(|&square| ground.square(square)).collect::<SquareSet>()
            };
            let (square, geometry) = (ground.square(number), ground.geometry);
            assert_eq!(geometry.adjacent(square), set(&ground.board.adjacent[number]), "{name}");
            assert_eq!(geometry.sides(square), set(&ground.board.sides[number]), "{name}");
        }
    }
}
