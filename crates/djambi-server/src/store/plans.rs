//! What players have planned for their next turns.

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{GameId, PlanLine};

use super::StoreError;
use crate::identity::PlayerId;

/// The plan of a player for the next turn of a seat. The events that end it are written with its end.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct StoredPlan {
    /// The seat.
    pub(crate) seat: Seat,
    /// The player, for whom alone it counts.
    pub(crate) player: PlayerId,
    /// How many turns and departures of the game counted when it was made.
    pub(crate) after: u32,
    /// What is played when.
    pub(crate) lines: Vec<PlanLine>,
}

/// The plans of players.
#[async_trait]
pub(crate) trait Plans: Send + Sync {
    /// Keeps a plan instead of the one of the seat before; without lines there is none then.
    async fn set_plan(&self, game: &GameId, plan: StoredPlan) -> Result<(), StoreError>;

    /// The games that go on in which it is the turn of a seat that has a plan.
    async fn waiting_for_plans(&self) -> Result<Vec<GameId>, StoreError>;
}
