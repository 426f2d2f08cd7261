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

/// How long each seat may think about a turn that begins, with all that it has left.
fn whole(live: &LiveGame, now: u64) -> BTreeMap<Seat, u64> {
    let turn = live.clock.as_ref().map_or(0, |clock| clock.settings().turn_time());
    left(live, now).into_iter().map(|(seat, left)| (seat, turn + left)).collect()
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
    fn an_offer_changes_nothing_for_those_who_have_not_agreed(
        tries in tries(),
        flag in flag_rule(),
        persons in 2..=4_usize,
        turns in 0..9_usize,
        is_stood_in in any::<bool>(),
    ) {
        let mut game = Logged::begun(settings(&ALL[..persons], flag));
        (0..turns).for_each(|_| game.play());
        if is_stood_in {
            game.perform(EventKind::StandIn { seat: ALL[persons - 1], level: Level::Page });
        }
        for step in tries {
            let (Try::Act(seat, act, back), false) = (&step, game.is_open(&step)) else {
                game.attempt(&step);
                continue;
            };
            let seat = *seat;
            let act = *act;
            let back = *back;
            let kind = command(&game, seat, act, back);
            let is_ours = matches!(kind, EventKind::Resign { .. } | EventKind::AgreeDraw { .. });
            let before = game.live.clone();
            let now = game.now;
            let offer = offer_of(&game, &kind);
            if is_ours || game.command(kind.clone()).is_err() {
                continue;
            }
            let offered = &game.log[offer as usize - 1].kind;
            let stood_in = |other| matches!(offered, EventKind::Offer { offer: Offer::StandIn { seat }, .. } if *seat == other);
            for &other in ALL[..persons].iter().filter(|&&other| other != seat) {
                // Nobody has a seat that was opened and then fell.
                let is_nobodys = before.course.open.contains(other) && !before.alive().contains(other);
                if has_agreed(&game, other, offer) || stood_in(other) || is_nobodys {
                    continue;
                }
                let [was, is] = [&before, &game.live].map(|live| own(live, other, now));
                let stops = was.runs && !is.runs;
                prop_assert_eq!(Own { runs: was.runs, ..is }, Own { runs: was.runs, ..was }, "{:?} {:?}", kind, other);
                prop_assert!(stops || was.runs == is.runs, "{:?} {:?}", kind, other);
                prop_assert!(whole(&game.live, now)[&other] >= whole(&before, now)[&other], "{:?} {:?}", kind, other);
            }
        }
    }

    /// Nobody ever has more time than at the start and by the increments of the turns that count.
    #[test]
    fn no_acts_make_time(tries in tries(), flag in flag_rule(), by_day in any::<bool>(), persons in 1..=4_usize) {
        let mut game = Logged::begun(clocked(&ALL[..persons], flag, by_day));
        for step in tries {
            game.attempt(&step);
            if game.live.outcome().is_none() {
                for (seat, left) in left(&game.live, game.now) {
                    let gained = if by_day { 0 } else { increments(&game.live, seat) };
                    prop_assert!(left <= 60_000 + gained, "{seat}: {left}");
                }
            }
        }
    }

    /// By whatever one player does while the others only play, their clock runs no longer than for the time at
    /// the start, the fresh time of a seat that was opened, and the time of the turns that count. The last of these is
    /// the one that they are at.
    #[test]
    fn no_acts_of_one_player_make_time(
        acts in prop::collection::vec(alone(), 10..120),
        flag in flag_rule(),
        by_day in any::<bool>(),
    ) {
        let mut game = Logged::begun(clocked(&ALL, flag, by_day));
        (0..4).for_each(|_| game.play());
        let mut used = 0;
        let mut opened = 0;
        for act in acts {
            let log = game.log.len();
            used += game.alone(&act);
            opened += game.log[log..].iter().filter(|event| matches!(event.kind, EventKind::Open { seat: Seat::Red, .. })).count() as u64;
            let turns = game.live.turns().filter(|&(_, mover)| mover == Seat::Red).count() as u64;
            let most = if by_day { 90_000 + 60_000 * (turns + 1 + opened.min(1)) } else { 120_000 + 5_000 * turns };
            prop_assert!(used <= most, "{used} of {most} after {turns} turns");
        }
    }

    /// One player alone comes to an end, whatever they try: their turn, taken back, offered again, their seat lost and
    /// taken again.
    #[test]
    fn one_player_alone_comes_to_an_end(
        acts in prop::collection::vec(alone(), 100..300),
        flag in flag_rule(),
        by_day in any::<bool>(),
        persons in 2..=4_usize,
    ) {
        let mut game = Logged::begun(clocked(&ALL[..persons], flag, by_day));
        (0..4).for_each(|_| game.play());
        let mut turns = 0;
        for act in acts {
            // The others play a turn each: that is the end of what is done alone.
            if matches!(act, Alone::OthersPlay) {
                turns += 1;
                if turns > 1 {
                    continue;
                }
            }
            game.alone(&act);
        }
        prop_assert!(game.log.len() < 90, "{:?}", game.log);
    }

    /// Two of three players together do not keep the third from playing: by turns of theirs that are taken back
    /// and played again, the game comes to the third.
    #[test]
    fn two_players_together_come_to_an_end(
        acts in prop::collection::vec((any::<bool>(), 0..40_u8, 0..6_u32), 1_500..2_000),
    ) {
        let persons = [Seat::Red, Seat::Blue, Seat::Yellow];
        let mut game = Logged::begun(settings(&persons, FlagRule::Resign));
        (0..4).for_each(|_| game.play());
        for (is_red, act, back) in acts {
            let seat = if is_red { Seat::Red } else { Seat::Blue };
            let last = game.live.standing_offers().last().map(|offer| offer.of);
            match (act, last) {
                (11..20, _) if game.live.phase() == Phase::Playing && game.live.position().turn() == seat => {
                    game.play();
                }
                (20..30, _) => drop(game.command(EventKind::Offer { seat, offer: Offer::TakeBack })),
                (30.., Some(of)) => drop(game.command(EventKind::Accept { seat, of })),
                (..11, _) => drop(game.command(command(&game, seat, act, back))),
                _ => {}
            }
        }
        prop_assert!(game.log.len() < 200, "{} events", game.log.len());
    }
}

/// What a player does while the others only play.
#[derive(Clone, Debug)]
enum Alone {
    /// Their turn, if it is.
    Play,
    /// A command, be it possible or not.
    Act(u8, u32),
    /// They take the seat again that they have lost.
    Sit,
    Wait(u64),
    /// The others play until it is the player's turn.
    OthersPlay,
}

fn alone() -> impl Strategy<Value = Alone> {
    prop_oneof![
        3 => Just(Alone::Play),
        3 => (0..11_u8, 0..6_u32).prop_map(|(act, back)| Alone::Act(act, back)),
        3 => Just(Alone::Sit),
        2 => (0..30_000_u64).prop_map(Alone::Wait),
        2 => Just(Alone::Wait(130_000)),
        3 => Just(Alone::OthersPlay),
    ]
}

/// A game of these persons, in real time or by the day.
fn clocked(persons: &[Seat], flag: FlagRule, by_day: bool) -> Settings {
    let by_the_day = ClockSettings::ByDay { turn_s: 60, bank_s: 60 };
    let settings = settings(persons, flag);
    if by_day { Settings { clock: Some(by_the_day), ..settings } } else { settings }
}

impl Logged {
    /// Whether a step is that of a seat without a player.
    fn is_open(&self, step: &Try) -> bool {
        matches!(step, Try::Act(seat, ..) if self.live.open_seats().contains(*seat))
    }

    /// Lets red do this; returns for how long red's clock has run meanwhile.
    fn alone(&mut self, act: &Alone) -> u64 {
        let is_reds = self.live.to_move() == Some(Seat::Red);
        let plays = self.live.phase() == Phase::Playing;
        match *act {
            Alone::Play if is_reds && plays => self.play(),
            Alone::OthersPlay if !is_reds && plays => {
                while self.live.phase() == Phase::Playing && self.live.to_move() != Some(Seat::Red) {
                    self.play();
                }
            }
            Alone::Play | Alone::OthersPlay => {}
            Alone::Act(..) if self.live.open_seats().contains(Seat::Red) => {}
            Alone::Act(act, back) => drop(self.command(command(self, Seat::Red, act, back))),
            Alone::Sit => self.sit(Seat::Red),
            Alone::Wait(time) => {
                // The others play at once.
                let time = if is_reds { time } else { 0 };
                let rest = self.live.clock.as_ref().and_then(|clock| clock.until_flag(self.now)).unwrap_or(0);
                self.now += time;
                self.follow();
                return if plays { time.min(rest) } else { 0 };
            }
        }
        0
    }
}

#[test]
fn a_seat_opens_once() {
    for by_day in [false, true] {
        let mut game = Logged::begun(clocked(&ALL, FlagRule::Open, by_day));
        (0..5).for_each(|_| game.play());
        game.attempt(&Try::Wait(130_000));
        assert!(game.live.open_seats().contains(Seat::Blue));
        game.sit(Seat::Blue);
        assert!(game.live.open_seats().is_empty());
        game.attempt(&Try::Wait(130_000));
        assert_eq!(game.log.last().unwrap().kind, EventKind::FlagFall { seat: Seat::Blue });
    }
}

#[test]
fn nobody_sits_down_at_an_open_seat_that_has_fallen() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Open));
    (0..5).for_each(|_| game.play());
    game.attempt(&Try::Wait(130_000));
    assert!(game.live.open_seats().contains(Seat::Blue));
    // The bot does not play in time.
    game.attempt(&Try::Wait(130_000));
    assert!(!game.live.alive().contains(Seat::Blue) && game.live.open_seats().is_empty());
}

#[test]
fn who_is_back_has_the_own_seat_however_often_they_have_offered() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    for _ in 0..8 {
        let of = game.offer(Seat::Green, Offer::Pause);
        game.command(EventKind::Decline { seat: Seat::Red, of }).unwrap();
    }
    let of = game.offer(Seat::Red, Offer::StandIn { seat: Seat::Green });
    for seat in [Seat::Blue, Seat::Yellow] {
        game.command(EventKind::Accept { seat, of }).unwrap();
    }
    assert!(game.live.stand_ins().contains_key(&Seat::Green));
    assert_eq!(game.live.open_offers(Seat::Green, &BTreeMap::new())[0].not_yet, None);
    game.offer(Seat::Green, Offer::Return);
    assert!(game.live.stand_ins().is_empty());
}

/// A game of red and blue against two bots in which a bot stands in for blue after some turns.
fn without_blue_for_a_while(turns: usize) -> Logged {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    (0..turns).for_each(|_| game.play());
    game.offer(Seat::Red, Offer::StandIn { seat: Seat::Blue });
    game
}

#[test]
fn what_a_person_would_be_asked_waits_until_they_are_back() {
    for (turns, offer) in [(1, Offer::Abort), (1, Offer::Pause), (5, Offer::Pause), (6, Offer::TakeBack)] {
        let mut game = without_blue_for_a_while(turns);
        let command = EventKind::Offer { seat: Seat::Red, offer };
        assert_eq!(game.code(command), "cannot_answer", "{offer:?} after {turns} turns");
        let told = game.live.open_offers(Seat::Red, &BTreeMap::new());
        assert!(told.iter().all(|open| open.offer != offer), "{told:?}");
        game.offer(Seat::Blue, Offer::Return);
        game.offer(Seat::Red, offer);
        assert_eq!(game.live.standing_offers()[0].asked, [Seat::Blue]);
    }
}

#[test]
fn while_a_bot_stands_in_a_slip_is_taken_back_once() {
    let mut game = without_blue_for_a_while(5);
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.to_move(), Some(Seat::Red), "the bot had not played");
    let take_back = EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack };
    for _ in 0..2 {
        game.play();
        assert_eq!(game.code(take_back.clone()), "cannot_answer", "nothing would end it");
        (0..3).for_each(|_| game.play());
    }
    // Once blue has played, a slip is a slip again.
    game.play();
    game.offer(Seat::Blue, Offer::Return);
    game.play();
    (0..3).for_each(|_| game.play());
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.to_move(), Some(Seat::Red));
}

#[test]
fn a_pause_ends_with_all_who_agreed_to_it_or_by_itself() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    let of = game.offer(Seat::Red, Offer::Pause);
    game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
    game.offer(Seat::Red, Offer::StandIn { seat: Seat::Blue });
    assert_eq!(game.code(EventKind::Offer { seat: Seat::Red, offer: Offer::Resume }), "cannot_answer");
    game.attempt(&Try::Wait(24 * 3_600_000));
    assert_eq!(game.live.phase(), Phase::Playing);
}

#[test]
fn an_offer_lapses_when_a_bot_stands_in_for_who_is_asked() {
    let red = Seat::Red;
    let blue = Seat::Blue;
    let yellow = Seat::Yellow;
    let mut game = Logged::begun(settings(&[red, blue, yellow], FlagRule::Resign));
    let pause = game.offer(red, Offer::Pause);
    game.command(EventKind::Accept { seat: yellow, of: pause }).unwrap();
    let of = game.offer(yellow, Offer::StandIn { seat: blue });
    game.command(EventKind::Accept { seat: red, of }).unwrap();
    assert!(game.live.stand_ins().contains_key(&blue) && game.live.standing_offers().is_empty());
    assert_eq!(game.live.phase(), Phase::Playing);
}

#[test]
fn who_fell_while_a_bot_stood_in_is_asked_whether_that_is_undone() {
    let red = Seat::Red;
    let blue = Seat::Blue;
    let yellow = Seat::Yellow;
    let mut game = Logged::begun(settings(&[red, blue, yellow], FlagRule::Resign));
    game.play();
    let of = game.offer(red, Offer::StandIn { seat: blue });
    game.command(EventKind::Accept { seat: yellow, of }).unwrap();
    game.perform(EventKind::FlagFall { seat: blue });
    game.offer(red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [blue]);
}

#[test]
fn a_resignation_is_undone_only_with_its_author_though_a_bot_stood_in() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue, Seat::Green], FlagRule::Resign));
    game.play();
    let of = game.offer(Seat::Red, Offer::StandIn { seat: Seat::Green });
    game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
    game.command(EventKind::Resign { seat: Seat::Green }).unwrap();
    let of = game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Green]);
    game.command(EventKind::Accept { seat: Seat::Green, of }).unwrap();
    assert!(game.live.alive().contains(Seat::Green));
}

#[test]
fn who_has_taken_back_asks_all_until_all_have_played() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue, Seat::Yellow], FlagRule::Resign));
    game.play();
    game.offer(Seat::Red, Offer::TakeBack);
    game.play();
    // Blue plays along, and Yellow never comes to play.
    game.play();
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Blue, Seat::Yellow]);
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

/// A game of three people without a clock in which blue has deleted their account, after each has played two turns.
fn without_blue() -> Logged {
    let red = Seat::Red;
    let blue = Seat::Blue;
    let yellow = Seat::Yellow;
    let mut settings = Settings { clock: None, ..settings(&[red, blue, yellow], FlagRule::Resign) };
    let mut before = Logged::begun(settings.clone());
    for _ in 0..8 {
        before.play();
    }
    before.perform(EventKind::Resign { seat: blue });
    settings.seats.get_mut(&blue).unwrap().deleted = true;
    let mut game =
        Logged { settings, live: before.live.clone(), log: before.log, now: before.now, lag: before.lag };
    game.live = game.replayed();
    game
}

#[test]
fn who_has_deleted_their_account_is_asked_for_nothing_and_stays_out() {
    let mut game = without_blue();
    game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Yellow]);
    let of = game.live.standing_offers()[0].of;
    game.command(EventKind::Accept { seat: Seat::Yellow, of }).unwrap();
    let kinds: Vec<EventKind> = game.log.iter().rev().take(2).rev().map(|event| event.kind.clone()).collect();
    assert_eq!(kinds, [EventKind::TakeBack { to: 4 }, EventKind::Resign { seat: Seat::Blue }]);
    assert!(!game.live.alive().contains(Seat::Blue) && game.live.to_move() == Some(Seat::Red));
    assert_eq!(game.live.due(game.now), None, "once is enough");
}

#[test]
fn without_a_clock_a_person_who_has_begun_can_be_overdue() {
    let untimed = |flag| Settings { clock: None, ..settings(&[Seat::Red, Seat::Blue], flag) };
    let overdue = |game: &Logged| game.live.overdue();
    let mut game = Logged::begun(untimed(FlagRule::Resign));
    assert_eq!(overdue(&game), None, "the game has not begun for red");
    for seat in SeatSet::first(4).iter() {
        assert_eq!((game.live.to_move(), overdue(&game)), (Some(seat), None));
        game.play();
    }
    assert_eq!(overdue(&game), Some(EventKind::FlagFall { seat: Seat::Red }));
    game.play();
    game.play();
    assert_eq!(overdue(&game), None, "a bot is to move");
    let mut open = Logged::begun(untimed(FlagRule::Open));
    (0..4).for_each(|_| open.play());
    assert_eq!(overdue(&open), Some(EventKind::Open { seat: Seat::Red, level: Level::default() }));
    let mut timed = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    (0..4).for_each(|_| timed.play());
    assert_eq!(overdue(&timed), None, "its clock ends the wait");
}
