//! Order: what is done about players holds at once and everywhere, is told to them, and they answer.

use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{Channel, EventKind, GameMessage, Gone, Ladder, NoticeHistory, PlayerAction, Words};
use djambi_server::admin::{self, OrderKind, Whom};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, end, hosted, sign_in, sign_up};
use crate::app::TestApp;
use crate::rated::{accounts, played};
use crate::second_factors::add_factor;
use crate::support::http::Reply;
use crate::support::{Browser, Socket};

/// How soon an act must hold, on a busy machine.
const AT_ONCE: Duration = Duration::from_secs(5);

/// What becomes of something that must happen at once.
async fn at_once<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(AT_ONCE, what).await.expect("it happens at once")
}

/// Asks again and again until an answer is as it must be.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    at_once(async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

/// Does something in the name of the host, beside the service; returns the number of the act.
fn act(app: &TestApp, kind: OrderKind, whom: Whom, days: Option<u32>) -> u32 {
    let database = app.database();
    admin::act(database.to_str().unwrap(), (kind, whom), days, "It was <too> much.").unwrap().unwrap()
}

fn on(name: &str) -> Whom {
    Whom::Name(name.to_owned())
}

/// Waits until the service has carried out what was done.
async fn carried_out(app: &TestApp) {
    let [mut probe] = accounts(app, [&format!("Probe{}", probes())]).await;
    let name = probe.get("/api/v1/me").await.json()["name"].as_str().unwrap().to_owned();
    act(app, OrderKind::Warn, on(&name), None);
    until(async || create(&mut probe, &json!({})).await.status == 403).await;
}

/// A number that no probe had before.
fn probes() -> u32 {
    static PROBES: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    PROBES.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
}

/// Tries to open a table with these settings.
async fn create(browser: &mut Browser, table: &Value) -> Reply {
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}});
    browser.post("/api/v1/games", &json!({"rules": "classic", "seats": seats, "table": table})).await
}

/// The text of the page of what concerns somebody.
async fn concerns(browser: &mut Browser) -> String {
    let reply = browser.get("/concerns").await;
    assert_eq!(reply.status, 200);
    reply.text()
}

/// Ada at the red seat of a game, Bob at the blue one, with accounts, and their sockets.
async fn pair(app: &TestApp) -> ([Browser; 2], [Socket; 2]) {
    let (created, mut ada) = hosted(app).await;
    let mut bob = app.browser();
    bob.join(&created.invitations[0].url).await;
    assert_eq!(sign_up(&mut ada, "Ada").await, "201");
    assert_eq!(sign_up(&mut bob, "Bob").await, "201");
    let mut sockets = [ada.socket(&created.id).await, bob.socket(&created.id).await];
    for socket in &mut sockets {
        socket.hello(None).await;
    }
    ([ada, bob], sockets)
}

fn text(words: &str) -> Words {
    Words::Text(words.to_owned())
}

#[tokio::test]
async fn who_is_silenced_says_nothing_and_is_told_why() {
    let app = TestApp::start().await;
    let ([_ada, mut bob], [mut of_ada, mut of_bob]) = pair(&app).await;
    assert!(of_bob.say("m1", Channel::Table, text("before")).await.is_ok());
    let number = act(&app, OrderKind::Silence, on("bob"), Some(2));
    carried_out(&app).await;
    let private = "red+blue".parse().unwrap();
    for (id, channel) in [("m2", Channel::Table), ("m3", private)] {
        assert_eq!(of_bob.say(id, channel, text("after")).await, Err("silenced".to_owned()));
    }
    assert!(of_ada.say("m2", Channel::Table, text("I am not")).await.is_ok());
    let told = concerns(&mut bob).await;
    assert!(told.contains("It was &#60;too&#62; much.") && told.contains("until 20"), "{told}");
    let history: NoticeHistory = serde_json::from_slice(&bob.get("/api/v1/me/notices").await.body).unwrap();
    assert!(!history.concern.unwrap().read);
    act(&app, OrderKind::End, Whom::Act(number), None);
    carried_out(&app).await;
    assert!(of_bob.say("m4", Channel::Table, text("again")).await.is_ok());
    // A restart forgets nothing.
    act(&app, OrderKind::Unlisted, on("bob"), None);
    carried_out(&app).await;
    let app = app.restart().await;
    bob.address = app.address;
    assert_eq!(create(&mut bob, &json!({"listed": true})).await.failure(), "403 no_listed_tables");
    assert_eq!(create(&mut bob, &json!({"listed": false})).await.status, 201);
}

#[tokio::test]
async fn who_is_warned_reads_it_before_the_next_game() {
    let app = TestApp::start().await;
    let [mut ada, mut bob] = accounts(&app, ["Ada", "Bob"]).await;
    let number = act(&app, OrderKind::Warn, on("Ada"), None);
    carried_out(&app).await;
    assert_eq!(create(&mut ada, &json!({})).await.failure(), "403 warned");
    let table = create(&mut bob, &json!({})).await.json();
    let sit = json!({"act": "sit"});
    let address = format!("/api/v1/games/{}/table", table["id"].as_str().unwrap());
    assert_eq!(ada.post(&address, &sit).await.failure(), "403 warned");
    assert_eq!(ada.submit("/concerns", "").await.status, 303);
    assert_eq!(ada.post(&address, &sit).await.failure(), "403 warned", "no page has shown it");
    assert_eq!(ada.submit("/concerns", &format!("up_to={number}")).await.status, 303);
    assert_eq!(ada.post(&address, &sit).await.status, 200);
    let answer = format!("act={number}&words=I+am+sorry");
    assert_eq!(ada.submit("/concerns", &answer).await.status, 303);
    assert_eq!(ada.submit("/concerns", &answer.replace("sorry", "not")).await.status, 303);
    let told = concerns(&mut ada).await;
    assert!(told.contains("I am sorry") && !told.contains("I am not"), "{told}");
    assert!(!concerns(&mut bob).await.contains("too&#62; much"), "it is nobody else's");
}

#[tokio::test]
async fn a_ban_ends_all_at_once_and_leaves_an_answer() {
    let app = TestApp::start().await;
    let ([mut ada, mut bob], [mut of_ada, mut of_bob]) = pair(&app).await;
    act(&app, OrderKind::Ban, on("Bob"), Some(30));
    assert_eq!(at_once(end(&mut of_bob)).await, "signed_out");
    let resigned = loop {
        if let GameMessage::Event { event } = of_ada.game_message().await {
            break event.kind;
        }
    };
    assert_eq!(resigned, EventKind::Resign { seat: Seat::Blue });
    assert_eq!(bob.get("/api/v1/account").await.failure(), "401 no_account", "the session has ended");
    let body = json!({"name": "Bob", "password": PASSWORD});
    let me: Value = bob.post("/api/v1/session", &body).await.json();
    assert_eq!(me["banned"], true, "{me}");
    assert_eq!(bob.get("/api/v1/me").await.json()["banned"], true);
    assert_eq!(create(&mut bob, &json!({})).await.failure(), "403 banned");
    let game = of_ada.game.clone();
    let socket = Socket::open(app.address, &game, bob.cookie.as_deref(), None).await;
    assert!(socket.is_err(), "no socket opens");
    assert!(concerns(&mut bob).await.contains("too&#62; much"));
    let number = admin::acts(app.database().to_str().unwrap(), Some("Bob")).unwrap().unwrap()[0].number;
    assert_eq!(bob.submit("/concerns", &format!("act={number}&words=why+me")).await.status, 303);
    assert!(concerns(&mut bob).await.contains("why me"));
    let export = bob.post("/api/v1/account/export", &json!({"password": PASSWORD})).await;
    assert_eq!(export.status, 200, "they take their data along");
    let other = json!({"password": PASSWORD, "new_password": "quiet orchard 17"});
    assert_eq!(bob.post("/api/v1/account/password", &other).await.status, 200, "the account is theirs");
    assert_eq!(
        app.browser().post("/api/v1/reset/AAAA", &json!({"new_password": ""})).await.failure(),
        "410 link_used"
    );
    // From the same network nobody makes an account for a week; Ada has hers.
    assert_eq!(sign_up(&mut app.browser(), "Bobby").await, "403 banned");
    assert_eq!(create(&mut ada, &json!({})).await.status, 201);
    act(&app, OrderKind::End, Whom::Act(number), None);
    carried_out_by(&app, &mut bob).await;
    assert_eq!(sign_in(&mut bob, "Bob", "quiet orchard 17", false).await, "200");
}

#[tokio::test]
async fn who_may_not_sit_is_seated_by_nobody_else() {
    let app = TestApp::start().await;
    let ([mut ada, mut bob], [mut of_ada, mut of_bob]) = pair(&app).await;
    assert_eq!(of_ada.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    assert_eq!(of_bob.command("b", 1, Seat::Blue, PlayerAction::Resign).await, Ok(2));
    let number = act(&app, OrderKind::Warn, on("Bob"), None);
    carried_out(&app).await;
    let again = ada.post(&format!("/api/v1/games/{}/again", of_ada.game), &json!({})).await.json();
    let id = again["id"].as_str().unwrap().parse().unwrap();
    assert!(!ada.game(&id).await.settings.seats[&Seat::Blue].claimed, "the seat is free");
    // Who sat at a table when the act came is not ready before they have read it.
    assert_eq!(bob.submit("/concerns", &format!("up_to={number}")).await.status, 303);
    let table = create(&mut bob, &json!({"listed": false})).await.json();
    let address = format!("/api/v1/games/{}/table", table["id"].as_str().unwrap());
    act(&app, OrderKind::Warn, on("Bob"), None);
    carried_out(&app).await;
    let ready = json!({"act": "ready", "ready": true});
    assert_eq!(bob.post(&address, &ready).await.failure(), "403 warned");
}

/// Waits until somebody may act again.
async fn carried_out_by(_: &TestApp, browser: &mut Browser) {
    until(async || create(browser, &json!({})).await.status == 201).await;
}

#[tokio::test]
async fn a_guest_is_kept_out_by_id_and_network() {
    let app = TestApp::start().await;
    let (created, mut host) = hosted(&app).await;
    assert_eq!(sign_up(&mut host, "Ada").await, "201");
    let mut guest = app.browser();
    guest.join(&created.invitations[0].url).await;
    let mut socket = guest.socket(&created.id).await;
    socket.hello(None).await;
    socket.say("m1", Channel::Table, text("bad")).await.unwrap();
    let message = Whom::Message(created.id.clone(), Channel::Table, 1);
    act(&app, OrderKind::Ban, message, None);
    until(async || create(&mut guest, &json!({})).await.status == 403).await;
    assert_eq!(create(&mut guest, &json!({})).await.failure(), "403 banned");
    assert!(concerns(&mut guest).await.contains("until 20"), "a day, though it was for ever");
    let mut other = app.browser();
    other.navigate("/").await;
    assert_eq!(create(&mut other, &json!({})).await.failure(), "403 banned", "the network is the same");
    assert_eq!(create(&mut host, &json!({})).await.status, 201, "who has an account is known");
}

#[tokio::test]
async fn blanked_words_disappear_at_once_for_all() {
    let app = TestApp::start().await;
    let ([mut ada, _bob], [mut of_ada, mut of_bob]) = pair(&app).await;
    of_bob.say("m1", Channel::Table, text("bad words")).await.unwrap();
    of_ada.heard().await;
    let game = of_ada.game.clone();
    act(&app, OrderKind::Blank, Whom::Message(game.clone(), Channel::Table, 1), None);
    for socket in [&mut of_ada, &mut of_bob] {
        let mut last = text("");
        while last != Words::Gone(Gone::Removed) {
            if let GameMessage::Talk { page } = socket.game_message().await {
                last = page.messages[0].words.clone();
            }
        }
    }
    let mut again = ada.socket(&game).await;
    let pages = again.resume_talk(0, None).await;
    assert_eq!(pages[0].messages[0].words, Words::Gone(Gone::Removed));
    assert!(!ada.get(&format!("/api/v1/games/{game}/record")).await.text().contains("bad words"));
}

#[tokio::test]
async fn a_voided_result_counts_for_nobody_until_the_end_of_the_act() {
    let app = TestApp::start().await;
    let mut people = accounts(&app, ["Ada", "Bob", "Cleo", "Dora"]).await;
    let game = played(&mut people).await;
    let profile =
        async |browser: &mut Browser| browser.get("/api/v1/players/Ada").await.json()["rating"].clone();
    let before = wait_for(async || profile(&mut people[0].clone()).await, |rating| !rating.is_null()).await;
    let number = act(&app, OrderKind::Void, Whom::Game(game), None);
    wait_for(async || profile(&mut people[0].clone()).await, Value::is_null).await;
    let ladder: Ladder = serde_json::from_slice(&people[0].get("/api/v1/ladder").await.body).unwrap();
    assert!(ladder.players.is_empty());
    for person in &mut people {
        until(async || {
            let history = person.get("/api/v1/me/notices").await;
            serde_json::from_slice::<NoticeHistory>(&history.body).unwrap().concern.is_some()
        })
        .await;
        let told = concerns(person).await;
        assert!(told.contains("too&#62; much") && !told.contains("textarea"), "{told}");
    }
    assert!(!concerns(&mut app.browser()).await.contains("too&#62; much"));
    act(&app, OrderKind::End, Whom::Act(number), None);
    let after = wait_for(async || profile(&mut people[0].clone()).await, |rating| !rating.is_null()).await;
    assert_eq!(after, before, "the fold is the same again");
    let database = app.database().to_str().unwrap().to_owned();
    let _folder = app.stop().await;
    assert!(admin::rerate(&database).unwrap().difference < 1e-9);
}

/// Asks until an answer is as it must be.
async fn wait_for<F: Future<Output = Value>>(
    ask: impl Fn() -> F,
    is_right: impl Fn(&Value) -> bool,
) -> Value {
    at_once(async {
        loop {
            let found = ask().await;
            if is_right(&found) {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

#[tokio::test]
async fn moderators_alone_see_cases_and_each_look_is_kept() {
    let app = TestApp::start().await;
    let ([mut ada, mut bob], [_of_ada, mut of_bob]) = pair(&app).await;
    let [mut mod_, mut other] = accounts(&app, ["Mona", "Otto"]).await;
    of_bob.say("m1", Channel::Table, text("bad words")).await.unwrap();
    let private: Channel = "red+blue".parse().unwrap();
    of_bob.say("m2", private, text("an unreported whisper")).await.unwrap();
    let game = of_bob.game.clone();
    let body = json!({"channel": "table", "seq": 1, "cause": "abuse", "reason": "an insult"});
    assert_eq!(ada.post(&format!("/api/v1/games/{game}/reports"), &body).await.status, 204);
    let form = format!("game={game}&who=blue&kind=play&cause=stalling&words=He+waits");
    assert_eq!(ada.submit("/report", &form).await.status, 200);
    assert_eq!(ada.submit("/report", &form.replace("blue", "green")).await.status, 422, "a bot");
    assert_eq!(
        ada.submit("/report", "player=Bob&who=Bob&kind=name&cause=person&words=His+name").await.status,
        200
    );

    let database = app.database().to_str().unwrap().to_owned();
    let pages = ["/moderation", "/moderation/log", "/moderation/case/r1", "/moderation/report/1"];
    for page in pages {
        for browser in [&mut mod_, &mut bob, &mut app.browser()] {
            assert_eq!(browser.get(page).await.status, 404, "{page}");
        }
    }
    assert!(admin::set_role(&database, "mona", true).unwrap());
    assert!(
        !mod_.get("/moderation").await.text().contains("/moderation/case"),
        "not without a second factor"
    );
    let silence = "do=act&case=r1&kind=silence&hours=24&words=Enough";
    assert_eq!(mod_.submit("/moderation", silence).await.status, 200, "nothing is done");
    assert!(admin::acts(&database, Some("Bob")).unwrap().unwrap().is_empty());
    add_factor(&mut mod_).await;
    for page in pages {
        assert_eq!(mod_.get(page).await.status, 200, "{page}");
    }
    let list = mod_.get("/moderation").await.text();
    assert!(list.contains("Bob") && list.contains("open: 3; reports: 3; acts: 0"), "{list}");
    let report = mod_.get("/moderation/report/1").await.text();
    assert!(report.contains("bad words") && report.contains("an insult"), "{report}");
    assert!(report.contains(&format!("/game/{game}?turn=0")));
    for page in pages {
        assert!(!mod_.get(page).await.text().contains("an unreported whisper"), "{page}");
    }
    let log = mod_.get("/moderation/log").await.text();
    assert_eq!(log.matches("has looked at report 1").count(), 3, "each look: {log}");

    reporters_hear_that_it_was_looked_at(&mut mod_, &mut ada).await;
    assert_eq!(other.submit("/moderation", silence).await.status, 404);
    assert_eq!(mod_.submit("/moderation", silence).await.status, 303);
    carried_out(&app).await;
    assert_eq!(of_bob.say("m3", Channel::Table, text("more")).await, Err("silenced".to_owned()));
    assert!(!concerns(&mut bob).await.contains("Mona"), "moderators are not named to those whom it concerns");
    for (address, is_first_there) in
        [("", true), ("?before=2", true), ("?before=1", false), ("?before=x", true)]
    {
        let log = mod_.get(&format!("/moderation/log{address}")).await.text();
        assert_eq!(log.contains("<h3>1. "), is_first_there, "{address}: {log}");
    }
    nobody_moderates_moderators(&app, &mut mod_, &mut bob).await;
}

/// Mona moderates, Bob is reported and silenced: moderators are the host's business, not even their own.
async fn nobody_moderates_moderators(app: &TestApp, mod_: &mut Browser, bob: &mut Browser) {
    let database = app.database().to_str().unwrap().to_owned();
    assert!(admin::set_role(&database, "Bob", true).unwrap());
    add_factor(bob).await;
    assert_eq!(mod_.submit("/moderation", "do=act&case=r1&kind=ban&hours=24&words=Enough").await.status, 404);
    for page in ["/moderation/report/1", "/moderation/case/r1"] {
        assert_eq!(mod_.get(page).await.status, 404, "{page} is the host's business");
    }
    // Whom the host keeps out moderates no more.
    act(app, OrderKind::Ban, on("Mona"), Some(1));
    carried_out(app).await;
    let code = json!({"name": "Mona", "password": PASSWORD});
    assert_eq!(mod_.post("/api/v1/session", &code).await.failure(), "401 code_wanted");
    assert_eq!(mod_.get("/moderation").await.status, 404);
    assert_eq!(bob.submit("/moderation", "do=end&number=1&case=r1&words=me").await.status, 422);
    assert!(admin::set_role(&database, "Mona", false).unwrap());
    assert_eq!(mod_.get("/moderation").await.status, 404);
}

/// Closes a report; who has made it hears that in the bell.
async fn reporters_hear_that_it_was_looked_at(moderator: &mut Browser, reporter: &mut Browser) {
    let unread = async |browser: &mut Browser| {
        let history = browser.get("/api/v1/me/notices").await;
        serde_json::from_slice::<NoticeHistory>(&history.body).unwrap().concern.is_some()
    };
    assert!(!unread(reporter).await);
    assert_eq!(moderator.submit("/moderation", "do=close&number=1").await.status, 303);
    assert!(unread(reporter).await, "who has reported it hears that it was looked at");
    assert!(concerns(reporter).await.contains("looked at"));
}

#[tokio::test]
async fn a_name_that_is_taken_away_is_gone_at_once() {
    let app = TestApp::start().await;
    let ([mut ada, mut bob], [mut of_ada, _of_bob]) = pair(&app).await;
    act(&app, OrderKind::Rename, on("Bob"), None);
    carried_out(&app).await;
    let name = bob.get("/api/v1/me").await.json()["name"].as_str().unwrap().to_owned();
    assert!(name.starts_with("player"), "{name}");
    let seats = ada.game(&of_ada.game).await.settings.seats;
    assert_eq!(seats[&Seat::Blue].name, name);
    assert_eq!(sign_up(&mut app.browser(), "Bob").await, "422 name_taken");
    assert_eq!(sign_up(&mut app.browser(), "Bobby").await, "201", "another one");
    assert_eq!(sign_in(&mut app.browser(), "Bob", PASSWORD, false).await, "200", "they find in");
    let body = json!({"name": "Robert", "password": PASSWORD});
    assert_eq!(bob.post("/api/v1/account/name", &body).await.status, 200, "they choose another at once");
    drop(of_ada.messages().await);
}
