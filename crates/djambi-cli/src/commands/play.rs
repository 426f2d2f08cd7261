use std::ffi::OsString;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use clap::Args;
use djambi::{Game, GameEvent, Position, Seat, SeatSet};
use djambi_engine::{Engine, Level, Options, Rng};

use crate::choice::Choice;
use crate::given::text;
use crate::thinking::Effort;
use crate::timer::Timer;

const HELP: &str = "\
a move   in either form, such as a3a5 or Ma3-a5
moves    the moves you have; moves c3: those of the piece on c3
undo     take back your last turn and what followed
board    draw the board
record   the record of the game so far
resign   leave the table
quit     end the program";

/// Play in the terminal against bots
///
/// Reads moves and commands from standard input, a line each; help lists them. The bots play as soon as they have thought: the
/// strongest take seconds.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi play
  djambi play --seat blue --rules arena --level squire
  djambi play --seat red --seat yellow --seed 7")]
pub(crate) struct Play {
    /// The position to begin with
    #[arg(value_name = "DFEN", default_value = "start")]
    dfen: OsString,

    /// A seat of yours; may be repeated [default: whoever begins]
    #[arg(long = "seat", value_name = "SEAT", value_parser = seat)]
    seats: Vec<Seat>,

    /// How well the bots play: page, squire, courtier, envoy, minister, chancellor, regent or prince, or 1 to 8
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Envoy)]
    level: Level,

    /// What the bots leave to chance follows from this number [default: from the clock]
    #[arg(long)]
    seed: Option<u64>,

    #[command(flatten)]
    choice: Choice,
}

impl Play {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let rules = self.choice.rules();
        let dfen = text(&self.dfen, "the position")?;
        let start = Position::parse_on(self.choice.board(), dfen, &rules).context("this is no position")?;
        let mut seats: SeatSet = self.seats.into_iter().collect();
        if let Some(absent) = seats.iter().find(|&seat| !start.alive().contains(seat)) {
            bail!("{absent} has no player in this position");
        }
        if seats.is_empty() {
            seats.insert(start.turn());
        }
        let rng = Rng::new(self.seed.unwrap_or_else(seed_from_clock));
        let mut table = Table { game: Game::new(rules, start), seats, level: self.level, rng, output };
        table.play()?;
        Ok(ExitCode::SUCCESS)
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

/// A game, and who sits at it.
struct Table<'a, W> {
    game: Game,
    /// The seats of whoever types.
    seats: SeatSet,
    /// How well the bots play.
    level: Level,
    rng: Rng,
    output: &'a mut W,
}

/// Whether the game goes on.
enum Then {
    GoOn,
    Quit,
}

impl<W: Write> Table<'_, W> {
    fn play(&mut self) -> anyhow::Result<()> {
        let input = io::stdin();
        self.let_bots_play()?;
        self.draw()?;
        let mut line = Vec::new();
        while self.prompt(input.is_terminal())? && input.lock().read_until(b'\n', &mut line)? > 0 {
            let typed = String::from_utf8_lossy(&line).trim().to_owned();
            line.clear();
            if let Then::Quit = self.obey(&typed)? {
                break;
            }
        }
        Ok(())
    }

    /// Asks for the next line, if somebody is there to be asked. Says whether the game goes on.
    fn prompt(&mut self, terminal: bool) -> io::Result<bool> {
        if let Some(outcome) = self.game.outcome() {
            match outcome.winner() {
                Some(winner) => writeln!(self.output, "{winner} has won")?,
                None => writeln!(self.output, "the game is a draw ({})", outcome.reason.name())?,
            }
            self.output.flush()?;
            return Ok(false);
        }
        if terminal {
            write!(self.output, "{}> ", self.game.position().turn())?;
        }
        self.output.flush()?;
        Ok(true)
    }

    fn obey(&mut self, typed: &str) -> anyhow::Result<Then> {
        let (word, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        match word {
            "" => {}
            "quit" => return Ok(Then::Quit),
            "help" => writeln!(self.output, "{HELP}")?,
            "board" => self.draw()?,
            "record" => write!(self.output, "{}", djambi::Record::new(self.game.clone()))?,
            "moves" => self.list_moves(rest.trim())?,
            "undo" => self.undo()?,
            "resign" => self.add(GameEvent::Resignation(self.game.position().turn()))?,
            _ => match self.game.position().parse_move(typed) {
                Ok(mv) => self.add(GameEvent::Turn(mv))?,
                Err(error) => writeln!(self.output, "{error}; type help for help")?,
            },
        }
        Ok(Then::GoOn)
    }

    /// Does what whoever types has decided, if the rules allow it, and lets the bots answer.
    fn add(&mut self, entry: GameEvent) -> anyhow::Result<()> {
        match self.game.add(entry) {
            Ok(()) => {
                self.let_bots_play()?;
                self.draw()?;
            }
            Err(error) => writeln!(self.output, "{error}")?,
        }
        Ok(())
    }

    /// Plays for the bots until it is the turn of whoever types. When he is out, they play on to the end.
    fn let_bots_play(&mut self) -> anyhow::Result<()> {
        while self.game.outcome().is_none() && !self.seats.contains(self.game.position().turn()) {
            let (position, rules) = (*self.game.position(), *self.game.rules());
            let effort = Effort::usual(self.level);
            let limits = effort.limits(self.rng.next_u64(), 1);
            let mut engine = Engine::new(Options::from(self.level));
            engine.set_history(&self.game.positions()[..self.game.events().len()]);
            let report = engine.search(&position, &rules, &limits, &Timer::start(effort.most), |_| {});
            let mv = report.best_move().context("the bot has no move")?;
            writeln!(self.output, "{:>7}: {}", position.turn(), position.reading(mv))?;
            // Whoever plays against slow thinkers sees each turn as it comes.
            self.output.flush()?;
            self.game.play(mv)?;
        }
        Ok(())
    }

    /// Takes back turns up to and including the last one of whoever types.
    fn undo(&mut self) -> anyhow::Result<()> {
        let own = |position: &Position| self.seats.contains(position.turn());
        let Some(last) = self.game.positions()[..self.game.events().len()].iter().rposition(own) else {
            writeln!(self.output, "there is nothing to take back")?;
            return Ok(());
        };
        while self.game.events().len() > last {
            self.game.undo();
        }
        self.draw()?;
        Ok(())
    }

    fn list_moves(&mut self, square: &str) -> anyhow::Result<()> {
        let position = self.game.position();
        let from = position.geometry().square(square);
        if from.is_none() && !square.is_empty() {
            writeln!(self.output, "there is no square {square:?}")?;
            return Ok(());
        }
        let moves = position.legal_moves(self.game.rules()).into_iter();
        let wanted = moves.filter(|mv| from.is_none() || mv.from() == from);
        let mut lines: Vec<_> = wanted.map(|mv| position.reading(mv)).collect();
        lines.sort_unstable();
        writeln!(self.output, "{}", lines.join(" "))?;
        Ok(())
    }

    fn draw(&mut self) -> anyhow::Result<()> {
        let position = self.game.position();
        write!(self.output, "\n{}", position.board())?;
        if let Some(ruler) = position.in_power() {
            writeln!(self.output, "{ruler} is in power")?;
        }
        writeln!(self.output, "turn {}: {} to play\n", position.turn_number(), position.turn())?;
        Ok(())
    }
}
