//! Finds the symmetries of a board from the neighbours of its squares.

use alloc::vec::Vec;

use crate::{BySeat, Geometry, Position, Seat, SeatSet, Square, SquareSet};

/// The image of each square.
type Images = [Square; Square::LIMIT];

/// Every permutation of the squares that keeps maze and neighbours and takes camps to camps, those of seats
/// to those of seats, and the images of armies.
pub(super) fn symmetries(geometry: &'static Geometry) -> impl Iterator<Item = (Images, BySeat<Seat>)> {
    let start = Position::start_on(geometry);
    permutations(geometry).into_iter().filter_map(move |images| Some((images, armies(&start, &images)?)))
}

/// The image of a set of squares.
pub(super) fn image(images: &Images, squares: SquareSet) -> SquareSet {
    squares.iter().map(|square| images[square.index()]).collect()
}

/// The images of the armies, if the image of each camp is a camp and that of each seat's a seat's.
fn armies(start: &Position, images: &Images) -> Option<BySeat<Seat>> {
    let all = start.geometry().armies();
    let seats = start.geometry().seats();
    let mut armies = BySeat::from_fn(|army| army);
    for army in all.iter() {
        let camp = image(images, start.army(army));
        armies[army] = all.iter().find(|&other| !(camp & start.army(other)).is_empty())?;
    }
    let reached = |set: SeatSet| -> SeatSet { set.iter().map(|army| armies[army]).collect() };
    (reached(all) == all && reached(seats) == seats).then_some(armies)
}

/// Every permutation of the squares that keeps maze and neighbours.
fn permutations(geometry: &'static Geometry) -> Vec<Images> {
    let mut search = PermutationSearch {
        geometry,
        order: outwards(geometry),
        images: core::array::from_fn(Square::new),
        placed: SquareSet::EMPTY,
        taken: SquareSet::EMPTY,
        found: Vec::new(),
    };
    search.place(0);
    search.found
}

/// The squares from the maze outwards; each is a neighbour of an earlier one, except the maze.
fn outwards(geometry: &Geometry) -> Vec<Square> {
    let mut order = Vec::from([geometry.maze()]);
    let mut seen = SquareSet::of(geometry.maze());
    let mut index = 0;
    while let Some(&square) = order.get(index) {
        order.extend(geometry.adjacent(square) - seen);
        seen |= geometry.adjacent(square);
        index += 1;
    }
    order
}

/// A backtracking search that assigns an image to one square after another. The first few images determine
/// all others, so it is short.
struct PermutationSearch {
    geometry: &'static Geometry,
    order: Vec<Square>,
    images: Images,
    /// The squares that have an image.
    placed: SquareSet,
    /// Their images.
    taken: SquareSet,
    found: Vec<Images>,
}

impl PermutationSearch {
    /// Tries all images of the square at this index of the order, and of those after it.
    fn place(&mut self, index: usize) {
        let Some(&square) = self.order.get(index) else {
            self.found.push(self.images);
            return;
        };
        for candidate in self.candidates(square) {
            if !self.fits(square, candidate) {
                continue;
            }
            self.images[square.index()] = candidate;
            self.placed = self.placed.with(square);
            self.taken = self.taken.with(candidate);
            self.place(index + 1);
            self.placed = self.placed.without(square);
            self.taken = self.taken.without(candidate);
        }
    }

    /// The free squares next to the images of all the neighbours.
    fn candidates(&self, square: Square) -> SquareSet {
        if square == self.geometry.maze() {
            return SquareSet::of(square);
        }
        let neighbours = image(&self.images, self.geometry.adjacent(square) & self.placed);
        neighbours.iter().fold(self.geometry.all() - self.taken, |free, neighbour| {
            free & self.geometry.adjacent(neighbour)
        })
    }

    /// Whether the candidate has as many neighbours, and those that are assigned are the images of the
    /// square's.
    fn fits(&self, square: Square, candidate: Square) -> bool {
        let kept = |from: SquareSet, to: SquareSet| {
            from.len() == to.len() && image(&self.images, from & self.placed) == to & self.taken
        };
        let board = self.geometry;
        kept(board.adjacent(square), board.adjacent(candidate))
            && kept(board.edge_neighbours(square), board.edge_neighbours(candidate))
    }
}
