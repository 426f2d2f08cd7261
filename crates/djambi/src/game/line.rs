//! The line of a game that counts.

use alloc::vec;
use alloc::vec::Vec;

use super::GameEvent;
use crate::Position;
use crate::repetitions::Repetitions;

/// From how many positions on a line doubles its room.
const LONG: usize = 256;

/// The events that count and the positions before and after them.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The start, then the position after each event.
    positions: Vec<Position>,
    repetitions: Repetitions,
    events: Vec<GameEvent>,
    /// For each event, the index of the entry that led to it.
    entries: Vec<usize>,
}

/// Events at the end of a line that were taken back.
#[derive(Clone, Debug)]
pub(super) struct Withdrawn {
    positions: Vec<Position>,
    events: Vec<GameEvent>,
    entries: Vec<usize>,
}

impl Line {
    /// A line without events.
    pub(super) fn new(start: Position) -> Self {
        let positions = vec![start];
        let mut repetitions = Repetitions::default();
        repetitions.push(&positions);
        Self { positions, repetitions, events: Vec::new(), entries: Vec::new() }
    }

    /// The start (index 0) and the position after each event.
    pub(super) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The events.
    pub(super) fn events(&self) -> &[GameEvent] {
        &self.events
    }

    /// For each event, the index of the entry that led to it.
    pub(super) fn entries(&self) -> &[usize] {
        &self.entries
    }

    /// How often the last position has come up in the line, the last time included.
    pub(super) fn times_seen(&self) -> u32 {
        self.repetitions.last()
    }

    /// Appends an event, the position after it and the index of its entry.
    pub(super) fn push(&mut self, event: GameEvent, after: Position, entry: usize) {
        // Room for a few more and not for as many again, unless the game is long: a service holds thousands, and this is the
        // largest part of each.
        let count = self.positions.len();
        if count == self.positions.capacity() && count < LONG {
            self.positions.reserve_exact(count / 4 + 8);
        }
        self.positions.push(after);
        self.repetitions.push(&self.positions);
        self.events.push(event);
        self.entries.push(entry);
    }

    /// Removes the events after the first `events`.
    pub(super) fn take_back(&mut self, events: usize) -> Withdrawn {
        self.repetitions.truncate(events + 1);
        Withdrawn {
            positions: self.positions.split_off(events + 1),
            events: self.events.split_off(events),
            entries: self.entries.split_off(events),
        }
    }

    /// Appends events that were taken back.
    pub(super) fn restore(&mut self, Withdrawn { positions, events, entries }: Withdrawn) {
        for ((event, after), entry) in events.into_iter().zip(positions).zip(entries) {
            self.push(event, after, entry);
        }
    }
}
