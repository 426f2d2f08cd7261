//! Properties of every search, on any board and under any rules.

mod support;

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use djambi::{Controller, Game, Geometry, Move, Position, Rules, Seat};
use djambi_engine::{Engine, Level, Limits, Never, Options, Report, Stop};

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: NonZero::new(nodes), lines: 4, ..Limits::default() }
}

fn search(position: &Position, rules: &Rules, limits: &Limits) -> Report {
    Engine::default().search(position, rules, limits, &Never, |_| {})
}

/// Positions of random games of all kinds, with the rules.
fn positions(games: u64, step: usize) -> Vec<(Position, Rules)> {
    let mut positions = Vec::new();
    for number in 0..games {
        let (rules, start) = support::kind(number);
        let game = support::play(rules, start, number, &mut support::everybody(support::random));
        let open = game.positions().iter().filter(|position| !position.is_over());
        positions.extend(open.step_by(step).map(|&position| (position, rules)));
    }
    positions
}

#[test]
fn the_same_search_gives_the_same_report() {
    for (position, rules) in positions(14, 34) {
        let whole = search(&position, &rules, &nodes(300));
        assert_eq!(whole, search(&position, &rules, &nodes(300)), "{position}");
        // A search in two parts gives the same lines.
        let mut engine = Engine::default();
        let part = engine.search(&position, &rules, &nodes(90), &Never, |_| {});
        let rest = engine.search(&position, &rules, &nodes(300), &Never, |_| {});
        assert_eq!(
            (part.nodes, rest.earlier_nodes + rest.nodes),
            (rest.earlier_nodes, whole.nodes),
            "{position}"
        );
        assert_eq!(whole.lines, rest.lines, "{position}");
        // So does a search after one of another position.
        engine.search(&Position::start(), &Rules::CLASSIC, &nodes(50), &Never, |_| {});
        let after = engine.search(&position, &rules, &nodes(300), &Never, |_| {});
        assert_eq!(whole.lines, after.lines, "{position}");
    }
}

#[test]
fn reports_are_sound() {
    for (position, rules) in positions(28, 13) {
        let report = search(&position, &rules, &nodes(200));
        assert!(!report.lines.is_empty() && report.lines.len() <= 4, "{position}");
        for line in &report.lines {
            let mut now = position;
            for &mv in &line.moves {
                assert!(now.is_legal(&rules, mv), "{} in {now}", now.reading(mv));
                now = now.play_unchecked(&rules, mv);
            }
            let sum: f64 = Seat::ALL.into_iter().map(|seat| line.shares.of(seat)).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            let dead = Seat::ALL.into_iter().filter(|&seat| !position.alive().contains(seat));
            assert_eq!(dead.map(|seat| line.shares.of(seat)).sum::<f64>(), 0.0);
        }
    }
}

#[test]
fn the_chief_is_kept_safe_where_that_is_possible() {
    let mut kept = 0;
    for (position, rules) in positions(28, 9) {
        let player = position.turn();
        let report = search(&position, &rules, &nodes(30));
        let after = position.play_unchecked(&rules, report.best_move().expect("move"));
        if after.winner() == Some(player) || !support::in_danger(&after, &rules, player) {
            kept += 1;
            continue;
        }
        for mv in position.legal_moves(&rules) {
            let after = position.play_unchecked(&rules, mv);
            assert!(
                support::in_danger(&after, &rules, player),
                "{} keeps the chief in {position}, {rules:?}",
                position.reading(mv)
            );
        }
    }
    assert!(kept > 200, "{kept}");
}

#[test]
fn a_win_at_hand_is_taken() {
    let mut won = 0;
    for (position, rules) in positions(40, 1).into_iter().filter(|(position, _)| position.alive().len() == 2)
    {
        let wins = |mv: Move| position.play_unchecked(&rules, mv).winner() == Some(position.turn());
        if position.legal_moves(&rules).into_iter().any(wins) {
            let report = search(&position, &rules, &nodes(1));
            assert!(wins(report.best_move().expect("move")), "{position}");
            assert_eq!(report.lines[0].shares.of(position.turn()), 1.0);
            won += 1;
        }
    }
    assert!(won > 10, "{won}");
}

/// A search that may not win looks at the moves that it may make, and at no other tree than theirs.
#[test]
fn only_the_moves_that_are_asked_for_are_searched() {
    let mut tried = 0;
    for (position, rules) in positions(24, 1).into_iter().filter(|(position, _)| position.alive().len() == 2)
    {
        let wins = |mv: &Move| position.play_unchecked(&rules, *mv).winner() == Some(position.turn());
        let mut moves = position.legal_moves(&rules);
        let all = moves.len();
        moves.retain(|mv| !wins(mv));
        if moves.is_empty() || moves.len() == all {
            continue;
        }
        let mut engine = Engine::default();
        let mut best = |among: &[Move]| {
            engine.set_moves(among);
            engine.search(&position, &rules, &nodes(60), &Never, |_| {}).best_move().expect("move")
        };
        for among in [&moves[..1], &moves[..moves.len().min(7)], &moves] {
            let found = best(among);
            assert!(among.contains(&found), "{position}: {found:?}");
        }
        assert!(wins(&best(&[])), "{position}");
        tried += 1;
    }
    assert!(tried > 5, "{tried}");
}

/// Weak levels overlook far moves, but not those that they are asked for.
#[test]
fn every_level_searches_the_moves_that_it_is_asked_for() {
    let (start, rules) = (Position::start(), Rules::CLASSIC);
    for level in Level::ALL {
        let mut engine = Engine::new(Options::from(level));
        for mv in start.legal_moves(&rules) {
            engine.set_moves(&[mv]);
            let report = engine.search(&start, &rules, &nodes(4), &Never, |_| {});
            assert_eq!(report.best_move(), Some(mv), "{level:?}");
        }
    }
}

/// Bots use the options of §9.2: each move is the best by far under the option, and not legal or of no use
/// without it.
#[test]
fn further_options_are_used() {
    for (option, value, text, best) in [
        // The militant kills the chief in power, and the corpse may go anywhere.
        ("maze_militant", "kill", "7yC1/9/9/9/4rC4/3yM5/9/9/9 r-y- y y 0 9", "d4e5"),
        // A corpse in the maze closes the ring around red's chief.
        ("maze_corpse", "any", "7yC1/yM8/rM8/9/3x1x3/3xrCx3/3xxx3/9/9 r-y- y y 0 9", "a8a7@e5"),
        // The reporter kills yellow's own necromobile, whose corpse closes the ring.
        ("reporter", "all_own", "7yC1/9/9/9/9/9/5yR3/yNx7/rCx7 r-y- y y 0 9", "f3a3"),
        // The corpse of a hostage army's chief gives the army to red, who is in power.
        (
            "hostage_encirclement",
            "judged",
            "xx5yC1/gCx7/1x2gA1gD1gR/9/4rC4/2yM6/2rM6/8bM/7bC1 rbyh r r 0 9",
            "c3c4@a7",
        ),
    ] {
        let rules = Rules::with("classic", [(option, value)]).expect("option");
        let position = Position::parse(text, &rules).expect("position");
        let chosen = |rules: &Rules| {
            let mv = search(&position, rules, &nodes(2_000)).best_move().expect("move");
            position.geometry().wire(mv).to_string()
        };
        assert!(chosen(&rules).starts_with(best), "{option}: {}", chosen(&rules));
        assert!(!chosen(&Rules::CLASSIC).starts_with(best), "{option}: without it");
    }
}

/// A chief in power leaves the maze, or has the militant killed, when a militant may kill it there.
#[test]
fn a_militant_beside_the_maze_is_feared() {
    let rules = Rules::with("classic", [("maze_militant", "kill")]).expect("option");
    let text = "7yC1/9/8bC/9/4rC4/2yM6/9/7rR1/9 rby- r r 0 9";
    let position = Position::parse(text, &rules).expect("position");
    let after = |rules: &Rules| {
        let mv = search(&position, rules, &nodes(2_000)).best_move().expect("move");
        position.play_unchecked(rules, mv)
    };
    assert!(!support::in_danger(&after(&rules), &rules, Seat::Red));
}

#[test]
fn a_win_two_turns_ahead_is_proven() {
    // Whatever yellow does, one of red's two assassins reaches its chief in the corner.
    let rules = Rules::CLASSIC;
    let position = Position::parse("yC8/9/9/9/9/3rA5/9/1rR7/rC7rA r-y- r r 0 9", &rules).expect("position");
    let report = search(&position, &rules, &nodes(20_000));
    assert_eq!(report.lines[0].shares.of(Seat::Red), 1.0, "{report:?}");
}

#[test]
fn a_draw_by_repetition_is_found_by_the_history() {
    // Two chiefs alone can only repeat positions until the draw.
    let rules = Rules::CLASSIC;
    let start = Position::parse("yC8/9/9/9/9/9/9/9/8rC r-y- r r 0 9", &rules).expect("position");
    let mut game = Game::new(rules, start);
    let mut engine = Engine::default();
    while game.outcome().is_none() {
        engine.set_history(&game.positions()[..game.events().len()]);
        let mv =
            engine.search(game.position(), &rules, &nodes(200), &Never, |_| {}).best_move().expect("move");
        game.play(mv).expect("legal");
    }
    assert!(game.events().len() <= 300, "{}", game.events().len());
}

#[test]
fn memory_is_bounded_and_the_search_goes_on() {
    let options = Options { memory: NonZero::new(1).expect("size"), ..Options::default() };
    let report =
        Engine::new(options).search(&Position::start(), &Rules::CLASSIC, &nodes(30_000), &Never, |_| {});
    assert_eq!(report.nodes, 30_000);
    assert!(report.lines[0].visits > 0);
}

#[test]
fn several_threads_find_legal_moves() {
    let options = Options { threads: NonZero::new(4).expect("threads"), ..Options::default() };
    let mut engine = Engine::new(options);
    for (position, rules) in positions(7, 30) {
        let report = engine.search(&position, &rules, &nodes(2_000), &Never, |_| {});
        let visits: u64 = report.lines.iter().map(|line| line.visits).sum();
        assert!(visits <= 2_000, "{visits}");
        for line in &report.lines {
            assert!(position.is_legal(&rules, line.moves[0]));
        }
    }
}

#[test]
fn a_stop_ends_the_search() {
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 5;
    let limits = Limits { nodes: NonZero::new(u64::MAX), ..Limits::default() };
    let report = Engine::default().search(&Position::start(), &Rules::CLASSIC, &limits, &stop, |_| {});
    assert!(report.nodes < 1_000, "{}", report.nodes);
    let stopped = AtomicBool::new(true);
    let report = Engine::default().search(&Position::start(), &Rules::CLASSIC, &limits, &stopped, |_| {});
    assert!(report.best_move().is_some());
}

#[test]
fn a_search_goes_on_where_the_last_one_ended() {
    let mut engine = Engine::default();
    let start = Position::start();
    let rules = Rules::CLASSIC;
    let mut counts = |limit: u64| {
        let report = engine.search(&start, &rules, &nodes(limit), &Never, |_| {});
        (report.earlier_nodes, report.nodes)
    };
    assert_eq!([counts(300), counts(500), counts(100)], [(0, 300), (300, 200), (500, 0)]);
}

/// A clock that advances by a hundredth of a second each time it is read.
#[derive(Default)]
struct SlowClock(AtomicU64);

impl Stop for SlowClock {
    fn is_stopped(&self) -> bool {
        false
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(Duration::from_millis(10 * self.0.fetch_add(1, Ordering::Relaxed)))
    }
}

#[test]
fn the_target_time_decides_how_long_a_search_takes() {
    let rules = Rules::CLASSIC;
    let readings = |position: &Position, time: u64| {
        let limits = Limits { time: Some(Duration::from_millis(time)), ..Limits::default() };
        let clock = SlowClock::default();
        Engine::default().search(position, &rules, &limits, &clock, |_| {});
        clock.0.into_inner()
    };
    let short = readings(&Position::start(), 100);
    let long = readings(&Position::start(), 400);
    assert!((2..=21).contains(&short), "{short} readings of the clock instead of ten");
    assert!(short < long && long <= 81, "{long} readings of the clock instead of forty");
    // Red has one legal move, a step of a militant: there is nothing to choose.
    let forced = Position::parse("8yC/9/9/9/x8/1xx6/rMxx6/xxx6/rCx7 r-y- r r 0 1", &rules).expect("position");
    assert_eq!(forced.count_moves(&rules), 1);
    assert!(readings(&forced, 10_000) <= 1, "the first reading is enough");
}

#[test]
fn nobody_expects_to_win_against_a_fortress() {
    // Yellow has seven pieces beside the chief, but nobody can get at red's chief in the corner.
    let text = "gC3x4/gRxgA2gM2x/x3x3x/2x1xx3/2yM1yCx3/rM2xyA3yM/xxxx3xyM/rRx4xxyR/rCx1rM1x1x1 ryyg r r 2 60";
    let position = Position::parse(text, &Rules::CLASSIC).expect("position");
    let report = search(&position, &Rules::CLASSIC, &nodes(2000));
    let share = report.lines[0].shares.of(Seat::Yellow);
    assert!(share < 0.55, "{share}");
}

#[test]
fn the_engine_passes_when_it_must_and_has_no_move_in_a_finished_game() {
    let rules = Rules::CLASSIC;
    let stuck = Position::parse("rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1", &rules).expect("position");
    let mut setup = stuck.to_setup();
    setup.controllers[Seat::Yellow] = Controller::Seat(Seat::Yellow);
    let stuck = setup.check(&rules).expect("position");
    assert_eq!(search(&stuck, &rules, &nodes(10)).best_move(), Some(Move::PASS));
    let over = Position::parse("rC8/9/9/9/9/9/9/9/9 r--- r r 0 1", &rules).expect("position");
    assert_eq!(search(&over, &rules, &nodes(10)), Report::default());
}

#[test]
fn the_engine_plays_on_every_board() {
    let mut engine = Engine::default();
    for board in Geometry::ALL {
        let mut game = Game::new(Rules::CLASSIC, Position::start_on(board));
        for _ in 0..30 {
            if game.outcome().is_none() {
                let report = engine.search(game.position(), game.rules(), &nodes(60), &Never, |_| {});
                game.play(report.best_move().expect("move")).expect("legal move");
            }
        }
    }
}

#[test]
fn first_moves_depend_on_the_seed_unless_they_are_for_analysis() {
    let position = Position::start();
    let rules = Rules::CLASSIC;
    let distinct_moves = |options: Options| {
        let best_move = |seed| {
            let mut engine = Engine::new(options);
            let nodes = options.level.nodes().get().min(2000);
            let limits = Limits { nodes: NonZero::new(nodes), ..Limits::seeded(seed) };
            let report = engine.search(&position, &rules, &limits, &Never, |_| {});
            if seed < 2 {
                // Equal seeds give equal reports; another seed begins another search.
                assert_eq!(report, Engine::new(options).search(&position, &rules, &limits, &Never, |_| {}));
                let other =
                    engine.search(&position, &rules, &Limits { seed: seed + 1, ..limits }, &Never, |_| {});
                assert_eq!(other.nodes == 0, options.params.opening_noise == 0.0);
            }
            report.best_move().expect("move")
        };
        (0..16).map(best_move).collect::<BTreeSet<Move>>().len()
    };
    for level in Level::ALL.into_iter().filter(|&level| level != Level::Peasant) {
        assert!(distinct_moves(level.into()) > 2, "{level}");
    }
    assert_eq!(distinct_moves(Options::default().for_analysis()), 1);
}

#[test]
fn the_lowest_level_is_lenient_with_people() {
    let text = "8yC/9/9/9/9/2yM6/2rM6/9/rC8 r-y- r r 0 9";
    let position = Position::parse(text, &Rules::CLASSIC).expect("position");
    let kills = |people: &[Seat]| {
        let options = Options { people: people.iter().copied().collect(), ..Level::Peasant.into() };
        let kills = |seed| {
            let limits = Limits::seeded(seed);
            let report = Engine::new(options).search(&position, &Rules::CLASSIC, &limits, &Never, |_| {});
            report.best_move().and_then(Move::placement).is_some()
        };
        (0..400).filter(|&seed| kills(seed)).count()
    };
    let among_bots = kills(&[]);
    assert!((270..330).contains(&among_bots), "{among_bots}");
    assert_eq!(kills(&[Seat::Red]), kills(&[Seat::Red, Seat::Blue]), "nobody's piece is in reach");
    let of_a_person = kills(&[Seat::Yellow]);
    assert!((130..200).contains(&of_a_person), "{of_a_person}");
}
