//! A bot's turn, by its level.

use std::num::NonZero;

use djambi::{Seat, SeatSet};
use djambi_engine::{Engine, Level, Limits, Options};
use wasm_bindgen::prelude::*;

use crate::analyst::search;
use crate::js::Object;
use crate::problem::Thrown;
use crate::root::Root;

/// The maximum memory of a search, in mebibytes: a phone has it.
const MEMORY: NonZero<usize> = NonZero::new(32).expect("not zero");

/// The turn that a bot of a level plays in a position, and what each player makes of a draw; `undefined` if there is no such
/// level or the game is over. `people` are the seats of persons. It searches as many nodes as its level does on the service.
///
/// # Errors
/// If there is no such board, rule set, option, value or seat, or a position is not legal.
#[expect(clippy::needless_pass_by_value, reason = "wasm-bindgen passes lists by value")]
#[wasm_bindgen(js_name = botTurn, unchecked_return_type = "BotTurn | undefined")]
pub fn bot_turn(
    #[wasm_bindgen(unchecked_param_type = "EnginePosition")] root: &Object,
    #[wasm_bindgen(unchecked_param_type = "Level")] level: &str,
    #[wasm_bindgen(unchecked_param_type = "Seat[]")] people: Vec<String>,
    seed: u32,
) -> Result<Option<Object>, Thrown> {
    let Root { rules, position, history } = Root::read(root)?;
    let people = people.iter().map(|seat| seat.parse::<Seat>()).collect::<Result<SeatSet, _>>()?;
    let Some(level) = Level::ALL.into_iter().find(|known| known.name() == level) else { return Ok(None) };
    let mut engine = Engine::new(Options { memory: MEMORY, people, ..level.into() });
    engine.set_history(&history);
    let limits = Limits { nodes: Some(level.nodes()), ..Limits::seeded(u64::from(seed)) };
    let report = search(&mut engine, &position, &rules, &limits);
    let Some(mv) = report.best_move() else { return Ok(None) };
    let draws = position.geometry().seats().iter();
    let draws = draws.map(|seat| (seat.name(), report.draw_stance(&position, &rules, seat).name().into()));
    Ok(Some(Object::of([
        ("move", position.geometry().wire(mv).to_string().into()),
        ("draws", Object::of(draws).into()),
    ])))
}
