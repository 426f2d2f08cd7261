//! Laws of the evaluation, and positions whose features are known.

use djambi::{Geometry, Role, Seat, StoryEvent};

use super::*;
use crate::Rng;

/// Positions of games played at random on every board, with all options, and their rules.
fn for_each_position(games: u64, mut visit: impl FnMut(&Position, &Rules)) {
    for number in 0..games {
        let mut rng = Rng::new(number);
        let mut rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][rng.below(3)];
        if rng.below(2) == 0 {
            rules.set("orphans", "exposed").expect("option");
            rules.set("encirclement", "strict").expect("option");
        }
        let board = if number % 2 == 0 { 0 } else { rng.below(Geometry::ALL.len()) };
        let mut position = Position::start_on(Geometry::ALL[board]);
        for _ in 0..200 {
            let moves = position.legal_moves(&rules);
            let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
            position = position.play_unchecked(&rules, mv);
            visit(&position, &rules);
        }
    }
}

fn shares(text: &str) -> BySeat<f32> {
    evaluate(&Position::parse(text, &Rules::CLASSIC).expect("position"), &Rules::CLASSIC)
}

#[test]
fn shares_sum_to_one_and_the_dead_have_none() {
    for_each_position(60, |position, rules| {
        let shares = evaluate(position, rules);
        let sum: f32 = shares.iter().map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{position}: {shares:?}");
        for (seat, &share) in shares.iter() {
            assert!((0.0..=1.0).contains(&share), "{position}: {shares:?}");
            assert!(position.alive().contains(seat) || share == 0.0, "{position}: {shares:?}");
        }
    });
}

#[test]
fn a_rotation_of_the_board_changes_nothing_but_the_seats() {
    let symmetries: Vec<_> = Geometry::ALL.into_iter().map(|board| (board, board.symmetries())).collect();
    for_each_position(30, |position, rules| {
        let (_, symmetries) =
            symmetries.iter().find(|(board, _)| *board == position.geometry()).expect("board");
        let here = features(position, rules);
        for rotation in symmetries.rotations() {
            let turned = rotation.apply(*position);
            let there = features(&turned, rules);
            for seat in position.geometry().seats().iter() {
                let image = rotation.apply(seat);
                let pairs = here[seat].iter().zip(&there[image]).zip(Feature::ALL);
                for ((here, there), feature) in pairs {
                    assert!((here - there).abs() < 1e-5, "{position}: {seat}'s {feature:?}, {turned}");
                }
            }
        }
    });
}

/// The feature of a chief that the player to move can kill agrees with the legal moves.
#[test]
fn attacks_on_chiefs_agree_with_the_rules() {
    let mut attacked = 0;
    let mut wrong = 0;
    let mut all = 0;
    for_each_position(60, |position, rules| {
        if position.is_over() {
            return;
        }
        let features = features(position, rules);
        let moves = position.legal_moves(rules);
        for seat in position.alive().iter().filter(|&seat| seat != position.turn()) {
            let killed = |event: &StoryEvent| match event {
                StoryEvent::Killed { piece, .. } => piece.army == seat && piece.role == Role::Chief,
                _ => false,
            };
            let dies = moves.iter().any(|&mv| position.story(rules, mv).iter().any(killed));
            let known = features[seat][Feature::ChiefAttackedNow as usize] > 0.0;
            all += 1;
            attacked += usize::from(dies);
            wrong += usize::from(dies != known);
        }
    });
    assert!(attacked > 300 && wrong * 100 <= attacked, "{wrong} of {attacked} attacked, {all} chiefs");
}

#[test]
fn a_player_whose_chief_can_be_killed_now_has_little() {
    let before = shares("start");
    // The same with a red assassin that sees green's chief, red to move.
    let text =
        "gC2rA4yC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rC1rM3bMbAbC rbyg r r 0 9";
    let after = shares(text);
    assert!(after[Seat::Green] < before[Seat::Green] / 5.0, "{before:?}, {after:?}");
    assert!(after[Seat::Red] > 1.3 * before[Seat::Red], "{before:?}, {after:?}");
    // A reporter's kill counts as well.
    let reporter = text.replace("gC2rA5yC", "gC1rR5yC").replace("gRgDgM", "1gDgM");
    assert!(shares(&reporter)[Seat::Green] < before[Seat::Green] / 5.0);
}

#[test]
fn between_two_the_first_attack_wins() {
    let red = shares("gA7yC/9/9/9/9/9/9/9/rC7rA rgyg r r 0 9".replace("rgyg", "r-y-").as_str());
    assert!(red[Seat::Red] > 0.9, "{red:?}");
}

#[test]
fn near_the_limit_of_quiet_turns_the_draw_is_near() {
    let text = "8yC/9/9/9/9/9/9/9/rC5rArRrM r-y- r r 199 300";
    let near = shares(text);
    assert!(near[Seat::Red] < 0.55, "{near:?}");
    let far = shares(&text.replace("199", "0"));
    assert!(far[Seat::Red] > near[Seat::Red] + 0.1, "{far:?}");
    let mut endless = Rules::CLASSIC;
    endless.set("quiet_limit", "0").expect("option");
    let position = Position::parse(text, &endless).expect("position");
    assert_eq!(evaluate(&position, &endless), far);
}
