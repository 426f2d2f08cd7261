//! Games of minutes whose players agree to go on by the day.

use djambi::Seat;
use djambi_protocol::{
    ClockSettings, EventKind, GameId, GameMessage, MAX_DAILY_GAMES, Offer, PlayerAction, Settings,
};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::leave::{set_leave, state};
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
const MINUTES: ClockSettings = ClockSettings::RealTime { base_s: 300, increment_s: 10 };

/// A game of two people, red and yellow, with this clock.
async fn game_of_two(ada: &mut Browser, bob: &mut Browser, clock: Value) -> GameId {
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let table = json!({"begins": "at_once", "watching": "everybody"});
    let request = json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats, "table": table});
    let created = ada.create(&request).await;
    bob.join(&created.invitations[0].url).await;
    created.id
}

async fn minutes(ada: &mut Browser, bob: &mut Browser) -> GameId {
    game_of_two(ada, bob, json!({"kind": "real_time", "base_s": 300, "increment_s": 10})).await
}

/// The settings of a game, for somebody who comes.
async fn settings(browser: &Browser, game: &GameId) -> Settings {
    let mut socket = browser.socket(game).await;
    socket.follow(None).await;
    let GameMessage::Game { settings, .. } = socket.game_message().await else { panic!("not the game") };
    *settings
}

/// Lets yellow offer to go on by the day after the event `seq`, and red agree; returns the number of the event by which they do.
async fn agree(red: &mut Socket, yellow: &mut Socket, seq: u32, days: u32) -> u32 {
    let offer = PlayerAction::Offer { offer: Offer::ByDay { days } };
    assert_eq!(yellow.command("offer", seq, Seat::Yellow, offer).await, Ok(seq + 1));
    assert_eq!(red.event().await.kind, EventKind::Offer { seat: Seat::Yellow, offer: Offer::ByDay { days } });
    assert_eq!(
        red.command("accept", seq + 1, Seat::Red, PlayerAction::Accept { of: seq + 1 }).await,
        Ok(seq + 2)
    );
    assert_eq!(red.event().await.seq, seq + 2);
    assert_eq!(red.event().await.kind, EventKind::ByDay { days });
    seq + 3
}

#[tokio::test]
async fn players_of_minutes_go_on_by_the_day_over_a_restart_and_all_that_tells_of_the_game_says_so() {
    let app = TestApp::start().await;
    let [mut ada, mut bob] = [app.browser(), app.browser()];
    let game = minutes(&mut ada, &mut bob).await;
    let [mut red, mut yellow] = [ada.socket(&game).await, bob.socket(&game).await];
    red.hello(None).await;
    yellow.hello(None).await;
    assert_eq!(red.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    red.event().await;
    agree(&mut red, &mut yellow, 1, 3).await;
    // Leave is for such games from now on.
    let until_ms = set_leave(&mut bob, true).await.until_ms.unwrap();
    assert_eq!(red.event().await.kind, EventKind::Leave { seat: Seat::Yellow, until_ms });
    set_leave(&mut bob, false).await;
    let app = app.restart().await;
    let [mut ada, bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    let told = settings(&ada, &game).await;
    assert_eq!((told.clock, told.first_clock), (Some(ClockSettings::of_days(3)), Some(MINUTES)));
    let clock = state(&ada, &game).await.clock.unwrap();
    assert_eq!((clock.running, clock.left[&Seat::Yellow]), (Some(Seat::Yellow), 0));
    assert!(clock.turn_left.is_some_and(|left| left > 2 * DAY_MS), "{clock:?}");
    let mut yellow = bob.socket(&game).await;
    let (_, events, seq) = yellow.hello(None).await;
    assert_eq!(events.iter().filter(|event| event.kind == EventKind::ByDay { days: 3 }).count(), 1);
    yellow.command("b", seq, Seat::Yellow, PlayerAction::Resign).await.unwrap();
    let found = ada.get("/api/v1/games?clock=by_day").await.json();
    assert_eq!(found["games"][0]["id"], game.as_str(), "{found}");
    assert_eq!(ada.get("/api/v1/games?clock=real_time").await.json()["games"], json!([]));
    let record = ada.get(&format!("/api/v1/games/{game}/record")).await.text();
    assert!(record.contains("[%byday 3]"), "{record}");
    // Who plays again has the minutes again.
    let again = ada.send("POST", &format!("/api/v1/games/{game}/again"), &[], b"").await.json();
    let again = again["id"].as_str().unwrap().parse().unwrap();
    let told = settings(&ada, &again).await;
    assert_eq!((told.clock, told.first_clock), (Some(MINUTES), None));
}

#[tokio::test]
async fn who_plays_as_many_games_by_the_day_as_may_be_goes_on_by_the_day_in_no_further_one() {
    let app = TestApp::start().await;
    let [mut ada, mut bob] = [app.browser(), app.browser()];
    let game = minutes(&mut ada, &mut bob).await;
    let clock = json!({"kind": "by_day", "turn_s": 86_400, "bank_s": 0});
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person", "mine": true}});
    let request = json!({"rules": "classic", "players": 2, "clock": clock, "seats": seats});
    for _ in 0..MAX_DAILY_GAMES {
        bob.create(&request).await;
    }
    let [mut red, mut yellow] = [ada.socket(&game).await, bob.socket(&game).await];
    red.hello(None).await;
    yellow.hello(None).await;
    let offer = || PlayerAction::Offer { offer: Offer::ByDay { days: 1 } };
    let too_many = Err("too_many_daily_games".to_owned());
    assert_eq!(yellow.command("offer", 0, Seat::Yellow, offer()).await, too_many);
    assert_eq!(red.command("offer", 0, Seat::Red, offer()).await, Ok(1));
    yellow.event().await;
    assert_eq!(yellow.command("accept", 1, Seat::Yellow, PlayerAction::Accept { of: 1 }).await, too_many);
    assert_eq!(yellow.command("decline", 1, Seat::Yellow, PlayerAction::Decline { of: 1 }).await, Ok(2));
}
