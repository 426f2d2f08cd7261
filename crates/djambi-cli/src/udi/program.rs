//! A program that speaks UDI, in a process of its own.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use std::{fmt, iter};

use anyhow::{Context, Result};

use crate::timer::Timer;

/// The maximum length of a line that a program writes, in bytes.
const MAX_LINE: u64 = 1 << 20;
/// How often a program is asked whether it has ended.
const STATUS_CHECK_EVERY: Duration = Duration::from_millis(10);

/// A running program. It is killed when it is dropped.
pub(crate) struct Program {
    child: Child,
    /// Its input, until it is closed.
    input: Option<ChildStdin>,
    lines: Receiver<Result<String, ProgramError>>,
}

impl Program {
    /// Starts a program: its path, and its arguments. What it writes on its standard error is not heard.
    ///
    /// # Errors
    /// If there is no such program.
    pub(crate) fn start(command: &[String]) -> Result<Self> {
        let (name, arguments) = command.split_first().context("no program")?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| format!("cannot start {name}"))?;
        let input = Some(child.stdin.take().context("no input")?);
        let output = child.stdout.take().context("no output")?;
        let (sender, lines) = channel();
        thread::spawn(move || lines_of(output).try_for_each(|line| sender.send(line)));
        Ok(Self { child, input, lines })
    }

    /// Sends a line.
    ///
    /// # Errors
    /// If the program does not listen any more.
    pub(crate) fn send(&mut self, line: &str) -> Result<()> {
        let input = self.input.as_mut().context(ProgramError::Ended)?;
        // That the pipe is broken is news of the program, not of our own output.
        input.write_all(format!("{line}\n").as_bytes()).map_err(|_| ProgramError::Ended.into())
    }

    /// Waits for the next line; bytes that are not UTF-8 are replaced.
    ///
    /// # Errors
    /// If none comes in this time, the program has ended, or the line is too long.
    pub(crate) fn receive(&self, timeout: Duration) -> Result<String, ProgramError> {
        self.lines.recv_timeout(timeout).unwrap_or_else(|error| {
            Err(match error {
                RecvTimeoutError::Timeout => ProgramError::Silent(timeout),
                RecvTimeoutError::Disconnected => ProgramError::Ended,
            })
        })
    }

    /// Ends its input.
    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }

    /// The status with which the program ends within this time, if it does.
    pub(crate) fn status_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let timer = Timer::start(None);
        loop {
            let status = self.child.try_wait().ok().flatten();
            if status.is_some() || timer.elapsed() >= time {
                return status;
            }
            thread::sleep(STATUS_CHECK_EVERY);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The program may be unable to read or to quit, so it is killed in any case.
        let _ = self.send("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A fault of a program's process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ProgramError {
    /// It has not answered in this time.
    Silent(Duration),
    /// It has ended, or closed its output.
    Ended,
    /// It has written a line without an end.
    LineTooLong,
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Silent(timeout) => write!(f, "no answer within {timeout:?}"),
            Self::Ended => f.write_str("the program has ended"),
            Self::LineTooLong => write!(f, "a line of the program is longer than {MAX_LINE} bytes"),
        }
    }
}

impl Error for ProgramError {}

/// The lines of a program's output; nothing is read after one that is too long.
fn lines_of(output: impl Read) -> impl Iterator<Item = Result<String, ProgramError>> {
    let mut output = Some(BufReader::new(output));
    iter::from_fn(move || {
        let mut line = Vec::new();
        let length = output.as_mut()?.take(MAX_LINE).read_until(b'\n', &mut line).ok()?;
        if line.pop_if(|last| *last == b'\n').is_none() && length as u64 == MAX_LINE {
            output = None;
            return Some(Err(ProgramError::LineTooLong));
        }
        // A name in another encoding than UTF-8 is no reason to hear the program no longer.
        (length > 0).then(|| Ok(String::from_utf8_lossy(&line).into_owned()))
    })
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn a_line_without_an_end_is_not_read_to_its_end() {
        let output = b"udiok\n\nlast".as_slice();
        assert_eq!(
            lines_of(output).collect::<Vec<_>>(),
            ["udiok", "", "last"].map(|line| Ok(line.to_owned()))
        );
        let endless = b"udiok\n".chain(io::repeat(b'a'));
        assert_eq!(
            lines_of(endless).collect::<Vec<_>>(),
            [Ok("udiok".to_owned()), Err(ProgramError::LineTooLong)]
        );
    }
}
