//! docs/BOARDS.md: all boards, and duel2.

use djambi::{Geometry, Position, Seat};

use crate::simple::Board;
use crate::test_position::{TestPosition, position_on};

/// A militant for each of six players on hex6, and all chiefs except red's.
const SIX: &str = "bCg1 yCm1 gCm7 pCg13 oCa7 rMd3 bMf2 yMk4 gMk6 pMh11 oMc7";

/// "The set-up is the corner of nine squares", derived from the corners.
#[test]
fn set_ups() {
    for geometry in Geometry::ALL {
        let board = Board::named(geometry.name()).expect("board");
        assert_eq!(geometry.start(), board.start, "{}", geometry.name());
        let seats: Vec<usize> = geometry.seats().iter().map(Seat::index).collect();
        assert_eq!((seats, geometry.armies().len()), (board.seats.clone(), board.armies));
    }
}

/// The table at the top: squares, directions, neighbours.
#[test]
fn sizes() {
    let sizes = [("square9", 81, 8), ("duel2", 81, 8), ("hex3", 61, 6), ("hex6", 127, 12)];
    let ngons = [("ngon3", 61, 8), ("ngon4", 81, 8), ("ngon5", 101, 10), ("ngon6", 121, 12)];
    for (name, squares, rays) in sizes.into_iter().chain(ngons) {
        let board = Board::named(name).expect("board");
        assert_eq!(
            (board.names.len(), board.rays.iter().map(Vec::len).max()),
            (squares, Some(rays)),
            "{name}"
        );
        assert_eq!(Geometry::named(name).expect("board").squares().len(), squares, "{name}");
    }
}

/// "The same for any number of seats": six without power, with power, and two of six.
#[test]
fn turns_of_six() {
    let six = |rest: &str| position_on("hex6", "classic", &format!("{SIX} {rest}"));
    assert_eq!(six("rCa1").rota(8), "rbygporb");
    let red = six("rCg7 | rbygpo b b 0 1");
    assert_eq!(red.rota(13), "bryrgrprorbry");
    assert_eq!([red.turn(), red.play("f2f3").turn()], ["bb", "rb"], "an extra turn");
    let purple = SIX.replace("pCg13", "pCg7");
    let purple = position_on("hex6", "classic", &format!("{purple} rCa1"));
    assert_eq!(purple.rota(12), "rpbpypgpoprp");
    assert_eq!([purple.power(), red.power()], [Some('p'), Some('r')]);
}

/// "With two players left, the player in power plays twice in a row (or, with `power_duel = single`, they
/// alternate)."
#[test]
fn two_of_six() {
    let two = "rCg7 oCa7 rMd3 bMf2 oMc7 yMk4 | rrrrro o o 0 9";
    assert_eq!(position_on("hex6", "classic", two).rota(7), "orrorro");
    assert_eq!(position_on("hex6", "classic power_duel=single", two).rota(5), "ororo");
}

/// "The armies of the other seats are hostages", on boards of five and six.
#[test]
fn hostages_of_six() {
    let position = position_on("hex6", "classic", &format!("{SIX} rCa1 | hbhgho b b 0 1"));
    assert_eq!(position.rota(7), "bgobgob");
    let five = "rCa44 bCb44 yCc44 gCd44 pCe44 rMa22 bMb22 yMc22 gMd22 pMe22";
    assert_eq!(position_on("penta5", "classic", five).rota(6), "rbygpr");
    assert_eq!(position_on("ngon5", "classic", &format!("{five} | rhyhp p p 0 1")).rota(6), "prypry");
}

/// Orange kills the chief of purple and gets all armies of purple.
#[test]
fn armies_of_purple_and_orange() {
    let pieces = "rCa1 gCm7 pCg13 oCa7 oAg9 bMf2 yMk4 | rppgpo o o 0 1";
    let after = position_on("hex6", "classic", pieces).play("g9g13");
    assert_eq!([after.control(), after.turn()], ["roogoo", "rr"]);
    assert_eq!([after.at("g13"), after.at("g9")], ["oA", "x"]);
}

/// duel2: "red controls the blue army and yellow the green one", and the two take turns.
#[test]
fn duel() {
    let start = set_up("duel2");
    assert!(start.legal("a3a5") && start.legal("h3h5"), "red's and blue's militants");
    assert!(!start.legal("b7b5"), "green's");
    assert_eq!(start.rota(5), "ryryr");
    assert_eq!([start.at("i1"), start.at("a9")], ["x", "x"]);
    let won = start.resign('r');
    assert_eq!((won.winner(), won.control()), (Some('y'), "--yy".to_owned()));
}

/// The set-up of a board.
fn set_up(board: &str) -> TestPosition {
    let start = Position::start_on(Geometry::named(board).expect("board"));
    let pieces: Vec<String> = start
        .geometry()
        .squares()
        .filter_map(|square| Some((square, start.at(square)?)))
        .map(|(square, occupant)| {
            let what = match occupant {
                djambi::Occupant::Corpse => "x".to_owned(),
                djambi::Occupant::Piece(piece) => format!("{}{}", piece.army.letter(), piece.role.letter()),
            };
            what + start.geometry().square_name(square)
        })
        .collect();
    let fields = start.to_string();
    let (_, fields) = fields.split_once(' ').expect("fields");
    position_on(board, "classic", &format!("{} | {fields}", pieces.join(" ")))
}
