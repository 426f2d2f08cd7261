//! The clocks of a game.
//!
//! A clock does no I/O and reads no time: each function is told `now`, in milliseconds of a steady timeline.
//! The times of the log lie on it too. A service gets such a timeline by adding the time since its start, of
//! a monotonic source, to the wall time of its start.

mod downtime;
mod lag_quota;
mod turn;

use std::collections::BTreeMap;

use djambi::Seat;
use djambi_protocol::{ClockSettings, ClockState, Clocks};

pub use downtime::Downtime;
pub use lag_quota::MAX_LAG;
pub use turn::PlayedTurn;

use lag_quota::LagQuota;
use turn::Turn;

/// The clocks of a game: what each player has left, whose clock runs, and until when.
///
/// Only the clock of the seat to move runs. A seat has one clock for all who play there: a bot that stands in
/// for a person, and a person who returns, go on with it. Nothing here decides that a flag has fallen: a
/// caller asks [`flagged`](Self::flagged) before each event, and a timer waits for
/// [`flag_at`](Self::flag_at).
///
/// A moment before the latest one that a clock was told counts as that one, so time never passes twice.
///
/// ```
/// use djambi::Seat::{Blue, Red};
/// use djambi_protocol::ClockSettings;
/// use djambi_table::Clock;
///
/// let mut clock = Clock::new(ClockSettings::RealTime { base_s: 60, increment_s: 5 }, [Red, Blue]);
/// clock.start(Red, 1_000);
/// assert_eq!(clock.flag_at(), Some(61_000));
/// clock.turn(Some(Blue), 0, 11_000);
/// assert_eq!(clock.left(Red, 12_000), Some(55_000));
/// assert_eq!(clock.left(Blue, 12_000), Some(59_000));
/// ```
///
/// # Restoring
/// The clock of a game is the fold of its log: apply each event as it was applied when it happened, with its
/// time and without lag, then [`recall`](Self::recall) what it has recorded. After each event that gives the
/// clock that was there before a restart, but for the quotas of lag, which begin anew. In real time the last
/// event alone does, with [`restore`](Self::restore).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    settings: ClockSettings,
    seats: BTreeMap<Seat, SeatClock>,
    /// The turn that is being played; none before the start and after the end.
    turn: Option<Turn>,
    /// Until when time has been charged.
    at: u64,
    paused: bool,
    /// Until when the players are on leave whose time does not pass, as they were told.
    leaves: BTreeMap<Seat, u64>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeatClock {
    left: u64,
    quota: LagQuota,
}

impl Clock {
    /// The clocks of these players before the start: each has its whole time, and none runs.
    #[must_use]
    pub fn new(settings: ClockSettings, players: impl IntoIterator<Item = Seat>) -> Self {
        let seat = SeatClock { left: settings.base(), quota: LagQuota::default() };
        let seats = players.into_iter().map(|player| (player, seat)).collect();
        Self { settings, seats, turn: None, at: 0, paused: false, leaves: BTreeMap::new() }
    }

    /// The clocks after an event that recorded this, with the clock of `running` running since then.
    ///
    /// By the day this holds for the events that begin a turn. Within a turn the event does not tell how much
    /// of the turn's own time is used: there fold the log, as the type's documentation says.
    #[must_use]
    pub fn restore(settings: ClockSettings, recorded: &Clocks, running: Option<Seat>, since: u64) -> Self {
        let mut clock = Self::new(settings, []);
        clock.recall(recorded);
        clock.begin(running, since);
        clock
    }

    /// Takes what an event of the log has recorded as what the players have left.
    pub fn recall(&mut self, recorded: &Clocks) {
        for (&seat, &left) in recorded {
            let clock = self.seats.entry(seat).or_insert(SeatClock { left, quota: LagQuota::default() });
            clock.left = left;
        }
    }

    /// What to record after an event at `now`.
    #[must_use]
    pub fn recorded(&self, now: u64) -> Clocks {
        self.seats.keys().filter_map(|&seat| Some((seat, self.left(seat, now)?))).collect()
    }

    /// What a page shows of the clocks at `now`.
    #[must_use]
    pub fn state(&self, now: u64) -> ClockState {
        let turn = self.turn.filter(|_| !self.paused);
        let by_day = turn.filter(|_| self.settings.is_by_day());
        let own =
            |turn: Turn| self.settings.turn_time().saturating_sub(turn.used).saturating_sub(self.passed(now));
        let mover = turn.map(|turn| turn.seat);
        let is_on_leave = |seat: &Seat| self.on_leave_until(*seat, now).is_some();
        ClockState {
            left: self.recorded(now),
            turn_left: by_day.map(own),
            running: mover.filter(|seat| !is_on_leave(seat)),
            stopped: mover.filter(is_on_leave),
        }
    }

    /// What this seat has left at `now`; by the day what is left of its bank. `None` if no player has begun
    /// the game there.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        let left = self.seats.get(&seat)?.left;
        let turn = self.turn.filter(|turn| turn.seat == seat);
        Some(turn.map_or(left, |turn| left.saturating_sub(self.cost(turn.used, self.passed(now)))))
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> ClockSettings {
        self.settings
    }

    /// The seat whose clock runs, or goes on after the pause.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        Some(self.turn?.seat)
    }

    /// Whether a turn of this seat could begin without its flag falling at once.
    #[must_use]
    pub fn has_time(&self, seat: Seat) -> bool {
        let left = self.seats.get(&seat).map_or(0, |clock| clock.left);
        self.settings.turn_time().saturating_add(left) > 0
    }

    /// Whether the clocks are paused.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// When the flag of the running clock falls; if it has fallen and nothing was done about it, the moment
    /// of the latest event. `None` if no clock runs, or if that moment is beyond the timeline.
    #[must_use]
    pub fn flag_at(&self) -> Option<u64> {
        let rest = self.until_flag(self.at).filter(|_| !self.paused)?;
        self.back_at().unwrap_or(self.at).checked_add(rest)
    }

    /// When the leave of the player to move is over, by which their clock goes on; `None` if they are not on leave.
    #[must_use]
    pub fn back_at(&self) -> Option<u64> {
        self.on_leave_until(self.running()?, self.at)
    }

    /// Until when the player of a seat is on leave at `now`.
    fn on_leave_until(&self, seat: Seat, now: u64) -> Option<u64> {
        self.leaves.get(&seat).copied().filter(|&until| now < until)
    }

    /// How much time the seat to move has at `now` until its flag falls; by the day this is what is left of
    /// the turn's time and of the bank together.
    #[must_use]
    pub fn until_flag(&self, now: u64) -> Option<u64> {
        let turn = self.turn?;
        let left = self.seats.get(&turn.seat)?.left;
        let rest = self.settings.turn_time().saturating_sub(turn.used).saturating_add(left);
        Some(rest.saturating_sub(self.passed(now)))
    }

    /// The seat whose flag has fallen at `now`.
    #[must_use]
    pub fn flagged(&self, now: u64) -> Option<Seat> {
        let rest = self.until_flag(now).filter(|_| !self.paused)?;
        self.running().filter(|_| rest == 0)
    }

    /// Lets the clock of this seat run from now on, and no other. If it runs already, its turn goes on; else
    /// a turn begins. A seat without a player has no clock, so then none runs.
    pub fn start(&mut self, seat: Seat, now: u64) {
        self.charge(now, 0);
        if self.running() != Some(seat) {
            self.begin(Some(seat), now);
        }
    }

    /// Stops the clocks: the game is over. Returns what the clock that ran has paid for its turn; `None` if none ran.
    pub fn stop(&mut self, now: u64) -> Option<u64> {
        self.charge(now, 0);
        self.turn.take().map(|turn| turn.charged)
    }

    /// The seat whose clock runs has played a turn, and `next` is to move; the same seat again after a turn
    /// that it played for its power. In real time the turn adds the increment.
    ///
    /// `lag` is the measured round trip of the mover's connection. At most the seat's quota and the time of
    /// the turn are given back. A turn after the fall of the flag adds nothing. Returns what the turn has
    /// cost and gained, for [`take_back`](Self::take_back); `None` if no clock ran.
    pub fn turn(&mut self, next: Option<Seat>, lag: u64, now: u64) -> Option<PlayedTurn> {
        self.charge(now, 0);
        let played = self.reward(lag);
        self.begin(next, now);
        played
    }

    /// These turns, the last that were played, count no longer, and `author`, who played the first of them,
    /// is to move again.
    ///
    /// Their increments go with them. What they have used stays used, and the author goes on with the turn
    /// that is taken back: by the day no new time begins. The player who was thinking about an answer
    /// gets that time back, since the turn to be answered is gone.
    pub fn take_back(&mut self, turns: &[PlayedTurn], author: Seat, now: u64) {
        self.charge(now, 0);
        if let Some(turn) = self.turn.filter(|turn| turn.seat != author)
            && let Some(clock) = self.seats.get_mut(&turn.seat)
        {
            clock.left = clock.left.saturating_add(turn.charged);
        }
        for turn in turns {
            if let Some(clock) = self.seats.get_mut(&turn.seat) {
                clock.left = clock.left.saturating_sub(turn.increment);
            }
        }
        let before = turns.iter().find(|turn| turn.seat == author).map_or(0, |turn| turn.used);
        self.begin(Some(author), now);
        self.turn = self.turn.map(|turn| turn.again(before));
    }

    /// Stops the time of all until [`resume`](Self::resume).
    pub fn pause(&mut self, now: u64) {
        self.charge(now, 0);
        self.paused = true;
    }

    /// Lets the clock of the seat to move go on where it was paused.
    pub fn resume(&mut self, now: u64) {
        self.charge(now, 0);
        self.paused = false;
    }

    /// The player of a seat is on leave from `now` until a moment, by which it ends by itself. If it is their turn, their
    /// clock stands still; else their next turns begin so.
    pub fn leave(&mut self, seat: Seat, until: u64, now: u64) {
        self.charge(now, 0);
        self.leaves.insert(seat, until);
    }

    /// The player of a seat is back from leave.
    pub fn back(&mut self, seat: Seat, now: u64) {
        self.charge(now, 0);
        self.leaves.remove(&seat);
    }

    /// Gives all players clocks with other settings: each has its whole time, the turn that is being played begins anew, and
    /// a pause is over.
    pub fn change(&mut self, settings: ClockSettings, now: u64) {
        self.charge(now, 0);
        self.settings = settings;
        self.paused = false;
        for clock in self.seats.values_mut() {
            clock.left = settings.base();
        }
        self.turn = self.turn.map(|turn| Turn::new(turn.seat));
    }

    /// Charges the time until `now`, but not the time in which the service was down. Returns how much time
    /// the seat to move was spared, which is the event `downtime`. The intervals may come in any order and
    /// overlap; a second call with the same ones returns 0.
    ///
    /// To fold the event, say that the service was down for so long until the event.
    pub fn forgive(&mut self, downtimes: &[Downtime], now: u64) -> u64 {
        let down = downtime::overlap(downtimes, self.counted_from(), now);
        let spared = if self.turn.is_some() && !self.paused { down } else { 0 };
        self.charge(now, down);
        spared
    }

    /// Gives a seat that was opened to a bot or a newcomer a fresh clock: half of the base and a minute at
    /// least, by the day half of the bank. If it is the seat's turn, the turn begins anew.
    pub fn open(&mut self, seat: Seat, now: u64) {
        self.charge(now, 0);
        self.leaves.remove(&seat);
        if let Some(clock) = self.seats.get_mut(&seat) {
            *clock = SeatClock { left: self.settings.fresh(), quota: LagQuota::default() };
        }
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            *turn = Turn::new(seat);
        }
    }

    /// The time between the latest charge and `now` that the clock of the seat to move counts.
    fn passed(&self, now: u64) -> u64 {
        if self.paused { 0 } else { now.saturating_sub(self.counted_from()) }
    }

    /// From when the time counts for the seat to move: since the latest charge, or the end of a leave.
    fn counted_from(&self) -> u64 {
        self.back_at().unwrap_or(self.at)
    }

    /// What a turn that has used `used` costs for `more` time: nothing while its own time lasts.
    fn cost(&self, used: u64, more: u64) -> u64 {
        let own = self.settings.turn_time();
        used.saturating_add(more).saturating_sub(own) - used.saturating_sub(own)
    }

    /// Charges the time until `now` to the seat to move, except `free` milliseconds of it.
    fn charge(&mut self, now: u64, free: u64) {
        let passed = self.passed(now).saturating_sub(free);
        self.at = self.at.max(now);
        let Some(turn) = self.turn else { return };
        let left = self.seats.get(&turn.seat).map_or(0, |clock| clock.left);
        let cost = self.cost(turn.used, passed).min(left);
        self.turn = Some(turn.charged(passed, cost));
        if let Some(clock) = self.seats.get_mut(&turn.seat) {
            clock.left = left - cost;
        }
    }

    /// Gives the mover lag and increment for the turn that was charged.
    fn reward(&mut self, lag: u64) -> Option<PlayedTurn> {
        let Turn { seat, used, before, charged } = self.turn?;
        let mut clock = self.seats.get(&seat).copied()?;
        if self.until_flag(self.at) == Some(0) {
            return Some(PlayedTurn { seat, used, lag: 0, increment: 0, charged });
        }
        let returned = clock.quota.give_back(lag.min(used - before));
        let refund = self.cost(used - returned, returned);
        let increment = self.settings.increment();
        clock.left = clock.left.saturating_add(refund).saturating_add(increment);
        self.seats.insert(seat, clock);
        let charged = charged.saturating_sub(refund);
        Some(PlayedTurn { seat, used, lag: returned, increment, charged })
    }

    /// Begins a turn of this seat, if it has a clock.
    fn begin(&mut self, seat: Option<Seat>, now: u64) {
        self.at = self.at.max(now);
        self.turn = seat.filter(|seat| self.seats.contains_key(seat)).map(Turn::new);
    }
}
