//! What only an analysis needs in the browser: the engine, and records of games as text.
//!
//! It is a module of its own beside `djambi-wasm`, so that who plays a game does not have to wait for it. `cargo xtask web`
//! builds it into `web/generated`; `web/src/engine` runs it in a worker.

#![expect(clippy::needless_pass_by_value, reason = "wasm-bindgen hands lists over by value")]

mod analyst;
mod record;

use djambi::{Position, Rules, Seat};
use wasm_bindgen::prelude::*;

pub use analyst::{Analyst, Finding};
pub use record::{Transcript, read_record, write_record};

/// Rules by the name of the set and the options that differ from it, each as `option=value`.
fn rules(name: &str, options: &[String]) -> Result<Rules, JsError> {
    let mut rules = Rules::named(name)?;
    for option in options {
        let (option, value) = option.split_once('=').unwrap_or((option, ""));
        rules.set(option, value)?;
    }
    Ok(rules)
}

/// A position from its string, or from `start`.
fn position(text: &str, rules: &Rules) -> Result<Position, JsError> {
    Ok(if text == "start" { Position::start() } else { Position::parse(text, rules)? })
}

/// The seats of the usual board, which is the only one in the browser so far.
const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];
