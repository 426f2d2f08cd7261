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
#[path = "../../djambi-wasm/src/problem.rs"]
mod problem;
mod reasons;
mod record;

use djambi::{Faults, Geometry, Rules, RulesError, UnknownBoard};

pub use analyst::{Analyst, Finding, add_weights};
pub use problem::Thrown;
pub use reasons::turn_reasons;
pub use record::{Transcript, read_record, write_record};

/// Reads rules: the name of the rule set and the options that differ from it, each as `option=value`.
fn rules(name: &str, options: &[String]) -> Result<Rules, RulesError> {
    let options = options.iter().map(|option| option.split_once('=').unwrap_or((option, "")));
    Rules::with(name, options)
}

/// The board with this name.
fn board(name: &str) -> Result<&'static Geometry, UnknownBoard> {
    Geometry::named(name).ok_or_else(|| UnknownBoard(name.to_owned()))
}

impl From<Faults> for Thrown {
    fn from(faults: Faults) -> Self {
        faults.problem().into()
    }
}
