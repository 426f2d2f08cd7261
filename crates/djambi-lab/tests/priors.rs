//! Priors: that records follow from their seeds whatever the number of threads, that files keep them, and that fits do too.

use std::num::NonZero;
use std::ops::ControlFlow;

use djambi_engine::prior::{FEATURES, for_each_partial_move};
use djambi_lab::games::{Plan, make_in_order};
use djambi_lab::priors::{
    Choices, Fit, Kind, Losses, Record, Split, heading, plan, read, record_game, whole,
};

const NODES: NonZero<u64> = NonZero::new(240).expect("not zero");

/// The records of a few short games, played on some threads.
fn records(threads: usize) -> Vec<Record> {
    let plan = Plan { turns: 24, kept_percent: 60, classic_percent: 20, ..plan() };
    let threads = NonZero::new(threads).expect("threads");
    let (mut records, mut seeds) = (Vec::new(), Vec::new());
    make_in_order(
        40..48,
        threads,
        |seed| record_game(&plan, seed, NODES),
        |seed, game| {
            assert!(game.iter().all(|record| record.seed == seed));
            seeds.push(seed);
            records.extend(game);
            ControlFlow::Continue(())
        },
    );
    assert_eq!(seeds, (40..48).collect::<Vec<_>>());
    records
}

#[test]
fn threads_change_neither_records_nor_weights() {
    let (single, three) = (records(1), records(3));
    assert_eq!(single, three);
    let fit = Fit { epochs: 2, ..Fit::default() };
    let weights = |records| whole(&fit.run(&Split::of(records).training, |_| {}));
    assert_eq!(weights(&single), weights(&three));
}

#[test]
fn a_file_keeps_what_was_played() {
    let records = records(2);
    let lines: Vec<String> = records.iter().map(ToString::to_string).collect();
    assert_eq!(read(&format!("{}\n{}\n", heading(NODES), lines.join("\n"))), Ok((NODES, records)));
}

#[test]
fn every_record_makes_a_choice_among_all_turns() {
    let records = records(2);
    assert!(records.len() > 30, "{}", records.len());
    let mut placements = 0;
    for record in &records {
        let mut choices = Choices::default();
        choices.add(record);
        assert_eq!(choices.steps(0).count(), stems(record));
        for choice in 0..choices.len() {
            let sum: f32 = choices.steps(choice).map(|step| step.target).sum();
            assert!((sum - 1.0).abs() < 1e-5, "{sum} in {record}");
            let features = choices.steps(choice).flat_map(|step| step.features);
            assert!(
                features.clone().count() > 0
                    && features.clone().all(|&feature| usize::from(feature) < FEATURES)
            );
            placements += usize::from(choices.kind(choice) == Kind::Placement);
        }
    }
    assert!(placements > 0);
}

fn stems(record: &Record) -> usize {
    let mut count = 0;
    for family in record.position.families(&record.rules) {
        for_each_partial_move(&family, |_, _| count += 1);
    }
    count
}

#[test]
fn a_fit_expects_held_out_games_better_than_flat_priors_do() {
    let split = Split::of(&records(2));
    assert_eq!(split.games, (7, 1));
    let mut losses = Vec::new();
    let weights = Fit { epochs: 3, batch: 16, ..Fit::default() }
        .run(&split.training, |epoch| losses.push(epoch.training.turns.mean()));
    assert!(losses.len() == 3 && losses[2] < losses[0], "{losses:?}");
    let (flat, fitted) = (Losses::of_flat(&split.held_out), Losses::of(&split.held_out, &weights));
    assert!(fitted.turns.excess() < flat.turns.excess(), "{fitted:?} against {flat:?}");
}
