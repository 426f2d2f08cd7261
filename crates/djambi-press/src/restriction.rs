//! The legal moves that keep promises, as families.

mod bans;
mod encirclement;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use djambi::{Move, MoveFamily, Position, Rules};

use crate::Promise;
use bans::Bans;
use encirclement::Watch;

/// A promise that binds the player to move in this turn: a prohibition, or a duty in its last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Binding<'a> {
    /// The promise.
    pub promise: &'a Promise,
    /// For a duty, whether an earlier one of its turns had a legal move that did it. A turn that cannot do it
    /// then breaks it all the same.
    pub had_chance: bool,
}

/// The restriction of a turn to the legal moves that break none of the promises that bind the player.
///
/// A promise that every legal move breaks excuses each of them, by itself. Where no move is left that keeps
/// what remains, all pass. So a move passes if and only if the judge finds no breach in it, wherever such a
/// move is left.
///
/// ```
/// use std::ops::ControlFlow;
/// use djambi::{Position, Rules, SQUARE9};
/// use djambi_press::{Judge, Restriction, Treaty};
/// let rules = Rules::CLASSIC;
/// let position = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &rules)?;
/// let treaty = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r")?;
/// let judge = Judge::begin(treaty, rules, &position)?;
/// let bindings = judge.bindings(&position);
/// let restriction = Restriction::new(&position, &rules, &bindings);
/// // Not the kills of the militant and of the chief, with 75 squares for either corpse.
/// assert_eq!(restriction.legal_moves().len(), position.legal_moves(&rules).len() - 150);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Restriction<'a> {
    position: &'a Position,
    rules: &'a Rules,
    bindings: &'a [Binding<'a>],
    /// The restriction by all promises. Whether one of them is excused is looked at only if no move is left.
    filter: Filter,
}

/// The restriction by some promises, without excuses.
struct Filter {
    bans: Bans,
    watch: Watch,
}

impl<'a> Restriction<'a> {
    /// The restriction of the player to move by these promises.
    #[must_use]
    pub fn new(position: &'a Position, rules: &'a Rules, bindings: &'a [Binding<'a>]) -> Self {
        Self { position, rules, bindings, filter: Filter::of(position, rules, bindings) }
    }

    /// Whether a legal move keeps all these promises, excuses aside. The forced pass keeps none.
    #[must_use]
    pub fn leaves_any(&self) -> bool {
        self.filter.leaves_any(self.position, self.rules)
    }

    /// Calls `visit` with families of the moves that pass, each move once, until it breaks. For the forced
    /// pass see [`Position::must_pass`].
    pub fn for_each_family<B>(&self, mut visit: impl FnMut(MoveFamily) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut is_any_left = false;
        self.position.for_each_family_from(self.filter.bans.movable(), self.rules, |family| {
            self.filter.narrow(self.position, self.rules, family, &mut |narrowed| {
                is_any_left = true;
                visit(narrowed)
            })
        })?;
        if is_any_left { ControlFlow::Continue(()) } else { self.for_each_excused_family(&mut visit) }
    }

    /// The legal moves that pass, the forced pass included; none in a finished game.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(256);
        let _: ControlFlow<()> = self.for_each_family(|family| {
            family.for_each_move(|mv| {
                moves.push(mv);
                ControlFlow::Continue(())
            })
        });
        if moves.is_empty() && !self.position.is_over() {
            moves.push(Move::PASS);
        }
        moves
    }

    /// Whether a legal move passes.
    #[must_use]
    pub fn passes(&self, mv: Move) -> bool {
        mv.is_pass()
            || self
                .for_each_family(|family| match family.contains(mv) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                })
                .is_break()
    }

    /// The same where every move breaks some promise: without those that excuse each move, if a move keeps
    /// the others; else with every legal move.
    #[cold]
    fn for_each_excused_family<B>(
        &self,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let filter = Filter::excused(self.position, self.rules, self.bindings);
        let Some(filter) = &filter else { return self.position.for_each_family(self.rules, visit) };
        self.position.for_each_family_from(filter.bans.movable(), self.rules, |family| {
            filter.narrow(self.position, self.rules, family, visit)
        })
    }
}

impl Filter {
    /// The filter of the promises that some move keeps, if a move keeps them together. `None` if every move
    /// passes: also where a duty that an earlier turn could have done is broken by any.
    fn excused(position: &Position, rules: &Rules, bindings: &[Binding]) -> Option<Self> {
        let mut kept = Vec::new();
        for &binding in bindings {
            if Self::of(position, rules, &[binding]).leaves_any(position, rules) {
                kept.push(binding);
            } else if binding.promise.is_duty() && binding.had_chance {
                return None;
            }
        }
        Some(Self::of(position, rules, &kept)).filter(|filter| filter.leaves_any(position, rules))
    }

    fn of(position: &Position, rules: &Rules, bindings: &[Binding]) -> Self {
        let mut filter = Self { bans: Bans::default(), watch: Watch::default() };
        for binding in bindings {
            filter.bans.add(position, binding.promise);
            filter.watch.add(binding.promise);
        }
        filter.watch.look(position, rules);
        filter
    }

    fn leaves_any(&self, position: &Position, rules: &Rules) -> bool {
        let search = |family| self.narrow(position, rules, family, &mut |_| ControlFlow::Break(()));
        position.for_each_family_from(self.bans.movable(), rules, search).is_break()
    }

    /// Calls `visit` with families of the moves of a family that keep the promises.
    #[inline(always)]
    fn narrow<B>(
        &self,
        position: &Position,
        rules: &Rules,
        family: MoveFamily,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut family = family;
        let is_suspect = if self.bans.free(&family) {
            self.watch.is_ring_near()
        } else if self.bans.narrow(position, &mut family) {
            self.watch.suspect(&family)
        } else {
            return ControlFlow::Continue(());
        };
        if is_suspect { self.watch.split(position, rules, family, visit) } else { visit(family) }
    }
}
