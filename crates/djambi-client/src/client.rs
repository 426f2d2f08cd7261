//! A client over any number of connections.

use djambi_protocol::{ClientMessage, Command, GameId, Say, ServerMessage, Topic};

use crate::{ClientError, Conversation, Socket, Target};

/// A client that follows topics, acts and talks, one connection after the other. A call of [`Client::next`] after
/// a lost connection opens a new one, on which the topics go on and what had no answer is sent again.
#[derive(Debug)]
pub struct Client {
    target: Target,
    cookie: Option<String>,
    conversation: Conversation,
    socket: Option<Socket>,
}

impl Client {
    /// A client of a service with the cookie of its browser; it connects with the first [`Client::next`].
    #[must_use]
    pub fn new(target: Target, cookie: Option<String>) -> Self {
        Self { target, cookie, conversation: Conversation::default(), socket: None }
    }

    /// Names the address of the next connection, where the service has moved.
    pub fn move_to(&mut self, target: Target) {
        self.target = target;
    }

    /// Whether a connection is open, as far as is known.
    #[must_use]
    pub const fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// The messages that have been seen, and those that have no answer.
    #[must_use]
    pub const fn conversation(&mut self) -> &mut Conversation {
        &mut self.conversation
    }

    /// Follows a topic.
    pub async fn follow(&mut self, topic: Topic) {
        let message = self.conversation.follow(topic);
        self.send(&[message]).await;
    }

    /// Follows a topic no more, and forgets what had no answer in it.
    pub async fn unfollow(&mut self, topic: Topic) {
        let message = self.conversation.unfollow(topic);
        self.send(&[message]).await;
    }

    /// Sends a command, again after lost connections, until it is answered: acknowledged or refused.
    pub async fn command(&mut self, game: &GameId, command: Command) {
        let message = self.conversation.command(game, command);
        self.send(message.as_slice()).await;
    }

    /// Says something, again after lost connections, until it is answered.
    pub async fn say(&mut self, game: &GameId, say: Say) {
        let message = self.conversation.say(game, say);
        self.send(message.as_slice()).await;
    }

    /// The next message of the service; opens a connection if there is none.
    ///
    /// # Errors
    /// When the connection is lost or cannot be opened ([`ClientError::is_lost`]): the next call opens another
    /// one. Else when the service refuses the socket, or a message is not one of the protocol.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        let socket = match &mut self.socket {
            Some(socket) => socket,
            None => {
                let mut socket = Socket::open(&self.target, 0, self.cookie.as_deref()).await?;
                socket.send(&self.conversation.greeting()).await?;
                self.socket.insert(socket)
            }
        };
        let message = match socket.next().await {
            Ok(message) => message,
            Err(error) => {
                self.socket = None;
                return Err(error);
            }
        };
        let again = self.conversation.take_in(&message);
        self.send(&again).await;
        Ok(message)
    }

    /// Sends messages on the open connection. Without one, or when it breaks, the next one begins with what they
    /// ask.
    async fn send(&mut self, messages: &[ClientMessage]) {
        if let Some(socket) = &mut self.socket
            && feed_all(socket, messages).await.is_err()
        {
            self.socket = None;
        }
    }
}

async fn feed_all(socket: &mut Socket, messages: &[ClientMessage]) -> Result<(), ClientError> {
    for message in messages {
        socket.feed(message).await?;
    }
    socket.flush().await
}
