//! A game without a service, as its page plays it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use djambi::{Rules, SQUARE9, Seat};
use djambi_engine::{DrawStance, Engine, Level as Strength, Limits, Never, Options};
use djambi_protocol::{Event, EventKind, GameId, Level, Offer, Phase, SeatKind, Seq};
use djambi_wasm_room::{Act, LocalRoom, News, Question, Wish};

const BOT: SeatKind = SeatKind::Bot { level: Level::Page };

fn wish(seats: [SeatKind; 4]) -> Wish {
    let names = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];
    Wish { board: &SQUARE9, rules: Rules::CLASSIC, seats: names.into_iter().zip(seats).collect() }
}

fn id() -> GameId {
    "offline".parse().unwrap()
}

fn begin(seats: [SeatKind; 4]) -> LocalRoom {
    LocalRoom::begin(&wish(seats), id(), 1_000).unwrap()
}

/// A command with an id of its own, of a page that has seen all events.
fn act(room: &LocalRoom, kind: EventKind) -> Act {
    Act { id: format!("{}", room.seq()), expect: room.seq(), kind }
}

fn turn(seat: Seat, text: &str) -> EventKind {
    EventKind::Turn { seat, r#move: text.parse().unwrap() }
}

/// Lets bots play any legal turn until a person is to move or to be asked.
fn bots_play(room: &mut LocalRoom, log: &mut Vec<Event>) {
    while let Some(Question { at, seat, .. }) = room.question() {
        let game = game(log);
        let any = *game.position().legal_moves(game.rules()).first().unwrap();
        let text = game.position().geometry().wire(any).to_string();
        assert!(room.found(at, &text, DrawStance::Refuses, 2_000), "{seat}: {text}");
        log.extend(room.news().events);
    }
}

fn game(log: &[Event]) -> djambi::Game {
    let mut game = djambi::Game::new(Rules::CLASSIC, djambi::Position::start());
    for event in log {
        if let Some(entry) = event.kind.entry(&SQUARE9).unwrap() {
            game.apply(entry).unwrap();
        }
    }
    game
}

fn seqs(News { events, .. }: &News) -> Vec<Seq> {
    events.iter().map(|event| event.seq).collect()
}

#[test]
fn a_person_plays_and_takes_back_alone_against_bots() {
    let mut room = begin([SeatKind::Person, BOT, BOT, BOT]);
    let mut log = room.follow(0).events;
    assert!(log.is_empty() && room.question().is_none());
    let red = Seat::Red;
    let first = act(&room, turn(red, "a3a5"));
    assert_eq!(room.act(&first, 1_500).unwrap(), 1);
    let news = room.news();
    assert_eq!(seqs(&news), [1]);
    assert_eq!(news.state.unwrap().thinking, Some(Seat::Blue));
    log.extend(news.events);
    bots_play(&mut room, &mut log);
    assert_eq!((log.len(), room.question()), (4, None));
    // Nobody else is asked: it comes about at once.
    let wish = act(&room, EventKind::Offer { seat: red, offer: Offer::TakeBack });
    room.act(&wish, 2_500).unwrap();
    let news = room.news();
    assert_eq!(seqs(&news), [5, 6]);
    assert_eq!(news.events[1].kind, EventKind::TakeBack { to: 0 });
    assert_eq!(room.seq(), 6);
}

#[test]
fn a_command_is_obeyed_once_and_judged_as_by_the_service() {
    let mut room = begin([SeatKind::Person, BOT, SeatKind::Absent, BOT]);
    let first = act(&room, turn(Seat::Red, "a3a5"));
    assert_eq!(room.act(&first, 0).unwrap(), 1);
    assert_eq!(room.act(&first, 0).unwrap(), 1, "again");
    let code = |room: &mut LocalRoom, act: Act| room.act(&act, 0).unwrap_err().problem.code;
    let of_bot = act(&room, turn(Seat::Blue, "i3i5"));
    assert_eq!(code(&mut room, of_bot), "not_your_seat");
    let late = Act { expect: 0, ..act(&room, EventKind::Resign { seat: Seat::Red }) };
    assert_eq!(code(&mut room, late), "stale");
    let early = act(&room, turn(Seat::Red, "a5a6"));
    assert_eq!(code(&mut room, early), "not_your_turn");
    let pause = act(&room, EventKind::Offer { seat: Seat::Red, offer: Offer::Pause });
    assert_eq!(code(&mut room, pause), "no_clock");
    assert_eq!(room.seq(), 1, "nothing has happened");
}

#[test]
fn what_a_bot_has_found_is_played_only_where_it_was_asked() {
    let mut room = begin([SeatKind::Person, BOT, BOT, BOT]);
    assert!(!room.found(0, "a3a5", DrawStance::Refuses, 0), "a person is to move");
    let first = act(&room, turn(Seat::Red, "a3a5"));
    room.act(&first, 0).unwrap();
    assert!(!room.found(0, "i3i5", DrawStance::Refuses, 0), "before");
    assert!(!room.found(1, "a3a5", DrawStance::Refuses, 0), "illegal");
    assert!(!room.found(1, "", DrawStance::Refuses, 0), "no move");
    assert_eq!(room.question().map(|question| question.at), Some(1));
}

#[test]
fn bots_answer_the_offer_of_a_draw_and_those_at_one_screen_agree_among_themselves() {
    let mut room = begin([SeatKind::Person, BOT, BOT, BOT]);
    let draw = act(&room, EventKind::AgreeDraw { seat: Seat::Red });
    room.act(&draw, 0).unwrap();
    for (seat, stance) in [
        (Seat::Blue, DrawStance::Accepts),
        (Seat::Yellow, DrawStance::Refuses),
        (Seat::Green, DrawStance::Offers),
    ] {
        let question = room.question().unwrap();
        assert_eq!((question.seat, question.of), (seat, Some(1)));
        assert!(room.found(question.at, "", stance, 0));
    }
    assert_eq!(room.question(), None, "red goes on");
    let mut together = begin([SeatKind::Person; 4]);
    for seat in [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green] {
        let agree = act(&together, EventKind::AgreeDraw { seat });
        together.act(&agree, 0).unwrap();
    }
    assert_eq!(together.news().state.unwrap().phase, Phase::Over);
}

#[test]
fn those_at_one_screen_ask_each_other_before_they_take_back() {
    let mut room = begin([SeatKind::Person, SeatKind::Person, SeatKind::Absent, SeatKind::Absent]);
    for (seat, text) in [(Seat::Red, "a3a5"), (Seat::Blue, "i3i5")] {
        let turn = act(&room, turn(seat, text));
        room.act(&turn, 0).unwrap();
    }
    let wish = act(&room, EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack });
    room.act(&wish, 0).unwrap();
    let News { state, may, .. } = room.news();
    assert_eq!(state.unwrap().offers[0].asked, [Seat::Blue]);
    assert_eq!(may.unwrap().answer[0].seat, Seat::Blue);
}

/// A whole game of bots of the lowest level.
fn whole_game() -> (LocalRoom, Vec<Event>) {
    let mut room = begin([BOT; 4]);
    let mut log = room.follow(0).events;
    let mut seed = 0;
    while let Some(Question { at, .. }) = room.question() {
        seed += 1;
        let game = game(&log);
        let mut engine = Engine::new(Options::from(Strength::Page));
        let limits = Limits { nodes: Some(Strength::Page.nodes()), ..Limits::seeded(seed) };
        let report = engine.search(game.position(), game.rules(), &limits, &Never, |_| {});
        let text = game.position().geometry().wire(report.best_move().unwrap()).to_string();
        assert!(room.found(at, &text, DrawStance::Accepts, seed), "{text}");
        log.extend(room.news().events);
    }
    (room, log)
}

#[test]
fn a_game_goes_on_from_every_event_that_was_kept() {
    let (room, log) = whole_game();
    assert!(log.len() > 20);
    assert_eq!(log.iter().map(|event| event.seq).collect::<Vec<_>>(), (1..=room.seq()).collect::<Vec<_>>());
    for count in 0..=log.len() {
        let kept = log[..count].to_vec();
        let mut again = LocalRoom::restore(&wish([BOT; 4]), id(), 1_000, kept.clone()).unwrap();
        assert_eq!(again.follow(0).events, kept);
        let is_over = count == log.len();
        assert_eq!(again.question().is_none(), is_over, "{count}");
    }
    assert!(log.windows(2).all(|pair| pair[0].at_ms <= pair[1].at_ms), "a clock that is set back");
}

#[test]
fn what_is_damaged_is_no_game() {
    let (_, log) = whole_game();
    let mut gap = log.clone();
    gap.remove(3);
    let mut other = log.clone();
    other.swap(2, 3);
    for damaged in [gap, other] {
        assert!(LocalRoom::restore(&wish([BOT; 4]), id(), 1_000, damaged).is_err());
    }
    let nobody = Wish { seats: BTreeMap::new(), ..wish([BOT; 4]) };
    assert!(LocalRoom::begin(&nobody, id(), 0).is_err());
    let alone = wish([SeatKind::Person, SeatKind::Absent, SeatKind::Absent, SeatKind::Absent]);
    assert!(LocalRoom::begin(&alone, id(), 0).is_err());
}
