//! The result of a match as JSON.

use std::collections::BTreeMap;

use djambi::{Rules, Seat, SeatSet};
use djambi_lab::matches::{DrawOffers, Match, PressStats, Side, SideStats, Standing};
use djambi_lab::statistics::{Elo, Interval, Sample, Score, Sprt, Verdict};
use serde::Serialize;

use super::pace::Pace;

/// The result of a match. docs/MATCHES.md describes the fields.
#[derive(Serialize)]
pub(super) struct MatchReport {
    a: SideReport,
    b: SideReport,
    board: &'static str,
    rules: Rules,
    players: usize,
    seats: SeatSet,
    mode: &'static str,
    seats_of_a: usize,
    seed: u64,
    draw_offers: bool,
    max_turns: usize,
    blocks: usize,
    games_a_block: usize,
    games: usize,
    /// The share of A in each block.
    block_shares: Vec<f64>,
    share: Estimate,
    equal_share: f64,
    score: Estimate,
    elo: Estimate,
    test: TestReport,
    by_seat: Vec<SeatReport>,
    endings: BTreeMap<&'static str, usize>,
    lengths: Option<Lengths>,
    time: Time,
}

/// What a side spent.
#[derive(Serialize)]
struct SideReport {
    player: String,
    turns: u64,
    nodes: u64,
    seconds: f64,
    seats: usize,
    failures: u64,
    press: PressReport,
}

/// A side's part in treaties.
#[derive(Serialize)]
struct PressReport {
    offers: u64,
    treaties: u64,
    kept: u64,
    broken: u64,
    rounds: u64,
    bound_rounds: u64,
}

/// A mean with its 95 % interval: no mean without a block, no interval of fewer than four blocks or of equal
/// ones.
#[derive(Serialize)]
struct Estimate {
    mean: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

/// The sequential test.
#[derive(Serialize)]
struct TestReport {
    elo0: f64,
    elo1: f64,
    log_ratio: f64,
    bound: f64,
    verdict: &'static str,
}

/// The mean share of a seat in its games under A and under B.
#[derive(Serialize)]
struct SeatReport {
    seat: Seat,
    a: Option<f64>,
    b: Option<f64>,
}

/// The numbers of turns of the games, those of the openings included.
#[derive(Serialize)]
struct Lengths {
    mean: f64,
    deviation: Option<f64>,
    shortest: usize,
    longest: usize,
}

/// The time that this run took; games of earlier runs are not in it.
#[derive(Serialize)]
struct Time {
    seconds: f64,
    games: usize,
    concurrency: usize,
}

impl MatchReport {
    /// The result of a match so far.
    pub(super) fn new(spec: &Match, test: &Sprt, pace: &Pace, standing: &Standing) -> Self {
        let seatings = &spec.seatings;
        let sample = standing.sample();
        let equal_share = seatings.equal_share();
        let [a, b] = Side::ALL.map(|side| SideReport::new(spec, side, standing));
        Self {
            a,
            b,
            board: spec.board.name(),
            rules: spec.rules,
            players: seatings.players().len(),
            seats: seatings.players(),
            mode: seatings.mode().name(),
            seats_of_a: seatings.seats_of_a(),
            seed: spec.seed,
            draw_offers: spec.draw_offers == DrawOffers::On,
            max_turns: spec.max_turns,
            blocks: standing.blocks.len(),
            games_a_block: seatings.games(),
            games: standing.games(),
            block_shares: standing.blocks.clone(),
            share: Estimate::new(&sample, |share| share),
            equal_share,
            score: Estimate::new(&sample, |share| Score::of_share(share, equal_share).0),
            elo: Estimate::new(&sample, |share| Elo::of_share(share, equal_share).0),
            test: TestReport::new(test, &sample),
            by_seat: seatings.players().iter().map(|seat| SeatReport::new(seat, standing)).collect(),
            endings: standing.endings.iter().map(|(ending, count)| (ending.name(), count)).collect(),
            lengths: Lengths::of(&standing.lengths),
            time: Time {
                seconds: pace.elapsed().as_secs_f64(),
                games: pace.games(),
                concurrency: pace.concurrency(),
            },
        }
    }
}

impl SideReport {
    fn new(spec: &Match, side: Side, standing: &Standing) -> Self {
        let SideStats { turns, nodes, time, failures, press } = standing.stats[side as usize];
        let seats = standing.seats_of(&spec.seatings, side);
        let player = spec.player(side).name();
        let seconds = time.as_secs_f64();
        Self { player, turns, nodes, seconds, seats, failures, press: PressReport::new(press) }
    }
}

impl PressReport {
    const fn new(stats: PressStats) -> Self {
        let PressStats { offers, treaties, kept, broken, rounds, bound_rounds } = stats;
        Self { offers, treaties, kept, broken, rounds, bound_rounds }
    }
}

impl Estimate {
    /// The estimate of a rising function of the share.
    fn new(sample: &Sample, of: impl Fn(f64) -> f64) -> Self {
        let interval = sample.interval();
        let mean = (sample.count() > 0).then(|| of(sample.mean()));
        Self {
            mean,
            low: interval.as_ref().map(Interval::low).map(&of),
            high: interval.as_ref().map(Interval::high).map(&of),
        }
    }
}

impl TestReport {
    fn new(test: &Sprt, sample: &Sample) -> Self {
        let (Elo(elo0), Elo(elo1)) = test.hypotheses();
        let verdict = match test.verdict(sample) {
            Verdict::Open => "undecided",
            Verdict::Null => "elo0",
            Verdict::Gain => "elo1",
        };
        Self { elo0, elo1, log_ratio: test.log_likelihood_ratio(sample), bound: Sprt::bound(), verdict }
    }
}

impl SeatReport {
    fn new(seat: Seat, standing: &Standing) -> Self {
        let [a, b] = Side::ALL.map(|side| {
            let sample = standing.by_seat[side as usize][seat];
            (sample.count() > 0).then(|| sample.mean())
        });
        Self { seat, a, b }
    }
}

impl Lengths {
    /// The lengths of these games; none without a game.
    fn of(turns: &[usize]) -> Option<Self> {
        let sample: Sample = turns.iter().map(|&turns| turns as f64).collect();
        Some(Self {
            mean: sample.mean(),
            deviation: sample.variance().map(f64::sqrt),
            shortest: *turns.iter().min()?,
            longest: *turns.iter().max()?,
        })
    }
}
