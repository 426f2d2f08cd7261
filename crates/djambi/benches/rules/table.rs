//! The measurements in each position.

use std::fmt::Write as _;
use std::hint::black_box;
use std::ops::ControlFlow;

use djambi::{Position, perft};

use crate::clock::{Work, rates};
use crate::goals::{Goal, Goals};
use crate::played::{played, played_simply};
use crate::positions::{BenchPosition, RULES, options};
use crate::queen::Queen;
use crate::simple::State;

/// The repetitions of work that is too short for the clock.
const REPEATS: u64 = 50;

/// Measures everything in one position and prints it.
pub(crate) fn print(entry: &BenchPosition) {
    println!("{}: {}", entry.name, entry.text);
    expand(entry);
    sequences(entry);
    play(entry);
    text(entry);
    println!();
}

/// Compares the time for the families of a position with that for a queen's squares, the unit of measure.
pub(crate) fn families_in_queens(entry: &BenchPosition, goals: &mut Goals) {
    let geometry = entry.position.geometry();
    let queens = Queen::everywhere(entry.position.occupied());
    let count = REPEATS * queens.len() as u64;
    let mut sees = || {
        for _ in 0..REPEATS {
            let occupied = black_box(entry.position.occupied().bits());
            for queen in &queens {
                black_box(queen.sees(occupied));
            }
        }
        count
    };
    let mut attacks = || {
        for _ in 0..REPEATS {
            let occupied = black_box(entry.position.occupied());
            for square in geometry.squares() {
                black_box(geometry.slider_attacks(square, occupied));
            }
        }
        count
    };
    let [families, sees, attacks] = rates([&mut || families(&entry.position), &mut sees, &mut attacks]);
    println!(
        "A queen's squares take {:.1} ns, by obstruction difference {:.1} ns, the families of the {} \
         {:.1} ns: as much as {:.1} queens by obstruction difference.",
        1e9 / attacks,
        1e9 / sees,
        entry.name,
        1e9 / families,
        sees / families
    );
    goals.at_most(
        "families of the middle game, in queens by obstruction difference",
        sees / families,
        Goal { aim: 10.0, limit: 18.0 },
    );
}

fn expand(entry: &BenchPosition) {
    let state = &entry.state;
    let options = options();
    let mut simply = || {
        black_box(state.moves(black_box(&options)));
        1
    };
    compare("positions expanded", [&mut || families(&entry.position), &mut simply]);
}

fn families(position: &Position) -> u64 {
    for _ in 0..REPEATS {
        let _: ControlFlow<()> = black_box(position).for_each_family(&RULES, |family| {
            black_box(family);
            ControlFlow::Continue(())
        });
    }
    REPEATS
}

fn sequences(entry: &BenchPosition) {
    let &BenchPosition { ref name, ref position, ref state, depth, sequences, .. } = entry;
    let options = options();
    let checked = |counted: u64| {
        assert_eq!(counted, sequences, "perft({depth}) of {name}");
        counted
    };
    compare(
        "leaves counted",
        [&mut || checked(perft(black_box(position), &RULES, depth)), &mut || {
            checked(state.perft(black_box(&options), depth))
        }],
    );
    compare(
        "leaves played",
        [&mut || checked(played(black_box(position), &RULES, depth)), &mut || {
            checked(played_simply(black_box(state), &options, depth))
        }],
    );
}

fn play(entry: &BenchPosition) {
    let (BenchPosition { position, state, .. }, options) = (entry, options());
    let moves = position.legal_moves(&RULES);
    let simple_moves = state.moves(&options);
    assert_eq!(moves.len(), simple_moves.len(), "moves of {}", entry.name);
    let count = moves.len() as u64;
    let mut simply = || {
        for &mv in &simple_moves {
            black_box(state.play(&options, black_box(mv)));
        }
        count
    };
    let mut unchecked = || {
        for &mv in &moves {
            black_box(position.play_unchecked(&RULES, black_box(mv)));
        }
        count
    };
    compare("turns played", [&mut unchecked, &mut simply]);
    let mut checked = || {
        for &mv in &moves {
            black_box(position.play(&RULES, black_box(mv))).expect("legal move");
        }
        count
    };
    compare("turns checked, then played (there: played)", [&mut checked, &mut simply]);
}

fn text(entry: &BenchPosition) {
    let (BenchPosition { text, position, state, .. }, options) = (entry, options());
    let mut parse = || {
        for _ in 0..REPEATS {
            black_box(Position::parse(black_box(text), &RULES)).expect("position");
        }
        REPEATS
    };
    let mut parse_simply = || {
        for _ in 0..REPEATS {
            black_box(State::parse(black_box(text), &options)).expect("position");
        }
        REPEATS
    };
    compare("positions read", [&mut parse, &mut parse_simply]);
    let mut page = String::new();
    let mut other = String::new();
    compare(
        "positions written",
        [&mut || write(&mut page, position, text), &mut || write(&mut other, state, text)],
    );
}

fn write(page: &mut String, what: &impl std::fmt::Display, expected: &str) -> u64 {
    for _ in 0..REPEATS {
        page.clear();
        write!(page, "{}", black_box(what)).expect("memory");
    }
    assert_eq!(page, expected, "what was written");
    REPEATS
}

fn compare(what: &str, works: [Work<'_>; 2]) {
    let [crate_rate, simple_rate] = rates(works);
    println!(
        "  {what:44} {:>9}/s {:>9}/s {:>8.1}",
        in_short(crate_rate),
        in_short(simple_rate),
        crate_rate / simple_rate
    );
}

/// A rate such as `12.3 M` or `45.6 k`.
fn in_short(rate: f64) -> String {
    if rate >= 1e6 { format!("{:.1} M", rate / 1e6) } else { format!("{:.1} k", rate / 1e3) }
}
