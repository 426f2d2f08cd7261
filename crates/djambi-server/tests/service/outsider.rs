//! An outsider tries what is others': with altered cookies and invitations, at others' games, tables and
//! seats. Nothing is to be had.

use data_encoding::BASE64URL_NOPAD;
use djambi::Seat;
use djambi_protocol::{Channel, GameId, PlayerAction, Sign, Words};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::signature::{key_of, signature};
use crate::support::Browser;
use crate::support::socket::{command, refused, turn};

/// The key of a service.
fn key(app: &TestApp) -> Vec<u8> {
    key_of(&app.database())
}

/// Cookies that somebody could make of another's cookie and one of their own, each with what is wrong with it.
fn forged_cookies(app: &TestApp, anothers: &str, own: &str) -> Vec<(String, String)> {
    let (another, own): (Vec<&str>, Vec<&str>) = (anothers.split('.').collect(), own.split('.').collect());
    let [_, day, id, name, _] = another[..] else { panic!("{anothers}") };
    let mut forged = Vec::new();
    for (part, what) in ["key id", "day", "player", "name", "signature"].into_iter().enumerate() {
        let mut changed = another.clone();
        let other = format!("{}{}", changed[part], if part < 2 { "0" } else { "A" });
        changed[part] = &other;
        forged.push((format!("another {what}"), changed.join(".")));
        let mut swapped = own.clone();
        swapped[part] = another[part];
        if swapped != own && swapped[1..] != own[1..] {
            forged.push((format!("the other's {what}"), swapped.join(".")));
        }
    }
    forged.push(("no signature".to_owned(), another[..4].join(".")));
    forged.push(("the form without a date".to_owned(), format!("djambi={id}.{}", another[4])));
    let seal_at = |day: u64, key: &[u8], purpose, key_id| {
        let signed = format!("{key_id}.{day}.{id}.{name}");
        format!("djambi={signed}.{}", BASE64URL_NOPAD.encode(&signature(key, purpose, &signed)))
    };
    let key = key(app);
    let day = day.parse().unwrap();
    let seal = |key: &[u8], purpose, key_id| seal_at(day, key, purpose, key_id);
    forged.push(("too old".to_owned(), seal_at(day - 401, &key, "guest", "1")));
    forged.push(("a key that is no more".to_owned(), seal(&key, "guest", "2")));
    forged.push(("the key of another service".to_owned(), seal(&[7; 32], "guest", "1")));
    forged.push(("a signature for invitations".to_owned(), seal(&key, "invitation", "1")));
    // The seal itself is right.
    assert_eq!(seal(&key, "guest", "1"), anothers);
    forged
}

/// A game in which one browser plays red and has invited others to blue and yellow. Bob has taken blue.
struct Target {
    host: Browser,
    game: GameId,
    invitations: Vec<String>,
}

impl Target {
    async fn new(app: &TestApp) -> Self {
        let mut host = app.browser();
        let mine = json!({"kind": "person", "mine": true});
        let other = json!({"kind": "person"});
        let seats = json!({"red": mine, "blue": other, "yellow": other});
        let created = host
            .create(
                &json!({"rules": "classic", "players": 3, "seats": seats, "table": {"begins": "at_once"}}),
            )
            .await;
        assert_eq!(app.browser().join(&created.invitations[0].url).await.status, 303);
        let invitations = created.invitations.into_iter().map(|invitation| invitation.url).collect();
        Self { host, game: created.id, invitations }
    }

    /// Somebody without a right to anything tries everything. Nothing changes.
    async fn withstands(&mut self, mut outsider: Browser, who: &str) {
        let cookie = outsider.cookie.clone();
        let before = self.host.game(&self.game).await;
        let game = &self.game;
        let posts = [
            ("table", json!({"act": "stand", "seat": "red"}), "403 not_your_seat"),
            ("table", json!({"act": "stand", "seat": "blue"}), "403 not_your_seat"),
            ("table", json!({"act": "invite", "seat": "blue"}), "403 not_your_game"),
            ("table", json!({"act": "invite", "seat": "yellow"}), "403 not_your_game"),
            ("again", json!(null), "403 not_a_player"),
            ("table", json!({"act": "sit", "seat": "yellow"}), "409 no_free_seat"),
        ];
        for (path, body, code) in posts {
            outsider.cookie.clone_from(&cookie);
            let reply = outsider.post(&format!("/api/v1/games/{game}/{path}"), &body).await;
            assert_eq!(reply.failure(), code, "{who}: {path} {body}");
        }
        outsider.cookie.clone_from(&cookie);
        let invitations = outsider.get(&format!("/api/v1/games/{game}/invitations")).await;
        assert_eq!(invitations.json(), json!([]), "{who}");
        for form in ["act=stand", "act=invite", "act=sit"] {
            outsider.cookie.clone_from(&cookie);
            let reply = outsider.submit(&self.invitations[0], form).await;
            assert!([403, 409].contains(&reply.status), "{who}: {form}: {}", reply.status);
        }
        outsider.cookie.clone_from(&cookie);
        let page = outsider.navigate(&format!("/game/{game}")).await.text();
        assert!(!page.contains("/join/"), "{who}");
        outsider.cookie = cookie;
        let mut socket = outsider.socket(game).await;
        assert_eq!(socket.hello(None).await.0, [], "{who}");
        for (number, seat) in [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green].into_iter().enumerate() {
            let played = socket.command(&format!("c{number}"), before.seq, seat, turn("a3a5")).await;
            assert_eq!(played, refused("not_your_seat"), "{who}: {seat}");
            let resign = socket.command(&format!("r{number}"), 0, seat, PlayerAction::Resign).await;
            assert_eq!(resign, refused("not_your_seat"), "{who}: {seat}");
        }
        for channel in [Channel::Table, Channel::Dead] {
            let said = socket.say("s", channel, Words::Sign(Sign::Hello)).await;
            assert_eq!(said, Err("not_your_channel".to_owned()), "{who}: {channel:?}");
        }
        assert_eq!(self.host.game(game).await, before, "{who}");
    }
}

#[tokio::test]
async fn an_altered_cookie_is_that_of_a_stranger() {
    let app = TestApp::start().await;
    let mut target = Target::new(&app).await;
    let mut own = app.browser();
    own.navigate("/").await;
    let anothers = target.host.cookie.clone().unwrap();
    for (what, cookie) in forged_cookies(&app, &anothers, own.cookie.as_deref().unwrap()) {
        let mut forger = Browser { address: app.address, cookie: Some(cookie) };
        assert_eq!(forger.get("/api/v1/me").await.json()["name"], Value::Null, "{what}");
        target.withstands(forger, &what).await;
    }
}

#[tokio::test]
async fn guests_and_strangers_have_no_part_in_the_games_of_others() {
    let app = TestApp::start().await;
    let mut target = Target::new(&app).await;
    target.withstands(app.browser(), "a stranger").await;
    let mut guest = app.browser();
    guest.navigate("/").await;
    target.withstands(guest, "a guest").await;
    // The host of another game is nobody here.
    let other = Target::new(&app).await;
    target.withstands(other.host, "the host of another game").await;
}

#[tokio::test]
async fn an_invitation_is_for_its_own_seat_and_game_alone() {
    let app = TestApp::start().await;
    let mut target = Target::new(&app).await;
    let other = Target::new(&app).await;
    let before = target.host.game(&target.game).await;
    let theirs = &other.invitations[1];
    let game = target.game.as_str();
    let own = other.game.as_str();
    let token = theirs.strip_prefix("/join/").unwrap();
    let mut parts: Vec<&str> = token.split('-').collect();
    let made: u64 = parts[3].parse().unwrap();
    let later = (made + 1).to_string();
    let earlier = (made - 1).to_string();
    let mut forged = vec![theirs.replace(own, game), theirs.replace("yellow", "red")];
    forged.push(theirs.replace("yellow", "green"));
    for date in [&later, &earlier] {
        parts[3] = date;
        forged.push(format!("/join/{}", parts.join("-")));
    }
    // A signature of the first form, which had no date, and one of the right key under another number.
    let key = key(&app);
    let sign = |text: String, parts: &str| {
        format!("/join/{parts}-{}", BASE64URL_NOPAD.encode(&signature(&key, "invitation", &text)[..16]))
    };
    forged.push(sign(format!("{game}/yellow"), &format!("{game}-yellow")));
    // Signatures of the right key that are too old.
    for made in [0, made - 401 * 86_400] {
        forged.push(sign(format!("{game}-yellow-1-{made}"), &format!("{game}-yellow-1-{made}")));
    }
    forged.push(sign(format!("{game}-yellow-2-{made}"), &format!("{game}-yellow-2-{made}")));
    for url in &forged {
        let mut outsider = app.browser();
        assert_eq!(outsider.navigate(url).await.status, 404, "{url}");
        assert_eq!(outsider.submit(url, "act=sit").await.status, 404, "{url}");
    }
    assert_eq!(target.host.game(&target.game).await, before);
    // Used twice by the same player, it is good; by another, it is not.
    let mut guest = app.browser();
    assert_eq!(guest.join(&target.invitations[1]).await.status, 303);
    assert_eq!(guest.join(&target.invitations[1]).await.status, 303);
    assert_eq!(app.browser().join(&target.invitations[1]).await.status, 409);
}

#[tokio::test]
async fn a_game_that_does_not_exist_says_nothing_else() {
    let app = TestApp::start().await;
    let mut guest = app.browser();
    guest.navigate("/").await;
    for id in ["zzzzzzzzzz", "a", "..", "%2e%2e", "k3v9'--q2m7x1", &"x".repeat(200)] {
        let paths =
            ["/api/v1/games/ID", "/api/v1/games/ID/record", "/api/v1/games/ID/invitations", "/game/ID"];
        for path in paths.into_iter().chain(["/game/ID/qr.svg", "/join/ID"]) {
            assert_eq!(guest.get(&path.replace("ID", id)).await.status, 404, "{path} {id}");
        }
        let posts = [("table", json!({"act": "stand"})), ("again", Value::Null)];
        for (path, body) in posts.into_iter().chain([("give-back", json!({"seat": "red"}))]) {
            let reply = guest.post(&format!("/api/v1/games/{id}/{path}"), &body).await;
            assert_eq!(reply.failure(), "404 not_found", "{path} {id}");
        }
    }
    let mut socket = guest.socket(&"zzzzzzzzzz".parse().unwrap()).await;
    socket.follow(None).await;
    assert_eq!(socket.error().await, "not_found");
}

#[tokio::test]
async fn a_table_that_nobody_may_watch_shows_outsiders_nothing() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut guest = app.browser();
    let seats = json!({"red": {"kind": "person", "mine": true}});
    let table = json!({"watching": "nobody"});
    let request = json!({"rules": "classic", "bot_delay_ms": 60_000, "seats": seats, "table": table});
    let created = host.create(&request).await;
    let game = &created.id;
    for path in ["/api/v1/games/ID", "/api/v1/games/ID/record"] {
        let reply = guest.get(&path.replace("ID", game.as_str())).await;
        assert_eq!(reply.failure(), "403 nobody_watches", "{path}");
    }
    assert_eq!(guest.navigate(&created.url).await.status, 403);
    let mut socket = guest.socket(game).await;
    socket.follow(None).await;
    assert_eq!(socket.error().await, "nobody_watches");
    for (number, seat) in [Seat::Red, Seat::Blue].into_iter().enumerate() {
        let id = format!("c{number}");
        socket.send_command(command(&id, 1, seat, PlayerAction::Resign)).await;
    }
    assert!(socket.is_silent().await, "nobody does what an outsider asks for");
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert!(!guest.get("/api/v1/lobby").await.text().contains(game.as_str()));
    let reply = guest.post(&format!("/api/v1/games/{game}/table"), &json!({"act": "sit"})).await;
    assert_eq!(reply.failure(), "409 no_free_seat");
    for act in [json!({"act": "remove", "seat": "red"}), json!({"act": "fill", "level": "page"})] {
        let reply = guest.post(&format!("/api/v1/games/{game}/table"), &act).await;
        assert_eq!(reply.failure(), "409 started", "{act}");
    }
    assert_eq!(host.game(game).await.seq, 1, "the host still sees it");
}
