//! The engine's side: lines come in, the engine thinks on a thread of its own, lines go out.

use std::io::{self, BufRead, Read, Write};

use anyhow::{Context, Result, bail};
use djambi_engine::{Budget, Clock, Engine, Level, turns_left};

use super::search::Search;
use super::settings::Settings;
use super::{Command, Go, Reply, Situation};
use crate::thinking::Effort;

/// No line is longer: a game of 20,000 turns has a fiftieth of that.
const LONGEST: u64 = 1 << 24;

/// Obeys the lines of `input` until it ends or `quit` is said.
///
/// # Errors
/// If the input cannot be read or nobody listens any more. What is wrong with a line is told to whoever sent it.
pub(crate) fn serve(mut input: impl BufRead) -> Result<()> {
    let mut server = Server::default();
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        match server.hear(&line) {
            Ok(Then::GoOn) => {}
            Ok(Then::Quit) => break,
            Err(error) if error.is::<io::Error>() => return Err(error),
            Err(error) => say(&Reply::Error(format!("{error:#}")))?,
        }
    }
    server.end_search()
}

/// Says a line at once.
pub(super) fn say(reply: &Reply) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{reply}")?;
    output.flush()
}

/// Reads a line; one that is too long has only its beginning. Says whether there was anything.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    if input.by_ref().take(LONGEST).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    let mut rest = Vec::new();
    while line.len() as u64 == LONGEST && line.last() != Some(&b'\n') && rest.last() != Some(&b'\n') {
        rest.clear();
        if input.by_ref().take(LONGEST).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
    }
    Ok(true)
}

/// Whether the program goes on.
enum Then {
    GoOn,
    Quit,
}

#[derive(Default)]
struct Server {
    settings: Settings,
    situation: Situation,
    /// The engine, unless it thinks; it is made when it is first needed.
    engine: Option<Engine>,
    search: Option<Search>,
}

impl Server {
    fn hear(&mut self, line: &[u8]) -> Result<Then> {
        if line.len() as u64 == LONGEST {
            bail!("the line is longer than {LONGEST} bytes");
        }
        let line = str::from_utf8(line).context("the line is no text")?;
        if line.trim().is_empty() {
            return Ok(Then::GoOn);
        }
        match line.parse()? {
            Command::Udi => introduce()?,
            Command::IsReady => say(&Reply::ReadyOk)?,
            Command::SetOption(setting) => {
                self.be_idle()?;
                let before = self.settings;
                self.settings.set(&setting).context("setoption")?;
                if self.settings.options != before.options {
                    self.engine = None;
                }
            }
            Command::NewGame => {
                self.be_idle()?;
                (self.engine, self.situation) = (None, Situation::default());
            }
            Command::Position(situation) => {
                self.be_idle()?;
                self.situation = *situation;
            }
            Command::Go(go) => {
                self.be_idle()?;
                self.think(&go).context("go")?;
            }
            Command::Stop => {
                if let Some(search) = &self.search {
                    search.stop();
                }
            }
            Command::Quit => return Ok(Then::Quit),
        }
        Ok(Then::GoOn)
    }

    fn think(&mut self, go: &Go) -> Result<()> {
        let Settings { options, seed, lines } = self.settings;
        let effort = effort(go, &self.situation, options.level)?;
        let engine = self.engine.take().unwrap_or_else(|| Engine::new(options));
        let game = self.situation.0.clone();
        self.search = Some(Search::start(engine, game, effort.limits(seed, lines), effort.most, go.infinite));
        Ok(())
    }

    /// Makes sure that the engine does not think.
    ///
    /// # Errors
    /// If it does, and nobody has stopped it.
    fn be_idle(&mut self) -> Result<()> {
        if self.search.as_ref().is_some_and(|search| !search.is_ending()) {
            bail!("the engine is thinking: say stop first");
        }
        self.wait()
    }

    fn end_search(&mut self) -> Result<()> {
        if let Some(search) = &self.search {
            search.stop();
        }
        self.wait()
    }

    /// Waits for the end of a search.
    fn wait(&mut self) -> Result<()> {
        if let Some(search) = self.search.take() {
            self.engine = Some(search.end()?);
        }
        Ok(())
    }
}

fn introduce() -> io::Result<()> {
    say(&Reply::Name(format!("Djambi {}", env!("CARGO_PKG_VERSION"))))?;
    say(&Reply::Author(env!("CARGO_PKG_AUTHORS").to_owned()))?;
    Settings::offers().into_iter().try_for_each(|offer| say(&Reply::Offer(offer)))?;
    say(&Reply::UdiOk)
}

/// How long a `go` lets the engine think about this situation.
fn effort(go: &Go, Situation(game): &Situation, level: Level) -> Result<Effort> {
    if go.infinite {
        return Ok(Effort::ENDLESS);
    }
    let (mut target, mut most) = (go.movetime, go.movetime);
    let seat = game.position().turn();
    if go.time.iter().any(|(_, time)| time.is_some()) && game.outcome().is_none() {
        let left =
            go.time[seat].with_context(|| format!("time: it is {seat}'s turn, whose clock is missing"))?;
        let clock = Clock { left, increment: go.increment[seat].unwrap_or_default() };
        let budget = Budget::new(clock, go.turns.map_or_else(|| turns_left(game.position()), Into::into));
        target = Some(target.map_or(budget.target, |time| time.min(budget.target)));
        most = Some(most.map_or(budget.max, |time| time.min(budget.max)));
    }
    Ok(match (go.nodes, most) {
        (None, None) => Effort::usual(level),
        (nodes, most) => Effort { nodes, target, most },
    })
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;
    use std::time::Duration;

    use super::*;

    fn effort_of(go: &str, situation: &str) -> Result<Effort> {
        effort(&go.parse().expect(go), &situation.parse().expect(situation), Level::Prince)
    }

    #[test]
    fn a_go_limits_the_search() {
        let ms = Duration::from_millis;
        let start = |go| effort_of(go, "start").expect(go);
        assert_eq!(start(""), Effort::usual(Level::Prince));
        assert_eq!(start("movetime 70"), Effort::of(ms(70)));
        assert_eq!(start("nodes 5"), Effort { nodes: NonZero::new(5), target: None, most: None });
        assert_eq!(start("nodes 5 movetime 9"), Effort { nodes: NonZero::new(5), ..Effort::of(ms(9)) });
        let endless = start("infinite");
        assert_eq!((endless.target, endless.most), (None, None));
        let clocks = start("time r 60000 b 10 inc r 1000");
        assert!(clocks.target > Some(ms(1000)) && clocks.most < Some(ms(60_000)), "{clocks:?}");
        assert_eq!(start("time r 10 movestogo 1").target, Some(ms(10) - ms(10) / 8));
        assert_eq!(start("time r 60000 movetime 3"), Effort::of(ms(3)));
        assert!(effort_of("time b 10", "start").is_err());
        assert!(effort_of("time b 10", "start moves a3a5").is_ok());
        assert!(effort_of("time b 10", "start moves draw").is_ok());
    }

    #[test]
    fn endless_lines_take_no_endless_memory() {
        let endless = io::repeat(b'a').take(3 * LONGEST + 1);
        let mut input = io::BufReader::new(endless.chain(&b"\nudi\nquit"[..]));
        let mut line = Vec::new();
        assert!(read_line(&mut input, &mut line).expect("line") && line.len() as u64 == LONGEST);
        for text in ["udi\n", "quit"] {
            assert!(read_line(&mut input, &mut line).expect("line"));
            assert_eq!(line, text.as_bytes());
        }
        assert!(!read_line(&mut input, &mut line).expect("end"));
    }
}
