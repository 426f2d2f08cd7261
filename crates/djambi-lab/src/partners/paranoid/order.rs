//! The moves that are searched, the most promising first.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, Square, SquareSet};

use crate::partners::placements::Placements;

/// How many placements are searched for each thing that is placed.
const PLACEMENTS: usize = 2;

/// What is known about moves before they are searched.
pub(super) struct Hints<'a> {
    /// What was best here before.
    pub(super) best: Option<Move>,
    /// Moves that refuted others at the same distance from the root.
    pub(super) killers: [Option<Move>; 2],
    /// How often walks from one square to another refuted others.
    pub(super) history: &'a History,
}

/// How often walks from one square to another refuted others.
#[derive(Clone, Debug)]
pub(super) struct History(Vec<u32>);

impl History {
    pub(super) fn new() -> Self {
        Self(vec![0; Square::LIMIT * Square::LIMIT])
    }

    pub(super) fn add(&mut self, mv: Move, depth: u8) {
        if let Some(place) = Self::place(mv) {
            self.0[place] = (self.0[place] + u32::from(depth) * u32::from(depth)).min(1 << 20);
        }
    }

    fn of(&self, mv: Move) -> u32 {
        Self::place(mv).map_or(0, |place| self.0[place])
    }

    fn place(mv: Move) -> Option<usize> {
        Some(mv.from()?.index() * Square::LIMIT + mv.to()?.index())
    }
}

/// The moves worth a search, the most promising first: all of them, but only the best two placements of each thing that
/// is placed. The pass, if there is nothing else.
pub(super) fn candidates(position: &Position, rules: &Rules, hints: &Hints<'_>) -> Vec<Move> {
    let mut scored: Vec<(u32, Move)> = Vec::with_capacity(96);
    let mut sites = None;
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        let family = few(position, family, sites.get_or_insert_with(|| Placements::new(position)));
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
    let mut sites = None;
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        let family = match family.act {
            Act::Walk | Act::Relocate => return ControlFlow::Continue(()),
            Act::Kill => MoveFamily { to: family.to & chiefs, ..family },
            Act::Report => MoveFamily { victims: family.victims & chiefs, declinable: false, ..family },
            Act::ReportAll if (family.victims & chiefs).is_empty() => return ControlFlow::Continue(()),
            Act::ReportAll => family,
        };
        let family = few(position, family, sites.get_or_insert_with(|| Placements::new(position)));
        family.for_each_move(|mv| {
            kills.push(mv);
            ControlFlow::Continue(())
        })
    });
    kills
}

/// A family with its best placements alone.
fn few(position: &Position, family: MoveFamily, sites: &Placements) -> MoveFamily {
    if family.placements.is_empty() {
        return family;
    }
    let placements = match family.role {
        // A chief that is carried may be put into the maze, which is never worth it for the mover.
        Role::Diplomat => sites.for_pieces(family.placements & position.geometry().field(), PLACEMENTS),
        _ => sites.for_corpses(family.placements, PLACEMENTS),
    };
    MoveFamily { placements, ..family }
}

fn score(position: &Position, family: &MoveFamily, mv: Move, hints: &Hints<'_>) -> u32 {
    const BEST: u32 = 1 << 30;
    const KILL: u32 = 1 << 24;
    const KILLER: u32 = 1 << 23;
    if hints.best == Some(mv) {
        return BEST;
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
        .map(|piece| worth(piece.role))
        .sum::<u32>();
    if value > 0 {
        return KILL + (value << 8) + (64 - worth(family.role).min(63));
    }
    if hints.killers.contains(&Some(mv)) {
        return KILLER;
    }
    hints.history.of(mv)
}

const fn worth(role: Role) -> u32 {
    match role {
        Role::Chief => 200,
        Role::Assassin | Role::Reporter => 6,
        Role::Diplomat => 4,
        Role::Necromobile => 3,
        Role::Militant => 2,
    }
}
