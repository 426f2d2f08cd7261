//! The engine as it plays to have its searches recorded.

use std::num::NonZero;

use djambi::Game;
use djambi_engine::{Engine, Level, Limits, Options, Report, Rng};

use super::{Candidate, Record};
use crate::games::{Plan, Player, search_game};

/// How games are played whose searches are recorded.
#[must_use]
pub fn plan() -> Plan {
    Plan { kept_percent: 30, ..Plan::default() }
}

/// Plays the game that has this seed, and gives what its longer searches looked at, in order of play. A turn that is kept is
/// searched with this number of nodes, the others with an eighth of it.
#[must_use]
pub fn record_game(plan: &Plan, seed: u64, nodes: NonZero<u64>) -> Vec<Record> {
    let options = Options { memory: MEMORY, ..Options::from(Level::Prince) };
    let mut recorder = Recorder { engine: Engine::new(options), seed, nodes, records: Vec::new() };
    plan.play(seed, &mut recorder);
    recorder.records
}

/// How many mebibytes a search needs that is as short as these.
const MEMORY: NonZero<usize> = NonZero::new(16).expect("not zero");
/// How many lines the player may choose among.
const LINES: usize = 6;
/// How many of a hundred of the recorded turns are chosen at random among the lines, so that positions are wilder.
const WILD_PERCENT: usize = 15;
/// What looked at less says too little; forced turns are not looked at at all.
const MIN_VISITS: u64 = 51;

struct Recorder {
    engine: Engine,
    seed: u64,
    nodes: NonZero<u64>,
    records: Vec<Record>,
}

impl Recorder {
    fn report(&mut self, game: &Game, seed: u64, nodes: NonZero<u64>) -> Report {
        let limits = Limits { seed, nodes: Some(nodes), time: None, lines: usize::MAX };
        search_game(&mut self.engine, game, &limits)
    }

    fn note(&mut self, game: &Game, report: &Report) {
        let candidates = report.lines.iter().filter_map(|line| {
            let visits = u32::try_from(line.visits).unwrap_or(u32::MAX);
            let turn = *line.moves.first()?;
            (visits > 0 && !turn.is_pass()).then_some(Candidate { turn, visits })
        });
        let (position, rules) = (*game.position(), *game.rules());
        let record = Record { seed: self.seed, position, rules, candidates: candidates.collect() };
        if record.visits() >= MIN_VISITS {
            self.records.push(record);
        }
    }
}

impl Player for Recorder {
    fn search(&mut self, game: &Game, seed: u64) -> Report {
        let mut report = self.report(game, seed, self.nodes);
        self.note(game, &report);
        report.lines.truncate(LINES);
        let mut rng = Rng::new(seed ^ 0x0077_696c_6400);
        if rng.below(100) < WILD_PERCENT && !report.lines.is_empty() {
            let chosen = rng.below(report.lines.len());
            report.lines.swap(0, chosen);
            report.lines.truncate(1);
        }
        report
    }

    fn glance(&mut self, game: &Game, seed: u64) -> Report {
        let nodes = NonZero::new(self.nodes.get() / 8).unwrap_or(NonZero::<u64>::MIN);
        let mut report = self.report(game, seed, nodes);
        report.lines.truncate(LINES);
        report
    }
}
