//! The corpus of won endings is proven by tables, and won by an upper level against a defender who plays by
//! them.

use std::time::Instant;

use djambi_engine::Tablebase;
use djambi_lab::matches::{Now, PlayerFactory, PlayerSpec};
use djambi_lab::technique::{TechniqueTally, WonEnding, play};

#[expect(clippy::disallowed_methods, reason = "a test is an edge")]
const NOW: Now = Instant::now;

/// The endings of the corpus.
fn endings() -> Vec<WonEnding> {
    let text = include_str!("../../../../corpus/engine/endings.txt");
    WonEnding::parse_all(text).expect("endings.txt")
}

/// Those with one piece beside the chiefs, whose tables are soon made.
fn endings_of_one_piece() -> Vec<WonEnding> {
    endings().into_iter().filter(|ending| ending.pieces().len() == 1).collect()
}

/// Proves endings, and lets a minister win them.
fn prove_and_win(endings: &[WonEnding]) -> TechniqueTally {
    let spec: PlayerSpec = "minister:nodes=2500".parse().expect("player");
    let mut tally = TechniqueTally::default();
    let tables = Tablebase::default();
    for ending in endings {
        let found = WonEnding::of(&ending.position, &ending.rules, &tables);
        assert_eq!(found.as_ref(), Some(ending));
        let mut player = spec.new_player(NOW).expect("player");
        tally.add(play(ending, &mut *player, 1, &tables).expect("game"), ending.distance);
    }
    tally
}

#[test]
fn endings_of_one_piece_are_won_in_the_fewest_turns() {
    let endings = endings_of_one_piece();
    assert!(endings.len() >= 40, "{} endings", endings.len());
    let some: Vec<WonEnding> = endings.into_iter().step_by(12).collect();
    let tally = prove_and_win(&some);
    assert_eq!((tally.won, tally.turns), (tally.games(), tally.distance), "{tally}");
}

#[test]
#[ignore = "takes some minutes: a table of two pieces takes half a minute"]
fn all_endings_are_proven_and_nearly_all_are_won() {
    let tally = prove_and_win(&endings());
    assert!(tally.games() >= 100 && tally.won * 100 >= tally.games() * 90, "{tally}");
}
