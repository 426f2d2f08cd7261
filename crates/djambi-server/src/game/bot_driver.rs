//! The bots of one game: starts a search when a bot is to move or to answer, and sends what it finds to the
//! room.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use djambi::{BySeat, Seat, SeatSet};
use djambi_engine::{DrawStance, agree_to_draw};
use djambi_protocol::Seq;
use djambi_table::TreatyId;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::task::AbortHandle;
use tokio_util::sync::CancellationToken;

use super::bots::{Bots, Found, SearchRequest};
use crate::env;

/// The maximum delay of a bot at the fast pace.
const FAST_DELAY: Duration = Duration::from_millis(120);
/// The maximum time of a search at the fast pace.
const FAST_TIME: Duration = Duration::from_millis(300);
/// The maximum delay of a bot that answers an offer.
const ANSWER_DELAY: Duration = Duration::from_secs(1);
/// The maximum time of a search for an answer.
const ANSWER_TIME: Duration = Duration::from_millis(300);

/// How often a bot is asked for the same turn before it plays any.
const MAX_ATTEMPTS: u32 = 3;

/// Where it goes what a search has found that began after the event with this number; nothing if it failed.
pub(super) type Report = Arc<dyn Fn(Seq, Option<Found>) -> BoxFuture<'static, ()> + Send + Sync>;

/// The bots of one game, of which at most one is thinking.
pub(super) struct BotDriver {
    bots: Arc<Bots>,
    report: Report,
    shutdown: CancellationToken,
    /// How long a bot waits before it plays; `None` for a random time.
    delay: Option<Duration>,
    thinking: Option<Thinking>,
    /// The search of a bot that thinks in a game that nobody looks at.
    unwatched: Option<AbortHandle>,
    /// How many searches have failed since the last turn.
    failures: u32,
    /// What each bot made of a draw in its last turn, with the number of that event.
    stances: BySeat<(Seq, DrawStance)>,
}

/// A bot that is thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thinking {
    /// Its seat.
    pub(super) seat: Seat,
    /// What it thinks about.
    pub(super) about: Question,
    /// The treaties in force that bind it as it begins to think.
    pub(super) bound_by: Vec<TreatyId>,
}

/// What a bot thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Its turn.
    Turn,
    /// Whether to agree to a draw, as a person did in the event with this number.
    Draw(Seq),
}

/// What becomes of a bot whose search has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AfterFailure {
    /// It is asked again.
    AskAgain,
    /// It has failed too often, and plays any turn.
    PlayAny,
}

/// The pace of the bots in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// As the game and the levels say.
    Normal,
    /// With little delay and short searches, in a game that people have left.
    Fast,
    /// When all other games have had their turn, in a game that no person plays and nobody looks at.
    Unwatched,
}

/// The seats of persons in a game.
#[derive(Clone, Copy)]
pub(super) struct PeopleOfGame {
    /// All of them.
    pub(super) all: SeatSet,
    /// Those who are neither dead nor have resigned.
    pub(super) living: SeatSet,
    /// Those of the living for whom no bot stands in, or one that plays by their clocks.
    pub(super) playing: SeatSet,
}

impl Pace {
    /// The pace in a game of these people, which a number of connections follow. While a person plays, the bots have no
    /// more turns than that person, who may be away from one turn to the next; where bots play alone they never wait.
    pub(super) const fn of(people: PeopleOfGame, followers: usize) -> Self {
        if followers == 0 && people.playing.is_empty() {
            Self::Unwatched
        } else if !people.all.is_empty() && people.living.is_empty() {
            Self::Fast
        } else {
            Self::Normal
        }
    }
}

impl BotDriver {
    /// The bots of a game, none of which is thinking yet.
    pub(super) fn new(
        bots: Arc<Bots>,
        report: Report,
        shutdown: CancellationToken,
        delay: Option<Duration>,
    ) -> Self {
        let stances = BySeat::default();
        Self { bots, report, shutdown, delay, thinking: None, unwatched: None, failures: 0, stances }
    }

    /// The seat of the bot that is thinking, if one is.
    pub(super) fn thinking(&self) -> Option<Seat> {
        Some(self.thinking.as_ref()?.seat)
    }

    /// Starts a search for a bot after the event `at`. The room gets what it finds as a request.
    pub(super) fn start(&mut self, thinking: Thinking, at: Seq, mut request: SearchRequest, pace: Pace) {
        let mut delay = self.delay.unwrap_or_else(env::random_bot_delay);
        if pace == Pace::Fast {
            delay = delay.min(FAST_DELAY);
            request.time = request.time.min(FAST_TIME);
        }
        if thinking.about != Question::Turn {
            delay = delay.min(ANSWER_DELAY);
            request.time = request.time.min(ANSWER_TIME);
        }
        self.thinking = Some(thinking);
        let bots = self.bots.clone();
        let report = self.report.clone();
        let shutdown = self.shutdown.clone();
        let search = async move {
            let searching = async {
                match pace {
                    Pace::Unwatched => bots.search_unwatched(request).await,
                    Pace::Normal | Pace::Fast => bots.search(request).await,
                }
            };
            let (found, ()) = tokio::join!(unless_it_panics(searching), tokio::time::sleep(delay));
            report(at, found).await;
        };
        let task = tokio::spawn(async move { shutdown.run_until_cancelled(search).await });
        self.unwatched = (pace == Pace::Unwatched).then(|| task.abort_handle());
    }

    /// Gives up a search that began while nobody looked at the game, and says whether there was one.
    pub(super) fn give_up_unwatched(&mut self) -> bool {
        let Some(search) = self.unwatched.take().filter(|_| self.thinking.is_some()) else { return false };
        search.abort();
        self.thinking = None;
        true
    }

    /// Notes that a bot has found its turn, and what it made of a draw, for the event that comes next.
    pub(super) fn played(&mut self, seat: Seat, next: Seq, stance: DrawStance) {
        self.failures = 0;
        self.stances[seat] = (next, stance);
    }

    /// Whether these bots want a draw, by what they have found in turns after the event `since`: one of them
    /// offers it and the others accept.
    pub(super) fn want_draw(&self, bots: SeatSet, since: Seq) -> bool {
        agree_to_draw(bots.iter().map(|seat| match self.stances[seat] {
            (at, stance) if at > since => stance,
            _ => DrawStance::Refuses,
        }))
    }

    /// Notes that a search has found no turn, or one that is refused.
    pub(super) const fn failed(&mut self) -> AfterFailure {
        self.failures += 1;
        if self.failures < MAX_ATTEMPTS {
            return AfterFailure::AskAgain;
        }
        self.failures = 0;
        AfterFailure::PlayAny
    }

    /// Notes that the search has ended, and returns whose it was.
    pub(super) const fn finish(&mut self) -> Option<Thinking> {
        self.thinking.take()
    }
}

/// What a search finds; `None` when it panics, too, so that the room always hears of its end.
async fn unless_it_panics<T>(search: impl Future<Output = Option<T>>) -> Option<T> {
    AssertUnwindSafe(search).catch_unwind().await.unwrap_or(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_play_alone_take_their_time_unless_somebody_looks() {
        let none = SeatSet::EMPTY;
        let one = SeatSet::first(1);
        for (all, living, playing, followers, expected) in [
            (one, one, one, 1, Pace::Normal),
            (one, one, one, 0, Pace::Normal),
            (one, one, none, 1, Pace::Normal),
            (one, one, none, 0, Pace::Unwatched),
            (one, none, none, 1, Pace::Fast),
            (one, none, none, 0, Pace::Unwatched),
            (none, none, none, 1, Pace::Normal),
            (none, none, none, 0, Pace::Unwatched),
        ] {
            let pace = Pace::of(PeopleOfGame { all, living, playing }, followers);
            assert!(pace == expected, "{living:?} {playing:?} {followers}");
        }
    }

    #[tokio::test]
    async fn a_search_that_panics_ends_without_a_move() {
        assert_eq!(unless_it_panics::<()>(async { panic!("a search that dies") }).await, None);
        assert_eq!(unless_it_panics(async { Some(1) }).await, Some(1));
    }
}
