//! Boards: attacks, neighbours, blockers.

extern crate std;

use std::vec::Vec;

use super::*;

fn square(name: &str) -> Square {
    SQUARE9.square(name).expect("square")
}

#[test]
fn sliders_stop_at_the_first_occupied_square() {
    let occupied: SquareSet = ["a1", "d1", "a5", "c3", "i1"].into_iter().map(square).collect();
    let seen: SquareSet =
        ["b1", "c1", "d1", "a2", "a3", "a4", "a5", "b2", "c3"].into_iter().map(square).collect();
    assert_eq!(SQUARE9.slider_attacks(square("a1"), occupied), seen);
}

#[test]
fn a_queen_in_the_middle_of_an_empty_board_sees_thirty_two_squares() {
    assert_eq!(SQUARE9.in_line(square("e5")).len(), 32);
    assert_eq!(SQUARE9.militant_attacks(square("e5"), SquareSet::EMPTY).len(), 16);
    assert_eq!(SQUARE9.militant_attacks(square("a1"), SquareSet::EMPTY).len(), 6);
}

#[test]
fn attacks_equal_a_walk_along_the_rays() {
    let mut number = 1_u128;
    let mut random = || {
        number = number.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(12_345);
        SquareSet::from_bits(number ^ number >> 65)
    };
    for _ in 0..1000 {
        let sparse = random() & random() & random();
        let dense = random() & random();
        // Bits beyond the board must not matter.
        for occupied in [sparse, dense, random(), sparse & SQUARE9.all()] {
            for from in SQUARE9.squares() {
                let name = SQUARE9.square_name(from);
                assert_eq!(
                    SQUARE9.slider_attacks(from, occupied),
                    walked(from, occupied, 8),
                    "{name} {occupied:?}"
                );
                assert_eq!(
                    SQUARE9.militant_attacks(from, occupied),
                    walked(from, occupied, 2),
                    "{name} {occupied:?}"
                );
            }
        }
    }
}

/// The squares seen within `steps` steps, found square by square.
fn walked(from: Square, occupied: SquareSet, steps: i32) -> SquareSet {
    let mut walked = SquareSet::EMPTY;
    let file = (from.index() % 9) as i32;
    let rank = (from.index() / 9) as i32;
    for (df, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
        for step in 1..=steps {
            let f = file + step * df;
            let r = rank + step * dr;
            if !(0..9).contains(&f) || !(0..9).contains(&r) {
                break;
            }
            let to = Square::new((r * 9 + f) as usize);
            walked = walked.with(to);
            if occupied.contains(to) {
                break;
            }
        }
    }
    walked
}

#[test]
fn squares_next_to_a_square_are_found() {
    for geometry in Geometry::ALL {
        for square in geometry.squares() {
            let near = geometry.adjacent_to_any(geometry.all().without(square), SquareSet::of(square));
            assert_eq!(
                near,
                geometry.adjacent(square),
                "{} {}",
                geometry.name(),
                geometry.square_name(square)
            );
        }
        assert!(geometry.adjacent_to_any(geometry.all(), SquareSet::FULL - geometry.all()).is_empty());
    }
}

#[test]
fn blockers_are_found_between_two_squares() {
    let occupied: SquareSet = ["c3", "e5"].into_iter().map(square).collect();
    assert_eq!(SQUARE9.blockers_between(square("a1"), square("g7"), occupied), SquareSet::of(square("c3")));
    assert!(SQUARE9.blockers_between(square("a1"), square("c3"), occupied).is_empty());
}

#[test]
fn boards_have_the_right_neighbours() {
    for geometry in Geometry::ALL {
        for square in geometry.squares() {
            for other in geometry.adjacent(square) {
                assert!(geometry.adjacent(other).contains(square), "{}", geometry.name());
            }
            assert!(geometry.edge_neighbours(square).is_subset(geometry.adjacent(square)));
            assert!(geometry.adjacent(square).is_subset(geometry.militant_attacks(square, SquareSet::EMPTY)));
            assert_eq!(geometry.square(geometry.square_name(square)), Some(square));
        }
        let listed: SquareSet = geometry.rows().iter().flat_map(|row| row.iter().copied()).collect();
        assert_eq!(listed, geometry.all());
    }
    let maze = |geometry: &Geometry| {
        (geometry.adjacent(geometry.maze()).len(), geometry.edge_neighbours(geometry.maze()).len())
    };
    assert_eq!([&NGON3, &NGON5, &HEX3, &SQUARE9].map(maze), [(6, 3), (10, 5), (6, 6), (8, 4)]);
}

#[test]
fn the_board_with_four_sides_is_the_square_board() {
    let same: Vec<Square> = NGON4.squares().map(|place| at_point(&SQUARE9, NGON4.point(place))).collect();
    let moved = |set: SquareSet| set.iter().map(|place| same[place.index()]).collect::<SquareSet>();
    for place in NGON4.squares() {
        let square = same[place.index()];
        assert_eq!(moved(NGON4.adjacent(place)), SQUARE9.adjacent(square));
        assert_eq!(moved(NGON4.edge_neighbours(place)), SQUARE9.edge_neighbours(square));
        for blocker in NGON4.squares() {
            let there = SquareSet::of(blocker);
            let here = SquareSet::of(same[blocker.index()]);
            assert_eq!(moved(NGON4.slider_attacks(place, there)), SQUARE9.slider_attacks(square, here));
            assert_eq!(moved(NGON4.militant_attacks(place, there)), SQUARE9.militant_attacks(square, here));
        }
    }
}

fn at_point(geometry: &Geometry, point: Point) -> Square {
    geometry.squares().find(|&square| geometry.point(square) == point).expect("square")
}
