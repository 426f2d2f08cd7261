//! The WebSocket of a game: one task for each connection.

use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, FromRequestParts, State};
use axum::response::Response;
use djambi_protocol::{
    ClientMessage, GameId, MAX_MESSAGE_BYTES, Missing, Refusal, Seq, ServerMessage, VERSION,
};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use tokio::time::timeout;

use super::ending::Ending;
use super::outgoing::Outgoing;
use crate::app::App;
use crate::connection_limits::ConnectionLimits;
use crate::game::{Inbox, Member, Outbox, Room};
use crate::http::error::Error;
use crate::http::json_body::malformed;
use crate::http::path_param::PathParam;
use crate::identity::Principal;
use crate::limits::{Caller, LimitReached, Pace, SocketPass};
use crate::metrics::GaugeGuard;
use crate::refused::Refused;
use crate::security::Who;

/// The maximum size of a message that is read and answered; a longer one ends the connection.
const MAX_FRAME_BYTES: usize = 64 * 1024;
/// How much is read at a time: each connection has a buffer of this size.
const READ_BUFFER_BYTES: usize = 1024;
/// The maximum number of invalid messages, or of messages beyond a limit, in a row.
const MAX_MISTAKES: u32 = 20;
/// How long a connection may be silent, pongs included.
const READ_TIMEOUT: Duration = Duration::from_secs(70);
/// How long the closing of a connection may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// The request that opens a socket: who sends it, and what the connection may do.
#[derive(FromRequestParts)]
#[from_request(state(App))]
pub(crate) struct Opener {
    principal: Principal,
    #[from_request(via(Extension))]
    caller: Caller,
    #[from_request(via(Extension))]
    limits: ConnectionLimits,
}

/// `GET /api/games/{id}/socket`
pub(crate) async fn socket(
    State(app): State<App>,
    Opener { principal, caller, limits }: Opener,
    PathParam(id): PathParam,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let game: GameId = id.parse().map_err(|_| Error::not_found(Missing::Game))?;
    let pass = app.gate.open_socket(caller.network, principal.id(), &game)?;
    app.rooms.open(&game).await?;
    let upgrade = upgrade.map_err(|rejection| malformed(rejection.body_text()))?;
    let upgrade = upgrade
        .max_frame_size(MAX_FRAME_BYTES)
        .max_message_size(MAX_FRAME_BYTES)
        .read_buffer_size(READ_BUFFER_BYTES);
    let tasks = app.tasks.clone();
    let (outbox, inbox) = Outbox::channel();
    let member = app.rooms.new_member(principal.id(), caller, outbox);
    let pace = app.gate.pace();
    let connection = Connection { app, game, member, room: None, mistakes: 0, pace, _pass: pass };
    Ok(upgrade.on_upgrade(move |socket| tasks.track_future(run(connection, inbox, limits.hello, socket))))
}

/// Runs a connection until one side ends it.
async fn run(mut connection: Connection, inbox: Inbox, hello: Duration, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let mut outgoing = Outgoing::new(sink, inbox);
    let shutdown = connection.app.shutdown.clone();
    let metrics = connection.app.metrics.clone();
    let _open = GaugeGuard::new(&metrics.sockets);
    let end = tokio::select! {
        biased;
        () = shutdown.cancelled() => Some(Refusal::ShuttingDown.into()),
        end = connection.receive(stream, hello) => end,
        end = outgoing.send() => end,
    };
    if let Some(room) = &connection.room {
        // A room that has closed has no members to remove.
        let _ = room.leave(connection.member.id).await;
    }
    // A connection that is too slow may be too slow for this as well.
    if let Some(end) = end {
        drop(timeout(CLOSE_TIMEOUT, outgoing.close(end)).await);
    }
}

/// The receiving side of a connection.
struct Connection {
    app: App,
    game: GameId,
    member: Member,
    /// The room that the member has joined, after a `hello`.
    room: Option<Room>,
    /// The number of messages in a row that are invalid or beyond a limit.
    mistakes: u32,
    /// The limits of this connection.
    pace: Pace,
    /// Counts the connection as open.
    _pass: SocketPass,
}

impl Connection {
    /// Receives until the connection is to end; returns the reason, or `None` if it is gone already.
    async fn receive(&mut self, mut stream: SplitStream<WebSocket>, hello: Duration) -> Option<Ending> {
        let mut silence = pin!(tokio::time::sleep(hello));
        loop {
            let next = tokio::select! {
                next = timeout(READ_TIMEOUT, stream.next()) => next.ok()?,
                () = silence.as_mut(), if self.room.is_none() => return Some(Refusal::NoHello.into()),
            };
            let handled = match next? {
                Ok(Message::Text(text)) => self.handle(text.as_str()).await,
                Ok(Message::Binary(_)) => {
                    Err(Refusal::Malformed { details: "send text, not binary".to_owned() })
                }
                Ok(Message::Close(_)) => return None,
                Ok(Message::Ping(_) | Message::Pong(_)) => self.limit(self.pace.ping()),
                Err(error) => return Ending::after(error),
            };
            match handled {
                Ok(()) => self.mistakes = 0,
                Err(refusal @ (Refusal::Internal | Refusal::ShuttingDown)) => return Some(refusal.into()),
                Err(refusal) => {
                    self.mistakes += 1;
                    self.answer(ServerMessage::Error(Refused::from(&refusal).failure())).await;
                    if self.mistakes >= MAX_MISTAKES {
                        return Some(Ending::after_mistakes(refusal));
                    }
                }
            }
        }
    }

    /// Handles a text frame; an error is the answer.
    async fn handle(&mut self, text: &str) -> Result<(), Refusal> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(Refusal::TooLarge { limit: MAX_MESSAGE_BYTES });
        }
        let message =
            serde_json::from_str(text).map_err(|error| Refusal::Malformed { details: error.to_string() })?;
        match (message, &self.room) {
            (ClientMessage::Ping, _) => {
                self.limit(self.pace.ping())?;
                self.answer(ServerMessage::Pong).await;
                Ok(())
            }
            (ClientMessage::Hello { version: VERSION, since }, _) => self.join(since.unwrap_or(0)).await,
            (ClientMessage::Hello { version, .. }, _) => {
                Err(Refusal::UnsupportedVersion { client: version, service: VERSION })
            }
            (ClientMessage::Command(command), Some(room)) => {
                let gate = &self.app.gate;
                self.limit(self.pace.command().and_then(|()| gate.command(self.member.caller.network)))?;
                let sent = room.command(self.member.id, command).await;
                sent.map_err(|_| Refusal::Internal)
            }
            (ClientMessage::Command(_), None) => Err(Refusal::NoHello),
        }
    }

    /// Sends an answer that the room has no part in, after the room's answers to all earlier messages.
    async fn answer(&self, message: ServerMessage) {
        if let Some(room) = &self.room {
            // A room that has closed answers nothing more.
            let _ = room.catch_up().await;
        }
        self.member.outbox.send(&message);
    }

    /// Counts a `hello`. The first one of a connection is counted for its address when the socket is opened;
    /// one that asks for all events reads the game.
    fn limit_of_hello(&self, since: Seq) -> Result<(), LimitReached> {
        let (gate, Member { player, caller, .. }) = (&self.app.gate, &self.member);
        self.pace.hello()?;
        if self.room.is_some() {
            gate.hello(caller.network)?;
        }
        if since == 0 { gate.read(caller.network, *player) } else { Ok(()) }
    }

    /// The answer to a message beyond a limit, which the security log notes.
    fn limit(&self, counted: Result<(), LimitReached>) -> Result<(), Refusal> {
        counted.map_err(|reached| {
            let Member { player, caller, .. } = &self.member;
            let who = Who::of(*player, caller.network);
            caller.span().in_scope(|| self.app.note_limit(reached, who, Some(&self.game)));
            reached.refusal()
        })
    }

    /// Joins the game's room, or joins it again.
    async fn join(&mut self, since: Seq) -> Result<(), Refusal> {
        self.limit(self.limit_of_hello(since))?;
        let joined = self.app.rooms.join(&self.game, &self.member, since).await;
        let room = joined.map_err(|error| {
            let refusal = error.refusal();
            Error::from(error).log();
            refusal
        })?;
        self.room = Some(room);
        Ok(())
    }
}
