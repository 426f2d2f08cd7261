//! Reads the position that the engine is asked about from a plain object.

use djambi::{Position, Rules};
use wasm_bindgen::JsCast;

use crate::game_rules;
use crate::js::{Array, Object};
use crate::problem::Thrown;

/// A position that the engine is asked about, with its rules and the game's positions before it.
pub(crate) struct Root {
    pub(crate) rules: Rules,
    pub(crate) position: Position,
    pub(crate) history: Vec<Position>,
}

impl Root {
    /// Reads an `EnginePosition`.
    ///
    /// # Errors
    /// If there is no such board, rule set, option or value, or a position is not legal.
    pub(crate) fn read(root: &Object) -> Result<Self, Thrown> {
        let text = |key| root.get(key).as_string().unwrap_or_default();
        let board = crate::board(&text("board"))?;
        let rules = game_rules::read(&text("rules"), root.get("options").unchecked_ref())?;
        let parse = |text: &str| Position::parse_on(board, text, &rules);
        let history = root.get("history");
        let history =
            history.unchecked_ref::<Array>().iter().map(|text| text.as_string().unwrap_or_default());
        Ok(Self {
            position: parse(&text("position"))?,
            history: history.map(|text| parse(&text)).collect::<Result<_, _>>()?,
            rules,
        })
    }
}
