//! Failures of a client.

use std::net::SocketAddr;
use std::{fmt, io};

use djambi_protocol::Failure;
use tokio_tungstenite::tungstenite;

/// The failure of a request or of a socket. Those with the same reason have the same text.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// No connection can be opened.
    #[error("the service at {address} cannot be reached")]
    Unreachable {
        /// The address.
        address: SocketAddr,
        /// The reason.
        source: io::Error,
    },
    /// A request cannot be written as HTTP.
    #[error("no request")]
    Request(#[from] hyper::http::Error),
    /// A connection broke before the whole answer to a request was there.
    #[error("no whole answer")]
    NoAnswer(#[from] hyper::Error),
    /// The service has refused a request.
    #[error("{request} is answered with {refusal}")]
    Refused {
        /// The method and the path.
        request: String,
        /// The answer.
        refusal: Refusal,
    },
    /// The service has refused a socket.
    #[error("socket refused: {0}")]
    SocketRefused(Refusal),
    /// A socket cannot be opened.
    #[error("socket not opened: {0}")]
    NotOpened(String),
    /// A message cannot be sent.
    #[error("message not sent: {0}")]
    NotSent(#[source] Box<tungstenite::Error>),
    /// The service has refused a message that asks for a topic: the code.
    #[error("hello refused: {0}")]
    FollowRefused(String),
    /// A socket has ended: how, in the words of [`crate::end_of`].
    #[error("closed: {0}")]
    Closed(String),
    /// An answer or a message is not one of the protocol.
    #[error("unreadable message: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// The answer of a service that refuses a request, written as `404 not_found`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The status code.
    pub status: u16,
    /// The code of the reason, if the answer is one of the protocol.
    pub code: Option<String>,
}

impl Refusal {
    /// The refusal in an answer.
    pub(crate) fn new(status: u16, body: &[u8]) -> Self {
        let failure = serde_json::from_slice::<Failure>(body);
        Self { status, code: failure.ok().map(|failure| failure.code) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.status)?;
        self.code.iter().try_for_each(|code| write!(f, " {code}"))
    }
}

impl ClientError {
    /// Whether the service has refused a request or a socket by its limits.
    #[must_use]
    pub const fn is_by_limits(&self) -> bool {
        matches!(self, Self::Refused { refusal, .. } | Self::SocketRefused(refusal) if refusal.status == 429)
    }

    /// Whether a connection was lost or not opened, so that another one may go on.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        match self {
            Self::Unreachable { .. }
            | Self::NoAnswer(_)
            | Self::NotOpened(_)
            | Self::NotSent(_)
            | Self::Closed(_) => true,
            Self::Request(_)
            | Self::Refused { .. }
            | Self::SocketRefused(_)
            | Self::FollowRefused(_)
            | Self::Unreadable(_) => false,
        }
    }
}
