//! Second factors: a password alone opens nothing any more, each code does once, and who has lost their app has the
//! recovery codes or the host.

use std::time::{SystemTime, UNIX_EPOCH};

use djambi_server::admin;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret, Totp};

use crate::accounts::{PASSWORD, sign_up};
use crate::app::TestApp;
use crate::support::Browser;

/// The app of somebody, which knows the secret.
pub(crate) struct Phone(Totp);

impl Phone {
    /// An app that was told this.
    fn of(told: &Value) -> Self {
        let secret = Secret::try_from_base32(told["secret"].as_str().unwrap()).unwrap();
        Self(Builder::new().with_secret(secret).build().unwrap())
    }

    /// What it shows some steps of 30 seconds from now.
    #[expect(clippy::disallowed_methods, reason = "an app has a clock of its own")]
    pub(crate) fn code(&self, steps: i64) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        self.0.generate(now.saturating_add_signed(steps * 30)).to_string()
    }

    /// A code that it does not show about now.
    fn wrong(&self) -> String {
        let shown: Vec<String> = (-3..=3).map(|steps| self.code(steps)).collect();
        (0..).map(|number| format!("{number:06}")).find(|code| !shown.contains(code)).unwrap()
    }
}

/// Sends JSON; the status, with the code of a refusal.
pub(crate) async fn refused(browser: &mut Browser, path: &str, body: &Value) -> String {
    let reply = browser.post(path, body).await;
    if reply.status < 300 { reply.status.to_string() } else { reply.failure() }
}

/// Signs in by a password and a code, which may be null.
async fn sign_in(browser: &mut Browser, code: impl Into<Value>) -> String {
    let body = json!({"name": "Lucrezia", "password": PASSWORD, "code": code.into()});
    refused(browser, "/api/v1/session", &body).await
}

/// Gives the account of a browser a second factor; returns the app.
pub(crate) async fn add_factor(browser: &mut Browser) -> Phone {
    let told = browser.post("/api/v1/account/second-factor", &json!({"password": PASSWORD})).await.json();
    let phone = Phone::of(&told);
    let confirm = "/api/v1/account/second-factor/confirmation";
    assert_eq!(refused(browser, confirm, &json!({"code": phone.code(-1)})).await, "200");
    phone
}

/// An account with a second factor: its browser, its app, and the recovery codes.
async fn coded(app: &TestApp) -> (Browser, Phone, Vec<String>) {
    let mut browser = app.browser();
    browser.navigate("/").await;
    assert_eq!(sign_up(&mut browser, "Lucrezia").await, "201");
    let path = "/api/v1/account/second-factor";
    let confirm = "/api/v1/account/second-factor/confirmation";
    assert_eq!(refused(&mut browser, confirm, &json!({"code": "123456"})).await, "409 no_second_factor");
    let told = browser.post(path, &json!({"password": PASSWORD})).await.json();
    let address = told["address"].as_str().unwrap();
    assert!(address.starts_with("otpauth://totp/Djambi:Lucrezia?secret="), "{address}");
    assert!(told["picture"].as_str().unwrap().contains("<svg"));
    let phone = Phone::of(&told);
    assert_eq!(refused(&mut browser, confirm, &json!({"code": phone.wrong()})).await, "401 wrong_code");
    let codes = browser.post(confirm, &json!({"code": phone.code(-1)})).await.json();
    let codes: Vec<String> = serde_json::from_value(codes["codes"].clone()).unwrap();
    assert_eq!(codes.len(), 10);
    (browser, phone, codes)
}

#[tokio::test]
async fn a_password_alone_signs_nobody_in() {
    let app = TestApp::start().await;
    let (mut owner, phone, codes) = coded(&app).await;
    assert_eq!(owner.get("/api/v1/account").await.json()["second_factor"]["recovery_codes"], 10);
    let mut other = app.browser();
    for code in [Value::Null, "".into(), "  ".into()] {
        assert_eq!(sign_in(&mut other, code).await, "401 code_wanted");
    }
    assert_eq!(sign_in(&mut other, phone.code(-1)).await, "401 wrong_code", "it has confirmed the app");
    assert_eq!(sign_in(&mut other, phone.wrong()).await, "401 wrong_code");
    assert_eq!(other.get("/api/v1/account").await.failure(), "401 no_account");
    assert_eq!(sign_in(&mut other, phone.code(0)).await, "200");
    assert_eq!(sign_in(&mut app.browser(), phone.code(0)).await, "401 wrong_code", "each code once");
    assert_eq!(sign_in(&mut app.browser(), codes[0].to_lowercase()).await, "200");
    let mut network = app.browser();
    assert_eq!(sign_in(&mut network, codes[0].clone()).await, "401 wrong_code", "each once");
    assert_eq!(owner.get("/api/v1/account").await.json()["second_factor"]["recovery_codes"], 9);
    assert_eq!(sign_in(&mut network, "nonsense").await, "429 too_many_tries", "five were wrong");
    let bytes = std::fs::read(app.database()).unwrap();
    for hidden in [phone.0.secret().as_bytes(), codes[2].as_bytes(), phone.0.secret().to_base32().as_bytes()]
    {
        assert!(!bytes.windows(hidden.len()).any(|window| window == hidden));
    }
}

#[tokio::test]
async fn what_is_weighty_asks_for_a_code_as_well() {
    let app = TestApp::start().await;
    let (mut owner, phone, codes) = coded(&app).await;
    let proof = json!({"password": PASSWORD});
    // A code was given in this session just now.
    let others = owner.post("/api/v1/account/recovery-codes", &proof).await.json();
    assert_ne!(others["codes"][0], codes[0].as_str());
    let mut other = app.browser();
    assert_eq!(sign_in(&mut other, codes[0].clone()).await, "401 wrong_code", "those of before are gone");
    assert_eq!(sign_in(&mut other, others["codes"][0].clone()).await, "200");
    let connection = rusqlite::Connection::open(app.database()).unwrap();
    connection.execute("UPDATE session SET coded_ms = coded_ms - 600000", []).unwrap();
    for path in [
        "/api/v1/account/export",
        "/api/v1/account/deletion",
        "/api/v1/account/recovery-codes",
        "/api/v1/account/second-factor",
        "/api/v1/account/second-factor/removal",
    ] {
        assert_eq!(refused(&mut owner, path, &proof).await, "401 code_wanted", "{path}");
    }
    let name = json!({"password": PASSWORD, "name": "Ada"});
    let password = json!({"password": PASSWORD, "new_password": "quiet orchard 17"});
    let mail = json!({"password": PASSWORD, "address": ""});
    for (path, body) in [("name", name), ("password", password), ("mail", mail)] {
        let path = format!("/api/v1/account/{path}");
        assert_eq!(refused(&mut owner, &path, &body).await, "401 code_wanted", "{path}");
    }
    // A code within the ten minutes is not looked at, and draws them out for nobody.
    let stale = "UPDATE session SET coded_ms = coded_ms - 300000";
    let connection = rusqlite::Connection::open(app.database()).unwrap();
    connection.execute("UPDATE session SET coded_ms = coded_ms + 600000", []).unwrap();
    let same = json!({"password": PASSWORD, "new_password": PASSWORD, "code": "nonsense"});
    for status in ["200", "401 wrong_code"] {
        connection.execute(stale, []).unwrap();
        assert_eq!(refused(&mut owner, "/api/v1/account/password", &same).await, status);
    }
    let reset = admin::password_link(app.database().to_str().unwrap(), "Lucrezia").unwrap().unwrap();
    let reset = format!("/api/v1{reset}");
    let new = |code: Value| json!({"new_password": "quiet orchard 17", "code": code});
    assert_eq!(refused(&mut app.browser(), &reset, &new(Value::Null)).await, "401 code_wanted");
    assert_eq!(refused(&mut app.browser(), &reset, &new(phone.wrong().into())).await, "401 wrong_code");
    assert_eq!(
        refused(&mut owner, &reset, &new(phone.code(0).into())).await,
        "200",
        "the link was not used up"
    );
    let proof = json!({"password": "quiet orchard 17"});
    let path = "/api/v1/account/second-factor/removal";
    assert_eq!(refused(&mut owner, path, &proof).await, "204", "a code was given with the password");
    assert_eq!(owner.get("/api/v1/account").await.json()["second_factor"], Value::Null);
    let body = json!({"name": "Lucrezia", "password": "quiet orchard 17"});
    assert_eq!(refused(&mut app.browser(), "/api/v1/session", &body).await, "200");
}

#[tokio::test]
async fn the_host_helps_who_has_lost_app_and_codes() {
    let app = TestApp::start().await;
    let (_, _, _) = coded(&app).await;
    let database = app.database().to_str().unwrap().to_owned();
    assert!(!admin::remove_second_factor(&database, "Nobody").unwrap());
    assert_eq!(sign_in(&mut app.browser(), Value::Null).await, "401 code_wanted");
    assert!(admin::remove_second_factor(&database, "lucrezia").unwrap());
    assert_eq!(sign_in(&mut app.browser(), Value::Null).await, "200");
}
