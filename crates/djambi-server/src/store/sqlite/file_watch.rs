//! A watch over the file of an open database, which others may move, delete, replace or overwrite.
//!
//! SQLite notices none of this: it goes on with the file that it has opened, which nobody else can find any
//! more, or whose pages are another database's.

use std::fs::{File, Metadata};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use super::FileTrouble;
use super::permissions::beside;

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
    copied: Option<Copied>,
    /// A trouble that stays.
    lasting: Option<FileTrouble>,
}

/// What changes when somebody writes to a file.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: SystemTime,
    bytes: u64,
}

/// While this is there, we write to the file ourselves.
pub(super) struct Copying<'a>(&'a FileWatch);

impl FileWatch {
    /// Watches a file, which is open as `file`.
    pub(super) fn new(path: &Path, file: File) -> Self {
        let stamp = stamp(&file);
        let state = State { copying: 0, stamp, copied: None, lasting: None };
        Self { path: path.to_owned(), file, state: Mutex::new(state) }
    }

    /// Says that we write to the file ourselves from now on.
    pub(super) fn copying(&self) -> Copying<'_> {
        self.locked().copying += 1;
        Copying(self)
    }

    /// Remembers that pages are damaged.
    pub(super) fn note_damage(&self) {
        self.locked().lasting = Some(FileTrouble::Damaged);
    }

    /// Looks at the file; `copied` says how far the log has been copied by now, if that is known.
    pub(super) fn look(&self, copied: Option<Copied>) -> Option<FileTrouble> {
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
        let mut state = self.locked();
        let now = stamp(&self.file);
        if state.copying == 0 && now != state.stamp {
            // Another program may copy the log into the database, as we do: then more of it is copied.
            let is_copy = copied.is_some() && copied != state.copied;
            if state.copied.is_some() && !is_copy {
                state.lasting.get_or_insert(FileTrouble::Overwritten);
            }
            state.stamp = now;
        }
        state.copied = copied.or(state.copied);
        let log_gone =
            || copied.is_some_and(|copied| copied.pages > 0) && !beside(&self.path, "-wal").exists();
        state.lasting.or_else(|| log_gone().then_some(FileTrouble::LogGone))
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Copying<'_> {
    fn drop(&mut self) {
        let stamp = stamp(&self.0.file);
        let mut state = self.0.locked();
        state.copying -= 1;
        state.stamp = stamp;
    }
}

fn stamp(file: &File) -> Option<Stamp> {
    let metadata = file.metadata().ok()?;
    Some(Stamp { modified: metadata.modified().ok()?, bytes: metadata.len() })
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
