//! A socket that follows a game.

use djambi_protocol::{ClientMessage, GameId, GameMessage, OfGame, Seq, ServerMessage, Topic, VERSION};
use futures_util::{SinkExt, StreamExt};
use hyper::header::COOKIE;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::target::Target;

/// How much is read at a time: with thousands of sockets the usual 128 KiB would be gigabytes.
const READ_BUFFER_BYTES: usize = 4 * 1024;

/// A socket that follows a game.
pub(crate) type GameSocket = WebSocketStream<TcpStream>;

/// Opens a socket for the client with this number.
///
/// # Errors
/// The name of the problem, such as `socket refused: 429 too_many`.
pub(crate) async fn open(target: &Target, client: usize, cookie: Option<&str>) -> Result<GameSocket, String> {
    let failed = |error: &dyn std::fmt::Display| format!("socket not opened: {error}");
    let address = format!("ws://{}/api/socket", target.host);
    let mut request = address.into_client_request().map_err(|error| failed(&error))?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert(COOKIE, cookie.parse().map_err(|error| failed(&error))?);
    }
    let stream = target.connect(client).await.map_err(|error| failed(&error))?;
    stream.set_nodelay(true).map_err(|error| failed(&error))?;
    let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
    match client_async_with_config(request, stream, Some(config)).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(reply)) => Err(refusal(reply.status().as_u16(), reply.body().as_deref())),
        Err(error) => Err(failed(&error)),
    }
}

fn refusal(status: u16, body: Option<&[u8]>) -> String {
    let body: Option<serde_json::Value> = body.and_then(|body| serde_json::from_slice(body).ok());
    let code = body.as_ref().and_then(|body| body.get("code")?.as_str()).unwrap_or_default();
    format!("socket refused: {status} {code}").trim_end().to_owned()
}

/// The messages that follow a game on a new connection.
pub(crate) fn greeting(game: &GameId, since: Seq) -> [Message; 2] {
    let topic = Topic::Game { game: game.clone() };
    [
        ClientMessage::Hello { version: VERSION },
        ClientMessage::Follow { topic, since: Some(since), epoch: None, talk: None },
    ]
    .map(|message| Message::text(serde_json::to_string(&message).expect("a message as JSON")))
}

/// Says hello, follows a game, and reads the answer with the game.
///
/// # Errors
/// The name of the problem.
pub(crate) async fn follow(
    socket: &mut GameSocket,
    game: &GameId,
    since: Seq,
) -> Result<GameMessage, String> {
    let not_sent = |error| format!("hello not sent: {error}");
    for message in greeting(game, since) {
        socket.feed(message).await.map_err(not_sent)?;
    }
    socket.flush().await.map_err(not_sent)?;
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(ServerMessage::Game(OfGame { message: game @ GameMessage::Game { .. }, .. })) => {
                    return Ok(game);
                }
                Ok(ServerMessage::Error { failure, .. }) => {
                    return Err(format!("hello refused: {}", failure.code));
                }
                Ok(_) => {}
                Err(error) => return Err(format!("unreadable message: {error}")),
            },
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => return Err(format!("closed before the answer: {}", end_of(other))),
        }
    }
}

/// How a connection ended, in words that are the same for the same reason.
pub(crate) fn end_of(last: Option<Result<Message, Error>>) -> String {
    match last {
        Some(Ok(Message::Close(Some(frame)))) => format!("{} {}", u16::from(frame.code), frame.reason),
        Some(Ok(Message::Close(None))) => "without a reason".to_owned(),
        Some(Ok(_)) => "an unexpected frame".to_owned(),
        Some(Err(error)) => error.to_string(),
        None => "without a close frame".to_owned(),
    }
}
