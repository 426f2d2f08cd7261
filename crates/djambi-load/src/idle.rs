//! Sockets that do nothing: what they cost.

use std::fmt;

use serde::Serialize;

use crate::clock::now;
use crate::creation::create_games;
use crate::rate::{RateSpec, open_sockets};
use crate::report::UsageLines;
use crate::result::LoadResult;
use crate::tally::Problems;
use crate::usage::{Usage, UsageMeter, megabytes};

/// What idle sockets have shown.
#[derive(Debug, Serialize)]
pub(crate) struct IdleResult {
    /// The number of games.
    pub(crate) games: usize,
    /// The number of sockets that were opened.
    pub(crate) sockets: usize,
    /// The number of sockets still open at the end.
    pub(crate) still_open: usize,
    /// How long it took to open them, in seconds.
    pub(crate) opening_seconds: f64,
    /// The service's memory before.
    pub(crate) rss_before_mb: Option<f64>,
    /// The service's memory with the games.
    pub(crate) rss_games_mb: Option<f64>,
    /// The service's memory with the sockets, at the end.
    pub(crate) rss_sockets_mb: Option<f64>,
    /// Memory a game, in kilobytes.
    pub(crate) kb_per_game: Option<f64>,
    /// Memory a socket, in kilobytes.
    pub(crate) kb_per_socket: Option<f64>,
    /// Memory of the load itself, in megabytes.
    pub(crate) own_rss_mb: Option<f64>,
    /// Refusals, errors and faults, by their names.
    pub(crate) problems: Problems,
    /// What was used while the sockets were held.
    #[serde(flatten)]
    pub(crate) usage: Usage,
}

impl fmt::Display for IdleResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let optional =
            |value: Option<f64>| value.map_or_else(|| "unknown".to_owned(), |value| format!("{value:.1}"));
        writeln!(f, "games               {}", self.games)?;
        writeln!(
            f,
            "sockets             {} opened in {:.1} s, {} open after {:.0} s more",
            self.sockets, self.opening_seconds, self.still_open, self.usage.seconds
        )?;
        writeln!(
            f,
            "memory, MB          {} before, {} with the games, {} with the sockets",
            optional(self.rss_before_mb),
            optional(self.rss_games_mb),
            optional(self.rss_sockets_mb)
        )?;
        writeln!(f, "a game, KB          {}", optional(self.kb_per_game))?;
        writeln!(f, "a socket, KB        {}", optional(self.kb_per_socket))?;
        if let Some(server) = &self.usage.server {
            writeln!(f, "while idle          {:.2} cores of the service", server.cores)?;
        }
        writeln!(f, "problems            {}", self.problems)?;
        write!(f, "{}", UsageLines(&self.usage))
    }
}

impl LoadResult for IdleResult {
    fn problems(&self) -> &Problems {
        &self.problems
    }

    fn is_right(&self) -> bool {
        self.problems.is_empty() && self.still_open == self.sockets
    }
}

/// Opens the sockets and holds them.
///
/// # Errors
/// When the service refuses the games or all sockets.
pub(crate) async fn run(spec: &RateSpec) -> anyhow::Result<IdleResult> {
    let rss_before_mb = spec.probe.rss_mb().await?;
    let games = create_games(&spec.target, spec.games, spec.sockets, spec.table).await?;
    let rss_games_mb = spec.probe.rss_mb().await?;
    let start = now();
    let session = open_sockets(&spec.target, games).await?;
    let sockets = session.open_sockets();
    let opening_seconds = start.elapsed().as_secs_f64();
    let meter = UsageMeter::start(&spec.probe).await?;
    tokio::time::sleep(spec.time).await;
    let usage = meter.finish().await?;
    let rss_sockets_mb = spec.probe.rss_mb().await?;
    let still_open = session.open_sockets();
    let problems = session.take_tally().problems;
    let own_rss_mb = super::proc::ProcessSample::of_self().map(|sample| megabytes(sample.rss));
    session.close().await;
    let each = |before: Option<f64>, after: Option<f64>, count: usize| {
        before.zip(after).map(|(before, after)| (after - before) * 1e3 / count as f64)
    };
    Ok(IdleResult {
        games: spec.games,
        sockets,
        still_open,
        opening_seconds,
        rss_before_mb,
        rss_games_mb,
        rss_sockets_mb,
        kb_per_game: each(rss_before_mb, rss_games_mb, spec.games),
        kb_per_socket: each(rss_games_mb, rss_sockets_mb, sockets),
        own_rss_mb,
        problems,
        usage,
    })
}
