//! A table that hides names tells them to nobody before the end: in no message, answer or page.

use djambi::Seat;
use djambi_protocol::{Channel, ClientMessage, Follow, GameId, Offer, PlayerAction, Topic, Words};
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::http::Reply;
use crate::support::{Browser, Socket};

/// The names of the four players and of a watcher. None is a part of another or of any page.
const NAMES: [&str; 5] = ["Quirinia", "Zenobius", "Wulfhild", "Xanthippa", "Yngvarda"];

/// Somebody who looks at the table, with their own name, which is no secret to them.
struct Viewer {
    name: Option<&'static str>,
    browser: Browser,
    /// A connection for what the viewer does.
    own: Socket,
    /// A connection that follows the game, the lobby and notices.
    socket: Socket,
}

impl Viewer {
    async fn new(name: Option<&'static str>, browser: Browser, game: &GameId) -> Self {
        let mut own = browser.socket(game).await;
        let mut socket = browser.socket(game).await;
        own.hello(None).await;
        socket.send(&ClientMessage::hello()).await;
        for topic in [Topic::Lobby, Topic::Notices, socket.topic()] {
            socket.send(&ClientMessage::Follow(Follow::of(topic))).await;
        }
        Self { name, browser, own, socket }
    }

    /// The names of others in a text.
    fn others_in(&self, text: &str) -> Vec<&'static str> {
        let is_others = |name: &&str| Some(*name) != self.name && text.contains(*name);
        NAMES.into_iter().filter(is_others).collect()
    }

    /// Checks all messages that have come until now.
    async fn check_messages(&mut self, when: &str) {
        for message in self.socket.messages().await {
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(self.others_in(&text), [""; 0], "{when}: {text}");
        }
    }

    /// Checks all that can be read over HTTP.
    async fn check_answers(&mut self, paths: &[String], when: &str) {
        for path in paths {
            let text = self.browser.navigate(path).await.text();
            assert_eq!(self.others_in(&text), [""; 0], "{when}: {path}: {text}");
        }
    }
}

/// Checks what all viewers get.
async fn check(viewers: &mut [Viewer], paths: &[String], when: &str) {
    // The lobby is told twice a second.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    for viewer in viewers {
        viewer.check_messages(when).await;
        viewer.check_answers(paths, when).await;
        let anew = Viewer::new(viewer.name, viewer.browser.clone(), &viewer.socket.game).await;
        viewer.socket = anew.socket;
        viewer.check_messages(when).await;
    }
}

async fn act(browser: &mut Browser, game: &GameId, act: &Value) -> Reply {
    let reply = browser.post(&format!("/api/v1/games/{game}/table"), act).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply
}

#[tokio::test]
async fn hidden_names_are_told_to_nobody_before_the_end() {
    let app = TestApp::start().await;
    let mut browsers: Vec<Browser> = NAMES.iter().map(|_| app.browser()).collect();
    for (browser, name) in browsers.iter_mut().zip(NAMES) {
        assert_eq!(browser.post("/api/v1/me", &json!({"name": name})).await.status, 200);
    }
    let free = json!({"kind": "person"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": free, "yellow": free, "green": free});
    let table = json!({"names": "hidden", "flag": "open"});
    let created = browsers[0].create(&json!({"rules": "classic", "seats": seats, "table": table})).await;
    let game = &created.id;
    let mut paths =
        ["/api/v1/games/ID", "/api/v1/games/ID/record", "/api/v1/games/ID/invitations", "/game/ID"]
            .map(|path| path.replace("ID", game.as_str()))
            .to_vec();
    paths.extend([format!("/game/{game}/qr.svg"), "/api/v1/lobby".to_owned(), "/".to_owned()]);
    paths.extend(created.invitations.iter().map(|invitation| invitation.url.clone()));

    // One sits down by the link, the others by the lobby.
    assert_eq!(browsers[1].join(&created.invitations[0].url).await.status, 303);
    act(&mut browsers[2], game, &json!({"act": "sit", "seat": "yellow"})).await;
    let mut viewers = Vec::new();
    for (browser, name) in browsers.iter().zip(NAMES) {
        viewers.push(Viewer::new(Some(name), browser.clone(), game).await);
    }
    viewers.push(Viewer::new(None, app.browser(), game).await);
    check(&mut viewers, &paths, "waiting").await;
    act(&mut browsers[3], game, &json!({"act": "sit", "seat": "green"})).await;
    check(&mut viewers, &paths, "begun").await;

    let say = async |viewer: &mut Viewer, channel| {
        let words = Words::Text("guess who".to_owned());
        viewer.own.say(&format!("{channel:?}"), channel, words).await.unwrap();
    };
    say(&mut viewers[0], Channel::Table).await;
    say(&mut viewers[4], Channel::Watchers).await;
    let offer = PlayerAction::Offer { offer: Offer::Abort };
    let seq = viewers[0].own.command("offer", 1, Seat::Red, offer).await.unwrap();
    let decline = PlayerAction::Decline { of: seq };
    let seq = viewers[1].own.command("no", seq, Seat::Blue, decline).await.unwrap();
    let turn = PlayerAction::Turn { r#move: "a3a4".parse().unwrap() };
    let mut seq = viewers[0].own.command("turn", seq, Seat::Red, turn).await.unwrap();
    seq = viewers[1].own.command("out", seq, Seat::Blue, PlayerAction::Resign).await.unwrap();
    say(&mut viewers[1], Channel::Dead).await;
    check(&mut viewers, &paths, "in the game").await;

    seq = viewers[2].own.command("out", seq, Seat::Yellow, PlayerAction::Resign).await.unwrap();
    viewers[3].own.command("out", seq, Seat::Green, PlayerAction::Resign).await.unwrap();
    let over = app.browser().get(&paths[0]).await.text();
    assert!(NAMES[..4].iter().all(|name| over.contains(name)), "at the end all are named: {over}");
    let record = app.browser().get(&paths[1]).await.text();
    assert!(NAMES[..4].iter().all(|name| record.contains(name)), "{record}");
}
