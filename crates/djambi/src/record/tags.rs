//! Tags: the pairs of names and values at the head of a record.

use core::fmt;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::characters::ends_line;
use crate::{NoSeat, Problem, Seat};

/// Tags that are written first, in this order; the players' names follow.
const HEADING: [&str; 4] = ["Event", "Site", "Date", "Round"];

/// Tags that follow from the game.
pub(super) const DERIVED: [&str; 8] =
    ["Result", "Variant", "Board", "Rules", "Options", "SetUp", "FEN", "Termination"];

/// The tag that names the player at a seat.
pub(super) const fn of_seat(seat: Seat) -> &'static str {
    match seat {
        Seat::Red => "Red",
        Seat::Blue => "Blue",
        Seat::Yellow => "Yellow",
        Seat::Green => "Green",
        Seat::Purple => "Purple",
        Seat::Orange => "Orange",
    }
}

/// The seat whose player a tag names.
pub(super) fn seat(name: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|&seat| of_seat(seat) == name)
}

/// The tags that do not follow from the game, in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Tags(Vec<(String, String)>);

impl Tags {
    /// Names and values.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of the tag with this name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().find_map(|(known, value)| (known == name).then_some(value))
    }

    /// Sets a tag, unless it follows from the game or cannot be written.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name(name.to_string()));
        }
        if DERIVED.contains(&name) {
            return Err(TagError::Derived(name.to_string()));
        }
        if let Some(found) = value.chars().find(|&c| c.is_control() || ends_line(c)) {
            return Err(TagError::Control { name: name.to_string(), found });
        }
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.to_string(),
            None => {
                let at = self.0.partition_point(|(known, _)| rank(known) <= rank(name));
                self.0.insert(at, (name.to_string(), value.to_string()));
            }
        }
        Ok(())
    }

    /// Removes a tag and returns its value.
    pub(super) fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(at).1)
    }
}

/// Whether a tag can have this name.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Whether a tag is written before the players' names.
pub(super) fn is_heading(name: &str) -> bool {
    HEADING.contains(&name)
}

/// Whether a tag has no fixed place among the others, so that it is written last.
pub(super) fn is_further(name: &str) -> bool {
    !is_heading(name) && seat(name).is_none()
}

/// The fixed place of a tag among the others; tags without one come last, in the order in which they were
/// set.
fn rank(name: &str) -> usize {
    let heading = HEADING.iter().position(|&known| known == name);
    let player = seat(name).map(|seat| HEADING.len() + seat.index());
    heading.or(player).unwrap_or(usize::MAX)
}

/// Why a tag cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TagError {
    /// The name is not made of a letter and then letters, digits and underscores.
    Name(String),
    /// The tag follows from the game.
    Derived(String),
    /// The value has a control character or another one that ends a line.
    Control {
        /// The tag's name.
        name: String,
        /// The character.
        found: char,
    },
    /// The tag names the player at a seat that the board does not have.
    NoSeat(NoSeat),
}

impl TagError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Name(name) => Problem::new("tag_name").with("text", name),
            Self::Derived(name) => Problem::new("derived_tag").with("name", name),
            Self::Control { name, found } => {
                Problem::new("control_in_tag").with("name", name).with("text", *found)
            }
            Self::NoSeat(error) => error.problem(),
        }
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => {
                write!(
                    f,
                    "{name:?} is no name of a tag, which is a letter and then letters, digits and underscores"
                )
            }
            Self::Derived(name) => write!(f, "the tag {name} follows from the game and cannot be set"),
            Self::Control { name, found } => {
                write!(f, "the tag {name} cannot have the control character {found:?} in its value")
            }
            Self::NoSeat(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TagError {}
