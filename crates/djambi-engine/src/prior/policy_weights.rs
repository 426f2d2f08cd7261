//! The weights of a policy.

use djambi::{Geometry, Role, SQUARE9, Seat};

use super::feature::{self, BUCKETS, Bucket, COMMON, MoveKind, OnSquare, SETS, features};
use super::net::PolicyNet;
use super::sets::{SQUARES_LIMIT, SubsetSums};
use super::weights;
use crate::WeightsError;
use crate::per_board::PerBoard;
use crate::perspective::Perspectives;
use crate::weights_file::WeightsFormat;

/// The weight that counts as 1 in a score.
pub const SCALE: f32 = 256.0;

/// The format of a file of weights: after the header, the weight of each feature, a number of 16 bits,
/// little-endian; then the bytes of the net, if there is one.
const FORMAT: WeightsFormat = WeightsFormat { magic: b"DJAMBIPR", version: 1 };

/// The weights of each board that has its own.
static OWN: PerBoard<PolicyWeights> = PerBoard::new();

/// The weights of all [`features`] of a board, and tables of their sums.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PolicyWeights {
    pub(super) board: &'static Geometry,
    /// The weight of each feature.
    each: Box<[i16]>,
    /// The sums of the sets that a square is in: for origins, ends and relocated pieces, by bucket and role;
    /// for victims, by bucket, whether they are relocated, and role; for corpses, by bucket.
    pub(super) origins: Box<[SubsetSums]>,
    pub(super) ends: Box<[SubsetSums]>,
    pub(super) victims: Box<[SubsetSums]>,
    pub(super) relocated: Box<[SubsetSums]>,
    pub(super) corpses: Box<[SubsetSums]>,
    /// The weights of squares as each seat of the board sees them, then those of other boards.
    pub(super) squares: Box<[SquareWeights]>,
    /// The net of the policy, if the board has one.
    pub(super) net: Option<PolicyNet>,
}

/// The weights of the squares of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SquareWeights {
    pub(super) origin: [Values; Role::COUNT],
    pub(super) end: [Values; Role::COUNT],
    pub(super) relocated: [Values; Role::COUNT],
    pub(super) corpse: Values,
}

/// A number for each square.
pub(super) type Values = [i16; SQUARES_LIMIT];

impl SquareWeights {
    /// No weights, for other boards.
    const NONE: Self = {
        let none = [0; SQUARES_LIMIT];
        let origin = [none; Role::COUNT];
        let end = [none; Role::COUNT];
        let relocated = [none; Role::COUNT];
        Self { origin, end, relocated, corpse: none }
    };

    /// The weights of a board's squares as an army sees them.
    fn of(each: &[i16], board: &'static Geometry, army: Seat) -> Self {
        let oriented = Perspectives::of(board).seen_by(army);
        let squares = board.squares().len();
        let values = |what: OnSquare| {
            let mut values = [0; SQUARES_LIMIT];
            let first = what.first(squares);
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
        let body = FORMAT.body(board, bytes)?;
        let (each, net) = body.split_at(body.len().min(features(board) * 2));
        let (pairs, _) = each.as_chunks();
        let each: Vec<i16> = pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        let whole = match net {
            [] => Self::new(board, &each, None),
            net => PolicyNet::from_bytes(board, net).and_then(|net| Self::new(board, &each, Some(net))),
        };
        let expected = WeightsFormat::HEADER + features(board) * 2;
        let expected = if net.is_empty() { expected } else { expected + PolicyNet::len_on(board) };
        whole.ok_or(WeightsError::Length { found: bytes.len(), expected })
    }

    /// The weights of all [`features`] of a board, if there are as many, and the net, if it is of this board.
    #[must_use]
    pub fn new(board: &'static Geometry, each: &[i16], net: Option<PolicyNet>) -> Option<Self> {
        if each.len() != features(board) || net.as_ref().is_some_and(|net| !net.is_of(board)) {
            return None;
        }
        let sums = |first: usize, count: usize| {
            each[first..first + count * SETS].chunks_exact(SETS).map(SubsetSums::of).collect()
        };
        let bucket = Bucket::FIRST;
        let role = Role::ALL[0];
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
            net,
        })
    }

    /// Encodes the weights for [`PolicyWeights::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = FORMAT.header(self.board);
        bytes.extend(self.each.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.net.iter().flat_map(PolicyNet::to_bytes));
        bytes
    }

    /// The weight of each feature.
    #[must_use]
    pub fn each(&self) -> &[i16] {
        &self.each
    }

    /// The net, if the board has one.
    #[must_use]
    pub const fn net(&self) -> Option<&PolicyNet> {
        self.net.as_ref()
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
