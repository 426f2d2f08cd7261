//! The command `admin verify`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_protocol::Failure;
use djambi_server::admin::{self, DatabaseFault, VerifyNews, VerifyReport};
use djambi_text::{Cli, Language, problem};
use serde::Serialize;
use serde_json::json;

use super::database::DatabaseArgument;
use super::verify_printer::VerifyPrinter;
use crate::json_line::write_json_line;

/// The arguments of `admin verify`.
#[derive(Args)]
#[command(after_help = "
  djambi admin verify --database /var/backups/djambi.sqlite3")]
pub(super) struct Verify {
    #[command(flatten)]
    database: DatabaseArgument,

    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let url = self.database.url()?;
        let report = if self.json { print_json(&url, output, texts)? } else { print(&url, output, texts)? };
        Ok(if report.faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// A fault of a database for programs.
#[derive(Serialize)]
struct FoundFault {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(flatten)]
    failure: Failure,
}

impl From<DatabaseFault> for FoundFault {
    fn from(DatabaseFault { game, problem: found }: DatabaseFault) -> Self {
        let failure = Failure::new(&found, problem(Language::En, &found), None);
        Self { game, failure }
    }
}

/// Verifies a database and prints each fault as it is found, and the numbers.
fn print(url: &str, output: &mut impl Write, texts: Cli) -> anyhow::Result<VerifyReport> {
    let mut printer = VerifyPrinter::new(output, texts);
    let report = admin::verify(url, &mut |news| printer.print(&news));
    printer.finish()?;
    let report = report?;
    writeln!(output, "{} games, {} events, {} faults", report.games, report.events, report.faults)?;
    Ok(report)
}

/// Verifies a database and prints the numbers and the faults as one object.
fn print_json(url: &str, output: &mut impl Write, texts: Cli) -> anyhow::Result<VerifyReport> {
    let mut faults = Vec::new();
    let mut progress = VerifyPrinter::new(&mut *output, texts);
    let report = admin::verify(url, &mut |news| match news {
        VerifyNews::Fault(fault) => faults.push(FoundFault::from(fault)),
        news => progress.print(&news),
    })?;
    progress.finish()?;
    write_json_line(output, &json!({"games": report.games, "events": report.events, "faults": faults}))?;
    Ok(report)
}
