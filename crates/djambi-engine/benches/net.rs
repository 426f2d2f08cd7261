//! How long an evaluation takes, by hand and by the net, from scratch and from the position before:
//! `cargo bench -p djambi-engine --bench net`. All of them over the same positions of self-play, in turns, in one run.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::time::{Duration, Instant};

use djambi::{Position, Rules};
use djambi_engine::net::{Accumulators, Net};
use djambi_engine::{Rng, evaluate};

type Work<'a> = Box<dyn FnMut() + 'a>;

const ROUNDS: usize = 30;
const SIBLINGS: usize = 8;

fn main() {
    let rules = Rules::CLASSIC;
    let Sample { line, leaves, families } = Sample::of_self_play(&rules);
    let net = Net::shipped();
    let roots: Vec<_> = leaves.iter().map(|(root, leaf)| (Accumulators::of(net, root), *leaf)).collect();
    let mut sums = Accumulators::of(net, &line[0]);
    let mut works: [(&str, Work<'_>); 6] = [
        ("by hand", each(&line, |position| ignore(evaluate(position, &rules)))),
        ("net from scratch", each(&line, |position| ignore(net.shares(position, &rules)))),
        ("  of that the sums of the board", each(&line, |position| ignore(Accumulators::of(net, position)))),
        (
            "net from the position before",
            each(&line, move |position| {
                sums.move_to(net, position);
                ignore(sums.shares(net, &rules));
            }),
        ),
        (
            "net at a leaf, four turns from sums that are kept",
            Box::new(|| {
                for (root, leaf) in &roots {
                    let mut sums = root.clone();
                    sums.move_to(net, leaf);
                    ignore(sums.shares(net, &rules));
                }
            }),
        ),
        (
            "net, a position and eight of its children",
            Box::new(|| {
                for (parent, children) in &families {
                    let sums = Accumulators::of(net, parent);
                    children.iter().for_each(|child| ignore(sums.shares_of_child(net, child, &rules)));
                }
            }),
        ),
    ];
    let mut best = [Duration::MAX; 6];
    for _ in 0..ROUNDS {
        for ((_, work), best) in works.iter_mut().zip(&mut best) {
            *best = time(work).min(*best);
        }
    }
    for ((name, _), best) in works.iter().zip(best) {
        println!("{:>6.0} ns  {name}", best.as_secs_f64() * 1e9 / line.len() as f64);
    }
}

struct Sample {
    /// Positions as they follow on each other.
    line: Vec<Position>,
    /// Each with one that some turns lead to.
    leaves: Vec<(Position, Position)>,
    /// Each with some of its children.
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
                // A leaf some four random turns further, as a search reaches it.
                let mut rng = Rng::new(position.hash());
                let leaf = (0..4).fold(position, |at, _| match at.is_over() {
                    true => at,
                    false => at.play_unchecked(rules, support::random(&at, rules, rng.next_u64())),
                });
                sample.leaves.push((position, leaf));
                // As many children of one position as a search may ask for at once.
                let moves = position.legal_moves(rules);
                let mut child = || position.play_unchecked(rules, moves[rng.below(moves.len())]);
                sample.families.push((position, [(); SIBLINGS].map(|()| child())));
            }
        }
        sample
    }
}

fn each<'a>(line: &'a [Position], mut work: impl FnMut(&Position) + 'a) -> Work<'a> {
    Box::new(move || line.iter().for_each(&mut work))
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is about time")]
fn time(work: &mut dyn FnMut()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed()
}

fn ignore<T>(value: T) {
    let _ = black_box(value);
}
