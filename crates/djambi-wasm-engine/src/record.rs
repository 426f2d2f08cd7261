//! Reads and writes the text of game records.

use djambi::{Game, GameEvent, Geometry, Position, Record, Seat, Variation};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::js::{Array, Object};
use crate::problem::Thrown;
use crate::{entry, game_rules};

/// Reads the record of one game.
///
/// # Errors
/// If the text is not a record, with the place and the fault.
#[wasm_bindgen(js_name = readRecord, unchecked_return_type = "GameRecord")]
pub fn read_record(text: &str) -> Result<Object, Thrown> {
    let record = Record::parse(text).map_err(|error| error.problem())?;
    let game = record.game();
    let board = game.start().geometry();
    let options = game.rules().changes().map(|(option, value)| (option, value.into()));
    let names = board.seats().iter().filter_map(|seat| Some((seat.name(), record.player(seat)?.into())));
    Ok(Object::of([
        ("board", board.name().into()),
        ("rules", game.rules().base.name().into()),
        ("options", Object::of(options).into()),
        ("start", game.start().to_string().into()),
        ("entries", Array::of(game.events().iter().map(|&event| entry_of(board, event))).into()),
        ("variations", Array::of(variations_of(&record)).into()),
        ("names", Object::of(names).into()),
    ]))
}

/// Writes the record of a game without its variations. Names that a record cannot hold are left out.
///
/// # Errors
/// If there is no such board, or the rules, the start or an entry is not legal.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(
    #[wasm_bindgen(unchecked_param_type = "GameRecord")] game: &Object,
) -> Result<String, Thrown> {
    let text = |key| game.get(key).as_string().unwrap_or_default();
    let rules = game_rules::read(&text("rules"), game.get("options").unchecked_ref())?;
    let board = crate::board(&text("board"))?;
    let mut record = Record::new(Game::new(rules, Position::parse_on(board, &text("start"), &rules)?));
    for object in game.get("entries").unchecked_ref::<Array>().iter() {
        let entry = entry::read(record.game(), object.unchecked_ref())?;
        record.add(entry)?;
    }
    let names = game.get("names");
    for seat in board.seats().iter() {
        if let Some(name) = names.unchecked_ref::<Object>().get(seat.name()).as_string() {
            drop(record.set_player(seat, &name));
        }
    }
    Ok(record.to_string())
}

/// The variations of a record, as plain objects, each with those inside it behind it, which repeat the entries
/// before them. Places and entries are counted as the page has them: without agreements of single players.
fn variations_of(record: &Record) -> Vec<Object> {
    let rules = record.game().rules();
    let start = record.game().start();
    let mut game = Game::new(*rules, *start);
    let mut found = Vec::new();
    for place in 0..=record.game().entries().len() {
        let at = game.events().len();
        for variation in record.variations(place) {
            add_variation(variation, &mut game, at, &mut found);
        }
        if let Some(&entry) = record.game().entries().get(place) {
            game.apply(entry).expect("an entry of the game");
        }
    }
    found
}

/// Adds a variation that begins where this game is now, and those inside it, as lines from the place `at` of the
/// game on.
fn add_variation(variation: &Variation, game: &mut Game, at: usize, found: &mut Vec<Object>) {
    for &entry in variation.entries() {
        game.apply(entry).expect("an entry of the variation");
    }
    let board = game.start().geometry();
    let entries = Array::of(game.events()[at..].iter().map(|&event| entry_of(board, event))).into();
    found.push(Object::of([("at", JsValue::from_f64(at as f64)), ("entries", entries)]));
    for place in (0..=variation.entries().len()).rev() {
        for inner in variation.variations(place) {
            add_variation(inner, game, at, found);
        }
        if place > 0 {
            game.undo();
        }
    }
}

/// The entry that leads to an event on this board, as a plain object.
fn entry_of(board: &'static Geometry, event: GameEvent) -> Object {
    let of_kind = |kind: &str| Object::of([("kind", kind.into())]);
    let of_seat = |kind: &str, seat: Seat| Object::of([("kind", kind.into()), ("seat", seat.name().into())]);
    match event {
        GameEvent::Turn(mv) => {
            Object::of([("kind", "turn".into()), ("move", board.wire(mv).to_string().into())])
        }
        GameEvent::Resignation(seat) => of_seat("resign", seat),
        GameEvent::FlagFall(seat) => of_seat("flag_fall", seat),
        GameEvent::Agreement => of_kind("draw"),
        GameEvent::LengthLimit => of_kind("length_limit"),
        GameEvent::Closing => of_kind("closed"),
    }
}
