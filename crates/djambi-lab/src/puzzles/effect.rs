//! Moves after which nobody is out and the order of turns is as expected.

use std::ops::ControlFlow;

use djambi::{Act, HostageEncirclement, Move, MoveFamily, Position, Role, Rules, SquareSet};

/// The legal moves of a position: one of the plain ones, and all others.
///
/// A move is plain if it arrives at no chief, exits onto none and reports none, moves no chief into or out of
/// the maze, and closes no ring of corpses around a chief. After any plain move the same players are alive,
/// the same one is in power and so the same one plays next.
pub(super) struct Effects {
    /// One of the plain moves.
    pub(super) plain: Option<Move>,
    /// The moves that are not plain; those that act on a chief come first.
    pub(super) others: Vec<Move>,
}

impl Effects {
    /// Sorts the legal moves of a position. The forced pass counts as a move that is not plain.
    pub(super) fn of(position: &Position, rules: &Rules) -> Self {
        let maze = position.geometry().maze();
        let sorter = Sorter {
            position,
            chiefs: position.role(Role::Chief),
            gaps: gaps(position, rules),
            maze: SquareSet::of(maze),
        };
        let mut effects = Self { plain: None, others: Vec::new() };
        let mut acting = 0;
        let _: ControlFlow<()> = position.for_each_family(rules, |family| {
            let reports_all = family.act == Act::ReportAll;
            let _: ControlFlow<()> = family.for_each_move(|mv| {
                if sorter.acts_on_chief(mv, &family) {
                    effects.others.push(mv);
                    let last = effects.others.len() - 1;
                    effects.others.swap(acting, last);
                    acting += 1;
                } else if reports_all || !sorter.is_plain(mv, &family) {
                    effects.others.push(mv);
                } else if effects.plain.is_none() {
                    effects.plain = Some(mv);
                }
                ControlFlow::Continue(())
            });
            ControlFlow::Continue(())
        });
        if effects.plain.is_none() && effects.others.is_empty() && !position.is_over() {
            effects.others.push(Move::PASS);
        }
        effects
    }
}

struct Sorter<'a> {
    position: &'a Position,
    chiefs: SquareSet,
    /// For each chief that may be encircled: its square and those beside it without a corpse.
    gaps: Vec<SquareSet>,
    maze: SquareSet,
}

impl Sorter<'_> {
    fn acts_on_chief(&self, mv: Move, family: &MoveFamily) -> bool {
        let mut reached: SquareSet = [mv.to(), mv.exit(), mv.victim()].into_iter().flatten().collect();
        if family.act == Act::ReportAll {
            reached = family.victims;
        }
        // A chief's walk does not end on another chief, and an exit to the start acts on nobody.
        !(reached & self.chiefs).is_empty()
    }

    fn is_plain(&self, mv: Move, family: &MoveFamily) -> bool {
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return false };
        let mut corpses = SquareSet::EMPTY;
        match family.role {
            Role::Diplomat => {}
            Role::Assassin if family.act == Act::Kill => {
                corpses = corpses.with(from);
                if mv.exit().is_some() {
                    corpses |= self.maze;
                }
            }
            _ => corpses = mv.placement().or(mv.victim()).into_iter().collect(),
        }
        if family.role == Role::Chief {
            let moved = SquareSet::of(from).with(to);
            let around = self.position.geometry().adjacent(to) - self.position.corpses();
            if !(moved & self.maze).is_empty() || around.is_subset(corpses) {
                return false;
            }
        }
        !self.gaps.iter().any(|gaps| gaps.is_subset(corpses))
    }
}

/// For each chief that may be encircled, the squares beside it without a corpse.
fn gaps(position: &Position, rules: &Rules) -> Vec<SquareSet> {
    let hostages = rules.hostage_encirclement == HostageEncirclement::Judged;
    let armies = if hostages { position.geometry().armies() } else { position.alive() };
    let chiefs = armies.iter().filter_map(|army| position.chief(army));
    chiefs.map(|chief| position.geometry().adjacent(chief) - position.corpses()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::puzzles::{Themes, self_played};

    #[test]
    fn nobody_is_out_after_a_plain_move_and_the_same_player_is_next() {
        for number in 0..8 {
            let game = self_played(9, number, Themes::Spared);
            for position in game.positions.iter().step_by(7) {
                let effects = Effects::of(position, &game.rules);
                let others: HashSet<Move> = effects.others.iter().copied().collect();
                let next = effects.plain.map(|mv| position.play_unchecked(&game.rules, mv).turn());
                for mv in position.legal_moves(&game.rules) {
                    if !others.contains(&mv) {
                        let after = position.play_unchecked(&game.rules, mv);
                        assert_eq!(Some(after.turn()), next, "{position}");
                        assert_eq!(after.alive(), position.alive(), "{position}");
                    }
                }
            }
        }
    }
}
