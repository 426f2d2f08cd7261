//! Games between people and bots.

use std::time::Duration;

use djambi::{Reason, Seat};
use djambi_protocol::{GameMessage, Level, PlayerAction, SeatKind};
use serde_json::json;

use crate::app::TestApp;
use crate::support::socket::{command, refused, turn};
use crate::support::{Browser, Player};

#[tokio::test]
async fn four_people_play_a_whole_game_and_one_watches() {
    let app = TestApp::start().await;
    let mut red = app.browser();
    let person = json!({"kind": "person"});
    let request = json!({
        "rules": "classic",
        "seats": {"red": {"kind": "person", "mine": true, "name": "Ada"}, "blue": person, "yellow": person, "green": person}
    });
    let created = red.create(&request).await;
    assert_eq!(created.held, [Seat::Red]);
    let mut browsers = vec![red.clone()];
    for invitation in &created.invitations {
        let mut player = app.browser();
        let reply = player.join(&invitation.url).await;
        assert_eq!((reply.status, reply.header("location")), (303, Some(created.url.as_str())));
        browsers.push(player);
    }
    browsers.push(app.browser());
    let players = browsers.into_iter().enumerate().map(|(index, browser)| {
        tokio::spawn(Player::new(index as u64).play_to_the_end(browser, created.id.clone()))
    });
    let mut finished = Vec::new();
    for player in players.collect::<Vec<_>>() {
        finished.push(player.await.unwrap());
    }
    let state = red.game(&created.id).await;
    assert!(finished.iter().all(|player| player.events == state.events), "all players have the same events");
    let held: Vec<_> = finished.iter().map(|player| player.held.clone()).collect();
    assert_eq!(held, [vec![Seat::Red], vec![Seat::Blue], vec![Seat::Yellow], vec![Seat::Green], vec![]]);
    let outcome = state.outcome.expect("a game that is over");
    assert_eq!(outcome.players.len(), 4);
    assert!(state.events.is_sorted_by_key(|event| event.at_ms));
    let reply = red.get(&format!("/api/v1/games/{}/record", created.id)).await;
    assert!(reply.header("content-disposition").unwrap().starts_with("attachment"));
    let record = djambi::Record::parse(&reply.text()).unwrap();
    assert_eq!(record.player(Seat::Red), Some("Ada"));
    assert_eq!(record.game().position(), finished[0].game.position());
    assert_eq!(record.game().outcome(), finished[0].game.outcome());
}

#[tokio::test]
async fn bots_play_by_themselves_and_wait_for_people() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let request =
        json!({"rules": "classic", "bot_delay_ms": 0, "seats": {"red": {"kind": "person", "mine": true}}});
    let created = browser.create(&request).await;
    assert!(created.invitations.is_empty());
    let mut socket = browser.socket(&created.id).await;
    assert_eq!(socket.hello(None).await, (vec![Seat::Red], vec![], 0));
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let seats: Vec<_> =
        [socket.event().await, socket.event().await, socket.event().await, socket.event().await]
            .map(|event| (event.seq, event.kind.seat().unwrap()))
            .into();
    assert_eq!(seats, [(1, Seat::Red), (2, Seat::Blue), (3, Seat::Yellow), (4, Seat::Green)]);
    assert!(socket.is_silent().await);
}

#[tokio::test]
async fn bots_wait_a_random_time_by_default() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    socket.command("a", 0, Seat::Red, turn("a3a5")).await.unwrap();
    let red = socket.event().await;
    let blue = socket.event().await;
    assert!((380..15_000).contains(&(blue.at_ms - red.at_ms)), "{}", blue.at_ms - red.at_ms);
}

#[tokio::test]
async fn bots_rest_in_a_game_that_nobody_watches() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let bot = json!({"kind": "bot", "level": "page"});
    let seats = json!({"red": bot, "blue": bot, "yellow": bot, "green": bot});
    let request = json!({"rules": "classic", "bot_delay_ms": 0, "seats": seats});
    let unwatched = browser.create(&request).await;
    let watched = browser.create(&request).await;
    let mut socket = browser.socket(&watched.id).await;
    socket.hello(None).await;
    let mut first = None;
    let mut last = socket.event().await;
    while last.seq < 12 {
        first.get_or_insert(last.at_ms);
        last = socket.event().await;
    }
    assert!(last.at_ms - first.unwrap() < 450 * 8, "somebody watches");
    let mut game = browser.game(&unwatched.id).await;
    while game.seq < 3 {
        game = browser.game(&unwatched.id).await;
    }
    let times: Vec<u64> = game.events.iter().map(|event| event.at_ms).collect();
    assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= 440), "{times:?}");
}

#[tokio::test]
async fn bots_play_at_the_requested_levels() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let seats = json!({
        "red": {"kind": "person", "mine": true},
        "blue": {"kind": "bot", "level": "page"},
        "yellow": {"kind": "bot", "level": "prince"},
    });
    let created = browser.create(&json!({"rules": "classic", "bot_delay_ms": 0, "seats": seats})).await;
    let levels = |settings: djambi_protocol::Settings| {
        Vec::from_iter(settings.seats.into_values().filter_map(|state| state.kind.level()))
    };
    let requested = [Level::Page, Level::Prince, Level::Envoy];
    assert_eq!(levels(browser.game(&created.id).await.settings), requested);
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    socket.command("a", 0, Seat::Red, turn("a3a5")).await.unwrap();
    while socket.event().await.seq < 4 {}
    let page = browser.get(&created.url).await.text();
    assert!(page.contains("Blue: Page (bot)") && page.contains("Green: Envoy (bot)"), "{page}");
    let record = browser.get(&format!("/api/v1/games/{}/record", created.id)).await.text();
    assert!(record.contains("[Yellow \"Djambi prince\"]"), "{record}");
    let app = app.restart().await;
    let mut browser = Browser { address: app.address, ..browser };
    assert_eq!(levels(browser.game(&created.id).await.settings), requested, "the levels are kept");
}

#[tokio::test]
async fn bots_play_fast_once_no_person_is_left() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let request = json!({"rules": "classic", "bot_delay_ms": 60000, "seats": {"red": {"kind": "person", "mine": true}}});
    let created = browser.create(&request).await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    while socket.event().await.seq < 4 {}
}

#[tokio::test]
async fn a_game_against_bots_goes_on_without_the_person_who_resigned() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let page = json!({"kind": "bot", "level": "page"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": page, "yellow": page, "green": page});
    let request = json!({"rules": "classic", "bot_delay_ms": 0, "seats": seats});
    let created = browser.create(&request).await;
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    for _ in 0..600 {
        if browser.game(&created.id).await.outcome.is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the bots do not come to an end");
}

#[tokio::test]
async fn an_agreement_of_all_living_players_ends_the_game() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let request = json!({"rules": "classic", "players": 2, "seats": {"red": mine, "yellow": mine}});
    let created = browser.create(&request).await;
    assert_eq!(created.held, [Seat::Red, Seat::Yellow]);
    let mut socket = browser.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::AgreeDraw).await, Ok(1));
    assert_eq!(
        socket.command("b", 1, Seat::Red, turn("a3a5")).await,
        Ok(2),
        "a turn withdraws the agreement"
    );
    assert_eq!(socket.command("c", 2, Seat::Yellow, PlayerAction::AgreeDraw).await, Ok(3));
    assert!(browser.game(&created.id).await.outcome.is_none());
    assert_eq!(socket.command("d", 3, Seat::Red, PlayerAction::AgreeDraw).await, Ok(4));
    let outcome = browser.game(&created.id).await.outcome.unwrap();
    assert_eq!(outcome.reason, Reason::Agreement);
    let half = djambi::Share::OneOf(2);
    assert_eq!(Vec::from_iter(outcome.shares()), [(Seat::Red, half), (Seat::Yellow, half)]);
    assert_eq!(socket.command("e", 4, Seat::Yellow, turn("i7i5")).await, refused("finished"));
}

#[tokio::test]
async fn fewer_players_leave_hostages() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let three = browser.create(&json!({"rules": "arena", "players": 3, "bot_delay_ms": 60000})).await;
    let settings = browser.game(&three.id).await.settings;
    assert!(settings.start.to_string().ends_with(" rbyh r r 0 1"), "{}", settings.start);
    assert_eq!(settings.seats[&Seat::Green].kind, SeatKind::Absent);
    let absent = json!({"kind": "absent"});
    let request =
        json!({"rules": "classic", "seats": {"red": absent, "blue": absent}, "bot_delay_ms": 60000});
    let two = browser.create(&request).await;
    let settings = browser.game(&two.id).await.settings;
    assert!(settings.start.to_string().ends_with(" hhyg y y 0 1"), "{}", settings.start);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_comes_to_its_author_together_with_the_acknowledgement() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "blue": mine, "yellow": mine, "green": mine});
    let created = browser.create(&json!({"rules": "classic", "seats": seats})).await;
    let mut sockets = [browser.socket(&created.id).await, browser.socket(&created.id).await];
    for socket in &mut sockets {
        socket.hello(None).await;
    }
    let [author, watcher] = &mut sockets;
    let mut player = Player::new(1);
    while player.seq() < 40 && player.game.outcome().is_none() {
        let action = player.any_turn();
        author.send_command(command(&player.seq().to_string(), player.seq(), player.to_move(), action)).await;
        assert!(matches!(author.game_message().await, GameMessage::Ack { .. }));
        let Some(GameMessage::Event { event }) = author.next_at_once() else { panic!("no event yet") };
        assert_eq!(watcher.event().await, event);
        player.tell(event);
    }
}
