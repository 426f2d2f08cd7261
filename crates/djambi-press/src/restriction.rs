//! The legal moves that keep promises, as families.

mod bans;
mod encirclement;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, SquareSet};

use crate::Promise;
use bans::{ALL, Bans};
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
    suspicious: Suspicious,
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
        self.filter.for_each_family(self.position, self.rules, &mut |family| {
            is_any_left = true;
            visit(family)
        })?;
        if is_any_left { ControlFlow::Continue(()) } else { self.for_each_excused_family(&mut visit) }
    }

    /// The legal moves that pass, the forced pass included; none in a finished game.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(256);
        let _: ControlFlow<()> = self.filter.for_each_family(self.position, self.rules, &mut |family| {
            family.for_each_move(|mv| {
                moves.push(mv);
                ControlFlow::Continue(())
            })
        });
        if moves.is_empty() {
            let _: ControlFlow<()> = self.for_each_excused_family(&mut |family| {
                family.for_each_move(|mv| {
                    moves.push(mv);
                    ControlFlow::Continue(())
                })
            });
        }
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
        filter.for_each_family(self.position, self.rules, visit)
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
        let mut bans = Bans::default();
        let mut watch = Watch::default();
        for binding in bindings {
            bans.add(position, binding.promise);
            watch.add(binding.promise);
        }
        watch.look(position, rules);
        let suspicious = Suspicious::of(position, &bans, &watch);
        Self { bans, watch, suspicious }
    }

    fn leaves_any(&self, position: &Position, rules: &Rules) -> bool {
        self.for_each_family(position, rules, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Calls `visit` with families of the moves that keep the promises.
    #[inline(always)]
    fn for_each_family<B>(
        &self,
        position: &Position,
        rules: &Rules,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let narrow = |family| self.narrow(position, rules, family, visit);
        position.for_each_family_from(self.bans.movable(), rules, narrow)
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
        if self.suspicious.has(&family) {
            self.narrow_suspect(position, rules, family, visit)
        } else {
            visit(family)
        }
    }

    /// The same for a family that is not harmless at first sight.
    #[inline(never)]
    fn narrow_suspect<B>(
        &self,
        position: &Position,
        rules: &Rules,
        mut family: MoveFamily,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !self.bans.narrow(position, &mut family) {
            ControlFlow::Continue(())
        } else if self.watch.suspect(&family) {
            self.watch.split(position, rules, family, visit)
        } else {
            visit(family)
        }
    }
}

/// The squares at which a family is suspect at first sight; without them, as most families of most positions are, its
/// moves break nothing.
// A look at it stands at each place where families are made. With more in it, compilers don't put it there, and a list
// costs 15 % more.
#[derive(Default)]
struct Suspicious {
    /// Where a piece that is no chief must not walk without a further look.
    walks: SquareSet,
    /// Where a chief must not.
    walks_of_chiefs: SquareSet,
    /// Where nothing must be killed or relocated.
    deeds: SquareSet,
}

impl Suspicious {
    fn of(position: &Position, bans: &Bans, watch: &Watch) -> Self {
        if bans.have_duties() || watch.is_ring_near() {
            return Self { walks: ALL, walks_of_chiefs: ALL, deeds: ALL };
        }
        let walks = bans.barred();
        let maze = SquareSet::of(position.geometry().maze());
        let walks_of_chiefs =
            walks | watch.own_rings() | if bans.bar_power() { maze } else { SquareSet::EMPTY };
        let deeds =
            if bans.bar_corpses() { ALL } else { bans.spared() | walks_of_chiefs | watch.movable_chiefs() };
        Self { walks, walks_of_chiefs, deeds }
    }

    #[inline(always)]
    fn has(&self, family: &MoveFamily) -> bool {
        match family.act {
            Act::Walk if family.role == Role::Chief => !(family.to & self.walks_of_chiefs).is_empty(),
            Act::Walk => !(family.to & self.walks).is_empty(),
            _ => family.exit.is_some() || !((family.to | family.victims) & self.deeds).is_empty(),
        }
    }
}
