//! The state of a game: the game of the rules, its table and its clocks, folded from its events.
//!
//! It is pure: it reads no time, and each event brings its own.

mod answers;
mod coming_back;
mod course;
mod draws;
mod judging;
mod offers;
mod open_acts;
mod opening;
mod solitude;
mod staleness;
mod taking_back;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::{Clock, Downtime, PlayedTurn};
use djambi::{Game, GameEvent, Move, Outcome, Position, Problem, Seat, SeatSet};
use djambi_protocol::{
    ClockSettings, ClockState, Clocks, Event, EventKind, Level, MoveText, Phase, Refusal, SeatKind,
    SeatState, Seats, Seq, Settings, TableSettings,
};

use self::course::Course;
use self::draws::DrawTalk;
pub use self::draws::Unanswered;
pub use self::judging::Absence;
use self::offers::Offers;
pub use self::opening::Opened;
use self::solitude::Solitude;
pub use self::staleness::{changes_line, is_stale};
use crate::Refused;

/// The state of a game: the game of the rules, and what its table adds to it.
///
/// All times are in milliseconds since 1970 (UTC), on a timeline that never goes back.
#[derive(Clone)]
pub struct LiveGame {
    game: Game,
    /// The seats of persons, those with stand-ins included.
    persons: SeatSet,
    /// The seats of persons whose accounts are deleted: nobody acts for them any more.
    deleted: SeatSet,
    course: Course,
    offers: Offers,
    draws: DrawTalk,
    solitude: Solitude,
    /// The seat to move, if something that it had offered or agreed to stood when its turn came.
    asking: Option<Seat>,
    clock: Option<Clock>,
    /// What each event that counts has cost and gained on the clock, if it was a turn.
    played: Vec<Option<PlayedTurn>>,
    /// What the clock was charged for the last event, if that was a turn.
    charged: Option<u64>,
    /// How the players treat each other.
    table: TableSettings,
    /// The number of the event behind each entry of the rules.
    entries: Vec<Seq>,
    /// What its ends have opened.
    opened: Opened,
    /// The number of the last event.
    seq: Seq,
    /// When it ended.
    ended_ms: Option<u64>,
}

/// Why stored events don't make a game.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// A seat of the board is missing.
    #[error("its seat {0} is missing")]
    Seat(Seat),
    /// An event is missing.
    #[error("its event {seq} is missing")]
    Gap {
        /// The number of the event.
        seq: usize,
    },
    /// An event is refused.
    #[error("its event {seq}: {refused}")]
    Event {
        /// The number of the event.
        seq: Seq,
        /// Why it is refused.
        refused: Refused,
    },
}

impl ReplayError {
    /// What is wrong, for a sentence in any language.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Seat(seat) => Problem::new("fault_no_seat").with("seat", *seat),
            Self::Gap { seq } => Problem::new("fault_gap").with("seq", *seq),
            Self::Event { seq, refused } => {
                Problem::new("fault_event").with("seq", *seq).with("problem", refused.problem.clone())
            }
        }
    }
}

/// What the clocks were charged for each event of a log, in milliseconds, as far as it is a turn of a game with clocks.
pub type Charges = Vec<Option<u64>>;

impl LiveGame {
    /// A game before its first event. Unless its table waits for players, it begins at `now`.
    #[must_use]
    pub fn new(settings: &Settings, now: u64) -> Self {
        let phase = if settings.table.waits() { Phase::Waiting } else { Phase::Playing };
        let game = Game::new(settings.rules, settings.start);
        let mut clock =
            settings.first_clock.or(settings.clock).map(|clock| Clock::new(clock, game.players().iter()));
        if let Some(clock) = clock.as_mut().filter(|_| phase == Phase::Playing) {
            clock.start(game.position().turn(), now);
        }
        Self {
            game,
            persons: seats_with(&settings.seats, |state| state.kind == SeatKind::Person),
            deleted: seats_with(&settings.seats, |state| state.deleted),
            course: Course::new(phase, now),
            offers: Offers::default(),
            draws: DrawTalk::default(),
            solitude: Solitude::default(),
            asking: None,
            clock,
            played: Vec::new(),
            charged: None,
            table: settings.table,
            entries: Vec::new(),
            opened: Opened::default(),
            seq: 0,
            ended_ms: None,
        }
    }

    /// The state of a game that was created at `created_ms`, after all events of its log.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub fn of_log<'a>(
        settings: &Settings,
        created_ms: u64,
        log: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Self, ReplayError> {
        Self::of_log_with(settings, created_ms, log, |_, _| {}).map(|(live, _)| live)
    }

    /// The state of a game after all events of its log, as by [`of_log`](Self::of_log), with what the clocks were charged
    /// for them. `visit` sees the state after each of them.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub fn of_log_with<'a>(
        settings: &Settings,
        created_ms: u64,
        log: impl IntoIterator<Item = &'a Event>,
        mut visit: impl FnMut(&Self, &'a Event),
    ) -> Result<(Self, Charges), ReplayError> {
        let mut live = Self::new(settings, created_ms);
        let mut charges = Charges::new();
        let mut seats = settings.board().seats().iter();
        if let Some(missing) = seats.find(|seat| !settings.seats.contains_key(seat)) {
            return Err(ReplayError::Seat(missing));
        }
        for (index, event) in log.into_iter().enumerate() {
            if event.seq as usize != index + 1 {
                return Err(ReplayError::Gap { seq: index + 1 });
            }
            live.replay(event).map_err(|refused| ReplayError::Event { seq: event.seq, refused })?;
            charges.push(live.charged);
            visit(&live, event);
        }
        Ok((live, charges))
    }

    /// Performs an event of the log again. What it has recorded of the clocks counts.
    fn replay(&mut self, event: &Event) -> Result<(), Refused> {
        self.perform(&event.kind, event.at_ms, 0)?;
        let Some((clock, recorded)) = self.clock.as_mut().zip(event.clocks.as_ref()) else { return Ok(()) };
        // The log does not tell the way that was given back, but what there was in the end.
        let given_back = event
            .kind
            .seat()
            .and_then(|seat| recorded.get(&seat)?.checked_sub(clock.left(seat, event.at_ms)?));
        self.charged = self.charged.map(|charged| charged.saturating_sub(given_back.unwrap_or(0)));
        clock.recall(recorded);
        Ok(())
    }

    /// What the clock was charged for the last event, in milliseconds, if that was a turn.
    #[must_use]
    pub const fn charged(&self) -> Option<u64> {
        self.charged
    }

    /// Performs an event at `now`. `lag` is the measured round trip of the connection that it came by, in
    /// milliseconds.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub fn perform(&mut self, event: &EventKind, now: u64, lag: u64) -> Result<(), Refused> {
        if self.game.outcome().is_some() && !self.comes_back(event) {
            return Err(Refusal::Finished.into());
        }
        let turn = self.position().turn();
        if matches!(event, EventKind::Turn { seat, .. } if *seat != turn) {
            return Err(Refusal::NotYourTurn { seat: turn }.into());
        }
        let alive = self.alive();
        self.seq += 1;
        match event.entry(self.position().geometry()) {
            Ok(Some(entry)) => {
                if let Err(error) = self.game.apply(entry) {
                    self.seq -= 1;
                    return Err(error.into());
                }
                self.entries.push(self.seq);
            }
            Ok(None) => {}
            Err(error) => {
                self.seq -= 1;
                return Err(error.into());
            }
        }
        self.course.follow(event, now);
        self.run_clock(event, now, lag);
        let turn = self.position().turn();
        let own = self.persons.iter().filter(|seat| !self.course.stand_ins.contains_key(seat)).collect();
        self.solitude.follow(event, own, turn);
        self.follow_offers(event);
        self.follow_draws(event, alive);
        if changes_line(event) {
            self.asking = self.asks(turn).then_some(turn);
        }
        let outcome = self.game.outcome();
        self.opened.follow(event, self.seq, outcome.map(|outcome| outcome.reason));
        self.ended_ms = outcome.map(|_| self.ended_ms.unwrap_or(now));
        Ok(())
    }

    /// Lets the clock of the seat to move run after an event.
    fn run_clock(&mut self, event: &EventKind, now: u64, lag: u64) {
        let turn = self.position().turn();
        let is_over = self.game.outcome().is_some();
        self.charged = None;
        let Some(clock) = &mut self.clock else { return };
        let count = self.game.events().len();
        let taken_back = self.played.split_off(count.min(self.played.len()));
        self.played.resize(count, None);
        match event {
            EventKind::Turn { .. } if is_over => self.charged = clock.stop(now),
            _ if is_over => {
                clock.stop(now);
            }
            EventKind::Turn { .. } => {
                let played = clock.turn(Some(turn), lag, now);
                self.charged = played.map(|played| played.charged);
                if let Some(last) = self.played.last_mut() {
                    *last = played;
                }
            }
            EventKind::TakeBack { .. } => {
                let turns: Vec<PlayedTurn> = taken_back.into_iter().flatten().collect();
                clock.take_back(&turns, turn, now);
            }
            EventKind::Pause => clock.pause(now),
            EventKind::Resume => clock.resume(now),
            EventKind::ByDay { days } => {
                clock.change(ClockSettings::of_days(*days), now);
                // Nothing of the clock before is left to take back.
                self.played.iter_mut().flatten().for_each(|played| played.increment = 0);
            }
            EventKind::Open { seat, .. } => {
                clock.open(*seat, now);
                // The fresh clock has nothing of the turns before.
                let of_seat = self.played.iter_mut().flatten().filter(|played| played.seat == *seat);
                of_seat.for_each(|played| played.increment = 0);
            }
            EventKind::Leave { seat, until_ms } => clock.leave(*seat, *until_ms, now),
            EventKind::Back { seat } => clock.back(*seat, now),
            EventKind::Downtime { ms } => {
                let down = Downtime { from: now.saturating_sub(*ms), to: now };
                clock.forgive(&[down], now);
            }
            _ if self.course.phase != Phase::Waiting => clock.start(turn, now),
            _ => {}
        }
    }

    /// Notes who sits where now; before the game begins, seats may change.
    pub fn set_seats(&mut self, seats: &Seats) {
        self.persons = seats_with(seats, |state| state.kind == SeatKind::Person);
        self.deleted = seats_with(seats, |state| state.deleted);
    }

    /// What the ends of the game have opened of its private talk.
    #[must_use]
    pub const fn opened(&self) -> Opened {
        self.opened
    }

    /// What the clocks have left after the last event, for the log.
    #[must_use]
    pub fn recorded_clocks(&self, now: u64) -> Option<Clocks> {
        self.clock.as_ref().filter(|_| self.course.phase != Phase::Waiting).map(|clock| clock.recorded(now))
    }

    /// The number of the standing agreement that this event would only repeat, if it would.
    #[must_use]
    pub fn standing_agreement(&self, event: &EventKind) -> Option<Seq> {
        match event {
            EventKind::AgreeDraw { seat } if self.game.outcome().is_none() => self.agreement_of(*seat),
            _ => None,
        }
    }

    /// The number of the event in which a living player agreed to a draw, if the agreement stands.
    fn agreement_of(&self, seat: Seat) -> Option<Seq> {
        self.entries.get(self.game.agreement_of(seat)?.checked_sub(1)?).copied()
    }

    /// The seat to move; `None` once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.game.outcome().is_none().then(|| self.position().turn())
    }

    /// How far the game is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.game.outcome().is_some() { Phase::Over } else { self.course.phase }
    }

    /// How the game ended; `None` until it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// When an event ended the game, in milliseconds on the timeline of events; `None` until it is over.
    #[must_use]
    pub const fn ended_ms(&self) -> Option<u64> {
        self.ended_ms
    }

    /// The seats that had a player at the start.
    #[must_use]
    pub fn players(&self) -> SeatSet {
        self.game.players()
    }

    /// The bots that stand in for persons, with their levels.
    #[must_use]
    pub fn stand_ins(&self) -> &BTreeMap<Seat, Level> {
        &self.course.stand_ins
    }

    /// The living seats that have lost their player and wait for a newcomer.
    #[must_use]
    pub fn open_seats(&self) -> SeatSet {
        self.course.open.iter().filter(|&seat| self.alive().contains(seat)).collect()
    }

    /// The clocks at `now`, in a game that has some and has begun.
    #[must_use]
    pub fn clock_state(&self, now: u64) -> Option<ClockState> {
        self.clock.as_ref().filter(|_| self.course.phase != Phase::Waiting).map(|clock| clock.state(now))
    }

    /// Whether the players have days for their turns.
    #[must_use]
    pub fn is_by_day(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.settings().is_by_day())
    }

    /// How long a bot may think at `now`, so that it keeps to its clock; `None` without a clock.
    #[must_use]
    pub fn thinking_limit(&self, now: u64) -> Option<u64> {
        let clock = self.clock.as_ref()?;
        Some(clock.settings().thinking_limit(clock.until_flag(now)?))
    }

    /// How much of the time until `now` the clock of the seat to move is spared for these times in which the
    /// service was down.
    #[must_use]
    pub fn spared(&self, downtimes: &[Downtime], now: u64) -> u64 {
        self.clock.clone().map_or(0, |mut clock| clock.forgive(downtimes, now))
    }

    /// The game of the rules.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The events that count, in order, each with the seat that was to move and its text for people.
    pub fn lines(&self) -> impl Iterator<Item = (&GameEvent, Seat, String)> {
        let positions = self.game.positions().iter();
        self.game.events().iter().zip(positions).enumerate().map(|(index, (event, position))| {
            (event, position.turn(), self.game.reading(index).unwrap_or_default())
        })
    }

    /// A move as text.
    #[must_use]
    pub fn text_of(&self, mv: Move) -> MoveText {
        MoveText::of(self.position().geometry(), mv)
    }

    /// The seats of living players.
    #[must_use]
    pub fn alive(&self) -> SeatSet {
        self.position().alive()
    }

    fn position(&self) -> &Position {
        self.game.position()
    }
}

/// The seats of which this is so.
fn seats_with(seats: &Seats, is_so: impl Fn(&SeatState) -> bool) -> SeatSet {
    seats.iter().filter(|(_, state)| is_so(state)).map(|(&seat, _)| seat).collect()
}
