//! The events of a game in memory.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::BuildHasher;
use std::num::NonZeroU64;

use djambi::{Geometry, Seat};
use djambi_protocol::{CommandId, Event, EventKind, Seq, TalkSince};
use djambi_table::{KeptEvent, LiveGame, PackedLog, changes_line};
use foldhash::quality::RandomState;

/// The maximum number of events. The last is that the service ends the game as a draw. Games from the time
/// before this limit, which are beyond it, go on.
pub(super) const MAX_EVENTS: Seq = 5_000;
/// How many of the newest events are at hand unpacked, at most. Who reconnects seldom asks for more.
const MAX_RECENT: usize = 16;

/// The events of a game, and which commands became which events. All are kept packed: a long game has some 40 bytes an
/// event here. What is looked at after each event is at hand.
#[derive(Clone)]
pub(crate) struct EventLog {
    packed: PackedLog,
    /// What the clock was charged for each event of a game with a clock, and one more.
    charged: Vec<Option<NonZeroU64>>,
    /// The newest events.
    recent: Vec<Event>,
    seq: Seq,
    /// The events that were commands, by a keyed hash of seat and id, so that a repeated command is only acknowledged.
    commands: BTreeMap<u64, Seq>,
    hasher: RandomState,
    /// The messages that the players of turns had seen, where that matters.
    seen: BTreeMap<Seq, TalkSince>,
    /// When each seat last did something in the game itself, in milliseconds since 1970.
    acted: BTreeMap<Seat, u64>,
    /// When the game of a table began, in milliseconds since 1970.
    started_ms: Option<u64>,
    /// The last event by which another's turn came, and when that was, in milliseconds since 1970.
    line: Option<(Seq, u64)>,
    /// The events by which the time of a player ran out.
    out_of_time: Vec<Event>,
}

impl EventLog {
    /// The log of these events of a game on a board, which are in order and without gaps.
    pub(super) fn new(board: &'static Geometry, stored: Vec<KeptEvent>) -> Self {
        let mut log = Self {
            packed: PackedLog::new(board),
            charged: Vec::new(),
            recent: Vec::new(),
            seq: 0,
            commands: BTreeMap::new(),
            hasher: RandomState::default(),
            seen: BTreeMap::new(),
            acted: BTreeMap::new(),
            started_ms: None,
            line: None,
            out_of_time: Vec::new(),
        };
        stored.into_iter().for_each(|event| log.push(event));
        log
    }

    /// The number of the last event, 0 before the first.
    pub(crate) const fn seq(&self) -> Seq {
        self.seq
    }

    /// The last event.
    pub(super) fn last(&self) -> Option<&Event> {
        self.recent.last()
    }

    /// The events after one with this number.
    pub(crate) fn after(&self, since: Seq) -> Cow<'_, [Event]> {
        let count = self.seq.saturating_sub(since) as usize;
        match self.recent.len().checked_sub(count) {
            Some(first) => Cow::Borrowed(&self.recent[first..]),
            None => Cow::Owned(self.unpacked().skip(since as usize).map(|kept| kept.event).collect()),
        }
    }

    fn unpacked(&self) -> impl Iterator<Item = KeptEvent> {
        let charged = self.charged.iter().map(|charged| charged.map(|charged| charged.get() - 1));
        let events = self.packed.events().into_iter().zip(charged.chain(std::iter::repeat(None)));
        events.map(|(kept, charged_ms)| KeptEvent { event: Event { charged_ms, ..kept.event }, ..kept })
    }

    /// The number of the last event that had happened at a moment, in milliseconds since 1970; 0 before the first.
    pub(super) fn seq_at(&self, at_ms: u64) -> Seq {
        let events = self.after(0);
        events.iter().rev().find(|event| event.at_ms <= at_ms).map_or(0, |event| event.seq)
    }

    /// The event that a command became, if it is in the log.
    pub(super) fn of_command(&self, seat: Seat, command: &CommandId) -> Option<Event> {
        let seq = *self.commands.get(&self.hasher.hash_one((seat, command)))?;
        let kept = self.unpacked().nth(seq as usize - 1)?;
        let is_same = kept.event.kind.seat() == Some(seat) && kept.command.as_ref() == Some(command);
        is_same.then_some(kept.event)
    }

    /// When the last event happened, in milliseconds since 1970; 0 before the first.
    pub(super) fn last_ms(&self) -> u64 {
        self.last().map_or(0, |last| last.at_ms)
    }

    /// When a seat last did something in the game itself, in milliseconds since 1970; `None` if it never has. To go on
    /// leave is done in all games.
    pub(super) fn acted_ms(&self, seat: Seat) -> Option<u64> {
        self.acted.get(&seat).copied()
    }

    /// When the game of a table began, in milliseconds since 1970.
    pub(super) const fn started_ms(&self) -> Option<u64> {
        self.started_ms
    }

    /// The events after one with this number by which the time of a player ran out.
    pub(super) fn out_of_time_after(&self, since: Seq) -> impl Iterator<Item = &Event> {
        self.out_of_time.iter().filter(move |event| event.seq > since)
    }

    /// The number of the last event by which another's turn came, and when that was, in milliseconds since 1970; `None`
    /// before the first.
    pub(super) const fn last_of_line(&self) -> Option<(Seq, u64)> {
        self.line
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
    pub(super) fn push(&mut self, kept: KeptEvent) {
        self.packed.push(&kept);
        let KeptEvent { event, command, seen } = kept;
        self.seq += 1;
        if let Some(charged) = event.charged_ms {
            self.charged.resize(self.seq as usize - 1, None);
            self.charged.push(NonZeroU64::new(charged.saturating_add(1)));
        }
        self.seen.extend(seen.map(|seen| (event.seq, seen)));
        if let Some(seat) = event.kind.seat() {
            let key = |command: CommandId| self.hasher.hash_one((seat, &command));
            self.commands.extend(command.map(|command| (key(command), event.seq)));
            if !matches!(event.kind, EventKind::Leave { .. } | EventKind::Back { .. }) {
                self.acted.insert(seat, event.at_ms);
            }
        }
        if event.kind == EventKind::Started || changes_line(&event.kind) {
            self.line = Some((event.seq, event.at_ms));
        }
        match event.kind {
            EventKind::Started => self.started_ms = self.started_ms.or(Some(event.at_ms)),
            EventKind::FlagFall { .. } | EventKind::Open { .. } => self.out_of_time.push(event.clone()),
            _ => {}
        }
        if self.recent.len() >= MAX_RECENT {
            self.recent.drain(..MAX_RECENT / 2);
        }
        self.recent.push(event);
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;
    use djambi_protocol::{Channel, MoveText};

    use super::*;

    /// A log of commands by red and blue by turns, of which only red's have a clock.
    fn log(count: Seq) -> (EventLog, Vec<KeptEvent>) {
        let mv: MoveText = "a3a5".parse().expect("move");
        let kept = |seq: Seq| {
            let (seat, charged_ms) =
                if seq % 2 == 1 { (Seat::Red, Some(seq.into())) } else { (Seat::Blue, None) };
            let kind = EventKind::Turn { seat, r#move: mv.clone() };
            let event = Event { seq, at_ms: u64::from(seq) * 10, clocks: None, charged_ms, kind };
            let seen = (seq == 3).then(|| TalkSince::from([(Channel::Table, 7)]));
            KeptEvent { event, command: Some(format!("command-{seq}").parse().expect("id")), seen }
        };
        let events: Vec<_> = (1..=count).map(kept).collect();
        (EventLog::new(&SQUARE9, events.clone()), events)
    }

    #[test]
    fn what_is_packed_is_read_as_it_was() {
        for count in [0, 1, 8, 15, 16, 17, 24, 25, 200] {
            let (log, kept) = log(count);
            let events: Vec<_> = kept.iter().map(|kept| kept.event.clone()).collect();
            for since in 0..=count {
                assert_eq!(*log.after(since), events[since as usize..], "after {since} of {count}");
            }
            assert_eq!((log.seq(), log.last()), (count, events.last()));
            assert!(log.recent.len() <= MAX_RECENT);
        }
        assert!(matches!(log(200).0.after(193), Cow::Borrowed(_)), "those who reconnect ask for few");
    }

    #[test]
    fn a_command_is_known_by_seat_and_id() {
        let (log, kept) = log(100);
        for KeptEvent { event, command, .. } in &kept {
            let command = command.as_ref().expect("id");
            let seat = event.kind.seat().expect("seat");
            assert_eq!(log.of_command(seat, command).as_ref(), Some(event));
            assert_eq!(log.of_command(Seat::Green, command), None);
        }
        assert_eq!(log.of_command(Seat::Red, &"command-101".parse().expect("id")), None);
        assert_eq!((log.seen(3).cloned(), log.seen(4)), (kept[2].seen.clone(), None));
    }

    #[test]
    fn what_is_at_hand_follows_from_the_events() {
        let (mut log, _) = log(80);
        assert_eq!(
            [Seat::Red, Seat::Blue, Seat::Green].map(|seat| log.acted_ms(seat)),
            [Some(790), Some(800), None]
        );
        assert_eq!((log.started_ms(), log.seq_at(795), log.last_ms()), (None, 79, 800));
        let mut push = |seq, kind| {
            let event = Event { seq, at_ms: 1_000, clocks: None, charged_ms: None, kind };
            log.push(KeptEvent { event, command: None, seen: None });
        };
        push(81, EventKind::Started);
        push(82, EventKind::FlagFall { seat: Seat::Green });
        push(83, EventKind::Pause);
        assert_eq!((log.started_ms(), log.last_of_line()), (Some(1_000), Some((82, 1_000))));
        let seqs = |since| log.out_of_time_after(since).map(|event| event.seq).collect::<Vec<_>>();
        assert_eq!((seqs(81), seqs(82)), (vec![82], vec![]));
    }
}
