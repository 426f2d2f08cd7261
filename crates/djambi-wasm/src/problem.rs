//! Problems as objects and errors of JavaScript, for both bridges.
//!
//! The page makes the sentence of code and arguments, so neither bridge carries the English ones.

use djambi::{Argument, GameError, MoveTextError, Problem, RulesError, UnknownBoard, UnknownSeat};
use wasm_bindgen::prelude::*;

use crate::js::{Array, Object};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Object)]
    type Error;

    #[wasm_bindgen(constructor)]
    fn new(message: &str) -> Error;
}

/// What a function of a bridge throws: an `Error` with the properties of a `Problem`, whose message is the
/// code.
pub struct Thrown(Problem, Option<&'static str>);

impl From<Thrown> for JsValue {
    fn from(Thrown(problem, section): Thrown) -> Self {
        let error = Error::new(problem.code);
        error.set("code", &problem.code.into());
        error.set("args", &arguments(&problem).into());
        set_section(&error, section);
        error.into()
    }
}

impl From<Problem> for Thrown {
    fn from(problem: Problem) -> Self {
        Self(problem, None)
    }
}

impl From<GameError> for Thrown {
    fn from(error: GameError) -> Self {
        let section = if let GameError::Illegal(illegal) = error { Some(illegal.section()) } else { None };
        Self(error.problem(), section)
    }
}

impl From<MoveTextError> for Thrown {
    fn from(error: MoveTextError) -> Self {
        error.problem().into()
    }
}

impl From<RulesError> for Thrown {
    fn from(error: RulesError) -> Self {
        error.problem().into()
    }
}

impl From<UnknownBoard> for Thrown {
    fn from(error: UnknownBoard) -> Self {
        error.problem().into()
    }
}

impl From<UnknownSeat> for Thrown {
    fn from(error: UnknownSeat) -> Self {
        error.problem().into()
    }
}

/// A problem as a plain object.
pub(crate) fn object(problem: &Problem) -> Object {
    Object::of([("code", problem.code.into()), ("args", arguments(problem).into())])
}

fn arguments(problem: &Problem) -> Object {
    let value = |argument: &Argument| match argument {
        Argument::Text(text) => text.as_str().into(),
        Argument::Number(number) => (*number as f64).into(),
        Argument::List(texts) => Array::of(texts.iter().map(String::as_str)).into(),
        Argument::Problem(inner) => object(inner).into(),
    };
    Object::of(problem.args.iter().map(|(name, argument)| (*name, value(argument))))
}

/// Sets the section of the rules that a problem concerns, if there is one.
pub(crate) fn set_section(object: &Object, section: Option<&'static str>) {
    if let Some(section) = section {
        object.set("section", &section.into());
    }
}
