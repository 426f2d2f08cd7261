//! The rules of Djambi for the browser: a thin wrapper that puts [`djambi::Game`] into the words of JavaScript.
//!
//! `types.d.ts` says what the values look like that it gives; `cargo xtask web` builds it into `web/generated`.

mod js;
mod shapes;

use djambi::{Game, GameError, Move, Position, Rules, Seat};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use js::{Array, Object};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A game that knows the rules: its settings and the turns, resignations and agreements so far.
#[wasm_bindgen]
pub struct DjambiGame {
    game: Game,
}

#[wasm_bindgen]
impl DjambiGame {
    /// A game by the rule set of this name with some options changed, from a position string or from `start`.
    ///
    /// # Errors
    /// If there is no such rule set, option or value, or the position cannot be.
    #[wasm_bindgen(constructor)]
    pub fn new(
        rules: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
        start: &str,
    ) -> Result<Self, JsError> {
        let mut rules = Rules::named(rules)?;
        for pair in Object::entries(options).iter() {
            let mut words =
                pair.unchecked_ref::<Array>().iter().map(|word| word.as_string().unwrap_or_default());
            rules.set(&words.next().unwrap_or_default(), &words.next().unwrap_or_default())?;
        }
        let start = if start == "start" { Position::start() } else { Position::parse(start, &rules)? };
        Ok(Self { game: Game::new(rules, start) })
    }

    /// Plays a turn, given in wire form or in reading form.
    ///
    /// # Errors
    /// If the turn is not legal: why.
    pub fn play(&mut self, r#move: &str) -> Result<(), JsError> {
        let mv = self.game.position().parse_move(r#move)?;
        Ok(self.game.play(mv)?)
    }

    /// Lets a player leave the table.
    ///
    /// # Errors
    /// If the game is over or nobody is alive at that seat.
    pub fn resign(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &str,
    ) -> Result<(), JsError> {
        let seat = Seat::from_name(seat).ok_or_else(|| JsError::new("there is no such seat"))?;
        Ok(self.game.resign(seat)?)
    }

    /// Ends the game as a draw to which all living players have agreed.
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<(), JsError> {
        Ok(self.game.agree_draw()?)
    }

    /// How many turns, resignations and agreements there have been.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.game.events().len()
    }

    /// The position after the first `at` of them.
    ///
    /// # Errors
    /// If there have not been so many.
    #[wasm_bindgen(unchecked_return_type = "PositionView")]
    pub fn view(&self, at: usize) -> Result<Object, JsError> {
        let position =
            self.game.positions().get(at).ok_or_else(|| JsError::new("the game is not so long"))?;
        let outcome = if at == self.length() { self.game.outcome() } else { None };
        Ok(shapes::view(position, &self.game, outcome))
    }

    /// The legal turns of the last position; none when the game is over.
    #[wasm_bindgen(unchecked_return_type = "Family[]")]
    pub fn families(&self) -> Array {
        if self.game.outcome().is_some() {
            return Array::of([JsValue::NULL; 0]);
        }
        shapes::families(self.game.position(), self.game.rules())
    }

    /// What happened in the `at`th of them, counted from 1, in order.
    #[wasm_bindgen(unchecked_return_type = "StoryStep[]")]
    pub fn story(&self, at: usize) -> Array {
        let events = at.checked_sub(1).map(|index| self.game.story(index)).unwrap_or_default();
        shapes::story(self.game.start().geometry(), &events)
    }

    /// The `at`th of them, counted from 1, for people: a turn in reading form, or a few words.
    pub fn reading(&self, at: usize) -> String {
        at.checked_sub(1).and_then(|index| self.game.reading(index)).unwrap_or_default()
    }

    /// Why a turn is not legal now, with the section of the rules; nothing when it is legal.
    pub fn explain(&self, r#move: &str) -> Option<String> {
        match self.game.position().parse_move(r#move) {
            Ok(mv) => self.refusal(mv).map(|error| error.to_string()),
            Err(error) => Some(error.to_string()),
        }
    }

    fn refusal(&self, mv: Move) -> Option<GameError> {
        if let Some(outcome) = self.game.outcome() {
            return Some(GameError::Over(outcome.reason));
        }
        self.game.position().explain_illegal(self.game.rules(), mv).map(GameError::Illegal)
    }
}
