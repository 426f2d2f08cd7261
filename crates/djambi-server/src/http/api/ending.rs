//! Why a connection ends.

use axum::extract::ws::close_code;
use djambi_protocol::Code;
use tungstenite::Error as SocketError;
use tungstenite::error::ProtocolError;

/// Why a connection ends: what its last message and its close frame say.
pub(super) struct Ending {
    /// The code for programs.
    pub(super) code: Code,
    /// The code of the close frame.
    pub(super) close_code: u16,
    /// A sentence for people.
    pub(super) message: &'static str,
}

impl From<Code> for Ending {
    fn from(code: Code) -> Self {
        let (close_code, message) = match code {
            Code::ShuttingDown => (close_code::AWAY, "the service is going down; connect again in a moment"),
            Code::TooSlow => (close_code::POLICY, "this connection is too slow to follow; connect again"),
            Code::TooMany => {
                (close_code::POLICY, "this connection does not heed the limits; connect again later")
            }
            Code::NoHello => (close_code::POLICY, "this connection has not said hello"),
            Code::TooLarge => (close_code::SIZE, "the message is far too long"),
            Code::Malformed => (close_code::PROTOCOL, "too many messages that cannot be read"),
            _ => (close_code::ERROR, "something failed here; connect again"),
        };
        Self { code, close_code, message }
    }
}

impl Ending {
    /// The end after an error of receiving; `None` for a connection that is broken and hears nothing any
    /// more.
    pub(super) fn after(error: axum::Error) -> Option<Self> {
        tracing::debug!(%error, "a socket breaks");
        let (close_code, message) = match *error.into_inner().downcast::<SocketError>().ok()? {
            SocketError::Capacity(_) => return Some(Code::TooLarge.into()),
            SocketError::Utf8(_) => (close_code::INVALID, "text must be UTF-8"),
            // Nobody is there to read a close frame.
            SocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return None,
            SocketError::Protocol(_) => (close_code::PROTOCOL, "this frame breaks the WebSocket protocol"),
            _ => return None,
        };
        Some(Self { code: Code::Malformed, close_code, message })
    }
}
