//! The cost of a restricted list of moves, as a ratio to the full list in the same run on one thread:
//! `cargo xtask bench rules`.

#[path = "../../djambi/benches/rules/clock.rs"]
#[expect(dead_code, reason = "the benchmark of the rules uses the rest")]
mod clock;

use std::error::Error;
use std::fs;
use std::hint::black_box;

use djambi::{Position, Rules, SQUARE9};
use djambi_press::{Judge, Restriction, Treaty};

const RULES: Rules = Rules::CLASSIC;
/// A restricted list may cost this part more than a list. The aim is 0.15; on a busy machine it was 0.15 to 0.21, and the
/// rest is for a busier one.
const MOST: f64 = 0.3;

fn main() -> Result<(), Box<dyn Error>> {
    let corpus = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/bench.tsv"))?;
    println!("A list of moves, restricted by a treaty, in times of the list without:\n");
    let mut free = 0.0;
    let mut bound = 0.0;
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
            println!("{name:>13}  {text:<50} {:.2}", restricted / list);
            (free, bound) = (free + list, bound + restricted);
        }
    }
    let ratio = bound / free;
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
        let mine = format!("{}:{mine}", me.letter());
        let theirs = format!("{}:no_power", other.letter());
        if me < other { format!("{mine} {theirs} /2r") } else { format!("{theirs} {mine} /2r") }
    };
    let letter = other.letter();
    vec![
        clauses(&format!("peace({letter})")),
        clauses(&format!("hands_off({letter}),keep_out(d4,e5)")),
        clauses(&format!("peace({letter}),hold({}A),no_corpse(b2,h2),no_power", me.letter())),
    ]
}

/// The times of a list, and of a restriction with its list, in seconds.
fn measure(position: &Position, judge: &Judge) -> (f64, f64) {
    let bindings = judge.bindings(position);
    let list = || black_box(position).legal_moves(&RULES).len();
    let restricted = || Restriction::new(black_box(position), &RULES, &bindings).legal_moves().len();
    assert!(restricted() <= list() && restricted() > 0);
    let [lists, restrictions] = clock::rates([&mut || many(list), &mut || many(restricted)]);
    (1.0 / lists, 1.0 / restrictions)
}

/// Makes many lists, and returns how many.
fn many(list: impl Fn() -> usize) -> u64 {
    const MANY: u64 = 1_000;
    for _ in 0..MANY {
        black_box(list());
    }
    MANY
}
