//! The writer of the log.

use std::io::{self, Write};

use djambi_text::printable_line;

/// Whether the lines of the log have colours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Colours {
    /// They have none.
    None,
    /// The formatter marks words by escape sequences, and has written out the escapes of its arguments.
    Shown,
}

/// Writes each entry of the log as one line without characters that command a terminal. An entry that cannot
/// be written is lost: a service outlives its log.
pub(super) struct LogWriter<W> {
    output: W,
    colours: Colours,
}

impl<W: Write> LogWriter<W> {
    /// A writer to this output.
    pub(super) const fn new(output: W, colours: Colours) -> Self {
        Self { output, colours }
    }

    /// An entry, which the formatter writes at once and ends by a line feed.
    fn line(&self, entry: &[u8]) -> String {
        let entry = String::from_utf8_lossy(entry);
        let (text, end) = entry.strip_suffix('\n').map_or((&*entry, ""), |text| (text, "\n"));
        match self.colours {
            Colours::None => printable_line(text).into_owned() + end,
            Colours::Shown => {
                text.split('\u{1b}').map(printable_line).collect::<Vec<_>>().join("\u{1b}") + end
            }
        }
    }
}

impl<W: Write> Write for LogWriter<W> {
    fn write(&mut self, entry: &[u8]) -> io::Result<usize> {
        let line = self.line(entry);
        // Nothing can be done, and nothing else may be written instead.
        let _ = self.output.write_all(line.as_bytes());
        Ok(entry.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(entry: &str, colours: Colours) -> String {
        let mut bytes = Vec::new();
        LogWriter::new(&mut bytes, colours).write_all(entry.as_bytes()).expect("a writer that never fails");
        String::from_utf8(bytes).expect("text")
    }

    #[test]
    fn an_entry_is_one_line() {
        let entry = "INFO refused: \n2026 forged\u{1b}[2J\r\n";
        assert_eq!(written(entry, Colours::None), "INFO refused: \\n2026 forged\\u{1b}[2J\\r\n");
        let coloured = "\u{1b}[32mINFO\u{1b}[0m a\nb\n";
        assert_eq!(written(coloured, Colours::Shown), "\u{1b}[32mINFO\u{1b}[0m a\\nb\n");
    }

    #[test]
    fn an_output_that_fails_is_no_error() {
        /// An output that fails.
        struct Broken;
        impl Write for Broken {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
        }
        let mut writer = LogWriter::new(Broken, Colours::None);
        assert!(writer.write_all(b"lost\n").is_ok() && writer.flush().is_ok());
    }
}
