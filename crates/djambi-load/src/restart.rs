//! A service that is killed and started again, with everybody coming back at once.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, ensure};
use serde::Serialize;

use crate::creation::{create_bot_games, create_games};
use crate::game::LoadGame;
use crate::rate::{RateSpec, open_sockets};
use crate::report::UsageLines;
use crate::result::LoadResult;
use crate::server_command::ServerProcess;
use crate::session::Session;
use crate::tally::Problems;
use crate::usage::{Usage, UsageMeter};
use crate::verification::{Verified, read_back};

/// How many turns each game has before the kill.
const TURNS_EACH: u32 = 4;
/// How long these turns may take a batch of games.
const PLAY_TIMEOUT: Duration = Duration::from_secs(120);

/// What a restart is made of.
#[derive(Clone, Debug)]
pub(crate) struct RestartSpec {
    /// Games, sockets and rate.
    pub(crate) rate: RateSpec,
    /// The command line that starts the service.
    pub(crate) command: String,
    /// How many games have their sockets open at a time, and come back.
    pub(crate) connected: usize,
    /// Further games in which it is a bot's turn.
    pub(crate) waiting_for_bots: usize,
}

/// What a restart has shown; times are since the start of the new process.
#[derive(Debug, Serialize)]
pub(crate) struct RestartResult {
    /// Games of people.
    pub(crate) games: usize,
    /// Games in which it is a bot's turn.
    pub(crate) waiting_for_bots: usize,
    /// Turns before the kill.
    pub(crate) turns: u64,
    /// When `/healthz` was answered.
    pub(crate) first_answer_ms: f64,
    /// When the first turn was acknowledged.
    pub(crate) first_turn_ms: f64,
    /// When all sockets were welcomed.
    pub(crate) all_sockets_ms: f64,
    /// How long it took the sockets from the first turn on.
    pub(crate) sockets_took_ms: f64,
    /// The number of these sockets.
    pub(crate) sockets: usize,
    /// All games, read back.
    pub(crate) read_back: Verified,
    /// Refusals, errors and faults, by their names.
    pub(crate) problems: Problems,
    /// What was used from the start on until all were back.
    #[serde(flatten)]
    pub(crate) usage: Usage,
}

impl fmt::Display for RestartResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "games               {} of people, {} waiting for bots, {} turns",
            self.games, self.waiting_for_bots, self.turns
        )?;
        writeln!(f, "first answer, ms    {:.0}", self.first_answer_ms)?;
        writeln!(f, "first turn, ms      {:.0}", self.first_turn_ms)?;
        writeln!(
            f,
            "all sockets, ms     {:.0} ({} sockets in {:.0})",
            self.all_sockets_ms, self.sockets, self.sockets_took_ms
        )?;
        writeln!(f, "read back           {}", self.read_back)?;
        writeln!(f, "problems            {}", self.problems)?;
        write!(f, "{}", UsageLines(&self.usage))
    }
}

impl LoadResult for RestartResult {
    fn problems(&self) -> &Problems {
        &self.problems
    }

    fn is_right(&self) -> bool {
        self.read_back.is_right() && self.problems.is_empty()
    }
}

/// Makes the games, kills the service, starts it again and comes back.
///
/// # Errors
/// When the service cannot be started, or refuses.
pub(crate) async fn run(spec: &RestartSpec) -> anyhow::Result<RestartResult> {
    let target = &spec.rate.target;
    let server = ServerProcess::start(&spec.command, target).await?;
    let mut games = create_games(target, spec.rate.games, spec.rate.sockets, spec.rate.table).await?;
    let mut problems = Problems::default();
    let mut played = Vec::new();
    while !games.is_empty() {
        let batch = games.split_off(games.len().saturating_sub(spec.connected));
        played.extend(play_each(spec, batch, TURNS_EACH, &mut problems).await?);
    }
    create_bot_games(target, spec.waiting_for_bots).await?;
    let turns = played.iter().map(|game| u64::from(game.acknowledged)).sum();
    server.kill().await?;
    come_back(spec, played, turns, problems).await
}

/// Starts the service again and comes back: one game that plays a turn, then all sockets at once.
async fn come_back(
    spec: &RestartSpec,
    mut played: Vec<LoadGame>,
    turns: u64,
    mut problems: Problems,
) -> anyhow::Result<RestartResult> {
    let target = &spec.rate.target;
    let server = ServerProcess::start(&spec.command, target).await?;
    let meter = UsageMeter::start(&server.probe()).await?;
    let mut rest = played.split_off(1);
    let mut returning = play_each(spec, played, TURNS_EACH + 1, &mut problems).await?;
    let first_turn = server.started.elapsed();
    let quiet = rest.split_off(rest.len().min(spec.connected));
    let session = open_sockets(target, rest).await?;
    let all_sockets = server.started.elapsed();
    let usage = meter.finish().await?;
    let sockets = session.open_sockets();
    problems.merge(session.take_tally().problems);
    returning.extend(session.close().await);
    returning.extend(quiet);
    let read_back = read_back(target, &returning, usize::MAX).await?;
    let first_answer = server.first_answer;
    server.end().await?;
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    Ok(RestartResult {
        games: spec.rate.games,
        waiting_for_bots: spec.waiting_for_bots,
        turns,
        first_answer_ms: ms(first_answer),
        first_turn_ms: ms(first_turn),
        all_sockets_ms: ms(all_sockets),
        sockets_took_ms: ms(all_sockets.saturating_sub(first_turn)),
        sockets,
        read_back,
        problems,
        usage,
    })
}

/// Plays games until each has a number of turns.
async fn play_each(
    spec: &RestartSpec,
    games: Vec<LoadGame>,
    turns: u32,
    problems: &mut Problems,
) -> anyhow::Result<Vec<LoadGame>> {
    let session = open_sockets(&spec.rate.target, games).await?;
    let pacing = session.start(spec.rate.rate);
    tokio::time::timeout(PLAY_TIMEOUT, until_played(&session, turns))
        .await
        .context("the games of the restart are not played: the service is too slow for --rate")?;
    drop(pacing);
    let (_, unanswered) = session.settle().await;
    problems.merge(session.take_tally().problems);
    ensure!(unanswered == 0, "{unanswered} turns have no answer before the kill: {problems}");
    Ok(session.close().await)
}

async fn until_played(session: &Session, turns: u32) {
    loop {
        let mut fewest = u32::MAX;
        session.each_game(|game| fewest = fewest.min(game.acknowledged));
        if fewest >= turns {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}
