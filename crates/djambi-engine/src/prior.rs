//! How likely a step is the best one, at a glance: what a player sees of it before he looks closer.
//!
//! A step, a turn without its placement or a placement, turns on some [features](Scout); what their weights add up to is its
//! score. The weights were fitted to what searches looked at most: docs/ENGINE.md says how.

mod feature;
mod scores;
mod sets;

use std::ops::ControlFlow;

use djambi::{
    Act, Controller, Move, MoveFamily, Piece, Position, Role, Rules, Seat, SetwiseAttacks, Square, SquareSet,
};

use crate::attacks::{strikes, strikes_on};
use crate::net::{Command, Net, SEATS, SEEN, SQUARES};
pub use feature::FEATURES;
use feature::{Context, Kind};
pub use scores::{ONE, Weights};
use sets::Sets;

/// What one player knows of a position before he looks closer, and the features of his steps that follow from it.
///
/// A move's features say what it does and with what kind of piece, whom it kills or relocates, where the piece comes from
/// and goes to (as the player sees it from his corner of the 9 × 9 board), and in which of these sets the squares are where
/// it comes from, where it ends, and where its victim stands:
/// * squares on which others could kill;
/// * squares beside the own chief, and empty ones from which he is seen;
/// * squares from which another chief is seen, from which a militant reaches him, and those where a reporter kills him;
/// * squares beside the chief of the next player, of the opposite one and of the previous one;
/// * squares where a corpse would encircle a chief;
/// * squares from which the maze is seen, the maze, and the squares beside it;
/// * where pieces stand that could kill the own chief.
///
/// The features of a placement say the same of the square, and what is relocated. Most are told apart by whether the own
/// chief can be killed and whether more than two players are left.
#[derive(Debug)]
pub struct Scout<'a> {
    position: &'a Position,
    facts: Facts,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    enemies: SquareSet,
    closing: SquareSet,
    player: Seat,
    /// Where the player sees each square, from his own corner; only on the 9 × 9 board.
    seen: Option<&'static [u8; SQUARES]>,
    context: Context,
    sets: Sets,
}

impl Facts {
    pub(crate) fn of(position: &Position, rules: &Rules) -> Self {
        let player = position.turn();
        let (geometry, occupied) = (position.geometry(), position.occupied());
        let others = position.alive().iter().filter(|&seat| seat != player);
        let (mut near, mut closing) = ([SquareSet::EMPTY; 4], SquareSet::EMPTY);
        let (mut theirs, mut chiefs, mut steps_to_chief) = Default::default();
        for seat in others {
            theirs |= position.controlled_by(seat);
            let Some(chief) = position.chief(seat) else { continue };
            let adjacent = geometry.adjacent(chief);
            near[relation(player, seat.index() % SEATS.len())] |= adjacent;
            if (adjacent - position.corpses()).is_single()
                && let Some(ring) = position.ring(rules, seat)
                && ring.saviours.is_empty()
                && !ring.in_maze
            {
                closing |= ring.gaps;
            }
            chiefs |= SquareSet::of(chief);
            steps_to_chief |= geometry.militant_attacks(chief, occupied);
        }
        let sweep = SetwiseAttacks::new(geometry, occupied);
        let sees_chief = sweep.slider_attacks(chiefs);
        // What chiefs see they strike. All of them are commanded by their own players.
        let struck = strikes_on(&sweep, position, theirs - chiefs) | sees_chief;
        let chief = position.chief(player);
        let seen = chief.map_or(SquareSet::EMPTY, |at| geometry.slider_attacks(at, occupied));
        let killers = position.role(Role::Assassin) | position.role(Role::Chief);
        let militants = position.role(Role::Militant)
            & chief.map_or(SquareSet::EMPTY, |at| geometry.militant_attacks(at, occupied));
        let maze = geometry.maze();
        let sets = [
            struck,
            chief.map_or(SquareSet::EMPTY, |at| geometry.adjacent(at)),
            seen - occupied,
            sees_chief,
            steps_to_chief,
            sweep.edge_neighbours(chiefs),
            near[1],
            near[2],
            near[3],
            closing,
            geometry.slider_attacks(maze, occupied),
            SquareSet::of(maze),
            geometry.adjacent(maze),
            (seen & killers | militants) & theirs,
        ];
        let in_danger = chief.is_some_and(|at| struck.contains(at));
        Self {
            enemies: position.enemies_of(rules, player),
            closing,
            player,
            seen: Net::knows(position).then(|| &SEEN[player.index() % SEATS.len()]),
            context: Context::new(in_danger, position.alive().len() > 2),
            sets: Sets::of(&sets, geometry.squares().len()),
        }
    }
}

impl<'a> Scout<'a> {
    /// What the player to move knows.
    #[must_use]
    pub fn new(position: &'a Position, rules: &Rules) -> Self {
        Self::knowing(position, Facts::of(position, rules))
    }

    /// The same, if the facts of the position are known already.
    pub(crate) const fn knowing(position: &'a Position, facts: Facts) -> Self {
        Self { position, facts }
    }

    /// Gives to `visit` the features that all moves of a family have for where they come from.
    #[inline]
    pub fn for_each_of_origin(&self, family: &MoveFamily, mut visit: impl FnMut(usize)) {
        if let Some(seen) = self.facts.seen {
            visit(feature::from(family.role, seen[family.from.index() % SQUARES].into()));
        }
        self.for_each_set(family.from, |set| visit(feature::from_in(self.facts.context, family.role, set)));
    }

    /// Gives to `visit` the other features of a move to `to` that kills or relocates what stands on `victim`, if anything.
    #[inline]
    pub fn for_each_of_move(
        &self,
        family: &MoveFamily,
        to: Square,
        victim: Option<Square>,
        mut visit: impl FnMut(usize),
    ) {
        let end = family.exit.unwrap_or(to);
        let (context, role) = (self.facts.context, family.role);
        let killed = victim.and_then(|at| Some((at, self.position.piece_at(at)?)));
        let kind = Kind::of(family.act, victim.is_some(), killed.is_some());
        visit(feature::kind(context, kind, role));
        if let Some(seen) = self.facts.seen {
            visit(feature::to(role, seen[end.index() % SQUARES].into()));
        }
        self.for_each_set(end, |set| visit(feature::end_in(context, role, set)));
        if let Some((at, piece)) = killed {
            self.for_each_of_victim(kind, role, at, piece, &mut visit);
        }
        if kind == Kind::ReportAll {
            for at in self.position.geometry().edge_neighbours(to) & self.facts.enemies {
                if let Some(piece) = self.position.piece_at(at) {
                    self.for_each_of_victim(kind, role, at, piece, &mut visit);
                }
            }
        }
        if kind.places_corpse() && !(family.placements & self.facts.closing).is_empty() {
            visit(feature::closes(context));
        }
    }

    #[inline]
    fn for_each_of_victim(
        &self,
        kind: Kind,
        by: Role,
        at: Square,
        piece: Piece,
        mut visit: impl FnMut(usize),
    ) {
        let command = Command::of(self.position.controller(piece.army));
        visit(feature::victim(kind, by, piece.role, relation(self.facts.player, command.index())));
        self.for_each_set(at, |set| visit(feature::victim_in(self.facts.context, kind, piece.role, set)));
    }

    /// Gives to `visit` the features of a placement: of a corpse, or of a living piece that is relocated and that third
    /// players could kill where `takers` says.
    #[inline]
    pub fn for_each_of_placement(
        &self,
        relocated: Option<(Piece, SquareSet)>,
        square: Square,
        mut visit: impl FnMut(usize),
    ) {
        let context = self.facts.context;
        let Some((piece, takers)) = relocated else {
            if let Some(seen) = self.facts.seen {
                visit(feature::burial(seen[square.index() % SQUARES].into()));
            }
            self.for_each_set(square, |set| visit(feature::burial_in(context, set)));
            return;
        };
        if let Some(seen) = self.facts.seen {
            visit(feature::delivery(piece.role, seen[square.index() % SQUARES].into()));
        }
        if takers.contains(square) {
            visit(feature::taken(piece.role));
        }
        self.for_each_set(square, |set| visit(feature::delivery_in(context, piece.role, set)));
    }

    #[inline]
    fn for_each_set(&self, square: Square, mut visit: impl FnMut(usize)) {
        let mut sets = u16::from_le_bytes(self.facts.sets.at(square));
        while sets != 0 {
            visit(sets.trailing_zeros() as usize);
            sets &= sets - 1;
        }
    }

    /// Where a piece can be killed by others than the player and the one who commands it.
    #[must_use]
    pub fn takers(&self, piece: Piece) -> SquareSet {
        let (position, victim) = (self.position, self.position.controller(piece.army));
        let is_third = |seat: &Seat| *seat != position.turn() && victim != Controller::Seat(*seat);
        let third = position.alive().iter().filter(is_third);
        strikes(position, third.fold(SquareSet::EMPTY, |third, seat| third | position.controlled_by(seat)))
    }
}

/// Whom a player sees in the commander of a piece: himself is 0, the next one 1; nobody for either reason stays what it is.
const fn relation(player: Seat, command: usize) -> usize {
    let seats = SEATS.len();
    if command < seats { (command + seats - player.index() % seats) % seats } else { command }
}

/// The family that a turn without its placement belongs to.
#[must_use]
pub fn family_of(position: &Position, rules: &Rules, stem: Move) -> Option<MoveFamily> {
    let from = stem.from()?;
    let found = position.for_each_family_from(SquareSet::of(from), rules, |family| {
        let same = stem.exit() == family.exit
            && stem.to().is_some_and(|to| family.to.contains(to))
            && !family.placements.is_empty();
        if same { ControlFlow::Break(family) } else { ControlFlow::Continue(()) }
    });
    found.break_value()
}

/// Gives each move of a family, without its placement, and what it kills or relocates.
pub fn for_each_stem(family: &MoveFamily, mut visit: impl FnMut(Move, Option<Square>)) {
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
mod tests {
    use djambi::{Geometry, Setup};

    use super::*;
    use crate::Rng;

    #[test]
    fn every_feature_of_random_games_has_a_weight_and_most_occur() {
        let mut seen = vec![false; FEATURES];
        for (number, geometry) in Geometry::ALL.into_iter().enumerate() {
            let mut rng = Rng::new(number as u64);
            for rules in [Rules::CLASSIC, Rules::ARENA, Rules::VARIANTS] {
                let mut position =
                    Setup::of_players(geometry, geometry.seats()).check(&rules).expect("set-up");
                for _ in 0..400 {
                    note_features(&position, &rules, &mut seen);
                    let moves = position.legal_moves(&rules);
                    if moves.is_empty() || position.is_over() {
                        break;
                    }
                    position = position.play_unchecked(&rules, moves[rng.below(moves.len())]);
                }
            }
        }
        let occurring = seen.iter().filter(|&&seen| seen).count();
        assert!(occurring * 2 > FEATURES, "{occurring} of {FEATURES}");
    }

    fn note_features(position: &Position, rules: &Rules, seen: &mut [bool]) {
        let (scout, weights) = (Scout::new(position, rules), Weights::shipped());
        for family in position.families(rules) {
            let mut sum = 0;
            scout.for_each_of_origin(&family, |feature| {
                seen[feature] = true;
                sum += weights.of(feature);
            });
            assert_eq!(scout.score_of_origin(weights, &family), sum, "{position}");
            let (walk, score) =
                (scout.scores_of_walks(weights, &family), scout.scores_of_moves(weights, &family));
            for_each_stem(&family, |mv, victim| {
                let to = mv.to().expect("arrival");
                let mut sum = 0;
                scout.for_each_of_move(&family, to, victim, |feature| {
                    seen[feature] = true;
                    sum += weights.of(feature);
                });
                assert_eq!(score(to, victim), sum, "{position}");
                assert!(family.act != Act::Walk || walk(to) == sum, "{position}");
                assert_eq!(family_of(position, rules, mv).is_some(), !family.placements.is_empty());
            });
            let relocated = family.to.first().and_then(|at| position.piece_at(at));
            let relocated = relocated.map(|piece| (piece, scout.takers(piece)));
            let score = scout.scores_of_placements(weights, relocated);
            for square in family.placements {
                let mut sum = 0;
                scout.for_each_of_placement(relocated, square, |feature| {
                    seen[feature] = true;
                    sum += weights.of(feature);
                });
                assert_eq!(score(square), sum, "{position}");
            }
        }
    }

    #[test]
    fn weights_of_another_number_are_none() {
        assert_eq!(Weights::from_bytes(&[0; FEATURES * 2]).map(|weights| weights.of(FEATURES - 1)), Some(0));
        assert_eq!(Weights::from_bytes(&[0; FEATURES * 2 - 1]), None);
        assert_eq!(Weights::from_bytes(&[0; FEATURES * 2 + 2]), None);
    }
}
