//! A board as the crate and as the simple implementation have it.

use std::sync::LazyLock;

use djambi::{Geometry, Move, SQUARE9, Square};

use crate::simple::{self, Board};

/// Both, and which square of the one is which of the other.
pub(crate) struct Ground {
    pub(crate) geometry: &'static Geometry,
    pub(crate) board: &'static Board,
    /// The crate's squares by the numbers of the simple implementation.
    squares: Vec<Square>,
}

static ALL: LazyLock<Vec<Ground>> = LazyLock::new(|| Geometry::ALL.into_iter().map(Ground::new).collect());

/// So many times more games are played on the usual board than on each other one.
const SHARE: u64 = 10;

impl Ground {
    /// All boards.
    pub(crate) fn all() -> &'static [Self] {
        &ALL
    }

    /// The 9 × 9 board.
    pub(crate) fn usual() -> &'static Self {
        &ALL[0]
    }

    /// All boards but the usual one.
    pub(crate) fn others() -> impl Iterator<Item = &'static Self> {
        ALL.iter().filter(|ground| !ground.is_usual())
    }

    /// One of the boards, the same for the same number.
    pub(crate) fn any(number: u64) -> &'static Self {
        &ALL[(number % ALL.len() as u64) as usize]
    }

    /// The boards and seeds of so many games on the usual board, and of fewer on each other one.
    pub(crate) fn games(count: u64) -> impl Iterator<Item = (&'static Self, u64)> {
        let seeds = move |ground: &Self| if ground.is_usual() { 0..count } else { 0..count.div_ceil(SHARE) };
        ALL.iter().flat_map(move |ground| seeds(ground).map(move |seed| (ground, seed)))
    }

    /// A square of the simple implementation as the crate has it.
    pub(crate) fn square(&self, square: simple::Square) -> Square {
        self.squares[square]
    }

    /// A square of the crate as the simple implementation has it.
    pub(crate) fn number(&self, square: Square) -> simple::Square {
        self.squares.iter().position(|&known| known == square).expect("a square")
    }

    /// A move of the simple implementation as the crate has it.
    pub(crate) fn of_crate(&self, step: simple::Move) -> Move {
        let simple::Move::Piece { from, to, exit, victim, place } = step else { return Move::PASS };
        let mut mv = Move::new(self.square(from), self.square(to));
        if let Some(exit) = exit {
            mv = mv.with_exit(self.square(exit));
        }
        if let Some(victim) = victim {
            mv = mv.with_victim(self.square(victim));
        }
        if let Some(place) = place {
            mv = mv.with_placement(self.square(place));
        }
        mv
    }

    fn new(geometry: &'static Geometry) -> Self {
        let board = Board::named(geometry.name()).expect("a board");
        let squares = board.names.iter().map(|name| geometry.square(name).expect(name)).collect();
        assert_eq!(geometry.squares().len(), board.names.len());
        Self { geometry, board, squares }
    }

    fn is_usual(&self) -> bool {
        *self.geometry == SQUARE9
    }
}
