//! What the features of a step add up to.

use std::sync::LazyLock;

use djambi::{MoveFamily, Piece, Role, Square, SquareSet};

use super::Scout;
use super::feature::{self, CONTEXTS, Context, FEATURES, Kind, SETS};
use super::sets::Sums;
use crate::net::SQUARES;

/// What stands for 1 in a weight.
pub const ONE: f32 = 256.0;

/// The weights of all [`FEATURES`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    each: Box<[i16]>,
    /// What the sets of squares add up to: for where a piece ends and where it is delivered, by context and role; for
    /// where a corpse is put, by context.
    ends: Box<[Sums]>,
    deliveries: Box<[Sums]>,
    burials: Box<[Sums]>,
}

impl Weights {
    /// The weights that the engine comes with.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Weights> =
            LazyLock::new(|| Weights::from_bytes(include_bytes!("weights.bin")).expect("shipped weights"));
        &SHIPPED
    }

    /// The weights of these little-endian numbers, if they are as many as there are features.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks();
        let each: Box<[i16]> = pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        if each.len() != FEATURES || !rest.is_empty() {
            return None;
        }
        let sums = |first: usize, count: usize| {
            each[first..first + count * SETS].chunks_exact(SETS).map(Sums::of).collect()
        };
        let (none, role) = (Context::new(false, false), Role::ALL[0]);
        Some(Self {
            ends: sums(feature::end_in(none, role, 0), CONTEXTS * Role::COUNT),
            deliveries: sums(feature::delivery_in(none, role, 0), CONTEXTS * Role::COUNT),
            burials: sums(feature::burial_in(none, 0), CONTEXTS),
            each,
        })
    }

    /// The score that weights add up to.
    #[inline]
    pub(crate) const fn score(sum: i32) -> f32 {
        sum as f32 / ONE
    }

    #[inline]
    pub(crate) fn of(&self, feature: usize) -> i32 {
        i32::from(self.each[feature])
    }

    /// The weights for the squares of the 9 × 9 board.
    #[inline]
    fn squares(&self, first: usize) -> &[i16; SQUARES] {
        self.each[first..].first_chunk().expect("weights")
    }
}

impl Scout<'_> {
    /// What the weights of all features of a move to each square add up to, in a family that only walks, but for those of
    /// its origin.
    #[inline]
    pub(crate) fn scores_of_walks(&self, weights: &Weights, family: &MoveFamily) -> impl Fn(Square) -> i32 {
        let (context, role) = (self.facts.context, family.role);
        let walk = weights.of(feature::kind(context, Kind::Walk, role));
        let sums = &weights.ends[context.index() * Role::COUNT + role.index()];
        let score = self.scores(sums, weights.squares(feature::to(role, 0)));
        move |to| walk + score(to)
    }

    /// What the weights of all features of a placement on each square add up to: see [`Scout::for_each_of_placement`].
    #[inline]
    pub(crate) fn scores_of_placements(
        &self,
        weights: &Weights,
        relocated: Option<(Piece, SquareSet)>,
    ) -> impl Fn(Square) -> i32 {
        let context = self.facts.context;
        let (sums, squares, taken) = match relocated {
            None => (&weights.burials[context.index()], feature::burial(0), (SquareSet::EMPTY, 0)),
            Some((piece, takers)) => {
                let role = piece.role;
                let sums = &weights.deliveries[context.index() * Role::COUNT + role.index()];
                (sums, feature::delivery(role, 0), (takers, weights.of(feature::taken(role))))
            }
        };
        let score = self.scores(sums, weights.squares(squares));
        move |square| score(square) + if taken.0.contains(square) { taken.1 } else { 0 }
    }

    #[inline]
    fn scores(&self, sums: &Sums, squares: &[i16; SQUARES]) -> impl Fn(Square) -> i32 {
        let (sets, seen) = (&self.facts.sets, self.facts.seen);
        move |square| {
            let place =
                seen.map_or(0, |seen| i32::from(squares[seen[square.index() % SQUARES] as usize % SQUARES]));
            place + sums.at(sets.at(square))
        }
    }
}
