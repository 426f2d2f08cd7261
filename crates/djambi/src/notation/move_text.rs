//! Moves as text: the wire form for programs and the reading form for people (§11).

use core::fmt;

use alloc::string::{String, ToString};

use crate::{Geometry, Move, Occupant, Position, Problem, Role, Square};

const PASS: &str = "pass";

/// A move in wire form, ready to be written. Made by [`Geometry::wire`].
#[derive(Clone, Copy, Debug)]
pub struct Wire {
    geometry: &'static Geometry,
    mv: Move,
}

impl fmt::Display for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |square: Square| self.geometry.square_name(square);
        let (Some(from), Some(to)) = (self.mv.from(), self.mv.to()) else { return f.write_str(PASS) };
        f.write_str(name(from))?;
        f.write_str(name(to))?;
        for (mark, square) in [(">", self.mv.exit()), ("x", self.mv.victim()), ("@", self.mv.placement())] {
            if let Some(square) = square {
                f.write_str(mark)?;
                f.write_str(name(square))?;
            }
        }
        Ok(())
    }
}

impl Geometry {
    /// A move in wire form, such as `b2e5>e9@a5`.
    ///
    /// ```
    /// use djambi::SQUARE9;
    /// let mv = SQUARE9.parse_wire("a2c4xc5")?;
    /// assert_eq!(SQUARE9.wire(mv).to_string(), "a2c4xc5");
    /// # Ok::<(), djambi::MoveTextError>(())
    /// ```
    #[must_use]
    pub const fn wire(&'static self, mv: Move) -> Wire {
        Wire { geometry: self, mv }
    }

    /// Reads a move in wire form, legal or not.
    ///
    /// # Errors
    /// If the text is no wire form of this board: what was expected, and at which character.
    pub fn parse_wire(&self, text: &str) -> Result<Move, MoveTextError> {
        if text == PASS {
            return Ok(Move::PASS);
        }
        let mut parser = MoveParser { geometry: self, text, rest: text };
        let mut mv = Move::new(parser.square()?, parser.square()?);
        if parser.take('>') {
            mv = mv.with_exit(parser.square()?);
        } else if parser.take('x') {
            mv = mv.with_victim(parser.square()?);
        }
        parser.placement(mv)
    }

    /// Reads a move in reading form without checking it against a position.
    fn parse_reading(&self, text: &str) -> Result<(Option<Role>, Move), MoveTextError> {
        if text == PASS {
            return Ok((None, Move::PASS));
        }
        let mut parser = MoveParser { geometry: self, text, rest: text };
        let role = parser.role()?;
        let from = parser.square()?;
        parser.link()?;
        let mut mv = Move::new(from, parser.square()?);
        if role == Role::Reporter && parser.take('x') {
            mv = mv.with_victim(parser.square()?);
        } else if parser.link().is_ok() {
            mv = mv.with_exit(parser.square()?);
        }
        Ok((Some(role), parser.placement(mv)?))
    }
}

impl Position {
    /// A legal move in reading form, such as `Db2:e5-e9@a5`.
    ///
    /// ```
    /// use djambi::{Position, SQUARE9};
    /// let mv = SQUARE9.parse_wire("a3a5")?;
    /// assert_eq!(Position::start().reading(mv), "Ma3-a5");
    /// # Ok::<(), djambi::MoveTextError>(())
    /// ```
    #[must_use]
    pub fn reading(&self, mv: Move) -> String {
        let geometry = self.geometry();
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return PASS.to_string() };
        let Some(piece) = self.piece_at(from) else { return geometry.wire(mv).to_string() };
        let link = |square: Square| match self.at(square) {
            Some(_) if square != from && matches!(piece.role, Role::Diplomat | Role::Necromobile) => ':',
            Some(_) if square != from => 'x',
            _ => '-',
        };
        let mut text = String::new();
        text.push(piece.role.letter());
        text.push_str(geometry.square_name(from));
        let victim = mv.victim().map(|square| ('x', square));
        let suffixes =
            [mv.exit().map(|square| (link(square), square)), victim, mv.placement().map(|s| ('@', s))];
        for (mark, square) in [Some((link(to), to))].into_iter().chain(suffixes).flatten() {
            text.push(mark);
            text.push_str(geometry.square_name(square));
        }
        text
    }

    /// Reads a move in either form.
    ///
    /// # Errors
    /// If the text is neither form, or is a reading form that contradicts the position.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let geometry = self.geometry();
        let begins_as_reading = text.chars().next().is_some_and(|first| Role::from_letter(first).is_some());
        if !begins_as_reading {
            return geometry.parse_wire(text);
        }
        let (role, mv) = geometry.parse_reading(text)?;
        if let (Some(role), Some(from)) = (role, mv.from())
            && !matches!(self.at(from), Some(Occupant::Piece(piece)) if piece.role == role)
        {
            return Err(MoveTextError::Absent { role, square: geometry.square_name(from) });
        }
        let reading = self.reading(mv);
        if reading == text { Ok(mv) } else { Err(MoveTextError::Misread { reading }) }
    }
}

/// A part of a move's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The name of a square.
    Square,
    /// The letter of a kind of piece.
    Role,
    /// The mark between two squares of a reading form.
    Mark,
    /// The end of the text.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Square => "a square",
            Self::Role => "a piece's letter",
            Self::Mark => "-, x or :",
            Self::End => "the end",
        })
    }
}

/// Why a text cannot be read as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveTextError {
    /// Something else was expected.
    Expected {
        /// What was expected.
        what: Expected,
        /// At which character, from 1.
        column: usize,
    },
    /// A reading form names a piece that is not on its start square.
    Absent {
        /// The kind of piece.
        role: Role,
        /// The start square.
        square: &'static str,
    },
    /// A reading form has another mark (`-`, `x`, `:`) than the position requires.
    Misread {
        /// The correct reading form.
        reading: String,
    },
}

impl MoveTextError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Expected { what, column } => Problem::new(match what {
                Expected::Square => "square_expected",
                Expected::Role => "role_expected",
                Expected::Mark => "mark_expected",
                Expected::End => "end_expected",
            })
            .with("column", *column),
            Self::Absent { role, square } => {
                Problem::new("absent_piece").with("role", *role).with("square", *square)
            }
            Self::Misread { reading } => Problem::new("misread_move").with("reading", reading),
        }
    }
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected { what, column } => {
                write!(f, "expected {what} at character {column} of the move (§11)")
            }
            Self::Absent { role, square } => write!(f, "there is no {role} on {square}"),
            Self::Misread { reading } => write!(f, "in this position the move is written {reading} (§11)"),
        }
    }
}

impl core::error::Error for MoveTextError {}

/// Parses a move's text from left to right.
struct MoveParser<'a> {
    geometry: &'a Geometry,
    text: &'a str,
    rest: &'a str,
}

impl MoveParser<'_> {
    /// Takes a mark, if it comes next.
    fn take(&mut self, mark: char) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes the longest square name that fits.
    fn square(&mut self) -> Result<Square, MoveTextError> {
        let longest = self.geometry.leading_square(self.rest);
        let (square, after) = longest.ok_or_else(|| self.expected(Expected::Square))?;
        self.rest = after;
        Ok(square)
    }

    /// Takes a piece's letter.
    fn role(&mut self) -> Result<Role, MoveTextError> {
        let mut letters = self.rest.chars();
        let role = letters.next().and_then(Role::from_letter);
        let role = role.ok_or_else(|| self.expected(Expected::Role))?;
        self.rest = letters.as_str();
        Ok(role)
    }

    /// Takes the mark between two squares of a reading form.
    fn link(&mut self) -> Result<(), MoveTextError> {
        let linked = ['-', 'x', ':'].into_iter().any(|mark| self.take(mark));
        if linked { Ok(()) } else { Err(self.expected(Expected::Mark)) }
    }

    /// Takes the placement, if there is one, and requires the end of the text.
    fn placement(&mut self, mv: Move) -> Result<Move, MoveTextError> {
        let mv = if self.take('@') { mv.with_placement(self.square()?) } else { mv };
        if self.rest.is_empty() { Ok(mv) } else { Err(self.expected(Expected::End)) }
    }

    /// The error at the present character.
    fn expected(&self, what: Expected) -> MoveTextError {
        let read = self.text.chars().count() - self.rest.chars().count();
        MoveTextError::Expected { what, column: read + 1 }
    }
}
