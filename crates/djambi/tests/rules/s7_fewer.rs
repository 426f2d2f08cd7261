//! §7: fewer than four players.

use crate::test_position::{TestPosition, position};

fn three(pieces: &str) -> TestPosition {
    position("classic", &format!("{pieces} | rbyh r r 0 1"))
}

/// §7 "it never moves": its seat has no turn, and no player moves its pieces.
#[test]
fn a_hostage_never_moves() {
    let start = three("corners rMd2 bMg2 yMf8 gMc8");
    assert_eq!(start.rota(7), "rbyrbyr");
    assert_eq!(start.moves_with("c8"), "");
    assert_eq!(start.moves_with("a9"), "");
}

/// §7 "its pieces are killed and relocated like any enemy pieces", the chief too, by every kind that can.
#[test]
fn hostages_are_killed_and_relocated() {
    for (mover, kill) in [("rM", "d4d5@h2"), ("rA", "d4d5"), ("rD", "d4d5@h2")] {
        for hostage in ["gM", "gR"] {
            assert!(three(&format!("corners {mover}d4 {hostage}d5")).legal(kill), "{mover} on {hostage}");
        }
        assert!(three(&format!("rCa1 bCi1 yCi9 {mover}d4 gCd5")).legal(kill), "{mover} on the chief");
    }
    assert!(three("corners rRd3 gMd5").legal("d3d4xd5"));
    assert!(three("rCd4 bCi1 yCi9 gCa9 gMd5").legal("d4d5@h2"));
}

/// §7 "the player who kills its chief takes control of it".
#[test]
fn the_killer_of_a_hostage_chief_has_the_army() {
    let after = three("rCa1 bCi1 yCi9 rAd4 gCd5 gMc8").play("d4d5");
    assert_eq!(after.fields(), "rbyr b b 0 2");
    assert_ne!(after.play("i1i2 i9i8").moves_with("c8"), "");
}

/// §7 "a diplomat may place its chief in the maze, where it obstructs and does nothing else".
#[test]
fn a_hostage_chief_in_the_maze() {
    let after = three("rCa1 bCi1 yCi9 gCd5 rDd4 rRb5 bRh5").play("d4d5@e5");
    assert_eq!(after.at("e5"), "gC");
    assert_eq!(after.power(), None);
    assert_eq!(after.fields(), "rbyh b b 1 2");
    assert_eq!(after.moves_with("h5d5"), "", "blue's reporter cannot pass");
    assert!(after.legal("h5f5") && after.legal("h5f5xe5"), "but kills it from beside");
}

/// §7 "Any seat may be the absent one"; §5: the first seat that has a player begins.
#[test]
fn any_seat_may_be_absent() {
    for (fields, rota) in [
        ("hbyg b b 0 1", "bygbyg"),
        ("rhyg r r 0 1", "rygryg"),
        ("rbhg r r 0 1", "rbgrbg"),
        ("rbyh r r 0 1", "rbyrby"),
    ] {
        let start = position("classic", &format!("corners rMd2 bMg2 yMf8 gMc8 | {fields}"));
        assert_eq!(start.rota(6), rota, "{fields}");
    }
}

/// §7 two players: "two hostages, by default blue and green, so that red faces yellow".
#[test]
fn two_players() {
    let start = position("classic", "corners rMd2 bMg2 yMf8 gMc8 | rhyh r r 0 1");
    assert_eq!(start.rota(4), "ryry");
    assert_eq!(start.moves_with("i1"), "");
    let after = position("classic", "rCa1 bCi1 yCd5 gCa9 rMd4 | rhyh r r 0 1").play("d4d5@h2");
    assert_eq!(after.fields(), "rhrh r r 0 2");
    assert_eq!(after.winner(), Some('r'), "hostages need not be destroyed");
}
