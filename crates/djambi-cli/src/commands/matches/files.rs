//! The files of a match. Each game is written with one call, at once, so that whatever interrupts the program loses none.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{MAIN_SEPARATOR, PathBuf};

use anyhow::Context;
use djambi_lab::matches::{FinishedGame, GameIndex, GameResult, Match, Progress};

/// The file that keeps a match's progress.
pub(super) struct ProgressFile {
    path: PathBuf,
    file: File,
    games: Vec<GameResult>,
}

impl ProgressFile {
    /// Opens the file, makes it if there is none, and cuts off a line that is not whole.
    pub(super) fn open(path: PathBuf, of: &Match) -> anyhow::Result<Self> {
        let name = path.display().to_string();
        let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = open.with_context(|| format!("cannot open {name}"))?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("cannot read {name}"))?;
        let progress = Progress::read(of, &text).with_context(|| name.clone())?;
        let cut = |file: &mut File| {
            file.set_len(progress.complete_len as u64)?;
            file.seek(SeekFrom::End(0))?;
            if progress.complete_len == 0 { writeln!(file, "{}", Progress::heading(of)) } else { Ok(()) }
        };
        cut(&mut file).with_context(|| format!("cannot write {name}"))?;
        Ok(Self { path, file, games: progress.results })
    }

    /// The games that were done when the file was opened.
    pub(super) fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// Adds a game.
    pub(super) fn add(&mut self, played: &GameResult) -> anyhow::Result<()> {
        let line = format!("{played}\n");
        self.file.write_all(line.as_bytes()).with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// Where records go.
pub(super) enum Records {
    /// Each to a file of its own.
    Directory(PathBuf),
    /// All to the end of one file.
    File(PathBuf, File),
}

impl Records {
    /// A directory, or a name that ends like one's, is used as a directory; anything else as a file.
    pub(super) fn open(path: PathBuf) -> anyhow::Result<Self> {
        let name = path.display().to_string();
        if path.is_dir() || name.ends_with(['/', MAIN_SEPARATOR]) {
            fs::create_dir_all(&path).with_context(|| format!("cannot make {name}"))?;
            return Ok(Self::Directory(path));
        }
        let file = OpenOptions::new().append(true).create(true).open(&path);
        Ok(Self::File(path, file.with_context(|| format!("cannot open {name}"))?))
    }

    /// Writes a game's record.
    pub(super) fn add(&mut self, finished: &FinishedGame) -> anyhow::Result<()> {
        let GameIndex { block, game } = finished.result.index;
        let (path, written) = match self {
            Self::Directory(path) => {
                let path = path.join(format!("{:04}-{}.pgn", block + 1, game + 1));
                let written = fs::write(&path, finished.record.to_string());
                (path, written)
            }
            Self::File(path, file) => {
                let written = file.write_all(format!("{}\n", finished.record).as_bytes());
                (path.clone(), written)
            }
        };
        written.with_context(|| format!("cannot write {}", path.display()))
    }
}
