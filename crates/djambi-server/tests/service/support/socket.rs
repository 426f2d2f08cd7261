//! A client of the socket that follows one game.

use std::net::SocketAddr;
use std::time::Duration;

use djambi::Seat;
use djambi_client::{ClientError, Target};
use djambi_protocol::{
    Channel, ClientMessage, Command, CommandId, Event, Follow, GameId, GameMessage, OfGame, PlayerAction,
    Say, Seq, ServerMessage, TableState, TalkPage, TalkSeq, TalkSince, Topic, Words, You,
};
use futures_util::{FutureExt, SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// More time than any answer takes on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A connection that follows a game.
pub(crate) struct Socket {
    socket: djambi_client::Socket,
    /// The game.
    pub(crate) game: GameId,
    is_greeted: bool,
    /// The state of the table that was told last.
    pub(crate) state: Option<TableState>,
    /// The place of the player that was told last, until somebody asks for it.
    place: Option<You>,
}

impl Socket {
    /// Opens a socket for a game with a cookie and the header `Origin`.
    ///
    /// # Errors
    /// When the service refuses the connection.
    pub(crate) async fn open(
        address: SocketAddr,
        id: &GameId,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, ClientError> {
        Self::open_at(address, "/api/v1/socket", id, cookie, origin).await
    }

    /// Opens a socket at another address of the service.
    ///
    /// # Errors
    /// When the service refuses the connection.
    pub(crate) async fn open_at(
        address: SocketAddr,
        path: &str,
        id: &GameId,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, ClientError> {
        let headers = [("cookie", cookie), ("origin", origin)];
        let headers = headers.into_iter().filter_map(|(name, value)| Some((name, value?)));
        let socket = djambi_client::Socket::open_at(&Target::from(address), 0, path, headers).await?;
        Ok(Self { socket, game: id.clone(), is_greeted: false, state: None, place: None })
    }

    /// The head of the answer to a request for a socket with these headers.
    pub(crate) async fn upgrade_head(address: SocketAddr, headers: &[(&str, &str)]) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let mut head = format!("GET /api/v1/socket HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\n");
        headers.iter().for_each(|(name, value)| head.push_str(&format!("{name}: {value}\r\n")));
        stream.write_all(format!("{head}\r\n").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(timeout(TIMEOUT, stream.read_u8()).await.expect("an answer in time").unwrap());
        }
        String::from_utf8(answer).unwrap().to_ascii_lowercase().replacen("http", "HTTP", 1)
    }

    /// Sends a message, which must succeed.
    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.try_send(message).await.unwrap();
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection is closed.
    pub(crate) async fn try_send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.socket.send(message).await
    }

    /// Sends any frame.
    pub(crate) async fn send_raw(&mut self, message: Message) {
        self.socket.frames().send(message).await.unwrap();
    }

    /// A message, unless it is the state of the table or the place of the player, which are kept.
    fn unless_kept(&mut self, text: &str) -> Option<ServerMessage> {
        match serde_json::from_str(text).unwrap() {
            ServerMessage::Game(OfGame { message: GameMessage::State { state }, .. }) => {
                self.state = Some(*state);
                None
            }
            ServerMessage::Game(OfGame { message: GameMessage::You { you }, .. }) => {
                self.place = Some(*you);
                None
            }
            message => Some(message),
        }
    }

    /// The next message, or `None` at the end of the connection. States of the table come between messages.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let text = self.next_text().await.ok()?;
            if let Some(message) = self.unless_kept(&text) {
                return Some(message);
            }
        }
    }

    /// The next message as it came.
    async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        timeout(TIMEOUT, self.socket.next_text()).await.expect("an answer in time")
    }

    /// The next state of the table; other messages before it are lost.
    pub(crate) async fn next_state(&mut self) -> TableState {
        self.state = None;
        loop {
            let text = self.next_text().await.unwrap();
            if self.unless_kept(&text).is_none()
                && let Some(state) = self.state.clone()
            {
                return state;
            }
        }
    }

    /// The place of the player, which has been told since this was asked last or is told next; other messages
    /// before it are lost.
    pub(crate) async fn you(&mut self) -> You {
        loop {
            if let Some(you) = self.place.take() {
                return you;
            }
            let text = self.next_text().await.unwrap();
            self.unless_kept(&text);
        }
    }

    /// Follows the game and returns the place of the player.
    pub(crate) async fn place(&mut self) -> You {
        self.follow(None).await;
        loop {
            if let GameMessage::Game { you, .. } = self.game_message().await {
                return *you;
            }
        }
    }

    /// The next message of a game, if it has arrived together with the last one.
    pub(crate) fn next_at_once(&mut self) -> Option<GameMessage> {
        loop {
            let text = self.socket.next_text().now_or_never()?.ok()?;
            if let Some(message) = self.unless_kept(&text) {
                return Some(self.of_game(message));
            }
        }
    }

    /// Whether no message arrives for a while.
    pub(crate) async fn is_silent(&mut self) -> bool {
        let message = async {
            while let Ok(text) = self.socket.next_text().await
                && self.unless_kept(&text).is_none()
            {}
        };
        timeout(Duration::from_millis(150), message).await.is_err()
    }

    /// The next message, which must come.
    pub(crate) async fn message(&mut self) -> ServerMessage {
        self.next().await.expect("a message before the end")
    }

    /// The next message of the game, which must come.
    pub(crate) async fn game_message(&mut self) -> GameMessage {
        self.next_of_game().await.expect("a message before the end")
    }

    /// The next message of the game, or `None` at the end of the connection.
    pub(crate) async fn next_of_game(&mut self) -> Option<GameMessage> {
        let mut message = self.next().await?;
        if matches!(message, ServerMessage::Welcome { .. }) {
            message = self.next().await?;
        }
        Some(self.of_game(message))
    }

    /// The message as one of the game.
    fn of_game(&self, message: ServerMessage) -> GameMessage {
        match message {
            ServerMessage::Game(OfGame { game, message }) if game == self.game => message,
            other => panic!("{other:?} is not of game {}", self.game),
        }
    }

    /// The topic of the game.
    pub(crate) fn topic(&self) -> Topic {
        Topic::Game { game: self.game.clone() }
    }

    /// Follows the game, after a `hello` if there was none yet.
    pub(crate) async fn follow(&mut self, since: Option<Seq>) {
        self.try_follow(since).await.unwrap();
    }

    /// Follows the game, after a `hello` if there was none yet.
    ///
    /// # Errors
    /// When the connection is closed.
    pub(crate) async fn try_follow(&mut self, since: Option<Seq>) -> Result<(), ClientError> {
        if !self.is_greeted {
            self.is_greeted = true;
            self.try_send(&ClientMessage::hello()).await?;
        }
        self.try_send(&ClientMessage::Follow(Follow { since, ..Follow::of(self.topic()) })).await
    }

    /// Follows the game and returns the seats, the events and the number of the answer.
    pub(crate) async fn hello(&mut self, since: Option<Seq>) -> (Vec<Seat>, Vec<Event>, Seq) {
        self.follow(since).await;
        match self.game_message().await {
            GameMessage::Game { you, events, seq, .. } => (you.held, events, seq),
            other => panic!("{other:?} instead of the game"),
        }
    }

    /// Sends a command.
    pub(crate) async fn send_command(&mut self, command: Command) {
        self.try_send_command(command).await.unwrap();
    }

    /// Sends a command.
    ///
    /// # Errors
    /// When the connection is closed.
    pub(crate) async fn try_send_command(&mut self, command: Command) -> Result<(), ClientError> {
        self.try_send(&ClientMessage::Command { game: self.game.clone(), command }).await
    }

    /// Sends commands together.
    ///
    /// # Errors
    /// When the connection is closed.
    pub(crate) async fn try_send_commands(&mut self, commands: Vec<Command>) -> Result<(), ClientError> {
        for command in commands {
            self.socket.feed(&ClientMessage::Command { game: self.game.clone(), command }).await?;
        }
        self.socket.flush().await
    }

    /// Sends a command and returns the number of its event, or the code of its refusal.
    pub(crate) async fn command(
        &mut self,
        id: &str,
        expect: Seq,
        seat: Seat,
        action: PlayerAction,
    ) -> Result<Seq, String> {
        self.send_command(command(id, expect, seat, action)).await;
        loop {
            match self.game_message().await {
                GameMessage::Ack { id: acked, seq } if acked.as_str() == id => return Ok(seq),
                GameMessage::Refused { id: refused, failure, .. } if refused.as_str() == id => {
                    return Err(failure.code);
                }
                _ => {}
            }
        }
    }

    /// Follows the game again, having seen all events and these messages; returns those that were missed.
    pub(crate) async fn resume_talk(&mut self, since: Seq, talk: Option<TalkSince>) -> Vec<TalkPage> {
        if !self.is_greeted {
            self.is_greeted = true;
            self.send(&ClientMessage::hello()).await;
        }
        self.send(&ClientMessage::Follow(Follow { since: Some(since), talk, ..Follow::of(self.topic()) }))
            .await;
        loop {
            if let GameMessage::Game { talk, .. } = self.game_message().await {
                return talk;
            }
        }
    }

    /// Says something and returns its number, or the code of the refusal.
    pub(crate) async fn say(&mut self, id: &str, channel: Channel, words: Words) -> Result<TalkSeq, String> {
        let id: CommandId = id.parse().unwrap();
        let say = Say { id: id.clone(), channel, words };
        self.send(&ClientMessage::Say { game: self.game.clone(), say }).await;
        loop {
            match self.game_message().await {
                GameMessage::Said { id: said, channel: at, seq } if said == id => {
                    assert_eq!(at, channel);
                    return Ok(seq);
                }
                GameMessage::Refused { id: refused, failure, .. } if refused == id => {
                    return Err(failure.code);
                }
                _ => {}
            }
        }
    }

    /// The talk that has come until now, besides other messages.
    pub(crate) async fn heard(&mut self) -> Vec<TalkPage> {
        self.send(&ClientMessage::Ping { id: None }).await;
        let mut pages = Vec::new();
        loop {
            match self.message().await {
                ServerMessage::Game(OfGame { message: GameMessage::Talk { page }, .. }) => pages.push(page),
                ServerMessage::Pong { .. } => return pages,
                _ => {}
            }
        }
    }

    /// The number of the game's last event now.
    pub(crate) async fn last_seq(&mut self) -> Seq {
        self.send(&ClientMessage::Follow(Follow::of(self.topic()))).await;
        loop {
            if let GameMessage::Game { seq, .. } = self.game_message().await {
                return seq;
            }
        }
    }

    /// All messages that have come until now, states of the table included.
    pub(crate) async fn messages(&mut self) -> Vec<ServerMessage> {
        self.send(&ClientMessage::Ping { id: None }).await;
        let mut messages = Vec::new();
        loop {
            let text = self.next_text().await.unwrap();
            match serde_json::from_str(&text).unwrap() {
                ServerMessage::Pong { .. } => return messages,
                message => messages.push(message),
            }
        }
    }

    /// All messages that have come until now, as they came.
    pub(crate) async fn texts(&mut self) -> Vec<String> {
        self.send(&ClientMessage::Ping { id: None }).await;
        let mut texts = Vec::new();
        loop {
            let text = self.next_text().await.unwrap();
            match serde_json::from_str(&text).unwrap() {
                ServerMessage::Pong { .. } => return texts,
                _ => texts.push(text.to_string()),
            }
        }
    }

    /// The next event, which must come.
    pub(crate) async fn event(&mut self) -> Event {
        loop {
            if let GameMessage::Event { event } = self.game_message().await {
                return event;
            }
        }
    }

    /// The code of the close frame that ends the connection; `None` if it ends without.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            match timeout(TIMEOUT, self.socket.frames().next()).await.expect("an end in time")? {
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The code of the next error, which must come.
    pub(crate) async fn error(&mut self) -> String {
        loop {
            if let ServerMessage::Error { failure, .. } = self.message().await {
                return failure.code;
            }
        }
    }
}

/// A command.
pub(crate) fn command(id: &str, expect: Seq, seat: Seat, action: PlayerAction) -> Command {
    let id: CommandId = id.parse().unwrap();
    Command { id, expect, seen: None, seat, action }
}

/// What [`Socket::command`] returns for a command that is refused.
pub(crate) fn refused(code: &str) -> Result<Seq, String> {
    Err(code.to_owned())
}

/// A turn.
pub(crate) fn turn(wire: &str) -> PlayerAction {
    PlayerAction::Turn { r#move: wire.parse().unwrap() }
}
