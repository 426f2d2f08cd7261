//! How likely a step is the best one, at a glance.

use djambi::{Act, Controller, MoveFamily, Piece, Position, Role, Rules, Seat, Square, SquareSet};

use crate::attacks::strikes;

/// What a piece of each role is worth where steps are compared, the most for a chief.
const fn value(role: Role) -> f32 {
    match role {
        Role::Militant => 0.7,
        Role::Necromobile => 1.0,
        Role::Diplomat => 1.3,
        Role::Reporter => 1.8,
        Role::Assassin => 1.8,
        Role::Chief => 8.0,
    }
}

/// What one player knows of a position before he looks closer.
pub(crate) struct Scout<'a> {
    position: &'a Position,
    own: SquareSet,
    enemies: SquareSet,
    /// Where others could kill a piece of his.
    struck: SquareSet,
    /// The squares beside his chief, and those that shield him.
    near_chief: SquareSet,
    shields: SquareSet,
    /// Whether his chief can be killed as he stands.
    in_danger: bool,
    /// The squares beside the chiefs of other players, and those where a corpse would encircle one.
    cages: SquareSet,
    closing: SquareSet,
}

impl<'a> Scout<'a> {
    pub(crate) fn new(position: &'a Position, rules: &Rules) -> Self {
        let player = position.turn();
        let (geometry, occupied) = (position.geometry(), position.occupied());
        let others = position.alive().iter().filter(|&seat| seat != player);
        let theirs =
            others.clone().fold(SquareSet::EMPTY, |theirs, seat| theirs | position.commanded_by(seat));
        let struck = strikes(position, theirs);
        let chief = position.chief(player);
        let (mut cages, mut closing) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for ring in others.filter_map(|seat| position.ring(rules, seat)) {
            cages |= geometry.adjacent(ring.chief);
            if ring.gaps.len() == 1 && ring.saviours.is_empty() && !ring.in_maze {
                closing |= ring.gaps;
            }
        }
        Self {
            position,
            own: position.commanded_by(player),
            enemies: position.enemies_of(rules, player),
            struck,
            near_chief: chief.map_or(SquareSet::EMPTY, |at| geometry.adjacent(at)),
            shields: chief.map_or(SquareSet::EMPTY, |at| geometry.slides(at, occupied)) - occupied,
            in_danger: chief.is_some_and(|at| struck.contains(at)),
            cages,
            closing,
        }
    }

    /// The score of a move to `to` that kills or relocates what stands on `victim`, if anything.
    pub(crate) fn score(&self, family: &MoveFamily, to: Square, victim: Option<Square>) -> f32 {
        let end = family.exit.unwrap_or(to);
        let mut score = self.going(family, end);
        let role = victim.and_then(|at| self.position.piece_at(at)).map(|piece| piece.role);
        score += match (family.act, role) {
            (Act::Relocate, Some(Role::Chief)) => 1.5,
            (Act::Relocate, Some(role)) => 0.2 + value(role) / 3.0,
            (Act::Relocate, None) => self.digging(family, to),
            (_, Some(role)) => 0.5 + value(role),
            (_, None) => 0.0,
        };
        let places_corpse = matches!((family.act, role), (Act::Kill, Some(_)) | (Act::Relocate, None));
        if places_corpse && !(family.placements & self.closing).is_empty() {
            score += 5.0;
        }
        if family.act == Act::ReportAll {
            let killed = self.position.geometry().sides(to) & self.enemies;
            score += killed.iter().map(|at| self.worth(at)).sum::<f32>();
        }
        score
    }

    /// What it means to leave where the piece stands and to be where it goes.
    fn going(&self, family: &MoveFamily, end: Square) -> f32 {
        let geometry = self.position.geometry();
        let (flees, risks) = (self.struck.contains(family.from), self.struck.contains(end));
        if family.role == Role::Chief {
            let enters = end == geometry.maze();
            return match (self.in_danger, risks) {
                (true, false) => 2.5,
                (true, true) => -0.5,
                (false, false) => 0.0,
                (false, true) => -2.0,
            } + if enters { 1.5 } else { -0.3 };
        }
        let worth = value(family.role);
        let mut score = 0.0;
        if flees {
            score += 0.5 * worth;
        }
        if risks {
            score -= 0.6 * worth;
        }
        if self.in_danger && self.shields.contains(end) {
            score += 1.0;
        }
        score
    }

    /// What it means to take up a corpse.
    fn digging(&self, family: &MoveFamily, to: Square) -> f32 {
        let opens = self.near_chief.contains(family.exit.unwrap_or(to));
        if opens { 0.3 } else { -0.3 }
    }

    fn worth(&self, at: Square) -> f32 {
        self.position.piece_at(at).map_or(0.0, |piece| value(piece.role))
    }

    /// Where a piece can be killed by others than the player and the one who commands it.
    pub(crate) fn takers(&self, piece: Piece) -> SquareSet {
        let (position, victim) = (self.position, self.position.controller(piece.army));
        let is_third = |seat: &Seat| *seat != position.turn() && victim != Controller::Seat(*seat);
        let third = position.alive().iter().filter(is_third);
        strikes(position, third.fold(SquareSet::EMPTY, |third, seat| third | position.commanded_by(seat)))
    }

    /// The score of carrying a living piece to a square: best to where a third player kills it, else to where it does not
    /// strike.
    pub(crate) fn delivery(&self, piece: Piece, takers: SquareSet, square: Square) -> f32 {
        let worth = value(piece.role);
        let mut score = if takers.contains(square) { 0.4 * worth } else { 0.0 };
        if self.near_chief.contains(square) {
            score -= worth;
        }
        score - 0.2 * (self.position.geometry().adjacent(square) & self.own).len() as f32
    }

    /// The score of placing a corpse on a square.
    pub(crate) fn burial(&self, square: Square) -> f32 {
        let mut score = if self.closing.contains(square) { 8.0 } else { 0.0 };
        if self.cages.contains(square) {
            score += 0.8;
        }
        if self.near_chief.contains(square) {
            score -= 0.8;
        }
        if self.shields.contains(square) {
            score += if self.in_danger { 1.5 } else { 0.3 };
        }
        score
    }
}
