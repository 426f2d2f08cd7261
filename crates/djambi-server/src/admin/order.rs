//! What the host does to keep order, beside a running server or without one.

use std::path::Path;

use djambi_protocol::{Channel, GameId, TalkSeq};

use super::AdminError;
use super::checked_file::checked_file;
use crate::calendar::day_of;
use crate::env::{self, DAY_MS};
use crate::identity::appearance;
use crate::store::{
    self, Inspection, NewOrderAct, OrderAct, PressKeys, Report, Subject, act_beside, close_beside, file_of,
    note_reading, press_keys_of,
};

pub use crate::store::{ActRefused, Lasting, OrderKind};

/// What an act of the host is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The account of a name.
    Name(String),
    /// Who is reported by the report of this number, or the message that it is about.
    Report(u32),
    /// A message.
    Message(GameId, Channel, TalkSeq),
    /// A game.
    Game(GameId),
    /// The act of this number.
    Act(u32),
}

/// Makes the account of a name that of a moderator, or of none; says whether there is such an account.
///
/// # Errors
/// When the database cannot be read or written.
pub fn set_role(database: &str, name: &str, is_moderator: bool) -> Result<bool, AdminError> {
    let file = checked_file(database)?;
    Ok(store::set_role(&file, &appearance(name), is_moderator, env::now_ms())?)
}

/// Keeps an act of the host; the service carries it out, at once if it runs. It lasts for so many days, if its kind lasts,
/// or for ever. Returns its number.
///
/// # Errors
/// When the database cannot be read or written.
pub fn act(
    database: &str,
    (kind, whom): (OrderKind, Whom),
    days: Option<u32>,
    reason: &str,
) -> Result<Result<u32, ActRefused>, AdminError> {
    let file = checked_file(database)?;
    let at_ms = env::now_ms();
    let subject = match whom {
        Whom::Name(name) => Subject::Account(appearance(&name)),
        Whom::Report(number) => Subject::Reported(number),
        Whom::Message(game, channel, seq) => Subject::Message(game, channel, seq),
        Whom::Game(game) => Subject::Game(game),
        Whom::Act(number) => Subject::Act(number),
    };
    let lasting = days.map_or(Lasting::ForEver, |days| Lasting::Until(at_ms + u64::from(days) * DAY_MS));
    let new = NewOrderAct { kind, subject, author: None, at_ms, lasting, reason: reason.to_owned() };
    Ok(act_beside(&file, &new)?)
}

/// The acts that concern the account of a name, or the newest of all, the newest first; `None` if no account has the name.
///
/// # Errors
/// When the database cannot be read.
pub fn acts(database: &str, name: Option<&str>) -> Result<Option<Vec<OrderAct>>, AdminError> {
    let file = file_of(database)?;
    let inspection = Inspection::open(&file)?;
    inspection.check_version()?;
    let of = name.map(appearance);
    Ok(inspection.acts(of.as_deref())?)
}

/// A report with its contents, opened with the keys of a file, or of the one beside the database. That it was read is
/// noted.
///
/// # Errors
/// When the database or the file cannot be read, or the reading cannot be noted.
pub fn report(database: &str, press_keys: Option<&Path>, number: u32) -> Result<Option<Report>, AdminError> {
    let file = file_of(database)?;
    let inspection = Inspection::open(&file)?;
    inspection.check_version()?;
    let keys = PressKeys::read(&press_keys_of(&file, press_keys))?;
    let reports = inspection.reports(keys.as_ref())?;
    let found = reports.into_iter().find(|report| report.number == number);
    if found.is_some() {
        note_reading(&file)?;
    }
    Ok(found)
}

/// Notes that a report was looked at to the end; says whether it was open.
///
/// # Errors
/// When the database cannot be read or written.
pub fn close_report(database: &str, number: u32) -> Result<bool, AdminError> {
    Ok(close_beside(&checked_file(database)?, number, env::now_ms())?)
}

/// A moment in milliseconds since 1970 as `2026-11-30 14:05` (UTC).
#[must_use]
pub fn minute(milliseconds: u64) -> String {
    let (year, month, day) = day_of(milliseconds);
    let minutes = milliseconds % DAY_MS / 60_000;
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}
