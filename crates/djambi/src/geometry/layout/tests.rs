//! How boards are drawn.

extern crate std;

use std::collections::BTreeSet;
use std::vec;
use std::vec::Vec;

use crate::{Geometry, Heading, Point, Square, SquareSet};

/// Twice the area of an outline; positive when it runs anticlockwise.
fn doubled_area(outline: &[Point]) -> i64 {
    let next = outline.iter().cycle().skip(1);
    let cross = |(a, b): (&Point, &Point)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y);
    outline.iter().zip(next).map(cross).sum()
}

#[test]
fn the_outlines_fill_the_rim_and_do_not_overlap() {
    for board in Geometry::ALL {
        let areas: Vec<i64> = board.squares().map(|square| doubled_area(&board.outline(square))).collect();
        assert!(areas.iter().all(|&area| area > 0), "{}: an outline runs clockwise", board.name());
        let sum = areas.iter().sum::<i64>();
        let rim = doubled_area(&board.rim());
        assert!((sum - rim).abs() * 2000 < rim, "{}: {sum} in {rim}", board.name());
    }
}

#[test]
fn squares_with_a_common_side_have_two_corners_in_common() {
    for board in Geometry::ALL {
        for square in board.squares() {
            let corners: BTreeSet<Point> = board.outline(square).into_iter().collect();
            for beside in board.edge_neighbours(square) {
                let common = board.outline(beside).iter().filter(|corner| corners.contains(corner)).count();
                assert!(common >= 2, "{} {}", board.name(), board.square_name(square));
            }
        }
    }
}

#[test]
fn the_four_sided_board_is_drawn_like_the_square_one() {
    let outlines = |board: &Geometry| -> BTreeSet<BTreeSet<Point>> {
        board.squares().map(|square| board.outline(square).into_iter().collect()).collect()
    };
    assert_eq!(outlines(&crate::NGON4), outlines(&crate::SQUARE9));
}

#[test]
fn a_seats_own_view_has_its_camp_lowest() {
    for board in Geometry::ALL {
        for seat in board.seats().iter() {
            let height = |camp: SquareSet| -> i32 {
                let height = |square| board.point(square).turned(board.rotation(seat)).y;
                camp.iter().map(height).sum::<i32>() / camp.len() as i32
            };
            let own = height(board.camp(seat));
            for other in board.armies().iter() {
                // Points are rounded.
                assert!(own <= height(board.camp(other)) + 2, "{}: {other} below {seat}", board.name());
            }
        }
    }
}

#[test]
fn every_square_is_reached_by_headings_and_turning_back_leads_home() {
    for board in Geometry::ALL {
        for seat in board.seats().iter() {
            let mut reached = SquareSet::of(board.maze());
            let mut open = vec![board.maze()];
            while let Some(square) = open.pop() {
                for next in
                    Heading::ALL.iter().filter_map(|&heading| board.next_towards(square, heading, seat))
                {
                    if !reached.contains(next) {
                        reached = reached.with(next);
                        open.push(next);
                    }
                }
            }
            assert_eq!(reached, board.all(), "{} {seat}", board.name());
            let home = |square: Square| {
                let there = |heading| board.next_towards(square, heading, seat);
                let back = [(Heading::Right, Heading::Left), (Heading::Up, Heading::Down)];
                back.into_iter().all(|(out, back)| {
                    there(out).is_none_or(|to| board.next_towards(to, back, seat) == Some(square))
                })
            };
            let there_and_back = board.squares().filter(|&square| home(square)).count();
            // Where lines bend or run aslant some steps cannot be turned back.
            let squares = board.squares().len();
            let wanted = if squares == 81 { squares } else { squares * 7 / 10 };
            assert!(there_and_back >= wanted, "{} {seat}: {there_and_back}", board.name());
        }
    }
}

#[test]
fn lines_are_what_sliders_see() {
    for board in Geometry::ALL {
        for square in board.squares() {
            let lines = board.lines(square);
            let on_lines: SquareSet = lines.iter().flatten().copied().collect();
            assert_eq!(on_lines, board.in_line(square), "{} {}", board.name(), board.square_name(square));
            let steps: SquareSet = lines.iter().flat_map(|line| line.iter().take(2)).copied().collect();
            assert_eq!(steps, board.militant_attacks(square, SquareSet::EMPTY));
            assert!(lines.iter().all(|line| !line.is_empty()));
        }
    }
}
