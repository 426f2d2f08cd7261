//! The time of an evaluation: hand-written, by the net with a refresh, and by the net with an incremental
//! update: `cargo bench -p djambi-engine --bench net`. All of them evaluate the same positions of self-play,
//! in turns.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::time::{Duration, Instant};

use djambi::{Position, Rules};
use djambi_engine::net::{Accumulators, Net};
use djambi_engine::{Rng, evaluate};

type Task<'a> = Box<dyn FnMut() + 'a>;

const ROUNDS: usize = 30;
const SIBLINGS: usize = 8;

fn main() {
    let rules = Rules::CLASSIC;
    let Sample { line, leaves, families } = Sample::of_self_play(&rules);
    let net = Net::of_square9();
    let roots: Vec<_> = leaves.iter().map(|(root, leaf)| (Accumulators::of(net, root), *leaf)).collect();
    let mut accumulators = Accumulators::of(net, &line[0]);
    let mut tasks: [(&str, Task<'_>); 6] = [
        ("hand-written", each(&line, |position| ignore(evaluate(position, &rules)))),
        ("net, refresh", each(&line, |position| ignore(net.shares(position, &rules)))),
        ("  of that the accumulators", each(&line, |position| ignore(Accumulators::of(net, position)))),
        (
            "net, update from the position before",
            each(&line, move |position| {
                accumulators.move_to(net, position);
                ignore(accumulators.evaluate(net, &rules));
            }),
        ),
        (
            "net, update to a leaf four turns away",
            Box::new(|| {
                for (root, leaf) in &roots {
                    let mut accumulators = root.clone();
                    accumulators.move_to(net, leaf);
                    ignore(accumulators.evaluate(net, &rules));
                }
            }),
        ),
        (
            "net, a position and eight of its children",
            Box::new(|| {
                for (parent, children) in &families {
                    let accumulators = Accumulators::of(net, parent);
                    for child in children {
                        ignore(accumulators.evaluate_child(net, child, &rules));
                    }
                }
            }),
        ),
    ];
    let mut best = [Duration::MAX; 6];
    for _ in 0..ROUNDS {
        for ((_, task), best) in tasks.iter_mut().zip(&mut best) {
            *best = time(task).min(*best);
        }
    }
    for ((name, _), best) in tasks.iter().zip(best) {
        println!("{:>6.0} ns  {name}", best.as_secs_f64() * 1e9 / line.len() as f64);
    }
}

struct Sample {
    /// Consecutive positions.
    line: Vec<Position>,
    /// Positions, each with one a few turns later.
    leaves: Vec<(Position, Position)>,
    /// Positions, each with some of its children.
    families: Vec<(Position, [Position; SIBLINGS])>,
}

impl Sample {
    fn of_self_play(rules: &Rules) -> Self {
        let mut sample = Self { line: Vec::new(), leaves: Vec::new(), families: Vec::new() };
        for seed in 0..12 {
            let game = support::self_play(*rules, Position::start(), seed);
            for &position in game.positions().iter().take(120).filter(|position| position.alive().len() == 4)
            {
                sample.line.push(position);
                // A leaf four random turns away, as in a search.
                let mut rng = Rng::new(position.hash());
                let leaf = (0..4).fold(position, |at, _| match at.is_over() {
                    true => at,
                    false => at.play_unchecked(rules, support::random(&at, rules, rng.next_u64())),
                });
                sample.leaves.push((position, leaf));
                // As many children as a search may evaluate at once.
                let moves = position.legal_moves(rules);
                let mut child = || position.play_unchecked(rules, moves[rng.below(moves.len())]);
                sample.families.push((position, [(); SIBLINGS].map(|()| child())));
            }
        }
        sample
    }
}

fn each<'a>(line: &'a [Position], mut task: impl FnMut(&Position) + 'a) -> Task<'a> {
    Box::new(move || line.iter().for_each(&mut task))
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is about time")]
fn time(task: &mut dyn FnMut()) -> Duration {
    let start = Instant::now();
    task();
    start.elapsed()
}

fn ignore<T>(value: T) {
    let _ = black_box(value);
}
