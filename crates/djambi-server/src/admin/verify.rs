//! Verifying a database: every game is replayed with the rules, and what its row says is compared with what
//! its events give.

use std::path::Path;

use djambi::Problem;
use djambi_protocol::GameId;

use super::AdminError;
use super::game_check::faults_of;
use crate::store::{Inspection, StoreError, file_of};

/// How many games are checked between two reports of progress.
const PROGRESS_EVERY: u64 = 1000;

/// A fault of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseFault {
    /// The id of the game concerned, as it is in the database; `None` if the fault is not one game's.
    pub game: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is told while a database is verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyNews {
    /// The file itself is being checked.
    CheckingFile,
    /// Some games have been checked.
    Progress {
        /// How many.
        checked: u64,
        /// The number of all games at the beginning.
        games: u64,
    },
    /// A fault was found.
    Fault(DatabaseFault),
}

/// What came out of verifying a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VerifyReport {
    /// The number of games that were checked.
    pub games: u64,
    /// The number of their events.
    pub events: u64,
    /// The number of faults.
    pub faults: u64,
}

/// Verifies a database, beside a running server, and changes nothing. `news` hears of the progress and of
/// each fault.
///
/// # Errors
/// When the database cannot be read, or has the tables of another version.
pub fn verify(database: &str, news: &mut dyn FnMut(VerifyNews)) -> Result<VerifyReport, AdminError> {
    verify_file(&file_of(database)?, news)
}

/// Verifies a database file.
///
/// # Errors
/// As [`verify`].
pub(super) fn verify_file(file: &Path, news: &mut dyn FnMut(VerifyNews)) -> Result<VerifyReport, AdminError> {
    let inspection = Inspection::open(file)?;
    inspection.check_version()?;
    let mut verification = Verification { inspection, report: VerifyReport::default(), news };
    verification.check_file();
    verification.check_games()?;
    Ok(verification.report)
}

/// A verification in progress.
struct Verification<'a> {
    inspection: Inspection,
    report: VerifyReport,
    news: &'a mut dyn FnMut(VerifyNews),
}

impl Verification<'_> {
    /// Checks what is not one game's: the pages of the file, the key, and rows without a game.
    fn check_file(&mut self) {
        (self.news)(VerifyNews::CheckingFile);
        match self.inspection.file_faults() {
            Ok(faults) => faults
                .into_iter()
                .for_each(|fault| self.fault(None, Problem::new("store_sqlite").with("text", fault))),
            Err(error) => self.fault(None, error.problem()),
        }
        if let Err(error) = self.inspection.has_key() {
            self.fault(None, error.problem());
        }
        match self.inspection.strays() {
            Ok(strays) => {
                strays.into_iter().for_each(|stray| self.fault(Some(stray), Problem::new("fault_no_game")));
            }
            Err(error) => self.fault(None, error.problem()),
        }
    }

    fn check_games(&mut self) -> Result<(), StoreError> {
        let games = self.inspection.games()?;
        let mut after = String::new();
        loop {
            let ids = self.inspection.ids_after(&after)?;
            let Some(last) = ids.last() else { return Ok(()) };
            after.clone_from(last);
            for id in ids {
                self.check_game(id);
                if self.report.games.is_multiple_of(PROGRESS_EVERY) {
                    (self.news)(VerifyNews::Progress { checked: self.report.games, games });
                }
            }
        }
    }

    fn check_game(&mut self, id: String) {
        self.report.games += 1;
        let Ok(game) = id.parse::<GameId>() else {
            return self.fault(Some(id), Problem::new("fault_id"));
        };
        match self.inspection.game(&game) {
            // It was deleted in the meantime.
            Ok(None) => self.report.games -= 1,
            Ok(Some((stored, row))) => {
                self.report.events += stored.events.len() as u64;
                for problem in faults_of(&stored, &row) {
                    self.fault(Some(id.clone()), problem);
                }
            }
            Err(error) => self.fault(Some(id), error.problem()),
        }
    }

    fn fault(&mut self, game: Option<String>, problem: Problem) {
        self.report.faults += 1;
        (self.news)(VerifyNews::Fault(DatabaseFault { game, problem }));
    }
}
