//! The seats that players take by default.

use crate::{Geometry, SeatSet};

impl Geometry {
    /// The seats that this many players take by default: with n players at a board of s seats, the i-th of
    /// them (from 0) has the seat ⌊i·s/n⌋. None if the board does not have as many seats, or for nobody.
    ///
    /// ```
    /// use djambi::{HEX6, NGON5, SQUARE9, Seat, SeatSet};
    /// let letters = |seats: SeatSet| seats.iter().map(Seat::letter).collect::<String>();
    /// assert_eq!(SQUARE9.players_of(2).map(letters), Some("ry".to_owned()));
    /// assert_eq!(HEX6.players_of(3).map(letters), Some("ryp".to_owned()));
    /// assert_eq!(NGON5.players_of(3).map(letters), Some("rbg".to_owned()));
    /// assert_eq!(NGON5.players_of(6), None);
    /// ```
    #[must_use]
    pub fn players_of(&self, count: usize) -> Option<SeatSet> {
        let seats = self.seats();
        if !(1..=seats.len()).contains(&count) {
            return None;
        }
        let numbers = (0..count).map(|player| player * seats.len() / count);
        numbers.map(|number| seats.iter().nth(number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use alloc::string::String;
    use alloc::vec::Vec;

    #[test]
    fn every_number_of_players_has_its_seats() {
        let of = |name: &str| -> Vec<String> {
            let board = Geometry::named(name).expect("board");
            let letters = |seats: SeatSet| seats.iter().map(Seat::letter).collect();
            (0..9).filter_map(|count| board.players_of(count)).map(letters).collect()
        };
        assert_eq!(of("duel2"), ["r", "ry"]);
        assert_eq!(of("square9"), ["r", "ry", "rby", "rbyg"]);
        assert_eq!(of("ngon4"), of("square9"));
        assert_eq!(of("hex3"), ["r", "rb", "rby"]);
        assert_eq!(of("ngon3"), of("hex3"));
        assert_eq!(of("ngon5"), ["r", "ry", "rbg", "rbyg", "rbygp"]);
        assert_eq!(of("hex6"), ["r", "rg", "ryp", "rbgp", "rbygp", "rbygpo"]);
        assert_eq!(of("ngon6"), of("hex6"));
        assert_eq!(Geometry::named("ngon6").and_then(|board| board.players_of(usize::MAX)), None);
    }
}
