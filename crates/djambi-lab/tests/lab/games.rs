//! Sampled games: they follow from their seeds, files keep them, and errors name the damage.

use std::num::NonZero;
use std::ops::ControlFlow;

use djambi::{Game, Geometry, HEX6, SQUARE9, Seat};
use djambi_engine::{Limits, Never, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::games::{GameReadProblem, GameReader, GameWriter, SampledGame, SelfPlay, play_games};

fn one_ply(game: &Game, seed: u64) -> Report {
    let limits = Limits { lines: 4, ..Limits::seeded(seed) };
    OnePly.search(game.position(), game.rules(), &limits, &Never, |_| {})
}

fn games(count: u64, threads: usize) -> Vec<SampledGame> {
    games_on(&SQUARE9, count, threads)
}

fn games_on(board: &'static Geometry, count: u64, threads: usize) -> Vec<SampledGame> {
    let self_play = SelfPlay { board, max_turns: 60, classic_percent: 20, ..SelfPlay::default() };
    let mut games = Vec::new();
    play_games(
        &self_play,
        40..40 + count,
        NonZero::new(threads).expect("threads"),
        || one_ply,
        |game| {
            games.push(game);
            ControlFlow::Continue(())
        },
    );
    games
}

fn file(games: &[SampledGame]) -> Vec<u8> {
    file_on(&SQUARE9, games)
}

fn file_on(board: &'static Geometry, games: &[SampledGame]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut writer = GameWriter::begin(&mut file, board).expect("header");
    games.iter().for_each(|game| writer.write(game).expect("game"));
    file
}

#[test]
fn threads_change_nothing() {
    assert_eq!(games(6, 1), games(6, 3));
}

#[test]
fn samples_are_in_order_and_shares_sum_to_one() {
    for game in games(8, 2) {
        assert!(!game.samples.is_empty() && game.samples.len() <= 24);
        assert!(game.samples.is_sorted_by_key(|sample| sample.position.turn_number()));
        assert!(
            game.samples.iter().all(|sample| sample.position.turn_number() > 6),
            "the opening is not sampled"
        );
        let shares = game.samples.iter().map(|sample| &sample.expected).chain([&game.result]);
        for shares in shares {
            let sum: f32 = Seat::ALL.into_iter().map(|seat| shares[seat]).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        }
    }
}

#[test]
fn a_file_keeps_games() {
    for board in [&SQUARE9, &HEX6] {
        check_file(board, &games_on(board, 8, 2));
    }
}

fn check_file(board: &'static Geometry, games: &[SampledGame]) {
    let file = file_on(board, games);
    assert_eq!(GameReader::open(file.as_slice()).expect("header").board(), board);
    let read: Vec<_> =
        GameReader::open(file.as_slice()).expect("header").map(|game| game.expect("game")).collect();
    assert_eq!(read.len(), games.len());
    for (read, written) in read.iter().zip(games) {
        assert_eq!((read.seed, read.rules, read.turns), (written.seed, written.rules, written.turns));
        assert_eq!(read.ending, written.ending);
        assert_eq!(read.samples.len(), written.samples.len());
        for (read, written) in read.samples.iter().zip(&written.samples) {
            assert_eq!(read.position, written.position);
            assert!(
                Seat::ALL.iter().all(|&seat| (read.expected[seat] - written.expected[seat]).abs() < 1e-4)
            );
        }
    }
}

#[test]
fn reading_and_writing_again_gives_the_same_bytes() {
    let first = file(&games(4, 1));
    let read: Vec<_> =
        GameReader::open(first.as_slice()).expect("header").map(|game| game.expect("game")).collect();
    assert_eq!(first, file(&read));
}

#[test]
fn errors_in_a_truncated_file_name_the_byte() {
    let games = games(3, 1);
    let whole = file(&games);
    let last = file(&games[..2]).len();
    for length in [last + 1, last + 9, whole.len() - 1] {
        let mut reader = GameReader::open(&whole[..length]).expect("header");
        assert_eq!(reader.by_ref().filter(Result::is_ok).count(), 2);
        assert_eq!(reader.offset(), last as u64, "the end of the last complete game");
        let error = GameReader::open(&whole[..length]).expect("header").find_map(Result::err).expect("error");
        assert_eq!(error.to_string(), format!("game at byte {last}: it is not complete"));
    }
}

#[test]
fn damage_never_panics() {
    let whole = file(&games(2, 1));
    let error = GameReader::open(&b"something else entirely"[..]).expect_err("no games");
    assert!(matches!(error.problem, GameReadProblem::NotGames));
    for at in 16..whole.len() {
        for bit in [1, 64, 255] {
            let mut damaged = whole.clone();
            damaged[at] ^= bit;
            GameReader::open(damaged.as_slice()).expect("header").for_each(drop);
        }
    }
}
