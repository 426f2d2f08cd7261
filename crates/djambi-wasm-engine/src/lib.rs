//! The engine and the text of records for the browser, which only an analysis needs.
//!
//! The module is separate from `djambi-wasm`, so that games load without it. `cargo xtask web` builds it into
//! `web/generated`; `web/src/engine` runs it in a worker.

#![expect(clippy::needless_pass_by_value, reason = "wasm-bindgen passes lists by value")]

mod analyst;
#[path = "../../djambi-wasm/src/entry.rs"]
mod entry;
#[path = "../../djambi-wasm/src/js.rs"]
mod js;
mod record;

use djambi::{Position, Rules, Seat};
use wasm_bindgen::prelude::*;

pub use analyst::{Analyst, Finding};
pub use record::{Transcript, read_record, write_record};

/// Reads rules: the name of the rule set and the options that differ from it, each as `option=value`.
fn rules(name: &str, options: &[String]) -> Result<Rules, JsError> {
    let options = options.iter().map(|option| option.split_once('=').unwrap_or((option, "")));
    Ok(Rules::with(name, options)?)
}

/// Reads a position string, or `start` for the usual start position.
fn position(text: &str, rules: &Rules) -> Result<Position, JsError> {
    Ok(if text == "start" { Position::start() } else { Position::parse(text, rules)? })
}

/// The seats of the 9 × 9 board, the only one in the browser so far.
const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];
