//! A record that is read is written so that it is read as the same again.

use djambi::Record;

use crate::chance::Chance;
use crate::games;

/// Stands before bytes that choose a game; all others are the text of a record.
const GAME: u8 = 0xff;

/// Writes the record of a game and reads it, or reads whatever stands there.
pub fn records(bytes: &[u8]) {
    if let [GAME, choices @ ..] = bytes {
        return game(choices);
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for read in Record::parse_all(text) {
        match read {
            Ok(record) => assert_eq!(written_and_read(&record), record, "{text}"),
            Err(error) => {
                assert!(error.line > 0 && error.column > 0 && !error.to_string().is_empty(), "{text}")
            }
        }
    }
}

fn game(choices: &[u8]) {
    let game = games::game(&mut Chance::new(choices));
    let record = written_and_read(&Record::new(game.clone()));
    assert_eq!(record.game().rules(), game.rules(), "{record}");
    assert_eq!(record.game().entries(), game.entries(), "{record}");
    assert_eq!(record.game().positions(), game.positions(), "{record}");
    assert_eq!(record.game().outcome(), game.outcome(), "{record}");
}

/// The record that its text tells; a text of this kind is written the same way again.
fn written_and_read(record: &Record) -> Record {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read.to_string(), text);
    read
}
