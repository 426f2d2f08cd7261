//! The rules of Djambi for the browser: a thin JavaScript wrapper of [`djambi::Game`].
//!
//! `types.d.ts` declares the returned objects. `cargo xtask web` builds the module into `web/generated`.

#[cfg(feature = "all-boards")]
mod board;
mod entry;
mod game_rules;
mod js;
mod problem;
mod shapes;

use djambi::{Faults, Game, GameError, Geometry, Move, Position, Problem, SQUARE9, Seat, UnknownBoard};
use wasm_bindgen::prelude::*;

#[cfg(feature = "all-boards")]
pub use board::geometry;
use js::{Array, Object};
pub use problem::Thrown;

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
        #[wasm_bindgen(unchecked_param_type = "Readonly<Partial<Record<string, string>>>")] options: &Object,
        start: &str,
        board: Option<String>,
    ) -> Result<Self, Thrown> {
        let rules = game_rules::read(rules, options)?;
        let geometry = board.map_or(Ok(&SQUARE9), named)?;
        let start = Position::parse_on(geometry, start, &rules)?;
        Ok(Self { game: Game::new(rules, start) })
    }

    /// Plays a turn in wire form or reading form.
    ///
    /// # Errors
    /// If the turn is not legal, with the reason.
    pub fn play(&mut self, r#move: &str) -> Result<(), Thrown> {
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
    ) -> Result<(), Thrown> {
        let entry = entry::read(&self.game, entry)?;
        Ok(self.game.apply(entry)?)
    }

    /// How often the last position has come up, the last time included.
    #[wasm_bindgen(getter, js_name = timesSeen)]
    pub fn times_seen(&self) -> u32 {
        self.game.times_seen()
    }

    /// The living players whose chief could be killed in the position after the first `at` events, if the
    /// killer's player had the next turn.
    #[wasm_bindgen(unchecked_return_type = "Seat[]")]
    pub fn threatened(&self, at: usize) -> Array {
        let Some(position) = self.game.positions().get(at) else { return Array::of([JsValue::NULL; 0]) };
        let is_threatened = |seat: &Seat| !position.threats_to_chief(self.game.rules(), *seat).is_empty();
        Array::of(position.alive().iter().filter(is_threatened).map(Seat::name))
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
    pub fn view(&self, at: usize) -> Result<Object, Thrown> {
        let too_far = || Problem::new("no_such_event").with("events", self.length());
        let position = self.game.positions().get(at).ok_or_else(too_far)?;
        let outcome = if at == self.length() { self.game.outcome() } else { None };
        Ok(shapes::view(position, &self.game, outcome))
    }

    /// The legal turns of the last position; empty when the game is over. With a living player, those that
    /// this player would have there if the turn were theirs.
    #[wasm_bindgen(unchecked_return_type = "Family[]")]
    pub fn families(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: Option<String>,
    ) -> Array {
        let position = match seat.and_then(|name| Seat::from_name(&name)) {
            Some(seat) => self.game.position().rearranged(&[], seat, seat),
            None => Some(*self.game.position()),
        };
        match position {
            Some(position) if self.game.outcome().is_none() => shapes::families(&position, self.game.rules()),
            _ => Array::of([JsValue::NULL; 0]),
        }
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

    /// What the others could kill before the next turn of a player, in the position after the first `at`
    /// events; `undefined` if there is no such event, or the player is out.
    #[wasm_bindgen(unchecked_return_type = "Dangers | undefined")]
    pub fn dangers(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &str,
        at: usize,
    ) -> Option<Object> {
        let position = self.game.positions().get(at)?;
        shapes::dangers(position, self.game.rules(), Seat::from_name(seat)?)
    }

    /// What a legal turn would cost the player to move; `undefined` if it costs nothing.
    #[wasm_bindgen(unchecked_return_type = "Problem | undefined")]
    pub fn risk(&self, r#move: &str) -> Option<JsValue> {
        let position = self.game.position();
        let risk = position.risk(self.game.rules(), position.parse_move(r#move).ok()?)?;
        Some(Thrown::from(risk.problem()).into())
    }

    /// Why nothing on a square of the last position can move; `undefined` if a piece there can.
    #[wasm_bindgen(js_name = explainStill, unchecked_return_type = "Problem | undefined")]
    pub fn explain_still(&self, square: &str) -> Option<JsValue> {
        let position = self.game.position();
        let square = position.geometry().square(square)?;
        let illegal = position.explain_still(self.game.rules(), square)?;
        Some(Thrown::from(GameError::Illegal(illegal)).into())
    }

    /// Turns of the others, in wire form, after which a player is out before the player's next turn or, with
    /// `own_turns` above 0, cannot win within that number of them any more; `undefined` if there are none, or
    /// none among `limit` positions. Only the puzzles ask for it, so only their build has it.
    #[cfg(feature = "refutations")]
    #[wasm_bindgen(unchecked_return_type = "string[] | undefined")]
    pub fn refutation(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Seat")] seat: &str,
        own_turns: usize,
        limit: usize,
    ) -> Option<Array> {
        let position = self.game.position();
        let seat = Seat::from_name(seat)?;
        let line = position.refutation(self.game.rules(), seat, own_turns, limit)?;
        Some(Array::of(line.into_iter().map(|mv| position.geometry().wire(mv).to_string())))
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

    /// What `play` would throw now; `undefined` when the turn is legal.
    #[wasm_bindgen(unchecked_return_type = "Problem | undefined")]
    pub fn explain(&self, r#move: &str) -> Option<JsValue> {
        let thrown: Thrown = match self.game.position().parse_move(r#move) {
            Ok(mv) => self.refusal(mv)?.into(),
            Err(error) => error.into(),
        };
        Some(thrown.into())
    }

    /// Why the game would refuse this move.
    fn refusal(&self, mv: Move) -> Option<GameError> {
        if let Some(outcome) = self.game.outcome() {
            return Some(GameError::Over(outcome.reason));
        }
        self.game.position().explain_illegal(self.game.rules(), mv).map(GameError::Illegal)
    }
}

/// The board with this name, if this build has it. The first page of a game needs only one board; the names
/// of the others would bring them all.
fn named(board: String) -> Result<&'static Geometry, Thrown> {
    if cfg!(feature = "all-boards") {
        return Ok(Geometry::named(&board).ok_or(UnknownBoard(board))?);
    }
    let known = [SQUARE9.name()];
    let unknown = || Problem::new("unknown_board").with("text", &board).with("known", &known[..]);
    Ok((board == known[0]).then_some(&SQUARE9).ok_or_else(unknown)?)
}

/// The first page of a game gets its positions from the service, which has checked them. So its bridge leaves
/// out the words for faults, a kilobyte.
impl From<Faults> for Thrown {
    fn from(faults: Faults) -> Self {
        if cfg!(feature = "all-boards") { faults.problem() } else { Problem::new("unexplained") }.into()
    }
}
