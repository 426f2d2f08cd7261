//! The export of an account, and its end: games are resigned, words and name are gone.

use std::io::{Cursor, Read};
use std::time::Duration;

use djambi::Seat;
use djambi_protocol::{AccountArchive, ArchivedWords, Channel, Created, EventKind, Gone, Words};
use djambi_server::Retention;
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;
use zip::ZipArchive;

use crate::accounts::{PASSWORD, hosted, sign_in, sign_up};
use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::turn;

/// How often the service looks for accounts that are to be deleted.
const OFTEN: Retention = Retention {
    days: 0,
    press_days: 0,
    first: Duration::from_millis(200),
    interval: Duration::from_millis(200),
};

/// A game in which an account and a guest have played and talked, with their browsers.
async fn played(app: &TestApp) -> (Created, Browser, Browser) {
    let ((created, mut host), mut guest) = (hosted(app).await, app.browser());
    guest.join(&created.invitations[0].url).await;
    assert_eq!(sign_up(&mut host, "Lucrezia").await, "201");
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    socket.command("c1", 0, Seat::Red, turn("a3a5")).await.unwrap();
    let whispers = "red+blue".parse::<Channel>().unwrap();
    for (id, channel, words) in [("s1", Channel::Table, "to all"), ("s2", whispers, "to Blue alone")] {
        socket.say(id, channel, Words::Text(words.into())).await.unwrap();
    }
    let mut other = guest.socket(&created.id).await;
    other.hello(None).await;
    other.say("s1", Channel::Table, Words::Text("of a guest".into())).await.unwrap();
    (created, host, guest)
}

/// Moves the wishes for deletions in a database into the past.
fn age(folder: &TempDir, days: u64) {
    let connection = Connection::open(folder.path().join("games.sqlite3")).unwrap();
    let past = i64::try_from(days * 24 * 60 * 60 * 1000).unwrap();
    connection.execute("UPDATE account SET deletion_ms = deletion_ms - ?", [past]).unwrap();
}

fn file(archive: &mut ZipArchive<Cursor<&[u8]>>, path: &str) -> String {
    let mut text = String::new();
    archive.by_name(path).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[tokio::test]
async fn an_account_is_taken_along_in_one_file() {
    let app = TestApp::start().await;
    let (created, mut host, mut guest) = played(&app).await;
    let proof = |password: &str| json!({"password": password});
    assert_eq!(host.post("/api/v1/account/export", &proof("wrong")).await.failure(), "401 wrong_password");
    assert_eq!(guest.post("/api/v1/account/export", &proof(PASSWORD)).await.failure(), "401 no_account");
    let reply = host.post("/api/v1/account/export", &proof(PASSWORD)).await;
    assert_eq!(reply.status, 200);
    let mut archive = ZipArchive::new(Cursor::new(&reply.body[..])).unwrap();
    let mut paths: Vec<String> = archive.file_names().map(|path| path.unwrap().into_owned()).collect();
    paths.sort();
    let id = &created.id;
    assert_eq!(
        paths,
        ["account.json".to_owned(), format!("games/{id}.pgn"), format!("games/{id}.words.json")]
    );
    let account: AccountArchive = serde_json::from_str(&file(&mut archive, "account.json")).unwrap();
    assert_eq!((account.account.name.as_str(), account.account.sessions.len()), ("Lucrezia", 1));
    assert!(account.leave.left_ms > 0 && account.leave.until_ms.is_none() && account.notices.is_empty());
    let [game] = account.games.as_slice() else { panic!("one game") };
    assert!(game.id == *id && game.host && game.held == [Seat::Red]);
    let record = file(&mut archive, &format!("games/{id}.pgn"));
    assert!(record.contains("[Red \"Lucrezia\"]") && record.contains("a5"), "{record}");
    let words = file(&mut archive, &format!("games/{id}.words.json"));
    let words: Vec<ArchivedWords> = serde_json::from_str(&words).unwrap();
    let said: Vec<(String, &Words)> =
        words.iter().map(|words| (words.channel.to_string(), &words.message.words)).collect();
    let text = |text: &str| Words::Text(text.into());
    assert_eq!(
        said,
        [("table".to_owned(), &text("to all")), ("red+blue".to_owned(), &text("to Blue alone"))],
        "also what was whispered, and nothing that others have said"
    );
}

#[tokio::test]
async fn who_deletes_an_account_can_come_back_for_a_week_and_is_gone_then() {
    let app = TestApp::start().await;
    let (created, mut host, guest) = played(&app).await;
    let mut old = host.socket(&created.id).await;
    old.hello(None).await;
    let proof = json!({"password": PASSWORD});
    assert_eq!(
        host.post("/api/v1/account/deletion", &json!({"password": "x"})).await.failure(),
        "401 wrong_password"
    );
    let before = host.clone();
    assert_eq!(host.post("/api/v1/account/deletion", &proof).await.status, 204);
    assert_eq!(before.clone().get("/api/v1/account").await.failure(), "401 no_account", "all sessions end");
    let reply = host.post("/api/v1/session", &json!({"name": "Lucrezia", "password": PASSWORD})).await;
    assert_eq!(reply.json(), json!({"name": "Lucrezia", "account": true, "guest_games": 0, "kept": true}));
    assert_eq!(host.post("/api/v1/account/deletion", &proof).await.status, 204);
    // A service that starts six days later keeps it, and one that starts on the eighth day does not.
    let folder = app.stop().await;
    age(&folder, 6);
    let app = TestApp::start_retaining(folder, OFTEN).await;
    let mut guest = Browser { address: app.address, ..guest };
    tokio::time::sleep(Duration::from_millis(600)).await;
    let seat = guest.game(&created.id).await.settings.seats[&Seat::Red].clone();
    assert!(seat.account && !seat.deleted && seat.name == "Lucrezia");
    let folder = app.stop().await;
    age(&folder, 2);
    let app = TestApp::start_retaining(folder, OFTEN).await;
    let mut guest = Browser { address: app.address, ..guest };
    let state = loop {
        let state = guest.game(&created.id).await;
        if state.settings.seats[&Seat::Red].name.is_empty() {
            break state;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let seat = &state.settings.seats[&Seat::Red];
    assert!(seat.deleted && !seat.account && seat.claimed, "the seat stays that of somebody");
    assert_eq!(state.events.last().unwrap().kind, EventKind::Resign { seat: Seat::Red });
    assert_eq!(state.events.len(), 2, "the turn stays as well");
    assert_eq!(
        words(&mut guest, &created).await,
        [Words::Gone(Gone::Blanked), Words::Text("of a guest".into())]
    );
    let mut host = Browser { address: app.address, ..before };
    assert_eq!(sign_in(&mut host, "Lucrezia", PASSWORD, false).await, "401 wrong_sign_in");
    assert_eq!(sign_up(&mut guest, "Lucrezia").await, "422 name_taken", "nobody is taken for her");
    assert!(host.socket(&created.id).await.hello(None).await.0.is_empty());
    let folder = app.stop().await;
    let bytes = std::fs::read(folder.path().join("games.sqlite3")).unwrap();
    for gone in ["Lucrezia", "to all", "$argon2id$"] {
        assert!(!bytes.windows(gone.len()).any(|window| window == gone.as_bytes()), "{gone}");
    }
}

/// What a reader finds in the channel of a game's table.
async fn words(browser: &mut Browser, created: &Created) -> Vec<Words> {
    let pages = browser.socket(&created.id).await.resume_talk(0, None).await;
    let page = pages.into_iter().find(|page| page.channel == Channel::Table).unwrap();
    page.messages.into_iter().map(|message| message.words).collect()
}
