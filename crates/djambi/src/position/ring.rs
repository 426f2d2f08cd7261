//! Encirclement of chiefs (§6).

use super::Position;
use crate::{Controller, Encirclement, HostageEncirclement, Role, Rules, Seat, Square, SquareSet};

/// The squares around a chief, and what prevents its encirclement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// The chief's square.
    pub chief: Square,
    /// The squares next to it that hold no corpse.
    pub gaps: SquareSet,
    /// The necromobiles that prevent encirclement: those that the player commands, or those of the hostage
    /// army; none with `encirclement = strict`.
    pub saviours: SquareSet,
    /// Whether the chief is in the maze, where it cannot be encircled.
    pub in_maze: bool,
}

impl Ring {
    /// Whether corpses lie on all squares around the chief.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.gaps.is_empty()
    }

    /// Whether the chief is encircled, and so dies at the end of this turn or the next.
    #[must_use]
    pub const fn is_encircled(&self) -> bool {
        self.is_closed() && self.saviours.is_empty() && !self.in_maze
    }
}

impl Position {
    /// The ring around the chief of a player alive or, with `hostage_encirclement = judged`, of a hostage;
    /// `None` for other seats, whose chiefs cannot be encircled.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// // 3   .  .  .
    /// // 2   x  x  .
    /// // 1  rC  .  .
    /// let position = Position::parse("8yC/9/9/9/9/9/9/xx7/rC4rN3 r-y- r r 0 9", &Rules::CLASSIC)?;
    /// let ring = position.ring(&Rules::CLASSIC, Seat::Red).expect("a player");
    /// let gap = ring.gaps.first().expect("gap");
    /// assert_eq!((ring.gaps.len(), position.geometry().square_name(gap)), (1, "b1"));
    /// assert_eq!(ring.saviours.len(), 1, "the necromobile on f1");
    /// assert!(position.ring(&Rules::CLASSIC, Seat::Blue).is_none());
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn ring(&self, rules: &Rules, seat: Seat) -> Option<Ring> {
        let pieces = if self.alive.contains(seat) {
            self.controlled_by(seat)
        } else if self.is_judged_hostage(rules, seat) {
            self.army(seat)
        } else {
            return None;
        };
        let chief = self.chief(seat)?;
        let saviours = match rules.encirclement {
            Encirclement::NoNecromobile => self.role(Role::Necromobile) & pieces,
            Encirclement::Strict => SquareSet::EMPTY,
        };
        Some(Ring {
            chief,
            gaps: self.geometry.adjacent(chief) - self.corpses(),
            saviours,
            in_maze: chief == self.geometry.maze(),
        })
    }

    /// Whether this is a hostage army whose chief can be encircled (§9.2).
    fn is_judged_hostage(&self, rules: &Rules, army: Seat) -> bool {
        rules.hostage_encirclement == HostageEncirclement::Judged
            && self.geometry.armies().contains(army)
            && self.controller(army) == Controller::Hostage
    }
}
