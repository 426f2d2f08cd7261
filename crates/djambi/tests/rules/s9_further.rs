//! §9.2: corpses and militants in the maze, reporters that spare nobody, hostages encircled.

use crate::test_position::{field_without, position};

/// §9.2 `maze_corpse = any`: "the empty maze is open to a corpse wherever §3 lets the mover place it": "the
/// victim of a militant or a chief, a corpse relocated by a necromobile".
#[test]
fn any_corpse_in_the_maze() {
    let setting = "rCb4 bCi1 yCi9 gCa9 rMd4 bMd6 rNh1 xh4 bRb6";
    for (kill, named) in [("d4d6", "d6"), ("b4b6", "b6"), ("h1h4", "h4")] {
        let any = position("classic maze_corpse=any", setting);
        let after = any.play(&format!("{kill}@e5"));
        assert_eq!(
            [after.at("e5").as_str(), &after.at(named)[1..]],
            ["x", &any.at(&kill[..2])[1..]],
            "{kill}"
        );
        for rules in ["classic", "classic maze_corpse=chief"] {
            assert!(!position(rules, setting).legal(&format!("{kill}@e5")), "{rules} {kill}");
        }
    }
}

/// §9.2 `maze_corpse = chief`: "only to the corpse of a chief, of a player or a hostage, that this very
/// move of a militant or a chief kills".
#[test]
fn the_corpse_of_a_chief_in_the_maze() {
    let chief =
        position("classic maze_corpse=chief", "rCb4 bCd6 yCb6 gCi9 rMd4 bMd3 rNh1 xh4 | rbhg r r 0 1");
    for kill in ["d4d6@e5", "b4b6@e5"] {
        assert_eq!(chief.play(kill).at("e5"), "x", "{kill}");
    }
    for kill in ["d4d3@e5", "h1h4@e5"] {
        assert!(!chief.legal(kill), "{kill}");
    }
    assert!(chief.legal("d4d3@e6") && chief.legal("h1h4@e6"));
    assert_eq!(chief.play("b4b6@e5").control(), "rbrg");
}

/// §9.2 "A chief that has just left it has emptied it; a chief that killed in it stands in it."
#[test]
fn the_maze_is_empty_when_its_chief_has_left() {
    let leaving = "rCe5 bCe7 yCi9 gCa9 bMc5";
    let any = position("classic maze_corpse=any", leaving);
    assert!(any.legal("e5c5@e5") && any.legal("e5e7@e5"));
    let after = any.play("e5e7@e5");
    assert_eq!((after.at("e5"), after.power(), after.control()), ("x".to_owned(), None, "rryg".to_owned()));
    let chief = position("classic maze_corpse=chief", leaving);
    assert!(chief.legal("e5e7@e5") && !chief.legal("e5c5@e5") && chief.legal("e5c5@h2"));
    assert!(!position("classic", leaving).legal("e5e7@e5"));
    for rules in ["classic maze_corpse=any", "classic maze_corpse=chief"] {
        let entering = position(rules, "rCe3 bCe5 yCi9 gCa9 bMg3");
        assert!(entering.legal("e3e5@e3") && !entering.legal("e3e5@e5"), "{rules}");
        assert!(!entering.legal("e3g3@e5"), "{rules}: a chief stands in it");
    }
}

/// §9.2 "A corpse that a necromobile takes out of the maze does not go back into it by the same move".
#[test]
fn no_corpse_goes_back_into_the_maze() {
    let necromobile = position("classic maze_corpse=any", "corners xe5 rNe1");
    assert_eq!(necromobile.after_mark("e1e5>e2", '@'), field_without("a1 i1 i9 a9 e2"));
    for corpse in ["any", "chief"] {
        let rules = format!("classic maze_militant=kill maze_corpse={corpse}");
        let militant = position(&rules, "rCa1 bCe5 yCi9 gCa9 rMd4");
        assert_eq!(militant.after_mark("d4e5>e6", '@'), field_without("a1 i9 a9 e6"), "{corpse}");
    }
}

/// §9.2 "Of living pieces only chiefs end in the maze, corpses that are not placed by choice go where they
/// always go, and a corpse in the maze obstructs it until a necromobile takes it away."
#[test]
fn else_the_maze_is_as_before() {
    let any = position("classic maze_corpse=any", "corners rDb3 bMc3 rAb7 bRb8 rRh1 bMh3 rMd4 bMd3");
    assert!(!any.legal("b3c3@e5"), "a militant is relocated");
    assert_eq!(any.moves_with("b7b8"), "b7b8");
    assert_eq!(any.moves_with("h1h2x"), "h1h2xh3");
    let after = any.play("d4d3@e5");
    assert_eq!(after.at("e5"), "x");
    let obstructed = position("classic maze_corpse=any", "rCe3 bCi1 yCi9 gCa9 xe5 rNc3 rMc5");
    assert_eq!(obstructed.moves_with("e3e5"), "");
    assert_eq!(obstructed.moves_with("e3e6"), "");
    assert!(obstructed.legal("c3e5>e6@h2"));
}

/// A corpse in the maze is one of the corpses around a chief (§6).
#[test]
fn a_corpse_in_the_maze_closes_a_ring() {
    let setting = "rCa1 bCe4 yCi9 gCa9 xd3 xd4 xd5 xe3 xf3 xf4 xf5 rMh2 yMh3";
    assert_eq!(position("classic maze_corpse=any", setting).play("h2h3@e5").control(), "r-yg");
    assert!(!position("classic maze_corpse=chief", setting).legal("h2h3@e5"));
}

/// §9.2 `maze_militant = kill`: "A militant that reaches the maze may kill an enemy chief in it"; "Its exit
/// is one or two squares over empty squares to an empty field square; the square from which it started
/// counts as empty, so it may go back there. Then it places the corpse on any empty field square."
#[test]
fn a_militant_kills_in_the_maze() {
    let militant = position("classic maze_militant=kill", "rCa1 bCe5 yCi9 gCa9 rMe3 xe6 xf6 bMd5");
    let exits = militant.after_mark("e3e5", '>');
    assert_eq!(exits, "c3 c7 d4 d6 e3 e4 f4 f5 g3 g5");
    assert!(militant.legal("e3e5>e3@e4") && !militant.legal("e3e5>e3@e3") && militant.legal("e3e5>e4@e3"));
    let after = militant.play("e3e5>d4@a5");
    assert_eq!([after.at("e3"), after.at("e5"), after.at("d4"), after.at("a5")], ["", "", "rM", "x"]);
    assert_eq!(after.fields(), "rryg y y 0 2");
    assert_eq!(position("classic", "rCa1 bCe5 yCi9 gCa9 rMe3").moves_with("e3e5"), "");
    assert_eq!(position("classic maze_militant=kill", "corners rMe3").moves_with("e3e5"), "", "it is empty");
    let corpse = position("classic maze_militant=kill", "corners rMe3 xe5");
    assert_eq!(corpse.moves_with("e3e5"), "");
    let far = position("classic maze_militant=kill", "rCa1 bCe5 yCi9 gCa9 rMe2 rMc5 xd5");
    assert_eq!([far.moves_with("e2e5"), far.moves_with("c5e5")], ["", ""]);
}

/// §9.2 "an enemy chief": that of a hostage too.
#[test]
fn a_militant_kills_a_hostage_in_the_maze() {
    let hostage = position("classic maze_militant=kill", "rCa1 bCi1 yCi9 gCe5 rMd5 | rbyh r r 0 1");
    assert_eq!(hostage.play("d5e5>d5@d4").control(), "rbyr");
}

/// §9.2 "Without a square for the corpse the move is illegal."
#[test]
fn a_militant_needs_a_square_for_the_corpse() {
    let full = |empty: &str| {
        let mut setting = "rCa1 bCi1 yCi9 gCe5 rMe4".to_owned();
        for name in field_without("a1 i1 i9 e4").split(' ').filter(|name| *name != empty) {
            setting += &format!(" x{name}");
        }
        position("classic maze_militant=kill", &format!("{setting} | rbyh r r 0 1"))
    };
    assert_eq!(full("").moves_with("e4e5"), "");
    assert_eq!(full("h5").moves_with("e4e5"), "e4e5>e4@h5");
    assert_eq!(full("e6").moves_with("e4e5"), "e4e5>e4@e6 e4e5>e6@e4");
}

/// §9.2 "It never exits onto a piece, whatever `maze_exit` says."
#[test]
fn no_master_move_of_a_militant() {
    let master = position("classic maze_militant=kill maze_exit=master", "rCa1 bCe5 yCe6 gCf5 rMe4");
    assert!(master.legal("e4e5>e3@h2"));
    assert_eq!([master.moves_with("e4e5>e6"), master.moves_with("e4e5>f5")], ["", ""]);
}

/// §9.2 "the mover's own chief in the maze is never killed", and "`own_kills` does not extend to it".
#[test]
fn the_own_chief_in_the_maze_is_spared_by_militants() {
    let own = "rCe5 bCi1 yCi9 rMe4 gMd4 | rbyr r r 0 1";
    let own = position("classic maze_militant=kill own_kills=pieces", own);
    assert_eq!([own.moves_with("e4e5"), own.moves_with("d4e5")], ["", ""]);
}

/// §9.2 The wire form is `d4e5>e6@a9`, the reading form `Md4xe5-e6@a9`.
#[test]
fn forms_of_a_militants_kill_in_the_maze() {
    let rules = djambi::Rules::with("classic", [("maze_militant", "kill")]).expect("rules");
    let text = "8yC/9/9/9/4bC4/3rM5/9/9/rC8 rby- r r 0 1";
    let before = djambi::Position::parse(text, &rules).expect("position");
    let mv = before.parse_move("d4e5>e6@a9").expect("a move");
    assert_eq!(before.reading(mv), "Md4xe5-e6@a9");
    assert_eq!(before.parse_move("Md4xe5-e6@a9"), Ok(mv));
    assert!(before.is_legal(&rules, mv));
}

/// §9.2 `reporter = all_own`: "the reporter kills every orthogonally adjacent living piece that may be
/// touched at all, those of armies that its own player controls included. It spares its player's own
/// chief".
#[test]
fn reporter_all_own() {
    let own = position("classic reporter=all_own", "rCd3 bCi1 yCi9 rRf1 bMc4 gRe4 rMd5 | rbyr r r 0 1");
    assert!(own.moves().iter().all(|wire| !wire.contains('x')), "no choice of a victim");
    let before = position("classic reporter=all_own", "rCd3 bCi1 yCi9 rRh4 bMc4 rMd5 gAa5 | rbyr r r 0 1");
    assert_eq!(before.moves_with("h4d4"), "h4d4");
    let after = before.play("h4d4");
    assert_eq!([after.at("c4"), after.at("d5"), after.at("d3"), after.at("d4")], ["x", "x", "rC", "rR"]);
    assert_eq!(after.fields(), "rbyr b b 0 2");
    let captured = own.play("f1f4");
    assert_eq!(captured.at("e4"), "x", "a piece of a captured army");
    let alone = position("classic reporter=all_own", "corners rRf1 rMc5").play("f1c4");
    assert_eq!((alone.at("c5"), alone.fields()), ("x".to_owned(), "rbyg b b 0 2".to_owned()));
    for rules in ["classic reporter=all", "classic reporter=all own_kills=pieces"] {
        assert_eq!(position(rules, "corners rRf1 rMc5").play("f1c4").at("c5"), "rM", "{rules}");
    }
}

/// §9.2 `reporter = all_own` spares "orphans unless `orphans = exposed`".
#[test]
fn reporter_all_own_and_orphans() {
    let setting = "rCa1 bCi1 yCi9 rRf1 gMc5 rMb4 | rby- r r 0 1";
    let spared = position("classic reporter=all_own", setting).play("f1c4");
    assert_eq!([spared.at("c5"), spared.at("b4")], ["gM", "x"]);
    let exposed = position("classic reporter=all_own orphans=exposed", setting).play("f1c4");
    assert_eq!([exposed.at("c5"), exposed.at("b4")], ["x", "x"]);
}

/// §9.2 `reporter = all_own` "stands beside `own_kills` and changes nothing in it".
#[test]
fn reporter_all_own_beside_own_kills() {
    let never = position("classic reporter=all_own", "corners rMd4 rMd5");
    assert_eq!(never.moves_with("d4d5"), "");
    let pieces = position("classic reporter=all_own own_kills=pieces", "corners rMd4 rMd5 rRf1 rMc3");
    assert!(pieces.legal("d4d5@h2"));
    assert_eq!(pieces.play("f1b1 i1h1 i9h9 a9b9").play("b1b3").at("c3"), "x");
}

/// §9.2 `hostage_encirclement = judged`: "such a chief is encircled when it is not in the maze, each adjacent
/// square holds a corpse, and its own army has no living necromobile"; "its army becomes an orphan".
#[test]
fn a_hostage_is_encircled() {
    let ring = "rCa1 yCi9 gCa9 bCi1 xh1 xi2 rMd4 yMd5";
    let fields = "| rhyg r r 5 9";
    let setting = format!("{ring} bMf8 {fields}");
    let after = position("classic hostage_encirclement=judged", &setting).play("d4d5@h2");
    assert_eq!((after.at("i1"), after.fields()), ("x".to_owned(), "r-yg y y 0 10".to_owned()));
    assert_eq!(position("classic", &setting).play("d4d5@h2").control(), "rhyg");
    let saved = format!("{ring} bNf8 {fields}");
    assert_eq!(position("classic hostage_encirclement=judged", &saved).play("d4d5@h2").control(), "rhyg");
    let strict = position("classic hostage_encirclement=judged encirclement=strict", &saved);
    assert_eq!(strict.play("d4d5@h2").control(), "r-yg");
    let others = format!("{ring} rNf8 yNf7 gNf6 {fields}");
    assert_eq!(position("classic hostage_encirclement=judged", &others).play("d4d5@h2").control(), "r-yg");
    let maze = "rCa1 yCi9 gCa9 bCe5 xd4 xd5 xd6 xe6 xf6 xf5 xf4 rMc3 yMc4 | rhyg r r 0 1";
    assert_eq!(position("classic hostage_encirclement=judged", maze).play("c3c4@e4").control(), "rhyg");
}

/// §9.2 "step 5 may give that army to the player in power, with `devolution = reign` by right of power".
#[test]
fn an_encircled_hostage_passes_to_the_player_in_power() {
    let setting = "rCe5 yCi9 gCa9 bCi1 bMf8 xh1 xi2 rMd4 yMd5 | rhyg r r 0 1";
    assert_eq!(position("classic hostage_encirclement=judged", setting).play("d4d5@h2").control(), "rryg");
    let reign = position("classic hostage_encirclement=judged devolution=reign", setting);
    assert_eq!(reign.play("d4d5@h2").control(), "rRyg");
}

/// §9.2 "It counts as a chief encircled for the quiet turns": a necromobile closes the ring without a kill.
#[test]
fn an_encircled_hostage_ends_the_quiet_turns() {
    let setting = "rCa1 yCi9 gCa9 bCi1 xh1 xi2 rNd4 xd5 | rhyg r r 7 9";
    assert_eq!(
        position("classic hostage_encirclement=judged", setting).play("d4d5@h2").fields(),
        "r-yg y y 0 10"
    );
    assert_eq!(position("classic", setting).play("d4d5@h2").fields(), "rhyg y y 8 10");
}

/// §9.2 "except after a resignation out of turn, which never changes them": the corpse of the chief closes
/// the ring.
#[test]
fn a_resignation_encircles_a_hostage() {
    let setting = "rCa1 yCi9 gCh2 bCi1 xh1 xi2 | rhyg r r 7 9";
    let after = position("classic hostage_encirclement=judged", setting).resign('g');
    assert_eq!((after.at("i1"), after.fields()), ("x".to_owned(), "r-y- r r 7 9".to_owned()));
}

/// §9.2 "The judgement of §6 runs over all seats in its order", and "stops as soon as only one player is
/// alive": a hostage after the last loser stays.
#[test]
fn judging_stops_before_the_hostage() {
    let rings = "yCi9 xh9 xi8 xh8 gCa9 xa8 xb9 xb8";
    let before =
        position("classic hostage_encirclement=judged", &format!("rCd1 rMd4 {rings} | rryh r r 0 1"));
    let after = before.play("d4d5");
    assert_eq!((after.control().as_str(), after.winner()), ("rr-h", Some('r')));
    let hostage_first = "rCd1 rMd4 bCi9 xh9 xi8 xh8 yCa9 xa8 xb9 xb8 | rhyr r r 0 1";
    let after = position("classic hostage_encirclement=judged", hostage_first).play("d4d5");
    assert_eq!((after.control().as_str(), after.winner()), ("r--r", Some('r')));
}
