//! The annotation `[%clk …]` in the comments of records.

use djambi::{Comment, Game, Position, Record, Rules};
use proptest::prelude::*;

#[test]
fn a_clock_stands_beside_other_comments() {
    let mut record = Record::new(Game::new(Rules::CLASSIC, Position::start()));
    record.add_comment(0, Comment::new("[%clk 0:10:00] each").unwrap());
    record.add_comment(0, Comment::new("late").unwrap());
    record.set_clock(0, 61_250);
    let texts = |record: &Record| record.comments(0).iter().map(Comment::to_string).collect::<Vec<_>>();
    assert_eq!(texts(&record), ["[%clk 0:01:01.25]", "[%clk 0:10:00] each", "late"]);
    record.set_clock(0, 3_600_000);
    assert_eq!(texts(&record), ["[%clk 1:00:00]", "[%clk 0:10:00] each", "late"]);
    assert_eq!((record.clock(0), record.clock(1)), (Some(3_600_000), None));
}

#[test]
fn clocks_are_read_as_people_write_them() {
    let clock = |time: &str| Comment::new(&format!("early [%clk {time}] or late")).unwrap().clock();
    for (time, milliseconds) in [
        ("0:09:41", 581_000),
        ("00:09:41", 581_000),
        ("0:00:00", 0),
        ("0:00:00.5", 500),
        ("0:00:00.05", 50),
        ("0:00:00.0059", 5),
        ("336:00:00.000", 1_209_600_000),
    ] {
        assert_eq!(clock(time), Some(milliseconds), "{time}");
    }
    let wrong = [
        "",
        "1",
        "9:41",
        "0:9:41",
        "0:60:00",
        "0:00:60",
        "0:00:00.",
        "0:00:00.x",
        ":00:00",
        "-1:00:00",
        "+1:00:00",
        "0:+1:00",
        "0:00:00:00",
        "0:00:0.5",
        "5124095576030432:00:00",
        "18446744073709551616:00:00",
    ];
    for time in wrong {
        assert_eq!(clock(time), None, "{time}");
    }
    assert_eq!(Comment::new("no clock").unwrap().clock(), None);
}

proptest! {
    /// Every number of milliseconds is read as it was written, and the text is one comment.
    #[test]
    fn clocks_are_exact(milliseconds in prop_oneof![any::<u64>(), 0..100_000_000_u64]) {
        let comment = Comment::of_clock(milliseconds);
        prop_assert_eq!(comment.clock(), Some(milliseconds));
        prop_assert_eq!(Comment::new(comment.text()), Ok(comment));
    }
}
