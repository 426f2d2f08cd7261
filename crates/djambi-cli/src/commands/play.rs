//! The command `play`.

mod draws;
mod pacts;
mod session;
mod voices;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use clap::Args;
use djambi::{BySeat, Game, Position, Rules, Seat, SeatSet, Setup};
use djambi_engine::{Level, Rng};
use djambi_text::Cli;
use djambi_text::cli::Argument;

use crate::arguments::{PressArgument, RulesArguments, level, players_of, utf8};
use session::PlaySession;

/// The bots of a game.
struct Bots {
    /// Their level.
    level: Level,
    /// How the one at each seat makes treaties, if the user has said so.
    manners: BySeat<Option<PressArgument>>,
}

/// The arguments of `play`.
#[derive(Args)]
#[command(after_help = "
  djambi play
  djambi play --seat blue --rules arena --level squire
  djambi play --seat red --seat yellow --seed 7
  djambi play --press loyal --press green=machiavellian
  djambi play --board hex6 --players 3")]
pub(crate) struct Play {
    #[arg(value_name = "DFEN", default_value = "start")]
    dfen: OsString,

    #[arg(long, value_name = "N", conflicts_with = "dfen")]
    players: Option<usize>,

    #[arg(long = "seat", value_name = "SEAT")]
    seats: Vec<Seat>,

    #[arg(long, value_name = "LEVEL", value_parser = level, default_value_t = Level::Envoy)]
    level: Level,

    #[arg(long = "press", value_name = "CHARACTER")]
    press: Vec<PressArgument>,

    #[arg(long)]
    seed: Option<u64>,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Play {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let rules = self.rules.rules();
        let start = self.start(&rules, texts)?;
        let mut seats: SeatSet = self.seats.iter().copied().collect();
        seats.iter().try_for_each(|seat| start.geometry().check_seat(seat))?;
        if let Some(absent) = seats.iter().find(|&seat| !start.alive().contains(seat)) {
            bail!(texts.no_player(absent));
        }
        if seats.is_empty() {
            seats.insert(start.turn());
        }
        let manners = self.manners(&start, seats, texts)?;
        let rng = Rng::new(self.seed.unwrap_or_else(seed_from_clock));
        let bots = Bots { level: self.level, manners };
        PlaySession::new(Game::new(rules, start), seats, &bots, rng, output, texts).run()?;
        Ok(ExitCode::SUCCESS)
    }

    /// How the bot at each seat makes treaties, where that is said.
    fn manners(
        &self,
        start: &Position,
        user: SeatSet,
        texts: Cli,
    ) -> anyhow::Result<BySeat<Option<PressArgument>>> {
        let mut manners = BySeat::default();
        for &manner in &self.press {
            if manner.character.is_some() && !self.level.negotiates() {
                bail!(texts.level_makes_no_treaties(self.level.name()));
            }
            let Some(seat) = manner.seat else { continue };
            start.geometry().check_seat(seat)?;
            if !start.alive().contains(seat) {
                bail!(texts.no_player(seat));
            }
            if user.contains(seat) {
                bail!(texts.seat_is_no_bot(seat));
            }
            manners[seat] = Some(manner);
        }
        let of_all = self.press.iter().rev().find(|manner| manner.seat.is_none()).copied();
        Ok(BySeat::from_fn(|seat| manners[seat].or(of_all)))
    }

    /// The position to begin with.
    fn start(&self, rules: &Rules, texts: Cli) -> anyhow::Result<Position> {
        let board = self.rules.board();
        let Some(count) = self.players else {
            let dfen = utf8(&self.dfen, Argument::Position, texts)?;
            return Position::parse_on(board, dfen, rules).context(texts.invalid_position());
        };
        Ok(Setup::of_players(board, players_of(board, count, texts)?).check(rules)?)
    }
}

#[expect(clippy::disallowed_methods, reason = "the program is the edge where chance comes in")]
fn seed_from_clock() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs() ^ u64::from(time.subsec_nanos()))
}
