//! The command `admin doctor`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, Finding, Severity};
use djambi_text::cli::Subject;
use djambi_text::{Cli, Language, problem};
use serde_json::json;

use super::database::{DatabaseArgument, PressKeyArgument};
use super::mail::with_variables;
use super::public_url;
use crate::arguments::MailArguments;

/// The arguments of `admin doctor`.
#[derive(Args)]
#[command(after_help = "
  djambi admin doctor
  djambi admin doctor --url https://djambi.example")]
pub(super) struct Doctor {
    #[command(flatten)]
    database: DatabaseArgument,

    #[command(flatten)]
    press_key: PressKeyArgument,

    #[arg(long, value_name = "URL")]
    url: Option<String>,

    #[command(flatten)]
    mail: MailArguments,

    #[arg(long)]
    json: bool,
}

impl Doctor {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let mut findings = admin::doctor(&self.database.url()?, self.press_key.file().as_deref())?;
        if let Some(url) = &self.url {
            findings.extend(public_url::findings(url, texts)?);
        }
        let options = with_variables(self.mail.options())?;
        let runtime = djambi_server::runtime(Some(1))?;
        findings.extend(runtime.block_on(admin::mail_findings(options, None)));
        if self.json {
            writeln!(output, "{}", serde_json::Value::from_iter(findings.iter().map(object)))?;
        } else {
            for Finding { severity, subject, message } in &findings {
                let line = texts.colon(&subject_text(subject, texts), &problem(texts.0, message));
                writeln!(output, "{:<8} {line}", severity.name())?;
            }
        }
        let is_fault = findings.iter().any(|finding| finding.severity == Severity::Fault);
        Ok(if is_fault { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// What was looked at, for people.
fn subject_text(subject: &str, texts: Cli) -> String {
    // The names of the catalogue have no marks: “file's id” is “file_id”.
    let name = subject.to_ascii_lowercase().replace("'s ", "_").replace(' ', "_");
    Subject::from_name(&name).map_or_else(|| subject.to_owned(), |subject| texts.subject(subject))
}

/// A finding for programs, which are told the same in every language.
fn object(finding: &Finding) -> serde_json::Value {
    let Finding { severity, subject, message } = finding;
    json!({"severity": severity.name(), "subject": subject, "message": problem(Language::En, message)})
}
