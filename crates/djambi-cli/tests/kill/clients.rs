//! Clients that play games and talk, reconnect whenever the server restarts, and log what they send.

use std::net::SocketAddr;
use std::sync::Arc;

use djambi::Seat;
use djambi_protocol::{
    Channel, ClientMessage, Created, Failure, GameId, GameMessage, Offer, PlayerAction, Say, Seq, TalkPage,
    Words,
};
use serde_json::{Value, json};

use crate::ServerAddress;
use crate::command_log::{CommandLog, SentCommand};
use crate::support::http::request;
use crate::support::socket::command;
use crate::support::{Browser, Player, Socket};
use crate::talk_log::{TalkLog, text_of};

/// Says something at most this often in a game.
const MAX_MESSAGES: usize = 100;
/// What a correct client may be refused: another event came first, an offer is not possible, or the person
/// has said much or is out by now.
const REFUSALS: [&str; 6] =
    ["stale", "no_own_turn", "offer_stands", "too_late_to_abort", "too_much_talk", "not_your_channel"];

/// What the clients log.
#[derive(Default)]
pub(crate) struct Logs {
    /// The commands.
    pub(crate) commands: CommandLog,
    /// What is said.
    pub(crate) talk: TalkLog,
}

/// Plays games one after another: red and blue are people with a connection each; yellow and green are bots
/// or belong to red's browser, by the parity of `number`. Two of three numbers play with a clock.
pub(crate) async fn play_games(number: u64, mut server: ServerAddress, logs: Arc<Logs>) {
    for round in 0.. {
        let seed = number * 1_000 + round;
        let others = if number.is_multiple_of(2) { Others::Bots } else { Others::OwnSeats };
        let clock = match number % 3 {
            0 => Value::Null,
            1 => json!({"kind": "real_time", "base_s": 3_600, "increment_s": 5}),
            _ => json!({"kind": "by_day", "turn_s": 3_600, "bank_s": 60}),
        };
        let (host, created) = create(&mut server, others, &clock).await;
        let guest = accept(&mut server, &created).await;
        let first = Client::new(host, created.id.clone(), seed, logs.clone());
        let other = Client::new(guest, created.id.clone(), seed + 500, logs.clone());
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
async fn create(server: &mut ServerAddress, others: Others, clock: &Value) -> (Browser, Created) {
    let other = match others {
        Others::Bots => json!({"kind": "bot", "level": "page"}),
        Others::OwnSeats => json!({"kind": "human", "mine": true}),
    };
    let new_game = json!({"rules": "classic", "bot_delay_ms": 1, "clock": clock, "seats": {
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
    let (mut guest, _) = create(server, Others::Bots, &Value::Null).await;
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

/// A person in a game, which keeps a command and a message over all connections until they are acknowledged.
struct Client {
    browser: Browser,
    game: GameId,
    player: Player,
    logs: Arc<Logs>,
    unanswered: Option<(String, Seq, Seat, PlayerAction)>,
    /// The message that is not acknowledged.
    unsaid: Option<Say>,
    /// What has been heard at the table, in order.
    heard: Vec<String>,
}

impl Client {
    fn new(browser: Browser, game: GameId, seed: u64, logs: Arc<Logs>) -> Self {
        let (player, heard) = (Player::new(seed), Vec::new());
        Self { browser, game, player, logs, unanswered: None, unsaid: None, heard }
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
        let GameMessage::Game { held, events, talk, .. } = game else { panic!("{game:?} for the game") };
        self.player.held = held;
        events.into_iter().for_each(|event| self.player.tell(event));
        self.hear_again(&talk);
        if self.unanswered.is_some() {
            self.logs.commands.add_resent();
            self.send(socket).await?;
        }
        self.say(socket).await?;
        while self.player.game.outcome().is_none() || self.unanswered.is_some() {
            // The turn is over when its event has come.
            if self.unanswered.is_none() && self.player.is_to_move() {
                self.new_message();
                self.say(socket).await?;
                self.new_command();
                self.send(socket).await?;
            }
            match socket.next_of_game().await? {
                GameMessage::Event { event } => self.player.tell(event),
                GameMessage::Ack { id, seq } => {
                    self.logs.commands.acknowledge(&self.game, &id, seq);
                    while self.player.seq() < seq {
                        match socket.next_of_game().await? {
                            GameMessage::Event { event } => self.player.tell(event),
                            other => self.receive(other),
                        }
                    }
                    self.unanswered = None;
                }
                other => self.receive(other),
            }
        }
        Some(())
    }

    /// Takes in what is neither an event nor the acknowledgement of a command.
    fn receive(&mut self, message: GameMessage) {
        match message {
            GameMessage::Said { id, channel: Channel::Table, seq } => {
                self.logs.talk.acknowledge(&self.game, &id, seq);
                self.unsaid = None;
            }
            GameMessage::Talk { page } => self.hear(&page),
            GameMessage::Refused { id, failure: Failure { code, .. }, .. } => {
                assert!(REFUSALS.contains(&code.as_str()), "{code} to a correct client");
                if self.unsaid.as_ref().is_some_and(|say| say.id == id) {
                    self.unsaid = None;
                } else {
                    self.logs.commands.refuse(&self.game, &id);
                    self.unanswered = None;
                }
            }
            GameMessage::Seats { .. } | GameMessage::Game { .. } => {}
            other => panic!("{other:?} to a correct client"),
        }
    }

    /// Takes in the whole talk after a reconnection: what was heard before is there.
    fn hear_again(&mut self, pages: &[TalkPage]) {
        let before = std::mem::take(&mut self.heard);
        // At the end people may read more than the table.
        pages.iter().filter(|page| page.channel == Channel::Table).for_each(|page| self.hear(page));
        assert!(self.heard.starts_with(&before), "what was heard is lost: {before:?}, {:?}", self.heard);
    }

    /// Takes in new messages, which must be the next ones.
    fn hear(&mut self, page: &TalkPage) {
        for message in &page.messages {
            assert_eq!(message.seq as usize, self.heard.len() + 1, "talk is missing or comes twice");
            self.heard.push(text_of(message).to_owned());
        }
    }

    /// Logs something to say, now and then.
    fn new_message(&mut self) {
        let number = self.player.number();
        if self.unsaid.is_some() || !number.is_multiple_of(4) || self.heard.len() >= MAX_MESSAGES {
            return;
        }
        let id = format!("{}-{number}", self.player.held[0]).parse().unwrap();
        let words = Words::Text(format!("It is mine, said {}, {number}", self.player.held[0]));
        let say = Say { id, channel: Channel::Table, words };
        self.logs.talk.add(&self.game, &self.browser, &say);
        self.unsaid = Some(say);
    }

    /// Sends the message that is not acknowledged, if there is one.
    async fn say(&mut self, socket: &mut Socket) -> Option<()> {
        let Some(say) = self.unsaid.clone() else { return Some(()) };
        socket.try_send(&ClientMessage::Say { game: self.game.clone(), say }).await.ok()
    }

    /// Logs the next command to send: a turn, now and then an offer.
    fn new_command(&mut self) {
        let (expect, seat) = (self.player.seq(), self.player.to_move());
        let action = match self.player.number() % 16 {
            0 => PlayerAction::Offer { offer: Offer::TakeBack },
            1 => PlayerAction::Offer { offer: Offer::Abort },
            _ => self.player.any_turn(),
        };
        let id = format!("{seat}-{expect}-{}", self.player.number());
        let browser = self.browser.clone();
        let sent = SentCommand {
            browser,
            id: id.parse().unwrap(),
            expect,
            seat,
            action: action.clone(),
            answer: None,
        };
        self.logs.commands.add(&self.game, sent);
        self.unanswered = Some((id, expect, seat, action));
    }

    /// Sends the unanswered command.
    async fn send(&mut self, socket: &mut Socket) -> Option<()> {
        let (id, expect, seat, action) = self.unanswered.clone()?;
        socket.try_send_command(command(&id, expect, seat, action)).await.ok()
    }
}
