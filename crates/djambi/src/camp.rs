//! The camps of a board.

use crate::{DUEL2, Geometry, Occupant, Piece, SQUARE9, Seat, Setup, SquareSet};

impl Geometry {
    /// The squares of an army's camp: those on which its pieces begin (§1).
    ///
    /// ```
    /// use djambi::{SQUARE9, Seat};
    /// let [a1, c3] = ["a1", "c3"].map(|name| SQUARE9.square(name).expect("square"));
    /// let camp = SQUARE9.camp(Seat::Red);
    /// assert!(camp.len() == 9 && camp.contains(a1) && camp.contains(c3));
    /// ```
    #[must_use]
    pub fn camp(&'static self, army: Seat) -> SquareSet {
        // The duel begins with corpses in two corners of camps that are those of the same board.
        let board = if *self == DUEL2 { &SQUARE9 } else { self };
        let Ok(setup) = Setup::parse(board, board.start()) else { return SquareSet::EMPTY };
        let is_camp =
            |occupant| matches!(occupant, Some(Occupant::Piece(Piece { army: its, .. })) if its == army);
        self.squares().filter(|&square| is_camp(setup.at(square))).collect()
    }
}
