//! The command `admin doctor`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, Finding, Severity};
use serde_json::json;

use super::database::DatabaseArgument;
use super::public_url;

/// The arguments of `admin doctor`.
#[derive(Args)]
#[command(after_help = "
  djambi admin doctor
  djambi admin doctor --url https://djambi.example")]
pub(super) struct Doctor {
    #[command(flatten)]
    database: DatabaseArgument,

    #[arg(long, value_name = "URL")]
    url: Option<String>,

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
