//! docs/BOARDS.md: the boards with three to six sides.

use djambi::Geometry;

use crate::simple::Board;
use crate::test_position::{TestPosition, position_on};

/// Chiefs in the corners of the first players.
const CORNERS: [&str; 6] = ["rCa44", "bCb44", "yCc44", "gCd44", "pCe44", "oCf44"];

fn ngon(sides: usize, pieces: &str) -> TestPosition {
    let chiefs = CORNERS[..sides].join(" ");
    position_on(&format!("ngon{sides}"), "classic", &format!("{chiefs} {pieces}"))
}

fn has(squares: &str, square: &str) -> bool {
    squares.split(' ').any(|other| other == square)
}

/// "If that is not in the region", a ray follows its row into the next region.
#[test]
fn rays_bend_between_regions() {
    let ends = "a11 a12 a13 a20 a21 a23 a24 a31 a32 a33 a40 a42 b20 b21 b22 b23 b24 b40 \
                d10 d20 d30 d40 e12 e22 e32 e42";
    assert_eq!(ngon(5, "rRa22").ends("a22"), ends);
    // Along the rows: past (0; 0, 2) = b20 and into b; past (0; 2, 0) into e.
    assert!(!has(&ngon(5, "rRa22 xb21").ends("a22"), "b22"));
    assert!(!has(&ngon(5, "rRa22 xe12").ends("a22"), "e22"));
    // Diagonally over an edge: a30, a21, a12, b30, b41.
    assert!(has(&ngon(5, "rRa30").ends("a30"), "b41"));
    assert!(!has(&ngon(5, "rRa30 xb30").ends("a30"), "b41"));
}

/// "A ray that comes into the maze along spoke s goes out of it along spoke s + N."
#[test]
fn rays_through_the_maze() {
    let beyond = [
        (3, "a40", ["b11", "b22", "b33"]),
        (3, "b22", ["a10", "a20", "a30"]),
        (4, "a40", ["c10", "c20", "c30"]),
        (4, "a33", ["c11", "c22", "c33"]),
        (5, "a40", ["c11", "c22", "c33"]),
        (5, "a33", ["d10", "d20", "d30"]),
        (5, "d20", ["a11", "a22", "a33"]),
        (6, "a40", ["d10", "d20", "d30"]),
        (6, "b33", ["e11", "e22", "e33"]),
    ];
    for (sides, from, squares) in beyond {
        let open = ngon(sides, &format!("rR{from}")).ends(from);
        let closed = ngon(sides, &format!("rR{from} xo00")).ends(from);
        for square in squares {
            assert!(has(&open, square), "{sides}: {from} to {square}");
            // Three sides lead to some squares in two ways.
            assert!(sides == 3 || !has(&closed, square), "{sides}: {from} to {square} through a corpse");
        }
    }
    assert!(!has(&ngon(5, "rRa40").ends("a40"), "c10"), "not along the axis");
    assert!(!has(&ngon(5, "rRa40 xc11").ends("a40"), "c22"));
}

/// A militant's second step may lead through the maze, round its bend.
#[test]
fn militants_through_the_maze() {
    assert!(ngon(5, "rMa10").legal("a10c11"));
    assert!(!ngon(5, "rMa10").legal("a10c22"));
    assert!(!ngon(5, "rMa10").legal("a10o00"));
    assert!(!ngon(5, "rMa10 xo00").legal("a10c11"));
    assert!(ngon(5, "rMa10 bMc11").legal("a10c11@d43"));
}

/// "The rays that begin in the maze are the 2 N spokes": an exit takes them, whatever the way in was.
#[test]
fn exits_along_the_spokes() {
    let position = position_on("ngon5", "classic", "rCa44 bCo00 yCc44 gCd44 pCe44 rAa30");
    let exits = "a10 a11 a20 a22 a33 a40 b10 b11 b20 b22 b30 b33 b40 b44 c10 c11 c20 c22 c30 c33 c40 \
                 d10 d11 d20 d22 d30 d33 d40 e10 e11 e20 e22 e30 e33 e40";
    assert_eq!(position.after_mark("a30o00", '>'), exits, "not to a30, where the victim's corpse goes");
}

/// "On ngon3, and only there, two rays from one square meet in another; there are 36 such pairs of squares."
#[test]
fn pairs_with_two_ways() {
    for (sides, pairs) in [(3, 36), (4, 0), (5, 0), (6, 0)] {
        let board = Board::named(&format!("ngon{sides}")).expect("board");
        let twice = |from: &Vec<Vec<crate::simple::board::RayStep>>| {
            let mut ends: Vec<usize> = from.concat().iter().map(|step| step.to).collect();
            let all = ends.len();
            ends.sort_unstable();
            ends.dedup();
            all - ends.len()
        };
        assert_eq!(board.rays.iter().map(twice).sum::<usize>(), pairs, "{sides}");
    }
}

/// "Two ways are one move, and it is open when either way is."
#[test]
fn two_ways() {
    // From a31 to b13: by a21, a11, b10, b11, b12, or by a20, c11, c20.
    for pieces in ["", "xa11", "xc20", "xb12", "rMa20"] {
        assert_eq!(ngon(3, &format!("rRa31 {pieces}")).moves_with("a31b13"), "a31b13", "{pieces}");
    }
    let closed = ngon(3, "rRa31 xa11 xc20");
    assert!(!closed.legal("a31b13"));
    let (section, words) = closed.forbidden("a31b13");
    assert_eq!((section, words.as_str()), ("§2", "no way to b13 is open; no piece jumps"));
    assert_eq!(ngon(3, "rAa31 bMb13").moves_with("a31b13"), "a31b13", "one kill");
    assert_eq!(ngon(3, "rAa31 bMb13 xb10").moves_with("a31b13"), "a31b13");
    assert_eq!(ngon(3, "rAa31 bMb13 xb10 xa20").moves_with("a31b13"), "");
    let placements = ngon(3, "rDa31 bMb13").moves_with("a31b13");
    assert_eq!(placements.split(' ').count(), 61 - 6 + 1, "each placement once");
}

/// "2 N around the maze, 8 around any other square inside, 5 on the rim, 3 in a corner."
#[test]
fn numbers_of_neighbours() {
    for sides in 3..=6 {
        let name = format!("ngon{sides}");
        let (board, geometry) = (Board::named(&name).expect("board"), Geometry::named(&name).expect("board"));
        let mut counts: Vec<usize> = board.adjacent.iter().map(Vec::len).collect();
        let mut of_crate: Vec<usize> =
            geometry.squares().map(|square| geometry.adjacent(square).len()).collect();
        counts.sort_unstable();
        of_crate.sort_unstable();
        let mut expected =
            [vec![3; sides], vec![5; 7 * sides], vec![8; 12 * sides], vec![2 * sides]].concat();
        expected.sort_unstable();
        assert_eq!((&counts, &of_crate), (&expected, &expected), "{name}");
    }
}

/// A reporter kills on "the squares that share a side with it", over the edge of a region too; "beside the
/// maze are the first squares of the N axes".
#[test]
fn reporters_of_regions() {
    let position = ngon(5, "rRa40 bMa30 bMa21 bMe12 bMa11 bMe13 bMb20");
    assert_eq!(position.after_mark("a40a31", 'x'), "a21 a30");
    let position = ngon(5, "rRa24 bMa10 bMa30 bMe12 bMa31 bMe11 bMe13");
    assert_eq!(position.after_mark("a24a20", 'x'), "a10 a30 e12");
    let chief = position_on("ngon5", "classic", "rCa44 bCo00 yCc44 gCd44 pCe44 rRb14 rRa13");
    assert!(chief.legal("b14b10xo00"), "on an axis");
    assert!(chief.legal("a13a11") && !chief.legal("a13a11xo00"), "on a diagonal");
    let after = chief.play("b14b10xo00");
    assert_eq!((after.at("o00"), after.control()), ("x".to_owned(), "rrygp".to_owned()));
}

/// A chief is encircled by all its neighbours: in a corner, on the rim, beside the maze, on the edge of a
/// region.
#[test]
fn rings_in_regions() {
    let rings = [
        ("b44", "xb34 xb43 xb33"),
        ("b43", "xb44 xb42 xb33 xb34 xb32"),
        ("b40", "xb41 xb30 xa14 xb31 xa13"),
        ("b10", "xb20 xb11 xo00 xa11 xb21 xc10 xa10 xa12"),
        ("b11", "xb21 xb12 xb10 xc10 xb22 xo00 xb20 xc20"),
    ]
    .map(|(at, ring)| (at.to_owned(), ring.to_owned()));
    for (at, ring) in rings {
        let setting = |ring: &str| format!("rCa44 bC{at} yCc44 gCd44 pCe44 rMe40 {ring}");
        let closed = position_on("ngon5", "classic", &setting(&ring)).play("e40e30");
        assert_eq!((closed.at(&at), closed.control()), ("x".to_owned(), "r-ygp".to_owned()), "{at}");
        for corpse in ring.split(' ') {
            let open = ring.replace(corpse, "rMe41");
            let open = position_on("ngon5", "classic", &setting(&open)).play("e40e30");
            assert_eq!(open.control(), "rbygp", "{at} without {corpse}");
        }
    }
}

/// "The assassin stands on (k; 3, 4), the reporter on (k; 4, 3)."
#[test]
fn camps() {
    for sides in 3..=6 {
        let start = Geometry::named(&format!("ngon{sides}")).expect("board").start();
        let rows: Vec<&str> = start.split([' ', '/']).collect();
        assert_eq!(rows[..5], ["1", "5", "2rNrMrM", "2rMrDrA", "2rMrRrC"], "{sides}");
    }
}
