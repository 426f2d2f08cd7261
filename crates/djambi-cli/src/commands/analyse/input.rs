//! The input of an analysis: a position or a recorded game.

use std::ffi::OsStr;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use djambi::{Game, Position, Record};
use djambi_text::Cli;

use crate::arguments::RulesArguments;
use crate::text_file::{self, STANDARD_INPUT};

/// The input of an analysis.
pub(super) enum AnalysisInput {
    /// A single position.
    Position(Box<Position>),
    /// A recorded game.
    Game(Box<Game>),
}

impl AnalysisInput {
    /// Reads the input: a file name means a record, `-` a record or a position string on standard input,
    /// everything else is a position string.
    pub(super) fn read(argument: &OsStr, rules: &RulesArguments, texts: Cli) -> Result<Self> {
        if argument == STANDARD_INPUT {
            let text = text_file::read_input(texts)?;
            return match Position::parse_on(rules.board(), text.trim(), &rules.rules()) {
                Ok(position) => Ok(Self::Position(Box::new(position))),
                Err(faults) if is_position(&text) => Err(faults).context(texts.standard_input()),
                Err(_) => record(&text, rules, texts).context(texts.standard_input()),
            };
        }
        let path = Path::new(argument);
        if argument != "start" && path.is_file() {
            let text = text_file::read(path, texts)?;
            return record(&text, rules, texts).with_context(|| path.display().to_string());
        }
        let text = argument.to_str().ok_or_else(|| anyhow!(texts.no_file(&path.display().to_string())))?;
        let read = Position::parse_on(rules.board(), text, &rules.rules());
        let position = read.with_context(|| texts.neither_file_nor_position(text))?;
        Ok(Self::Position(Box::new(position)))
    }
}

/// Whether a text is meant as a position: its first word has rows, as no word of a record has.
fn is_position(text: &str) -> bool {
    text.split_whitespace()
        .next()
        .is_some_and(|word| word.contains('/') && !word.starts_with(['[', '{', '(', ';']))
}

fn record(text: &str, rules: &RulesArguments, texts: Cli) -> Result<AnalysisInput> {
    if !rules.is_empty() {
        bail!(texts.record_has_rules());
    }
    let record = Record::parse(text).context(texts.no_record())?;
    Ok(AnalysisInput::Game(Box::new(record.into_game())))
}
