//! Turns at a given rate.

use std::fmt;
use std::time::Duration;

use anyhow::bail;
use serde::Serialize;

use crate::clock::now;
use crate::creation::create_games;
use crate::game::LoadGame;
use crate::report::RateReport;
use crate::result::LoadResult;
use crate::session::{Pacing, Session};
use crate::table::TableSpec;
use crate::talk::Speech;
use crate::tally::{Problems, Tally};
use crate::usage::{Probe, UsageMeter};
use crate::verification::{Verified, read_back};
use djambi_client::Target;

/// How many games are read back after a run.
const READ_BACK: usize = 50;
/// How long people are silent, and then whisper.
const SPELL: Duration = Duration::from_secs(5);

/// What a run is made of.
#[derive(Clone, Debug)]
pub(crate) struct RateSpec {
    /// The service.
    pub(crate) target: Target,
    /// How the service's memory and processor time are known.
    pub(crate) probe: Probe,
    /// The number of games.
    pub(crate) games: usize,
    /// The number of sockets of each game.
    pub(crate) sockets: usize,
    /// What the games have beside turns.
    pub(crate) table: TableSpec,
    /// Turns a second, in all.
    pub(crate) rate: f64,
    /// How long turns are sent before they are measured.
    pub(crate) warmup: Duration,
    /// How long turns are measured.
    pub(crate) time: Duration,
}

/// What a run has shown.
#[derive(Debug, Serialize)]
pub(crate) struct RateResult {
    /// The run itself.
    #[serde(flatten)]
    pub(crate) report: RateReport,
    /// Some of the games, read back.
    pub(crate) read_back: Verified,
}

impl fmt::Display for RateResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.report)?;
        writeln!(f, "read back           {}", self.read_back)
    }
}

impl LoadResult for RateResult {
    fn problems(&self) -> &Problems {
        &self.report.problems
    }

    fn is_right(&self) -> bool {
        self.read_back.is_right() && self.report.problems.is_empty()
    }
}

/// Opens the games and plays at the rate.
///
/// # Errors
/// When the service refuses the games or all sockets.
pub(crate) async fn run(spec: &RateSpec) -> anyhow::Result<RateResult> {
    let session = open(spec).await?;
    let report = measure(&session, spec, spec.rate).await?;
    let games = session.close().await;
    Ok(RateResult { report, read_back: read_back(&spec.target, &games, READ_BACK).await? })
}

/// Creates the games and opens their sockets.
///
/// # Errors
/// When the service refuses the games or all sockets.
pub(crate) async fn open(spec: &RateSpec) -> anyhow::Result<Session> {
    let games = create_games(&spec.target, spec.games, spec.sockets, spec.table).await?;
    open_sockets(&spec.target, games).await
}

/// Opens the sockets of games.
///
/// # Errors
/// When all are refused.
pub(crate) async fn open_sockets(target: &Target, games: Vec<LoadGame>) -> anyhow::Result<Session> {
    let session = Session::open(target, games).await;
    if session.open_sockets() == 0 {
        let problems = session.take_tally().problems;
        bail!("no socket could be opened: {problems}");
    }
    Ok(session)
}

/// Plays at a rate on open sockets. Where people whisper they are silent as long, by turns.
///
/// # Errors
/// When the service's metrics cannot be read.
pub(crate) async fn measure(session: &Session, spec: &RateSpec, rate: f64) -> anyhow::Result<RateReport> {
    let is_by_turns = spec.table.speech == Speech::Whispers;
    let talk = (spec.table.talk > 0 && !is_by_turns).then(|| start_talk(session, spec));
    let pacing = session.start(rate);
    tokio::time::sleep(spec.warmup).await;
    let early = session.take_tally();
    let meter = UsageMeter::start(&spec.probe).await?;
    let (mut tally, silent) = if is_by_turns {
        let (whispering, silent) = whisper_by_turns(session, spec).await;
        (whispering, Some(silent))
    } else {
        tokio::time::sleep(spec.time).await;
        (session.take_tally(), None)
    };
    let usage = meter.finish().await?;
    drop((pacing, talk));
    let (unsent, unanswered) = session.settle().await;
    tally.problems.merge(early.problems);
    tally.problems.merge(session.take_tally().problems);
    let silent_ack_ms = silent.map(|silent| {
        tally.problems.merge(silent.problems);
        tally.acknowledged += silent.acknowledged;
        silent.acks.percentiles()
    });
    let mut report = RateReport::new(rate, tally, usage);
    report.silent_ack_ms = silent_ack_ms;
    report.games = spec.games;
    report.with_clocks = session.with_clocks();
    report.sockets = session.open_sockets();
    report.played_out = session.played_out();
    (report.unsent, report.unanswered) = (unsent, unanswered);
    report.unheard = session.unheard();
    report.treaties = session.treaties();
    Ok(report)
}

fn start_talk(session: &Session, spec: &RateSpec) -> Pacing {
    session.start_talk(spec.table.messages_a_second(spec.games))
}

/// What is counted while people whisper for the time of a run, and while they are silent as long, by turns: so
/// whatever else the machine does comes to both.
async fn whisper_by_turns(session: &Session, spec: &RateSpec) -> (Tally, Tally) {
    let mut whispering = Tally::new(now());
    let mut silent = Tally::new(now());
    let spells = spec.time.div_duration_f64(SPELL).ceil().max(1.0);
    for _ in 0..spells as u32 {
        tokio::time::sleep(spec.time.div_f64(spells)).await;
        silent.merge(session.take_tally());
        let talk = start_talk(session, spec);
        tokio::time::sleep(spec.time.div_f64(spells)).await;
        drop(talk);
        session.hush().await;
        whispering.merge(session.take_tally());
    }
    (whispering, silent)
}
