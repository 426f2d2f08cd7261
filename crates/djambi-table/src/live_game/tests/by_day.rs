//! Going on by the day: a clock of minutes becomes one of days.

use super::*;

const DAY: u64 = 24 * 60 * 60 * 1_000;
const BY_DAY: Offer = Offer::ByDay { days: 3 };

/// A game of minutes of three persons and a bot, in which all have played a first turn.
fn minutes() -> Logged {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue, Seat::Yellow], FlagRule::Resign));
    (0..4).for_each(|_| game.play());
    game
}

/// Lets all agree to go on by the day.
fn agree(game: &mut Logged) {
    let of = game.offer(Seat::Blue, BY_DAY);
    for seat in [Seat::Red, Seat::Yellow] {
        game.command(EventKind::Accept { seat, of }).unwrap();
    }
}

#[test]
fn all_living_persons_agree_to_go_on_by_the_day() {
    let mut game = minutes();
    game.now += 20_000;
    let of = game.offer(Seat::Blue, BY_DAY);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Red, Seat::Yellow], "bots are not asked");
    game.command(EventKind::Accept { seat: Seat::Red, of }).unwrap();
    assert!(!game.live.is_by_day());
    game.now += 10_000;
    game.command(EventKind::Accept { seat: Seat::Yellow, of }).unwrap();
    assert_eq!(game.log.last().unwrap().kind, EventKind::ByDay { days: 3 });
    assert!(game.live.is_by_day() && game.live.may_leave());
    // The turn that is being played has its whole time from now on, and nothing is left of the minutes.
    let state = game.live.clock_state(game.now).unwrap();
    assert_eq!((state.running, state.turn_left, state.left[&Seat::Red]), (Some(Seat::Red), Some(3 * DAY), 0));
    assert_eq!(game.live.deadline(), Some(game.now + 3 * DAY));
    game.now += 3 * DAY - 1;
    game.play();
    assert_eq!(game.live.deadline(), Some(game.now + 3 * DAY), "blue, who is to move, has as long");
    assert_eq!(game.live.due(game.now + 3 * DAY), Some(EventKind::FlagFall { seat: Seat::Blue }));
    // A game is read by what it was created with, whatever clock it is said to have now.
    let told = Settings {
        clock: Some(ClockSettings::of_days(3)),
        first_clock: game.settings.clock,
        ..game.settings.clone()
    };
    let again = LiveGame::of_log(&told, BEGIN, &game.log).unwrap();
    assert_eq!(again.clock_state(game.now), game.live.clock_state(game.now));
}

#[test]
fn the_offer_lapses_as_others_do() {
    let mut game = minutes();
    let of = game.offer(Seat::Red, BY_DAY);
    game.command(EventKind::Decline { seat: Seat::Yellow, of }).unwrap();
    assert_eq!(game.code(EventKind::Accept { seat: Seat::Blue, of }), "no_offer");
    game.offer(Seat::Red, BY_DAY);
    game.play();
    assert!(game.live.standing_offers().is_empty(), "its author has played");
    let of = game.offer(Seat::Red, BY_DAY);
    game.play();
    assert_eq!(game.live.standing_offers()[0].of, of, "another has played");
}

#[test]
fn it_is_offered_in_minutes_alone_and_for_one_to_fourteen_days() {
    let mut game = minutes();
    for days in [0, 15, u32::MAX] {
        let offer = EventKind::Offer { seat: Seat::Red, offer: Offer::ByDay { days } };
        assert_eq!(game.code(offer), "clock_out_of_range", "{days}");
    }
    agree(&mut game);
    let offer = EventKind::Offer { seat: Seat::Red, offer: BY_DAY };
    assert_eq!(game.code(offer.clone()), "no_clock");
    let untimed = settings(&[Seat::Red, Seat::Blue], FlagRule::Resign);
    assert_eq!(Logged::begun(Settings { clock: None, ..untimed }).code(offer), "no_clock");
}

#[test]
fn it_ends_a_pause() {
    let mut game = minutes();
    let of = game.offer(Seat::Red, Offer::Pause);
    for seat in [Seat::Blue, Seat::Yellow] {
        game.command(EventKind::Accept { seat, of }).unwrap();
    }
    game.offer(Seat::Red, Offer::Resume);
    game.now += 5_000;
    agree(&mut game);
    assert_eq!((game.live.phase(), game.live.deadline()), (Phase::Playing, Some(game.now + 3 * DAY)));
    assert!(game.live.standing_offers().is_empty(), "there is nothing to go on with");
}

#[test]
fn a_turn_of_the_minutes_is_taken_back_without_their_increment() {
    let mut game = minutes();
    agree(&mut game);
    // Since then a bot has played alone, which is not asked.
    game.offer(Seat::Yellow, Offer::TakeBack);
    let state = game.live.clock_state(game.now).unwrap();
    assert_eq!((game.live.to_move(), state.left[&Seat::Yellow]), (Some(Seat::Yellow), 0));
    assert!(game.live.is_by_day(), "what was agreed stays");
}
