//! Passkeys: they make an account, sign in and prove by themselves, each answer once, and nobody is locked out by taking
//! one away.

use djambi::Seat;
use djambi_server::admin;
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, hosted, sign_in, sign_up};
use crate::app::TestApp;
use crate::second_factors::{add_factor, refused};
use crate::support::Browser;
use crate::support::authenticator::{Authenticator, KNOWN, text};

const ORIGIN: &str = "https://djambi.example";

async fn start() -> TestApp {
    TestApp::start_at(ORIGIN).await
}

fn device() -> Authenticator {
    Authenticator::at(ORIGIN, "djambi.example")
}

/// What a browser is told that asks for a challenge.
async fn told(browser: &mut Browser, wanted: &Value) -> Value {
    let reply = browser.post("/api/v1/passkey-challenge", wanted).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

/// Makes an account of a browser's guest with a passkey alone; returns its device.
async fn sign_up_by_passkey(browser: &mut Browser, name: &str) -> Authenticator {
    let mut device = device();
    let told = told(browser, &json!({"use": "sign_up", "name": name})).await;
    assert_eq!((&told["rp"], &told["user"]["name"]), (&json!("djambi.example"), &json!(name)));
    let body = json!({"name": name, "passkey": device.make(&told)});
    assert_eq!(refused(browser, "/api/v1/account", &body).await, "201");
    device
}

/// Signs a browser in.
async fn enter(browser: &mut Browser, device: &Authenticator) -> String {
    let told = told(browser, &json!({"use": "sign_in"})).await;
    assert_eq!(told["passkeys"], json!([]), "nobody is told whose there are");
    let body = json!({"passkey": device.answer(&told), "take_games": true});
    refused(browser, "/api/v1/session/passkey", &body).await
}

/// Proves who a browser's player is.
async fn prove(browser: &mut Browser, device: &Authenticator) -> String {
    let told = told(browser, &json!({"use": "prove"})).await;
    refused(browser, "/api/v1/account/proof/passkey", &device.answer(&told)).await
}

/// Adds a passkey to a browser's account; returns its device.
async fn add(browser: &mut Browser) -> Authenticator {
    let mut device = device();
    let told = told(browser, &json!({"use": "add"})).await;
    assert_eq!(refused(browser, "/api/v1/account/passkeys", &device.make(&told)).await, "201");
    device
}

async fn end(browser: &mut Browser, path: &str) -> String {
    let reply = browser.send("DELETE", path, &[], b"").await;
    if reply.status < 300 { reply.status.to_string() } else { reply.failure() }
}

/// Lets ten minutes go by for all sessions.
fn ten_minutes_later(app: &TestApp) {
    let connection = rusqlite::Connection::open(app.database()).unwrap();
    let later = "UPDATE session SET made_ms = made_ms - 600000, coded_ms = coded_ms - 600000,
         proven_ms = proven_ms - 600000";
    connection.execute(later, []).unwrap();
}

#[tokio::test]
async fn an_account_is_made_in_the_midst_of_a_game_by_a_passkey_alone() {
    let app = start().await;
    let (created, mut host) = hosted(&app).await;
    let copied = host.clone();
    let device = sign_up_by_passkey(&mut host, "Lucrezia").await;
    let state = host.game(&created.id).await;
    assert!(state.settings.seats[&Seat::Red].account);
    assert_eq!(
        copied.clone().get("/api/v1/me").await.json()["account"],
        false,
        "a copied cookie is nobody's"
    );
    let account = host.get("/api/v1/account").await.json();
    assert_eq!(account["has_password"], false);
    assert_eq!(account["passkeys"][0]["id"], text(&device.id));
    // No password opens it, and the answer is that of any other name.
    for password in ["", PASSWORD] {
        assert_eq!(sign_in(&mut app.browser(), "Lucrezia", password, false).await, "401 wrong_sign_in");
    }
    let mut other = app.browser();
    assert_eq!(enter(&mut other, &device).await, "200");
    assert_eq!(other.get("/api/v1/me").await.json()["name"], "Lucrezia");
    assert_eq!(other.socket(&created.id).await.hello(None).await.0, [Seat::Red]);
    let nothing = json!({"name": "Ada"});
    assert_eq!(refused(&mut app.browser(), "/api/v1/account", &nothing).await, "422 password_length");
}

#[tokio::test]
async fn an_answer_signs_in_once_and_only_by_a_known_passkey() {
    let app = start().await;
    let mut owner = app.browser();
    let mut device = sign_up_by_passkey(&mut owner, "Lucrezia").await;
    let mut other = app.browser();
    let told_once = told(&mut other, &json!({"use": "sign_in"})).await;
    let body = json!({"passkey": device.answer(&told_once)});
    let path = "/api/v1/session/passkey";
    assert_eq!(refused(&mut app.browser(), path, &body).await, "200");
    assert_eq!(refused(&mut other, path, &body).await, "401 wrong_passkey", "once");
    let right = device.user.replace("somebody".to_owned());
    assert_eq!(enter(&mut other, &device).await, "401 wrong_passkey", "of another account");
    device.user = None;
    assert_eq!(enter(&mut other, &device).await, "200", "an authenticator may keep silent");
    device.user = right;
    device.flags = KNOWN & !0b100;
    assert_eq!(enter(&mut other, &device).await, "401 wrong_passkey", "it has known nobody");
    let unknown = self::device();
    assert_eq!(enter(&mut other, &unknown).await, "401 wrong_passkey");
    assert_eq!(other.get("/api/v1/account").await.json()["name"], "Lucrezia", "the session of before stays");
    for _ in 0..16 {
        assert_eq!(enter(&mut other, &unknown).await, "401 wrong_passkey");
    }
    assert_eq!(enter(&mut other, &unknown).await, "429 too_many_tries");
}

#[tokio::test]
async fn what_is_weighty_wants_a_proof_of_the_last_ten_minutes() {
    let app = start().await;
    let (mut owner, mut bob) = (app.browser(), app.browser());
    let device = sign_up_by_passkey(&mut owner, "Lucrezia").await;
    let foreign = sign_up_by_passkey(&mut bob, "Bob").await;
    let mut other = app.browser();
    assert_eq!(enter(&mut other, &device).await, "200");
    let session = owner.get("/api/v1/account").await.json()["sessions"].as_array().unwrap().clone();
    let session = session.iter().find(|session| session["is_this"] == false).unwrap()["id"].clone();
    let session = format!("/api/v1/account/sessions/{}", session.as_str().unwrap());
    let passkey = format!("/api/v1/account/passkeys/{}", text(&device.id));
    ten_minutes_later(&app);
    for path in [session.as_str(), "/api/v1/account/sessions", &passkey] {
        assert_eq!(end(&mut owner, path).await, "401 proof_wanted", "{path}");
    }
    for (path, body) in [
        ("passkeys", json!({"client_data": "", "authenticator_data": "", "public_key": ""})),
        ("proof", json!({})),
        ("export", json!({})),
        ("deletion", json!({})),
        ("second-factor", json!({})),
        ("second-factor/removal", json!({})),
        ("recovery-codes", json!({})),
        ("mail", json!({"address": ""})),
        ("name", json!({"name": "Ada"})),
        ("password", json!({"new_password": PASSWORD})),
    ] {
        let path = format!("/api/v1/account/{path}");
        assert_eq!(refused(&mut owner, &path, &body).await, "401 proof_wanted", "{path}");
    }
    let wanted = refused(&mut owner, "/api/v1/passkey-challenge", &json!({"use": "add"})).await;
    assert_eq!(wanted, "401 proof_wanted");
    assert_eq!(prove(&mut owner, &foreign).await, "401 wrong_passkey", "that of somebody else");
    // The challenge of another session, and one for something else.
    let path = "/api/v1/account/proof/passkey";
    let told_other = told(&mut other, &json!({"use": "prove"})).await;
    assert_eq!(refused(&mut owner, path, &device.answer(&told_other)).await, "401 wrong_passkey");
    let told_else = told(&mut owner, &json!({"use": "sign_in"})).await;
    assert_eq!(refused(&mut owner, path, &device.answer(&told_else)).await, "401 wrong_passkey");
    assert_eq!(end(&mut owner, &session).await, "401 proof_wanted");
    assert_eq!(prove(&mut owner, &device).await, "204");
    assert_eq!(end(&mut owner, &session).await, "204");
    assert_eq!(other.get("/api/v1/account").await.failure(), "401 no_account");
    assert_eq!(refused(&mut owner, "/api/v1/account/export", &json!({})).await, "200");
    assert_eq!(refused(&mut app.browser(), path, &device.answer(&told_else)).await, "401 no_account");
}

#[tokio::test]
async fn a_password_proves_as_well_and_is_not_changed_without_itself() {
    let app = start().await;
    let mut owner = app.browser();
    owner.navigate("/").await;
    assert_eq!(sign_up(&mut owner, "Lucrezia").await, "201");
    let device = add(&mut owner).await;
    let sessions = "/api/v1/account/sessions";
    ten_minutes_later(&app);
    assert_eq!(end(&mut owner, sessions).await, "401 proof_wanted");
    let proof = "/api/v1/account/proof";
    assert_eq!(refused(&mut owner, proof, &json!({"password": "wrong"})).await, "401 wrong_password");
    assert_eq!(end(&mut owner, sessions).await, "401 proof_wanted");
    assert_eq!(refused(&mut owner, proof, &json!({"password": PASSWORD})).await, "204");
    assert_eq!(end(&mut owner, sessions).await, "204");
    let other = json!({"new_password": "quiet orchard 17"});
    let path = "/api/v1/account/password";
    assert_eq!(refused(&mut owner, path, &other).await, "401 proof_wanted");
    assert_eq!(prove(&mut owner, &device).await, "204");
    assert_eq!(refused(&mut owner, path, &other).await, "200", "a passkey will do");
    assert_eq!(sign_in(&mut app.browser(), "Lucrezia", "quiet orchard 17", false).await, "200");
    assert_eq!(enter(&mut app.browser(), &device).await, "200", "both do");
}

#[tokio::test]
async fn a_passkey_is_asked_for_no_code() {
    let app = start().await;
    let mut owner = app.browser();
    owner.navigate("/").await;
    assert_eq!(sign_up(&mut owner, "Lucrezia").await, "201");
    let device = add(&mut owner).await;
    add_factor(&mut owner).await;
    let mut other = app.browser();
    assert_eq!(sign_in(&mut other, "Lucrezia", PASSWORD, false).await, "401 code_wanted");
    assert_eq!(enter(&mut other, &device).await, "200");
    let export = "/api/v1/account/export";
    assert_eq!(refused(&mut other, export, &json!({})).await, "200");
    ten_minutes_later(&app);
    let password = json!({"password": PASSWORD});
    assert_eq!(refused(&mut other, export, &password).await, "401 code_wanted");
    assert_eq!(prove(&mut other, &device).await, "204");
    assert_eq!(refused(&mut other, export, &password).await, "200");
}

#[tokio::test]
async fn passkeys_are_named_and_taken_away_but_not_the_last_way_in() {
    let app = start().await;
    let (mut owner, mut bob) = (app.browser(), app.browser());
    let device = sign_up_by_passkey(&mut owner, "Lucrezia").await;
    sign_up_by_passkey(&mut bob, "Bob").await;
    let path = format!("/api/v1/account/passkeys/{}", text(&device.id));
    assert_eq!(refused(&mut owner, &path, &json!({"name": " My phone "})).await, "200");
    assert_eq!(owner.get("/api/v1/account").await.json()["passkeys"][0]["name"], "My phone");
    for (name, code) in [("n".repeat(41), "422 name_too_long"), ("a\u{7}b".to_owned(), "422 name_hidden")] {
        assert_eq!(refused(&mut owner, &path, &json!({"name": name})).await, code);
    }
    assert_eq!(refused(&mut bob, &path, &json!({"name": "mine"})).await, "404 not_found");
    assert_eq!(end(&mut bob, &path).await, "404 not_found");
    assert_eq!(end(&mut owner, "/api/v1/account/passkeys/!").await, "404 not_found");
    assert_eq!(end(&mut owner, &path).await, "409 last_passkey");
    let second = add(&mut owner).await;
    let told_add = told(&mut owner, &json!({"use": "add"})).await;
    assert_eq!(told_add["passkeys"].as_array().unwrap().len(), 2, "none is made twice");
    let mut again = self::device();
    again.id.clone_from(&second.id);
    let known = again.make(&told_add);
    assert_eq!(refused(&mut owner, "/api/v1/account/passkeys", &known).await, "401 wrong_passkey");
    assert_eq!(end(&mut owner, &path).await, "204");
    assert_eq!(enter(&mut app.browser(), &device).await, "401 wrong_passkey");
    let password = json!({"new_password": PASSWORD});
    assert_eq!(refused(&mut owner, "/api/v1/account/password", &password).await, "200");
    let path = format!("/api/v1/account/passkeys/{}", text(&second.id));
    assert_eq!(end(&mut owner, &path).await, "204", "there is a password now");
    assert_eq!(sign_in(&mut app.browser(), "Lucrezia", PASSWORD, false).await, "200");
}

#[tokio::test]
async fn a_moderator_has_a_passkey_for_a_second_factor() {
    let app = start().await;
    let database = app.database().to_str().unwrap().to_owned();
    let mut owner = app.browser();
    owner.navigate("/").await;
    assert_eq!(sign_up(&mut owner, "Lucrezia").await, "201");
    assert!(admin::set_role(&database, "Lucrezia", true).unwrap());
    let page = async |browser: &mut Browser| browser.get("/moderation").await.text();
    assert!(page(&mut owner).await.contains("href=\"/account\">"));
    let device = add(&mut owner).await;
    let asks = "id=\"passkey\"";
    assert!(page(&mut owner).await.contains(asks), "the session began by the password alone");
    assert!(!page(&mut owner).await.contains("type=\"password\""), "no code could be given");
    assert_eq!(prove(&mut owner, &device).await, "204");
    assert!(page(&mut owner).await.contains("/moderation/log"));
    // Who knows the password, or reads the letters, is no moderator, and gives themselves no passkey.
    let mut thief = app.browser();
    assert_eq!(sign_in(&mut thief, "Lucrezia", PASSWORD, false).await, "200");
    assert!(page(&mut thief).await.contains(asks));
    for wanted in ["add", "sign_up"] {
        let body = if wanted == "add" { json!({"use": "add"}) } else { json!({"use": wanted, "name": "x"}) };
        let code = refused(&mut thief, "/api/v1/passkey-challenge", &body).await;
        assert_eq!(code, if wanted == "add" { "401 proof_wanted" } else { "409 has_account" });
    }
    let factor = "/api/v1/account/second-factor";
    assert_eq!(refused(&mut thief, factor, &json!({"password": PASSWORD})).await, "401 proof_wanted");
    assert_eq!(
        end(&mut thief, &format!("/api/v1/account/passkeys/{}", text(&device.id))).await,
        "401 proof_wanted"
    );
    let mut phone = app.browser();
    assert_eq!(enter(&mut phone, &device).await, "200");
    assert!(page(&mut phone).await.contains("/moderation/log"), "a passkey is both factors");
    ten_minutes_later(&app);
    let by_password = format!("do=prove&password={}", PASSWORD.replace(' ', "+"));
    assert_ne!(phone.submit("/moderation", &by_password).await.status, 303, "the password is one factor");
    assert_eq!(prove(&mut phone, &device).await, "204");
    assert_eq!(
        phone.submit("/moderation", &by_password).await.status,
        303,
        "with the passkey it is the second"
    );
}

#[tokio::test]
async fn the_host_helps_who_has_lost_the_passkey() {
    let app = start().await;
    let database = app.database().to_str().unwrap().to_owned();
    let mut owner = app.browser();
    let device = sign_up_by_passkey(&mut owner, "Lucrezia").await;
    let reset = admin::password_link(&database, "Lucrezia").unwrap().unwrap();
    let mut other = app.browser();
    let new = json!({"new_password": PASSWORD});
    assert_eq!(refused(&mut other, &format!("/api/v1{reset}"), &new).await, "200");
    assert_eq!(enter(&mut app.browser(), &device).await, "200", "it stays");
    assert!(admin::remove_second_factor(&database, "Lucrezia").unwrap());
    assert_eq!(enter(&mut app.browser(), &device).await, "401 wrong_passkey");
    assert_eq!(sign_in(&mut app.browser(), "Lucrezia", PASSWORD, false).await, "200");
}

#[tokio::test]
async fn without_a_public_address_there_are_no_passkeys() {
    let app = TestApp::start().await;
    let wanted = json!({"use": "sign_in"});
    assert_eq!(refused(&mut app.browser(), "/api/v1/passkey-challenge", &wanted).await, "409 no_passkeys");
}
