//! The numbers of the features.

use djambi::{Act, Role};

/// The number of sets of squares that are told apart: see [`super::Scout`].
pub(super) const SETS: usize = 14;

const SQUARES: usize = 81;
const ROLES: usize = Role::COUNT;
pub(super) const CONTEXTS: usize = 4;
const KINDS: usize = 6;
const RELATIONS: usize = 6;

const TO: usize = CONTEXTS * KINDS * ROLES;
const FROM: usize = TO + ROLES * SQUARES;
const END_IN: usize = FROM + ROLES * SQUARES;
const FROM_IN: usize = END_IN + CONTEXTS * ROLES * SETS;
const VICTIM: usize = FROM_IN + CONTEXTS * ROLES * SETS;
const VICTIM_IN: usize = VICTIM + 2 * ROLES * ROLES * RELATIONS;
const CLOSES: usize = VICTIM_IN + CONTEXTS * 2 * ROLES * SETS;
const BURIAL: usize = CLOSES + CONTEXTS;
const BURIAL_IN: usize = BURIAL + SQUARES;
const DELIVERY: usize = BURIAL_IN + CONTEXTS * SETS;
const DELIVERY_IN: usize = DELIVERY + ROLES * SQUARES;
const TAKEN: usize = DELIVERY_IN + CONTEXTS * ROLES * SETS;
/// The number of features.
pub const FEATURES: usize = TAKEN + ROLES;

/// What matters for every step: whether the own chief can be killed, and whether more than two players are left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context(usize);

impl Context {
    pub(super) const fn new(in_danger: bool, many: bool) -> Self {
        Self(in_danger as usize * 2 + many as usize)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 % CONTEXTS
    }
}

/// What a turn does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Walk,
    Kill,
    Relocate,
    Dig,
    Report,
    ReportAll,
}

impl Kind {
    pub(super) const fn of(act: Act, has_victim: bool, is_alive: bool) -> Self {
        match act {
            Act::Walk => Self::Walk,
            Act::Kill => Self::Kill,
            Act::Relocate if is_alive => Self::Relocate,
            Act::Relocate => Self::Dig,
            Act::Report if has_victim => Self::Report,
            Act::Report => Self::Walk,
            Act::ReportAll => Self::ReportAll,
        }
    }

    pub(super) const fn relocates(self) -> usize {
        matches!(self, Self::Relocate) as usize
    }

    /// Whether a corpse is put somewhere then.
    pub(super) const fn places_corpse(self) -> bool {
        matches!(self, Self::Kill | Self::Dig)
    }
}

pub(super) const fn kind(context: Context, kind: Kind, role: Role) -> usize {
    (context.0 * KINDS + kind as usize) * ROLES + role.index()
}

pub(super) const fn to(role: Role, square: usize) -> usize {
    TO + role.index() * SQUARES + square
}

pub(super) const fn from(role: Role, square: usize) -> usize {
    FROM + role.index() * SQUARES + square
}

pub(super) const fn end_in(context: Context, role: Role, set: usize) -> usize {
    END_IN + (context.0 * ROLES + role.index()) * SETS + set
}

pub(super) const fn from_in(context: Context, role: Role, set: usize) -> usize {
    FROM_IN + (context.0 * ROLES + role.index()) * SETS + set
}

pub(super) const fn victim(kind: Kind, by: Role, role: Role, relation: usize) -> usize {
    VICTIM + ((kind.relocates() * ROLES + by.index()) * ROLES + role.index()) * RELATIONS + relation
}

pub(super) const fn victim_in(context: Context, kind: Kind, role: Role, set: usize) -> usize {
    VICTIM_IN + ((context.0 * 2 + kind.relocates()) * ROLES + role.index()) * SETS + set
}

pub(super) const fn closes(context: Context) -> usize {
    CLOSES + context.0
}

pub(super) const fn burial(square: usize) -> usize {
    BURIAL + square
}

pub(super) const fn burial_in(context: Context, set: usize) -> usize {
    BURIAL_IN + context.0 * SETS + set
}

pub(super) const fn delivery(role: Role, square: usize) -> usize {
    DELIVERY + role.index() * SQUARES + square
}

pub(super) const fn delivery_in(context: Context, role: Role, set: usize) -> usize {
    DELIVERY_IN + (context.0 * ROLES + role.index()) * SETS + set
}

pub(super) const fn taken(role: Role) -> usize {
    TAKEN + role.index()
}
