//! Reads and writes the text of game records for a page.

use djambi::{Game, GameEvent, Geometry, Position, Record, Seat, Variation};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::entry;
use crate::js::{Array, Object};
use crate::problem::Thrown;

/// A game as the page has it.
#[wasm_bindgen]
pub struct Transcript {
    board: &'static Geometry,
    rules: String,
    options: Vec<String>,
    start: String,
    entries: Vec<Object>,
    variations: Vec<Object>,
    names: Vec<String>,
}

#[wasm_bindgen]
impl Transcript {
    /// The name of the board.
    #[wasm_bindgen(getter)]
    pub fn board(&self) -> String {
        self.board.name().to_owned()
    }

    /// The name of the rule set.
    #[wasm_bindgen(getter)]
    pub fn rules(&self) -> String {
        self.rules.clone()
    }

    /// The options that differ from it, each as `option=value`.
    #[wasm_bindgen(getter)]
    pub fn options(&self) -> Vec<String> {
        self.options.clone()
    }

    /// The position string of the start.
    #[wasm_bindgen(getter)]
    pub fn start(&self) -> String {
        self.start.clone()
    }

    /// The entries of the line that counts, in order: without what was taken back, and without agreements of
    /// single players.
    #[wasm_bindgen(getter, unchecked_return_type = "GameEntry[]")]
    pub fn entries(&self) -> Array {
        Array::of(self.entries.iter())
    }

    /// The variations, each with the number of entries of the line before it and its own entries.
    #[wasm_bindgen(getter, unchecked_return_type = "{ at: number; entries: GameEntry[] }[]")]
    pub fn variations(&self) -> Array {
        Array::of(self.variations.iter())
    }

    /// The players' names in seat order; an unknown name is empty.
    #[wasm_bindgen(getter)]
    pub fn names(&self) -> Vec<String> {
        self.names.clone()
    }
}

/// Reads the record of one game.
///
/// # Errors
/// If the text is not a record, with the place and the fault.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(text: &str) -> Result<Transcript, Thrown> {
    let record = Record::parse(text).map_err(|error| error.problem())?;
    let game = record.game();
    let board = game.start().geometry();
    Ok(Transcript {
        board,
        rules: game.rules().base.name().to_owned(),
        options: game.rules().changes().map(|(option, value)| format!("{option}={value}")).collect(),
        start: game.start().to_string(),
        entries: game.events().iter().map(|&event| entry_of(board, event)).collect(),
        variations: variations_of(&record),
        names: board.seats().iter().map(|seat| record.player(seat).unwrap_or_default().to_owned()).collect(),
    })
}

/// Writes the record of a game, given as in [`Transcript`]. Names that a record cannot hold are left out.
///
/// # Errors
/// If there is no such board, or the rules, the start or an entry is not legal.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(
    board: &str,
    rules: &str,
    options: Vec<String>,
    start: &str,
    #[wasm_bindgen(unchecked_param_type = "GameEntry[]")] entries: &Array,
    names: Vec<String>,
) -> Result<String, Thrown> {
    let rules = crate::rules(rules, &options)?;
    let board = crate::board(board)?;
    let mut record = Record::new(Game::new(rules, Position::parse_on(board, start, &rules)?));
    for object in entries.iter() {
        let entry = entry::read(record.game(), object.unchecked_ref())?;
        record.add(entry)?;
    }
    for (seat, name) in board.seats().iter().zip(&names) {
        drop(record.set_player(seat, name));
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
