//! The judge's fold with take-backs and notice is that of the line that counts.

use djambi::{Position, Rules};
use djambi_press::{ClauseId, Judge, Restriction, TreatyState};

use crate::rng::Rng;
use crate::second_judge::{self, LineEvent};
use crate::source::case;

#[test]
fn folding_with_take_backs_is_folding_the_line() {
    let mut rng = Rng::new(2);
    let (mut restricted, mut judged, mut take_backs) = (0, 0, 0);
    let mut ends = std::collections::BTreeMap::new();
    for _ in 0..1_500 {
        let (rules, start, treaty) = case(&mut rng);
        let mut judge = Judge::begin(treaty.clone(), rules, &start).expect("beginning");
        let (mut line, mut breaches) = (Vec::<LineEvent>::new(), Vec::<Vec<ClauseId>>::new());
        let mut notice: Option<usize> = None;
        for _ in 0..40 {
            let position = line.last().map_or(start, |event| event.after);
            match rng.below(12) {
                0 if !line.is_empty() => {
                    let events = rng.below(line.len());
                    line.truncate(events);
                    breaches.truncate(events);
                    judge.take_back(events, &line.last().map_or(start, |event| event.after));
                    notice = notice.map(|at| at.min(events));
                    take_backs += 1;
                }
                1 => {
                    let seat = treaty.parties()[rng.below(treaty.parties().len())].seat;
                    if judge.give_notice(seat, &position).is_ok() {
                        notice = Some(line.len());
                    }
                }
                2 if rng.below(3) == 0 => {
                    let alive: Vec<_> = position.alive().iter().collect();
                    let Ok(after) = position.resign(&rules, alive[rng.below(alive.len())]) else { continue };
                    judge.departure(&position, &after);
                    line.push(LineEvent { before: position, mv: None, after });
                    breaches.push(Vec::new());
                }
                _ => {
                    let moves = position.legal_moves(&rules);
                    if moves.is_empty() {
                        continue;
                    }
                    if judge.state() == TreatyState::InForce && !line.is_empty() && rng.below(4) == 0 {
                        judged += moves.len();
                        restricted += moves.len() - unbroken(&judge, &position, &rules, &moves).len();
                    }
                    let mv = moves[rng.below(moves.len())];
                    let after = position.play_unchecked(&rules, mv);
                    breaches.push(judge.turn(&position, mv, &after));
                    line.push(LineEvent { before: position, mv: Some(mv), after });
                }
            }
            let second = second_judge::judge(&treaty, &rules, &line, notice);
            let told = format!("{rules:?} {start} {treaty} {} events, {notice:?}", line.len());
            assert_eq!((judge.state(), breaches.clone()), second, "{told}");
        }
        let end = format!("{:?}", judge.state());
        *ends.entry(end.split(' ').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
    }
    assert!(
        restricted * 50 > judged,
        "{restricted} of {judged} moves break something in the midst of a treaty"
    );
    assert!(take_backs > 1_000, "{take_backs} take-backs");
    assert!(ends.len() >= 6, "every state comes up: {ends:?}");
}

/// The moves that break nothing of a treaty that has stood for a while, which are those that its restriction leaves.
fn unbroken(judge: &Judge, position: &Position, rules: &Rules, moves: &[djambi::Move]) -> Vec<djambi::Move> {
    let breaks_nothing = |mv: &djambi::Move| {
        judge.clone().turn(position, *mv, &position.play_unchecked(rules, *mv)).is_empty()
    };
    let mut unbroken: Vec<_> = moves.iter().copied().filter(breaks_nothing).collect();
    let bindings = judge.bindings(position);
    let mut left = Restriction::new(position, rules, &bindings).legal_moves();
    left.sort_unstable();
    let mut expected = if unbroken.is_empty() { moves.to_vec() } else { unbroken.clone() };
    expected.sort_unstable();
    assert_eq!(left, expected, "{rules:?} {position} {}", judge.treaty());
    unbroken.sort_unstable();
    unbroken
}
