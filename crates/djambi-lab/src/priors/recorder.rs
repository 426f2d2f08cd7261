//! Self-play in which the searches are recorded.

use std::num::NonZero;

use djambi::{Game, Geometry};
use djambi_engine::{Engine, Level, Limits, Options, Report, Rng};

use super::{Candidate, SearchRecord};
use crate::games::{SelfPlay, SelfPlayer, search_game};

/// The options of the games on a board whose searches are recorded.
#[must_use]
pub fn self_play(board: &'static Geometry) -> SelfPlay {
    SelfPlay { full_search_percent: 30, ..SelfPlay::on(board) }
}

/// Plays the game with this seed, and returns the records of its full searches in order of play. A full
/// search has this number of nodes, a fast one an eighth of it.
#[must_use]
pub fn record_game(self_play: &SelfPlay, seed: u64, nodes: NonZero<u64>) -> Vec<SearchRecord> {
    let options = Options { memory: MEMORY, ending_pieces: 0, ..Options::from(Level::Prince) };
    let mut recorder = Recorder { engine: Engine::new(options), seed, nodes, records: Vec::new() };
    self_play.play(seed, &mut recorder);
    recorder.records
}

/// The memory of these short searches in mebibytes.
const MEMORY: NonZero<usize> = NonZero::new(16).expect("not zero");
/// The number of lines of which one is played.
const LINES: usize = 6;
/// The percentage of recorded turns for which a random line is played, so that positions vary more.
const RANDOM_PERCENT: usize = 15;
/// The smallest number of visits of a record. Forced turns have no visits.
const MIN_VISITS: u64 = 51;

struct Recorder {
    engine: Engine,
    seed: u64,
    nodes: NonZero<u64>,
    records: Vec<SearchRecord>,
}

impl Recorder {
    fn search(&mut self, game: &Game, seed: u64, nodes: NonZero<u64>) -> Report {
        let limits = Limits { seed, nodes: Some(nodes), time: None, lines: usize::MAX };
        search_game(&mut self.engine, game, &limits)
    }

    fn record(&mut self, game: &Game, report: &Report) {
        let candidates = report.lines.iter().filter_map(|line| {
            let visits = u32::try_from(line.visits).unwrap_or(u32::MAX);
            let turn = *line.moves.first()?;
            (visits > 0 && !turn.is_pass()).then_some(Candidate { turn, visits })
        });
        let position = *game.position();
        let rules = *game.rules();
        let record = SearchRecord { seed: self.seed, position, rules, candidates: candidates.collect() };
        if record.visits() >= MIN_VISITS {
            self.records.push(record);
        }
    }
}

impl SelfPlayer for Recorder {
    fn full_search(&mut self, game: &Game, seed: u64) -> Report {
        let mut report = self.search(game, seed, self.nodes);
        self.record(game, &report);
        report.lines.truncate(LINES);
        let mut rng = Rng::new(seed ^ 0x0077_696c_6400);
        if rng.below(100) < RANDOM_PERCENT && !report.lines.is_empty() {
            let line = rng.below(report.lines.len());
            report.lines.swap(0, line);
            report.lines.truncate(1);
        }
        report
    }

    fn fast_search(&mut self, game: &Game, seed: u64) -> Report {
        let nodes = NonZero::new(self.nodes.get() / 8).unwrap_or(NonZero::<u64>::MIN);
        let mut report = self.search(game, seed, nodes);
        report.lines.truncate(LINES);
        report
    }
}
