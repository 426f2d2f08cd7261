//! Writes the messages of a room in the forms that the protocol has.

use djambi::Seat;
use djambi_protocol::{
    DrawState, Event, EventKind, OfferState, OpenOffer, Phase, SeatKind, SeatState, Seq, TableState, YouMay,
};
use djambi_table::Refused;
use wasm_bindgen::JsValue;

use crate::js::{Array, Object};
use crate::problem;
use crate::reading::TAKE_BACK;
use crate::room::{LocalRoom, News, Question};

/// The answer to `follow`.
pub(crate) fn game(room: &LocalRoom, News { events, state, may }: News) -> Object {
    let settings = room.settings();
    let seats = settings.seats.iter().map(|(seat, state)| (seat.name(), self::seat(state).into()));
    let settings = Object::of([
        ("id", settings.id.as_str().into()),
        ("rules", rules(room).into()),
        ("board", settings.board().name().into()),
        ("start", settings.start.to_string().into()),
        ("table", table_settings().into()),
        ("seats", Object::of(seats).into()),
    ]);
    Object::of([
        ("type", "game".into()),
        ("settings", settings.into()),
        ("you", you(room, &may.unwrap_or_default()).into()),
        ("events", Array::of(events.iter().map(event)).into()),
        ("seq", room.seq().into()),
        ("state", table(room, &state.unwrap_or_default()).into()),
        ("created_ms", (room.created_ms() as f64).into()),
    ])
}

/// The settings of its table: nobody waits for it, finds it, or talks there.
fn table_settings() -> Object {
    Object::of([("begins", "at_once".into()), ("listed", false.into()), ("talk", "none".into())])
}

/// That a command became an event.
pub(crate) fn ack(id: &str, seq: Seq) -> Object {
    Object::of([("type", "ack".into()), ("id", id.into()), ("seq", seq.into())])
}

/// That a command is refused. The page makes the sentence.
pub(crate) fn refused(id: &str, Refused { problem, section }: Refused, seq: Seq) -> Object {
    let message = problem::object(&problem);
    problem::set_section(&message, section);
    message.set("message", &"".into());
    message.set("type", &"refused".into());
    message.set("id", &id.into());
    message.set("seq", &seq.into());
    message
}

/// An answer, and what the page has not been told yet.
pub(crate) fn told(room: &mut LocalRoom, answer: Option<Object>) -> Array {
    let News { events, state, may } = room.news();
    let events = events.iter().map(|told| message("event", "event", event(told)));
    let state = state.map(|state| message("state", "state", table(room, &state)));
    let you = may.map(|may| message("you", "you", you(room, &may)));
    Array::of(answer.into_iter().chain(events).chain(state).chain(you))
}

/// The bot that is asked.
pub(crate) fn question(Question { at, seat, level, of }: Question) -> Object {
    Object::of([
        ("at", at.into()),
        ("seat", seat.name().into()),
        ("level", level.name().into()),
        ("of", of.into()),
    ])
}

fn message(kind: &str, key: &str, value: Object) -> Object {
    Object::of([("type", kind.into()), (key, value.into())])
}

fn event(Event { seq, at_ms, kind, .. }: &Event) -> Object {
    let object = Object::of([("seq", (*seq).into()), ("at_ms", (*at_ms as f64).into())]);
    object.set("kind", &kind.name().into());
    if let Some(seat) = kind.seat() {
        object.set("seat", &seat.name().into());
    }
    match kind {
        EventKind::Turn { r#move, .. } => object.set("move", &r#move.as_str().into()),
        EventKind::Offer { .. } => object.set("offer", &offer().into()),
        EventKind::Accept { of, .. } | EventKind::Decline { of, .. } => object.set("of", &(*of).into()),
        EventKind::TakeBack { to } => object.set("to", &(*to).into()),
        _ => {}
    }
    object
}

/// The only offer.
fn offer() -> Object {
    Object::of([("what", TAKE_BACK.into())])
}

fn rules(room: &LocalRoom) -> Object {
    let rules = &room.settings().rules;
    let options = Object::of([]);
    for (option, value) in rules.changes() {
        options.set(option, &value.as_str().into());
    }
    Object::of([("set", rules.base.name().into()), ("options", options.into())])
}

fn seat(state: &SeatState) -> Object {
    let kind = match state.kind {
        SeatKind::Person => "person",
        SeatKind::Bot { .. } => "bot",
        SeatKind::Absent => "absent",
    };
    let object = Object::of([("kind", kind.into()), ("name", "".into())]);
    object.set("claimed", &state.claimed.into());
    if let Some(level) = state.kind.level() {
        object.set("level", &level.name().into());
    }
    object
}

fn you(room: &LocalRoom, may: &YouMay) -> Object {
    let open = may.offer.iter().map(|OpenOffer { seat, asks, not_yet, .. }| {
        let object =
            Object::of([("seat", seat.name().into()), ("offer", offer().into()), ("asks", seats(asks))]);
        if let Some(code) = not_yet {
            object.set("not_yet", &code.as_str().into());
        }
        object
    });
    let answers = may
        .answer
        .iter()
        .map(|answer| Object::of([("seat", answer.seat.name().into()), ("of", answer.of.into())]));
    let may = Object::of([
        ("play", seats(&may.play)),
        ("resign", seats(&may.resign)),
        ("agree_draw", seats(&may.agree_draw)),
        ("offer", Array::of(open).into()),
        ("answer", Array::of(answers).into()),
    ]);
    let held: Vec<Seat> = room.persons().iter().collect();
    Object::of([("held", seats(&held)), ("host", true.into()), ("may", may.into())])
}

/// The state of the table; whoever plays is here.
fn table(room: &LocalRoom, state: &TableState) -> Object {
    let here =
        || Object::of([("state", "here".into()), ("since_ms", (room.created_ms() as f64).into())]).into();
    let offers = state.offers.iter().map(|OfferState { of, seat, asked, .. }| {
        Object::of([
            ("of", (*of).into()),
            ("seat", seat.name().into()),
            ("offer", offer().into()),
            ("asked", seats(asked)),
        ])
    });
    let object = Object::of([
        ("phase", if state.phase == Phase::Over { "over" } else { "playing" }.into()),
        ("presence", Object::of(room.persons().iter().map(|seat| (seat.name(), here()))).into()),
        ("watchers", 0.into()),
        ("offers", Array::of(offers).into()),
    ]);
    if let Some(DrawState { of, since, by, asked }) = &state.draw {
        let draw = Object::of([
            ("of", (*of).into()),
            ("since", (*since).into()),
            ("by", seats(by)),
            ("asked", seats(asked)),
        ]);
        object.set("draw", &draw.into());
    }
    if let Some(seat) = state.thinking {
        object.set("thinking", &seat.name().into());
    }
    object
}

fn seats(seats: &[Seat]) -> JsValue {
    Array::of(seats.iter().map(|seat| seat.name())).into()
}
