//! A record that is read is written so that it is read as the same again.

use djambi::{Comment, Record, Seat};

use crate::games;
use crate::rng::Rng;

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

/// A game with tags and comments of any letters.
fn game(choices: &[u8]) {
    let mut rng = Rng::new(choices);
    let remarks: Vec<Remark> = (0..rng.below(6)).map(|_| Remark::new(&mut rng)).collect();
    let game = games::game(&mut rng);
    let mut record = Record::new(game.clone());
    for remark in remarks {
        remark.add_to(&mut record);
    }
    let read = written_and_read(&record);
    assert_eq!(read, record);
    assert_eq!(read.game().rules(), game.rules(), "{record}");
    assert_eq!(read.game().events(), game.events(), "{record}");
    assert_eq!(read.game().positions(), game.positions(), "{record}");
    assert_eq!(read.game().outcome(), game.outcome(), "{record}");
}

/// What is told beside the game.
enum Remark {
    Tag { name: String, value: String },
    Player { seat: Seat, name: String },
    Comment { after: usize, text: String },
}

impl Remark {
    fn new(rng: &mut Rng) -> Self {
        match rng.below(3) {
            0 => Self::Tag { name: letters(rng), value: letters(rng) },
            1 => Self::Player { seat: *rng.pick(&Seat::ALL), name: letters(rng) },
            _ => Self::Comment { after: rng.below(64), text: letters(rng) },
        }
    }

    /// Adds it unless the record refuses it.
    fn add_to(self, record: &mut Record) {
        match self {
            Self::Tag { name, value } => {
                let _ = record.set_tag(&name, &value);
            }
            Self::Player { seat, name } => {
                let _ = record.set_player(seat, &name);
            }
            Self::Comment { after, text } => {
                if let Ok(comment) = Comment::new(&text) {
                    record.add_comment(after % (record.game().events().len() + 1), comment);
                }
            }
        }
    }
}

/// A few letters, mostly those that mean something in a record.
fn letters(rng: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.below(12) {
        text.push(match rng.below(4) {
            0 => *rng.pick(&['"', '\\', '{', '}', '[', ']', '%', ';', ' ', '\n', '\t', '*', '-', '?']),
            1 => char::from_u32(rng.next_u32() % 0x3000).unwrap_or('é'),
            _ => char::from(b'A' + rng.below(58) as u8),
        });
    }
    text
}

/// The record that its text tells; a text of this kind is written the same way again.
fn written_and_read(record: &Record) -> Record {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read.to_string(), text);
    read
}
