//! Reading sampled games.

use std::io::Read;

use djambi::Geometry;

use super::bytes::{GameDecoder, HEADER, MAX_GAME_LENGTH, board_of};
use super::{GameReadError, GameReadProblem, SampledGame};

/// Reads the games of a file, one after the other. Ends after the first error.
#[derive(Debug)]
pub struct GameReader<R> {
    file: R,
    board: &'static Geometry,
    offset: u64,
    failed: bool,
}

impl<R: Read> GameReader<R> {
    /// Begins to read a file.
    ///
    /// # Errors
    /// If the file cannot be read, or its header is not that of sampled games.
    pub fn open(mut file: R) -> Result<Self, GameReadError> {
        let mut header = [0; HEADER];
        let failed = |problem| GameReadError { offset: 0, problem };
        file.read_exact(&mut header).map_err(|error| failed(GameReadProblem::from(error)))?;
        let board = board_of(header).ok_or_else(|| failed(GameReadProblem::NotGames))?;
        Ok(Self { file, board, offset: HEADER as u64, failed: false })
    }

    /// The board of all games.
    #[must_use]
    pub const fn board(&self) -> &'static Geometry {
        self.board
    }

    /// The end of the last complete game, in bytes from the beginning of the file.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// The next game, or none at the end of the file.
    fn read(&mut self) -> Result<Option<SampledGame>, GameReadProblem> {
        let mut length = [0; 4];
        let read = self.file.read(&mut length)?;
        if read == 0 {
            return Ok(None);
        }
        self.file.read_exact(&mut length[read..])?;
        let length = u32::from_le_bytes(length);
        if length > MAX_GAME_LENGTH {
            return Err(GameReadProblem::Meaningless("length"));
        }
        let mut bytes = vec![0; length as usize];
        self.file.read_exact(&mut bytes)?;
        let game = GameDecoder { board: self.board, rest: &bytes }.game()?;
        self.offset += 4 + u64::from(length);
        Ok(Some(game))
    }
}

impl<R: Read> Iterator for GameReader<R> {
    type Item = Result<SampledGame, GameReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let read = self.read();
        self.failed = read.is_err();
        read.map_err(|problem| GameReadError { offset: self.offset, problem }).transpose()
    }
}
