//! The names of players: given at once, changed, kept by the cookie, and shown at seats.

use djambi::Seat;
use djambi_protocol::{Created, PlayerAction};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::http::Reply;
use crate::support::{Browser, pages};

/// A browser as a request of a page in a frame of another site tells of it.
const FRAME: [(&str, &str); 3] =
    [("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "iframe"), ("sec-fetch-site", "cross-site")];

/// The name that the service knows for a browser; null for a stranger.
async fn name(browser: &mut Browser) -> Value {
    let reply = browser.get("/api/v1/me").await;
    assert_eq!((reply.status, reply.header("cache-control")), (200, Some("no-store")));
    reply.json()["name"].clone()
}

/// Changes the name of a browser's player.
async fn rename(browser: &mut Browser, name: &str) -> Reply {
    browser.post("/api/v1/me", &json!({"name": name})).await
}

/// The name at a seat.
async fn name_at(browser: &mut Browser, created: &Created, seat: Seat) -> String {
    browser.game(&created.id).await.settings.seats[&seat].name.clone()
}

/// Whether a name is a first name with two digits.
fn is_generated(name: &Value) -> bool {
    let parts = name.as_str().and_then(|name| name.split_once(' '));
    parts.is_some_and(|(first, number)| {
        first.chars().all(char::is_alphabetic) && number.len() == 2 && number.parse::<u8>().is_ok()
    })
}

#[tokio::test]
async fn every_page_gives_a_stranger_a_name_that_stays() {
    let app = TestApp::start().await;
    let created = app.browser().create_as_red().await;
    for path in pages().into_iter().chain([created.url.as_str()]) {
        for method in ["GET", "HEAD"] {
            let mut browser = app.browser();
            let reply = browser.send(method, path, &[], b"").await;
            let cookie = reply.header("set-cookie").unwrap_or_else(|| panic!("{method} {path}"));
            assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
            assert_eq!(reply.header("cache-control"), Some("no-store"), "{method} {path}");
            let given = name(&mut browser).await;
            assert!(is_generated(&given), "{given}");
            assert_eq!(browser.get(path).await.header("set-cookie"), None, "{method} {path}");
            assert_eq!(name(&mut browser).await, given);
        }
    }
}

#[tokio::test]
async fn what_is_no_page_makes_no_guest() {
    let app = TestApp::start().await;
    let created = app.browser().create_as_red().await;
    let page = app.browser().get("/").await.text();
    let asset = page.split('"').find(|text| text.starts_with("/assets/site")).unwrap();
    let state = format!("/api/v1/games/{}", created.id);
    for path in [asset, state.as_str(), "/api/v1/me", "/healthz", "/nowhere", "/game/k3v9q2m7x1"] {
        let reply = app.browser().get(path).await;
        assert_eq!(reply.header("set-cookie"), None, "{path}");
    }
    assert_eq!(name(&mut app.browser()).await, Value::Null);
}

#[tokio::test]
async fn a_frame_of_another_site_makes_no_guest_and_changes_none() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    rename(&mut browser, "Ada").await;
    // A browser sends no cookie with it, and must not get another one for it.
    let framed = app.browser().send("GET", "/", &FRAME, b"").await;
    assert_eq!((framed.status, framed.header("set-cookie")), (200, None));
    assert!(!framed.text().contains("data-name"), "a stranger has no name");
    let foreign = [("content-type", "application/json"), ("sec-fetch-site", "cross-site")];
    let refused = browser.send("POST", "/api/v1/me", &foreign, br#"{"name":"Eve"}"#).await;
    assert_eq!((refused.failure().as_str(), refused.header("set-cookie")), ("403 foreign_origin", None));
    assert_eq!(name(&mut browser).await, "Ada");
}

#[tokio::test]
async fn two_at_a_table_have_two_names_however_they_sit_down() {
    let app = TestApp::start().await;
    let mut people = [app.browser(), app.browser(), app.browser()];
    for person in &mut people {
        person.navigate("/").await;
        assert_eq!(rename(person, "Ada").await.status, 200);
    }
    let [host, by_link, by_table] = &mut people;
    let person = json!({"kind": "person"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": person, "yellow": person});
    let created = host.create(&json!({"rules": "classic", "players": 3, "table": {}, "seats": seats})).await;
    assert_eq!(by_link.join(&created.invitations[0].url).await.status, 303);
    let sit = json!({"act": "sit", "seat": "yellow"});
    let table = format!("/api/v1/games/{}/table", created.id);
    assert_eq!(by_table.post(&table, &sit).await.status, 200);
    for (seat, name) in [(Seat::Red, "Ada"), (Seat::Blue, "Ada 2"), (Seat::Yellow, "Ada 3")] {
        assert_eq!(name_at(host, &created, seat).await, name);
    }
}

#[tokio::test]
async fn a_player_changes_the_name_and_takes_the_generated_one_back() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    browser.get("/").await;
    let generated = name(&mut browser).await;
    let reply = rename(&mut browser, "  Zoë <b>O’Brien</b> ").await;
    let me = json!({"name": "Zoë <b>O’Brien</b>", "account": false, "guest_games": 0});
    assert_eq!((reply.status, reply.json()), (200, me));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    assert!(browser.get("/").await.text().contains("data-name=\"Zoë &#60;b&#62;O’Brien&#60;/b&#62;\""));

    let app = app.restart().await;
    let mut browser = Browser { address: app.address, ..browser };
    assert_eq!(name(&mut browser).await, "Zoë <b>O’Brien</b>");
    assert_eq!(rename(&mut browser, "  ").await.json()["name"], generated);
    assert_eq!(name(&mut browser).await, generated);
}

#[tokio::test]
async fn a_name_that_is_refused_leaves_the_old_one() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    rename(&mut browser, "Ada").await;
    for (refused, code) in [
        ("x".repeat(41).as_str(), "name_too_long"),
        ("A\u{202e}da", "name_hidden"),
        ("\u{410}da", "name_mixed"),
        ("Djambi prince", "name_of_bot"),
    ] {
        let reply = rename(&mut browser, refused).await;
        assert_eq!((reply.failure(), reply.header("set-cookie")), (format!("422 {code}"), None));
    }
    for body in [json!({}), json!({"name": null}), json!({"name": "Eve", "id": "x"}), json!("Eve")] {
        assert_eq!(browser.post("/api/v1/me", &body).await.failure(), "400 malformed");
    }
    assert_eq!(name(&mut browser).await, "Ada");
}

#[tokio::test]
async fn a_cookie_that_was_edited_is_that_of_a_stranger() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut eve = app.browser();
    rename(&mut ada, "Ada").await;
    rename(&mut eve, "Eve").await;
    let of_ada = ada.cookie.clone().unwrap();
    let of_eve = eve.cookie.clone().unwrap();
    let parts = |cookie: &str| cookie.split('.').map(str::to_owned).collect::<Vec<_>>();
    let of_ada = parts(&of_ada);
    let of_eve = parts(&of_eve);
    assert_eq!(of_ada.len(), 5);
    for part in 1..5 {
        let mut edited = of_ada.clone();
        edited[part] = if part == 1 { "1".to_owned() } else { of_eve[part].clone() };
        let mut browser = Browser { address: app.address, cookie: Some(edited.join(".")) };
        assert_eq!(name(&mut browser).await, Value::Null, "part {part}");
    }
    assert_eq!(name(&mut ada).await, "Ada");
}

#[tokio::test]
async fn a_seat_without_a_name_has_that_of_its_player() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    rename(&mut host, "Ada").await;
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person"});
    let seats = json!({
        "red": mine,
        "blue": {"kind": "person", "mine": true, "name": "Blue Ada"},
        "yellow": other,
        "green": {"kind": "person", "name": "Ann"},
    });
    let created = host.create(&json!({"rules": "classic", "seats": seats})).await;
    assert_eq!(name_at(&mut host, &created, Seat::Red).await, "Ada");
    assert_eq!(name_at(&mut host, &created, Seat::Blue).await, "Blue Ada");
    assert_eq!(name_at(&mut host, &created, Seat::Yellow).await, "", "nobody sits there yet");

    let [yellow, green] = &created.invitations[..] else { panic!("not two invitations") };
    let mut friend = app.browser();
    let page = friend.navigate(&yellow.url).await.text();
    let generated = name(&mut friend).await.as_str().unwrap().to_owned();
    assert!(page.contains(&format!("name=\"name\" value=\"{generated}\"")), "{page}");
    assert_eq!(friend.submit(&yellow.url, "act=sit&name=").await.status, 303);
    assert_eq!(name_at(&mut host, &created, Seat::Yellow).await, generated);

    // The seat gets the name that the player has when they sit down again.
    assert_eq!(friend.submit(&yellow.url, "act=stand").await.status, 303);
    rename(&mut friend, "Bob").await;
    assert_eq!(friend.submit(&yellow.url, "act=sit").await.status, 303);
    assert_eq!(name_at(&mut host, &created, Seat::Yellow).await, "Bob");
    rename(&mut friend, "Bert").await;
    assert_eq!(name_at(&mut host, &created, Seat::Yellow).await, "Bob", "a game keeps its names");
    assert_eq!(friend.submit(&green.url, "act=sit").await.status, 303);
    assert_eq!(name_at(&mut host, &created, Seat::Green).await, "Ann", "the host has named the seat");
}

#[tokio::test]
async fn a_stranger_who_creates_a_game_has_a_name_there() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = host.create_as_red().await;
    let generated = name(&mut host).await;
    assert!(is_generated(&generated), "{generated}");
    assert_eq!(generated, name_at(&mut host, &created, Seat::Red).await);
}

#[tokio::test]
async fn a_player_who_plays_again_gets_a_name_at_a_seat_that_had_none() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "yellow": {"kind": "person", "mine": true, "name": "Ada"}});
    let created = host.create(&json!({"rules": "classic", "players": 2, "seats": seats})).await;
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    let forget = "UPDATE seat SET name = '' WHERE seat = 'red'";
    assert_eq!(Connection::open(app.database()).unwrap().execute(forget, []).unwrap(), 1);
    let app = app.restart().await;
    let mut host = Browser { address: app.address, ..host };
    assert_eq!(name_at(&mut host, &created, Seat::Red).await, "");
    rename(&mut host, "Zoë").await;
    let again = host.post(&format!("/api/v1/games/{}/again", created.id), &json!(null)).await;
    let again: Created = serde_json::from_slice(&again.body).unwrap();
    assert_eq!(name_at(&mut host, &again, Seat::Red).await, "Zoë");
    assert_eq!(name_at(&mut host, &again, Seat::Yellow).await, "Ada");
}
