//! Whole matches: their games are repeatable, and failing players resign.

use std::convert::Infallible;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use djambi::{Game, Geometry, HEX3, Move, NGON5, Reason, Rules, SQUARE9};
use djambi_engine::DrawStance;
use djambi_lab::matches::{
    ChosenMove, DrawOffers, Failure, GameResult, Match, Mode, Now, Player, PlayerFactory, PlayerSpec,
    PressStats, Progress, RunOptions, Seatings, Side, SideStats, Standing, Termination, run,
};

#[expect(clippy::disallowed_methods, reason = "a test is an edge")]
const NOW: Now = Instant::now;

fn builtin(text: &str) -> Box<dyn PlayerFactory> {
    Box::new(text.parse::<PlayerSpec>().expect("player"))
}

fn between(a: Box<dyn PlayerFactory>, b: Box<dyn PlayerFactory>) -> Match {
    let seatings = Seatings::new(&SQUARE9, 4, Mode::Half).expect("seatings");
    Match {
        a,
        b,
        seatings,
        rules: Rules::CLASSIC,
        board: &SQUARE9,
        seed: 5,
        draw_offers: DrawOffers::Off,
        max_turns: 60,
    }
}

/// A match on another board.
fn on(board: &'static Geometry, players: usize, mode: Mode, [a, b]: [&str; 2]) -> Match {
    let seatings = Seatings::new(board, players, mode).expect("seatings");
    Match { board, seatings, ..between(builtin(a), builtin(b)) }
}

/// The results of a match in order, without the times.
fn results(of: &Match, blocks: usize, concurrency: usize, done: &[GameResult]) -> Vec<GameResult> {
    let concurrency = NonZero::new(concurrency).expect("concurrency");
    let mut results = done.to_vec();
    let ended = run::<Infallible>(of, &RunOptions { blocks, concurrency, now: NOW }, done, |finished| {
        assert_eq!(finished.record.game().events().len(), finished.result.turns);
        results.push(finished.result);
        Ok(ControlFlow::Continue(()))
    });
    assert_eq!(ended, Ok(()));
    results.sort_unstable_by_key(|result| result.index);
    results.iter_mut().flat_map(|result| &mut result.stats).for_each(|stats| stats.time = Duration::ZERO);
    results
}

#[test]
fn neither_concurrency_nor_an_interruption_changes_the_games() {
    let of = between(builtin("page:nodes=30"), builtin("one-turn:nodes=5"));
    let all = results(&of, 3, 3, &[]);
    assert_eq!(all.len(), 18);
    assert_eq!(all, results(&of, 3, 1, &[]));
    let some: Vec<_> = all.iter().copied().step_by(4).collect();
    assert_eq!(all, results(&of, 3, 2, &some));
    assert!(all.iter().all(|result| result.turns <= 60));
    let same = all.windows(2).filter(|pair| pair[0].stats == pair[1].stats).count();
    assert!(same < 4, "games with the same statistics as the one before: {same}");
}

#[test]
fn an_error_of_the_caller_stops_the_match() {
    let of = between(builtin("one-turn:nodes=5"), builtin("one-turn:nodes=5"));
    let options = RunOptions { blocks: 10_000, concurrency: NonZero::<usize>::MIN, now: NOW };
    let mut finished = 0;
    let stopped = run(&of, &options, &[], |_| {
        finished += 1;
        if finished == 2 { Err("enough") } else { Ok(ControlFlow::Continue(())) }
    });
    assert_eq!((stopped, finished), (Err("enough"), 2));
}

/// A player that fails in its third turn, in a way that depends on the seed. The number counts its turns; a
/// factory with 0 cannot make players.
struct Faulty(u32);

impl PlayerFactory for Faulty {
    fn name(&self) -> String {
        "faulty".to_owned()
    }

    fn new_player(&self, _: Now) -> Result<Box<dyn Player>, Failure> {
        match self.0 {
            0 => Err(Failure::new("no player")),
            _ => Ok(Box::new(Self(0))),
        }
    }
}

impl Player for Faulty {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        self.0 += 1;
        let mv = game.position().legal_moves(game.rules())[0];
        let draw = DrawStance::Refuses;
        match (self.0, seed % 3) {
            (3, 0) => panic!("on purpose"),
            (3, 1) => Err(Failure::new("no move")),
            (3, _) => Ok(ChosenMove { mv: Move::PASS, nodes: 1, draw }),
            _ => Ok(ChosenMove { mv, nodes: 1, draw }),
        }
    }
}

/// A player that kills nobody where it can help it, and makes this of draws.
struct Peaceful(DrawStance);

impl PlayerFactory for Peaceful {
    fn name(&self) -> String {
        format!("peaceful {}", self.0.name())
    }

    fn new_player(&self, _: Now) -> Result<Box<dyn Player>, Failure> {
        Ok(Box::new(Self(self.0)))
    }
}

impl Player for Peaceful {
    fn choose(&mut self, game: &Game, _: u64) -> Result<ChosenMove, Failure> {
        let moves = game.position().legal_moves(game.rules());
        let is_quiet = |mv: &&Move| game.position().play_unchecked(game.rules(), **mv).quiet_turns() > 0;
        let mv = *moves.iter().find(is_quiet).unwrap_or(&moves[0]);
        Ok(ChosenMove { mv, nodes: 1, draw: self.0 })
    }
}

#[test]
fn players_agree_to_draws_if_the_match_lets_them() {
    use DrawStance::{Accepts, Offers, Refuses};
    let ends = |draw_offers, a, b| {
        let of = Match { draw_offers, ..between(Box::new(Peaceful(a)), Box::new(Peaceful(b))) };
        let all = results(&of, 1, 2, &[]);
        all.iter().filter(|result| result.termination == Termination::Over(Reason::Agreement)).count()
    };
    assert_eq!(ends(DrawOffers::On, Offers, Accepts), 6);
    assert_eq!(ends(DrawOffers::On, Accepts, Accepts), 0);
    assert_eq!(ends(DrawOffers::On, Offers, Refuses), 0);
    assert_eq!(ends(DrawOffers::Off, Offers, Offers), 0);
    let heading =
        |draw_offers| Progress::heading(&Match { draw_offers, ..between(builtin("page"), builtin("page")) });
    assert!(heading(DrawOffers::On).starts_with(&heading(DrawOffers::Off)));
    assert!(heading(DrawOffers::On).ends_with(", with offers of draws"));
}

#[test]
fn failing_players_get_nothing_and_the_others_play_on() {
    for turns in [0, 1] {
        let of = between(Box::new(Faulty(turns)), builtin("one-turn:nodes=3"));
        let all = results(&of, 2, 2, &[]);
        let standing = Standing::new(&of.seatings, &all, usize::MAX);
        assert_eq!(standing.blocks, [0.0, 0.0]);
        for result in &all {
            let faulty = result.stats_of(Side::A);
            let other = result.stats_of(Side::B);
            assert!(faulty.failures > 0 && other.failures == 0);
            assert!(other.turns > 10 || result.termination != Termination::Open);
        }
    }
}

#[test]
fn progress_round_trips_and_belongs_to_its_match() {
    let of = between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=3"));
    let all = results(&of, 2, 1, &[]);
    let heading = Progress::heading(&of);
    let lines: String = all.iter().map(|result| format!("{result}\n")).collect();
    let text = format!("{heading}\n{lines}");
    assert_eq!(Progress::read(&of, &text), Ok(Progress { results: all.clone(), complete_len: text.len() }));
    assert_eq!(Progress::read(&of, ""), Ok(Progress::default()));
    // An incomplete last line is ignored, so its game is played again.
    let cut = Progress::read(&of, &text[..text.len() - 1]).expect("progress");
    assert_eq!(cut.results, all[..11]);
    assert!(text[..cut.complete_len].ends_with('\n'));

    let other = Match { seed: 6, ..between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=3")) };
    let error = Progress::read(&other, &text).expect_err("other match").to_string();
    assert!(error.contains("another match") && error.contains("seed 5"), "{error}");
    let error = Progress::read(&of, &text.replacen(", half,", ", one,", 1)).expect_err("other mode");
    assert!(error.to_string().contains("another match"));
    let foreign = text.replacen(", 4 players", ", 3 players", 1);
    let error = Progress::read(&of, &foreign).expect_err("other players").to_string();
    assert!(error.contains("another match") && error.contains("3 players"), "{error}");
    let error = Progress::read(&of, &format!("{heading}\n0\tx\n")).expect_err("faulty line").to_string();
    assert_eq!(error, "line 2: \"x\" does not belong here");
    let foreign = text.replacen("\n0\t5\t", "\n0\t6\t", 1);
    assert!(Progress::read(&of, &foreign).expect_err("seventh game").to_string().contains("no such game"));
}

#[test]
fn only_a_part_of_the_heading_is_an_interrupted_beginning() {
    let of = between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=3"));
    let heading = Progress::heading(&of);
    for end in 0..=heading.len() {
        assert_eq!(Progress::read(&of, &heading[..end]), Ok(Progress::default()), "{end}");
    }
    let long = "x".repeat(100_000);
    for foreign in ["{\"precious\": 1}", " ", &heading[1..], &format!("{heading} and more"), "ä", &long] {
        let error = Progress::read(&of, foreign).expect_err(foreign).to_string();
        assert!(error.contains("another match, or of none") && error.len() < 1000, "{error}");
    }
}

#[test]
fn sums_stop_at_the_largest_number() {
    let of = between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=2"));
    let turns = u64::MAX;
    let nodes = u64::MAX;
    let time = Duration::MAX;
    let failures = u64::MAX;
    let press = PressStats::from_numbers([u64::MAX; 6]);
    let stats = [SideStats { turns, nodes, time, failures, press }; 2];
    let huge: Vec<_> = results(&of, 1, 1, &[]).iter().map(|&result| GameResult { stats, ..result }).collect();
    let standing = Standing::new(&of.seatings, &huge, usize::MAX);
    assert_eq!((standing.blocks.len(), standing.stats), (1, stats));
}

#[test]
fn only_complete_blocks_from_the_first_on_count() {
    let of = between(builtin("one-turn:nodes=2"), builtin("one-turn:nodes=2"));
    let all = results(&of, 3, 2, &[]);
    let count = |results: &[GameResult]| Standing::new(&of.seatings, results, usize::MAX).blocks.len();
    assert_eq!((count(&all), count(&all[..17]), count(&all[1..]), count(&all[..5])), (3, 2, 0, 0));
    let standing = Standing::new(&of.seatings, &all, usize::MAX);
    assert_eq!(standing.games(), 18);
    let mut backwards = all.clone();
    backwards.reverse();
    assert_eq!(Standing::new(&of.seatings, &backwards, 2).blocks, standing.blocks[..2]);
    // The mean shares of all seats of both sides sum to two games.
    let shares = standing.by_seat.iter().flat_map(|seats| seats.iter().map(|(_, sample)| sample.mean()));
    assert!((shares.sum::<f64>() - 2.0).abs() < 1e-9);
    let stats: &SideStats = &standing.stats[0];
    assert!(stats.turns > 0 && stats.nodes >= stats.turns);
}

/// Lines of games of two-two and of one-three on square9 with the seed 7: the end, the sharers, the turns;
/// then turns, nodes and failures of each side.
const KNOWN: [&str; 2] = [
    "\
0 0 win g 59 7 28 0 43 1235 0
0 1 open bg 60 15 59 0 36 1080 0
0 2 open rby 60 23 91 0 28 840 0
0 3 open rbg 60 22 88 0 29 870 0
0 4 open ry 60 12 48 0 39 1170 0
0 5 open ryg 60 25 99 0 26 780 0
1 0 open yg 60 19 76 0 33 990 0
1 1 open bg 60 13 52 0 39 1170 0
1 2 open by 60 12 48 0 40 1200 0
1 3 open rb 60 9 36 0 43 1290 0
1 4 open ry 60 10 39 0 42 1260 0
1 5 open rbg 60 23 92 0 29 870 0
",
    "\
0 0 open byg 60 2 8 0 49 1470 0
0 1 open ryg 60 5 20 0 46 1380 0
0 2 open rbg 60 7 28 0 44 1320 0
0 3 win b 53 4 16 0 40 1171 0
1 0 open bg 60 12 48 0 40 1200 0
1 1 open ryg 60 5 20 0 47 1410 0
1 2 open rbg 60 6 24 0 46 1380 0
1 3 open by 60 6 24 0 46 1380 0
",
];

#[test]
fn a_seed_gives_four_players_the_games_that_it_always_gave() {
    for (mode, known) in Mode::ALL.into_iter().zip(KNOWN) {
        let of = Match { seed: 7, ..on(&SQUARE9, 4, mode, ["one-turn:nodes=4", "page:nodes=30"]) };
        let line = |result: &GameResult| {
            let line = result.to_string();
            let is_told = |field| field < 19 && !(9..=14).contains(&field) && field % 10 != 7;
            let fields = line.split('\t').enumerate().filter(|&(field, _)| is_told(field));
            fields.map(|(_, field)| field).collect::<Vec<_>>().join(" ") + "\n"
        };
        assert_eq!(results(&of, 2, 2, &[]).iter().map(line).collect::<String>(), known);
    }
}

#[test]
fn fewer_players_leave_hostages_and_share_the_whole_game() {
    for (board, players, mode, games) in
        [(&HEX3, 2, Mode::Half, 2), (&NGON5, 3, Mode::One, 3), (&NGON5, 5, Mode::Half, 10)]
    {
        let of = on(board, players, mode, ["page:nodes=20", "one-turn:nodes=3"]);
        let all = results(&of, 1, 2, &[]);
        assert_eq!((all.len(), &all), (games, &results(&of, 1, 1, &[])));
        let standing = Standing::new(&of.seatings, &all, usize::MAX);
        assert_eq!((standing.blocks.len(), standing.games()), (1, games));
        for (seat, of_a) in standing.by_seat[Side::A as usize].iter() {
            let of_b = standing.by_seat[Side::B as usize][seat];
            let expected = if of.seatings.players().contains(seat) { games } else { 0 };
            assert_eq!(of_a.count() + of_b.count(), expected, "{seat}");
        }
        for result in &all {
            let sum: f64 = of.seatings.players().iter().map(|seat| result.share(seat)).sum();
            assert!((sum - 1.0).abs() < 1e-12 && result.stats.iter().all(|stats| stats.failures == 0));
        }
    }
}

/// The treaties of a match of two sides, by side.
fn press(a: &str, b: &str) -> [PressStats; 2] {
    let of = Match { max_turns: 120, ..between(builtin(a), builtin(b)) };
    let all = results(&of, 1, 2, &[]);
    assert_eq!(all, results(&of, 1, 1, &[]), "{a} against {b}");
    Standing::new(&of.seatings, &all, usize::MAX).stats.map(|stats| stats.press)
}

#[test]
fn sides_that_deal_make_treaties_with_each_other() {
    let [pact, mute] = press("courtier:nodes=60,press=pact", "courtier:nodes=60");
    assert!(pact.treaties > 6 && pact.kept > 0 && pact.bound_rounds * 2 > pact.rounds, "{pact:?}");
    assert_eq!((pact.broken, mute), (0, PressStats::default()));

    let [diplomat, pact] = press("courtier:nodes=60,press=diplomat", "courtier:nodes=60,press=pact");
    assert!(diplomat.treaties > 6 && diplomat.bound_rounds > 0, "{diplomat:?}");
    assert_eq!((diplomat.offers, diplomat.broken, pact.broken), (0, 0, 0));

    let [loyal, judas] = press("courtier:nodes=60,press=loyal", "courtier:nodes=60,press=judas");
    assert!(loyal.offers > 6 && loyal.treaties > 6 && loyal.kept > 0, "{loyal:?}");
    assert!(judas.offers == 0 && judas.broken > 0 && loyal.broken == 0, "{judas:?}");
}
