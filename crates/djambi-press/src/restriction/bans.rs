//! Promises as sets: all that they bar, but for encirclement, is a product of the sets of a family.

use alloc::vec::Vec;

use djambi::{Act, Controller, MoveFamily, Occupant, Position, Role, Square, SquareSet};

use crate::{Pieces, Plan, Promise};

/// The squares of all boards.
pub(super) const ALL: SquareSet = SquareSet::from_bits(!0 >> 1);

/// Squares that promises bar, and moves that they demand.
#[derive(Default)]
pub(super) struct Bans {
    /// The squares of pieces that must not be killed.
    not_killed: SquareSet,
    /// The squares of pieces that must not be relocated.
    not_relocated: SquareSet,
    /// The squares of pieces that must not move.
    held: SquareSet,
    /// The squares on which no move may end.
    barred: SquareSet,
    /// The squares on which no corpse may be left.
    no_corpse: SquareSet,
    /// The squares from which a move to the maze is a breach: that of the player's own chief.
    no_power: SquareSet,
    /// Whether any of the following holds something.
    has_duties: bool,
    /// The square of the chief that must leave the maze, or must not enter it.
    leaving: Option<Square>,
    /// Sets of squares, of each of which a piece must be killed or relocated.
    struck: Vec<SquareSet>,
    /// Moves that must be made.
    plans: Vec<PlannedMove>,
}

/// A promised move in a position. A part that is not named is `None`.
struct PlannedMove {
    from: Option<SquareSet>,
    to: Option<SquareSet>,
    victims: Option<SquareSet>,
    place: Option<SquareSet>,
}

impl Bans {
    /// Adds a promise of the player to move.
    pub(super) fn add(&mut self, position: &Position, promise: &Promise) {
        self.has_duties |= promise.is_duty();
        match *promise {
            Promise::Peace(seats) => {
                let chiefs = position.role(Role::Chief);
                for seat in seats.iter() {
                    self.not_killed |= position.controlled_by(seat);
                    self.not_relocated |= chiefs & position.army(seat);
                }
            }
            Promise::HandsOff(seats) => {
                let commanded = position.controlled_by_any(seats);
                self.not_killed |= commanded;
                self.not_relocated |= commanded;
            }
            Promise::Leave(pieces) => {
                if position.controller(pieces.army) != Controller::Seat(position.turn()) {
                    let squares = squares_of(position, pieces);
                    self.not_killed |= squares;
                    self.not_relocated |= squares;
                }
            }
            Promise::Hold(pieces) => self.held |= squares_of(position, pieces),
            Promise::KeepOut(squares) => self.barred |= squares,
            Promise::NoCorpse(squares) => self.no_corpse |= squares - position.corpses(),
            Promise::NoPower => {
                self.no_power |= position.chief(position.turn()).into_iter().collect();
            }
            Promise::LeavePower { .. } => self.leaving = position.chief(position.turn()),
            Promise::Strike { seat, .. } => self.struck.push(position.controlled_by(seat)),
            Promise::Do { plan, .. } => self.plans.push(PlannedMove::of(position, &plan)),
        }
    }

    /// The squares of the pieces that may move.
    #[inline]
    pub(super) fn movable(&self) -> SquareSet {
        ALL - self.held
    }

    /// Whether a promise demands something of the turn.
    pub(super) const fn have_duties(&self) -> bool {
        self.has_duties
    }

    /// Whether the player's own chief must not go into the maze.
    pub(super) const fn bar_power(&self) -> bool {
        !self.no_power.is_empty()
    }

    /// The squares on which no move may end.
    pub(super) const fn barred(&self) -> SquareSet {
        self.barred
    }

    /// Whether there are squares on which no corpse may be left.
    pub(super) const fn bar_corpses(&self) -> bool {
        !self.no_corpse.is_empty()
    }

    /// The squares of pieces that must not be killed or relocated.
    pub(super) fn spared(&self) -> SquareSet {
        self.not_killed | self.not_relocated
    }

    /// Leaves the moves of a family that break nothing here, and returns whether there are any.
    #[inline(never)]
    pub(super) fn narrow(&self, position: &Position, family: &mut MoveFamily) -> bool {
        match family.exit {
            Some(exit) if self.barred.contains(exit) => return false,
            Some(_) => {}
            None => family.to -= self.barred,
        }
        if family.role == Role::Chief && self.no_power.contains(family.from) {
            family.to = family.to.without(position.geometry().maze());
        }
        if family.act != Act::Walk {
            let spared = if family.act == Act::Relocate { self.not_relocated } else { self.not_killed };
            if !spare(position, family, spared)
                || !self.no_corpse.is_empty() && !bar_corpses(position, family, self.no_corpse)
            {
                return false;
            }
        }
        !family.to.is_empty() && (!self.has_duties || self.narrow_duties(position, family))
    }

    /// Leaves the moves that do what is due.
    #[inline(never)]
    fn narrow_duties(&self, position: &Position, family: &mut MoveFamily) -> bool {
        let maze = position.geometry().maze();
        if let Some(chief) = self.leaving {
            if chief == maze && family.from != maze {
                return false;
            }
            if family.role == Role::Chief && family.from == chief {
                family.to = family.to.without(maze);
            }
        }
        !family.to.is_empty()
            && self.struck.iter().all(|&struck| demand_victim(family, struck))
            && self.plans.iter().all(|plan| plan.narrow(family))
    }
}

impl PlannedMove {
    fn of(position: &Position, plan: &Plan) -> Self {
        let named = |squares: SquareSet| (!squares.is_empty()).then_some(squares);
        Self {
            from: named(plan.from),
            to: named(plan.to),
            victims: plan.victim.map(|pieces| squares_of(position, pieces)),
            place: named(plan.place),
        }
    }

    /// Leaves the moves that have all parts.
    fn narrow(&self, family: &mut MoveFamily) -> bool {
        if self.from.is_some_and(|from| !from.contains(family.from)) {
            return false;
        }
        if let Some(to) = self.to {
            match family.exit {
                Some(exit) if !to.contains(exit) => return false,
                Some(_) => {}
                None => family.to &= to,
            }
        }
        if let Some(place) = self.place {
            family.placements &= place;
            if family.placements.is_empty() {
                return false;
            }
        }
        !family.to.is_empty() && self.victims.is_none_or(|victims| demand_victim(family, victims))
    }
}

/// The squares of these pieces.
fn squares_of(position: &Position, pieces: Pieces) -> SquareSet {
    let army = position.army(pieces.army);
    pieces.roles.iter().fold(SquareSet::EMPTY, |squares, role| squares | (position.role(role) & army))
}

/// The square of the second victim, of a master move (§9.1).
fn second_victim(family: &MoveFamily) -> Option<Square> {
    family.exit.filter(|&exit| exit != family.from)
}

/// Leaves the moves that kill or relocate no piece on these squares, and returns whether there are any. The
/// family has victims.
#[inline]
fn spare(position: &Position, family: &mut MoveFamily, spared: SquareSet) -> bool {
    match family.act {
        Act::Walk => true,
        Act::Kill | Act::Relocate => {
            family.to -= spared;
            let is_second_spared = second_victim(family)
                .is_some_and(|exit| spared.contains(exit) && position.piece_at(exit).is_some());
            !family.to.is_empty() && !is_second_spared
        }
        Act::Report => {
            family.victims -= spared;
            !family.victims.is_empty() || family.declinable
        }
        Act::ReportAll => (family.victims & spared).is_empty(),
    }
}

/// Leaves the moves that kill or relocate a piece on one of these squares.
fn demand_victim(family: &mut MoveFamily, wanted: SquareSet) -> bool {
    match family.act {
        Act::Walk => false,
        Act::Kill | Act::Relocate => {
            if second_victim(family).is_some_and(|exit| wanted.contains(exit)) {
                return true;
            }
            family.to &= wanted;
            !family.to.is_empty()
        }
        Act::Report => {
            family.victims &= wanted;
            family.declinable = false;
            !family.victims.is_empty()
        }
        Act::ReportAll => !(family.victims & wanted).is_empty(),
    }
}

/// Leaves the moves that put no corpse on these squares.
#[inline(never)]
fn bar_corpses(position: &Position, family: &mut MoveFamily, barred: SquareSet) -> bool {
    match (family.act, family.role) {
        (Act::Walk, _) | (Act::Relocate, Role::Diplomat) => true,
        (Act::Report | Act::ReportAll, _) => spare(position, family, barred),
        (Act::Kill, Role::Assassin) => {
            // The first corpse stays at the start; that of a master move goes to the maze.
            let second = second_victim(family)
                .filter(|&exit| matches!(position.at(exit), Some(Occupant::Piece(_))))
                .map(|_| position.geometry().maze());
            !barred.contains(family.from) && !second.is_some_and(|maze| barred.contains(maze))
        }
        (Act::Kill | Act::Relocate, _) => {
            let had_none = family.placements.is_empty();
            family.placements -= barred;
            had_none || !family.placements.is_empty()
        }
    }
}
