//! Rays of any shape, for boards whose lines bend or pass between squares.

use crate::{Square, SquareSet};

/// The longest ray of any board.
pub(super) const LONGEST: usize = 12;
/// The most rays from one square.
pub(super) const WIDEST: usize = 12;

/// The rays from a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fan {
    rays: [Ray; WIDEST],
    count: u8,
}

/// The squares that a piece passes in one direction, the nearest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    steps: [Step; LONGEST],
    length: u8,
}

/// One step of a ray.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// Where it leads.
    to: Square,
    /// The two squares between which it passes: it is barred when both are occupied. A step that passes between none
    /// has its own end twice, which bars nothing that isn't seen by then.
    gap: [Square; 2],
}

impl Step {
    /// A step that nothing can bar.
    pub(super) const fn open(to: Square) -> Self {
        Self { to, gap: [to, to] }
    }

    /// A step that passes between two squares.
    pub(super) const fn between(to: Square, gap: [Square; 2]) -> Self {
        Self { to, gap }
    }

    const fn is_barred(self, occupied: SquareSet) -> bool {
        let passes_between = self.gap[0].index() != self.to.index();
        passes_between && occupied.contains(self.gap[0]) && occupied.contains(self.gap[1])
    }
}

impl Ray {
    pub(super) const EMPTY: Self = Self { steps: [Step::open(Square::new(0)); LONGEST], length: 0 };

    pub(super) const fn then(mut self, step: Step) -> Self {
        self.steps[self.length as usize] = step;
        self.length += 1;
        self
    }
}

impl Fan {
    pub(super) const EMPTY: Self = Self { rays: [Ray::EMPTY; WIDEST], count: 0 };

    /// The same rays and one more, unless that is empty.
    pub(super) const fn with(mut self, ray: Ray) -> Self {
        if ray.length > 0 {
            self.rays[self.count as usize] = ray;
            self.count += 1;
        }
        self
    }

    /// The first squares of every `every`-th ray.
    pub(super) const fn first_squares(&self, every: usize) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        let mut i = 0;
        while i < self.count as usize {
            squares = squares.with(self.rays[i].steps[0].to);
            i += every;
        }
        squares
    }

    /// The squares that are seen within so many steps: along each ray up to and including the first occupied one. Where
    /// two rays meet, a square is seen when either is open.
    pub(super) fn walk(&self, occupied: SquareSet, steps: usize) -> SquareSet {
        let mut seen = SquareSet::EMPTY;
        self.each_step(occupied, steps, |step| {
            if !step.is_barred(occupied) {
                seen = seen.with(step.to);
            }
        });
        seen
    }

    /// The squares on which it depends what is seen within so many steps.
    pub(super) fn watched(&self, occupied: SquareSet, steps: usize) -> SquareSet {
        let mut watched = SquareSet::EMPTY;
        self.each_step(occupied, steps, |step| {
            watched = watched.with(step.to).with(step.gap[0]).with(step.gap[1]);
        });
        watched
    }

    /// Goes along each ray up to and including the step that is barred or ends on an occupied square.
    fn each_step(&self, occupied: SquareSet, steps: usize, mut visit: impl FnMut(&Step)) {
        for ray in &self.rays[..usize::from(self.count)] {
            for step in ray.steps[..usize::from(ray.length)].iter().take(steps) {
                visit(step);
                if step.is_barred(occupied) || occupied.contains(step.to) {
                    break;
                }
            }
        }
    }
}
