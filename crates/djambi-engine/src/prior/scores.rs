//! The scores of actions: the weights of their features, added up.

use std::ptr;

use djambi::{MoveFamily, Piece, Position, Role, Rules, Seat, Square, SquareSet};

use super::PolicyFeatures;
use super::context::Context;
use super::feature::{self, MoveKind, OnSquare, output};
use super::net::{PolicyNet, UNITS, Units, score};
use super::policy_weights::{PolicyWeights, SquareWeights, Values};
use super::relocated::Relocated;
use super::sets::{SQUARES_LIMIT, SubsetSums};

/// What the scores of all actions of a player in one position depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoreContext {
    /// The context of the features.
    pub(crate) features: Context,
    /// The hidden units of the policy net; all 0 where there is none.
    units: Units,
}

impl ScoreContext {
    /// The context of a position, for these weights.
    pub(crate) fn of(position: &Position, rules: &Rules, weights: &PolicyWeights) -> Self {
        let units = weights.net_on(position).map_or([0; UNITS], |net| net.units(position));
        Self { features: Context::of(position, rules), units }
    }
}

/// The scores of a player's actions in one position by some weights.
#[derive(Debug)]
pub(crate) struct Scorer<'a> {
    features: PolicyFeatures<'a>,
    weights: &'a PolicyWeights,
    /// The weights of squares as the player sees them.
    squares: &'a SquareWeights,
    net: Option<&'a PolicyNet>,
    units: Units,
}

impl<'a> Scorer<'a> {
    /// The scores in a position whose context is known.
    pub(crate) fn new(position: &'a Position, context: &ScoreContext, weights: &'a PolicyWeights) -> Self {
        let features = PolicyFeatures::with_context(position, context.features);
        let squares = weights.squares_on(position);
        let net = weights.net_on(position);
        Self { features, weights, squares, net, units: context.units }
    }

    /// The features of the actions.
    pub(crate) const fn features(&self) -> &PolicyFeatures<'a> {
        &self.features
    }

    /// The sum of the weights of [`PolicyFeatures::for_each_of_origin`].
    #[inline]
    pub(crate) fn score_of_origin(&self, family: &MoveFamily) -> i32 {
        let role = family.role;
        let bucket = self.features.context.bucket;
        let sums = &self.weights.origins[bucket.index() * Role::COUNT + role.index()];
        self.of_squares(OnSquare::Origin(role), &self.squares.origin[role.index()])(family.from)
            + self.of_sets(sums, family.from)
    }

    /// The sums of the weights of [`PolicyFeatures::for_each_of_move`], for each target and victim.
    #[inline]
    pub(crate) fn scores_of_moves(&self, family: &MoveFamily) -> impl Fn(Square, Option<Square>) -> i32 {
        let bucket = self.features.context.bucket;
        let role = family.role;
        let act = family.act;
        let ends = self.scores_of_ends(role);
        let victims = family.victims;
        let can_encircle = !(family.placements & self.features.context.closing).is_empty();
        let encircles = if can_encircle { self.weights.of(feature::encircles(bucket)) } else { 0 };
        move |to, victim| {
            let (kind, piece) = self.features.kind_of(act, victim);
            let of_victim = |at, piece| self.score_of_victim(kind, role, at, piece);
            let mut score =
                self.of_feature(feature::kind(bucket, kind, role)) + ends(family.exit.unwrap_or(to));
            if let Some((at, piece)) = piece {
                score += of_victim(at, piece);
            }
            if kind == MoveKind::ReportAll {
                let reported = self.features.position.geometry().edge_neighbours(to) & victims;
                let reported =
                    reported.iter().filter_map(|at| Some((at, self.features.position.piece_at(at)?)));
                score += reported.map(|(at, piece)| of_victim(at, piece)).sum::<i32>();
            }
            if kind.places_corpse() { score + encircles } else { score }
        }
    }

    #[inline]
    fn score_of_victim(&self, kind: MoveKind, by: Role, at: Square, piece: Piece) -> i32 {
        let side = self.features.context.sides.of(self.features.position.controller(piece.army));
        let sums =
            (self.features.context.bucket.index() * 2 + kind.relocates()) * Role::COUNT + piece.role.index();
        self.of_feature(feature::victim(kind, by, piece.role, side))
            + self.of_sets(&self.weights.victims[sums], at)
    }

    /// The sums of the weights of all features but the origin's, for each target of a family that only walks.
    #[inline]
    pub(crate) fn scores_of_walks(&self, family: &MoveFamily) -> impl Fn(Square) -> i32 {
        let walk = self.of_feature(feature::kind(self.features.context.bucket, MoveKind::Walk, family.role));
        let ends = self.scores_of_ends(family.role);
        move |to| walk + ends(to)
    }

    /// The sums of the weights of the features of each square that a piece of a role may end on.
    #[inline]
    fn scores_of_ends(&self, role: Role) -> impl Fn(Square) -> i32 {
        let bucket = self.features.context.bucket;
        let sums = &self.weights.ends[bucket.index() * Role::COUNT + role.index()];
        let of_square = self.of_squares(OnSquare::End(role), &self.squares.end[role.index()]);
        move |end| of_square(end) + self.of_sets(sums, end)
    }

    /// The sums of the weights of [`PolicyFeatures::for_each_of_placement`], for each square.
    #[inline]
    pub(crate) fn scores_of_placements(&self, relocated: Option<&Relocated>) -> impl Fn(Square) -> i32 {
        let weights = self.weights;
        let bucket = self.features.context.bucket.index();
        let (sums, what, squares) = match relocated.map(|relocated| relocated.piece.role) {
            None => (&weights.corpses[bucket], OnSquare::Corpse, &self.squares.corpse),
            Some(role) => {
                let sums = &weights.relocated[bucket * Role::COUNT + role.index()];
                (sums, OnSquare::Relocated(role), &self.squares.relocated[role.index()])
            }
        };
        let on_some = relocated.map_or([(SquareSet::EMPTY, 0); 3], |relocated| {
            relocated.features().map(|(feature, squares)| (squares, weights.of(feature)))
        });
        let of_square = self.of_squares(what, squares);
        move |square| {
            let there = on_some.iter().filter(|(squares, _)| squares.contains(square));
            of_square(square) + self.of_sets(sums, square) + there.map(|(_, weight)| weight).sum::<i32>()
        }
    }

    /// The score of a feature: its weight, and what the net adds.
    #[inline]
    fn of_feature(&self, feature: usize) -> i32 {
        self.weights.of(feature) + self.of_net(feature)
    }

    /// The score of what is on each square, but for the square's sets.
    #[inline(always)]
    fn of_squares(&self, what: OnSquare, weights: &Values) -> impl Fn(Square) -> i32 {
        let rows = self.net.map(|net| net.of_squares(what, self.features.position.geometry()));
        move |square| {
            let weight = i32::from(weights[square.index() % SQUARES_LIMIT]);
            let Some(rows) = rows else { return weight };
            let oriented = usize::from(self.features.oriented[square.index() % SQUARES_LIMIT]);
            weight + rows.get(oriented).map_or(0, |row| score(&self.units, row))
        }
    }

    /// What the net adds for a feature.
    #[inline]
    fn of_net(&self, feature: usize) -> i32 {
        let Some((net, output)) = self.net.zip(output(feature)) else { return 0 };
        score(&self.units, &net.outputs[output])
    }

    /// The sum of the weights of the sets that a square is in.
    #[inline]
    fn of_sets(&self, sums: &SubsetSums, square: Square) -> i32 {
        sums.at(self.features.context.sets.at(square))
    }
}

impl PolicyWeights {
    /// The weights of squares as the player to move sees them; none on another board.
    #[inline]
    fn squares_on(&self, position: &Position) -> &SquareWeights {
        let seat = if self.is_of(position) { position.turn().index() % Seat::LIMIT } else { Seat::LIMIT };
        &self.squares[seat]
    }

    /// The net, if it is of the board of a position.
    #[inline]
    fn net_on(&self, position: &Position) -> Option<&PolicyNet> {
        self.net.as_ref().filter(|_| self.is_of(position))
    }

    fn is_of(&self, position: &Position) -> bool {
        ptr::eq(position.geometry(), self.board)
    }
}
