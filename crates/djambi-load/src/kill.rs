//! A service that is killed again and again while games are played: any number of them, of nothing but turns and talk. All
//! else that can be done in a game is killed in the tests of the program `djambi`.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use crate::creation::create_games;
use crate::game::{LoadGame, Pending};
use crate::latencies::{Latencies, Percentiles};
use crate::rate::{RateSpec, open_sockets};
use crate::result::LoadResult;
use crate::sealing::{self, Searched};
use crate::server_command::ServerProcess;
use crate::session::Session;
use crate::tally::Problems;
use crate::verification::Verified;
use djambi_client::HttpConnection;
use djambi_engine::Rng;

/// The service is killed after at most this time of play.
const MAX_PLAY_MS: usize = 1_500;

/// What kills are made of.
#[derive(Clone, Debug)]
pub(crate) struct KillSpec {
    /// Games, sockets and rate.
    pub(crate) rate: RateSpec,
    /// The command line that starts the service.
    pub(crate) command: String,
    /// How often the service is killed.
    pub(crate) cycles: u32,
    /// The seed of the moments.
    pub(crate) seed: u64,
    /// The database in which no whisper may be found.
    pub(crate) database: Option<PathBuf>,
}

/// What kills have shown.
#[derive(Debug, Default, Serialize)]
pub(crate) struct KillResult {
    /// How often the service was killed.
    pub(crate) kills: u32,
    /// Turns acknowledged.
    pub(crate) acknowledged: u64,
    /// Games that were not there after a kill.
    pub(crate) missing: u64,
    /// Acknowledged turns that were not there after a kill.
    pub(crate) lost: u64,
    /// Turns that were there twice.
    pub(crate) doubled: u64,
    /// Events that nobody had sent.
    pub(crate) wrong: u64,
    /// Turns without an answer at a kill.
    pub(crate) unanswered: u64,
    /// Those of them that were on disk.
    pub(crate) unanswered_on_disk: u64,
    /// Those of them that were sent again.
    pub(crate) resent: u64,
    /// Those sent again that were acknowledged before the next kill.
    pub(crate) resent_acknowledged: u64,
    /// Messages of talk without an answer at a kill, which were said again.
    pub(crate) said_again: u64,
    /// Messages of talk acknowledged before a kill.
    pub(crate) said: u64,
    /// Messages of talk that were not acknowledged, or that somebody who reads them did not hear again.
    pub(crate) unheard: u64,
    /// What a search for whispers in the files of the database has found.
    pub(crate) searched: Searched,
    /// Milliseconds from the start of a process to its first answer.
    pub(crate) first_answer_ms: Percentiles,
    /// Refusals, errors and faults while the service ran, by their names.
    pub(crate) problems: Problems,
}

impl fmt::Display for KillResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "kills               {}", self.kills)?;
        writeln!(f, "acknowledged        {}", self.acknowledged)?;
        writeln!(f, "games missing       {}", self.missing)?;
        writeln!(f, "lost                {}", self.lost)?;
        writeln!(f, "doubled             {}", self.doubled)?;
        writeln!(f, "wrong               {}", self.wrong)?;
        writeln!(f, "without an answer   {}, {} of them on disk", self.unanswered, self.unanswered_on_disk)?;
        writeln!(f, "sent again          {}, {} acknowledged", self.resent, self.resent_acknowledged)?;
        if self.said > 0 {
            let Self { said, said_again, unheard, .. } = self;
            writeln!(f, "words               {said}, {said_again} said again, {unheard} lost")?;
        }
        if self.searched.bytes > 0 {
            let Searched { bytes, found } = self.searched;
            writeln!(f, "whispers found      {found} in {:.1} MB of files", bytes as f64 / 1e6)?;
        }
        let Percentiles { p50, max, .. } = self.first_answer_ms;
        writeln!(f, "first answer, ms    p50 {p50:.0}  max {max:.0}")?;
        writeln!(f, "problems            {}", self.problems)
    }
}

impl LoadResult for KillResult {
    fn problems(&self) -> &Problems {
        &self.problems
    }

    fn is_right(&self) -> bool {
        !self.has_failed() && self.resent == self.resent_acknowledged && self.problems.is_empty()
    }
}

impl KillResult {
    /// Whether the service has lost something or made it up.
    fn has_failed(&self) -> bool {
        self.missing + self.lost + self.doubled + self.wrong + self.unheard + self.searched.found > 0
    }
}

/// Plays, kills, starts again and checks, as often as the cycles say, or until something is lost.
///
/// # Errors
/// When the service cannot be started, or refuses the games.
pub(crate) async fn run(spec: &KillSpec) -> anyhow::Result<KillResult> {
    let mut result = KillResult::default();
    let mut answers = Latencies::new();
    let mut rng = Rng::new(spec.seed);
    let mut server = ServerProcess::start(&spec.command, &spec.rate.target).await?;
    answers.add(server.first_answer);
    let mut games =
        create_games(&spec.rate.target, spec.rate.games, spec.rate.sockets, spec.rate.table).await?;
    for _ in 0..spec.cycles {
        let time = Duration::from_millis(rng.below(MAX_PLAY_MS) as u64);
        games = play_and_kill(spec, games, server, time, &mut result).await?;
        server = ServerProcess::start(&spec.command, &spec.rate.target).await?;
        answers.add(server.first_answer);
        check(spec, &games, &mut result).await?;
        if result.has_failed() {
            break;
        }
    }
    if !result.has_failed() {
        finish(spec, games, &mut result).await?;
    }
    server.end().await?;
    result.first_answer_ms = answers.percentiles();
    Ok(result)
}

/// Opens all sockets, sends again what had no answer, plays for a while, and kills the service.
async fn play_and_kill(
    spec: &KillSpec,
    games: Vec<LoadGame>,
    server: ServerProcess,
    time: Duration,
    result: &mut KillResult,
) -> anyhow::Result<Vec<LoadGame>> {
    let session = open_sockets(&spec.rate.target, games).await?;
    resend(&session, result).await;
    let pacing = session.start(spec.rate.rate);
    let messages = spec.rate.table.messages_a_second(spec.rate.games);
    let talk = (messages > 0.0).then(|| session.start_talk(messages));
    tokio::time::sleep(time).await;
    // What has gone wrong until now is a fault of the service; afterwards connections break.
    let before = session.take_tally();
    server.kill().await?;
    drop((pacing, talk));
    let (games, after) = session.end_with_the_service().await;
    result.kills += 1;
    result.acknowledged += before.acknowledged + after.acknowledged;
    result.said += before.said.percentiles().count + after.said.percentiles().count;
    result.problems.merge(before.problems);
    result.unanswered += games.iter().filter(|game| game.pending == Pending::Sent).count() as u64;
    Ok(games)
}

/// Reads all games: every acknowledged turn must be there once, and nothing that was not sent.
async fn check(spec: &KillSpec, games: &[LoadGame], result: &mut KillResult) -> anyhow::Result<()> {
    let mut http = HttpConnection::new(spec.rate.target.clone());
    let mut verified = Verified::default();
    for game in games {
        verified.read(&mut http, game).await?;
    }
    result.missing += verified.missing;
    result.lost += verified.lost;
    result.doubled += verified.doubled;
    result.wrong += verified.wrong;
    result.unanswered_on_disk += verified.kept_unanswered;
    if let Some(database) = &spec.database {
        let searched = sealing::search(database)?;
        result.searched.bytes += searched.bytes;
        result.searched.found += searched.found;
    }
    Ok(())
}

/// After the last kill, sends again what had no answer, and reads all games.
async fn finish(spec: &KillSpec, games: Vec<LoadGame>, result: &mut KillResult) -> anyhow::Result<()> {
    let session = open_sockets(&spec.rate.target, games).await?;
    resend(&session, result).await;
    let tally = session.take_tally();
    result.acknowledged += tally.acknowledged;
    result.said += tally.said.percentiles().count;
    result.problems.merge(tally.problems);
    let games = session.close().await;
    check(spec, &games, result).await
}

async fn resend(session: &Session, result: &mut KillResult) {
    let resent = session.resend();
    result.said_again += session.say_again() as u64;
    let (_, unanswered) = session.settle().await;
    result.unheard += session.unheard() as u64;
    result.resent += resent as u64;
    result.resent_acknowledged += resent.saturating_sub(unanswered) as u64;
}
