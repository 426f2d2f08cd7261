//! Builds the objects of `types.d.ts` by hand: a serialization framework would be larger than the rest of the
//! module.

use djambi::{
    Act, Controller, Game, Geometry, MoveFamily, Occupant, Outcome, Piece, Position, Role, Rules, Seat,
    Square, SquareSet, StoryEvent,
};
use wasm_bindgen::JsValue;

use crate::js::{Array, Object};

/// The number of upcoming turns in a view: the current turn and the next five.
const UPCOMING_TURNS: usize = 6;

/// Builds a `PositionView`.
pub(crate) fn view(position: &Position, game: &Game, outcome: Option<Outcome>) -> Object {
    let upcoming =
        if outcome.is_some() { Vec::new() } else { position.upcoming(game.rules(), UPCOMING_TURNS) };
    let upcoming = upcoming
        .iter()
        .map(|turn| Object::of([("seat", seat_name(turn.seat)), ("power", turn.extra.into())]));
    let armies = position.geometry().armies();
    let controllers = armies.iter().map(|army| (army.name(), controller(position.controller(army))));
    Object::of([
        ("dfen", position.to_string().into()),
        ("pieces", pieces(position)),
        ("controllers", Object::of(controllers).into()),
        ("turn", seat_name(position.turn())),
        ("cursor", seat_name(position.cursor())),
        ("alive", list(position.alive().iter().map(seat_name))),
        ("in_power", position.in_power().map_or(JsValue::NULL, seat_name)),
        ("upcoming", list(upcoming)),
        ("quiet_turns", position.quiet_turns().into()),
        ("turn_number", position.turn_number().into()),
        ("outcome", outcome.map_or(JsValue::NULL, |outcome| ending(&outcome))),
    ])
}

/// Builds a `Family[]`.
pub(crate) fn families(position: &Position, rules: &Rules) -> Array {
    let geometry = position.geometry();
    if position.must_pass(rules) {
        return Array::of([pass()]);
    }
    Array::of(position.families(rules).iter().map(|moves| family(geometry, moves)))
}

/// A `StoryStep[]`.
pub(crate) fn story(geometry: &Geometry, events: &[StoryEvent]) -> Array {
    Array::of(events.iter().map(|event| step(geometry, *event)))
}

/// Builds a `Dangers`, for a player alive.
pub(crate) fn dangers(position: &Position, rules: &Rules, seat: Seat) -> Option<Object> {
    let geometry = position.geometry();
    let ring = position.ring(rules, seat)?;
    let killers = position.threats_to_chief(rules, seat).into_iter().filter(|threat| threat.by != seat);
    let killers = killers.map(|threat| {
        let Piece { role, .. } = threat.piece;
        Object::of([("seat", seat_name(threat.by)), ("role", role.name().into())])
    });
    let pieces = position.in_danger(rules, seat).iter().map(|square| square_name(geometry, square));
    let free = if ring.in_maze { JsValue::NULL } else { ring.gaps.len().into() };
    Some(Object::of([
        ("pieces", list(pieces)),
        ("chief", square_name(geometry, ring.chief)),
        ("killers", list(killers)),
        ("free", free),
    ]))
}

fn pieces(position: &Position) -> JsValue {
    let geometry = position.geometry();
    list(position.occupied().iter().map(|square| {
        let view = Object::of([("square", square_name(geometry, square))]);
        set_piece(&view, position.at(square));
        view
    }))
}

fn ending(outcome: &Outcome) -> JsValue {
    let shares = outcome.shares().map(|(seat, share)| (seat.name(), share.value().into()));
    Object::of([("kind", outcome.reason.name().into()), ("shares", Object::of(shares).into())]).into()
}

fn family(geometry: &Geometry, family: &MoveFamily) -> Object {
    let act = match family.act {
        Act::Walk => "walk",
        Act::Kill => "kill",
        Act::Relocate => "relocate",
        Act::Report => "report",
        Act::ReportAll => "report_all",
    };
    let squares = |set: SquareSet| list(set.iter().map(|square| square_name(geometry, square)));
    let victim = match family.act {
        Act::Walk => JsValue::NULL,
        Act::Relocate if family.role == Role::Diplomat => "alive".into(),
        _ => "corpse".into(),
    };
    let goes_to = match family.act {
        _ if !family.placements.is_empty() => "placement".into(),
        Act::Kill => square_name(geometry, family.from),
        _ => JsValue::NULL,
    };
    Object::of([
        ("from", square_name(geometry, family.from)),
        ("role", family.role.name().into()),
        ("act", act.into()),
        ("to", squares(family.to)),
        ("exit", family.exit.map_or(JsValue::NULL, |square| square_name(geometry, square))),
        ("victims", squares(family.victims)),
        ("declinable", family.declinable.into()),
        ("placements", squares(family.placements)),
        ("victim", victim),
        ("goes_to", goes_to),
    ])
}

/// The family of the forced pass.
fn pass() -> Object {
    let empty = || list([JsValue::NULL; 0]);
    Object::of([
        ("from", "".into()),
        ("act", "pass".into()),
        ("to", empty()),
        ("exit", JsValue::NULL),
        ("victims", empty()),
        ("declinable", false.into()),
        ("placements", empty()),
        ("victim", JsValue::NULL),
        ("goes_to", JsValue::NULL),
    ])
}

fn step(geometry: &Geometry, event: StoryEvent) -> Object {
    let square = |square: Square| square_name(geometry, square);
    let of_seat = |kind: &str, seat: Seat| Object::of([("kind", kind.into()), ("seat", seat_name(seat))]);
    let movement = |kind: &str, from: Square, to: Square, moved: Occupant| {
        let step = Object::of([("kind", kind.into()), ("from", square(from)), ("to", square(to))]);
        set_piece(&step, Some(moved));
        step
    };
    match event {
        StoryEvent::Passed { seat } => of_seat("pass", seat),
        StoryEvent::Moved { piece, from, to } => movement("move", from, to, Occupant::Piece(piece)),
        StoryEvent::Killed { piece, at, corpse } => {
            let step =
                Object::of([("kind", "kill".into()), ("square", square(at)), ("corpse", square(corpse))]);
            set_piece(&step, Some(Occupant::Piece(piece)));
            step
        }
        StoryEvent::Relocated { occupant, from, to } => movement("relocate", from, to, occupant),
        StoryEvent::ArmyTaken { army, by } => {
            Object::of([("kind", "army_taken".into()), ("army", seat_name(army)), ("by", seat_name(by))])
        }
        StoryEvent::Encircled { seat, at } => {
            Object::of([("kind", "encircled".into()), ("seat", seat_name(seat)), ("square", square(at))])
        }
        StoryEvent::Resigned { seat, at } => {
            Object::of([("kind", "resigned".into()), ("seat", seat_name(seat)), ("square", square(at))])
        }
        StoryEvent::Orphaned { army } => Object::of([("kind", "orphaned".into()), ("army", seat_name(army))]),
        StoryEvent::Enthroned { seat } => of_seat("power", seat),
        StoryEvent::Dethroned { seat } => of_seat("power_lost", seat),
        StoryEvent::Won { seat } => of_seat("won", seat),
    }
}

/// Sets `army` and `role` for a piece. A corpse has neither.
fn set_piece(object: &Object, occupant: Option<Occupant>) {
    if let Some(Occupant::Piece(Piece { army, role })) = occupant {
        object.set("army", &seat_name(army));
        object.set("role", &role.name().into());
    }
}

fn controller(controller: Controller) -> JsValue {
    match controller {
        Controller::Seat(seat) => seat_name(seat),
        Controller::Hostage => "hostage".into(),
        Controller::Orphan => "orphan".into(),
    }
}

fn seat_name(seat: Seat) -> JsValue {
    seat.name().into()
}

fn square_name(geometry: &Geometry, square: Square) -> JsValue {
    geometry.square_name(square).into()
}

fn list(items: impl IntoIterator<Item = impl Into<JsValue>>) -> JsValue {
    Array::of(items).into()
}
