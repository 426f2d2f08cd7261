//! Exact endings: tables that tell who wins and in how many turns (an endgame tablebase).
//!
//! With two players alive and no necromobile, hostage or orphan on the board, corpses change by kills
//! alone. So an ending with one piece beside the chiefs has some 200,000 states: where the three pieces
//! stand and whose turn it is. A table of all of them is solved on demand, in a fraction of a second; one
//! of two pieces, with eleven million states, in some seconds, for an analysis. Against a chief alone,
//! plans with more pieces make tables as small as the former.
//!
//! | what | where |
//! |---|---|
//! | what a table is about | `material.rs`, `plan.rs` |
//! | numbers of states, positions of numbers | `state_index.rs`, `turn_slot.rs`, `ground.rs` |
//! | every state's turns by the rules | `survey.rs`, `builder.rs` |
//! | values from the ends of the game backwards | `retrograde.rs`, `outcome.rs`, `values.rs` |
//! | tables after a kill | `rest.rs`, `by_rest.rs` |
//! | the result of a position | `table.rs`, `verdict.rs` |
//! | play by a table | `play.rs` |

mod builder;
mod by_rest;
mod ground;
mod material;
mod outcome;
mod plan;
mod play;
mod rest;
mod retrograde;
mod state_index;
mod survey;
mod table;
mod turn_slot;
mod values;
mod verdict;

use std::fmt;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use builder::Builder;
use djambi::{Move, Position, Rules, Square};
use ground::Ground;
use material::Material;
pub(crate) use play::{drawing_moves, is_in_time, won_line};
pub(crate) use table::Table;
pub use verdict::Verdict;

use crate::{Never, Stop};

/// The memory that tables may take together, in bytes, unless the caller says otherwise.
const MEMORY: usize = 16 << 20;

/// A bounded cache of tables of endings, which engines can share.
///
/// ```
/// use djambi::{Move, Position, Rules};
/// use djambi_engine::{Never, Tablebase, Verdict};
/// // Yellow's chief can only go to h9, where red's assassin kills it.
/// let text = "6x1yC/7xx/5rA3/9/9/9/9/9/rC8 r-y- r r 0 40";
/// let position = Position::parse(text, &Rules::CLASSIC)?;
/// let verdict = Tablebase::default().verdict(&position, &Rules::CLASSIC, 1, &Never);
/// assert!(matches!(verdict, Some(Verdict::Won { turns: 3, .. })));
/// # Ok::<(), djambi::Faults>(())
/// ```
pub struct Tablebase {
    /// The tables, the one that was used last at the end.
    tables: Mutex<Vec<Slot>>,
    memory: usize,
}

/// A table, or the work on it that was stopped.
enum Slot {
    Solved(Arc<Table>),
    Begun(Box<Builder>),
}

impl Tablebase {
    /// An empty cache of tables that may take this much memory together, in bytes. The last one that was
    /// solved is kept in any case.
    #[must_use]
    pub const fn new(memory: usize) -> Self {
        Self { tables: Mutex::new(Vec::new()), memory }
    }

    /// The exact result of a position, if it is an ending with at most this number of pieces beside the
    /// chiefs, which a table can hold, and the table could be solved before `stop`. The limits of
    /// repetition and of quiet turns are not taken into account. Work that was stopped is gone on with the
    /// next time.
    pub fn verdict(
        &self,
        position: &Position,
        rules: &Rules,
        pieces: usize,
        stop: &impl Stop,
    ) -> Option<Verdict> {
        self.table(position, rules, pieces, stop)?.verdict(position)
    }

    /// The verdict of a position as [`Tablebase::verdict`] gives it, with the best moves from there, if it is
    /// won for a player: the winner plays for a short game and the other player for a long one.
    pub fn best_line(
        &self,
        position: &Position,
        rules: &Rules,
        pieces: usize,
        stop: &impl Stop,
    ) -> Option<(Verdict, Vec<Move>)> {
        let rules = Rules { quiet_limit: 0, ..*rules };
        won_line(&*self.table(position, &rules, pieces, stop)?, position, &rules, |_| false)
    }

    /// The table for a position with at most this number of pieces beside the chiefs, solved now if it was
    /// not.
    pub(crate) fn table(
        &self,
        position: &Position,
        rules: &Rules,
        pieces: usize,
        stop: &impl Stop,
    ) -> Option<Arc<Table>> {
        self.solved(position, Material::of(position, rules, pieces)?, stop)
    }

    /// The table for a material with the squares of its pieces, solved now if it was not.
    fn solved(
        &self,
        position: &Position,
        (material, homes): (Material, Vec<Square>),
        stop: &impl Stop,
    ) -> Option<Arc<Table>> {
        let builder = match self.take(&material) {
            Some(Slot::Solved(table)) => {
                self.put(Slot::Solved(table.clone()));
                return Some(table);
            }
            Some(Slot::Begun(builder)) => builder,
            None => Box::new(Builder::new(Ground::new(position, material, homes))),
        };
        match builder.build(stop) {
            Ok(table) => {
                let table = Arc::new(table);
                self.put(Slot::Solved(table.clone()));
                Some(table)
            }
            Err(builder) => {
                self.put(Slot::Begun(builder));
                None
            }
        }
    }

    /// Takes the table of this material out of the cache.
    fn take(&self, material: &Material) -> Option<Slot> {
        let mut tables = self.lock();
        let found = tables.iter().position(|slot| slot.material() == material)?;
        Some(tables.remove(found))
    }

    /// Puts a table into the cache, and removes those that were used least recently.
    fn put(&self, slot: Slot) {
        let mut tables = self.lock();
        tables.retain(|other| other.material() != slot.material());
        tables.push(slot);
        let mut bytes: usize = tables.iter().map(Slot::bytes).sum();
        while bytes > self.memory && tables.len() > 1 {
            bytes -= tables.remove(0).bytes();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The table for a position with at most this number of pieces beside the chiefs, solved at once and not
/// kept: two chiefs alone take a fraction of a millisecond, one piece takes some fifty. `None` if a table
/// cannot hold the position.
pub(crate) fn solve(position: &Position, rules: &Rules, pieces: usize) -> Option<Table> {
    let (material, homes) = Material::of(position, rules, pieces)?;
    Box::new(Builder::new(Ground::new(position, material, homes))).build(&Never).ok()
}

/// Whether a position is an ending for a table with at most this number of pieces, or one for a plan.
pub(crate) fn is_ending(position: &Position, rules: &Rules, pieces: usize) -> bool {
    Material::of(position, rules, pieces).is_some() || plan::is_for_plan(position)
}

/// Calls `visit` with every legal move and the position after it, until it breaks. Compiled once for all
/// callers: the page's module is small before it is fast.
fn for_each_child(
    position: &Position,
    rules: &Rules,
    visit: &mut dyn FnMut(Move, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    position.for_each_child(rules, visit)
}

impl Slot {
    fn material(&self) -> &Material {
        match self {
            Self::Solved(table) => &table.ground.material,
            Self::Begun(builder) => builder.material(),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Solved(table) => table.bytes(),
            Self::Begun(builder) => builder.bytes(),
        }
    }
}

impl Default for Tablebase {
    fn default() -> Self {
        Self::new(MEMORY)
    }
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tablebase").field("tables", &self.lock().len()).finish_non_exhaustive()
    }
}
