//! The input of an analysis: a position or a recorded game.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use djambi::{Game, Position, Record};

use crate::arguments::RulesArguments;

/// The input of an analysis.
pub(super) enum AnalysisInput {
    /// A single position.
    Position(Box<Position>),
    /// A recorded game.
    Game(Box<Game>),
}

impl AnalysisInput {
    /// Reads the input: a file name or `-` means a record, everything else is a position string.
    pub(super) fn read(argument: &OsStr, rules: &RulesArguments) -> Result<Self> {
        if argument == "-" {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
            return record(&bytes, rules).context("standard input");
        }
        let path = Path::new(argument);
        if argument != "start" && path.is_file() {
            let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            return record(&bytes, rules).with_context(|| path.display().to_string());
        }
        let text = argument.to_str().ok_or_else(|| anyhow!("there is no file {}", path.display()))?;
        let read = Position::parse_on(rules.board(), text, &rules.rules());
        let position = read.with_context(|| {
            format!("{text:?} is neither a file, nor - for standard input, nor a position")
        })?;
        Ok(Self::Position(Box::new(position)))
    }
}

fn record(bytes: &[u8], rules: &RulesArguments) -> Result<AnalysisInput> {
    if !rules.is_empty() {
        bail!("a record names its own rules and board: --rules, --set and --board are for positions");
    }
    let text = str::from_utf8(bytes).context("the record is not valid UTF-8")?;
    let record = Record::parse(text).map_err(|error| anyhow!("expected a record of one game: {error}"))?;
    Ok(AnalysisInput::Game(Box::new(record.into_game())))
}
