//! The indices of the features.

use djambi::{Act, Geometry, Role};

use crate::sides::SIDES;

/// The number of sets of squares: see [`super::PolicyFeatures`].
pub(super) const SETS: usize = 14;
/// The number of buckets.
pub(super) const BUCKETS: usize = 4;

const ROLES: usize = Role::COUNT;
const KINDS: usize = 6;

const END_IN: usize = BUCKETS * KINDS * ROLES;
const ORIGIN_IN: usize = END_IN + BUCKETS * ROLES * SETS;
const VICTIM: usize = ORIGIN_IN + BUCKETS * ROLES * SETS;
const VICTIM_IN: usize = VICTIM + 2 * ROLES * ROLES * SIDES;
const ENCIRCLES: usize = VICTIM_IN + BUCKETS * 2 * ROLES * SETS;
const CORPSE_IN: usize = ENCIRCLES + BUCKETS;
const RELOCATED_IN: usize = CORPSE_IN + BUCKETS * SETS;
const ATTACKED: usize = RELOCATED_IN + BUCKETS * ROLES * SETS;
const HUNTS: usize = ATTACKED + ROLES;
/// The number of features that all boards have. Those of squares come after them.
pub(super) const COMMON: usize = HUNTS + 2 * ROLES;

/// The number of features on a board.
#[must_use]
pub fn features(board: &Geometry) -> usize {
    COMMON + OnSquare::COUNT * board.squares().len()
}

/// The number of kinds of moves, which have output weights of the [net](super::net).
const OUTPUT_KINDS: usize = END_IN;
/// The number of roles of victims, which have some, too.
const OUTPUT_VICTIMS: usize = VICTIM_IN - VICTIM;

/// The number of features with output weights on a board.
#[must_use]
pub fn outputs(board: &Geometry) -> usize {
    OUTPUT_KINDS + OUTPUT_VICTIMS + features(board) - COMMON
}

/// The index of a feature's output weights in the policy net, if it has some: kinds, roles of victims, and
/// squares do; sets do not.
#[must_use]
#[inline]
pub const fn output(feature: usize) -> Option<usize> {
    match feature {
        ..OUTPUT_KINDS => Some(feature),
        VICTIM..VICTIM_IN => Some(feature - VICTIM + OUTPUT_KINDS),
        COMMON.. => Some(feature - COMMON + OUTPUT_KINDS + OUTPUT_VICTIMS),
        _ => None,
    }
}

/// What is on a square: these features are seen from the player's camp.
#[derive(Clone, Copy)]
pub(super) enum OnSquare {
    /// The moving piece ends there.
    End(Role),
    /// The moving piece comes from there.
    Origin(Role),
    /// A corpse is placed there.
    Corpse,
    /// A relocated piece is placed there.
    Relocated(Role),
}

impl OnSquare {
    const COUNT: usize = 3 * ROLES + 1;

    /// The feature of the first square of a board of `squares` squares; those of the others follow.
    pub(super) const fn first(self, squares: usize) -> usize {
        let number = match self {
            Self::End(role) => role.index(),
            Self::Origin(role) => ROLES + role.index(),
            Self::Relocated(role) => 2 * ROLES + role.index(),
            Self::Corpse => 3 * ROLES,
        };
        COMMON + number * squares
    }
}

/// Whether the player's own chief is attacked.
#[derive(Clone, Copy)]
pub(super) enum ChiefSafety {
    /// No other player attacks it, or there is none.
    Safe,
    /// Another player could kill it next turn.
    Attacked,
}

/// The bucket of weights for a position: by the safety of the player's own chief and whether more than two players are
/// left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket(usize);

impl Bucket {
    /// The bucket with the lowest indices.
    pub(super) const FIRST: Self = Self(0);

    /// The bucket for this safety and number of living players.
    pub(super) const fn of(safety: ChiefSafety, players: usize) -> Self {
        Self(safety as usize * 2 + (players > 2) as usize)
    }

    /// The index of the bucket.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 % BUCKETS
    }
}

/// What a move kills or relocates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Victim {
    /// Nothing.
    None,
    /// A corpse.
    Corpse,
    /// A living piece.
    Piece,
}

/// The kind of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MoveKind {
    /// A move without a victim.
    Walk,
    /// A kill.
    Kill,
    /// The relocation of a piece.
    Relocate,
    /// The relocation of a corpse.
    Dig,
    /// A reporter's kill of one piece.
    Report,
    /// A reporter's kill of all pieces around.
    ReportAll,
}

impl MoveKind {
    /// The kind of a move of a family.
    #[inline]
    pub(super) const fn of(act: Act, victim: Victim) -> Self {
        match (act, victim) {
            (Act::Walk, _) | (Act::Report, Victim::None) => Self::Walk,
            (Act::Kill, _) => Self::Kill,
            (Act::Relocate, Victim::Piece) => Self::Relocate,
            (Act::Relocate, _) => Self::Dig,
            (Act::Report, _) => Self::Report,
            (Act::ReportAll, _) => Self::ReportAll,
        }
    }

    /// 1 for the relocation of a piece, 0 for any other kind.
    pub(super) const fn relocates(self) -> usize {
        matches!(self, Self::Relocate) as usize
    }

    /// Whether the mover places a corpse.
    pub(super) const fn places_corpse(self) -> bool {
        matches!(self, Self::Kill | Self::Dig)
    }
}

/// The kind of a move, with the role of the moving piece.
pub(super) const fn kind(bucket: Bucket, kind: MoveKind, role: Role) -> usize {
    (bucket.0 * KINDS + kind as usize) * ROLES + role.index()
}

/// A set that the end of the move is in.
pub(super) const fn end_in(bucket: Bucket, role: Role, set: usize) -> usize {
    END_IN + (bucket.0 * ROLES + role.index()) * SETS + set
}

/// A set that the origin of the move is in.
pub(super) const fn origin_in(bucket: Bucket, role: Role, set: usize) -> usize {
    ORIGIN_IN + (bucket.0 * ROLES + role.index()) * SETS + set
}

/// The role of a victim, with the role of the moving piece and the victim's side as the player sees it.
pub(super) const fn victim(kind: MoveKind, by: Role, role: Role, side: usize) -> usize {
    VICTIM + ((kind.relocates() * ROLES + by.index()) * ROLES + role.index()) * SIDES + side
}

/// A set that the victim is in.
pub(super) const fn victim_in(bucket: Bucket, kind: MoveKind, role: Role, set: usize) -> usize {
    VICTIM_IN + ((bucket.0 * 2 + kind.relocates()) * ROLES + role.index()) * SETS + set
}

/// The corpse can be placed where it encircles a chief.
pub(super) const fn encircles(bucket: Bucket) -> usize {
    ENCIRCLES + bucket.0
}

/// A set that a placed corpse is in.
pub(super) const fn corpse_in(bucket: Bucket, set: usize) -> usize {
    CORPSE_IN + bucket.0 * SETS + set
}

/// A set that a relocated piece is placed in.
pub(super) const fn relocated_in(bucket: Bucket, role: Role, set: usize) -> usize {
    RELOCATED_IN + (bucket.0 * ROLES + role.index()) * SETS + set
}

/// Third players can kill the relocated piece on its new square.
pub(super) const fn attacked(role: Role) -> usize {
    ATTACKED + role.index()
}

/// The relocated piece could kill a third player's chief from its new square, its commander playing before
/// that player (0) or after (1).
pub(super) const fn hunts(role: Role, order: usize) -> usize {
    HUNTS + order * ROLES + role.index()
}
