use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use djambi_protocol::{ClientMessage, Code, GameId, MAX_MESSAGE_BYTES, Seq, ServerMessage, VERSION};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::time::timeout;

use crate::app::App;
use crate::game::{Inbox, MemberId, Outbox, Room};
use crate::http::error::Error;
use crate::http::path_param::Segment;
use crate::identity::Visitor;

/// A frame up to this size is read and answered, however useless; a longer one ends the connection.
const LONGEST_FRAME: usize = 4 * 1024 * 1024;
/// How many messages in a row a connection may get wrong.
const MISTAKES: u32 = 20;
/// How often a connection may say hello: each is answered with as much of the game as it asks for.
const HELLOS: u32 = 30;
/// How long one message may take on its way out.
const SENDING: Duration = Duration::from_secs(20);
/// How often we ask whether somebody is still there, and after which silence nobody is.
const HEARTBEAT: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(70);
/// How long we try to say goodbye.
const FAREWELL: Duration = Duration::from_secs(2);

/// `GET /api/games/{id}/socket`
pub(crate) async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    Segment(id): Segment,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let game: GameId = id.parse().map_err(|_| Error::NotFound("game"))?;
    app.rooms.open(&game).await?;
    let upgrade = upgrade.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
    let upgrade = upgrade.max_frame_size(LONGEST_FRAME).max_message_size(LONGEST_FRAME);
    let tasks = app.tasks.clone();
    Ok(upgrade.on_upgrade(move |socket| tasks.track_future(attend(app, visitor, game, socket))))
}

/// Looks after a connection until one side ends it.
async fn attend(app: App, visitor: Visitor, game: GameId, socket: WebSocket) {
    let (mut sink, stream) = socket.split();
    let (outbox, mut inbox) = Outbox::channel();
    let shutdown = app.shutdown.clone();
    let member = app.rooms.new_member();
    let mut talk = Conversation { app, visitor, game, member, room: None, outbox, mistakes: 0, hellos: 0 };
    let end = tokio::select! {
        biased;
        () = shutdown.cancelled() => Some(Code::ShuttingDown),
        end = talk.listen(stream) => end,
        end = speak(&mut sink, &mut inbox) => end,
    };
    if let Some(room) = &talk.room {
        // A room that has closed needs no goodbye.
        let _ = room.leave(member).await;
    }
    // Whoever is too slow may be too slow for this as well.
    drop(timeout(FAREWELL, say_goodbye(sink, inbox, end)).await);
}

/// Sends what the outbox holds until the connection is to end; gives the reason, or `None` if it is gone already.
async fn speak(sink: &mut SplitSink<WebSocket, Message>, inbox: &mut Inbox) -> Option<Code> {
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    heartbeat.reset();
    loop {
        let message = tokio::select! {
            biased;
            reason = inbox.end.wait_for(Option::is_some) => return reason.ok().and_then(|reason| *reason),
            message = inbox.messages.recv() => text(&message?),
            _ = heartbeat.tick() => Message::Ping(Vec::new().into()),
        };
        match timeout(SENDING, sink.send(message)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return None,
            Err(_) => return Some(Code::TooSlow),
        }
    }
}

/// Sends what is still waiting, why it ends, and the end.
async fn say_goodbye(
    mut sink: SplitSink<WebSocket, Message>,
    mut inbox: Inbox,
    end: Option<Code>,
) -> Result<(), axum::Error> {
    let Some(code) = end else { return Ok(()) };
    while let Ok(message) = inbox.messages.try_recv() {
        sink.feed(text(&message)).await?;
    }
    let (code_number, message) = farewell(code);
    sink.feed(text(&ServerMessage::Error { code, message: message.to_owned() })).await?;
    sink.feed(Message::Close(Some(CloseFrame { code: code_number, reason: message.into() }))).await?;
    sink.close().await
}

fn farewell(code: Code) -> (u16, &'static str) {
    match code {
        Code::ShuttingDown => (close_code::AWAY, "the service is going down; connect again in a moment"),
        Code::TooSlow => (close_code::POLICY, "this connection is too slow to follow; connect again"),
        Code::TooLarge => (close_code::SIZE, "the message is far too long"),
        Code::Malformed => (close_code::PROTOCOL, "too many messages that cannot be read"),
        _ => (close_code::ERROR, "something failed here; connect again"),
    }
}

fn text(message: &ServerMessage) -> Message {
    Message::Text(serde_json::to_string(message).expect("a message as JSON").into())
}

/// The listening half of a connection.
struct Conversation {
    app: App,
    visitor: Visitor,
    game: GameId,
    member: MemberId,
    room: Option<Room>,
    outbox: Outbox,
    mistakes: u32,
    hellos: u32,
}

impl Conversation {
    /// Listens until the connection is to end; gives the reason, or `None` if it is gone already.
    async fn listen(&mut self, mut stream: SplitStream<WebSocket>) -> Option<Code> {
        loop {
            let Ok(next) = timeout(SILENCE, stream.next()).await else { return None };
            let heard = match next? {
                Ok(Message::Text(text)) => self.hear(text.as_str()).await,
                Ok(Message::Binary(_)) => Err((Code::Malformed, "send text, not binary".to_owned())),
                Ok(Message::Close(_)) => return None,
                Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                Err(error) => return unreadable(&error),
            };
            match heard {
                Ok(()) => self.mistakes = 0,
                Err((code @ (Code::Internal | Code::ShuttingDown), _)) => return Some(code),
                Err((code, message)) => {
                    self.mistakes += 1;
                    self.outbox.send(ServerMessage::Error { code, message });
                    if self.mistakes >= MISTAKES {
                        return Some(Code::Malformed);
                    }
                }
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), (Code, String)> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err((Code::TooLarge, format!("a message has {MAX_MESSAGE_BYTES} bytes at most")));
        }
        let message = serde_json::from_str(text)
            .map_err(|error| (Code::Malformed, format!("the message cannot be read: {error}")))?;
        match (message, &self.room) {
            (ClientMessage::Ping, _) => {
                self.outbox.send(ServerMessage::Pong);
                Ok(())
            }
            (ClientMessage::Hello { version: VERSION, since }, _) => self.join(since.unwrap_or(0)).await,
            (ClientMessage::Hello { version, .. }, _) => {
                let message = format!("this service speaks version {VERSION}, not {version}");
                Err((Code::UnsupportedVersion, message))
            }
            (ClientMessage::Command(command), Some(room)) => room
                .command(self.member, command)
                .await
                .map_err(|_| (Code::Internal, "the room has closed".to_owned())),
            (ClientMessage::Command(_), None) => Err((Code::NoHello, "say hello first".to_owned())),
        }
    }

    async fn join(&mut self, since: Seq) -> Result<(), (Code, String)> {
        self.hellos += 1;
        if self.hellos > HELLOS {
            return Err((Code::Malformed, format!("hello was said {HELLOS} times; connect again")));
        }
        let Self { app, visitor, game, member, outbox, .. } = self;
        let joined = app.rooms.join(game, *member, visitor.0, since, outbox).await;
        let room = joined.map_err(|error| {
            error.log();
            (error.manner().0, error.to_string())
        })?;
        self.room = Some(room);
        Ok(())
    }
}

/// What a frame that cannot be received means: one that is far too long, or a connection that is gone or broken.
fn unreadable(error: &axum::Error) -> Option<Code> {
    tracing::debug!(%error, "a socket breaks");
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        if error.to_string().contains("too long") {
            return Some(Code::TooLarge);
        }
        cause = error.source();
    }
    None
}
