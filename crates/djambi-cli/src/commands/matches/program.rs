//! Programs that speak UDI, as players: one process for each seat of each game.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use djambi::Game;
use djambi_lab::matches::{ChosenMove, Failure, Now, Player, PlayerFactory};

use crate::udi::{self, Go, Reply, Setting, Situation};

/// How long a program may take to begin, and beyond its time for a turn.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it may take for a turn that no time limits.
const LONGEST: Duration = Duration::from_secs(300);

/// A program that speaks UDI, written `PATH ARGUMENTS` or `PARAMETERS:PATH ARGUMENTS`.
#[derive(Clone, Debug)]
pub(super) struct Program {
    text: String,
    words: Vec<String>,
    go: Go,
    settings: Vec<Setting>,
}

impl FromStr for Program {
    type Err = anyhow::Error;

    /// Words are parted by spaces. The parameters are `nodes`, `ms` and the program's own options.
    fn from_str(text: &str) -> anyhow::Result<Self> {
        let parted = text.split_once(':').filter(|(before, _)| before.contains('=') && !before.contains(' '));
        let (parameters, command) = parted.unwrap_or(("", text));
        let words: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
        ensure!(!words.is_empty(), "udi: a program is missing, such as udi:ms=100:./engine");
        let mut program = Self { text: text.to_owned(), words, go: Go::default(), settings: Vec::new() };
        for parameter in parameters.split(',').filter(|parameter| !parameter.is_empty()) {
            let (name, value) =
                parameter.split_once('=').with_context(|| format!("{parameter:?} has no value"))?;
            let wrong = || format!("{name} is a whole number above 0, not {value:?}");
            match name {
                "nodes" => program.go.nodes = Some(value.parse().with_context(wrong)?),
                "ms" => {
                    let milliseconds: std::num::NonZero<u64> = value.parse().with_context(wrong)?;
                    program.go.movetime = Some(Duration::from_millis(milliseconds.get()));
                }
                _ => program.settings.push(Setting { name: name.to_owned(), value: value.to_owned() }),
            }
        }
        Ok(program)
    }
}

impl PlayerFactory for Program {
    fn name(&self) -> String {
        format!("udi:{}", self.text)
    }

    fn new_player(&self, now: Now) -> Result<Box<dyn Player>, Failure> {
        let client = Client::start(self.clone(), now).map_err(|error| failure(&error))?;
        Ok(Box::new(client))
    }
}

/// A program that runs.
struct Client {
    program: Program,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    has_seed: bool,
    now: Now,
}

impl Client {
    fn start(program: Program, now: Now) -> anyhow::Result<Self> {
        let (name, arguments) = program.words.split_first().context("no program")?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| format!("cannot start {name}"))?;
        let (input, output) =
            (child.stdin.take().context("no input")?, child.stdout.take().context("no output")?);
        let (sender, lines) = channel();
        thread::spawn(move || {
            BufReader::new(output)
                .lines()
                .map_while(Result::ok)
                .take_while(|line| sender.send(line.clone()).is_ok())
                .count()
        });
        let mut client = Self { program, child, input, lines, has_seed: false, now };
        client.tell(&udi::Command::Udi)?;
        let mut has_seed = false;
        client.hear(PATIENCE, |reply| {
            has_seed |= matches!(reply, Reply::Offer(offer) if offer.name == "seed");
            (*reply == Reply::UdiOk).then_some(())
        })?;
        client.has_seed = has_seed;
        for setting in client.program.settings.clone() {
            client.tell(&udi::Command::SetOption(setting))?;
        }
        client.tell(&udi::Command::IsReady)?;
        client.hear(PATIENCE, |reply| (*reply == Reply::ReadyOk).then_some(()))?;
        Ok(client)
    }

    fn tell(&mut self, command: &udi::Command) -> anyhow::Result<()> {
        let line = format!("{command}\n");
        self.input.write_all(line.as_bytes()).context("the program has gone")
    }

    /// Waits for the reply that is wanted. Lines that mean nothing are passed over; an error is a failure.
    fn hear<T>(
        &mut self,
        patience: Duration,
        mut wanted: impl FnMut(&Reply) -> Option<T>,
    ) -> anyhow::Result<T> {
        let end: Instant = (self.now)() + patience;
        loop {
            let left = end.saturating_duration_since((self.now)());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => bail!("no answer within {patience:?}"),
                Err(RecvTimeoutError::Disconnected) => bail!("the program has ended"),
            };
            match line.parse() {
                Ok(Reply::Error(error)) => bail!("the program says: {error}"),
                Ok(reply) => {
                    if let Some(found) = wanted(&reply) {
                        return Ok(found);
                    }
                }
                Err(_) => {}
            }
        }
    }

    fn ask(&mut self, game: &Game, seed: u64) -> anyhow::Result<ChosenMove> {
        if self.has_seed {
            let setting = Setting { name: "seed".to_owned(), value: seed.to_string() };
            self.tell(&udi::Command::SetOption(setting))?;
        }
        self.tell(&udi::Command::Position(Box::new(Situation(game.clone()))))?;
        let go = self.program.go.clone();
        let patience = go.movetime.map_or(LONGEST, |time| time + PATIENCE);
        self.tell(&udi::Command::Go(go))?;
        let mut nodes = 0;
        let word = self.hear(patience, |reply| match reply {
            Reply::Info(info) => {
                nodes = info.nodes.unwrap_or(nodes);
                None
            }
            Reply::BestMove(word) => Some(word.clone()),
            _ => None,
        })?;
        let word = word.context("the program says that the game is over")?;
        let mv = game.position().geometry().parse_wire(word.as_ref()).context("the program's move")?;
        Ok(ChosenMove { mv, nodes })
    }
}

impl Player for Client {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        self.ask(game, seed).map_err(|error| failure(&error))
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // It was asked for all it is needed for; whether it hears of that or not, it must go.
        let _ = self.tell(&udi::Command::Quit);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn failure(error: &anyhow::Error) -> Failure {
    Failure::new(format!("{error:#}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_told_from_the_program() {
        let read = |text: &str| text.parse::<Program>().expect(text);
        let program = read("ms=100,nodes=5,level=regent:./engine udi");
        assert_eq!(
            (program.words.as_slice(), program.go.to_string()),
            (&["./engine".to_owned(), "udi".to_owned()][..], "movetime 100 nodes 5".to_owned())
        );
        assert_eq!(program.settings[0].to_string(), "name level value regent");
        assert_eq!(read("/a/b --x=c:d").words, ["/a/b", "--x=c:d"]);
        for (wrong, told) in
            [("", "a program is missing"), ("ms=1:", "a program is missing"), ("ms=0:x", "not \"0\"")]
        {
            let error = format!("{:#}", wrong.parse::<Program>().expect_err(wrong));
            assert!(error.contains(told), "{error}");
        }
    }
}
