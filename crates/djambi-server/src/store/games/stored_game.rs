//! A game as the store has kept it.

use djambi::Seat;
use djambi_protocol::{Again, Seq, Settings};
use djambi_table::{Charges, KeptEvent, LiveGame, ReplayError, Treaties};

use super::{GameResult, GameSettings};
use crate::identity::{PlayerId, SeatInvitation};
use crate::store::{GameSeats, StoredAct, StoredPlan, Visits};

/// A game that the store has kept.
#[derive(Clone)]
pub(crate) struct StoredGame {
    /// The settings.
    pub(crate) settings: GameSettings,
    /// The seats.
    pub(crate) seats: GameSeats,
    /// How long a bot waits before it plays; `None` for a random time.
    pub(crate) bot_delay_ms: Option<u32>,
    /// The player who opened the game.
    pub(crate) host: Option<PlayerId>,
    /// What is drawn in the game: bytes that nobody knows outside the service, always the same.
    pub(crate) draws: [u8; 32],
    /// When the game was created, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    /// When the service must look at it, in milliseconds since 1970; `None` for never.
    pub(crate) deadline_ms: Option<u64>,
    /// How it ended; `None` while the game goes on.
    pub(crate) result: Option<GameResult>,
    /// The game in which the players play again, if there is one.
    pub(crate) again: Option<Again>,
    /// What the game keeps of its players.
    pub(crate) visits: Visits,
    /// What its players have planned.
    pub(crate) plans: Vec<StoredPlan>,
    /// The log, in order and without gaps.
    pub(crate) events: Vec<KeptEvent>,
    /// The acts about treaties, in order.
    pub(crate) acts: Vec<StoredAct>,
}

impl StoredGame {
    /// Takes a plan instead of the one of its seat before; without lines there is none then.
    pub(crate) fn take_plan(&mut self, plan: StoredPlan) {
        self.plans.retain(|known| known.seat != plan.seat);
        self.plans.extend(Some(plan).filter(|plan| !plan.lines.is_empty()));
    }

    /// The state of the game after all its events.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub(crate) fn replayed(&self) -> Result<LiveGame, ReplayError> {
        let log = self.events.iter().map(|stored| &stored.event);
        LiveGame::of_log(&self.told(), self.created_ms, log)
    }

    /// The state of the game after all its events, what the clocks were charged for them, and its treaties.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub(crate) fn replayed_with_treaties(&self) -> Result<(LiveGame, Charges, Treaties), ReplayError> {
        let log = self.events.iter().map(|stored| &stored.event);
        if !self.settings.has_treaties() {
            let folded = LiveGame::of_log_with(&self.told(), self.created_ms, log, |_, _| {});
            return folded.map(|(live, charges)| (live, charges, Treaties::default()));
        }
        let seen = |turn: Seq| self.events.get(turn as usize - 1)?.seen.as_ref();
        let acts = self.acts.iter().map(|stored| &stored.kept);
        Treaties::of_log((&self.told(), self.created_ms), log, seen, acts, |_, _| {})
    }

    /// The settings and the seats as everybody is told them, with all names.
    pub(crate) fn told(&self) -> Settings {
        self.settings.told(self.seats.told())
    }

    /// The newest invitation to a seat, if a person plays there.
    pub(crate) fn invitation(&self, seat: Seat) -> Option<SeatInvitation> {
        let made_s = self.seats.invited_s(seat)?;
        Some(SeatInvitation { game: self.settings.id.clone(), seat, made_s })
    }
}
