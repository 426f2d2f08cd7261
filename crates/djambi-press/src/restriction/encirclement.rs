//! Promises that an encirclement may break.
//!
//! Whether a move encircles depends on all its parts together, so its family is no product any more. Only few
//! moves can: those that complete a ring, or put a chief into one. They are played and looked at.

use core::ops::ControlFlow;

use djambi::{
    Act, Devolution, MazeExit, Move, MoveFamily, Position, ReporterKills, Role, Rules, Seat, SeatSet, Square,
    SquareSet, StoryEvent,
};

use crate::Promise;

/// The chiefs whose encirclement breaks a promise.
#[derive(Default)]
pub(super) struct Watch {
    /// The players whose chief must not be encircled.
    seats: SeatSet,
    /// The squares on which no chief may be, when it is encircled.
    squares: SquareSet,
    /// Whether the ring around a chief who is watched is so nearly closed that a turn may close it.
    is_ring_near: bool,
    /// The squares of the chiefs whom a diplomat may put into a ring.
    movable_chiefs: SquareSet,
    /// The squares on which the mover's own chief may walk into a ring that is watched.
    own_rings: SquareSet,
}

/// The moves of a family that may encircle.
enum Suspects {
    /// All of them.
    All,
    /// Those with these placements; none if the set is empty.
    Placements(SquareSet),
}

impl Watch {
    /// Adds a promise.
    pub(super) fn add(&mut self, promise: &Promise) {
        match *promise {
            Promise::Peace(seats) | Promise::HandsOff(seats) => {
                self.seats = self.seats.union(seats);
            }
            Promise::NoCorpse(squares) => self.squares |= squares,
            _ => {}
        }
    }

    /// Looks from which families a turn may encircle somebody who is watched.
    #[inline]
    pub(super) fn look(&mut self, position: &Position, rules: &Rules) {
        let corpses = position.corpses();
        // A ring has three squares at least. A turn leaves one corpse, a master move two, and only a reporter
        // who kills all around more.
        let kills_many = matches!(rules.reporter, ReporterKills::All | ReporterKills::AllOwn);
        if corpses.is_empty() && !kills_many || self.seats.is_empty() && self.squares.is_empty() {
            return;
        }
        let most_gaps = match rules.maze_exit {
            _ if kills_many => usize::MAX,
            MazeExit::Master => 2,
            MazeExit::Quiet => 1,
        };
        self.look_around(position, most_gaps);
    }

    /// The same where there are corpses, or may be many; a turn closes at most `most_gaps` gaps.
    fn look_around(&mut self, position: &Position, most_gaps: usize) {
        let geometry = position.geometry();
        let corpses = position.corpses();
        let chiefs = position.role(Role::Chief);
        let is_near = |at: Square| {
            let is_watched = self.squares.contains(at)
                || position.piece_at(at).is_some_and(|chief| self.seats.contains(chief.army));
            is_watched && at != geometry.maze() && (geometry.adjacent(at) - corpses).len() <= most_gaps
        };
        self.is_ring_near = chiefs.iter().any(is_near);
        if corpses.len() >= 2 {
            self.movable_chiefs = chiefs;
            self.own_rings = self.squares;
        }
    }

    /// Whether any move may close a ring that is watched.
    #[inline]
    pub(super) const fn is_ring_near(&self) -> bool {
        self.is_ring_near
    }

    /// The squares of the chiefs whom a diplomat may put into a ring.
    pub(super) const fn movable_chiefs(&self) -> SquareSet {
        self.movable_chiefs
    }

    /// The squares on which the mover's own chief may walk into a ring that is watched.
    pub(super) const fn own_rings(&self) -> SquareSet {
        self.own_rings
    }

    /// Whether moves of a family have to be looked at.
    #[inline]
    pub(super) fn suspect(&self, family: &MoveFamily) -> bool {
        self.is_ring_near
            || family.role == Role::Diplomat
                && family.act == Act::Relocate
                && !(family.to & self.movable_chiefs).is_empty()
            || family.role == Role::Chief && !(family.to & self.own_rings).is_empty()
    }

    /// Calls `visit` with families of the moves of a family that encircle nobody who is watched.
    #[cold]
    pub(super) fn split<B>(
        &self,
        position: &Position,
        rules: &Rules,
        family: MoveFamily,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.suspects(position, rules, &family) {
            Suspects::All => self.visit_innocent(position, rules, family, visit),
            Suspects::Placements(suspects) => {
                let suspects = suspects & family.placements;
                if suspects.is_empty() {
                    return visit(family);
                }
                let others = family.placements - suspects;
                if !others.is_empty() {
                    visit(MoveFamily { placements: others, ..family })?;
                }
                self.visit_innocent(position, rules, MoveFamily { placements: suspects, ..family }, visit)
            }
        }
    }

    /// The moves of a family that may encircle a chief who is watched: all that do, and others.
    fn suspects(&self, position: &Position, rules: &Rules, family: &MoveFamily) -> Suspects {
        let geometry = position.geometry();
        let maze = geometry.maze();
        let corpses = position.corpses();
        let mut placements = SquareSet::EMPTY;
        for at in position.role(Role::Chief) {
            let Some(chief) = position.piece_at(at) else { continue };
            let seat = chief.army;
            if family.from == at {
                if self.is_own_chief_suspect(position, family) {
                    return Suspects::All;
                }
                continue;
            }
            if at == maze || !(self.seats.contains(seat) || self.squares.contains(at)) {
                continue;
            }
            let gaps = geometry.adjacent(at) - corpses;
            if gaps.is_empty() {
                let is_encircled = position.ring(rules, seat).is_some_and(|ring| ring.is_encircled());
                if is_encircled || family.act != Act::Walk || rules.devolution == Devolution::Reign {
                    return Suspects::All;
                }
                continue;
            }
            match new_corpses(position, family) {
                NewCorpses::None => {}
                NewCorpses::On(squares) if gaps.is_subset(squares) => return Suspects::All,
                NewCorpses::Placed if gaps.is_single() => placements |= gaps,
                NewCorpses::On(_) | NewCorpses::Placed => {}
            }
        }
        if family.act == Act::Relocate && family.role == Role::Diplomat {
            placements |= self.rings_for_a_chief(position, family);
        }
        Suspects::Placements(placements)
    }

    /// Whether the mover's own chief may walk into a ring on a square that must get no corpse.
    fn is_own_chief_suspect(&self, position: &Position, family: &MoveFamily) -> bool {
        let corpses = position.corpses();
        let gaps = |square| (position.geometry().adjacent(square) - corpses).len();
        (family.to & self.squares).iter().any(|square| gaps(square) <= 1)
    }

    /// The placements that put a relocated chief into a ring.
    fn rings_for_a_chief(&self, position: &Position, family: &MoveFamily) -> SquareSet {
        if (family.to & position.role(Role::Chief)).is_empty() || position.corpses().len() < 2 {
            return SquareSet::EMPTY;
        }
        let closed = |&square: &Square| position.geometry().adjacent(square).is_subset(position.corpses());
        family.placements.iter().filter(closed).collect()
    }

    /// Whether a move encircles somebody who is watched.
    fn is_guilty(&self, position: &Position, rules: &Rules, mv: Move) -> bool {
        let is_watched = |seat: Seat, at| self.seats.contains(seat) || self.squares.contains(at);
        position
            .story(rules, mv)
            .into_iter()
            .any(|event| matches!(event, StoryEvent::Encircled { seat, at } if is_watched(seat, at)))
    }

    /// Visits the moves of a family that encircle nobody who is watched, having played each.
    fn visit_innocent<B>(
        &self,
        position: &Position,
        rules: &Rules,
        family: MoveFamily,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let is_innocent = |mv: Move| !self.is_guilty(position, rules, mv);
        for to in family.to {
            let arrival = Move::new(family.from, to);
            let arrival = family.exit.map_or(arrival, |exit| arrival.with_exit(exit));
            let mut kept = MoveFamily { to: SquareSet::of(to), ..family };
            let is_any_left = if family.act == Act::Report {
                kept.victims =
                    family.victims.iter().filter(|&at| is_innocent(arrival.with_victim(at))).collect();
                kept.declinable = family.declinable && is_innocent(arrival);
                kept.declinable || !kept.victims.is_empty()
            } else if family.placements.is_empty() {
                is_innocent(arrival)
            } else {
                let places = family.placements.iter();
                kept.placements = places.filter(|&at| is_innocent(arrival.with_placement(at))).collect();
                !kept.placements.is_empty()
            };
            if is_any_left {
                visit(kept)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Where the moves of a family may leave a corpse that was not there.
enum NewCorpses {
    /// Nowhere.
    None,
    /// On some or all of these squares.
    On(SquareSet),
    /// Only on the placement.
    Placed,
}

fn new_corpses(position: &Position, family: &MoveFamily) -> NewCorpses {
    match (family.act, family.role) {
        (Act::Walk, _) | (Act::Relocate, Role::Diplomat) => NewCorpses::None,
        (Act::Kill, Role::Assassin) => {
            NewCorpses::On(SquareSet::of(family.from).with(position.geometry().maze()))
        }
        (Act::Report | Act::ReportAll, _) => NewCorpses::On(family.victims),
        (Act::Kill | Act::Relocate, _) => NewCorpses::Placed,
    }
}
