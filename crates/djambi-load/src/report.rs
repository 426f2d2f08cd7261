//! The report of turns played at a rate.

use std::fmt;

use serde::Serialize;

use crate::latencies::Percentiles;
use crate::tally::{Problems, Tally};
use crate::treaties::TreatyCount;
use crate::usage::Usage;

/// What a run at one rate has shown.
#[derive(Debug, Serialize)]
pub(crate) struct RateReport {
    /// The number of games.
    pub(crate) games: usize,
    /// How many of them have a clock.
    pub(crate) with_clocks: usize,
    /// The number of open sockets.
    pub(crate) sockets: usize,
    /// The turns a second that were due.
    pub(crate) rate: f64,
    /// The turns a second that were acknowledged.
    pub(crate) achieved: f64,
    /// Milliseconds from due to acknowledged.
    pub(crate) ack_ms: Percentiles,
    /// The same while people were silent, where they whispered by turns.
    pub(crate) silent_ack_ms: Option<Percentiles>,
    /// Milliseconds from due to each socket's receipt of the event.
    pub(crate) fan_out_ms: Percentiles,
    /// Milliseconds from due to acknowledged, of messages of talk.
    pub(crate) said_ms: Percentiles,
    /// Milliseconds from due to each socket's receipt, of messages of talk.
    pub(crate) heard_ms: Percentiles,
    /// Messages of talk that were not acknowledged, or not heard by all who read them.
    pub(crate) unheard: usize,
    /// The ends of the treaties.
    pub(crate) treaties: TreatyCount,
    /// Turns that were due and never sent, because no game was free.
    pub(crate) unsent: usize,
    /// Turns without an answer.
    pub(crate) unanswered: usize,
    /// Games that have come to the end of the turns played in advance.
    pub(crate) played_out: usize,
    /// Refusals, errors and faults, by their names.
    pub(crate) problems: Problems,
    /// Processor time of the service, in microseconds a turn.
    pub(crate) server_us_per_turn: Option<f64>,
    /// Context switches of the service a turn.
    pub(crate) server_switches_per_turn: Option<f64>,
    /// The kilobytes that the service wrote to disks, for each turn.
    pub(crate) server_kb_per_turn: Option<f64>,
    /// What was used.
    #[serde(flatten)]
    pub(crate) usage: Usage,
}

impl RateReport {
    /// The report of a tally; the rest is to be filled in.
    pub(crate) fn new(rate: f64, tally: Tally, usage: Usage) -> Self {
        let turns = tally.acknowledged;
        Self {
            games: 0,
            with_clocks: 0,
            sockets: 0,
            rate,
            achieved: turns as f64 / usage.seconds,
            ack_ms: tally.acks.percentiles(),
            silent_ack_ms: None,
            fan_out_ms: tally.fan_out.percentiles(),
            said_ms: tally.said.percentiles(),
            heard_ms: tally.heard.percentiles(),
            unheard: 0,
            treaties: TreatyCount::default(),
            unsent: 0,
            unanswered: 0,
            played_out: 0,
            problems: tally.problems,
            server_us_per_turn: usage.micros_per_turn(turns),
            server_switches_per_turn: usage.switches_per_turn(turns),
            server_kb_per_turn: usage.kilobytes_per_turn(turns),
            usage,
        }
    }
}

impl fmt::Display for RateReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ack_ms, fan_out_ms, .. } = self;
        writeln!(f, "games               {} with {} sockets", self.games, self.sockets)?;
        if self.with_clocks > 0 {
            writeln!(f, "with a clock        {}", self.with_clocks)?;
        }
        writeln!(f, "turns a second      {:.0} of {:.0}", self.achieved, self.rate)?;
        writeln!(f, "acknowledged, ms    {ack_ms}")?;
        if let Some(silent) = &self.silent_ack_ms {
            writeln!(f, "in silence, ms      {silent}")?;
        }
        writeln!(f, "events, ms          p50 {:.1}  p99 {:.1}", fan_out_ms.p50, fan_out_ms.p99)?;
        if self.said_ms.count + self.unheard as u64 > 0 {
            let said = &self.said_ms;
            let heard = &self.heard_ms;
            writeln!(
                f,
                "talk, ms            p50 {:.1}  p99 {:.1}, heard p50 {:.1}  p99 {:.1} ({} messages, {} not heard)",
                said.p50, said.p99, heard.p50, heard.p99, said.count, self.unheard
            )?;
        }
        if self.treaties != TreatyCount::default() {
            writeln!(f, "treaties            {}", self.treaties)?;
        }
        writeln!(f, "not sent            {}", self.unsent)?;
        writeln!(f, "without an answer   {}", self.unanswered)?;
        writeln!(f, "problems            {}", self.problems)?;
        if self.played_out > 0 {
            writeln!(f, "games played out    {}: take more games or less time", self.played_out)?;
        }
        if let Some(server) = &self.usage.server {
            write!(f, "the service         {:.0} MB, {:.2} cores", server.rss_mb, server.cores)?;
            if let Some(micros) = self.server_us_per_turn {
                write!(f, ", {micros:.0} µs a turn")?;
            }
            if let Some(switches) = self.server_switches_per_turn {
                write!(f, ", {switches:.1} context switches a turn")?;
            }
            if let Some(kilobytes) = self.server_kb_per_turn {
                write!(f, ", {kilobytes:.2} KB written a turn")?;
            }
            writeln!(f)?;
        }
        write!(f, "{}", UsageLines(&self.usage))
    }
}

/// The lines about the load itself and about other programs.
pub(crate) struct UsageLines<'a>(pub(crate) &'a Usage);

impl fmt::Display for UsageLines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cores = |cores: Option<f64>| {
            cores.map_or_else(|| "unknown".to_owned(), |cores| format!("{cores:.2} cores"))
        };
        writeln!(f, "this load           {}", cores(self.0.own_cores))?;
        writeln!(f, "other programs      {}", cores(self.0.other_cores))?;
        if self.0.void == Some(true) {
            writeln!(f, "VOID: other programs took more than 0.2 cores; measure again on a quiet machine")?;
        }
        Ok(())
    }
}
