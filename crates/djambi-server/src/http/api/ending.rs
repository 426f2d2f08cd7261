//! Why a connection ends.

use axum::extract::ws::close_code;
use djambi_protocol::{MAX_MESSAGE_BYTES, Refusal};
use tungstenite::Error as SocketError;
use tungstenite::error::ProtocolError;

/// Why a connection ends: what its last message and its close frame say.
pub(super) struct Ending {
    /// What its last message says.
    pub(super) refusal: Refusal,
    /// The code of the close frame.
    pub(super) close_code: u16,
}

impl From<Refusal> for Ending {
    fn from(refusal: Refusal) -> Self {
        let close_code = match refusal {
            Refusal::ShuttingDown => close_code::AWAY,
            Refusal::TooSlow | Refusal::TooMany { .. } | Refusal::NoHello => close_code::POLICY,
            Refusal::TooLarge { .. } => close_code::SIZE,
            Refusal::Malformed { .. } => close_code::PROTOCOL,
            _ => close_code::ERROR,
        };
        Self { refusal, close_code }
    }
}

impl Ending {
    /// The end after too many mistakes in a row, of which this is the last.
    pub(super) const fn after_mistakes(refusal: Refusal) -> Self {
        let close_code = match refusal {
            Refusal::TooMany { .. } => close_code::POLICY,
            _ => close_code::PROTOCOL,
        };
        Self { refusal, close_code }
    }

    /// The end after an error of receiving; `None` for a connection that is broken and hears nothing any
    /// more.
    pub(super) fn after(error: axum::Error) -> Option<Self> {
        tracing::debug!(%error, "a socket breaks");
        let (close_code, details) = match *error.into_inner().downcast::<SocketError>().ok()? {
            SocketError::Capacity(_) => return Some(Refusal::TooLarge { limit: MAX_MESSAGE_BYTES }.into()),
            SocketError::Utf8(_) => (close_code::INVALID, "text must be UTF-8"),
            // Nobody is there to read a close frame.
            SocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return None,
            SocketError::Protocol(_) => (close_code::PROTOCOL, "this frame breaks the WebSocket protocol"),
            _ => return None,
        };
        Some(Self { refusal: Refusal::Malformed { details: details.to_owned() }, close_code })
    }
}
