//! The files of a match. Each game is written at once with one call, so that an interruption loses no
//! finished game.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{MAIN_SEPARATOR, PathBuf};

use anyhow::{Context, Error, bail};
use djambi_lab::matches::{FinishedGame, GameIndex, GameResult, Match, Progress};
use djambi_text::Cli;

use crate::text_file;

/// The file that stores the finished games of a match. It is locked until the program ends, so that two
/// matches never write to one file.
pub(super) struct ProgressFile {
    path: PathBuf,
    file: File,
    games: Vec<GameResult>,
    texts: Cli,
}

impl ProgressFile {
    /// Opens or creates the file and cuts off an incomplete last line.
    ///
    /// # Errors
    /// When the file cannot be used, another match writes to it, or it is not the progress of this match. A
    /// file that is refused is left as it is.
    pub(super) fn open(path: PathBuf, spec: &Match, texts: Cli) -> anyhow::Result<Self> {
        let name = path.display().to_string();
        let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = open.with_context(|| texts.cannot_open(&name))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!(texts.colon(&name, texts.match_in_use())),
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| texts.cannot_open(&name));
            }
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| texts.cannot_read(&name))?;
        // The file is written on where it is, in the encoding that it has.
        let text = text_file::utf8(bytes, texts).map_err(Error::msg).with_context(|| name.clone())?;
        let progress = Progress::read(spec, &text).with_context(|| name.clone())?;
        let truncate = |file: &mut File| {
            file.set_len(progress.complete_len as u64)?;
            file.seek(SeekFrom::End(0))?;
            if progress.complete_len == 0 { writeln!(file, "{}", Progress::heading(spec)) } else { Ok(()) }
        };
        truncate(&mut file).with_context(|| texts.cannot_write(&name))?;
        Ok(Self { path, file, games: progress.results, texts })
    }

    /// The games that the file held when it was opened.
    pub(super) fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// Appends a game.
    pub(super) fn add(&mut self, played: &GameResult) -> anyhow::Result<()> {
        let line = format!("{played}\n");
        let written = self.file.write_all(line.as_bytes());
        written.with_context(|| self.texts.cannot_write(&self.path.display().to_string()))
    }
}

/// The files that records are written to.
pub(super) struct RecordFiles {
    place: RecordPlace,
    texts: Cli,
}

/// Where records are written to.
enum RecordPlace {
    /// A file for each record in this directory.
    Directory(PathBuf),
    /// One file, to which all records are appended.
    File(PathBuf, File),
}

impl RecordFiles {
    /// Opens a directory, created if its name ends with a separator, or else a file.
    pub(super) fn open(path: PathBuf, texts: Cli) -> anyhow::Result<Self> {
        let name = path.display().to_string();
        if path.is_dir() || name.ends_with(['/', MAIN_SEPARATOR]) {
            fs::create_dir_all(&path).with_context(|| texts.cannot_make(&name))?;
            return Ok(Self { place: RecordPlace::Directory(path), texts });
        }
        let file = OpenOptions::new().append(true).create(true).open(&path);
        let file = file.with_context(|| texts.cannot_open(&name))?;
        Ok(Self { place: RecordPlace::File(path, file), texts })
    }

    /// Writes the record of a game.
    pub(super) fn add(&mut self, finished: &FinishedGame) -> anyhow::Result<()> {
        let GameIndex { block, game } = finished.result.index;
        let (path, written) = match &mut self.place {
            RecordPlace::Directory(path) => {
                let path = path.join(format!("{:04}-{}.pgn", block + 1, game + 1));
                let written = fs::write(&path, finished.record.to_string());
                (path, written)
            }
            RecordPlace::File(path, file) => {
                let written = file.write_all(format!("{}\n", finished.record).as_bytes());
                (path.clone(), written)
            }
        };
        written.with_context(|| self.texts.cannot_write(&path.display().to_string()))
    }
}
