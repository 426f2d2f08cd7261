//! The same thing asked for at once, on many connections: it happens once.

use djambi::Seat;
use djambi_protocol::{Created, EventKind, GameId, Level, Offer, PlayerAction, Seq, TableAct};
use futures_util::future::join_all;
use serde_json::json;

use crate::app::TestApp;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

/// A game of Ada, who is red, and Bob, who is yellow.
async fn game_of_two(app: &TestApp) -> (Created, Browser, Browser) {
    let mut ada = app.browser();
    let mut bob = app.browser();
    let person = json!({"kind": "person"});
    let absent = json!({"kind": "absent"});
    let seats =
        json!({"red": {"kind": "person", "mine": true}, "blue": absent, "yellow": person, "green": absent});
    let created = ada.create(&json!({"rules": "classic", "seats": seats})).await;
    bob.join(&created.invitations[0].url).await;
    (created, ada, bob)
}

/// Connections of a browser that follow a game.
async fn sockets(browser: &Browser, created: &Created, count: usize) -> Vec<Socket> {
    let mut sockets = join_all((0..count).map(|_| browser.socket(&created.id))).await;
    join_all(sockets.iter_mut().map(|socket| socket.hello(None))).await;
    sockets
}

/// Sends a command on each connection at once; returns the answers.
async fn at_once(
    sockets: &mut [Socket],
    expect: Seq,
    seat: Seat,
    of_socket: impl Fn(usize) -> (String, PlayerAction),
) -> Vec<Result<Seq, String>> {
    let send = sockets.iter_mut().enumerate().map(|(number, socket)| {
        let (id, action) = of_socket(number);
        async move { socket.command(&id, expect, seat, action).await }
    });
    join_all(send).await
}

#[tokio::test]
async fn what_is_sent_on_eight_connections_happens_once() {
    let app = TestApp::start().await;
    let (created, mut ada, bob) = game_of_two(&app).await;
    let mut of_ada = sockets(&ada, &created, 8).await;
    let answers = at_once(&mut of_ada, 0, Seat::Red, |_| ("one".to_owned(), turn("a3a5"))).await;
    assert!(answers.iter().all(|answer| *answer == Ok(1)), "one id: {answers:?}");
    assert_eq!(ada.game(&created.id).await.seq, 1);

    let mut of_bob = sockets(&bob, &created, 8).await;
    let answers = at_once(&mut of_bob, 1, Seat::Yellow, |number| (format!("t{number}"), turn("i7i5"))).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "eight ids: {answers:?}");

    let offer = PlayerAction::Offer { offer: Offer::TakeBack };
    let answers = at_once(&mut of_ada, 2, Seat::Red, |number| (format!("o{number}"), offer.clone())).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "an offer: {answers:?}");

    let answer = |number: usize| match number % 2 {
        0 => PlayerAction::Accept { of: 3 },
        _ => PlayerAction::Decline { of: 3 },
    };
    let answers =
        at_once(&mut of_bob, 3, Seat::Yellow, |number| (format!("a{number}"), answer(number))).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "yes or no: {answers:?}");
}

#[tokio::test]
async fn one_of_twenty_takes_a_seat() {
    let app = TestApp::start().await;
    let created =
        app.browser().create(&json!({"rules": "classic", "seats": {"red": {"kind": "person"}}})).await;
    let url = &created.invitations[0].url;
    let mut people: Vec<Browser> = (0..20).map(|_| app.browser()).collect();
    let claim = people.iter_mut().map(|person| async move { person.join(url).await.status });
    let mut answers = join_all(claim).await;
    answers.sort_unstable();
    assert_eq!(answers, [[303].as_slice(), &[409; 19]].concat());
}

/// Acts at a table; returns the status of the answer.
async fn act(person: &mut Browser, game: &GameId, act: &TableAct) -> u16 {
    person.post(&format!("/api/v1/games/{game}/table"), &serde_json::to_value(act).unwrap()).await.status
}

#[tokio::test]
async fn a_crowd_that_sits_and_stands_leaves_one_player_at_a_seat() {
    const PEOPLE: usize = 12;
    let app = TestApp::start().await;
    let mut host = app.browser();
    let person = json!({"kind": "person"});
    let clock = json!({"kind": "real_time", "base_s": 60, "increment_s": 5});
    let seats = json!({"red": person, "blue": person, "yellow": person, "green": person});
    let request = json!({"rules": "classic", "table": {}, "clock": clock, "seats": seats});
    let game = &host.create(&request).await.id;
    let mut people: Vec<Browser> = (0..PEOPLE).map(|_| app.browser()).collect();
    let crowd = people.iter_mut().enumerate().map(|(number, person)| async move {
        for round in 0..6 {
            let seat = djambi::SeatSet::first(4).iter().nth((number + round) % 4);
            act(person, game, &TableAct::Sit { seat, ticket: None }).await;
            act(person, game, &TableAct::Ready { ready: round % 2 == 0 }).await;
            if round < 5 && (number + round) % 3 == 0 {
                act(person, game, &TableAct::Stand { seat: None }).await;
            }
        }
    });
    join_all(crowd).await;
    let mut held = Vec::new();
    for person in &people {
        let seats = person.socket(game).await.place().await.held;
        assert!(seats.len() <= 1, "nobody has two seats: {seats:?}");
        held.extend(seats);
    }
    held.sort();
    let seats = host.game(game).await.settings.seats;
    let taken: Vec<Seat> = seats.into_iter().filter(|(_, seat)| seat.claimed).map(|(seat, _)| seat).collect();
    assert_eq!(held, taken, "each taken seat has one player, who knows of it");
}

#[tokio::test]
async fn who_sits_down_while_the_host_seats_bots_begins_the_game_once() {
    let app = TestApp::start().await;
    for _ in 0..10 {
        let mut host = app.browser();
        let mut guest = app.browser();
        let mine = json!({"kind": "person", "mine": true});
        let free = json!({"kind": "person"});
        let seats = json!({"red": mine, "yellow": free});
        let request = json!({"rules": "classic", "players": 2, "table": {}, "seats": seats});
        let game = &host.create(&request).await.id;
        let fill = TableAct::Fill { level: Level::Peasant };
        let sit = TableAct::Sit { seat: None, ticket: None };
        let (filled, sat) = tokio::join!(act(&mut host, game, &fill), act(&mut guest, game, &sit));
        let told = host.game(game).await;
        let begun = told.events.iter().filter(|event| event.kind == EventKind::Started).count();
        assert_eq!(begun, 1, "{filled} {sat}");
        let is_bot = told.settings.seats[&Seat::Yellow].kind.is_bot();
        assert_eq!(is_bot, sat == 409, "the one or the other: {filled} {sat}");
    }
}
