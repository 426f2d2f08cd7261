//! Images of squares, moves, positions and other values under a symmetry.

use super::{Symmetry, search};
use crate::{
    BySeat, Controller, GameEntry, GameEvent, Move, MoveFamily, Occupant, Piece, Position, Seat, SeatSet,
    Setup, Square, SquareSet,
};

/// A value that has an image under a [`Symmetry`].
pub trait Symmetric: Sized {
    /// The image. Call it as [`Symmetry::apply`].
    #[must_use]
    fn under(self, symmetry: &Symmetry) -> Self;
}

impl Symmetric for Square {
    fn under(self, symmetry: &Symmetry) -> Self {
        symmetry.squares[self.index()]
    }
}

impl Symmetric for SquareSet {
    fn under(self, symmetry: &Symmetry) -> Self {
        search::image(&symmetry.squares, self)
    }
}

impl Symmetric for Seat {
    fn under(self, symmetry: &Symmetry) -> Self {
        symmetry.seats[self]
    }
}

impl Symmetric for SeatSet {
    fn under(self, symmetry: &Symmetry) -> Self {
        self.iter().map(|seat| symmetry.seats[seat]).collect()
    }
}

/// Both the seats and their values are replaced by their images.
impl<T: Symmetric + Copy> Symmetric for BySeat<T> {
    fn under(self, symmetry: &Symmetry) -> Self {
        let mut image = self;
        for (seat, &value) in self.iter() {
            image[symmetry.seats[seat]] = value.under(symmetry);
        }
        image
    }
}

impl<T: Symmetric> Symmetric for Option<T> {
    fn under(self, symmetry: &Symmetry) -> Self {
        self.map(|value| value.under(symmetry))
    }
}

impl Symmetric for Piece {
    fn under(self, symmetry: &Symmetry) -> Self {
        Self { army: self.army.under(symmetry), ..self }
    }
}

impl Symmetric for Occupant {
    fn under(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Corpse => Self::Corpse,
            Self::Piece(piece) => Self::Piece(piece.under(symmetry)),
        }
    }
}

impl Symmetric for Controller {
    fn under(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Seat(seat) => Self::Seat(seat.under(symmetry)),
            other => other,
        }
    }
}

impl Symmetric for Move {
    fn under(self, symmetry: &Symmetry) -> Self {
        let (Some(from), Some(to)) = (self.from(), self.to()) else { return self };
        let mut image = Self::new(from.under(symmetry), to.under(symmetry));
        if let Some(exit) = self.exit() {
            image = image.with_exit(exit.under(symmetry));
        }
        if let Some(victim) = self.victim() {
            image = image.with_victim(victim.under(symmetry));
        }
        if let Some(placement) = self.placement() {
            image = image.with_placement(placement.under(symmetry));
        }
        image
    }
}

impl Symmetric for MoveFamily {
    fn under(self, symmetry: &Symmetry) -> Self {
        Self {
            from: self.from.under(symmetry),
            to: self.to.under(symmetry),
            exit: self.exit.under(symmetry),
            victims: self.victims.under(symmetry),
            placements: self.placements.under(symmetry),
            ..self
        }
    }
}

impl Symmetric for GameEvent {
    fn under(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Turn(mv) => Self::Turn(mv.under(symmetry)),
            Self::Resignation(seat) => Self::Resignation(seat.under(symmetry)),
            Self::FlagFall(seat) => Self::FlagFall(seat.under(symmetry)),
            Self::Agreement | Self::LengthLimit | Self::Closing => self,
        }
    }
}

impl Symmetric for GameEntry {
    fn under(self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Turn(mv) => Self::Turn(mv.under(symmetry)),
            Self::Resignation(seat) => Self::Resignation(seat.under(symmetry)),
            Self::FlagFall(seat) => Self::FlagFall(seat.under(symmetry)),
            Self::Agreement(seat) => Self::Agreement(seat.under(symmetry)),
            Self::JointAgreement | Self::TakeBack(_) | Self::LengthLimit | Self::Closing => self,
        }
    }
}

impl Symmetric for Setup {
    fn under(self, symmetry: &Symmetry) -> Self {
        assert!(self.geometry == symmetry.geometry, "a symmetry of the setup's board");
        let mut image = self.clone();
        image.controllers = self.controllers.under(symmetry);
        image.reigned = self.reigned.under(symmetry);
        image.turn = self.turn.under(symmetry);
        image.cursor = self.cursor.under(symmetry);
        for square in self.geometry.squares() {
            image.set(square.under(symmetry), self.at(square).under(symmetry));
        }
        image
    }
}

impl Symmetric for Position {
    fn under(self, symmetry: &Symmetry) -> Self {
        Self::assemble(&self.to_setup().under(symmetry))
    }
}
