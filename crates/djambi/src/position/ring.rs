//! How near a chief is to being encircled (§6).

use super::Position;
use crate::{Encirclement, Role, Rules, Seat, Square, SquareSet};

/// The squares around a player's chief, and what keeps him from being encircled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// Where the chief stands.
    pub chief: Square,
    /// The squares next to him that hold no corpse: what is missing.
    pub gaps: SquareSet,
    /// Where the necromobiles of his player stand that save him all the same; none with `encirclement = strict`.
    pub saviours: SquareSet,
    /// Whether he is in the maze, where he cannot be encircled.
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
    /// What lies around the chief of a living player; `None` for anybody else, as only players' chiefs are encircled.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// // 3   .  .  .
    /// // 2   x  x  .
    /// // 1  rC  .  .
    /// let position = Position::parse("8yC/9/9/9/9/9/9/xx7/rC4rN3 r-y- r r 0 9", &Rules::CLASSIC)?;
    /// let ring = position.ring(&Rules::CLASSIC, Seat::Red).expect("a player");
    /// assert_eq!(ring.gaps.iter().map(|at| position.geometry().square_name(at)).collect::<Vec<_>>(), ["b1"]);
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
