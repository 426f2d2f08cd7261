//! Priors: records follow from their seeds with any number of threads, files keep them, and fits are
//! repeatable.

use std::num::NonZero;
use std::ops::ControlFlow;

use djambi::{Geometry, HEX3, SQUARE9};
use djambi_engine::prior::{self, for_each_partial_move};
use djambi_lab::games::{SelfPlay, map_in_order};
use djambi_lab::priors::{
    ChoiceKind, Choices, PriorFit, PriorLosses, RecordSplit, Records, SearchRecord, heading, read_records,
    record_game, self_play,
};

const NODES: NonZero<u64> = NonZero::new(240).expect("not zero");

/// The records of a few short games on a board.
fn records(board: &'static Geometry, threads: usize) -> Vec<SearchRecord> {
    let self_play =
        SelfPlay { max_turns: 24, full_search_percent: 60, classic_percent: 20, ..self_play(board) };
    let threads = NonZero::new(threads).expect("threads");
    let mut records = Vec::new();
    let mut seeds = Vec::new();
    map_in_order(
        40..48,
        threads,
        |seed| record_game(&self_play, seed, NODES),
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
    let single = records(&SQUARE9, 1);
    let three = records(&SQUARE9, 3);
    assert_eq!(single, three);
    let mut fit = PriorFit::default();
    (fit.weights.epochs, fit.net.epochs) = (2, 1);
    let weights = |records| fit.run(&RecordSplit::of(&SQUARE9, records).training, |_| {}).quantized();
    assert_eq!(weights(&single), weights(&three));
}

#[test]
fn files_keep_records() {
    for board in [&SQUARE9, &HEX3] {
        let records = records(board, 2);
        let lines: Vec<String> = records.iter().map(ToString::to_string).collect();
        let file = format!("{}\n{}\n", heading(board, NODES), lines.join("\n"));
        assert_eq!(read_records(&file), Ok(Records { board, nodes: NODES, records }));
    }
}

#[test]
fn every_record_makes_a_choice_among_all_turns() {
    let records = records(&SQUARE9, 2);
    assert!(records.len() > 30, "{}", records.len());
    let mut placements = 0;
    for record in &records {
        let mut choices = Choices::new(&SQUARE9);
        choices.add(record);
        assert_eq!(choices.alternatives(0).count(), partial_moves(record));
        for choice in 0..choices.len() {
            let sum: f32 = choices.alternatives(choice).map(|alternative| alternative.target).sum();
            assert!((sum - 1.0).abs() < 1e-5, "{sum} in {record}");
            let features = choices.alternatives(choice).flat_map(|alternative| alternative.features);
            assert!(
                features.clone().count() > 0
                    && features.clone().all(|&feature| usize::from(feature) < prior::features(&SQUARE9))
            );
            placements += usize::from(choices.kind(choice) == ChoiceKind::Placement);
        }
    }
    assert!(placements > 0);
}

fn partial_moves(record: &SearchRecord) -> usize {
    let mut count = 0;
    for family in record.position.families(&record.rules) {
        for_each_partial_move(&family, |_, _| count += 1);
    }
    count
}

#[test]
fn fitted_priors_predict_held_out_games_better_than_uniform_ones() {
    for board in [&SQUARE9, &HEX3] {
        check_fit(&RecordSplit::of(board, &records(board, 2)));
    }
}

fn check_fit(split: &RecordSplit) {
    assert_eq!(split.games, (7, 1));
    let mut losses = Vec::new();
    let mut fit = PriorFit::default();
    (fit.weights.epochs, fit.weights.batch) = (3, 16);
    (fit.net.epochs, fit.net.batch) = (2, 16);
    let policy = fit.run(&split.training, |epoch| losses.push(epoch.training.turns.mean()));
    assert!(losses.len() == 5 && losses.is_sorted_by(|before, after| before > after), "{losses:?}");
    let uniform = PriorLosses::of_uniform(&split.held_out);
    let fitted = PriorLosses::of(&split.held_out, &policy);
    assert!(fitted.turns.excess() < uniform.turns.excess(), "{fitted:?} against {uniform:?}");
}
