//! Running other programs: what they print passes through, what they count is read.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::tally::Tally;

/// A program about to be run.
pub(crate) struct Tool {
    command: Command,
    words: String,
}

impl Tool {
    /// Names the program.
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let words = Path::new(program.as_ref())
            .file_stem()
            .unwrap_or(program.as_ref())
            .to_string_lossy()
            .into_owned();
        Self { command: Command::new(program), words }
    }

    /// Adds arguments.
    pub(crate) fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Self {
        for arg in args {
            self.words.push(' ');
            self.words.push_str(&arg.as_ref().to_string_lossy());
            self.command.arg(arg);
        }
        self
    }

    /// Sets a variable of its environment.
    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs it in this folder.
    pub(crate) fn within(mut self, folder: impl AsRef<Path>) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// Runs it; whatever it prints is seen at once.
    pub(crate) fn run(mut self) -> Result<()> {
        let status = self.command.status().map_err(|error| explain(&error, &self.words))?;
        if !status.success() {
            bail!("`{}` failed", self.words);
        }
        Ok(())
    }

    /// Runs it and gives back what it printed on standard output.
    pub(crate) fn output(mut self) -> Result<String> {
        let output =
            self.command.stderr(Stdio::inherit()).output().map_err(|error| explain(&error, &self.words))?;
        if !output.status.success() {
            bail!("`{}` failed", self.words);
        }
        String::from_utf8(output.stdout)
            .with_context(|| format!("`{}` printed something unreadable", self.words))
    }

    /// Runs it with this text on standard input, and gives back what it printed on standard output. It reads
    /// everything before it prints.
    pub(crate) fn output_of(mut self, input: &str) -> Result<String> {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = self.command.spawn().map_err(|error| explain(&error, &self.words))?;
        child.stdin.take().context("a pipe")?.write_all(input.as_bytes())?;
        let output = child.wait_with_output()?;
        if !output.status.success() {
            bail!("`{}` failed", self.words);
        }
        String::from_utf8(output.stdout)
            .with_context(|| format!("`{}` printed something unreadable", self.words))
    }

    /// Runs it quietly and says only whether it could be run and was content.
    pub(crate) fn answers(mut self) -> Answer {
        let status = self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        if status.is_ok_and(|status| status.success()) { Answer::Yes } else { Answer::No }
    }

    /// Runs it with everything it prints going into a file, and says whether it was content.
    pub(crate) fn answers_into(mut self, file: &Path) -> Result<Answer> {
        let log = File::create(file).with_context(|| format!("cannot write {}", file.display()))?;
        let other = log.try_clone().context("a second handle")?;
        let status = self.command.stdin(Stdio::null()).stdout(log).stderr(other).status();
        let status = status.map_err(|error| explain(&error, &self.words))?;
        Ok(if status.success() { Answer::Yes } else { Answer::No })
    }

    /// Runs tests: what they print is seen at once, and what they count is added to the tally, even if some
    /// fail.
    pub(crate) fn tests(mut self, tally: &mut Tally) -> Result<()> {
        let mut child =
            self.command.stdout(Stdio::piped()).spawn().map_err(|error| explain(&error, &self.words))?;
        let stdout = child.stdout.take().context("a pipe")?;
        let mut lines = BufReader::new(stdout);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line)? > 0 {
            std::io::stdout().write_all(&line)?;
            tally.read(&String::from_utf8_lossy(&line));
            line.clear();
        }
        if !child.wait()?.success() {
            bail!("`{}` failed", self.words);
        }
        Ok(())
    }

    /// Becomes that program, so that signals reach it; comes back only if it cannot be started.
    pub(crate) fn become_it(mut self) -> Result<()> {
        #[cfg(unix)]
        {
            let error = std::os::unix::process::CommandExt::exec(&mut self.command);
            Err(explain(&error, &self.words))
        }
        #[cfg(not(unix))]
        self.run()
    }

    /// Starts it and does not wait for it.
    pub(crate) fn leave_running(mut self) -> Result<()> {
        self.command.spawn().map(drop).map_err(|error| explain(&error, &self.words))
    }
}

/// What a quiet question to a program came to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It ran and exited with success.
    Yes,
    /// It could not be started, or it failed.
    No,
}

fn explain(error: &std::io::Error, words: &str) -> anyhow::Error {
    let program = words.split(' ').next().unwrap_or(words);
    match error.kind() {
        ErrorKind::NotFound => anyhow::anyhow!("`{program}` is not installed, or not on the PATH"),
        _ => anyhow::anyhow!("`{words}` cannot be started: {error}"),
    }
}
