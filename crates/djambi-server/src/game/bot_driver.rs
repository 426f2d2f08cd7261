//! The bots of one game: starts a search when a bot is to move, and sends its move to the room.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use djambi::{Move, Seat};
use djambi_protocol::Seq;
use futures_util::FutureExt;
use tokio_util::sync::CancellationToken;

use super::bots::{Bots, MoveRequest};
use super::room::WeakRoom;
use crate::env;

/// The maximum delay of a bot at the fast pace.
const FAST_DELAY: Duration = Duration::from_millis(120);
/// The maximum time of a search at the fast pace.
const FAST_TIME: Duration = Duration::from_millis(300);

/// How often a bot is asked for the same turn before it resigns.
const MAX_ATTEMPTS: u32 = 3;

/// The bots of one game, of which at most one is thinking.
pub(super) struct BotDriver {
    bots: Arc<Bots>,
    /// Where the moves go; it does not keep the room open.
    room: WeakRoom,
    shutdown: CancellationToken,
    /// How long a bot waits before it plays; `None` for a random time.
    delay: Option<Duration>,
    thinking: Option<Seat>,
    /// How many searches have failed since the last turn.
    failures: u32,
}

/// What becomes of a bot whose search has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AfterFailure {
    /// It is asked again.
    AskAgain,
    /// It has failed too often.
    Resign,
}

/// The pace of the bots in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// As the game and the levels say.
    Normal,
    /// With little delay and short searches, in a game that people have left.
    Fast,
}

impl BotDriver {
    /// The bots of a game, none of which is thinking yet.
    pub(super) fn new(
        bots: Arc<Bots>,
        room: WeakRoom,
        shutdown: CancellationToken,
        delay: Option<Duration>,
    ) -> Self {
        Self { bots, room, shutdown, delay, thinking: None, failures: 0 }
    }

    /// The seat of the bot that is thinking, if one is.
    pub(super) const fn thinking(&self) -> Option<Seat> {
        self.thinking
    }

    /// Starts a search for a bot's move after the event `at`. The room gets the move as a request.
    pub(super) fn start(&mut self, seat: Seat, at: Seq, mut request: MoveRequest, pace: Pace) {
        self.thinking = Some(seat);
        let mut delay = self.delay.unwrap_or_else(env::random_bot_delay);
        if pace == Pace::Fast {
            delay = delay.min(FAST_DELAY);
            request.time = request.time.min(FAST_TIME);
        }
        let (bots, room, shutdown) = (self.bots.clone(), self.room.clone(), self.shutdown.clone());
        let search = async move {
            let (mv, ()) =
                tokio::join!(unless_it_panics(bots.choose_move(request)), tokio::time::sleep(delay));
            // If the room has closed meanwhile, the next room of this game starts a new search.
            let _ = room.bot_move(at, mv).await;
        };
        tokio::spawn(async move { shutdown.run_until_cancelled(search).await });
    }

    /// Notes that a bot has played.
    pub(super) const fn played(&mut self) {
        self.failures = 0;
    }

    /// Notes that a search has found no turn, or one that is refused.
    pub(super) const fn failed(&mut self) -> AfterFailure {
        self.failures += 1;
        if self.failures < MAX_ATTEMPTS {
            return AfterFailure::AskAgain;
        }
        self.failures = 0;
        AfterFailure::Resign
    }

    /// Notes that the search has ended, and returns the seat of its bot.
    pub(super) const fn finish(&mut self) -> Option<Seat> {
        self.thinking.take()
    }
}

/// The move that a search finds; `None` when it panics, too, so that the room always hears of its end.
async fn unless_it_panics(search: impl Future<Output = Option<Move>>) -> Option<Move> {
    AssertUnwindSafe(search).catch_unwind().await.unwrap_or(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_search_that_panics_ends_without_a_move() {
        assert_eq!(unless_it_panics(async { panic!("a search that dies") }).await, None);
        assert_eq!(unless_it_panics(async { Some(Move::PASS) }).await, Some(Move::PASS));
    }
}
