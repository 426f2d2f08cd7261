//! The course of a game beside the rules.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{EventKind, Level, Phase};

/// What the rules don't know of the course of a game: whether it has begun, whether it is paused, and which
/// bots stand in for persons.
#[derive(Clone)]
pub(super) struct Course {
    /// How far the game is, its end apart, which the rules know.
    pub(super) phase: Phase,
    /// The bots that stand in.
    pub(super) stand_ins: BTreeMap<Seat, Level>,
    /// The seats that have lost their player and wait for a newcomer.
    pub(super) open: SeatSet,
    /// The seats that were opened, be they taken since or not.
    pub(super) opened: SeatSet,
    /// The seats that have played a turn.
    pub(super) begun: SeatSet,
    /// When the turn of the seat to move began, in milliseconds on the timeline of events.
    turn_since: u64,
    /// How long the service was down since then while its time counted, in milliseconds.
    down_ms: u64,
    /// When the pause began, if the game is paused.
    pub(super) paused_since: Option<u64>,
    /// The leaves of persons, each from its beginning to its end.
    leaves: Vec<TimeOfLeave>,
}

/// A leave of the person of a seat.
#[derive(Clone, Copy)]
struct TimeOfLeave {
    seat: Seat,
    from: u64,
    until: u64,
}

impl Course {
    /// The course of a game before its first event.
    pub(super) fn new(phase: Phase, since: u64) -> Self {
        Self {
            phase,
            stand_ins: BTreeMap::new(),
            open: SeatSet::EMPTY,
            opened: SeatSet::EMPTY,
            begun: SeatSet::EMPTY,
            turn_since: since,
            down_ms: 0,
            paused_since: None,
            leaves: Vec::new(),
        }
    }

    /// Until when the persons are on leave who are at `now`.
    pub(super) fn leaves(&self, now: u64) -> BTreeMap<Seat, u64> {
        let running = self.leaves.iter().filter(|leave| leave.from <= now && now < leave.until);
        running.map(|leave| (leave.seat, leave.until)).collect()
    }

    /// When a time that began with the turn of a seat is over for its person.
    pub(super) fn turn_by(&self, seat: Seat, limit: u64) -> u64 {
        self.by(seat, self.turn_since, limit.saturating_add(self.down_ms))
    }

    /// When a time that began at a moment is over for the person of a seat, whose leaves do not count.
    pub(super) fn by(&self, seat: Seat, since: u64, limit: u64) -> u64 {
        let mut by = since.saturating_add(limit);
        for leave in self.leaves.iter().filter(|leave| leave.seat == seat) {
            let from = leave.from.max(since);
            if from < by {
                by = by.saturating_add(leave.until.saturating_sub(from));
            }
        }
        by
    }

    /// A turn begins at `now`.
    fn begin_turn(&mut self, now: u64) {
        (self.turn_since, self.down_ms) = (now, 0);
    }

    /// The person of a seat is on leave no longer.
    fn end_leave(&mut self, seat: Seat, now: u64) {
        for leave in self.leaves.iter_mut().filter(|leave| leave.seat == seat) {
            leave.until = leave.until.min(now);
        }
    }

    /// Follows an event that happens at `now`.
    pub(super) fn follow(&mut self, event: &EventKind, now: u64) {
        match *event {
            EventKind::Started => {
                self.phase = Phase::Playing;
                self.begin_turn(now);
            }
            EventKind::Turn { seat, .. } => {
                self.begun.insert(seat);
                self.begin_turn(now);
            }
            EventKind::Resign { .. } | EventKind::FlagFall { .. } | EventKind::TakeBack { .. } => {
                self.begin_turn(now);
            }
            EventKind::Pause => (self.phase, self.paused_since) = (Phase::Paused, Some(now)),
            EventKind::Resume | EventKind::ByDay { .. } => {
                (self.phase, self.paused_since) = (Phase::Playing, None);
                self.begin_turn(now);
            }
            EventKind::StandIn { seat, level } => drop(self.stand_ins.insert(seat, level)),
            EventKind::Return { seat } => drop(self.stand_ins.remove(&seat)),
            EventKind::Open { seat, level } => {
                self.stand_ins.insert(seat, level);
                self.open.insert(seat);
                self.opened.insert(seat);
                self.end_leave(seat, now);
            }
            EventKind::Sit { seat, .. } => {
                self.stand_ins.remove(&seat);
                self.open.remove(seat);
            }
            EventKind::Leave { seat, until_ms } => {
                self.end_leave(seat, now);
                self.leaves.push(TimeOfLeave { seat, from: now, until: until_ms });
            }
            EventKind::Back { seat } => self.end_leave(seat, now),
            EventKind::Downtime { ms } => self.down_ms = self.down_ms.saturating_add(ms),
            EventKind::AgreeDraw { .. }
            | EventKind::Offer { .. }
            | EventKind::Accept { .. }
            | EventKind::Decline { .. }
            | EventKind::LengthLimit
            | EventKind::Closed { .. } => {}
        }
    }
}
