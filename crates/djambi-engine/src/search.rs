//! The search: multi-threaded Monte-Carlo tree search with PUCT, and evaluated leaves instead of playouts.
//!
//! It is max^n: each node maximises the share of its own mover, so alliances, kingmaking and power turns need
//! no special case. A paranoid term makes opponents like the searcher's losses, too. A move with a placement
//! is two actions of the same mover, so that the 45 placements are searched only for moves that deserve it.
//! Proven wins are backpropagated exactly.
//!
//! | what | where |
//! |---|---|
//! | selection (PUCT, FPU, virtual visits), expansion, evaluation, backpropagation | `worker.rs` |
//! | leaf evaluation with its one-ply lookahead | `leaf_evaluator.rs` |
//! | draw score and discounts | `knowledge/draw_score.rs` |
//! | nodes and edges | `tree.rs`, `pool.rs` |
//! | actions and their priors | `actions.rs`, `softmax.rs` |
//! | the root: its moves, forced wins, repetitions, noise | `root.rs` and the files it uses |
//! | exact endings, by tables: at the root, and at leaves | `endings/` |
//! | positions that nobody can win, or not everybody | `knowledge/dead.rs`, `knowledge/fortress.rs` |
//! | promises, of the searcher and of those who are believed | `promises.rs` |
//! | the worth of promises, without a search | `continuations.rs` |
//! | safe moves, where they cost little | `caution.rs` |
//! | the lowest level, which draws its move | `beginner.rs` |
//! | threads and time | `quota.rs`, `visit_buffer.rs`, `time_manager.rs` |

mod actions;
mod beginner;
mod caution;
#[cfg(feature = "press")]
mod continuations;
mod endings;
mod knowledge;
mod leaf_evaluator;
mod lines;
mod path;
mod pool;
mod position_cache;
#[cfg_attr(not(feature = "press"), path = "search/no_promises.rs")]
mod promises;
mod quota;
mod repetitions;
mod request;
mod root;
mod root_moves;
mod root_noise;
mod softmax;
mod time_manager;
mod tree;
mod visit_buffer;
mod worker;

use std::thread;

#[cfg(feature = "press")]
pub(crate) use continuations::{Continuations, LIKELIEST_TURNS};
pub(crate) use endings::root_ending::Ending;
#[cfg(feature = "press")]
pub(crate) use endings::root_ending::winning_move;
pub(crate) use knowledge::dead::is_dead;
pub(crate) use knowledge::fortress::possible_winners;
pub(crate) use knowledge::way_back::WaysBack;
pub(crate) use promises::Promises;
use quota::{Batch, Quota};
pub(crate) use request::SearchRequest;
pub(crate) use root::Root;
use time_manager::{TIME_CHECK_EVERY, TimeManager};
use tree::{ROOT, Tree};
use worker::Worker;

use crate::{Limits, Options, Report, Stop};

/// The number of iterations that a thread makes between two questions whether to stop.
const STOP_CHECK_EVERY: u64 = 16;
/// The number of iterations after which the caller hears of a search first; then each time it has doubled.
const FIRST_INFO: u64 = 1024;

/// A tree and the root that it was grown for.
#[derive(Debug)]
pub(crate) struct Search {
    tree: Tree,
    root: Root,
    options: Options,
    /// The number of iterations that made the tree.
    iterations: u64,
}

impl Search {
    /// A search that has only a root.
    pub(crate) fn new(options: Options, root: Root) -> Self {
        let tree = Tree::new(options.memory.get() << 20);
        tree.local().allocate_node().expect("root");
        Self { tree, root, options, iterations: 0 }
    }

    /// Whether the tree can be reused for a request, so that the search goes on where it ended.
    pub(crate) fn is_reusable_for(&self, request: &SearchRequest<'_>) -> bool {
        self.root.is_reusable_for(request)
    }

    /// Removes the tree and sets another root.
    pub(crate) fn restart(&mut self, root: Root) {
        self.root = root;
        self.iterations = 0;
        self.tree.clear();
        self.tree.local().allocate_node().expect("root");
    }

    /// Iterates until a limit is reached or the root's result is proven.
    pub(crate) fn run<S: Stop + Sync>(
        &mut self,
        limits: &Limits,
        stop: &S,
        mut on_info: impl FnMut(&Report),
    ) -> Report {
        let earlier = self.iterations;
        let quota = Quota::new(earlier, limits.iterations(self.options.level));
        let time_manager = limits.time.map(|target| TimeManager::new(target, earlier));
        let is_time_over = |iterations: u64| {
            let timed = time_manager.as_ref().zip(stop.elapsed());
            timed.is_some_and(|(manager, elapsed)| manager.should_stop(&self.tree, iterations, elapsed))
        };
        let worker = || Worker::new(&self.tree, &self.root, &self.options);
        let effort = thread::scope(|scope| {
            let mut first = worker();
            let mut batch = Batch::new(&quota);
            // The first iteration of all is always made.
            let mut goes_on = batch.has_next() || earlier == 0;
            let others =
                (1..self.options.threads.get()).map(|_| scope.spawn(|| run_worker(worker(), &quota)));
            let others: Vec<_> = others.collect();
            let mut next_info = (earlier * 2).max(FIRST_INFO);
            while goes_on && self.tree.node(ROOT).winner().is_none() {
                first.iterate();
                batch.count();
                let iterations = batch.made_by_all();
                if batch.made().is_multiple_of(STOP_CHECK_EVERY) && stop.is_stopped() {
                    break;
                }
                if batch.made().is_multiple_of(TIME_CHECK_EVERY) && is_time_over(iterations) {
                    break;
                }
                if iterations >= next_info {
                    next_info *= 2;
                    let effort =
                        Effort { iterations: iterations - earlier, evaluations: first.evaluations() };
                    on_info(&self.report(limits, effort));
                }
                goes_on = batch.has_next();
            }
            quota.end();
            let effort = Effort { iterations: batch.made(), evaluations: first.evaluations() };
            let others = others.into_iter().map(|other| other.join().expect("worker"));
            others.fold(effort, Effort::plus)
        });
        let report = self.report(limits, effort);
        on_info(&report);
        self.iterations += effort.iterations;
        report
    }

    /// What the search has found, by this effort since it went on.
    fn report(&self, limits: &Limits, effort: Effort) -> Report {
        Report {
            lines: lines::best_lines(&self.tree, &self.root, limits.lines),
            nodes: effort.iterations,
            earlier_nodes: self.iterations,
            evaluations: effort.evaluations,
            ..Report::default()
        }
    }
}

/// Lets a worker iterate as long as the quota lasts.
fn run_worker(mut worker: Worker<'_>, quota: &Quota) -> Effort {
    let mut batch = Batch::new(quota);
    while batch.has_next() {
        worker.iterate();
        batch.count();
    }
    Effort { iterations: batch.made(), evaluations: worker.evaluations() }
}

/// What threads have done.
#[derive(Clone, Copy)]
struct Effort {
    iterations: u64,
    evaluations: u64,
}

impl Effort {
    const fn plus(self, other: Self) -> Self {
        Self {
            iterations: self.iterations + other.iterations,
            evaluations: self.evaluations + other.evaluations,
        }
    }
}
