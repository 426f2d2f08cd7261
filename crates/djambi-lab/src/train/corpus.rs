//! A file of sampled games that grows.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use djambi::Geometry;

use crate::games::{
    GameReadError, GameReadProblem, GameReader, GameWriter, SampledGame, SelfPlay, SelfPlayer, play_games,
};

/// A file of sampled games with consecutive seeds.
#[derive(Clone, Debug)]
pub struct Corpus {
    path: PathBuf,
    board: &'static Geometry,
}

/// The size of a file of sampled games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CorpusSize {
    /// The number of games.
    pub games: u64,
    /// The number of positions.
    pub positions: u64,
}

/// The games to add to a file.
#[derive(Clone, Copy, Debug)]
pub struct NewGames {
    /// The options of self-play.
    pub self_play: SelfPlay,
    /// The seed of the file's first game. The file goes on after the seeds that it has.
    pub first_seed: u64,
    /// The number of games that are played at a time.
    pub threads: NonZero<usize>,
}

impl CorpusSize {
    fn add(&mut self, game: &SampledGame) {
        self.games += 1;
        self.positions += game.samples.len() as u64;
    }
}

impl Corpus {
    /// The file at this path, which need not exist yet, of games on this board.
    #[must_use]
    pub fn at(path: &Path, board: &'static Geometry) -> Self {
        Self { path: path.to_owned(), board }
    }

    /// Plays games and adds them to the file until `on_game` breaks, which gets the size of the file. An
    /// unfinished game at the end of the file, left by a killed writer, is played again.
    ///
    /// # Errors
    /// If the file cannot be read or written, or is damaged otherwise.
    pub fn extend<P: SelfPlayer>(
        &self,
        games: &NewGames,
        new_player: impl Fn() -> P + Sync,
        mut on_game: impl FnMut(CorpusSize) -> ControlFlow<()>,
    ) -> Result<CorpusSize, CorpusError> {
        let (mut size, end) = self.measure()?;
        let error = |error| self.io_error(error);
        let file =
            OpenOptions::new().create(true).truncate(false).write(true).open(&self.path).map_err(error)?;
        file.set_len(end).map_err(error)?;
        let mut file = BufWriter::new(file);
        file.seek(SeekFrom::Start(end)).map_err(error)?;
        let mut writer = match end {
            0 => GameWriter::begin(file, self.board).map_err(error)?,
            _ => GameWriter::resume(file, self.board),
        };
        let mut written = Ok(());
        if on_game(size).is_continue() {
            let seeds = games.first_seed + size.games..u64::MAX;
            play_games(&games.self_play, seeds, games.threads, new_player, |game| {
                size.add(&game);
                written = writer.write(&game);
                if written.is_err() { ControlFlow::Break(()) } else { on_game(size) }
            });
        }
        written.and_then(|()| writer.flush()).map_err(error)?;
        Ok(size)
    }

    /// Reads all games, one after the other.
    ///
    /// # Errors
    /// If the file cannot be opened or is not one of sampled games.
    pub fn read(
        &self,
    ) -> Result<impl Iterator<Item = Result<SampledGame, CorpusError>> + use<'_>, CorpusError> {
        let reader = self.open()?;
        Ok(reader.map(|game| game.map_err(|error| self.damaged(error))))
    }

    /// The size of the file, and where its last complete game ends: 0 for a missing or empty file.
    fn measure(&self) -> Result<(CorpusSize, u64), CorpusError> {
        if std::fs::metadata(&self.path).map_or(0, |file| file.len()) == 0 {
            return Ok((CorpusSize::default(), 0));
        }
        let mut reader = self.open()?;
        let mut size = CorpusSize::default();
        for game in reader.by_ref() {
            match game {
                Ok(game) => size.add(&game),
                Err(GameReadError { problem: GameReadProblem::Truncated, .. }) => break,
                Err(error) => return Err(self.damaged(error)),
            }
        }
        Ok((size, reader.offset()))
    }

    fn open(&self) -> Result<GameReader<BufReader<File>>, CorpusError> {
        let file = File::open(&self.path).map_err(|error| self.io_error(error))?;
        let reader = GameReader::open(BufReader::new(file)).map_err(|error| self.damaged(error))?;
        if reader.board() == self.board {
            return Ok(reader);
        }
        let problem = GameReadProblem::OtherBoard(reader.board());
        Err(self.damaged(GameReadError { offset: 0, problem }))
    }

    fn io_error(&self, error: io::Error) -> CorpusError {
        CorpusError { path: self.path.clone(), cause: Cause::Io(error) }
    }

    fn damaged(&self, error: GameReadError) -> CorpusError {
        CorpusError { path: self.path.clone(), cause: Cause::Damaged(error) }
    }
}

/// Why a file of sampled games cannot be used.
#[derive(Debug)]
pub struct CorpusError {
    path: PathBuf,
    cause: Cause,
}

#[derive(Debug)]
enum Cause {
    Io(io::Error),
    Damaged(GameReadError),
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
