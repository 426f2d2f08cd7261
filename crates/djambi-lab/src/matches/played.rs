//! Games that have been played, told in a line each.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use djambi::{Reason, Seat, SeatSet};

use super::Side;

/// Which game of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket {
    /// The number of the block, from 0.
    pub block: usize,
    /// The number of the game in the block, from 0: its seating.
    pub game: usize,
}

/// A game that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Which one.
    pub ticket: Ticket,
    /// How it ended.
    pub end: End,
    /// Among whom the result is divided: the winner, or all who were alive at a draw or when the game was left open.
    pub sharers: SeatSet,
    /// How many turns were played, those of the opening included.
    pub turns: usize,
    /// What A and B did for it.
    pub efforts: [Effort; 2],
}

/// How a game of a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Over(Reason),
    /// It went on for too long and was left open.
    Open,
}

/// What one side did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How often it chose a move.
    pub turns: u64,
    /// How many positions it evaluated.
    pub nodes: u64,
    /// How long it thought.
    pub time: Duration,
    /// How many of its players failed and had to resign.
    pub failures: u64,
}

impl Played {
    /// The part of the result that one seat has.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.sharers.contains(seat) { 1.0 / self.sharers.len() as f64 } else { 0.0 }
    }

    /// What one side did for it.
    #[must_use]
    pub const fn effort(&self, side: Side) -> &Effort {
        &self.efforts[side as usize]
    }
}

const REASONS: [Reason; 4] = [Reason::LastAlive, Reason::Repetition, Reason::QuietLimit, Reason::Agreement];
const OPEN: &str = "open";

impl fmt::Display for Played {
    /// Writes block, game, end, letters of the sharers, turns, then for A and for B turns, nodes, microseconds and
    /// failures, with tabs between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ticket { block, game } = self.ticket;
        let end = match self.end {
            End::Over(reason) => reason.name(),
            End::Open => OPEN,
        };
        let sharers: String = self.sharers.iter().map(Seat::letter).collect();
        write!(f, "{block}\t{game}\t{end}\t{sharers}\t{}", self.turns)?;
        self.efforts.iter().try_for_each(|Effort { turns, nodes, time, failures }| {
            write!(f, "\t{turns}\t{nodes}\t{}\t{failures}", time.as_micros())
        })
    }
}

impl FromStr for Played {
    type Err = PlayedError;

    fn from_str(line: &str) -> Result<Self, PlayedError> {
        let mut words = line.split('\t');
        let mut word = |what| words.next().ok_or(PlayedError::Missing(what));
        let ticket = Ticket { block: number(word("block")?)?, game: number(word("game")?)? };
        let end = end(word("end")?)?;
        let sharers = sharers(word("sharers")?)?;
        let turns = number(word("turns")?)?;
        let mut efforts = [Effort::default(); 2];
        for effort in &mut efforts {
            effort.turns = number(word("turns of a side")?)?;
            effort.nodes = number(word("nodes")?)?;
            effort.time = Duration::from_micros(number(word("time")?)?);
            effort.failures = number(word("failures")?)?;
        }
        match words.next() {
            Some(more) => Err(PlayedError::Wrong(more.to_owned())),
            None => Ok(Self { ticket, end, sharers, turns, efforts }),
        }
    }
}

fn number<T: FromStr>(word: &str) -> Result<T, PlayedError> {
    word.parse().map_err(|_| PlayedError::Wrong(word.to_owned()))
}

fn end(word: &str) -> Result<End, PlayedError> {
    if word == OPEN {
        return Ok(End::Open);
    }
    let reason = REASONS.into_iter().find(|reason| reason.name() == word);
    reason.map(End::Over).ok_or_else(|| PlayedError::Wrong(word.to_owned()))
}

fn sharers(word: &str) -> Result<SeatSet, PlayedError> {
    let seats: Option<SeatSet> = word.chars().map(Seat::from_letter).collect();
    seats.filter(|seats| !seats.is_empty()).ok_or_else(|| PlayedError::Wrong(word.to_owned()))
}

/// Why a line does not tell of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayedError {
    /// It ends before this part.
    Missing(&'static str),
    /// It has this where something else must be.
    Wrong(String),
}

impl fmt::Display for PlayedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(f, "there is no {what}"),
            Self::Wrong(word) => write!(f, "{word:?} has no place here"),
        }
    }
}

impl std::error::Error for PlayedError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with nothing at its default.
    fn played(end: End, sharers: &[Seat]) -> Played {
        let effort =
            |n| Effort { turns: n, nodes: 10 * n, time: Duration::from_micros(3 + n), failures: n % 2 };
        let sharers = sharers.iter().copied().collect();
        Played {
            ticket: Ticket { block: 12, game: 3 },
            end,
            sharers,
            turns: 77,
            efforts: [effort(31), effort(46)],
        }
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let ends = REASONS.map(End::Over).into_iter().chain([End::Open]);
        for end in ends {
            for sharers in [&[Seat::Green][..], &[Seat::Red, Seat::Yellow]] {
                let game = played(end, sharers);
                assert_eq!(game.to_string().parse(), Ok(game));
            }
        }
        let line = played(End::Open, &[Seat::Red, Seat::Blue]).to_string();
        assert_eq!(line, "12\t3\topen\trb\t77\t31\t310\t34\t1\t46\t460\t49\t0");
    }

    #[test]
    fn a_faulty_line_is_refused() {
        let line = played(End::Open, &[Seat::Red]).to_string();
        for cut in 0..line.len() - 1 {
            let read = line[..cut].parse::<Played>();
            assert!(read.is_err(), "{cut}: {read:?}");
        }
        for (from, to) in
            [("open", "shut"), ("\tr\t", "\tz\t"), ("\tr\t", "\t\t"), ("77", "-7"), ("\t0", "\t0\t0")]
        {
            assert!(line.replacen(from, to, 1).parse::<Played>().is_err(), "{to}");
        }
    }

    #[test]
    fn shares_sum_to_one() {
        let game = played(End::Open, &[Seat::Red, Seat::Blue, Seat::Green]);
        assert_eq!(game.share(Seat::Yellow), 0.0);
        assert!((Seat::ALL.iter().map(|&seat| game.share(seat)).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
