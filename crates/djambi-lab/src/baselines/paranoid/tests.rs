//! Tests of the paranoid search.

use std::num::NonZero;

use djambi::{Controller, Geometry, Occupant, Piece, Role, Seat, Setup, Square};
use djambi_engine::Never;

use super::*;

fn search(position: &Position, rules: &Rules, nodes: u64) -> Report {
    let limits = Limits { nodes: NonZero::new(nodes), ..Limits::seeded(3) };
    Paranoid::new(1).search(position, rules, &limits, &Never)
}

/// Visits positions of random games, with the rules of each.
fn for_each_position(games: u64, mut visit: impl FnMut(&Position, &Rules)) {
    for number in 0..games {
        let mut rng = Rng::new(number);
        let mut position = Position::start();
        let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(number % 3) as usize];
        for turn in 0..120 {
            let moves = position.legal_moves(&rules);
            let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
            position = position.play_unchecked(&rules, mv);
            if turn % 5 == 0 && !position.is_over() {
                visit(&position, &rules);
            }
        }
    }
}

/// Whether no opponent can put the player out before the player's next turn, by trying every move.
fn is_safe(after: &Position, rules: &Rules, player: Seat) -> bool {
    if after.winner() == Some(player) {
        return true;
    }
    let turns = after.upcoming(rules, 8);
    let mut before = turns.iter().take_while(|turn| turn.seat != player);
    after.alive().contains(player)
        && before.all(|turn| {
            let mut setup = after.to_setup();
            setup.turn = turn.seat;
            let theirs = setup.check(rules).expect("position");
            let keeps_chief = |mv| theirs.play_unchecked(rules, mv).chief(player).is_some();
            theirs.legal_moves(rules).into_iter().all(keeps_chief)
        })
}

#[test]
fn the_chief_stays_in_danger_only_where_it_must() {
    let mut saved = 0;
    let mut lost = 0;
    for_each_position(9, |position, rules| {
        let player = position.turn();
        let best = search(position, rules, 500).best_move().expect("move");
        assert!(position.is_legal(rules, best));
        if is_safe(&position.play_unchecked(rules, best), rules, player) {
            saved += 1;
            return;
        }
        lost += 1;
        let moves = position.legal_moves(rules).into_iter().filter(|mv| mv.placement().is_none());
        let after = moves.map(|mv| position.play_unchecked(rules, mv));
        // The search gives up a chief that three opponents could kill together, so a few safe moves may be
        // missed.
        let missed = after.filter(|after| is_safe(after, rules, player)).count();
        assert!(missed < 3, "{missed} safe moves in {position}, not {}", position.reading(best));
    });
    assert!(saved > 5 * lost, "{saved} saved, {lost} lost");
}

#[test]
fn wins_in_one_turn_are_found() {
    let text = "8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40";
    let position = Position::parse(text, &Rules::CLASSIC).expect("position");
    let report = search(&position, &Rules::CLASSIC, 5_000);
    assert_eq!(position.reading(report.best_move().expect("move")), "Ai2xi9");
    assert_eq!(report.lines[0].shares.of(Seat::Red), 1.0);
    assert!(report.nodes < 5_000, "a won search ends");
}

/// Red with a few pieces against yellow's chief and militant, on random squares.
fn ending(rng: &mut Rng) -> Option<Position> {
    let board = Geometry::named("square9").expect("board");
    let mut setup = Setup::empty(board);
    let squares: Vec<Square> = board.field().iter().collect();
    for (army, role) in [
        (Seat::Red, Role::Chief),
        (Seat::Red, Role::Assassin),
        (Seat::Red, Role::Reporter),
        (Seat::Yellow, Role::Chief),
        (Seat::Yellow, Role::Militant),
    ] {
        setup.set(squares[rng.below(squares.len())], Some(Occupant::Piece(Piece { army, role })));
    }
    setup.controllers = BySeat::from_fn(|seat| match seat {
        Seat::Red | Seat::Yellow => Controller::Seat(seat),
        _ => Controller::Orphan,
    });
    (setup.turn, setup.cursor) = (Seat::Red, Seat::Red);
    setup.check(&Rules::CLASSIC).ok()
}

/// Whether the player to move forces a win within this many turns, the rival's included.
fn wins(position: &Position, turns: u32) -> bool {
    let rules = &Rules::CLASSIC;
    let player = position.turn();
    let after = |position: &Position| {
        let moves = position.legal_moves(rules).into_iter();
        moves.map(|mv| position.play_unchecked(rules, mv)).collect::<Vec<_>>()
    };
    let won = |position: &Position| position.winner() == Some(player);
    let next = after(position);
    if next.iter().any(won) {
        return true;
    }
    turns >= 3
        && next.iter().any(|theirs| {
            theirs.turn() != player
                && !theirs.is_over()
                && after(theirs)
                    .iter()
                    .all(|ours| won(ours) || ours.turn() == player && wins(ours, turns - 2))
        })
}

#[test]
fn forced_wins_in_three_turns_are_found() {
    let mut rng = Rng::new(1);
    let mut forced = 0;
    while forced < 6 {
        let Some(position) = ending(&mut rng) else { continue };
        if wins(&position, 1) || !wins(&position, 3) {
            continue;
        }
        forced += 1;
        let best = search(&position, &Rules::CLASSIC, 30_000).best_move().expect("move");
        let theirs = position.play_unchecked(&Rules::CLASSIC, best);
        for mv in theirs.legal_moves(&Rules::CLASSIC) {
            let ours = theirs.play_unchecked(&Rules::CLASSIC, mv);
            assert!(wins(&ours, 1), "{} in {position}", position.reading(best));
        }
    }
}

#[test]
fn searches_are_repeatable_and_keep_to_their_limits() {
    let rules = Rules::CLASSIC;
    for nodes in [1, 2, 77, 1_000] {
        let report = search(&Position::start(), &rules, nodes);
        assert_eq!(report.nodes, nodes);
        assert_eq!(report, search(&Position::start(), &rules, nodes));
        let shares = report.lines[0].shares;
        assert!((Seat::ALL.iter().map(|&seat| shares.of(seat)).sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let stopped = Paranoid::new(1).search(&Position::start(), &rules, &Limits::default(), &|| true);
    assert_eq!((stopped.nodes, stopped.lines.len()), (1, 1));
}
