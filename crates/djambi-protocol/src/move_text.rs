//! Moves as text.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use arrayvec::ArrayString;
use djambi::{Geometry, Move, MoveTextError};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::text_form::text_form;

/// The maximum number of characters: four squares with names of three, and two marks between them.
const LIMIT: usize = 16;

/// A move in wire form, such as `a3a5` or `c3c4@h7`.
///
/// Squares have names only on a board, and a message does not tell the board of its game. So it carries the
/// text, of which the form that all boards share is checked: 4 to 16 small letters, digits and marks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[cfg_attr(feature = "typescript", ts(as = "String"))]
pub struct MoveText(ArrayString<LIMIT>);

impl MoveText {
    /// The text of a move on this board.
    ///
    /// # Panics
    /// Never: no board has longer names of squares.
    #[must_use]
    pub fn of(board: &'static Geometry, mv: Move) -> Self {
        let mut text = ArrayString::new();
        write!(text, "{}", board.wire(mv)).expect("a text within the limit");
        Self(text)
    }

    /// The move on this board, legal or not; it is read once, where the game is known.
    ///
    /// # Errors
    /// If it is the text of no move on this board: what was expected, and at which character.
    pub fn read(&self, board: &Geometry) -> Result<Move, MoveTextError> {
        board.parse_wire(&self.0)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The error of a text that is no move on any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidMoveText;

impl fmt::Display for InvalidMoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move in wire form has 4 to 16 small letters, digits and marks, such as a3a5 (§11)")
    }
}

impl std::error::Error for InvalidMoveText {}

impl FromStr for MoveText {
    type Err = InvalidMoveText;

    fn from_str(text: &str) -> Result<Self, InvalidMoveText> {
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b">@".contains(&byte);
        let is_move = text.len() >= 4 && text.bytes().all(is_plain);
        ArrayString::from(text).ok().filter(|_| is_move).map(Self).ok_or(InvalidMoveText)
    }
}

text_form!(MoveText);

#[cfg(test)]
mod tests {
    use djambi::Position;
    use djambi::Rules;

    use super::*;

    /// The first moves of every board, and texts with the longest names of squares.
    #[test]
    fn moves_of_every_board_have_texts() {
        for board in Geometry::ALL {
            for mv in Position::start_on(board).legal_moves(&Rules::CLASSIC) {
                let text = MoveText::of(board, mv);
                assert_eq!(String::from(text.clone()).parse(), Ok(text.clone()), "{}", board.name());
                assert_eq!(text.read(board), Ok(mv), "{}", board.name());
            }
            let longest = board.squares().max_by_key(|&square| board.square_name(square).len()).unwrap();
            let mv = Move::new(longest, longest).with_exit(longest).with_placement(longest);
            assert!(board.wire(mv).to_string().parse::<MoveText>().is_ok());
        }
        assert_eq!("pass".parse::<MoveText>().unwrap().read(&djambi::SQUARE9), Ok(Move::PASS));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "a3", "Ma3-a5", "💀", "a3a5 ", "a44a43a42a41@b44b"] {
            assert_eq!(text.parse::<MoveText>(), Err(InvalidMoveText), "{text}");
        }
        let elsewhere: MoveText = "a3z9".parse().unwrap();
        let error = elsewhere.read(&djambi::SQUARE9).unwrap_err();
        assert_eq!(error.to_string(), "expected a square at character 3 of the move (§11)");
    }
}
