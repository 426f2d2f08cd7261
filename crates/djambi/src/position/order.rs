//! The order of turns (§5).

use alloc::vec::Vec;

use super::Position;
use crate::{PowerDuel, Rules, Seat, SeatSet};

/// A turn to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpcomingTurn {
    /// The player of the turn.
    pub seat: Seat,
    /// Whether it is an extra turn, which the player has by being in power.
    pub extra: bool,
}

/// The player to move, and the cursor: the seat whose place in the regular round was played last.
#[derive(Clone, Copy)]
struct Rota {
    turn: Seat,
    cursor: Seat,
}

impl Position {
    /// The next `count` turns, the current one first, as long as power does not change and no player is
    /// eliminated; none in a finished game.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// // Red is in power and plays after every turn of another player.
    /// let text = "gC7yC/9/9/9/4rC4/9/9/9/8bC rbyg b b 0 2";
    /// let turns = Position::parse(text, &Rules::CLASSIC)?.upcoming(&Rules::CLASSIC, 6);
    /// let letters: String = turns.iter().map(|turn| turn.seat.letter()).collect();
    /// assert_eq!(letters, "bryrgr");
    /// let extra: Vec<bool> = turns.iter().map(|turn| turn.extra).collect();
    /// assert_eq!(extra, [false, true, false, true, false, false]);
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn upcoming(&self, rules: &Rules, count: usize) -> Vec<UpcomingTurn> {
        let mut turns = Vec::with_capacity(count);
        turns.extend(self.turns(rules).take(count));
        turns
    }

    /// The same turns as an endless iterator.
    pub fn turns<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = UpcomingTurn> + use<'a> {
        let alive = self.alive();
        let in_power = self.in_power();
        let first = (alive.len() >= 2).then_some(Rota { turn: self.turn, cursor: self.cursor });
        let after = move |rota: &Rota| Some(next(rules, alive, in_power, rota.turn, rota.cursor));
        let turn = |rota: Rota| UpcomingTurn { seat: rota.turn, extra: rota.turn != rota.cursor };
        core::iter::successors(first, after).map(turn)
    }

    /// Passes the turn on after a turn by `player`, or to the winner; `in_power` is the player in power after
    /// the turn.
    #[inline]
    pub(super) fn give_turn_after(&mut self, rules: &Rules, player: Seat, in_power: Option<Seat>) {
        let rota = match self.winner() {
            Some(winner) => Rota { turn: winner, cursor: winner },
            None => next(rules, self.alive, in_power, player, self.cursor),
        };
        self.set_turn(rota.turn, rota.cursor);
    }
}

/// The three rules of §5, after a turn by `player`.
#[inline]
fn next(rules: &Rules, alive: SeatSet, in_power: Option<Seat>, player: Seat, cursor: Seat) -> Rota {
    if in_power.is_none() && player == cursor {
        // Most turns: the next player in the regular round plays, under any options.
        let next = alive.next_after(cursor).unwrap_or(cursor);
        return Rota { turn: next, cursor: next };
    }
    next_with_power(rules, alive, in_power, player, cursor)
}

/// The same where power may matter.
fn next_with_power(
    rules: &Rules,
    alive: SeatSet,
    in_power: Option<Seat>,
    player: Seat,
    cursor: Seat,
) -> Rota {
    let first = |seats: SeatSet| seats.next_after(cursor).unwrap_or(cursor);
    let mut others = alive;
    others.remove(player);
    let regular = |seat: Seat| Rota { turn: seat, cursor: seat };
    if alive.len() == 2 && rules.power_duel == PowerDuel::Single {
        return regular(first(others));
    }
    let at_least_three = alive.len() >= 3;
    let next = first(alive);
    match in_power {
        Some(holder) if holder != player => {
            Rota { turn: holder, cursor: if at_least_three && holder == next { holder } else { cursor } }
        }
        Some(_) if at_least_three => regular(first(others)),
        None if player != cursor => regular(first(others)),
        _ => regular(next),
    }
}
