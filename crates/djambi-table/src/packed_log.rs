//! The log of a game in few bytes: some nine for a turn with a clock, sixteen more with a command's id.
//!
//! # The form
//! The first byte is the version, [`VERSION`]. Each event follows the one before it:
//!
//! * a byte: the seat of a turn (three bits), how its clocks are written (two bits), whether there is a
//!   command's id, whether it is kept what its player had seen, and whether it is a turn;
//! * the time since the event before it, or since 1970;
//! * of a turn the move, in the rules' 32 bits with those of no third and no fourth square turned over, so that
//!   most moves have two bytes; of another event the length of its JSON, and the JSON;
//! * of a command's id 0 and the bytes of a UUID, or the length of another text, and the text;
//! * the length of what was seen as JSON, and the JSON;
//! * the clocks: nothing if there are none or they are those before; of a turn that changes only the clock of its
//!   own seat how much more that seat has gained than at the last such turn; otherwise their number, and for
//!   each the seat and what is left.
//!
//! Numbers have seven bits a byte, the lowest first; differences have their sign in the lowest bit. A turn whose
//! text is no move on the board, or another text of one, is written as JSON.

#[cfg(test)]
mod tests;

use std::fmt;

use djambi::{Geometry, Move, Seat};
use djambi_protocol::{Clocks, CommandId, Event, EventKind, MoveText, Seq, TalkSince};
use serde_json::{from_slice, to_vec};

/// The version of the form.
const VERSION: u8 = 1;
/// The bits of an event's first byte.
const SEAT: u8 = 0b111;
const CLOCKS: u8 = 0b1_1000;
const HAS_COMMAND: u8 = 1 << 5;
const HAS_SEEN: u8 = 1 << 6;
const IS_TURN: u8 = 1 << 7;
/// How the clocks are written.
const NO_CLOCKS: u8 = 0;
const SAME_CLOCKS: u8 = 1 << 3;
const OWN_CLOCK: u8 = 2 << 3;
const ALL_CLOCKS: u8 = 3 << 3;
/// The bits of a move without a third and a fourth square.
const PLAIN_MOVE: u32 = 0x7f << 14 | 0x7f << 21;
/// How many bytes a UUID has.
const UUID_LENGTH: usize = 16;
/// The bytes of a UUID before which its text has a hyphen.
const UUID_HYPHENS: [usize; 4] = [4, 6, 8, 10];

/// An event that is kept, with what is kept beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptEvent {
    /// The event.
    pub event: Event,
    /// The command that became this event, if it was a command.
    pub command: Option<CommandId>,
    /// The messages that the player of a turn had seen; `None` stands for all.
    pub seen: Option<TalkSince>,
}

/// Packs a log, whose events have the numbers from 1 without gaps.
#[must_use]
pub fn pack(board: &'static Geometry, events: &[KeptEvent]) -> Vec<u8> {
    let mut log = PackedLog::new(board);
    events.iter().for_each(|event| log.push(event));
    log.into_bytes()
}

/// Unpacks a log that [`pack`] has packed.
///
/// # Errors
/// When the bytes are no packed log of a game on this board.
pub fn unpack(board: &'static Geometry, bytes: &[u8]) -> Result<Vec<KeptEvent>, UnpackError> {
    let mut unpacker = Unpacker::new(board, bytes)?;
    let mut events = Vec::new();
    for seq in 1.. {
        if unpacker.bytes.is_empty() {
            break;
        }
        events.push(unpacker.read(seq).ok_or(UnpackError { seq })?);
    }
    Ok(events)
}

/// The error of bytes that are no packed log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnpackError {
    /// The number of the event that cannot be read; 0 if the form is of another version.
    pub seq: Seq,
}

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seq {
            0 => f.write_str("a packed log of another version"),
            seq => write!(f, "event {seq} of a packed log cannot be read"),
        }
    }
}

impl std::error::Error for UnpackError {}

/// What the next event is compared with.
#[derive(Clone, Debug, Default)]
struct Last {
    at_ms: u64,
    clocks: Option<Clocks>,
    /// What the seat of the last turn of [`OWN_CLOCK`] gained beside the time that passed.
    gain: u64,
}

impl Last {
    /// What the clock of a seat has gained beside the time that passed, if no other has changed.
    fn own_gain(&self, clocks: &Clocks, seat: Seat, passed: u64) -> Option<u64> {
        let before = self.clocks.as_ref()?;
        let agree = before.len() == clocks.len()
            && before.iter().zip(clocks).all(|(old, new)| old == new || (old.0 == new.0 && *new.0 == seat));
        let old = before.get(&seat)?;
        let new = clocks.get(&seat)?;
        agree.then(|| new.wrapping_sub(old.wrapping_sub(passed)))
    }
}

/// A packed log to which events are added.
///
/// ```
/// use djambi::SQUARE9;
/// use djambi_protocol::{Event, EventKind};
/// use djambi_table::{KeptEvent, PackedLog};
/// let event = Event { seq: 1, at_ms: 1_000, clocks: None, charged_ms: None, kind: EventKind::Started };
/// let kept = KeptEvent { event, command: None, seen: None };
/// let mut log = PackedLog::new(&SQUARE9);
/// log.push(&kept);
/// assert_eq!(log.events(), [kept]);
/// ```
#[derive(Clone, Debug)]
pub struct PackedLog {
    bytes: Vec<u8>,
    board: &'static Geometry,
    last: Last,
}

impl PackedLog {
    /// The log of a game on this board, before its first event.
    #[must_use]
    pub fn new(board: &'static Geometry) -> Self {
        Self { bytes: vec![VERSION], board, last: Last::default() }
    }

    /// A log that goes on from these bytes, and the number of its last event. What they say of each event is only
    /// passed over, so that it costs little to add to a long log.
    ///
    /// # Errors
    /// When the bytes don't have the form of a packed log.
    pub fn resume(board: &'static Geometry, bytes: Vec<u8>) -> Result<(Self, Seq), UnpackError> {
        let mut unpacker = Unpacker::new(board, &bytes)?;
        let mut seq = 0;
        while !unpacker.bytes.is_empty() {
            seq += 1;
            unpacker.skim().ok_or(UnpackError { seq })?;
        }
        let last = unpacker.last;
        Ok((Self { bytes, board, last }, seq))
    }

    /// The log in bytes.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// All events. What the clocks were charged is not among what is packed.
    ///
    /// # Panics
    /// Never: what was packed can be unpacked.
    #[must_use]
    pub fn events(&self) -> Vec<KeptEvent> {
        unpack(self.board, &self.bytes).expect("packed events")
    }

    /// Adds the next event.
    pub fn push(&mut self, KeptEvent { event, command, seen }: &KeptEvent) {
        let passed = event.at_ms.wrapping_sub(self.last.at_ms);
        let turn = turn_bits(self.board, &event.kind);
        let gain = turn.zip(event.clocks.as_ref());
        let gain = gain.and_then(|((seat, _), clocks)| self.last.own_gain(clocks, seat, passed));
        let clocks = match &event.clocks {
            None => NO_CLOCKS,
            Some(_) if event.clocks == self.last.clocks => SAME_CLOCKS,
            Some(_) if gain.is_some() => OWN_CLOCK,
            Some(_) => ALL_CLOCKS,
        };
        let head = turn.map_or(0, |(seat, _)| IS_TURN | seat.index() as u8)
            | clocks
            | command.as_ref().map_or(0, |_| HAS_COMMAND)
            | seen.as_ref().map_or(0, |_| HAS_SEEN);
        self.bytes.push(head);
        self.difference(passed);
        match turn {
            Some((_, bits)) => self.number((bits ^ PLAIN_MOVE).into()),
            None => self.text(&to_vec(&event.kind).expect("an event as JSON")),
        }
        if let Some(command) = command {
            self.command(command);
        }
        if let Some(seen) = seen {
            self.text(&to_vec(seen).expect("numbers as JSON"));
        }
        match (clocks, &event.clocks) {
            (OWN_CLOCK, _) => {
                let gain = gain.unwrap_or_default();
                self.difference(gain.wrapping_sub(self.last.gain));
                self.last.gain = gain;
            }
            (ALL_CLOCKS, Some(clocks)) => self.clocks(clocks),
            _ => {}
        }
        self.last.at_ms = event.at_ms;
        if event.clocks.is_some() {
            self.last.clocks.clone_from(&event.clocks);
        }
    }

    fn number(&mut self, mut number: u64) {
        while number > 0x7f {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    fn difference(&mut self, difference: u64) {
        let sign = ((difference as i64) >> 63) as u64;
        self.number(difference << 1 ^ sign);
    }

    fn text(&mut self, text: &[u8]) {
        self.number(text.len() as u64);
        self.bytes.extend(text);
    }

    fn command(&mut self, command: &CommandId) {
        match uuid_bytes(command.as_str()) {
            Some(bytes) => {
                self.bytes.push(0);
                self.bytes.extend(bytes);
            }
            None => self.text(command.as_str().as_bytes()),
        }
    }

    fn clocks(&mut self, clocks: &Clocks) {
        self.bytes.push(clocks.len() as u8);
        for (seat, &left) in clocks {
            self.bytes.push(seat.index() as u8);
            self.number(left);
        }
    }
}

/// Reads a packed log, event by event.
struct Unpacker<'a> {
    bytes: &'a [u8],
    board: &'static Geometry,
    last: Last,
}

/// An event as it lies in a packed log. Its time and its clocks are the unpacker's last.
struct Packed<'a> {
    body: Body<'a>,
    command: Option<PackedCommand<'a>>,
    seen: Option<&'a [u8]>,
    has_clocks: bool,
}

enum Body<'a> {
    Turn(Seat, u32),
    Json(&'a [u8]),
}

enum PackedCommand<'a> {
    Uuid(&'a [u8]),
    Text(&'a [u8]),
}

impl<'a> Unpacker<'a> {
    /// A log from its first byte.
    fn new(board: &'static Geometry, bytes: &'a [u8]) -> Result<Self, UnpackError> {
        match bytes.split_first() {
            Some((&VERSION, bytes)) => Ok(Self { bytes, board, last: Last::default() }),
            _ => Err(UnpackError { seq: 0 }),
        }
    }

    fn read(&mut self, seq: Seq) -> Option<KeptEvent> {
        let packed = self.skim()?;
        let kind = match packed.body {
            Body::Turn(seat, bits) => EventKind::Turn { seat, r#move: move_text(self.board, bits)? },
            Body::Json(json) => from_slice(json).ok()?,
        };
        let command = match packed.command {
            None => None,
            Some(PackedCommand::Uuid(bytes)) => Some(uuid_text(bytes).parse().ok()?),
            Some(PackedCommand::Text(text)) => Some(std::str::from_utf8(text).ok()?.parse().ok()?),
        };
        let seen = packed.seen.map(from_slice).transpose().ok()?;
        let clocks = if packed.has_clocks { self.last.clocks.clone() } else { None };
        let event = Event { seq, at_ms: self.last.at_ms, clocks, charged_ms: None, kind };
        Some(KeptEvent { event, command, seen })
    }

    /// Goes beyond the next event, and notes what the one after it is compared with.
    fn skim(&mut self) -> Option<Packed<'a>> {
        let head = self.byte()?;
        let passed = self.difference()?;
        let turn = match head & IS_TURN {
            0 => None,
            _ => Some(*Seat::ALL.get(usize::from(head & SEAT))?),
        };
        let body = match turn {
            Some(seat) => Body::Turn(seat, u32::try_from(self.number()?).ok()? ^ PLAIN_MOVE),
            None => Body::Json(self.text()?),
        };
        let command = if head & HAS_COMMAND == 0 { None } else { Some(self.command()?) };
        let seen = if head & HAS_SEEN == 0 { None } else { Some(self.text()?) };
        self.last.at_ms = self.last.at_ms.wrapping_add(passed);
        match head & CLOCKS {
            NO_CLOCKS => {}
            SAME_CLOCKS => drop(self.last.clocks.as_ref()?),
            OWN_CLOCK => self.own_clock(turn?, passed)?,
            _ => self.last.clocks = Some(self.clocks()?),
        }
        Some(Packed { body, command, seen, has_clocks: head & CLOCKS != NO_CLOCKS })
    }

    fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(byte)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn difference(&mut self) -> Option<u64> {
        let number = self.number()?;
        Some(number >> 1 ^ (number & 1).wrapping_neg())
    }

    fn text(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.number()?).ok()?;
        let (text, rest) = self.bytes.split_at_checked(length)?;
        self.bytes = rest;
        Some(text)
    }

    fn command(&mut self) -> Option<PackedCommand<'a>> {
        match self.text()? {
            [] => {
                let (bytes, rest) = self.bytes.split_at_checked(UUID_LENGTH)?;
                self.bytes = rest;
                Some(PackedCommand::Uuid(bytes))
            }
            text => Some(PackedCommand::Text(text)),
        }
    }

    fn own_clock(&mut self, seat: Seat, passed: u64) -> Option<()> {
        self.last.gain = self.last.gain.wrapping_add(self.difference()?);
        let left = self.last.clocks.as_mut()?.get_mut(&seat)?;
        *left = left.wrapping_sub(passed).wrapping_add(self.last.gain);
        Some(())
    }

    fn clocks(&mut self) -> Option<Clocks> {
        let mut clocks = Clocks::new();
        for _ in 0..self.byte()? {
            let seat = *Seat::ALL.get(usize::from(self.byte()?))?;
            clocks.insert(seat, self.number()?);
        }
        Some(clocks)
    }
}

/// The text of the move of these bits, if it is one on the board.
fn move_text(board: &'static Geometry, bits: u32) -> Option<MoveText> {
    let mv = Move::from_bits(bits)?;
    let squares = [mv.from(), mv.to(), mv.exit(), mv.victim(), mv.placement()];
    let is_here = squares.into_iter().flatten().all(|square| board.all().contains(square));
    is_here.then(|| MoveText::of(board, mv))
}

/// The seat and the move of a turn whose text is that of the move.
fn turn_bits(board: &'static Geometry, kind: &EventKind) -> Option<(Seat, u32)> {
    let EventKind::Turn { seat, r#move } = kind else { return None };
    let mv = r#move.read(board).ok()?;
    (MoveText::of(board, mv) == *r#move).then(|| (*seat, mv.bits()))
}

/// The bytes of a UUID in its usual form: small letters, and hyphens between its groups.
fn uuid_bytes(text: &str) -> Option<[u8; UUID_LENGTH]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; UUID_LENGTH];
    let mut rest = text.as_bytes();
    for (at, byte) in bytes.iter_mut().enumerate() {
        if UUID_HYPHENS.contains(&at) {
            rest = rest.strip_prefix(b"-")?;
        }
        let (&[high, low], others) = rest.split_first_chunk()?;
        (*byte, rest) = (digit(high)? << 4 | digit(low)?, others);
    }
    rest.is_empty().then_some(bytes)
}

/// The text of a UUID.
fn uuid_text(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(36);
    for (at, &byte) in bytes.iter().enumerate() {
        if UUID_HYPHENS.contains(&at) {
            text.push('-');
        }
        text.extend([byte >> 4, byte & 0xf].map(|digit| char::from(DIGITS[usize::from(digit)])));
    }
    text
}
