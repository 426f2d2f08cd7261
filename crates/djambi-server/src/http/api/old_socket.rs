//! The socket's address of the versions before 4, for pages that were loaded before the service was replaced.

use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use djambi_protocol::{ClientMessage, Refusal, ServerMessage, VERSION};
use futures_util::{SinkExt, StreamExt};
use tokio::time::timeout;
use tungstenite::Message;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;

use super::socket::Opener;
use crate::app::App;
use crate::http::error::Error;
use crate::http::upgrade::{Socket, Upgrade};
use crate::outbox::Frame;
use crate::refused::Refused;

/// `GET /api/games/{id}/socket`: answers a `hello` of any version with `unsupported_version`, so that the
/// page reloads and becomes one of this version.
pub(crate) async fn old_socket(
    State(app): State<App>,
    Opener { principal, caller, limits }: Opener,
    upgrade: Result<Upgrade, Error>,
) -> Result<Response, Error> {
    let pass = app.gate.open_socket(caller.network, principal.id())?;
    let tasks = app.tasks.clone();
    Ok(upgrade?.run(move |socket| {
        tasks.track_future(async move {
            let _pass = pass;
            app.shutdown.run_until_cancelled(refuse(socket, limits.hello)).await;
        })
    }))
}

/// Waits for the `hello`, refuses its version, and closes the connection.
async fn refuse(mut socket: Socket, wait: Duration) {
    let Ok(Some(Ok(Message::Text(text)))) = timeout(wait, socket.next()).await else { return };
    let refusal = match serde_json::from_str(&text) {
        Ok(ClientMessage::Hello { version }) => {
            Refusal::UnsupportedVersion { client: version, service: VERSION }
        }
        _ => Refusal::NoHello,
    };
    let refused = Refused::from(&refusal);
    let error = Frame::from(&ServerMessage::Error { game: None, failure: refused.failure() });
    let frame = CloseFrame { code: CloseCode::Policy, reason: refused.problem.code.into() };
    // The page may be gone.
    if socket.send(Message::Text(error.text)).await.is_ok() {
        let _ = socket.send(Message::Close(Some(frame))).await;
    }
}
