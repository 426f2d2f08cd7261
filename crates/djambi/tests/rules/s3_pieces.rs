//! §3: what each piece does.

use crate::test_position::{TestPosition, field_without, position};

fn classic(setting: &str) -> TestPosition {
    position("classic", setting)
}

/// §3 militant: "an enemy piece on a field square | killed | the mover places the corpse on any empty field
/// square".
#[test]
fn militant_kills_and_places() {
    let position = classic("corners rMd4 bMd6");
    assert_eq!(position.after_mark("d4d6", '@'), field_without("a1 i1 i9 a9 d6"));
    assert!(!position.legal("d4d6"), "a corpse must be placed");
    let after = position.play("d4d6@h2");
    assert_eq!([after.at("d4"), after.at("d6"), after.at("h2")], ["", "rM", "x"]);
    assert_eq!(after.corpses(), 1);
}

/// §3 "A militant can never kill a chief in the maze."
#[test]
fn militant_never_kills_in_the_maze() {
    assert_eq!(classic("rCa1 bCe5 yCi9 gCa9 rMd4").moves_with("d4e5"), "");
    assert_eq!(classic("rCa1 bCe5 yCi9 gCa9 rMe3").moves_with("e3e5"), "");
    assert_eq!(
        classic("rCa1 bCi1 yCi9 gCe5 rMd5 | rbyh r r 0 1").moves_with("d5e5"),
        "",
        "nor a hostage chief"
    );
}

/// A militant kills a chief on the field.
#[test]
fn militant_kills_a_chief_on_the_field() {
    let after = classic("rCa1 bCd5 yCi9 gCa9 rMd4").play("d4d5@h8");
    assert_eq!([after.at("d5"), after.at("h8")], ["rM", "x"]);
    assert_eq!(after.control(), "rryg");
}

/// §3 chief: "any empty square including the maze".
#[test]
fn chief_may_enter_the_maze() {
    let after = classic("rCc3 bCi1 yCi9 gCa9").play("c3e5");
    assert_eq!(after.at("e5"), "rC");
}

/// §3 chief: "or an enemy piece on any square" "the mover places the corpse on any empty field square".
#[test]
fn chief_kills_and_places() {
    let position = classic("rCc3 bMc7 bCi1 yCi9 gCa9");
    assert_eq!(
        position.after_mark("c3c7", '@'),
        field_without("c7 i1 i9 a9"),
        "not in the maze; c3 is empty now"
    );
    let after = position.play("c3c7@c3");
    assert_eq!([after.at("c7"), after.at("c3")], ["rC", "x"]);
}

/// §3 chief: "an enemy piece on any square including the maze".
#[test]
fn chief_kills_in_the_maze() {
    let position = classic("rCc3 bCe5 yCi9 gCa9");
    assert_eq!(position.after_mark("c3e5", '@'), field_without("i9 a9"));
    let after = position.play("c3e5@a1");
    assert_eq!([after.at("e5"), after.at("c3"), after.at("a1")], ["rC", "", "x"]);
    assert_eq!(after.control(), "rryg");
}

/// §3 assassin: "killed | the corpse goes to the square from which the assassin started".
#[test]
fn assassin_swaps_with_the_victim() {
    let position = classic("corners rAb2 bMf6");
    assert_eq!(position.moves_with("b2f6"), "b2f6", "through the maze; nothing is placed");
    let after = position.play("b2f6");
    assert_eq!([after.at("f6"), after.at("b2")], ["rA", "x"]);
}

/// §3 assassin: on "an enemy piece", not on a corpse and not on its own side.
#[test]
fn assassin_leaves_corpses_alone() {
    let position = classic("corners rAb5 xb7 rMd5");
    assert_eq!(position.moves_with("b5b7"), "");
    assert_eq!(position.moves_with("b5d5"), "");
    assert_eq!(position.moves_with("b5b8"), "");
}

/// §3 reporter: "an empty field square, nothing else".
#[test]
fn reporter_ends_on_empty_squares_only() {
    let position = classic("corners rRb5 bMb7 xd5");
    assert_eq!(position.moves_with("b5b7"), "");
    assert_eq!(position.moves_with("b5d5"), "");
}

/// §3 reporter: "kills one enemy piece that is orthogonally adjacent to it, or none; the mover chooses".
#[test]
fn reporter_chooses_one_neighbour_or_none() {
    let position = classic("corners rRc2 bMc5 bMd4 yMb4 gMd5 xc3 bMb5");
    assert_eq!(position.moves_with("c2c4"), "", "c3 is in the way");
    let position = classic("corners rRf1 bMc5 bMd4 yMb4 gMd5 rMc3 bMb5");
    assert_eq!(
        position.moves_with("f1c4"),
        "f1c4 f1c4xb4 f1c4xc5 f1c4xd4",
        "not diagonally, not its own side"
    );
}

/// §3 reporter: "the corpse stays where the victim stood".
#[test]
fn reporters_victim_stays() {
    let after = classic("corners rRf1 bMc5 bMd4").play("f1c4xc5");
    assert_eq!([after.at("f1"), after.at("c4"), after.at("c5"), after.at("d4")], ["", "rR", "x", "bM"]);
}

/// §3 reporter: "even in the maze". The reporter kills a chief there from outside.
#[test]
fn reporter_kills_in_the_maze() {
    let after = classic("rCa1 bCe5 yCi9 gCa9 rRe1").play("e1e4xe5");
    assert_eq!([after.at("e5"), after.at("e4")], ["x", "rR"]);
    assert_eq!(after.control(), "rryg");
}

/// §3 "A reporter kills only at the end of its own move": it must move to kill a piece beside it.
#[test]
fn reporter_has_to_move() {
    let position = classic("corners rRc4 bMc5");
    assert!(position.moves().iter().all(|wire| !wire.starts_with("c4c4")));
    assert_eq!(position.moves_with("c4b5"), "c4b5 c4b5xc5");
}

/// §3 "When a diplomat relocates a reporter, that reporter kills nothing."
#[test]
fn relocated_reporter_kills_nothing() {
    let position = classic("corners rDc4 bRc7 rMf6 yMg7");
    let after = position.play("c4c7@f7");
    assert_eq!([after.at("f7"), after.at("f6"), after.at("g7")], ["bR", "rM", "yM"]);
    assert!(position.moves_with("c4c7").split(' ').all(|wire| !wire.contains('x')));
}

/// §3 diplomat: "relocated, alive | the mover places it on any empty field square".
#[test]
fn diplomat_relocates() {
    let position = classic("corners rDc4 bMc7");
    assert_eq!(
        position.after_mark("c4c7", '@'),
        field_without("a1 i1 i9 a9 c7"),
        "a militant never to the maze"
    );
    let after = position.play("c4c7@h2");
    assert_eq!([after.at("c4"), after.at("c7"), after.at("h2")], ["", "rD", "bM"]);
    assert_eq!(after.corpses(), 0);
    assert_eq!(after.fields(), "rbyg b b 1 2", "a quiet turn");
}

/// §3 diplomat: "a chief may be placed in the maze too, if that is empty".
#[test]
fn diplomat_puts_a_chief_in_the_maze() {
    let position = classic("rCa1 bCc7 yCi9 gCa9 rDc4");
    let squares = field_without("a1 i9 a9 c7").replace("e4 e6", "e4 e5 e6");
    assert_eq!(position.after_mark("c4c7", '@'), squares, "the maze too");
    assert_eq!(position.play("c4c7@e5").at("e5"), "bC");
    let full = classic("rCa1 bCc7 yCe5 gCa9 rDc4");
    assert!(!full.legal("c4c7@e5"));
    let corpse = classic("rCa1 bCc7 yCi9 gCa9 rDc4 xe5");
    assert!(!corpse.legal("c4c7@e5"));
}

/// §3 diplomat: it relocates neither corpses nor its own player's pieces.
#[test]
fn diplomat_leaves_corpses_and_own_pieces() {
    let position = classic("corners rDc4 xc7 rMf4");
    assert_eq!(position.moves_with("c4c7"), "");
    assert_eq!(position.moves_with("c4f4"), "");
}

/// §3 necromobile: "a corpse on a field square", "relocated", "the mover places it on any empty field
/// square".
#[test]
fn necromobile_moves_corpses() {
    let position = classic("corners rNc4 xc7");
    assert_eq!(position.after_mark("c4c7", '@'), field_without("a1 i1 i9 a9 c7"));
    let after = position.play("c4c7@h2");
    assert_eq!([after.at("c4"), after.at("c7"), after.at("h2")], ["", "rN", "x"]);
    assert_eq!(after.corpses(), 1);
}

/// §3 necromobile: it relocates nothing living.
#[test]
fn necromobile_leaves_the_living() {
    let position = classic("corners rNc4 bMc7");
    assert_eq!(position.moves_with("c4c7"), "");
    assert!(position.legal("c4c6"));
}

/// §3 "The square it started from is therefore empty, the square it ends on is not."
#[test]
fn placement_on_the_start_square_not_on_the_end() {
    for (piece, target) in [("rM", "bM"), ("rD", "bM"), ("rN", "x")] {
        let position = classic(&format!("corners {piece}d3 {target}d4"));
        assert!(position.legal("d3d4@d3"), "{piece}");
        assert!(!position.legal("d3d4@d4"), "{piece}");
    }
}

/// §3 placements: "on any empty field square", so not onto pieces, corpses or the maze.
#[test]
fn placement_only_on_empty_field_squares() {
    let position = classic("corners rMd3 bMd4 xg6 yRh2");
    for square in ["a1", "g6", "h2", "e5", "i9"] {
        assert!(!position.legal(&format!("d3d4@{square}")), "{square}");
    }
}

/// §3 "Corpses ... obstruct movement, and only necromobiles do anything to them."
#[test]
fn corpses_are_for_necromobiles_only() {
    for piece in ["rM", "rA", "rR", "rD", "rN"] {
        let position = classic(&format!("corners {piece}d3 xd4"));
        assert_eq!(position.moves_with("d3d4").is_empty(), piece != "rN", "{piece}");
        assert_eq!(position.moves_with("d3d5"), "", "{piece}");
    }
    assert_eq!(classic("corners xa2").moves_with("a1a2"), "", "the chief");
    assert_eq!(classic("corners rRd3 xe4").moves_with("d3d4"), "d3d4", "a reporter beside it");
}

/// §3 "A killed piece becomes a corpse" without an army: after blue is out, it is no part of blue's army.
#[test]
fn corpses_have_no_army() {
    let after = classic("rCa1 bCd5 bMd6 yCi9 gCa9 rMd4 rNh1").play("d4d5@h8");
    assert_eq!(after.at("h8"), "x");
    assert_eq!(after.corpses(), 1);
}

/// §3 "When no square is left for a placement, there is no such move": only a chief in the maze leaves no
/// square behind.
#[test]
fn no_square_for_the_corpse_no_move() {
    let corpses: Vec<String> =
        field_without("a1 i9 d4 a9").split(' ').map(|square| format!("x{square}")).collect();
    let position = classic(&format!("{} rCe5 bCa1 yCi9 gCa9 bMd4", corpses.join(" ")));
    assert_eq!(position.moves(), ["pass"]);
}
