//! Rays of any shape, for boards whose lines bend or pass between squares.

use alloc::vec::Vec;

use super::range::Range;
use crate::{Square, SquareSet};

/// The length of the longest ray of any board.
const MAX_LENGTH: usize = 12;
/// The largest number of rays from one square.
const MAX_RAYS: usize = 12;

/// The rays from a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fan {
    rays: [Ray; MAX_RAYS],
    count: u8,
}

/// The squares that a piece passes in one direction, the nearest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    steps: [RayStep; MAX_LENGTH],
    length: u8,
}

/// One step of a ray.
#[derive(Clone, Copy, Debug)]
pub(super) struct RayStep {
    /// The square that the step leads to.
    to: Square,
    /// The two squares between which the step passes: it is barred when both are occupied. A step that passes
    /// between none has `to` twice, which bars nothing.
    gap: [Square; 2],
}

impl RayStep {
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
    /// A ray without a step.
    pub(super) const EMPTY: Self = Self { steps: [RayStep::open(Square::new(0)); MAX_LENGTH], length: 0 };

    /// The same ray with one more step at its end.
    pub(super) const fn then(mut self, step: RayStep) -> Self {
        self.steps[self.length as usize] = step;
        self.length += 1;
        self
    }
}

impl Fan {
    /// A fan without a ray.
    pub(super) const EMPTY: Self = Self { rays: [Ray::EMPTY; MAX_RAYS], count: 0 };

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

    /// The squares of each ray, the nearest first.
    pub(super) fn lines(&self) -> impl Iterator<Item = Vec<Square>> {
        let rays = self.rays[..usize::from(self.count)].iter();
        rays.map(|ray| ray.steps[..usize::from(ray.length)].iter().map(|step| step.to).collect())
    }

    /// The squares that a piece sees. A square that two rays reach is seen when either ray is open.
    pub(super) fn attacks(&self, occupied: SquareSet, range: Range) -> SquareSet {
        let mut seen = SquareSet::EMPTY;
        self.for_each_step(occupied, range, |step| {
            if !step.is_barred(occupied) {
                seen = seen.with(step.to);
            }
        });
        seen
    }

    /// The squares whose occupancy decides what a piece sees: gaps count too.
    pub(super) fn relevant_squares(&self, occupied: SquareSet, range: Range) -> SquareSet {
        let mut relevant = SquareSet::EMPTY;
        self.for_each_step(occupied, range, |step| {
            relevant = relevant.with(step.to).with(step.gap[0]).with(step.gap[1]);
        });
        relevant
    }

    /// Calls `visit` along each ray, up to and including the step that is barred or ends on an occupied
    /// square.
    fn for_each_step(&self, occupied: SquareSet, range: Range, mut visit: impl FnMut(&RayStep)) {
        let max_steps = if range == Range::TwoSteps { 2 } else { MAX_LENGTH };
        for ray in &self.rays[..usize::from(self.count)] {
            for step in ray.steps[..usize::from(ray.length)].iter().take(max_steps) {
                visit(step);
                if step.is_barred(occupied) || occupied.contains(step.to) {
                    break;
                }
            }
        }
    }
}
