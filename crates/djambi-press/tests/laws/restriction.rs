//! A move passes a restriction if and only if both judges find no breach in it, wherever such a move is left.

use std::collections::BTreeMap;

use djambi::{Geometry, Position, Rules};
use djambi_press::{Judge, Promise, Restriction};

use crate::rng::Rng;
use crate::second_judge;
use crate::source::case;

/// How many moves are judged.
const MOVES: usize = 2_000_000;
/// The kinds of prohibitions.
const PROHIBITIONS: [&str; 7] = ["peace", "hands_off", "leave", "hold", "keep_out", "no_corpse", "no_power"];

#[test]
fn moves_that_pass_are_those_that_break_nothing() {
    let mut rng = Rng::new(1);
    let mut judged = 0;
    let mut broken: BTreeMap<&str, usize> = BTreeMap::new();
    let mut boards: BTreeMap<&str, usize> = BTreeMap::new();
    let mut options: BTreeMap<String, usize> = BTreeMap::new();
    while judged < MOVES {
        let (rules, position, treaty) = case(&mut rng);
        let judge = Judge::begin(treaty.clone(), rules, &position).expect("beginning");
        let rarest = PROHIBITIONS.into_iter().min_by_key(|kind| broken.get(kind).copied()).expect("kind");
        if rng.below(60) > 0 && !is_often_broken(&position, &rules, &judge, rarest) {
            continue;
        }
        let bindings = judge.bindings(&position);
        let restriction = Restriction::new(&position, &rules, &bindings);
        let mut left = restriction.legal_moves();
        let count = left.len();
        left.sort_unstable();
        left.dedup();
        assert_eq!(left.len(), count, "a move comes twice: {position} {treaty}");
        let moves = position.legal_moves(&rules);
        let mut unbroken = Vec::new();
        for (&mv, second) in moves.iter().zip(second_judge::first_turns(&treaty, &rules, &position, &moves)) {
            let found = judge.clone().turn(&position, mv, &position.play_unchecked(&rules, mv));
            assert_eq!(found, second, "{rules:?} {position} {treaty} {mv:?}");
            for id in &found {
                let promise = &treaty.clause(*id).promise;
                *broken.entry(kind(promise)).or_default() += 1;
            }
            if found.is_empty() {
                unbroken.push(mv);
            }
        }
        let mut expected = if unbroken.is_empty() { moves.clone() } else { unbroken };
        expected.sort_unstable();
        assert_eq!(left, expected, "{rules:?} {position} {treaty}");
        for mv in moves.iter().take(5) {
            assert_eq!(restriction.passes(*mv), expected.contains(mv), "{position} {treaty} {mv:?}");
        }
        judged += moves.len();
        *boards.entry(position.geometry().name()).or_default() += 1;
        for (option, value) in rules.changes() {
            *options.entry(format!("{option}={value}")).or_default() += 1;
        }
    }
    // On duel2 there are two players, so there is no treaty.
    assert_eq!(boards.len(), Geometry::ALL.len() - 1, "{boards:?}");
    assert!(options.len() >= 17, "each value of an option was tried: {options:?}");
    for kind in PROHIBITIONS {
        let count = broken.get(kind).copied().unwrap_or_default();
        assert!(count * 100 >= judged, "{kind} is broken by {count} of {judged} moves: {broken:?}");
    }
}

/// Whether a promise of this kind binds the player to move and at least 2 % of the legal moves break it. Some
/// kinds are rarely broken by chance, so that most cases are chosen for the one that was so least often.
fn is_often_broken(position: &Position, rules: &Rules, judge: &Judge, wanted: &str) -> bool {
    let all = position.count_moves(rules);
    judge.bindings(position).into_iter().filter(|binding| kind(binding.promise) == wanted).any(|binding| {
        let kept = Restriction::new(position, rules, &[binding]).legal_moves().len();
        (all - kept) * 50 >= all
    })
}

/// The name of a promise's kind.
const fn kind(promise: &Promise) -> &'static str {
    match promise {
        Promise::Peace(_) => "peace",
        Promise::HandsOff(_) => "hands_off",
        Promise::Leave(_) => "leave",
        Promise::Hold(_) => "hold",
        Promise::KeepOut(_) => "keep_out",
        Promise::NoCorpse(_) => "no_corpse",
        Promise::NoPower => "no_power",
        Promise::LeavePower { .. } => "leave_power",
        Promise::Strike { .. } => "strike",
        Promise::Do { .. } => "do",
    }
}
