//! Plans: what is played for a player when their turn comes, without them, and what the others hear of it.

use djambi::Seat;
use djambi_protocol::{ClientMessage, EventKind, Follow, GameId, Offer, PlayerAction, Topic};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::app::TestApp;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

/// A game of two, of whom the second plays second.
async fn game_of(ada: &mut Browser, bob: &mut Browser, clock: Value) -> GameId {
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let mut request =
        json!({"rules": "classic", "players": 2, "seats": seats, "table": {"begins": "at_once"}});
    if !clock.is_null() {
        request["clock"] = clock;
    }
    let created = ada.create(&request).await;
    bob.join(&created.invitations[0].url).await;
    created.id
}

fn by_day() -> Value {
    json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0})
}

fn address(game: &GameId) -> String {
    format!("/api/v1/games/{game}/plan")
}

/// Plans the next turn of yellow; the status, and the code of a refusal.
async fn plan(browser: &mut Browser, game: &GameId, lines: Value) -> String {
    let seen = browser.get(&format!("/api/v1/games/{game}")).await.json()["seq"].clone();
    plan_after(browser, game, seen, lines).await
}

/// Plans the next turn of yellow, who has seen the events up to this one.
async fn plan_after(browser: &mut Browser, game: &GameId, expect: Value, lines: Value) -> String {
    let body = json!({"seat": "yellow", "expect": expect, "lines": lines});
    let reply = browser.post(&address(game), &body).await;
    if reply.status == 200 { "200".to_owned() } else { reply.failure() }
}

/// The plans that a player is told.
async fn plans(browser: &mut Browser, game: &GameId) -> Value {
    let reply = browser.get(&address(game)).await;
    assert_eq!((reply.status, reply.header("cache-control")), (200, Some("no-store")));
    reply.json()["plans"].clone()
}

/// An answer to a turn of red.
fn answer(to: &str, by: &str) -> Value {
    json!({"when": [{"kind": "last", "seat": "red", "move": to}, {"kind": "quiet"}, {"kind": "safe"}], "move": by})
}

async fn board(browser: &Browser, game: &GameId) -> Socket {
    let mut socket = browser.socket(game).await;
    socket.hello(None).await;
    socket
}

/// How many turns of yellow have come.
async fn turns_of_yellow(socket: &mut Socket) -> usize {
    let texts = socket.texts().await;
    texts.iter().filter(|text| text.contains(r#""kind":"turn","seat":"yellow""#)).count()
}

fn played(seat: Seat, wire: &str) -> EventKind {
    EventKind::Turn { seat, r#move: wire.parse().unwrap() }
}

#[tokio::test]
async fn what_is_planned_is_played_without_its_player() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, by_day()).await;
    let lines = json!([answer("a3a4", "i7i6"), answer("a3a5", "i7i5")]);
    assert_eq!(plan(&mut bob, &game, lines.clone()).await, "200");
    assert_eq!(plans(&mut bob, &game).await, json!([{"seat": "yellow", "after": 0, "lines": lines}]));
    assert_eq!(plans(&mut ada, &game).await, json!([]));
    assert_eq!(plans(&mut app.browser(), &game).await, json!([]));
    // Over a restart, and with nobody but Ada there.
    let app = app.restart().await;
    let [ada, mut bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    let mut socket = ada.socket(&game).await;
    let (.., before) = socket.hello(None).await;
    assert_eq!(socket.command("a", before, Seat::Red, turn("a3a5")).await, Ok(before + 1));
    socket.event().await;
    let event = socket.event().await;
    assert_eq!((event.seq, event.kind), (before + 2, played(Seat::Yellow, "i7i5")));
    assert!(event.charged_ms.is_none_or(|charged| charged < 60_000), "no time but its own");
    assert_eq!(plans(&mut bob, &game).await, json!([]), "it was for one turn");
    // A plan for the turn that was played is none for the next one.
    let late = json!([{"when": [], "move": "i7i6"}]);
    assert_eq!(plan_after(&mut bob, &game, json!(before), late.clone()).await, "409 stale");
    assert_eq!(plan_after(&mut bob, &game, json!(before + 9), late).await, "409 stale");
    assert_eq!(socket.command("b", before + 2, Seat::Red, turn("b3b5")).await, Ok(before + 3));
    assert_eq!(turns_of_yellow(&mut socket).await, 0);
}

#[tokio::test]
async fn a_plan_goes_on_after_the_turn_that_it_has_played() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, by_day()).await;
    let going_on = |mut line: Value, next: Value| {
        line["next"] = next;
        line
    };
    let second = going_on(answer("b3b5", "h7h5"), json!([answer("c3c5", "g7g5")]));
    let lines = json!([
        going_on(answer("a3a4", "i7i6"), json!([])),
        going_on(answer("a3a5", "i7i5"), json!([second.clone()]))
    ]);
    assert_eq!(plan(&mut bob, &game, lines).await, "200");
    let mut socket = board(&ada, &game).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(turns_of_yellow(&mut socket).await, 1);
    assert_eq!(plans(&mut bob, &game).await, json!([{"seat": "yellow", "after": 2, "lines": [second]}]));
    // What goes on is on the disk with the turn.
    drop(socket);
    let app = app.restart().await;
    let [ada, mut bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    let (mut red, mut yellow) = (board(&ada, &game).await, board(&bob, &game).await);
    let before = red.last_seq().await;
    assert_eq!(red.command("b", before, Seat::Red, turn("b3b5")).await, Ok(before + 1));
    assert_eq!(turns_of_yellow(&mut red).await, 1);
    let third = json!([{"seat": "yellow", "after": 4, "lines": [answer("c3c5", "g7g5")]}]);
    assert_eq!(plans(&mut bob, &game).await, third);
    // A turn by hand ends what was to go on.
    assert_eq!(red.command("c", before + 2, Seat::Red, turn("c3c4")).await, Ok(before + 3));
    assert_eq!(turns_of_yellow(&mut red).await, 0);
    assert_eq!(yellow.command("d", before + 3, Seat::Yellow, turn("g7g5")).await, Ok(before + 4));
    assert_eq!(plans(&mut bob, &game).await, json!([]));
}

#[tokio::test]
async fn a_turn_whose_time_has_come_is_played_at_the_start() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, by_day()).await;
    assert_eq!(plan(&mut bob, &game, json!([answer("a3a4", "i7i6")])).await, "200");
    let mut socket = board(&ada, &game).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(turns_of_yellow(&mut socket).await, 0, "nothing fits");
    drop(socket);
    // As if the service had been killed between the turn and its answer.
    let sql = format!(
        "UPDATE plan SET lines = '{}';",
        json!([answer("a3a5", "i7i5")]).to_string().replace('\'', "''")
    );
    let app = crate::rooms::restart_after(app, &sql).await;
    let ada = Browser { address: app.address, ..ada };
    let mut socket = ada.socket(&game).await;
    let (_, events, _) = socket.hello(None).await;
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(played(Seat::Yellow, "i7i5")));
}

#[tokio::test]
async fn who_may_plan_what() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, Value::Null).await;
    let line = json!([answer("a3a5", "i7i5")]);
    assert_eq!(plan(&mut ada, &game, line.clone()).await, "403 not_your_seat");
    assert_eq!(plan(&mut app.browser(), &game, line.clone()).await, "403 not_your_seat");
    let own = json!({"seat": "red", "expect": 0, "lines": line});
    assert_eq!(ada.post(&address(&game), &own).await.failure(), "409 no_plan");
    let many = Value::Array(vec![line[0].clone(); 9]);
    assert_eq!(plan(&mut bob, &game, many).await, "422 plan_form");
    assert_eq!(plan(&mut bob, &game, json!([{"when": [], "move": "a3z9"}])).await, "422 plan_form");
    let unknown = json!([{"when": [{"kind": "never"}], "move": "i7i5"}]);
    assert!(plan(&mut bob, &game, unknown).await.starts_with("4"));
    assert_eq!(plan(&mut bob, &game, line.clone()).await, "200");
    assert_eq!(plan(&mut bob, &game, json!([])).await, "200");
    assert_eq!(plans(&mut bob, &game).await, json!([]));
    // A turn by hand ends what was planned for it, a take-back all.
    assert_eq!(plan(&mut bob, &game, json!([answer("a3a4", "i7i5")])).await, "200");
    let (mut red, mut yellow) = (board(&ada, &game).await, board(&bob, &game).await);
    assert_eq!(red.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(plans(&mut bob, &game).await.as_array().map(Vec::len), Some(1), "the turn is still to come");
    assert_eq!(yellow.command("b", 1, Seat::Yellow, turn("i7i5")).await, Ok(2));
    assert_eq!(plans(&mut bob, &game).await, json!([]));
    assert_eq!(plan(&mut bob, &game, json!([answer("b3b5", "h7h5")])).await, "200");
    let take_back = PlayerAction::Offer { offer: Offer::TakeBack };
    assert_eq!(red.command("c", 2, Seat::Red, take_back).await, Ok(3));
    assert_eq!(yellow.command("d", 3, Seat::Yellow, PlayerAction::Accept { of: 3 }).await, Ok(4));
    assert_eq!(plans(&mut bob, &game).await, json!([]));
    // The end ends them, and the disk has none either.
    let database = rusqlite::Connection::open(app.database()).unwrap();
    let kept = || database.query_row("SELECT count(*) FROM plan", [], |row| row.get::<_, u32>(0)).unwrap();
    assert_eq!(plan(&mut bob, &game, line).await, "200");
    assert_eq!(kept(), 1);
    let mut red = board(&ada, &game).await;
    let last = red.last_seq().await;
    assert!(red.command("e", last, Seat::Red, PlayerAction::Resign).await.is_ok());
    assert_eq!((plans(&mut bob, &game).await, kept()), (json!([]), 0));
}

#[tokio::test]
async fn who_has_asked_something_is_asked_before_their_plan_takes_it_back() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, Value::Null).await;
    let (mut red, mut yellow) = (board(&ada, &game).await, board(&bob, &game).await);
    let any = |by: &str| json!([{"when": [], "move": by}]);
    assert_eq!(yellow.command("a", 0, Seat::Yellow, PlayerAction::AgreeDraw).await, Ok(1));
    assert_eq!(plan(&mut bob, &game, any("i7i5")).await, "200");
    assert_eq!(red.command("b", 1, Seat::Red, turn("a3a5")).await, Ok(2));
    assert_eq!(turns_of_yellow(&mut red).await, 0, "the draw is still on offer");
    assert_eq!(red.command("c", 2, Seat::Red, PlayerAction::Decline { of: 1 }).await, Ok(3));
    assert_eq!(turns_of_yellow(&mut red).await, 0, "it is Bob's turn by now");
    assert_eq!(yellow.command("d", 3, Seat::Yellow, turn("i7i5")).await, Ok(4));
    // One that was answered before the turn takes nothing back.
    assert_eq!(yellow.command("e", 4, Seat::Yellow, PlayerAction::AgreeDraw).await, Ok(5));
    assert_eq!(red.command("f", 5, Seat::Red, PlayerAction::Decline { of: 5 }).await, Ok(6));
    assert_eq!(plan(&mut bob, &game, any("h7h5")).await, "200");
    red.texts().await;
    assert_eq!(red.command("g", 6, Seat::Red, turn("b3b5")).await, Ok(7));
    assert_eq!(turns_of_yellow(&mut red).await, 1);
}

#[tokio::test]
async fn the_same_plan_is_not_written_again() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, Value::Null).await;
    let database = rusqlite::Connection::open(app.database()).unwrap();
    let version = || database.query_row("PRAGMA data_version", [], |row| row.get::<_, u32>(0)).unwrap();
    let lines = json!([answer("a3a5", "i7i5")]);
    assert_eq!(plan(&mut bob, &game, lines.clone()).await, "200");
    let before = version();
    assert_eq!(plan(&mut bob, &game, lines.clone()).await, "200");
    assert_eq!(version(), before, "nothing is committed");
    assert_eq!(plan(&mut bob, &game, json!([])).await, "200");
    assert_ne!(version(), before);
    let before = version();
    assert_eq!(plan(&mut bob, &game, json!([])).await, "200");
    assert_eq!(version(), before, "there is nothing to forget");
}

/// A message without what is another one in each game: its id and moments.
fn without_accidents(text: &str, game: &GameId) -> String {
    let text = text.replace(game.as_str(), "GAME");
    let mut masked = String::new();
    for part in text.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        masked.push_str(if digits > 6 { &part[digits..] } else { part });
    }
    masked
}

#[tokio::test]
async fn others_are_told_the_same_with_a_plan_and_without() {
    let app = TestApp::start().await;
    let mut told = Vec::new();
    let (mut ada, mut bob) = (app.browser(), app.browser());
    for has_plan in [false, true] {
        let game = game_of(&mut ada, &mut bob, Value::Null).await;
        let (mut rival, mut watcher) = (ada.socket(&game).await, app.browser().socket(&game).await);
        rival.follow(None).await;
        watcher.follow(None).await;
        if has_plan {
            assert_eq!(plan(&mut bob, &game, json!([answer("a3a4", "i7i6")])).await, "200");
        }
        let mut messages = rival.texts().await;
        assert_eq!(rival.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
        messages.extend(rival.texts().await);
        messages.extend(watcher.texts().await);
        for path in ["/api/v1/games/GAME", "/api/v1/games/GAME/record", "/api/v1/games/GAME/plan"] {
            messages.push(ada.get(&path.replace("GAME", game.as_str())).await.text());
        }
        told.push(messages.iter().map(|text| without_accidents(text, &game)).collect::<Vec<_>>());
    }
    assert_eq!(told[0], told[1]);
    assert!(told[0].len() > 6, "{told:#?}");
}

#[tokio::test]
async fn who_has_planned_is_called_only_if_nothing_fits() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let game = game_of(&mut ada, &mut bob, by_day()).await;
    // Bob has a connection, but does not look at the game.
    let mut notices = bob.socket(&game).await;
    notices.send(&ClientMessage::hello()).await;
    notices.send(&ClientMessage::Follow(Follow::of(Topic::Notices))).await;
    notices.texts().await;
    assert_eq!(plan(&mut bob, &game, json!([answer("a3a5", "i7i5")])).await, "200");
    let mut socket = board(&ada, &game).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    socket.texts().await;
    assert_eq!(plan(&mut bob, &game, json!([answer("b3b4", "h7h5")])).await, "200");
    assert_eq!(socket.command("b", 2, Seat::Red, turn("b3b5")).await, Ok(3));
    socket.texts().await;
    let called = notices.texts().await;
    let turns = called.iter().filter(|text| text.contains("your_turn")).count();
    assert_eq!(turns, 1, "{called:#?}");
}

#[tokio::test]
async fn a_plan_goes_along_with_its_seat_and_into_the_archive() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let mut account = app.browser();
    account.navigate("/").await;
    assert_eq!(sign_up(&mut account, "Lucrezia").await, "201");
    let game = game_of(&mut ada, &mut bob, by_day()).await;
    assert_eq!(plan(&mut bob, &game, json!([answer("a3a5", "i7i5")])).await, "200");
    assert_eq!(sign_in(&mut bob, "Lucrezia", PASSWORD, true).await, "200");
    assert_eq!(plans(&mut bob, &game).await.as_array().map(Vec::len), Some(1));
    let archive = bob.post("/api/v1/account/export", &json!({"password": PASSWORD})).await;
    let name = format!("games/{game}.plans.json");
    assert!(archive.body.windows(name.len()).any(|window| window == name.as_bytes()));
    let mut socket = board(&ada, &game).await;
    let before = socket.last_seq().await;
    assert!(socket.command("a", before, Seat::Red, turn("a3a5")).await.is_ok());
    assert_eq!(plans(&mut bob, &game).await, json!([]), "it was played");
}
