//! The laws of tables: their settings, seats that change, clocks and results.

use djambi::{FallCause, Outcome, Reason, Seat, SeatSet};
use djambi_protocol::{ClockSettings, Event, EventKind, Level, Offer, SeatKind, TableSettings};

use super::{ADA, BOB, id, new_event, new_game};
use crate::store::{GameResult, GameSeats, NewEvent, NewGame, SeatResult, SeatRow, Store, StoredGame};

/// Checks the laws of tables.
pub(super) async fn all(store: &dyn Store) {
    a_table_is_read_as_it_was_created(store).await;
    seats_change_without_an_event(store).await;
    seats_change_with_an_event_or_not_at_all(store).await;
    bots_that_stand_in_are_waited_for(store).await;
    no_bot_is_waited_for_before_the_start(store).await;
    clocks_are_kept_with_their_event(store).await;
    a_result_is_kept_with_the_last_event(store).await;
}

/// A new game whose table waits, whose id is `name`.
pub(super) fn new_table(name: &str) -> NewGame {
    let mut game = new_game(name);
    game.settings.table = TableSettings { fill_s: Some(60), ..TableSettings::default() };
    game.settings.clock = Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 });
    game
}

/// An event of a game that is of this kind.
pub(super) fn event_of(game: &str, seq: u32, kind: EventKind) -> NewEvent {
    let event =
        Event { seq, at_ms: 1_790_000_000_000 + u64::from(seq), clocks: None, charged_ms: None, kind };
    NewEvent::new(id(game), event, Some(Seat::Blue))
}

async fn read(store: &dyn Store, game: &str) -> StoredGame {
    store.game(&id(game)).await.unwrap().unwrap()
}

async fn a_table_is_read_as_it_was_created(store: &dyn Store) {
    let mut game = new_table("table");
    game.seats.change(Seat::Red, |row| row.ready = true);
    store.create(game.clone()).await.unwrap();
    let stored = read(store, "table").await;
    assert_eq!(
        (stored.told(), stored.seats.ready()),
        (game.settings.told(game.seats.told()), SeatSet::first(1))
    );
}

/// The rows of a table's seats after Bob has taken the blue one, a bot stands in for Ada, and a bot is gone.
fn changed(seats: &GameSeats) -> Vec<SeatRow> {
    let mut rows: Vec<SeatRow> = seats.rows().cloned().collect();
    for row in &mut rows {
        match row.seat {
            Seat::Red => row.stand_in = Some(Level::Squire),
            Seat::Blue => {
                (row.player, row.name, row.ready, row.invited_s) = (Some(BOB), "Bob".to_owned(), true, 7);
            }
            Seat::Yellow => (row.kind, row.character, row.invited_s) = (SeatKind::Person, None, 8),
            _ => {}
        }
    }
    rows
}

/// Checks that the seats of a game are those of [`changed`].
async fn check_changed(store: &dyn Store, game: &str) {
    let stored = read(store, game).await;
    let [red, blue, yellow] =
        [Seat::Red, Seat::Blue, Seat::Yellow].map(|seat| stored.told().seats[&seat].clone());
    assert_eq!((red.stand_in, red.claimed), (Some(Level::Squire), true));
    assert_eq!((blue.name.as_str(), blue.claimed), ("Bob", true));
    assert_eq!((yellow.kind, yellow.claimed), (SeatKind::Person, false));
    assert!(stored.seats.holders() == [(Seat::Red, ADA), (Seat::Blue, BOB)].into());
    assert_eq!(stored.seats.invited_s(Seat::Blue), Some(7));
    assert_eq!(stored.seats.invited_s(Seat::Yellow), Some(8));
    assert_eq!(stored.seats.ready().iter().collect::<Vec<_>>(), [Seat::Blue]);
}

async fn seats_change_without_an_event(store: &dyn Store) {
    store.create(new_table("sitting")).await.unwrap();
    let before = read(store, "sitting").await;
    let rows = changed(&before.seats);
    store.set_seats(&id("sitting"), rows.clone(), None).await.unwrap();
    check_changed(store, "sitting").await;
    let mut mirrored = before;
    mirrored.seats.extend(rows);
    assert!(mirrored.seats == read(store, "sitting").await.seats, "memory and disk agree");
    store.set_seats(&id("sitting"), Vec::new(), None).await.unwrap();
    check_changed(store, "sitting").await;
    assert!(store.set_seats(&id("nowhere"), changed(&mirrored.seats), None).await.is_err());
}

async fn seats_change_with_an_event_or_not_at_all(store: &dyn Store) {
    store.create(new_table("drawn")).await.unwrap();
    let seats = changed(&read(store, "drawn").await.seats);
    let gap = NewEvent { seats: seats.clone(), ..event_of("drawn", 2, EventKind::Started) };
    assert!(store.append(gap).await.is_err());
    assert!(read(store, "drawn").await.seats == new_table("drawn").seats, "nothing has changed");
    store.append(NewEvent { seats, ..event_of("drawn", 1, EventKind::Started) }).await.unwrap();
    check_changed(store, "drawn").await;
}

async fn bots_that_stand_in_are_waited_for(store: &dyn Store) {
    let waits = async || store.waiting_for_bots().await.unwrap().contains(&id("away"));
    let mut game = new_game("away");
    game.seats.change(Seat::Yellow, |row| row.kind = SeatKind::Person);
    store.create(game).await.unwrap();
    let stand_in = |stand_in| {
        let row = new_game("away").seats.get(Seat::Blue).unwrap().clone();
        vec![SeatRow { invited_s: 0, stand_in, ..row }]
    };
    store.append(event_of("away", 1, EventKind::Resign { seat: Seat::Red })).await.unwrap();
    assert!(!waits().await);
    let seat = Seat::Blue;
    let level = Level::Envoy;
    let away = event_of("away", 2, EventKind::StandIn { seat, level });
    store.append(NewEvent { seats: stand_in(Some(level)), ..away }).await.unwrap();
    assert!(waits().await);
    let back = event_of("away", 3, EventKind::Return { seat });
    store.append(NewEvent { seats: stand_in(None), ..back }).await.unwrap();
    assert!(!waits().await);
}

async fn no_bot_is_waited_for_before_the_start(store: &dyn Store) {
    let waits = async || store.waiting_for_bots().await.unwrap().contains(&id("early"));
    store.create(NewGame { to_move: Some(Seat::Yellow), ..new_table("early") }).await.unwrap();
    assert!(!waits().await);
    let started = event_of("early", 1, EventKind::Started);
    store.append(NewEvent { to_move: Some(Seat::Yellow), ..started }).await.unwrap();
    assert!(waits().await);
}

async fn clocks_are_kept_with_their_event(store: &dyn Store) {
    store.create(new_table("timed")).await.unwrap();
    let mut timed = event_of("timed", 1, EventKind::Started);
    timed.event.clocks = Some([(Seat::Red, 60_000), (Seat::Blue, 0)].into());
    let event = timed.event.clone();
    store.append(timed).await.unwrap();
    store.append(event_of("timed", 2, EventKind::Pause)).await.unwrap();
    let events = read(store, "timed").await.events;
    assert_eq!(events[0].event, event);
    assert_eq!(events[1].event.clocks, None);
}

/// A result of the game of two people and a bot.
fn result() -> GameResult {
    let players = SeatSet::first(3);
    let sharers = SeatSet::first(2);
    let outcome = Outcome { reason: Reason::Agreement, players, sharers };
    let seat = |seat, place, fall| SeatResult { seat, place: Some(place), fall, fallen_by: None };
    let seats = vec![
        seat(Seat::Red, 1, None),
        seat(Seat::Blue, 1, None),
        SeatResult { fallen_by: Some(Seat::Red), ..seat(Seat::Yellow, 3, Some(FallCause::Killed)) },
    ];
    GameResult { outcome, ended_ms: 1_790_000_000_001, turns: 7, position: "end".to_owned(), seats }
}

async fn a_result_is_kept_with_the_last_event(store: &dyn Store) {
    store.create(new_game("won")).await.unwrap();
    assert_eq!(read(store, "won").await.result, None);
    let last = || NewEvent { to_move: None, result: Some(result()), ..new_event("won", 1, None) };
    let gap = NewEvent { event: new_event("won", 2, None).event, ..last() };
    assert!(store.append(gap).await.is_err());
    assert_eq!(read(store, "won").await.result, None, "nothing of a refused event is kept");
    store.append(last()).await.unwrap();
    assert_eq!(read(store, "won").await.result, Some(result()));
    // The end itself is taken back.
    let offer = EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack };
    let offered = NewEvent { to_move: None, ..event_of("won", 2, offer) };
    store.append(offered).await.unwrap();
    assert_eq!(read(store, "won").await.result, Some(result()), "an offer changes nothing");
    store.append(event_of("won", 3, EventKind::TakeBack { to: 0 })).await.unwrap();
    assert_eq!(read(store, "won").await.result, None);
}
