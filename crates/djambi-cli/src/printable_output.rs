//! The output of the program, in which nothing commands a terminal.

use std::io::{self, Write};

use djambi_text::printable;

/// Writes a line to standard error, in which nothing commands a terminal. Standard error may be closed: the
/// program goes on, and its exit status still says what has become of it.
pub(crate) fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{}", printable(line));
}

/// An output that writes control characters out: a record or a database from a stranger may hold some, and
/// the program quotes them.
pub(crate) struct PrintableOutput<W>(W);

impl<W: Write> PrintableOutput<W> {
    /// An output that writes to another.
    pub(crate) const fn new(output: W) -> Self {
        Self(output)
    }

    /// The other output.
    pub(crate) fn into_inner(self) -> W {
        self.0
    }
}

impl<W: Write> Write for PrintableOutput<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // What is written is formatted text, whole characters each time.
        match std::str::from_utf8(bytes) {
            Ok(text) => self.0.write_all(printable(text).as_bytes())?,
            Err(_) => self.0.write_all(printable(&String::from_utf8_lossy(bytes)).as_bytes())?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
