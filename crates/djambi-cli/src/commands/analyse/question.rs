//! What is to be analysed.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use djambi::{Game, Position, Record};

use crate::choice::Choice;

/// What is to be analysed.
pub(super) enum Question {
    Position(Box<Position>),
    Game(Box<Game>),
}

impl Question {
    /// Finds out which of the two was given: a file's name and `-` mean a record, everything else is a position.
    pub(super) fn read(given: &OsStr, choice: &Choice) -> Result<Self> {
        if given == "-" {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).context("cannot read standard input")?;
            return record(&bytes, choice).context("standard input");
        }
        let path = Path::new(given);
        if given != "start" && path.is_file() {
            let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            return record(&bytes, choice).with_context(|| path.display().to_string());
        }
        let text = given.to_str().ok_or_else(|| anyhow!("there is no file {}", path.display()))?;
        let read = Position::parse_on(choice.board(), text, &choice.rules());
        let position = read.with_context(|| {
            format!("{text:?} is neither a file, nor - for standard input, nor a position")
        })?;
        Ok(Self::Position(Box::new(position)))
    }
}

fn record(bytes: &[u8], choice: &Choice) -> Result<Question> {
    if !choice.is_open() {
        bail!("a record names its own rules and board: --rules, --set and --board are for positions");
    }
    let text = str::from_utf8(bytes).context("this is no text, so no record")?;
    let record = Record::parse(text).map_err(|error| anyhow!("this is no record of one game: {error}"))?;
    Ok(Question::Game(Box::new(record.into_game())))
}
