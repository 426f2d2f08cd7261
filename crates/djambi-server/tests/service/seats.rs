//! Invitations and seats.

use djambi::Seat;
use djambi_protocol::GameMessage;
use serde_json::json;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::turn;

#[tokio::test]
async fn an_invitation_seats_one_browser_and_all_connections_are_told() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person"});
    let created = host.create(&json!({"rules": "classic", "seats": {"red": mine, "blue": other}})).await;
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    let invitation = &created.invitations[0];
    assert_eq!(invitation.seat, Seat::Blue);

    let mut player = app.browser();
    let mut watching = player.socket(&created.id).await;
    assert_eq!(watching.hello(None).await.0, []);
    let cookie = player.navigate(&invitation.url).await.header("set-cookie").unwrap().to_owned();
    let reply = player.join(&invitation.url).await;
    assert_eq!((reply.status, reply.header("location")), (303, Some(created.url.as_str())));
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let GameMessage::Seats { seats } = socket.game_message().await else { panic!("not the seats") };
    assert!(seats[&Seat::Blue].claimed);
    assert_eq!(player.join(&invitation.url).await.status, 303, "the player holds the seat already");
    assert_eq!(player.socket(&created.id).await.hello(None).await.0, [Seat::Blue]);
    assert_eq!(app.browser().join(&invitation.url).await.status, 409, "no other browser can take the seat");
}

#[tokio::test]
async fn a_browser_that_takes_a_second_seat_is_told_on_its_open_connections() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mine = json!({"kind": "person", "mine": true});
    let other = json!({"kind": "person"});
    let created = host.create(&json!({"rules": "classic", "seats": {"red": mine, "blue": other}})).await;
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    host.join(&created.invitations[0].url).await;
    assert!(matches!(socket.game_message().await, GameMessage::Seats { .. }));
    assert_eq!(socket.you().await.held, [Seat::Red, Seat::Blue]);
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(socket.command("b", 1, Seat::Blue, turn("g3g5")).await, Ok(2));
}

#[tokio::test]
async fn only_the_creator_of_a_game_sees_its_invitations_again() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = host.create(&json!({"rules": "classic", "seats": {"red": {"kind": "person"}}})).await;
    let path = format!("/api/v1/games/{}/invitations", created.id);
    let expected = json!([{"seat": "red", "url": created.invitations[0].url}]);
    assert_eq!(host.get(&path).await.json(), expected);
    assert_eq!(app.browser().get(&path).await.json(), json!([]));
    let mut player = app.browser();
    player.join(&created.invitations[0].url).await;
    assert_eq!(host.get(&path).await.json(), expected, "the player has not acted");
    assert_eq!(player.get(&path).await.json(), json!([]));
    let mut socket = player.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(host.get(&path).await.json(), json!([]));
}

#[tokio::test]
async fn seats_and_cookies_are_valid_after_a_restart() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}});
    let created = host.create(&json!({"rules": "classic", "seats": seats})).await;
    let mut player = app.browser();
    player.join(&created.invitations[0].url).await;
    let app = app.restart().await;
    for (browser, seat) in [(host, Seat::Red), (player, Seat::Blue)] {
        let browser = Browser { address: app.address, ..browser };
        assert_eq!(browser.socket(&created.id).await.hello(None).await.0, [seat]);
    }
}
