//! The shapes of `types.d.ts`, made by hand: a serialization framework would weigh more than all the rest.

use djambi::{
    Act, Controller, Game, Geometry, MoveFamily, Occupant, Outcome, Piece, Position, Reason, Rules, Seat,
    Square, SquareSet, StoryEvent,
};
use wasm_bindgen::JsValue;

use crate::js::{Array, Object};

/// The present turn and the five after it.
const COMING_TURNS: usize = 6;

/// A `PositionView`.
pub(crate) fn view(position: &Position, game: &Game, outcome: Option<Outcome>) -> Object {
    let seats = position.geometry().seats();
    let coming = if outcome.is_some() { Vec::new() } else { position.upcoming(game.rules(), COMING_TURNS) };
    let coming =
        coming.iter().map(|turn| Object::of([("seat", name(turn.seat)), ("power", turn.extra.into())]));
    let controllers = seats.iter().map(|army| (army.name(), controller(position.controller(army))));
    Object::of([
        ("dfen", position.to_string().into()),
        ("pieces", pieces(position)),
        ("controllers", Object::of(controllers).into()),
        ("turn", name(position.turn())),
        ("cursor", name(position.cursor())),
        ("alive", list(position.alive().iter().map(name))),
        ("in_power", position.in_power().map_or(JsValue::NULL, name)),
        ("upcoming", list(coming)),
        ("quiet_turns", position.quiet_turns().into()),
        ("turn_number", position.turn_number().into()),
        ("outcome", outcome.map_or(JsValue::NULL, |outcome| ending(&outcome, game))),
    ])
}

/// A `Family[]`.
pub(crate) fn families(position: &Position, rules: &Rules) -> Array {
    let geometry = position.geometry();
    if position.must_pass(rules) {
        return Array::of([pass()]);
    }
    Array::of(position.families(rules).iter().map(|found| family(geometry, found)))
}

/// A `StoryStep[]`.
pub(crate) fn story(geometry: &Geometry, events: &[StoryEvent]) -> Array {
    Array::of(events.iter().map(|event| step(geometry, *event)))
}

fn pieces(position: &Position) -> JsValue {
    let geometry = position.geometry();
    list(position.occupied().iter().map(|square| {
        let thing = Object::of([("square", at(geometry, square))]);
        describe(&thing, position.at(square));
        thing
    }))
}

fn ending(outcome: &Outcome, game: &Game) -> JsValue {
    let kind = match outcome.reason {
        Reason::LastAlive => "win",
        drawn => drawn.name(),
    };
    let shares = game.players().iter().map(|seat| (seat.name(), outcome.share(seat).value().into()));
    Object::of([("kind", kind.into()), ("shares", Object::of(shares).into())]).into()
}

fn family(geometry: &Geometry, family: &MoveFamily) -> Object {
    let act = match family.act {
        Act::Walk => "walk",
        Act::Kill => "kill",
        Act::Relocate => "relocate",
        Act::Report => "report",
        Act::ReportAll => "report_all",
    };
    let squares = |set: SquareSet| list(set.iter().map(|square| at(geometry, square)));
    Object::of([
        ("from", at(geometry, family.from)),
        ("role", family.role.name().into()),
        ("act", act.into()),
        ("to", squares(family.to)),
        ("exit", family.exit.map_or(JsValue::NULL, |square| at(geometry, square))),
        ("victims", squares(family.victims)),
        ("declinable", family.declinable.into()),
        ("placements", squares(family.placements)),
    ])
}

fn pass() -> Object {
    let nothing = || list([JsValue::NULL; 0]);
    Object::of([
        ("from", "".into()),
        ("act", "pass".into()),
        ("to", nothing()),
        ("exit", JsValue::NULL),
        ("victims", nothing()),
        ("declinable", false.into()),
        ("placements", nothing()),
    ])
}

fn step(geometry: &Geometry, event: StoryEvent) -> Object {
    let square = |square: Square| at(geometry, square);
    let whose = |kind: &str, seat: Seat| Object::of([("kind", kind.into()), ("seat", name(seat))]);
    let way = |kind: &str, from: Square, to: Square, moved: Occupant| {
        let step = Object::of([("kind", kind.into()), ("from", square(from)), ("to", square(to))]);
        describe(&step, Some(moved));
        step
    };
    match event {
        StoryEvent::Passed { seat } => whose("pass", seat),
        StoryEvent::Moved { piece, from, to } => way("move", from, to, Occupant::Piece(piece)),
        StoryEvent::Killed { piece, at, corpse } => {
            let step =
                Object::of([("kind", "kill".into()), ("square", square(at)), ("corpse", square(corpse))]);
            describe(&step, Some(Occupant::Piece(piece)));
            step
        }
        StoryEvent::Relocated { occupant, from, to } => way("relocate", from, to, occupant),
        StoryEvent::ArmyTaken { army, by } => {
            Object::of([("kind", "army_taken".into()), ("army", name(army)), ("by", name(by))])
        }
        StoryEvent::Encircled { seat, at } => {
            Object::of([("kind", "encircled".into()), ("seat", name(seat)), ("square", square(at))])
        }
        StoryEvent::Resigned { seat, at } => {
            Object::of([("kind", "resigned".into()), ("seat", name(seat)), ("square", square(at))])
        }
        StoryEvent::Orphaned { army } => Object::of([("kind", "orphaned".into()), ("army", name(army))]),
        StoryEvent::Enthroned { seat } => whose("power", seat),
        StoryEvent::Dethroned { seat } => whose("power_lost", seat),
        StoryEvent::Won { seat } => whose("won", seat),
    }
}

/// Says of a living piece which one it is; a corpse is nameless.
fn describe(thing: &Object, occupant: Option<Occupant>) {
    if let Some(Occupant::Piece(Piece { army, role })) = occupant {
        thing.set("army", &name(army));
        thing.set("role", &role.name().into());
    }
}

fn controller(controller: Controller) -> JsValue {
    match controller {
        Controller::Seat(seat) => name(seat),
        Controller::Hostage => "hostage".into(),
        Controller::Orphan => "orphan".into(),
    }
}

fn name(seat: Seat) -> JsValue {
    seat.name().into()
}

fn at(geometry: &Geometry, square: Square) -> JsValue {
    geometry.square_name(square).into()
}

fn list(items: impl IntoIterator<Item = impl Into<JsValue>>) -> JsValue {
    Array::of(items).into()
}
