//! Training: it learns something, it is repeatable, and files of games go on where they stopped.

use std::num::NonZero;
use std::ops::ControlFlow;

use djambi::{Game, Geometry, HEX3, SQUARE9};
use djambi_engine::net::Net;
use djambi_engine::{Limits, Never, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::games::{GameEnding, SampledGame, SelfPlay};
use djambi_lab::train::{
    Corpus, CorpusSize, GameSplit, Model, NetLosses, NewGames, QuantizationError, Schedule, SelfPlayEngine,
    fit_net,
};

fn one_ply(game: &Game, seed: u64) -> Report {
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

/// A few short games on a board in which the expected share follows from the number of pieces. All count as
/// drawn.
fn split(board: &'static Geometry) -> GameSplit {
    let mut split = GameSplit::new(board);
    let self_play = SelfPlay { board, max_turns: 50, ..SelfPlay::default() };
    for seed in 0..40 {
        let mut game: SampledGame = self_play.play(seed, &mut one_ply);
        game.ending = GameEnding::Drawn;
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
fn a_net_learns_a_simple_rule() {
    for board in [&SQUARE9, &HEX3] {
        check_learning(&split(board));
    }
}

fn check_learning(split: &GameSplit) {
    let uniform = NetLosses::of_uniform(&split.held_out, 0.0);
    let mut losses = Vec::new();
    let (model, best) = fit_net(&split.training, &split.held_out, &SCHEDULE, None, |epoch| {
        losses.push(epoch.training);
        ControlFlow::Continue(())
    });
    assert!(losses.last() < losses.first(), "{losses:?}");
    assert!(best.on_target < uniform.on_target, "{best:?} against {uniform:?}");
    assert!(best.on_draw < 0.2, "{best:?}");
    let error = QuantizationError::of(&model, &model.to_net().expect("net"), split);
    assert!(error.positions > 50 && error.largest < 0.02, "{error:?}");
}

#[test]
fn a_fit_goes_on_from_a_net() {
    let split = split(&SQUARE9);
    let fit = |schedule: &Schedule, begin: Option<&Net>| {
        fit_net(&split.training, &split.held_out, schedule, begin, |_| ControlFlow::Continue(()))
    };
    let (model, first) = fit(&SCHEDULE, None);
    let net = model.to_net().expect("net");
    assert_eq!(Model::of(&net).to_net().expect("net"), net);
    let (_, unchanged) = fit(&Schedule { epochs: 0, ..SCHEDULE }, Some(&net));
    assert!((unchanged.on_target - first.on_target).abs() < 0.01, "{unchanged:?} after {first:?}");
    let (_, second) = fit(&Schedule { epochs: 2, ..SCHEDULE }, Some(&net));
    assert!(second.total() < unchanged.total(), "{second:?} after {unchanged:?}");
    assert!(second.on_target < unchanged.on_target, "{second:?} after {unchanged:?}");
}

#[test]
fn threads_change_nothing() {
    let split = split(&SQUARE9);
    let model = |threads| {
        let schedule = Schedule { epochs: 1, threads: NonZero::new(threads).expect("threads"), ..SCHEDULE };
        fit_net(&split.training, &split.held_out, &schedule, None, |_| ControlFlow::Continue(())).0
    };
    assert_eq!(model(1), model(3));
}

#[test]
fn a_corpus_goes_on_where_it_stopped() {
    let folder = std::env::temp_dir().join(format!("djambi-train-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("folder");
    let self_play = SelfPlay { max_turns: 20, full_search_percent: 30, ..SelfPlay::default() };
    let new_games = NewGames { self_play, first_seed: 5, threads: NonZero::<usize>::MIN };
    let extend = |name: &str, games: u64| {
        let new_player = || SelfPlayEngine::new(NonZero::new(12).expect("nodes"), None);
        let until = |size: CorpusSize| match size.games < games {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let corpus = Corpus::at(&folder.join(name), &SQUARE9);
        corpus.extend(&new_games, new_player, until).expect("corpus")
    };
    let whole = extend("whole", 6);
    assert_eq!((whole.games, extend("part", 3).games), (6, 3));
    // The file as a writer leaves it that is killed within a game.
    let part = std::fs::read(folder.join("part")).expect("file");
    std::fs::write(folder.join("part"), &part[..part.len() - 5]).expect("file");
    assert_eq!(extend("part", 6), whole);
    let read = |name| std::fs::read(folder.join(name)).expect("file");
    assert!(read("part") == read("whole"));
    std::fs::write(folder.join("part"), b"something else entirely").expect("file");
    let error = Corpus::at(&folder.join("part"), &SQUARE9).read().err().expect("no games");
    assert!(error.to_string().ends_with("the file is not one of sampled games of this version"), "{error}");
    std::fs::remove_dir_all(folder).expect("folder");
}
