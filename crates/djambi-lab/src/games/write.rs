//! Writing sampled games.

use std::io::{self, Write};

use djambi::Geometry;

use super::SampledGame;
use super::bytes::{game_to_bytes, header};

/// Writes games to a file, one after the other. Complete games stay readable if the writer is killed.
#[derive(Debug)]
pub struct GameWriter<W> {
    file: W,
    board: &'static Geometry,
}

impl<W: Write> GameWriter<W> {
    /// Begins a file of games on a board.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn begin(mut file: W, board: &'static Geometry) -> io::Result<Self> {
        file.write_all(&header(board))?;
        Ok(Self { file, board })
    }

    /// Goes on with a file of games on a board whose last game is complete.
    pub const fn resume(file: W, board: &'static Geometry) -> Self {
        Self { file, board }
    }

    /// Writes a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&mut self, game: &SampledGame) -> io::Result<()> {
        let bytes = game_to_bytes(self.board, game);
        let length = u32::try_from(bytes.len()).expect("length of a game");
        // In one call, so that a killed writer leaves at most one game unfinished.
        self.file.write_all(&[&length.to_le_bytes(), bytes.as_slice()].concat())
    }

    /// Flushes what was written to the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
