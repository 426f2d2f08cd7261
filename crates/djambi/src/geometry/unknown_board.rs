//! The error of a name that no board has.

use core::fmt;

use alloc::string::String;

use super::Geometry;
use crate::Problem;

/// A name that no board has.
///
/// ```
/// use djambi::{Argument, UnknownBoard};
/// let error = UnknownBoard("go19".to_owned());
/// assert!(error.to_string().starts_with("there is no board \"go19\"; there are square9, duel2"));
/// assert_eq!(error.problem().get("text"), Some(&Argument::from("go19")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBoard(pub String);

impl UnknownBoard {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let known = Geometry::ALL.map(Geometry::name);
        Problem::new("unknown_board").with("text", &self.0).with("known", known.as_slice())
    }
}

impl fmt::Display for UnknownBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no board {:?}; there are ", self.0)?;
        for (index, board) in Geometry::ALL.iter().enumerate() {
            write!(f, "{}{}", if index > 0 { ", " } else { "" }, board.name())?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownBoard {}
