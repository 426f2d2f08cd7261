//! Generating, counting and playing moves allocates no memory.

use std::hint::black_box;
use std::ops::ControlFlow;

use djambi::{Geometry, Move, Position, Rules, perft};

/// The positions of the benchmarks.
const CORPUS: &str = include_str!("../../../corpus/bench.tsv");

/// Runs code that must not allocate.
fn without_allocation<T>(what: &str, position: &Position, work: impl FnOnce() -> T) -> T {
    let mut result = None;
    let allocations = allocation_counter::measure(|| result = Some(work()));
    assert_eq!(allocations.count_total, 0, "{what} allocates in {position}");
    result.expect("result")
}

fn assert_allocates_nothing(position: &Position, rules: &Rules) {
    let mut families = 0;
    let _: ControlFlow<()> = without_allocation("finding families", position, || {
        position.for_each_family(rules, |family| {
            families += black_box(family).len();
            ControlFlow::Continue(())
        })
    });
    let count = without_allocation("counting moves", position, || position.count_moves(rules));
    assert_eq!(families, count, "{position}");
    let children = without_allocation("playing all moves", position, || {
        let mut children = 0;
        let _: ControlFlow<()> = position.for_each_child(rules, |_, child| {
            black_box(child);
            children += 1;
            ControlFlow::Continue(())
        });
        children
    });
    assert_eq!(children, count, "{position}");
    let moves: Vec<Move> = position.legal_moves(rules);
    for &mv in &moves {
        without_allocation("asking whether a move is legal", position, || {
            assert!(position.is_legal(rules, mv));
        });
        let after = without_allocation("playing", position, || position.play(rules, mv));
        let after = after.expect("legal move");
        let again =
            without_allocation("playing a legal move", position, || position.play_unchecked(rules, mv));
        assert_eq!(after, again, "{position}");
    }
    without_allocation("counting sequences", position, || perft(position, rules, 2));
    without_allocation("hashing", position, || position.hash_from_scratch());
    if let Some(seat) = position.alive().iter().next() {
        let _left = without_allocation("leaving", position, || position.resign(rules, seat));
    }
}

#[test]
fn the_measured_positions_under_every_rule_set() {
    for line in CORPUS.lines().filter(|line| !line.starts_with('#')) {
        let text = line.split('\t').nth(1).expect("position");
        for rules in [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA] {
            assert_allocates_nothing(&Position::parse(text, &rules).expect("position"), &rules);
        }
    }
}

#[test]
fn the_starts_of_other_boards() {
    for name in ["hex3", "hex6", "ngon3", "ngon4", "ngon5", "ngon6"] {
        let board = Geometry::named(name).expect("board");
        assert_allocates_nothing(&Position::start_on(board), &Rules::CLASSIC);
    }
}

#[test]
fn the_measure_measures() {
    let allocations =
        allocation_counter::measure(|| drop(black_box(Position::start().legal_moves(&Rules::CLASSIC))));
    assert!(allocations.count_total > 0, "a list of moves is allocated");
}
