//! Clients that play games, reconnect whenever the server restarts, and log their commands.

use std::net::SocketAddr;
use std::sync::Arc;

use djambi::Seat;
use djambi_protocol::{Created, GameId, GameMessage, PlayerAction, Seq};
use serde_json::json;

use crate::ServerAddress;
use crate::command_log::{CommandLog, SentCommand};
use crate::support::http::request;
use crate::support::socket::command;
use crate::support::{Browser, Player, Socket};

/// Plays games one after another: red and blue are people with a connection each; yellow and green are bots
/// or belong to red's browser, by the parity of `number`.
pub(crate) async fn play_games(number: u64, mut server: ServerAddress, log: Arc<CommandLog>) {
    for round in 0.. {
        let seed = number * 1_000 + round;
        let others = if number.is_multiple_of(2) { Others::Bots } else { Others::OwnSeats };
        let (host, created) = create(&mut server, others).await;
        let guest = accept(&mut server, &created).await;
        let first = Client::new(host, created.id.clone(), seed, log.clone());
        let other = Client::new(guest, created.id.clone(), seed + 500, log.clone());
        tokio::join!(first.play(server.clone()), other.play(server.clone()));
    }
}

/// The players of yellow and green.
#[derive(Clone, Copy)]
enum Others {
    Bots,
    OwnSeats,
}

/// Creates a game. If the server is killed meanwhile, an unused game may be left.
async fn create(server: &mut ServerAddress, others: Others) -> (Browser, Created) {
    let other = match others {
        Others::Bots => json!({"kind": "bot", "level": "page"}),
        Others::OwnSeats => json!({"kind": "human", "mine": true}),
    };
    let new_game = json!({"rules": "classic", "bot_delay_ms": 1, "seats": {
        "red": {"kind": "human", "mine": true}, "blue": {"kind": "human"}, "yellow": other, "green": other,
    }});
    let body = serde_json::to_vec(&new_game).unwrap();
    loop {
        let address = running(server).await;
        let headers = [("content-type", "application/json")];
        let Ok(reply) = request(address, "POST", "/api/games", &headers, &body).await else { continue };
        assert_eq!(reply.status, 201, "{}", reply.text());
        let cookie = reply.header("set-cookie").map(|cookie| cookie.split(';').next().unwrap().to_owned());
        return (Browser { address, cookie }, serde_json::from_slice(&reply.body).unwrap());
    }
}

/// Accepts the invitation to blue. The guest first gets its cookie by creating a game: if the answer to an
/// acceptance without a cookie were lost, so would be the seat.
async fn accept(server: &mut ServerAddress, created: &Created) -> Browser {
    let (mut guest, _) = create(server, Others::Bots).await;
    let cookie = guest.cookie.clone().unwrap();
    loop {
        guest.address = running(server).await;
        let url = &created.invitations[0].url;
        let Ok(reply) = request(guest.address, "POST", url, &[("cookie", &cookie)], b"").await else {
            continue;
        };
        assert_eq!(reply.status, 303, "{}", reply.text());
        return guest;
    }
}

/// Waits until the server runs and returns its address.
async fn running(server: &mut ServerAddress) -> SocketAddr {
    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    let address = *server.wait_for(Option::is_some).await.unwrap();
    address.unwrap()
}

/// A person in a game, which keeps a command over all connections until it is acknowledged.
struct Client {
    browser: Browser,
    game: GameId,
    player: Player,
    log: Arc<CommandLog>,
    unanswered: Option<(String, Seq, Seat, PlayerAction)>,
}

impl Client {
    fn new(browser: Browser, game: GameId, seed: u64, log: Arc<CommandLog>) -> Self {
        Self { browser, game, player: Player::new(seed), log, unanswered: None }
    }

    async fn play(mut self, mut server: ServerAddress) {
        while self.player.game.outcome().is_none() || self.unanswered.is_some() {
            self.browser.address = running(&mut server).await;
            let cookie = self.browser.cookie.as_deref();
            if let Ok(mut socket) = Socket::open(self.browser.address, &self.game, cookie, None).await {
                // `None`: the server was killed.
                let _ = self.converse(&mut socket).await;
            }
        }
    }

    /// Plays until the game is over or the server is killed.
    async fn converse(&mut self, socket: &mut Socket) -> Option<()> {
        socket.try_follow(Some(self.player.seq())).await.ok()?;
        let game = socket.next_of_game().await?;
        let GameMessage::Game { held, events, .. } = game else { panic!("{game:?} for the game") };
        self.player.held = held;
        events.into_iter().for_each(|event| self.player.tell(event));
        if self.unanswered.is_some() {
            self.log.add_resent();
            self.send(socket).await?;
        }
        while self.player.game.outcome().is_none() || self.unanswered.is_some() {
            if self.unanswered.is_none() && self.player.is_to_move() {
                self.new_command();
                self.send(socket).await?;
            }
            match socket.next_of_game().await? {
                GameMessage::Event { event } => self.player.tell(event),
                GameMessage::Ack { id, seq } => {
                    self.log.acknowledge(&self.game, &id, seq);
                    self.unanswered = None;
                    // The turn is over when its event has come.
                    while self.player.seq() < seq {
                        let next = socket.next_of_game().await?;
                        let GameMessage::Event { event } = next else { panic!("{next:?} for an event") };
                        self.player.tell(event);
                    }
                }
                GameMessage::Seats { .. } | GameMessage::Game { .. } => {}
                other => panic!("{other:?} to a correct client"),
            }
        }
        Some(())
    }

    /// Logs the next turn as a command to send.
    fn new_command(&mut self) {
        let (expect, seat) = (self.player.seq(), self.player.to_move());
        let action = self.player.any_turn();
        let id = format!("{seat}-{expect}-{}", self.player.number());
        let browser = self.browser.clone();
        let sent = SentCommand {
            browser,
            id: id.parse().unwrap(),
            expect,
            seat,
            action: action.clone(),
            acknowledged: None,
        };
        self.log.add(&self.game, sent);
        self.unanswered = Some((id, expect, seat, action));
    }

    /// Sends the unanswered command.
    async fn send(&mut self, socket: &mut Socket) -> Option<()> {
        let (id, expect, seat, action) = self.unanswered.clone()?;
        socket.try_send_command(command(&id, expect, seat, action)).await.ok()
    }
}
