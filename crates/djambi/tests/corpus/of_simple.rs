//! The simple implementation compared with the corpus, before it is the reference for the crate.

use crate::lines::{self, NamedRules, PerftLine};
use crate::simple::{Board, Options, State};

/// Perft lines with larger counts have a test of their own, which runs in parallel.
const LARGE_COUNT: u64 = 10_000_000;

#[test]
fn perft() {
    lines::perft().iter().filter(|line| line.count <= LARGE_COUNT).for_each(check);
}

/// The last turn may be counted or played.
#[test]
fn perft_played() {
    for line in lines::perft().iter().filter(|line| line.count <= 100_000) {
        let (state, options) = set_up(line);
        assert_eq!(state.perft_played(&options, line.depth), line.count, "{line:?}");
    }
}

/// The largest counts of the corpus, such as the start to depth 5.
#[test]
fn perft_large() {
    lines::perft().iter().filter(|line| line.count > LARGE_COUNT).for_each(check);
}

#[test]
fn traces() {
    for (named, lines) in lines::traces() {
        let options = options(&named);
        for line in lines {
            let state = State::parse(&line.position, &options).expect("a valid position");
            assert_eq!(state.to_string(), line.position);
            let moves = state.moves(&options);
            assert_eq!(moves.len(), line.moves, "{named:?} {line:?}");
            let wires = moves.iter().map(|&mv| state.board.wire(mv)).collect();
            assert_eq!(lines::fingerprint(wires), line.hash, "{named:?} {line:?}");
            if let Some((wire, after)) = &line.played {
                let mv = moves.iter().find(|&&mv| state.board.wire(mv) == *wire).expect("a legal move");
                assert_eq!(state.play(&options, *mv).to_string(), *after, "{named:?} {line:?}");
            }
        }
    }
}

#[test]
fn invalid_position_strings() {
    let options = options(&NamedRules { set: "classic".to_owned(), options: Vec::new() });
    for (text, fault) in lines::invalid() {
        assert!(State::parse(&text, &options).is_err(), "{fault}: {text}");
    }
    assert!(State::parse(&Board::usual().start, &options).is_ok());
}

fn check(line: &PerftLine) {
    let (state, options) = set_up(line);
    assert_eq!(state.perft(&options, line.depth), line.count, "{line:?}");
}

fn set_up(line: &PerftLine) -> (State, Options) {
    let board = Board::named(&line.board).expect("a board");
    let options = options(&line.rules);
    (State::parse_on(board, &line.position, &options).expect("a valid position"), options)
}

fn options(named: &NamedRules) -> Options {
    let mut options = Options::named(&named.set).expect("a rule set");
    for (name, value) in &named.options {
        assert!(options.set(name, value), "option {name}={value}");
    }
    options
}
