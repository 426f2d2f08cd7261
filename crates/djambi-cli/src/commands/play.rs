//! The command `play`.

use std::ffi::OsString;
use std::io::{self, BufRead, IsTerminal, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use clap::Args;
use djambi::{Game, GameEntry, Position, Rules, Seat, SeatSet, Setup};
use djambi_engine::{Engine, Level, Options, Rng};

use crate::arguments::{RulesArguments, players_of, utf8};
use crate::search_limits::SearchLimits;
use crate::timer::Timer;

const HELP: &str = "\
a move   in either form, such as a3a5 or Ma3-a5
moves    your legal moves; moves c3: those of the piece on c3
undo     take back your last turn and all later ones
board    draw the board
record   print the record of the game so far
resign   resign from the game
quit     end the program";

/// Play in the terminal against bots
///
/// Reads moves and commands from standard input, one a line; help lists them. The strongest bots think for
/// seconds.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi play
  djambi play --seat blue --rules arena --level squire
  djambi play --seat red --seat yellow --seed 7
  djambi play --board hex6 --players 3")]
pub(crate) struct Play {
    /// The position to begin with
    #[arg(value_name = "DFEN", default_value = "start")]
    dfen: OsString,

    /// How many players take part from the start; other seats' armies are hostages [default: all seats]
    #[arg(long, value_name = "N", conflicts_with = "dfen")]
    players: Option<usize>,

    /// A seat that you play; may be repeated [default: the seat to move]
    #[arg(long = "seat", value_name = "SEAT", value_parser = seat)]
    seats: Vec<Seat>,

    /// The bots' strength: page, squire, courtier, envoy, minister, chancellor, regent or prince, or 1 to 8
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Envoy)]
    level: Level,

    /// The seed of the bots' random choices [default: from the clock]
    #[arg(long)]
    seed: Option<u64>,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Play {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let rules = self.rules.rules();
        let start = self.start(&rules)?;
        let mut seats: SeatSet = self.seats.into_iter().collect();
        seats.iter().try_for_each(|seat| start.geometry().check_seat(seat))?;
        if let Some(absent) = seats.iter().find(|&seat| !start.alive().contains(seat)) {
            bail!("{absent} has no player in this position");
        }
        if seats.is_empty() {
            seats.insert(start.turn());
        }
        let rng = Rng::new(self.seed.unwrap_or_else(seed_from_clock));
        let mut session =
            PlaySession { game: Game::new(rules, start), seats, level: self.level, rng, output };
        session.run()?;
        Ok(ExitCode::SUCCESS)
    }

    /// The position to begin with.
    fn start(&self, rules: &Rules) -> anyhow::Result<Position> {
        let board = self.rules.board();
        let Some(count) = self.players else {
            let dfen = utf8(&self.dfen, "the position")?;
            return Position::parse_on(board, dfen, rules).context("invalid position");
        };
        Ok(Setup::of_players(board, players_of(board, count)?).check(rules)?)
    }
}

fn seat(name: &str) -> Result<Seat, String> {
    Seat::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Seat::ALL.iter().map(|seat| seat.name()).collect();
        format!("there is no seat {name:?}; there are {}", names.join(", "))
    })
}

#[expect(clippy::disallowed_methods, reason = "the program is the edge where chance comes in")]
fn seed_from_clock() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs() ^ u64::from(time.subsec_nanos()))
}

/// A game in the terminal.
struct PlaySession<'a, W> {
    game: Game,
    /// The user's seats.
    seats: SeatSet,
    /// The bots' level.
    level: Level,
    rng: Rng,
    output: &'a mut W,
}

impl<W: Write> PlaySession<'_, W> {
    fn run(&mut self) -> anyhow::Result<()> {
        let input = io::stdin();
        self.play_bots()?;
        self.print_board()?;
        let mut line = Vec::new();
        loop {
            if let Some(result) = self.result() {
                writeln!(self.output, "{result}")?;
                self.output.flush()?;
                return Ok(());
            }
            if input.is_terminal() {
                write!(self.output, "{}> ", self.game.position().turn())?;
            }
            self.output.flush()?;
            line.clear();
            if input.lock().read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            if self.execute(String::from_utf8_lossy(&line).trim())?.is_break() {
                return Ok(());
            }
        }
    }

    /// The result of a finished game.
    fn result(&self) -> Option<String> {
        let outcome = self.game.outcome()?;
        Some(match outcome.winner() {
            Some(winner) => format!("{winner} has won"),
            None => format!("the game is a draw ({})", outcome.reason.name()),
        })
    }

    /// Executes a line of input: a command or a move.
    fn execute(&mut self, line: &str) -> anyhow::Result<ControlFlow<()>> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" => return Ok(ControlFlow::Break(())),
            "help" => writeln!(self.output, "{HELP}")?,
            "board" => self.print_board()?,
            "record" => write!(self.output, "{}", djambi::Record::new(self.game.clone()))?,
            "moves" => self.print_moves(rest.trim())?,
            "undo" => self.undo()?,
            "resign" => self.add(GameEntry::Resignation(self.game.position().turn()))?,
            _ => match self.game.position().parse_move(line) {
                Ok(mv) => self.add(GameEntry::Turn(mv))?,
                Err(error) => writeln!(self.output, "{error}; type help for help")?,
            },
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Applies the user's entry if it is legal, then plays the bots' turns.
    fn add(&mut self, entry: GameEntry) -> anyhow::Result<()> {
        match self.game.apply(entry) {
            Ok(()) => {
                self.play_bots()?;
                self.print_board()?;
            }
            Err(error) => writeln!(self.output, "{error}")?,
        }
        Ok(())
    }

    /// Plays the bots' turns until the user is to move; without a living user, to the end of the game.
    fn play_bots(&mut self) -> anyhow::Result<()> {
        while self.game.outcome().is_none() && !self.seats.contains(self.game.position().turn()) {
            let (position, rules) = (*self.game.position(), *self.game.rules());
            let search_limits = SearchLimits::of_level(self.level);
            let limits = search_limits.for_engine(self.rng.next_u64(), 1);
            let mut engine = Engine::new(Options::from(self.level));
            engine.set_history(&self.game.positions()[..self.game.events().len()]);
            let timer = Timer::start(search_limits.max);
            let report = engine.search(&position, &rules, &limits, &timer, |_| {});
            let mv = report.best_move().context("the bot has no move")?;
            writeln!(self.output, "{:>7}: {}", position.turn(), position.reading(mv))?;
            // Strong bots are slow, so each turn is shown at once.
            self.output.flush()?;
            self.game.play(mv)?;
        }
        Ok(())
    }

    /// Takes back turns up to and including the user's last one.
    fn undo(&mut self) -> anyhow::Result<()> {
        let is_own = |position: &Position| self.seats.contains(position.turn());
        let Some(last) = self.game.positions()[..self.game.events().len()].iter().rposition(is_own) else {
            writeln!(self.output, "there is nothing to take back")?;
            return Ok(());
        };
        while self.game.events().len() > last {
            self.game.undo();
        }
        self.print_board()?;
        Ok(())
    }

    /// Prints the legal moves, or those of the piece on a square.
    fn print_moves(&mut self, square: &str) -> anyhow::Result<()> {
        let position = self.game.position();
        let from = position.geometry().square(square);
        if from.is_none() && !square.is_empty() {
            writeln!(self.output, "there is no square {square:?}")?;
            return Ok(());
        }
        let moves = position.legal_moves(self.game.rules()).into_iter();
        let moves = moves.filter(|mv| from.is_none() || mv.from() == from);
        let mut lines: Vec<_> = moves.map(|mv| position.reading(mv)).collect();
        lines.sort_unstable();
        writeln!(self.output, "{}", lines.join(" "))?;
        Ok(())
    }

    fn print_board(&mut self) -> anyhow::Result<()> {
        let position = self.game.position();
        write!(self.output, "\n{}", position.board())?;
        if let Some(ruler) = position.in_power() {
            writeln!(self.output, "{ruler} is in power")?;
        }
        writeln!(self.output, "turn {}: {} to play\n", position.turn_number(), position.turn())?;
        Ok(())
    }
}
