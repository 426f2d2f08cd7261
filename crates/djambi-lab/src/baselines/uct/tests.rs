//! Tests of plain UCT.

use std::num::NonZero;

use djambi::Seat;
use djambi_engine::Never;

use super::*;

fn search(position: &Position, rules: &Rules, nodes: u64) -> Report {
    let limits = Limits { nodes: NonZero::new(nodes), lines: 3, ..Limits::seeded(9) };
    Uct::new(64).search(position, rules, &limits, &Never)
}

fn position(text: &str) -> Position {
    Position::parse(text, &Rules::CLASSIC).expect("position")
}

#[test]
fn the_last_chief_is_killed() {
    let position = position("8yC/9/9/9/9/9/9/8rA/1rC7 r-y- r r 0 40");
    let report = search(&position, &Rules::CLASSIC, 1_000);
    assert_eq!(position.reading(report.best_move().expect("move")), "Ai2xi9");
    assert_eq!(report.lines[0].shares.of(Seat::Red), 1.0);
}

#[test]
fn the_own_chief_leaves_danger() {
    // Yellow's assassin attacks red's chief, which only a move of the chief saves.
    let position = position("yC8/9/9/9/9/9/9/8yA/8rC r-y- r r 0 40");
    let after = |mv| position.play_unchecked(&Rules::CLASSIC, mv);
    let best = search(&position, &Rules::CLASSIC, 3_000).best_move().expect("move");
    let yellow = after(best);
    let lost = |mv| yellow.play_unchecked(&Rules::CLASSIC, mv).winner() == Some(Seat::Yellow);
    assert!(!yellow.legal_moves(&Rules::CLASSIC).into_iter().any(lost), "{}", position.reading(best));
}

#[test]
fn searches_are_repeatable_and_keep_to_their_limits() {
    let start = Position::start();
    let rules = Rules::ARENA;
    let report = search(&start, &rules, 500);
    assert_eq!((report.nodes, report.lines.len()), (500, 3));
    assert_eq!(report, search(&start, &rules, 500));
    assert!(report.lines[0].visits >= report.lines[1].visits);
    let visits = search(&position("8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40"), &rules, 300);
    assert!(visits.lines.iter().map(|line| line.visits).sum::<u64>() <= 300);
    for line in &report.lines {
        let sum: f64 = Seat::ALL.iter().map(|&seat| line.shares.of(seat)).sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
    let limits = Limits { nodes: NonZero::new(400), ..Limits::seeded(1) };
    let without_memory = Uct::new(0).search(&start, &rules, &limits, &Never);
    assert_eq!((without_memory.nodes, without_memory.lines.len()), (400, 1));
}

#[test]
fn playouts_draw_every_legal_move_and_no_other() {
    // Red can kill, relocate and report here.
    let position = position("gCbC5yMyC/9/9/9/9/2bM1bM4/2rM1rD4/1rR7/rC6rNx rbyg r r 3 9");
    let rules = Rules::CLASSIC;
    let mut rng = Rng::new(4);
    let legal = position.legal_moves(&rules);
    let mut drawn: Vec<Move> = (0..60_000).map(|_| random_move(&position, &rules, &mut rng)).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert!(drawn.iter().all(|mv| legal.contains(mv)));
    assert_eq!(drawn.len(), legal.len());
}
