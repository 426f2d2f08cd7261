//! The WebSocket of a page: one task for each connection.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{Extension, FromRequestParts, State};
use axum::response::Response;
use djambi_protocol::{
    Channel, ClientMessage, Command, CommandId, Follow, GameId, MAX_MESSAGE_BYTES, Presence, Refusal, Say,
    ServerMessage, Topic, VERSION,
};
use futures_util::StreamExt;
use serde_json::Value;
use tokio::time::timeout;
use tungstenite::Message;

use super::closing::close;
use super::ending::Ending;
use super::topics::Topics;
use crate::app::App;
use crate::connection_limits::ConnectionLimits;
use crate::env;
use crate::failure::failure;
use crate::game::{Member, OpenError, PongKind, Seen};
use crate::http::error::Error;
use crate::http::upgrade::{Socket, Upgrade};
use crate::identity::Principal;
use crate::limits::{Caller, LimitReached, Pace, SocketPass};
use crate::metrics::GaugeGuard;
use crate::open_sockets::OpenSocket;
use crate::outbox::{Inbox, Outbox};
use crate::security::Who;

/// The maximum number of invalid messages, or of messages beyond a limit, in a row.
const MAX_MISTAKES: u32 = 20;
/// How long the closing of a connection may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// The request that opens a socket: who sends it, and what the connection may do.
#[derive(FromRequestParts)]
#[from_request(state(App))]
pub(crate) struct Opener {
    pub(super) principal: Principal,
    #[from_request(via(Extension))]
    pub(super) caller: Caller,
    #[from_request(via(Extension))]
    pub(super) limits: ConnectionLimits,
}

/// `GET /api/v1/socket`
pub(crate) async fn socket(
    State(app): State<App>,
    Opener { principal, caller, limits }: Opener,
    upgrade: Result<Upgrade, Error>,
) -> Result<Response, Error> {
    let network = caller.network;
    let (outbox, inbox) = Outbox::channel(&app.send_budget, network);
    let credential = principal.credential();
    let member = app.rooms.new_member(principal.player(), caller, outbox.clone());
    let open = app.open_sockets.open((credential, principal.id()), outbox, member.lag.clone(), limits);
    if let Some(player) = principal.id() {
        app.standings.check_ban(player, env::now_ms())?;
    }
    // What has ended before that is known to the store.
    if let Some(credential) = credential
        && !app.is_valid(credential).await?
    {
        return Err(Refusal::SignedOut.into());
    }
    let pass = app.gate.open_socket(network, principal.id())?;
    let upgrade = upgrade?;
    let tasks = app.tasks.clone();
    let name = principal.player().map(|player| player.name.as_str().to_owned()).unwrap_or_default();
    // The task of a connection is kept small: what it is given stays in it to its end, moved or not.
    let connection = Box::new(Connection::new(app, member, name, open, pass));
    Ok(upgrade.run(move |socket, wire| {
        inbox.open(wire);
        tasks.track_future(run(connection, inbox, socket))
    }))
}

/// Runs a connection until one side ends it.
async fn run(mut connection: Box<Connection>, inbox: Inbox, mut socket: Socket) {
    let metrics = connection.app.metrics.clone();
    let _open = GaugeGuard::new(&metrics.sockets);
    let shutdown = connection.app.shutdown.clone();
    // The end of all sockets may have come before this one was known.
    if shutdown.is_cancelled() {
        connection.member.outbox.end(Refusal::ShuttingDown);
    }
    let ending = tokio::select! {
        biased;
        end = inbox.ended() => Ending::told(end),
        ending = connection.receive(&mut socket) => ending,
    };
    // The rooms know of a shutdown themselves.
    let cut_off_ms = (!connection.has_left && !shutdown.is_cancelled()).then(|| connection.heard_ms());
    let Connection { member, topics, .. } = *connection;
    tracing::debug!(lag_ms = member.lag_ms(), "a socket ends");
    // Nothing goes behind the close frame.
    let wire = inbox.shut();
    for room in topics.into_rooms() {
        // A room that has closed has no members to remove.
        let _ = room.leave(member.id, cut_off_ms).await;
    }
    // A connection that is too slow may be too slow for this as well.
    if let Some((ending, wire)) = ending.zip(wire) {
        // On the heap: a connection that does not end yet holds nothing for it.
        drop(timeout(CLOSE_TIMEOUT, Box::pin(close(socket, &inbox, &wire, ending))).await);
    }
}

/// The receiving side of a connection.
struct Connection {
    app: App,
    member: Member,
    /// The name of the player at the other end; empty for a stranger.
    name: String,
    /// Whether the page is hidden.
    is_hidden: bool,
    /// Whether the client has ended the connection, and was not cut off.
    has_left: bool,
    topics: Topics,
    /// Whether the connection has followed anything yet.
    has_followed: bool,
    /// The number of messages in a row that are invalid or beyond a limit.
    mistakes: u32,
    /// The limits of this connection.
    pace: Pace,
    /// Its entry among the open sockets.
    open: OpenSocket,
    /// Counts the connection as open.
    _pass: SocketPass,
}

/// How much of a topic a `follow` asks for.
#[derive(Clone, Copy)]
enum Share {
    /// All of it.
    Whole,
    /// What is new since the client has seen it, or little.
    Rest,
}

/// A message that is refused.
struct Mistake {
    /// The id of the message, if it has one that can be read.
    id: Option<CommandId>,
    /// The game that the message names.
    game: Option<GameId>,
    /// What is wrong.
    refusal: Refusal,
}

impl Mistake {
    /// The refusal of a message, with what can be read of its names, also if the message is malformed.
    fn of(text: &str, refusal: Refusal) -> Self {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let named = |pointer| message.pointer(pointer).and_then(Value::as_str);
        let id = named("/id").and_then(|id| id.parse().ok());
        let game = named("/game").or_else(|| named("/topic/game")).and_then(|game| game.parse().ok());
        Self { id, game, refusal }
    }
}

impl From<Refusal> for Mistake {
    fn from(refusal: Refusal) -> Self {
        Self { id: None, game: None, refusal }
    }
}

impl Connection {
    /// A connection before its `hello`.
    fn new(app: App, member: Member, name: String, open: OpenSocket, pass: SocketPass) -> Self {
        let pace = app.gate.pace();
        let topics = Topics::default();
        Self {
            app,
            member,
            name,
            is_hidden: false,
            has_left: false,
            topics,
            has_followed: false,
            mistakes: 0,
            pace,
            open,
            _pass: pass,
        }
    }

    /// When something last came from the client, in milliseconds on the timeline of events.
    fn heard_ms(&self) -> u64 {
        env::timeline_ms().saturating_sub(self.open.silence_ms())
    }

    /// Receives until the client ends the connection or has it ended; returns the reason, or `None` if it is gone
    /// already.
    async fn receive(&mut self, socket: &mut Socket) -> Option<Ending> {
        loop {
            let next = socket.next().await;
            self.has_left = matches!(next, None | Some(Ok(Message::Close(_))));
            if let Some(Ok(_)) = next {
                self.open.hear();
            }
            let ending = match next? {
                // On the heap: what a message needs is far more than what a silent connection holds.
                Ok(Message::Text(text)) => Box::pin(self.handle(text.as_str())).await,
                Ok(Message::Binary(_)) => {
                    let details = "send text, not binary".to_owned();
                    self.settle(Err(Refusal::Malformed { details }.into())).await
                }
                Ok(Message::Close(_)) => return Some(Ending::ByClient),
                Ok(Message::Pong(contents)) if self.member.lag.pong(&contents) == PongKind::Answer => {
                    self.settle(Ok(())).await
                }
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {
                    let handled = self.limit(self.pace.ping(), None);
                    self.settle(handled.map_err(Mistake::from)).await
                }
                Err(error) => return Ending::after(&error),
            };
            if ending.is_some() {
                return ending;
            }
        }
    }

    /// Answers a mistake; returns why the connection is to end, if it is.
    async fn settle(&mut self, handled: Result<(), Mistake>) -> Option<Ending> {
        match handled {
            Ok(()) => self.mistakes = 0,
            Err(Mistake { refusal: end @ (Refusal::Internal | Refusal::ShuttingDown), .. }) => {
                return Some(end.into());
            }
            Err(Mistake { id, game, refusal }) => {
                self.mistakes += 1;
                let failure = failure(&refusal);
                Box::pin(self.answer(ServerMessage::Error { id, game, failure })).await;
                if self.mistakes >= MAX_MISTAKES {
                    return Some(Ending::after_mistakes(refusal));
                }
            }
        }
        None
    }

    /// Handles a text frame, and then what it asks to follow; returns why the connection is to end, if it is. All that is
    /// rare is on the heap for itself, so that a command needs little memory.
    async fn handle(&mut self, text: &str) -> Option<Ending> {
        let obeyed = match self.read(text) {
            Ok(ClientMessage::Command { game, command }) => {
                self.command(&game, command).await.map(|()| Vec::new())
            }
            Ok(message) => Box::pin(self.obey(message)).await,
            Err(refusal) => Err(refusal),
        };
        match obeyed {
            Ok(follows) if !follows.is_empty() => Box::pin(self.follow_all(follows)).await,
            Ok(_) => self.settle(Ok(())).await,
            Err(refusal @ Refusal::TooLarge { .. }) => self.settle(Err(refusal.into())).await,
            Err(refusal) => self.settle(Err(Mistake::of(text, refusal))).await,
        }
    }

    /// The message of a text frame.
    ///
    /// # Errors
    /// When there is none that the connection may send now.
    fn read(&self, text: &str) -> Result<ClientMessage, Refusal> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(Refusal::TooLarge { limit: MAX_MESSAGE_BYTES });
        }
        let message =
            ClientMessage::read(text).map_err(|error| Refusal::Malformed { details: error.to_string() })?;
        let needs_hello = !matches!(message, ClientMessage::Ping { .. } | ClientMessage::Hello { .. });
        if needs_hello && !self.open.is_greeted() { Err(Refusal::NoHello) } else { Ok(message) }
    }

    /// Does what a message asks for, but for the topics to follow, which are returned.
    async fn obey(&mut self, message: ClientMessage) -> Result<Vec<Follow>, Refusal> {
        match message {
            ClientMessage::Ping { id } => self.pong(id).await?,
            ClientMessage::Hello { version, presence, follow } => {
                self.welcome(version).await?;
                if let Some(presence) = presence {
                    self.show(presence).await?;
                }
                return Ok(follow);
            }
            ClientMessage::Follow(follow) => return Ok(vec![follow]),
            ClientMessage::Unfollow { topic, .. } => self.unfollow(&topic).await?,
            ClientMessage::Presence { state } => self.show(state).await?,
            ClientMessage::Command { game, command } => self.command(&game, command).await?,
            ClientMessage::Say { game, say } => self.say(&game, say).await?,
        }
        Ok(Vec::new())
    }

    /// Follows topics, one after the other; returns why the connection is to end, if it is.
    async fn follow_all(&mut self, follows: Vec<Follow>) -> Option<Ending> {
        for follow in follows {
            let game = if let Topic::Game { game } = &follow.topic { Some(game.clone()) } else { None };
            let id = follow.id.clone();
            let handled = self.follow(follow).await.map_err(|refusal| Mistake { id, game, refusal });
            let ending = self.settle(handled).await;
            if ending.is_some() {
                return ending;
            }
        }
        None
    }

    async fn pong(&mut self, id: Option<CommandId>) -> Result<(), Refusal> {
        self.limit(self.pace.ping(), None)?;
        self.answer(ServerMessage::Pong { id }).await;
        Ok(())
    }

    async fn welcome(&mut self, version: u32) -> Result<(), Refusal> {
        if version != VERSION {
            return Err(Refusal::UnsupportedVersion { client: version, service: VERSION });
        }
        // A further one costs what a ping costs.
        if self.open.greet() {
            self.limit(self.pace.ping(), None)?;
        }
        self.answer(ServerMessage::Welcome { version, now_ms: env::timeline_ms() }).await;
        Ok(())
    }

    /// Follows a topic, or follows it again: the lobby from a change of an epoch on, a game from what was seen.
    async fn follow(&mut self, follow: Follow) -> Result<(), Refusal> {
        let Follow { id, topic, since, epoch, talk, with } = follow;
        self.topics.check_place_for(&topic)?;
        match topic {
            Topic::Game { game } => {
                let since = since.unwrap_or(0);
                let talk = talk.unwrap_or_default();
                let is_hidden = self.is_hidden;
                self.join(&game, Seen { follow: id, is_hidden, is_counted: false, since, talk, with })
                    .await?;
            }
            Topic::Lobby => {
                let since = epoch.zip(since);
                self.count_follow(if since.is_some() { Share::Rest } else { Share::Whole }, None)?;
                self.topics.catch_up().await;
                self.topics.add_lobby(self.app.lobby.follow(&self.member.outbox, since));
            }
            Topic::Notices => {
                self.count_follow(Share::Rest, None)?;
                self.topics.catch_up().await;
                if let Some(player) = self.member.player {
                    let asked = self.app.rooms.ask_games_of(player).await;
                    asked.map_err(|error| self.refusal_of_join(error.into()))?;
                }
                let Member { player, outbox, .. } = &self.member;
                let followed = self.app.notices.follow(&*self.app.store, *player, outbox).await;
                self.topics.add_notices(followed.map_err(|error| self.refusal_of_join(error.into()))?);
            }
        }
        Ok(())
    }

    /// Joins a game's room, or joins it again.
    async fn join(&mut self, game: &GameId, mut seen: Seen) -> Result<(), Refusal> {
        self.topics.catch_up_but(game).await;
        // A channel that was never read may be long, and a page that has the game does not need it again.
        let is_whole = seen.since == 0
            || Channel::PUBLIC.iter().any(|&channel| seen.talk.of(channel) == 0)
            || self.topics.contains_game(game);
        self.count_follow(if is_whole { Share::Whole } else { Share::Rest }, Some(game))?;
        seen.is_counted = is_whole;
        let joined = self.app.rooms.join(game, &self.member, seen).await;
        let room = joined.map_err(|error| self.refusal_of_join(error))?;
        self.topics.add_game(game.clone(), room);
        Ok(())
    }

    /// Tells the rooms of all games whether the page is shown.
    async fn show(&mut self, presence: Presence) -> Result<(), Refusal> {
        self.limit(self.pace.ping(), None)?;
        // Only pages that are gone are not connected.
        let presence = if presence == Presence::Here { Presence::Here } else { Presence::Away };
        self.is_hidden = presence == Presence::Away;
        for room in self.topics.rooms() {
            // A room that has closed has no members.
            let _ = room.show(self.member.id, presence).await;
        }
        Ok(())
    }

    /// What a client is told whose game cannot be opened. A failure of the service is only that
    /// of this game: the connection goes on with its other topics.
    fn refusal_of_join(&self, error: OpenError) -> Refusal {
        let caller = &self.member.caller;
        let refusal = match error.refusal() {
            Refusal::Internal => Refusal::Failed { request: caller.request.to_string() },
            refusal => refusal,
        };
        caller.span().in_scope(|| Error::from(error).log());
        refusal
    }

    /// Follows a topic no longer.
    async fn unfollow(&mut self, topic: &Topic) -> Result<(), Refusal> {
        // What the room's last answer costs is known before the game may be followed anew.
        self.topics.catch_up().await;
        if let Some(room) = self.topics.remove(topic)? {
            // A room that has closed has no members to remove.
            let _ = room.leave(self.member.id, None).await;
        }
        Ok(())
    }

    /// Hands a command to its game's room, which answers it.
    async fn command(&mut self, game: &GameId, command: Command) -> Result<(), Refusal> {
        self.limit(self.limit_of_command(), Some(game))?;
        let room = self.topics.room(game).await?;
        let sent = room.command(self.member.id, command).await;
        sent.map_err(|_| Refusal::Internal)
    }

    /// Hands what a person says to its game's room, which answers it. It counts as a command.
    async fn say(&mut self, game: &GameId, say: Say) -> Result<(), Refusal> {
        self.limit(self.limit_of_command(), Some(game))?;
        let room = self.topics.room(game).await?;
        let sent = room.say(self.member.id, self.name.clone(), say).await;
        sent.map_err(|_| Refusal::Internal)
    }

    /// Sends an answer that no room has a part in, after the rooms' answers to all earlier messages.
    async fn answer(&mut self, message: ServerMessage) {
        self.topics.catch_up().await;
        self.member.outbox.send(&message);
    }

    /// Counts a command.
    fn limit_of_command(&self) -> Result<(), LimitReached> {
        self.pace.command()?;
        self.app.gate.command(self.member.caller.network)
    }

    /// Counts a `follow`.
    fn count_follow(&mut self, share: Share, game: Option<&GameId>) -> Result<(), Refusal> {
        self.limit(self.limit_of_follow(share), game)?;
        self.has_followed = true;
        Ok(())
    }

    /// The limits of a `follow`. The first one of a connection is counted for its address when the socket is
    /// opened; one that asks for the whole, and one behind an answer as long as that, counts as reading a
    /// game.
    fn limit_of_follow(&self, share: Share) -> Result<(), LimitReached> {
        let (gate, Member { player, caller, owes_read, .. }) = (&self.app.gate, &self.member);
        self.pace.follow()?;
        if self.has_followed {
            gate.follow(caller.network)?;
        }
        // What the earlier answers owe is counted once, however many there were.
        if matches!(share, Share::Whole) || owes_read.load(Ordering::Relaxed) {
            gate.read(caller.network, *player)?;
            owes_read.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    /// The answer to a message beyond a limit, which the security log notes.
    fn limit(&self, counted: Result<(), LimitReached>, game: Option<&GameId>) -> Result<(), Refusal> {
        counted.map_err(|reached| {
            let Member { player, caller, .. } = &self.member;
            let who = Who::of(*player, caller.network);
            caller.span().in_scope(|| self.app.note_limit(reached, who, game));
            reached.refusal()
        })
    }
}
