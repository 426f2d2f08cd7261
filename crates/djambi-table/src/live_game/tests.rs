//! The laws of tables: offers, clocks and the fold of the log.

mod by_day;
mod coming_back;
mod draws;
mod leave;
mod open_acts;
mod others;

use djambi::{Position, Rules, Seat, SeatSet};
use djambi_protocol::{
    ClockSettings, ClosingCause, Event, EventKind, FlagRule, LeaveRule, Level, Offer, Phase, PressSettings,
    Refusal, SeatKind, SeatState, Settings, TableSettings,
};
use proptest::prelude::*;

use super::*;

/// When the games of these tests begin.
const BEGIN: u64 = 1_790_000_000_000;

/// A game at a table in which these seats are persons and the others bots.
fn settings(persons: &[Seat], flag: FlagRule) -> Settings {
    let kind = |seat| {
        if persons.contains(&seat) { SeatKind::Person } else { SeatKind::Bot { level: Level::Page } }
    };
    let state = |seat| SeatState {
        kind: kind(seat),
        name: String::new(),
        claimed: true,
        stand_in: None,
        character: None,
        account: false,
        deleted: false,
    };
    Settings {
        id: "k3v9q2m7x1".parse().unwrap(),
        rules: Rules::CLASSIC,
        start: Position::start(),
        clock: Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 }),
        first_clock: None,
        table: TableSettings { flag, ..TableSettings::default() },
        press: PressSettings::default(),
        seats: SeatSet::first(4).iter().map(|seat| (seat, state(seat))).collect(),
    }
}

/// A game that writes its log, as a room does.
struct Logged {
    live: LiveGame,
    settings: Settings,
    log: Vec<Event>,
    now: u64,
    /// The way of each turn.
    lag: u64,
}

impl Logged {
    /// A game that has begun.
    fn begun(settings: Settings) -> Self {
        let live = LiveGame::new(&settings, BEGIN);
        let mut game = Self { live, settings, log: Vec::new(), now: BEGIN, lag: 0 };
        game.perform(EventKind::Started);
        game
    }

    fn perform(&mut self, kind: EventKind) {
        self.live.perform(&kind, self.now, self.lag).unwrap();
        let seq = self.live.seq;
        let clocks = self.live.recorded_clocks(self.now);
        self.log.push(Event { seq, at_ms: self.now, clocks, charged_ms: self.live.charged(), kind });
    }

    /// Gives a command to the game, and does what follows.
    fn command(&mut self, kind: EventKind) -> Result<(), Refused> {
        self.live.judge(&kind, Absence(SeatSet::first(4)))?;
        if let EventKind::Turn { seat, .. } = &kind
            && self.live.position().turn() != *seat
        {
            return Err(Refusal::NotYourTurn { seat: self.live.position().turn() }.into());
        }
        if self.live.standing_agreement(&kind).is_some() {
            return Ok(());
        }
        self.live.clone().perform(&kind, self.now, 0)?;
        self.perform(kind);
        self.follow();
        Ok(())
    }

    /// Does what a generated player tries, if it is possible.
    fn attempt(&mut self, step: &Try) {
        match step {
            Try::Play if self.live.phase() == Phase::Playing => self.play(),
            Try::Play => {}
            // An open seat has no player.
            Try::Act(seat, ..) if self.live.open_seats().contains(*seat) => {}
            &Try::Act(seat, act, back) => drop(self.command(command(self, seat, act, back))),
            &Try::Sit(seat) => self.sit(seat),
            &Try::Wait(time) => {
                self.now += time;
                self.follow();
            }
        }
    }

    /// Does what is due by itself.
    fn follow(&mut self) {
        while let Some(kind) = self.live.due(self.now) {
            self.perform(kind);
        }
    }

    /// Plays any turn of the seat to move.
    fn play(&mut self) {
        let seat = self.live.position().turn();
        let moves = self.live.position().legal_moves(&Rules::CLASSIC);
        let r#move = self.live.text_of(moves[moves.len() / 2]);
        // Bots play too, those that stand in included.
        self.perform(EventKind::Turn { seat, r#move });
        self.follow();
    }

    /// Somebody sits down at a seat, if it is open: a newcomer, or who has lost it.
    fn sit(&mut self, seat: Seat) {
        if self.live.open_seats().contains(seat) && self.live.outcome().is_none() {
            self.perform(EventKind::Sit { seat, name: String::new() });
            self.follow();
        }
    }

    fn offer(&mut self, seat: Seat, offer: Offer) -> u32 {
        self.command(EventKind::Offer { seat, offer }).unwrap();
        u32::try_from(
            self.log.iter().rposition(|event| event.kind == EventKind::Offer { seat, offer }).unwrap(),
        )
        .unwrap()
            + 1
    }

    fn code(&mut self, kind: EventKind) -> &'static str {
        self.command(kind).unwrap_err().problem.code
    }

    /// The game as the log gives it.
    fn replayed(&self) -> LiveGame {
        let mut live = LiveGame::new(&self.settings, BEGIN);
        for event in &self.log {
            live.replay(event).unwrap();
        }
        live
    }
}

const ALL: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

#[test]
fn before_its_start_a_game_takes_no_commands() {
    let live = LiveGame::new(&settings(&ALL, FlagRule::Resign), BEGIN);
    assert_eq!(live.phase(), Phase::Waiting);
    let refused = live.judge(&EventKind::Resign { seat: Seat::Red }, Absence::default()).unwrap_err();
    assert_eq!(refused.problem.code, "not_started");
    assert_eq!((live.due(u64::MAX), live.deadline()), (None, None));
}

#[test]
fn a_turn_is_taken_back_once_those_who_have_played_since_accept() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    for _ in 0..6 {
        game.play();
    }
    // Red has played twice; blue, yellow and green once, and blue a second time.
    let of = game.offer(Seat::Red, Offer::TakeBack);
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Blue]);
    assert_eq!(game.code(EventKind::Accept { seat: Seat::Green, of }), "no_offer");
    game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
    assert_eq!(game.log.last().unwrap().kind, EventKind::TakeBack { to: 4 });
    assert_eq!((game.live.position().turn(), game.live.game().events().len()), (Seat::Red, 4));
    assert!(game.live.standing_offers().is_empty());
}

#[test]
fn against_bots_turns_are_taken_back_at_once_and_as_often_as_one_likes() {
    let mut game = Logged::begun(settings(&[Seat::Red], FlagRule::Resign));
    for _ in 0..9 {
        game.play();
    }
    for left in [8, 4, 0] {
        game.offer(Seat::Red, Offer::TakeBack);
        assert_eq!(game.live.game().events().len(), left);
    }
    assert_eq!(game.code(EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack }), "no_own_turn");
}

#[test]
fn an_offer_lapses_by_a_decline_and_by_its_authors_turn() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    let of = game.offer(Seat::Red, Offer::Pause);
    assert_eq!(game.code(EventKind::Offer { seat: Seat::Red, offer: Offer::Abort }), "offer_stands");
    game.command(EventKind::Decline { seat: Seat::Green, of }).unwrap();
    assert_eq!(game.code(EventKind::Accept { seat: Seat::Blue, of }), "no_offer");
    game.offer(Seat::Red, Offer::Abort);
    game.play();
    assert!(game.live.standing_offers().is_empty());
}

#[test]
fn those_who_are_out_are_asked_no_more() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    let of = game.offer(Seat::Red, Offer::Pause);
    for seat in [Seat::Blue, Seat::Yellow] {
        game.command(EventKind::Accept { seat, of }).unwrap();
    }
    assert_eq!(game.live.phase(), Phase::Playing);
    game.command(EventKind::Resign { seat: Seat::Green }).unwrap();
    assert_eq!(game.live.phase(), Phase::Paused, "the last one who was asked is out");
}

#[test]
fn a_pause_stops_the_clocks_and_all_turns() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    let of = game.offer(Seat::Blue, Offer::Pause);
    game.now += 10_000;
    game.command(EventKind::Accept { seat: Seat::Red, of }).unwrap();
    assert_eq!(game.live.deadline(), Some(game.now + 24 * 3_600_000));
    game.now += 1_000_000;
    game.follow();
    assert_eq!(game.code(EventKind::Turn { seat: Seat::Red, r#move: "a3a4".parse().unwrap() }), "paused");
    let of = game.offer(Seat::Red, Offer::Resume);
    assert_eq!(game.live.phase(), Phase::Paused, "the clocks of others go on when they agree");
    game.clone_and(|game| {
        game.now += 24 * 3_600_000;
        game.follow();
        assert_eq!(game.live.phase(), Phase::Playing, "a pause has an end");
    });
    game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
    assert_eq!(game.live.phase(), Phase::Playing);
    assert_eq!(game.live.clock_state(game.now).unwrap().left[&Seat::Red], 50_000);
}

#[test]
fn a_game_is_called_off_in_its_first_round_alone() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    let of = game.offer(Seat::Red, Offer::Abort);
    game.clone_and(|game| {
        game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
        assert_eq!(game.log.last().unwrap().kind, EventKind::Closed { cause: ClosingCause::Aborted });
        assert_eq!(game.live.phase(), Phase::Over);
    });
    for _ in 0..5 {
        game.play();
    }
    assert_eq!(game.code(EventKind::Offer { seat: Seat::Blue, offer: Offer::Abort }), "too_late_to_abort");
}

#[test]
fn a_game_that_begins_at_once_is_played_from_its_creation_and_not_called_off() {
    let table = TableSettings::at_once();
    let settings = Settings { table, ..settings(&[Seat::Red, Seat::Blue], FlagRule::Resign) };
    let mut live = LiveGame::new(&settings, BEGIN);
    assert_eq!(live.phase(), Phase::Playing);
    assert_eq!(live.clock_state(BEGIN + 10_000).unwrap().left[&Seat::Red], 50_000);
    let abort = EventKind::Offer { seat: Seat::Red, offer: Offer::Abort };
    assert_eq!(live.judge(&abort, Absence::default()).unwrap_err().problem.code, "too_late_to_abort");
    assert!(live.open_offers(Seat::Red, &BTreeMap::new()).iter().all(|open| open.offer != Offer::Abort));
    live.perform(&EventKind::Turn { seat: Seat::Red, r#move: "a3a4".parse().unwrap() }, BEGIN, 0).unwrap();
}

#[test]
fn a_bot_stands_in_for_a_person_who_then_returns() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue, Seat::Green], FlagRule::Resign));
    let of = game.offer(Seat::Red, Offer::StandIn { seat: Seat::Green });
    assert_eq!(game.live.standing_offers()[0].asked, [Seat::Blue]);
    game.command(EventKind::Accept { seat: Seat::Blue, of }).unwrap();
    assert_eq!(game.live.stand_ins().get(&Seat::Green), Some(&Level::default()));
    assert_eq!(game.code(EventKind::AgreeDraw { seat: Seat::Green }), "stood_in");
    game.clone_and(|game| game.command(EventKind::Resign { seat: Seat::Green }).unwrap());
    game.offer(Seat::Green, Offer::Return);
    assert!(game.live.stand_ins().is_empty(), "nobody is asked");
    let bot = Offer::StandIn { seat: Seat::Yellow };
    assert_eq!(game.code(EventKind::Offer { seat: Seat::Red, offer: bot }), "not_away", "yellow is a bot");
}

#[test]
fn who_had_offered_something_when_their_turn_came_has_asked_though_it_has_lapsed() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue, Seat::Green], FlagRule::Resign));
    game.offer(Seat::Blue, Offer::StandIn { seat: Seat::Green });
    assert!(game.live.asks(Seat::Blue) && !game.live.asked_before_turn(Seat::Blue));
    while game.live.to_move() != Some(Seat::Blue) {
        game.play();
    }
    assert!(game.live.asks(Seat::Blue) && game.live.asked_before_turn(Seat::Blue));
    let until_ms = game.now + 1_000;
    game.live.perform(&EventKind::Leave { seat: Seat::Green, until_ms }, game.now, 0).unwrap();
    assert!(!game.live.asks(Seat::Blue) && game.live.asked_before_turn(Seat::Blue));
    game.play();
    assert!(!game.live.asked_before_turn(Seat::Blue));
}

#[test]
fn a_flag_is_a_resignation_or_opens_the_seat() {
    for (rule, seat_is_open) in [(FlagRule::Resign, false), (FlagRule::Open, true)] {
        let mut game = Logged::begun(settings(&ALL, rule));
        for _ in 0..5 {
            game.play();
        }
        // Blue is to move and has a minute and an increment.
        game.now += 64_999;
        game.follow();
        assert_eq!(game.live.position().turn(), Seat::Blue);
        assert_eq!(game.live.deadline(), Some(game.now + 1));
        game.now += 1;
        game.follow();
        assert_eq!(game.live.open_seats().contains(Seat::Blue), seat_is_open);
        assert_eq!(game.live.alive().contains(Seat::Blue), seat_is_open);
        let left = game.live.clock_state(game.now).unwrap().left[&Seat::Blue];
        assert_eq!(left, if seat_is_open { 60_000 } else { 0 });
    }
}

#[test]
fn a_game_closes_when_a_first_turn_does_not_come() {
    let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
    game.play();
    assert_eq!(game.live.deadline(), Some(BEGIN + 30_000));
    game.now += 30_000;
    game.follow();
    let closed = EventKind::Closed { cause: ClosingCause::NotBegun };
    assert_eq!(game.log.last().unwrap().kind, closed);
}

#[test]
fn a_draw_that_is_declined_stands_by_the_rules() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    game.command(EventKind::AgreeDraw { seat: Seat::Red }).unwrap();
    let of = game.live.standing_agreement(&EventKind::AgreeDraw { seat: Seat::Red }).unwrap();
    assert_eq!(of, 2, "the event after the start");
    game.command(EventKind::Decline { seat: Seat::Blue, of }).unwrap();
    assert_eq!(game.live.standing_agreement(&EventKind::AgreeDraw { seat: Seat::Red }), Some(of));
    assert_eq!(game.code(EventKind::Decline { seat: Seat::Red, of }), "no_offer", "not one's own");
}

impl Logged {
    /// Tries something on a copy.
    fn clone_and(&self, then: impl FnOnce(&mut Self)) {
        let live = self.live.clone();
        let settings = self.settings.clone();
        let log = self.log.clone();
        then(&mut Self { live, settings, log, now: self.now, lag: self.lag });
    }
}

/// What a generated player tries.
#[derive(Clone, Debug)]
enum Try {
    Play,
    Act(Seat, u8, u32),
    Sit(Seat),
    Wait(u64),
}

/// What becomes of players whose time runs out.
fn flag_rule() -> impl Strategy<Value = FlagRule> {
    prop::sample::select(vec![FlagRule::Resign, FlagRule::Open])
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let seat = prop::sample::select(ALL.to_vec());
    let one = prop_oneof![
        4 => Just(Try::Play),
        5 => (seat.clone(), 0..14_u8, 0..6_u32).prop_map(|(seat, act, back)| Try::Act(seat, act, back)),
        1 => seat.prop_map(Try::Sit),
        2 => (0..20_000_u64).prop_map(Try::Wait),
        1 => Just(Try::Wait(66_000)),
    ];
    prop::collection::vec(one, 1..60)
}

/// A command, be it possible or not.
fn command(game: &Logged, seat: Seat, act: u8, back: u32) -> EventKind {
    let of = game.live.seq.saturating_sub(back);
    let other = ALL[(seat.index() + 1 + back as usize) % 4];
    let days = Offer::ByDay { days: 2 };
    let offers = [Offer::TakeBack, Offer::Pause, Offer::Resume, Offer::Abort, days];
    match act {
        0..5 => EventKind::Offer { seat, offer: offers[usize::from(act)] },
        5 => EventKind::Offer { seat, offer: Offer::StandIn { seat: other } },
        6 => EventKind::Offer { seat, offer: Offer::Return },
        7..11 => EventKind::Accept { seat, of },
        11 => EventKind::Decline { seat, of },
        12 if back == 0 => EventKind::Resign { seat },
        _ => EventKind::AgreeDraw { seat },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is tried, the log gives the game that was played: the same offers, clocks, position and
    /// moments at which something is due.
    #[test]
    fn the_log_gives_the_game(
        tries in tries(),
        open in any::<bool>(),
        persons in 1..=4_usize,
        clock in prop_oneof![
            Just(ClockSettings::RealTime { base_s: 60, increment_s: 5 }),
            Just(ClockSettings::ByDay { turn_s: 3_600, bank_s: 7_200 }),
            Just(ClockSettings::ByDay { turn_s: 1, bank_s: 600 }),
        ],
        lag in 0..2_500_u64,
    ) {
        let flag = if open { FlagRule::Open } else { FlagRule::Resign };
        let mut game = Logged::begun(Settings { clock: Some(clock), ..settings(&ALL[..persons], flag) });
        game.lag = lag;
        for step in tries {
            game.attempt(&step);
            prop_assert_eq!(game.live.due(game.now), None, "nothing is left to do");
            for offer in game.live.standing_offers() {
                prop_assert!(!offer.asked.is_empty() && !offer.asked.contains(&offer.seat));
                prop_assert!(offer.asked.iter().all(|&seat| game.live.answering().contains(seat)));
            }
        }
        let log = || game.log.iter();
        let (_, charges) = LiveGame::of_log_with(&game.settings, BEGIN, log(), |_, _| {}).unwrap();
        prop_assert_eq!(charges, log().map(|event| event.charged_ms).collect::<Vec<_>>());
        let is_right = |event: &Event| event.charged_ms.is_some() == matches!(event.kind, EventKind::Turn { .. });
        prop_assert!(log().all(is_right));
        let again = game.replayed();
        prop_assert_eq!(again.standing_offers(), game.live.standing_offers());
        prop_assert_eq!(again.phase(), game.live.phase());
        prop_assert_eq!(again.position(), game.live.position());
        prop_assert_eq!(again.deadline(), game.live.deadline());
        prop_assert_eq!(again.stand_ins(), game.live.stand_ins());
        prop_assert_eq!(again.clock_state(game.now), game.live.clock_state(game.now));
    }

    /// Nobody else's clock changes than that of the seat to move.
    #[test]
    fn only_the_mover_pays(wait in 0..29_000_u64, turns in 0..6_usize) {
        let mut game = Logged::begun(settings(&ALL, FlagRule::Resign));
        for _ in 0..turns {
            game.play();
        }
        let before = game.live.clock_state(game.now).unwrap();
        game.now += wait;
        let after = game.live.clock_state(game.now).unwrap();
        let mover = game.live.position().turn();
        for seat in ALL {
            let paid = if seat == mover { wait } else { 0 };
            prop_assert_eq!(after.left[&seat], before.left[&seat] - paid);
        }
    }
}
