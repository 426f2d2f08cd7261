//! §4: acting inside the maze.

use crate::test_position::{TestPosition, field_without, position};

/// The exits of a piece that came from b2 while the other chiefs stand on a1, i9 and a9.
const FROM_B2: &str = "a5 b5 b8 c3 c5 c7 d4 d5 d6 e1 e2 e3 e4 e6 e7 e8 e9 f4 f5 f6 g3 g5 g7 h2 h5 h8 i1 i5";

fn classic(setting: &str) -> TestPosition {
    position("classic", setting)
}

/// §4 "An assassin may kill an enemy chief in the maze" and leaves it "in its own way of moving".
#[test]
fn assassin_in_the_maze() {
    let position = classic("rCa1 bCe5 yCi9 gCa9 rAb2");
    assert_eq!(position.after_mark("b2e5", '>'), FROM_B2);
    assert!(!position.legal("b2e5"), "it may not stay");
    assert!(position.moves_with("b2e5").split(' ').all(|wire| wire.len() == 7), "nothing is placed");
    let after = position.play("b2e5>e9");
    assert_eq!([after.at("b2"), after.at("e5"), after.at("e9")], ["x", "", "rA"]);
    assert_eq!(after.control(), "rryg");
}

/// §4.3 "the assassin may pass over that square on its exit but may not end there".
#[test]
fn assassin_passes_over_the_start_square() {
    let position = classic("rCb1 bCe5 yCi9 gCa9 rAb2");
    assert!(position.legal("b2e5>a1"));
    assert!(!position.legal("b2e5>b2"));
}

/// §4 "a diplomat may relocate an enemy chief out of it"; §4.2 "the square from which the piece started
/// counts as empty".
#[test]
fn diplomat_in_the_maze() {
    let position = classic("rCa1 bCe5 yCi9 gCa9 rDb2");
    let exits = FROM_B2.replace("b5 b8", "b2 b5 b8");
    assert_eq!(position.after_mark("b2e5", '>'), exits, "it may go back to b2");
    assert_eq!(position.after_mark("b2e5>e9", '@'), field_without("a1 i9 a9 e9"));
    assert_eq!(position.after_mark("b2e5>b2", '@'), field_without("a1 i9 a9 b2"));
    let after = position.play("b2e5>e9@b2");
    assert_eq!([after.at("b2"), after.at("e5"), after.at("e9")], ["bC", "", "rD"]);
    assert_eq!(after.fields(), "rbyg b b 1 2");
}

/// §4.3 "a chief taken out of the maze cannot be put back into it by the same move".
#[test]
fn diplomat_does_not_put_the_chief_back() {
    let position = classic("rCa1 bCe5 yCi9 gCa9 rDb2");
    assert!(position.moves_with("b2e5").split(' ').all(|wire| !wire.ends_with("@e5")));
}

/// A diplomat that starts and ends on the same square has moved all the same.
#[test]
fn diplomat_goes_back_to_its_start_square() {
    let after = classic("rCa1 bCe5 yCi9 gCa9 rDb2").play("b2e5>b2@h4");
    assert_eq!([after.at("b2"), after.at("e5"), after.at("h4")], ["rD", "", "bC"]);
}

/// §4 "a necromobile may relocate a corpse out of it".
#[test]
fn necromobile_in_the_maze() {
    let position = classic("corners xe5 rNb2");
    assert_eq!(position.after_mark("b2e5", '>'), FROM_B2.replace("b5 b8", "b2 b5 b8").replace(" i1", ""));
    assert_eq!(position.after_mark("b2e5>e9", '@'), field_without("a1 i1 i9 a9 e9"));
    let after = position.play("b2e5>b2@h4");
    assert_eq!([after.at("b2"), after.at("e5"), after.at("h4")], ["rN", "", "x"]);
}

/// §4 The pieces and what they act on: no assassin or diplomat acts on a corpse, no necromobile on a chief,
/// no piece on its own player's chief.
#[test]
fn each_acts_on_its_own_kind_of_thing() {
    for piece in ["rA", "rD", "rR", "rM"] {
        assert_eq!(classic(&format!("corners xe5 {piece}d4")).moves_with("d4e5"), "", "{piece} on a corpse");
    }
    for piece in ["rN", "rR", "rM"] {
        let position = classic(&format!("rCa1 bCe5 yCi9 gCa9 {piece}d4"));
        assert_eq!(position.moves_with("d4e5"), "", "{piece} on a chief");
    }
    for piece in ["rA", "rD", "rN"] {
        let position = classic(&format!("rCe5 bCi1 yCi9 gCa9 {piece}d4"));
        assert_eq!(position.moves_with("d4e5"), "", "{piece} on the player's own chief");
    }
}

/// §4.2 "to an empty field square. This move kills nobody and relocates nothing".
#[test]
fn the_exit_is_quiet() {
    for (piece, centre) in [("rA", "bC"), ("rD", "bC"), ("rN", "x")] {
        let chief = if centre == "x" { "bCi1 xe5" } else { "bCe5" };
        let position = classic(&format!("rCa1 {chief} yCi9 gCa9 {piece}b2 yMe7 gMg5 xc5 rMe3"));
        for (blocked, beyond) in [("e7", "e8"), ("g5", "h5"), ("c5", "b5"), ("e3", "e2")] {
            assert_eq!(position.moves_with(&format!("b2e5>{blocked}")), "", "{piece}");
            assert_eq!(position.moves_with(&format!("b2e5>{beyond}")), "", "{piece}");
        }
        let yellow_chief = position.moves_with("b2e5>i9");
        assert_eq!(yellow_chief, "", "{piece}: nor a further chief");
    }
}

/// §4 "If there is no possible exit, the move is illegal": a ring of corpses with the assassin in it.
#[test]
fn no_exit_no_move() {
    let ring = "xd5 xd6 xe6 xf6 xf5 xf4 xe4";
    assert_eq!(classic(&format!("rCa1 bCe5 yCi9 gCa9 rAd4 {ring} xc3")).moves_with("d4e5"), "");
    let over_start = classic(&format!("rCa1 bCe5 yCi9 gCa9 rAd4 {ring}"));
    assert_eq!(over_start.after_mark("d4e5", '>'), "b2 c3");
    let back = classic(&format!("rCa1 bCe5 yCi9 gCa9 rDd4 {ring} xc3"));
    assert_eq!(back.after_mark("d4e5", '>'), "d4", "a diplomat may always go back");
}

/// §4 "A chief that kills a chief in the maze needs no exit: it stays there, and its player is in power."
#[test]
fn a_chief_that_kills_in_the_maze_stays() {
    let after = classic("rCd4 bCe5 yCi9 gCa9").play("d4e5@h2");
    assert_eq!([after.at("d4"), after.at("e5"), after.at("h2")], ["", "rC", "x"]);
    assert_eq!(after.power(), Some('r'));
}

/// §4 "A reporter that kills a chief in the maze leaves the corpse in the maze, and only a necromobile can
/// take it away."
#[test]
fn a_corpse_in_the_maze_waits_for_a_necromobile() {
    let after = classic("rCc3 bCe5 yCi9 gCa9 rRe1 rNb5 rAh5 rDe9 rMf6").play("e1e4xe5");
    assert_eq!(after.at("e5"), "x");
    let position = classic("rCc3 yCi9 gCa9 rRe4 rNb5 rAh5 rDe9 rMf6 xe5 | rryg r r 0 1");
    for from in ["c3", "e4", "h5", "e9", "f6"] {
        assert_eq!(position.moves_with(&format!("{from}e5")), "", "{from}");
    }
    assert_ne!(position.moves_with("b5e5"), "");
}

/// A hostage chief in the maze is killed and relocated like any enemy chief.
#[test]
fn hostage_chief_in_the_maze() {
    assert!(classic("rCa1 bCi1 yCi9 gCe5 rAb2 | rbyh r r 0 1").legal("b2e5>e9"));
    assert!(classic("rCa1 bCi1 yCi9 gCe5 rDb2 | rbyh r r 0 1").legal("b2e5>e9@a5"));
}
