//! Invitations: sitting down, leaving a seat, and fresh tickets.

use djambi::Seat;
use djambi_protocol::{Created, PlayerAction};
use serde_json::json;

use crate::app::TestApp;
use crate::support::socket::{refused, turn};
use crate::support::{Browser, Socket};

/// A game in which the browser plays red and invites somebody to play blue.
async fn game_for_two(host: &mut Browser) -> Created {
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person", "name": "Ann"});
    host.create(&json!({"rules": "classic", "seats": {"red": mine, "blue": other}})).await
}

/// The seats that a browser holds.
async fn held(browser: &Browser, created: &Created) -> Vec<Seat> {
    browser.socket(&created.id).await.hello(None).await.0
}

/// The seats in the next message `you` of a connection.
async fn welcomed(socket: &mut Socket) -> Vec<Seat> {
    socket.you().await.held
}

#[tokio::test]
async fn reading_an_invitation_never_seats_anybody() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let url = &created.invitations[0].url;
    let person = [("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document"), ("sec-fetch-user", "?1")];
    let frame =
        [("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "iframe"), ("sec-fetch-site", "cross-site")];
    for (method, headers) in [("HEAD", person), ("GET", person), ("HEAD", frame), ("GET", frame)] {
        for mut reader in [app.browser(), host.clone()] {
            let reply = reader.send(method, url, &headers, b"").await;
            assert_eq!(reply.status, 200, "{method} {headers:?}");
            assert_eq!(reply.header("cache-control"), Some("no-store, no-transform"));
            assert!(
                !host.game(&created.id).await.settings.seats[&Seat::Blue].claimed,
                "{method} {headers:?}"
            );
        }
    }
    let page = app.browser().navigate(url).await.text();
    assert!(page.contains("You are invited") && page.contains("name=\"name\" value=\"Ann\""), "{page}");
    assert_eq!(app.browser().join(url).await.status, 303);
}

#[tokio::test]
async fn without_a_cookie_no_game_is_made_and_no_seat_taken() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let free = json!({"kind": "person"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free});
    let table = host.create(&json!({"rules": "classic", "table": {}, "seats": seats})).await.id;
    let games = || rusqlite::Connection::open(app.database()).unwrap();
    let count = || games().query_row("SELECT count(*) FROM game", [], |row| row.get::<_, u32>(0)).unwrap();
    let against_bots = json!({"rules": "classic", "seats": {"red": {"kind": "person", "mine": true}}});
    for (path, body) in [
        ("/api/v1/play".to_owned(), json!({})),
        ("/api/v1/games".to_owned(), against_bots),
        (format!("/api/v1/games/{table}/table"), json!({"act": "sit"})),
    ] {
        let headers = [("content-type", "application/json"), ("sec-fetch-site", "same-origin")];
        let mut forgetful = app.browser();
        let reply = forgetful.send("POST", &path, &headers, body.to_string().as_bytes()).await;
        assert_eq!(reply.failure(), "403 no_cookies", "{path}");
    }
    assert_eq!(count(), 1);
    assert!(!host.game(&table).await.settings.seats[&Seat::Blue].claimed);
}

#[tokio::test]
async fn only_a_browser_whose_cookie_came_back_is_seated() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let url = &created.invitations[0].url;
    let mut forgetful = app.browser();
    for _ in 0..2 {
        let reply = forgetful.submit(url, "name=Bob&act=sit").await;
        assert_eq!(reply.status, 403);
        assert!(reply.text().contains("Allow cookies for this site"), "{}", reply.text());
        assert!(forgetful.cookie.take().is_some(), "the answer tries again to set the cookie");
    }
    assert!(!host.game(&created.id).await.settings.seats[&Seat::Blue].claimed);
    let mut player = app.browser();
    player.navigate(url).await;
    let reply = player.submit(url, "name=++Bob%C3%A9+&act=sit").await;
    assert_eq!((reply.status, reply.header("location")), (303, Some(created.url.as_str())));
    let blue = host.game(&created.id).await.settings.seats[&Seat::Blue].clone();
    assert!(blue.claimed && blue.name == "Bobé");
    let stranger = app.browser().navigate(url).await;
    assert_eq!(stranger.status, 409);
    assert!(stranger.text().contains("This seat is taken") && stranger.text().contains("Watch the game"));
}

#[tokio::test]
async fn a_name_that_deceives_leaves_the_seat_free() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let url = &created.invitations[0].url;
    let mut player = app.browser();
    player.navigate(url).await;
    for name in ["A%E2%80%AEda", "%D0%90da", "Djambi+prince", &"x".repeat(41)] {
        let reply = player.submit(url, &format!("name={name}&act=sit")).await;
        assert_eq!(reply.status, 422, "{name}");
        assert!(reply.text().contains("role=\"alert\""), "{}", reply.text());
        assert!(name != "Djambi+prince" || reply.text().contains("value=\"Djambi prince\""));
    }
    assert_eq!(player.submit(url, "act=dance").await.status, 400);
    assert_eq!(player.submit(url, &"x".repeat(20_000)).await.status, 413);
    assert!(!host.game(&created.id).await.settings.seats[&Seat::Blue].claimed);
}

#[tokio::test]
async fn the_creator_is_told_that_this_is_the_link_to_send() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let url = &created.invitations[0].url;
    let page = host.navigate(url).await.text();
    assert!(page.contains("This is the link to send") && page.contains("You play Red."), "{page}");
    assert!(page.contains(&format!("http://{}{url}", app.address)), "{page}");
}

#[tokio::test]
async fn a_seat_that_has_not_played_can_be_given_back() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let url = &created.invitations[0].url;
    // The host tries the link, sits down by mistake, and gives the seat back.
    assert_eq!(host.join(url).await.status, 303);
    let mut socket = host.socket(&created.id).await;
    assert_eq!(socket.hello(None).await.0, [Seat::Red, Seat::Blue]);
    assert!(host.navigate(url).await.text().contains("Give the seat back"));
    let reply = host.submit(url, "act=stand").await;
    assert_eq!((reply.status, reply.header("location")), (303, Some(url.as_str())));
    assert_eq!(welcomed(&mut socket).await, [Seat::Red]);
    assert_eq!(socket.command("a", 0, Seat::Blue, turn("g3g5")).await, refused("not_your_seat"));

    // The friend sits down by the same link, and stays once both have played.
    let mut friend = app.browser();
    assert_eq!(friend.join(url).await.status, 303);
    let path = format!("/api/v1/games/{}/table", created.id);
    let stand = |seat: &str| json!({"act": "stand", "seat": seat});
    assert_eq!(host.post(&path, &stand("blue")).await.failure(), "403 not_your_seat");
    assert_eq!(app.browser().post(&path, &stand("blue")).await.failure(), "403 not_your_seat");
    assert_eq!(host.post(&path, &stand("yellow")).await.failure(), "404 not_found");
    assert_eq!(socket.command("b", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(host.post(&path, &stand("red")).await.failure(), "409 seat_acted");
    assert_eq!(friend.post(&path, &stand("blue")).await.json(), json!({"held": []}));
    assert_eq!(held(&friend, &created).await, []);
    assert_eq!(app.browser().join(url).await.status, 303);
}

#[tokio::test]
async fn the_creator_renews_an_invitation_until_its_guest_has_acted() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let old = &created.invitations[0].url;
    let path = format!("/api/v1/games/{}/invitations", created.id);
    let table = format!("/api/v1/games/{}/table", created.id);
    let blue = json!({"act": "invite", "seat": "blue"});
    let mut wrong = app.browser();
    assert_eq!(wrong.join(old).await.status, 303);
    let mut socket = wrong.socket(&created.id).await;
    assert_eq!(socket.hello(None).await.0, [Seat::Blue]);
    assert_eq!(wrong.post(&table, &blue).await.failure(), "403 not_your_game");
    assert!(host.navigate(old).await.text().contains("Free the seat and make a new link"));

    let reply = host.submit(old, "act=invite").await;
    assert_eq!(reply.status, 303);
    let new = reply.header("location").unwrap().to_owned();
    assert_ne!(new, *old);
    assert_eq!(welcomed(&mut socket).await, []);
    let settings = host.game(&created.id).await.settings;
    assert!(settings.seats[&Seat::Blue].name.is_empty(), "the name goes with its player");
    assert_eq!(wrong.navigate(old).await.status, 410);
    assert_eq!(wrong.submit(old, "act=sit").await.status, 410);
    assert_eq!(host.get(&path).await.json(), json!([{"seat": "blue", "url": new}]));

    // Twice within a second, and after a restart.
    assert_eq!(host.post(&table, &blue).await.status, 200);
    let again = host.get(&path).await;
    assert_eq!(again.header("cache-control"), Some("no-store, no-transform"));
    let newest = again.json()[0]["url"].as_str().unwrap().to_owned();
    let app = app.restart().await;
    let mut host = Browser { address: app.address, ..host };
    let mut friend = app.browser();
    assert_eq!(friend.navigate(&new).await.status, 410);
    assert_eq!(friend.join(&newest).await.status, 303);
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    let mut theirs = friend.socket(&created.id).await;
    theirs.hello(None).await;
    assert_eq!(theirs.command("b", 1, Seat::Blue, turn("g3g5")).await, Ok(2));
    assert_eq!(host.post(&table, &blue).await.failure(), "409 seat_acted");
    assert_eq!(held(&friend, &created).await, [Seat::Blue]);
}

#[tokio::test]
async fn seats_stay_taken_once_the_game_is_over() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut player = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person"});
    let seats = json!({"red": mine, "yellow": other});
    let created = host.create(&json!({"rules": "classic", "players": 2, "seats": seats})).await;
    let url = &created.invitations[0].url;
    assert_eq!(player.join(url).await.status, 303);
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, PlayerAction::Resign).await, Ok(1));
    let path = |part: &str| format!("/api/v1/games/{}/{part}", created.id);
    assert_eq!(host.get(&path("invitations")).await.json(), json!([]));
    let invite = json!({"act": "invite", "seat": "yellow"});
    assert_eq!(host.post(&path("table"), &invite).await.failure(), "409 finished");
    let stand = json!({"act": "stand", "seat": "yellow"});
    assert_eq!(player.post(&path("table"), &stand).await.failure(), "409 finished");
    assert!(!host.navigate(url).await.text().contains("Free the seat"));
    assert_eq!(held(&player, &created).await, [Seat::Yellow]);
}

#[tokio::test]
async fn a_ticket_lets_its_bearer_sit_down() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = game_for_two(&mut host).await;
    let other = game_for_two(&mut host).await;
    let table = format!("/api/v1/games/{}/table", created.id);
    let ticket = |created: &Created| created.invitations[0].url.rsplit('/').next().unwrap().to_owned();
    let sit = |ticket: &str| json!({"act": "sit", "ticket": ticket});
    let blue = ticket(&created);
    let mut ann = app.browser();
    let mut ben = app.browser();
    for (wish, refusal) in [
        (sit("k3v9q2m7x1-blue-0-AAAA"), "404 not_found"),
        (sit(&ticket(&other)), "404 not_found"),
        (json!({"act": "sit", "ticket": &blue, "seat": "red"}), "404 not_found"),
        (json!({"act": "sit", "seat": "blue"}), "409 no_free_seat"),
        (json!({"act": "stand"}), "409 not_seated"),
        (json!({"act": "ready", "ready": true}), "409 started"),
    ] {
        assert_eq!(ann.post(&table, &wish).await.failure(), refusal, "{wish}");
    }
    let mut socket = host.socket(&created.id).await;
    assert_eq!(socket.place().await.may.invite, [Seat::Blue]);
    assert_eq!(ann.post(&table, &sit(&blue)).await.json(), json!({"held": ["blue"]}));
    assert_eq!(ann.post(&table, &sit(&blue)).await.json(), json!({"held": ["blue"]}), "she sits there");
    assert_eq!(ben.post(&table, &sit(&blue)).await.failure(), "409 seat_taken");
    assert_eq!(host.post(&table, &json!({"act": "invite", "seat": "blue"})).await.status, 200);
    assert_eq!(ann.post(&table, &sit(&blue)).await.failure(), "410 invitation_replaced");
    assert_eq!(held(&ann, &created).await, []);
}

#[tokio::test]
async fn a_ticket_to_a_table_that_waits_is_a_seat_there_and_no_second_one() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut guest = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person"});
    let seats = json!({"red": mine, "yellow": other, "blue": other});
    let created = host.create(&json!({"rules": "classic", "players": 3, "seats": seats, "table": {}})).await;
    for invitation in &created.invitations {
        assert_eq!(guest.join(&invitation.url).await.status, 303);
        assert_eq!(held(&guest, &created).await, [invitation.seat]);
    }
    assert_eq!(
        guest.post(&format!("/api/v1/games/{}/table", created.id), &json!({"act": "stand"})).await.status,
        200
    );
    assert_eq!(held(&guest, &created).await, []);
}
