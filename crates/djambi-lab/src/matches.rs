//! Matches: two kinds of players against each other, over openings in all seatings.

mod broker;
mod deadline;
mod draw_offers;
mod ending_tally;
mod factory;
mod game;
mod manner;
mod mode;
mod opening;
mod player;
mod progress;
mod result;
mod run;
mod search_player;
mod seatings;
mod seed;
mod side;
mod spec;
mod standing;

pub use deadline::{Deadline, Now};
pub use draw_offers::DrawOffers;
pub use ending_tally::EndingTally;
pub use factory::PlayerFactory;
pub use game::FinishedGame;
pub use manner::Manner;
pub use mode::{Mode, UnknownMode};
pub use opening::random_opening;
pub use player::{ChosenMove, Deal, Failure, Player};
pub use progress::{Progress, ProgressError};
pub use result::{GameIndex, GameResult, GameResultError, PressStats, SideStats, Termination};
pub use run::{RunOptions, run};
pub use seatings::Seatings;
pub use side::Side;
pub use spec::{Budget, Partners, PlayerKind, PlayerSpec, SpecError, choices};
pub use standing::Standing;

use djambi::{Geometry, Rules};

/// What is played: the two players, the rules, the board and the seed.
pub struct Match {
    /// The player whose share is measured.
    pub a: Box<dyn PlayerFactory>,
    /// The opponent.
    pub b: Box<dyn PlayerFactory>,
    /// How the two share the board's seats.
    pub seatings: Seatings,
    /// The rules.
    pub rules: Rules,
    /// The board.
    pub board: &'static Geometry,
    /// The seed of the openings and of the players' random choices.
    pub seed: u64,
    /// Whether the players may agree to draws.
    pub draw_offers: DrawOffers,
    /// The number of turns, the opening included, after which a game is left open.
    pub max_turns: usize,
}

impl Match {
    /// The smallest [`Match::max_turns`]: an opening alone takes up to ten.
    pub const MIN_TURNS: usize = 11;

    /// One of the two players.
    #[must_use]
    pub fn player(&self, side: Side) -> &dyn PlayerFactory {
        match side {
            Side::A => &*self.a,
            Side::B => &*self.b,
        }
    }
}
