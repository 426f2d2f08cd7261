use std::net::SocketAddr;
use std::sync::Arc;

use djambi_protocol::{ClientMessage, Created, GameId, PlayerAction, Seat, Seq, ServerMessage, VERSION};
use serde_json::json;

use crate::Whereabouts;
use crate::ledger::Ledger;
use crate::support::http::request;
use crate::support::socket::command;
use crate::support::{Browser, Player, Socket};

/// Plays game after game at one table: red and blue are people, each with a connection of his own; yellow and green
/// are people of red's browser at every other table, else bots.
pub(crate) async fn keep_playing(number: u64, mut whereabouts: Whereabouts, ledger: Arc<Ledger>) {
    for round in 0.. {
        let seed = number * 1_000 + round;
        let (host, created) = create(&mut whereabouts, number.is_multiple_of(2)).await;
        let guest = accept(&mut whereabouts, &created).await;
        let first = Client::new(host, created.id.clone(), seed, ledger.clone());
        let other = Client::new(guest, created.id.clone(), seed + 500, ledger.clone());
        tokio::join!(first.play(whereabouts.clone()), other.play(whereabouts.clone()));
    }
}

/// Creates a game; should the service die meanwhile, there may be another game that nobody plays.
async fn create(whereabouts: &mut Whereabouts, bots: bool) -> (Browser, Created) {
    let other =
        if bots { json!({"kind": "bot", "level": "page"}) } else { json!({"kind": "human", "mine": true}) };
    let wish = json!({"rules": "classic", "bot_delay_ms": 1, "seats": {
        "red": {"kind": "human", "mine": true}, "blue": {"kind": "human"}, "yellow": other, "green": other,
    }});
    let body = serde_json::to_vec(&wish).unwrap();
    loop {
        let address = alive(whereabouts).await;
        let headers = [("content-type", "application/json")];
        let Ok(reply) = request(address, "POST", "/api/games", &headers, &body).await else { continue };
        assert_eq!(reply.status, 201, "{}", reply.text());
        let cookie = reply.header("set-cookie").map(|cookie| cookie.split(';').next().unwrap().to_owned());
        return (Browser { address, cookie }, serde_json::from_slice(&reply.body).unwrap());
    }
}

/// Accepts the invitation to blue. If the answer is lost the seat may be taken and the cookie with it, so the first
/// request is one that sets no seat at stake: a game of his own gives the guest his cookie.
async fn accept(whereabouts: &mut Whereabouts, created: &Created) -> Browser {
    let (mut guest, _) = create(whereabouts, true).await;
    let cookie = guest.cookie.clone().unwrap();
    loop {
        guest.address = alive(whereabouts).await;
        let url = &created.invitations[0].url;
        let Ok(reply) = request(guest.address, "POST", url, &[("cookie", &cookie)], b"").await else {
            continue;
        };
        assert_eq!(reply.status, 303, "{}", reply.text());
        return guest;
    }
}

async fn alive(whereabouts: &mut Whereabouts) -> SocketAddr {
    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    let found = *whereabouts.wait_for(Option::is_some).await.unwrap();
    found.unwrap()
}

/// A person at a table: keeps what he has asked for until it is acknowledged, over all connections.
struct Client {
    browser: Browser,
    game: GameId,
    player: Player,
    ledger: Arc<Ledger>,
    unanswered: Option<(String, Seq, Seat, PlayerAction)>,
}

impl Client {
    fn new(browser: Browser, game: GameId, seed: u64, ledger: Arc<Ledger>) -> Self {
        Self { browser, game, player: Player::new(seed), ledger, unanswered: None }
    }

    async fn play(mut self, mut whereabouts: Whereabouts) {
        while self.player.game.outcome().is_none() || self.unanswered.is_some() {
            self.browser.address = alive(&mut whereabouts).await;
            let cookie = self.browser.cookie.as_deref();
            if let Ok(mut socket) = Socket::open(self.browser.address, &self.game, cookie, None).await {
                // None: the service has died.
                let _ = self.converse(&mut socket).await;
            }
        }
    }

    /// Plays until the game is over or the service dies.
    async fn converse(&mut self, socket: &mut Socket) -> Option<()> {
        let hello = ClientMessage::Hello { version: VERSION, since: Some(self.player.seq()) };
        socket.try_send(&hello).await.ok()?;
        let welcome = socket.next().await?;
        let ServerMessage::Welcome { held, events, .. } = welcome else {
            panic!("{welcome:?} for a welcome")
        };
        self.player.held = held;
        events.into_iter().for_each(|event| self.player.tell(event));
        if self.unanswered.is_some() {
            self.ledger.resent();
            self.send(socket).await?;
        }
        while self.player.game.outcome().is_none() || self.unanswered.is_some() {
            if self.unanswered.is_none() && self.player.is_to_move() {
                self.wish();
                self.send(socket).await?;
            }
            match socket.next().await? {
                ServerMessage::Event { event } => self.player.tell(event),
                ServerMessage::Ack { id, seq } => {
                    self.ledger.acknowledged(&self.game, &id, seq);
                    self.unanswered = None;
                    // His turn is over once he has heard of it.
                    while self.player.seq() < seq {
                        let next = socket.next().await?;
                        let ServerMessage::Event { event } = next else { panic!("{next:?} for an event") };
                        self.player.tell(event);
                    }
                }
                ServerMessage::Seats { .. } | ServerMessage::Welcome { .. } => {}
                other => panic!("{other:?} to a player who does everything right"),
            }
        }
        Some(())
    }

    fn wish(&mut self) {
        let (expect, seat) = (self.player.seq(), self.player.to_move());
        let action = self.player.any_turn();
        let id = format!("{seat}-{expect}-{}", self.player.number());
        self.ledger.wished(&self.game, &self.browser, &id, expect, seat, action.clone());
        self.unanswered = Some((id, expect, seat, action));
    }

    async fn send(&mut self, socket: &mut Socket) -> Option<()> {
        let (id, expect, seat, action) = self.unanswered.clone()?;
        socket.try_send(&command(&id, expect, seat, action)).await.ok()
    }
}
