//! The values of a solved table.

use super::outcome::Outcome;

/// The value of each state: 0 for a draw; else the number of turns to the win, negative if the second player
/// wins. They take one byte each where that is enough.
#[derive(Debug)]
pub(super) enum Values {
    Short(Box<[i8]>),
    Long(Box<[i16]>),
}

impl Values {
    /// The values of these outcomes.
    pub(super) fn new(outcomes: impl Iterator<Item = Option<Outcome>> + Clone) -> Self {
        let value = |outcome: Option<Outcome>| {
            let turns = outcome.map_or(0, |outcome| i16::try_from(outcome.turns).unwrap_or(i16::MAX));
            if outcome.is_some_and(|outcome| outcome.winner == 1) { -turns } else { turns }
        };
        let is_short = |outcome: Option<Outcome>| i8::try_from(value(outcome)).is_ok();
        if outcomes.clone().all(is_short) {
            Self::Short(outcomes.map(|outcome| value(outcome) as i8).collect())
        } else {
            Self::Long(outcomes.map(value).collect())
        }
    }

    /// The outcome of a state; `None` for a draw.
    pub(super) fn outcome(&self, state: usize) -> Option<Outcome> {
        let value = match self {
            Self::Short(values) => i16::from(values[state]),
            Self::Long(values) => values[state],
        };
        let winner = usize::from(value < 0);
        (value != 0).then(|| Outcome { winner, turns: u32::from(value.unsigned_abs()) })
    }

    /// The memory that the values take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Short(values) => values.len(),
            Self::Long(values) => values.len() * size_of::<i16>(),
        }
    }
}
