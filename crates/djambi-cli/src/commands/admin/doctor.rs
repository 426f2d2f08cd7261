//! The command `admin doctor`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, Finding, Severity};
use serde_json::json;

use super::database::DatabaseArgument;
use super::public_url;

/// Find out what is wrong with a database, its place, the machine and a proxy, and what to do about it
///
/// Each line says ok, warning or fault. Exits with 1 if there is a fault. Changes nothing.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi admin doctor
  djambi admin doctor --url https://djambi.example")]
pub(super) struct Doctor {
    #[command(flatten)]
    database: DatabaseArgument,

    /// Also ask a running service at its public address, through the proxy if there is one
    #[arg(long, value_name = "URL")]
    url: Option<String>,

    /// Print JSON: an array of objects with severity, subject and message
    #[arg(long)]
    json: bool,
}

impl Doctor {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let mut findings = admin::doctor(&self.database.url()?)?;
        if let Some(url) = &self.url {
            findings.extend(public_url::findings(url)?);
        }
        if self.json {
            writeln!(output, "{}", serde_json::Value::from_iter(findings.iter().map(object)))?;
        } else {
            for Finding { severity, subject, message } in &findings {
                writeln!(output, "{:<8} {subject}: {message}", severity.name())?;
            }
        }
        let is_fault = findings.iter().any(|finding| finding.severity == Severity::Fault);
        Ok(if is_fault { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

fn object(finding: &Finding) -> serde_json::Value {
    let Finding { severity, subject, message } = finding;
    json!({"severity": severity.name(), "subject": subject, "message": message})
}
