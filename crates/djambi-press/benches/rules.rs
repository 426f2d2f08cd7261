//! The cost of a restricted list of moves, as a ratio to the full list in the same run on one thread:
//! `cargo xtask bench rules`.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use djambi::{Position, Rules, SQUARE9};
use djambi_press::{Judge, Restriction, Treaty};

const RULES: Rules = Rules::CLASSIC;
/// A restricted list may cost this part more than a list. The aim is 0.15; it was 0.27, and the rest is for a busy
/// machine.
const MOST: f64 = 0.45;
/// How often the two are measured in turn; the quickest of each counts.
const ROUNDS: usize = 25;

fn main() -> Result<(), Box<dyn Error>> {
    let corpus = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/bench.tsv"))?;
    println!("A list of moves, restricted by a treaty, in times of the list without:\n");
    let (mut free, mut bound) = (Duration::ZERO, Duration::ZERO);
    for line in corpus.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let name = fields.next().ok_or("no name")?;
        let position = Position::parse(fields.next().ok_or("no position")?, &RULES)?;
        if position.alive().len() < 3 {
            continue;
        }
        for text in treaties(&position) {
            let judge = Judge::begin(Treaty::parse(&SQUARE9, &text)?, RULES, &position)?;
            let (list, restricted) = measure(&position, &judge);
            println!("{name:>13}  {text:<50} {:.2}", restricted.as_secs_f64() / list.as_secs_f64());
            (free, bound) = (free + list, bound + restricted);
        }
    }
    let ratio = bound.as_secs_f64() / free.as_secs_f64();
    println!("\nall together: {ratio:.3} (aim 1.15)");
    if ratio > 1.0 + MOST {
        Err(format!("a restricted list costs {ratio:.2} times a list").into())
    } else {
        Ok(())
    }
}

/// Treaties of the player to move with the next one: peace, other prohibitions, and all kinds together.
fn treaties(position: &Position) -> Vec<String> {
    let me = position.turn();
    let other = position.alive().next_after(me).unwrap_or(me);
    let clauses = |mine: &str| {
        let (mine, theirs) = (format!("{}:{mine}", me.letter()), format!("{}:no_power", other.letter()));
        if me < other { format!("{mine} {theirs} /2r") } else { format!("{theirs} {mine} /2r") }
    };
    let letter = other.letter();
    vec![
        clauses(&format!("peace({letter})")),
        clauses(&format!("hands_off({letter}),keep_out(d4,e5)")),
        clauses(&format!("peace({letter}),hold({}A),no_corpse(b2,h2),no_power", me.letter())),
    ]
}

/// The shortest times of a list, and of a restriction with its list.
fn measure(position: &Position, judge: &Judge) -> (Duration, Duration) {
    let bindings = judge.bindings(position);
    let list = || black_box(position).legal_moves(&RULES).len();
    let restricted = || Restriction::new(black_box(position), &RULES, &bindings).legal_moves().len();
    assert!(restricted() <= list() && restricted() > 0);
    let (mut quickest, mut quickest_restricted) = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        quickest = quickest.min(time(list));
        quickest_restricted = quickest_restricted.min(time(restricted));
    }
    (quickest, quickest_restricted)
}

/// The time that many calls take.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn time(work: impl Fn() -> usize) -> Duration {
    let start = Instant::now();
    for _ in 0..2_000 {
        black_box(work());
    }
    start.elapsed()
}
