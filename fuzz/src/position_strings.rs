//! A position string is written as it was read.

use arbitrary::Arbitrary;
use djambi::{Geometry, Position, Rules, Setup};

use crate::position_pair::simple_options;
use crate::simple::State;
use crate::test_board::TestBoard;

/// A text that may be a position string, and the board and the rules by which it is read.
#[derive(Arbitrary, Debug)]
pub struct PositionString<'a> {
    geometry: &'static Geometry,
    rules: Rules,
    text: &'a str,
}

/// Reads the text with both implementations, which must accept the same strings, and writes what was read.
pub fn position_strings(input: &PositionString<'_>) {
    let PositionString { geometry, rules, text } = *input;
    let read = Position::parse_on(geometry, text, &rules);
    if text != "start" {
        let simply_read = State::parse_on(TestBoard::of(geometry).simple, text, &simple_options(&rules));
        assert_eq!(read.is_ok(), simply_read.is_ok(), "{text}: {read:?} {simply_read:?}");
    }
    match read {
        Ok(position) => {
            let expected = if text == "start" { geometry.start() } else { text };
            assert_eq!(position.to_string(), expected);
            let setup: Setup = position.to_setup();
            assert_eq!(setup.check(&rules).as_ref(), Ok(&position));
        }
        Err(faults) => {
            assert!(faults.iter().count() > 0, "{text}");
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()), "{text}");
        }
    }
}
