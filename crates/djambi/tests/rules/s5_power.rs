//! §5: power and the order of turns.

use crate::test_position::{TestPosition, position};

/// A militant for each player, for quiet turns.
const MILITANTS: &str = "rMd2 bMg2 yMf8 gMc8";

fn classic(pieces: &str, fields: &str) -> TestPosition {
    position("classic", &format!("{pieces} {MILITANTS} | {fields}"))
}

/// §5 "in power, no matter how the chief came there": by walking, by a diplomat, by killing.
#[test]
fn power_however_it_was_come_by() {
    let walked = classic("rCd4 bCi1 yCi9 gCa9", "rbyg r r 0 1").play("d4e5");
    assert_eq!(walked.power(), Some('r'));
    let placed = classic("rCa1 bCf1 yCi9 gCa9 rDc1", "rbyg r r 0 1").play("c1f1@e5");
    assert_eq!(placed.power(), Some('b'));
    let killed = classic("rCd4 bCe5 yCi9 gCa9", "rbyg r r 0 1").play("d4e5@a1");
    assert_eq!(killed.power(), Some('r'));
}

/// §5 "The player whose own chief stands alive in the maze": with a corpse in the maze, or an empty maze,
/// nobody is in power.
#[test]
fn no_power_without_a_living_chief() {
    assert_eq!(classic("rCa1 bCi1 yCi9 gCa9", "rbyg r r 0 1").power(), None);
    assert_eq!(classic("rCa1 bCi1 yCi9 gCa9 xe5", "rbyg r r 0 1").power(), None);
}

/// §5 "The chief of a hostage army in the maze puts nobody in power", and gives no extra turn.
#[test]
fn a_hostage_is_never_in_power() {
    let position = classic("rCa1 bCi1 yCi9 gCe5", "rbyh r r 0 1");
    assert_eq!(position.power(), None);
    assert_eq!(position.rota(6), "rbyrby");
}

/// §5 "militants cannot kill this chief" and "it cannot be encircled", even with eight corpses around it.
#[test]
fn power_protects() {
    let ring = "xd4 xd5 xd6 xe6 xf6 xf5 xf4 rMe3";
    let position = classic(&format!("rCa1 bCe5 yCi9 gCa9 {ring} yMf2 rNe1"), "rbyg r r 0 1");
    let after = position.play("e3f2@e4");
    assert_eq!(after.at("e4"), "x");
    assert_eq!(after.control(), "rbyg");
    assert_eq!(after.power(), Some('b'));
}

/// §5 "With four players and red in power the turns run blue, red, yellow, red, green, red, blue, …".
#[test]
fn four_players_red_in_power() {
    let position = classic("rCe5 bCi1 yCi9 gCa9", "rbyg b b 0 1");
    assert_eq!(position.rota(13), "bryrgrbryrgrb");
}

/// The order of play while nobody is in power: §1, "red, blue, yellow, green".
#[test]
fn four_players_nobody_in_power() {
    assert_eq!(classic("corners", "rbyg r r 0 1").rota(9), "rbygrbygr");
    assert_eq!(classic("corners", "rbyg y y 0 1").rota(4), "ygrb");
}

/// §5.1 "If at least three players are alive and h is next, this is their regular turn too, and the cursor
/// moves".
#[test]
fn extra_and_regular_turns_of_the_player_in_power() {
    let extra = classic("rCe5 bCi1 yCi9 gCa9", "rbyg b b 0 1").play("g2g1");
    assert_eq!(extra.turn(), "rb", "an extra turn: the cursor stays");
    let regular = classic("rCe5 bCi1 yCi9 gCa9", "rbyg g g 0 1").play("c8c7");
    assert_eq!(regular.turn(), "rr", "the regular turn: the cursor moves");
    let three = classic("rCe5 bCi1 yCi9", "rbyr y y 0 1").play("f8f7");
    assert_eq!(three.turn(), "rr");
}

/// §5.2 "if h is p and at least three players are alive": the chief enters, and the next player plays.
#[test]
fn entering_the_maze() {
    let position = classic("rCd4 bCi1 yCi9 gCa9", "rbyg r r 0 1").play("d4e5");
    assert_eq!(position.turn(), "bb");
    assert_eq!(position.rota(6), "bryrgr");
    let green = classic("rCa1 bCi1 yCi9 gCd6", "rbyg g g 0 1").play("d6e5");
    assert_eq!(green.rota(8), "rgbgygrg");
}

/// §5 rule by rule with three players, each of them in power.
#[test]
fn three_players() {
    assert_eq!(classic("rCe5 bCi1 yCi9", "rbyr b b 0 1").rota(9), "bryrbryrb");
    assert_eq!(classic("rCa1 bCe5 yCi9", "rbyr r r 0 1").rota(9), "rbybrbybr");
    assert_eq!(classic("rCa1 bCi1 yCe5", "rbyr r r 0 1").rota(9), "rybyrybyr");
}

/// §5.2 "p is not at the cursor and is not in power": leaving on an extra turn does not give a second turn.
#[test]
fn leaving_power_on_an_extra_turn() {
    let position = classic("rCe5 bCi1 yCi9 gCa9", "rbyg r b 0 1").play("e5d4");
    assert_eq!(position.turn(), "yy");
    assert_eq!(position.rota(5), "ygrby");
    let late = classic("rCe5 bCi1 yCi9", "rbyr r b 0 1").play("e5d4");
    assert_eq!(late.rota(4), "yrby");
    let last = classic("rCa1 bCe5 yCi9 gCa9", "rbyg b r 0 1").play("e5f5");
    assert_eq!(last.turn(), "yy", "blue would be next after red, and has just played");
    assert_eq!(last.rota(5), "ygrby");
}

/// §5.3 Leaving on a regular turn: the next player plays.
#[test]
fn leaving_power_on_a_regular_turn() {
    let position = classic("rCe5 bCi1 yCi9 gCa9", "rbyg r r 0 1").play("e5d4");
    assert_eq!(position.turn(), "bb");
    assert_eq!(position.rota(5), "bygrb");
}

/// §5.1 "If there is an h, and h is not p: h plays": power comes to a player by another player's turn.
#[test]
fn power_given_by_a_diplomat() {
    let position = classic("rCa1 bCi1 yCf1 gCa9 rDc1", "rbyg r r 0 1").play("c1f1@e5");
    assert_eq!(position.turn(), "yr", "yellow is not next: the cursor stays");
    assert_eq!(position.rota(8), "ybygyryb");
    let next = classic("rCa1 bCf1 yCi9 gCa9 rDc1", "rbyg r r 0 1").play("c1f1@e5");
    assert_eq!(next.turn(), "bb", "blue is next: a regular turn");
    assert_eq!(next.rota(7), "bybgbrb");
}

/// Power passes from one player to another: the new holder plays at once, the old one only on their regular
/// turn.
#[test]
fn power_taken_by_killing() {
    let position = classic("rCe5 bCf6 yCi9 gCa9", "rbyg b b 0 1").play("f6e5@h2");
    assert_eq!(position.fields(), "bbyg y y 0 2");
    assert_eq!(position.rota(7), "ybgbybg");
}

/// The chief in power is relocated: the player loses the extra turn.
#[test]
fn power_ended_by_a_diplomat() {
    let position = classic("rCe5 bCi1 yCi9 gCa9 bDe1", "rbyg b b 0 1").play("e1e5>e1@a1");
    assert_eq!(position.power(), None);
    assert_eq!(position.rota(5), "ygrby");
}

/// §5 "With two players alive, the one in power plays twice in a row: blue, red, red, blue, red, red."
#[test]
fn two_players_red_in_power() {
    assert_eq!(classic("rCe5 bCi1", "rbrb b b 0 1").rota(9), "brrbrrbrr");
    assert_eq!(classic("rCa1 bCe5", "rbrb r r 0 1").rota(9), "rbbrbbrbb");
    assert_eq!(classic("rCe5 gCa9", "rrrg g g 0 1").rota(6), "grrgrr");
}

/// §5.1 "otherwise the cursor stays where it is", with two players even if h is next.
#[test]
fn two_players_and_the_cursor() {
    let once = classic("rCe5 bCi1", "rbrb b b 0 1").play("g2g1");
    assert_eq!(once.turn(), "rb");
    let twice = once.play("d2d1");
    assert_eq!(twice.turn(), "rr");
    assert_eq!(twice.play("d1d2").turn(), "bb");
}

/// §5 "If their chief has only now entered the maze, it is the other player's turn first."
#[test]
fn two_players_entering() {
    let position = classic("rCd4 bCi1", "rbrb r r 0 1").play("d4e5");
    assert_eq!(position.rota(7), "brrbrrb");
}

/// §5.2 "So no player plays twice in a row by leaving the maze", not with two players either.
#[test]
fn two_players_leaving() {
    let first = classic("rCe5 bCi1", "rbrb r b 0 1").play("e5d4");
    assert_eq!(first.turn(), "bb", "red left on the first of two turns and loses the second");
    assert_eq!(first.rota(4), "brbr");
    let second = classic("rCe5 bCi1", "rbrb r r 0 1").play("e5d4");
    assert_eq!(second.rota(4), "brbr");
}

/// §5 when the number of players falls from three to two, by the turn of the player in power.
#[test]
fn from_three_to_two() {
    let extra = classic("rCe5 bCi1 yCd1", "rbyr r b 0 1").play("d2d1@a9");
    assert_eq!(
        extra.fields(),
        "rbrr r r 0 2",
        "an extra turn: red, next after blue, has the regular one now"
    );
    let regular = classic("rCe5 bCi1 yCd1", "rbyr r r 0 1").play("d2d1@a9");
    assert_eq!(regular.fields(), "rbrr b b 0 2");
}

/// §5 "With the option power_duel = single, when two players are alive": they alternate.
#[test]
fn single_power_duel() {
    let two =
        |fields: &str| position("classic power_duel=single", &format!("rCe5 bCi1 {MILITANTS} | {fields}"));
    assert_eq!(two("rbrb b b 0 1").rota(6), "brbrbr");
    assert_eq!(two("rbrb r b 0 1").rota(4), "rbrb", "an extra turn under way");
    assert_eq!(two("rbrb r b 0 1").play("e5d4").rota(3), "brb");
    let three = position("classic power_duel=single", &format!("rCe5 bCi1 yCi9 {MILITANTS} | rbyr b b 0 1"));
    assert_eq!(three.rota(6), "bryrbr", "three players: as ever");
}

/// §5 "A finished game has no legal moves; both its player to move and its cursor are the winner's seat."
#[test]
fn finished() {
    let position = classic("rCa1 bCd4", "rbrr r b 0 1").play("d2d4@a9");
    assert_eq!(position.fields(), "rrrr r r 0 2");
    assert_eq!(position.winner(), Some('r'));
    assert!(position.moves().is_empty());
}

/// §5 The next seat is one "whose player is alive": the dead and hostages are left out.
#[test]
fn dead_seats_are_left_out() {
    assert_eq!(classic("rCa1 yCi9 gCa9", "ryyg r r 0 1").rota(5), "rygry");
    assert_eq!(classic("rCa1 bCi1 yCi9 gCa9", "rhyh r r 0 1").rota(5), "ryryr");
}
