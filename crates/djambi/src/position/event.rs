//! The events of a turn, in order, for animations and text.

use crate::{Occupant, Piece, Seat, Square};

/// One event of a turn or a resignation. [`Position::story`](crate::Position::story) gives them in order.
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
    /// A player had no legal move.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// A piece moved from one square to another. A move that acts in the maze has two of these events.
    Moved {
        /// The piece.
        piece: Piece,
        /// The square it left.
        from: Square,
        /// The square it reached.
        to: Square,
    },
    /// A piece was killed.
    Killed {
        /// The piece that was killed.
        piece: Piece,
        /// The square on which it stood.
        at: Square,
        /// The square of its corpse.
        corpse: Square,
    },
    /// A living piece or a corpse was relocated.
    Relocated {
        /// The piece or corpse.
        occupant: Occupant,
        /// The square it left.
        from: Square,
        /// The square it reached.
        to: Square,
    },
    /// An army passed to another player: by the kill of a chief or, for an orphan, by power.
    ArmyTaken {
        /// The army.
        army: Seat,
        /// Its new commander.
        by: Seat,
    },
    /// A chief was encircled: it is a corpse where it stood, and its player, if it had one, is out.
    Encircled {
        /// The army of the chief: that of a player or, with `hostage_encirclement = judged`, a hostage.
        seat: Seat,
        /// The square on which the chief stood.
        at: Square,
    },
    /// A player left the game: the player's chief is a corpse where it stood.
    Resigned {
        /// The player.
        seat: Seat,
        /// The square on which the chief stood.
        at: Square,
    },
    /// An army lost its commander and is an orphan from now on.
    Orphaned {
        /// The army.
        army: Seat,
    },
    /// A player entered power.
    Enthroned {
        /// The player.
        seat: Seat,
    },
    /// A player left power.
    Dethroned {
        /// The player.
        seat: Seat,
    },
    /// The last player alive has won.
    Won {
        /// The player.
        seat: Seat,
    },
}
