//! Finding moves, counting them and playing them asks for no memory.

use std::hint::black_box;
use std::ops::ControlFlow;

use djambi::{Geometry, Move, Position, Rules, perft};

/// The positions in which speed is measured.
const CORPUS: &str = include_str!("../../../corpus/bench.tsv");

/// Runs something that must ask for no memory.
fn without_memory<T>(what: &str, position: &Position, work: impl FnOnce() -> T) -> T {
    let mut result = None;
    let asked = allocation_counter::measure(|| result = Some(work()));
    assert_eq!(asked.count_total, 0, "{what} asked for memory in {position}");
    result.expect("result")
}

fn asks_for_nothing(position: &Position, rules: &Rules) {
    let mut families = 0;
    let _: ControlFlow<()> = without_memory("finding families", position, || {
        position.for_each_family(rules, |family| {
            families += black_box(family).len();
            ControlFlow::Continue(())
        })
    });
    let count = without_memory("counting moves", position, || position.count_moves(rules));
    assert_eq!(families, count, "{position}");
    let children = without_memory("playing all moves", position, || {
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
        without_memory("asking whether a move is legal", position, || {
            assert!(position.is_legal(rules, mv));
        });
        let after = without_memory("playing", position, || position.play(rules, mv));
        let after = after.expect("legal move");
        let again = without_memory("playing a legal move", position, || position.play_unchecked(rules, mv));
        assert_eq!(after, again, "{position}");
    }
    without_memory("counting sequences", position, || perft(position, rules, 2));
    without_memory("hashing", position, || position.hash_from_scratch());
    if let Some(seat) = position.alive().iter().next() {
        let _left = without_memory("leaving", position, || position.resign(rules, seat));
    }
}

#[test]
fn the_measured_positions_under_every_rule_set() {
    for line in CORPUS.lines().filter(|line| !line.starts_with('#')) {
        let text = line.split('\t').nth(1).expect("position");
        for rules in [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA] {
            asks_for_nothing(&Position::parse(text, &rules).expect("position"), &rules);
        }
    }
}

#[test]
fn the_starts_of_other_boards() {
    for name in ["hex3", "hex6", "ngon3", "ngon4", "ngon5", "ngon6"] {
        let board = Geometry::named(name).expect("board");
        asks_for_nothing(&Position::start_on(board), &Rules::CLASSIC);
    }
}

#[test]
fn the_measure_measures() {
    let asked =
        allocation_counter::measure(|| drop(black_box(Position::start().legal_moves(&Rules::CLASSIC))));
    assert!(asked.count_total > 0, "a list of moves takes memory");
}
