//! Seats, moves and entries of a game as words.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result, bail};
use djambi::{Game, GameEntry, Geometry, Move, Seat};

const RESIGN: &str = "resign:";
const FLAG: &str = "flag:";
const AGREE: &str = "agree:";
const DRAW: &str = "draw";
const BACK: &str = "back:";
const LENGTH: &str = "length";
const CLOSED: &str = "closed";

/// The seat with this letter.
pub(super) fn parse_seat(word: &str) -> Result<Seat> {
    let mut letters = word.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        bail!("{word:?} is not the letter of a seat");
    };
    Seat::from_letter(letter).with_context(|| format!("there is no seat {word:?}"))
}

/// A move in wire form, of a board that the word does not name: `Geometry::parse_wire` parses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveWord(String);

impl MoveWord {
    /// The word for a move on this board.
    pub(super) fn new(board: &'static Geometry, mv: Move) -> Self {
        Self(board.wire(mv).to_string())
    }
}

impl AsRef<str> for MoveWord {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MoveWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for MoveWord {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self> {
        let is_wire = |c: char| c.is_ascii_alphanumeric() || ">@".contains(c);
        if word.is_empty() || !word.chars().all(is_wire) {
            bail!("{word:?} is not a move in wire form");
        }
        Ok(Self(word.to_owned()))
    }
}

/// An entry of a game on this board as a word: a move in wire form, `resign:r`, `flag:r`, `agree:r`, `draw`,
/// `back:12`, `length` or `closed`.
pub(super) struct EntryWord {
    /// The board of the game.
    pub(super) board: &'static Geometry,
    /// The entry.
    pub(super) entry: GameEntry,
}

impl fmt::Display for EntryWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            GameEntry::Turn(mv) => self.board.wire(mv).fmt(f),
            GameEntry::Resignation(seat) => write!(f, "{RESIGN}{}", seat.letter()),
            GameEntry::FlagFall(seat) => write!(f, "{FLAG}{}", seat.letter()),
            GameEntry::Agreement(seat) => write!(f, "{AGREE}{}", seat.letter()),
            GameEntry::JointAgreement => f.write_str(DRAW),
            GameEntry::TakeBack(events) => write!(f, "{BACK}{events}"),
            GameEntry::LengthLimit => f.write_str(LENGTH),
            GameEntry::Closing => f.write_str(CLOSED),
        }
    }
}

/// Applies the entry of a word to a game. Moves may be in wire form or in reading form.
pub(super) fn apply_word(game: &mut Game, word: &str) -> Result<()> {
    let entry = parse_entry(game, word)?;
    if let Some(seat) = entry.seat() {
        game.position().geometry().check_seat(seat)?;
    }
    Ok(game.apply(entry)?)
}

fn parse_entry(game: &Game, word: &str) -> Result<GameEntry> {
    Ok(match word {
        DRAW => GameEntry::JointAgreement,
        LENGTH => GameEntry::LengthLimit,
        CLOSED => GameEntry::Closing,
        _ => {
            if let Some(letter) = word.strip_prefix(RESIGN) {
                GameEntry::Resignation(parse_seat(letter)?)
            } else if let Some(letter) = word.strip_prefix(FLAG) {
                GameEntry::FlagFall(parse_seat(letter)?)
            } else if let Some(letter) = word.strip_prefix(AGREE) {
                GameEntry::Agreement(parse_seat(letter)?)
            } else if let Some(events) = word.strip_prefix(BACK) {
                let number = events.parse();
                GameEntry::TakeBack(number.with_context(|| format!("{events:?} is not a number of events"))?)
            } else {
                GameEntry::Turn(game.position().parse_move(word)?)
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn moves_round_trip() {
        for word in ["a3a5", "b2e5>e9@a5", "a2c4xc5", "pass"] {
            let mv = SQUARE9.parse_wire(word).expect(word);
            assert_eq!(MoveWord::new(&SQUARE9, mv).as_ref(), word);
            assert_eq!(word.parse::<MoveWord>().expect(word).to_string(), word);
        }
        for word in ["", "a3-a5", "a3 a5", "é3a5"] {
            assert!(word.parse::<MoveWord>().is_err(), "{word}");
        }
    }
}
