//! Positions in which the game is over, or its result certain.

use djambi::{BySeat, Position, Rules, Seat};

use super::dead::is_dead;
use super::draw_score::{draw_shares, win_shares};
use crate::Params;
use crate::danger::can_kill_chief;

/// The result of a game that needs no search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::search) enum Terminal {
    /// A seat wins.
    Won(Seat),
    /// The players alive share a draw.
    Drawn,
}

impl Terminal {
    /// The shares of this result in a position.
    pub(in crate::search) fn shares(self, position: &Position, params: &Params) -> BySeat<f32> {
        match self {
            Self::Won(winner) => win_shares(winner),
            Self::Drawn => draw_shares(position, params),
        }
    }
}

/// The result in a position where it is certain: by the rules, by a repetition, by a kill of the last
/// opponent's chief, or in a dead position.
pub(in crate::search) fn terminal(
    position: &Position,
    rules: &Rules,
    is_repetition: impl FnOnce() -> bool,
) -> Option<Terminal> {
    if let Some(winner) = position.winner() {
        return Some(Terminal::Won(winner));
    }
    if rules.quiet_limit > 0 && position.quiet_turns() >= rules.quiet_limit {
        return Some(Terminal::Drawn);
    }
    if rules.repetition > 0 && is_repetition() {
        return Some(Terminal::Drawn);
    }
    let alive = position.alive();
    if alive.len() != 2 {
        return None;
    }
    let mover = position.turn();
    let target = position.chief(alive.next_after(mover)?)?;
    if can_kill_chief(position, rules, mover, target) {
        return Some(Terminal::Won(mover));
    }
    is_dead(position, rules).then_some(Terminal::Drawn)
}
