//! No act of one player changes what belongs to another but by the rules, and none goes on without end.

use std::collections::BTreeMap;

use super::*;

/// What belongs to a person in a game.
#[derive(Debug, PartialEq, Eq)]
struct Own {
    lives: bool,
    stood_in: bool,
    agreed: Option<Seq>,
    /// The seat whose clock runs, if it is the person's.
    runs: bool,
    is_over: bool,
}

fn own(live: &LiveGame, seat: Seat, now: u64) -> Own {
    let clock = live.clock_state(now).unwrap();
    Own {
        lives: live.alive().contains(seat),
        stood_in: live.stand_ins().contains_key(&seat),
        agreed: live.agreement_of(seat),
        runs: clock.running == Some(seat),
        is_over: live.outcome().is_some(),
    }
}

/// The time of all seats.
fn left(live: &LiveGame, now: u64) -> BTreeMap<Seat, u64> {
    live.clock_state(now).unwrap().left
}

/// Whether a person has made or accepted an offer.
fn has_agreed(game: &Logged, seat: Seat, offer: u32) -> bool {
    let is_author = game.log[offer as usize - 1].kind.seat() == Some(seat);
    is_author || game.log.iter().any(|event| event.kind == EventKind::Accept { seat, of: offer })
}

/// The number of the offer that a command makes or answers.
fn offer_of(game: &Logged, kind: &EventKind) -> u32 {
    match *kind {
        EventKind::Accept { of, .. } | EventKind::Decline { of, .. } => of,
        _ => game.live.seq + 1,
    }
}

/// The increments of a seat's turns that count.
fn increments(live: &LiveGame, seat: Seat) -> u64 {
    live.turns().filter(|&(_, mover)| mover == seat).count() as u64 * 5_000
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// By an offer or an answer nothing changes for another person who could answer and did not: no life,
    /// resignation, agreement, seat, clock or result.
    #[test]
    fn an_offer_changes_nothing_for_those_who_have_not_agreed(tries in tries(), persons in 2..=4_usize) {
        let mut game = Logged::begun(settings(&ALL[..persons], FlagRule::Resign));
        for step in tries {
            let Try::Act(seat, act, back) = step else {
                game.attempt(&step);
                continue;
            };
            let kind = command(&game, seat, act, back);
            let is_ours = matches!(kind, EventKind::Resign { .. } | EventKind::AgreeDraw { .. });
            let (before, now, offer) = (game.live.clone(), game.now, offer_of(&game, &kind));
            if is_ours || game.command(kind.clone()).is_err() {
                continue;
            }
            let offered = &game.log[offer as usize - 1].kind;
            let stood_in = |other| matches!(offered, EventKind::Offer { offer: Offer::StandIn { seat }, .. } if *seat == other);
            for &other in ALL[..persons].iter().filter(|&&other| other != seat) {
                // A person who is away cannot answer; one for whom a bot plays can come back first.
                if has_agreed(&game, other, offer) || stood_in(other) || before.stand_ins().contains_key(&other) {
                    continue;
                }
                let [was, is] = [&before, &game.live].map(|live| own(live, other, now));
                let stops = was.runs && !is.runs;
                prop_assert_eq!(Own { runs: was.runs, ..is }, Own { runs: was.runs, ..was }, "{:?} {:?}", kind, other);
                prop_assert!(stops || was.runs == is.runs, "{:?} {:?}", kind, other);
                prop_assert!(left(&game.live, now)[&other] >= left(&before, now)[&other], "{:?} {:?}", kind, other);
            }
        }
    }

    /// Nobody ever has more time than at the start and by the increments of the turns that count.
    #[test]
    fn no_acts_make_time(tries in tries(), persons in 1..=4_usize) {
        let mut game = Logged::begun(settings(&ALL[..persons], FlagRule::Resign));
        for step in tries {
            game.attempt(&step);
            if game.live.outcome().is_none() {
                for (seat, left) in left(&game.live, game.now) {
                    prop_assert!(left <= 60_000 + increments(&game.live, seat), "{seat}: {left}");
                }
            }
        }
    }

    /// One player alone comes to an end, whatever they try: their turn, taken back, offered again.
    #[test]
    fn one_player_alone_comes_to_an_end(acts in prop::collection::vec((0..14_u8, 0..6_u32), 100..300)) {
        let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
        for _ in 0..4 {
            game.play();
        }
        for (act, back) in acts {
            if act == 13 && game.live.phase() == Phase::Playing && game.live.position().turn() == Seat::Red {
                game.play();
            } else if act != 11 {
                drop(game.command(command(&game, Seat::Red, act, back)));
            }
        }
        prop_assert!(game.log.len() < 60, "{:?}", game.log);
    }
}

#[test]
fn only_the_first_turn_in_a_row_is_taken_back_without_asking() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    game.play();
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!((game.live.position().turn(), left(&game.live, game.now)[&Seat::Red]), (Seat::Red, 60_000));
    game.play();
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Blue, Seat::Yellow, Seat::Green]);
    assert_eq!(game.live.position().turn(), Seat::Blue);
    // Once somebody else has played, a slip is a slip again.
    for _ in 0..4 {
        game.play();
    }
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.position().turn(), Seat::Red);
}

#[test]
fn a_resignation_is_undone_only_with_its_author() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    game.play();
    for seat in [Seat::Green, Seat::Yellow] {
        game.command(EventKind::Resign { seat }).unwrap();
    }
    let of = game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Yellow, Seat::Green]);
    game.command(EventKind::Accept { seat: Seat::Green, of }).unwrap();
    assert!(!game.live.alive().contains(Seat::Green));
    game.command(EventKind::Accept { seat: Seat::Yellow, of }).unwrap();
    assert_eq!(game.live.alive(), SeatSet::first(4));
}

#[test]
fn a_game_is_called_off_only_with_those_who_have_resigned() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue, Seat::Green], FlagRule::Resign));
    game.command(EventKind::Resign { seat: Seat::Green }).unwrap();
    let of = game.offer(Seat::Red, Offer::Abort);
    game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
    assert_eq!(game.live.outcome(), None);
    game.command(EventKind::Accept { seat: Seat::Green, of }).unwrap();
    assert_eq!(game.live.phase(), Phase::Over);
}

#[test]
fn a_draw_is_declined_once() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    game.command(EventKind::AgreeDraw { seat: Seat::Red }).unwrap();
    let decline = EventKind::Decline { seat: Seat::Blue, of: 2 };
    game.command(decline.clone()).unwrap();
    assert_eq!(game.code(decline), "no_offer");
}

#[test]
fn an_offer_that_has_become_impossible_lapses() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    game.offer(Seat::Red, Offer::StandIn { seat: Seat::Green });
    game.command(EventKind::Resign { seat: Seat::Green }).unwrap();
    assert!(game.live.standing_offers().is_empty());
}

#[test]
fn nobody_is_left_without_time_by_a_take_back() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    for _ in 0..4 {
        game.play();
    }
    // A minute and an increment; nine tenths of a second are left, and then the next increment.
    game.now += 64_100;
    game.play();
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(left(&game.live, game.now)[&Seat::Red], 900);
    game.now += 900;
    game.follow();
    assert!(!game.live.alive().contains(Seat::Red));
}
