//! Reads and writes the text of game records for a page.

use djambi::{Game, GameEvent, Position, Record, Seat};
use wasm_bindgen::prelude::*;

use crate::SEATS;

/// A game as the page has it.
#[wasm_bindgen]
pub struct Transcript {
    rules: String,
    options: Vec<String>,
    start: String,
    entries: Vec<String>,
    names: Vec<String>,
}

#[wasm_bindgen]
impl Transcript {
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

    /// The events in order: a turn in wire form, `red resigns`, or `draw agreed`.
    #[wasm_bindgen(getter)]
    pub fn entries(&self) -> Vec<String> {
        self.entries.clone()
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
/// If the text is not a record, with the place and the fault; or if the board is not the usual one.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(text: &str) -> Result<Transcript, JsError> {
    let record = Record::parse(text)?;
    let game = record.game();
    let board = game.start().geometry();
    if board != Position::start().geometry() {
        return Err(JsError::new(&format!("this page supports only the usual board, not {}", board.name())));
    }
    let event_text = |event: &GameEvent| match *event {
        GameEvent::Turn(mv) => board.wire(mv).to_string(),
        GameEvent::Resignation(seat) => format!("{} resigns", seat.name()),
        GameEvent::Agreement => AGREED.to_owned(),
        GameEvent::Closing => CLOSED.to_owned(),
    };
    Ok(Transcript {
        rules: game.rules().base.name().to_owned(),
        options: game.rules().changes().map(|(option, value)| format!("{option}={value}")).collect(),
        start: game.start().to_string(),
        entries: game.events().iter().map(event_text).collect(),
        names: SEATS.iter().map(|&seat| record.player(seat).unwrap_or_default().to_owned()).collect(),
    })
}

/// Writes the record of a game, given as in [`Transcript`]. Names that a record cannot hold are left out.
///
/// # Errors
/// If the rules, the start or an event is not legal.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(
    rules: &str,
    options: Vec<String>,
    start: &str,
    entries: Vec<String>,
    names: Vec<String>,
) -> Result<String, JsError> {
    let rules = crate::rules(rules, &options)?;
    let mut record = Record::new(Game::new(rules, crate::position(start, &rules)?));
    for text in &entries {
        let event = event(record.game(), text)?;
        record.add(event)?;
    }
    for (&seat, name) in SEATS.iter().zip(&names) {
        drop(record.set_player(seat, name));
    }
    Ok(record.to_string())
}

/// The text of an agreement to a draw.
const AGREED: &str = "draw agreed";
/// The text of the end without a result.
const CLOSED: &str = "game closed";

/// Reads the text of an event.
fn event(game: &Game, text: &str) -> Result<GameEvent, JsError> {
    if text == AGREED {
        return Ok(GameEvent::Agreement);
    }
    if text == CLOSED {
        return Ok(GameEvent::Closing);
    }
    match text.strip_suffix(" resigns") {
        Some(seat) => {
            let seat = Seat::from_name(seat).ok_or_else(|| JsError::new("there is no such seat"))?;
            Ok(GameEvent::Resignation(seat))
        }
        None => Ok(GameEvent::Turn(game.position().parse_move(text)?)),
    }
}
