//! The first half of solving a table: every state's turns by the rules.

use std::collections::HashMap;
use std::mem;
use std::ops::ControlFlow;
use std::sync::Arc;

use djambi::{Move, Position, SquareSet};

use super::for_each_child;
use super::ground::Ground;
use super::material::{MAX_PIECES, Material};
use super::outcome::Outcome;
use super::rest::Rest;
use super::retrograde::Retrograde;
use super::state_index::State;
use super::survey::Survey;
use super::table::{self, Smaller, Table};
use crate::{Never, Stop};

/// The number of states between two questions whether to stop.
const STOP_CHECK_EVERY: usize = 256;

/// A table that is being solved.
#[derive(Debug)]
pub(super) struct Builder {
    ground: Ground,
    /// The state whose turns are looked at next.
    next: usize,
    retrograde: Retrograde,
    /// The tables of the endings after a kill.
    smaller: Smaller,
    /// The tables of chiefs alone, by their corpses: endings with one piece share them.
    bare: HashMap<SquareSet, Arc<Table>>,
}

/// What is known of a state from its turns that leave the table.
#[derive(Default)]
struct Leaving {
    /// The number of turns to the shortest win of the mover.
    win: Option<u32>,
    /// The number of turns to the longest win of the opponent.
    loss: Option<u32>,
    draws: bool,
}

impl Builder {
    /// A table for a position's material, of which nothing is solved yet.
    pub(super) fn new(ground: Ground) -> Self {
        let retrograde = Retrograde::new(ground.index.len());
        let smaller = Smaller::new(ground.material.corpses);
        Self { ground, next: 0, retrograde, smaller, bare: HashMap::new() }
    }

    /// What the table is about.
    pub(super) const fn material(&self) -> &Material {
        &self.ground.material
    }

    /// About the memory that the work takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.retrograde.bytes() + table::bytes(&self.smaller)
    }

    /// Goes on until the table is solved, or until `stop`: then the work so far is kept.
    pub(super) fn build(mut self: Box<Self>, stop: &impl Stop) -> Result<Table, Box<Self>> {
        if self.is_solved(stop) { Ok(self.into_table()) } else { Err(self) }
    }

    /// Goes on until the table is solved, or until `stop`. Returns whether it is solved.
    fn is_solved(&mut self, stop: &impl Stop) -> bool {
        if !self.look_at_all(stop) {
            return false;
        }
        self.bare.clear();
        self.retrograde.solve(&self.ground, stop)
    }

    /// Looks at all states, or until `stop`. Returns whether it has looked at all.
    fn look_at_all(&mut self, stop: &impl Stop) -> bool {
        while self.next < self.ground.index.len() {
            if self.next.is_multiple_of(STOP_CHECK_EVERY) && stop.is_stopped() {
                return false;
            }
            self.look_at(self.next);
            self.next += 1;
        }
        true
    }

    fn into_table(self) -> Table {
        let Self { ground, retrograde, smaller, .. } = self;
        Table { ground, values: retrograde.into_values(), smaller }
    }

    /// Notes where the turns of a state lead.
    fn look_at(&mut self, number: usize) {
        let Some(state) = self.ground.index.decode(number) else { return };
        let mover = state.slot.mover();
        let is_opponent = self.ground.material.planner.is_some_and(|planner| planner != mover);
        match self.ground.survey(&state) {
            Survey::Impossible => {}
            // A plan looks only for wins of the planner.
            Survey::Won if is_opponent => self.retrograde.add_state(number, mover, u16::MAX, None),
            Survey::Won => self.retrograde.add_win(number, mover),
            Survey::Walks(count) => self.retrograde.add_state(number, mover, count, None),
            Survey::ByRules => self.look_by_rules(number, &state),
        }
    }

    /// Notes where the turns of a state lead by the rules.
    fn look_by_rules(&mut self, number: usize, state: &State) {
        let Some(position) = self.ground.position(state) else { return };
        let mover = state.slot.mover();
        let mut children = 0;
        let mut leaving = Leaving::default();
        let Material { rules, planner, corpses, .. } = self.ground.material;
        let is_opponent = planner.is_some_and(|planner| planner != mover);
        let _ = for_each_child(&position, &rules, &mut |mv, child| {
            if child.is_over() || child.corpses() != corpses {
                leaving.add(self.outcome_of(child), mover);
                let is_known = leaving.win == Some(0) || (is_opponent && leaving.escapes());
                return if is_known { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
            }
            children += 1;
            if !(is_walk(mv) || is_grab(mv))
                && let Some(child) = self.ground.number(child)
            {
                self.retrograde.add_edge(number, child);
            }
            ControlFlow::Continue(())
        });
        if leaving.win == Some(0) && !is_opponent {
            return self.retrograde.add_win(number, mover);
        }
        if is_opponent && leaving.escapes() {
            return self.retrograde.add_state(number, mover, u16::MAX, None);
        }
        let loss = leaving.loss.filter(|_| planner != Some(mover));
        let outcomes = [leaving.win.map(|turns| (mover, turns)), loss.map(|turns| (1 - mover, turns))];
        let outcomes = outcomes.into_iter().flatten().map(|(winner, turns)| Outcome { winner, turns });
        self.retrograde.add_state(number, mover, children + u16::from(leaving.draws), outcomes);
    }

    /// The result of a position that is not in the table: of a finished game, or of one after a kill.
    fn outcome_of(&mut self, child: &Position) -> Option<Outcome> {
        let players = self.ground.material.players;
        if let Some(winner) = child.winner() {
            return Some(Outcome { winner: usize::from(winner == players[1]), turns: 0 });
        }
        if self.ground.material.planner.is_some() {
            return None;
        }
        let rest = Rest::of(child, players)?;
        if let Some(table) = self.smaller.find(&rest) {
            return table.outcome(child);
        }
        let table = self.solve_rest(child)?;
        let outcome = table.outcome(child);
        self.smaller.add(rest, table);
        outcome
    }

    /// The table for a position after a kill, solved at once; `None` if it is no ending for a table.
    fn solve_rest(&mut self, child: &Position) -> Option<Arc<Table>> {
        let (material, homes) = Material::of(child, &self.ground.material.rules, MAX_PIECES)?;
        let corpses = material.corpses;
        let are_bare = material.pieces.len() == 2;
        if are_bare && let Some(table) = self.bare.get(&corpses) {
            return Some(table.clone());
        }
        let mut builder = Self::new(Ground::new(child, material, homes));
        builder.bare = mem::take(&mut self.bare);
        builder.look_at_all(&Never);
        self.bare = mem::take(&mut builder.bare);
        builder.retrograde.solve(&builder.ground, &Never);
        let table = Arc::new(builder.into_table());
        if are_bare {
            self.bare.insert(corpses, table.clone());
        }
        Some(table)
    }
}

impl Leaving {
    /// Whether a turn does not lose.
    const fn escapes(&self) -> bool {
        self.draws || self.win.is_some()
    }

    /// Adds a turn that leads to this outcome, or to a draw.
    fn add(&mut self, outcome: Option<Outcome>, mover: usize) {
        match outcome {
            None => self.draws = true,
            Some(Outcome { winner, turns }) if winner == mover => {
                self.win = Some(self.win.map_or(turns, |best| best.min(turns)));
            }
            Some(Outcome { turns, .. }) => self.loss = Some(self.loss.map_or(turns, |best| best.max(turns))),
        }
    }
}

/// Whether a move only takes a piece along a line: such moves are found again by going back.
fn is_walk(mv: Move) -> bool {
    !mv.is_pass() && mv.placement().is_none() && mv.exit().is_none()
}

/// Whether a move is a diplomat's that takes a piece in the field: such moves are found again by going back,
/// as no table has a necromobile that moves.
fn is_grab(mv: Move) -> bool {
    mv.placement().is_some() && mv.exit().is_none()
}
