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
pub(super) fn read(kind: &str, seat: &str, payload: Option<&str>) -> Result<EventKind, StoreError> {
    let unknown = || Corruption::Event(kind.to_owned());
    if kind == "turn" {
        let seat = seat.parse().map_err(|_| unknown())?;
        let text = payload.ok_or_else(unknown)?;
        return Ok(EventKind::Turn { seat, r#move: text.parse().map_err(|_| unknown())? });
    }
    let mut fields: Map<String, Value> =
        payload.map(serde_json::from_str).transpose().map_err(|_| unknown())?.unwrap_or_default();
    if !seat.is_empty() {
        fields.insert("seat".to_owned(), seat.into());
    }
    fields.insert("kind".to_owned(), kind.into());
    Ok(serde_json::from_value(Value::Object(fields)).map_err(|_| unknown())?)
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
            let found = read(event.name(), &seat, text);
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
            let found = read(kind, seat, payload);
            let error = found.unwrap_err();
            assert_eq!(error.kind(), StoreErrorKind::Damaged, "{kind} {seat} {payload:?}");
        }
    }
}
