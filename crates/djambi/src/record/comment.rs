//! Comments on a game.

use core::fmt;

use alloc::format;
use alloc::string::String;

use super::clock::{self, ClockTime};
use crate::characters::is_invisible;
use crate::{GameEntry, Problem, Seat};

/// A comment on a game: words, and annotations such as `[%clk 0:09:58]` among them.
///
/// White space is reduced to single spaces, none at the ends, so that lines can be broken between words.
///
/// ```
/// use djambi::Comment;
/// let comment = Comment::new("  [%clk 0:09:58]\n a trap?")?;
/// assert_eq!(comment.text(), "[%clk 0:09:58] a trap?");
/// assert_eq!(comment.annotation("clk"), Some("0:09:58"));
/// assert_eq!(comment.annotation("eval"), None);
/// assert!(Comment::new("red resigns").is_err(), "an entry of the game");
/// # Ok::<(), djambi::CommentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    text: String,
}

impl Comment {
    /// A comment with this text.
    ///
    /// # Errors
    /// If the text has control characters other than white space, or is the text of an entry of the game
    /// (`red resigns`, `Resigns`, `draw agreed`). With a full stop it is a comment.
    pub fn new(text: &str) -> Result<Self, CommentError> {
        if let Some(found) = text.chars().find(|c| c.is_control() && !c.is_whitespace()) {
            return Err(CommentError::Control(found));
        }
        let text = single_spaced(text);
        if entry(&text, Seat::Red).is_some() { Err(CommentError::GameEntry(text)) } else { Ok(Self { text }) }
    }

    /// A comment with the annotation of the time that a player has left: hours, minutes and seconds, with
    /// decimals if need be.
    ///
    /// ```
    /// use djambi::Comment;
    /// let comment = Comment::of_clock(598_500);
    /// assert_eq!(comment.text(), "[%clk 0:09:58.5]");
    /// assert_eq!(comment.clock(), Some(598_500));
    /// ```
    #[must_use]
    pub fn of_clock(milliseconds: u64) -> Self {
        Self { text: format!("[%{} {}]", clock::NAME, ClockTime(milliseconds)) }
    }

    /// The time that a player has left, in milliseconds, if the comment has the annotation `clk`. Parts of a
    /// millisecond are left out.
    #[must_use]
    pub fn clock(&self) -> Option<u64> {
        self.annotation(clock::NAME).and_then(ClockTime::parse).map(|time| time.0)
    }

    /// The text, annotations included.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The annotations `[%name value]` in the comment: their names and values, in order.
    pub fn annotations(&self) -> impl Iterator<Item = (&str, &str)> {
        self.text.split("[%").skip(1).filter_map(|opened| {
            let (inside, _) = opened.split_once(']')?;
            let (name, value) = inside.split_once(' ').unwrap_or((inside, ""));
            Some((name, value.trim_ascii()))
        })
    }

    /// The value of the first annotation with this name.
    #[must_use]
    pub fn annotation(&self, name: &str) -> Option<&str> {
        self.annotations().find_map(|(known, value)| (known == name).then_some(value))
    }
}

/// The text with each run of white space as one space, and none at the ends.
pub(super) fn single_spaced(text: &str) -> String {
    let mut single = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !single.is_empty() {
            single.push(' ');
        }
        single.push_str(word);
    }
    single
}

/// The entry of the game with these words. Capital letters are as good as small ones: word processors begin
/// sentences with them. Characters that cannot be seen count as nothing, or as spaces.
pub(super) fn entry(words: &str, turn: Seat) -> Option<GameEntry> {
    let entry = |words: &str| GameEntry::from_words(&single_spaced(words).to_ascii_lowercase(), turn);
    if words.contains(is_invisible) {
        return entry(&words.replace(is_invisible, "")).or_else(|| entry(&words.replace(is_invisible, " ")));
    }
    entry(words)
}

impl fmt::Display for Comment {
    /// Writes the text without braces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// Why a text cannot be a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommentError {
    /// It has a control character that is no white space.
    Control(char),
    /// It is the text of an entry of the game.
    GameEntry(String),
}

impl CommentError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Control(found) => Problem::new("control_in_comment").with("text", *found),
            Self::GameEntry(text) => Problem::new("entry_as_comment").with("text", text),
        }
    }
}

impl fmt::Display for CommentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Control(found) => write!(f, "a comment cannot have the control character {found:?}"),
            Self::GameEntry(text) => {
                write!(f, "{text:?} is an entry of the game; with a full stop it is a comment")
            }
        }
    }
}

impl core::error::Error for CommentError {}
