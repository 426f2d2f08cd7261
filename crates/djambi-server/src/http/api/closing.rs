//! The end of a connection, as its client hears it.

use djambi_protocol::ServerMessage;
use futures_util::{SinkExt, StreamExt};
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message};

use super::ending::Ending;
use crate::failure::failure;
use crate::http::upgrade::Socket;
use crate::outbox::{Frame, Inbox};
use crate::wire::Wire;

/// Sends the messages that still wait, the reason of the end, and the close frame, and reads on until the client
/// has closed too: a connection that is dropped with something unread is reset, and the client may miss the
/// end. A client that has closed gets the answer to its close frame, and nothing more.
///
/// # Errors
/// When the connection is broken.
pub(super) async fn close(
    mut socket: Socket,
    inbox: &Inbox,
    wire: &Wire,
    ending: Ending,
) -> Result<(), Error> {
    let frame = match ending {
        Ending::ByClient => None,
        Ending::Silence => Some((CloseCode::Policy, "silent")),
        Ending::Refused { refusal, close_code } => {
            let code = refusal.code();
            let error = ServerMessage::Error { id: None, game: None, failure: failure(refusal) };
            inbox.send_last(wire, Frame::from(&error)).await?;
            Some((close_code, code))
        }
    };
    if let Some((code, reason)) = frame {
        socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await?;
    }
    SinkExt::close(&mut socket).await?;
    while socket.next().await.transpose()?.is_some() {}
    Ok(())
}
