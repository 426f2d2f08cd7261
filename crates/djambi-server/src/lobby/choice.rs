//! "Play now": which table fits best.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::HashSet;

use djambi::{Geometry, Rules, Seat};
use djambi_protocol::{ClockSettings, GameId};

use super::entry::OpenTable;
use crate::identity::PlayerId;

/// How long the player who opens a table may take to come to its page, in milliseconds.
const ARRIVAL: u64 = 30_000;
/// How many turns of a player a game has, roughly, when times are compared.
const TURNS: u64 = 40;

/// What a player wants to play.
pub(crate) struct Wish {
    /// The player.
    pub(crate) player: PlayerId,
    /// The board.
    pub(crate) board: &'static Geometry,
    /// The rules.
    pub(crate) rules: Rules,
    /// How long the players may think.
    pub(crate) clock: Option<ClockSettings>,
    /// The number of players; `None` for any.
    pub(crate) players: Option<usize>,
    /// The tables that have refused the player.
    pub(crate) refused: HashSet<GameId>,
}

/// What becomes of a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The player sits at such a table already.
    Held(GameId, Seat),
    /// A table has a free seat.
    Join(GameId),
    /// No table fits.
    Open,
}

impl Wish {
    /// The table that fits best, of these with the number of people who are there: the nearest clock, then
    /// the fewest free seats, then the oldest table.
    pub(super) fn choose<'a>(
        &self,
        tables: impl Iterator<Item = (&'a OpenTable, u32)>,
        now_ms: u64,
    ) -> Choice {
        let mut best = None;
        for (open, here) in tables.filter(|(open, _)| self.fits(open)) {
            if let Some((&seat, _)) = open.holders.iter().find(|(_, holder)| **holder == self.player) {
                return Choice::Held(open.table.id.clone(), seat);
            }
            let is_alive = here > 0 || self.is_by_day() || now_ms < open.table.since_ms + ARRIVAL;
            let Some(distance) = self.distance(open.table.clock).filter(|_| is_alive && open.free() > 0)
            else {
                continue;
            };
            let rank =
                (Reverse(distance), Reverse(open.free()), Reverse(open.table.since_ms), &open.table.id);
            best = best.max(Some(rank));
        }
        best.map_or(Choice::Open, |(.., id)| Choice::Join(id.clone()))
    }

    /// Whether the board, the rules and the number of players are those of a table that has not refused. A rated table is
    /// chosen by nothing but its name, and so is one whose game begins at a time.
    fn fits(&self, OpenTable { table, .. }: &OpenTable) -> bool {
        !table.table.rated
            && table.table.appointed_ms.is_none()
            && table.board == self.board
            && table.rules == self.rules
            && self.players.is_none_or(|players| players == table.seats.len())
            && !self.refused.contains(&table.id)
    }

    /// How far a clock is from the one that is wanted, in seconds of a game; `None` for a clock of another
    /// kind, and for one with less than half or more than double the time.
    fn distance(&self, clock: Option<ClockSettings>) -> Option<u64> {
        let (wanted, found) = match (self.clock, clock) {
            (None, None) => (0, 0),
            (Some(wanted), Some(found)) if wanted.is_by_day() == found.is_by_day() => {
                (seconds(wanted), seconds(found))
            }
            _ => return None,
        };
        (wanted <= 2 * found && found <= 2 * wanted).then(|| wanted.abs_diff(found))
    }

    fn is_by_day(&self) -> bool {
        self.clock.is_some_and(ClockSettings::is_by_day)
    }
}

/// The seconds that a player has for a game, roughly.
fn seconds(clock: ClockSettings) -> u64 {
    let (base, turn) = match clock {
        ClockSettings::RealTime { base_s, increment_s } => (base_s, increment_s),
        ClockSettings::ByDay { turn_s, bank_s } => (bank_s, turn_s),
    };
    u64::from(base) + TURNS * u64::from(turn)
}
