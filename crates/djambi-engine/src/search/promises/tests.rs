//! Tests of the promises of a search: a node lists the moves that keep them, and no others.

use djambi::SQUARE9;
use djambi_press::Treaty;

use super::*;
use crate::Rng;
use crate::attention::Attention;
use crate::prior::PolicyWeights;
use crate::search::actions::ActionList;
use crate::search::tree::Action;

/// Treaties with every kind of promise.
const TREATIES: [&str; 5] = [
    "r:peace(b,y,g) b:peace(r,y,g) y:peace(r,b,g) g:peace(r,b,y) /8r",
    "r:hands_off(b,g),no_power b:hands_off(r),hold(bAD) y:hold(yCM) g:hands_off(y),no_power /8r",
    "r:leave(bCARDNM),leave(yC) b:leave(gCM) y:leave(rCM),leave(bM) g:leave(yCARDNM) /notice",
    "r:keep_out(e5,d4),no_corpse(a1,b2) b:keep_out(e4,e6) y:no_corpse(i9,h8,g7) g:no_corpse(e5,a9) /notice",
    "r:strike(b)@1 b:leave_power@1,strike(r)@1 y:do(victim=gCARDNM)@1 g:do(to=d4e4d5,from=e5e6)@1 /8r",
];

/// The moves that a node with these bindings lists, placements included.
fn listed(
    list: &mut ActionList,
    position: &Position,
    rules: &Rules,
    keeping: Option<&KeepingMoves>,
) -> Vec<Move> {
    list.list_moves(position, rules, keeping, Attention::FULL);
    list.compute_priors(position, 1.0);
    let actions: Vec<_> = list.most_likely(usize::MAX).map(|(_, action)| action).collect();
    let mut moves = Vec::new();
    for action in actions {
        match action {
            Action::Move(mv) => moves.push(mv),
            Action::Partial(partial) => {
                let completed = list.completed(position, rules, keeping, action);
                list.list_placements(position, rules, keeping, partial);
                list.compute_priors(position, 1.0);
                let first = moves.len();
                moves.extend(list.most_likely(usize::MAX).map(|(_, action)| action.mv()));
                assert!(moves[first..].contains(&completed), "{position}");
            }
        }
    }
    moves.sort_unstable();
    moves
}

#[test]
fn a_node_lists_the_moves_that_keep_the_promises() {
    let mut list = ActionList::new(PolicyWeights::of_square9());
    let mut restricted = 0;
    let mut rng = Rng::new(3);
    for game in 0..60 {
        let rules = if game % 2 == 0 { Rules::CLASSIC } else { Rules::VARIANTS };
        let mut position = Position::start();
        for _ in 0..120 {
            for text in TREATIES {
                let treaty = Treaty::parse(&SQUARE9, text).expect(text);
                let Ok(judge) = Judge::begin(treaty, rules, &position) else { continue };
                let bindings = judge.bindings(&position);
                let keeping = KeepingMoves::of(&position, &rules, &bindings);
                let mut expected = Restriction::new(&position, &rules, &bindings).legal_moves();
                expected.sort_unstable();
                restricted += usize::from(expected.len() < position.legal_moves(&rules).len());
                assert_eq!(
                    listed(&mut list, &position, &rules, keeping.as_ref()),
                    expected,
                    "{text} in {position}"
                );
            }
            let moves = position.legal_moves(&rules);
            // Kills come first, so that there are corpses to encircle chiefs with.
            let kills = |mv: &&Move| position.play_unchecked(&rules, **mv).quiet_turns() == 0;
            let kill: Vec<_> = moves.iter().filter(kills).collect();
            let all: Vec<_> = moves.iter().collect();
            let of = if kill.is_empty() || rng.below(3) > 0 { all } else { kill };
            position = position.play_unchecked(&rules, *of[rng.below(of.len())]);
            if position.alive().len() < 3 {
                break;
            }
        }
    }
    assert!(restricted > 1_000, "{restricted}");
}

#[test]
fn a_partner_who_is_believed_is_trusted_unless_feared() {
    let start = Position::start();
    let treaty = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r").expect("treaty");
    let judge = Judge::begin(treaty, Rules::CLASSIC, &start).expect("treaty");
    let blue = SeatSet::from_iter([Seat::Blue]);
    let partners = |believed, feared| {
        let outlook = Outlook { treaties: vec![judge.clone()], believed, feared, ..Outlook::default() };
        Promises::of(&outlook, &start, &Rules::CLASSIC).partners_of(Seat::Red)
    };
    assert_eq!(partners(SeatSet::first(4), SeatSet::EMPTY), blue);
    assert_eq!(partners(SeatSet::first(4), blue), SeatSet::EMPTY);
    assert_eq!(partners(SeatSet::EMPTY, SeatSet::EMPTY), SeatSet::EMPTY);
}

/// A random treaty for a position.
fn random_treaty(position: &Position, rng: &mut Rng) -> Option<Treaty> {
    let bytes: Vec<u8> = (0..40).flat_map(|_| rng.next_u64().to_le_bytes()).collect();
    Treaty::arbitrary_in(position, &mut arbitrary::Unstructured::new(&bytes)).ok().flatten()
}

/// What binds the player to move on a path, against what the judge says: the rest are duties that a move can do now, beside
/// all that must be kept. Returns the numbers of both.
fn compare(
    path: &PathTreaties,
    promises: &Promises,
    judge: &Judge,
    position: &Position,
    rules: &Rules,
) -> [usize; 2] {
    let judged = judge.bindings(position);
    let bindings = path.bindings(promises, position, rules);
    let all: Vec<Promise> = bindings.iter().map(|binding| *binding.promise).collect();
    let due: Vec<Promise> = judged.iter().map(|binding| *binding.promise).collect();
    let (first, early) = all.split_at(due.len());
    assert_eq!(first, due, "{} in {position}", judge.treaty());
    let is_open = |promise: &Promise| {
        let duties = judge.treaty().duties().zip(judge.duties());
        duties.into_iter().any(|((_, clause), duty)| clause.promise == *promise && !duty.is_done)
    };
    assert!(early.iter().all(is_open), "{early:?} of {} in {position}", judge.treaty());
    assert!(early.is_empty() || Restriction::new(position, rules, &bindings).leaves_any());
    [first.len(), early.len()]
}

#[test]
fn a_path_follows_a_treaty_as_its_judge_does() {
    let rules = Rules::CLASSIC;
    let mut rng = Rng::new(11);
    let mut compared = [0, 0];
    let (mut done, mut undone) = (0, 0);
    for game in 0..3_000 {
        let mut position = Position::start();
        for _ in 0..game % 60 {
            let moves = position.legal_moves(&rules);
            position = position.play_unchecked(&rules, moves[rng.below(moves.len())]);
            if position.is_over() {
                break;
            }
        }
        let Some(treaty) = random_treaty(&position, &mut rng) else { continue };
        let Ok(mut judge) = Judge::begin(treaty, rules, &position) else { continue };
        let believed = position.alive();
        let outlook = Outlook { treaties: vec![judge.clone()], believed, ..Outlook::default() };
        let promises = Promises::of(&outlook, &position, &rules);
        let mut path = PathTreaties::default();
        path.begin(&promises);
        for _ in 0..20 {
            if position.is_over() {
                break;
            }
            let numbers = compare(&path, &promises, &judge, &position, &rules);
            compared = [compared[0] + numbers[0], compared[1] + numbers[1]];
            if judge.state() != TreatyState::InForce {
                break;
            }
            // Now and then somebody puts a duty off.
            let all = path.bindings(&promises, &position, &rules);
            let bindings = if rng.below(3) == 0 { judge.bindings(&position) } else { all };
            let moves = Restriction::new(&position, &rules, &bindings).legal_moves();
            let mv = moves[rng.below(moves.len())];
            let after = position.play_unchecked(&rules, mv);
            let broken = judge.turn(&position, mv, &after);
            path.pass(&promises, &rules, &position, mv, &after);
            let is_of_duty = |id: &djambi_press::ClauseId| judge.treaty().clause(*id).promise.is_duty();
            undone += usize::from(broken.iter().any(is_of_duty));
            if !broken.iter().all(is_of_duty) {
                break;
            }
            position = after;
        }
        done += judge.duties().iter().filter(|duty| duty.is_done).count();
    }
    assert!(compared[0] > 10_000 && compared[1] > 200, "{compared:?}");
    assert!(done > 200 && undone > 10, "{done} {undone}");
}
