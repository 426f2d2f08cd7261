//! The mail addresses of accounts, and what is sent there: confirmed by a press, changed with word to the old one, and
//! the way back to an account whose password is lost.

use std::time::Duration;

use djambi_server::MailPace;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::accounts::{PASSWORD, hosted, sign_in, sign_up};
use crate::app::TestApp;
use crate::mail::settings;
use crate::support::Browser;
use crate::support::smtp::{Failure, MailServer, Received};

/// How often tests look and try again.
pub(crate) const PACE: MailPace = MailPace {
    look: Duration::from_millis(50),
    patience: Duration::ZERO,
    timeout: Duration::from_secs(5),
    minute: Duration::from_millis(50),
    at_once: 1,
};

/// A service that sends mail by a server.
pub(crate) async fn with_mail(server: &MailServer) -> TestApp {
    start_in(TempDir::new().unwrap(), server).await
}

/// The same with the database in this folder.
pub(crate) async fn start_in(folder: TempDir, server: &MailServer) -> TestApp {
    start_at_pace(folder, server, PACE).await
}

/// The same with another pace.
pub(crate) async fn start_at_pace(folder: TempDir, server: &MailServer, pace: MailPace) -> TestApp {
    let mut mail = settings(server);
    mail.pace = pace;
    TestApp::start_configured_in(folder, |config| config.mail = Some(mail)).await.0
}

/// Shuts such a service down and starts it again.
pub(crate) async fn restart(app: TestApp, server: &MailServer) -> TestApp {
    start_in(app.stop().await, server).await
}

/// A browser with an account.
pub(crate) async fn player(app: &TestApp, name: &str) -> Browser {
    let mut browser = app.browser();
    browser.navigate("/").await;
    assert_eq!(sign_up(&mut browser, name).await, "201");
    browser
}

/// Asks for an address; the status, and the code of a refusal.
async fn ask(browser: &mut Browser, address: &str) -> String {
    let body = json!({"address": address, "password": PASSWORD});
    let reply = browser.post("/api/v1/account/mail", &body).await;
    if reply.status == 200 { "200".to_owned() } else { reply.failure() }
}

/// Gives an account an address, which is confirmed by the next letter.
pub(crate) async fn give_address(browser: &mut Browser, server: &MailServer, address: &str) {
    let before = server.received().len();
    assert_eq!(ask(browser, address).await, "200");
    let letters = server.wait_for(before + 1).await;
    let link = letters[before].link("/mail/confirm/");
    assert_eq!(browser.submit(&link, "").await.status, 200);
}

async fn mail(browser: &mut Browser) -> Value {
    browser.get("/api/v1/account").await.json()["mail"].clone()
}

/// What a player wants to be told who has not said it.
fn usual() -> Value {
    json!({"your_turn": true, "alarm": true, "digest": false, "digest_hour": 8, "time_zone": "UTC"})
}

/// The letters beyond the first ones.
async fn news(server: &MailServer, before: usize, count: usize) -> Vec<Received> {
    server.wait_for(before + count).await.split_off(before)
}

#[tokio::test]
async fn an_address_is_confirmed_by_a_press_and_changed_with_word_to_the_old_one() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    assert_eq!(mail(&mut ada).await, json!({"sends": true}));
    let wrong = json!({"address": "ada@example.org", "password": "wrong password"});
    assert_eq!(ada.post("/api/v1/account/mail", &wrong).await.failure(), "401 wrong_password");
    for address in ["ada", "ada@example.org,eve@example.org", "Ada <ada@example.org>"] {
        assert_eq!(ask(&mut ada, address).await, "422 mail_address");
    }
    assert_eq!(ask(&mut ada, "Ada@example.org").await, "200");
    let letter = server.wait_for(1).await.remove(0);
    assert_eq!((letter.to.as_str(), letter.header("List-Unsubscribe")), ("Ada@example.org", None));
    assert!(!letter.body.contains("Lucrezia"), "whoever has the address may be another: {}", letter.body);
    assert_eq!(mail(&mut ada).await, json!({"sends": true, "asked": "Ada@example.org"}));
    // Who only looks does nothing; another browser may press.
    let link = letter.link("/mail/confirm/");
    let mut phone = app.browser();
    for _ in 0..2 {
        let page = phone.navigate(&link).await;
        assert!(page.status == 200 && page.text().contains("Ada@example.org"));
        assert!(page.header("cache-control").unwrap().contains("no-store"));
    }
    assert_eq!(mail(&mut ada).await["address"], Value::Null);
    assert_eq!(phone.submit(&link, "").await.status, 200);
    assert_eq!(mail(&mut ada).await, json!({"sends": true, "address": "Ada@example.org", "wishes": usual()}));
    assert_eq!(phone.navigate(&link).await.status, 410);
    assert_eq!(phone.submit(&link, "").await.status, 410);
    assert_eq!(phone.submit("/mail/confirm/abc", "").await.status, 410);
    // Only the last letter counts, and the old address hears of the new one once it is confirmed.
    assert_eq!(ask(&mut ada, "first@example.org").await, "200");
    assert_eq!(ask(&mut ada, "second@example.org").await, "200");
    let letters = news(&server, 1, 2).await;
    assert_eq!(phone.submit(&letters[0].link("/mail/confirm/"), "").await.status, 410);
    assert_eq!(phone.submit(&letters[1].link("/mail/confirm/"), "").await.status, 200);
    let word = news(&server, 3, 1).await.remove(0);
    assert_eq!(word.to, "Ada@example.org");
    assert!(word.body.contains("another address") && !word.body.contains("second"), "{}", word.body);
    let archive = ada.post("/api/v1/account/export", &json!({"password": PASSWORD})).await;
    assert_eq!(archive.status, 200);
    assert_eq!(mail(&mut ada).await["address"], "second@example.org");
    assert_eq!(ask(&mut ada, "").await, "200");
    assert_eq!(news(&server, 4, 1).await[0].to, "second@example.org");
    assert_eq!(mail(&mut ada).await, json!({"sends": true}));
    // A service without mail says so.
    let silent = TestApp::start().await;
    let mut bob = player(&silent, "Bob").await;
    assert_eq!(mail(&mut bob).await, json!({"sends": false}));
    assert_eq!(ask(&mut bob, "bob@example.org").await, "409 no_mail");
    assert_eq!(bob.post("/api/v1/forgotten", &json!({"who": "Bob"})).await.failure(), "409 no_mail");
}

#[tokio::test]
async fn who_has_forgotten_a_password_gets_a_new_one_by_mail() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let (created, mut ada) = hosted(&app).await;
    assert_eq!(sign_up(&mut ada, "Lucrezia").await, "201");
    give_address(&mut ada, &server, "ada@example.org").await;
    let mut bare = player(&app, "Bare").await;
    assert_eq!(bare.get("/api/v1/account").await.json()["mail"]["address"], Value::Null);
    let mut fresh = app.browser();
    let mut answers = Vec::new();
    for who in ["Lucrezia", "ADA@example.org", "Nobody", "nobody@example.org", "Bare", "", "a\u{200b}b"] {
        let reply = fresh.post("/api/v1/forgotten", &json!({"who": who})).await;
        answers.push((reply.status, reply.text()));
    }
    answers.dedup();
    assert_eq!(answers, [(202, String::new())]);
    let letters = news(&server, 1, 2).await;
    assert!(letters.iter().all(|letter| letter.to == "ada@example.org" && letter.body.contains("Lucrezia")));
    let mut socket = ada.socket(&created.id).await;
    socket.hello(None).await;
    let api = |letter: &Received| format!("/api/v1{}", letter.link("/reset/"));
    assert_eq!(fresh.navigate(&letters[0].link("/reset/")).await.status, 200, "looking does nothing");
    let new = json!({"new_password": "quiet orchard 17"});
    assert_eq!(fresh.post(&api(&letters[0]), &new).await.status, 200);
    assert_eq!(crate::accounts::end(&mut socket).await, "signed_out");
    for letter in &letters {
        assert_eq!(app.browser().post(&api(letter), &new).await.failure(), "410 link_used");
    }
    let told = news(&server, 3, 1).await.remove(0);
    assert!(told.to == "ada@example.org" && told.body.contains("another password"), "{}", told.body);
    assert_eq!(sign_in(&mut app.browser(), "Lucrezia", PASSWORD, false).await, "401 wrong_sign_in");
    assert_eq!(sign_in(&mut app.browser(), "Lucrezia", "quiet orchard 17", false).await, "200");
    assert_eq!(server.received().len(), 4, "nobody else gets a letter");
    // No secret of a link stands in the database or its log.
    let token = letters[1].link("/reset/").replace("/reset/", "");
    for ending in ["", "-wal"] {
        let file = app.folder.path().join(format!("games.sqlite3{ending}"));
        let bytes = std::fs::read(file).unwrap_or_default();
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()));
    }
}

#[tokio::test]
async fn a_new_password_or_address_ends_the_ways_that_were_open_before() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    give_address(&mut ada, &server, "ada@example.org").await;
    // Somebody who knew the password has asked for an address of their own.
    assert_eq!(ask(&mut ada, "eve@example.org").await, "200");
    let foreign = news(&server, 1, 1).await.remove(0).link("/mail/confirm/");
    let change = json!({"password": PASSWORD, "new_password": "quiet orchard 17"});
    assert_eq!(ada.post("/api/v1/account/password", &change).await.status, 200);
    assert_eq!(app.browser().submit(&foreign, "").await.status, 410);
    assert_eq!(mail(&mut ada).await["address"], "ada@example.org");
    // A link that went to a mailbox is worth nothing once the account has none.
    assert_eq!(app.browser().post("/api/v1/forgotten", &json!({"who": "Lucrezia"})).await.status, 202);
    let reset = news(&server, 2, 2).await.into_iter().find(|letter| letter.body.contains("/reset/"));
    let remove = json!({"address": "", "password": "quiet orchard 17"});
    assert_eq!(ada.post("/api/v1/account/mail", &remove).await.status, 200);
    let link = format!("/api/v1{}", reset.unwrap().link("/reset/"));
    let new = json!({"new_password": "violet anvil 42"});
    assert_eq!(app.browser().post(&link, &new).await.failure(), "410 link_used");
}

#[tokio::test]
async fn nobody_is_flooded_with_letters() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    give_address(&mut ada, &server, "ada@example.org").await;
    let mut eve = app.browser();
    let mut answers = Vec::new();
    for _ in 0..22 {
        let reply = eve.post("/api/v1/forgotten", &json!({"who": "Lucrezia"})).await;
        answers.push(if reply.status == 202 { "202".to_owned() } else { reply.failure() });
    }
    answers.dedup();
    assert_eq!(answers, ["202", "429 too_many_tries"]);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(server.received().len(), 5, "five a day to an address");
}

#[tokio::test]
async fn what_others_ask_for_is_not_counted_as_the_players_own() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    give_address(&mut ada, &server, "ada@example.org").await;
    for _ in 0..10 {
        let reply = app.browser().post("/api/v1/forgotten", &json!({"who": "Lucrezia"})).await;
        assert_eq!(reply.status, 202);
    }
    for number in 0..9 {
        assert_eq!(ask(&mut ada, &format!("ada{number}@example.org")).await, "200");
    }
    assert_eq!(ask(&mut ada, "ada9@example.org").await, "429 too_many_tries");
}

#[tokio::test]
async fn a_server_that_takes_nothing_at_all_loses_no_letter() {
    let server = MailServer::start().await;
    server.fail([Failure::Closed, Failure::Sender, Failure::Closed]);
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    give_address(&mut ada, &server, "ada@example.org").await;
    assert!(server.has_failed());
}

#[tokio::test]
async fn a_letter_on_its_way_is_not_sent_twice_for_a_stop() {
    let server = MailServer::start().await;
    server.fail([Failure::Slow]);
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    assert_eq!(ask(&mut ada, "ada@example.org").await, "200");
    server.wait_for(1).await;
    let app = restart(app, &server).await;
    let mut ada = Browser { address: app.address, ..ada };
    assert_eq!(ask(&mut ada, "second@example.org").await, "200");
    let letters = server.wait_for(2).await;
    assert_eq!(letters[1].to, "second@example.org");
}

#[tokio::test]
async fn a_letter_is_tried_again_until_it_is_taken_or_never_will_be() {
    let server = MailServer::start().await;
    server.fail([Failure::HangUp, Failure::Later, Failure::HangUpAfter]);
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Lucrezia").await;
    assert_eq!(ask(&mut ada, "ada@example.org").await, "200");
    let letters = server.wait_for(2).await;
    assert_eq!(letters[0].body, letters[1].body);
    assert_eq!(letters[0].header("Message-ID"), letters[1].header("Message-ID"), "it is the same letter");
    server.fail([Failure::Never]);
    assert_eq!(ask(&mut ada, "nobody@example.org").await, "200");
    assert_eq!(ask(&mut ada, "bob@example.org").await, "200");
    let last = server.wait_for(3).await.remove(2);
    assert_eq!((last.to.as_str(), server.has_failed()), ("bob@example.org", true));
    // What was not sent before the end is sent after the next start, and nothing twice.
    drop(server);
    let folder = app.stop().await;
    let rows = |folder: &TempDir| -> u32 {
        let database = rusqlite::Connection::open(folder.path().join("games.sqlite3")).unwrap();
        database.query_row("SELECT count(*) FROM mail", [], |row| row.get(0)).unwrap()
    };
    assert_eq!(rows(&folder), 0);
}

#[tokio::test]
async fn letters_outlast_a_restart_and_a_server_that_is_down() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = nobody.local_addr().unwrap();
    drop(nobody);
    let mut mail = crate::mail::settings_at(address);
    mail.pace = PACE;
    let (app, _) = TestApp::start_configured(|config| config.mail = Some(mail.clone())).await;
    let mut ada = player(&app, "Lucrezia").await;
    assert_eq!(ask(&mut ada, "ada@example.org").await, "200");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let folder = app.stop().await;
    let server = MailServer::start().await;
    let app = start_in(folder, &server).await;
    let letters = server.wait_for(1).await;
    assert_eq!(letters[0].to, "ada@example.org");
    let mut ada = Browser { address: app.address, ..ada };
    assert_eq!(ada.submit(&letters[0].link("/mail/confirm/"), "").await.status, 200);
}
