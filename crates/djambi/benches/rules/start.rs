//! Five turns from the start: 253,415,377 sequences.

use djambi::{Position, perft};

use crate::clock::{rates, seconds};
use crate::goals::{Goal, Goals};
use crate::played::{self, played_simply};
use crate::positions::{RULES, options};
use crate::simple::{Board, State};

/// Counts the whole tree, subtree by subtree with one implementation and then the other. The crate counts the
/// last two turns together, the simple implementation the last.
pub(crate) fn counted(goals: &mut Goals) {
    let mut crate_seconds = 0.0;
    let mut simple_seconds = 0.0;
    let mut sequences = 0;
    for (position, state) in after(1) {
        let (time, counted) = seconds(|| perft(&position, &RULES, 4));
        let (simple_time, counted_simply) = seconds(|| state.perft(&options(), 4));
        assert_eq!(counted, counted_simply, "perft(4) of {state}");
        crate_seconds += time;
        simple_seconds += simple_time;
        sequences += counted;
    }
    assert_eq!(sequences, 253_415_377, "perft(5) of the start");
    println!(
        "perft(5) of the start, the last two turns counted: {:.0} million leaves a second, {:.1} times the \
         simple implementation.",
        sequences as f64 / crate_seconds / 1e6,
        simple_seconds / crate_seconds
    );
    goals.at_least(
        "perft(5) counted, over the simple one",
        simple_seconds / crate_seconds,
        Goal { aim: 20.0, limit: 10.0 },
    );
}

/// A sample of the tree, small enough to play every leaf: the positions after every fortieth sequence of two
/// turns.
pub(crate) fn sample() -> Vec<(Position, State)> {
    after(2).into_iter().step_by(40).collect()
}

/// Plays all sequences of three turns in every position of the sample, and counts the leaves.
pub(crate) fn play_sample(sample: &[(Position, State)]) -> u64 {
    sample.iter().map(|(position, _)| played::played(position, &RULES, 3)).sum()
}

/// Plays every turn of the sample.
pub(crate) fn played(goals: &mut Goals) {
    let sample = sample();
    let options = options();
    let [crate_rate, simple_rate] = rates([&mut || play_sample(&sample), &mut || {
        sample.iter().map(|(_, state)| played_simply(state, &options, 3)).sum()
    }]);
    println!(
        "perft(5) of the start, every turn played, a fortieth of the tree: {:.0} million leaves a second, \
         {:.1} times the simple implementation.",
        crate_rate / 1e6,
        crate_rate / simple_rate
    );
    goals.at_least(
        "perft(5) played, over the simple one",
        crate_rate / simple_rate,
        Goal { aim: 15.0, limit: 15.0 },
    );
}

/// The positions after each sequence of `turns` turns.
fn after(turns: u32) -> Vec<(Position, State)> {
    let options = options();
    let mut reached =
        vec![(Position::start(), State::parse(&Board::usual().start, &options).expect("start"))];
    for _ in 0..turns {
        reached = reached
            .iter()
            .flat_map(|(_, state)| {
                let moves = state.moves(&options);
                moves
                    .into_iter()
                    .map(|mv| {
                        let state = state.play(&options, mv);
                        (Position::parse(&state.to_string(), &RULES).expect("position"), state)
                    })
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    reached
}
