//! Reads what the page gives: the wish for a game, commands, and events that were kept.

use djambi::{Geometry, Seat, UnknownBoard};
use djambi_protocol::{Event, EventKind, GameId, Level, Offer, SeatKind, Seq};
use wasm_bindgen::JsCast;

use crate::js::{Array, Object};
use crate::room::{Act, Wish};
use crate::{Thrown, game_rules, seat, unreadable};

/// The only offer that a game without a service and without a clock knows.
pub(crate) const TAKE_BACK: &str = "take_back";

/// Reads a request for a game.
///
/// # Errors
/// If there is no such board, rule set, option, seat or level.
pub(crate) fn wish(request: &Object) -> Result<Wish, Thrown> {
    let board = text(request, "board");
    let rules = game_rules::read(&text(request, "rules"), request.get("options").unchecked_ref())?;
    let seats = Object::entries(request.get("seats").unchecked_ref());
    let seats = seats.iter().map(|entry| {
        let entry: &Array = entry.unchecked_ref();
        let mut parts = entry.iter();
        let name = parts.next().and_then(|name| name.as_string()).unwrap_or_default();
        let kind = parts.next().ok_or_else(unreadable)?;
        Ok((seat(&name)?, seat_kind(kind.unchecked_ref())?))
    });
    Ok(Wish {
        board: Geometry::named(&board).ok_or(UnknownBoard(board))?,
        rules,
        seats: seats.collect::<Result<_, Thrown>>()?,
    })
}

fn seat_kind(kind: &Object) -> Result<SeatKind, Thrown> {
    match text(kind, "kind").as_str() {
        "person" => Ok(SeatKind::Person),
        "bot" => {
            let level = text(kind, "level").parse::<Level>().map_err(|_| unreadable())?;
            Ok(SeatKind::Bot { level })
        }
        "absent" => Ok(SeatKind::Absent),
        _ => Err(unreadable()),
    }
}

/// Reads the id of a game.
///
/// # Errors
/// If it is none.
pub(crate) fn id(text: &str) -> Result<GameId, Thrown> {
    text.parse().map_err(|_| unreadable())
}

/// Reads a command.
///
/// # Errors
/// If it is none.
pub(crate) fn act(command: &Object) -> Result<Act, Thrown> {
    let seat = seat(&text(command, "seat"))?;
    let action = command.get("action");
    let kind = of_player(action.unchecked_ref(), seat)?;
    Ok(Act { id: text(command, "id"), expect: number(command, "expect")?, kind })
}

/// Reads an event that was kept.
///
/// # Errors
/// If it is none that such a game has.
pub(crate) fn event(event: &Object) -> Result<Event, Thrown> {
    let kind = match text(event, "kind").as_str() {
        TAKE_BACK => EventKind::TakeBack { to: number(event, "to")? },
        "length_limit" => EventKind::LengthLimit,
        _ => of_player(event, seat(&text(event, "seat"))?)?,
    };
    let at_ms = event.get("at_ms").as_f64().ok_or_else(unreadable)? as u64;
    Ok(Event { seq: number(event, "seq")?, at_ms, clocks: None, charged_ms: None, kind })
}

/// Reads what a player does, from an action or an event.
fn of_player(object: &Object, seat: Seat) -> Result<EventKind, Thrown> {
    Ok(match text(object, "kind").as_str() {
        "turn" => EventKind::Turn { seat, r#move: text(object, "move").parse().map_err(|_| unreadable())? },
        "resign" => EventKind::Resign { seat },
        "agree_draw" => EventKind::AgreeDraw { seat },
        "accept" => EventKind::Accept { seat, of: number(object, "of")? },
        "decline" => EventKind::Decline { seat, of: number(object, "of")? },
        "offer" if text(object.get("offer").unchecked_ref(), "what") == TAKE_BACK => {
            EventKind::Offer { seat, offer: Offer::TakeBack }
        }
        _ => return Err(unreadable()),
    })
}

fn text(object: &Object, key: &str) -> String {
    object.get(key).as_string().unwrap_or_default()
}

fn number(object: &Object, key: &str) -> Result<Seq, Thrown> {
    let number = object.get(key).as_f64().filter(|number| *number >= 0.0 && number.fract() == 0.0);
    number.map(|number| number as Seq).ok_or_else(unreadable)
}
