//! A client whose connections break: it misses nothing, and what it does is done once.

use std::net::SocketAddr;
use std::time::Duration;

use djambi::Seat;
use djambi_client::{Client, ClientError, Target};
use djambi_protocol::{Channel, Created, GameMessage, OfGame, Say, ServerMessage, Sign, Topic, Words};
use serde_json::json;
use tokio::io::copy;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::app::TestApp;
use crate::support::Browser;
use crate::support::socket::{command, turn};

/// More time than any answer takes on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A wire between clients and the service, which can be broken.
struct Wire {
    address: SocketAddr,
    state: watch::Sender<WireState>,
}

/// The state of a wire.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WireState {
    /// Both sides hear each other.
    Whole,
    /// The service hears the client, and not the other way round.
    Mute,
    /// Connections end.
    Cut,
}

impl Wire {
    /// A wire to a service.
    async fn to(service: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, states) = watch::channel(WireState::Whole);
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                tokio::spawn(carry(client, service, states.clone()));
            }
        });
        Self { address, state }
    }

    /// A client at its end, which follows a game and has got it.
    async fn client(&self, browser: &Browser, created: &Created) -> Client {
        let mut client = Client::new(Target::from(self.address), browser.cookie.clone());
        client.follow(Topic::Game { game: created.id.clone() }).await;
        assert!(matches!(of_game(&mut client).await, GameMessage::Game { seq: 0, .. }));
        client
    }
}

/// Carries bytes between a client and the service until the wire is cut.
async fn carry(mut client: TcpStream, service: SocketAddr, mut states: watch::Receiver<WireState>) {
    let mut service = TcpStream::connect(service).await.unwrap();
    let (mut from_client, mut to_client) = client.split();
    let (mut from_service, mut to_service) = service.split();
    let mut muted = states.clone();
    let muted = async move { drop(muted.wait_for(|state| *state == WireState::Mute).await) };
    let cut = async move { drop(states.wait_for(|state| *state == WireState::Cut).await) };
    let back = async {
        tokio::select! {
            end = copy(&mut from_service, &mut to_client) => drop(end),
            () = muted => std::future::pending().await,
        }
    };
    tokio::select! {
        end = copy(&mut from_client, &mut to_service) => drop(end),
        () = back => {}
        () = cut => {}
    }
}

/// The next message of the game but states of the table and seats.
async fn of_game(client: &mut Client) -> GameMessage {
    loop {
        match timeout(TIMEOUT, client.next()).await.expect("a message in time").unwrap() {
            ServerMessage::Game(OfGame {
                message: GameMessage::State { .. } | GameMessage::Seats { .. },
                ..
            }) => {}
            ServerMessage::Game(OfGame { message, .. }) => return message,
            _ => {}
        }
    }
}

/// Reads until the connection is lost.
async fn lost(client: &mut Client) -> ClientError {
    loop {
        if let Err(error) = timeout(TIMEOUT, client.next()).await.expect("an end in time") {
            return error;
        }
    }
}

/// A game in which a browser plays red and yellow.
async fn game_of_two(browser: &mut Browser) -> Created {
    let mine = json!({"kind": "person", "mine": true});
    let seats = json!({"red": mine, "yellow": mine});
    let table = json!({"begins": "at_once"});
    browser.create(&json!({"rules": "classic", "players": 2, "seats": seats, "table": table})).await
}

#[tokio::test]
async fn a_command_whose_answer_is_lost_is_acknowledged_on_the_next_connection_and_done_once() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = game_of_two(&mut browser).await;
    let wire = Wire::to(app.address).await;
    let mut client = wire.client(&browser, &created).await;
    let mut watcher = app.browser().socket(&created.id).await;
    watcher.hello(None).await;

    wire.state.send_replace(WireState::Mute);
    client.command(&created.id, command("first", 0, Seat::Red, turn("a3a5"))).await;
    // The service has done it, and the client does not hear that.
    assert_eq!(watcher.event().await.seq, 1);
    wire.state.send_replace(WireState::Cut);
    assert!(lost(&mut client).await.is_lost());
    assert_eq!(client.conversation().unanswered().count(), 1);

    wire.state.send_replace(WireState::Whole);
    let GameMessage::Game { events, .. } = of_game(&mut client).await else { panic!("not the game") };
    assert_eq!(events.len(), 1);
    let GameMessage::Ack { id, seq: 1 } = of_game(&mut client).await else { panic!("no acknowledgement") };
    assert_eq!(id.as_str(), "first");
    assert_eq!(client.conversation().unanswered().count(), 0);
    assert_eq!(app.browser().game(&created.id).await.events.len(), 1);
}

#[tokio::test]
async fn a_client_goes_on_after_a_restart_where_it_was() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = game_of_two(&mut browser).await;
    let game = created.id.clone();
    let wire = Wire::to(app.address).await;
    let mut client = wire.client(&browser, &created).await;
    let say =
        |id: &str, sign| Say { id: id.parse().unwrap(), channel: Channel::Table, words: Words::Sign(sign) };
    client.command(&game, command("first", 0, Seat::Red, turn("a3a5"))).await;
    client.say(&game, say("hello", Sign::Hello)).await;
    let mut seen = Vec::new();
    while seen.len() < 4 {
        seen.push(of_game(&mut client).await);
    }
    assert_eq!(client.conversation().unanswered().count(), 0, "{seen:?}");

    wire.state.send_replace(WireState::Cut);
    let app = app.restart().await;
    assert!(lost(&mut client).await.is_lost() && !client.is_connected());
    // What is done without a connection waits for the next one.
    client.say(&game, say("thanks", Sign::Thanks)).await;
    client.command(&game, command("third", 2, Seat::Red, turn("a5a3"))).await;
    // Meanwhile the game goes on.
    browser.address = app.address;
    let mut other = browser.socket(&game).await;
    other.hello(Some(1)).await;
    let yellow = turn("i7i5");
    assert_eq!(other.command("second", 1, Seat::Yellow, yellow).await, Ok(2));
    other.say("sorry", Channel::Table, Words::Sign(Sign::Sorry)).await.unwrap();

    client.move_to(Target::from(app.address));
    let GameMessage::Game { events, talk, .. } = of_game(&mut client).await else { panic!("not the game") };
    assert_eq!(events.iter().map(|event| event.seq).collect::<Vec<_>>(), [2]);
    let missed: Vec<_> = talk.iter().flat_map(|page| &page.messages).map(|message| message.seq).collect();
    assert_eq!(missed, [2]);
    while client.conversation().unanswered().count() > 0 {
        let message = of_game(&mut client).await;
        assert!(!matches!(message, GameMessage::Refused { .. }), "{message:?}");
    }
    assert_eq!(app.browser().game(&game).await.events.len(), 3);
    assert_eq!(other.resume_talk(0, None).await[0].messages.len(), 3);
}

#[tokio::test]
async fn a_client_without_a_service_says_so_and_tries_again() {
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let mut client = Client::new(Target::from(free), None);
    client.follow(Topic::Lobby).await;
    assert!(client.next().await.is_err_and(|error| error.is_lost()));
    let app = TestApp::start().await;
    client.move_to(Target::from(app.address));
    assert!(matches!(client.next().await.unwrap(), ServerMessage::Welcome { .. }));
    assert!(matches!(client.next().await.unwrap(), ServerMessage::Lobby(_)));
}
