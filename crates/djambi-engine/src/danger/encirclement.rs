//! The threat to encircle a chief with one turn.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, ReporterKills, Ring, Role, Rules, Seat, Square, SquareSet};

/// The ways to encircle a player's chief with one turn.
pub(super) struct EncirclementThreat<'a> {
    position: &'a Position,
    rules: &'a Rules,
    player: Seat,
    chief: Square,
    /// The squares beside the chief without a corpse.
    gaps: SquareSet,
    /// The empty squares with corpses all around, to which a diplomat could relocate the chief.
    pits: SquareSet,
    /// Whether one turn might close the ring: with corpses on the gaps, or by killing the last necromobile.
    is_near: bool,
}

impl<'a> EncirclementThreat<'a> {
    /// The threat to a player's chief in this ring.
    pub(super) fn new(position: &'a Position, rules: &'a Rules, player: Seat, ring: Ring) -> Self {
        let geometry = position.geometry();
        let corpses = position.corpses();
        let Ring { chief, gaps, saviours, in_maze } = ring;
        // One turn kills one necromobile, or up to four if reporters kill all around them.
        let is_near = !in_maze && saviours.len() <= 4 && can_close(position, rules, gaps);
        let empty = geometry.field() - position.occupied();
        let is_pit = |square: &Square| geometry.adjacent(*square).is_subset(corpses);
        // A player whose chief is relocated from the maze loses the armies held by right of power.
        let reigned = if in_maze { reigned_pieces(position) } else { SquareSet::EMPTY };
        let pits = if saviours.is_subset(reigned) {
            empty.iter().filter(is_pit).collect()
        } else {
            SquareSet::EMPTY
        };
        Self { position, rules, player, chief, gaps, pits, is_near }
    }

    /// Whether a move of this seat could encircle the chief. Where that is likely at all, which is seldom,
    /// the moves are tried.
    pub(super) fn is_closed_by(&self, seat: Seat) -> bool {
        if !self.is_near && !self.may_relocate(seat) {
            return false;
        }
        let mut setup = self.position.to_setup();
        setup.turn = seat;
        let Ok(theirs) = setup.check(self.rules) else { return false };
        let closes = |mv: Move| {
            let closed = !theirs.play_unchecked(self.rules, mv).alive().contains(self.player);
            if closed { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let closing = |family: MoveFamily| match self.may_be_closed_by(&family) {
            true => self.relevant_moves(family).for_each_move(closes),
            false => ControlFlow::Continue(()),
        };
        theirs.for_each_family(self.rules, closing).is_break()
    }

    /// Whether a diplomat of this seat could relocate the chief, and there is a pit.
    fn may_relocate(&self, seat: Seat) -> bool {
        if self.pits.is_empty() {
            return false;
        }
        let diplomats = self.position.role(Role::Diplomat) & self.position.controlled_by(seat);
        let seen = self.position.geometry().slider_attacks(self.chief, self.position.occupied());
        !(seen & diplomats).is_empty()
    }

    /// Whether a move of a family could put something on the gaps, kill the last necromobile, or relocate the
    /// chief into a pit. Most cannot, and need not be tried.
    fn may_be_closed_by(&self, family: &MoveFamily) -> bool {
        let geometry = self.position.geometry();
        let (gaps, relevant) = (self.gaps, self.gaps | self.pits);
        let reports = || family.to.iter().any(|to| !(geometry.edge_neighbours(to) & gaps).is_empty());
        // With an exit, a corpse may be left where the attacker came from, or in the maze.
        family.act != Act::Walk
            && (gaps.is_empty()
                || !(family.placements & relevant).is_empty()
                || relevant.contains(family.from)
                || family.exit.is_some()
                || !(family.victims & gaps).is_empty()
                || family.act == Act::ReportAll && reports())
    }

    /// The moves of a family with the relevant placements, or with any one placement if none is relevant.
    fn relevant_moves(&self, family: MoveFamily) -> MoveFamily {
        let relevant = family.placements & (self.gaps | self.pits);
        let any = family.placements.first().into_iter().collect();
        MoveFamily { placements: if relevant.is_empty() { any } else { relevant }, ..family }
    }
}

/// Whether one turn could put corpses on all the gaps.
fn can_close(position: &Position, rules: &Rules, gaps: SquareSet) -> bool {
    let geometry = position.geometry();
    if gaps.len() <= 1 {
        return true;
    }
    // On some boards a square has several sides that are next to the same chief.
    let from = geometry.field() - position.occupied();
    matches!(rules.reporter, ReporterKills::All | ReporterKills::AllOwn)
        && gaps.is_subset(position.occupied())
        && from.iter().any(|at| gaps.is_subset(geometry.edge_neighbours(at)))
}

/// The pieces of the armies that are held by right of power.
fn reigned_pieces(position: &Position) -> SquareSet {
    let armies = Seat::ALL.into_iter().filter(|&army| position.is_reigned(army));
    armies.fold(SquareSet::EMPTY, |pieces, army| pieces | position.army(army))
}
