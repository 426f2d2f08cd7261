//! What was found about one position.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use djambi::{BySeat, Game, Move, Seat};
use djambi_engine::{Line, Report, Shares};
use serde::Serialize;

use crate::udi::Thousandths;

/// What was found about the present position of a game.
#[derive(Serialize)]
pub(super) struct Study {
    /// The position string.
    position: String,
    /// Whose turn it is; in a finished game nobody's.
    turn: Option<&'static str>,
    /// Why the game is over, if it is.
    ended: Option<&'static str>,
    /// What each seat can expect of the result, in thousandths: after the best turn, or for good.
    pub(super) shares: Thousandths,
    /// How many positions were searched.
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
    /// The turns as people read them.
    pub(super) reading: Vec<String>,
    pub(super) shares: Thousandths,
    visits: u64,
    /// The first turn.
    #[serde(skip)]
    pub(super) first: Option<Move>,
}

/// A study that names the rules it was made by.
#[derive(Serialize)]
pub(super) struct WithRules<T> {
    pub(super) board: &'static str,
    pub(super) rules: &'static str,
    /// The options that differ from the rule set.
    pub(super) options: BTreeMap<&'static str, String>,
    #[serde(flatten)]
    pub(super) told: T,
}

impl<T> WithRules<T> {
    pub(super) fn new(game: &Game, told: T) -> Self {
        let rules = game.rules();
        let board = game.start().geometry().name();
        Self { board, rules: rules.base.name(), options: rules.changes().collect(), told }
    }
}

impl Study {
    pub(super) fn new(game: &Game, report: &Report, time: Duration) -> Self {
        let position = game.position();
        let seats = position.geometry().seats();
        let lines: Vec<_> = report.lines.iter().map(|line| StudiedLine::new(game, line)).collect();
        let ended = game.outcome().map(|outcome| outcome.reason.name());
        let shares =
            lines.first().map_or_else(|| Thousandths::new(seats, &result(game)), |line| line.shares.clone());
        Self {
            position: position.to_string(),
            turn: ended.is_none().then(|| position.turn().name()),
            ended,
            shares,
            nodes: report.nodes,
            time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            nodes_per_second: (report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64,
            lines,
        }
    }

    /// Its best line, and how far the search is.
    pub(super) fn in_a_line(&self) -> String {
        let reading = self.lines.first().map(|line| line.reading.join(" ")).unwrap_or_default();
        format!("{} positions  {}  {reading}", self.nodes, Percent(&self.shares))
    }

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

/// What each seat has of a game that is over; of another, equal shares.
fn result(game: &Game) -> Shares {
    let outcome = game.outcome();
    let sharers = outcome.map_or(game.position().alive(), |outcome| outcome.sharers);
    match outcome.and_then(|outcome| outcome.winner()) {
        Some(winner) => Shares::won_by(winner),
        None => Shares::from_strengths(sharers, &BySeat::default()),
    }
}

impl fmt::Display for Study {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(ended) = self.ended {
            return writeln!(f, "the game is over ({ended}): {}", Percent(&self.shares));
        }
        for (index, line) in self.lines.iter().enumerate() {
            let (shares, reading) = (Percent(&line.shares), line.reading.join(" "));
            writeln!(f, "{:>2}  {shares}  {:>9}  {reading}", index + 1, line.visits)?;
        }
        let seconds = self.time_ms as f64 / 1e3;
        let Self { nodes, nodes_per_second, .. } = self;
        writeln!(f, "{nodes} positions searched in {seconds:.2} s, {nodes_per_second} a second")
    }
}

/// Shares in per cent with one decimal: `r  31.0  b  22.0`.
pub(super) struct Percent<'a>(pub(super) &'a Thousandths);

impl fmt::Display for Percent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<_> = self.0.iter().map(|(seat, part)| percent(seat, part)).collect();
        f.write_str(&parts.join("  "))
    }
}

fn percent(seat: Seat, part: u16) -> String {
    format!("{} {:>5.1}", seat.letter(), f64::from(part) / 10.0)
}
