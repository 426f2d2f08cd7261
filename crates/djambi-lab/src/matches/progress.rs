//! How far a match has come, as text that can be gone on with.

use std::collections::HashSet;
use std::fmt;

use super::{Match, Played, PlayedError};

/// The games of a match that are done, as a progress file tells: a first line that says which match, then a line for
/// each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The games, in the order in which they ended.
    pub games: Vec<Played>,
    /// How many bytes of the text are whole lines. The rest is what was being written when the match was interrupted.
    pub whole: usize,
}

impl Progress {
    /// The first line of a match's progress file, without its end: whatever the games depend on.
    #[must_use]
    pub fn heading(of: &Match) -> String {
        let Match { a, b, mode, rules, board, seed, turns } = of;
        let options: String = rules.changes().map(|(option, value)| format!(" {option}={value}")).collect();
        let (rules, board) = (rules.base.name(), board.name());
        format!(
            "# djambi match, form 1: {} against {}, {mode}, rules {rules}{options}, board {board}, seed {seed}, \
             at most {turns} turns",
            a.name(),
            b.name(),
        )
    }

    /// Reads a progress file. An empty one is that of a match that has not begun.
    ///
    /// # Errors
    /// If it is that of another match, or a line that is whole tells of no game of this one.
    pub fn read(of: &Match, text: &str) -> Result<Self, ProgressError> {
        let mut progress = Self { games: Vec::new(), whole: text.rfind('\n').map_or(0, |end| end + 1) };
        let mut lines = text[..progress.whole].lines();
        let Some(heading) = lines.next() else { return Ok(progress) };
        if heading != Self::heading(of) {
            return Err(ProgressError::OtherMatch(heading.to_owned()));
        }
        let mut seen = HashSet::new();
        for (line, number) in lines.zip(2..) {
            let played: Played = line.parse().map_err(|problem| ProgressError::Line { number, problem })?;
            let seats = played.sharers.iter().all(|seat| of.board.seats().contains(seat));
            if played.ticket.game >= of.mode.games() || !seats {
                return Err(ProgressError::Foreign(number));
            }
            if seen.insert(played.ticket) {
                progress.games.push(played);
            }
        }
        Ok(progress)
    }
}

/// Why a text is not the progress of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgressError {
    /// It begins with the heading of another match, or with none.
    OtherMatch(String),
    /// A line does not tell of a game.
    Line {
        /// The number of the line, from 1.
        number: usize,
        /// What is wrong with it.
        problem: PlayedError,
    },
    /// A line, this one, tells of a game that this match does not have.
    Foreign(usize),
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherMatch(heading) => {
                write!(f, "this is the progress of another match, or of none; it begins with {heading:?}")
            }
            Self::Line { number, problem } => write!(f, "line {number}: {problem}"),
            Self::Foreign(number) => write!(f, "line {number}: this match has no such game"),
        }
    }
}

impl std::error::Error for ProgressError {}
