//! The judge's fold with take-backs and notice is that of the line that counts.

use djambi_press::Judge;

use crate::rng::Rng;
use crate::second_judge::{self, LineEvent};
use crate::source::case;

#[test]
fn folding_with_take_backs_is_folding_the_line() {
    let mut rng = Rng::new(2);
    let (mut take_backs, mut ends) = (0, std::collections::BTreeMap::new());
    for _ in 0..1_500 {
        let (rules, start, treaty) = case(&mut rng);
        let mut judge = Judge::begin(treaty.clone(), rules, &start).expect("beginning");
        let mut line: Vec<LineEvent> = Vec::new();
        let mut notice: Option<usize> = None;
        for _ in 0..40 {
            let position = line.last().map_or(start, |event| event.after);
            match rng.below(12) {
                0 if !line.is_empty() => {
                    let events = rng.below(line.len());
                    line.truncate(events);
                    let position = line.last().map_or(start, |event| event.after);
                    judge.take_back(events, &position);
                    notice = notice.map(|at| at.min(events));
                    take_backs += 1;
                }
                1 => {
                    let parties: Vec<_> = treaty.seats().iter().collect();
                    let seat = parties[rng.below(parties.len())];
                    if judge.give_notice(seat, &position).is_ok() {
                        notice = Some(line.len());
                    }
                }
                2 if rng.below(3) == 0 => {
                    let alive: Vec<_> = position.alive().iter().collect();
                    let Ok(after) = position.resign(&rules, alive[rng.below(alive.len())]) else {
                        continue;
                    };
                    judge.departure(&position, &after);
                    line.push(LineEvent { before: position, mv: None, after });
                }
                _ => {
                    let moves = position.legal_moves(&rules);
                    if moves.is_empty() {
                        continue;
                    }
                    let mv = moves[rng.below(moves.len())];
                    let after = position.play_unchecked(&rules, mv);
                    judge.turn(&position, mv, &after);
                    line.push(LineEvent { before: position, mv: Some(mv), after });
                }
            }
            let (state, _) = second_judge::judge(&treaty, &rules, &line, notice);
            assert_eq!(judge.state(), state, "{rules:?} {start} {treaty} {} events, {notice:?}", line.len());
        }
        *ends
            .entry(format!("{:?}", judge.state()).split(' ').next().unwrap_or_default().to_owned())
            .or_insert(0) += 1;
    }
    assert!(take_backs > 1_000, "{take_backs} take-backs");
    assert!(ends.len() >= 6, "every state comes up: {ends:?}");
}
