//! The policy: a prior probability for each action of a player, found without a search.
//!
//! An action is a turn without its placement or a placement. It has some of a board's [`features`]; their
//! [weights](PolicyWeights) add up to its score. The weights were fitted to the visits of searches:
//! docs/PRIORS.md.

mod context;
mod feature;
mod net;
mod policy_weights;
mod relocated;
mod scores;
mod sets;
mod weights;

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Piece, Position, Role, Rules, Square, SquareSet};

use crate::perspective::Perspectives;
pub(crate) use context::Context;
use feature::{MoveKind, OnSquare, Victim};
pub use feature::{features, output, outputs};
pub use net::{INPUT_SCALE, OUTPUT_SCALE, PolicyNet, UNITS, UnitWeights, for_each_net_input, net_inputs};
pub use policy_weights::{PolicyWeights, SCALE};
pub use relocated::Relocated;
pub(crate) use scores::{ScoreContext, Scorer};

/// The features of a player's actions in one position.
///
/// A move's features say what it does and with what piece, what it kills or relocates and where the piece
/// comes from and goes to, as the player sees it from their own camp. Others say in which
/// of these sets the piece's origin, its end and the victim are:
/// * squares on which others could kill;
/// * squares beside the player's own chief, and empty ones from which it is seen;
/// * squares from which another chief is seen, from which a militant reaches one, from which a reporter kills
///   one;
/// * squares beside the chief of the next player, of the previous one, and those of all others;
/// * squares where a corpse would encircle a chief;
/// * squares from which the maze is seen, the maze, and the squares beside it;
/// * squares of pieces that could kill the player's own chief.
///
/// The features of a placement say the same of its square and of what is placed; for a living piece also
/// whether third players could kill it there, and whether it could kill a third player's chief from there.
/// Most features depend on whether the player's own chief is attacked and whether more than two players are left.
#[derive(Debug)]
pub struct PolicyFeatures<'a> {
    position: &'a Position,
    context: Context,
    /// The squares as the player sees them.
    oriented: &'static [u8; Square::LIMIT],
}

impl<'a> PolicyFeatures<'a> {
    /// The features of the player to move.
    #[must_use]
    pub fn new(position: &'a Position, rules: &Rules) -> Self {
        Self::with_context(position, Context::of(position, rules))
    }

    /// The same, if the context of the position is known already.
    pub(crate) fn with_context(position: &'a Position, context: Context) -> Self {
        let oriented = Perspectives::of(position.geometry()).seen_by(context.player);
        Self { position, context, oriented }
    }

    /// The position.
    #[inline]
    pub(crate) const fn position(&self) -> &'a Position {
        self.position
    }

    /// The context of the position.
    #[inline]
    pub(crate) const fn context(&self) -> &Context {
        &self.context
    }

    /// Calls `visit` with each feature of the origin that all moves of a family share.
    #[inline]
    pub fn for_each_of_origin(&self, family: &MoveFamily, mut visit: impl FnMut(usize)) {
        visit(self.on_square(OnSquare::Origin(family.role), family.from));
        self.for_each_set(family.from, |set| {
            visit(feature::origin_in(self.context.bucket, family.role, set));
        });
    }

    /// Calls `visit` with each other feature of a move to `to` that kills or relocates what is on `victim`.
    #[inline]
    pub fn for_each_of_move(
        &self,
        family: &MoveFamily,
        to: Square,
        victim: Option<Square>,
        mut visit: impl FnMut(usize),
    ) {
        let end = family.exit.unwrap_or(to);
        let bucket = self.context.bucket;
        let role = family.role;
        let (kind, piece) = self.kind_of(family.act, victim);
        visit(feature::kind(bucket, kind, role));
        visit(self.on_square(OnSquare::End(role), end));
        self.for_each_set(end, |set| visit(feature::end_in(bucket, role, set)));
        if let Some((at, piece)) = piece {
            self.for_each_of_victim(kind, role, at, piece, &mut visit);
        }
        if kind == MoveKind::ReportAll {
            for at in self.position.geometry().edge_neighbours(to) & family.victims {
                if let Some(piece) = self.position.piece_at(at) {
                    self.for_each_of_victim(kind, role, at, piece, &mut visit);
                }
            }
        }
        if kind.places_corpse() && !(family.placements & self.context.closing).is_empty() {
            visit(feature::encircles(bucket));
        }
    }

    /// The kind of a move, and its victim if that is a living piece.
    #[inline]
    fn kind_of(&self, act: Act, victim: Option<Square>) -> (MoveKind, Option<(Square, Piece)>) {
        let piece = victim.and_then(|at| Some((at, self.position.piece_at(at)?)));
        let victim = match (victim, piece) {
            (None, _) => Victim::None,
            (_, None) => Victim::Corpse,
            _ => Victim::Piece,
        };
        (MoveKind::of(act, victim), piece)
    }

    #[inline]
    fn for_each_of_victim(
        &self,
        kind: MoveKind,
        by: Role,
        at: Square,
        piece: Piece,
        mut visit: impl FnMut(usize),
    ) {
        let side = self.context.sides.of(self.position.controller(piece.army));
        visit(feature::victim(kind, by, piece.role, side));
        self.for_each_set(at, |set| visit(feature::victim_in(self.context.bucket, kind, piece.role, set)));
    }

    /// Calls `visit` with each feature of a placement: of a corpse, or of a [relocated](Self::relocated)
    /// piece.
    #[inline]
    pub fn for_each_of_placement(
        &self,
        relocated: Option<&Relocated>,
        square: Square,
        mut visit: impl FnMut(usize),
    ) {
        let bucket = self.context.bucket;
        let Some(relocated) = relocated else {
            visit(self.on_square(OnSquare::Corpse, square));
            self.for_each_set(square, |set| visit(feature::corpse_in(bucket, set)));
            return;
        };
        let role = relocated.piece.role;
        visit(self.on_square(OnSquare::Relocated(role), square));
        for (feature, _) in relocated.features().iter().filter(|(_, squares)| squares.contains(square)) {
            visit(*feature);
        }
        self.for_each_set(square, |set| visit(feature::relocated_in(bucket, role, set)));
    }

    /// The feature of a square as the player sees it.
    fn on_square(&self, what: OnSquare, square: Square) -> usize {
        let squares = self.position.geometry().squares().len();
        what.first(squares) + usize::from(self.oriented[square.index() % Square::LIMIT])
    }

    #[inline]
    fn for_each_set(&self, square: Square, mut visit: impl FnMut(usize)) {
        let mut sets = u16::from_le_bytes(self.context.sets.at(square));
        while sets != 0 {
            visit(sets.trailing_zeros() as usize);
            sets &= sets - 1;
        }
    }

    /// The living piece that a move of a family relocates to another square, if it does that.
    #[must_use]
    pub fn relocated(&self, family: &MoveFamily, partial: Move) -> Option<Relocated> {
        let from = partial.to().filter(|_| family.act == Act::Relocate)?;
        Some(Relocated::new(self.position, &self.context, self.position.piece_at(from)?))
    }
}

/// The family that a partial move belongs to.
#[must_use]
pub fn family_of(position: &Position, rules: &Rules, partial: Move) -> Option<MoveFamily> {
    let from = partial.from()?;
    let found = position.for_each_family_from(SquareSet::of(from), rules, |family| {
        let same = partial.exit() == family.exit
            && partial.to().is_some_and(|to| family.to.contains(to))
            && !family.placements.is_empty();
        if same { ControlFlow::Break(family) } else { ControlFlow::Continue(()) }
    });
    found.break_value()
}

/// Calls `visit` with each move of a family, without its placement, and the square of what it kills or
/// relocates.
pub fn for_each_partial_move(family: &MoveFamily, mut visit: impl FnMut(Move, Option<Square>)) {
    for to in family.to {
        let mv = Move::new(family.from, to);
        let mv = family.exit.map_or(mv, |exit| mv.with_exit(exit));
        match family.act {
            Act::Walk | Act::ReportAll => visit(mv, None),
            Act::Kill | Act::Relocate => visit(mv, Some(to)),
            Act::Report => {
                if family.declinable {
                    visit(mv, None);
                }
                for victim in family.victims {
                    visit(mv.with_victim(victim), Some(victim));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
