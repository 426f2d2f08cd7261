//! The columns of an event's row.

use djambi_protocol::EventKind;
use serde_json::{Map, Value};

use super::{Corruption, StoreError};

/// What the columns `kind` and `seat` don't say of an event: the move of a turn in wire form; for others the
/// remaining fields as a JSON object, if there are any.
pub(super) fn payload(kind: &EventKind) -> Option<String> {
    if let EventKind::Turn { r#move, .. } = kind {
        return Some(r#move.as_str().to_owned());
    }
    let mut fields = match serde_json::to_value(kind).expect("an event as JSON") {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    fields.remove("kind");
    fields.remove("seat");
    (!fields.is_empty()).then(|| Value::Object(fields).to_string())
}

/// The event of these columns. An event of the whole game has the empty text as its seat.
///
/// # Errors
/// When they are no event.
pub(super) fn read(kind: String, seat: String, payload: Option<&str>) -> Result<EventKind, StoreError> {
    let mut fields = match payload {
        None => Map::new(),
        Some(text) if kind == "turn" => Map::from_iter([("move".to_owned(), text.into())]),
        Some(text) => serde_json::from_str(text).map_err(|_| Corruption::Event(kind.clone()))?,
    };
    if !seat.is_empty() {
        fields.insert("seat".to_owned(), seat.into());
    }
    fields.insert("kind".to_owned(), kind.as_str().into());
    let event = serde_json::from_value(Value::Object(fields));
    Ok(event.map_err(|_| Corruption::Event(kind))?)
}

#[cfg(test)]
mod tests {
    use djambi::Seat;
    use djambi_protocol::{ClosingCause, Level, Offer};

    use super::*;
    use crate::store::StoreErrorKind;

    #[test]
    fn rows_hold_events() {
        let seat = Seat::Blue;
        let events = [
            (EventKind::Started, None),
            (EventKind::Turn { seat, r#move: "a3a5".parse().unwrap() }, Some("a3a5")),
            (EventKind::Resign { seat }, None),
            (EventKind::Offer { seat, offer: Offer::TakeBack }, Some(r#"{"offer":{"what":"take_back"}}"#)),
            (EventKind::Accept { seat, of: 7 }, Some(r#"{"of":7}"#)),
            (EventKind::TakeBack { to: 3 }, Some(r#"{"to":3}"#)),
            (EventKind::StandIn { seat, level: Level::Envoy }, Some(r#"{"level":"envoy"}"#)),
            (EventKind::Closed { cause: ClosingCause::Expired }, Some(r#"{"cause":"expired"}"#)),
        ];
        for (event, text) in events {
            assert_eq!(payload(&event).as_deref(), text);
            let seat = event.seat().map_or(String::new(), |seat| seat.name().to_owned());
            let found = read(event.name().to_owned(), seat, text);
            assert_eq!(found.unwrap(), event);
        }
    }

    #[test]
    fn what_is_no_event_is_refused() {
        for (kind, seat, payload) in [
            ("turn", "blue", None),
            ("turn", "", Some("a3a5")),
            ("turn", "blue", Some("a3")),
            ("resign", "mauve", None),
            ("accept", "blue", Some("7")),
            ("closed", "", None),
            ("abdicate", "blue", None),
        ] {
            let found = read(kind.to_owned(), seat.to_owned(), payload);
            let error = found.unwrap_err();
            assert_eq!(error.kind(), StoreErrorKind::Damaged, "{kind} {seat} {payload:?}");
        }
    }
}
