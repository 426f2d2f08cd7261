//! The work of hosts with a database outside the service: backup, restoring, verification, and finding out what is
//! wrong with it. Everything but restoring, a new key and rating anew works beside a running server.

mod accounts;
mod backup;
mod checked_file;
mod doctor;
mod error;
mod game_check;
mod mail;
mod new_key;
mod order;
mod press_key;
mod rebuild;
mod replacement;
mod reports;
mod rerate;
mod restore;
mod verify;

pub use crate::store::{EarlierKeys, OrderAct, Report, ReportContents, ReportKind, Rerated};
pub use accounts::{invite, password_link, remove_second_factor};
pub use backup::{BackupReport, BackupRequest, ExistingFile, Secrets, backup};
pub use doctor::{Finding, Severity, doctor};
pub use error::AdminError;
pub use mail::{mail_findings, send_test_mail};
pub use new_key::new_key;
pub use order::{ActRefused, Lasting, OrderKind, Whom, act, acts, close_report, minute, report, set_role};
pub use press_key::rotate_press_key;
pub use rebuild::rebuild;
pub use reports::reports;
pub use rerate::rerate;
pub use restore::{Faults, RestoreReport, restore};
pub use verify::{DatabaseFault, VerifyNews, VerifyReport, verify};
