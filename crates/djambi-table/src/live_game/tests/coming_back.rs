//! A person alone against bots comes back after their own fall.

use super::*;

const TAKE_BACK: EventKind = EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack };

/// A game of these persons that has gone on for `turns` turns, before red resigns.
fn fallen(persons: &[Seat], flag: FlagRule, turns: usize) -> Logged {
    let mut game = Logged::begun(settings(persons, flag));
    for _ in 0..turns {
        game.play();
    }
    game.command(EventKind::Resign { seat: Seat::Red }).unwrap();
    game
}

#[test]
fn alone_against_bots_a_player_who_is_out_comes_back_as_often_as_they_like() {
    let mut game = fallen(&[Seat::Red], FlagRule::Resign, 9);
    for left in [8, 4, 0] {
        // The bots have played on.
        game.play();
        let seq = game.live.seq;
        game.offer(Seat::Red, Offer::TakeBack);
        assert_eq!((game.live.seq, game.live.game().events().len()), (seq + 2, left));
        assert_eq!((game.live.to_move(), game.live.phase()), (Some(Seat::Red), Phase::Playing));
        game.command(EventKind::Resign { seat: Seat::Red }).unwrap();
    }
    assert_eq!(game.code(TAKE_BACK), "no_own_turn");
    assert_eq!(game.replayed().position(), game.live.position());
}

#[test]
fn a_game_that_the_bots_have_finished_goes_on() {
    let mut game = fallen(&[Seat::Red], FlagRule::Resign, 6);
    for seat in [Seat::Blue, Seat::Yellow] {
        game.perform(EventKind::Resign { seat });
    }
    assert_eq!((game.live.phase(), game.live.due(game.now)), (Phase::Over, None));
    let before = game.live.clock_state(game.now).unwrap();
    game.now += 1_000_000;
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.log.last().unwrap().kind, EventKind::TakeBack { to: 4 });
    assert_eq!((game.live.outcome(), game.live.to_move()), (None, Some(Seat::Red)));
    let after = game.live.clock_state(game.now).unwrap();
    let mut left = before.left;
    for seat in [Seat::Red, Seat::Blue] {
        left.insert(seat, left[&seat] - 5_000);
    }
    assert_eq!((after.left, after.running), (left.clone(), Some(Seat::Red)), "the increments go");
    assert_eq!(game.live.deadline(), Some(game.now + left[&Seat::Red]));
    assert_eq!(game.replayed().clock_state(game.now), game.live.clock_state(game.now));
}

#[test]
fn nobody_comes_back_where_other_persons_play_or_have_played() {
    let mut game = fallen(&[Seat::Red, Seat::Blue], FlagRule::Resign, 6);
    assert_eq!(game.code(TAKE_BACK), "not_alive");
    game.command(EventKind::Resign { seat: Seat::Blue }).unwrap();
    assert_eq!(game.code(TAKE_BACK), "not_alive", "only bots are left");
    game.perform(EventKind::Resign { seat: Seat::Yellow });
    assert_eq!(game.code(TAKE_BACK), "finished");
}

#[test]
fn what_the_service_has_closed_stays_closed() {
    let mut game = fallen(&[Seat::Red], FlagRule::Resign, 6);
    game.perform(EventKind::Closed { cause: ClosingCause::Expired });
    assert_eq!(game.code(TAKE_BACK), "finished");
}

#[test]
fn who_has_won_or_drawn_takes_nothing_back() {
    let mut game = Logged::begun(settings(&[Seat::Red], FlagRule::Resign));
    for _ in 0..6 {
        game.play();
    }
    for seat in [Seat::Blue, Seat::Yellow, Seat::Green] {
        game.perform(EventKind::Resign { seat });
    }
    assert_eq!((game.live.phase(), game.code(TAKE_BACK)), (Phase::Over, "finished"));
}

#[test]
fn whose_time_has_run_out_cannot_play_a_turn_again() {
    let flagged = |clock| {
        let settings = Settings { clock: Some(clock), ..settings(&[Seat::Red], FlagRule::Resign) };
        let mut game = Logged::begun(settings);
        for _ in 0..4 {
            game.play();
        }
        game.now = game.live.deadline().unwrap();
        game.follow();
        assert!(!game.live.alive().contains(Seat::Red));
        game
    };
    let mut game = flagged(ClockSettings::RealTime { base_s: 60, increment_s: 5 });
    assert_eq!(game.code(TAKE_BACK), "no_time_left");
    let mut game = flagged(ClockSettings::ByDay { turn_s: 3_600, bank_s: 0 });
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.deadline(), Some(game.now + 3_600_000), "by the day a turn has its own time");
}

#[test]
fn a_bot_that_plays_for_a_person_is_no_fall() {
    let mut game = Logged::begun(settings(&[Seat::Red], FlagRule::Open));
    for _ in 0..4 {
        game.play();
    }
    game.now = game.live.deadline().unwrap();
    game.follow();
    assert_eq!(game.code(TAKE_BACK), "stood_in");
}
