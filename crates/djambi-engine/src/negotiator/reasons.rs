//! The reasons of a negotiator for what it does.

use djambi::Seat;
use djambi_press::Treaty;

/// A treaty to offer, and what its author expects of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The treaty.
    pub treaty: Treaty,
    /// The partner.
    pub with: Seat,
    /// The gains of the author and of the partner, in shares of the game.
    pub gains: [f32; 2],
}

/// A treaty to end by notice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Notice {
    /// The place of the treaty among those that the player knows.
    pub treaty: usize,
    /// The worth of keeping it on, in shares of the game; `None` if it ends because the player is at peace with everybody.
    pub gain: Option<f32>,
}

/// The worth of a proposal to a player who is asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Weighed {
    /// Its gain, in shares of the game, by how far its author is trusted.
    Gain(f32),
    /// It is not weighed: the player makes no such treaty.
    Never(Objection),
}

/// A reason for which a treaty is not even weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// It binds the player for too long, or has a duty and no number of rounds: the player never makes such a treaty.
    Terms,
    /// It has no number of rounds, and the player is bound by another such already.
    Another,
    /// It asks of the player what no turn could keep in this position, or perhaps not beside the player's other promises.
    Impossible,
    /// The player does not make treaties with all its parties.
    Partners,
    /// There is no time to find out what it is worth.
    Unknown,
    /// The two are at peace already.
    AtPeace,
    /// The partner has broken a treaty lately.
    Breaker,
    /// A party would be at peace with everybody.
    Surrounded,
    /// The player wins with its next turn.
    Won,
}
