//! Who plays when.

use djambi::{Position, PowerDuel, Rules, Seat};

/// The living players in the order in which each of them plays next, the player to move first.
#[derive(Clone, Copy)]
pub(crate) struct Order {
    seats: [Seat; Seat::LIMIT],
    count: usize,
    /// Each seat's place in the order; `Seat::LIMIT` for those who are out.
    places: [u8; Seat::LIMIT],
    /// Whether the player to move also plays the turn after this one.
    pub(crate) plays_again: bool,
}

impl Order {
    /// The order of turns (§5) as it is if nobody enters or leaves power.
    #[inline]
    pub(crate) fn of(position: &Position, rules: &Rules) -> Self {
        let (turn, alive) = (position.turn(), position.alive());
        let in_power = position.in_power();
        let mut order = Self {
            seats: [turn; Seat::LIMIT],
            count: 0,
            places: [Seat::LIMIT as u8; Seat::LIMIT],
            plays_again: false,
        };
        order.push(turn);
        let holder = in_power.filter(|&holder| holder != turn);
        if let Some(holder) = holder {
            order.push(holder);
        }
        for seat in alive.iter_after(position.cursor()) {
            if seat != turn && Some(seat) != holder {
                order.push(seat);
            }
        }
        order.plays_again = order.count == 2
            && in_power == Some(turn)
            && turn != position.cursor()
            && rules.power_duel == PowerDuel::Double;
        order
    }

    /// The players, the one to move first.
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats[..self.count]
    }

    /// A seat's place in the order; `Seat::LIMIT` for those who are out.
    #[inline]
    pub(crate) fn place(&self, seat: Seat) -> usize {
        usize::from(self.places[seat.index()])
    }

    #[inline]
    fn push(&mut self, seat: Seat) {
        if let Some(place) = self.seats.get_mut(self.count) {
            *place = seat;
            self.places[seat.index()] = self.count as u8;
            self.count += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        ] {
            let position = Position::parse(text, &Rules::CLASSIC).expect("position");
            let order = Order::of(&position, &Rules::CLASSIC);
            let mut expected: Vec<Seat> = Vec::new();
            let turns = position.upcoming(&Rules::CLASSIC, 2 * Seat::LIMIT);
            for turn in &turns {
                if !expected.contains(&turn.seat) {
                    expected.push(turn.seat);
                }
            }
            assert_eq!(order.seats(), expected, "{text}");
            assert_eq!(order.plays_again, turns[0].seat == turns[1].seat, "{text}");
        }
    }
}
