//! The numbering of the states of a table.

use djambi::{Geometry, Square, SquareSet};

use super::material::{MAX_PIECES, Material};
use super::turn_slot::TurnSlot;

/// The number of squares that a board may have.
const ROOM: usize = u128::BITS as usize;

/// A state of an ending: where its pieces stand, by the numbers of their squares, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) numbers: [u8; MAX_PIECES],
    pub(super) slot: TurnSlot,
}

/// The numbers of states: squares without a corpse are numbered, a state is a number with a digit for each
/// piece, in four regions for the four turn slots. In an extra turn the mover's chief is in the maze, so
/// these regions lack a digit.
#[derive(Clone, Debug)]
pub(super) struct StateIndex {
    /// The squares that are numbered.
    squares: Vec<Square>,
    /// The number of each square.
    numbers: [u8; ROOM],
    /// The number of the maze, if a chief could be there.
    maze: Option<u8>,
    /// The number of pieces.
    count: usize,
    /// The first number of each region, and the number of all states.
    starts: [usize; 5],
}

impl StateIndex {
    /// The numbering of the states in which the pieces of `material` stand on these squares.
    pub(super) fn new(geometry: &Geometry, material: &Material, open: SquareSet) -> Self {
        let squares: Vec<Square> = open.iter().collect();
        let mut numbers = [0; ROOM];
        for (number, square) in (0..).zip(&squares) {
            numbers[square.index()] = number;
        }
        let count = material.pieces.len();
        let extra = squares.len().pow(count as u32 - 1);
        let regular = extra * squares.len();
        let starts = [0, regular, 2 * regular, 2 * regular + extra, 2 * (regular + extra)];
        let maze = open.contains(geometry.maze()).then(|| numbers[geometry.maze().index()]);
        Self { squares, numbers, maze, count, starts }
    }

    /// The number of states, those included that are no positions.
    pub(super) const fn len(&self) -> usize {
        self.starts[4]
    }

    /// The number of the maze, if a chief could be there.
    pub(super) const fn maze(&self) -> Option<u8> {
        self.maze
    }

    /// The number of a square.
    pub(super) const fn number(&self, square: Square) -> u8 {
        self.numbers[square.index()]
    }

    /// The square of a piece in a state.
    pub(super) fn square(&self, state: &State, piece: usize) -> Square {
        self.squares[usize::from(state.numbers[piece])]
    }

    /// The squares of all pieces in a state.
    pub(super) fn occupied(&self, state: &State) -> SquareSet {
        (0..self.count).map(|piece| self.square(state, piece)).collect()
    }

    /// The player to move in the state of this number.
    pub(super) fn mover(&self, number: usize) -> usize {
        self.slot(number).mover()
    }

    fn slot(&self, number: usize) -> TurnSlot {
        let region = TurnSlot::ALL.into_iter().rfind(|slot| self.starts[slot.number()] <= number);
        region.unwrap_or(TurnSlot::ALL[0])
    }

    /// The number of a state.
    pub(super) fn encode(&self, state: State) -> usize {
        let slot = state.slot;
        let left_out = if slot.is_extra() { slot.mover() } else { MAX_PIECES };
        let digits = state.numbers[..self.count].iter().enumerate().filter(|&(piece, _)| piece != left_out);
        let number = digits.fold(0, |number, (_, &digit)| number * self.squares.len() + usize::from(digit));
        self.starts[slot.number()] + number
    }

    /// The state of a number; `None` if two pieces stand on the same square, or in an extra turn if nobody
    /// can be in the maze.
    pub(super) fn decode(&self, number: usize) -> Option<State> {
        let slot = self.slot(number);
        let mut rest = number - self.starts[slot.number()];
        let mut numbers = [0; MAX_PIECES];
        for piece in (0..self.count).rev() {
            if slot.is_extra() && piece == slot.mover() {
                numbers[piece] = self.maze?;
                continue;
            }
            numbers[piece] = (rest % self.squares.len()) as u8;
            rest /= self.squares.len();
        }
        let is_doubled = |piece: usize| numbers[..piece].contains(&numbers[piece]);
        if (1..self.count).any(is_doubled) {
            return None;
        }
        Some(State { numbers, slot })
    }
}
