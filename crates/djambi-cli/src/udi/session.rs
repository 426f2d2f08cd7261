//! The engine's side of the protocol: reads commands, searches on another thread, sends replies.

use std::io::{self, BufRead, Read};
use std::ops::ControlFlow;

use anyhow::{Context, Result, bail, ensure};
use djambi::{Game, Move, Seat};
use djambi_engine::{Budget, Clock, DealCosts, Dealings, Engine, Level, Negotiator, turns_left};
use djambi_press::{Judge, Treaty};

use super::notation::MoveWord;
use super::press::Pledges;
use super::search_thread::{Answer, SearchJob, SearchThread};
use super::settings::Settings;
use super::words::trimmed;
use super::{AcceptedTreaty, GoCommand, PositionCommand, Reply, UdiCommand, press};
use crate::search_limits::SearchLimits;

/// The maximum length of a line in bytes: fifty times that of a game of 20,000 turns.
const MAX_LINE: u64 = 1 << 24;

/// Executes the commands of `input` until its end or `quit`.
///
/// # Errors
/// If the input cannot be read or the output is closed. A bad line gets an `error` reply.
pub(crate) fn run_session(mut input: impl BufRead) -> Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        match session.execute(&line) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break,
            Err(error) if error.is::<io::Error>() => return Err(error),
            Err(error) => Reply::Error(format!("{error:#}")).send()?,
        }
    }
    session.stop_search()
}

/// Reads a line; of a line that is too long only the beginning. Returns whether there was a line.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    if input.by_ref().take(MAX_LINE).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    let mut rest = Vec::new();
    while line.len() as u64 == MAX_LINE && line.last() != Some(&b'\n') && rest.last() != Some(&b'\n') {
        rest.clear();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
    }
    Ok(true)
}

#[derive(Default)]
struct Session {
    settings: Settings,
    position: PositionCommand,
    /// The seat for which it searched last in this game.
    seat: Option<Seat>,
    /// The engine, made at the first search; during a search the search thread has it.
    engine: Option<Engine>,
    search: Option<SearchThread>,
    /// The turns that it has spent on deals and no search has paid for yet.
    costs: DealCosts,
    /// The treaties that it has offered or accepted and others may yet accept.
    pledges: Pledges,
}

impl Session {
    fn execute(&mut self, line: &[u8]) -> Result<ControlFlow<()>> {
        if line.len() as u64 == MAX_LINE {
            bail!("the line is longer than {MAX_LINE} bytes");
        }
        let line = str::from_utf8(line).context("the line is not valid UTF-8")?;
        if trimmed(line).is_empty() {
            return Ok(ControlFlow::Continue(()));
        }
        match line.parse()? {
            UdiCommand::Udi => send_identity()?,
            UdiCommand::IsReady => Reply::ReadyOk.send()?,
            UdiCommand::SetOption(option) => {
                self.require_idle()?;
                let before = self.settings;
                self.settings.set(&option).context("setoption")?;
                if self.settings.options != before.options {
                    self.engine = None;
                }
            }
            UdiCommand::NewGame => {
                self.require_idle()?;
                (self.engine, self.position, self.seat) = (None, PositionCommand::default(), None);
                (self.costs, self.pledges) = (DealCosts::default(), Pledges::default());
            }
            UdiCommand::Position(position) => {
                self.require_idle()?;
                if !position.game.positions().starts_with(self.position.game.positions()) {
                    self.pledges = Pledges::default();
                }
                self.position = *position;
            }
            UdiCommand::Go(go) => {
                self.require_idle()?;
                self.start_search(&go).context("go")?;
            }
            UdiCommand::PonderHit => {
                let hit = self.search.as_ref().is_some_and(SearchThread::hit);
                ensure!(hit, "ponderhit: the engine is not pondering");
                self.pledges.turn();
            }
            UdiCommand::Press => {
                self.require_idle()?;
                let turns = self.deal(press::send_offers)?;
                self.costs.add(turns);
            }
            UdiCommand::PressAnswer(treaty) => {
                self.require_idle()?;
                let (answer, turns) =
                    self.deal(|own, deals, said| press::answer(own, deals, &treaty, said))?;
                self.costs.add(turns);
                Reply::Answer(answer).send()?;
            }
            UdiCommand::Stop => {
                if let Some(search) = &self.search {
                    search.stop();
                }
            }
            UdiCommand::Quit => return Ok(ControlFlow::Break(())),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Does something with the engine's view of the game's treaties, by which it may pledge itself to more.
    fn deal<T>(&mut self, act: impl FnOnce(Option<Negotiator>, &Dealings<'_>, &mut Pledges) -> T) -> T {
        let judges = AcceptedTreaty::judges(&self.position.treaties);
        let mut pledges = std::mem::take(&mut self.pledges);
        let open = pledges.open(&judges);
        let done = act(self.negotiator(), &self.dealings(&judges, &open), &mut pledges);
        self.pledges = pledges;
        done
    }

    fn start_search(&mut self, go: &GoCommand) -> Result<()> {
        let Settings { options, seed, lines, ponder, .. } = self.settings;
        let moves = moves_to_search(go, &self.position.game).context("searchmoves")?;
        let search_limits = search_limits(go, &self.position, options.level)?;
        let search_limits = search_limits.paying_for(&mut self.costs, options.level);
        let engine = self.engine.take().unwrap_or_else(|| Engine::new(options));
        let job = SearchJob {
            game: self.position.game.clone(),
            treaties: AcceptedTreaty::judges(&self.position.treaties),
            negotiator: self.negotiator().filter(|_| moves.is_empty()),
            moves,
            tells_next: ponder,
            limits: search_limits.for_engine(seed, lines),
            max_time: search_limits.max,
            answer: match go {
                GoCommand { infinite: true, .. } => Answer::Stopped,
                GoCommand { ponder: true, .. } => Answer::Hit,
                _ => Answer::Done,
            },
        };
        self.seat = Some(self.position.game.position().turn());
        if !go.ponder {
            self.pledges.turn();
        }
        self.search = Some(SearchThread::start(engine, job));
        Ok(())
    }

    fn negotiator(&self) -> Option<Negotiator> {
        let level = self.settings.options.level;
        self.settings.press.map(|character| Negotiator::of_level(level, character))
    }

    /// The engine's view of the game's treaties: at the seat for which it searched last, else at that of the
    /// player to move.
    fn dealings<'a>(&'a self, judges: &'a [Judge], pledges: &'a [Treaty]) -> Dealings<'a> {
        let PositionCommand { game, partners, .. } = &self.position;
        let seat = self.seat.unwrap_or_else(|| game.position().turn());
        let dealings = press::dealings(game, seat, judges, pledges);
        Dealings { partners: partners.unwrap_or(dealings.partners), ..dealings }
    }

    /// Checks that no search runs. A search that is ending is waited for.
    ///
    /// # Errors
    /// If a search runs and was not stopped.
    fn require_idle(&mut self) -> Result<()> {
        if self.search.as_ref().is_some_and(|search| !search.is_ending()) {
            bail!("the engine is searching: send stop first");
        }
        self.join_search()
    }

    /// Stops the search, if any, and waits for its end.
    fn stop_search(&mut self) -> Result<()> {
        if let Some(search) = &self.search {
            search.stop();
        }
        self.join_search()
    }

    /// Waits for the end of the search, if any.
    fn join_search(&mut self) -> Result<()> {
        if let Some(search) = self.search.take() {
            self.engine = Some(search.join()?);
        }
        Ok(())
    }
}

/// Answers `udi`.
fn send_identity() -> io::Result<()> {
    Reply::Name(format!("Djambi {}", env!("CARGO_PKG_VERSION"))).send()?;
    Reply::Author(env!("CARGO_PKG_AUTHORS").to_owned()).send()?;
    Settings::declarations().into_iter().try_for_each(|option| Reply::Option(option).send())?;
    Reply::UdiOk.send()
}

/// The moves to which a `go` restricts the search of this game.
///
/// # Errors
/// If one is not legal.
fn moves_to_search(go: &GoCommand, game: &Game) -> Result<Vec<Move>> {
    let position = game.position();
    let legal = |word: &MoveWord| {
        let mv = position.geometry().parse_wire(word.as_ref())?;
        let is_legal = game.outcome().is_none() && position.is_legal(game.rules(), mv);
        ensure!(is_legal, "{word} is not legal here");
        Ok(mv)
    };
    go.moves.iter().map(legal).collect()
}

/// The limits that a `go` sets for the search of this game.
fn search_limits(
    go: &GoCommand,
    PositionCommand { game, .. }: &PositionCommand,
    level: Level,
) -> Result<SearchLimits> {
    if go.infinite {
        return Ok(SearchLimits::INFINITE);
    }
    let mut target = go.movetime;
    let mut max = go.movetime;
    let seat = game.position().turn();
    for (seat, _) in go.time.iter().filter(|(_, time)| time.is_some()) {
        game.position().geometry().check_seat(seat).context("time")?;
    }
    if go.time.iter().any(|(_, time)| time.is_some()) && game.outcome().is_none() {
        let left =
            go.time[seat].with_context(|| format!("time: it is {seat}'s turn, whose clock is missing"))?;
        let clock = Clock { left, increment: go.increment[seat].unwrap_or_default() };
        let turns = go.moves_to_go.map_or_else(|| turns_left(game.position()), Into::into);
        let budget = Budget::new(clock, turns);
        target = Some(target.map_or(budget.target, |time| time.min(budget.target)));
        max = Some(max.map_or(budget.max, |time| time.min(budget.max)));
    }
    Ok(match (go.nodes, max) {
        (None, None) => SearchLimits::of_level(level),
        (nodes, max) => SearchLimits { nodes, target, max },
    })
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;
    use std::time::Duration;

    use super::*;

    fn limits_of(go: &str, position: &str) -> Result<SearchLimits> {
        search_limits(&go.parse().expect(go), &position.parse().expect(position), Level::Prince)
    }

    #[test]
    fn go_limits_the_search() {
        let ms = Duration::from_millis;
        let start = |go| limits_of(go, "start").expect(go);
        assert_eq!(start(""), SearchLimits::of_level(Level::Prince));
        assert_eq!(start("movetime 70"), SearchLimits::time(ms(70)));
        assert_eq!(start("nodes 5"), SearchLimits { nodes: NonZero::new(5), target: None, max: None });
        let both = SearchLimits { nodes: NonZero::new(5), ..SearchLimits::time(ms(9)) };
        assert_eq!(start("nodes 5 movetime 9"), both);
        let infinite = start("infinite");
        assert_eq!((infinite.target, infinite.max), (None, None));
        let clocks = start("time r 60000 b 10 inc r 1000");
        assert!(clocks.target > Some(ms(1000)) && clocks.max < Some(ms(60_000)), "{clocks:?}");
        assert_eq!(start("time r 10 movestogo 1").target, Some(ms(10) - ms(10) / 8));
        assert_eq!(start("time r 60000 movetime 3"), SearchLimits::time(ms(3)));
        assert!(limits_of("time b 10", "start").is_err());
        assert!(limits_of("time b 10", "start moves a3a5").is_ok());
        assert!(limits_of("time b 10", "start moves draw").is_ok());
    }

    #[test]
    fn long_lines_are_cut_off() {
        let long = io::repeat(b'a').take(3 * MAX_LINE + 1);
        let mut input = io::BufReader::new(long.chain(&b"\nudi\nquit"[..]));
        let mut line = Vec::new();
        assert!(read_line(&mut input, &mut line).expect("line") && line.len() as u64 == MAX_LINE);
        for text in ["udi\n", "quit"] {
            assert!(read_line(&mut input, &mut line).expect("line"));
            assert_eq!(line, text.as_bytes());
        }
        assert!(!read_line(&mut input, &mut line).expect("end"));
    }
}
