//! The events of a game in memory.

use std::collections::{BTreeMap, HashMap};

use djambi::Seat;
use djambi_protocol::{CommandId, Event, EventKind, Seq, TalkSince};
use djambi_table::{KeptEvent, LiveGame, changes_line};

/// The maximum number of events. The last is that the service ends the game as a draw. Games from the time
/// before this limit, which are beyond it, go on.
pub(super) const MAX_EVENTS: Seq = 5_000;

/// The events of a game, and which commands became which events.
#[derive(Clone)]
pub(crate) struct EventLog {
    events: Vec<Event>,
    /// The events that were commands, so that a repeated command is only acknowledged.
    commands: HashMap<(Seat, CommandId), Seq>,
    /// The messages that the players of turns had seen, where that matters.
    seen: BTreeMap<Seq, TalkSince>,
}

impl EventLog {
    /// The log of these events, which are in order and without gaps.
    pub(super) fn new(stored: Vec<KeptEvent>) -> Self {
        let mut log = Self {
            events: Vec::with_capacity(stored.len()),
            commands: HashMap::new(),
            seen: BTreeMap::new(),
        };
        for KeptEvent { event, command, seen } in stored {
            log.push(event, command, seen);
        }
        log
    }

    /// The number of the last event, 0 before the first.
    pub(crate) fn seq(&self) -> Seq {
        Seq::try_from(self.events.len()).expect("a game of finite length")
    }

    /// The events after one with this number.
    pub(crate) fn after(&self, since: Seq) -> &[Event] {
        &self.events[since as usize..]
    }

    /// The number of the last event that had happened at a moment, in milliseconds since 1970; 0 before the first.
    pub(super) fn seq_at(&self, at_ms: u64) -> Seq {
        self.events.iter().rev().find(|event| event.at_ms <= at_ms).map_or(0, |event| event.seq)
    }

    /// The event that a command became, if it is in the log.
    pub(super) fn of_command(&self, seat: Seat, command: &CommandId) -> Option<&Event> {
        let seq = *self.commands.get(&(seat, command.clone()))?;
        self.events.get(seq as usize - 1)
    }

    /// When the last event happened, in milliseconds since 1970; 0 before the first.
    pub(super) fn last_ms(&self) -> u64 {
        self.events.last().map_or(0, |last| last.at_ms)
    }

    /// When the event of a number happened, in milliseconds since 1970.
    pub(super) fn at_ms(&self, seq: Seq) -> Option<u64> {
        let index = usize::try_from(seq.checked_sub(1)?).ok()?;
        self.events.get(index).map(|event| event.at_ms)
    }

    /// The number of the last event by which another's turn came; 0 before the first.
    pub(super) fn last_of_line(&self) -> Seq {
        let gives_turn = |kind: &EventKind| *kind == EventKind::Started || changes_line(kind);
        self.events.iter().rev().find(|event| gives_turn(&event.kind)).map_or(0, |event| event.seq)
    }

    /// An event that the live game has performed, as the next of the log.
    pub(super) fn next(&self, live: &LiveGame, at_ms: u64, kind: EventKind) -> Event {
        let clocks = live.recorded_clocks(at_ms);
        let charged_ms = live.charged();
        Event { seq: self.seq() + 1, at_ms, clocks, charged_ms, kind }
    }

    /// The messages of the talk that the player of a turn had seen; `None` stands for all.
    pub(super) fn seen(&self, turn: Seq) -> Option<&TalkSince> {
        self.seen.get(&turn)
    }

    /// Appends the next event, the command that became it, if it was a command, and what its player had seen.
    pub(super) fn push(&mut self, event: Event, command: Option<CommandId>, seen: Option<TalkSince>) {
        self.seen.extend(seen.map(|seen| (event.seq, seen)));
        self.commands.extend(event.kind.seat().zip(command).map(|key| (key, event.seq)));
        self.events.push(event);
    }
}
