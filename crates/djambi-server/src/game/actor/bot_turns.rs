//! The turns of bots, those that stand in for persons included.

use djambi::{Move, Seat};
use djambi_protocol::{EventKind, Level, Phase, SeatKind, SeatState, Seq};

use super::Actor;
use super::writing::Performed;
use crate::env;
use crate::game::bot_driver::{AfterFailure, Pace};
use crate::game::bots::MoveRequest;
use crate::store::StoreError;

impl Actor {
    /// Starts the search of the bot to move, if one is and none thinks.
    pub(super) fn let_bot_think(&mut self) {
        let Some(seat) = self.game.live.to_move() else { return };
        if self.game.live.phase() != Phase::Playing || self.bots.thinking().is_some() {
            return;
        }
        if let Some(level) = self.level(seat) {
            let mut request = MoveRequest::new(self.game.live.game(), level, env::random_seed());
            request.holder = self.game.stored.host;
            if let Some(limit) = self.game.live.thinking_limit(self.now()) {
                request.time = request.time.min(std::time::Duration::from_millis(limit));
            }
            self.bots.start(seat, self.log().seq(), request, self.pace());
        }
    }

    /// Plays the turn that a search after the event `at` has found.
    pub(super) async fn bot_move(&mut self, at: Seq, mv: Option<Move>) -> Result<(), StoreError> {
        // An event during the search, such as a resignation, makes its move useless; then a new search
        // starts.
        if let Some(seat) = self.bots.finish()
            && at == self.log().seq()
            && let Some(performed) = self.bot_event(seat, mv)
        {
            self.append_and_tell(performed).await?;
        }
        self.go_on().await
    }

    /// What becomes of a bot's move: its turn, a resignation when too many searches have failed, or nothing,
    /// and the bot is asked again.
    fn bot_event(&mut self, seat: Seat, mv: Option<Move>) -> Option<Performed> {
        if let Some(mv) = mv {
            let turn = EventKind::Turn { seat, r#move: self.game.live.text_of(mv) };
            match self.perform(turn, 0) {
                Ok(performed) => {
                    self.bots.played();
                    return Some(performed);
                }
                Err(refusal) => {
                    tracing::error!(game = %self.id(), %seat, ?mv, ?refusal, "a bot's turn is illegal");
                }
            }
        }
        if self.bots.failed() != AfterFailure::Resign {
            return None;
        }
        let resignation = self.perform(EventKind::Resign { seat }, 0).ok()?;
        tracing::error!(game = %self.id(), %seat, "a bot resigns, because it finds no turn");
        Some(resignation)
    }

    /// The level of the bot at a seat, if there is one.
    pub(super) fn level(&self, seat: Seat) -> Option<Level> {
        self.game.stored.settings.seats.get(&seat).and_then(SeatState::bot)
    }

    /// Fast once all people of a game are dead or have resigned; a game between bots alone has the normal
    /// pace.
    fn pace(&self) -> Pace {
        let seats = &self.game.stored.settings.seats;
        let is_person = |seat: &Seat| seats.get(seat).is_some_and(|state| state.kind == SeatKind::Human);
        let people_are_out =
            seats.keys().any(is_person) && !self.game.live.alive().iter().any(|seat| is_person(&seat));
        if people_are_out { Pace::Fast } else { Pace::Normal }
    }
}
