//! The search: a tree grown by walks (Monte-Carlo tree search with evaluated leaves).
//!
//! Each node maximises the share of its own mover, so alliances, kingmaking and power turns need no special case; but the
//! others are thought to like, too, what the one who searches loses. A turn is one or two choices of the same mover, the move
//! and then its placement, so that 45 placements are weighed only for moves that deserve it. What is proven, a won game, is
//! carried back exactly.

mod dead;
mod expand;
mod forced;
mod ledger;
mod mood;
mod params;
mod places;
mod plan;
mod pool;
mod report;
mod root;
mod tree;
mod value;
mod walk;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use djambi::{Position, Rules};

pub(crate) use mood::Mood;
pub use params::Params;
use plan::Plan;
pub(crate) use root::Root;
use tree::Tree;
use walk::{ROOT, Walker};

use crate::net::Net;
use crate::{Limits, Options, Report, Stop};

/// How many walks a thread makes between two looks at the clock.
const PATIENCE: u64 = 16;
/// How many walks a thread is given at a time, lest threads wait for each other to count each of them.
const RATION: u64 = 16;

/// A tree and what it was grown for.
#[derive(Debug)]
pub(crate) struct Search {
    tree: Tree,
    root: Root,
    params: Params,
    net: Option<&'static Net>,
    walks: u64,
}

impl Search {
    pub(crate) fn new(options: &Options, root: Root) -> Self {
        let tree = Tree::new(options.memory.get() << 20);
        tree.branch().grow().expect("root");
        Self { tree, root, params: options.params, net: options.net(), walks: 0 }
    }

    /// Whether the tree was grown for this position and what came before it, in this mood.
    pub(crate) fn is_for(&self, position: &Position, rules: &Rules, past: &[u64], mood: Mood) -> bool {
        self.root.is_for(position, rules, past, mood)
    }

    /// Makes the tree ready for another root.
    pub(crate) fn restart(&mut self, root: Root) {
        self.root = root;
        self.walks = 0;
        self.tree.clear();
        self.tree.branch().grow().expect("root");
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
        let before = self.walks;
        let control = Control { given: AtomicU64::new(before), most, ended: AtomicBool::new(false) };
        let plan = limits.time.map(|target| Plan::new(target, &self.root, before));
        let is_fulfilled = |walks: u64| {
            let time = plan.as_ref().zip(stop.elapsed());
            time.is_some_and(|(plan, elapsed)| plan.is_fulfilled(&self.tree, walks, elapsed))
        };
        let is_proven = || self.tree.node(ROOT).winner().is_some();
        let tell = |walks: u64, evaluations: u64| {
            let lines = report::lines(&self.tree, &self.root, limits.lines);
            Report { lines, nodes: walks - before, before, evaluations }
        };
        let hand = || {
            let walker = Walker::new(&self.tree, &self.root, &self.params, self.net, threads == 1);
            Hand { walker, ration: 0, made: 0 }
        };
        let (made, evaluations) = std::thread::scope(|scope| {
            let mut first = hand();
            // The first walk of all is always made.
            let mut goes_on = first.goes_on(&control) || before == 0;
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| hand().walk_on(&control))).collect();
            let mut next_info = (before * 2).max(1024);
            while goes_on && !is_proven() {
                first.walk();
                let walks = control.given(first.ration);
                if first.made.is_multiple_of(PATIENCE) && stop.is_stopped() {
                    break;
                }
                if first.made.is_multiple_of(plan::STRIDE) && is_fulfilled(walks) {
                    break;
                }
                if walks >= next_info {
                    next_info *= 2;
                    on_info(&tell(walks, first.walker.evaluations()));
                }
                goes_on = first.goes_on(&control);
            }
            control.ended.store(true, Ordering::Relaxed);
            let others = others.into_iter().map(|other| other.join().expect("walks"));
            others.fold(first.effort(), |(made, evaluations), other| (made + other.0, evaluations + other.1))
        });
        let walks = before + made;
        let report = tell(walks, evaluations);
        on_info(&report);
        self.walks = walks;
        report
    }
}

/// One of the threads of a search.
struct Hand<'a> {
    walker: Walker<'a>,
    /// How many walks it may make before it asks for more.
    ration: u64,
    /// How many it has made.
    made: u64,
}

impl Hand<'_> {
    /// Walks as long as there is something to do.
    fn walk_on(mut self, control: &Control) -> (u64, u64) {
        while self.goes_on(control) {
            self.walk();
        }
        self.effort()
    }

    /// How many walks it has made, and how many positions it has evaluated.
    const fn effort(&self) -> (u64, u64) {
        (self.made, self.walker.evaluations())
    }

    /// Whether one more walk is to be made.
    fn goes_on(&mut self, control: &Control) -> bool {
        if self.ration == 0 {
            self.ration = control.give();
        }
        self.ration > 0 && !control.ended.load(Ordering::Relaxed)
    }

    fn walk(&mut self) {
        self.walker.walk();
        self.ration = self.ration.saturating_sub(1);
        self.made += 1;
    }
}

/// What the threads of a search share beside the tree.
struct Control {
    /// How many walks have been given to threads, or more.
    given: AtomicU64,
    most: u64,
    ended: AtomicBool,
}

impl Control {
    /// Some more walks for a thread, if there are any left.
    fn give(&self) -> u64 {
        let before = self.given.fetch_add(RATION, Ordering::Relaxed);
        self.most.saturating_sub(before).min(RATION)
    }

    /// How many walks have been made, if one thread has so many left: with several threads up to a ration more for each of
    /// the others.
    fn given(&self, left: u64) -> u64 {
        self.given.load(Ordering::Relaxed).min(self.most.max(1)) - left
    }
}
