//! The positions that follow: those that come of playing the moves one by one, in the same order.

use std::ops::ControlFlow;

use djambi::{Move, Position, Rules, perft};

use crate::games::random_game;
use crate::test_board::TestBoard;

fn assert_children(position: &Position, rules: &Rules) {
    let mut moves = position.legal_moves(rules).into_iter();
    let _: ControlFlow<()> = position.for_each_child(rules, |mv, child| {
        assert_eq!(Some(mv), moves.next(), "{rules:?} {position}");
        let played = position.play_unchecked(rules, mv);
        let wire = position.geometry().wire(mv);
        assert_eq!(*child, played, "{wire} {rules:?} {position}");
        assert_eq!(child.hash(), played.hash(), "{wire} {rules:?} {position}");
        ControlFlow::Continue(())
    });
    assert_eq!(moves.next(), None, "{rules:?} {position}");
}

#[test]
fn children_are_what_play_gives() {
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_game(board, seed);
        for position in game.positions() {
            assert_children(position, game.rules());
        }
    }
}

/// Counting two turns at once gives the sum of counting the children one by one.
#[test]
fn replies_are_those_of_the_children() {
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_game(board, seed);
        let rules = game.rules();
        for position in game.positions() {
            let mut replies = 0;
            let _: ControlFlow<()> = position.for_each_child(rules, |_, child| {
                replies += child.count_moves(rules) as u64;
                ControlFlow::Continue(())
            });
            assert_eq!(perft(position, rules, 2), replies, "{rules:?} {position}");
        }
    }
}

/// A visitor that breaks is not called again.
#[test]
fn a_break_ends_the_visit() {
    let position = Position::start();
    for wanted in position.legal_moves(&Rules::CLASSIC) {
        let mut visited: Vec<Move> = Vec::new();
        let found = position.for_each_child(&Rules::CLASSIC, |mv, _| {
            visited.push(mv);
            if mv == wanted { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((found, visited.last()), (ControlFlow::Break(wanted), Some(&wanted)));
    }
}
