//! §9: options and rule sets. The options of §9.2 are in [`crate::s9_further`], `power_duel` is in
//! [`crate::s5_power`], `repetition` and `quiet_limit` in §8.

use crate::test_position::position;

/// A reporter on f1, three enemies and a piece of its own around c4.
const ROUND_C4: &str = "corners rRf1 bMc5 yMd4 gMb4 rMc3";

/// §9 `reporter = must`: "if an enemy piece is orthogonally adjacent where it ends, it must kill one".
#[test]
fn reporter_must() {
    let must = position("classic reporter=must", ROUND_C4);
    assert_eq!(must.moves_with("f1c4"), "f1c4xb4 f1c4xc5 f1c4xd4");
    assert_eq!(must.moves_with("f1e1"), "f1e1", "no neighbour, no duty");
    assert_eq!(must.moves_with("f1d3"), "f1d3xd4");
}

/// §9 `reporter = must`: pieces that the reporter may not kill do not oblige it.
#[test]
fn reporter_must_obliges_by_enemies_only() {
    let position = position("classic reporter=must", "rCa1 bCi1 yCi9 rRf1 gMc5 rMd4 xb4 | rby- r r 0 1");
    assert_eq!(position.moves_with("f1c4"), "f1c4");
}

/// §9 `reporter = all`: "it kills every enemy piece orthogonally adjacent where it ends; there is no choice".
#[test]
fn reporter_all() {
    let all = position("classic reporter=all", ROUND_C4);
    assert_eq!(all.moves_with("f1c4"), "f1c4");
    let after = all.play("f1c4");
    assert_eq!([after.at("c5"), after.at("d4"), after.at("b4"), after.at("c3")], ["x", "x", "x", "rM"]);
    assert_eq!(after.fields(), "rbyg b b 0 2");
    assert_eq!(all.play("f1e1").fields(), "rbyg b b 1 2", "no neighbour: a quiet turn");
}

/// §9 `reporter = all` kills a chief in the maze too, and leaves untouchable orphans.
#[test]
fn reporter_all_in_the_maze_and_orphans() {
    let position = position("classic reporter=all", "rCa1 bCe5 yCi9 rRe1 gMd4 yMf4 | rby- r r 0 1");
    let after = position.play("e1e4");
    assert_eq!([after.at("e5"), after.at("d4"), after.at("f4")], ["x", "gM", "x"]);
    assert_eq!(after.control(), "rry-");
}

/// §9 `own_kills = pieces`: "militants, chiefs, assassins and reporters may kill such pieces like enemy
/// pieces".
#[test]
fn own_kills() {
    for own in ["rM", "gR"] {
        for (mover, kill) in [("rM", "d4d5@h2"), ("rA", "d4d5"), ("gA", "d4d5"), ("gM", "d4d5@h2")] {
            let position = position(
                "classic own_kills=pieces",
                &format!("rCa1 bCi1 yCi9 {mover}d4 {own}d5 | rbyr r r 0 1"),
            );
            assert!(position.legal(kill), "{mover} on {own}");
        }
        let position = position(
            "classic own_kills=pieces",
            &format!("rCa4 bCi1 yCi9 rRd3 {own}a5 {own}d5 | rbyr r r 0 1"),
        );
        assert!(position.legal("d3d4xd5") && position.legal("d3d4"), "the reporter");
        assert!(position.legal("a4a5@h2"), "the chief");
    }
}

/// §9 `own_kills`: diplomats and necromobiles are not named.
#[test]
fn own_pieces_are_not_relocated() {
    for mover in ["rD", "rN"] {
        let position = position("classic own_kills=pieces", &format!("corners {mover}d4 rMd5"));
        assert_eq!(position.moves_with("d4d5"), "", "{mover}");
    }
}

/// §9 `own_kills`: "but never the mover's own chief".
#[test]
fn the_own_chief_is_spared() {
    let position =
        position("classic own_kills=pieces", "rCd5 bCi1 yCi9 rMd4 rAe4 rRd3 gMc5 gRd8 | rbyr r r 0 1");
    for mover in ["d4", "e4", "c5"] {
        assert_eq!(position.moves_with(&format!("{mover}d5")), "", "{mover}");
    }
    assert_eq!(position.moves_with("d8d6"), "d8d6", "the reporter beside it");
    let maze = crate::test_position::position("classic own_kills=pieces", "rCe5 bCi1 yCi9 gCa9 rAc3 rRe1");
    assert_eq!(maze.moves_with("c3e5"), "");
    assert_eq!(maze.moves_with("e1e4"), "e1e4");
}

/// §9 `own_kills`: "never on an exit".
#[test]
fn no_own_kill_on_an_exit() {
    for rules in ["classic own_kills=pieces", "arena"] {
        let position = position(rules, "rCa1 bCe5 yCi9 gCa9 rAb2 rMe7");
        assert!(position.legal("b2e5>e6"));
        assert_eq!(position.moves_with("b2e5>e7"), "");
    }
}

/// §9 `own_kills`: "With reporter = all own pieces are spared all the same".
#[test]
fn reporter_all_spares_own_pieces() {
    let after = position("classic own_kills=pieces reporter=all", ROUND_C4).play("f1c4");
    assert_eq!([after.at("c3"), after.at("c5")], ["rM", "x"]);
}

/// §9 `own_kills`: "with reporter = must own pieces oblige to nothing, but killing one fulfils the duty".
#[test]
fn reporter_must_and_own_pieces() {
    let must = position("classic own_kills=pieces reporter=must", ROUND_C4);
    assert_eq!(must.moves_with("f1c4"), "f1c4xb4 f1c4xc3 f1c4xc5 f1c4xd4");
    assert_eq!(must.moves_with("f1d3"), "f1d3xc3 f1d3xd4");
    let alone = position("classic own_kills=pieces reporter=must", "corners rRf1 rMc3");
    assert_eq!(alone.moves_with("f1d3"), "f1d3 f1d3xc3");
}

/// An own kill is a kill: the turn is not quiet.
#[test]
fn an_own_kill_is_a_kill() {
    let after = position("classic own_kills=pieces", "corners rMd4 rNd5 | rbyg r r 7 20").play("d4d5@h2");
    assert_eq!(after.fields(), "rbyg b b 0 21");
}

/// §9 `orphans = exposed`: "orphans are killed and relocated like enemy pieces".
#[test]
fn exposed_orphans() {
    let pieces = |mover: &str| format!("rCa1 bCi1 yCi9 {mover} gMd5 | rby- r r 0 1");
    for (mover, wire) in [("rMd4", "d4d5@h2"), ("rAd4", "d4d5"), ("rDd4", "d4d5@h2"), ("rRd3", "d3d4xd5")] {
        assert!(position("classic orphans=exposed", &pieces(mover)).legal(wire), "{mover}");
        assert!(!position("classic", &pieces(mover)).legal(wire), "{mover}");
    }
    let must = position("classic orphans=exposed reporter=must", &pieces("rRd3"));
    assert_eq!(must.moves_with("d3d4"), "d3d4xd5");
    let all = position("classic orphans=exposed reporter=all", &pieces("rRd3")).play("d3d4");
    assert_eq!(all.at("d5"), "x");
}

/// §9 `devolution = reign`: "they become orphans again when their holder loses power"; in upper case
/// meanwhile (§10).
#[test]
fn reign_is_lost_with_power() {
    let start = position("classic devolution=reign", "rCd4 yCi9 bMg4 gMc8 yMf8 | r-yr r r 0 1");
    let power = start.play("d4e5");
    assert_eq!(power.control(), "rRyr");
    let kept = power.play("f8f7 c8c7");
    assert_eq!(kept.control(), "rRyr");
    let lost = power.play("f8f7 e5d4");
    assert_eq!(lost.control(), "r-yr", "an army won by killing stays");
}

/// §9 `devolution = reign`: an army held by right of power is moved by its holder and is an enemy to other
/// players.
#[test]
fn reign_is_control() {
    let position = position("classic devolution=reign", "rCe5 yCi9 bMg4 gMc8 rMg5 | rRyr r r 0 1");
    assert_ne!(position.moves_with("g4"), "");
    assert_eq!(position.moves_with("g5g4"), "");
    let yellow =
        crate::test_position::position("classic devolution=reign", "rCe5 yCi9 bMg4 gMc8 yMg5 | rRyr y y 0 1");
    assert!(yellow.legal("g5g4@h2"));
}

/// §9 `devolution = reign`: the next player in power takes over the armies that the last one lost.
#[test]
fn reign_passes_on() {
    let after =
        position("classic devolution=reign", "rCe5 yCi9 bMg4 gCd1 gDe1 | rRyg g g 0 1").play("e1e5>e2@a1");
    assert_eq!(after.control(), "r-yg");
    let taken = after.play("a1a2 i9i8").play("d1e1 a2a1").play("i8i9");
    assert_eq!(taken.control(), "r-yg");
    let master =
        position("classic devolution=reign maze_exit=master", "rCe5 yCc3 bMg4 gCd1 gDe1 | rRyg g g 0 1");
    assert_eq!(master.play("e1e5>c3@h2").control(), "rYyg", "in one turn");
}

/// §9 `encirclement = strict`: "a necromobile does not help".
#[test]
fn strict_encirclement() {
    let setting = "rCa1 yCi9 gCa9 bCi1 xh1 xi2 rMd4 yMd5 bNc8";
    assert_eq!(position("classic encirclement=strict", setting).play("d4d5@h2").control(), "r-yg");
    assert_eq!(position("classic", setting).play("d4d5@h2").control(), "rbyg");
    let maze = "rCa1 bCe5 yCi9 gCa9 xd4 xd5 xd6 xe6 xf6 xf5 xf4 rMc3 yMc4";
    assert_eq!(
        position("classic encirclement=strict", maze).play("c3c4@e4").control(),
        "rbyg",
        "not in the maze"
    );
}

/// §9 The rule sets: `variants` is `reporter = all` and `devolution = reign`, `arena` is `own_kills` and
/// `maze_exit`, `yang-pi` is nothing but the defaults.
#[test]
fn rule_sets() {
    let settings = [
        ROUND_C4,
        "corners rMd4 rMd5 rAg3 rRd8",
        "rCd4 yCi9 bMg4 gMc8 yMf8 | r-yr r r 0 1",
        "rCa1 bCe5 yCc3 gCa9 rAe1 rDe9",
        "rCa1 yCi9 gCa9 bCi1 xh1 xi2 rMd4 yMd5 bNc8",
    ];
    for (set, options) in [
        ("variants", "classic reporter=all devolution=reign"),
        ("arena", "classic own_kills=pieces maze_exit=master"),
        ("yang-pi", "classic"),
        (
            "classic",
            "classic reporter=one own_kills=never maze_exit=quiet orphans=untouchable devolution=forever \
             encirclement=no_necromobile power_duel=double maze_corpse=never maze_militant=never \
             hostage_encirclement=never",
        ),
    ] {
        for setting in settings {
            let named = position(set, setting);
            let spelled = position(options, setting);
            assert_eq!(named.moves(), spelled.moves(), "{set}: {setting}");
            for wire in named.moves().into_iter().step_by(7) {
                assert_eq!(
                    named.play(&wire).fields(),
                    spelled.play(&wire).fields(),
                    "{set}: {setting} {wire}"
                );
            }
        }
    }
}
