//! §9.1: master moves.

use crate::test_position::{TestPosition, field_without, position};

fn master(setting: &str) -> TestPosition {
    position("classic maze_exit=master", setting)
}

/// §9.1 assassin: "it may exit onto a further enemy chief on a field square that it can reach, and kill that
/// chief as well ... The first corpse goes to the assassin's start square. The second ... the maze. Both
/// chiefs' armies are the mover's."
#[test]
fn assassin_kills_two_chiefs() {
    let position = master("rCa1 bCe5 yCe8 gCa9 rAb2");
    assert_eq!(position.moves_with("b2e5>e8"), "b2e5>e8");
    let after = position.play("b2e5>e8");
    assert_eq!([after.at("b2"), after.at("e5"), after.at("e8")], ["x", "x", "rA"]);
    assert_eq!(after.fields(), "rrrg g g 0 2");
}

/// §9.1 The assassin may still exit to an empty square, and of other squares only to those of chiefs.
#[test]
fn assassin_exits_onto_chiefs_only() {
    let position = master("rCa1 bCe5 yCi9 gCa9 rAb2 yMe7 xg5 rMc5");
    assert!(position.legal("b2e5>e6"));
    for square in ["e7", "g5", "c5"] {
        assert_eq!(position.moves_with(&format!("b2e5>{square}")), "", "{square}");
    }
    assert!(position.legal("b2e5>i9") && position.legal("b2e5>a9"));
    assert!(!position.legal("b2e5>a1"), "the player's own chief");
}

/// §9.1 "further enemy chief": a hostage's too; a hostage in the maze too.
#[test]
fn master_moves_on_hostages() {
    let further = master("rCa1 bCe5 yCi9 gCa9 rAe1 | rbyh r r 0 1").play("e1e5>a9");
    assert_eq!(further.control(), "rryr");
    let first = master("rCa1 bCi1 yCi9 gCe5 rAe1 | rbyh r r 0 1").play("e1e5>i9");
    assert_eq!(first.control(), "rbrr");
}

/// §9.1 diplomat: "that second chief is put into the maze, alive; and the first is placed on any empty field
/// square. The player of the second chief is in power from then on".
#[test]
fn diplomat_exchanges_chiefs() {
    let position = master("rCa1 bCe5 yCe8 gCa9 rDb2");
    assert_eq!(
        position.after_mark("b2e5>e8", '@'),
        field_without("a1 a9 e8"),
        "b2 is empty; no chief goes back to the maze"
    );
    let after = position.play("b2e5>e8@h2");
    assert_eq!([after.at("b2"), after.at("e5"), after.at("e8"), after.at("h2")], ["", "yC", "rD", "bC"]);
    assert_eq!(after.power(), Some('y'));
    assert_eq!(after.fields(), "rbyg y r 1 2", "and plays now");
}

/// §9.1 "nobody is, if that chief is a hostage".
#[test]
fn diplomat_puts_a_hostage_in_the_maze() {
    let after = master("rCa1 bCe5 yCi9 gCa9 rDe1 | rbyh r r 0 1").play("e1e5>a9@h2");
    assert_eq!([after.at("e5"), after.at("a9")], ["gC", "rD"]);
    assert_eq!(after.power(), None);
    assert_eq!(after.fields(), "rbyh b b 1 2");
}

/// §9.1 "On the lines of an exit, the start square and the maze count as empty."
#[test]
fn the_line_leads_over_the_start_square() {
    let assassin = master("rCi1 bCe5 yCa1 gCa9 rAb2");
    assert!(assassin.legal("b2e5>a1"));
    let diplomat = master("rCi1 bCe5 yCa1 gCa9 rDb2");
    assert!(diplomat.legal("b2e5>a1@b2"));
    let after = assassin.play("b2e5>a1");
    assert_eq!([after.at("a1"), after.at("b2"), after.at("e5")], ["rA", "x", "x"]);
}

/// §9.1 "that it can reach": not over another piece.
#[test]
fn only_chiefs_in_reach() {
    let position = master("rCa1 bCe5 yCe9 gCa9 rAb2 xe7 rDd2");
    assert_eq!(position.moves_with("b2e5>e9"), "");
    assert_eq!(position.moves_with("b2e5>e7"), "");
}

/// §9.1 "A necromobile has no master move."
#[test]
fn no_master_move_of_a_necromobile() {
    let position = master("corners xe5 rNe1");
    assert!(position.legal("e1e5>e6@h2"));
    for square in ["i1", "i9", "a9"] {
        assert_eq!(position.moves_with(&format!("e1e5>{square}")), "", "{square}");
    }
}

/// There is no exit from an empty maze: a master move begins with an enemy chief in the maze.
#[test]
fn no_master_move_through_an_empty_maze() {
    let position = master("corners rAe1 rDe2");
    assert!(position.moves().iter().all(|wire| !wire.contains('>')));
}
