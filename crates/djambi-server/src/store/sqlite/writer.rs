//! The writer: the one thread that changes the database, many changes to a commit.
//!
//! After a failure of the disk or the connection, nothing is known of the transaction: SQLite may have rolled
//! it back by itself. So the writer drops the connection, opens another, and only then tells the callers that
//! their changes have failed.
//!
//! Between the commits of changes it packs what is no longer new.

use std::io;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, JoinHandle, Thread};
use std::time::Duration;

use rusqlite::Connection;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::SendError;
use tokio_util::sync::CancellationToken;

use super::change::{Change, Committed, Haste};
use super::checkpointer::Checkpointer;
use super::error::commit_failed;
use super::journal::{Journal, Oldest};
use super::opening::Opening;
use super::{StoreError, packing};
use crate::env::Stopwatch;
use crate::error_chain::with_causes;
use crate::metrics::WriterMetrics;

/// How many changes may wait for the writer; further ones wait to be queued.
const QUEUE: usize = 1024;
/// The maximum number of changes in a commit. It bounds how long the first of them waits.
const MAX_BATCH: usize = 256;
/// The least time from the beginning of a commit of several changes that cannot wait to that of the next one. A
/// commit costs about the same for one change as for twenty, so a crowd shares it. A player alone never waits for
/// others.
const CROWD_INTERVAL: Duration = Duration::from_millis(4);
/// How long changes that may wait do so for one that may not. So the words of many are few commits.
const PATIENCE: Duration = Duration::from_millis(15);
/// How long the writer waits after a failure; after further ones twice as long each.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
/// The longest time that the writer waits after a failure.
const LONGEST_PAUSE: Duration = Duration::from_millis(250);
/// How long nothing is packed after that has failed.
const PACKING_PAUSE: Duration = Duration::from_secs(5);

/// A running writer. It ends when all senders of changes are gone.
pub(super) struct Writer {
    /// The way to the writer.
    pub(super) changes: mpsc::Sender<Box<dyn Change>>,
    /// Cancelled when the thread has ended, for whatever reason.
    pub(super) ended: CancellationToken,
    /// The thread, to learn whether it panicked.
    pub(super) thread: JoinHandle<()>,
    /// What the thread counts.
    pub(super) metrics: WriterMetrics,
}

impl Writer {
    /// Starts a writer with a connection; it opens further ones as needed. The checkpointer ends with it.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub(super) fn start(
        opening: Opening,
        connection: Connection,
        journal: Arc<Journal>,
        checkpointer: Checkpointer,
    ) -> io::Result<Self> {
        let (changes, queue) = mpsc::channel(QUEUE);
        let runtime = Handle::try_current().ok();
        #[cfg(test)]
        let runtime = runtime.filter(|_| !opening.answers_at_once());
        let answers = Answers::new(runtime);
        let ended = CancellationToken::new();
        let guard = ended.clone().drop_guard();
        let metrics = WriterMetrics::default();
        let state = Loop {
            opening,
            connection: Some(connection),
            journal,
            checkpointer,
            failures: 0,
            packing_failed: None,
            last_crowd: None,
            queue,
            answers,
            metrics: metrics.clone(),
        };
        let thread = thread::Builder::new().name("djambi-writer".to_owned()).spawn(move || {
            // Dropped last, after the connection, and also when the thread panics.
            let _guard = guard;
            state.run();
        })?;
        Ok(Self { changes, ended, thread, metrics })
    }
}

/// The state of the writer's thread.
struct Loop {
    opening: Opening,
    /// The connection; `None` while the database cannot be opened.
    connection: Option<Connection>,
    journal: Arc<Journal>,
    checkpointer: Checkpointer,
    /// How many batches have failed since the last one that succeeded.
    failures: u32,
    /// When packing has failed, unless it has succeeded since.
    packing_failed: Option<Stopwatch>,
    /// When the last batch began, if it had several changes.
    last_crowd: Option<Stopwatch>,
    queue: mpsc::Receiver<Box<dyn Change>>,
    answers: Answers,
    metrics: WriterMetrics,
}

/// A thread that sleeps until a change comes.
struct Sleeper(Thread);

impl Wake for Sleeper {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// The way of answers to those who wait for changes.
struct Answers(Option<mpsc::UnboundedSender<Answered>>);

/// The changes of a commit, and what became of it.
type Answered = (Vec<Box<dyn Change>>, Committed);

impl Answers {
    /// The way by a task of a runtime, if there is one: this thread wakes it once for a whole commit, and
    /// it wakes those who wait at less cost than from outside.
    fn new(runtime: Option<Handle>) -> Self {
        Self(runtime.map(|runtime| {
            let (answers, mut answered) = mpsc::unbounded_channel::<Answered>();
            runtime.spawn(async move {
                while let Some((batch, committed)) = answered.recv().await {
                    answer(batch, &committed);
                }
            });
            answers
        }))
    }

    fn send(&self, answered: Answered) {
        let answered = match &self.0 {
            None => answered,
            Some(answers) => match answers.send(answered) {
                Ok(()) => return,
                // The runtime goes down.
                Err(SendError(answered)) => answered,
            },
        };
        answer(answered.0, &answered.1);
    }
}

impl Loop {
    /// Writes until all senders are gone. All changes that wait when a commit begins share it, so that they
    /// wait for the disk together.
    fn run(mut self) {
        while let Some(first) = self.queue.blocking_recv() {
            thread::sleep(pause(self.failures));
            self.wait_for_others();
            let mut batch = vec![first];
            self.wait_for_haste(&mut batch);
            let begin = Stopwatch::start();
            self.take_waiting(&mut batch, MAX_BATCH);
            self.count_waiting(batch.len());
            let time = Stopwatch::start();
            let changes = batch.len();
            let hasty = batch.iter().filter(|change| change.haste() == Haste::Now).count();
            self.last_crowd = (hasty > 1).then_some(begin);
            let committed = self.write(&mut batch).map_err(Arc::new);
            self.metrics.seconds.observe(time.elapsed().as_secs_f64());
            self.metrics.changes.observe(changes as f64);
            if let Err(error) = &committed {
                self.metrics.failures.inc();
                self.journal.roll_back();
                self.replace_connection();
                // They waited for the same disk: they are told at once, and why.
                self.take_waiting(&mut batch, QUEUE);
                let sentence = with_causes(&commit_failed(error.clone()));
                tracing::error!(changes = batch.len(), failures = self.failures, "{sentence}");
            }
            self.answers.send((batch, committed));
            self.count_waiting(0);
            self.pack();
            self.see_to_the_log();
        }
        if let Some(Err((_, error))) = self.connection.map(Connection::close) {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }

    /// Counts the changes that wait, with those of the batch.
    fn count_waiting(&self, batch: usize) {
        self.metrics.queue.set(i64::try_from(batch + self.queue.len()).unwrap_or(i64::MAX));
    }

    /// After a batch with several changes, lets as much time pass as brings several again.
    fn wait_for_others(&self) {
        if let Some(last) = self.last_crowd
            && let Some(rest) = CROWD_INTERVAL.checked_sub(last.elapsed())
        {
            thread::sleep(rest);
        }
    }

    /// While all changes of a batch may wait, lets a while pass in which one may come that cannot.
    fn wait_for_haste(&mut self, batch: &mut Vec<Box<dyn Change>>) {
        let begin = Stopwatch::start();
        self.take_waiting(batch, MAX_BATCH);
        while batch.iter().all(|change| change.haste() == Haste::Soon)
            && batch.len() < MAX_BATCH
            && let Some(rest) = PATIENCE.checked_sub(begin.elapsed())
        {
            if let Some(change) = self.wait_for_one(rest) {
                batch.push(change);
            }
            self.take_waiting(batch, MAX_BATCH);
        }
    }

    /// The next change, if it comes within a time; it may give up earlier.
    fn wait_for_one(&mut self, time: Duration) -> Option<Box<dyn Change>> {
        let waker = Waker::from(Arc::new(Sleeper(thread::current())));
        if let Poll::Ready(Some(change)) = self.queue.poll_recv(&mut Context::from_waker(&waker)) {
            return Some(change);
        }
        thread::park_timeout(time);
        None
    }

    /// Adds the changes that wait already, up to a limit of all.
    fn take_waiting(&mut self, batch: &mut Vec<Box<dyn Change>>, limit: usize) {
        while batch.len() < limit
            && let Ok(change) = self.queue.try_recv()
        {
            batch.push(change);
        }
    }

    /// Makes the changes in one transaction.
    fn write(&mut self, batch: &mut [Box<dyn Change>]) -> Result<(), rusqlite::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            closed => closed.insert(open(&self.opening, &self.checkpointer)?),
        };
        #[cfg(test)]
        self.opening.switches().before_commit(connection)?;
        execute(connection, "BEGIN IMMEDIATE")?;
        for change in batch {
            in_savepoint(connection, &self.journal, &mut **change)?;
        }
        execute(connection, "COMMIT")?;
        self.journal.commit();
        self.failures = 0;
        Ok(())
    }

    /// Packs the oldest of what is new once there is much of it, in a commit of its own. While changes wait, they
    /// come first, until there is twice as much.
    fn pack(&mut self) {
        let factor = if self.queue.is_empty() { 1 } else { 2 };
        let has_failed = self.packing_failed.as_ref().is_some_and(|failed| failed.elapsed() < PACKING_PAUSE);
        if has_failed || !self.journal.is_longer_than(factor) {
            return;
        }
        let Some(connection) = &self.connection else { return };
        match self.pack_with(connection) {
            Ok(packed) => {
                self.journal.commit();
                self.journal.leave(&packed);
                self.packing_failed = None;
            }
            Err(error) => {
                tracing::error!("new events are not packed: {}", with_causes(&error));
                self.journal.roll_back();
                self.packing_failed = Some(Stopwatch::start());
                self.replace_connection();
            }
        }
    }

    fn pack_with(&self, connection: &Connection) -> Result<Oldest, StoreError> {
        #[cfg(test)]
        self.opening.switches().before_commit(connection)?;
        execute(connection, "BEGIN IMMEDIATE")?;
        let packed = packing::pack_oldest(connection, &self.journal)?;
        execute(connection, "COMMIT")?;
        Ok(packed)
    }

    /// Keeps the log short. A log that is not copied is no failure of a commit: it is tried again after the
    /// next.
    fn see_to_the_log(&self) {
        if let Some(connection) = &self.connection
            && let Err(error) = self.checkpointer.after_commit(connection)
        {
            tracing::warn!(%error, "the log is not copied");
        }
    }

    /// Drops the connection, which rolls back what is left of the transaction, and opens another. Opening
    /// writes to the log, over what a failed commit may have left there: a crash from now on cannot bring
    /// the failed changes back.
    fn replace_connection(&mut self) {
        self.failures = self.failures.saturating_add(1);
        self.connection = None;
        match open(&self.opening, &self.checkpointer) {
            Ok(connection) => self.connection = Some(connection),
            Err(error) => tracing::error!(%error, "the database cannot be opened again"),
        }
    }
}

/// Opens the database anew. When no other connection was open, the log is another one afterwards.
fn open(opening: &Opening, checkpointer: &Checkpointer) -> Result<Connection, rusqlite::Error> {
    let opened = opening.open_for_writing();
    checkpointer.writer_reopens();
    opened
}

/// How long the writer waits before the next batch.
fn pause(failures: u32) -> Duration {
    match failures {
        0 => Duration::ZERO,
        failures => FIRST_PAUSE.saturating_mul(1 << (failures - 1).min(10)).min(LONGEST_PAUSE),
    }
}

/// Makes a change inside a savepoint, so that its failure leaves the other changes of the batch alone.
fn in_savepoint(
    connection: &Connection,
    journal: &Journal,
    change: &mut dyn Change,
) -> Result<(), rusqlite::Error> {
    execute(connection, "SAVEPOINT change")?;
    let appended = journal.appended();
    change.apply(connection)?;
    if !change.is_made() {
        execute(connection, "ROLLBACK TO change")?;
        journal.roll_back_to(appended);
    }
    execute(connection, "RELEASE change")
}

fn execute(connection: &Connection, statement: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}

fn answer(batch: Vec<Box<dyn Change>>, committed: &Committed) {
    for change in batch {
        change.answer(committed);
    }
}
