//! Leave: no time of a person passes meanwhile.

use super::*;

const DAY: u64 = 24 * 60 * 60 * 1_000;

/// A game by the day of three persons and a bot: a day a turn, and a bank of one.
fn by_day() -> Logged {
    let clock = Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 86_400 });
    let persons = [Seat::Red, Seat::Blue, Seat::Yellow];
    let mut game = Logged::begun(Settings { clock, ..settings(&persons, FlagRule::Resign) });
    // All have played a first turn.
    (0..4).for_each(|_| game.play());
    game
}

impl Logged {
    fn leave(&mut self, seat: Seat, for_ms: u64) {
        self.perform(EventKind::Leave { seat, until_ms: self.now + for_ms });
    }

    /// What the bank of a seat has left, and when a flag falls.
    fn time(&self, seat: Seat) -> (u64, Option<u64>) {
        let left = self.live.clock_state(self.now).unwrap().left[&seat];
        (left, self.live.deadline().map(|deadline| deadline - BEGIN))
    }
}

#[test]
fn a_leave_that_begins_during_the_own_turn_stops_it_and_it_goes_on_afterwards() {
    let mut game = by_day();
    game.now += DAY / 2;
    game.leave(Seat::Red, 7 * DAY);
    assert_eq!(game.live.leaves(game.now), [(Seat::Red, game.now + 7 * DAY)].into());
    let state = game.live.clock_state(game.now).unwrap();
    assert_eq!((state.running, state.stopped, state.turn_left), (None, Some(Seat::Red), Some(DAY / 2)));
    assert_eq!(game.time(Seat::Red), (DAY, Some(DAY / 2 + 7 * DAY + DAY / 2 + DAY)));
    game.now += 7 * DAY - 1;
    assert_eq!(game.live.clock_state(game.now).unwrap().turn_left, Some(DAY / 2));
    // It ends by itself, at the moment that it was told, whoever looks at it when.
    game.now += 1 + DAY;
    let state = game.replayed().clock_state(game.now).unwrap();
    assert_eq!((state.running, state.turn_left, state.left[&Seat::Red]), (Some(Seat::Red), Some(0), DAY / 2));
    assert!(game.live.leaves(game.now).is_empty());
    assert_eq!(game.live.due(game.now + DAY / 2), Some(EventKind::FlagFall { seat: Seat::Red }));
}

#[test]
fn who_is_not_to_move_goes_on_leave_too_and_comes_back_when_they_like() {
    let mut game = by_day();
    game.leave(Seat::Blue, 7 * DAY);
    game.now += DAY / 4;
    game.play();
    assert_eq!(game.time(Seat::Blue), (DAY, Some(7 * DAY + 2 * DAY)));
    game.now += 2 * DAY;
    game.perform(EventKind::Back { seat: Seat::Blue });
    assert_eq!(game.time(Seat::Blue), (DAY, Some(2 * DAY + DAY / 4 + 2 * DAY)));
    assert!(game.live.leaves(game.now).is_empty());
}

#[test]
fn who_is_on_leave_before_the_first_turn_need_not_play_it() {
    let clock = Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 });
    let mut game = Logged::begun(Settings { clock, ..settings(&ALL, FlagRule::Resign) });
    assert_eq!(game.live.first_turn_by(), Some(BEGIN + DAY));
    game.now += DAY / 2;
    game.leave(Seat::Red, 3 * DAY);
    assert_eq!(game.live.first_turn_by(), Some(BEGIN + 4 * DAY));
    game.now += DAY;
    game.perform(EventKind::Back { seat: Seat::Red });
    assert_eq!(game.live.first_turn_by(), Some(BEGIN + 2 * DAY));
    game.now += DAY / 4;
    game.perform(EventKind::Downtime { ms: DAY / 8 });
    assert_eq!(game.live.first_turn_by(), Some(BEGIN + 2 * DAY + DAY / 8), "nor while the service is down");
}

#[test]
fn who_was_on_leave_has_not_been_away_for_so_long() {
    let mut game = by_day();
    let over_at = |game: &Logged, since| game.live.over_at(Seat::Blue, since, 2 * DAY) - game.now;
    game.now += DAY;
    game.leave(Seat::Blue, 7 * DAY);
    assert_eq!(over_at(&game, game.now - DAY), 8 * DAY, "a day of two has passed");
    game.now += 3 * DAY;
    game.perform(EventKind::Back { seat: Seat::Blue });
    assert_eq!(over_at(&game, game.now - 4 * DAY), DAY);
    assert_eq!(over_at(&game, game.now), 2 * DAY, "a leave of before is no matter");
    assert_eq!(game.live.over_at(Seat::Red, game.now, 2 * DAY), game.now + 2 * DAY, "nor that of others");
}

#[test]
fn leave_is_for_games_by_the_day_of_people_at_tables_that_grant_it() {
    let mut game = by_day();
    assert!(game.live.may_leave());
    for seat in [Seat::Blue, Seat::Yellow] {
        game.perform(EventKind::Resign { seat });
    }
    assert!(!game.live.may_leave(), "bots wait for ever");
    assert!(!Logged::begun(settings(&ALL, FlagRule::Resign)).live.may_leave());
    let mut strict = settings(&ALL, FlagRule::Resign);
    strict.clock = Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 });
    strict.table.leave = LeaveRule::None;
    assert!(!Logged::begun(strict).live.may_leave());
}

/// What happens in a game by the day, after a while.
#[derive(Clone, Copy, Debug)]
enum Step {
    Play,
    Leave(usize, u64),
    Back(usize),
    TakeBack,
    Down,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => Just(Step::Play),
        2 => (0..3_usize, 1..9_u64).prop_map(|(seat, days)| Step::Leave(seat, days * DAY)),
        1 => (0..3_usize).prop_map(Step::Back),
        1 => Just(Step::TakeBack),
        1 => Just(Step::Down),
    ]
}

proptest! {
    /// The log gives the clocks that there were, with leaves, turns that are taken back and times without a service; and
    /// the time of nobody passes while they are on leave.
    #[test]
    fn the_log_gives_the_clocks_with_leaves(steps in prop::collection::vec((0..DAY, step()), 0..30)) {
        let mut game = by_day();
        for (wait, step) in steps {
            let mover = game.live.to_move();
            let before = game.live.clock_state(game.now).map(|state| (state.left, state.turn_left));
            let on_leave = mover.and_then(|seat| game.live.leaves(game.now).get(&seat).copied());
            game.now += wait;
            if on_leave.is_some_and(|until| game.now <= until) {
                let after = game.live.clock_state(game.now).map(|state| (state.left, state.turn_left));
                prop_assert_eq!(before, after, "on leave");
            }
            game.follow();
            if game.live.outcome().is_some() {
                break;
            }
            match step {
                Step::Play => game.play(),
                Step::Leave(seat, time) => game.leave(ALL[seat], time),
                Step::Back(seat) => game.perform(EventKind::Back { seat: ALL[seat] }),
                Step::TakeBack => {
                    if let Some(to) = game.live.game().events().len().checked_sub(2) {
                        game.perform(EventKind::TakeBack { to: u32::try_from(to).unwrap() });
                    }
                }
                Step::Down => {
                    let down = [Downtime { from: game.now.saturating_sub(DAY / 3), to: game.now }];
                    let ms = game.live.spared(&down, game.now);
                    if ms > 0 {
                        game.perform(EventKind::Downtime { ms });
                    }
                }
            }
            let replayed = game.replayed();
            for later in [0, DAY / 5, DAY, 8 * DAY] {
                let at = game.now + later;
                prop_assert_eq!(replayed.clock_state(at), game.live.clock_state(at));
                prop_assert_eq!(replayed.leaves(at), game.live.leaves(at));
            }
            prop_assert_eq!(replayed.deadline(), game.live.deadline());
        }
    }
}
