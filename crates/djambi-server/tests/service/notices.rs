//! Tests of notices for players on other pages.

use djambi::{SQUARE9, Seat};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, Follow, GameId, Notice, NoticeChange, NoticeHistory, NoticeKind,
    Notices, PlayerAction, Presence, ServerMessage, Topic, UnreadNotices, VERSION, Words,
};
use serde_json::json;

use crate::app::TestApp;
use crate::rooms::restart_after;
use crate::support::socket::turn;
use crate::support::{Browser, Socket};

/// A page that follows only the notices of its player, and what waits there.
async fn notices(browser: &Browser, game: &GameId) -> (Socket, Notices) {
    let mut socket = browser.socket(game).await;
    socket.send(&ClientMessage::hello()).await;
    assert!(matches!(socket.message().await, ServerMessage::Welcome { version: VERSION, .. }));
    socket.send(&ClientMessage::Follow(Follow::of(Topic::Notices))).await;
    let ServerMessage::Notices(notices) = socket.message().await else { panic!("no notices") };
    (socket, notices)
}

async fn next(socket: &mut Socket) -> NoticeChange {
    loop {
        match socket.message().await {
            ServerMessage::Notice(change) => return change,
            ServerMessage::UnreadNotices(_) => {}
            other => panic!("no notice: {other:?}"),
        }
    }
}

/// A game of Ada, who has red, and Bob, who has yellow.
async fn game_of_two(ada: &mut Browser, bob: &mut Browser) -> GameId {
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let created = ada.create(&json!({"rules": "classic", "players": 2, "seats": seats})).await;
    bob.join(&created.invitations[0].url).await;
    created.id
}

#[tokio::test]
async fn a_player_hears_on_any_page_of_the_own_turn_and_nobody_else_does() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let mut eve = app.browser();
    let id = game_of_two(&mut ada, &mut bob).await;
    eve.navigate("/").await;
    let (mut page, nothing) = notices(&bob, &id).await;
    let (mut strangers, _) = notices(&app.browser(), &id).await;
    let (mut eves, _) = notices(&eve, &id).await;
    assert_eq!(nothing.games, []);
    let mut board = ada.socket(&id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let change = next(&mut page).await;
    assert_eq!((&change.game, change.kind), (&id, Some(NoticeKind::YourTurn)));
    // A page that comes later, or comes back, hears the same.
    let (_, waiting) = notices(&bob, &id).await;
    let notice = Notice { game: id.clone(), kind: NoticeKind::YourTurn };
    assert_eq!((waiting.games, waiting.seq), (vec![notice], change.seq));
    let mut other_board = bob.socket(&id).await;
    other_board.hello(None).await;
    assert_eq!(other_board.command("b", 1, Seat::Yellow, turn("i7i5")).await, Ok(2));
    assert_eq!((next(&mut page).await.kind, strangers.is_silent().await), (None, true));
    assert!(eves.is_silent().await);
    // The end is news for a player who does not look.
    drop(other_board);
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(board.command("c", 2, Seat::Red, PlayerAction::Resign).await, Ok(3));
    assert_eq!(next(&mut page).await.kind, Some(NoticeKind::Over));
    bob.socket(&id).await.hello(None).await;
    assert_eq!(next(&mut page).await.kind, None, "the player has looked");
}

#[tokio::test]
async fn an_offer_waits_for_an_answer_and_the_removed_hear_of_it() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    bob.navigate("/").await;
    let table = json!({
        "rules": "classic", "players": 3, "table": {"watching": "nobody"},
        "seats": {"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}, "yellow": {"kind": "person"}},
    });
    let id = ada.create(&table).await.id;
    let address = format!("/api/v1/games/{id}/table");
    let (mut page, _) = notices(&bob, &id).await;
    assert_eq!(bob.post(&address, &json!({"act": "sit", "seat": "yellow"})).await.status, 200);
    assert_eq!(ada.post(&address, &json!({"act": "remove", "seat": "yellow"})).await.status, 200);
    assert_eq!(next(&mut page).await.kind, Some(NoticeKind::Removed));
    let mut carl = app.browser();
    carl.navigate("/").await;
    assert_eq!(bob.post(&address, &json!({"act": "sit", "seat": "yellow"})).await.failure(), "403 removed");
    let mut bob = carl;
    let (mut page, _) = notices(&bob, &id).await;
    assert_eq!(bob.post(&address, &json!({"act": "sit", "seat": "yellow"})).await.status, 200);
    let mut dora = app.browser();
    dora.navigate("/").await;
    assert_eq!(dora.post(&address, &json!({"act": "sit"})).await.status, 200);
    assert_eq!(next(&mut page).await.kind, Some(NoticeKind::Started));
    let mut board = ada.socket(&id).await;
    board.hello(None).await;
    let draw = PlayerAction::AgreeDraw;
    assert_eq!(board.command("a", 1, Seat::Red, draw).await, Ok(2));
    assert_eq!(next(&mut page).await.kind, Some(NoticeKind::Offer));
    let mut other_board = bob.socket(&id).await;
    other_board.hello(None).await;
    assert_eq!(next(&mut page).await.kind, None, "the player has looked");
}

#[tokio::test]
async fn a_treaty_that_is_proposed_waits_for_an_answer_on_any_page() {
    let app = TestApp::start().await;
    let [mut ada, mut bob, mut cleo] = [app.browser(), app.browser(), app.browser()];
    let person = |mine: bool| json!({"kind": "person", "mine": mine});
    let seats = json!({"red": person(true), "blue": person(false), "yellow": person(false)});
    let table = json!({"rules": "classic", "players": 3, "seats": seats, "table": {"begins": "at_once"}});
    let created = ada.create(&table).await;
    for (browser, invitation) in [&mut bob, &mut cleo].into_iter().zip(&created.invitations) {
        browser.join(&invitation.url).await;
    }
    let (mut bobs, _) = notices(&bob, &created.id).await;
    let (mut cleos, _) = notices(&cleo, &created.id).await;
    let mut board = ada.socket(&created.id).await;
    board.hello(None).await;
    let treaty = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r").unwrap().to_form();
    let propose = Words::Act(Act::new(Seat::Red, ActKind::Propose { treaty }));
    assert_eq!(board.say("a", Channel::Table, propose).await, Ok(1));
    assert_eq!(next(&mut bobs).await.kind, Some(NoticeKind::Offer));
    assert!(cleos.is_silent().await, "she is no party");
    let withdraw = Words::Act(Act::new(Seat::Red, ActKind::Withdraw { of: 1 }));
    assert_eq!(board.say("b", Channel::Table, withdraw).await, Ok(2));
    assert_eq!(next(&mut bobs).await.kind, None);
}

#[tokio::test]
async fn a_hidden_page_shows_its_player_nothing() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let id = game_of_two(&mut ada, &mut bob).await;
    let (mut page, _) = notices(&bob, &id).await;
    let mut board = ada.socket(&id).await;
    let mut hidden = bob.socket(&id).await;
    board.hello(None).await;
    hidden.hello(None).await;
    hidden.send(&ClientMessage::Presence { state: Presence::Away }).await;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(board.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    assert_eq!(next(&mut page).await.kind, Some(NoticeKind::Over));
    // A page that comes back hidden is not looked at either.
    drop(hidden);
    let mut hidden = bob.socket(&id).await;
    hidden.send(&ClientMessage::hello()).await;
    hidden.send(&ClientMessage::Presence { state: Presence::Away }).await;
    let topic = Topic::Game { game: id.clone() };
    let follow = ClientMessage::Follow(Follow::of(topic));
    hidden.send(&follow).await;
    assert!(page.is_silent().await, "the notice stands");
    hidden.send(&ClientMessage::Presence { state: Presence::Here }).await;
    assert_eq!(next(&mut page).await.kind, None, "the player has looked");
}

/// Two people at a table with a minute each, who play three turns and leave.
async fn left_alone(app: &TestApp) -> (GameId, [Browser; 2]) {
    let mut ada = app.browser();
    let mut bob = app.browser();
    let clock = json!({"kind": "real_time", "base_s": 60, "increment_s": 5});
    let seats = json!({"red": {"kind": "person", "mine": true}, "yellow": {"kind": "person"}});
    let table = json!({"rules": "classic", "players": 2, "clock": clock, "table": {}, "seats": seats});
    let id = ada.create(&table).await.id;
    let address = format!("/api/v1/games/{id}/table");
    bob.navigate("/").await;
    assert_eq!(bob.post(&address, &json!({"act": "sit"})).await.status, 200);
    for person in [&mut ada, &mut bob] {
        assert_eq!(person.post(&address, &json!({"act": "ready", "ready": true})).await.status, 200);
    }
    let mut red = ada.socket(&id).await;
    let mut yellow = bob.socket(&id).await;
    red.hello(None).await;
    yellow.hello(None).await;
    while ada.game(&id).await.seq == 0 {}
    for (seq, wire) in [(1, "a3a4"), (2, "g7g6"), (3, "a4a5")] {
        let (socket, seat) = if seq == 2 { (&mut yellow, Seat::Yellow) } else { (&mut red, Seat::Red) };
        assert_eq!(
            socket.command(&format!("t{seq}"), seq, seat, turn(wire)).await.map_err(|code| (seq, code)),
            Ok(seq + 1)
        );
    }
    (id, [ada, bob])
}

#[tokio::test]
async fn who_was_away_is_told_how_the_game_ended_whatever_room_was_open() {
    let app = TestApp::start().await;
    let (id, [ada, bob]) = left_alone(&app).await;
    // Much later the service looks at the game again.
    let app = restart_after(
        app,
        "UPDATE journal SET at_ms = at_ms - 600000;
         UPDATE game SET deadline_ms = deadline_ms - 600000, created_ms = created_ms - 600000;
         DELETE FROM heartbeat; DELETE FROM downtime;",
    )
    .await;
    let kinds = |notices: Notices| notices.games.into_iter().map(|notice| notice.kind).collect::<Vec<_>>();
    for person in [&ada, &bob] {
        let person = Browser { address: app.address, ..person.clone() };
        assert_eq!(kinds(notices(&person, &id).await.1), [NoticeKind::Over]);
    }
    // Bob looks, and leaves; after another start only Ada has not seen it.
    let bob = Browser { address: app.address, ..bob };
    bob.socket(&id).await.hello(None).await;
    let app = app.restart().await;
    let [ada, bob] = [ada, bob].map(|person| Browser { address: app.address, ..person });
    assert_eq!(kinds(notices(&ada, &id).await.1), [NoticeKind::Over]);
    assert_eq!(kinds(notices(&bob, &id).await.1), []);
}

/// The notices that the service has kept of a player.
async fn history(browser: &mut Browser) -> NoticeHistory {
    let reply = browser.get("/api/v1/me/notices").await;
    assert_eq!((reply.status, reply.header("cache-control")), (200, Some("no-store")));
    serde_json::from_slice(&reply.body).unwrap()
}

/// Waits until a page hears how many notices are not read.
async fn unread(socket: &mut Socket) -> u32 {
    loop {
        if let ServerMessage::UnreadNotices(UnreadNotices { unread }) = socket.message().await {
            return unread;
        }
    }
}

#[tokio::test]
async fn what_a_player_has_not_seen_is_kept_and_read_on_all_pages() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let id = game_of_two(&mut ada, &mut bob).await;
    let (mut page, before) = notices(&bob, &id).await;
    assert_eq!((before.unread, history(&mut bob).await.notices), (0, vec![]));
    let mut board = ada.socket(&id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(unread(&mut page).await, 1);
    let kept = history(&mut bob).await;
    let [notice] = &kept.notices[..] else { panic!("one notice: {kept:?}") };
    assert_eq!((&notice.game, notice.kind, notice.read), (&id, NoticeKind::YourTurn, false));
    let game = &kept.games[&id];
    assert!(game.held == [Seat::Yellow] && game.seats[&Seat::Red].claimed, "{game:?}");
    let of_ada = history(&mut ada).await;
    assert_eq!(of_ada.notices, [], "who looks has seen it");
    // It is there after a restart, and is not told a second time.
    drop((page, board));
    let app = app.restart().await;
    let mut bob = Browser { address: app.address, ..bob };
    let (mut page, after) = notices(&bob, &id).await;
    assert_eq!(after.unread, 1);
    assert_eq!(after.games, [Notice { game: id.clone(), kind: NoticeKind::YourTurn }]);
    let (mut other, _) = notices(&bob, &id).await;
    let read = bob.post("/api/v1/me/notices", &json!({"read": notice.number})).await;
    assert_eq!((read.status, read.json()), (200, json!({"unread": 0})));
    assert_eq!((unread(&mut page).await, unread(&mut other).await), (0, 0));
    drop((page, other));
    let app = app.restart().await;
    bob.address = app.address;
    let kept = history(&mut bob).await;
    assert_eq!(kept.notices.len(), 1);
    assert!(kept.notices[0].read, "{kept:?}");
    let (_, waiting) = notices(&bob, &id).await;
    assert_eq!(waiting.games.len(), 1, "the game waits though its notice was read");
}

#[tokio::test]
async fn who_looks_at_the_game_has_read_its_notice() {
    let app = TestApp::start().await;
    let mut ada = app.browser();
    let mut bob = app.browser();
    let id = game_of_two(&mut ada, &mut bob).await;
    let (mut page, _) = notices(&bob, &id).await;
    let mut board = ada.socket(&id).await;
    board.hello(None).await;
    assert_eq!(board.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(unread(&mut page).await, 1);
    let mut looking = bob.socket(&id).await;
    looking.hello(None).await;
    assert_eq!(unread(&mut page).await, 0);
    drop(looking);
    drop(page);
    // What is told is written before the end.
    let app = app.restart().await;
    bob.address = app.address;
    let kept = history(&mut bob).await;
    assert!(kept.notices.len() == 1 && kept.notices[0].read, "a turn that was seen is no news: {kept:?}");
    assert_eq!(notices(&bob, &id).await.1.games.len(), 1, "but the game waits");
}
