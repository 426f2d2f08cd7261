//! Rounds, as treaties count them.

use djambi::{BySeat, Position, Seat, SeatSet};

/// The rounds of some seats since a position: how often the cursor has left each seat, or was carried over it.
///
/// Where the count begins on an extra turn, the first leaving of the seat at the cursor does not count, for
/// that regular turn was over.
///
/// ```
/// use djambi::{Position, Rules, Seat, SeatSet};
/// use djambi_press::RoundCount;
/// let (rules, start) = (Rules::CLASSIC, Position::start());
/// let mut round = RoundCount::begin(1, &start);
/// let after = start.play(&rules, start.parse_move("a3a4")?)?;
/// round.pass(&start, &after);
/// assert!(round.is_over(SeatSet::from_iter([Seat::Red])));
/// assert_eq!(round.remaining(SeatSet::from_iter([Seat::Red, Seat::Blue])), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundCount {
    /// How often the cursor must leave the seat of each party.
    needed: u8,
    /// How often it has left each seat.
    left: BySeat<u8>,
    /// The seat whose first leaving is not counted: its regular turn was over when the count began.
    not_counted: Option<Seat>,
}

impl RoundCount {
    /// The count of `needed` rounds from this position on.
    #[must_use]
    pub fn begin(needed: u8, position: &Position) -> Self {
        let is_extra = position.turn() != position.cursor();
        Self { needed, left: BySeat::default(), not_counted: is_extra.then_some(position.cursor()) }
    }

    /// Counts the seats that the cursor leaves, or is carried over, between two positions.
    pub fn pass(&mut self, before: &Position, after: &Position) {
        let from = before.cursor();
        let to = after.cursor();
        if from == to {
            return;
        }
        let all = SeatSet::first(Seat::LIMIT);
        let carried = all.iter_after(from).take_while(|&seat| seat != to);
        for seat in core::iter::once(from).chain(carried) {
            if self.not_counted == Some(seat) {
                self.not_counted = None;
            } else {
                self.left[seat] = self.left[seat].saturating_add(1);
            }
        }
    }

    /// Whether all rounds of these seats have passed.
    #[must_use]
    pub fn is_over(&self, parties: SeatSet) -> bool {
        self.remaining(parties) == 0
    }

    /// How many rounds of these seats are left: as often the cursor must still leave the seat of one of them.
    #[must_use]
    pub fn remaining(&self, parties: SeatSet) -> u8 {
        parties.iter().map(|seat| self.needed.saturating_sub(self.left[seat])).max().unwrap_or(0)
    }
}
