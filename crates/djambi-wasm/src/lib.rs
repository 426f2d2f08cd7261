//! The rules of Djambi for the browser: a thin JavaScript wrapper of [`djambi::Game`].
//!
//! `types.d.ts` declares the returned objects. `cargo xtask web` builds the module into `web/generated`.

#[cfg(feature = "all-boards")]
mod board;
mod entry;
mod js;
mod shapes;

use djambi::{Game, GameError, Geometry, Move, Position, Rules, SQUARE9, Seat};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[cfg(feature = "all-boards")]
pub use board::geometry;
use js::{Array, Object};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A game by its rules: the settings, and what players and the host have done so far.
#[wasm_bindgen]
pub struct DjambiGame {
    game: Game,
}

#[wasm_bindgen]
impl DjambiGame {
    /// A game by the rule set of this name with some options changed. `start` is a position string, or
    /// `start` for the usual one; `board` is the name of the board, `square9` if left out.
    ///
    /// # Errors
    /// If there is no such rule set, option, value or board, or the position is not legal.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rules: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
        start: &str,
        board: Option<String>,
    ) -> Result<Self, JsError> {
        let entries = Object::entries(options);
        let options = entries.iter().map(|entry| {
            let mut words =
                entry.unchecked_ref::<Array>().iter().map(|word| word.as_string().unwrap_or_default());
            (words.next().unwrap_or_default(), words.next().unwrap_or_default())
        });
        let rules = Rules::with(rules, options)?;
        let board = board.unwrap_or_else(|| SQUARE9.name().to_owned());
        let geometry = named(&board).ok_or_else(|| unknown_board(&board))?;
        let start = Position::parse_on(geometry, start, &rules)?;
        Ok(Self { game: Game::new(rules, start) })
    }

    /// Plays a turn in wire form or reading form.
    ///
    /// # Errors
    /// If the turn is not legal, with the reason.
    pub fn play(&mut self, r#move: &str) -> Result<(), JsError> {
        let mv = self.game.position().parse_move(r#move)?;
        Ok(self.game.play(mv)?)
    }

    /// Applies an entry: a turn, a resignation, a flag fall, an agreement, a taking back or a closing.
    ///
    /// # Errors
    /// If it is not possible now, with the reason.
    pub fn apply(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "GameEntry")] entry: &Object,
    ) -> Result<(), JsError> {
        let entry = entry::read(&self.game, entry)?;
        Ok(self.game.apply(entry)?)
    }

    /// The living players whose agreement to a draw stands, in seat order.
    #[wasm_bindgen(getter, unchecked_return_type = "Seat[]")]
    pub fn agreements(&self) -> Array {
        Array::of(self.game.agreements().iter().map(Seat::name))
    }

    /// The number of events: the entries that changed the position or ended the game, without those that were
    /// taken back.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.game.events().len()
    }

    /// The position after the first `at` events.
    ///
    /// # Errors
    /// If the game has fewer events.
    #[wasm_bindgen(unchecked_return_type = "PositionView")]
    pub fn view(&self, at: usize) -> Result<Object, JsError> {
        let position =
            self.game.positions().get(at).ok_or_else(|| JsError::new("the game has fewer events"))?;
        let outcome = if at == self.length() { self.game.outcome() } else { None };
        Ok(shapes::view(position, &self.game, outcome))
    }

    /// The legal turns of the last position; empty when the game is over.
    #[wasm_bindgen(unchecked_return_type = "Family[]")]
    pub fn families(&self) -> Array {
        if self.game.outcome().is_some() {
            return Array::of([JsValue::NULL; 0]);
        }
        shapes::families(self.game.position(), self.game.rules())
    }

    /// The squares of the pieces that could kill or take the piece on `square` of the last position, if
    /// their players had the next turn.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn attackers(&self, square: &str) -> Array {
        let position = self.game.position();
        let geometry = position.geometry();
        let threats = geometry.square(square).map(|at| position.threats(self.game.rules(), at));
        Array::of(threats.into_iter().flatten().map(|threat| geometry.square_name(threat.from)))
    }

    /// The story of the event with this number, counted from 1.
    #[wasm_bindgen(unchecked_return_type = "StoryStep[]")]
    pub fn story(&self, at: usize) -> Array {
        let events = at.checked_sub(1).map(|index| self.game.story(index)).unwrap_or_default();
        shapes::story(self.game.start().geometry(), &events)
    }

    /// The text of the event with this number, counted from 1: a turn in reading form, or a few words.
    pub fn reading(&self, at: usize) -> String {
        at.checked_sub(1).and_then(|index| self.game.reading(index)).unwrap_or_default()
    }

    /// Why a turn is not legal now, with the section of the rules; `undefined` when it is legal.
    pub fn explain(&self, r#move: &str) -> Option<String> {
        match self.game.position().parse_move(r#move) {
            Ok(mv) => self.refusal(mv).map(|error| error.to_string()),
            Err(error) => Some(error.to_string()),
        }
    }

    /// Why the game would refuse this move.
    fn refusal(&self, mv: Move) -> Option<GameError> {
        if let Some(outcome) = self.game.outcome() {
            return Some(GameError::Over(outcome.reason));
        }
        self.game.position().explain_illegal(self.game.rules(), mv).map(GameError::Illegal)
    }
}

/// The board with this name, if this build has it. The first page of a game needs one board alone.
fn named(board: &str) -> Option<&'static Geometry> {
    if cfg!(feature = "all-boards") {
        return Geometry::named(board);
    }
    (board == SQUARE9.name()).then_some(&SQUARE9)
}

/// The refusal of a board that does not exist, or that this build does not have.
fn unknown_board(name: &str) -> JsError {
    JsError::new(&format!("there is no board “{name}”"))
}
