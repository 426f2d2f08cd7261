//! The plans of a player, judged before their turn.

use djambi::{Game, GameEntry, Geometry, Position, Seat, UnknownBoard};
use djambi_protocol::PlanLine;
use djambi_table::{check_lines, turn_of};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use crate::js::{Array, Object};
use crate::{Thrown, entry, game_rules};

/// The position string if a player had the turn in a position; `undefined` if the player is out. `options` are those
/// that differ from the rule set.
///
/// # Errors
/// If there is no such board, rule set, option or value, or the position is not legal.
#[wasm_bindgen(js_name = turnOf)]
pub fn position_of_turn(
    board: &str,
    rules: &str,
    #[wasm_bindgen(unchecked_param_type = "Readonly<Partial<Record<string, string>>>")] options: &Object,
    position: &str,
    #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &str,
) -> Result<Option<String>, Thrown> {
    let game = game(board, rules, options, position)?;
    Ok(turn_of(game.position(), seat.parse()?).map(|position| position.to_string()))
}

/// A game in whose last position plans are judged.
#[wasm_bindgen]
pub struct Planner(Game);

#[wasm_bindgen]
impl Planner {
    /// The planner of a game, given by its board, its rules, its start and the events that the rules know.
    ///
    /// # Errors
    /// If there is no such board, rule set, option or value, or the start or an event is not legal.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &str,
        rules: &str,
        #[wasm_bindgen(unchecked_param_type = "Readonly<Partial<Record<string, string>>>")] options: &Object,
        start: &str,
        #[wasm_bindgen(unchecked_param_type = "readonly GameEntry[]")] events: &Array,
    ) -> Result<Self, Thrown> {
        let mut game = game(board, rules, options, start)?;
        for event in events.iter() {
            let entry: GameEntry = entry::read(&game, event.unchecked_ref())?;
            game.apply(entry)?;
        }
        Ok(Self(game))
    }

    /// Judges each line of a plan, as JSON, as if the turn of its seat had just come; `after` is the number of turns and
    /// departures that had counted when the plan was made. `undefined` if no turn of the seat can come, or these are no lines.
    #[wasm_bindgen(unchecked_return_type = "{ illegal: boolean; unmet: number[] }[] | undefined")]
    #[must_use]
    pub fn check(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &str,
        after: usize,
        lines: &str,
    ) -> Option<Array> {
        let lines: Vec<PlanLine> = serde_json::from_str(lines).ok()?;
        let checks = check_lines(&self.0, Seat::from_name(seat)?, after, &lines)?;
        Some(Array::of(checks.into_iter().map(|check| {
            let unmet = Array::of(check.unmet.into_iter().map(|index| index as u32));
            Object::of([("illegal", check.is_illegal.into()), ("unmet", unmet.into())])
        })))
    }
}

/// The game without events on a board, by these rules, from this start.
pub(crate) fn game(board: &str, rules: &str, options: &Object, start: &str) -> Result<Game, Thrown> {
    let rules = game_rules::read(rules, options)?;
    let board = Geometry::named(board).ok_or_else(|| UnknownBoard(board.to_owned()))?;
    Ok(Game::new(rules, Position::parse_on(board, start, &rules)?))
}
