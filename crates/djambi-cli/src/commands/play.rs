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
use djambi::{Game, Position, Rules, Seat, SeatSet, Setup};
use djambi_engine::{Level, Rng};
use djambi_text::Cli;
use djambi_text::cli::Argument;

use crate::arguments::{RulesArguments, level, players_of, utf8};
use session::PlaySession;

/// The arguments of `play`.
#[derive(Args)]
#[command(after_help = "
  djambi play
  djambi play --seat blue --rules arena --level squire
  djambi play --seat red --seat yellow --seed 7
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
        let mut seats: SeatSet = self.seats.into_iter().collect();
        seats.iter().try_for_each(|seat| start.geometry().check_seat(seat))?;
        if let Some(absent) = seats.iter().find(|&seat| !start.alive().contains(seat)) {
            bail!(texts.no_player(absent));
        }
        if seats.is_empty() {
            seats.insert(start.turn());
        }
        let rng = Rng::new(self.seed.unwrap_or_else(seed_from_clock));
        PlaySession::new(Game::new(rules, start), seats, self.level, rng, output, texts).run()?;
        Ok(ExitCode::SUCCESS)
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
