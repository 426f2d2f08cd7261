//! Clients that play games and talk, reconnect whenever the server restarts, and log what they send.

use std::collections::BTreeSet;
use std::sync::Arc;

use djambi::SQUARE9;
use djambi_client::{Browser, Client, ClientError, HttpConnection, Target};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, ClientMessage, Command, Created, Event, Failure, GameId, GameMessage,
    NewGameRequest, OfGame, Offer, PlayerAction, Say, Seq, ServerMessage, TalkPage, TalkSeq, Topic, Words,
};
use serde_json::{Value, json};

use crate::ServerAddress;
use crate::command_log::{CommandLog, SentCommand};
use crate::player::Player;
use crate::talk_log::{TalkLog, text_of};

/// Says something at most this often in a game.
const MAX_MESSAGES: usize = 100;
/// What a correct client may be refused: another event came first, an offer is not possible, or the person
/// has said much or is out by now.
const REFUSALS: [&str; 6] =
    ["stale", "no_own_turn", "offer_stands", "too_late_to_abort", "too_much_talk", "not_your_channel"];

/// The codes of acts that come too late, beside those that name treaties.
const OF_TREATIES: [&str; 3] = ["no_offer", "too_many_proposals", "finished"];

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
        let target = running(&mut server).await;
        let first = Person::new(target.clone(), host, created.id.clone(), seed, logs.clone());
        let other = Person::new(target, guest, created.id.clone(), seed + 500, logs.clone());
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
        Others::OwnSeats => json!({"kind": "person", "mine": true}),
    };
    let table = json!({"begins": "at_once"});
    let new_game = json!({"rules": "classic", "bot_delay_ms": 1, "clock": clock, "table": table, "seats": {
        "red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}, "yellow": other, "green": other,
    }});
    let new_game: NewGameRequest = serde_json::from_value(new_game).unwrap();
    loop {
        let mut browser = Browser::default();
        let mut http = HttpConnection::new(running(server).await);
        match browser.create(&mut http, &new_game).await {
            Ok(created) => return (browser, created),
            Err(error) => assert!(error.is_lost(), "{error}"),
        }
    }
}

/// Accepts the invitation to blue. The guest first gets its cookie by creating a game: if the answer to an
/// acceptance without a cookie were lost, so would be the seat.
async fn accept(server: &mut ServerAddress, created: &Created) -> Browser {
    let (mut guest, _) = create(server, Others::Bots, &Value::Null).await;
    loop {
        let mut http = HttpConnection::new(running(server).await);
        match guest.sit(&mut http, &created.invitations[0].url).await {
            Ok(()) => return guest,
            Err(error) => assert!(error.is_lost(), "{error}"),
        }
    }
}

/// Waits until the server runs and returns its address.
async fn running(server: &mut ServerAddress) -> Target {
    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    let address = *server.wait_for(Option::is_some).await.unwrap();
    Target::from(address.unwrap())
}

/// A person in a game, whose client keeps a command and a message over all connections until they are answered.
struct Person {
    client: Client,
    browser: Browser,
    game: GameId,
    player: Player,
    logs: Arc<Logs>,
    command: LastCommand,
    /// The message that is not acknowledged.
    unsaid: Option<Say>,
    /// What has been heard at the table, in order.
    heard: Vec<String>,
    /// Whether this connection has not got the game yet.
    awaits_game: bool,
}

/// The state of a person's last command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastCommand {
    /// It is refused, or its event has come.
    Over,
    /// It has no answer.
    Unanswered,
    /// It is acknowledged, and its event with this number has not come.
    Acknowledged(Seq),
}

impl Person {
    fn new(server: Target, browser: Browser, game: GameId, seed: u64, logs: Arc<Logs>) -> Self {
        let client = Client::new(server, browser.cookie.clone());
        Self {
            client,
            browser,
            game,
            player: Player::new(seed),
            logs,
            command: LastCommand::Over,
            unsaid: None,
            heard: Vec::new(),
            awaits_game: true,
        }
    }

    async fn play(mut self, mut server: ServerAddress) {
        self.client.follow(Topic::Game { game: self.game.clone() }).await;
        while !self.is_over() {
            self.client.move_to(running(&mut server).await);
            self.awaits_game = true;
            self.client.conversation().forget_talk(&self.game);
            if let Err(error) = self.converse().await {
                // The server was killed.
                assert!(error.is_lost(), "{error}");
            }
        }
    }

    fn is_over(&self) -> bool {
        self.player.game.outcome().is_some() && self.command == LastCommand::Over
    }

    /// Plays until the game is over or the server is killed.
    async fn converse(&mut self) -> Result<(), ClientError> {
        while !self.is_over() {
            match self.client.next().await? {
                ServerMessage::Game(OfGame { game, message }) if game == self.game => self.receive(message),
                ServerMessage::Welcome { .. } => {}
                other => panic!("{other:?} to a correct client"),
            }
            if !self.awaits_game && self.command == LastCommand::Over && self.player.is_to_move() {
                self.say().await;
                self.act().await;
            }
        }
        Ok(())
    }

    /// Takes in a message of the game.
    fn receive(&mut self, message: GameMessage) {
        match message {
            GameMessage::Game { you, events, talk, .. } if self.awaits_game => {
                self.awaits_game = false;
                self.player.held = you.held;
                events.into_iter().for_each(|event| self.tell(event));
                self.hear_again(&talk);
                let mut unanswered = self.client.conversation().unanswered();
                if unanswered.any(|message| matches!(message, ClientMessage::Command { .. })) {
                    self.logs.commands.add_resent();
                }
            }
            GameMessage::Event { event } => self.tell(event),
            GameMessage::Ack { id, seq } => {
                self.logs.commands.acknowledge(&self.game, &id, seq);
                self.command = LastCommand::Acknowledged(seq);
                self.end_command();
            }
            GameMessage::Said { id, channel: Channel::Table, seq } => {
                self.logs.talk.acknowledge(&self.game, &id, seq);
                self.unsaid = None;
            }
            GameMessage::Talk { page } => self.hear(&page),
            GameMessage::Refused { id, failure: Failure { code, .. }, .. } => {
                let is_of_treaty = code.contains("treat") || OF_TREATIES.contains(&code.as_str());
                assert!(is_of_treaty || REFUSALS.contains(&code.as_str()), "{code} to a correct client");
                if self.unsaid.as_ref().is_some_and(|say| say.id == id) {
                    self.unsaid = None;
                } else {
                    self.logs.commands.refuse(&self.game, &id);
                    self.command = LastCommand::Over;
                }
            }
            GameMessage::Seats { .. }
            | GameMessage::State { .. }
            | GameMessage::You { .. }
            | GameMessage::Treaties { .. } => {}
            other => panic!("{other:?} to a correct client"),
        }
    }

    /// Takes in an event.
    fn tell(&mut self, event: Event) {
        self.player.tell(event);
        self.end_command();
    }

    /// The last command is over when its event has come.
    fn end_command(&mut self) {
        if matches!(self.command, LastCommand::Acknowledged(seq) if self.player.seq() >= seq) {
            self.command = LastCommand::Over;
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
            self.heard.push(text_of(&message.words));
        }
    }

    /// Says something, now and then.
    async fn say(&mut self) {
        let number = self.player.number();
        if self.unsaid.is_some() || !number.is_multiple_of(4) || self.heard.len() >= MAX_MESSAGES {
            return;
        }
        let id = format!("{}-{number}", self.player.held[0]).parse().unwrap();
        let words = match number % 16 {
            4 | 12 => self.any_proposal(number),
            8 => {
                let of = TalkSeq::try_from(number / 16 % (self.heard.len() as u64 + 1)).unwrap() + 1;
                Words::Act(Act::new(self.player.held[0], ActKind::Accept { of }))
            }
            _ => Words::Text(format!("It is mine, said {}, {number}", self.player.held[0])),
        };
        let say = Say { id, channel: Channel::Table, words };
        self.logs.talk.add(&self.game, &self.browser, &say);
        self.unsaid = Some(say.clone());
        self.client.say(&self.game, say).await;
    }

    /// A treaty between the two people, of which there is no other.
    fn any_proposal(&self, number: u64) -> Words {
        let squares = [0, 1, 2].map(|digit| {
            let square = number / 16 / 81_u64.pow(digit) % 81;
            let column = char::from(b'a' + u8::try_from(square / 9).unwrap());
            format!("{column}{}", square % 9 + 1)
        });
        let squares: BTreeSet<String> = squares.into();
        let squares = squares.into_iter().collect::<Vec<_>>().join(",");
        let treaty = Treaty::parse(&SQUARE9, &format!("r:keep_out({squares}) b:hold(bA) /3r")).unwrap();
        Words::Act(Act::new(self.player.held[0], ActKind::Propose { treaty: treaty.to_form() }))
    }

    /// Sends the next command: a turn, now and then an offer.
    async fn act(&mut self) {
        let expect = self.player.seq();
        let seat = self.player.to_move();
        let action = match self.player.number() % 16 {
            0 => PlayerAction::Offer { offer: Offer::TakeBack },
            1 => PlayerAction::Offer { offer: Offer::Abort },
            _ => self.player.any_turn(),
        };
        let id = format!("{seat}-{expect}-{}", self.player.number()).parse().unwrap();
        let command = Command { id, expect, seen: None, seat, action };
        let sent = SentCommand { browser: self.browser.clone(), command: command.clone(), answer: None };
        self.logs.commands.add(&self.game, sent);
        self.command = LastCommand::Unanswered;
        self.client.command(&self.game, command).await;
    }
}
