//! Whole matches: what doesn't change their games, and what is made of players that fail.

use std::convert::Infallible;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use djambi::{Game, Move, Rules, SQUARE9};
use djambi_lab::matches::{
    Choice, Contender, Effort, End, Failure, Match, Mode, Now, Played, Player, PlayerSpec, Progress, Running,
    Side, Standing, run,
};

#[expect(clippy::disallowed_methods, reason = "a test is an edge")]
const NOW: Now = Instant::now;

fn builtin(text: &str) -> Box<dyn Contender> {
    Box::new(text.parse::<PlayerSpec>().expect("player"))
}

fn between(a: Box<dyn Contender>, b: Box<dyn Contender>) -> Match {
    Match { a, b, mode: Mode::TwoTwo, rules: Rules::CLASSIC, board: &SQUARE9, seed: 5, turns: 60 }
}

/// The games of a match in order, without what the clock said.
fn games(of: &Match, blocks: usize, concurrency: usize, done: &[Played]) -> Vec<Played> {
    let concurrency = NonZero::new(concurrency).expect("concurrency");
    let mut games = done.to_vec();
    let finished = run::<Infallible>(of, &Running { blocks, concurrency, now: NOW }, done, |finished| {
        assert_eq!(finished.record.game().events().len(), finished.played.turns);
        games.push(finished.played);
        Ok(ControlFlow::Continue(()))
    });
    assert_eq!(finished, Ok(()));
    games.sort_unstable_by_key(|game| game.ticket);
    games.iter_mut().flat_map(|game| &mut game.efforts).for_each(|effort| effort.time = Duration::ZERO);
    games
}

#[test]
fn neither_concurrency_nor_an_interruption_changes_the_games() {
    let of = between(builtin("page:nodes=30"), builtin("one-turn:nodes=5"));
    let all = games(&of, 3, 3, &[]);
    assert_eq!(all.len(), 18);
    assert_eq!(all, games(&of, 3, 1, &[]));
    let some: Vec<_> = all.iter().copied().step_by(4).collect();
    assert_eq!(all, games(&of, 3, 2, &some));
    assert!(all.iter().all(|game| game.turns <= 60));
    let same = all.windows(2).filter(|pair| pair[0].efforts == pair[1].efforts).count();
    assert!(same < 4, "games that took as much effort as the one before: {same}");
}

#[test]
fn a_match_that_is_told_to_stop_stops() {
    let of = between(builtin("one-turn:nodes=5"), builtin("one-turn:nodes=5"));
    let running = Running { blocks: 10_000, concurrency: NonZero::<usize>::MIN, now: NOW };
    let mut told = 0;
    let stopped = run(&of, &running, &[], |_| {
        told += 1;
        if told == 2 { Err("enough") } else { Ok(ControlFlow::Continue(())) }
    });
    assert_eq!((stopped, told), (Err("enough"), 2));
}

/// Fails in its third turn, each seat in its own way.
struct Faulty(u32);

impl Contender for Faulty {
    fn name(&self) -> String {
        "faulty".to_owned()
    }

    fn sit_down(&self, _: Now) -> Result<Box<dyn Player>, Failure> {
        match self.0 {
            0 => Err(Failure::new("no chair")),
            _ => Ok(Box::new(Self(0))),
        }
    }
}

impl Player for Faulty {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<Choice, Failure> {
        self.0 += 1;
        let mv = game.position().legal_moves(game.rules())[0];
        match (self.0, seed % 3) {
            (3, 0) => panic!("so be it"),
            (3, 1) => Err(Failure::new("no idea")),
            (3, _) => Ok(Choice { mv: Move::PASS, nodes: 1 }),
            _ => Ok(Choice { mv, nodes: 1 }),
        }
    }
}

#[test]
fn whoever_fails_gets_nothing_and_the_others_play_on() {
    for patience in [0, 1] {
        let of = between(Box::new(Faulty(patience)), builtin("one-turn:nodes=3"));
        let all = games(&of, 2, 2, &[]);
        let standing = Standing::new(of.mode, &all, usize::MAX);
        assert_eq!(standing.blocks, [0.0, 0.0]);
        for game in &all {
            // Who is put out before his third turn has nothing either.
            assert!(game.effort(Side::A).failures > 0 && game.effort(Side::B).failures == 0);
            assert!(game.effort(Side::B).turns > 10 || game.end != End::Open);
        }
    }
}

#[test]
fn progress_is_read_as_it_was_written_and_only_by_its_match() {
    let of = between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=3"));
    let all = games(&of, 2, 1, &[]);
    let heading = Progress::heading(&of);
    let lines: String = all.iter().map(|game| format!("{game}\n")).collect();
    let text = format!("{heading}\n{lines}");
    assert_eq!(Progress::read(&of, &text), Ok(Progress { games: all.clone(), whole: text.len() }));
    assert_eq!(Progress::read(&of, ""), Ok(Progress::default()));
    // What was being written when the program was killed is played again.
    let cut = Progress::read(&of, &text[..text.len() - 1]).expect("progress");
    assert_eq!(cut.games, all[..11]);
    assert!(text[..cut.whole].ends_with('\n'));

    let other = Match { seed: 6, ..between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=3")) };
    let error = Progress::read(&other, &text).expect_err("other match").to_string();
    assert!(error.contains("another match") && error.contains("seed 5"), "{error}");
    let error = Progress::read(&of, &text.replacen("two-two", "one-three", 1)).expect_err("other mode");
    assert!(error.to_string().contains("another match"));
    let error = Progress::read(&of, &format!("{heading}\n0\tx\n")).expect_err("faulty line").to_string();
    assert_eq!(error, "line 2: \"x\" has no place here");
    let foreign = text.replacen("\n0\t5\t", "\n0\t6\t", 1);
    assert!(Progress::read(&of, &foreign).expect_err("seventh game").to_string().contains("no such game"));
}

#[test]
fn only_whole_blocks_from_the_first_on_count() {
    let of = between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=2"));
    let all = games(&of, 3, 2, &[]);
    let count = |games: &[Played]| Standing::new(of.mode, games, usize::MAX).blocks.len();
    assert_eq!((count(&all), count(&all[..17]), count(&all[1..]), count(&all[..5])), (3, 2, 0, 0));
    let standing = Standing::new(of.mode, &all, usize::MAX);
    assert_eq!(standing.games(), 18);
    let mut backwards = all.clone();
    backwards.reverse();
    assert_eq!(Standing::new(of.mode, &backwards, 2).blocks, standing.blocks[..2]);
    // The shares of all seats of both sides are one game's result.
    let shares = standing.by_seat.iter().flat_map(|seats| seats.iter().map(|(_, sample)| sample.mean()));
    assert!((shares.sum::<f64>() - 2.0).abs() < 1e-9);
    let effort: &Effort = &standing.efforts[0];
    assert!(effort.turns > 0 && effort.nodes >= effort.turns);
}
