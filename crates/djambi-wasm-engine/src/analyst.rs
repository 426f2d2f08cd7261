//! The engine for the analysis of one position.

use std::num::NonZero;

use djambi::{Position, Rules, Seat};
use djambi_engine::{Engine, Level, Limits, Line, Never, Options, Report, Verdict};
use wasm_bindgen::prelude::*;

use crate::js::Object;
use crate::problem::Thrown;
use crate::root::Root;

/// An engine at full strength that searches one position at a time, in slices. Between two slices its worker
/// can receive messages, such as to stop.
#[wasm_bindgen]
pub struct Analyst {
    engine: Engine,
    rules: Rules,
    position: Position,
    lines: usize,
    report: Report,
}

/// Adds weights of a board, as a page fetches them; says whether they are weights of this board.
#[wasm_bindgen(js_name = addWeights)]
#[must_use]
pub fn add_weights(board: &str, bytes: &[u8]) -> bool {
    crate::board(board).is_ok_and(|board| djambi_engine::add_weights(board, bytes).is_ok())
}

/// Searches a position within limits. One function for all, so that the module has the search once.
pub(crate) fn search(engine: &mut Engine, position: &Position, rules: &Rules, limits: &Limits) -> Report {
    engine.search(position, rules, limits, &Never, |_| {})
}

#[wasm_bindgen]
impl Analyst {
    /// An engine with this many mebibytes of memory.
    #[wasm_bindgen(constructor)]
    pub fn new(memory: usize) -> Self {
        let memory = NonZero::new(memory).unwrap_or(NonZero::<usize>::MIN);
        Self {
            engine: Engine::new(Options { memory, ..Options::from(Level::Prince) }.for_analysis()),
            rules: Rules::CLASSIC,
            position: Position::start(),
            lines: 1,
            report: Report::default(),
        }
    }

    /// Sets the position to search, with the game's positions before it, and the number of lines to report.
    ///
    /// # Errors
    /// If there is no such board, rule set, option or value, or a position is not legal.
    pub fn consider(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "EnginePosition")] root: &Object,
        lines: usize,
    ) -> Result<(), Thrown> {
        let Root { rules, position, history } = Root::read(root)?;
        self.position = position;
        self.rules = rules;
        self.lines = lines.max(1);
        self.report = Report::default();
        self.engine.set_history(&history);
        Ok(())
    }

    /// Continues the search until it has this many nodes in all. Returns the number of nodes, which is
    /// smaller if the search ended by itself.
    pub fn search(&mut self, nodes: u32) -> u32 {
        let limits = Limits { nodes: NonZero::new(u64::from(nodes)), lines: self.lines, ..Limits::default() };
        self.report = search(&mut self.engine, &self.position, &self.rules, &limits);
        u32::try_from(self.report.earlier_nodes + self.report.nodes).unwrap_or(u32::MAX)
    }

    /// The lines found so far, the best first; empty if the game is over.
    pub fn findings(&self) -> Vec<Finding> {
        self.report.lines.iter().map(|line| self.finding(line)).collect()
    }

    /// The proven result of an ending, if the engine has found it: whether it is won, in how many turns of
    /// both players, or within how many, and by whom; or drawn.
    #[wasm_bindgen(getter, unchecked_return_type = "EndingVerdict | undefined")]
    pub fn verdict(&self) -> Option<Object> {
        let won = |result: &str, winner: Seat, turns: u32| {
            let winner = winner.name().into();
            let turns = f64::from(turns).into();
            Object::of([("result", result.into()), ("winner", winner), ("turns", turns)])
        };
        Some(match self.report.verdict? {
            Verdict::Won { winner, turns } => won("won", winner, turns),
            Verdict::WonWithin { winner, turns } => won("won_within", winner, turns),
            Verdict::Drawn => Object::of([("result", "drawn".into())]),
        })
    }

    fn finding(&self, line: &Line) -> Finding {
        let mut position = self.position;
        let mut finding = Finding {
            moves: Vec::new(),
            readings: Vec::new(),
            seats: Vec::new(),
            shares: position.geometry().seats().iter().map(|seat| (seat, line.shares.of(seat))).collect(),
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

/// A line of play with its expected shares.
#[wasm_bindgen]
pub struct Finding {
    moves: Vec<String>,
    readings: Vec<String>,
    seats: Vec<String>,
    shares: Vec<(Seat, f64)>,
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

    /// The player of each turn.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> Vec<String> {
        self.seats.clone()
    }

    /// The expected share of each seat of the board, in seat order.
    #[wasm_bindgen(getter, unchecked_return_type = "Record<string, number>")]
    pub fn shares(&self) -> Object {
        Object::of(self.shares.iter().map(|&(seat, share)| (seat.name(), share.into())))
    }

    /// The number of visits of the first turn; 0 if the search does not count visits.
    #[wasm_bindgen(getter)]
    pub fn visits(&self) -> u32 {
        self.visits
    }
}
