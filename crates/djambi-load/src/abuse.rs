//! Rude clients beside honest games: what the service answers, and what the honest ones notice.

mod aggressor;
mod connections;
mod floods;
mod frames;
mod requests;

use std::fmt;
use std::io::Write;
use std::time::Duration;

use anyhow::Context;
use djambi_protocol::GameId;
use serde::Serialize;

use crate::creation::create_games;
use crate::latencies::Percentiles;
use crate::rate::{RateSpec, open, open_sockets};
use crate::result::LoadResult;
use crate::session::Session;
use crate::table::TableSpec;
use crate::tally::Problems;
use crate::usage::{Probe, UsageMeter};
use crate::verification::{Verified, read_back};
use aggressor::{Abuse, Aggressor};

/// How long the honest games are measured before each abuse, and left alone after it, at most.
const MAX_QUIET_TIME: Duration = Duration::from_secs(3);
/// An abuse is given this much of the time of a run: more, so that limits of that time are seen.
const ABUSE_TIME: f64 = 1.2;
/// The turns of the long game that is read again and again.
const LONG_GAME: u32 = 1_000;
/// How fast it is played.
const LONG_GAME_RATE: f64 = 500.0;
/// How often the service's memory is read.
const SAMPLE_EVERY: Duration = Duration::from_millis(100);

/// What an abuse has shown.
#[derive(Debug, Serialize)]
pub(crate) struct AbuseRow {
    /// The abuse.
    name: &'static str,
    /// What the service answered, with the number of times.
    answers: Problems,
    /// The service's memory before.
    rss_before_mb: Option<f64>,
    /// The service's largest memory meanwhile.
    rss_peak_mb: Option<f64>,
    /// The service's memory some seconds later.
    rss_after_mb: Option<f64>,
    /// Honest latencies before.
    honest_before_ms: Percentiles,
    /// Honest latencies meanwhile.
    honest_during_ms: Percentiles,
    /// The 99th percentile meanwhile to that before.
    p99_ratio: f64,
    /// The cores that other programs took.
    other_cores: Option<f64>,
    /// Whether they took too much for the latencies to say anything.
    void: Option<bool>,
}

/// What all abuses have shown.
#[derive(Debug, Serialize)]
pub(crate) struct AbuseResult {
    /// The abuses, in their order.
    rows: Vec<AbuseRow>,
    /// Refusals, errors and faults of the honest games.
    pub(crate) honest_problems: Problems,
    /// Turns of the honest games without an answer.
    pub(crate) honest_unanswered: usize,
    /// The honest games, read back.
    pub(crate) read_back: Verified,
}

impl fmt::Display for AbuseResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let memory =
                |value: Option<f64>| value.map_or_else(|| "?".to_owned(), |value| format!("{value:.0}"));
            writeln!(f, "{}", row.name)?;
            writeln!(f, "    answers     {}", row.answers)?;
            writeln!(
                f,
                "    memory, MB  {} before, {} at most, {} after",
                memory(row.rss_before_mb),
                memory(row.rss_peak_mb),
                memory(row.rss_after_mb)
            )?;
            writeln!(
                f,
                "    honest p99  {:.1} ms before, {:.1} during: × {:.1}{}",
                row.honest_before_ms.p99,
                row.honest_during_ms.p99,
                row.p99_ratio,
                if row.void == Some(true) { " (VOID: other programs took more than 0.2 cores)" } else { "" }
            )?;
        }
        writeln!(f, "honest problems     {}", self.honest_problems)?;
        writeln!(f, "honest unanswered   {}", self.honest_unanswered)?;
        writeln!(f, "read back           {}", self.read_back)
    }
}

impl LoadResult for AbuseResult {
    fn problems(&self) -> &Problems {
        &self.honest_problems
    }

    fn is_right(&self) -> bool {
        self.read_back.is_right() && self.honest_problems.is_empty() && self.honest_unanswered == 0
    }
}

/// Plays honest games and abuses the service beside them, one abuse after the other.
///
/// # Errors
/// When the service refuses the honest games, or its metrics cannot be read.
pub(crate) async fn run(spec: &RateSpec) -> anyhow::Result<AbuseResult> {
    let aggressor = Aggressor {
        // Limits by address meet the aggressor, and not the honest games.
        target: spec.target.for_others(),
        game: long_game(spec).await.context("playing a long game")?,
        time: spec.time.mul_f64(ABUSE_TIME),
    };
    let session = open(spec).await?;
    let pacing = session.start(spec.rate);
    tokio::time::sleep(spec.warmup).await;
    let mut honest_problems = session.take_tally().problems;
    let mut rows = Vec::new();
    for abuse in all() {
        let _ = writeln!(std::io::stderr(), "{} ...", abuse.name);
        rows.push(measure(&abuse, &aggressor, spec, &session, &mut honest_problems).await?);
    }
    drop(pacing);
    let (_, honest_unanswered) = session.settle().await;
    honest_problems.merge(session.take_tally().problems);
    let games = session.close().await;
    let read_back = read_back(&spec.target, &games, usize::MAX).await?;
    Ok(AbuseResult { rows, honest_problems, honest_unanswered, read_back })
}

/// Every abuse. The games of bots are last, because they go on.
fn all() -> Vec<Abuse> {
    let parts = [connections::all(), frames::all(), floods::all(), requests::all()];
    parts.into_iter().flatten().collect()
}

/// Plays a long game and leaves it.
async fn long_game(spec: &RateSpec) -> anyhow::Result<GameId> {
    let games = create_games(&spec.target, 1, 1, TableSpec::default()).await?;
    let session = open_sockets(&spec.target, games).await?;
    let pacing = session.start(LONG_GAME_RATE);
    let time = Duration::from_secs_f64(f64::from(LONG_GAME) / LONG_GAME_RATE);
    tokio::time::sleep(time).await;
    drop(pacing);
    session.settle().await;
    session.close().await.into_iter().map(|game| game.id).next().context("the game is gone")
}

async fn measure(
    abuse: &Abuse,
    aggressor: &Aggressor,
    spec: &RateSpec,
    session: &Session,
    honest_problems: &mut Problems,
) -> anyhow::Result<AbuseRow> {
    honest_problems.merge(session.take_tally().problems);
    let quiet_time = spec.time.min(MAX_QUIET_TIME);
    tokio::time::sleep(quiet_time).await;
    let before = session.take_tally();
    let rss_before_mb = spec.probe.rss_mb().await?;
    let meter = UsageMeter::start(&spec.probe).await?;
    let running = abuse.start(aggressor.clone());
    // A short abuse is measured for as long as the honest games were before, so that there are enough turns.
    let at_least = tokio::time::sleep(quiet_time);
    let ((), watched) = tokio::join!(at_least, watch(running, &spec.probe));
    let (answers, rss_peak_mb) = watched?;
    let during = session.take_tally();
    let usage = meter.finish().await?;
    tokio::time::sleep(quiet_time).await;
    let honest_before_ms = before.acks.percentiles();
    let honest_during_ms = during.acks.percentiles();
    honest_problems.merge(before.problems);
    honest_problems.merge(during.problems);
    Ok(AbuseRow {
        name: abuse.name,
        answers,
        rss_before_mb,
        rss_peak_mb,
        rss_after_mb: spec.probe.rss_mb().await?,
        honest_before_ms,
        honest_during_ms,
        p99_ratio: honest_during_ms.p99 / honest_before_ms.p99.max(1e-3),
        other_cores: usage.other_cores,
        void: usage.void,
    })
}

/// Waits for the end of an abuse and reads the service's memory meanwhile.
async fn watch(
    mut running: tokio::sync::oneshot::Receiver<Problems>,
    probe: &Probe,
) -> anyhow::Result<(Problems, Option<f64>)> {
    let mut peak: Option<f64> = None;
    let mut answers = None;
    while answers.is_none() {
        tokio::select! {
            ended = &mut running => answers = Some(ended.context("the abuse has failed")?),
            () = tokio::time::sleep(SAMPLE_EVERY) => {}
        }
        let rss = probe.rss_mb().await?;
        peak = rss.map(|rss| peak.map_or(rss, |peak| peak.max(rss)));
    }
    Ok((answers.unwrap_or_default(), peak))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentence for hosts.
    const PAGE: &str = include_str!("../../../docs/OPERATION.md");

    #[test]
    fn the_table_of_the_page_has_every_abuse() {
        let (_, table) = PAGE.split_once("\n| abuse |").expect("the table of abuses");
        let (table, _) = table.split_once("\n\n").expect("the end of the table");
        // The head and the line below it are no abuses.
        let rows = table.lines().skip(2).map(|row| row.split('|').nth(1).unwrap_or_default().trim());
        let names: Vec<_> = all().into_iter().map(|abuse| abuse.name).collect();
        assert_eq!(rows.collect::<Vec<_>>(), names);
    }
}
