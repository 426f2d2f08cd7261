//! The puzzles of the corpus, verified by the simple implementation.

#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
mod verify;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use simple::State;
use verify::turns::Turns;
use verify::{PuzzleLine, verify};

/// The number of positions that the proof of a puzzle may take.
const MAX_PROOF: u64 = 200_000;

fn text() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/puzzles/puzzles.tsv");
    fs::read_to_string(path).expect("puzzles.tsv")
}

fn puzzles() -> Vec<PuzzleLine> {
    let text = text();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| PuzzleLine::parse(line).expect("a line")).collect()
}

fn verify_every(step: usize) {
    for puzzle in puzzles().iter().step_by(step) {
        assert_eq!(verify(puzzle, MAX_PROOF), Ok(puzzle.proof), "{}", puzzle.id);
    }
}

#[test]
fn every_twentieth_puzzle_is_right() {
    verify_every(20);
}

#[test]
#[ignore = "takes minutes"]
fn every_puzzle_is_right() {
    verify_every(1);
}

/// There are enough puzzles of each theme, easy and hard ones, and the page that fetches them stays small.
#[test]
fn the_corpus_is_large_and_balanced() {
    let puzzles = puzzles();
    let mut themes = BTreeMap::<&str, usize>::new();
    let mut levels = BTreeMap::<usize, usize>::new();
    for puzzle in &puzzles {
        *themes.entry(&puzzle.theme).or_default() += 1;
        *levels.entry(puzzle.level).or_default() += 1;
    }
    assert!(puzzles.len() >= 600, "{} puzzles", puzzles.len());
    assert_eq!(Vec::from_iter(themes.keys().copied()), ["cage", "chief", "duel", "order", "save", "win"]);
    assert!(themes.values().all(|&count| count >= 60), "{themes:?}");
    assert!(levels.keys().all(|level| (1..=9).contains(level)), "{levels:?}");
    assert!(levels.values().all(|&count| count * 3 < puzzles.len()), "{levels:?}");
    assert!(text().len() < 300_000);
    let ids: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert!(ids.is_sorted());
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "each id once");
    assert!(ids.iter().all(|id| id.len() == 6));
}

/// The shortcut of the proofs: nobody is out after a plain turn, and after all of them the same player is
/// next.
#[test]
fn plain_turns_change_nothing_but_the_board() {
    for puzzle in puzzles().iter().step_by(5) {
        let state = State::parse(&puzzle.position, &puzzle.options).expect("a position");
        let options = puzzle.options;
        let turns = Turns::of(&state, options);
        let (plain, others): (Vec<_>, Vec<_>) =
            state.moves(&options).into_iter().partition(|&mv| turns.is_plain(mv));
        let next: BTreeSet<usize> = plain
            .into_iter()
            .map(|mv| {
                let after = state.play(&options, mv);
                assert_eq!(after.living(), state.living(), "{}", puzzle.id);
                assert_eq!(after.in_power(), state.in_power(), "{}", puzzle.id);
                after.turn
            })
            .collect();
        assert!(next.len() <= 1, "{}: {next:?} are next", puzzle.id);
        let puts_out = |&mv: &_| state.play(&options, mv).living() < state.living();
        assert!(puzzle.theme != "chief" || others.iter().any(puts_out), "{}", puzzle.id);
    }
}

/// A wrong answer does not pass.
#[test]
fn a_wrong_line_is_noticed() {
    let text = text();
    let line = text.lines().find(|line| line.contains("\tsave\t")).expect("a puzzle");
    let columns: Vec<&str> = line.split('\t').collect();
    for (column, instead, fault) in [
        (4, "a1a1", "not legal"),
        (1, "duel", "number"),
        (1, "chief", ""),
        (1, "chess", "no goal"),
        (5, "2", "number"),
    ] {
        let mut wrong = columns.clone();
        wrong[column] = instead;
        let wrong = PuzzleLine::parse(&wrong.join("\t")).expect("a line");
        let error = verify(&wrong, MAX_PROOF).expect_err("a fault");
        assert!(error.contains(fault), "{error}");
    }
}
