//! A file of sampled games that grows.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use crate::games::{Plan, Player, ReadError, ReadProblem, Reader, SampledGame, Writer, play_many};

/// A file of sampled games, those of the seeds from a first one on without a gap.
#[derive(Clone, Debug)]
pub struct Corpus {
    path: PathBuf,
}

/// How far a file of sampled games has grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The number of games.
    pub games: u64,
    /// The number of positions.
    pub positions: u64,
}

impl Progress {
    fn count(&mut self, game: &SampledGame) {
        self.games += 1;
        self.positions += game.samples.len() as u64;
    }
}

impl Corpus {
    /// The file at this path, which need not exist yet.
    #[must_use]
    pub fn at(path: &Path) -> Self {
        Self { path: path.to_owned() }
    }

    /// Plays further games, beginning with the seed after those that the file has (with `first`, if it has none), until
    /// `on_progress` breaks. An unfinished game at the file's end, left by a killed writer, is played again.
    ///
    /// # Errors
    /// If the file cannot be read or written, or is damaged otherwise.
    pub fn extend<P: Player>(
        &self,
        plan: &Plan,
        first: u64,
        threads: NonZero<usize>,
        player: impl Fn() -> P + Sync,
        mut on_progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Progress, CorpusError> {
        let (mut progress, end) = self.survey()?;
        let error = |error| self.error(error);
        let file =
            OpenOptions::new().create(true).truncate(false).write(true).open(&self.path).map_err(error)?;
        file.set_len(end).map_err(error)?;
        let mut file = BufWriter::new(file);
        file.seek(SeekFrom::Start(end)).map_err(error)?;
        let mut writer = if end == 0 { Writer::begin(file).map_err(error)? } else { Writer::resume(file) };
        let mut written = Ok(());
        if on_progress(progress).is_continue() {
            play_many(plan, first + progress.games..u64::MAX, threads, player, |game| {
                progress.count(&game);
                written = writer.write(&game);
                if written.is_err() { ControlFlow::Break(()) } else { on_progress(progress) }
            });
        }
        written.and_then(|()| writer.flush()).map_err(error)?;
        Ok(progress)
    }

    /// All games, one after the other.
    ///
    /// # Errors
    /// If the file cannot be opened or does not hold games.
    pub fn read(
        &self,
    ) -> Result<impl Iterator<Item = Result<SampledGame, CorpusError>> + use<'_>, CorpusError> {
        let reader = self.open()?;
        Ok(reader.map(|game| game.map_err(|error| self.damaged(error))))
    }

    /// What the file holds, and where its last complete game ends; 0 for a file that does not exist or is empty.
    fn survey(&self) -> Result<(Progress, u64), CorpusError> {
        if std::fs::metadata(&self.path).map_or(0, |file| file.len()) == 0 {
            return Ok((Progress::default(), 0));
        }
        let mut reader = self.open()?;
        let mut progress = Progress::default();
        for game in reader.by_ref() {
            match game {
                Ok(game) => progress.count(&game),
                Err(ReadError { problem: ReadProblem::Truncated, .. }) => break,
                Err(error) => return Err(self.damaged(error)),
            }
        }
        Ok((progress, reader.offset()))
    }

    fn open(&self) -> Result<Reader<BufReader<File>>, CorpusError> {
        let file = File::open(&self.path).map_err(|error| self.error(error))?;
        Reader::open(BufReader::new(file)).map_err(|error| self.damaged(error))
    }

    fn error(&self, error: io::Error) -> CorpusError {
        CorpusError { path: self.path.clone(), cause: Cause::Io(error) }
    }

    fn damaged(&self, error: ReadError) -> CorpusError {
        CorpusError { path: self.path.clone(), cause: Cause::Damaged(error) }
    }
}

/// Why a file of sampled games is of no use.
#[derive(Debug)]
pub struct CorpusError {
    path: PathBuf,
    cause: Cause,
}

#[derive(Debug)]
enum Cause {
    Io(io::Error),
    Damaged(ReadError),
}

impl fmt::Display for CorpusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.cause {
            Cause::Io(error) => error.fmt(f),
            Cause::Damaged(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CorpusError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.cause {
            Cause::Io(error) => Some(error),
            Cause::Damaged(error) => Some(error),
        }
    }
}
