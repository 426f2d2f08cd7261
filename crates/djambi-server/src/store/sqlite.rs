//! The store in an SQLite file.

mod account_invitations;
mod account_links;
mod accounts;
mod acquaintances;
mod address;
mod archive;
mod by_host;
mod change;
mod checking;
mod checkpointer;
mod columns;
mod completing;
mod deleting;
mod downtimes;
mod error;
mod events;
mod exclusive;
mod file_watch;
mod game_result;
mod games;
mod handing_over;
mod inspection;
mod journal;
mod keys;
mod leaves;
mod lists;
mod mail_addresses;
mod mail_news;
mod mails;
mod names;
mod notices;
mod opening;
mod openings;
mod order;
mod packing;
mod partial_file;
mod passkeys;
mod permissions;
mod plans;
mod press_key_file;
mod pushes;
mod ratings;
mod readers;
mod reads;
mod reports;
mod rerating;
mod safety_copy;
mod schema;
mod sealing;
mod seat_row;
mod seats;
mod second_factors;
mod service;
#[cfg(test)]
mod switches;
mod talk;
#[cfg(test)]
mod throughput;
mod uses;
mod visit;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{Mutex, mpsc};
use tokio::task::spawn_blocking;
use tokio_util::sync::CancellationToken;

pub(crate) use self::account_invitations::add_invitation;
pub(crate) use self::accounts::add_password_link;
pub(crate) use self::address::file_of;
pub(crate) use self::by_host::{add_key, note_reading};
pub(crate) use self::exclusive::{Exclusive, Use};
pub(crate) use self::file_watch::is_same_file;
pub(crate) use self::inspection::{GameRow, Inspection, empty_log};
pub use self::keys::EarlierKeys;
pub(crate) use self::opening::{bring_up_to_date, press_keys_of};
pub(crate) use self::openings::uncount_openings;
pub(crate) use self::order::{act_beside, close_beside, set_role};
pub(crate) use self::partial_file::{PartialFile, folder_of};
pub(crate) use self::permissions::{beside, create_folder, tighten_folder};
pub use self::rerating::Rerated;
pub(crate) use self::rerating::rerate;
#[cfg(test)]
pub(crate) use self::schema::columns_of_new_database;
pub(crate) use self::schema::current_version;
pub(crate) use self::second_factors::remove_second_factor;

use self::change::{Change, Haste, change};
use self::checkpointer::Checkpointer;
use self::error::{Attempt, unusable};
use self::file_watch::FileWatch;
use self::journal::Journal;
use self::opening::Opening;
use self::openings::KeptSums;
use self::readers::Readers;
use self::safety_copy::copy_before_migration;
use self::writer::Writer;
use super::{
    AccountInvitations, Accounts, Acquaintances, ActRefused, Archive, CODE_MS, Case, CaseKey, Corruption,
    DELETION_MS, EndedSessions, FACTOR_WAITS_MS, FORMER_NAME_LEADS_MS, FORMER_NAME_MS, FileTrouble,
    FoundGame, GUEST_ACT_MS, GameFilter, GameResult, GameSeats, GameSettings, GameStage, GameUse, Games,
    GuestStanding, Holders, INVITATION_MS, INVITED_MS, KeptNotices, KeyId, LAST_RATED, LEAVE_MS, LadderKey,
    LadderRow, Lasting, LeaveChange, Leaves, LevelRecord, Lists, Look, LostSeat, MAIL_LINK_MS,
    MAX_ACT_AUTHOR_HOUR, MAX_ORDER_WORDS, MAX_REPORTS_A_DAY, MAX_SESSIONS, MailAddresses, MailNews, Mails,
    Moderating, NameGiven, NewEvent, NewGame, NewMail, NewOrderAct, NewReport, NewSession, NewTalk,
    NoticeNews, Openings, OpeningsOf, Order, OrderAct, OrderKind, OrderNote, PASSWORD_LINK_MS, PageKey,
    PasskeyAdded, PasskeyRemoved, Passkeys, Plans, PlayerRecord, PressKeys, Pushes, QueuedMail, Ratings,
    RecordPart, Report, ReportKind, SAME_NETWORK_MS, SESSION_IDLE_MS, SESSION_MS, SHARED_RATED, Said,
    SeatResult, SeatRow, Seats, SecondFactors, Service, Standing, StoreError, StoreErrorKind, StoredAccount,
    StoredAct, StoredAddress, StoredFactor, StoredGame, StoredMessage, StoredPage, StoredPasskey, StoredPlan,
    StoredSession, Subject, Subscription, SubscriptionId, TALK_PAGE, Talk, Uncounted, UnmailedAppointment,
    UnmailedTurn, UnpushedAppointment, UnpushedTurn, Unseen, UsePage, Visit, Visits, Way, trace_of_mail,
};
use crate::metrics::WriterMetrics;

/// How often a list of games is read at most until none of them is packed meanwhile. After that it may miss the
/// newest event of one.
const READING_TRIES: u32 = 5;

/// A [`Store`](super::Store) in one SQLite file: one connection writes, a few others read.
///
/// The file is in WAL mode with `synchronous = FULL`: a commit is on disk when it returns, and readers never
/// wait for the writer.
pub(crate) struct SqliteStore {
    readers: Readers,
    press_keys: Arc<PressKeys>,
    journal: Arc<Journal>,
    running: Mutex<Option<Running>>,
    changes: mpsc::WeakSender<Box<dyn Change>>,
    writer_ended: CancellationToken,
    metrics: WriterMetrics,
    openings: KeptSums,
    #[cfg(test)]
    opening: Opening,
    /// The folder of a test's database.
    #[cfg(test)]
    _folder: Option<tempfile::TempDir>,
    /// Dropped after all connections.
    watch: Arc<FileWatch>,
}

/// The writer, the thread of its checkpointer, and the lock that ends with them.
struct Running {
    writer: Writer,
    checkpoints: JoinHandle<File>,
    exclusive: Exclusive,
}

impl SqliteStore {
    /// Opens the file and brings its tables up to date, with the press keys of another file. The files and the folder of
    /// the database are created if they do not exist; only their owner can read them.
    ///
    /// # Errors
    /// When the file cannot be opened, another server uses it, or it is not a Djambi database; when the file of keys
    /// is none.
    pub(crate) async fn open_with_press_keys(file: &Path, press_keys: &Path) -> Result<Self, StoreError> {
        Self::open_with(Opening::new(file).with_press_keys(press_keys)).await
    }

    /// Opens the file with the press keys beside it.
    #[cfg(test)]
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(Opening::new(file)).await
    }

    async fn open_with(opening: Opening) -> Result<Self, StoreError> {
        let file = opening.file();
        // Nothing is touched before it is known to be ours.
        checking::check(file)?;
        create_folder(file)?;
        let mut exclusive = Exclusive::take(file)?;
        let watched = permissions::create_file(file)?;
        exclusive.hold(file);
        permissions::tighten(file);
        let press_keys = Arc::new(PressKeys::read_or_make(opening.press_keys())?);
        permissions::tighten_press_keys(opening.press_keys());
        let settings = opening.clone();
        // The copy of a large file takes a while; this thread may have other work.
        let brought = spawn_blocking(move || {
            copy_before_migration(&settings)?;
            settings.bring_up_to_date()
        });
        brought.await.unwrap_or(Err(StoreError::closed()))?;
        let connection = opening.open_for_writing().map_err(|error| Attempt::Open.failed(file, error))?;
        sealing::note_keys(&connection, &press_keys, opening.press_keys())?;
        let failed = |source| unusable(file, source);
        let watch = Arc::new(FileWatch::new(file, watched));
        let (checkpointer, checkpoints) =
            Checkpointer::start(opening.clone(), watch.clone()).map_err(failed)?;
        let journal = opening.read_journal(&connection).map_err(|error| Attempt::Open.failed(file, error))?;
        let journal = Arc::new(journal);
        let writer =
            Writer::start(opening.clone(), connection, journal.clone(), checkpointer).map_err(failed)?;
        Ok(Self {
            readers: Readers::new(opening.clone()),
            press_keys,
            journal,
            changes: writer.changes.downgrade(),
            writer_ended: writer.ended.clone(),
            metrics: writer.metrics.clone(),
            running: Mutex::new(Some(Running { writer, checkpoints, exclusive })),
            watch,
            openings: KeptSums::default(),
            #[cfg(test)]
            opening,
            #[cfg(test)]
            _folder: None,
        })
    }

    /// What the writer counts.
    pub(crate) fn metrics(&self) -> WriterMetrics {
        self.metrics.clone()
    }

    /// Reads with a look at the newest events of games, again if events have been packed meanwhile.
    async fn read_beside_journal<T: Send + 'static>(
        &self,
        read: impl Fn(&Connection, &Journal) -> Result<T, StoreError> + Clone + Send + 'static,
    ) -> Result<T, StoreError> {
        let mut tries = READING_TRIES;
        loop {
            let journal = self.journal.clone();
            let read = read.clone();
            let departures = self.journal.departures();
            let found = self.readers.read(move |connection| read(connection, &journal)).await?;
            tries -= 1;
            if tries == 0 || departures == self.journal.departures() {
                return Ok(found);
            }
        }
    }

    /// Lets the writer make a change and waits until it is on disk.
    async fn write<T: Send + 'static>(
        &self,
        make: impl FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.write_in(Haste::Now, make).await
    }

    /// The same for a change that is made as soon as it says.
    async fn write_in<T: Send + 'static>(
        &self,
        haste: Haste,
        make: impl FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(test)]
        self.switches().before_change();
        let (change, answer) = change(haste, make);
        let changes = self.changes.upgrade().ok_or_else(StoreError::closed)?;
        changes.send(change).await.map_err(|_| StoreError::closed())?;
        drop(changes);
        #[cfg(test)]
        self.wait_in_place(&answer);
        answer.await.map_err(|_| StoreError::closed())?
    }
}

#[cfg(test)]
mod tests;
