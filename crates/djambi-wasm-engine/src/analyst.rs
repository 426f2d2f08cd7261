//! The engine, at work on one position.

use std::num::NonZero;

use djambi::{Position, Rules};
use djambi_engine::{Engine, Level, Limits, Line, Never, Options, Report};
use wasm_bindgen::prelude::*;

use crate::SEATS;

/// An engine at full strength that thinks about one position at a time, in slices: between two of them its worker can
/// hear that it should stop.
#[wasm_bindgen]
pub struct Analyst {
    engine: Engine,
    rules: Rules,
    position: Position,
    lines: usize,
    found: Report,
}

#[wasm_bindgen]
impl Analyst {
    /// An engine that may use so many mebibytes.
    #[wasm_bindgen(constructor)]
    pub fn new(memory: usize) -> Self {
        let memory = NonZero::new(memory).unwrap_or(NonZero::<usize>::MIN);
        Self {
            engine: Engine::new(Options { memory, ..Options::from(Level::Prince) }.for_analysis()),
            rules: Rules::CLASSIC,
            position: Position::start(),
            lines: 1,
            found: Report::default(),
        }
    }

    /// Puts a position before the engine, with those that came before it in the game, and says how many lines are wanted.
    ///
    /// # Errors
    /// If there is no such rule set, option or value, or one of the positions cannot be.
    pub fn consider(
        &mut self,
        rules: &str,
        options: Vec<String>,
        position: &str,
        past: Vec<String>,
        lines: usize,
    ) -> Result<(), JsError> {
        let rules = crate::rules(rules, &options)?;
        let past: Vec<Position> =
            past.iter().map(|text| crate::position(text, &rules)).collect::<Result<_, _>>()?;
        self.position = crate::position(position, &rules)?;
        self.rules = rules;
        self.lines = lines.max(1);
        self.found = Report::default();
        self.engine.set_history(&past);
        Ok(())
    }

    /// Goes on thinking until so many positions have been searched in all, and gives the number of those that have been:
    /// fewer if the engine has come to its own end.
    pub fn search(&mut self, nodes: u32) -> u32 {
        let limits = Limits { nodes: NonZero::new(u64::from(nodes)), lines: self.lines, ..Limits::default() };
        self.found = self.engine.search(&self.position, &self.rules, &limits, &Never, |_| {});
        u32::try_from(self.found.earlier_nodes + self.found.nodes).unwrap_or(u32::MAX)
    }

    /// The lines found so far, the best first; none if the game is over.
    pub fn findings(&self) -> Vec<Finding> {
        self.found.lines.iter().map(|line| self.finding(line)).collect()
    }

    fn finding(&self, line: &Line) -> Finding {
        let mut position = self.position;
        let mut finding = Finding {
            moves: Vec::new(),
            readings: Vec::new(),
            seats: Vec::new(),
            shares: SEATS.iter().map(|&seat| line.shares.of(seat)).collect(),
            visits: u32::try_from(line.visits).unwrap_or(u32::MAX),
        };
        for &mv in &line.moves {
            finding.seats.push(position.turn().name().to_owned());
            finding.moves.push(position.geometry().wire(mv).to_string());
            finding.readings.push(position.reading(mv));
            position = position.play_unchecked(&self.rules, mv);
        }
        finding
    }
}

/// Some turns and what they lead to.
#[wasm_bindgen]
pub struct Finding {
    moves: Vec<String>,
    readings: Vec<String>,
    seats: Vec<String>,
    shares: Vec<f64>,
    visits: u32,
}

#[wasm_bindgen]
impl Finding {
    /// The turns in wire form.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> Vec<String> {
        self.moves.clone()
    }

    /// The turns in reading form.
    #[wasm_bindgen(getter)]
    pub fn readings(&self) -> Vec<String> {
        self.readings.clone()
    }

    /// Who plays each of them.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> Vec<String> {
        self.seats.clone()
    }

    /// The share of the result that each seat may expect, in seat order.
    #[wasm_bindgen(getter)]
    pub fn shares(&self) -> Vec<f64> {
        self.shares.clone()
    }

    /// How often the search went this way; 0 if it does not count that.
    #[wasm_bindgen(getter)]
    pub fn visits(&self) -> u32 {
        self.visits
    }
}
