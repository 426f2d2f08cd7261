//! The acts that a seat is told are those that would be taken.

use std::collections::BTreeMap;

use djambi_protocol::OpenOffer;

use super::*;

/// From when each seat may be stood in for.
fn absences() -> BTreeMap<Seat, u64> {
    ALL.into_iter().map(|seat| (seat, BEGIN)).collect()
}

/// Whether a command would be taken in this state: judged, and performed by the rules.
fn is_taken(live: &LiveGame, kind: &EventKind, now: u64) -> Result<(), &'static str> {
    let code = |refused: Refused| refused.problem.code;
    live.judge(kind, Absence(SeatSet::first(4))).map_err(code)?;
    live.clone().perform(kind, now, 0).map_err(code)
}

/// A turn of the seat to move.
fn any_turn(live: &LiveGame) -> EventKind {
    let moves = live.position().legal_moves(&Rules::CLASSIC);
    EventKind::Turn { seat: live.position().turn(), r#move: live.text_of(moves[0]) }
}

/// The offers that a seat could think of.
fn offers_of(seat: Seat) -> Vec<Offer> {
    let stand_ins = ALL.into_iter().filter(|&other| other != seat).map(|seat| Offer::StandIn { seat });
    let plain = [Offer::TakeBack, Offer::Pause, Offer::Resume, Offer::Abort, Offer::Return];
    let plain = plain.into_iter().chain([Offer::ByDay { days: 1 }]);
    plain.chain(stand_ins).collect()
}

proptest! {
    #[test]
    fn what_is_open_is_taken_and_nothing_else(
        tries in tries(),
        open in any::<bool>(),
        persons in 1..=4_usize,
    ) {
        let flag = if open { FlagRule::Open } else { FlagRule::Resign };
        let mut game = Logged::begun(settings(&ALL[..persons], flag));
        for step in tries {
            game.attempt(&step);
            let live = &game.live;
            let now = game.now;
            for &seat in &ALL[..persons] {
                let open = live.open_offers(seat, &absences());
                for offer in offers_of(seat) {
                    let listed = open.iter().find(|open| open.offer == offer);
                    let taken = is_taken(live, &EventKind::Offer { seat, offer }, now);
                    match (listed.map(|open| open.not_yet.as_deref()), taken) {
                        (Some(None), Ok(())) | (None, Err(_)) => {}
                        (Some(Some(told)), Err(code)) => prop_assert_eq!(told, code),
                        other => prop_assert!(false, "{:?} of {:?}: {:?}", offer, seat, other),
                    }
                }
                prop_assert!(open.iter().all(|open| open.seat == seat));
                if live.to_move() == Some(seat) {
                    prop_assert_eq!(live.may_play(seat), is_taken(live, &any_turn(live), now).is_ok());
                }
                let resign = is_taken(live, &EventKind::Resign { seat }, now);
                prop_assert_eq!(live.may_resign(seat), resign.is_ok());
                let agree = EventKind::AgreeDraw { seat };
                let agrees = is_taken(live, &agree, now).is_ok() && live.standing_agreement(&agree).is_none();
                prop_assert_eq!(live.may_agree_draw(seat), agrees);
            }
        }
    }

    #[test]
    fn what_waits_for_an_answer_takes_one(tries in tries(), persons in 1..=4_usize) {
        let mut game = Logged::begun(settings(&ALL[..persons], FlagRule::Resign));
        for step in tries {
            game.attempt(&step);
            for answer in game.live.open_answers() {
                let decline = EventKind::Decline { seat: answer.seat, of: answer.of };
                prop_assert_eq!(is_taken(&game.live, &decline, game.now), Ok(()));
                let mut declined = game.live.clone();
                declined.perform(&decline, game.now, 0).unwrap();
                prop_assert!(!declined.open_answers().contains(&answer), "once");
            }
        }
    }

    /// Whom an offer asks is among those of whom its author was told.
    #[test]
    fn nobody_is_asked_of_whom_the_author_was_not_told(tries in tries(), persons in 2..=4_usize) {
        let mut game = Logged::begun(settings(&ALL[..persons], FlagRule::Resign));
        for step in tries {
            game.attempt(&step);
            for &seat in &ALL[..persons] {
                for OpenOffer { offer, asks, not_yet, .. } in game.live.open_offers(seat, &absences()) {
                    if not_yet.is_some() {
                        continue;
                    }
                    let mut offered = game.live.clone();
                    offered.perform(&EventKind::Offer { seat, offer }, game.now, 0).unwrap();
                    let standing = offered.standing_offers().into_iter().find(|standing| standing.seat == seat);
                    let asked = standing.map(|standing| standing.asked).unwrap_or_default();
                    prop_assert!(asked.iter().all(|other| asks.contains(other)), "{:?} {:?}", offer, asked);
                    if offer != Offer::TakeBack {
                        prop_assert_eq!(asked, asks);
                    }
                }
            }
        }
    }
}

#[test]
fn a_draw_is_one_offer_that_each_person_answers_once() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    game.command(EventKind::AgreeDraw { seat: Seat::Blue }).unwrap();
    game.command(EventKind::AgreeDraw { seat: Seat::Green }).unwrap();
    let draw = game.live.standing_draw().unwrap();
    assert_eq!((draw.since + 1, draw.by), (draw.of, vec![Seat::Blue, Seat::Green]));
    assert_eq!(draw.asked, [Seat::Red, Seat::Yellow]);
    game.command(EventKind::Decline { seat: Seat::Red, of: draw.of }).unwrap();
    assert_eq!(game.live.standing_draw().unwrap().asked, [Seat::Yellow]);
    game.command(EventKind::Decline { seat: Seat::Yellow, of: draw.of }).unwrap();
    assert_eq!(game.live.standing_draw(), None, "nobody is left to agree");
}
