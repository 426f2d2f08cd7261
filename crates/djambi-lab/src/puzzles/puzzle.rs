//! A puzzle as a line of text.

use std::fmt;

use djambi::{Position, Rules};

use crate::endings::{parse_lines, parse_rules, rules_text};

use super::line::Step;
use super::theme::Theme;

/// A puzzle, as a line of `corpus/puzzles/puzzles.tsv`: docs/PUZZLES.md describes its columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The theme.
    pub theme: Theme,
    /// The rules.
    pub rules: Rules,
    /// The position, in which the solver of the puzzle is to move.
    pub position: Position,
    /// The solution: own turns with their alternatives, and the replies between them.
    pub solution: String,
    /// The number of own turns.
    pub turns: usize,
    /// The number of the first level that finds the first turn, 9 if none does.
    pub level: usize,
    /// The tags.
    pub tags: Vec<String>,
    /// The number of positions that the simple implementation looks at to verify the puzzle; 0 if it has not
    /// been counted.
    pub proof: u64,
}

impl Puzzle {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn parse(line: &str) -> Result<Self, String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, theme, rules, position, solution, turns, level, tags, proof] = columns[..] else {
            return Err(format!("{} columns instead of 9", columns.len()));
        };
        let rules = parse_rules(rules)?;
        let puzzle = Self {
            theme: theme.parse()?,
            position: Position::parse(position, &rules).map_err(|faults| faults.to_string())?,
            rules,
            solution: solution.to_owned(),
            turns: number(turns)?,
            level: number(level)?,
            tags: tags.split(',').filter(|tag| !tag.is_empty()).map(str::to_owned).collect(),
            proof: number(proof)?,
        };
        if puzzle.id() == id { Ok(puzzle) } else { Err(format!("the id is {}, not `{id}`", puzzle.id())) }
    }

    /// Reads the lines of a file. Empty lines and those that begin with `#` are ignored.
    ///
    /// # Errors
    /// The number of the first wrong line, and what is wrong with it.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, String> {
        parse_lines(text, Self::parse)
    }

    /// The id, six characters that follow from the theme, the rules and the position.
    #[must_use]
    pub fn id(&self) -> String {
        let text = format!("{} {} {}", self.theme, rules_text(&self.rules), self.position);
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
        (0..6).map(|place| char::from(LETTERS[(hash >> (place * 5 + 20)) as usize % LETTERS.len()])).collect()
    }
}

/// The characters of ids: letters and digits that are hard to confuse.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = rules_text(&self.rules);
        let tags = self.tags.join(",");
        write!(f, "{}\t{}\t{rules}\t{}\t", self.id(), self.theme, self.position)?;
        write!(f, "{}\t{}\t{}\t{tags}\t{}", self.solution, self.turns, self.level, self.proof)
    }
}

/// The text of a solution: steps separated by spaces; a step of the player is its main turn, followed by the patterns
/// of the other right turns.
#[must_use]
pub(super) fn solution_text(position: &Position, steps: &[Step]) -> String {
    let geometry = position.geometry();
    let text = |step: &Step| match step {
        Step::Reply(mv) => geometry.wire(*mv).to_string(),
        Step::Own(mv, patterns) => {
            let main = geometry.wire(*mv).to_string();
            let others = patterns.iter().map(ToString::to_string).filter(|pattern| *pattern != main);
            std::iter::once(main.clone()).chain(others).collect::<Vec<_>>().join("|")
        }
    };
    steps.iter().map(text).collect::<Vec<_>>().join(" ")
}
