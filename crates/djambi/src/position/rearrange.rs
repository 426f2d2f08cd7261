//! Positions that differ in the squares of living pieces and in the turn.

use super::Position;
use super::board::Code;
use crate::{Role, Seat, Square};

impl Position {
    /// The same position with living pieces on other squares, and another turn: the piece on each first
    /// square stands on the second. Many such positions are numbered and solved together.
    ///
    /// `None` if that is no position: a first square holds no living piece, a second one is occupied or in
    /// the maze without the piece being a chief, the player to move is out, or the cursor is no seat.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat, SQUARE9};
    /// let position = Position::parse("8yC/9/9/9/9/9/9/9/rC7x r-y- y y 0 31", &Rules::CLASSIC)?;
    /// let [a1, e5, i1] = ["a1", "e5", "i1"].map(|name| SQUARE9.square(name).expect("square"));
    /// let in_power = position.rearranged(&[(a1, e5)], Seat::Red, Seat::Red).expect("position");
    /// assert_eq!(in_power.to_string(), "8yC/9/9/9/4rC4/9/9/9/8x r-y- r r 0 31");
    /// assert!(position.rearranged(&[(a1, i1)], Seat::Red, Seat::Red).is_none());
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn rearranged(&self, pieces: &[(Square, Square)], turn: Seat, cursor: Seat) -> Option<Self> {
        let mut after = *self;
        for &(from, _) in pieces {
            let piece = after.piece_at(from)?;
            after.toggle(from, Code::of_piece(piece));
        }
        let all = self.geometry.all();
        let maze = self.geometry.maze();
        for &(from, to) in pieces {
            let piece = self.piece_at(from)?;
            let is_open = all.contains(to) && after.board.is_empty(to);
            if !is_open || (to == maze && piece.role != Role::Chief) {
                return None;
            }
            after.toggle(to, Code::of_piece(piece));
        }
        if !(after.alive.contains(turn) && self.geometry.seats().contains(cursor)) {
            return None;
        }
        after.set_turn(turn, cursor);
        Some(after)
    }
}
