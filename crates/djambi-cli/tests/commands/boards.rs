//! Every board with every number of players: bots play to the end, and all commands take the board.

use serde_json::Value;

use crate::play::output_of as output_of_play;
use crate::program::Run;

/// The boards with their largest numbers of players.
pub(crate) const BOARDS: [(&str, usize); 8] = [
    ("square9", 4),
    ("duel2", 2),
    ("hex3", 3),
    ("hex6", 6),
    ("ngon3", 3),
    ("ngon4", 4),
    ("ngon5", 5),
    ("ngon6", 6),
];

/// The boards with each number of players.
fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    BOARDS.into_iter().flat_map(|(board, seats)| (2..=seats).map(move |players| (board, players)))
}

/// The number of games that ended in a way.
fn ended(result: &Value, ending: &str) -> u64 {
    result["endings"][ending].as_u64().expect("number of games")
}

#[test]
fn bots_play_to_the_end_on_every_board_for_every_number_of_players() {
    assert_eq!(tables().count(), 25);
    let mut games = 0;
    let mut won = 0;
    for (board, players) in tables() {
        let number = players.to_string();
        let bot = "page:nodes=10";
        let more = ["--blocks", "1", "--turns", "5000", "--mode", "one", "--json"];
        let run = Run::of(["match", bot, bot, "--board", board, "--players", &number].iter().chain(&more));
        assert_eq!(run.status, 0, "{board} {players}: {}", run.error);
        assert_eq!(run.error.lines().count(), players, "a line for each game: {}", run.error);
        let result: Value = serde_json::from_str(&run.output).expect("JSON");
        assert_eq!(
            (result["board"].as_str(), result["players"].as_u64()),
            (Some(board), Some(players as u64))
        );
        assert_eq!((result["games"].as_u64(), ended(&result, "open")), (Some(players as u64), 0), "{result}");
        assert_eq!(result["seats"].as_array().map(Vec::len), Some(players), "{result}");
        for side in ["a", "b"] {
            assert_eq!(result[side]["failures"], 0, "{board} {players}: {}", run.error);
            assert!(result[side]["turns"].as_u64() > Some(0), "{result}");
        }
        games += players;
        won += ended(&result, "win");
    }
    // So weak bots repeat positions in most of the games.
    assert_eq!(games, 84);
    assert!(won > 12, "only {won} games were won");
}

#[test]
fn the_others_play_on_when_a_person_resigns() {
    for (board, players) in tables() {
        let output = output_of_play(
            &["--board", board, "--players", &players.to_string(), "--level", "page", "--seed", "3"],
            "resign\n",
        );
        assert!(output.contains("Turn 1: Red to play"), "{board} {players}: {output}");
        assert!(output.contains(" has won.\n") || output.contains("The game is a draw"), "{output}");
    }
    let missing = Run::error_of(1, ["play", "--board", "hex3", "--players", "4"]);
    assert!(missing.contains("hex3 is played by 2 to 3, not by 4"), "{missing}");
    assert!(
        Run::error_of(1, ["play", "--board", "duel2", "--players", "3"]).contains("is played by 2, not by 3")
    );
    Run::error_of(2, ["play", "start", "--players", "3"]);
}

#[test]
fn every_level_finds_a_legal_turn_on_every_board() {
    for (board, _) in BOARDS {
        let moves = Run::output_of(["moves", "start", "--board", board]);
        for level in ["1", "2", "3", "4", "5", "6", "7", "8"] {
            let found =
                Run::output_of(["bestmove", "start", "--board", board, "--nodes", "20", "--level", level]);
            assert!(moves.lines().any(|legal| format!("{legal}\n") == found), "{board} {level}: {found}");
        }
    }
}

#[test]
fn every_board_is_analysed() {
    for (board, seats) in BOARDS {
        let study = Run::output_of(["analyse", "start", "--board", board, "--nodes", "40", "--json"]);
        let study: Value = serde_json::from_str(&study).expect("JSON");
        assert_eq!(study["board"].as_str(), Some(board));
        let shares = study["shares"].as_object().expect("shares");
        assert_eq!(shares.values().filter_map(Value::as_u64).sum::<u64>(), 1000, "{study}");
        assert_eq!(shares.len(), seats, "{study}");
        assert!(shares.values().all(|share| share.as_u64() > Some(0)), "{study}");
        // Each of these starts from the same set-up.
        for command in [["validate", "start"].as_slice(), &["perft", "start", "1"], &["divide", "start", "1"]]
        {
            assert_ne!(Run::output_of(command.iter().chain(&["--board", board])), "");
        }
    }
}

#[test]
fn a_seat_that_the_board_does_not_have_is_refused() {
    for command in [["play", "--seat", "blue"].as_slice(), &["resign", "start", "b"]] {
        let error = Run::error_of(1, command.iter().chain(&["--board", "duel2"]));
        assert!(error.contains("The board duel2 has no blue seat."), "{error}");
    }
    let (board, _) = djambi::DUEL2.start().split_once(' ').expect("fields");
    let of_blue = format!("{board} rryy b r 0 1");
    let error = Run::error_of(1, ["validate", &of_blue, "--board", "duel2"]);
    assert!(error.contains("“b”"), "{error}");
}
