//! What a database says of itself: its version, its id, its key and its clock.

use std::path::Path;

use super::Finding;
use crate::env;
use crate::error_chain::with_causes;
use crate::store::{Inspection, StoreError, current_version};

/// How far the newest event may lie in the future, in milliseconds.
const CLOCK_TOLERANCE_MS: i64 = 60_000;
/// The beginning of 2026, before which no clock is right.
const EARLIEST_NOW_MS: i64 = 1_767_225_600_000;

/// The findings.
pub(super) fn findings(file: &Path) -> Vec<Finding> {
    let inspection = match Inspection::open(file) {
        Ok(inspection) => inspection,
        Err(error @ StoreError::Missing { .. }) => {
            let message = format!("{error}; `djambi serve` makes one");
            return vec![Finding::warning("database", message), clock(None)];
        }
        Err(error) => return vec![Finding::fault("database", with_causes(&error))],
    };
    let findings = || -> Result<Vec<Finding>, StoreError> {
        let version = inspection.version()?;
        let mut findings = vec![schema(version), id(inspection.application_id()?)];
        // An empty database has no tables to look at.
        if version > 0 {
            findings.push(Finding::ok(
                "database",
                format!("{} with {} games", file.display(), inspection.games()?),
            ));
            findings.push(key(inspection.has_key()?));
            findings.push(clock(inspection.newest_event_ms()?));
        }
        Ok(findings)
    };
    findings().unwrap_or_else(|error| vec![Finding::fault("database", with_causes(&error))])
}

fn schema(version: i64) -> Finding {
    let current = current_version();
    if version > current {
        let message =
            format!("the tables are of version {version}, this djambi knows {current}: update djambi");
        Finding::fault("tables", message)
    } else if version < current {
        let message = format!(
            "the tables are of version {version}: the next start copies the database and brings it to {current}"
        );
        Finding::warning("tables", message)
    } else {
        Finding::ok("tables", format!("version {version}, the one of this djambi"))
    }
}

fn id(id: i32) -> Finding {
    match id {
        0 => Finding::warning("file's id", "not set yet: the next start of a server sets it"),
        id => Finding::ok("file's id", format!("{id:#x}, the one of djambi")),
    }
}

fn key(has_key: bool) -> Finding {
    if has_key {
        Finding::ok("key", "the key of cookies and invitations is there")
    } else {
        let message = "there is no key of cookies and invitations, as after the restoration of a backup without \
            secrets: the next start makes one, and no browser will be known from earlier games";
        Finding::warning("key", message)
    }
}

fn clock(newest_event_ms: Option<i64>) -> Finding {
    let now_ms = i64::try_from(env::now_ms()).unwrap_or(i64::MAX);
    let ahead_ms = newest_event_ms.unwrap_or_default() - now_ms;
    if now_ms < EARLIEST_NOW_MS {
        Finding::fault("clock", "the clock of this machine is years behind: set it (NTP)")
    } else if ahead_ms > CLOCK_TOLERANCE_MS {
        let message = format!(
            "the newest event is {} minutes ahead of this machine's clock: the clock is or was wrong; set it (NTP)",
            ahead_ms / 60_000
        );
        Finding::fault("clock", message)
    } else {
        Finding::ok("clock", "no event is ahead of it")
    }
}
