//! The command `load`: games with people, without the people.

mod abuse;
mod ceiling;
mod clock;
mod clock_check;
mod creation;
mod game;
mod http;
mod idle;
mod joining;
mod kill;
mod latencies;
mod line;
mod lobby;
mod message;
mod metrics;
mod open_files;
mod pacer;
mod play;
mod proc;
mod rate;
mod report;
mod restart;
mod result;
mod server_command;
mod session;
mod socket;
mod table;
mod table_game;
mod talk;
mod tally;
mod target;
mod usage;
mod verification;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{bail, ensure};
use clap::Args;
use tokio::task::LocalSet;

use crate::arguments::ArgumentError;
use kill::KillSpec;
use rate::RateSpec;
use restart::RestartSpec;
use result::LoadResult;
use table::TableSpec;
use target::Target;
use usage::Probe;

/// How many games have their sockets open at a time in a restart: one address has ports for 28,000 sockets.
const MAX_CONNECTED: usize = 4_000;

/// The modes in which games have neither clocks nor talk.
const TURNS_ALONE: [&str; 5] = ["idle", "lobby", "abuse", "restart", "kill"];

/// The arguments of `load`.
#[derive(Args)]
#[command(after_help = "
  djambi serve --listen 127.0.0.1:8090 --database /tmp/load.sqlite3 --limits off &
  djambi load http://127.0.0.1:8090 --games 1000 --rate 2000 --pid $!
  djambi load http://127.0.0.1:8090 --games 1000 --rate 2000 --clocks 50 --talk 6 --pid $!
  djambi load http://127.0.0.1:8090 --games 1000 --ceiling --seconds 5 --pid $!
  djambi load http://127.0.0.1:8090 --games 4000 --idle --seconds 60 --pid $!
  djambi load http://127.0.0.1:8090 --games 500 --rate 500 --lobby --pid $!
  djambi load http://127.0.0.1:8091 --games 100 --rate 800 --cycles 30 \\
      --kill 'djambi serve --listen 127.0.0.1:8091 --database /tmp/kill.sqlite3 --limits off'")]
pub(crate) struct Load {
    #[arg(value_name = "URL")]
    target: Target,

    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,

    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=100))]
    sockets: u8,

    #[arg(long, value_name = "N", default_value = "1000", value_parser = parse_rate)]
    rate: f64,

    #[arg(long, value_name = "N", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=100),
        conflicts_with_all = TURNS_ALONE)]
    clocks: u8,

    #[arg(long, value_name = "N", default_value = "0", conflicts_with_all = TURNS_ALONE)]
    talk: u32,

    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    seconds: Duration,

    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = parse_seconds)]
    warmup: Duration,

    #[arg(long, value_name = "PID", conflicts_with = "metrics")]
    pid: Option<u32>,

    #[arg(long, value_name = "URL")]
    metrics: Option<Target>,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    mode: ModeArguments,
}

/// What else than turns at one rate is measured; one of these.
#[derive(Args)]
struct ModeArguments {
    #[arg(long, group = "mode")]
    ceiling: bool,

    #[arg(long, group = "mode")]
    idle: bool,

    #[arg(long, group = "mode")]
    lobby: bool,

    #[arg(long, group = "mode")]
    abuse: bool,

    #[arg(long, group = "mode", value_name = "CMD")]
    restart: Option<String>,

    #[arg(long, group = "mode", value_name = "CMD")]
    kill: Option<String>,

    #[arg(long, value_name = "N", default_value = "10", requires = "kill")]
    cycles: u32,

    #[arg(long, value_name = "N", default_value = "1", requires = "kill")]
    seed: u64,

    #[arg(long, value_name = "N", default_value = "0", requires = "restart")]
    waiting_for_bots: u32,

    #[arg(long, value_name = "N", requires = "restart")]
    connected: Option<u32>,
}

impl Load {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        self.check()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        LocalSet::new().block_on(&runtime, self.run_mode(output))
    }

    async fn run_mode(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let spec = self.spec();
        let format = if self.json { Format::Json } else { Format::Text };
        let mode = self.mode;
        if let Some(command) = mode.kill {
            let spec = KillSpec { rate: spec, command, cycles: mode.cycles, seed: mode.seed };
            return format.print(output, &kill::run(&spec).await?);
        }
        if let Some(command) = mode.restart {
            let connected = mode.connected.map_or(MAX_CONNECTED, |games| games as usize).max(1);
            let waiting_for_bots = mode.waiting_for_bots as usize;
            let spec = RestartSpec { rate: spec, command, connected, waiting_for_bots };
            return format.print(output, &restart::run(&spec).await?);
        }
        if mode.idle {
            return format.print(output, &idle::run(&spec).await?);
        }
        if mode.lobby {
            return format.print(output, &lobby::run(&spec).await?);
        }
        if mode.abuse {
            return format.print(output, &abuse::run(&spec).await?);
        }
        if mode.ceiling {
            return format.print(output, &ceiling::run(&spec).await?);
        }
        format.print(output, &rate::run(&spec).await?)
    }

    /// Refuses what cannot be measured.
    fn check(&self) -> anyhow::Result<()> {
        if let Some(pid) = self.pid
            && proc::ProcessSample::of(pid).is_none()
        {
            bail!("--pid {pid}: there is no such process, or this is not Linux: use --metrics");
        }
        let sockets = u64::from(self.games) * u64::from(self.sockets);
        if let Some(files) = open_files::raise()
            && self.mode.restart.is_none()
        {
            let needed = sockets + 100;
            ensure!(files >= needed, "{sockets} sockets need {needed} open files; `ulimit -Hn` is {files}");
        }
        let (table, max) = (self.table(), TableSpec::max_talk(self.sockets.into()));
        ensure!(
            self.talk <= max,
            "--talk {}: a service lets the people of such a game say {max} things a minute",
            self.talk
        );
        let min = table.min_rate(self.games as usize);
        ensure!(
            self.rate >= min,
            "--clocks: {} games need at least --rate {min:.0}, because a first turn must come within 30 s",
            self.games
        );
        Ok(())
    }

    /// What the games have beside turns.
    fn table(&self) -> TableSpec {
        TableSpec { clocks: self.clocks, talk: self.talk }
    }

    fn spec(&self) -> RateSpec {
        let metrics = self.metrics.clone().map(Probe::Metrics);
        RateSpec {
            target: self.target.clone(),
            probe: self.pid.map(Probe::Pid).or(metrics).unwrap_or(Probe::None),
            games: self.games as usize,
            sockets: self.sockets.into(),
            table: self.table(),
            rate: self.rate,
            warmup: self.warmup,
            time: self.seconds,
        }
    }
}

/// How a result is printed.
#[derive(Clone, Copy)]
enum Format {
    Text,
    Json,
}

impl Format {
    /// Prints a result; the exit code says whether it is right.
    fn print(self, output: &mut impl Write, result: &impl LoadResult) -> anyhow::Result<ExitCode> {
        match self {
            Self::Text => write!(output, "{result}")?,
            Self::Json => writeln!(output, "{}", serde_json::to_string_pretty(result)?)?,
        }
        if result.problems().are_limits() {
            let _ = writeln!(
                std::io::stderr(),
                "The service refused a part of this load by its limits: start it with --limits off."
            );
        }
        Ok(if result.is_right() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn parse_rate(text: &str) -> Result<f64, ArgumentError> {
    let rate = text.parse().ok().filter(|rate| (0.1..=200_000.0).contains(rate));
    rate.ok_or(ArgumentError::Rate)
}

fn parse_seconds(text: &str) -> Result<Duration, ArgumentError> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or(ArgumentError::Seconds)
}
