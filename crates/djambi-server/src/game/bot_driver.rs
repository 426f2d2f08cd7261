//! The bots of one game: starts a search when a bot is to move, and sends its move to the room.

use std::sync::Arc;
use std::time::Duration;

use djambi_protocol::{Seat, Seq};
use tokio_util::sync::CancellationToken;

use super::bots::{Bots, MoveRequest};
use super::room::WeakRoom;
use crate::env;

/// The maximum delay of a bot at the fast pace.
const FAST_DELAY: Duration = Duration::from_millis(120);
/// The maximum time of a search at the fast pace.
const FAST_TIME: Duration = Duration::from_millis(300);

/// The bots of one game, of which at most one is thinking.
pub(super) struct BotDriver {
    bots: Arc<Bots>,
    /// Where the moves go; it does not keep the room open.
    room: WeakRoom,
    shutdown: CancellationToken,
    /// How long a bot waits before it plays; `None` for a random time.
    delay: Option<Duration>,
    thinking: Option<Seat>,
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
        Self { bots, room, shutdown, delay, thinking: None }
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
            let (mv, ()) = tokio::join!(bots.choose_move(request), tokio::time::sleep(delay));
            // If the room has closed meanwhile, the next room of this game starts a new search.
            let _ = room.bot_move(at, mv).await;
        };
        tokio::spawn(async move { shutdown.run_until_cancelled(search).await });
    }

    /// Notes that the search has ended, and returns the seat of its bot.
    pub(super) const fn finish(&mut self) -> Option<Seat> {
        self.thinking.take()
    }
}
