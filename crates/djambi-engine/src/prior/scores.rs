//! The scores of actions: the weights of their features, added up.

use std::ptr;

use djambi::{Geometry, MoveFamily, Piece, Role, SQUARE9, Seat, Square, SquareSet};

use super::PolicyFeatures;
use super::feature::{self, BUCKETS, Bucket, COMMON, MoveKind, OnSquare, SETS, features};
use super::sets::{SQUARES_LIMIT, SubsetSums};
use super::weights;
use crate::WeightsError;
use crate::per_board::PerBoard;
use crate::perspective::Perspectives;
use crate::weights_file::WeightsFormat;

/// The weight that counts as 1 in a score.
pub const SCALE: f32 = 256.0;

/// The format of a file of weights: after the header, each is a number of 16 bits, little-endian.
const FORMAT: WeightsFormat = WeightsFormat { magic: b"DJAMBIPR", version: 1 };

/// The weights of each board that has its own.
static OWN: PerBoard<PolicyWeights> = PerBoard::new();

/// The weights of all [`features`] of a board, and tables of their sums.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PolicyWeights {
    board: &'static Geometry,
    /// The weight of each feature.
    each: Box<[i16]>,
    /// The sums of the sets that a square is in: for origins, ends and relocated pieces, by bucket and role;
    /// for victims, by bucket, whether they are relocated, and role; for corpses, by bucket.
    origins: Box<[SubsetSums]>,
    ends: Box<[SubsetSums]>,
    victims: Box<[SubsetSums]>,
    relocated: Box<[SubsetSums]>,
    corpses: Box<[SubsetSums]>,
    /// The weights of squares as each seat of the board sees them, then those of other boards.
    squares: Box<[SquareWeights]>,
}

/// The weights of the squares of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SquareWeights {
    origin: [Values; Role::COUNT],
    end: [Values; Role::COUNT],
    relocated: [Values; Role::COUNT],
    corpse: Values,
}

/// A number for each square.
type Values = [i16; SQUARES_LIMIT];

impl SquareWeights {
    /// No weights, for other boards.
    const NONE: Self = {
        let none = [0; SQUARES_LIMIT];
        let (origin, end, relocated) = ([none; Role::COUNT], [none; Role::COUNT], [none; Role::COUNT]);
        Self { origin, end, relocated, corpse: none }
    };

    /// The weights of a board's squares as an army sees them.
    fn of(each: &[i16], board: &'static Geometry, army: Seat) -> Self {
        let (oriented, squares) = (Perspectives::of(board).seen_by(army), board.squares().len());
        let values = |what: OnSquare| {
            let (mut values, first) = ([0; SQUARES_LIMIT], what.first(squares));
            for (value, &square) in values.iter_mut().zip(oriented).take(squares) {
                *value = each[first + usize::from(square)];
            }
            values
        };
        Self {
            origin: Role::ALL.map(|role| values(OnSquare::Origin(role))),
            end: Role::ALL.map(|role| values(OnSquare::End(role))),
            relocated: Role::ALL.map(|role| values(OnSquare::Relocated(role))),
            corpse: values(OnSquare::Corpse),
        }
    }
}

impl PolicyWeights {
    /// The weights for a board: its own, if the program has them, else those of the 9 × 9 board without its
    /// squares.
    #[must_use]
    pub fn of_board(board: &'static Geometry) -> &'static Self {
        Self::own(board).unwrap_or_else(Self::of_square9)
    }

    /// The weights of the 9 × 9 board.
    pub(crate) fn of_square9() -> &'static Self {
        Self::own(&SQUARE9).expect("weights of the 9 × 9 board")
    }

    /// Where the fit of a board begins: with the weights of the 9 × 9 board, but for those of its squares.
    /// The 9 × 9 board begins with nothing.
    #[must_use]
    pub fn beginning(board: &'static Geometry) -> Vec<i16> {
        let mut each = vec![0; features(board)];
        if *board != SQUARE9 {
            each[..COMMON].copy_from_slice(&Self::of_square9().each()[..COMMON]);
        }
        each
    }

    /// The weights that were fitted on this board, if the program has them.
    fn own(board: &'static Geometry) -> Option<&'static Self> {
        let shipped = || Some(Self::from_bytes(board, weights::SHIPPED.of(board)?).expect("shipped weights"));
        OWN.get_or_make(board, shipped)
    }

    /// Makes these the weights of their board, unless the program has some.
    pub(crate) fn add(self) {
        OWN.set(self.board, self);
    }

    /// Decodes the weights of a board.
    ///
    /// # Errors
    /// If the bytes are not the weights of this board.
    pub fn from_bytes(board: &'static Geometry, bytes: &[u8]) -> Result<Self, WeightsError> {
        let (pairs, rest) = FORMAT.body(board, bytes)?.as_chunks();
        let each: Vec<i16> = pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        let whole = rest.is_empty().then(|| Self::new(board, &each)).flatten();
        let expected = WeightsFormat::HEADER + features(board) * 2;
        whole.ok_or(WeightsError::Length { found: bytes.len(), expected })
    }

    /// The weights of all [`features`] of a board, if there are as many.
    #[must_use]
    pub fn new(board: &'static Geometry, each: &[i16]) -> Option<Self> {
        if each.len() != features(board) {
            return None;
        }
        let sums = |first: usize, count: usize| {
            each[first..first + count * SETS].chunks_exact(SETS).map(SubsetSums::of).collect()
        };
        let (bucket, role) = (Bucket::FIRST, Role::ALL[0]);
        let squares = Seat::ALL.into_iter().map(|army| match board.armies().contains(army) {
            true => SquareWeights::of(each, board, army),
            false => SquareWeights::NONE,
        });
        Some(Self {
            board,
            origins: sums(feature::origin_in(bucket, role, 0), BUCKETS * Role::COUNT),
            ends: sums(feature::end_in(bucket, role, 0), BUCKETS * Role::COUNT),
            victims: sums(feature::victim_in(bucket, MoveKind::Kill, role, 0), BUCKETS * 2 * Role::COUNT),
            relocated: sums(feature::relocated_in(bucket, role, 0), BUCKETS * Role::COUNT),
            corpses: sums(feature::corpse_in(bucket, 0), BUCKETS),
            squares: squares.chain([SquareWeights::NONE]).collect(),
            each: each.into(),
        })
    }

    /// Encodes the weights for [`PolicyWeights::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = FORMAT.header(self.board);
        bytes.extend(self.each.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// The weight of each feature.
    #[must_use]
    pub fn each(&self) -> &[i16] {
        &self.each
    }

    /// The score for a sum of weights.
    #[inline]
    pub(crate) const fn score(sum: i32) -> f32 {
        sum as f32 / SCALE
    }

    /// The weight of a feature.
    #[inline]
    pub(crate) fn of(&self, feature: usize) -> i32 {
        i32::from(self.each[feature])
    }
}

impl PolicyFeatures<'_> {
    /// The sum of the weights of [`PolicyFeatures::for_each_of_origin`].
    #[inline]
    pub(crate) fn score_of_origin(&self, weights: &PolicyWeights, family: &MoveFamily) -> i32 {
        let role = family.role.index();
        let sums = &weights.origins[self.context.bucket.index() * Role::COUNT + role];
        self.score(sums, &self.squares(weights).origin[role], family.from)
    }

    /// The sums of the weights of [`PolicyFeatures::for_each_of_move`], for each target and victim.
    #[inline]
    pub(crate) fn scores_of_moves(
        &self,
        weights: &PolicyWeights,
        family: &MoveFamily,
    ) -> impl Fn(Square, Option<Square>) -> i32 {
        let (bucket, role, act) = (self.context.bucket, family.role, family.act);
        let (ends, victims) = (self.scores_of_ends(weights, role), family.victims);
        let can_encircle = !(family.placements & self.context.closing).is_empty();
        let encircles = if can_encircle { weights.of(feature::encircles(bucket)) } else { 0 };
        move |to, victim| {
            let (kind, piece) = self.kind_of(act, victim);
            let of_victim = |at, piece| self.score_of_victim(weights, kind, role, at, piece);
            let mut score = weights.of(feature::kind(bucket, kind, role)) + ends(family.exit.unwrap_or(to));
            if let Some((at, piece)) = piece {
                score += of_victim(at, piece);
            }
            if kind == MoveKind::ReportAll {
                let reported = self.position.geometry().edge_neighbours(to) & victims;
                let reported = reported.iter().filter_map(|at| Some((at, self.position.piece_at(at)?)));
                score += reported.map(|(at, piece)| of_victim(at, piece)).sum::<i32>();
            }
            if kind.places_corpse() { score + encircles } else { score }
        }
    }

    #[inline]
    fn score_of_victim(
        &self,
        weights: &PolicyWeights,
        kind: MoveKind,
        by: Role,
        at: Square,
        piece: Piece,
    ) -> i32 {
        let side = self.context.sides.of(self.position.controller(piece.army));
        let sums = (self.context.bucket.index() * 2 + kind.relocates()) * Role::COUNT + piece.role.index();
        weights.of(feature::victim(kind, by, piece.role, side))
            + weights.victims[sums].at(self.context.sets.at(at))
    }

    /// The sums of the weights of all features but the origin's, for each target of a family that only walks.
    #[inline]
    pub(crate) fn scores_of_walks(
        &self,
        weights: &PolicyWeights,
        family: &MoveFamily,
    ) -> impl Fn(Square) -> i32 {
        let walk = weights.of(feature::kind(self.context.bucket, MoveKind::Walk, family.role));
        let ends = self.scores_of_ends(weights, family.role);
        move |to| walk + ends(to)
    }

    /// The sums of the weights of the features of each square that a piece of a role may end on.
    #[inline]
    fn scores_of_ends(&self, weights: &PolicyWeights, role: Role) -> impl Fn(Square) -> i32 {
        let sums = &weights.ends[self.context.bucket.index() * Role::COUNT + role.index()];
        let squares = &self.squares(weights).end[role.index()];
        move |end| self.score(sums, squares, end)
    }

    /// The sums of the weights of [`PolicyFeatures::for_each_of_placement`], for each square.
    #[inline]
    pub(crate) fn scores_of_placements(
        &self,
        weights: &PolicyWeights,
        relocated: Option<(Piece, SquareSet)>,
    ) -> impl Fn(Square) -> i32 {
        let (bucket, squares) = (self.context.bucket.index(), self.squares(weights));
        let (sums, squares, attacked) = match relocated {
            None => (&weights.corpses[bucket], &squares.corpse, None),
            Some((piece, attackers)) => {
                let role = piece.role.index();
                let weight = weights.of(feature::attacked(piece.role));
                let sums = &weights.relocated[bucket * Role::COUNT + role];
                (sums, &squares.relocated[role], Some((attackers, weight)))
            }
        };
        move |square| {
            let attacked = attacked.map_or(0, |(attackers, weight)| match attackers.contains(square) {
                true => weight,
                false => 0,
            });
            self.score(sums, squares, square) + attacked
        }
    }

    /// The weights of squares as the player sees them.
    #[inline]
    fn squares<'w>(&self, weights: &'w PolicyWeights) -> &'w SquareWeights {
        let is_own = ptr::eq(self.position.geometry(), weights.board);
        let seat = if is_own { self.context.player.index() % Seat::LIMIT } else { Seat::LIMIT };
        &weights.squares[seat]
    }

    /// The weight of a square and the sum of the sets that it is in.
    #[inline]
    fn score(&self, sums: &SubsetSums, squares: &Values, square: Square) -> i32 {
        i32::from(squares[square.index() % SQUARES_LIMIT]) + sums.at(self.context.sets.at(square))
    }
}
