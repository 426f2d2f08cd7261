//! The squares that a treaty is about.

use djambi::{Controller, Position, Square};
use djambi_press::{Promise, Treaty};

/// The squares that a treaty is about in a position, by name, each once.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marks {
    /// The squares of pieces that a party spares or keeps still.
    pub spared: Vec<String>,
    /// The squares on which a party promises not to arrive, or to leave no corpse.
    pub barred: Vec<String>,
}

impl Marks {
    /// The squares that a treaty is about in this position.
    #[must_use]
    pub fn of(treaty: &Treaty, position: &Position) -> Self {
        let geometry = position.geometry();
        let name = |square: Square| geometry.square_name(square).to_owned();
        let mut marks = Self::default();
        for (_, clause) in treaty.clauses() {
            let promise = &clause.promise;
            marks
                .spared
                .extend(position.occupied().iter().filter(|&at| spares(promise, position, at)).map(name));
            match *promise {
                Promise::KeepOut(squares) | Promise::NoCorpse(squares) => {
                    marks.barred.extend(squares.iter().map(name));
                }
                Promise::NoPower => marks.barred.push(name(geometry.maze())),
                _ => {}
            }
        }
        for squares in [&mut marks.spared, &mut marks.barred] {
            squares.sort_unstable();
            squares.dedup();
        }
        marks
    }
}

/// Whether a promise is about the piece on a square.
fn spares(promise: &Promise, position: &Position, at: Square) -> bool {
    let Some(piece) = position.piece_at(at) else { return false };
    match *promise {
        Promise::Peace(seats) | Promise::HandsOff(seats) => {
            matches!(position.controller(piece.army), Controller::Seat(seat) if seats.contains(seat))
        }
        Promise::Leave(pieces) | Promise::Hold(pieces) => {
            pieces.army == piece.army && pieces.roles.contains(piece.role)
        }
        _ => false,
    }
}
