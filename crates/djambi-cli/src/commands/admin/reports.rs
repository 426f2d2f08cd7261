//! The command `admin reports`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_protocol::Words;
use djambi_server::admin::{self, Report, ReportContents};
use djambi_text::Cli;
use serde_json::json;

use super::database::{DatabaseArgument, PressKeyArgument};

/// The arguments of `admin reports`.
#[derive(Args)]
#[command(after_help = "
  djambi admin reports --database /var/lib/djambi/djambi.sqlite3")]
pub(super) struct Reports {
    #[command(flatten)]
    database: DatabaseArgument,

    #[command(flatten)]
    press_key: PressKeyArgument,

    #[arg(long)]
    json: bool,
}

impl Reports {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let reports = admin::reports(&self.database.url()?, self.press_key.file().as_deref())?;
        if self.json {
            writeln!(output, "{}", serde_json::Value::from_iter(reports.iter().map(object)))?;
            return Ok(ExitCode::SUCCESS);
        }
        if reports.is_empty() {
            writeln!(output, "{}", texts.no_reports())?;
        }
        for report in &reports {
            print(report, output, texts)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A report with its messages; a mark stands before the one that is reported.
pub(super) fn print(report: &Report, output: &mut impl Write, texts: Cli) -> std::io::Result<()> {
    let Report { number, date, game, kind, cause, is_closed, contents, .. } = report;
    let Some(ReportContents { channel, seq, name, reporter, reason, messages }) = contents else {
        return writeln!(output, "{}", texts.report_sealed(u64::from(*number), date, game));
    };
    let number = u64::from(*number);
    match channel.zip(*seq) {
        Some((channel, seq)) => {
            let channel = channel.to_string();
            writeln!(output, "{}", texts.report_head(number, date, game, &channel, seq.into(), reporter))?;
        }
        None => {
            let what = kind.name();
            writeln!(output, "{}", texts.report_head_of_person(number, date, game, what, name, reporter))?;
        }
    }
    if *is_closed {
        writeln!(output, "{}", texts.report_closed())?;
    }
    writeln!(output, "{}", texts.report_cause(cause.name()))?;
    writeln!(output, "{}", texts.report_reason(reason))?;
    for message in messages {
        let mark = if Some(message.seq) == *seq { '>' } else { ' ' };
        let author = message.seat.map_or_else(String::new, |seat| format!(" ({})", seat.name()));
        let words = match &message.words {
            Words::Text(text) => text.clone(),
            other => json!(other).to_string(),
        };
        writeln!(output, "{mark} {:>4} {}{author}: {words}", message.seq, message.name)?;
    }
    writeln!(output)
}

/// A report for programs.
pub(super) fn object(report: &Report) -> serde_json::Value {
    let Report { number, date, game, after, kind, cause, is_closed, contents } = report;
    json!({
        "number": number, "date": date, "game": game, "after": after, "kind": kind.name(),
        "cause": cause.name(), "closed": is_closed, "contents": contents,
    })
}
