//! Move ordering: the most promising moves are searched first.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, Square, SquareSet};

use crate::baselines::placement_ranking::PlacementRanking;

/// The number of placements that are searched for each victim.
const PLACEMENTS: usize = 2;

/// What orders the moves of a node.
pub(super) struct Hints<'a> {
    /// The best move that the transposition table has for the position.
    pub(super) table_move: Option<Move>,
    /// The killer moves of this ply: those that caused a cutoff in a sibling node.
    pub(super) killers: [Option<Move>; 2],
    /// The history heuristic.
    pub(super) history: &'a HistoryTable,
}

/// The history heuristic: counts cutoffs by origin and target of the move, weighted by depth.
#[derive(Clone, Debug)]
pub(super) struct HistoryTable(Vec<u32>);

impl HistoryTable {
    /// A table without cutoffs.
    pub(super) fn new() -> Self {
        Self(vec![0; Square::LIMIT * Square::LIMIT])
    }

    /// Counts a cutoff by this move at this depth.
    pub(super) fn add(&mut self, mv: Move, depth: u8) {
        if let Some(index) = Self::index(mv) {
            self.0[index] = (self.0[index] + u32::from(depth) * u32::from(depth)).min(1 << 20);
        }
    }

    fn get(&self, mv: Move) -> u32 {
        Self::index(mv).map_or(0, |index| self.0[index])
    }

    fn index(mv: Move) -> Option<usize> {
        Some(mv.from()?.index() * Square::LIMIT + mv.to()?.index())
    }
}

/// The moves to search, the most promising first. Of the placements of a victim only the best two are among
/// them; the pass is the only move if there is no other.
pub(super) fn ordered_moves(position: &Position, rules: &Rules, hints: &Hints<'_>) -> Vec<Move> {
    let mut scored: Vec<(u32, Move)> = Vec::with_capacity(96);
    let mut ranking = None;
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        let ranking = ranking.get_or_insert_with(|| PlacementRanking::new(position));
        let family = with_best_placements(position, family, ranking);
        family.for_each_move(|mv| {
            scored.push((score(position, &family, mv, hints), mv));
            ControlFlow::Continue(())
        })
    });
    if scored.is_empty() {
        return vec![Move::PASS];
    }
    scored.sort_unstable_by(|a, b| b.cmp(a));
    scored.into_iter().map(|(_, mv)| mv).collect()
}

/// The moves that kill an enemy chief.
pub(super) fn chief_kills(position: &Position, rules: &Rules) -> Vec<Move> {
    let chiefs = position.enemies_of(rules, position.turn()) & position.role(Role::Chief);
    let mut kills = Vec::new();
    let mut ranking = None;
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        let family = match family.act {
            Act::Walk | Act::Relocate => return ControlFlow::Continue(()),
            Act::Kill => MoveFamily { to: family.to & chiefs, ..family },
            Act::Report => MoveFamily { victims: family.victims & chiefs, declinable: false, ..family },
            Act::ReportAll if (family.victims & chiefs).is_empty() => return ControlFlow::Continue(()),
            Act::ReportAll => family,
        };
        let ranking = ranking.get_or_insert_with(|| PlacementRanking::new(position));
        with_best_placements(position, family, ranking).for_each_move(|mv| {
            kills.push(mv);
            ControlFlow::Continue(())
        })
    });
    kills
}

/// The family with only the best of its placements.
fn with_best_placements(position: &Position, family: MoveFamily, ranking: &PlacementRanking) -> MoveFamily {
    if family.placements.is_empty() {
        return family;
    }
    let placements = match family.role {
        // A diplomat may put a chief into the maze, which is never good for the mover.
        Role::Diplomat => ranking.for_pieces(family.placements & position.geometry().field(), PLACEMENTS),
        _ => ranking.for_corpses(family.placements, PLACEMENTS),
    };
    MoveFamily { placements, ..family }
}

/// The ordering score: table move, kills by the victims' value, killer moves, then history.
fn score(position: &Position, family: &MoveFamily, mv: Move, hints: &Hints<'_>) -> u32 {
    const TABLE_MOVE: u32 = 1 << 30;
    const KILL: u32 = 1 << 24;
    const KILLER_MOVE: u32 = 1 << 23;
    if hints.table_move == Some(mv) {
        return TABLE_MOVE;
    }
    let victims = match family.act {
        Act::Kill => mv.to().into_iter().collect(),
        Act::Report => mv.victim().into_iter().collect(),
        Act::ReportAll => family.victims,
        Act::Walk | Act::Relocate => SquareSet::EMPTY,
    };
    let value = victims
        .iter()
        .filter_map(|square| position.piece_at(square))
        .map(|piece| piece_value(piece.role))
        .sum::<u32>();
    if value > 0 {
        return KILL + (value << 8) + (64 - piece_value(family.role).min(63));
    }
    if hints.killers.contains(&Some(mv)) {
        return KILLER_MOVE;
    }
    hints.history.get(mv)
}

const fn piece_value(role: Role) -> u32 {
    match role {
        Role::Chief => 200,
        Role::Assassin | Role::Reporter => 6,
        Role::Diplomat => 4,
        Role::Necromobile => 3,
        Role::Militant => 2,
    }
}
