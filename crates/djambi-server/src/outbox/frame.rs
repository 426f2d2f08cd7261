//! Messages as frames of a WebSocket.

use std::collections::VecDeque;
use std::io::IoSlice;

use djambi_protocol::ServerMessage;
use tungstenite::{Bytes, Utf8Bytes};

use crate::wire::{Wire, Written};

/// The maximum size of a fragment of a message.
const FRAGMENT_BYTES: usize = 16 * 1024;

/// A message as JSON, ready to be sent. Copies share the text, so that a message to many is written once.
#[derive(Clone)]
pub(crate) struct Frame {
    /// The text, or its begin.
    pub(crate) text: Utf8Bytes,
    /// The rest of the text in pieces, of which other messages may have the same.
    pub(crate) rest: Vec<Utf8Bytes>,
}

impl Frame {
    /// The number of bytes of the text.
    pub(crate) fn len(&self) -> usize {
        self.text.len() + self.rest.iter().map(|piece| piece.len()).sum::<usize>()
    }

    /// The text in its pieces, behind the header of its frame.
    fn pieces<'a>(&'a self, header: &'a Header) -> impl Iterator<Item = IoSlice<'a>> {
        let texts = std::iter::once(&self.text).chain(&self.rest);
        std::iter::once(IoSlice::new(header.bytes())).chain(texts.map(|text| IoSlice::new(text.as_ref())))
    }
}

impl From<&ServerMessage> for Frame {
    fn from(message: &ServerMessage) -> Self {
        let text = serde_json::to_string(message).expect("a message as JSON").into();
        Self { text, rest: Vec::new() }
    }
}

/// What goes to a connection at once: one message, or an answer and the news that follow from it.
pub(crate) struct Delivery {
    /// The first message.
    pub(crate) first: Frame,
    /// The message behind it, if there is one.
    pub(crate) then: Option<Frame>,
}

impl From<&ServerMessage> for Delivery {
    fn from(message: &ServerMessage) -> Self {
        Frame::from(message).into()
    }
}

impl From<Frame> for Delivery {
    fn from(first: Frame) -> Self {
        Self { first, then: None }
    }
}

impl Delivery {
    /// The number of bytes of its texts.
    pub(super) fn len(&self) -> usize {
        self.first.len() + self.then.as_ref().map_or(0, Frame::len)
    }

    /// Whether each message goes in one frame.
    pub(super) fn is_short(&self) -> bool {
        let is_short = |frame: &Frame| frame.len() <= FRAGMENT_BYTES;
        is_short(&self.first) && self.then.as_ref().is_none_or(is_short)
    }

    /// Writes short messages to a socket, each in one frame.
    pub(super) fn write_to(&self, wire: &Wire) -> Written {
        let Self { first, then } = self;
        let header = Header::text(first.len());
        let pieces = [IoSlice::new(header.bytes()), IoSlice::new(first.text.as_ref())];
        if first.rest.is_empty() {
            let Some(then) = then else { return wire.write_now(&pieces) };
            if then.rest.is_empty() {
                let header = Header::text(then.len());
                let [head, text] = pieces;
                return wire.write_now(&[
                    head,
                    text,
                    IoSlice::new(header.bytes()),
                    IoSlice::new(then.text.as_ref()),
                ]);
            }
        }
        let frames: Vec<(Header, &Frame)> = [Some(first), then.as_ref()]
            .into_iter()
            .flatten()
            .map(|frame| (Header::text(frame.len()), frame))
            .collect();
        let pieces: Vec<IoSlice<'_>> =
            frames.iter().flat_map(|(header, frame)| frame.pieces(header)).collect();
        wire.write_now(&pieces)
    }

    /// The fragments of its messages (RFC 6455, 5.4), which share the memory of the messages. A short message
    /// in one piece is one fragment.
    pub(super) fn into_fragments(self) -> VecDeque<Fragment> {
        [Some(self.first), self.then].into_iter().flatten().flat_map(fragments).collect()
    }
}

fn fragments(Frame { text, rest }: Frame) -> Vec<Fragment> {
    let pieces = std::iter::once(text).chain(rest).flat_map(|piece| {
        let bytes = Bytes::from(piece);
        let starts = (0..bytes.len()).step_by(FRAGMENT_BYTES);
        starts.map(move |start| bytes.slice(start..bytes.len().min(start + FRAGMENT_BYTES)))
    });
    let mut fragments: Vec<Fragment> = pieces
        .enumerate()
        .map(|(number, bytes)| {
            let kind = if number == 0 { Header::BEGIN } else { Header::CONTINUATION };
            Fragment { header: Header::of(kind, bytes.len()), bytes }
        })
        .collect();
    if let Some(last) = fragments.last_mut() {
        last.header.0[0] |= Header::LAST;
    }
    fragments
}

/// A part of a message in a frame of its own.
pub(super) struct Fragment {
    header: Header,
    bytes: Bytes,
}

impl Fragment {
    /// The number of bytes of its text.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Writes it to a socket.
    pub(super) fn write_to(&self, wire: &Wire) -> Written {
        wire.write_now(&[IoSlice::new(self.header.bytes()), IoSlice::new(&self.bytes)])
    }
}

/// Writes a ping with these contents to a socket.
pub(super) fn write_ping(wire: &Wire, contents: &[u8; 8]) -> Written {
    let header = Header::of(Header::PING | Header::LAST, contents.len());
    wire.write_now(&[IoSlice::new(header.bytes()), IoSlice::new(contents)])
}

/// The header of a frame that is not longer than a fragment (RFC 6455, 5.2).
struct Header([u8; 4], usize);

impl Header {
    /// The bit of the first byte by which a message ends in this frame.
    const LAST: u8 = 0x80;
    /// The first byte of a frame with a text, or with its begin.
    const BEGIN: u8 = 0x01;
    /// The first byte of a frame with what continues a text.
    const CONTINUATION: u8 = 0x00;
    /// The first byte of a ping, without its bit of the end.
    const PING: u8 = 0x09;
    /// The second byte where two bytes of length follow.
    const TWO_BYTES: u8 = 126;

    /// The header of a whole text of this length.
    fn text(length: usize) -> Self {
        Self::of(Self::BEGIN | Self::LAST, length)
    }

    fn of(first: u8, length: usize) -> Self {
        let [high, low] = u16::try_from(length).expect("a short message").to_be_bytes();
        if high == 0 && low < Self::TWO_BYTES {
            Self([first, low, 0, 0], 2)
        } else {
            Self([first, Self::TWO_BYTES, high, low], 4)
        }
    }

    fn bytes(&self) -> &[u8] {
        &self.0[..self.1]
    }
}

#[cfg(test)]
impl Frame {
    /// The text with all its pieces.
    pub(crate) fn whole_text(&self) -> String {
        std::iter::once(&self.text).chain(&self.rest).map(Utf8Bytes::as_str).collect()
    }

    /// The message of a game's room.
    pub(crate) fn read(&self) -> djambi_protocol::GameMessage {
        match serde_json::from_str(&self.whole_text()).unwrap() {
            ServerMessage::Game(djambi_protocol::OfGame { message, .. }) => message,
            other => panic!("{other:?} is of no game"),
        }
    }
}
