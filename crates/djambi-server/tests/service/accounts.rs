//! Accounts: who makes one in the midst of a game keeps it, who signs in takes games along, and nothing else acts for
//! them.

use djambi::Seat;
use djambi_protocol::{Channel, Created, GameMessage, Refusal, ServerMessage, Words};
use djambi_server::{Registration, admin};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

/// The password of every account of these tests.
pub(crate) const PASSWORD: &str = "violet anvil 92";

/// A game of two people with whispers, which has begun at once, with the browser of its host.
pub(crate) async fn hosted(app: &TestApp) -> (Created, Browser) {
    let mut host = app.browser();
    let person = |mine| json!({"kind": "person", "mine": mine});
    let bot = json!({"kind": "bot", "level": "peasant"});
    let request = json!({
        "rules": "classic",
        "bot_delay_ms": 60_000,
        "seats": {"red": person(true), "blue": person(false), "yellow": bot, "green": bot},
        "table": {"begins": "at_once"},
        "press": {"whispers": true},
    });
    (host.create(&request).await, host)
}

/// The same with somebody at the other seat.
async fn game(app: &TestApp) -> (Created, Browser, Browser) {
    let ((created, host), mut guest) = (hosted(app).await, app.browser());
    guest.join(&created.invitations[0].url).await;
    (created, host, guest)
}

/// Makes an account of a browser's guest; the status, and the code of a refusal.
pub(crate) async fn sign_up(browser: &mut Browser, name: &str) -> String {
    let reply = browser.post("/api/v1/account", &json!({"name": name, "password": PASSWORD})).await;
    if reply.status == 201 { "201".to_owned() } else { reply.failure() }
}

/// Signs a browser in; the status, and the code of a refusal.
pub(crate) async fn sign_in(browser: &mut Browser, name: &str, password: &str, take_games: bool) -> String {
    let body = json!({"name": name, "password": password, "take_games": take_games});
    let reply = browser.post("/api/v1/session", &body).await;
    if reply.status == 200 { "200".to_owned() } else { reply.failure() }
}

async fn me(browser: &mut Browser) -> Value {
    browser.get("/api/v1/me").await.json()
}

/// The code of the message with which a socket ends.
pub(crate) async fn end(socket: &mut Socket) -> String {
    loop {
        match socket.next().await {
            Some(ServerMessage::Error { failure, .. }) => return failure.code.clone(),
            Some(_) => {}
            None => return "silently".to_owned(),
        }
    }
}

async fn seats(browser: &mut Browser, created: &Created) -> Vec<(String, bool)> {
    let state = browser.game(&created.id).await;
    [Seat::Red, Seat::Blue]
        .map(|seat| (state.settings.seats[&seat].name.clone(), state.settings.seats[&seat].account))
        .into()
}

#[tokio::test]
async fn who_makes_an_account_in_the_midst_of_a_game_keeps_everything() {
    let app = TestApp::start().await;
    let (created, mut host, _guest) = game(&app).await;
    let before = host.clone();
    let mut old = host.socket(&created.id).await;
    assert_eq!(old.hello(None).await.0, [Seat::Red]);
    old.say("s1", Channel::Table, Words::Text("before".into())).await.unwrap();
    assert_eq!(sign_up(&mut host, "Lucrezia").await, "201");
    assert_eq!(end(&mut old).await, "signed_out");
    assert_eq!(me(&mut host).await, json!({"name": "Lucrezia", "account": true, "guest_games": 0}));
    let mut socket = host.socket(&created.id).await;
    assert_eq!(socket.hello(None).await.0, [Seat::Red]);
    socket.command("c1", 0, Seat::Red, turn("a3a5")).await.unwrap();
    socket.say("s1", Channel::Table, Words::Text("before".into())).await.unwrap();
    assert!(seats(&mut host, &created).await[0] == ("Lucrezia".to_owned(), true));
    // The cookie of the guest, and copies of it, are nobody's.
    let mut copied = before.clone();
    assert_eq!(me(&mut copied).await, json!({"name": null, "account": false, "guest_games": 0}));
    let mut stranger = before.socket(&created.id).await;
    assert!(stranger.hello(None).await.0.is_empty());
    let reply = copied
        .post(&format!("/api/v1/games/{}/table", created.id), &json!({"act": "invite", "seat": "blue"}))
        .await;
    assert_ne!(reply.status, 200);
    let mut page = before.clone();
    page.navigate("/").await;
    assert_ne!(page.cookie, before.cookie, "its browser becomes a new guest");
    // And so it stays.
    let app = app.restart().await;
    let mut host = Browser { address: app.address, ..host };
    assert_eq!(me(&mut host).await["name"], "Lucrezia");
    assert_eq!(host.socket(&created.id).await.hello(None).await.0, [Seat::Red]);
    let copied = Browser { address: app.address, ..before };
    assert!(copied.socket(&created.id).await.hello(None).await.0.is_empty());
    assert!(seats(&mut host, &created).await[0] == ("Lucrezia".to_owned(), true));
}

#[tokio::test]
async fn who_signs_in_takes_the_games_of_the_browser_along() {
    let app = TestApp::start().await;
    let mut home = app.browser();
    home.navigate("/").await;
    assert_eq!(sign_up(&mut home, "Lucrezia").await, "201");
    let (created, mut host, guest) = game(&app).await;
    let (both, mut rival) = hosted(&app).await;
    home.join(&both.invitations[0].url).await;
    let mut blue = guest.socket(&created.id).await;
    blue.hello(None).await;
    let private = Channel::Private([Seat::Red, Seat::Blue].into_iter().collect());
    let mut old = host.socket(&created.id).await;
    old.hello(None).await;
    old.say("w1", private, Words::Text("mine".into())).await.unwrap();
    blue.say("w2", private, Words::Text("yours".into())).await.unwrap();
    assert_eq!(me(&mut host).await["guest_games"], 1);
    assert_eq!(sign_in(&mut host, "lucrezia", PASSWORD, true).await, "200");
    assert_eq!(end(&mut old).await, "signed_out");
    assert_eq!(me(&mut host).await, json!({"name": "Lucrezia", "account": true, "guest_games": 0}));
    let told = blue.game_message().await;
    let named =
        |message: &GameMessage| matches!(message, GameMessage::Seats { seats } if seats[&Seat::Red].account);
    assert!(named(&told) || named(&blue.game_message().await), "those at the table are told");
    for browser in [&host, &home] {
        let mut socket = browser.socket(&created.id).await;
        let talk = socket.resume_talk(0, None).await;
        let texts: Vec<&Words> =
            talk.iter().flat_map(|page| &page.messages).map(|message| &message.words).collect();
        assert_eq!(texts, [&Words::Text("mine".into()), &Words::Text("yours".into())]);
        assert_eq!(browser.socket(&created.id).await.hello(None).await.0, [Seat::Red]);
    }
    host.socket(&created.id).await.hello(None).await;
    assert!(seats(&mut home, &created).await[0] == ("Lucrezia".to_owned(), true));
    // Where both sit, nothing moves.
    let before = rival.clone();
    assert_eq!(sign_in(&mut rival, "Lucrezia", PASSWORD, true).await, "200");
    assert_eq!(rival.socket(&both.id).await.hello(None).await.0, [Seat::Blue]);
    assert_eq!(before.socket(&both.id).await.hello(None).await.0, [Seat::Red]);
    // Who signs out is a new guest.
    assert_eq!(host.send("DELETE", "/api/v1/session", &[], b"").await.status, 204);
    assert!(host.cookie.is_none());
    assert_eq!(me(&mut home).await["name"], "Lucrezia", "the other browser stays signed in");
}

#[tokio::test]
async fn nobody_else_gets_the_name_of_an_account() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut other = app.browser();
    ada.navigate("/").await;
    other.navigate("/").await;
    assert_eq!(other.post("/api/v1/me", &json!({"name": "Lucrezia"})).await.status, 200);
    assert_eq!(sign_up(&mut ada, "Lucrezia").await, "201");
    assert_ne!(me(&mut other).await["name"], "Lucrezia", "a guest had it before");
    assert_eq!(sign_up(&mut other, "LUCREZIA").await, "422 name_taken");
    assert_eq!(other.post("/api/v1/me", &json!({"name": "lucrezia"})).await.failure(), "422 name_taken");
    let named = json!({"kind": "person", "name": "Lucrezia"});
    let request =
        json!({"rules": "classic", "seats": {"red": {"kind": "person", "mine": true}, "blue": named}});
    assert_eq!(other.post("/api/v1/games", &request).await.failure(), "422 name_taken");
    let free = json!({"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}});
    let invited = other.create(&json!({"rules": "classic", "seats": free})).await;
    let mut guest = app.browser();
    let url = &invited.invitations[0].url;
    guest.navigate(url).await;
    assert_eq!(guest.submit(url, "act=sit&name=Lucrezia").await.status, 422);
    assert_eq!(guest.submit(url, "act=sit&name=Luca").await.status, 303);
    assert_eq!(ada.post("/api/v1/me", &json!({"name": "Ada"})).await.failure(), "409 has_account");
    let rename = |name: &str| json!({"name": name, "password": PASSWORD});
    assert_eq!(ada.post("/api/v1/account/name", &rename("Ada Byron")).await.failure(), "422 name_form");
    let renamed = ada.post("/api/v1/account/name", &rename("Ada-Byron")).await;
    assert_eq!(renamed.json()["name"], "Ada-Byron");
    assert!(ada.post("/api/v1/account/name", &rename("Ada")).await.failure().starts_with("422 name_changed"));
    assert_eq!(sign_up(&mut other, "Lucrezia").await, "422 name_taken", "it was hers");
    assert_eq!(sign_in(&mut other, "Lucrezia", PASSWORD, false).await, "200", "and leads to her");
    assert_eq!(me(&mut other).await["name"], "Ada-Byron");
}

#[tokio::test]
async fn a_guest_who_has_the_name_of_an_account_is_told_apart_from_it() {
    let app = TestApp::start().await;
    let mut guest = app.browser();
    guest.navigate("/").await;
    assert_eq!(guest.post("/api/v1/me", &json!({"name": "Lucrezia"})).await.status, 200);
    let (created, mut host) = hosted(&app).await;
    guest.join(&created.invitations[0].url).await;
    assert_eq!(seats(&mut host, &created).await[1], ("Lucrezia".to_owned(), false));
    assert_eq!(sign_up(&mut host, "LUCREZIA").await, "201");
    let told = seats(&mut host, &created).await;
    assert_eq!(told, [("LUCREZIA".to_owned(), true), ("Lucrezia 2".to_owned(), false)]);
    let record = host.get(&format!("/api/v1/games/{}/record", created.id)).await.text();
    assert!(record.contains("[Red \"LUCREZIA\"]") && record.contains("[Blue \"Lucrezia 2\"]"), "{record}");
}

#[tokio::test]
async fn wrong_passwords_are_refused_alike_and_not_for_ever() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    ada.navigate("/").await;
    for (name, password, refusal) in [
        ("A", PASSWORD, "422 name_form"),
        ("Lucrezia", "short", "422 password_length"),
        ("Lucrezia", "password", "422 password_guessable"),
        ("Lucrezia", "lucrezia", "422 password_guessable"),
        ("admin", PASSWORD, "422 name_of_bot"),
    ] {
        let reply = ada.post("/api/v1/account", &json!({"name": name, "password": password})).await;
        assert_eq!(reply.failure(), refusal, "{name}");
    }
    assert_eq!(sign_up(&mut ada, "Lucrezia").await, "201");
    assert_eq!(sign_up(&mut ada, "Lucrezia2").await, "409 has_account");
    let mut other = app.browser();
    assert_eq!(other.get("/api/v1/account").await.failure(), "401 no_account");
    for name in ["Lucrezia", "Nobody", "", "a\u{200b}b"] {
        assert_eq!(sign_in(&mut other, name, "wrong password", false).await, "401 wrong_sign_in", "{name}");
    }
    for _ in 0..4 {
        assert_eq!(sign_in(&mut other, "Lucrezia", "wrong password", false).await, "401 wrong_sign_in");
    }
    assert_eq!(sign_in(&mut other, "LUCREZIA", PASSWORD, false).await, "429 too_many_tries");
    assert_eq!(ada.get("/api/v1/account").await.json()["name"], "Lucrezia", "who is signed in stays so");
    let (closed, _) = TestApp::start_configured(|config| config.registration = Registration::Closed).await;
    assert_eq!(sign_up(&mut closed.browser(), "Lucrezia").await, "403 registration_closed");
}

#[tokio::test]
async fn where_accounts_are_made_by_invitation_nobody_else_makes_one() {
    let (app, _) = TestApp::start_configured(|config| config.registration = Registration::Invited).await;
    let database = app.database().to_str().unwrap().to_owned();
    let sign_up = async |name: &str, invitation: &str| {
        let mut browser = app.browser();
        browser.navigate("/").await;
        let body = json!({"name": name, "password": PASSWORD, "invitation": invitation});
        let reply = browser.post("/api/v1/account", &body).await;
        let said = if reply.status == 201 { "201".to_owned() } else { reply.failure() };
        (said, browser)
    };
    let token = |url: &str| url.split_once("/account?invitation=").unwrap().1.to_owned();
    for none in ["", "AAAA", &"A".repeat(43)] {
        assert_eq!(sign_up("Lucrezia", none).await.0, "403 invitation_wanted");
    }
    let of_host = token(&admin::invite(&database).unwrap());
    let taken = json!({"name": "Lucrezia", "password": "password", "invitation": of_host.clone()});
    assert_eq!(app.browser().post("/api/v1/account", &taken).await.failure(), "422 password_guessable");
    let (said, mut ada) = sign_up("Lucrezia", &of_host).await;
    assert_eq!(said, "201", "what is refused uses none up");
    assert_eq!(sign_up("Cesare", &of_host).await.0, "403 invitation_wanted", "once");
    let mut links = Vec::new();
    for left in (0..5).rev() {
        assert_eq!(ada.get("/api/v1/account").await.json()["invitations"], left + 1);
        let reply = ada.post("/api/v1/account/invitations", &json!({})).await.json();
        assert_eq!(reply["left"], left);
        links.push(token(reply["url"].as_str().unwrap()));
    }
    let invite =
        async |browser: &mut Browser| browser.post("/api/v1/account/invitations", &json!({})).await.failure();
    assert_eq!(invite(&mut ada).await, "409 no_invitations");
    assert_eq!(invite(&mut app.browser()).await, "401 no_account");
    assert_eq!(sign_up("Cesare", &links[0]).await.0, "201");
    // Those that were not used in time come back.
    let connection = rusqlite::Connection::open(app.database()).unwrap();
    connection.execute("UPDATE account_invitation SET made_ms = made_ms - 14 * 86400000", []).unwrap();
    assert_eq!(sign_up("Giovanni", &links[1]).await.0, "403 invitation_wanted");
    assert_eq!(ada.get("/api/v1/account").await.json()["invitations"], 4);
    // Elsewhere nobody invites, and nobody needs that.
    let open = TestApp::start().await;
    let mut bob = open.browser();
    bob.navigate("/").await;
    assert_eq!(self::sign_up(&mut bob, "Bob").await, "201");
    assert_eq!(bob.get("/api/v1/account").await.json()["invitations"], Value::Null);
    assert_eq!(invite(&mut bob).await, "409 no_invitations");
}

#[tokio::test]
async fn sessions_end_where_their_owner_ends_them() {
    let app = TestApp::start().await;
    let (created, mut first, _) = game(&app).await;
    assert_eq!(sign_up(&mut first, "Lucrezia").await, "201");
    let mut second = app.browser();
    assert_eq!(sign_in(&mut second, "Lucrezia", PASSWORD, false).await, "200");
    let mut third = app.browser();
    assert_eq!(sign_in(&mut third, "Lucrezia", PASSWORD, false).await, "200");
    let account = first.get("/api/v1/account").await.json();
    let sessions = account["sessions"].as_array().unwrap();
    assert_eq!(
        (sessions.len(), sessions.iter().filter(|session| session["is_this"] == true).count()),
        (3, 1)
    );
    let mut of_second = second.socket(&created.id).await;
    assert_eq!(of_second.hello(None).await.0, [Seat::Red]);
    let own = second.get("/api/v1/account").await.json();
    let own = own["sessions"].as_array().unwrap().iter().find(|session| session["is_this"] == true).unwrap();
    let path = format!("/api/v1/account/sessions/{}", own["id"].as_str().unwrap());
    assert_eq!(first.send("DELETE", &path, &[], b"").await.status, 204);
    assert_eq!(end(&mut of_second).await, "signed_out");
    assert_eq!(second.get("/api/v1/account").await.failure(), "401 no_account");
    assert_eq!(first.send("DELETE", &path, &[], b"").await.failure(), "404 not_found");
    let mut of_third = third.socket(&created.id).await;
    of_third.hello(None).await;
    let body = |password: &str| json!({"password": password, "new_password": "quiet orchard 17"});
    assert_eq!(first.post("/api/v1/account/password", &body("wrong")).await.failure(), "401 wrong_password");
    assert_eq!(first.post("/api/v1/account/password", &body(PASSWORD)).await.status, 200);
    assert_eq!(end(&mut of_third).await, "signed_out");
    assert_eq!(me(&mut first).await["name"], "Lucrezia");
    assert_eq!(me(&mut third).await["name"], Value::Null);
    assert_eq!(sign_in(&mut third, "Lucrezia", PASSWORD, false).await, "401 wrong_sign_in");
    assert_eq!(sign_in(&mut third, "Lucrezia", "quiet orchard 17", false).await, "200");
    assert_eq!(first.send("DELETE", "/api/v1/account/sessions", &[], b"").await.status, 204);
    assert_eq!(me(&mut third).await["name"], Value::Null);
    assert_eq!(me(&mut first).await["name"], "Lucrezia");
}

#[tokio::test]
async fn a_link_of_the_host_gives_a_new_password_once() {
    let app = TestApp::start().await;
    let mut owner = app.browser();
    owner.navigate("/").await;
    assert_eq!(sign_up(&mut owner, "Lucrezia").await, "201");
    let database = app.database().to_str().unwrap().to_owned();
    assert_eq!(admin::password_link(&database, "Nobody").unwrap(), None);
    let path = admin::password_link(&database, "lucrezia").unwrap().unwrap();
    let api = format!("/api/v1{path}");
    let body = |password: &str| json!({"new_password": password});
    let mut fresh = app.browser();
    assert_eq!(fresh.post(&api, &body("lucrezia")).await.failure(), "422 password_guessable");
    assert_eq!(fresh.post(&api, &body("quiet orchard 17")).await.status, 200);
    assert_eq!(me(&mut fresh).await["name"], "Lucrezia");
    assert_eq!(me(&mut owner).await["name"], Value::Null, "all other sessions end");
    for used in [api.as_str(), "/api/v1/reset/AAAA"] {
        assert_eq!(fresh.post(used, &body("quiet orchard 18")).await.failure(), "410 link_used");
    }
    let bytes = std::fs::read(app.database()).unwrap();
    let token = path.rsplit('/').next().unwrap().as_bytes();
    let secret = fresh.cookie.clone().unwrap();
    let secret = secret.split('=').next_back().unwrap().as_bytes();
    for hidden in [token, secret, b"quiet orchard 17"] {
        assert!(!bytes.windows(hidden.len()).any(|window| window == hidden));
    }
    assert_eq!(Refusal::LinkUsed.problem().code, "link_used");
}

/// Three browsers that play, make accounts, sign in and out; and what each cookie of theirs, also an old one, should
/// hold.
struct Model {
    browsers: Vec<Browser>,
    /// The player of each browser: a guest by a number, an account by its name.
    players: Vec<Known>,
    /// Whether the guest of a browser waits behind the account that is signed in.
    behind: Vec<Option<Known>>,
    /// The holder of each game's red seat.
    games: Vec<(Created, Known)>,
    accounts: Vec<String>,
    /// Cookies that are nobody's any more, or of guests who have nothing left.
    retired: Vec<Browser>,
    guests: usize,
    random: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Known {
    Guest(usize),
    Account(String),
}

impl Model {
    fn next(&mut self, below: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.random >> 33) % below as u64).unwrap()
    }

    fn new_guest(&mut self) -> Known {
        self.guests += 1;
        Known::Guest(self.guests)
    }

    /// Hands the games of a guest over.
    fn hand_over(&mut self, guest: &Known, account: &Known) {
        for (_, holder) in &mut self.games {
            if holder == guest {
                *holder = account.clone();
            }
        }
    }

    async fn step(&mut self) {
        let at = self.next(self.browsers.len());
        let before = self.browsers[at].clone();
        let is_account = matches!(self.players[at], Known::Account(_));
        match self.next(5) {
            0 => {
                let created = self.browsers[at].create_as_red().await;
                self.games.push((created, self.players[at].clone()));
            }
            1 if !is_account => {
                let name = format!("name{}", self.accounts.len() + 1);
                assert_eq!(sign_up(&mut self.browsers[at], &name).await, "201");
                let guest = self.players[at].clone();
                let account = Known::Account(name.clone());
                self.hand_over(&guest, &account);
                self.accounts.push(name);
                self.retired.push(before);
                self.players[at] = account;
            }
            2 | 3 if !self.accounts.is_empty() => {
                let chosen = self.next(self.accounts.len());
                let takes = self.next(2) == 0;
                let name = self.accounts[chosen].clone();
                assert_eq!(sign_in(&mut self.browsers[at], &name, PASSWORD, takes).await, "200");
                let guest = if is_account { self.behind[at].take() } else { Some(self.players[at].clone()) };
                let account = Known::Account(name);
                match guest {
                    Some(guest) if takes => self.hand_over(&guest, &account),
                    guest => self.behind[at] = guest,
                }
                if is_account || takes {
                    // The session from before has ended; a guest whose games were taken along has none left.
                    let parts = before.cookie.as_deref().unwrap_or_default().split("; ");
                    let session = parts.filter(|part| !is_account || part.starts_with("djambi-session="));
                    let cookie = session.collect::<Vec<_>>().join("; ");
                    self.retired.push(Browser { cookie: Some(cookie), ..before });
                }
                self.players[at] = account;
            }
            4 if is_account => {
                assert_eq!(self.browsers[at].send("DELETE", "/api/v1/session", &[], b"").await.status, 204);
                self.browsers[at].navigate("/").await;
                let parts = before.cookie.as_deref().unwrap_or_default().split("; ");
                let cookie = parts.filter(|part| part.starts_with("djambi-session=")).collect();
                self.retired.push(Browser { cookie: Some(cookie), ..before });
                self.behind[at] = None;
                self.players[at] = self.new_guest();
            }
            _ => {}
        }
    }

    async fn check(&self, step: usize) {
        for (created, holder) in &self.games {
            for (browser, player) in self.browsers.iter().zip(&self.players) {
                let held = browser.socket(&created.id).await.hello(None).await.0;
                assert_eq!(!held.is_empty(), player == holder, "{step}: {player:?}, held by {holder:?}");
            }
            for retired in &self.retired {
                assert!(
                    retired.socket(&created.id).await.hello(None).await.0.is_empty(),
                    "{step}: an old cookie"
                );
            }
        }
    }
}

#[tokio::test]
async fn whatever_people_do_each_seat_has_one_holder_and_old_cookies_have_none() {
    for seed in 1..=3 {
        let mut app = TestApp::start().await;
        let mut model = Model {
            browsers: (0..3).map(|_| app.browser()).collect(),
            players: (1..=3).map(Known::Guest).collect(),
            behind: vec![None; 3],
            games: Vec::new(),
            accounts: Vec::new(),
            retired: Vec::new(),
            guests: 3,
            random: seed,
        };
        for browser in &mut model.browsers {
            browser.navigate("/").await;
        }
        for step in 0..24 {
            model.step().await;
            if step % 12 == 11 {
                app = app.restart().await;
                for browser in model.browsers.iter_mut().chain(&mut model.retired) {
                    browser.address = app.address;
                }
            }
            if step % 3 == 2 {
                model.check(step).await;
            }
        }
    }
}
