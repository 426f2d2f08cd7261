//! The lobby: open tables, people, and "play now".

use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{
    ClientMessage, EventKind, Follow, GameId, Lobby, LobbyChange, LobbySeat, LobbyTable, Seated,
    ServerMessage, Topic, VERSION,
};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::{Browser, Socket};

/// A request for a table with four people. The host is red.
fn table(settings: &Value) -> Value {
    let mine = json!({"kind": "person", "mine": true});
    let free = json!({"kind": "person"});
    let seats = json!({"red": mine, "blue": free, "yellow": free, "green": free});
    json!({"rules": "classic", "seats": seats, "table": settings})
}

/// The lobby, once it is as expected.
async fn lobby_with(browser: &mut Browser, expected: impl Fn(&Lobby) -> bool) -> Lobby {
    for _ in 0..100 {
        let reply = browser.get("/api/v1/lobby").await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let lobby: Lobby = serde_json::from_slice(&reply.body).unwrap();
        if expected(&lobby) {
            return lobby;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the lobby has not become as expected: {}", browser.get("/api/v1/lobby").await.text());
}

fn ids(lobby: &Lobby) -> Vec<&GameId> {
    lobby.tables.iter().map(|table| &table.id).collect()
}

async fn play(browser: &mut Browser, request: &Value) -> Seated {
    let reply = browser.post("/api/v1/play", request).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// A connection that follows the lobby, and what it hears first.
async fn follower(browser: &Browser, game: &GameId, since: Option<(u32, u32)>) -> (Socket, ServerMessage) {
    let mut socket = browser.socket(game).await;
    socket.send(&ClientMessage::hello()).await;
    assert!(matches!(socket.message().await, ServerMessage::Welcome { version: VERSION, .. }));
    let (epoch, since) = since.unzip();
    socket.send(&ClientMessage::Follow(Follow { since, epoch, ..Follow::of(Topic::Lobby) })).await;
    let first = socket.message().await;
    (socket, first)
}

#[tokio::test]
async fn an_open_table_is_listed_for_everybody_and_a_private_one_for_nobody() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut outsider = app.browser();
    host.post("/api/v1/me", &json!({"name": "Ada"})).await;
    let private = host.create(&table(&json!({"listed": false}))).await.id;
    let open = host.create(&table(&json!({}))).await.id;
    let hidden = host.create(&table(&json!({"names": "hidden"}))).await.id;
    host.create_as_red().await;
    let lobby = lobby_with(&mut outsider, |lobby| lobby.tables.len() == 2).await;
    assert!(!ids(&lobby).contains(&&private));
    let of = |id: &GameId| lobby.tables.iter().find(|table| table.id == *id).unwrap();
    let LobbyTable { host: name, seats, .. } = of(&open);
    assert_eq!((name.as_str(), &seats[&Seat::Red]), ("Ada", &LobbySeat::Person("Ada".to_owned())));
    assert_eq!(seats[&Seat::Green], LobbySeat::Free);
    let LobbyTable { host: name, seats, .. } = of(&hidden);
    assert_eq!((name.as_str(), &seats[&Seat::Red]), ("", &LobbySeat::Person(String::new())));
    let reply = outsider.get("/api/v1/lobby").await;
    assert_eq!(reply.header("cache-control"), Some("public, max-age=1"));
    assert!(!reply.text().contains(private.as_str()));
}

#[tokio::test]
async fn the_list_survives_a_restart() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let private = host.create(&table(&json!({"listed": false}))).await.id;
    let open = host.create(&table(&json!({"names": "hidden"}))).await.id;
    let before = lobby_with(&mut host, |lobby| lobby.tables.len() == 1).await;
    let app = app.restart().await;
    let mut outsider = app.browser();
    let after = lobby_with(&mut outsider, |lobby| lobby.tables.len() == 1).await;
    assert_eq!((after.tables, ids(&before)), (before.tables.clone(), vec![&open]));
    assert_ne!(after.epoch, before.epoch);
    assert!(!outsider.get("/api/v1/lobby").await.text().contains(private.as_str()));
}

#[tokio::test]
async fn a_table_in_real_time_is_shown_while_somebody_is_there() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let clock = json!({"kind": "real_time", "base_s": 300, "increment_s": 5});
    let mut request = table(&json!({}));
    request["clock"] = clock;
    let id = host.create(&request).await.id;
    let mut socket = host.socket(&id).await;
    socket.hello(None).await;
    lobby_with(&mut host, |lobby| lobby.tables.first().is_some_and(|table| table.here == 1)).await;
    drop(socket);
    lobby_with(&mut host, |lobby| lobby.tables.first().is_some_and(|table| table.here == 0)).await;
    // After a start nobody has been there, and the host is needed to play.
    let app = app.restart().await;
    let mut host = Browser { address: app.address, ..host };
    lobby_with(&mut host, |lobby| lobby.tables.is_empty()).await;
    let mut socket = host.socket(&id).await;
    socket.hello(None).await;
    lobby_with(&mut host, |lobby| lobby.tables.len() == 1).await;
}

#[tokio::test]
async fn two_who_play_now_at_the_same_moment_meet_at_one_table() {
    let app = TestApp::start().await;
    let wish = json!({"clock": {"kind": "real_time", "base_s": 300, "increment_s": 5}});
    let mut people: Vec<Browser> = (0..6).map(|_| app.browser()).collect();
    let [a, b, c, d, e, f] = &mut people[..] else { panic!("six people") };
    let (first, second, third, fourth, fifth, sixth) = tokio::join!(
        play(a, &wish),
        play(b, &wish),
        play(c, &wish),
        play(d, &wish),
        play(e, &wish),
        play(f, &wish)
    );
    let in_order = [first, second, third, fourth, fifth, sixth];
    let mut seated = in_order.clone();
    seated.sort_by(|one, other| (&one.id, one.seat).cmp(&(&other.id, other.seat)));
    let mut tables: Vec<_> = seated.iter().map(|seated| &seated.id).collect();
    tables.dedup();
    assert_eq!(tables.len(), 2, "four at one table and two at the next");
    let mut seats: Vec<_> = seated.iter().map(|seated| (&seated.id, seated.seat)).collect();
    seats.dedup();
    assert_eq!(seats.len(), 6, "nobody shares a seat");
    for Seated { id, url, .. } in &seated {
        assert_eq!(*url, format!("/game/{id}"));
    }
    // The game of the four has begun. One of the two who asks again stays at the table.
    let sitters = |id: &GameId| in_order.iter().filter(|seated| seated.id == *id).count();
    let waiting = in_order.iter().position(|seated| sitters(&seated.id) == 2).unwrap();
    assert_eq!(play(&mut people[waiting], &wish).await, in_order[waiting]);
    let full = in_order.iter().find(|seated| sitters(&seated.id) == 4).unwrap();
    // In real time it begins when all of them are here.
    let mut here = Vec::new();
    for (person, seated) in people.iter().zip(&in_order).filter(|(_, seated)| seated.id == full.id) {
        let mut socket = person.socket(&seated.id).await;
        socket.hello(None).await;
        here.push(socket);
    }
    let running = app.browser().game(&full.id).await;
    assert_eq!(running.events[0].kind, EventKind::Started);
}

#[tokio::test]
async fn play_now_seats_nobody_at_a_table_that_does_not_fit_or_is_private() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut guest = app.browser();
    let private = host.create(&table(&json!({"listed": false}))).await.id;
    let open = host.create(&table(&json!({}))).await.id;
    let other = play(&mut guest, &json!({"board": "hex3", "players": 3, "fill_s": 60})).await;
    assert!(other.id != private && other.id != open);
    let seated = play(&mut app.browser(), &json!({})).await;
    assert_eq!((seated.id, seated.seat), (open, Seat::Blue));
    for (wrong, code) in [
        (json!({"board": "round"}), "422 unknown_board"),
        (json!({"players": 5}), "422 board_players"),
        (json!({"players": 1}), "422 board_players"),
        (json!({"rules": "chess"}), "422 unknown_rule_set"),
        (json!({"clock": {"kind": "real_time", "base_s": 1, "increment_s": 5}}), "422 clock_out_of_range"),
        (json!({"speed": 3}), "400 malformed"),
    ] {
        assert_eq!(guest.post("/api/v1/play", &wrong).await.failure(), code, "{wrong}");
    }
}

#[tokio::test]
async fn followers_hear_of_changes_and_go_on_after_a_loss() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let first = host.create(&table(&json!({}))).await.id;
    let before = lobby_with(&mut host, |lobby| lobby.tables.len() == 1).await;
    let (mut socket, answer) = follower(&app.browser(), &first, None).await;
    assert_eq!(answer, ServerMessage::Lobby(before.clone()));
    let second = host.create(&table(&json!({}))).await.id;
    let ServerMessage::LobbyChange(change) = socket.message().await else { panic!("no change") };
    assert_eq!((change.seq, change.tables.len()), (before.seq + 1, 1));
    assert_eq!((&change.tables[0].id, &change.gone), (&second, &vec![]));
    // Another connection goes on from where the first one began.
    let since = Some((before.epoch, before.seq));
    let (_, answer) = follower(&app.browser(), &first, since).await;
    assert_eq!(answer, ServerMessage::LobbyChange(change.clone()));
    let up_to_date = Some((before.epoch, change.seq));
    let (_, answer) = follower(&app.browser(), &first, up_to_date).await;
    let LobbyChange { seq, playing, watching, .. } = change;
    let nothing = LobbyChange { seq, tables: vec![], games: vec![], gone: vec![], playing, watching };
    assert_eq!(answer, ServerMessage::LobbyChange(nothing));
    let other_start = Some((before.epoch ^ 1, before.seq));
    let (_, answer) = follower(&app.browser(), &first, other_start).await;
    assert!(matches!(answer, ServerMessage::Lobby(lobby) if lobby.tables.len() == 2));
    // A connection that follows the lobby no longer hears nothing.
    socket.send(&ClientMessage::Unfollow { id: None, topic: Topic::Lobby }).await;
    host.create(&table(&json!({}))).await;
    lobby_with(&mut host, |lobby| lobby.tables.len() == 3).await;
    assert!(socket.is_silent().await);
    socket.send(&ClientMessage::Unfollow { id: None, topic: Topic::Lobby }).await;
    assert_eq!(socket.error().await, "not_followed");
}

#[tokio::test]
async fn people_are_counted_once_and_also_at_private_tables() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut outsider = app.browser();
    let private = host.create(&table(&json!({"listed": false}))).await.id;
    let mut pages = Vec::new();
    for browser in [&host, &host, &outsider] {
        let mut socket = browser.socket(&private).await;
        socket.hello(None).await;
        pages.push(socket);
    }
    let lobby = lobby_with(&mut outsider, |lobby| (lobby.playing, lobby.watching) == (1, 1)).await;
    assert_eq!((lobby.tables, lobby.games), (vec![], vec![]));
    drop(pages);
    lobby_with(&mut outsider, |lobby| (lobby.playing, lobby.watching) == (0, 0)).await;
}
