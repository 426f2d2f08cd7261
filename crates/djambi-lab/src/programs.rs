//! Helpers that this crate's programs share.

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use djambi::Geometry;

/// The exit code of a program. An error goes to standard error.
#[must_use]
pub fn exit_code(result: Result<(), impl Display>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Parses the name of a board on a command line.
///
/// ```
/// use djambi_lab::programs::parse_board;
/// assert_eq!(parse_board("hex6").map(|board| board.name()), Ok("hex6"));
/// let error = parse_board("hex4").expect_err("no board");
/// assert!(error.starts_with("there is no such board; there are square9, duel2"));
/// ```
///
/// # Errors
/// If there is no board with this name.
pub fn parse_board(name: &str) -> Result<&'static Geometry, String> {
    Geometry::named(name).ok_or_else(|| {
        let boards = Geometry::ALL.map(Geometry::name).join(", ");
        format!("there is no such board; there are {boards}")
    })
}

/// An error of a file, with the file's name.
pub fn file_error(path: &Path, error: impl Display) -> String {
    format!("{}: {error}", path.display())
}

/// Reads a text file.
///
/// # Errors
/// If the file cannot be read or is not UTF-8; the error names the file.
pub fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| file_error(path, error))
}

/// Writes a file.
///
/// # Errors
/// If the file cannot be written; the error names the file.
pub fn write_file(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| file_error(path, error))
}
