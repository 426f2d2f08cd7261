//! The study of one position.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use djambi::{BySeat, Game, Move, Reason};
use djambi_engine::{Line, Report, Shares};
use djambi_text::{Cli, reason};
use serde::Serialize;

use super::proven_result::ProvenResult;
use super::share_text::percents;
use crate::udi::Thousandths;

/// The study of the last position of a game: shares and best lines.
#[derive(Serialize)]
pub(super) struct Study {
    /// The position string.
    position: String,
    /// The seat to move; `None` in a finished game.
    turn: Option<&'static str>,
    /// The reason why the game is over.
    ended: Option<&'static str>,
    /// The same as the rules name it.
    #[serde(skip)]
    reason: Option<Reason>,
    /// The proven result of an ending.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<ProvenResult>,
    /// The share that each seat can expect, in thousandths: after the best line, or the result.
    pub(super) shares: Thousandths,
    /// The number of positions searched.
    nodes: u64,
    time_ms: u64,
    nodes_per_second: u64,
    /// The best lines, the best first.
    pub(super) lines: Vec<StudiedLine>,
}

/// A line of turns.
#[derive(Clone, Serialize)]
pub(super) struct StudiedLine {
    /// The turns in wire form.
    moves: Vec<String>,
    /// The turns in reading form.
    pub(super) reading: Vec<String>,
    /// The shares after the line.
    pub(super) shares: Thousandths,
    visits: u64,
    /// The first turn.
    #[serde(skip)]
    pub(super) first: Option<Move>,
}

/// A study with its rules and board.
#[derive(Serialize)]
pub(super) struct WithRules<T> {
    board: &'static str,
    rules: &'static str,
    /// The options that differ from the rule set.
    options: BTreeMap<&'static str, String>,
    /// The study itself.
    #[serde(flatten)]
    pub(super) study: T,
}

impl<T> WithRules<T> {
    /// A study with the rules and board of its game.
    pub(super) fn new(game: &Game, study: T) -> Self {
        let rules = game.rules();
        let board = game.start().geometry().name();
        Self { board, rules: rules.base.name(), options: rules.changes().collect(), study }
    }
}

impl Study {
    /// The study made of the engine's report after a search of this time.
    pub(super) fn new(game: &Game, report: &Report, time: Duration) -> Self {
        let position = game.position();
        let seats = position.geometry().seats();
        let lines: Vec<_> = report.lines.iter().map(|line| StudiedLine::new(game, line)).collect();
        let reason = game.outcome().map(|outcome| outcome.reason);
        let shares =
            lines.first().map_or_else(|| Thousandths::new(seats, &result(game)), |line| line.shares.clone());
        Self {
            position: position.to_string(),
            turn: reason.is_none().then(|| position.turn().name()),
            ended: reason.map(Reason::name),
            reason,
            verdict: report.verdict.map(ProvenResult::from),
            shares,
            nodes: report.nodes,
            time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            nodes_per_second: (report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64,
            lines,
        }
    }

    /// The progress of the search and the best line, in one line.
    pub(super) fn summary(&self, texts: Cli) -> String {
        let reading = self.lines.first().map(|line| line.reading.join(" ")).unwrap_or_default();
        format!("{}  {}  {reading}", texts.positions(self.nodes), percents(&self.shares, texts))
    }

    /// The study for people: the result, or the best lines and the speed of the search.
    pub(super) fn text(&self, texts: Cli) -> String {
        if let Some(ended) = self.reason {
            return format!("{}\n{}\n", texts.over(reason(texts.0, ended)), percents(&self.shares, texts));
        }
        let mut text = String::new();
        for (index, line) in self.lines.iter().enumerate() {
            let shares = percents(&line.shares, texts);
            let reading = line.reading.join(" ");
            let _ = writeln!(text, "{:>2}  {shares}  {:>9}  {reading}", index + 1, line.visits);
        }
        if let Some(verdict) = &self.verdict {
            let _ = writeln!(text, "{}", verdict.sentence(texts));
        }
        let hundredths = self.time_ms / 10;
        let seconds = texts.decimal(hundredths / 100, &format!("{:02}", hundredths % 100));
        text + &texts.searched(self.nodes, &seconds, self.nodes_per_second) + "\n"
    }

    /// The study with the rules and board of its game.
    pub(super) fn with_rules(self, game: &Game) -> WithRules<Self> {
        WithRules::new(game, self)
    }
}

impl StudiedLine {
    fn new(game: &Game, line: &Line) -> Self {
        let mut position = *game.position();
        let board = position.geometry();
        let mut reading = Vec::new();
        for &mv in &line.moves {
            reading.push(position.reading(mv));
            let Ok(after) = position.play(game.rules(), mv) else { break };
            position = after;
        }
        Self {
            moves: line.moves.iter().map(|&mv| board.wire(mv).to_string()).collect(),
            reading,
            shares: Thousandths::new(board.seats(), &line.shares),
            visits: line.visits,
            first: line.moves.first().copied(),
        }
    }
}

/// The result of a finished game; otherwise equal shares.
fn result(game: &Game) -> Shares {
    let outcome = game.outcome();
    let sharers = outcome.map_or(game.position().alive(), |outcome| outcome.sharers);
    match outcome.and_then(|outcome| outcome.winner()) {
        Some(winner) => Shares::won_by(winner),
        None => Shares::from_strengths(sharers, &BySeat::default()),
    }
}
