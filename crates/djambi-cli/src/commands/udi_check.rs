//! The command `udi-check`: whether a program speaks UDI.

mod checks;
mod conversation;
mod search;

use std::io::{self, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde::Serialize;

use crate::json_line::write_json_line;
use crate::udi::SetOption;
use checks::CHECKS;
use conversation::Conversation;

/// The arguments of `udi-check`.
#[derive(Args)]
#[command(after_help = "
  djambi udi-check djambi udi
  djambi udi-check --option level=courtier --seconds 60 --json djambi udi")]
pub(crate) struct UdiCheck {
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    seconds: NonZero<u64>,

    #[arg(long, value_name = "N", default_value = "200")]
    turns: NonZero<u32>,

    #[arg(long = "option", value_name = "OPTION=VALUE", value_parser = option)]
    options: Vec<SetOption>,

    #[arg(long)]
    log: bool,

    #[arg(long)]
    json: bool,

    #[arg(value_name = "COMMAND", required = true, num_args = 1.., trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

/// A program that is checked, and how.
struct Subject {
    /// Its path and arguments.
    command: Vec<String>,
    /// The options that are set before all checks.
    options: Vec<SetOption>,
    /// How long it may take for an answer beyond the time that it is given.
    patience: Duration,
    /// The turns of the game that it plays.
    turns: u32,
    /// Whether the conversation is written to standard error.
    is_logged: bool,
}

/// The result of a check.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    /// The program does it right.
    Ok,
    /// The program does not do it, and need not.
    Note,
    /// The program does it wrong.
    Fault,
}

/// A line of the report.
#[derive(Serialize)]
struct CheckReport<'a> {
    check: &'a str,
    verdict: Verdict,
    text: String,
}

impl UdiCheck {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> Result<ExitCode> {
        let Self { seconds, turns, options, log, json, command } = self;
        let patience = Duration::from_secs(seconds.get());
        let subject = Subject { command, options, patience, turns: turns.get(), is_logged: log };
        let mut conversation = Some(Conversation::begin(&subject)?);
        let mut faults = 0;
        for (check, run) in CHECKS {
            let mut current = match conversation.take() {
                Some(conversation) => conversation,
                None => Conversation::begin(&subject)?,
            };
            let (verdict, text) = match run(&mut current, &subject) {
                Ok(Finding::Right(text)) => (Verdict::Ok, text),
                Ok(Finding::Absent(text)) => (Verdict::Note, text),
                Err(error) => (Verdict::Fault, format!("{error:#}")),
            };
            // After a fault nobody knows what the program still has to say.
            conversation = (verdict != Verdict::Fault).then_some(current);
            faults += u32::from(verdict == Verdict::Fault);
            write_report(output, json, &CheckReport { check, verdict, text })?;
        }
        if !json {
            let faults = if faults == 1 { "1 fault".to_owned() } else { format!("{faults} faults") };
            writeln!(output, "{} checks, {faults}", CHECKS.len())?;
        }
        Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The finding of a check where nothing is wrong.
enum Finding {
    /// The program does it, with a word about what it did.
    Right(String),
    /// The program does not do it, with the reason.
    Absent(String),
}

fn write_report(output: &mut impl Write, json: bool, report: &CheckReport<'_>) -> io::Result<()> {
    if json {
        return write_json_line(output, report);
    }
    let verdict = match report.verdict {
        Verdict::Ok => "ok",
        Verdict::Note => "note",
        Verdict::Fault => "FAULT",
    };
    writeln!(output, "{verdict:<5}  {}: {}", report.check, report.text)?;
    output.flush()
}

fn option(text: &str) -> Result<SetOption, String> {
    let (name, value) = match text.split_once('=') {
        Some((name, value)) => (name, Some(value.to_owned())),
        None => (text, None),
    };
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err("OPTION=VALUE, or the name of a button".to_owned());
    }
    Ok(SetOption { name: name.to_owned(), value })
}
