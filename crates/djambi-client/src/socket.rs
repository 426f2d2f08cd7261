//! One connection with the messages of the protocol.

use std::fmt;

use djambi_protocol::{ClientMessage, GameId, GameMessage, OfGame, Seq, ServerMessage, Topic};
use futures_util::{SinkExt, StreamExt};
use hyper::header::COOKIE;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::{ClientError, Conversation, Refusal, Target};

/// How much is read at a time: with thousands of sockets the usual 128 KiB would be gigabytes.
const READ_BUFFER_BYTES: usize = 4 * 1024;

/// The frames below the messages of a socket.
pub type Frames = WebSocketStream<TcpStream>;

/// A socket of the service: messages go in and out until one side closes it.
#[derive(Debug)]
pub struct Socket {
    frames: Frames,
}

impl Socket {
    /// Opens a socket for the client with this number, which chooses its address on this machine.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub async fn open(target: &Target, client: usize, cookie: Option<&str>) -> Result<Self, ClientError> {
        let headers = cookie.map(|cookie| (COOKIE.as_str(), cookie));
        Self::open_at(target, client, "/api/v1/socket", headers).await
    }

    /// Opens a socket at another path of the service, with any headers.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub async fn open_at<'a>(
        target: &Target,
        client: usize,
        path: &str,
        headers: impl IntoIterator<Item = (&'static str, &'a str)>,
    ) -> Result<Self, ClientError> {
        let not_opened = |error: &dyn fmt::Display| ClientError::NotOpened(error.to_string());
        let address = format!("ws://{}{path}", target.host);
        let mut request = address.into_client_request().map_err(|error| not_opened(&error))?;
        for (name, value) in headers {
            request.headers_mut().insert(name, value.parse().map_err(|error| not_opened(&error))?);
        }
        let stream = target.connect(client).await.map_err(|error| not_opened(&error))?;
        stream.set_nodelay(true).map_err(|error| not_opened(&error))?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((frames, _)) => Ok(Self { frames }),
            Err(Error::Http(reply)) => {
                let body = reply.body().as_deref().unwrap_or_default();
                Err(ClientError::SocketRefused(Refusal::new(reply.status().as_u16(), body)))
            }
            Err(error) => Err(not_opened(&error)),
        }
    }

    /// The frames below the messages.
    pub const fn frames(&mut self) -> &mut Frames {
        &mut self.frames
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection is closed.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.feed(message).await?;
        self.flush().await
    }

    /// Prepares a message, which goes out with the next [`Socket::flush`].
    ///
    /// # Errors
    /// When the connection is closed.
    pub async fn feed(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = Message::text(serde_json::to_string(message)?);
        self.frames.feed(text).await.map_err(not_sent)
    }

    /// Sends a message that is JSON already.
    ///
    /// # Errors
    /// When the connection is closed.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), ClientError> {
        self.frames.send(Message::Text(text.into())).await.map_err(not_sent)
    }

    /// Sends what was prepared.
    ///
    /// # Errors
    /// When the connection is closed.
    pub async fn flush(&mut self) -> Result<(), ClientError> {
        self.frames.flush().await.map_err(not_sent)
    }

    /// The next message as it came. When the future is dropped, no message is lost.
    ///
    /// # Errors
    /// When the connection has ended.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.frames.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                end => return Err(ClientError::Closed(end_of(end))),
            }
        }
    }

    /// The next message. When the future is dropped, no message is lost.
    ///
    /// # Errors
    /// When the connection has ended, or the message is not one of the protocol.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        Ok(serde_json::from_str(&self.next_text().await?)?)
    }

    /// Says hello, follows a game behind an event, and returns the answer with the game.
    ///
    /// # Errors
    /// When the connection has ended, or the service refuses.
    pub async fn follow_game(&mut self, game: &GameId, since: Seq) -> Result<GameMessage, ClientError> {
        let mut conversation = Conversation::default();
        conversation.follow_since(Topic::Game { game: game.clone() }, since);
        self.send(&conversation.greeting()).await?;
        loop {
            match self.next().await? {
                ServerMessage::Game(OfGame { message: game @ GameMessage::Game { .. }, .. }) => {
                    return Ok(game);
                }
                ServerMessage::Error { failure, .. } => return Err(ClientError::FollowRefused(failure.code)),
                _ => {}
            }
        }
    }

    /// Closes the socket.
    ///
    /// # Errors
    /// When the connection is closed already.
    pub async fn close(mut self) -> Result<(), ClientError> {
        self.frames.close(None).await.map_err(not_sent)
    }
}

fn not_sent(error: Error) -> ClientError {
    ClientError::NotSent(Box::new(error))
}

/// The end of a connection, in words that are the same for the same reason.
#[must_use]
pub fn end_of(last: Option<Result<Message, Error>>) -> String {
    match last {
        Some(Ok(Message::Close(Some(frame)))) => format!("{} {}", u16::from(frame.code), frame.reason),
        Some(Ok(Message::Close(None))) => "without a reason".to_owned(),
        Some(Ok(_)) => "an unexpected frame".to_owned(),
        Some(Err(error)) => error.to_string(),
        None => "without a close frame".to_owned(),
    }
}
