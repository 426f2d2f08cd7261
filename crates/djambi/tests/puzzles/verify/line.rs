//! A line of the corpus of puzzles.

use crate::simple::Options;

/// A line of `corpus/puzzles/puzzles.tsv`.
#[derive(Debug)]
pub(crate) struct PuzzleLine {
    /// The id.
    pub(crate) id: String,
    /// The theme.
    pub(crate) theme: String,
    /// The rules.
    pub(crate) options: Options,
    /// The position string.
    pub(crate) position: String,
    /// The steps of the solution.
    pub(crate) solution: Vec<Step>,
    /// The number of own turns.
    pub(crate) turns: usize,
    /// The number of the first level that solves it.
    pub(crate) level: usize,
    /// The tags.
    pub(crate) tags: Vec<String>,
    /// The number of positions of the proof.
    pub(crate) proof: u64,
}

/// A turn of a solution.
#[derive(Debug)]
pub(crate) struct Step {
    /// The turn with which the solution goes on.
    pub(crate) main: String,
    /// The patterns of the other right turns.
    patterns: Vec<String>,
}

impl PuzzleLine {
    /// Reads a line.
    pub(crate) fn parse(line: &str) -> Result<Self, String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, theme, rules, position, solution, turns, level, tags, proof] = columns[..] else {
            return Err(format!("{} columns", columns.len()));
        };
        let wrong = |column: &str| format!("{id}: {column}");
        Ok(Self {
            id: id.to_owned(),
            theme: theme.to_owned(),
            options: options(rules).ok_or_else(|| wrong("rules"))?,
            position: position.to_owned(),
            solution: solution.split(' ').map(Step::parse).collect(),
            turns: turns.parse().map_err(|_| wrong("turns"))?,
            level: level.parse().map_err(|_| wrong("level"))?,
            tags: tags.split(',').map(str::to_owned).collect(),
            proof: proof.parse().map_err(|_| wrong("proof"))?,
        })
    }
}

impl Step {
    fn parse(text: &str) -> Self {
        let mut alternatives = text.split('|').map(str::to_owned);
        Self { main: alternatives.next().unwrap_or_default(), patterns: alternatives.collect() }
    }

    /// Whether the step lists this turn.
    pub(crate) fn accepts(&self, wire: &str) -> bool {
        self.main == wire || self.patterns.iter().any(|pattern| matches(pattern, wire))
    }
}

/// Whether a turn matches a pattern, which has a set of squares for the placement: any (`@*`), some (`@a1b2`)
/// or all but some (`@!a1b2`).
fn matches(pattern: &str, wire: &str) -> bool {
    match (pattern.split_once('@'), wire.split_once('@')) {
        (Some((kind, squares)), Some((turn, square))) if kind == turn => {
            let named = |squares: &str| squares.as_bytes().chunks(2).any(|name| name == square.as_bytes());
            match squares.strip_prefix('!') {
                Some(excluded) => !named(excluded),
                None => squares == "*" || named(squares),
            }
        }
        (None, None) => pattern == wire,
        _ => false,
    }
}

/// The rules: a rule set and, after a space, the options that differ from it.
fn options(rules: &str) -> Option<Options> {
    let (set, changes) = rules.split_once(' ').unwrap_or((rules, ""));
    let mut options = Options::named(set)?;
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (name, value) = change.split_once('=')?;
        options.set(name, value).then_some(())?;
    }
    Some(options)
}
