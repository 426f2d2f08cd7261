//! The searches of bots: a few at a time, in slots that all games share.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use djambi::{BySeat, Game, Move, Position, Rules, Seat, SeatSet};
use djambi_engine::{Character, Dealings, DrawStance, Engine, Limits, Negotiator, Options, Stop, Tablebase};
use djambi_press::{Judge, Treaty};
use djambi_protocol::Level;
use tokio::sync::Semaphore;

use super::fair_slots::FairSlots;
use super::holders::Holders;
use super::long_work;
use crate::env::Stopwatch;
use crate::identity::PlayerId;
use crate::limits::{AtOnce, Limit, Network, SITE_FACTOR};
use crate::metrics::{BotMetrics, GaugeGuard};

/// The maximum memory of a search, in mebibytes. Each slot may take as much; the lower levels need a small
/// part of it.
const MEMORY: NonZero<usize> = NonZero::new(128).expect("not zero");
/// The minimum time of a search, even when its time has passed in the queue.
const MIN_TIME: Duration = Duration::from_millis(50);

/// How many times as long as it has thought a bot rests in a game that nobody looks at.
const REST: u32 = 9;

/// Searches for bots. One processor is left to the rest of the service: there are as many slots for
/// searches as other processors.
pub(crate) struct Bots {
    /// Addresses take the slots in turn, those of a site as one.
    slots: Arc<FairSlots<Option<Network>>>,
    holders: Holders<PlayerId>,
    addresses: Holders<Network>,
    sites: Holders<Network>,
    /// The turn of the games that nobody looks at: one of them thinks at a time.
    unwatched: Semaphore,
    load: Arc<Load>,
    metrics: BotMetrics,
    /// The tables of endings, which all bots share.
    tables: Arc<Tablebase>,
}

/// The number of slots, and of searches that run or wait for a slot.
struct Load {
    slots: usize,
    searches: AtomicUsize,
}

/// A position that is to be searched for a bot, and how.
pub(super) struct SearchRequest {
    engine: Engine,
    position: Position,
    rules: Rules,
    seed: u64,
    /// Its nodes; `None` if only its time ends it.
    nodes: Option<NonZero<u64>>,
    /// The bot's part in treaties, if it makes some.
    pub(super) dealing: Option<Dealing>,
    /// The player that has created the game, if the limit of its bots applies.
    pub(super) holder: Option<PlayerId>,
    /// The address from which people look at the game, if they do.
    pub(super) network: Option<Network>,
    /// The maximum time, with the waiting for a slot.
    pub(super) time: Duration,
}

/// A bot's part in the treaties of a game.
pub(super) struct Dealing {
    /// The bot's seat.
    pub(super) seat: Seat,
    /// Its character.
    pub(super) character: Character,
    /// Its level.
    pub(super) level: Level,
    /// The treaties that it knows, those that are over included.
    pub(super) treaties: Vec<Judge>,
    /// The treaties that it has offered or accepted and others may yet accept.
    pub(super) pledges: Vec<Treaty>,
    /// The seats with which it makes treaties.
    pub(super) partners: SeatSet,
}

impl Dealing {
    /// The bot's negotiator.
    pub(super) fn negotiator(&self) -> Negotiator {
        Negotiator::of_level(engine_level(self.level), self.character)
    }

    /// Thinks about a deal in the position of a game: what takes
    /// turns of continuations is done where it holds nobody up.
    pub(super) fn think<T: Send + 'static>(
        self,
        game: &Game,
        turns: u64,
        about: impl FnOnce(Negotiator, &Dealings<'_>) -> T + Send + 'static,
    ) -> impl Future<Output = T> + Send + 'static {
        let (position, rules) = (*game.position(), *game.rules());
        let work = move || about(self.negotiator(), &self.dealings(&position, &rules));
        async move { if turns > 0 { long_work::apart(work).await } else { work() } }
    }

    /// The treaties in a position as the bot sees them.
    pub(super) fn dealings<'a>(&'a self, position: &'a Position, rules: &'a Rules) -> Dealings<'a> {
        let Self { seat, partners, ref treaties, ref pledges, .. } = *self;
        Dealings { position, rules, seat, treaties, pledges, partners }
    }
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// The move of the player to move.
    pub(super) mv: Move,
    /// What each player makes of a draw.
    pub(super) draws: BySeat<DrawStance>,
    /// The gain for which the move breaks a promise, in thousandths of a game, if it does.
    pub(super) breach_gain: Option<i16>,
}

impl SearchRequest {
    /// A request for the current position of a game, with the seats of people.
    pub(super) fn new(game: &Game, people: SeatSet, level: Level, seed: u64) -> Self {
        let level = engine_level(level);
        let mut engine = Engine::new(Options { memory: MEMORY, people, ..level.into() });
        engine.set_history(&game.positions()[..game.events().len()]);
        Self {
            engine,
            position: *game.position(),
            rules: *game.rules(),
            seed,
            nodes: (level < djambi_engine::Level::Prince).then(|| level.nodes()),
            dealing: None,
            holder: None,
            network: None,
            time: level.time(),
        }
    }

    /// Takes from the nodes of the search what the bot has spent on deals, which leaves it a quarter at least.
    pub(super) fn spend(&mut self, nodes: u64) {
        self.nodes = self.nodes.and_then(|of_turn| {
            let least = of_turn.get().div_ceil(4);
            NonZero::new(of_turn.get().saturating_sub(nodes).max(least))
        });
    }

    fn search(&mut self, timer: &SearchTimer) -> Option<Found> {
        let limits = Limits { time: Some(timer.limit()), nodes: self.nodes, ..Limits::seeded(self.seed) };
        let position = &self.position;
        let rules = &self.rules;
        let report = match &self.dealing {
            None => self.engine.search(position, rules, &limits, timer, |_| {}),
            Some(dealing) => {
                let dealings = dealing.dealings(position, rules);
                dealing.negotiator().search(&mut self.engine, &dealings, &limits, timer, |_| {})
            }
        };
        let draws = BySeat::from_fn(|seat| report.draw_stance(&self.position, &self.rules, seat));
        let breach_gain = report.breach_gain.map(thousandths);
        Some(Found { mv: report.best_move()?, draws, breach_gain })
    }
}

/// A gain in shares of a game as thousandths.
#[expect(clippy::cast_possible_truncation, reason = "a gain is no more than a game")]
pub(super) fn thousandths(gain: f64) -> i16 {
    (gain * 1000.0).round() as i16
}

/// What a level does. Its name and order are the protocol's, its strength is the engine's.
pub(super) const fn engine_level(level: Level) -> djambi_engine::Level {
    match level {
        Level::Peasant => djambi_engine::Level::Peasant,
        Level::Page => djambi_engine::Level::Page,
        Level::Squire => djambi_engine::Level::Squire,
        Level::Courtier => djambi_engine::Level::Courtier,
        Level::Envoy => djambi_engine::Level::Envoy,
        Level::Minister => djambi_engine::Level::Minister,
        Level::Chancellor => djambi_engine::Level::Chancellor,
        Level::Regent => djambi_engine::Level::Regent,
        Level::Prince => djambi_engine::Level::Prince,
    }
}

impl Bots {
    /// Bots with a slot for each processor but one, and limits of those that think at once in the games of a
    /// player and of an address.
    pub(super) fn new(per_holder: Limit<AtOnce>, per_address: Limit<AtOnce>, metrics: BotMetrics) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        let bots = Self::with_slots(processors.saturating_sub(1).max(1));
        let sites = Holders::new(per_address.map(|at_once| at_once.times(SITE_FACTOR)));
        let holders = Holders::new(per_holder);
        let addresses = Holders::new(per_address);
        Self { holders, addresses, sites, metrics, ..bots }
    }

    fn with_slots(slots: usize) -> Self {
        let load = Arc::new(Load { slots, searches: AtomicUsize::new(0) });
        let holders = Holders::new(Limit::Off);
        let [addresses, sites] = [Limit::Off; 2].map(Holders::new);
        let slots = FairSlots::new(slots);
        let unwatched = Semaphore::new(1);
        let metrics = BotMetrics::default();
        Self { slots, holders, addresses, sites, unwatched, load, metrics, tables: Arc::default() }
    }

    /// Searches for a legal move in a game that nobody looks at. All such games together take a tenth of a
    /// processor: one of them thinks at a time, for a moment, and then rests.
    pub(super) async fn search_unwatched(&self, mut request: SearchRequest) -> Option<Found> {
        let _turn = self.unwatched.acquire().await.ok()?;
        request.time = request.time.min(MIN_TIME);
        let found = self.search(request).await;
        tokio::time::sleep(MIN_TIME * REST).await;
        found
    }

    /// Lets a bot think about a deal in its slot among the searches, which are as many as the service can bear.
    pub(super) async fn in_slot<T>(self: Arc<Self>, thought: impl Future<Output = T>) -> T {
        let _guard = LoadGuard::new(&self.load);
        let _slot = self.slots.take(None).await;
        thought.await
    }

    /// Searches for a legal move; `None` when the search fails. Dropping the future stops the search. The
    /// time is shared with the searches that wait for a slot, and begins once fewer bots of the same player
    /// think than are allowed.
    pub(super) async fn search(&self, mut request: SearchRequest) -> Option<Found> {
        request.engine = request.engine.with_tables(self.tables.clone());
        let _pass = self.holders.enter(request.holder).await;
        let _address = self.addresses.enter(request.network).await;
        let _site = self.sites.enter(request.network.and_then(Network::site)).await;
        let waited = Stopwatch::start();
        let _guard = LoadGuard::new(&self.load);
        let waiting = GaugeGuard::new(&self.metrics.waiting);
        let slot = self.slots.take(request.network.map(|network| network.site().unwrap_or(network))).await;
        drop(waiting);
        let _thinking = GaugeGuard::new(&self.metrics.thinking);
        let cancel = CancelOnDrop(Arc::new(AtomicBool::new(false)));
        let timer = SearchTimer {
            running: Stopwatch::start(),
            time: request.time,
            left: request.time.saturating_sub(waited.elapsed()),
            load: self.load.clone(),
            is_cancelled: cancel.0.clone(),
        };
        let position = request.position;
        let rules = request.rules;
        let seed = request.seed;
        let found = tokio::task::spawn_blocking(move || request.search(&timer)).await;
        drop(slot);
        match found {
            Ok(Some(found)) if position.is_legal(&rules, found.mv) => Some(found),
            other => {
                tracing::error!(%position, ?rules, seed, ?other, "the engine found no legal move");
                None
            }
        }
    }
}

/// Counts a search in the load as long as the guard exists.
struct LoadGuard<'a>(&'a Load);

impl<'a> LoadGuard<'a> {
    fn new(load: &'a Load) -> Self {
        load.searches.fetch_add(1, Ordering::Relaxed);
        Self(load)
    }
}

impl Drop for LoadGuard<'_> {
    fn drop(&mut self) {
        self.0.searches.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Cancels a search when it is dropped, which is when its result is not awaited any more.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Stops a search when its share of the time is up, which depends on the load.
struct SearchTimer {
    running: Stopwatch,
    /// The maximum time when no other search runs or waits.
    time: Duration,
    /// The part of that time that is left after waiting for a slot.
    left: Duration,
    load: Arc<Load>,
    is_cancelled: Arc<AtomicBool>,
}

impl SearchTimer {
    /// The maximum time under the current load.
    fn limit(&self) -> Duration {
        let rounds = self.load.searches.load(Ordering::Relaxed).div_ceil(self.load.slots).max(1);
        let share = self.time / u32::try_from(rounds).unwrap_or(u32::MAX);
        share.min(self.left).max(MIN_TIME)
    }
}

impl Stop for SearchTimer {
    fn is_stopped(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed) || self.running.elapsed() >= self.limit()
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(self.running.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More time than a search takes on a busy machine.
    const LONG: Duration = Duration::from_secs(60);

    fn request(level: Level, time: Duration) -> SearchRequest {
        let game = Game::new(Rules::CLASSIC, Position::start());
        SearchRequest { time, ..SearchRequest::new(&game, SeatSet::EMPTY, level, 7) }
    }

    #[test]
    fn the_protocol_and_the_engine_have_the_same_levels_in_the_same_order() {
        assert_eq!(Level::ALL.map(engine_level), djambi_engine::Level::ALL);
        for level in Level::ALL {
            assert_eq!(engine_level(level).name(), level.name());
            assert_eq!(engine_level(level).negotiates(), level.negotiates(), "{level}");
        }
    }

    #[tokio::test]
    async fn every_level_finds_a_move_without_time() {
        let bots = Bots::with_slots(1);
        for level in Level::ALL {
            let Found { mv, .. } = bots.search(request(level, Duration::ZERO)).await.unwrap();
            assert!(Position::start().is_legal(&Rules::CLASSIC, mv), "{level}");
        }
    }

    #[test]
    fn a_search_pays_for_what_its_bot_has_spent_on_deals() {
        let left = |level, nodes| {
            let mut request = request(level, LONG);
            request.spend(nodes);
            request.nodes.map(NonZero::get)
        };
        assert_eq!(
            [0, 800, 1_600, 2_400].map(|nodes| left(Level::Minister, nodes)),
            [2_500, 1_700, 900, 625].map(Some)
        );
        assert_eq!((left(Level::Envoy, 0), left(Level::Prince, 800)), (Some(500), None));
    }

    #[tokio::test]
    async fn searches_that_wait_for_a_slot_share_the_time() {
        let bots = Bots::with_slots(1);
        let running = Stopwatch::start();
        let all = (0..8).map(|_| async {
            bots.search(request(Level::Prince, Duration::from_secs(4))).await;
            running.elapsed()
        });
        let ends = futures_util::future::join_all(all).await;
        assert!(ends[0] < Duration::from_secs(2), "the first search leaves time to the others: {ends:?}");
        assert!(ends[7] < Duration::from_secs(8), "the last search does not wait much longer: {ends:?}");
    }

    #[tokio::test]
    async fn games_that_nobody_looks_at_think_one_at_a_time_beside_the_others() {
        let bots = Bots::with_slots(1);
        assert!(bots.search_unwatched(request(Level::Prince, LONG)).await.is_some());
        let crowd = (0..50).map(|_| bots.search_unwatched(request(Level::Prince, LONG)));
        let mut crowd = std::pin::pin!(futures_util::future::join_all(crowd));
        for _ in 0..3 {
            tokio::select! {
                biased;
                _ = &mut crowd => panic!("they rest for more than twenty seconds"),
                found = bots.search(request(Level::Page, LONG)) => assert!(found.is_some()),
            }
            assert!(bots.load.searches.load(Ordering::Relaxed) <= 1, "one of the crowd at most");
        }
    }

    #[tokio::test]
    async fn a_search_whose_future_is_dropped_ends() {
        let bots = Bots::with_slots(1);
        let wait = Duration::from_millis(100);
        let running = Stopwatch::start();
        let dropped = tokio::time::timeout(wait, bots.search(request(Level::Prince, LONG))).await;
        assert!(dropped.is_err() && bots.load.searches.load(Ordering::Relaxed) == 0);
        bots.search(request(Level::Page, LONG)).await;
        // The runtime ends when the search does.
        assert!(running.elapsed() < LONG / 2);
    }

    #[tokio::test]
    async fn a_bot_that_is_losing_repeats_the_position() {
        // Yellow has only a chief in a corner, which has gone to and fro; one more move repeats the position
        // for the third time. Red commands two armies.
        let start = "8yC/7x1/7x1/6x2/6xxx/bMbMbA6/rMrMbMbR5/rCrMrMbDrD4/rArRrM6 rry- r r 0 40";
        let start = Position::parse(start, &Rules::CLASSIC).unwrap();
        let mut game = Game::new(Rules::CLASSIC, start);
        let last = start.geometry().parse_wire("i8i9").unwrap();
        for turn in ["c1d1", "i9i8", "d1c1", "i8i9", "c1d1", "i9i8", "d1c1"] {
            game.play(start.geometry().parse_wire(turn).unwrap()).unwrap();
        }
        let found = Bots::with_slots(1)
            .search(SearchRequest::new(&game, SeatSet::EMPTY, Level::Envoy, 7))
            .await
            .unwrap();
        assert_eq!(found.mv, last);
    }
}
