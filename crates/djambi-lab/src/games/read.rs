//! Reading sampled games.

use std::fmt;
use std::io::{self, Read};

use super::SampledGame;
use super::bytes::{Bytes, Damage, HEADER, LONGEST};

/// Reads the games of a file, one after the other. Ends after the first error.
#[derive(Debug)]
pub struct Reader<R> {
    file: R,
    offset: u64,
    failed: bool,
}

impl<R: Read> Reader<R> {
    /// Begins to read a file.
    ///
    /// # Errors
    /// If the file cannot be read or is not one of sampled games.
    pub fn open(mut file: R) -> Result<Self, ReadError> {
        let mut header = [0; HEADER.len()];
        let failed = |problem| ReadError { offset: 0, problem };
        file.read_exact(&mut header).map_err(|error| failed(ReadProblem::from(error)))?;
        if header != HEADER {
            return Err(failed(ReadProblem::NotGames));
        }
        Ok(Self { file, offset: HEADER.len() as u64, failed: false })
    }

    /// Where the next game begins, in bytes from the file's beginning: after an error, where the last complete game ends.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// The next game, or none at the end of the file.
    fn read(&mut self) -> Result<Option<SampledGame>, ReadProblem> {
        let mut length = [0; 4];
        let read = self.file.read(&mut length)?;
        if read == 0 {
            return Ok(None);
        }
        self.file.read_exact(&mut length[read..])?;
        let length = u32::from_le_bytes(length);
        if length > LONGEST {
            return Err(ReadProblem::Meaningless("length"));
        }
        let mut bytes = vec![0; length as usize];
        self.file.read_exact(&mut bytes)?;
        let game = Bytes { rest: &bytes }.game()?;
        self.offset += 4 + u64::from(length);
        Ok(Some(game))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<SampledGame, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let read = self.read();
        self.failed = read.is_err();
        read.map_err(|problem| ReadError { offset: self.offset, problem }).transpose()
    }
}

/// Why a file of sampled games cannot be read on.
#[derive(Debug)]
pub struct ReadError {
    /// Where the game begins that cannot be read, in bytes from the file's beginning.
    pub offset: u64,
    /// What is wrong with it.
    pub problem: ReadProblem,
}

/// What is wrong with a file of sampled games.
#[derive(Debug)]
pub enum ReadProblem {
    /// It does not begin like one of this version.
    NotGames,
    /// It ends within a game.
    Truncated,
    /// A game goes on after its last sample.
    Overlong,
    /// A number has no meaning.
    Meaningless(&'static str),
    /// A position is none.
    Position(djambi::Faults),
    /// The file cannot be read.
    Io(io::Error),
}

impl From<io::Error> for ReadProblem {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Self::Truncated,
            _ => Self::Io(error),
        }
    }
}

impl From<Damage> for ReadProblem {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::Short => Self::Truncated,
            Damage::Long => Self::Overlong,
            Damage::Meaningless(what) => Self::Meaningless(what),
            Damage::Position(faults) => Self::Position(faults),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game at byte {}: ", self.offset)?;
        match &self.problem {
            ReadProblem::NotGames => f.write_str("the file is not one of sampled games of this version"),
            ReadProblem::Truncated => f.write_str("it is not complete"),
            ReadProblem::Overlong => f.write_str("it goes on after its last sample"),
            ReadProblem::Meaningless(what) => write!(f, "its {what} has no meaning"),
            ReadProblem::Position(faults) => write!(f, "a position is none: {faults}"),
            ReadProblem::Io(error) => write!(f, "it cannot be read: {error}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            ReadProblem::Io(error) => Some(error),
            ReadProblem::Position(faults) => Some(faults),
            _ => None,
        }
    }
}
