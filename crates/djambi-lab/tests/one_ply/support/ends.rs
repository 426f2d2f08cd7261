//! A tally of how games ended.

use std::collections::BTreeMap;
use std::fmt;

use djambi::{Game, Reason};

/// A tally of games.
#[derive(Default)]
pub(crate) struct Ends {
    ends: BTreeMap<String, usize>,
    lengths: Vec<usize>,
}

impl Ends {
    /// Counts a finished game.
    pub(crate) fn count(&mut self, game: &Game) {
        let outcome = game.outcome().expect("outcome");
        let end = match (outcome.winner(), outcome.reason) {
            (Some(winner), _) => format!("won by {winner}"),
            (None, reason) => format!("drawn by {} between {}", reason.name(), outcome.sharers.len()),
        };
        assert!(outcome.reason != Reason::Agreement, "bots agree to no draws");
        *self.ends.entry(end).or_default() += 1;
        self.lengths.push(game.events().len());
    }

    /// Adds another tally.
    pub(crate) fn add(&mut self, other: Self) {
        for (end, number) in other.ends {
            *self.ends.entry(end).or_default() += number;
        }
        self.lengths.extend(other.lengths);
    }

    /// The number of games.
    pub(crate) fn games(&self) -> usize {
        self.lengths.len()
    }

    /// The number of turns.
    pub(crate) fn turns(&self) -> usize {
        self.lengths.iter().sum()
    }

    /// The number of games with a winner.
    pub(crate) fn won(&self) -> usize {
        self.ends.iter().filter(|(end, _)| end.starts_with("won")).map(|(_, number)| number).sum()
    }
}

impl fmt::Display for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let at = |part: usize| lengths.get(lengths.len() * part / 100).copied().unwrap_or_default();
        writeln!(
            f,
            "{} games; turns: median {}, nine tenths under {}, longest {}",
            self.games(),
            at(50),
            at(90),
            lengths.last().copied().unwrap_or_default()
        )?;
        self.ends.iter().try_for_each(|(end, number)| writeln!(f, "{number:>6} {end}"))
    }
}
