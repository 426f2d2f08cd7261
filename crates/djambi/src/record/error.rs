//! Errors in the text of a record.

use core::error::Error;
use core::fmt;

use alloc::format;
use alloc::string::{String, ToString};

use super::{CommentError, TagError};
use crate::{Faults, GameError, MoveTextError, NoSeat, Problem, RulesError, UnknownBoard, characters};

/// What is wrong with the text of a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in that line, in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// An error in the text of a record. Its text is a whole sentence without the full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The text has no game.
    NoGame,
    /// The text has a second game, but a single one was asked for.
    AnotherGame,
    /// A character has no meaning in its place.
    Unexpected(char),
    /// Turns are taken back within a variation.
    TakenBackInVariation,
    /// More than this number of variations lie inside each other.
    DeepVariation(usize),
    /// A variation in round brackets is not closed.
    OpenVariation,
    /// A sign that no record of Djambi has, or a sign without an entry before it.
    Sign,
    /// A comment is not closed.
    OpenComment,
    /// A tag is not written `[Name "value"]`.
    BrokenTag,
    /// A tag is given twice.
    TagTwice(String),
    /// The name or the value of a tag is invalid.
    Tag(TagError),
    /// The text of a comment is invalid.
    Comment(CommentError),
    /// The tag `Variant` names another game.
    Variant(String),
    /// The tag `Board` names no board.
    Board(String),
    /// There is no such rule set or option, or the option has no such value.
    Rules(RulesError),
    /// A part of the tag `Options` is not written `option=value`.
    BrokenOption(String),
    /// An option is given twice.
    OptionTwice(String),
    /// The tag `SetUp` is neither 1, with a tag `FEN`, nor 0, without one.
    SetUp(String),
    /// The tag `FEN` has an invalid position string.
    Start(Faults),
    /// The text of a move cannot be read in this position.
    MoveText {
        /// The text.
        text: String,
        /// Why it cannot be read.
        error: MoveTextError,
    },
    /// The text of a move has a character that no move has.
    Character {
        /// The text.
        text: String,
        /// The character.
        found: char,
    },
    /// An entry of the game is not possible.
    GameEntry {
        /// The text of the entry.
        text: String,
        /// Why it is not possible.
        error: GameError,
    },
    /// An entry of the game names a seat that the board does not have.
    NoSeat(NoSeat),
    /// An entry of the game follows the game's result.
    AfterResult,
    /// The result is not the one that follows from the game.
    Result {
        /// The result in the text.
        found: String,
        /// The result that follows from the game.
        wanted: String,
    },
    /// The tag `Termination` is not the one that follows from the game.
    Termination {
        /// The value in the text.
        found: String,
        /// The value that follows from the game.
        wanted: &'static str,
    },
}

impl RecordError {
    /// The error as a code and arguments, from which every language makes a sentence. A text that begins with
    /// something else than a tag, a comment or a turn is no record at all.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let problem = self.problem.problem();
        match (self.line, self.column, &self.problem) {
            (
                1,
                1,
                RecordProblem::MoveText { .. }
                | RecordProblem::Character { .. }
                | RecordProblem::Unexpected(_),
            ) => Problem::new("no_record").with("problem", problem),
            (line, column, _) => {
                let place = Problem::new("in_record").with("line", line).with("column", column);
                place.with("problem", problem)
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.problem)
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame => f.write_str("there is no game here"),
            Self::AnotherGame => f.write_str("another game begins here, but a single one was asked for"),
            Self::Unexpected(found) => write!(f, "{found:?} has no meaning here"),
            Self::TakenBackInVariation => f.write_str("in a variation nothing is taken back"),
            Self::DeepVariation(most) => write!(f, "more than {most} variations lie inside each other"),
            Self::OpenVariation => f.write_str("the variation that begins here is not closed"),
            Self::Sign => f.write_str("the signs behind an entry are !, ?, !!, ??, !?, ?! and $1 to $255; there is none here or another"),
            Self::OpenComment => f.write_str("the comment that begins here is not closed"),
            Self::BrokenTag => f.write_str("a tag is written [Name \"value\"], in one line"),
            Self::TagTwice(name) => write!(f, "the tag {name} is given here for the second time"),
            Self::Tag(error) => error.fmt(f),
            Self::Comment(error) => error.fmt(f),
            Self::Variant(found) => write!(f, "this is a record of {found:?}, not of \"Djambi\""),
            Self::Board(found) => write!(f, "there is no board {found:?}"),
            Self::Rules(error) => error.fmt(f),
            Self::BrokenOption(found) => write!(f, "an option is written option=value, not {found:?}"),
            Self::OptionTwice(name) => write!(f, "the option {name} is given twice"),
            _ => self.fmt_game(f),
        }
    }
}

impl RecordProblem {
    /// The problem as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let of_text = |code, text: &String| Problem::new(code).with("text", text);
        match self {
            Self::NoGame => Problem::new("no_game"),
            Self::AnotherGame => Problem::new("another_game"),
            Self::Unexpected(found) => Problem::new("unexpected_character").with("text", *found),
            Self::TakenBackInVariation => Problem::new("taken_back_in_variation"),
            Self::DeepVariation(most) => Problem::new("deep_variation").with("most", *most),
            Self::OpenVariation => Problem::new("open_variation"),
            Self::Sign => Problem::new("no_signs"),
            Self::OpenComment => Problem::new("open_comment"),
            Self::BrokenTag => Problem::new("broken_tag"),
            Self::TagTwice(name) => Problem::new("tag_twice").with("name", name),
            Self::Tag(error) => error.problem(),
            Self::Comment(error) => error.problem(),
            Self::Variant(found) => of_text("wrong_variant", found),
            Self::Board(found) => UnknownBoard(found.clone()).problem(),
            Self::Rules(error) => error.problem(),
            Self::BrokenOption(found) => of_text("broken_option", found),
            Self::OptionTwice(name) => Problem::new("option_twice").with("option", name),
            Self::SetUp(found) => of_text("wrong_set_up", found),
            Self::Start(faults) => Problem::new("start_position").with("problem", faults.problem()),
            Self::MoveText { text, error } => of_text("not_a_move", text).with("problem", error.problem()),
            Self::Character { text, found } => {
                let inner = Problem::new("foreign_character").with("text", named(*found));
                of_text("not_a_move", text).with("problem", inner)
            }
            Self::GameEntry { text, error } => of_text("not_possible", text).with("problem", error.problem()),
            Self::NoSeat(error) => error.problem(),
            Self::AfterResult => Problem::new("after_result"),
            Self::Result { found, wanted } => of_text("wrong_result", found).with("right", wanted),
            Self::Termination { found, wanted } => of_text("wrong_termination", found).with("right", *wanted),
        }
    }

    /// Writes the problems of start, turns and end.
    fn fmt_game(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(found) => {
                write!(f, "the tag SetUp is 1 together with a tag FEN, or 0 without one, not {found:?}")
            }
            Self::Start(faults) => write!(f, "the game cannot start from this position: {faults}"),
            Self::MoveText { text, error } => write!(f, "{text:?} is no turn: {error}"),
            Self::Character { text, found } => {
                write!(f, "{text:?} is no turn: it has the character {}", named(*found))
            }
            Self::GameEntry { text, error } => write!(f, "{text:?} is not possible: {error}"),
            Self::NoSeat(error) => fmt::Display::fmt(error, f),
            Self::AfterResult => f.write_str("nothing can happen in a game after its result"),
            Self::Result { found, wanted } => {
                write!(f, "the result is {found:?}, but from the game follows {wanted:?}")
            }
            Self::Termination { found, wanted } => {
                write!(f, "the termination is {found:?}, but from the game follows {wanted:?}")
            }
            _ => Ok(()),
        }
    }
}

impl Error for RecordProblem {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Tag(error) => Some(error),
            Self::Comment(error) => Some(error),
            Self::Rules(error) => Some(error),
            Self::Start(faults) => Some(faults),
            Self::MoveText { error, .. } => Some(error),
            Self::GameEntry { error, .. } => Some(error),
            Self::NoSeat(error) => Some(error),
            _ => None,
        }
    }
}

/// A character with its number in Unicode, or the number alone if it cannot be seen.
fn named(found: char) -> String {
    let shown = characters::shown(found);
    let number = characters::number(found);
    if shown == number { number } else { format!("{shown} ({number})") }
}

/// The beginning of a text, short enough for a message.
pub(super) fn quoted(text: &str) -> String {
    const MAX_CHARS: usize = 40;
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => text[..end].to_string() + "…",
        None => text.to_string(),
    }
}
