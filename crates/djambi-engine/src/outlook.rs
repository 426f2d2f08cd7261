//! A searcher's outlook on treaties.

use djambi::{BySeat, SeatSet};
use djambi_press::Judge;

/// A searcher's outlook on the treaties of a game, and its feelings about the other players.
///
/// The default is that of a searcher who knows no treaties.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    /// The treaties. Those that are not in force change nothing.
    pub treaties: Vec<Judge>,
    /// The seats that are believed to keep their promises. The search looks only at moves of theirs that break
    /// none; the searcher's own seat is one of them, or its own promises do not concern it.
    pub believed: SeatSet,
    /// The partners whose gains are taken for the searcher's losses as those of others are, though they are believed.
    pub feared: SeatSet,
    /// Whether the searcher, if believed, may break a promise at the root.
    pub breaches: Breaches,
    /// How much the searcher dislikes the share of each other seat: what it adds to the searcher's own share in
    /// the searcher's choices, times -1.
    pub grudges: BySeat<f32>,
}

/// Whether a search looks at moves at its root that break the searcher's promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Breaches {
    /// It does not.
    #[default]
    Barred,
    /// It compares them with those that keep all promises. A breach ends the treaty for all its parties.
    Weighed,
}
