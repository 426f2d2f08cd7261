//! A conversation with a program, whose lines are numbered.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::Subject;
use crate::timer::Timer;
use crate::udi::{EngineOption, Program, ProgramError, Reply, SetOption, UdiCommand};

/// A running program, and what was heard of it.
pub(super) struct Conversation {
    program: Program,
    patience: Duration,
    is_logged: bool,
    /// The number of lines that it has written, and the last of them.
    heard: usize,
    last: String,
    /// Its words about itself at the beginning.
    pub(super) greeting: Greeting,
}

/// The answer to `udi`.
#[derive(Default)]
pub(super) struct Greeting {
    pub(super) name: Option<String>,
    pub(super) author: Option<String>,
    pub(super) options: Vec<EngineOption>,
}

/// A program has answered with an `error`.
#[derive(Debug)]
pub(super) struct Refused(pub(super) String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program says: {}", self.0)
    }
}

impl Error for Refused {}

impl Conversation {
    /// Starts the program, hears what it says of itself, and sets the subject's options.
    ///
    /// # Errors
    /// If it cannot be started or its answers are wrong.
    pub(super) fn begin(subject: &Subject) -> Result<Self> {
        let program = Program::start(&subject.command)?;
        let Subject { patience, is_logged, .. } = *subject;
        let greeting = Greeting::default();
        let mut talk = Self { program, patience, is_logged, heard: 0, last: String::new(), greeting };
        talk.greet().context("the answer to udi")?;
        for option in &subject.options {
            talk.set(option)?;
        }
        talk.settle()?;
        Ok(talk)
    }

    fn greet(&mut self) -> Result<()> {
        self.tell("udi")?;
        let mut greeting = Greeting::default();
        self.until("udiok", self.patience, |reply| {
            match reply {
                Reply::Name(name) => greeting.name = Some(name),
                Reply::Author(author) => greeting.author = Some(author),
                Reply::Option(option) => greeting.options.push(option),
                Reply::UdiOk => return Ok(Some(())),
                other => bail!("{other} is no answer to udi"),
            }
            Ok(None)
        })?;
        self.greeting = greeting;
        Ok(())
    }

    /// How long the program may take for an answer.
    pub(super) fn patience(&self) -> Duration {
        self.patience
    }

    /// Sends a line.
    ///
    /// # Errors
    /// If the program has ended.
    pub(super) fn tell(&mut self, line: &str) -> Result<()> {
        if self.is_logged {
            eprintln!("> {line}");
        }
        self.program.send(line).with_context(|| format!("at {line:?}"))
    }

    /// Gives an option a value.
    ///
    /// # Errors
    /// If the program has ended.
    pub(super) fn set(&mut self, option: &SetOption) -> Result<()> {
        self.tell(&UdiCommand::SetOption(option.clone()).to_string())
    }

    /// Hears the next line; nothing if it is not of the protocol.
    ///
    /// # Errors
    /// If none comes in this time, or one of the protocol's lines is written wrongly.
    fn hear(&mut self, patience: Duration) -> Result<Option<Reply>> {
        // One that writes without end is not heard for ever.
        ensure!(!patience.is_zero(), ProgramError::Silent(self.patience));
        let line = self.program.receive(patience)?;
        self.heard += 1;
        if self.is_logged {
            eprintln!("< {line}");
        }
        self.last = line;
        match self.last.parse() {
            Ok(reply) => Ok(Some(reply)),
            Err(error) if Reply::is_of_the_protocol(&self.last) => Err(self.fault(error)),
            Err(_) => Ok(None),
        }
    }

    /// The error with the number and the text of the line that was heard last.
    fn fault(&self, error: anyhow::Error) -> anyhow::Error {
        error.context(format!("line {} of the program, {:?}", self.heard, self.last))
    }

    /// Hears lines until `select` finds what it looks for, which `wanted` names.
    ///
    /// # Errors
    /// If it does not come in this time, a line is wrong, `select` finds a fault, or the program answers `error`
    /// ([`Refused`]).
    pub(super) fn until<T>(
        &mut self,
        wanted: &str,
        patience: Duration,
        mut select: impl FnMut(Reply) -> Result<Option<T>>,
    ) -> Result<T> {
        let timer = Timer::start(None);
        loop {
            let left = patience.saturating_sub(timer.elapsed());
            let reply = self.hear(left).map_err(|error| match error.downcast_ref::<ProgramError>() {
                Some(ProgramError::Silent(_)) => ProgramError::Silent(patience).into(),
                _ => error,
            });
            let Some(reply) = reply.with_context(|| format!("waiting for {wanted}"))? else { continue };
            if let Reply::Error(text) = reply {
                return Err(self.fault(Refused(text).into()));
            }
            if let Some(found) = select(reply).map_err(|error| self.fault(error))? {
                return Ok(found);
            }
        }
    }

    /// Asks whether the program is ready.
    ///
    /// # Errors
    /// If it says anything else, or nothing.
    pub(super) fn settle(&mut self) -> Result<()> {
        self.tell("isready")?;
        self.until("readyok", self.patience, |reply| match reply {
            Reply::ReadyOk => Ok(Some(())),
            _ => bail!("nothing was asked but isready"),
        })
    }

    /// Asks whether the program is ready, and returns the errors that it says before.
    ///
    /// # Errors
    /// As [`Conversation::settle`].
    pub(super) fn settle_after_errors(&mut self) -> Result<Vec<String>> {
        self.tell("isready")?;
        let mut errors = Vec::new();
        let timer = Timer::start(None);
        loop {
            match self.hear(self.patience.saturating_sub(timer.elapsed()))? {
                Some(Reply::ReadyOk) => return Ok(errors),
                Some(Reply::Error(text)) => errors.push(text),
                Some(_) => return Err(self.fault(anyhow::anyhow!("nothing was asked but isready"))),
                None => {}
            }
        }
    }

    /// Hears all that the program still says of a search that it may have begun, up to its answer to `isready`.
    ///
    /// # Errors
    /// If it does not answer.
    pub(super) fn hear_out(&mut self) -> Result<()> {
        // A search answers at once, if there is one: before or behind the first readyok.
        for _ in 0..2 {
            self.tell("isready")?;
            let timer = Timer::start(None);
            while self.hear(self.patience.saturating_sub(timer.elapsed()))? != Some(Reply::ReadyOk) {}
        }
        Ok(())
    }

    /// Hears what the program says for a while.
    ///
    /// # Errors
    /// If it says `bestmove`, or ends.
    pub(super) fn expect_no_move_for(&mut self, time: Duration) -> Result<()> {
        let timer = Timer::start(None);
        loop {
            match self.hear(time.saturating_sub(timer.elapsed())) {
                Ok(Some(Reply::BestMove(_))) => {
                    return Err(self.fault(anyhow::anyhow!("it answers before it was told to")));
                }
                Ok(Some(Reply::Error(text))) => return Err(self.fault(Refused(text).into())),
                Ok(_) => {}
                Err(error) => match error.downcast_ref() {
                    Some(ProgramError::Silent(_)) => return Ok(()),
                    _ => return Err(error),
                },
            }
            if timer.elapsed() >= time {
                return Ok(());
            }
        }
    }

    /// Ends the program's input.
    pub(super) fn close_input(&mut self) {
        self.program.close_input();
    }

    /// Hears the program to its end.
    ///
    /// # Errors
    /// If it does not end, or with a status that is none of success.
    pub(super) fn expect_end(&mut self) -> Result<Vec<Reply>> {
        let mut replies = Vec::new();
        let timer = Timer::start(None);
        loop {
            match self.hear(self.patience.saturating_sub(timer.elapsed())) {
                Ok(reply) => replies.extend(reply),
                Err(error) => match error.downcast_ref() {
                    Some(ProgramError::Ended) => break,
                    Some(ProgramError::Silent(_)) => bail!("it does not end within {:?}", self.patience),
                    _ => return Err(error),
                },
            }
        }
        match self.program.status_within(self.patience.saturating_sub(timer.elapsed())) {
            Some(status) if status.success() => Ok(replies),
            Some(status) => bail!("it ends with {status}"),
            None => bail!("it has closed its output and does not end"),
        }
    }
}
