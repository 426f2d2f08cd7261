//! docs/BOARDS.md: the boards of hexagons.

use crate::test_position::{TestPosition, position_on};

fn three(pieces: &str) -> TestPosition {
    position_on("hex3", "classic", &format!("rCa2 bCi1 yCe9 {pieces}"))
}

fn six(pieces: &str) -> TestPosition {
    position_on("hex6", "classic", &format!("rCa1 bCg1 yCm1 gCm7 pCg13 oCa7 {pieces}"))
}

/// hex3 "Every piece moves in these six directions, straight on."
#[test]
fn six_directions() {
    let ends = "a1 a4 b2 b4 c3 c4 d1 d2 d3 d5 d6 d7 d8 e4 f3 f5 g2 g5 h1 h5 i5";
    assert_eq!(three("rRd4").ends("d4"), ends);
    assert_eq!(three("rRd4 xd6 xf5 xe4").ends("d4"), "a1 a4 b2 b4 c3 c4 d1 d2 d3 d5");
    assert_eq!(
        three("rRd4 xe5").ends("d4"),
        ends.replace("f5 ", "").replace("g5 ", "").replace(" h5 i5", "")
    );
}

/// hex3: "militants go one or two squares", through the maze too.
#[test]
fn militants_on_hexagons() {
    assert_eq!(three("rMd4").ends("d4"), "b2 b4 c3 c4 d2 d3 d5 d6 e4 f3 f5");
}

/// hex3: a reporter kills over the six edges of its cell, and not two cells away.
#[test]
fn reporters_on_hexagons() {
    let position = three("rRd1 bMc2 bMc3 bMd4 bMe3 bMe2 bMc1");
    assert_eq!(position.after_mark("d1d2", 'x'), "c1 c2 e2 e3");
    assert_eq!(position.after_mark("d1d3", 'x'), "c2 c3 d4 e3");
    let throne = position_on("hex3", "classic", "rCa2 bCi1 yCe5 rRe2");
    assert!(throne.legal("e2e4xe5") && !throne.legal("e2e3xe5"));
}

/// hex3: "a cell on the rim has four neighbours, one in a corner three".
#[test]
fn rings_on_hexagons() {
    let corner = "rCe1 bCi1 yCa1 xa2 xb1 xb2 rMe3";
    assert_eq!(position_on("hex3", "classic", corner).play("e3e4").control(), "rb-");
    let gap = corner.replace("xb2 ", "");
    assert_eq!(position_on("hex3", "classic", &gap).play("e3e4").control(), "rby");
    let rim = "rCe1 bCi1 yCc1 xb1 xc2 xd1 xd2 rMe3";
    assert_eq!(position_on("hex3", "classic", rim).play("e3e4").control(), "rb-");
    let inside = "rCe1 bCi1 yCd4 xd5 xe5 xe4 xd3 xc3 xc4 rMe8";
    assert_eq!(
        position_on("hex3", "classic", inside).play("e8e7").control(),
        "rb-",
        "the maze holds a corpse"
    );
    let open = inside.replace("xe5 ", "");
    assert_eq!(
        position_on("hex3", "classic", &open).play("e8e7").control(),
        "rby",
        "the maze is a neighbour"
    );
}

/// hex6: "Militants go one or two steps in any of the twelve, to 24 cells at most"; here one of them is the
/// maze.
#[test]
fn twelve_directions() {
    let over_edges = "h7 h8 i6 j6 i5 j4 h5 h4 g6 f5 f7";
    let over_corners = "i7 j8 j5 l4 i4 j2 g5 f3 f6 d5 g8 f9";
    let mut ends: Vec<&str> = over_edges.split(' ').chain(over_corners.split(' ')).collect();
    ends.sort_unstable();
    assert_eq!(six("rMh6").ends("h6"), ends.join(" "));
    let all = six("rRh6").ends("h6");
    assert!(ends.iter().all(|end| all.split(' ').any(|other| other == *end)), "others go there too");
}

/// hex6: a step over a corner "is barred only when both of them are occupied".
#[test]
fn corner_steps() {
    let reaches = |pieces: &str, end: &str| six(&format!("rRg4 {pieces}")).legal(&format!("g4{end}"));
    // Between h3 and h4 to i3, between j2 and j3 to k2, between l1 and l2 to m1, where yellow's chief stands.
    for pieces in ["", "xh3", "xh4", "rMh3", "bMh4"] {
        assert!(reaches(pieces, "i3") && reaches(pieces, "k2"), "{pieces}");
    }
    for pieces in ["xh3 xh4", "xh3 bMh4", "rMh3 rMh4", "rMh3 xh4"] {
        assert!(!reaches(pieces, "i3") && !reaches(pieces, "k2"), "{pieces}");
    }
    assert!(reaches("xj2 xj3", "i3") && !reaches("xj2 xj3", "k2"), "the second step is barred");
    assert!(reaches("xj2", "k2"));
    assert!(!reaches("xi3", "k2"), "what stands on the way is in the way");
    let (section, words) = six("rRg4 xh3 xh4").forbidden("g4i3");
    assert_eq!((section, words.as_str()), ("§2", "no way to i3 is open; no piece jumps"));
}

/// hex6: "the maze counts like any other cell", empty or occupied.
#[test]
fn corner_steps_past_the_maze() {
    // From g6 to h7 between the maze and h6.
    assert!(six("rRg6").legal("g6h7"));
    assert!(six("rRg6 xh6").legal("g6h7"), "the maze is empty");
    assert!(six("rRg6 xg7").legal("g6h7"), "h6 is empty");
    assert!(!six("rRg6 xh6 xg7").legal("g6h7"));
}

/// hex6: "On an exit the two cells count as they are during the exit."
#[test]
fn corner_steps_of_an_exit() {
    let exits = |pieces: &str, from: &str| {
        let position = position_on("hex6", "classic", &format!("rCa1 bCg7 yCm1 gCm7 pCg13 oCa7 {pieces}"));
        position.after_mark(&format!("{from}g7"), '>')
    };
    let has = |exits: &str, exit: &str| exits.split(' ').any(|other| other == exit);
    // From the maze to h8 between g8 and h7.
    assert!(has(&exits("rAh7 xg8", "h7"), "h8"), "the assassin has left h7");
    assert!(has(&exits("rAg6 xg8", "g6"), "h8"));
    assert!(!has(&exits("rAg6 xg8 xh7", "g6"), "h8"));
}

/// hex6: "Reporters kill over edges alone", "Encirclement takes these six too".
#[test]
fn edges_alone() {
    let position = six("rRg3 bMh5 bMi4 bMi3 bMg5");
    assert_eq!(position.after_mark("g3g4", 'x'), "g5", "h5 and i3 lie over corners, i4 farther");
    let ring = "rCa1 bCg4 yCm1 gCm7 pCg13 oCa7 xg5 xh4 xh3 xg3 xf3 xf4 rMc3";
    assert_eq!(position_on("hex6", "classic", ring).play("c3c4").control(), "r-ygpo");
    let gap = ring.replace("xf4 ", "");
    assert_eq!(position_on("hex6", "classic", &gap).play("c3c4").control(), "rbygpo");
}

/// hex6: files `a` to `m`, ranks of two digits.
#[test]
fn names_of_two_digits() {
    let position = position_on("hex6", "classic", "rCg10 bCg1 yCm1 gCm7 pCg13 oCa7");
    let after = position.play("g10g11").play("g1g2");
    assert_eq!([after.at("g11"), after.at("g10")], ["rC", ""]);
    assert!(position.ends("g10").split(' ').any(|end| end == "g12"));
}
