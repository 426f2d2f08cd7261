//! Tables: people find their seats, begin together, and play by the clock.

use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{
    Channel, EventKind, GameId, GameMessage, Held, Level, OfGame, Offer, Phase, PlayerAction, Presence,
    Seating, ServerMessage, TableAct, You, YouMay,
};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::http::Reply;
use crate::support::socket::{command, turn};
use crate::support::{Browser, Socket};

/// A table of four people with a clock.
fn table(options: &Value) -> Value {
    let free = json!({"kind": "person"});
    json!({
        "rules": "classic",
        "clock": {"kind": "real_time", "base_s": 60, "increment_s": 5},
        "table": options,
        "seats": {"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free},
    })
}

async fn act(browser: &mut Browser, game: &GameId, act: TableAct) -> Reply {
    browser.post(&format!("/api/v1/games/{game}/table"), &serde_json::to_value(act).unwrap()).await
}

/// Sits down and is ready.
async fn sit_and_be_ready(browser: &mut Browser, game: &GameId, seat: Seat) {
    let reply = act(browser, game, TableAct::Sit { seat: Some(seat), ticket: None }).await;
    let held: Held = serde_json::from_value(reply.json()).unwrap();
    assert_eq!(held.held, [seat]);
    assert_eq!(act(browser, game, TableAct::Ready { ready: true }).await.status, 200);
}

/// Four people at a table whose game begins when the last of them is here, the first of them red.
async fn complete(app: &TestApp, options: &Value) -> (GameId, Vec<Browser>) {
    let mut people: Vec<Browser> = (0..4).map(|_| app.browser()).collect();
    let game = people[0].create(&table(options)).await.id;
    for (person, seat) in people[1..].iter_mut().zip([Seat::Blue, Seat::Yellow, Seat::Green]) {
        sit_and_be_ready(person, &game, seat).await;
    }
    assert_eq!(act(&mut people[0], &game, TableAct::Ready { ready: true }).await.status, 200);
    (game, people)
}

/// Four people at a table whose game has begun, and their connections.
async fn begun(app: &TestApp, options: &Value) -> (GameId, Vec<Browser>, Vec<(Socket, Vec<Seat>)>) {
    let (game, people) = complete(app, options).await;
    let mut sockets = sockets(&people, &game).await;
    for (socket, _) in &mut sockets {
        while !matches!(socket.game_message().await, GameMessage::Event { event } if event.kind == EventKind::Started)
        {
        }
    }
    (game, people, sockets)
}

/// The connections of people, each with the seats that it holds.
async fn sockets(people: &[Browser], game: &GameId) -> Vec<(Socket, Vec<Seat>)> {
    let mut sockets = Vec::new();
    for person in people {
        let mut socket = person.socket(game).await;
        let (held, _, _) = socket.hello(None).await;
        sockets.push((socket, held));
    }
    sockets
}

#[tokio::test]
async fn four_people_sit_down_and_begin_when_all_are_ready() {
    let app = TestApp::start().await;
    let (game, mut people) = complete(&app, &json!({})).await;
    assert_eq!(people[0].game(&game).await.seq, 0, "in real time a game waits until all are here");
    let _sockets = sockets(&people, &game).await;
    let told = people[0].game(&game).await;
    assert_eq!(told.events[0].kind, EventKind::Started);
    let clocks = told.events[0].clocks.as_ref().unwrap();
    assert!(clocks.values().all(|&left| left == 60_000) && clocks.len() == 4);
    assert!(told.settings.seats.values().all(|seat| seat.claimed && !seat.name.is_empty()));
    assert_eq!(act(&mut people[1], &game, TableAct::Stand { seat: None }).await.failure(), "409 started");
}

#[tokio::test]
async fn who_sits_down_is_ready_unless_clocks_begin_with_the_game() {
    let app = TestApp::start().await;
    let by_day = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let real_time = json!({"kind": "real_time", "base_s": 60, "increment_s": 5});
    for (clock, seating, is_asked) in [
        (Value::Null, Seating::Chosen, false),
        (by_day, Seating::Drawn, false),
        (real_time, Seating::Chosen, true),
    ] {
        let mut host = app.browser();
        let mut guest = app.browser();
        let mut request = table(&json!({"seating": seating}));
        request["clock"] = clock.clone();
        request["seats"]["green"] = json!({"kind": "bot"});
        let game = host.create(&request).await.id;
        let mut socket = host.socket(&game).await;
        assert_eq!(socket.place().await.may.ready, is_asked.then_some(true), "{clock}");
        let sit = |seat| TableAct::Sit { seat: Some(seat), ticket: None };
        assert_eq!(act(&mut guest, &game, sit(Seat::Blue)).await.status, 200);
        assert_eq!(guest.socket(&game).await.place().await.may.ready, is_asked.then_some(true), "{clock}");
        // Who may think again stays ready by sitting; who leaves is not waited for, and nobody begins without them.
        act(&mut guest, &game, TableAct::Ready { ready: false }).await;
        act(&mut guest, &game, TableAct::Stand { seat: None }).await;
        let mut others = [app.browser(), app.browser()];
        for (other, seat) in others.iter_mut().zip([Seat::Blue, Seat::Yellow]) {
            assert_eq!(host.game(&game).await.seq, 0, "{clock}: a seat is free");
            assert_eq!(act(other, &game, sit(seat)).await.status, 200);
        }
        let begun = host.game(&game).await.events.iter().any(|event| event.kind == EventKind::Started);
        assert_eq!(begun, !is_asked, "{clock}");
    }
}

#[tokio::test]
async fn the_host_alone_removes_sitters_and_seats_bots() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut guest = app.browser();
    let game = host.create(&table(&json!({}))).await.id;
    sit_and_be_ready(&mut guest, &game, Seat::Yellow).await;
    let mut sockets = [host.socket(&game).await, guest.socket(&game).await];
    let mut may = async |by: usize| {
        let YouMay { remove, fill, .. } = sockets[by].place().await.may;
        (remove, fill.is_some())
    };
    assert_eq!(may(0).await, (vec![Seat::Yellow], true));
    assert_eq!(may(1).await, (vec![], false), "a guest does neither");
    for wanted in
        [TableAct::Remove { seat: Seat::Red, name: None }, TableAct::Fill { level: Level::default() }]
    {
        assert_eq!(act(&mut guest, &game, wanted).await.failure(), "403 not_your_game");
    }
    let taken = act(&mut guest, &game, TableAct::Sit { seat: Some(Seat::Red), ticket: None }).await;
    assert_eq!(taken.failure(), "409 seat_taken");
    assert_eq!(act(&mut host, &game, TableAct::Remove { seat: Seat::Yellow, name: None }).await.status, 200);
    assert!(!host.game(&game).await.settings.seats[&Seat::Yellow].claimed);
    assert_eq!(may(0).await, (vec![], true));
    let again = act(&mut guest, &game, TableAct::Sit { seat: Some(Seat::Yellow), ticket: None }).await;
    assert_eq!(again.failure(), "403 removed");
    assert_eq!(act(&mut host, &game, TableAct::Fill { level: Level::default() }).await.status, 200);
    let told = host.game(&game).await;
    assert_eq!(told.events[0].kind, EventKind::Started, "the host wants to begin");
    assert_eq!(may(0).await, (vec![], false));
}

#[tokio::test]
async fn the_host_removes_nobody_but_whom_they_have_seen_and_for_the_next_game_too() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut bob = app.browser();
    let mut carl = app.browser();
    for (person, name) in [(&mut host, "Ada"), (&mut bob, "Bob"), (&mut carl, "Carl")] {
        person.navigate("/").await;
        assert_eq!(person.post("/api/v1/me", &json!({"name": name})).await.status, 200);
    }
    let game = host.create(&table(&json!({}))).await.id;
    let seat = Seat::Yellow;
    let remove = |name: &str| TableAct::Remove { seat, name: Some(name.to_owned()) };
    let invite = |name: &str| TableAct::Invite { seat, name: Some(name.to_owned()) };
    // Bob has stood up, and Carl sat down, before the host's press arrives that was meant for Bob.
    sit_and_be_ready(&mut bob, &game, seat).await;
    act(&mut bob, &game, TableAct::Stand { seat: None }).await;
    sit_and_be_ready(&mut carl, &game, seat).await;
    for stale in [remove("Bob"), invite("Bob"), invite("")] {
        assert_eq!(act(&mut host, &game, stale).await.failure(), "409 seat_changed");
    }
    assert_eq!(act(&mut host, &game, remove("Carl")).await.status, 200);
    // A removed player stays removed where the others play again.
    sit_and_be_ready(&mut bob, &game, seat).await;
    act(&mut host, &game, TableAct::Ready { ready: true }).await;
    act(&mut host, &game, TableAct::Fill { level: Level::default() }).await;
    let mut board = host.socket(&game).await;
    board.hello(None).await;
    let mut other_board = bob.socket(&game).await;
    other_board.hello(None).await;
    while host.game(&game).await.seq == 0 {}
    let seq = host.game(&game).await.seq;
    let resign = PlayerAction::Resign;
    board.command("r", seq, Seat::Red, resign.clone()).await.unwrap();
    let seq = host.game(&game).await.seq;
    other_board.command("r", seq, seat, resign).await.unwrap();
    let again = host.send("POST", &format!("/api/v1/games/{game}/again"), &[], b"").await;
    let next: djambi_protocol::Created = serde_json::from_slice(&again.body).unwrap();
    act(&mut bob, &next.id, TableAct::Stand { seat: None }).await;
    let sit = TableAct::Sit { seat: None, ticket: None };
    assert_eq!(act(&mut carl, &next.id, sit).await.failure(), "403 removed");
}

#[tokio::test]
async fn people_are_told_what_is_open_to_them() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut guest = app.browser();
    let game = host.create(&table(&json!({}))).await.id;
    let free = |place: &You| place.may.sit.iter().map(|open| open.seat).collect::<Vec<_>>();
    let writes = |place: &You| place.may.talk.clone().unwrap().write;
    assert!(host.socket(&game).await.place().await.host);
    let stranger = guest.socket(&game).await.place().await;
    assert_eq!(free(&stranger), [Seat::Blue, Seat::Yellow, Seat::Green]);
    assert_eq!(writes(&stranger), [], "strangers write nowhere");
    guest.navigate("/").await;
    let mut socket = guest.socket(&game).await;
    let place = socket.place().await;
    assert_eq!((&place.held[..], free(&place)), (&[][..], vec![Seat::Blue, Seat::Yellow, Seat::Green]));
    assert_eq!(writes(&place), [Channel::Watchers]);

    act(&mut guest, &game, TableAct::Sit { seat: Some(Seat::Yellow), ticket: None }).await;
    let place = socket.you().await;
    assert_eq!((&place.held[..], free(&place)), (&[Seat::Yellow][..], vec![Seat::Blue, Seat::Green]));
    assert_eq!((writes(&place), place.may.ready), (vec![Channel::Table], Some(true)));
    act(&mut guest, &game, TableAct::Ready { ready: true }).await;
    assert_eq!(socket.you().await.may.ready, Some(false), "in real time, one may think again");

    act(&mut host, &game, TableAct::Remove { seat: Seat::Yellow, name: None }).await;
    let mut place = socket.you().await;
    while !place.removed {
        place = socket.you().await;
    }
    assert_eq!((&place.held[..], free(&place)), (&[][..], vec![]));
}

/// As `docs/PROTOCOL.md` has it.
#[tokio::test]
async fn who_sits_where_is_told_before_the_game_begins_and_what_follows_after() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut guest = app.browser();
    let bot = json!({"kind": "bot", "level": "page"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}, "yellow": bot, "green": bot});
    let clock = json!({"kind": "real_time", "base_s": 60, "increment_s": 5});
    let request = json!({"rules": "classic", "table": {"seating": "drawn"}, "clock": clock, "seats": seats});
    let game = host.create(&request).await.id;
    let mut socket = host.socket(&game).await;
    socket.follow(None).await;
    sit_and_be_ready(&mut guest, &game, Seat::Blue).await;
    let mut here = guest.socket(&game).await;
    here.hello(None).await;
    act(&mut host, &game, TableAct::Ready { ready: true }).await;
    let mut told = Vec::new();
    while !told.contains(&"you") {
        for message in socket.messages().await {
            let ServerMessage::Game(OfGame { message, .. }) = message else { continue };
            match message {
                GameMessage::Seats { .. } => told.push("seats"),
                GameMessage::Event { event } if event.kind == EventKind::Started => told.push("started"),
                GameMessage::You { .. } if told.contains(&"started") => told.push("you"),
                _ => {}
            }
        }
    }
    let ends = told.iter().position(|&what| what == "started").unwrap();
    assert_eq!((told[ends - 1], told[ends + 1]), ("seats", "you"), "{told:?}");
}

#[tokio::test]
async fn a_table_waits_and_takes_no_commands() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let game = host.create(&table(&json!({}))).await.id;
    let mut socket = host.socket(&game).await;
    socket.hello(None).await;
    let refused = socket.command("c1", 0, Seat::Red, PlayerAction::Resign).await.unwrap_err();
    assert_eq!(refused, "not_started");
}

#[tokio::test]
async fn names_are_hidden_until_the_end_and_outsiders_kept_out() {
    let app = TestApp::start().await;
    let (game, mut people, mut sockets) =
        begun(&app, &json!({"names": "hidden", "watching": "nobody"})).await;
    let told = people[2].game(&game).await;
    assert!(told.settings.seats.values().all(|seat| seat.name.is_empty()));
    let outsider = app.browser().get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(outsider.failure(), "403 nobody_watches");
    let mut seq = told.seq;
    for ((socket, _), seat) in sockets.iter_mut().zip([Seat::Red, Seat::Blue, Seat::Yellow]) {
        seq = socket.command("c1", seq, seat, PlayerAction::Resign).await.unwrap();
    }
    let told = people[2].game(&game).await;
    assert!(told.outcome.is_some() && told.settings.seats.values().all(|seat| !seat.name.is_empty()));
}

#[tokio::test]
async fn who_has_stood_up_is_sent_away_from_a_game_that_nobody_may_watch() {
    let app = TestApp::start().await;
    let mut people: Vec<Browser> = (0..5).map(|_| app.browser()).collect();
    let game = people[0].create(&table(&json!({"watching": "nobody"}))).await.id;
    sit_and_be_ready(&mut people[4], &game, Seat::Blue).await;
    let mut left = people[4].socket(&game).await;
    left.hello(None).await;
    assert_eq!(act(&mut people[4], &game, TableAct::Stand { seat: None }).await.status, 200);
    for (person, seat) in people[1..4].iter_mut().zip([Seat::Blue, Seat::Yellow, Seat::Green]) {
        sit_and_be_ready(person, &game, seat).await;
    }
    assert_eq!(act(&mut people[0], &game, TableAct::Ready { ready: true }).await.status, 200);
    let mut sockets = sockets(&people[..4], &game).await;
    assert_eq!(left.error().await, "nobody_watches");
    let red = &mut sockets[0].0;
    let turn = PlayerAction::Turn { r#move: "a3a4".parse().unwrap() };
    assert_eq!(red.command("t1", 1, Seat::Red, turn).await, Ok(2));
    assert!(left.is_silent().await, "no turn is told");
    let late = command("late", 2, Seat::Blue, PlayerAction::Resign);
    left.send_command(late).await;
    assert_eq!(left.error().await, "not_followed");
}

#[tokio::test]
async fn drawn_seats_are_those_of_the_same_people() {
    let app = TestApp::start().await;
    let (game, mut people, _here) = begun(&app, &json!({"seating": Seating::Drawn})).await;
    let sockets = sockets(&people, &game).await;
    let mut held: Vec<Seat> = sockets.into_iter().flat_map(|(_, held)| held).collect();
    held.sort();
    assert_eq!(held, [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green]);
    let names = people[0].game(&game).await.settings.seats;
    assert!(names.values().all(|seat| !seat.name.is_empty()));
}

#[tokio::test]
async fn a_turn_is_taken_back_and_the_clocks_are_in_every_event() {
    let app = TestApp::start().await;
    let (game, _people, mut sockets) = begun(&app, &json!({})).await;
    let turn = PlayerAction::Turn { r#move: "a3a4".parse().unwrap() };
    let seq = sockets[0].0.command("t1", 1, Seat::Red, turn).await.unwrap();
    let offer = PlayerAction::Offer { offer: Offer::TakeBack };
    let seq = sockets[0].0.command("o1", seq, Seat::Red, offer).await.unwrap();
    let mut person = app.browser();
    let told = person.game(&game).await;
    // Nobody has played since, so the turn is taken back at once.
    assert_eq!((seq, told.seq), (3, 4));
    assert_eq!(told.events[3].kind, EventKind::TakeBack { to: 0 });
    assert!(told.events.iter().all(|event| event.clocks.as_ref().is_some_and(|clocks| clocks.len() == 4)));
    let left = |event: usize| told.events[event].clocks.as_ref().unwrap()[&Seat::Red];
    assert!(left(1) > 60_000 && left(3) <= 60_000, "the increment comes and goes");
    let record = person.get(&format!("/api/v1/games/{game}/record")).await.text();
    assert!(record.contains("[%clk 0:01:0") && record.contains('('), "{record}");
}

#[tokio::test]
async fn by_the_day_each_event_is_followed_by_what_the_turn_has_left() {
    const DAY: u64 = 86_400_000;
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let person = json!({"kind": "person", "mine": true});
    let request = json!({
        "rules": "classic",
        "players": 2,
        "clock": {"kind": "by_day", "turn_s": 86_400, "bank_s": 0},
        "seats": {"red": person, "yellow": person},
    });
    let game = ada.create(&request).await.id;
    let mut socket = ada.socket(&game).await;
    socket.hello(None).await;
    let begun = ada.game(&game).await.seq;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let seq = socket.command("t", begun, Seat::Red, turn("a3a4")).await.unwrap();
    let clock = socket.next_state().await.clock.unwrap();
    assert_eq!(clock.running, Some(Seat::Yellow));
    assert!(clock.turn_left > Some(DAY - 100), "{clock:?}");
    socket.command("o", seq, Seat::Red, PlayerAction::Offer { offer: Offer::TakeBack }).await.unwrap();
    let clock = loop {
        let clock = socket.next_state().await.clock.unwrap();
        if clock.running == Some(Seat::Red) {
            break clock;
        }
    };
    assert!(clock.turn_left <= Some(DAY - 200), "the turn goes on: {clock:?}");
}

#[tokio::test]
async fn people_are_told_who_is_here() {
    let app = TestApp::start().await;
    let (_game, _people, mut sockets) = begun(&app, &json!({})).await;
    drop(sockets.pop());
    let seen = loop {
        let state = sockets[0].0.next_state().await;
        if state.presence[&Seat::Green].state == Presence::Gone {
            break state;
        }
    };
    assert_eq!(seen.presence[&Seat::Blue].state, Presence::Here);
    assert_eq!((seen.phase, seen.watchers), (Phase::Playing, 0));
}

#[tokio::test]
async fn a_game_that_is_created_after_the_start_was_never_down() {
    let app = TestApp::start().await.restart().await;
    let mut browser = app.browser();
    let created = browser
        .create(&json!({"rules": "classic", "clock": {"kind": "real_time", "base_s": 60, "increment_s": 5},
        "seats": {"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person", "mine": true},
            "blue": {"kind": "absent"}, "green": {"kind": "absent"}}}))
        .await;
    // Some time goes by on the clock before somebody looks.
    tokio::time::sleep(Duration::from_millis(50)).await;
    browser.socket(&created.id).await.hello(None).await;
    assert_eq!(browser.game(&created.id).await.events, []);
}

#[tokio::test]
async fn the_time_in_which_the_service_was_down_is_charged_to_nobody() {
    let app = TestApp::start().await;
    let (game, people, sockets) = begun(&app, &json!({})).await;
    drop(sockets);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let folder = app.stop().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let app = TestApp::start_in(folder).await;
    let mut person = Browser { address: app.address, cookie: people[0].cookie.clone() };
    person.socket(&game).await.hello(None).await;
    let told = person.game(&game).await;
    let Some(EventKind::Downtime { ms }) = told.events.last().map(|event| event.kind.clone()) else {
        panic!("no downtime: {:?}", told.events)
    };
    assert!((2_900..9_000).contains(&ms), "{ms}");
    let left = told.events.last().unwrap().clocks.as_ref().unwrap()[&Seat::Red];
    assert!((56_000..=59_000).contains(&left), "{left}");
}

#[tokio::test]
async fn people_are_told_who_is_missed() {
    let app = TestApp::start().await;
    let free = json!({"kind": "person"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free});
    let by_day = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let in_real_time = json!({"kind": "real_time", "base_s": 300, "increment_s": 5});
    for (clock, missed) in [(by_day, Presence::Here), (in_real_time, Presence::Gone)] {
        let mut ada = app.browser();
        let request = json!({"rules": "classic", "seats": seats, "table": {}, "clock": clock});
        let game = ada.create(&request).await.id;
        let mut bo = app.browser();
        let act = json!({"act": "sit", "seat": "blue"});
        assert_eq!(bo.post(&format!("/api/v1/games/{game}/table"), &act).await.status, 200);
        let mut socket = ada.socket(&game).await;
        socket.follow(None).await;
        let GameMessage::Game { state, .. } = socket.game_message().await else { panic!("not the game") };
        let blue = state.presence[&Seat::Blue];
        assert_eq!((blue.state, blue.counts_as.unwrap_or(blue.state)), (Presence::Gone, missed));
    }
}
