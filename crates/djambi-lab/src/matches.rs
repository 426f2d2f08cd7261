//! Matches: two kinds of players against each other, over openings in all seatings.

mod contender;
mod deadline;
mod game;
mod mix;
mod mode;
mod opening;
mod played;
mod player;
mod progress;
mod run;
mod spec;
mod standing;
mod thinker;

pub use contender::{Contender, Now};
pub use game::Finished;
pub use mode::{Mode, NoMode, Side};
pub use opening::opening;
pub use played::{Effort, End, Played, PlayedError, Ticket};
pub use player::{Choice, Failure, Player};
pub use progress::{Progress, ProgressError};
pub use run::{Running, run};
pub use spec::{Budget, Kind, PlayerSpec, SpecError};
pub use standing::Standing;

use djambi::{Geometry, Rules};

/// What is played: who against whom, by which rules, from which chance.
pub struct Match {
    /// The player whose share is told.
    pub a: Box<dyn Contender>,
    /// His rival.
    pub b: Box<dyn Contender>,
    /// How the two share the seats.
    pub mode: Mode,
    /// The rules.
    pub rules: Rules,
    /// The board, which must have four seats.
    pub board: &'static Geometry,
    /// Openings, and whatever players leave to chance, follow from this number.
    pub seed: u64,
    /// After how many turns, those of the opening included, a game is left open.
    pub turns: usize,
}

impl Match {
    /// The fewest turns that a game may be given: an opening alone takes up to ten.
    pub const FEWEST_TURNS: usize = 11;

    /// One of the two players.
    #[must_use]
    pub fn contender(&self, side: Side) -> &dyn Contender {
        match side {
            Side::A => &*self.a,
            Side::B => &*self.b,
        }
    }
}
