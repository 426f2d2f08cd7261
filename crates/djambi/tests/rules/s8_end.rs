//! §8: the end, and the options `repetition` and `quiet_limit` of §9.

use djambi::{Game, GameEntry, GameError, Position, Reason, Rules, Seat};

/// Four chiefs in their corners, blue's beside a red assassin, red's alone.
const CORNERS: &str = "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 0 1";

/// Each chief goes one step out of its corner and then back: after eight turns the board is as before.
const ROUND_TRIP: [&str; 8] = ["a1a2", "i1i2", "i9i8", "a9a8", "a2a1", "i2i1", "i8i9", "a8a9"];

fn game(rules: Rules, text: &str) -> Game {
    Game::new(rules, Position::parse(text, &rules).expect("a valid position"))
}

fn play(game: &mut Game, wires: &[&str]) {
    for wire in wires {
        let mv = game.position().parse_move(wire).expect("a move");
        game.play(mv).unwrap_or_else(|error| panic!("{wire}: {error}"));
    }
}

fn reason(game: &Game) -> Option<Reason> {
    game.outcome().map(|outcome| outcome.reason)
}

fn shares(game: &Game) -> String {
    let outcome = game.outcome().expect("a finished game");
    let shares: Vec<_> =
        game.start().geometry().seats().iter().map(|seat| outcome.share(seat).to_string()).collect();
    shares.join("-")
}

/// §8 "The last player alive wins." §8 "the winner has 1 and the others 0".
#[test]
fn the_last_player_alive_wins() {
    let mut game = game(Rules::CLASSIC, "9/9/9/9/9/9/9/9/rC1rA4bC1 rbrb r r 0 1");
    assert_eq!(reason(&game), None);
    play(&mut game, &["c1h1"]);
    assert_eq!(reason(&game), Some(Reason::Win));
    assert_eq!(game.outcome().expect("outcome").winner(), Some(Seat::Red));
    assert_eq!(shares(&game), "1-0-0-0");
}

/// §8 "Hostages and orphans need not be destroyed."
#[test]
fn hostages_and_orphans_may_be_left() {
    let mut game = game(Rules::CLASSIC, "gC6yM1/9/9/9/9/9/9/9/rC1rA4bC1 rb-h r r 0 1");
    play(&mut game, &["c1h1"]);
    assert_eq!(shares(&game), "1-0-0-0");
}

/// §8 Resigning: the last one left wins.
#[test]
fn the_last_one_who_stays_wins() {
    let mut game = game(Rules::CLASSIC, CORNERS);
    for seat in [Seat::Yellow, Seat::Red, Seat::Blue] {
        assert_eq!(reason(&game), None);
        game.resign(seat).expect("a player");
    }
    assert_eq!(shares(&game), "0-0-0-1");
    assert_eq!(game.resign(Seat::Green), Err(GameError::Over(Reason::Win)));
}

/// §8 "the same position comes up for the third time"; the start is the first time.
#[test]
fn repetition() {
    let mut game = game(Rules::CLASSIC, CORNERS);
    play(&mut game, &ROUND_TRIP);
    assert_eq!(reason(&game), None, "twice");
    play(&mut game, &ROUND_TRIP[..7]);
    assert_eq!(reason(&game), None, "not yet");
    play(&mut game, &ROUND_TRIP[7..]);
    assert_eq!(reason(&game), Some(Reason::Repetition), "three times");
    assert_eq!(shares(&game), "1/4-1/4-1/4-1/4");
    let mv = game.position().parse_move("a1a2").expect("a move");
    assert_eq!(game.play(mv), Err(GameError::Over(Reason::Repetition)));
}

/// §8 "the same player to move and the same cursor" and "the same controllers" belong to the position; the
/// counters do not.
#[test]
fn what_makes_a_position() {
    let parse = |fields: &str| {
        let mut rules = Rules::CLASSIC;
        rules.set("devolution", "reign").expect("option");
        Position::parse(&format!("gC8/9/9/9/4rC4/9/9/9/8bC {fields}"), &rules).expect("a valid position")
    };
    let mv = parse("rbrg r r 0 1");
    assert!(mv.repeats(&parse("rbrg r r 7 12")));
    for other in ["rbrg b b 0 1", "rbrg r b 0 1", "rbgg r r 0 1", "rbRg r r 0 1", "rb-g r r 0 1"] {
        assert!(!mv.repeats(&parse(other)), "{other}");
    }
    let elsewhere = Position::parse("gC8/9/9/9/4rC4/9/9/8bC/9 rbrg r r 0 1", &Rules::CLASSIC).expect("valid");
    assert!(!mv.repeats(&elsewhere), "the board");
}

/// §9 `repetition`: another number, or 0 for off.
#[test]
fn repetition_is_an_option() {
    let mut rules = Rules::CLASSIC;
    rules.set("repetition", "2").expect("option");
    let mut twice = game(rules, CORNERS);
    play(&mut twice, &ROUND_TRIP);
    assert_eq!(reason(&twice), Some(Reason::Repetition));
    rules.set("repetition", "0").expect("option");
    let mut off = game(rules, CORNERS);
    for _ in 0..5 {
        play(&mut off, &ROUND_TRIP);
    }
    assert_eq!(reason(&off), None);
}

/// §8 "200 turns in a row were played in which no piece was killed and no chief encircled".
#[test]
fn quiet_limit() {
    let mut game = game(Rules::CLASSIC, &CORNERS.replace(" 0 1", " 198 300"));
    play(&mut game, &ROUND_TRIP[..1]);
    assert_eq!(reason(&game), None);
    play(&mut game, &ROUND_TRIP[1..2]);
    assert_eq!(reason(&game), Some(Reason::QuietLimit));
    assert_eq!(shares(&game), "1/4-1/4-1/4-1/4");
}

/// §8 A kill or an encirclement restarts the count, and so does a resignation in turn, but not one out of
/// turn (§6).
#[test]
fn what_ends_the_quiet() {
    let with_assassin = "gC7yC/9/9/9/9/9/9/9/rCrA5bMbC rbyg r r 199 300";
    let mut kill = game(Rules::CLASSIC, with_assassin);
    play(&mut kill, &["b1h1"]);
    assert_eq!(kill.position().quiet_turns(), 0);
    assert_eq!(reason(&kill), None);
    let mut in_turn = game(Rules::CLASSIC, &CORNERS.replace(" 0 1", " 199 300"));
    in_turn.resign(Seat::Red).expect("a player");
    assert_eq!((in_turn.position().quiet_turns(), reason(&in_turn)), (0, None));
    let mut out_of_turn = game(Rules::CLASSIC, &CORNERS.replace(" 0 1", " 199 300"));
    out_of_turn.resign(Seat::Blue).expect("a player");
    assert_eq!((out_of_turn.position().quiet_turns(), reason(&out_of_turn)), (199, None));
}

/// §9 `quiet_limit`: another number, or 0 for off.
#[test]
fn quiet_limit_is_an_option() {
    let mut rules = Rules::CLASSIC;
    rules.set("quiet_limit", "4").expect("option");
    let mut short = game(rules, CORNERS);
    play(&mut short, &ROUND_TRIP[..4]);
    assert_eq!(reason(&short), Some(Reason::QuietLimit));
    rules.set("quiet_limit", "0").expect("option");
    let mut off = game(rules, &CORNERS.replace(" 0 1", " 4294967295 4294967295"));
    play(&mut off, &ROUND_TRIP[..4]);
    assert_eq!(reason(&off), None);
}

/// §8 "all living players agree"; "in a draw each living player has an equal part of 1 and the others 0".
#[test]
fn agreement() {
    let mut game = game(Rules::CLASSIC, CORNERS);
    game.resign(Seat::Blue).expect("a player");
    game.agree_draw().expect("a game under way");
    assert_eq!(reason(&game), Some(Reason::Agreement));
    assert_eq!(shares(&game), "1/3-0-1/3-1/3");
    assert_eq!(game.outcome().expect("outcome").winner(), None);
    assert_eq!(game.agree_draw(), Err(GameError::Over(Reason::Agreement)));
}

/// §8 "A share for each seat that began it": hostages have none.
#[test]
fn shares_of_a_game_of_two() {
    let mut game = game(Rules::CLASSIC, &CORNERS.replace("rbyg", "rhyh"));
    game.agree_draw().expect("a game under way");
    assert_eq!(shares(&game), "1/2-0-1/2-0");
}

/// A win on the turn on which a draw would come is a win.
#[test]
fn a_win_comes_before_a_draw() {
    let mut game = game(Rules::CLASSIC, "9/9/9/9/9/9/9/9/rC1rA4bC1 rbrb r r 199 300");
    play(&mut game, &["c1h1"]);
    assert_eq!(reason(&game), Some(Reason::Win));
}

/// A finished game goes on after its last turn was undone.
#[test]
fn a_finished_game_can_be_undone() {
    let mut game = game(Rules::CLASSIC, "9/9/9/9/9/9/9/9/rC1rA4bC1 rbrb r r 0 1");
    play(&mut game, &["c1h1"]);
    assert!(game.undo().is_some());
    assert_eq!(reason(&game), None);
    play(&mut game, &["a1a2"]);
    assert_eq!(game.redo(), None, "something else was played");
}

/// The end of a game can be taken back, whatever it was, but not that the host has closed it.
#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let mut game = game(Rules::CLASSIC, "9/9/9/9/9/9/9/9/rC1rA4bC1 rbrb r r 0 1");
    let start = *game.position();
    play(&mut game, &["c1h1"]);
    assert_eq!(reason(&game), Some(Reason::Win));
    game.apply(GameEntry::TakeBack(0)).expect("a turn");
    assert_eq!((reason(&game), game.position()), (None, &start));
    game.agree_draw().expect("a game that goes on");
    game.apply(GameEntry::TakeBack(0)).expect("an agreement");
    assert_eq!(reason(&game), None);
    game.close().expect("a game that goes on");
    assert_eq!(game.apply(GameEntry::TakeBack(0)), Err(GameError::Over(Reason::Closed)));
}

/// A resignation that completes a draw is taken back together with the draw.
#[test]
fn a_draw_by_a_resignation_is_taken_back_with_it() {
    let mut game = game(Rules::CLASSIC, CORNERS);
    for seat in [Seat::Red, Seat::Blue, Seat::Green] {
        game.apply(GameEntry::Agreement(seat)).expect("a living player");
    }
    game.resign(Seat::Yellow).expect("a living player");
    assert_eq!((reason(&game), game.events().len()), (Some(Reason::Agreement), 2));
    game.apply(GameEntry::TakeBack(1)).expect("a draw");
    assert_eq!((reason(&game), game.events().len(), game.agreements().len()), (None, 0, 3));
}
