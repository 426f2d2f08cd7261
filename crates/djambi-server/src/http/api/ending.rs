//! Why a connection ends.

use djambi_protocol::{MAX_MESSAGE_BYTES, Refusal};
use tungstenite::Error as SocketError;
use tungstenite::error::ProtocolError;
use tungstenite::protocol::frame::coding::CloseCode;

use crate::outbox::End;

/// Why a connection ends: what its last message and its close frame say.
pub(super) enum Ending {
    /// The service ends it, with a message that says why.
    Refused {
        /// What the message says.
        refusal: Refusal,
        /// The code of the close frame.
        close_code: CloseCode,
    },
    /// Nothing has come from the client for too long.
    Silence,
    /// The client has sent a close frame, which is to be answered by one.
    ByClient,
}

impl From<Refusal> for Ending {
    fn from(refusal: Refusal) -> Self {
        let close_code = match refusal {
            Refusal::ShuttingDown => CloseCode::Away,
            Refusal::TooSlow | Refusal::TooMany { .. } | Refusal::NoHello | Refusal::SignedOut => {
                CloseCode::Policy
            }
            Refusal::TooLarge { .. } => CloseCode::Size,
            Refusal::Malformed { .. } => CloseCode::Protocol,
            _ => CloseCode::Error,
        };
        Self::Refused { refusal, close_code }
    }
}

impl Ending {
    /// The end after too many mistakes in a row, of which this is the last.
    pub(super) const fn after_mistakes(refusal: Refusal) -> Self {
        let close_code = match refusal {
            Refusal::TooMany { .. } => CloseCode::Policy,
            _ => CloseCode::Protocol,
        };
        Self::Refused { refusal, close_code }
    }

    /// The ending for a reason from outside; `None` for a connection that is broken and hears nothing any more.
    pub(super) fn told(end: End) -> Option<Self> {
        match end {
            End::Refused(refusal) => Some(refusal.into()),
            End::Silence => Some(Self::Silence),
            End::Broken => None,
        }
    }

    /// The end after an error of receiving; `None` for a connection that is broken and hears nothing any
    /// more.
    pub(super) fn after(error: &SocketError) -> Option<Self> {
        tracing::debug!(%error, "a socket breaks");
        let (close_code, details) = match error {
            SocketError::Capacity(_) => return Some(Refusal::TooLarge { limit: MAX_MESSAGE_BYTES }.into()),
            SocketError::Utf8(_) => (CloseCode::Invalid, "text must be UTF-8"),
            // Nobody is there to read a close frame.
            SocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return None,
            SocketError::Protocol(_) => (CloseCode::Protocol, "this frame breaks the WebSocket protocol"),
            _ => return None,
        };
        Some(Self::Refused { refusal: Refusal::Malformed { details: details.to_owned() }, close_code })
    }
}
