//! One move, packed.

use core::fmt;

use crate::Square;

/// A move: the start and the end of a piece, and the further choices of its player (§11).
///
/// Two moves are the same if and only if their wire forms are. A move knows neither its board nor its
/// position; [`Geometry::wire`](crate::Geometry::wire) and [`Position::reading`](crate::Position::reading)
/// give it as text.
///
/// ```
/// use djambi::{Move, SQUARE9};
/// let [c3, c4, h7] = ["c3", "c4", "h7"].map(|name| SQUARE9.square(name).expect("square"));
/// let mv = Move::new(c3, c4).with_placement(h7);
/// assert_eq!(SQUARE9.wire(mv).to_string(), "c3c4@h7");
/// assert_eq!(Move::from_bits(mv.bits()), Some(mv));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u32);

/// "No square" in one of the four fields of seven bits.
const NONE: u32 = 127;
/// Set when the third field is a reporter's victim, clear when it is an exit.
const IS_VICTIM: u32 = 1 << 28;

impl Move {
    /// The forced pass of a player who has no other move (§2).
    pub const PASS: Self = Self(NONE | NONE << 7 | NONE << 14 | NONE << 21);

    /// A move from one square to another, without further choices.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self(from.index() as u32 | (to.index() as u32) << 7 | NONE << 14 | NONE << 21)
    }

    /// The same move with this exit from the maze (§4).
    #[must_use]
    pub const fn with_exit(self, exit: Square) -> Self {
        Self(self.0 & !(NONE << 14 | IS_VICTIM) | (exit.index() as u32) << 14)
    }

    /// The same move with this victim of a reporter (§3).
    #[must_use]
    pub const fn with_victim(self, victim: Square) -> Self {
        Self(self.0 & !(NONE << 14) | (victim.index() as u32) << 14 | IS_VICTIM)
    }

    /// The same move with the victim placed on this square.
    #[must_use]
    pub const fn with_placement(self, placement: Square) -> Self {
        Self(self.0 & !(NONE << 21) | (placement.index() as u32) << 21)
    }

    /// Whether this is the forced pass.
    #[must_use]
    pub const fn is_pass(self) -> bool {
        self.0 == Self::PASS.0
    }

    /// The square from which the piece starts; `None` for the pass.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        field(self.0)
    }

    /// The square on which the piece arrives: the maze, for a move with an exit; `None` for the pass.
    #[must_use]
    pub const fn to(self) -> Option<Square> {
        field(self.0 >> 7)
    }

    /// The square on which the piece ends after acting in the maze.
    #[must_use]
    pub const fn exit(self) -> Option<Square> {
        if self.0 & IS_VICTIM == 0 { field(self.0 >> 14) } else { None }
    }

    /// The square of the piece that the reporter kills.
    #[must_use]
    pub const fn victim(self) -> Option<Square> {
        if self.0 & IS_VICTIM == 0 { None } else { field(self.0 >> 14) }
    }

    /// The square on which the player places the corpse or the relocated piece.
    #[must_use]
    pub const fn placement(self) -> Option<Square> {
        field(self.0 >> 21)
    }

    /// The move as 32 bits, which [`Move::from_bits`] reads.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The move with these [`Move::bits`], if there is one.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        let pass = bits == Self::PASS.0;
        let start_and_end = bits & NONE != NONE && bits >> 7 & NONE != NONE;
        let has_victim = bits & IS_VICTIM == 0 || bits >> 14 & NONE != NONE;
        if pass || bits >> 29 == 0 && start_and_end && has_victim { Some(Self(bits)) } else { None }
    }
}

/// The square in the lowest seven bits.
const fn field(bits: u32) -> Option<Square> {
    let index = bits & NONE;
    if index == NONE { None } else { Some(Square::new(index as usize)) }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return f.write_str("Move(pass)");
        }
        let index = |square: Option<Square>| square.map(Square::index);
        f.debug_struct("Move")
            .field("from", &index(self.from()))
            .field("to", &index(self.to()))
            .field("exit", &index(self.exit()))
            .field("victim", &index(self.victim()))
            .field("placement", &index(self.placement()))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_back_as_they_were_put_in() {
        let [a, b, c, d] = [0, 126, 64, 1].map(Square::new);
        let exit = Move::new(a, b).with_exit(c).with_placement(d);
        assert_eq!((exit.from(), exit.to(), exit.exit()), (Some(a), Some(b), Some(c)));
        assert_eq!((exit.victim(), exit.placement()), (None, Some(d)));
        let report = Move::new(a, b).with_victim(c);
        assert_eq!((report.exit(), report.victim(), report.placement()), (None, Some(c), None));
        for mv in [exit, report, Move::new(a, b), Move::PASS] {
            assert_eq!(Move::from_bits(mv.bits()), Some(mv));
        }
        assert_eq!(Move::from_bits(u32::MAX), None);
        assert_eq!(Move::from_bits(NONE), None);
    }
}
