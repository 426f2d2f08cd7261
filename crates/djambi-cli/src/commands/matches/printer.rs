//! The output of a match: a line on standard error after each game, the result on standard output.

use std::fmt;
use std::io::{self, Write};
use std::time::Instant;

use djambi_lab::matches::{FinishedGame, Match, RunOptions, Side, SideStats, Standing};
use djambi_lab::statistics::{Elo, Sample, Sprt, Verdict};

/// Prints the progress and the result of a match.
pub(super) struct MatchPrinter<'a> {
    spec: &'a Match,
    test: &'a Sprt,
    running: RunOptions,
    start: Instant,
    /// The number of games that were finished before the start.
    games_before: usize,
    games: usize,
}

impl<'a> MatchPrinter<'a> {
    /// A printer whose clock starts now.
    pub(super) fn new(spec: &'a Match, test: &'a Sprt, running: RunOptions, games: usize) -> Self {
        Self { spec, test, running, start: (running.now)(), games_before: games, games }
    }

    /// Prints a line about a game that has just ended.
    pub(super) fn print_progress(&mut self, finished: &FinishedGame, standing: &Standing, games: usize) {
        self.games = games;
        let all = self.running.blocks * self.spec.mode.games();
        let mut line = format!("{games} of {all} games, {:.1} a minute", self.games_a_minute());
        if !standing.blocks.is_empty() {
            line += &format!(
                "; after {} blocks {}",
                standing.blocks.len(),
                ShareSummary(self.spec, standing.sample())
            );
            line += &format!(", log ratio {:+.2}", self.test.log_likelihood_ratio(&standing.sample()));
        }
        for (side, failure) in &finished.failures {
            line += &format!("; {} failed: {failure}", self.spec.player(*side).name());
        }
        // The match goes on if its progress cannot be printed.
        let _ = writeln!(io::stderr(), "{line}");
    }

    /// Prints the result.
    pub(super) fn print(&self, output: &mut impl Write, standing: &Standing) -> io::Result<()> {
        let (spec, sample) = (self.spec, standing.sample());
        let (a, b) = (spec.a.name(), spec.b.name());
        let (blocks, games) = (standing.blocks.len(), standing.games());
        writeln!(output, "A           {a}\nB           {b}")?;
        writeln!(output, "played      {blocks} blocks, {games} games, {}, seed {}", spec.mode, spec.seed)?;
        if blocks == 0 {
            return writeln!(output, "no block is whole yet");
        }
        writeln!(output, "share of A  {}", ShareSummary(spec, sample))?;
        writeln!(output, "sequential  {}", TestSummary(self.test, &sample))?;
        self.print_seats(output, standing)?;
        let [repetition, quiet] = standing.drawn;
        let percent = 100.0 * standing.open as f64 / games as f64;
        writeln!(
            output,
            "ends        {} won, {repetition} drawn by repetition, {quiet} by quiet turns, \
             {} open after {} turns ({percent:.1} %)",
            standing.won, standing.open, spec.max_turns
        )?;
        writeln!(output, "length      {:.1} turns", standing.turns.mean())?;
        let [failures_of_a, failures_of_b] = standing.stats.map(|effort| effort.failures);
        writeln!(output, "failures    A {failures_of_a}, B {failures_of_b}")?;
        self.print_speed(output, standing)
    }

    fn print_seats(&self, output: &mut impl Write, standing: &Standing) -> io::Result<()> {
        let seats = self.spec.board.seats();
        write!(output, "by seat    ")?;
        for seat in seats.iter() {
            write!(output, " {seat:>7}")?;
        }
        for side in Side::ALL {
            write!(output, "\n         {side:?} ")?;
            for seat in seats.iter() {
                write!(output, " {:>7.3}", standing.by_seat[side as usize][seat].mean())?;
            }
        }
        writeln!(output)
    }

    fn print_speed(&self, output: &mut impl Write, standing: &Standing) -> io::Result<()> {
        for side in Side::ALL {
            let SideStats { turns, nodes, time, .. } = standing.stats[side as usize];
            let seconds = time.as_secs_f64();
            let per = |number: f64, unit: f64| if unit > 0.0 { number / unit } else { 0.0 };
            writeln!(
                output,
                "speed of {side:?}  {:.0} nodes a turn, {:.1} ms a turn, {:.0} nodes a second",
                per(nodes as f64, turns as f64),
                per(1000.0 * seconds, turns as f64),
                per(nodes as f64, seconds)
            )?;
        }
        writeln!(
            output,
            "speed       {:.1} games a minute, {} at a time",
            self.games_a_minute(),
            self.running.concurrency
        )
    }

    fn games_a_minute(&self) -> f64 {
        let minutes = ((self.running.now)() - self.start).as_secs_f64() / 60.0;
        if minutes > 0.0 { (self.games - self.games_before) as f64 / minutes } else { 0.0 }
    }
}

/// A mean share with its confidence interval and the equivalent Elo difference.
struct ShareSummary<'a>(&'a Match, Sample);

impl fmt::Display for ShareSummary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(spec, sample) = self;
        let even = spec.mode.equal_share();
        let elo = |share| Elo::of_share(share, even);
        match sample.interval() {
            Some(interval) => write!(
                f,
                "{:.3} ± {:.3} (equal: {even}), Elo-like {} ({} to {})",
                interval.mean,
                interval.half_width,
                elo(interval.mean),
                elo(interval.low()),
                elo(interval.high())
            ),
            None => write!(f, "{:.3} (equal: {even}), Elo-like {}", sample.mean(), elo(sample.mean())),
        }
    }
}

/// The verdict and the log ratio of the sequential test.
struct TestSummary<'a>(&'a Sprt, &'a Sample);

impl fmt::Display for TestSummary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(test, sample) = self;
        let (null, gain) = test.hypotheses();
        let verdict = match test.verdict(sample) {
            Verdict::Open => "undecided".to_owned(),
            Verdict::Null => format!("{null} accepted"),
            Verdict::Gain => format!("{gain} accepted"),
        };
        let (ratio, bound) = (test.log_likelihood_ratio(sample), Sprt::bound());
        write!(f, "{null} against {gain} points: {verdict}, log ratio {ratio:+.2} (ends at ±{bound:.2})")
    }
}
