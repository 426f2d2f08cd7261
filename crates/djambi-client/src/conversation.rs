//! A client's side of the protocol beyond one connection.

use djambi_protocol::{
    ClientMessage, Command, CommandId, Follow, GameId, GameMessage, OfGame, Say, Seq, ServerMessage,
    TalkPage, TalkSince, Topic, VERSION,
};

/// The code of an error about a message that the service cannot read.
const MALFORMED: &str = "malformed";

/// The topics of a client with what it has seen of them, and its commands and messages without an answer. A new
/// connection goes on from there.
///
/// ```
/// use djambi_client::Conversation;
/// use djambi_protocol::{ClientMessage, Follow, Topic};
///
/// let mut conversation = Conversation::default();
/// conversation.follow(Topic::Lobby);
/// let ClientMessage::Hello { follow, .. } = conversation.greeting() else { panic!("no hello") };
/// assert_eq!(follow, [Follow::of(Topic::Lobby)]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Conversation {
    followed: Vec<Followed>,
    /// Commands and messages without an answer, in the order in which they were given.
    unanswered: Vec<ClientMessage>,
}

/// A topic with what has been seen of it.
#[derive(Clone, Debug)]
struct Followed {
    topic: Topic,
    since: Option<Seq>,
    epoch: Option<u32>,
    talk: Option<TalkSince>,
    /// Whether this connection has got the answer to its `follow`.
    is_told: bool,
}

impl Followed {
    fn wish(&self) -> Follow {
        let Self { topic, since, epoch, talk, .. } = self.clone();
        Follow { since, epoch, talk, ..Follow::of(topic) }
    }

    fn hear(&mut self, page: &TalkPage) {
        let talk = self.talk.get_or_insert_default();
        page.messages.iter().for_each(|message| talk.note(page.channel, message.seq));
    }
}

impl Conversation {
    /// Follows a topic from its beginning; returns the message that asks for it.
    pub fn follow(&mut self, topic: Topic) -> ClientMessage {
        self.add(topic, None)
    }

    /// Follows a topic behind an event or a change that has been seen earlier; returns the message that asks for
    /// it.
    pub fn follow_since(&mut self, topic: Topic, since: Seq) -> ClientMessage {
        self.add(topic, Some(since))
    }

    fn add(&mut self, topic: Topic, since: Option<Seq>) -> ClientMessage {
        self.followed.retain(|followed| followed.topic != topic);
        let followed = Followed { topic, since, epoch: None, talk: None, is_told: false };
        let wish = followed.wish();
        self.followed.push(followed);
        ClientMessage::Follow(wish)
    }

    /// Follows a topic no more, and forgets what had no answer in it; returns the message that says so.
    pub fn unfollow(&mut self, topic: Topic) -> ClientMessage {
        self.followed.retain(|followed| followed.topic != topic);
        if let Topic::Game { game } = &topic {
            self.unanswered.retain(|message| name_of(message).is_none_or(|(of, _)| of != game));
        }
        ClientMessage::Unfollow { id: None, topic }
    }

    /// Forgets which talk of a game has been seen, so that the next connection gets all of it.
    pub fn forget_talk(&mut self, game: &GameId) {
        if let Some(followed) = self.game(game) {
            followed.talk = None;
        }
    }

    /// Keeps a command until it is answered. Returns it if it can be sent at once; else it follows the answer to
    /// the `follow` of its game.
    pub fn command(&mut self, game: &GameId, command: Command) -> Option<ClientMessage> {
        self.keep(game, ClientMessage::Command { game: game.clone(), command })
    }

    /// Keeps something to say until it is answered, like [`Conversation::command`].
    pub fn say(&mut self, game: &GameId, say: Say) -> Option<ClientMessage> {
        self.keep(game, ClientMessage::Say { game: game.clone(), say })
    }

    fn keep(&mut self, game: &GameId, message: ClientMessage) -> Option<ClientMessage> {
        let is_told = self.game(game).is_some_and(|followed| followed.is_told);
        self.unanswered.push(message.clone());
        is_told.then_some(message)
    }

    /// The commands and messages without an answer, in the order in which they were given.
    pub fn unanswered(&self) -> impl Iterator<Item = &ClientMessage> {
        self.unanswered.iter()
    }

    /// The first message of a new connection, which follows all topics from where they have been seen.
    pub fn greeting(&mut self) -> ClientMessage {
        self.followed.iter_mut().for_each(|followed| followed.is_told = false);
        let follow = self.followed.iter().map(Followed::wish).collect();
        ClientMessage::Hello { version: VERSION, presence: None, follow }
    }

    /// Takes in a message of the service; returns the commands and messages to send now, which is after the
    /// answer to the `follow` of their game.
    pub fn take_in(&mut self, message: &ServerMessage) -> Vec<ClientMessage> {
        match message {
            ServerMessage::Game(OfGame { game, message }) => return self.of_game(game, message),
            ServerMessage::Lobby(lobby) => {
                if let Some(followed) = self.find(&Topic::Lobby) {
                    (followed.since, followed.epoch) = (Some(lobby.seq), Some(lobby.epoch));
                }
            }
            ServerMessage::LobbyChange(change) => {
                if let Some(followed) = self.find(&Topic::Lobby) {
                    followed.since = Some(change.seq);
                }
            }
            // It would not be read the next time either.
            ServerMessage::Error { id: Some(id), failure, .. } if failure.code == MALFORMED => {
                self.unanswered.retain(|message| name_of(message).is_none_or(|(_, of)| of != id));
            }
            ServerMessage::Welcome { .. }
            | ServerMessage::Error { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Notices(_)
            | ServerMessage::Notice(_)
            | ServerMessage::UnreadNotices(_) => {}
        }
        Vec::new()
    }

    fn of_game(&mut self, game: &GameId, message: &GameMessage) -> Vec<ClientMessage> {
        match message {
            GameMessage::Ack { id, .. } | GameMessage::Said { id, .. } | GameMessage::Refused { id, .. } => {
                self.unanswered.retain(|message| name_of(message) != Some((game, id)));
            }
            GameMessage::Event { event } => {
                if let Some(followed) = self.game(game) {
                    followed.since = Some(event.seq);
                }
            }
            GameMessage::Talk { page } => {
                if let Some(followed) = self.game(game) {
                    followed.hear(page);
                }
            }
            GameMessage::Game { seq, talk, .. } => {
                let Some(followed) = self.game(game) else { return Vec::new() };
                followed.since = Some(*seq);
                talk.iter().for_each(|page| followed.hear(page));
                if !std::mem::replace(&mut followed.is_told, true) {
                    let of_game =
                        |message: &&ClientMessage| name_of(message).is_some_and(|(of, _)| of == game);
                    return self.unanswered.iter().filter(of_game).cloned().collect();
                }
            }
            GameMessage::Seats { .. }
            | GameMessage::State { .. }
            | GameMessage::You { .. }
            | GameMessage::Position { .. }
            | GameMessage::Treaties { .. }
            | GameMessage::Again { .. } => {}
        }
        Vec::new()
    }

    fn game(&mut self, game: &GameId) -> Option<&mut Followed> {
        self.followed
            .iter_mut()
            .find(|followed| matches!(&followed.topic, Topic::Game { game: of } if of == game))
    }

    fn find(&mut self, topic: &Topic) -> Option<&mut Followed> {
        self.followed.iter_mut().find(|followed| followed.topic == *topic)
    }
}

/// The game and the id of a message that is answered.
const fn name_of(message: &ClientMessage) -> Option<(&GameId, &CommandId)> {
    match message {
        ClientMessage::Command { game, command } => Some((game, &command.id)),
        ClientMessage::Say { game, say } => Some((game, &say.id)),
        _ => None,
    }
}
