//! Explanations of illegal moves: the section that forbids the move, and a word of the explanation.

use crate::test_position::{TestPosition, position};

fn assert_forbidden(position: &TestPosition, cases: &[(&str, &str, &str)]) {
    for (wire, section, expect) in cases {
        let (found, sentence) = position.forbidden(wire);
        assert_eq!((found, sentence.contains(expect)), (*section, true), "{wire}: {found} {sentence}");
    }
}

#[test]
fn movement() {
    let position = position("classic", "corners rMd4 rRb2 rDb7 rNc6 xg7 bMb4 rMh2 | rbyg r r 0 1");
    assert_forbidden(
        &position,
        &[
            ("pass", "§2", ""),
            ("e1e2", "§2", "e1"),
            ("b4b5", "§2", "militant"),
            ("g7g8", "§2", ""),
            ("d4d7", "§2", "one or two"),
            ("d4e6", "§2", "straight"),
            ("d4d4", "§2", ""),
            ("d4e5", "§2", "maze"),
            ("b2b6", "§2", "b4"),
            ("a1b2@c1", "§2", "own"),
            ("h2i1", "§3", ""),
            ("b2b4", "§3", ""),
            ("b7b4", "§3", ""),
        ],
    );
}

#[test]
fn effects() {
    let position =
        position("classic", "rCa1 bCe5 yCi9 gCa9 rMd4 bMd5 rAc1 bMc5 rRh1 bMh5 rDb3 bMg3 rNa3 xa6 rMf3");
    assert_forbidden(
        &position,
        &[
            ("d4e5@h9", "§3", "maze"),
            ("d4d5", "§3", "placed"),
            ("d4d5@a1", "§3", "a1"),
            ("d4d5@e5", "§3", ""),
            ("c1c5@h9", "§3", ""),
            ("h1h4xh3", "§3", "h3"),
            ("h1h4xg4", "§3", ""),
            ("h1h5", "§3", ""),
            ("a3a6@a9", "§3", ""),
            ("f3g3xg4", "§3", "reporter"),
        ],
    );
}

#[test]
fn inside_the_maze() {
    let position = position("classic", "rCa1 bCe5 yCi9 gCa9 rAc3 rDe1 bMe8 rMg3");
    assert_forbidden(
        &position,
        &[
            ("c3e5", "§4", "leave"),
            ("c3e5>c3", "§4", "c3"),
            ("c3e5>e8", "§4", "e8"),
            ("c3e5>e9", "§4", "e9"),
            ("c3e5>d7", "§4", "d7"),
            ("e1e5>e2@e5", "§3", "in the maze"),
            ("e1e5>e2", "§3", "placed"),
            ("g3g4>g5", "§4", ""),
        ],
    );
}

#[test]
fn duties_and_orphans() {
    let must = position("classic reporter=must", "corners rRc1 bMc5");
    assert_forbidden(&must, &[("c1c4", "§9", "must")]);
    let orphans = position("classic", "rCa1 bCi1 yCi9 rMd4 gMd5 | rby- r r 0 1");
    assert_forbidden(&orphans, &[("d4d5@h2", "§6", "orphan")]);
}

#[test]
fn corpses_and_militants_in_the_maze() {
    let setting = "rCa1 bCi1 yCi9 gCa9 rMc3 bMc4 rNh1 xh4";
    let chief = position("classic maze_corpse=chief", setting);
    assert_forbidden(&chief, &[("c3c4@e5", "§9", "maze_corpse"), ("h1h4@e5", "§9", "maze_corpse")]);
    let any = position("classic maze_corpse=any", "corners xe5 rNe1 rDb3 bMc3");
    assert_forbidden(&any, &[("e1e5>e2@e5", "§4", "back"), ("b3c3@e5", "§3", "e5")]);
    let kill = "classic maze_militant=kill maze_corpse=any maze_exit=master";
    let militant = position(kill, "rCa1 bCe5 yCe7 gCa9 rMd4 bMf6");
    assert_forbidden(
        &militant,
        &[
            ("d4e5@h2", "§4", "leave"),
            ("d4e5>e2@h2", "§9", "e2"),
            ("d4e5>g7@h2", "§4", "g7"),
            ("d4e5>e7@h2", "§4", "e7"),
            ("d4e5>e6", "§3", "placed"),
            ("d4e5>e6@e6", "§3", "e6"),
            ("d4e5>e6@e5", "§4", "back"),
        ],
    );
    let empty = position(kill, "corners rMd4");
    assert_forbidden(&empty, &[("d4e5", "§2", "maze"), ("d4e5>e6", "§2", "maze")]);
    assert_forbidden(
        &position("classic reporter=all_own", "corners rRf1 bMf3"),
        &[("f1f2xf3", "§3", "choice")],
    );
}

#[test]
fn a_finished_game() {
    assert_forbidden(
        &position("classic", "rCa1 rMd4 | rrrr r r 0 9"),
        &[("d4d5", "§8", "over"), ("pass", "§8", "over")],
    );
}
