//! Records: whole games as text, with players, dates and comments.
//!
//! The form is chess's PGN, adapted to more than two players; docs/NOTATION.md has its grammar.

mod body;
mod clock;
mod comment;
mod error;
mod notes;
mod read;
mod result;
mod rounds;
mod scan;
mod sign;
mod tags;
mod typed;
mod variation;
mod write;

pub use comment::{Comment, CommentError};
pub use error::{RecordError, RecordProblem};
pub use read::Records;
pub use sign::Sign;
pub use tags::TagError;
pub use variation::Variation;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::{Game, GameEntry, GameError, Seat};
use notes::Notes;
use tags::Tags;

/// The value of a player's tag if the name is not known.
const UNKNOWN: &str = "?";
/// The value of a player's tag if no player began the game at the seat.
const NOBODY: &str = "-";
/// Stands for the turn that comes next, if variations begin there and the game has not gone on.
const NOT_PLAYED: &str = "--";

/// A game with its tags, comments, signs and variations. [`Display`](core::fmt::Display) writes it as text,
/// [`Record::parse`] reads it.
///
/// The game of a record is the line that counts. Turns that were taken back are [variations](Variation) of
/// it, at the place from which they were played.
///
/// Tags that follow from the game (`Result`, `Variant`, `Board`, `Rules`, `Options`, `SetUp`, `FEN`,
/// `Termination`) are not stored: they are written from the game and, when read, must agree with it. Comments
/// belong before the first entry of the game or after any entry, [signs](Sign) behind an entry. Writing and reading a record gives an equal
/// record, and a text that this crate has written is written again character by character.
///
/// ```
/// use djambi::{Comment, Game, GameEntry, Position, Record, Rules, Seat};
/// let mut record = Record::new(Game::new(Rules::CLASSIC, Position::start()));
/// record.set_player(Seat::Red, "Ada")?;
/// for (wire, time_left) in [("a3a4", 599_000), ("a3a5", 598_000)] {
///     let mv = record.game().position().parse_move(wire)?;
///     record.add(GameEntry::Turn(mv))?;
///     record.set_clock(1, time_left);
///     if wire == "a3a4" {
///         record.add(GameEntry::TakeBack(0))?;
///     }
/// }
/// record.add_comment(1, Comment::new("better")?);
/// assert_eq!(
///     record.to_string(),
///     r#"[Red "Ada"]
/// [Blue "?"]
/// [Yellow "?"]
/// [Green "?"]
/// [Result "*"]
/// [Variant "Djambi"]
/// [Rules "classic"]
///
/// 1. Ma3-a5 {[%clk 0:09:58]} {better} (1. Ma3-a4 {[%clk 0:09:59]})
/// *
/// "#
/// );
/// assert_eq!(Record::parse(&record.to_string())?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    game: Game,
    tags: Tags,
    /// Before the first entry, then after each entry.
    notes: Vec<Notes>,
    /// Those that begin before the first entry, then those that begin after each entry.
    variations: Vec<Vec<Variation>>,
}

impl Record {
    /// A record of a game, without tags and comments. What the game has taken back becomes variations. Undone
    /// entries are not recorded.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let takes_back = |entry: &GameEntry| matches!(entry, GameEntry::TakeBack(_));
        if game.entries().iter().any(takes_back) {
            let mut record = Self::new(Game::new(*game.rules(), *game.start()));
            for &entry in game.entries() {
                record.add(entry).expect("an entry of the game");
            }
            return record;
        }
        let places = game.entries().len() + 1;
        let notes = vec![Notes::default(); places];
        let variations = vec![Vec::new(); places];
        Self { game, tags: Tags::default(), notes, variations }
    }

    /// Reads the record of one game.
    ///
    /// ```
    /// use djambi::Record;
    /// let error = Record::parse("1. Ma3-a5 Mi3-i5\n   Mi7-i3").unwrap_err();
    /// assert_eq!((error.line, error.column), (2, 4));
    /// let text = error.to_string();
    /// assert!(text.starts_with(r#"line 2, column 4: "Mi7-i3" is not possible: a militant moves one or two"#));
    /// ```
    ///
    /// # Errors
    /// If the text is no record, has an entry that the rules forbid, or has no game or more than one.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut records = Self::parse_all(text);
        let record = records.next().unwrap_or_else(|| Err(records.problem_here(RecordProblem::NoGame)))?;
        match records.rest_is_empty() {
            Ok(true) => Ok(record),
            Ok(false) => Err(records.problem_here(RecordProblem::AnotherGame)),
            Err(error) => Err(error),
        }
    }

    /// Reads the records of any number of games that follow each other. After a faulty record, reading
    /// resumes at the next paragraph of tags.
    #[must_use]
    pub const fn parse_all(text: &str) -> Records<'_> {
        Records::new(text)
    }

    /// The game: the line that counts, without what was taken back.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game, without tags, comments and variations.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Applies an entry to the game. Undone entries can no longer be redone. Entries that are taken back
    /// become a variation, with their comments and signs.
    ///
    /// # Errors
    /// If the entry is not possible now; then nothing has changed.
    pub fn add(&mut self, entry: impl Into<GameEntry>) -> Result<(), GameError> {
        match entry.into() {
            GameEntry::TakeBack(to) => {
                let withdrawn = self.game.withdraw(to)?;
                self.add_withdrawn(withdrawn);
            }
            entry => {
                self.game.apply(entry)?;
                self.notes.push(Notes::default());
                self.variations.push(Vec::new());
            }
        }
        Ok(())
    }

    /// The tags that do not follow from the game, in the order in which they are written. Players without a
    /// name have no tag here.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// The value of a tag that does not follow from the game.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Gives a tag a value. A player's name that is empty, `?` or `-` removes the player's tag.
    ///
    /// # Errors
    /// If the tag follows from the game or names a player at a seat that the board does not have, or if its
    /// name or value cannot be written.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if let Some(seat) = tags::seat(name) {
            if ["", UNKNOWN, NOBODY].contains(&value) {
                self.tags.remove(name);
                return Ok(());
            }
            self.game.start().geometry().check_seat(seat).map_err(TagError::NoSeat)?;
        }
        self.tags.set(name, value)
    }

    /// The name of the player at a seat, if it is known.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.tag(tags::of_seat(seat))
    }

    /// Names the player at a seat. The empty name, `?` and `-` mean that the player has no name.
    ///
    /// # Errors
    /// If the board does not have the seat or the name cannot be written.
    pub fn set_player(&mut self, seat: Seat, name: &str) -> Result<(), TagError> {
        self.set_tag(tags::of_seat(seat), name)
    }

    /// The result as it is written: a share for each seat, such as `1-0-0-0`, or `*`.
    #[must_use]
    pub fn result(&self) -> String {
        result::text(&self.game)
    }

    /// The comments after the first `entries` entries of the game; with 0, those before all of them.
    #[must_use]
    pub fn comments(&self, entries: usize) -> &[Comment] {
        self.notes.get(entries).map_or(&[], |notes| &notes.comments)
    }

    /// Adds a comment after the first `entries` entries of the game.
    ///
    /// # Panics
    /// If the game has fewer entries.
    pub fn add_comment(&mut self, entries: usize, comment: Comment) {
        assert!(entries < self.notes.len(), "a comment belongs after an entry of the game");
        self.notes[entries].comments.push(comment);
    }

    /// The signs behind the last of the first `entries` entries of the game.
    #[must_use]
    pub fn signs(&self, entries: usize) -> &[Sign] {
        self.notes.get(entries).map_or(&[], |notes| &notes.signs)
    }

    /// Adds a sign behind the last of the first `entries` entries of the game.
    ///
    /// # Panics
    /// If `entries` is 0 or the game has fewer entries.
    pub fn add_sign(&mut self, entries: usize, sign: Sign) {
        let belongs = (1..self.notes.len()).contains(&entries);
        assert!(belongs, "a sign belongs behind an entry of the game");
        self.notes[entries].signs.push(sign);
    }

    /// The time that the player of the last of the first `entries` entries has left, in milliseconds, if a
    /// comment after them has it.
    #[must_use]
    pub fn clock(&self, entries: usize) -> Option<u64> {
        self.comments(entries).iter().find_map(Comment::clock)
    }

    /// Notes the time that the player of the last of the first `entries` entries has left, in milliseconds,
    /// as the first comment after them. It replaces the comment of an earlier call.
    ///
    /// # Panics
    /// If the game has fewer entries.
    pub fn set_clock(&mut self, entries: usize, milliseconds: u64) {
        assert!(entries < self.notes.len(), "a clock belongs after an entry of the game");
        let comments = &mut self.notes[entries].comments;
        comments.retain(|comment| comment.clock().map(Comment::of_clock).as_ref() != Some(comment));
        comments.insert(0, Comment::of_clock(milliseconds));
    }

    /// The variations that begin after the first `entries` entries of the game, in the order in which they
    /// were added; with 0, those that begin at its start.
    #[must_use]
    pub fn variations(&self, entries: usize) -> &[Variation] {
        self.variations.get(entries).map_or(&[], Vec::as_slice)
    }

    /// Adds the entries that were taken back as a variation. Variations of these entries become variations of
    /// the game, which repeat the entries before them; the one added last at their end goes on with them.
    fn add_withdrawn(&mut self, withdrawn: Vec<GameEntry>) {
        let place = self.game.entries().len();
        let mut inner = self.variations.split_off(place + 1);
        let last = inner.last_mut().and_then(Vec::pop);
        for (index, variations) in inner.into_iter().enumerate() {
            let before = &withdrawn[..=index];
            self.variations[place].extend(variations.into_iter().map(|variation| variation.after(before)));
        }
        let mut notes = vec![Notes::default()];
        notes.extend(self.notes.split_off(place + 1));
        let variations = vec![Vec::new(); notes.len()];
        let mut variation = Variation::new(withdrawn, notes, variations);
        if let Some(last) = last {
            variation.append(last);
        }
        self.variations[place].push(variation);
    }

    /// The value of a player's tag without a name: `?`, or `-` if no player began the game at that seat.
    fn nameless(&self, seat: Seat) -> &'static str {
        if self.game.players().contains(seat) { UNKNOWN } else { NOBODY }
    }
}

impl PartialEq for Record {
    /// Two records are equal when their texts are, whatever entries of their games are undone.
    fn eq(&self, other: &Self) -> bool {
        self.game.rules() == other.game.rules()
            && self.game.start() == other.game.start()
            && self.game.entries() == other.game.entries()
            && self.tags == other.tags
            && self.notes == other.notes
            && self.variations == other.variations
    }
}

impl Eq for Record {}
