//! The proven result of an ending.

use djambi::Seat;
use djambi_engine::Verdict;
use djambi_text::Cli;
use serde::Serialize;

/// The proven result of an ending.
#[derive(Clone, Copy, Serialize)]
#[serde(tag = "result", rename_all = "snake_case")]
pub(super) enum ProvenResult {
    /// A player wins in this number of turns.
    Won {
        #[serde(serialize_with = "seat_name")]
        winner: Seat,
        turns: u32,
    },
    /// A player wins in at most this number of turns.
    WonWithin {
        #[serde(serialize_with = "seat_name")]
        winner: Seat,
        turns: u32,
    },
    /// Nobody can force a win.
    Drawn,
}

impl ProvenResult {
    /// The result for people.
    pub(super) fn sentence(self, texts: Cli) -> String {
        match self {
            Self::Won { winner, turns } => texts.wins_in(winner, turns.into()),
            Self::WonWithin { winner, turns } => texts.wins_within(winner, turns.into()),
            Self::Drawn => texts.drawn_ending().to_owned(),
        }
    }
}

impl From<Verdict> for ProvenResult {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Won { winner, turns } => Self::Won { winner, turns },
            Verdict::WonWithin { winner, turns } => Self::WonWithin { winner, turns },
            Verdict::Drawn => Self::Drawn,
        }
    }
}

fn seat_name<S: serde::Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(seat.name())
}
