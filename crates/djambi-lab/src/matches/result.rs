//! The results of a match's games, each as a line of text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use djambi::{Reason, Seat, SeatSet};

use super::Side;

/// Identifies a game of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameIndex {
    /// The number of the block, from 0.
    pub block: usize,
    /// The number of the game in the block, from 0: the seating.
    pub game: usize,
}

/// The result of a game, and what it cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Which game it is.
    pub index: GameIndex,
    /// How it ended.
    pub termination: Termination,
    /// The seats that share the result: the winner, or all that were alive at a draw or at the turn limit.
    pub sharers: SeatSet,
    /// The number of turns, those of the opening included.
    pub turns: usize,
    /// The statistics of A and of B.
    pub stats: [SideStats; 2],
}

/// How a game of a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Termination {
    /// It was over by the rules.
    Over(Reason),
    /// It was left open at the turn limit.
    Open,
}

/// What one side spent on a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideStats {
    /// The number of turns that it played.
    pub turns: u64,
    /// The number of positions that it evaluated.
    pub nodes: u64,
    /// The time that it took.
    pub time: Duration,
    /// The number of its players that failed and resigned.
    pub failures: u64,
    /// Its treaties.
    pub press: PressStats,
}

/// The treaties of those players of a side that deal with others, all added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PressStats {
    /// The number of treaties that they proposed.
    pub offers: u64,
    /// The number of treaties that they were parties of, one between two of them counted twice.
    pub treaties: u64,
    /// Those of these that came to their end unbroken.
    pub kept: u64,
    /// Those of these that they broke themselves.
    pub broken: u64,
    /// The number of their regular turns with three or more players alive.
    pub rounds: u64,
    /// Those of these in which they were bound by a treaty.
    pub bound_rounds: u64,
}

impl PressStats {
    /// All numbers, in the order in which lines of results have them.
    #[must_use]
    pub const fn numbers(&self) -> [u64; 6] {
        [self.offers, self.treaties, self.kept, self.broken, self.rounds, self.bound_rounds]
    }

    /// The statistics with these numbers.
    #[must_use]
    pub const fn from_numbers([offers, treaties, kept, broken, rounds, bound_rounds]: [u64; 6]) -> Self {
        Self { offers, treaties, kept, broken, rounds, bound_rounds }
    }

    /// The sums of both.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let others = other.numbers();
        let mut sums = self.numbers();
        sums.iter_mut().zip(others).for_each(|(sum, number)| *sum = sum.saturating_add(number));
        Self::from_numbers(sums)
    }
}

impl Termination {
    /// All ways in which a game of a match ends: nobody closes one.
    pub const ALL: [Self; 5] = [
        Self::Over(Reason::Win),
        Self::Over(Reason::Repetition),
        Self::Over(Reason::QuietLimit),
        Self::Over(Reason::Agreement),
        Self::Open,
    ];

    /// The name: that of the reason, or `open`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Over(reason) => reason.name(),
            Self::Open => "open",
        }
    }
}

impl GameResult {
    /// The share of one seat.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.sharers.contains(seat) { 1.0 / self.sharers.len() as f64 } else { 0.0 }
    }

    /// The statistics of one side.
    #[must_use]
    pub const fn stats_of(&self, side: Side) -> &SideStats {
        &self.stats[side as usize]
    }
}

impl fmt::Display for GameResult {
    /// Writes, with tabs between them: block, game, termination, letters of the sharers, turns; then for A
    /// and for B turns, nodes, microseconds, failures, and the [numbers](PressStats::numbers) of its treaties.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameIndex { block, game } = self.index;
        let termination = self.termination.name();
        let sharers: String = self.sharers.iter().map(Seat::letter).collect();
        write!(f, "{block}\t{game}\t{termination}\t{sharers}\t{}", self.turns)?;
        self.stats.iter().try_for_each(|SideStats { turns, nodes, time, failures, press }| {
            write!(f, "\t{turns}\t{nodes}\t{}\t{failures}", time.as_micros())?;
            press.numbers().iter().try_for_each(|number| write!(f, "\t{number}"))
        })
    }
}

impl FromStr for GameResult {
    type Err = GameResultError;

    fn from_str(line: &str) -> Result<Self, GameResultError> {
        let mut fields = line.split('\t');
        let mut field = |name| fields.next().ok_or(GameResultError::Missing(name));
        let index = GameIndex { block: number(field("block")?)?, game: number(field("game")?)? };
        let termination = termination(field("end")?)?;
        let sharers = sharers(field("sharers")?)?;
        let turns = number(field("turns")?)?;
        let mut stats = [SideStats::default(); 2];
        for side in &mut stats {
            side.turns = number(field("turns of a side")?)?;
            side.nodes = number(field("nodes")?)?;
            side.time = Duration::from_micros(number(field("time")?)?);
            side.failures = number(field("failures")?)?;
            let mut numbers = [0; 6];
            for place in &mut numbers {
                *place = number(field("a number of treaties")?)?;
            }
            side.press = PressStats::from_numbers(numbers);
        }
        match fields.next() {
            Some(extra) => Err(GameResultError::Unexpected(extra.to_owned())),
            None => Ok(Self { index, termination, sharers, turns, stats }),
        }
    }
}

fn number<T: FromStr>(field: &str) -> Result<T, GameResultError> {
    field.parse().map_err(|_| GameResultError::Unexpected(field.to_owned()))
}

fn termination(field: &str) -> Result<Termination, GameResultError> {
    let over = Reason::named(field).map(Termination::Over);
    let known = over.or((field == Termination::Open.name()).then_some(Termination::Open));
    let known = known.filter(|termination| Termination::ALL.contains(termination));
    known.ok_or_else(|| GameResultError::Unexpected(field.to_owned()))
}

fn sharers(field: &str) -> Result<SeatSet, GameResultError> {
    let seats: Option<SeatSet> = field.chars().map(Seat::from_letter).collect();
    seats.filter(|seats| !seats.is_empty()).ok_or_else(|| GameResultError::Unexpected(field.to_owned()))
}

/// Why a line is not the result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameResultError {
    /// The line ends before this field.
    Missing(&'static str),
    /// The line has this text where something else must be.
    Unexpected(String),
}

impl fmt::Display for GameResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(name) => write!(f, "the field {name:?} is missing"),
            Self::Unexpected(field) => write!(f, "{field:?} does not belong here"),
        }
    }
}

impl std::error::Error for GameResultError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A result in which no number is a default.
    fn result(termination: Termination, sharers: &[Seat]) -> GameResult {
        let stats = |n| {
            let press = PressStats::from_numbers([n, 2, 3, 4, 5, n + 1]);
            let time = Duration::from_micros(3 + n);
            SideStats { turns: n, nodes: 10 * n, time, failures: n % 2, press }
        };
        let sharers = sharers.iter().copied().collect();
        GameResult {
            index: GameIndex { block: 12, game: 3 },
            termination,
            sharers,
            turns: 77,
            stats: [stats(31), stats(46)],
        }
    }

    #[test]
    fn results_round_trip_as_lines() {
        for termination in Termination::ALL {
            for sharers in [&[Seat::Green][..], &[Seat::Red, Seat::Yellow]] {
                let result = result(termination, sharers);
                assert_eq!(result.to_string().parse(), Ok(result));
            }
        }
        let line = result(Termination::Open, &[Seat::Red, Seat::Blue]).to_string();
        assert_eq!(
            line,
            "12\t3\topen\trb\t77\t31\t310\t34\t1\t31\t2\t3\t4\t5\t32\t46\t460\t49\t0\t46\t2\t3\t4\t5\t47"
        );
    }

    #[test]
    fn a_faulty_line_is_refused() {
        let line = result(Termination::Open, &[Seat::Red]).to_string();
        for cut in 0..line.len() - 1 {
            let read = line[..cut].parse::<GameResult>();
            assert!(read.is_err(), "{cut}: {read:?}");
        }
        for (from, to) in
            [("open", "shut"), ("\tr\t", "\tz\t"), ("\tr\t", "\t\t"), ("77", "-7"), ("\t0", "\t0\t0")]
        {
            assert!(line.replacen(from, to, 1).parse::<GameResult>().is_err(), "{to}");
        }
    }

    #[test]
    fn shares_sum_to_one() {
        let result = result(Termination::Open, &[Seat::Red, Seat::Blue, Seat::Green]);
        assert_eq!(result.share(Seat::Yellow), 0.0);
        assert!((Seat::ALL.iter().map(|&seat| result.share(seat)).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
