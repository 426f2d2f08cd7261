//! Reads the entries of a game from plain objects, for both bridges.

use djambi::{Game, GameEntry, Problem, Seat};
use wasm_bindgen::prelude::*;

use crate::js::Object;
use crate::problem::Thrown;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("entry.d.ts");

/// Reads an entry; a move may be in wire form or in reading form of the present position.
///
/// # Errors
/// If there is no such entry, seat or move.
pub(crate) fn read(game: &Game, entry: &Object) -> Result<GameEntry, Thrown> {
    let text = |key| entry.get(key).as_string().unwrap_or_default();
    let seat = || text("seat").parse::<Seat>();
    Ok(match text("kind").as_str() {
        "turn" => GameEntry::Turn(game.position().parse_move(&text("move"))?),
        "resign" => GameEntry::Resignation(seat()?),
        "flag_fall" => GameEntry::FlagFall(seat()?),
        "agree_draw" => GameEntry::Agreement(seat()?),
        "draw" => GameEntry::JointAgreement,
        "take_back" => {
            // The game refuses what is no number of events, as it refuses too many.
            let events = entry.get("to").as_f64().filter(|to| *to >= 0.0 && to.fract() == 0.0);
            GameEntry::TakeBack(events.map_or(usize::MAX, |events| events as usize))
        }
        "length_limit" => GameEntry::LengthLimit,
        "closed" => GameEntry::Closing,
        _ => return Err(Problem::new("unknown_entry").into()),
    })
}
