//! The places of finished games (§8), and how players fall (§6).

use djambi::{Fall, FallCause, Game, GameEntry, HEX6, Position, Rules, Seat};

use crate::test_position::position;

/// The game from a small position.
fn game(rules: &str, setting: &str) -> Game {
    position(rules, setting).game()
}

fn play(game: &mut Game, wires: &[&str]) {
    for wire in wires {
        let mv = game.position().parse_move(wire).expect("move");
        game.play(mv).unwrap_or_else(|error| panic!("{wire}: {error}"));
    }
}

/// The standings in short: `red 1, blue 2 killed by red at 0`.
fn standings(game: &Game) -> String {
    let fallen = |fall: Fall| {
        let by = fall.by.map_or(String::new(), |by| format!(" by {by}"));
        format!(" {}{by} at {}", fall.cause.name(), fall.event)
    };
    let of = |standing: &djambi::Standing| {
        let place = standing.place.map_or("-".to_owned(), |place| place.to_string());
        format!("{} {place}{}", standing.seat, standing.fall.map_or_else(String::new, fallen))
    };
    game.standings().iter().map(of).collect::<Vec<_>>().join(", ")
}

#[test]
fn the_later_to_fall_comes_before_the_earlier() {
    let mut game = game("classic", "rCa1 bCd5 yCi9 gCa9 rMd4 | rbyg r r 0 1");
    play(&mut game, &["d4d5@h8"]);
    assert_eq!(standings(&game), "", "the game goes on");
    game.apply(GameEntry::FlagFall(Seat::Green)).expect("flag");
    play(&mut game, &["i9i8"]);
    game.resign(Seat::Yellow).expect("resignation");
    assert_eq!(
        standings(&game),
        "red 1, blue 4 killed by red at 0, yellow 2 resigned at 3, green 3 flag_fall at 1"
    );
}

#[test]
fn those_who_share_are_first_and_those_who_fall_at_once_share_a_place() {
    let mut game = game("variants", "rCa1 bCc5 yCb4 gCa9 rRf1 gMd4");
    play(&mut game, &["f1c4"]);
    game.agree_draw().expect("draw");
    assert_eq!(standings(&game), "red 1, blue 3 killed by red at 0, yellow 3 killed by red at 0, green 1");
}

#[test]
fn an_encircled_chief_falls_by_who_closed_the_ring() {
    let corner = "bCi1 xh1 xi2 rMd4 yMd5 rCa1 yCi9 gCa9";
    let mut closed = game("classic", corner);
    play(&mut closed, &["d4d5@h2"]);
    closed.agree_draw().expect("draw");
    assert_eq!(standings(&closed), "red 1, blue 4 encircled by red at 0, yellow 1, green 1");
    let mut own = game("classic", "rCa1 bCi1 yCi9 gCa9 xa2 xb1 rMd4 yMd5");
    play(&mut own, &["d4d5@b2"]);
    own.agree_draw().expect("draw");
    assert_eq!(standings(&own), "red 4 encircled at 0, blue 1, yellow 1, green 1", "nobody else did it");
    let mut left = game("classic", "rCa1 bCi1 yCi2 gCa9 xh1 xh2 | rbyg b b 4 9");
    left.resign(Seat::Yellow).expect("resignation");
    left.agree_draw().expect("draw");
    assert_eq!(standings(&left), "red 1, blue 3 encircled at 0, yellow 3 resigned at 0, green 1");
}

#[test]
fn who_is_killed_in_power_falls_like_others() {
    let mut game = game("classic", "rCa1 bCe5 rAe2 | rbrb r r 0 1");
    play(&mut game, &["e2e5>e6"]);
    assert_eq!(standings(&game), "red 1, blue 2 killed by red at 0");
}

#[test]
fn what_was_taken_back_counts_no_longer() {
    let mut game = game("classic", "rCa1 bCd5 yCi9 gCa9 rMd4 | rbyh r r 0 1");
    play(&mut game, &["d4d5@h8"]);
    game.resign(Seat::Yellow).expect("resignation");
    assert_eq!(standings(&game), "red 1, blue 3 killed by red at 0, yellow 2 resigned at 1");
    game.apply(GameEntry::TakeBack(0)).expect("taking back");
    assert_eq!(standings(&game), "");
    game.resign(Seat::Yellow).expect("resignation");
    game.resign(Seat::Red).expect("resignation");
    assert_eq!(standings(&game), "red 2 resigned at 1, blue 1, yellow 3 resigned at 0");
}

#[test]
fn a_closed_game_has_no_places_and_its_falls_all_the_same() {
    let mut game = game("classic", "corners");
    game.resign(Seat::Blue).expect("resignation");
    game.close().expect("closing");
    assert_eq!(standings(&game), "red -, blue - resigned at 0, yellow -, green -");
}

#[test]
fn six_players_have_six_places() {
    let rules = Rules::CLASSIC;
    let mut game = Game::new(rules, Position::start_on(&HEX6));
    let players: Vec<Seat> = game.players().iter().collect();
    assert_eq!(players.len(), 6);
    for &seat in &players[1..] {
        game.resign(seat).expect("resignation");
    }
    let places: Vec<_> = game.standings().iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 6, 5, 4, 3, 2].map(Some));
}

#[test]
fn causes_have_names() {
    for cause in FallCause::ALL {
        assert_eq!(FallCause::named(cause.name()), Some(cause));
    }
    assert_eq!(FallCause::named("slain"), None);
}
