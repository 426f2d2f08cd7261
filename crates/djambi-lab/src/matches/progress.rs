//! The progress of a match as text, from which an interrupted match goes on.

use std::collections::HashSet;
use std::fmt;

use super::{DrawOffers, GameResult, GameResultError, Match};

/// The finished games of a match, as its progress file has them: a heading that identifies the match, then a
/// line for each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The results of the games, in the order in which they ended.
    pub results: Vec<GameResult>,
    /// The length of the complete lines in bytes. A rest was cut off when the match was interrupted.
    pub complete_len: usize,
}

impl Progress {
    /// The first line of a match's progress file, without the line end: everything that the games depend on.
    #[must_use]
    pub fn heading(of: &Match) -> String {
        let Match { a, b, seatings, rules, board, seed, draw_offers, max_turns } = of;
        let options: String = rules.changes().map(|(option, value)| format!(" {option}={value}")).collect();
        let rules = rules.base.name();
        let board = board.name();
        let mode = seatings.mode();
        let players = seatings.players().len();
        let draws = if *draw_offers == DrawOffers::On { ", with offers of draws" } else { "" };
        format!(
            "# djambi match, form 3: {} against {}, {mode}, {players} players, rules {rules}{options}, \
             board {board}, seed {seed}, at most {max_turns} turns{draws}",
            a.name(),
            b.name(),
        )
    }

    /// Reads a progress file. An empty one is that of a match without finished games, and so is one that ends
    /// within the heading: its match was interrupted at once.
    ///
    /// # Errors
    /// If the heading is that of another match, or a complete line is not a game of this one.
    pub fn read(of: &Match, text: &str) -> Result<Self, ProgressError> {
        let complete_len = text.rfind('\n').map_or(0, |end| end + 1);
        let mut progress = Self { results: Vec::new(), complete_len };
        let mut lines = text[..complete_len].lines();
        let heading = Self::heading(of);
        match lines.next() {
            Some(first) if first == heading => {}
            None if heading.starts_with(text) => return Ok(progress),
            first => return Err(ProgressError::OtherMatch(beginning(first.unwrap_or(text)))),
        }
        let mut seen = HashSet::new();
        for (line, number) in lines.zip(2..) {
            let result: GameResult =
                line.parse().map_err(|problem| ProgressError::Line { number, problem })?;
            let are_seats = result.sharers.iter().all(|seat| of.seatings.players().contains(seat));
            if result.index.game >= of.seatings.games() || !are_seats {
                return Err(ProgressError::NoSuchGame(number));
            }
            if seen.insert(result.index) {
                progress.results.push(result);
            }
        }
        Ok(progress)
    }
}

/// The beginning of a line, for a message.
fn beginning(line: &str) -> String {
    const MAX_CHARS: usize = 200;
    let mut beginning: String = line.chars().take(MAX_CHARS).collect();
    if beginning.len() < line.len() {
        beginning.push('…');
    }
    beginning
}

/// Why a text is not the progress of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgressError {
    /// The first line, which begins like this, is the heading of another match, or no heading.
    OtherMatch(String),
    /// A line is not a game.
    Line {
        /// The number of the line, from 1.
        number: usize,
        /// What is wrong with it.
        problem: GameResultError,
    },
    /// The line with this number is a game that the match does not have.
    NoSuchGame(usize),
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherMatch(heading) => {
                write!(f, "this is the progress of another match, or of none; it begins with {heading:?}")
            }
            Self::Line { number, problem } => write!(f, "line {number}: {problem}"),
            Self::NoSuchGame(number) => write!(f, "line {number}: this match has no such game"),
        }
    }
}

impl std::error::Error for ProgressError {}
