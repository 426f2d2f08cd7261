//! A board in both implementations: the crate's and the simple one.

use std::sync::LazyLock;

use djambi::{Geometry, Move, SQUARE9, Square};

use crate::simple::{self, Board};

/// The same board in both implementations.
pub(crate) struct TestBoard {
    /// The crate's board.
    pub(crate) geometry: &'static Geometry,
    /// The simple implementation's board.
    pub(crate) simple: &'static Board,
    /// The crate's squares by the numbers of the simple implementation.
    squares: Vec<Square>,
}

static ALL: LazyLock<Vec<TestBoard>> =
    LazyLock::new(|| Geometry::ALL.into_iter().map(TestBoard::new).collect());

/// The 9 × 9 board has this many times the games of each other board.
const USUAL_SHARE: u64 = 10;

impl TestBoard {
    /// All boards.
    pub(crate) fn all() -> &'static [Self] {
        &ALL
    }

    /// The 9 × 9 board.
    pub(crate) fn usual() -> &'static Self {
        &ALL[0]
    }

    /// All boards but the 9 × 9 board.
    pub(crate) fn others() -> impl Iterator<Item = &'static Self> {
        ALL.iter().filter(|board| !board.is_usual())
    }

    /// The board of a position.
    pub(crate) fn of(geometry: &Geometry) -> &'static Self {
        ALL.iter().find(|board| board.geometry == geometry).expect("a board")
    }

    /// One of the boards, the same for the same number.
    pub(crate) fn any(number: u64) -> &'static Self {
        &ALL[(number % ALL.len() as u64) as usize]
    }

    /// The boards and seeds of `count` games on the 9 × 9 board, and of fewer on each other board.
    pub(crate) fn games(count: u64) -> impl Iterator<Item = (&'static Self, u64)> {
        let seeds =
            move |board: &Self| if board.is_usual() { 0..count } else { 0..count.div_ceil(USUAL_SHARE) };
        ALL.iter().flat_map(move |board| seeds(board).map(move |seed| (board, seed)))
    }

    /// The crate's square for a square of the simple implementation.
    pub(crate) fn square(&self, square: simple::Square) -> Square {
        self.squares[square]
    }

    /// The simple implementation's square for a square of the crate.
    pub(crate) fn simple_square(&self, square: Square) -> simple::Square {
        self.squares.iter().position(|&known| known == square).expect("a square")
    }

    /// The crate's move for a move of the simple implementation.
    pub(crate) fn of_crate(&self, mv: simple::Move) -> Move {
        let simple::Move::Piece { from, to, exit, victim, place } = mv else { return Move::PASS };
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

    /// The simple implementation's move for a move of the crate.
    pub(crate) fn of_simple(&self, mv: Move) -> simple::Move {
        let square = |square: Option<Square>| square.map(|square| self.simple_square(square));
        match (square(mv.from()), square(mv.to())) {
            (Some(from), Some(to)) => simple::Move::Piece {
                from,
                to,
                exit: square(mv.exit()),
                victim: square(mv.victim()),
                place: square(mv.placement()),
            },
            _ => simple::Move::Pass,
        }
    }

    fn new(geometry: &'static Geometry) -> Self {
        let simple = Board::named(geometry.name()).expect("a board");
        let squares = simple.names.iter().map(|name| geometry.square(name).expect(name)).collect();
        assert_eq!(geometry.squares().len(), simple.names.len());
        Self { geometry, simple, squares }
    }

    fn is_usual(&self) -> bool {
        *self.geometry == SQUARE9
    }
}
