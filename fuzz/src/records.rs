//! Reading a record and writing it gives a text that is read as the same record.

use arbitrary::Arbitrary;
use djambi::{Comment, Game, GameEntry, Record, Seat};

/// A record to write, or a text to read.
#[derive(Arbitrary, Debug)]
pub enum RecordInput<'a> {
    /// A game with tags and comments.
    Game {
        /// The tags and comments.
        notes: Vec<Note<'a>>,
        /// The game.
        game: Box<Game>,
    },
    /// A text that may have records.
    Text(&'a str),
}

/// A tag, a player's name or a comment, with any text.
#[derive(Arbitrary, Debug)]
pub enum Note<'a> {
    /// A tag's name and value.
    Tag(&'a str, &'a str),
    /// The name of the player at a seat.
    Player(Seat, &'a str),
    /// A comment after this number of entries, modulo the number of entries and one.
    Comment(u8, &'a str),
}

/// Writes the record of a game and reads it, or reads a text.
pub fn records(input: &RecordInput<'_>) {
    match input {
        RecordInput::Game { notes, game } => check_game(notes, game),
        RecordInput::Text(text) => check_text(text),
    }
}

/// Writes and reads a game with the notes that a record accepts.
fn check_game(notes: &[Note<'_>], game: &Game) {
    let mut record = Record::new(game.clone());
    for note in notes {
        add_note(&mut record, note);
    }
    let read = written_and_read(&record);
    assert_eq!(read, record);
    assert_eq!(read.game().rules(), game.rules(), "{record}");
    assert_eq!(read.game().entries(), game.entries(), "{record}");
    assert_eq!(read.game().events(), game.events(), "{record}");
    assert_eq!(read.game().positions(), game.positions(), "{record}");
    assert_eq!(read.game().outcome(), game.outcome(), "{record}");
    for index in 0..game.events().len() {
        assert_eq!(read.game().story(index), game.story(index), "{record}");
    }
    let next = |game: &Game| game.position().legal_moves(game.rules());
    assert_eq!(next(read.game()), next(game), "{record}");
    let wired = Record::parse(&with_wire_forms(&record)).expect("a record with wire forms");
    assert_eq!(wired.game().entries(), game.entries(), "{record}");
}

/// The record's tags and its events with moves in wire form.
fn with_wire_forms(record: &Record) -> String {
    let game = record.game();
    let text = record.to_string();
    let (tags, _) = text.split_once("\n\n").expect("an empty line after the tags");
    let geometry = game.start().geometry();
    let entry = |entry: &GameEntry| match *entry {
        GameEntry::Turn(mv) => geometry.wire(mv).to_string(),
        _ => format!("{{{}}}", entry.words().expect("words")),
    };
    let entries: Vec<String> = game.entries().iter().map(entry).collect();
    format!("{tags}\n\n{}\n", entries.join(" "))
}

/// Adds a note unless the record refuses it.
fn add_note(record: &mut Record, note: &Note<'_>) {
    match *note {
        Note::Tag(name, value) => {
            let _ = record.set_tag(name, value);
        }
        Note::Player(seat, name) => {
            let _ = record.set_player(seat, name);
        }
        Note::Comment(after, text) => {
            if let Ok(comment) = Comment::new(text) {
                record.add_comment(usize::from(after) % (record.game().entries().len() + 1), comment);
            }
        }
    }
}

/// Reads the records of a text.
fn check_text(text: &str) {
    for read in Record::parse_all(text) {
        match read {
            Ok(record) => assert_eq!(written_and_read(&record), record, "{text}"),
            Err(error) => {
                assert!(error.line > 0 && error.column > 0 && !error.to_string().is_empty(), "{text}");
            }
        }
    }
}

/// The record read from its own text, which is written the same way again.
fn written_and_read(record: &Record) -> Record {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read.to_string(), text);
    read
}
