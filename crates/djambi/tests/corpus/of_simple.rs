//! The simple implementation against the corpus: it is only worth something as a judge if it agrees itself.

use crate::lines::{self, Choice, PerftLine};
use crate::simple::{Board, Options, State};

/// Perft lines that count more than this have a test of their own, for a second processor.
const LARGE: u64 = 10_000_000;

#[test]
fn perft() {
    lines::perft().iter().filter(|line| line.count <= LARGE).for_each(check);
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
    lines::perft().iter().filter(|line| line.count > LARGE).for_each(check);
}

#[test]
fn traces() {
    for (choice, lines) in lines::traces() {
        let options = options(&choice);
        for line in lines {
            let state = State::parse(&line.position, &options).expect("a valid position");
            assert_eq!(state.to_string(), line.position);
            let moves = state.moves(&options);
            assert_eq!(moves.len(), line.moves, "{choice:?} {line:?}");
            let wires = moves.iter().map(|&step| state.board.wire(step)).collect();
            assert_eq!(lines::fingerprint(wires), line.hash, "{choice:?} {line:?}");
            if let Some((wire, after)) = &line.played {
                let step = moves.iter().find(|&&step| state.board.wire(step) == *wire).expect("a legal move");
                assert_eq!(state.play(&options, *step).to_string(), *after, "{choice:?} {line:?}");
            }
        }
    }
}

#[test]
fn invalid_position_strings() {
    let options = options(&Choice { set: "classic".to_owned(), options: Vec::new() });
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
    let (board, options) = (Board::named(&line.board).expect("a board"), options(&line.choice));
    (State::parse_on(board, &line.position, &options).expect("a valid position"), options)
}

fn options(choice: &Choice) -> Options {
    let mut options = Options::named(&choice.set).expect("a rule set");
    for (name, value) in &choice.options {
        assert!(options.set(name, value), "option {name}={value}");
    }
    options
}
