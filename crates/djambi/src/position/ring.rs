//! Encirclement of chiefs (§6).

use super::Position;
use crate::{Encirclement, Role, Rules, Seat, Square, SquareSet};

/// The squares around a player's chief, and what prevents its encirclement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// The chief's square.
    pub chief: Square,
    /// The squares next to it that hold no corpse.
    pub gaps: SquareSet,
    /// The necromobiles that the player commands, which prevent encirclement; none with `encirclement =
    /// strict`.
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
    /// The ring around the chief of a player alive; `None` for other seats, as only players' chiefs are
    /// encircled.
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
    pub fn ring(&self, rules: &Rules, player: Seat) -> Option<Ring> {
        let chief = self.chief(player).filter(|_| self.alive.contains(player))?;
        let saviours = match rules.encirclement {
            Encirclement::NoNecromobile => self.role(Role::Necromobile) & self.controlled_by(player),
            Encirclement::Strict => SquareSet::EMPTY,
        };
        Some(Ring {
            chief,
            gaps: self.geometry.adjacent(chief) - self.corpses(),
            saviours,
            in_maze: chief == self.geometry.maze(),
        })
    }
}
