//! §2: a turn.

use crate::test_position::{TestPosition, position};

fn classic(setting: &str) -> TestPosition {
    position("classic", setting)
}

/// §2 "exactly one move": after it another player has the turn, and one piece has moved.
#[test]
fn a_turn_is_one_move() {
    let after = classic("corners rMc3 rMf3").play("c3c4");
    assert_eq!([after.at("c3"), after.at("c4"), after.at("f3")], ["", "rM", "rM"]);
    assert_eq!(after.fields(), "rbyg b b 1 2");
}

/// §2 "with one living piece of an army they control": the player's own army and those they have won, no
/// other.
#[test]
fn only_controlled_pieces_move() {
    let position = classic("rCa1 bCi1 yCi9 rMc1 bMc4 yMg4 gMg6 | rbyr r r 0 1");
    assert_ne!(position.moves_with("a1"), "");
    assert_ne!(position.moves_with("c1"), "");
    assert_ne!(position.moves_with("g6"), "", "green's army is red's");
    for square in ["i1", "i9", "c4", "g4"] {
        assert_eq!(position.moves_with(square), "", "{square} is not red's");
    }
}

/// §2 "an army they control": no player controls hostages and orphans.
#[test]
fn hostages_and_orphans_do_not_move() {
    let position = classic("rCa1 yCi9 gCa9 bMc4 gMg6 rMc1 | r-yh r r 0 1");
    assert_eq!(position.moves_with("c4"), "");
    assert_eq!(position.moves_with("g6"), "");
    assert_eq!(position.moves_with("a9"), "");
}

/// §2 "No player may pass while they have a legal move".
#[test]
fn no_pass_with_a_legal_move() {
    assert!(!classic("corners").legal("pass"));
    let one_way_out = classic("rCa1 xb2 xa2 rMb1 xc2 bCi1 yCi9 gCa9 rNi5");
    assert!(!one_way_out.legal("pass"));
}

/// §2 "A player without any legal move passes, and this pass is then their only legal move". The pass counts
/// as a turn.
#[test]
fn forced_pass() {
    let shut_in = classic("rCa1 xa2 xb1 rRb2 xc1 xc2 xc3 xb3 xa3 bCi1 yCi9 gCa9");
    assert_eq!(shut_in.moves(), ["pass"]);
    assert_eq!(shut_in.play("pass").fields(), "rbyg b b 1 2");
}

/// §2 "in a straight line, along a rank, a file or a diagonal ... as many as it likes".
#[test]
fn far_movers_go_any_distance_in_eight_directions() {
    let position = classic("rCi2 bCi1 yCi8 gCh9 rRd4");
    let lines = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 d9 e3 e4 f2 f4 f6 g1 g4 g7 h4 h8 i4 i9";
    assert_eq!(position.ends("d4"), lines);
    for piece in ["rA", "rD", "rN"] {
        assert_eq!(classic(&format!("rCi2 bCi1 yCi8 gCh9 {piece}d4")).ends("d4"), lines, "{piece}");
    }
}

/// The chief moves like the others, and into the maze.
#[test]
fn the_chief_goes_any_distance() {
    let lines = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 d9 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8 i4 i9";
    assert_eq!(classic("rCd4 bCi1 yCi8 gCh9").ends("d4"), lines);
}

/// §2 "A militant goes one or two squares".
#[test]
fn militants_go_one_or_two() {
    assert_eq!(
        classic("corners rMc3").ends("c3"),
        "a3 a5 b2 b3 b4 c1 c2 c4 c5 d2 d3 d4 e1 e3",
        "e5, two steps away, is the maze; a1 is the red chief's"
    );
}

/// §2 "No piece jumps over anything, be it living or dead".
#[test]
fn nothing_jumps() {
    for obstacle in ["rM", "bM", "x"] {
        let position = classic(&format!("corners rRc7 {obstacle}d7 rMb5 {obstacle}b6"));
        assert_eq!(position.moves_with("c7d7"), "", "{obstacle}: a reporter cannot even end on it");
        assert_eq!(position.moves_with("c7e7"), "", "{obstacle}");
        assert_eq!(position.moves_with("b5b7"), "", "{obstacle}");
    }
}

/// §2 "Any piece may pass through the maze while it is empty".
#[test]
fn all_pieces_pass_through_the_empty_maze() {
    for piece in ["rA", "rR", "rD", "rN", "rM"] {
        let position = classic(&format!("corners {piece}d4"));
        assert!(position.legal("d4f6"), "{piece}");
        assert_eq!(position.legal("d4g7"), piece != "rM", "{piece}");
    }
    assert!(classic("rCd4 bCi1 yCi9 gCa9").legal("d4f6"));
}

/// §2 "Only a chief may end its move there".
#[test]
fn only_a_chief_ends_in_the_maze() {
    for piece in ["rA", "rR", "rD", "rN", "rM"] {
        assert_eq!(classic(&format!("corners {piece}d4")).moves_with("d4e5"), "", "{piece}");
    }
    assert!(classic("rCd4 bCi1 yCi9 gCa9").legal("d4e5"));
}

/// §2 "When the maze is occupied, it is in the way like any other occupied square".
#[test]
fn the_occupied_maze_blocks() {
    for (pieces, fields) in [
        ("rCe5 bCi1 yCi9 gCa9", "rbyg r r 0 1"),
        ("rCa1 bCe5 yCi9 gCa9", "rbyg r r 0 1"),
        ("rCa1 bCi1 yCi9 gCe5", "rbyh r r 0 1"),
        ("corners xe5", "rbyg r r 0 1"),
    ] {
        for piece in ["rA", "rR", "rD", "rN", "rM"] {
            let position = classic(&format!("{pieces} {piece}d4 | {fields}"));
            assert!(!position.legal("d4f6") && !position.legal("d4g7"), "{piece}: {pieces}");
        }
    }
}

/// §2 "An enemy piece is ... a living piece whose army is controlled by another player", be it that player's
/// own or one they won.
#[test]
fn armies_of_other_players_are_enemies() {
    let position = classic("rCa1 bCi1 yCi9 rMd4 bMd5 gMe4 | rbyb r r 0 1");
    assert!(position.legal("d4d5@a2"));
    assert!(position.legal("d4e4@a2"));
}

/// §2 "or a hostage".
#[test]
fn hostages_are_enemies() {
    assert!(classic("corners rMd4 gMd5 | rbyh r r 0 1").legal("d4d5@a2"));
}

/// §2 "or an orphan, if the option orphans exposes them".
#[test]
fn orphans_are_enemies_only_when_exposed() {
    let setting = "rCa1 bCi1 yCi9 rMd4 rDd3 rAd6 gMd5 gMc4 | rby- r r 0 1";
    let position = classic(setting);
    assert_eq!(position.moves_with("d4d5"), "");
    assert_eq!(position.moves_with("d3c4"), "");
    assert_eq!(position.moves_with("d6d5"), "");
    let exposed = crate::test_position::position("classic orphans=exposed", setting);
    assert!(exposed.legal("d4d5@a2") && exposed.legal("d3c4@a2") && exposed.legal("d6d5"));
}

/// §2 "A piece does nothing to pieces of an army that its own player controls, whatever their colour".
#[test]
fn own_pieces_are_left_alone() {
    for own in ["rM", "gM", "rR"] {
        for mover in ["rM", "rA", "rD", "rN", "gM", "gA", "gD", "gN"] {
            let position = classic(&format!("rCa1 bCi1 yCi9 {mover}d4 {own}d5 | rbyr r r 0 1"));
            assert_eq!(position.moves_with("d4d5"), "", "{mover} on {own}");
        }
        let position = classic(&format!("rCa1 bCi1 yCi9 rRd3 {own}d5 {own}a2 | rbyr r r 0 1"));
        assert_eq!(position.moves_with("d3d4"), "d3d4", "the reporter beside {own}");
        assert_eq!(position.moves_with("a1a2"), "", "the chief on {own}");
    }
}
