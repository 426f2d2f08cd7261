//! A watch over the file of an open database, which others may move, delete, replace or overwrite.
//!
//! SQLite notices none of this: it goes on with the file that it has opened, which nobody else can find any
//! more, or whose pages are another database's.

use std::fs::{File, Metadata};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime};

use super::FileTrouble;
use super::permissions::beside;

/// How often it is looked whether another program is copying the log into the file, before it is taken to have
/// overwritten the file.
const LOOKS: u32 = 25;
/// The time between two of these looks.
const PAUSE: Duration = Duration::from_millis(20);

/// How far the log has been copied into the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Copied {
    /// How many pages the log has.
    pub(super) pages: u32,
    /// How many of them are in the database.
    pub(super) copied: u32,
}

/// Watches the file of an open database. It must be dropped after all connections: closing a file ends all
/// locks that the process has on it.
pub(super) struct FileWatch {
    path: PathBuf,
    file: File,
    state: Mutex<State>,
}

struct State {
    /// The number of our threads that copy the log into the file just now.
    copying: usize,
    /// The file as we have written it last.
    stamp: Option<Stamp>,
    /// How far the log was copied then, and which log it was.
    copied: Option<(Copied, Option<Salt>)>,
    /// The file of the log that the writer uses.
    log: Option<Metadata>,
    /// A trouble that stays.
    lasting: Option<FileTrouble>,
}

/// What changes when somebody writes to a file.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: SystemTime,
    bytes: u64,
}

/// What SQLite draws anew in the head of the log when the log begins anew, because all of it has been copied.
type Salt = [u8; 8];

/// Where the salt is in the head of the log.
const SALT_AT: usize = 16;

/// While this is there, we write to the file ourselves.
pub(super) struct Copying<'a>(&'a FileWatch);

impl FileWatch {
    /// Watches a file, which is open as `file`.
    pub(super) fn new(path: &Path, file: File) -> Self {
        let stamp = stamp(&file);
        let state = State { copying: 0, stamp, copied: None, log: None, lasting: None };
        Self { path: path.to_owned(), file, state: Mutex::new(state) }
    }

    /// Says that we write to the file ourselves from now on; `copied` tells how far the log has been copied until now, if
    /// that is known.
    pub(super) fn copying(&self, copied: impl Fn() -> Option<Copied>) -> Copying<'_> {
        // What others have written until now would be taken for ours.
        let (mut state, _) = self.examined(copied);
        state.copying += 1;
        Copying(self)
    }

    /// Says that the writer opens the database anew, and its log perhaps too.
    pub(super) fn reopening(&self) {
        self.locked().log = None;
    }

    /// Remembers that pages are damaged.
    pub(super) fn note_damage(&self) {
        self.locked().lasting = Some(FileTrouble::Damaged);
    }

    /// Looks at the file; `copied` tells how far the log has been copied by now, if that is known. Takes half a second if
    /// another program has written to the file.
    pub(super) fn look(&self, copied: impl Fn() -> Option<Copied>) -> Option<FileTrouble> {
        match self.path.metadata() {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Some(FileTrouble::Gone),
            Ok(found)
                if self.file.metadata().is_ok_and(|open| is_same_file(&open, &found) == Some(false)) =>
            {
                return Some(FileTrouble::Replaced);
            }
            // A path that cannot be looked at says nothing.
            _ => {}
        }
        let (mut state, copied) = self.examined(copied);
        let is_log_ours = copied.is_none_or(|copied| copied.pages == 0) || self.is_log_ours(&mut state);
        state.lasting.or_else(|| (!is_log_ours).then_some(FileTrouble::LogGone))
    }

    /// Looks whether others have written to the file.
    fn examined(&self, copied: impl Fn() -> Option<Copied>) -> (MutexGuard<'_, State>, Option<Copied>) {
        let mut looks = 0;
        loop {
            let known = copied();
            let now = known.map(|copied| (copied, salt(&self.path)));
            let mut state = self.locked();
            let stamp = stamp(&self.file);
            let has_changed = state.copying == 0 && stamp != state.stamp;
            let is_explained = !has_changed || state.copied.is_none_or(|before| is_copied_since(before, now));
            looks += 1;
            if !is_explained && looks < LOOKS && state.lasting.is_none() {
                // Another program may be in the midst of copying the log, as we do: then more of it is copied soon.
                drop(state);
                thread::sleep(PAUSE);
                continue;
            }
            if !is_explained {
                state.lasting.get_or_insert(FileTrouble::Overwritten);
            }
            if has_changed {
                state.stamp = stamp;
            }
            state.copied = now.or(state.copied);
            return (state, known);
        }
    }

    /// Whether the log at its path is the one that the writer uses: the first one that is seen after the writer has
    /// opened the database.
    fn is_log_ours(&self, state: &mut State) -> bool {
        let Ok(found) = beside(&self.path, "-wal").metadata() else { return false };
        is_same_file(state.log.get_or_insert_with(|| found.clone()), &found) != Some(false)
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Copying<'_> {
    fn drop(&mut self) {
        let mut state = self.0.locked();
        state.copying -= 1;
        // Read under the lock: another of our threads may have written since.
        state.stamp = stamp(&self.0.file);
    }
}

/// Whether the log has been copied into the file since another moment. That it has grown says nothing of that.
fn is_copied_since(before: (Copied, Option<Salt>), now: Option<(Copied, Option<Salt>)>) -> bool {
    now.is_some_and(|(now, salt)| now.copied != before.0.copied || salt != before.1)
}

fn stamp(file: &File) -> Option<Stamp> {
    let metadata = file.metadata().ok()?;
    Some(Stamp { modified: metadata.modified().ok()?, bytes: metadata.len() })
}

fn salt(path: &Path) -> Option<Salt> {
    let mut head = [0; SALT_AT + size_of::<Salt>()];
    File::open(beside(path, "-wal")).ok()?.read_exact(&mut head).ok()?;
    head[SALT_AT..].try_into().ok()
}

/// Whether both are of one file, whatever its names.
#[cfg(unix)]
pub(crate) fn is_same_file(one: &Metadata, other: &Metadata) -> Option<bool> {
    use std::os::unix::fs::MetadataExt;
    Some((one.dev(), one.ino()) == (other.dev(), other.ino()))
}

/// Other systems don't say whether both are of one file; they neither delete nor replace an open one.
#[cfg(not(unix))]
pub(crate) fn is_same_file(_: &Metadata, _: &Metadata) -> Option<bool> {
    None
}
