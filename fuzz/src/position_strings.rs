//! A position string that is read is written as it was.

use djambi::{Position, Rules, Setup};

use crate::ground::Ground;
use crate::simple::{Options, State};

/// The first byte names the board, the second the rule set; the rest is the string. The simple implementation accepts the
/// same strings.
pub fn position_strings(bytes: &[u8]) {
    let &[board, set, ref text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let &Ground { geometry, board, .. } = Ground::any(board.into());
    let set = ["classic", "variants", "arena"][usize::from(set) % 3];
    let rules = Rules::named(set).expect("rule set");
    let read = Position::parse_on(geometry, text, &rules);
    if text != "start" {
        let judged = State::parse_on(board, text, &Options::named(set).expect("rule set"));
        assert_eq!(read.is_ok(), judged.is_ok(), "{text}: {read:?} {judged:?}");
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
