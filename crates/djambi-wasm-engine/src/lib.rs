//! The engine and the text of records for the browser, which only analysis and advice need.
//!
//! The module is separate from `djambi-wasm`, so that games load without it. `cargo xtask web` builds it into
//! `web/generated`; `web/rules/src/engine` runs it in a worker.

mod analyst;
mod bot;
#[path = "../../djambi-wasm/src/entry.rs"]
mod entry;
#[path = "../../djambi-wasm/src/game_rules.rs"]
mod game_rules;
#[path = "../../djambi-wasm/src/js.rs"]
mod js;
#[path = "../../djambi-wasm/src/problem.rs"]
mod problem;
mod reasons;
mod record;
mod root;

use djambi::{Faults, Geometry, UnknownBoard};
use wasm_bindgen::prelude::*;

pub use analyst::{Analyst, Finding, add_weights};
pub use bot::bot_turn;
pub use problem::Thrown;
pub use reasons::turn_reasons;
pub use record::{read_record, write_record};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// The board with this name.
fn board(name: &str) -> Result<&'static Geometry, UnknownBoard> {
    Geometry::named(name).ok_or_else(|| UnknownBoard(name.to_owned()))
}

impl From<Faults> for Thrown {
    fn from(faults: Faults) -> Self {
        faults.problem().into()
    }
}
