//! The arguments of the program, and the modes that they choose.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{bail, ensure};
use clap::{Args, Parser};
use tokio::task::LocalSet;

use crate::game::PEOPLE;
use crate::kill::{self, KillSpec};
use crate::rate::{self, RateSpec};
use crate::restart::{self, RestartSpec};
use crate::result::LoadResult;
use crate::table::TableSpec;
use crate::talk::Speech;
use crate::usage::Probe;
use crate::{abuse, bots, ceiling, idle, lobby, open_files, proc};
use djambi_client::Target;
use djambi_protocol::{BotDealings, Level};

/// How many games have their sockets open at a time in a restart: one address has ports for 28,000 sockets.
const MAX_CONNECTED: usize = 4_000;

/// The modes in which nobody talks.
const SILENT: [&str; 5] = ["idle", "lobby", "abuse", "restart", "bots"];
/// The modes in which games have no clocks.
const WITHOUT_CLOCKS: [&str; 6] = ["idle", "lobby", "abuse", "restart", "kill", "bots"];

/// Puts a service under load: how many games and turns a machine bears.
///
/// Creates games with four people each and plays legal turns at a given rate, on sockets, as browsers do. The
/// rate does not wait for answers: a latency counts from the moment at which its turn was due. Every socket
/// checks every event. The games stay in the database: give the service one of its own.
///
/// A service limits its clients and answers 429 or `too_many` to a load from one address. Start it with
/// --limits off for a measurement, and never so on the internet.
///
/// With --pid or --metrics the report also has the service’s memory, processor time and context switches, and
/// the cores that other programs took. With more than 0.2 of these the run is void. Exits with 1 when
/// something was refused, lost or wrong.
#[derive(Parser)]
#[command(
    name = "djambi-load",
    bin_name = "cargo xtask load",
    after_help = "Examples:
  djambi serve --listen 127.0.0.1:8090 --database /tmp/load.sqlite3 --limits off &
  cargo xtask load http://127.0.0.1:8090 --games 1000 --rate 2000 --pid $!
  cargo xtask load http://127.0.0.1:8090 --games 1000 --rate 2000 --clocks 50 --talk 6 --pid $!
  cargo xtask load http://127.0.0.1:8090 --games 2000 --rate 2000 --talk 4 --press --pid $!
  cargo xtask load http://127.0.0.1:8090 --rate 800 --talk 8 --press --whispers --pid $!
  cargo xtask load http://127.0.0.1:8090 --games 1000 --ceiling --seconds 5 --pid $!
  cargo xtask load http://127.0.0.1:8090 --games 4000 --idle --seconds 60 --pid $!
  cargo xtask load http://127.0.0.1:8090 --games 500 --rate 500 --lobby --pid $!
  cargo xtask load http://127.0.0.1:8090 --games 20 --bots minister --pid $!
  cargo xtask load http://127.0.0.1:8091 --games 100 --rate 800 --cycles 30 \\
      --kill 'djambi serve --listen 127.0.0.1:8091 --database /tmp/kill.sqlite3 --limits off'"
)]
pub(crate) struct Load {
    /// The service, such as `http://127.0.0.1:8080`.
    #[arg(value_name = "URL")]
    target: Target,

    /// The number of games.
    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,

    /// The number of sockets of each game: one for each seat, then watchers.
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=100))]
    sockets: u8,

    /// Turns a second, in all games together; with --ceiling the first rate.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = parse_rate)]
    rate: f64,

    /// How many of 100 games have a clock: by turns an hour for the whole game, or a day for each turn.
    #[arg(long, value_name = "N", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=100),
        conflicts_with_all = WITHOUT_CLOCKS)]
    clocks: u8,

    /// Messages that people say in each game a minute, at most 18 a person.
    #[arg(long, value_name = "N", default_value = "0", conflicts_with_all = SILENT)]
    talk: u32,

    /// People say acts: each proposes a treaty, or answers one; at most 7 a person and minute.
    #[arg(long, requires = "talk")]
    press: bool,

    /// People whisper, each with the next one: texts, and secret treaties as --press has them in the open. They
    /// are silent as long, by turns; at most 14 messages a person and minute.
    #[arg(long, requires = "press", conflicts_with = "ceiling")]
    whispers: bool,

    /// How long to measure, in seconds.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    seconds: Duration,

    /// How long to play before measuring, in seconds.
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = parse_seconds)]
    warmup: Duration,

    /// The service’s process on this machine (Linux).
    #[arg(long, value_name = "PID", conflicts_with = "metrics")]
    pid: Option<u32>,

    /// The service’s metrics, such as `http://127.0.0.1:9090/metrics`.
    #[arg(long, value_name = "URL")]
    metrics: Option<Target>,

    /// Print the result as one JSON object.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    mode: ModeArguments,
}

/// What else than turns at one rate is measured; one of these.
#[derive(Args)]
struct ModeArguments {
    /// Search the highest rate that is held, in runs of --seconds each.
    #[arg(long, group = "mode")]
    ceiling: bool,

    /// Open the sockets and hold them: the memory of a game and of a socket.
    #[arg(long, group = "mode")]
    idle: bool,

    /// Open as many tables and running games as --games says, and read and follow the lobby.
    #[arg(long, group = "mode")]
    lobby: bool,

    /// Play as many games as --games says against three bots of this level, which play without a pause and make
    /// treaties: the turns of bots a second, and how fast they answer each other.
    #[arg(long, group = "mode", value_name = "LEVEL", value_parser = parse_level)]
    bots: Option<Level>,

    /// The bots make no treaties.
    #[arg(long, requires = "bots")]
    mute: bool,

    /// Abuse the service in many ways beside honest games: what it answers, and what the honest ones notice.
    #[arg(long, group = "mode")]
    abuse: bool,

    /// Start the service by this command line, make games, kill it with SIGKILL, start it again and come back.
    #[arg(long, group = "mode", value_name = "CMD")]
    restart: Option<String>,

    /// Start the service by this command line, and kill it again and again during play.
    #[arg(long, group = "mode", value_name = "CMD")]
    kill: Option<String>,

    /// How often to kill.
    #[arg(long, value_name = "N", default_value = "10", requires = "kill")]
    cycles: u32,

    /// The seed of the moments to kill at.
    #[arg(long, value_name = "N", default_value = "1", requires = "kill")]
    seed: u64,

    /// Look for whispers, which must be sealed, in this database and the files whose names begin with its name.
    #[arg(long, value_name = "PATH", requires = "kill", requires = "whispers")]
    database: Option<PathBuf>,

    /// Further games in which a bot is to move when the service is killed.
    #[arg(long, value_name = "N", default_value = "0", requires = "restart")]
    waiting_for_bots: u32,

    /// How many of the games come back with their sockets [default: all, at most 4000].
    #[arg(long, value_name = "N", requires = "restart")]
    connected: Option<u32>,
}

impl Load {
    /// Puts the service under the load and prints the report.
    ///
    /// # Errors
    /// When something cannot be measured.
    pub(crate) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        self.check()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        LocalSet::new().block_on(&runtime, self.run_mode(output))
    }

    async fn run_mode(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let spec = self.spec();
        let format = if self.json { Format::Json } else { Format::Text };
        let mode = self.mode;
        if let Some(command) = mode.kill {
            let ModeArguments { cycles, seed, database, .. } = mode;
            let spec = KillSpec { rate: spec, command, cycles, seed, database };
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
        if let Some(level) = mode.bots {
            let dealings = if mode.mute { BotDealings::None } else { BotDealings::All };
            return format.print(output, &bots::run(&spec, level, dealings).await?);
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
        let table = self.table();
        let max = table.max_talk(self.sockets.into());
        ensure!(
            self.talk <= max,
            "--talk {}: a service lets the people of such a game say {max} things a minute",
            self.talk
        );
        ensure!(
            !self.whispers || usize::from(self.sockets) >= PEOPLE,
            "--whispers: each seat needs a person of its own, so --sockets {PEOPLE} or more"
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
        let speech = match (self.press, self.whispers) {
            (_, true) => Speech::Whispers,
            (true, false) => Speech::Acts,
            (false, false) => Speech::Texts,
        };
        TableSpec { clocks: self.clocks, talk: self.talk, speech }
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

fn parse_level(text: &str) -> Result<Level, String> {
    text.parse()
        .map_err(|_| format!("a level is one of {}", Level::ALL.map(|level| level.to_string()).join(", ")))
}

fn parse_rate(text: &str) -> Result<f64, &'static str> {
    let rate = text.parse().ok().filter(|rate| (0.1..=200_000.0).contains(rate));
    rate.ok_or("a rate is 0.1 to 200000 turns a second")
}

fn parse_seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or("a time is 0 to 86400 seconds")
}
