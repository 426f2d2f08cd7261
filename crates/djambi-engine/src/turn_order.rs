//! The order of turns.

use djambi::{Position, Rules, Seat};

/// The living players in the order of their next turns, if nobody enters or leaves power (§5).
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnOrder {
    /// The players; only the first `count` are set.
    seats: [Seat; Seat::LIMIT],
    count: u8,
    /// Each seat's place in the order.
    places: [u8; Seat::LIMIT],
    /// The number of turns before the next one of each seat.
    waits: [u8; Seat::LIMIT],
    /// The player who has a second turn before all have had one, and the number of turns before that.
    second: Option<(Seat, u8)>,
}

impl TurnOrder {
    /// What [`TurnOrder::wait`] gives for a player who is out.
    pub(crate) const NEVER: u8 = u8::MAX;

    /// The order in a position. In a finished game it holds only the winner.
    #[inline]
    pub(crate) fn of(position: &Position, rules: &Rules) -> Self {
        let turn = position.turn();
        let alive = position.alive();
        let mut order = Self {
            seats: [turn; Seat::LIMIT],
            count: 0,
            places: [Seat::LIMIT as u8; Seat::LIMIT],
            waits: [Self::NEVER; Seat::LIMIT],
            second: None,
        };
        order.push(turn, 0);
        if turn != position.cursor() || position.in_power().is_some() {
            order.follow(position, rules);
            return order;
        }
        // Most positions: the players follow each other around the board.
        for seat in alive.iter_after(turn).filter(|&seat| seat != turn) {
            order.push(seat, order.count);
        }
        order
    }

    /// Adds the other players as the rules give them turns.
    fn follow(&mut self, position: &Position, rules: &Rules) {
        let count = position.alive().len();
        for (turn, wait) in position.turns(rules).zip(0..).skip(1) {
            if self.place(turn.seat) == Seat::LIMIT {
                self.push(turn.seat, wait);
            } else if self.second.is_none() {
                self.second = Some((turn.seat, wait));
            }
            if self.seats().len() >= count {
                return;
            }
        }
    }

    /// The players, the one to move first.
    #[inline]
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count).min(Seat::LIMIT)]
    }

    /// A seat's place in the order; [`Seat::LIMIT`] for a player who is out.
    #[inline]
    pub(crate) fn place(&self, seat: Seat) -> usize {
        usize::from(self.places[seat.index()])
    }

    /// The number of turns before a seat's next one; [`TurnOrder::NEVER`] for a player who is out.
    #[inline]
    pub(crate) fn wait(&self, seat: Seat) -> u8 {
        self.waits[seat.index()]
    }

    /// Whether the player to move also plays the turn after this one.
    #[inline]
    pub(crate) fn plays_again(&self) -> bool {
        self.second == Some((self.seats[0], 1))
    }

    /// The player with two turns before a seat's next one.
    #[inline]
    pub(crate) fn plays_twice_before(&self, seat: Seat) -> Option<Seat> {
        self.second.filter(|&(_, wait)| wait < self.wait(seat)).map(|(twice, _)| twice)
    }

    #[inline]
    fn push(&mut self, seat: Seat, wait: u8) {
        if let Some(next) = self.seats.get_mut(usize::from(self.count)) {
            *next = seat;
            self.places[seat.index()] = self.count;
            self.waits[seat.index()] = wait;
            self.count += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi::Geometry;

    use super::*;
    use crate::Rng;

    /// Checks the order against the coming turns that the rules tell.
    fn check(position: &Position, rules: &Rules) {
        let order = TurnOrder::of(position, rules);
        let turns: Vec<Seat> =
            position.upcoming(rules, 2 * Seat::LIMIT).iter().map(|turn| turn.seat).collect();
        let wait = |seat: Seat| turns.iter().position(|&other| other == seat);
        let mut expected: Vec<Seat> = position.alive().iter().collect();
        expected.sort_by_key(|&seat| wait(seat));
        assert_eq!(order.seats(), expected, "{position}");
        assert_eq!(order.plays_again(), turns.len() > 1 && turns[0] == turns[1], "{position}");
        for seat in Seat::ALL {
            let place = expected.iter().position(|&other| other == seat);
            assert_eq!(order.place(seat), place.unwrap_or(Seat::LIMIT), "{seat} in {position}");
            if position.is_over() || place.is_none() {
                continue;
            }
            let before = &turns[..wait(seat).expect("turn")];
            assert_eq!(usize::from(order.wait(seat)), before.len(), "{seat} in {position}");
            let is_twice = |other: &Seat| before.iter().filter(|seat| *seat == other).count() > 1;
            let twice: Vec<Seat> = position.alive().iter().filter(is_twice).collect();
            assert_eq!(order.plays_twice_before(seat).as_slice(), twice, "{seat} in {position}");
        }
    }

    #[test]
    fn the_order_is_that_of_the_coming_turns() {
        for text in [
            "start",
            "gC7yC/9/9/9/4rC4/9/9/9/8bC rbyg b b 0 2",
            "gC7yC/9/9/9/4rC4/9/9/9/8bC rbyg r b 0 2",
            "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg y y 0 2",
            "8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31",
            "8yC/9/9/9/4rC4/9/9/9/9 r-y- r y 0 31",
            "8yC/9/9/9/4rC4/9/9/9/9 r-y- r r 0 31",
            "8yC/9/9/9/4rC4/9/9/9/9 r--- r r 0 31",
        ] {
            for rules in [Rules::CLASSIC, Rules::ARENA, Rules::VARIANTS] {
                if let Ok(position) = Position::parse(text, &rules) {
                    check(&position, &rules);
                }
            }
        }
    }

    #[test]
    fn the_order_is_that_of_the_coming_turns_in_random_games() {
        for (number, geometry) in Geometry::ALL.into_iter().cycle().take(40).enumerate() {
            let mut rng = Rng::new(number as u64);
            let mut rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][rng.below(3)];
            rules.set("power_duel", ["single", "double"][rng.below(2)]).expect("option");
            let mut position = Position::start_on(geometry);
            for _ in 0..300 {
                check(&position, &rules);
                let moves = position.legal_moves(&rules);
                let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
                position = position.play_unchecked(&rules, mv);
            }
        }
    }
}
