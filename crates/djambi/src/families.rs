//! Families of moves.

use core::ops::ControlFlow;

use crate::{Move, Role, Square, SquareSet};

/// The effect of the moves of a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// The piece goes to an empty square, without any effect.
    Walk,
    /// Militant, chief: kills by arriving; the corpse is placed. Assassin: kills by arriving; the corpse goes
    /// to the square that the assassin came from.
    Kill,
    /// Diplomat: relocates a living piece. Necromobile: relocates a corpse.
    Relocate,
    /// Reporter: goes to an empty square and kills one of the victims, or none where that is allowed.
    Report,
    /// Reporter with the option `reporter = all`: goes to an empty square and kills all the victims.
    ReportAll,
}

/// A set of moves of one piece that differ only in what can be chosen freely.
///
/// The moves are the product of the sets: every square of `to` with every one of `victims` (and with none, if
/// `declinable`) and every one of `placements`. An empty set is a part that the moves don't have. With
/// [`Act::ReportAll`] the victims are no choice.
///
/// ```
/// use djambi::{Act, Position, Role, Rules, SQUARE9};
/// let position = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &Rules::CLASSIC)?;
/// let families = position.families(&Rules::CLASSIC);
/// let kill = families.iter().find(|family| (family.role, family.act) == (Role::Militant, Act::Kill));
/// let kill = kill.expect("family");
/// assert_eq!(kill.to.len(), 1, "the militant can kill on c4 only");
/// assert_eq!(kill.len(), 75, "and the corpse can be placed on 75 squares");
/// assert!(kill.contains(SQUARE9.parse_wire("c3c4@c3")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// In this order of fields, generating families takes 3 % fewer instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct MoveFamily {
    /// The squares on which the piece may arrive.
    pub to: SquareSet,
    /// The squares of the pieces that a reporter may kill.
    pub victims: SquareSet,
    /// The squares on which the corpse or the relocated piece may be placed.
    pub placements: SquareSet,
    /// The square from which the piece starts.
    pub from: Square,
    /// Whether a reporter may decline to kill although there are victims.
    pub declinable: bool,
    /// The role of the piece.
    pub role: Role,
    /// The effect of the moves.
    pub act: Act,
    /// The square on which the piece ends after acting in the maze (§4).
    pub exit: Option<Square>,
}

impl MoveFamily {
    /// The number of moves in the family.
    #[must_use]
    pub const fn len(&self) -> usize {
        let placements = if self.placements.is_empty() { 1 } else { self.placements.len() };
        let reports = match self.act {
            Act::Report => self.victims.len() + self.declinable as usize,
            _ => 1,
        };
        self.to.len() * reports * placements
    }

    /// Whether the family has no move. Every family that a position generates has one.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether `wanted` is in the family.
    #[must_use]
    pub fn contains(&self, wanted: Move) -> bool {
        let placed = match wanted.placement() {
            Some(square) => self.placements.contains(square),
            None => self.placements.is_empty(),
        };
        let reported = match wanted.victim() {
            Some(square) => self.act == Act::Report && self.victims.contains(square),
            None => self.act != Act::Report || self.declinable,
        };
        wanted.from() == Some(self.from)
            && wanted.to().is_some_and(|to| self.to.contains(to))
            && wanted.exit() == self.exit
            && placed
            && reported
    }

    /// Calls `visit` with every move of the family, until it breaks.
    pub fn for_each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for to in self.to {
            let arrival = Move::new(self.from, to);
            let arrival = self.exit.map_or(arrival, |exit| arrival.with_exit(exit));
            if self.act != Act::Report {
                self.for_each_placement(arrival, &mut visit)?;
                continue;
            }
            if self.declinable {
                visit(arrival)?;
            }
            for victim in self.victims {
                visit(arrival.with_victim(victim))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The moves that differ only in the placement.
    fn for_each_placement<B>(
        &self,
        arrival: Move,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.placements.is_empty() {
            return visit(arrival);
        }
        for square in self.placements {
            visit(arrival.with_placement(square))?;
        }
        ControlFlow::Continue(())
    }
}
