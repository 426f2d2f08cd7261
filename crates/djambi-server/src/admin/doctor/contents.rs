//! The contents of a database that the doctor reads: its version, its id, its key and its clock.

use std::path::Path;

use djambi::Problem;

use super::Finding;
use crate::env;
use crate::store::{Inspection, StoreError, StoreErrorKind, current_version};

/// How far the newest event may lie in the future, in milliseconds.
const CLOCK_TOLERANCE_MS: i64 = 60_000;
/// The beginning of 2026, before which no clock is right.
const EARLIEST_NOW_MS: i64 = 1_767_225_600_000;

/// The findings.
pub(super) fn findings(file: &Path) -> Vec<Finding> {
    let inspection = match Inspection::open(file) {
        Ok(inspection) => inspection,
        Err(error) if error.kind() == StoreErrorKind::Missing => {
            let message = Problem::new("doctor_missing").with("problem", error.problem());
            return vec![Finding::warning("database", message), clock(None)];
        }
        Err(error) => return vec![Finding::fault("database", error.problem())],
    };
    let findings = || -> Result<Vec<Finding>, StoreError> {
        let version = inspection.version()?;
        let mut findings = vec![schema(version), id(inspection.application_id()?)];
        // An empty database has no tables to look at.
        if version > 0 {
            let message = Problem::new("doctor_database").with("file", file.display().to_string());
            findings.push(Finding::ok("database", message.with("games", inspection.games()?)));
            findings.push(key(inspection.has_key()?));
            findings.push(clock(inspection.newest_event_ms()?));
            if !inspection.page_faults()?.is_empty() {
                findings
                    .push(Finding::fault("database", Problem::new("store_failure").with("cause", "damaged")));
            }
        }
        Ok(findings)
    };
    findings().unwrap_or_else(|error| vec![Finding::fault("database", error.problem())])
}

fn schema(version: i64) -> Finding {
    let current = current_version();
    let message = |code: &'static str| {
        let problem = Problem::new(code).with("version", version.to_string());
        problem.with("current", current.to_string())
    };
    if version > current {
        Finding::fault("tables", message("doctor_tables_later"))
    } else if version < current {
        Finding::warning("tables", message("doctor_tables_earlier"))
    } else {
        let message = Problem::new("doctor_tables").with("version", version.to_string());
        Finding::ok("tables", message)
    }
}

fn id(id: i32) -> Finding {
    match id {
        0 => Finding::warning("file's id", Problem::new("doctor_no_id")),
        id => Finding::ok("file's id", Problem::new("doctor_id").with("id", format!("{id:#x}"))),
    }
}

fn key(has_key: bool) -> Finding {
    if has_key {
        Finding::ok("key", Problem::new("doctor_key"))
    } else {
        Finding::warning("key", Problem::new("doctor_no_key"))
    }
}

fn clock(newest_event_ms: Option<i64>) -> Finding {
    let now_ms = i64::try_from(env::now_ms()).unwrap_or(i64::MAX);
    let ahead_ms = newest_event_ms.unwrap_or_default() - now_ms;
    if now_ms < EARLIEST_NOW_MS {
        Finding::fault("clock", Problem::new("doctor_clock_behind"))
    } else if ahead_ms > CLOCK_TOLERANCE_MS {
        let minutes = ahead_ms.unsigned_abs() / 60_000;
        Finding::fault("clock", Problem::new("doctor_clock_ahead").with("minutes", minutes))
    } else {
        Finding::ok("clock", Problem::new("doctor_clock"))
    }
}

#[cfg(test)]
mod tests {
    use djambi_text::{Language, problem};

    use super::*;
    use crate::admin::Severity;

    #[test]
    fn tables_of_every_version_are_told() {
        for (version, severity, sentence) in [
            (current_version() - 1, Severity::Warning, "the next start copies the database"),
            (current_version(), Severity::Ok, "the one of this djambi"),
            (current_version() + 1, Severity::Fault, "update djambi"),
        ] {
            let finding = schema(version);
            let told = problem(Language::En, &finding.message);
            assert!(finding.severity == severity && told.contains(sentence), "{told}");
        }
    }
}
