//! What the pieces of a position add up to in the hidden layer, kept from one position to the next.

use djambi::{Occupant, Position, SQUARE9, SquareSet};

use super::inputs::{command, for_each_piece, of_corpse, of_piece};
use super::view::{SEATS, View};
use super::{HIDDEN, Net, Row};

/// The first layer's sums for the board of one position, as each seat sees it. A search that goes from one position to a
/// similar one keeps them and pays for the difference alone.
///
/// ```
/// use djambi::{Position, Rules};
/// use djambi_engine::net::{Accumulators, Net};
/// let (net, rules, start) = (Net::shipped(), Rules::CLASSIC, Position::start());
/// let mut sums = Accumulators::of(net, &start);
/// let after = start.play(&rules, start.parse_move("a3a5")?)?;
/// sums.move_to(net, &after);
/// assert_eq!(sums.shares(net, &rules), net.shares(&after, &rules));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accumulators {
    position: Position,
    pub(super) sums: [Row; SEATS.len()],
}

/// As many inputs as the squares of the board may turn on.
const MOST: usize = 81;

impl Accumulators {
    /// The sums of a position, from scratch.
    #[must_use]
    pub fn of(net: &Net, position: &Position) -> Self {
        let mut sums = Self { position: *position, sums: [net.weights.biases; SEATS.len()] };
        if position.geometry() == &SQUARE9 {
            sums.add_everything(net);
        }
        sums
    }

    /// The position that the sums are of.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Goes to another position. Where little has changed this is much faster than [`Accumulators::of`]; the result is
    /// the same.
    pub fn move_to(&mut self, net: &Net, position: &Position) {
        let before = self.position;
        if before.geometry() != position.geometry() || position.geometry() != &SQUARE9 {
            *self = Self::of(net, position);
            return;
        }
        let changed = before.differences(position);
        let regrouped = SEATS.map(|army| command(&before, army) != command(position, army));
        let (mut gone, mut come) = (changed & before.occupied(), changed & position.occupied());
        for (army, _) in SEATS.into_iter().zip(regrouped).filter(|&(_, regrouped)| regrouped) {
            gone |= before.army(army);
            come |= position.army(army);
        }
        if gone.len() + come.len() > position.occupied().len() {
            *self = Self::of(net, position);
            return;
        }
        let (gone, come) = (Inputs::of(&before, gone), Inputs::of(position, come));
        self.position = *position;
        for (view, sums) in self.sums.iter_mut().enumerate() {
            change(net, sums, gone.of_view(view), come.of_view(view));
        }
    }

    fn add_everything(&mut self, net: &Net) {
        let inputs = Inputs::of_all(&self.position);
        for (view, sums) in self.sums.iter_mut().enumerate() {
            add_all(net, sums, inputs.of_view(view));
        }
    }
}

/// The inputs that some squares turn on, as each seat sees them.
struct Inputs {
    lists: [[u16; MOST]; SEATS.len()],
    count: usize,
}

impl Inputs {
    fn none() -> Self {
        Self { lists: [[0; MOST]; SEATS.len()], count: 0 }
    }

    fn of_all(position: &Position) -> Self {
        let mut inputs = Self::none();
        for_each_piece(position, |command, role, square| {
            inputs.push(|view| of_piece(view, command, role, square));
        });
        position.corpses().iter().for_each(|square| inputs.push(|view| of_corpse(view, square)));
        inputs
    }

    fn of(position: &Position, squares: SquareSet) -> Self {
        let mut inputs = Self::none();
        for square in squares {
            match position.at(square) {
                None => {}
                Some(Occupant::Corpse) => inputs.push(|view| of_corpse(view, square)),
                Some(Occupant::Piece(piece)) => {
                    let command = command(position, piece.army);
                    inputs.push(|view| of_piece(view, command, piece.role, square));
                }
            }
        }
        inputs
    }

    #[inline]
    fn push(&mut self, input: impl Fn(View) -> usize) {
        if self.count < MOST {
            for (list, seat) in self.lists.iter_mut().zip(SEATS) {
                list[self.count] = input(View::of(seat)) as u16;
            }
            self.count += 1;
        }
    }

    #[inline]
    fn of_view(&self, view: usize) -> &[u16] {
        &self.lists[view][..self.count]
    }
}

/// Takes the weights of some inputs away and adds those of others, a pair at a time while there are pairs.
#[inline]
fn change(net: &Net, sums: &mut Row, gone: &[u16], come: &[u16]) {
    let pairs = gone.len().min(come.len());
    let ((gone, more_gone), (come, more_come)) = (gone.split_at(pairs), come.split_at(pairs));
    for (&gone, &come) in gone.iter().zip(come) {
        let (gone, come) = (net.row(usize::from(gone)), net.row(usize::from(come)));
        for i in 0..HIDDEN {
            sums[i] = sums[i].wrapping_add(come[i]).wrapping_sub(gone[i]);
        }
    }
    for &gone in more_gone {
        let row = net.row(usize::from(gone));
        sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
    }
    add_all(net, sums, more_come);
}

/// Adds the weights of several inputs. Sums of any position that a game can reach fit; those of stranger ones wrap around,
/// the same on every machine.
#[inline]
pub(super) fn add_all(net: &Net, sums: &mut Row, inputs: &[u16]) {
    let row = |input: u16| net.row(usize::from(input));
    let mut fours = inputs.chunks_exact(4);
    for four in &mut fours {
        // Four at once: the sums are fetched and stored less often.
        let (a, b, c, d) = (row(four[0]), row(four[1]), row(four[2]), row(four[3]));
        for i in 0..HIDDEN {
            sums[i] = sums[i].wrapping_add(a[i]).wrapping_add(b[i]).wrapping_add(c[i]).wrapping_add(d[i]);
        }
    }
    for &input in fours.remainder() {
        add(sums, row(input));
    }
}

#[inline]
fn add(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}
