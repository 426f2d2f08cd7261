//! The promises that a search reckons with, where no treaties are known: none.

use std::ops::ControlFlow;

use djambi::{BySeat, Move, MoveFamily, Position, Rules, Seat, SeatSet, SquareSet};

/// No promises.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Promises {}

/// No promises at a node.
pub(super) type Bindings<'a> = [&'a (); 0];

impl Promises {
    /// Whether the search looks at moves at the root that break promises: never.
    pub(super) const fn weighs_breaches(&self) -> bool {
        false
    }

    /// The promises that bind the searcher at the root: none.
    pub(super) const fn at_root(&self, _: &Position, _: &Rules) -> Bindings<'_> {
        []
    }

    /// The partners who are believed: none.
    pub(super) const fn partners_of(&self, _: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// How much the searcher dislikes the share of each seat: not at all.
    pub(super) const fn grudges(&self) -> Option<&BySeat<f32>> {
        None
    }
}

/// A path without treaties.
#[derive(Default)]
pub(super) struct PathTreaties {}

impl PathTreaties {
    /// Begins a path.
    pub(super) const fn begin(&self, _: &Promises) {}

    /// Follows a move on the path.
    pub(super) const fn pass(&self, _: &Promises, _: &Rules, _: &Position, _: Move, _: &Position) {}

    /// The promises that bind the player to move: none.
    pub(super) const fn bindings<'a>(&self, _: &'a Promises, _: &Position, _: &Rules) -> Bindings<'a> {
        []
    }
}

/// The moves that keep promises: there are none to keep.
pub(super) enum KeepingMoves {}

impl KeepingMoves {
    /// The moves that keep these promises: all.
    pub(super) const fn of(_: &Position, _: &Rules, _: &Bindings<'_>) -> Option<Self> {
        None
    }

    /// Never called.
    pub(super) const fn for_each_family<B>(
        &self,
        _: impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match *self {}
    }

    /// Never called.
    pub(super) const fn placements_of(&self, _: Move) -> SquareSet {
        match *self {}
    }

    /// Never called.
    pub(super) const fn list(&self) -> Vec<Move> {
        match *self {}
    }
}
