//! The output of a match: a line on standard error after each game, the result on standard output.

use std::fmt;
use std::io::{self, Write};

use djambi::Reason;
use djambi_lab::matches::{
    FinishedGame, Match, PressStats, RunOptions, Side, SideStats, Standing, Termination,
};
use djambi_lab::statistics::{Elo, Sample, Score, Sprt, Verdict};

use super::pace::Pace;
use crate::printable_output::tell;

/// Prints the progress and the result of a match.
pub(super) struct MatchPrinter<'a> {
    spec: &'a Match,
    test: &'a Sprt,
    blocks: usize,
    pace: Pace,
}

impl<'a> MatchPrinter<'a> {
    /// A printer whose clock starts now.
    pub(super) fn new(spec: &'a Match, test: &'a Sprt, running: RunOptions) -> Self {
        Self { spec, test, blocks: running.blocks, pace: Pace::start(running) }
    }

    /// The pace of the run.
    pub(super) const fn pace(&self) -> &Pace {
        &self.pace
    }

    /// Prints a line about a game that has just ended.
    pub(super) fn print_progress(&mut self, finished: &FinishedGame, standing: &Standing, games: usize) {
        self.pace.add_game();
        let all = self.blocks * self.spec.seatings.games();
        let mut line = format!("{games} of {all} games, {:.1} a minute", self.pace.games_a_minute());
        if !standing.blocks.is_empty() {
            line +=
                &format!("; after {} blocks {}", standing.blocks.len(), ShareSummary(self.spec, standing));
            line += &format!(", log ratio {:+.2}", self.test.log_likelihood_ratio(&standing.sample()));
        }
        for (side, failure) in &finished.failures {
            line += &format!("; {} failed: {failure}", self.spec.player(*side).name());
        }
        tell(&line);
    }

    /// Prints the result.
    pub(super) fn print(&self, output: &mut impl Write, standing: &Standing) -> io::Result<()> {
        let spec = self.spec;
        let sample = standing.sample();
        let a = spec.a.name();
        let b = spec.b.name();
        let blocks = standing.blocks.len();
        let games = standing.games();
        writeln!(output, "A           {a}\nB           {b}")?;
        let board = spec.board.name();
        let seatings = &spec.seatings;
        let players = seatings.players().len();
        let rules = spec.rules.base;
        let options: String = spec.rules.changes().map(|(name, value)| format!(" {name}={value}")).collect();
        writeln!(output, "board       {board}, {players} players, {rules}{options}")?;
        writeln!(output, "played      {blocks} blocks, {games} games, {seatings}, seed {}", spec.seed)?;
        if blocks == 0 {
            return writeln!(output, "no block is whole yet");
        }
        writeln!(output, "share of A  {}", ShareSummary(spec, standing))?;
        writeln!(output, "score of A  {}", ScoreSummary(spec, sample))?;
        writeln!(output, "sequential  {}", TestSummary(self.test, &sample))?;
        self.print_seats(output, standing)?;
        let ended = |reason| standing.endings.of(Termination::Over(reason));
        let open = standing.endings.of(Termination::Open);
        let percent = 100.0 * open as f64 / games as f64;
        writeln!(
            output,
            "ends        {} won, {} drawn by repetition, {} by quiet turns, {} by agreement, \
             {open} open after {} turns ({percent:.1} %)",
            ended(Reason::Win),
            ended(Reason::Repetition),
            ended(Reason::QuietLimit),
            ended(Reason::Agreement),
            spec.max_turns
        )?;
        let lengths: Sample = standing.lengths.iter().map(|&turns| turns as f64).collect();
        writeln!(output, "length      {:.1} turns", lengths.mean())?;
        let [failures_of_a, failures_of_b] = standing.stats.map(|effort| effort.failures);
        writeln!(output, "failures    A {failures_of_a}, B {failures_of_b}")?;
        self.print_treaties(output, standing)?;
        self.print_speed(output, standing)
    }

    /// Prints what the sides made of treaties, of those that deal with others.
    fn print_treaties(&self, output: &mut impl Write, standing: &Standing) -> io::Result<()> {
        for side in Side::ALL.into_iter().filter(|&side| self.spec.player(side).deals()) {
            let PressStats { offers, treaties, kept, broken, rounds, bound_rounds } =
                standing.stats[side as usize].press;
            let percent = 100.0 * bound_rounds as f64 / rounds.max(1) as f64;
            writeln!(
                output,
                "press of {side:?}  {offers} offers, {treaties} treaties, {kept} kept, {broken} broken, \
                 {bound_rounds} of {rounds} rounds under treaty ({percent:.0} %)"
            )?;
        }
        Ok(())
    }

    fn print_seats(&self, output: &mut impl Write, standing: &Standing) -> io::Result<()> {
        let seats = self.spec.seatings.players();
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
            self.pace.games_a_minute(),
            self.pace.concurrency()
        )
    }
}

/// A mean share with its confidence interval and the equivalent Elo difference, and which side has failed in
/// how many of its seats.
struct ShareSummary<'a>(&'a Match, &'a Standing);

impl fmt::Display for ShareSummary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(spec, standing) = self;
        let sample = standing.sample();
        let equal = spec.seatings.equal_share();
        // As few decimals as tell it: 0.5, 0.25, 0.333.
        let even = (equal * 1000.0).round() / 1000.0;
        let elo = |share| Elo::of_share(share, equal);
        match sample.interval() {
            Some(interval) => write!(
                f,
                "{:.3} ± {:.3} (equal: {even}), Elo-like {} ({} to {})",
                interval.mean,
                interval.half_width,
                elo(interval.mean),
                elo(interval.low()),
                elo(interval.high())
            )?,
            None => {
                let mean = sample.mean();
                let blocks = NoInterval(&sample);
                write!(f, "{mean:.3} (equal: {even}), {blocks}, Elo-like {}", elo(mean))?;
            }
        }
        for side in Side::ALL {
            let failures = standing.stats[side as usize].failures;
            if failures > 0 {
                let seats = standing.seats_of(&spec.seatings, side);
                write!(f, "; {side:?} failed in {failures} of its {seats} seats")?;
            }
        }
        Ok(())
    }
}

/// Why a sample has no interval.
struct NoInterval<'a>(&'a Sample);

impl fmt::Display for NoInterval<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.count() {
            1 => write!(f, "no interval from 1 block"),
            count if count < Sample::MIN_FOR_INTERVAL => write!(f, "no interval from {count} blocks"),
            count => write!(f, "no interval as all {count} blocks are equal"),
        }
    }
}

/// The score of a mean share with its confidence interval.
struct ScoreSummary<'a>(&'a Match, Sample);

impl fmt::Display for ScoreSummary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(spec, sample) = self;
        let equal = spec.seatings.equal_share();
        write!(f, "{}", Score::of_share(sample.mean(), equal))?;
        if let Some(interval) = sample.interval() {
            let [low, high] = Score::of_interval(&interval, equal);
            write!(f, " ({low} to {high})")?;
        }
        write!(f, " (equal: 0.5)")
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
        let ratio = test.log_likelihood_ratio(sample);
        let bound = Sprt::bound();
        write!(f, "{null} against {gain} points: {verdict}, log ratio {ratio:+.2} (ends at ±{bound:.2})")
    }
}
