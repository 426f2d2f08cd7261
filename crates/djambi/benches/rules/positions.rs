//! The five positions of corpus/bench.tsv.

use std::error::Error;
use std::fs;

use djambi::{Position, Rules};

use crate::simple::{Options, State};

/// A line of the file.
pub(crate) struct BenchPosition {
    /// Its name.
    pub(crate) name: String,
    /// The position string.
    pub(crate) text: String,
    /// The position, for the crate.
    pub(crate) position: Position,
    /// The position, for the simple implementation.
    pub(crate) state: State,
    /// The depth of perft.
    pub(crate) depth: u32,
    /// The result of perft at this depth.
    pub(crate) sequences: u64,
}

/// The rules under which everything is measured.
pub(crate) const RULES: Rules = Rules::CLASSIC;

/// The same rules for the simple implementation.
pub(crate) fn options() -> Options {
    Options::named("classic").expect("rule set")
}

impl BenchPosition {
    /// All lines of the file, in order.
    pub(crate) fn all() -> Result<Vec<Self>, Box<dyn Error>> {
        let corpus = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/bench.tsv"))?;
        corpus.lines().filter(|line| !line.starts_with('#')).map(Self::read).collect()
    }

    fn read(line: &str) -> Result<Self, Box<dyn Error>> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[name, text, depth, sequences] = fields.as_slice() else {
            return Err(format!("not four fields: {line}").into());
        };
        Ok(Self {
            name: name.to_owned(),
            text: text.to_owned(),
            position: Position::parse(text, &RULES)?,
            state: State::parse(text, &options())?,
            depth: depth.parse()?,
            sequences: sequences.parse()?,
        })
    }
}
