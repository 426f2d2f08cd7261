//! What happens in a turn, in order, for those who tell or show it.

use crate::{Occupant, Piece, Seat, Square};

/// One thing that happens in a turn or by a resignation. [`Position::story`](crate::Position::story) gives them in order.
///
/// ```
/// use djambi::{StoryEvent, Position, Rules, Seat};
/// // The last two: red's assassin reaches yellow's chief.
/// let position = Position::parse("8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40", &Rules::CLASSIC)?;
/// let story = position.story(&Rules::CLASSIC, position.parse_move("i2i9")?);
/// assert!(matches!(
///     story[..],
///     [
///         StoryEvent::Moved { .. },
///         StoryEvent::Killed { .. },
///         StoryEvent::ArmyTaken { army: Seat::Yellow, by: Seat::Red },
///         StoryEvent::Won { seat: Seat::Red },
///     ]
/// ));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoryEvent {
    /// The player had no move.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// The mover's piece went from one square to another; a turn inside the maze has two of these.
    Moved {
        /// The piece.
        piece: Piece,
        /// Where it was.
        from: Square,
        /// Where it is now.
        to: Square,
    },
    /// A piece was killed.
    Killed {
        /// The piece that was killed.
        piece: Piece,
        /// Where it stood.
        at: Square,
        /// Where its corpse lies now.
        corpse: Square,
    },
    /// A living piece or a corpse was relocated.
    Relocated {
        /// The piece or corpse.
        occupant: Occupant,
        /// Where it was.
        from: Square,
        /// Where it is now.
        to: Square,
    },
    /// An army passed to another player: by the killing of a chief, or, for an orphan, by power.
    ArmyTaken {
        /// The army.
        army: Seat,
        /// The player who commands it from now on.
        by: Seat,
    },
    /// A player's chief was encircled: he is a corpse where he stood, and his player is out.
    Encircled {
        /// The player.
        seat: Seat,
        /// Where the chief stood.
        at: Square,
    },
    /// A player left the game: his chief is a corpse where he stood.
    Resigned {
        /// The player.
        seat: Seat,
        /// Where the chief stood.
        at: Square,
    },
    /// An army is commanded by nobody from now on.
    Orphaned {
        /// The army.
        army: Seat,
    },
    /// A player is in power from now on.
    Enthroned {
        /// The player.
        seat: Seat,
    },
    /// A player is no longer in power.
    Dethroned {
        /// The player.
        seat: Seat,
    },
    /// One player is left and has won.
    Won {
        /// The player.
        seat: Seat,
    },
}
