//! Games on every board, for the fewest and for all players.

use djambi::{Geometry, Seat};
use djambi_protocol::{GameId, SeatKind};
use djambi_server::admin::{VerifyNews, verify};
use djambi_text::{Language, Pages};
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::{Browser, Player};

/// A game of bots of the lowest level on a board.
fn bots(board: &'static Geometry, players: usize) -> Value {
    let page = json!({"kind": "bot", "level": "page"});
    let seats: serde_json::Map<_, _> = board
        .players_of(players)
        .unwrap()
        .iter()
        .map(|seat| (seat.name().to_owned(), page.clone()))
        .collect();
    json!({"rules": "classic", "board": board.name(), "players": players, "bot_delay_ms": 0, "seats": seats})
}

/// Follows a game on a socket to its end, and checks its record and its page.
async fn follow(mut browser: Browser, id: GameId) -> Player {
    let settings = browser.game(&id).await.settings;
    let player = Player::of(&settings, 7).play_to_the_end(browser.clone(), id.clone()).await;
    let state = browser.game(&id).await;
    assert_eq!((state.outcome, state.events), (player.game.outcome(), player.events.clone()));
    let record = browser.get(&format!("/api/v1/games/{id}/record")).await.text();
    let record = djambi::Record::parse(&record).unwrap();
    assert_eq!(record.game().positions(), player.game.positions());
    let page = browser.get(&format!("/game/{id}")).await.text();
    for seat in settings.board().seats().iter() {
        let name = Pages(Language::En).seat(seat);
        assert!(page.contains(&format!("<li>{name}: ")), "{page}");
    }
    player
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_whole_games_on_every_board() {
    let app = TestApp::start().await;
    let mut games = Vec::new();
    for board in Geometry::ALL {
        let all = board.seats().len();
        for players in if all == 2 { vec![2] } else { vec![2, all] } {
            let mut browser = app.browser();
            let id = browser.create(&bots(board, players)).await.id;
            let settings = browser.game(&id).await.settings;
            assert_eq!((settings.board(), settings.seats.len()), (board, all));
            let absent = settings.seats.values().filter(|state| state.kind == SeatKind::Absent);
            assert_eq!(absent.count(), all - players);
            games.push(tokio::spawn(follow(browser, id)));
        }
    }
    for game in join_all(games).await {
        assert!(game.unwrap().game.outcome().is_some());
    }
    let folder = app.stop().await;
    let database = folder.path().join("games.sqlite3");
    let mut faults = Vec::new();
    let report = verify(database.to_str().unwrap(), &mut |news| {
        if let VerifyNews::Fault(fault) = news {
            faults.push(fault);
        }
    });
    assert_eq!((report.unwrap().games, faults), (15, vec![]));
}

#[tokio::test]
async fn a_person_plays_a_whole_game_on_the_hexagons_and_plays_again_there() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let page = json!({"kind": "bot", "level": "page"});
    let seats = json!({"red": page, "blue": {"kind": "person", "mine": true, "name": "Ada"}, "yellow": page});
    let request = json!({"rules": "variants", "board": "hex3", "bot_delay_ms": 0, "seats": seats});
    let created = browser.create(&request).await;
    assert_eq!(created.held, [Seat::Blue]);
    let player = follow(browser.clone(), created.id.clone()).await;
    assert!(player.events.iter().any(|event| event.kind.seat() == Some(Seat::Blue)));
    let again = browser.send("POST", &format!("/api/v1/games/{}/again", created.id), &[], b"").await.json();
    let id: GameId = again["id"].as_str().unwrap().parse().unwrap();
    let before = browser.game(&created.id).await.settings;
    let after = browser.game(&id).await.settings;
    assert_eq!(
        (after.board(), after.rules, after.start, after.seats),
        (before.board(), before.rules, before.start, before.seats)
    );
}

#[tokio::test]
async fn a_guest_takes_a_seat_that_only_large_boards_have() {
    let app = TestApp::start().await;
    let person = json!({"kind": "person"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "purple": person});
    let mut host = app.browser();
    let request = json!({"rules": "classic", "board": "penta5", "bot_delay_ms": 60_000, "seats": seats});
    let created = host.create(&request).await;
    assert_eq!(host.game(&created.id).await.settings.board().name(), "ngon5");
    let mut player = app.browser();
    assert!(player.navigate(&created.invitations[0].url).await.text().contains("a game of Djambi: Purple."));
    assert_eq!(player.join(&created.invitations[0].url).await.status, 303);
    let app = app.restart().await;
    let player = Browser { address: app.address, ..player };
    assert_eq!(player.socket(&created.id).await.hello(None).await.0, [Seat::Purple]);
}

#[tokio::test]
async fn a_game_that_its_board_does_not_allow_is_refused_with_the_section() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let bot = json!({"kind": "bot"});
    let cases = [
        (json!({"board": "round"}), "unknown_board §1"),
        (json!({"board": "duel2", "seats": {"blue": bot}}), "no_seat §1"),
        (json!({"seats": {"purple": bot}}), "no_seat §1"),
        (json!({"board": "hex3", "seats": {"green": {"kind": "absent"}}}), "no_seat §1"),
        (json!({"board": "hex3", "players": 4}), "board_players §7"),
        (json!({"board": "ngon6", "players": 7}), "board_players §7"),
        (json!({"board": "duel2", "players": 1}), "board_players §7"),
        (json!({"board": "duel2", "seats": {"yellow": {"kind": "absent"}}}), "too_few_players §7"),
        (json!({"board": "ngon5", "players": 3, "seats": {"yellow": bot}}), "seat_is_absent §7"),
        (json!({"board": "hex3", "start": djambi::SQUARE9.start()}), "several_faults §10"),
        (json!({"board": "duel2", "start": djambi::SQUARE9.start()}), "several_faults §10"),
    ];
    for (mut request, code) in cases {
        request["rules"] = "classic".into();
        let reply = browser.post("/api/v1/games", &request).await;
        let section = reply.json()["section"].as_str().unwrap_or_default().to_owned();
        assert_eq!(format!("{} {section}", reply.failure()), format!("422 {code}"), "{}", reply.text());
    }
    let absent = json!({"rules": "classic", "board": "ngon5", "players": 3, "seats": {"yellow": bot}});
    let failure = browser.post("/api/v1/games", &absent).await.json();
    assert_eq!(failure["args"], json!({"seat": "yellow", "players": 3}));
    let message = "With 3 players Yellow has none, unless another seat is named as empty.";
    assert_eq!(failure["message"], message);
    let unknown = browser.post("/api/v1/games", &json!({"rules": "classic", "seats": {"pink": bot}})).await;
    assert_eq!(unknown.failure(), "400 malformed");
    assert!(unknown.text().contains("is no seat"), "{}", unknown.text());
}
