//! Faults of a database, its place and the machine, and what to do about them.

mod contents;
mod machine;
mod place;
mod press_key;

use std::path::Path;

use djambi::Problem;

use super::AdminError;
use crate::store::{Exclusive, Use, file_of, press_keys_of};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// All is well.
    Ok,
    /// It works, and may not for ever.
    Warning,
    /// It does not work, or others can read what is secret.
    Fault,
}

impl Severity {
    /// The word for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Warning => "warning",
            Self::Fault => "fault",
        }
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// What was looked at, in a word or two.
    pub subject: &'static str,
    /// The code and arguments of a sentence: what was found, and what to do if it is bad.
    pub message: Problem,
}

impl Finding {
    /// A finding.
    #[must_use]
    pub fn new(severity: Severity, subject: &'static str, message: Problem) -> Self {
        Self { severity, subject, message }
    }

    /// All is well.
    #[must_use]
    pub fn ok(subject: &'static str, message: Problem) -> Self {
        Self::new(Severity::Ok, subject, message)
    }

    /// It works, and may not for ever.
    #[must_use]
    pub fn warning(subject: &'static str, message: Problem) -> Self {
        Self::new(Severity::Warning, subject, message)
    }

    /// It does not work, or others can read what is secret.
    #[must_use]
    pub fn fault(subject: &'static str, message: Problem) -> Self {
        Self::new(Severity::Fault, subject, message)
    }
}

/// Looks at a database, its place, the file of its press keys (the one beside it if none is named) and the machine, beside a running server, and changes nothing.
///
/// # Errors
/// When the address is not that of a file.
pub fn doctor(database: &str, press_keys: Option<&Path>) -> Result<Vec<Finding>, AdminError> {
    let file = file_of(database)?;
    let mut findings = vec![server(&file)];
    findings.extend(contents::findings(&file));
    findings.extend(place::findings(&file));
    findings.push(press_key::finding(&file, &press_keys_of(&file, press_keys)));
    findings.extend(machine::findings(&file));
    Ok(findings)
}

/// Whether a server uses the database.
fn server(file: &Path) -> Finding {
    match Exclusive::user(file) {
        Use::Taken => Finding::ok("server", Problem::new("doctor_server")),
        Use::Free => Finding::ok("server", Problem::new("doctor_no_server")),
        Use::Elsewhere => {
            let message = Problem::new("doctor_server_elsewhere").with("file", file.display().to_string());
            Finding::fault("server", message)
        }
    }
}
