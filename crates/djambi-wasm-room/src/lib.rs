//! A game without a service for the browser: what the page sends a room of the service, this one answers in its place.
//!
//! `cargo xtask web` builds it into `web/generated`. [`LocalRoom`] is the part that needs no browser. Messages go in and
//! out as plain objects of the forms that the protocol has: reading JSON would add as much as the rules.

#[path = "../../djambi-wasm/src/game_rules.rs"]
mod game_rules;
#[path = "../../djambi-wasm/src/js.rs"]
mod js;
mod messages;
#[path = "../../djambi-wasm/src/problem.rs"]
mod problem;
mod reading;
mod room;

use djambi::{Problem, Seat};
use djambi_engine::DrawStance;
use djambi_table::Refused;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

pub use problem::Thrown;
pub use room::{Act, LocalRoom, News, NotRestored, Question, Wish};

use js::{Array, Object};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A game in this browser.
#[wasm_bindgen(js_name = Room)]
pub struct BrowserRoom(LocalRoom);

#[wasm_bindgen(js_class = Room)]
impl BrowserRoom {
    /// Begins the game of a request with this id, at this time in milliseconds since 1970.
    ///
    /// # Errors
    /// If there cannot be such a game.
    pub fn begin(
        #[wasm_bindgen(unchecked_param_type = "NewGameRequest")] request: &Object,
        id: &str,
        now_ms: f64,
    ) -> Result<Self, Thrown> {
        Ok(Self(LocalRoom::begin(&reading::wish(request)?, reading::id(id)?, now_ms as u64)?))
    }

    /// Goes on with the game that was begun by a request at a time, after these events.
    ///
    /// # Errors
    /// If they make no game.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "NewGameRequest")] request: &Object,
        id: &str,
        created_ms: f64,
        #[wasm_bindgen(unchecked_param_type = "readonly Event[]")] events: &Array,
    ) -> Result<Self, Thrown> {
        let events =
            events.iter().map(|event| reading::event(event.unchecked_ref())).collect::<Result<_, _>>()?;
        let wish = reading::wish(request)?;
        Ok(Self(LocalRoom::restore(&wish, reading::id(id)?, created_ms as u64, events)?))
    }

    /// The game with the events after one, as the message that answers `follow`.
    #[wasm_bindgen(unchecked_return_type = "GameMessage")]
    pub fn follow(&mut self, since: u32) -> Object {
        let news = self.0.follow(since);
        messages::game(&self.0, news)
    }

    /// Obeys or refuses a command; returns the messages that tell of it.
    ///
    /// # Errors
    /// If it is no command.
    #[wasm_bindgen(unchecked_return_type = "GameMessage[]")]
    pub fn command(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Command")] command: &Object,
        now_ms: f64,
    ) -> Result<Array, Thrown> {
        let act = reading::act(command)?;
        let answer = match self.0.act(&act, now_ms as u64) {
            Ok(seq) => messages::ack(&act.id, seq),
            Err(refused) => messages::refused(&act.id, refused, self.0.seq()),
        };
        Ok(messages::told(&mut self.0, Some(answer)))
    }

    /// The bot that is to move or to answer; `undefined` if none is.
    #[wasm_bindgen(unchecked_return_type = "Question | undefined")]
    #[must_use]
    pub fn question(&self) -> Option<Object> {
        self.0.question().map(messages::question)
    }

    /// Does what a bot has found that was asked after the event `at`: its move, and what it makes of a draw. Returns the
    /// messages that tell of it, none if the game has gone on meanwhile or the move is refused.
    #[wasm_bindgen(unchecked_return_type = "GameMessage[]")]
    pub fn found(&mut self, at: u32, r#move: &str, stance: &str, now_ms: f64) -> Array {
        let stance = DrawStance::ALL.into_iter().find(|known| known.name() == stance);
        let is_taken = self.0.found(at, r#move, stance.unwrap_or_default(), now_ms as u64);
        if is_taken { messages::told(&mut self.0, None) } else { Array::of(Vec::<Object>::new()) }
    }
}

impl From<Refused> for Thrown {
    fn from(Refused { problem, .. }: Refused) -> Self {
        problem.into()
    }
}

impl From<NotRestored> for Thrown {
    fn from(error: NotRestored) -> Self {
        match error {
            NotRestored::Refused(refused) => refused.into(),
            NotRestored::Replay(error) => error.problem().into(),
        }
    }
}

/// The error of an object that is not of its form.
fn unreadable() -> Thrown {
    Problem::new("malformed").into()
}

/// A seat by its name.
fn seat(name: &str) -> Result<Seat, Thrown> {
    Ok(name.parse()?)
}
