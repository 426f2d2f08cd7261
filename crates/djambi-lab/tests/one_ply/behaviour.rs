//! The baseline's moves in positions with clear answers.

use std::num::NonZero;
use std::sync::atomic::AtomicBool;

use djambi::{Controller, Geometry, Move, Position, Rules, SQUARE9, Seat};
use djambi_engine::{Limits, Never};
use djambi_lab::baselines::OnePly;

use super::support;

fn position(text: &str, rules: &Rules) -> Position {
    Position::parse(text, rules).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn rule_sets() -> [Rules; 3] {
    [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA]
}

/// The baseline's moves with different seeds.
fn moves(position: &Position, rules: &Rules) -> Vec<Move> {
    (0..40).map(|seed| support::bot(position, rules, seed)).collect()
}

/// Asserts that the baseline's moves go to these squares with every seed.
fn always_goes_to(text: &str, rules: &Rules, squares: &[&str]) {
    let position = position(text, rules);
    for mv in moves(&position, rules) {
        let to = SQUARE9.square_name(mv.to().expect("no pass"));
        assert!(squares.contains(&to), "{} in {text}", position.reading(mv));
    }
}

#[test]
fn it_wins_when_it_can() {
    // The assassin can win on e9 or take a reporter, while a militant threatens its own chief.
    for rules in rule_sets() {
        always_goes_to("4yC4/9/9/9/9/9/yM8/9/rC3rA1yR2 r-y- r r 0 1", &rules, &["e9"]);
    }
    // So does the last corpse around a chief without a necromobile.
    let ring = position("yC7x/xx7/9/9/9/9/9/9/rC7rN r-y- r r 0 1", &Rules::CLASSIC);
    for mv in moves(&ring, &Rules::CLASSIC) {
        assert_eq!(ring.reading(mv), "Ni1:i9@b9");
    }
}

#[test]
fn it_kills_a_chief_when_it_can() {
    // The assassin could also take the reporter beside it.
    for rules in rule_sets() {
        always_goes_to("yC7gC/5rC3/9/9/9/9/9/7bRrA/2bC6 rbyh r r 0 1", &rules, &["i9"]);
        // A player's chief brings an army and takes an opponent out; a hostage's brings only the army.
        always_goes_to("yC7gC/5rC3/9/9/9/9/9/7bRrA/8bC rbyh r r 0 1", &rules, &["i1"]);
    }
}

#[test]
fn it_saves_its_chief() {
    // Yellow's assassin on a9 sees the chief on a1; the reporter on i2 is a bait for the assassin on i1.
    let text = "yA5yC2/9/9/9/9/9/9/7xgR/rC3x2xrA r-yy r r 0 1";
    for rules in rule_sets() {
        let position = position(text, &rules);
        for mv in moves(&position, &rules) {
            let after = position.play(&rules, mv).expect("legal move");
            assert!(!support::games::in_danger(&after, &rules, Seat::Red), "{}", position.reading(mv));
        }
    }
}

/// No piece attacks red's chief on a8, but yellow's militant reaches it in two turns; a necromobile on h5 is
/// a bait.
const BAIT: &str = "9/rC8/3yM5/9/4yC2yN1/9/9/9/7rA1 r-y- r r 0 1";

#[test]
fn it_counts_the_turns_of_power() {
    for mv in moves(&position(BAIT, &Rules::CLASSIC), &Rules::CLASSIC) {
        let from = SQUARE9.square_name(mv.from().expect("no pass"));
        assert_eq!(from, "a8", "yellow plays twice");
    }
    let mut single = Rules::CLASSIC;
    single.set("power_duel", "single").expect("option");
    always_goes_to(BAIT, &single, &["h5"]);
}

#[test]
fn it_keeps_its_chief_safe_wherever_that_is_possible() {
    let mut saved = 0;
    for number in 0..40 {
        let (rules, start) = support::games::kind(number);
        let game = support::games::play(
            rules,
            start,
            number,
            &mut support::games::everybody(support::games::random),
        );
        for position in game.positions().iter().filter(|position| !position.is_over()).step_by(3) {
            let player = position.turn();
            let safe = |mv: Move| {
                let after = position.play_unchecked(&rules, mv);
                after.winner() == Some(player) || !support::games::in_danger(&after, &rules, player)
            };
            let chosen = support::bot(position, &rules, number);
            if safe(chosen) {
                saved += 1;
                continue;
            }
            let better = position.legal_moves(&rules).into_iter().find(|&mv| safe(mv));
            let better = better.map(|mv| position.reading(mv));
            assert_eq!(better, None, "better than {} in {position}", position.reading(chosen));
        }
    }
    assert!(saved > 500, "{saved} saved");
}

#[test]
fn it_takes_a_chief_wherever_that_is_safe() {
    let mut taken = 0;
    for number in 0..40 {
        let (rules, start) = support::games::kind(number);
        let game = support::games::play(
            rules,
            start,
            number,
            &mut support::games::everybody(support::games::random),
        );
        for position in game.positions().iter().filter(|position| !position.is_over()).step_by(3) {
            let player = position.turn();
            let takes = |mv: Move| {
                let after = position.play_unchecked(&rules, mv);
                after.alive().contains(player) && after.alive().len() < position.alive().len()
            };
            let safe = |mv: Move| {
                let after = position.play_unchecked(&rules, mv);
                // The two turns in a row of an opponent in power are a danger that comes first.
                let ruled = after.in_power().is_some_and(|holder| holder != player);
                after.winner() == Some(player) || !ruled && !support::games::in_danger(&after, &rules, player)
            };
            if position.legal_moves(&rules).into_iter().any(|mv| takes(mv) && safe(mv)) {
                let chosen = support::bot(position, &rules, number);
                assert!(takes(chosen), "{} in {position}, {rules:?}", position.reading(chosen));
                taken += 1;
            }
        }
    }
    assert!(taken > 50, "{taken} taken");
}

#[test]
fn one_seed_gives_one_report() {
    for number in 0..12 {
        let (rules, start) = support::games::kind(number);
        let game = support::self_play(rules, start, number);
        let again = support::self_play(rules, start, number);
        assert_eq!(game.events(), again.events());
        for position in game.positions().iter().step_by(10) {
            let limits = Limits { lines: 5, ..Limits::seeded(number) };
            let search = || OnePly.search(position, &rules, &limits, &Never, |_| {});
            assert_eq!(search(), search());
        }
    }
    let start = Position::start();
    let mut first = moves(&start, &Rules::CLASSIC);
    first.sort_unstable();
    first.dedup();
    assert!(first.len() >= 3, "different seeds play differently: {first:?}");
}

#[test]
fn shares_sum_to_one_and_the_dead_have_none() {
    for number in 0..30 {
        let (rules, start) = support::games::kind(number);
        let game = support::games::play(
            rules,
            start,
            number,
            &mut support::games::everybody(support::games::random),
        );
        for position in game.positions().iter().step_by(7) {
            let limits = Limits { lines: 3, ..Limits::seeded(number) };
            let report = OnePly.search(position, &rules, &limits, &Never, |_| {});
            assert_eq!(report.lines.is_empty(), position.is_over());
            for line in &report.lines {
                assert!(position.is_legal(&rules, line.moves[0]));
                let after = position.play_unchecked(&rules, line.moves[0]);
                let sum: f64 = Seat::ALL.into_iter().map(|seat| line.shares.of(seat)).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{sum}");
                for seat in Seat::ALL {
                    assert!((0.0..=1.0).contains(&line.shares.of(seat)));
                    assert!(after.alive().contains(seat) || line.shares.of(seat) == 0.0);
                }
            }
        }
    }
}

#[test]
fn few_placements_are_evaluated() {
    // The cost of a search is the positions that it evaluates; benches/thinking_time.rs measures the time.
    let mut max_moves = 0;
    let mut max_nodes = 0;
    for number in 0..24 {
        let game = support::self_play(Rules::ARENA, Position::start(), number);
        for position in game.positions().iter().filter(|position| !position.is_over()) {
            let limits = Limits::seeded(number);
            let nodes = OnePly.search(position, &Rules::ARENA, &limits, &Never, |_| {}).nodes;
            max_moves = max_moves.max(position.count_moves(&Rules::ARENA));
            max_nodes = max_nodes.max(nodes);
        }
    }
    assert!(max_moves > 1_000 && max_nodes < 500, "{max_nodes} nodes for up to {max_moves} moves");
}

#[test]
fn a_search_that_is_stopped_at_once_still_has_a_move() {
    let position = Position::start();
    let rules = Rules::CLASSIC;
    let stopped = AtomicBool::new(true);
    let limits = Limits::seeded(1);
    let report = OnePly.search(&position, &rules, &limits, &stopped, |_| {});
    assert!(position.is_legal(&rules, report.best_move().expect("move")));
    let one_node = Limits { nodes: NonZero::new(1), ..limits };
    let report = OnePly.search(&position, &rules, &one_node, &|| false, |_| {});
    assert_eq!((report.nodes, report.lines.len()), (1, 1));
}

#[test]
fn it_passes_when_it_must_and_has_no_move_in_a_finished_game() {
    let rules = Rules::CLASSIC;
    let stuck = position("rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1", &rules);
    let mut setup = stuck.to_setup();
    setup.controllers[Seat::Yellow] = Controller::Seat(Seat::Yellow);
    assert_eq!(support::bot(&setup.check(&rules).expect("position"), &rules, 0), Move::PASS);
    let over = position("rC8/9/9/9/9/9/9/9/9 r--- r r 0 1", &rules);
    let mut told = 0;
    let report = OnePly.search(&over, &rules, &Limits::default(), &Never, |_| told += 1);
    assert_eq!((report.best_move(), told), (None, 1));
}

#[test]
fn it_plays_on_every_board() {
    for board in Geometry::ALL {
        let mut game = djambi::Game::new(Rules::CLASSIC, Position::start_on(board));
        for seed in 0..60 {
            if game.outcome().is_none() {
                let mv = support::bot(game.position(), game.rules(), seed);
                game.play(mv).expect("legal move");
            }
        }
    }
}
