//! Training: that it learns something, the same every time, and that files of games grow where they stopped.

use std::num::NonZero;
use std::ops::ControlFlow;

use djambi::Game;
use djambi_engine::{Limits, Never, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::games::{Plan, SampledGame};
use djambi_lab::train::{Agreement, Corpus, Losses, Schedule, Searcher, Split, fit};

fn one_turn(game: &Game, seed: u64) -> Report {
    OnePly.search(game.position(), game.rules(), &Limits::seeded(seed), &Never, |_| {})
}

const SCHEDULE: Schedule = Schedule {
    epochs: 4,
    batch: 64,
    rate: 5e-3,
    decay: 1.0,
    part_of_result: 0.0,
    seed: 3,
    threads: NonZero::<usize>::MIN,
};

/// A few short games whose searches expect the most for whoever has the most pieces.
fn split() -> Split {
    let mut split = Split::default();
    let plan = Plan { turns: 50, ..Plan::default() };
    for seed in 0..40 {
        let mut game: SampledGame = plan.play(seed, &mut one_turn);
        for sample in &mut game.samples {
            let position = sample.position;
            let pieces = |seat| position.controlled_by(seat).len() as f32;
            let all: f32 = position.alive().iter().map(pieces).sum();
            for seat in position.alive().iter() {
                sample.expected[seat] = (pieces(seat) / all).powi(2);
            }
        }
        split.add(&game);
    }
    split
}

#[test]
fn a_net_learns_what_is_simple() {
    let split = split();
    let uniform = Losses::of_uniform(&split.held_out, 0.0);
    let mut losses = Vec::new();
    let (model, best) = fit(&split.training, &split.held_out, &SCHEDULE, |epoch| {
        losses.push(epoch.training);
        ControlFlow::Continue(())
    });
    assert!(losses.last() < losses.first(), "{losses:?}");
    assert!(best.on_target < uniform.on_target, "{best:?} against {uniform:?}");
    let agreement = Agreement::of(&model, &model.to_net().expect("net"), &split);
    assert!(agreement.positions > 50 && agreement.largest < 0.02, "{agreement:?}");
}

#[test]
fn threads_change_nothing() {
    let split = split();
    let with = |threads| {
        let schedule = Schedule { epochs: 1, threads: NonZero::new(threads).expect("threads"), ..SCHEDULE };
        fit(&split.training, &split.held_out, &schedule, |_| ControlFlow::Continue(())).0
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn a_corpus_goes_on_where_it_stopped() {
    let folder = std::env::temp_dir().join(format!("djambi-train-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("folder");
    let plan = Plan { turns: 20, kept_percent: 30, ..Plan::default() };
    let extend = |name: &str, games: u64| {
        let player = || Searcher::new(NonZero::new(12).expect("nodes"), None);
        let until = |progress: djambi_lab::train::Progress| match progress.games < games {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let corpus = Corpus::at(&folder.join(name));
        corpus.extend(&plan, 5, NonZero::<usize>::MIN, player, until).expect("corpus")
    };
    let whole = extend("whole", 6);
    assert_eq!((whole.games, extend("part", 3).games), (6, 3));
    // A writer was killed within a game.
    let part = std::fs::read(folder.join("part")).expect("file");
    std::fs::write(folder.join("part"), &part[..part.len() - 5]).expect("file");
    assert_eq!(extend("part", 6), whole);
    let read = |name| std::fs::read(folder.join(name)).expect("file");
    assert!(read("part") == read("whole"));
    std::fs::write(folder.join("part"), b"something else").expect("file");
    let error = Corpus::at(&folder.join("part")).read().err().expect("no games");
    assert!(error.to_string().ends_with("the file is not one of sampled games of this version"), "{error}");
    std::fs::remove_dir_all(folder).expect("folder");
}
