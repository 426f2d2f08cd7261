//! The search: a tree grown by walks (Monte-Carlo tree search with evaluated leaves).
//!
//! Each node maximises the share of its own mover, so alliances, kingmaking and power turns need no special case. A turn
//! is one or two choices of the same mover, the move and then its placement, so that 45 placements are weighed only for
//! moves that deserve it. What is proven, a won game, is carried back exactly.

mod expand;
mod forced;
mod params;
mod plan;
mod pool;
mod prior;
mod report;
mod root;
mod tree;
mod walk;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use djambi::{Position, Rules};

pub use params::Params;
use plan::Plan;
pub(crate) use root::Root;
use tree::Tree;
use walk::{ROOT, Walker};

use crate::{Limits, Options, Report, Stop};

/// How many walks a thread makes between two looks at the clock.
const PATIENCE: u64 = 16;

/// A tree and what it was grown for.
#[derive(Debug)]
pub(crate) struct Search {
    tree: Tree,
    root: Root,
    params: Params,
    walks: u64,
}

impl Search {
    pub(crate) fn new(options: &Options, root: Root) -> Self {
        let search =
            Self { tree: Tree::new(options.memory.get() << 20), root, params: options.params, walks: 0 };
        search.tree.grow().expect("root");
        search
    }

    /// Whether the tree was grown for this position and what came before it.
    pub(crate) fn is_for(&self, position: &Position, rules: &Rules, past: &[u64]) -> bool {
        self.root.is_for(position, rules, past)
    }

    /// Makes the tree ready for another root.
    pub(crate) fn restart(&mut self, root: Root) {
        self.root = root;
        self.walks = 0;
        self.tree.clear();
        self.tree.grow().expect("root");
    }

    /// Walks until a limit is reached or there is nothing left to find out.
    pub(crate) fn run<S: Stop + Sync>(
        &mut self,
        threads: usize,
        most: u64,
        limits: &Limits,
        stop: &S,
        mut on_info: impl FnMut(&Report),
    ) -> Report {
        let control = Control { walks: AtomicU64::new(self.walks), most, ended: AtomicBool::new(false) };
        let plan = limits.time.map(|target| Plan::new(target, &self.root, self.walks));
        let is_fulfilled = |walks: u64| {
            let time = plan.as_ref().zip(stop.elapsed());
            time.is_some_and(|(plan, elapsed)| plan.is_fulfilled(&self.tree, walks, elapsed))
        };
        let crew = || Walker::new(&self.tree, &self.root, &self.params);
        let is_proven = || self.tree.node(ROOT).winner().is_some();
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| {
                    let mut walker = crew();
                    while control.goes_on() {
                        walker.walk();
                    }
                });
            }
            let mut walker = crew();
            let mut next_info = (self.walks * 2).max(1024);
            let mut round: u64 = 0;
            while !is_proven() && control.goes_on() {
                walker.walk();
                round += 1;
                let walks = control.walks.load(Ordering::Relaxed);
                if round.is_multiple_of(PATIENCE) && stop.is_stopped() {
                    break;
                }
                if round.is_multiple_of(plan::STRIDE) && is_fulfilled(walks) {
                    break;
                }
                if walks >= next_info {
                    next_info *= 2;
                    on_info(&report::report(&self.tree, &self.root, limits.lines, walks));
                }
            }
            control.ended.store(true, Ordering::Relaxed);
        });
        self.walks = control.walks.load(Ordering::Relaxed).min(most.max(1)).max(self.walks);
        let report = report::report(&self.tree, &self.root, limits.lines, self.walks);
        on_info(&report);
        report
    }
}

/// What the threads of a search share beside the tree.
struct Control {
    walks: AtomicU64,
    most: u64,
    ended: AtomicBool,
}

impl Control {
    /// Whether one more walk is to be made. The first one always is.
    fn goes_on(&self) -> bool {
        let number = self.walks.fetch_add(1, Ordering::Relaxed);
        number == 0 || number < self.most && !self.ended.load(Ordering::Relaxed)
    }
}
