//! News of games by mail: once for a game until its player has looked, an alarm before the end, a sum each day, and none of
//! them any more for who ends them.

use std::time::Duration;

use djambi::Seat;
use djambi_protocol::GameId;
use djambi_server::MailPace;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::accounts::{PASSWORD, sign_in};
use crate::app::TestApp;
use crate::mail_addresses::{PACE, give_address, player, restart, start_at_pace, with_mail};
use crate::support::Browser;
use crate::support::smtp::{Failure, MailServer, Received};
use crate::support::socket::turn;

/// An hour, in milliseconds.
pub(crate) const HOUR_MS: u64 = 60 * 60 * 1000;

/// A game by the day of two, of whom the second plays second.
pub(crate) async fn by_day(ada: &mut Browser, bob: &mut Browser) -> GameId {
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let table = json!({"begins": "at_once"});
    let request = json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats, "table": table});
    let created = ada.create(&request).await;
    bob.join(&created.invitations[0].url).await;
    created.id
}

/// Ends a service and lets its games be older by a time, in milliseconds; returns its folder.
pub(crate) async fn stop_and_pass(app: TestApp, passed: u64) -> TempDir {
    let sql = format!(
        "UPDATE journal SET at_ms = at_ms - {passed};
         UPDATE game SET deadline_ms = deadline_ms - {passed}, created_ms = created_ms - {passed};
         DELETE FROM heartbeat; DELETE FROM downtime;"
    );
    let folder = app.stop().await;
    rusqlite::Connection::open(folder.path().join("games.sqlite3")).unwrap().execute_batch(&sql).unwrap();
    folder
}

/// Plays a turn, and looks no longer.
pub(crate) async fn play(browser: &Browser, game: &GameId, seat: Seat, wire: &str) {
    let mut socket = browser.socket(game).await;
    let (.., before) = socket.hello(None).await;
    assert_eq!(socket.command(wire, before, seat, turn(wire)).await, Ok(before + 1));
}

/// Lets the service have the time to write to somebody who should not be written to.
async fn wait() {
    tokio::time::sleep(Duration::from_millis(2_700)).await;
}

async fn wish(browser: &mut Browser, wishes: Value) -> u16 {
    browser.post("/api/v1/account/mail/wishes", &wishes).await.status
}

fn wishes(your_turn: bool, alarm: bool, digest: bool) -> Value {
    json!({"your_turn": your_turn, "alarm": alarm, "digest": digest, "digest_hour": 8, "time_zone": "Europe/Paris"})
}

/// The path at which a letter lets its reader end its kind.
fn stop(letter: &Received) -> String {
    let address = letter.header("List-Unsubscribe").unwrap().trim_matches(['<', '>']).to_owned();
    address[address.find("/mail/stop/").unwrap()..].to_owned()
}

#[tokio::test]
async fn a_turn_is_told_once_until_its_player_has_looked_over_restarts() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Ada").await;
    let mut bob = player(&app, "Lucrezia").await;
    give_address(&mut bob, &server, "bob@example.org").await;
    let game = by_day(&mut ada, &mut bob).await;
    play(&ada, &game, Seat::Red, "a3a5").await;
    let letter = server.wait_for(2).await.remove(1);
    assert!(letter.to == "bob@example.org" && letter.body.contains(&format!("/game/{game}")), "{letter:?}");
    assert!(!letter.body.contains("Ada"), "no words of others");
    assert_eq!(letter.header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    // Nothing again after a restart, nor when there is more of the kind, as long as Bob has not looked.
    let app = restart(app, &server).await;
    let [ada, mut bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    wait().await;
    assert_eq!(server.received().len(), 2);
    bob.socket(&game).await.hello(None).await;
    wait().await;
    play(&bob, &game, Seat::Yellow, "i7i5").await;
    play(&ada, &game, Seat::Red, "b3b5").await;
    let again = server.wait_for(3).await.remove(2);
    assert!(again.body.contains(&format!("/game/{game}")));
    // Who is shown the game hears nothing by mail.
    let mut looking = bob.socket(&game).await;
    let (.., before) = looking.hello(None).await;
    assert!(looking.command("d", before, Seat::Yellow, turn("h7h5")).await.is_ok());
    play(&ada, &game, Seat::Red, "c3c5").await;
    wait().await;
    assert_eq!(server.received().len(), 3);
    drop(looking);
    // A machine ends the letters without a session; looking at the page does not.
    let mut machine = app.browser();
    let path = stop(&again);
    assert_eq!(machine.navigate(&path).await.status, 200);
    let told = |account: Value| account["mail"]["wishes"]["your_turn"].clone();
    assert_eq!(told(bob.get("/api/v1/account").await.json()), true);
    assert_eq!(machine.submit(&path, "List-Unsubscribe=One-Click").await.status, 200);
    assert_eq!(told(bob.get("/api/v1/account").await.json()), false);
    assert_eq!(machine.submit(&path.replace("turn", "alarm"), "").await.status, 410);
}

#[tokio::test]
async fn who_wants_no_letters_gets_none_and_quiet_hours_hold_them_back() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Ada").await;
    let mut bob = player(&app, "Lucrezia").await;
    assert_eq!(wish(&mut bob, wishes(true, true, false)).await, 200);
    assert_eq!(bob.get("/api/v1/account").await.json()["mail"]["wishes"], Value::Null, "without an address");
    give_address(&mut bob, &server, "bob@example.org").await;
    let kept =
        json!({"your_turn": true, "alarm": true, "digest": false, "digest_hour": 8, "time_zone": "UTC"});
    assert_eq!(bob.get("/api/v1/account").await.json()["mail"]["wishes"], kept);
    for (field, value) in [("time_zone", json!("Mars/Olympus")), ("digest_hour", json!(24))] {
        let mut odd = wishes(true, true, true);
        odd[field] = value;
        let reply = bob.post("/api/v1/account/mail/wishes", &odd).await;
        assert_eq!(reply.failure(), "422 mail_hours");
    }
    assert_eq!(app.browser().post("/api/v1/account/mail/wishes", &kept).await.failure(), "401 no_account");
    assert_eq!(wish(&mut bob, wishes(false, false, false)).await, 200);
    let game = by_day(&mut ada, &mut bob).await;
    play(&ada, &game, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!(server.received().len(), 1);
    // Who has asked for the deletion of the account is told nothing, unless they come back.
    let database = rusqlite::Connection::open(app.database()).unwrap();
    let proof = json!({"password": PASSWORD});
    assert_eq!(bob.post("/api/v1/account/deletion", &proof).await.status, 204);
    let on = "UPDATE mail_address SET wishes = json_set(wishes, '$.your_turn', json('true'))";
    database.execute_batch(on).unwrap();
    wait().await;
    assert_eq!(server.received().len(), 1);
    let off = "UPDATE mail_address SET wishes = json_set(wishes, '$.your_turn', json('false'))";
    database.execute_batch(off).unwrap();
    assert_eq!(sign_in(&mut bob, "Lucrezia", PASSWORD, false).await, "200");
    // The hours in which it is now are quiet.
    let now_ms = bob.get("/api/v1/account").await.json()["created_ms"].as_u64().unwrap();
    let hour = now_ms / HOUR_MS % 24;
    let mut quiet = wishes(true, true, false);
    quiet["time_zone"] = json!("UTC");
    quiet["quiet"] = json!({"from": hour, "to": (hour + 2) % 24});
    assert_eq!(wish(&mut bob, quiet.clone()).await, 200);
    wait().await;
    assert_eq!(server.received().len(), 1);
    quiet["quiet"] = json!({"from": (hour + 3) % 24, "to": (hour + 4) % 24});
    assert_eq!(wish(&mut bob, quiet).await, 200);
    server.wait_for(2).await;
}

/// Hours that are quiet now, or that are not.
fn hours(now_ms: u64, is_quiet: bool) -> Value {
    let hour = now_ms / HOUR_MS % 24 + if is_quiet { 0 } else { 3 };
    let mut wishes = wishes(true, true, false);
    wishes["time_zone"] = json!("UTC");
    wishes["quiet"] = json!({"from": hour % 24, "to": (hour + 2) % 24});
    wishes
}

#[tokio::test]
async fn who_sleeps_keeps_nobody_else_from_their_letters() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Ada").await;
    let now_ms = ada.get("/api/v1/account").await.json()["created_ms"].as_u64().unwrap();
    let mut people = Vec::new();
    for name in ["Lucrezia", "Niccolo"] {
        let mut person = player(&app, name).await;
        give_address(&mut person, &server, &format!("{name}@example.org")).await;
        people.push((name, person));
    }
    // One turn is looked at in a go. Whoever comes first sleeps once.
    for sleeper in 0..2 {
        for (index, (_, person)) in people.iter_mut().enumerate() {
            assert_eq!(wish(person, hours(now_ms, index == sleeper)).await, 200);
        }
        for (_, person) in &mut people {
            let game = by_day(&mut ada, person).await;
            play(&ada, &game, Seat::Red, "a3a5").await;
        }
        let letters = server.wait_for(3 + sleeper).await;
        assert_eq!(letters[2 + sleeper].to, format!("{}@example.org", people[1 - sleeper].0));
    }
}

#[tokio::test]
async fn a_letter_that_is_tried_again_is_looked_at_again() {
    let server = MailServer::start().await;
    // What a player has seen is written two seconds later.
    let slow = MailPace { minute: Duration::from_secs(3), ..PACE };
    let app = start_at_pace(TempDir::new().unwrap(), &server, slow).await;
    let mut ada = player(&app, "Ada").await;
    let mut bob = player(&app, "Lucrezia").await;
    let now_ms = ada.get("/api/v1/account").await.json()["created_ms"].as_u64().unwrap();
    give_address(&mut bob, &server, "bob@example.org").await;
    let game = by_day(&mut ada, &mut bob).await;
    let failed = async || {
        while !server.has_failed() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    // Night has fallen before the second try.
    server.fail([Failure::Later]);
    play(&ada, &game, Seat::Red, "a3a5").await;
    failed().await;
    assert_eq!(wish(&mut bob, hours(now_ms, true)).await, 200);
    wait().await;
    wait().await;
    assert_eq!(server.received().len(), 1);
    assert_eq!(wish(&mut bob, hours(now_ms, false)).await, 200);
    assert_eq!(server.wait_for(2).await[1].to, "bob@example.org");
    bob.socket(&game).await.hello(None).await;
    wait().await;
    play(&bob, &game, Seat::Yellow, "i7i5").await;
    // The turn is played before the second try.
    server.fail([Failure::Later]);
    play(&ada, &game, Seat::Red, "b3b5").await;
    failed().await;
    play(&bob, &game, Seat::Yellow, "h7h5").await;
    wait().await;
    wait().await;
    let letters = server.received();
    assert_eq!(letters.len(), 2, "{letters:#?}");
}

#[tokio::test]
async fn who_has_looked_and_not_played_is_told_before_the_time_runs_out() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Ada").await;
    let mut bob = player(&app, "Lucrezia").await;
    give_address(&mut bob, &server, "bob@example.org").await;
    assert_eq!(wish(&mut bob, wishes(false, true, false)).await, 200);
    let game = by_day(&mut ada, &mut bob).await;
    play(&ada, &game, Seat::Red, "a3a5").await;
    bob.socket(&game).await.hello(None).await;
    wait().await;
    assert_eq!(server.received().len(), 1, "there is a day left");
    // Twenty hours later.
    let folder = stop_and_pass(app, 20 * HOUR_MS).await;
    let app = crate::mail_addresses::start_in(folder, &server).await;
    let letter = server.wait_for(2).await.remove(1);
    assert!(
        letter.body.contains("3 hours") && letter.body.contains(&format!("/game/{game}")),
        "{}",
        letter.body
    );
    let app = restart(app, &server).await;
    wait().await;
    assert_eq!(server.received().len(), 2, "once a turn");
    let path = stop(&letter);
    assert_eq!(app.browser().submit(&path, "").await.status, 200);
    let mut bob = Browser { address: app.address, ..bob };
    assert_eq!(bob.get("/api/v1/account").await.json()["mail"]["wishes"]["alarm"], false);
}

#[tokio::test]
async fn the_sum_of_a_day_says_what_was_not_seen() {
    let server = MailServer::start().await;
    let app = with_mail(&server).await;
    let mut ada = player(&app, "Ada").await;
    let mut bob = player(&app, "Lucrezia").await;
    give_address(&mut bob, &server, "bob@example.org").await;
    assert_eq!(wish(&mut bob, wishes(false, false, true)).await, 200);
    let game = by_day(&mut ada, &mut bob).await;
    play(&ada, &game, Seat::Red, "a3a5").await;
    wait().await;
    assert_eq!(server.received().len(), 1, "not before the hour has come");
    let folder = app.stop().await;
    let sql = "UPDATE mail_address SET digest_ms = digest_ms - 86400000";
    rusqlite::Connection::open(folder.path().join("games.sqlite3")).unwrap().execute_batch(sql).unwrap();
    let app: TestApp = crate::mail_addresses::start_in(folder, &server).await;
    let letter = server.wait_for(2).await.remove(1);
    assert!(
        letter.body.contains("It is your turn.") && letter.body.contains(game.as_str()),
        "{}",
        letter.body
    );
    let app = restart(app, &server).await;
    wait().await;
    assert_eq!(server.received().len(), 2, "once a day");
    let folder = app.stop().await;
    let sql = "UPDATE mail_address SET digest_ms = digest_ms - 86400000; UPDATE notice SET at_ms = at_ms - 2 * 86400000";
    rusqlite::Connection::open(folder.path().join("games.sqlite3")).unwrap().execute_batch(sql).unwrap();
    let _app: TestApp = crate::mail_addresses::start_in(folder, &server).await;
    wait().await;
    assert_eq!(server.received().len(), 2, "nothing is told twice");
}
