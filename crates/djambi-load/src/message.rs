//! Messages of the service, read cheaply: nearly all are events of turns and acknowledgements.

use std::borrow::Cow;

use djambi::Seat;
use djambi_protocol::{Event, EventKind, GameMessage, OfGame, Seq, ServerMessage};

/// A message of the service.
#[derive(Debug, PartialEq)]
pub(crate) enum Incoming<'a> {
    /// A turn was played.
    Turn {
        /// The number of the event.
        seq: Seq,
        /// The seat that played.
        seat: Seat,
        /// The move in wire form.
        wire: Cow<'a, str>,
        /// When it was played, in milliseconds since 1970.
        at_ms: u64,
        /// The clocks after it as JSON, in a game with clocks.
        clocks: Option<Cow<'a, str>>,
        /// What its clock was charged, in milliseconds, in a game with clocks.
        charged_ms: Option<u64>,
    },
    /// A command is on disk.
    Ack {
        /// The command's id.
        id: Cow<'a, str>,
        /// The number of its event.
        seq: Seq,
    },
    /// Any other message.
    Other(Box<ServerMessage>),
}

/// Reads a message.
///
/// # Errors
/// When it is none of the protocol.
pub(crate) fn read(text: &str) -> Result<Incoming<'_>, serde_json::Error> {
    if let Some(message) = read_turn(text).or_else(|| read_ack(text)) {
        return Ok(message);
    }
    let message = match serde_json::from_str(text)? {
        ServerMessage::Game(OfGame { message, game }) => (message, game),
        other => return Ok(Incoming::Other(Box::new(other))),
    };
    Ok(match message {
        (
            GameMessage::Event {
                event: Event { seq, at_ms, clocks, charged_ms, kind: EventKind::Turn { seat, r#move } },
            },
            _,
        ) => {
            let clocks = clocks.map(|clocks| serde_json::to_string(&clocks)).transpose()?.map(Cow::from);
            Incoming::Turn { seq, seat, wire: String::from(r#move).into(), at_ms, clocks, charged_ms }
        }
        (GameMessage::Ack { id, seq }, _) => Incoming::Ack { id: String::from(id).into(), seq },
        (message, game) => Incoming::Other(Box::new(ServerMessage::Game(OfGame { game, message }))),
    })
}

/// Reads a turn in the form that our service writes; `None` for any other text.
fn read_turn(text: &str) -> Option<Incoming<'_>> {
    let (seq, rest) = number(after_game(text)?.strip_prefix(r#""type":"event","event":{"seq":"#)?)?;
    let (at_ms, rest) = number(rest.strip_prefix(r#","at_ms":"#)?)?;
    let (clocks, rest) = match rest.strip_prefix(r#","clocks":"#) {
        Some(rest) => {
            let (clocks, rest) = rest.split_at(rest.find('}')? + 1);
            (Some(clocks.into()), rest)
        }
        None => (None, rest),
    };
    let (charged_ms, rest) = match rest.strip_prefix(r#","charged_ms":"#) {
        Some(rest) => number(rest).map(|(charged, rest)| (Some(charged), rest))?,
        None => (None, rest),
    };
    let (seat, rest) = rest.strip_prefix(r#","kind":"turn","seat":""#)?.split_once('"')?;
    let wire = rest.strip_prefix(r#","move":""#)?.strip_suffix(r#""}}"#)?;
    let is_plain = !wire.contains(['"', '\\']);
    is_plain.then_some(Incoming::Turn {
        seq: seq.try_into().ok()?,
        seat: seat.parse().ok()?,
        wire: wire.into(),
        at_ms,
        clocks,
        charged_ms,
    })
}

/// Reads an acknowledgement in the form that our service writes; `None` for any other text.
fn read_ack(text: &str) -> Option<Incoming<'_>> {
    let (id, rest) = after_game(text)?.strip_prefix(r#""type":"ack","id":""#)?.split_once('"')?;
    let (seq, rest) = number(rest.strip_prefix(r#","seq":"#)?)?;
    (rest == "}").then_some(Incoming::Ack { id: id.into(), seq: seq.try_into().ok()? })
}

/// What comes after the id of the game. A socket follows one game, so the id is not needed.
fn after_game(text: &str) -> Option<&str> {
    Some(text.strip_prefix(r#"{"game":""#)?.split_once("\",")?.1)
}

fn number(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each message is read as serde reads it, and ours without serde.
    #[test]
    fn what_the_service_writes_is_read_without_serde() {
        let kind = EventKind::Turn { seat: Seat::Blue, r#move: "c3c4@h7".parse().unwrap() };
        let of_game = |message| ServerMessage::Game(OfGame { game: "k3v9q2m7x1".parse().unwrap(), message });
        let told = djambi_protocol::Clocks::from([(Seat::Red, 60_000), (Seat::Blue, 59_001)]);
        for clocks in [None, Some(told)] {
            let json = clocks.as_ref().map(|clocks| serde_json::to_string(clocks).unwrap().into());
            let charged_ms = clocks.as_ref().map(|_| 900);
            let event = Event { seq: 17, at_ms: 1_700_000_000_000, clocks, charged_ms, kind: kind.clone() };
            let text = serde_json::to_string(&of_game(GameMessage::Event { event })).unwrap();
            let at_ms = 1_700_000_000_000;
            let wire = "c3c4@h7".into();
            let turn = Incoming::Turn { seq: 17, seat: Seat::Blue, wire, at_ms, clocks: json, charged_ms };
            assert_eq!(read_turn(&text), Some(turn));
        }
        let ack = GameMessage::Ack { id: "load-3".parse().unwrap(), seq: 3 };
        let text = serde_json::to_string(&of_game(ack)).unwrap();
        assert_eq!(read_ack(&text), Some(Incoming::Ack { id: "load-3".into(), seq: 3 }));
    }

    #[test]
    fn other_orders_and_other_messages_are_read_too() {
        let turn = r#"{"event":{"kind":"turn","move":"a3a5","seat":"red","at_ms":1,"seq":1},"type":"event","game":"g"}"#;
        let at_ms = 1;
        let clocks = None;
        let charged_ms = None;
        let wire = "a3a5".into();
        let expected = Incoming::Turn { seq: 1, seat: Seat::Red, wire, at_ms, clocks, charged_ms };
        assert_eq!(read(turn).unwrap(), expected);
        let pong = read(r#"{"type":"pong"}"#).unwrap();
        assert_eq!(pong, Incoming::Other(Box::new(ServerMessage::Pong { id: None })));
        for text in [
            "",
            "{",
            r#"{"game":"g","type":"event","event":{"seq":"#,
            r#"{"game":"g","type":"ack","id":"x","seq":4"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
