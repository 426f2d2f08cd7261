//! What happens in a game, as a word.

use std::fmt;

use anyhow::{Context, Result, bail};
use djambi::{Game, GameEvent, Geometry, Seat};

const RESIGN: &str = "resign:";
const DRAW: &str = "draw";

/// An entry of a game on this board, ready to be written: a move in wire form, `resign:r` or `draw`.
pub(super) struct Event {
    pub(super) board: &'static Geometry,
    pub(super) entry: GameEvent,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            GameEvent::Turn(mv) => self.board.wire(mv).fmt(f),
            GameEvent::Resignation(seat) => write!(f, "{RESIGN}{}", seat.letter()),
            GameEvent::Agreement => f.write_str(DRAW),
        }
    }
}

/// Lets happen in a game what a word says.
pub(super) fn add(game: &mut Game, word: &str) -> Result<()> {
    let entry = if word == DRAW {
        GameEvent::Agreement
    } else if let Some(letter) = word.strip_prefix(RESIGN) {
        GameEvent::Resignation(seat(letter)?)
    } else {
        GameEvent::Turn(game.position().parse_move(word)?)
    };
    Ok(game.add(entry)?)
}

/// The seat with this letter.
pub(super) fn seat(word: &str) -> Result<Seat> {
    let mut letters = word.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        bail!("{word:?} is no letter of a seat");
    };
    Seat::from_letter(letter).with_context(|| format!("there is no seat {word:?}"))
}
