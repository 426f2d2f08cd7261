//! The seatings of a block: which seats are A's in each of its games.

use std::fmt;

use djambi::{Geometry, Seat, SeatSet};

use super::{Mode, Side};

/// How two kinds of players share the seats of a match. A block plays every seating once. So A sits in each
/// seat equally often, and no seat is an advantage.
///
/// ```
/// use djambi::{HEX6, Seat};
/// use djambi_lab::matches::{Mode, Seatings};
/// let seatings = Seatings::new(&HEX6, 4, Mode::One).expect("seatings");
/// let letters: String = seatings.players().iter().map(Seat::letter).collect();
/// assert_eq!((letters.as_str(), seatings.games(), seatings.equal_share()), ("rbgp", 4, 0.25));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seatings {
    mode: Mode,
    players: SeatSet,
    /// The seats of A in each game of a block.
    of_a: Vec<SeatSet>,
}

impl Seatings {
    /// The smallest number of players.
    pub const MIN_PLAYERS: usize = 2;

    /// The seatings of this many players, who have the default seats of a board. None if the board does not
    /// have as many seats, or for fewer than two players.
    ///
    /// The sets of A's seats are in lexicographic order. If both sides have as many seats, the sides change
    /// places in the second half of the block: each game has its reverse there, in the same order.
    #[must_use]
    pub fn new(board: &'static Geometry, players: usize, mode: Mode) -> Option<Self> {
        let players = board.players_of(players).filter(|players| players.len() >= Self::MIN_PLAYERS)?;
        let count = mode.seats_of_a(players.len());
        let seats: Vec<Seat> = players.iter().collect();
        let mut of_a = subsets(&seats, count);
        if 2 * count == seats.len() {
            let half = of_a.len() / 2;
            of_a[half..].reverse();
        }
        Some(Self { mode, players, of_a })
    }

    /// How many seats each side has.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The seats that have players; the armies of the other seats are hostages.
    #[must_use]
    pub const fn players(&self) -> SeatSet {
        self.players
    }

    /// The number of games in a block: one for each seating.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.of_a.len()
    }

    /// The number of A's seats.
    #[must_use]
    pub const fn seats_of_a(&self) -> usize {
        self.mode.seats_of_a(self.players.len())
    }

    /// The expected share of A if both are equally strong: A's part of the seats.
    #[must_use]
    pub fn equal_share(&self) -> f64 {
        self.seats_of_a() as f64 / self.players.len() as f64
    }

    /// The side of a seat in the game of a block with this number, which must be below [`Seatings::games`].
    #[must_use]
    pub fn side(&self, game: usize, seat: Seat) -> Side {
        debug_assert!(self.players.contains(seat), "{seat} has no player");
        if self.of_a[game].contains(seat) { Side::A } else { Side::B }
    }
}

impl fmt::Display for Seatings {
    /// Writes the mode's name: with four players `two-two` or `one-three`, else `half` or `one`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match (self.players.len(), self.mode) {
            (4, Mode::Half) => "two-two",
            (4, Mode::One) => "one-three",
            (_, mode) => mode.name(),
        })
    }
}

/// All subsets with this many of the seats, in lexicographic order.
fn subsets(seats: &[Seat], count: usize) -> Vec<SeatSet> {
    if count == 0 {
        return vec![SeatSet::EMPTY];
    }
    let mut subsets_found = Vec::new();
    for (index, &first) in seats.iter().enumerate() {
        for mut subset in subsets(&seats[index + 1..], count - 1) {
            subset.insert(first);
            subsets_found.push(subset);
        }
    }
    subsets_found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seatings of all boards, numbers of players and modes.
    fn all() -> Vec<(&'static Geometry, Seatings)> {
        let boards = Geometry::ALL.into_iter();
        let numbers = boards.flat_map(|board| (0..=7).map(move |players| (board, players)));
        let modes = numbers.flat_map(|(board, players)| Mode::ALL.map(|mode| (board, players, mode)));
        modes.filter_map(|(board, n, mode)| Some((board, Seatings::new(board, n, mode)?))).collect()
    }

    #[test]
    fn each_board_has_seatings_for_two_to_all_its_players() {
        // square9 and ngon4 have four seats, duel2 two, hex3 and ngon3 three, ngon5 five, hex6 and ngon6 six.
        assert_eq!(all().len(), 2 * (3 + 3 + 1 + 2 + 2 + 4 + 5 + 5));
    }

    #[test]
    fn a_block_has_every_seating_once_and_a_in_each_seat_equally_often() {
        let sizes = [[1, 1], [2, 2], [3, 3], [6, 4], [10, 5], [20, 6]];
        for (board, seatings) in all() {
            let players = seatings.players().len();
            assert_eq!(seatings.games(), sizes[players - 1][seatings.mode() as usize], "{players}");
            let games: Vec<Vec<Side>> = (0..seatings.games())
                .map(|game| seatings.players().iter().map(|seat| seatings.side(game, seat)).collect())
                .collect();
            for (number, game) in games.iter().enumerate() {
                let of_a = game.iter().filter(|&&side| side == Side::A).count();
                assert_eq!(of_a, seatings.seats_of_a(), "{} {players}", board.name());
                assert!(!games[..number].contains(game), "{} {players}", board.name());
            }
            for seat in 0..players {
                let of_a = games.iter().filter(|game| game[seat] == Side::A).count();
                assert_eq!(of_a as f64, games.len() as f64 * seatings.equal_share());
            }
        }
    }

    #[test]
    fn sides_of_as_many_seats_change_places_in_the_second_half() {
        for (_, seatings) in all().iter().filter(|(_, seatings)| seatings.equal_share() == 0.5) {
            let half = seatings.games() / 2;
            for game in 0..half {
                for seat in seatings.players().iter() {
                    assert_ne!(seatings.side(game, seat), seatings.side(game + half, seat));
                }
            }
        }
    }

    #[test]
    fn four_players_keep_the_names_of_their_modes() {
        let name = |board, players, mode| Seatings::new(board, players, mode).expect("seatings").to_string();
        assert_eq!(name(&djambi::SQUARE9, 4, Mode::Half), "two-two");
        assert_eq!(name(&djambi::NGON6, 4, Mode::One), "one-three");
        assert_eq!(name(&djambi::NGON6, 5, Mode::Half), "half");
        assert_eq!(name(&djambi::SQUARE9, 3, Mode::One), "one");
    }
}
