//! The other boards: what their set-ups give, and that they are written as they were read.

use djambi::{Geometry, Position, Rules, perft};

/// Perft of each board's set-up, from depth 1.
const PERFT: [(&str, &[u64]); 8] = [
    ("square9", &[30, 1_205, 49_206, 2_523_908]),
    ("duel2", &[60, 4_224, 477_906, 77_165_541]),
    ("hex3", &[27, 1_071, 53_121, 3_476_840]),
    ("hex6", &[342, 123_221, 45_255_560]),
    ("ngon3", &[33, 1_435, 77_724, 6_171_498]),
    ("ngon4", &[30, 1_205, 49_206, 2_523_908]),
    ("ngon5", &[33, 1_474, 73_727, 4_471_350]),
    ("ngon6", &[30, 1_359, 59_837, 2_906_970]),
];

#[test]
fn the_set_ups_have_as_many_moves_as_they_should() {
    for (name, counts) in PERFT {
        let board = Geometry::named(name).expect("board");
        let start = Position::start_on(board);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&start, &Rules::CLASSIC, depth), count, "{name} {depth}");
        }
    }
}

#[test]
fn set_ups_are_written_as_they_were_read() {
    for board in Geometry::ALL {
        let start = Position::start_on(board);
        assert_eq!(start.to_string(), board.start());
        assert_eq!(start.alive().len(), if board.name() == "duel2" { 2 } else { board.seats().len() });
    }
    assert_eq!(Geometry::named("penta5").map(Geometry::name), Some("ngon5"));
    assert_eq!(Geometry::named("square8"), None);
}
