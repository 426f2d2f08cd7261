//! The writer of the log.

use std::io::{self, Write};

use djambi_text::printable_line;

/// Whether the lines of the log have colours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Colours {
    /// They have none.
    None,
    /// The time is dim, and the level has a colour.
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
        let line = printable_line(text).into_owned() + end;
        // The formatter's own colours could not be told from those that an argument brings along.
        if self.colours == Colours::Shown { coloured(&line).unwrap_or(line) } else { line }
    }
}

/// An entry with the colours of its level; `None` if it has no level.
fn coloured(line: &str) -> Option<String> {
    let (time, rest) = line.split_once(' ')?;
    let (level, rest) = rest.trim_start().split_once(' ')?;
    let colour = match level {
        "ERROR" => 31,
        "WARN" => 33,
        "INFO" => 32,
        "DEBUG" => 34,
        "TRACE" => 35,
        _ => return None,
    };
    Some(format!("\u{1b}[2m{time}\u{1b}[0m \u{1b}[{colour}m{level:>5}\u{1b}[0m {rest}"))
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
    use std::sync::{Arc, Mutex};

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
        let coloured = "\u{1b}[2m12:00Z\u{1b}[0m \u{1b}[33m WARN\u{1b}[0m a\\nb\n";
        assert_eq!(written("12:00Z  WARN a\nb\n", Colours::Shown), coloured);
        assert_eq!(written("no level\u{1b}\n", Colours::Shown), "no level\\u{1b}\n");
    }

    #[test]
    fn with_colours_no_argument_brings_its_own() {
        const EVIL: &str = "evil\u{1b}[2J\u{9b}31m\n";
        let lines = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&lines);
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || LogWriter::new(Kept(Arc::clone(&kept)), Colours::Shown))
            .finish();
        tracing::subscriber::with_default(subscriber, || {
            tracing::info!(text = EVIL, shown = %EVIL, quoted = ?EVIL, "{EVIL}");
            tracing::info!(error = &io::Error::other(EVIL) as &dyn std::error::Error);
        });
        let text = String::from_utf8(lines.lock().expect("a lock").clone()).expect("text");
        assert_eq!((text.lines().count(), text.matches('\u{1b}').count()), (2, 2 * 4), "{text:?}");
        assert!(text.contains("\u{1b}[32m INFO\u{1b}[0m ") && !text.contains('\u{9b}'), "{text:?}");
    }

    /// An output that is kept.
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("a lock").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
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
