//! What the features of a step add up to.

use std::sync::LazyLock;

use djambi::{MoveFamily, Piece, Role, Square, SquareSet};

use super::feature::{self, CONTEXTS, Context, FEATURES, Kind, SETS};
use super::sets::{SQUARES_LIMIT, Sums};
use super::{Scout, relation};
use crate::net::{Command, SEATS, SEEN, SQUARES};

/// What stands for 1 in a weight.
pub const ONE: f32 = 256.0;

/// The weights of all [`FEATURES`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    each: Box<[i16]>,
    /// What the sets of squares add up to: for where a piece comes from, where it ends and where it is delivered, by context
    /// and role; for victims, by context, whether they are relocated, and role; for where a corpse is put, by context.
    origins: Box<[Sums]>,
    ends: Box<[Sums]>,
    victims: Box<[Sums]>,
    deliveries: Box<[Sums]>,
    burials: Box<[Sums]>,
    /// The weights of squares as each seat sees them, and as nobody does on other boards.
    places: Box<[Places]>,
}

/// What the squares of a board are worth to a player, by what is done there.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Places {
    from: [Values; Role::COUNT],
    to: [Values; Role::COUNT],
    delivery: [Values; Role::COUNT],
    burial: Values,
}

/// A number for each square.
type Values = [i16; SQUARES_LIMIT];

impl Places {
    /// As a seat of the 9 × 9 board sees it, or nobody.
    fn of(each: &[i16], seen: Option<&[u8; SQUARES]>) -> Self {
        let values = |first: usize| {
            let mut values = [0; SQUARES_LIMIT];
            for (value, &place) in values.iter_mut().zip(seen.into_iter().flatten()) {
                *value = each[first + usize::from(place)];
            }
            values
        };
        Self {
            from: Role::ALL.map(|role| values(feature::from(role, 0))),
            to: Role::ALL.map(|role| values(feature::to(role, 0))),
            delivery: Role::ALL.map(|role| values(feature::delivery(role, 0))),
            burial: values(feature::burial(0)),
        }
    }
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
        let views = SEEN.iter().map(Some).chain([None]);
        Some(Self {
            origins: sums(feature::from_in(none, role, 0), CONTEXTS * Role::COUNT),
            ends: sums(feature::end_in(none, role, 0), CONTEXTS * Role::COUNT),
            victims: sums(feature::victim_in(none, Kind::Kill, role, 0), CONTEXTS * 2 * Role::COUNT),
            deliveries: sums(feature::delivery_in(none, role, 0), CONTEXTS * Role::COUNT),
            burials: sums(feature::burial_in(none, 0), CONTEXTS),
            places: views.map(|seen| Places::of(&each, seen)).collect(),
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
}

impl Scout<'_> {
    /// What the weights of the features of a family's origin add up to: see [`Scout::for_each_of_origin`].
    #[inline]
    pub(crate) fn score_of_origin(&self, weights: &Weights, family: &MoveFamily) -> i32 {
        let role = family.role.index();
        let sums = &weights.origins[self.facts.context.index() * Role::COUNT + role];
        self.score(sums, &self.places(weights).from[role], family.from)
    }

    /// What the weights of the other features of a family's moves, each to a square and perhaps with a victim, add up to: see
    /// [`Scout::for_each_of_move`].
    #[inline]
    pub(crate) fn scores_of_moves(
        &self,
        weights: &Weights,
        family: &MoveFamily,
    ) -> impl Fn(Square, Option<Square>) -> i32 {
        let (context, role, act) = (self.facts.context, family.role, family.act);
        let ends = self.scores_of_ends(weights, role);
        let can_close = !(family.placements & self.facts.closing).is_empty();
        let closes = if can_close { weights.of(feature::closes(context)) } else { 0 };
        move |to, victim| {
            let killed = victim.and_then(|at| Some((at, self.position.piece_at(at)?)));
            let kind = Kind::of(act, victim.is_some(), killed.is_some());
            let of_victim = |at, piece| self.score_of_victim(weights, kind, role, at, piece);
            let mut score = weights.of(feature::kind(context, kind, role)) + ends(family.exit.unwrap_or(to));
            if let Some((at, piece)) = killed {
                score += of_victim(at, piece);
            }
            if kind == Kind::ReportAll {
                let reported = self.position.geometry().edge_neighbours(to) & self.facts.enemies;
                let reported = reported.iter().filter_map(|at| Some((at, self.position.piece_at(at)?)));
                score += reported.map(|(at, piece)| of_victim(at, piece)).sum::<i32>();
            }
            if kind.places_corpse() { score + closes } else { score }
        }
    }

    #[inline]
    fn score_of_victim(&self, weights: &Weights, kind: Kind, by: Role, at: Square, piece: Piece) -> i32 {
        let command = Command::of(self.position.controller(piece.army));
        let relation = relation(self.facts.player, command.index());
        let sums = (self.facts.context.index() * 2 + kind.relocates()) * Role::COUNT + piece.role.index();
        weights.of(feature::victim(kind, by, piece.role, relation))
            + weights.victims[sums].at(self.facts.sets.at(at))
    }

    /// What the weights of all features of a move to each square add up to, in a family that only walks, but for those of
    /// its origin.
    #[inline]
    pub(crate) fn scores_of_walks(&self, weights: &Weights, family: &MoveFamily) -> impl Fn(Square) -> i32 {
        let walk = weights.of(feature::kind(self.facts.context, Kind::Walk, family.role));
        let ends = self.scores_of_ends(weights, family.role);
        move |to| walk + ends(to)
    }

    /// What the weights of the features of each square that a piece of a role may end on add up to.
    #[inline]
    fn scores_of_ends(&self, weights: &Weights, role: Role) -> impl Fn(Square) -> i32 {
        let sums = &weights.ends[self.facts.context.index() * Role::COUNT + role.index()];
        let places = &self.places(weights).to[role.index()];
        move |end| self.score(sums, places, end)
    }

    /// What the weights of all features of a placement on each square add up to: see [`Scout::for_each_of_placement`].
    #[inline]
    pub(crate) fn scores_of_placements(
        &self,
        weights: &Weights,
        relocated: Option<(Piece, SquareSet)>,
    ) -> impl Fn(Square) -> i32 {
        let (context, places) = (self.facts.context.index(), self.places(weights));
        let (sums, places, taken) = match relocated {
            None => (&weights.burials[context], &places.burial, None),
            Some((piece, takers)) => {
                let role = piece.role.index();
                let sums = &weights.deliveries[context * Role::COUNT + role];
                (sums, &places.delivery[role], Some((takers, weights.of(feature::taken(piece.role)))))
            }
        };
        move |square| {
            let taken = taken.map_or(0, |(takers, weight)| if takers.contains(square) { weight } else { 0 });
            self.score(sums, places, square) + taken
        }
    }

    /// The weights of squares as the player sees them.
    #[inline]
    fn places<'w>(&self, weights: &'w Weights) -> &'w Places {
        let view =
            if self.facts.seen.is_some() { self.facts.player.index() % SEATS.len() } else { SEATS.len() };
        &weights.places[view]
    }

    /// What a square and the sets that it is in add up to.
    #[inline]
    fn score(&self, sums: &Sums, places: &Values, square: Square) -> i32 {
        i32::from(places[square.index() % SQUARES_LIMIT]) + sums.at(self.facts.sets.at(square))
    }
}
