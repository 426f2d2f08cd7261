//! Errors of requests: their status, their code and their log level.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Code, Failure, Seat};
use tracing::Level;

use crate::error_chain::with_causes;
use crate::game::{AgainError, InvalidSettings, OpenError};
use crate::store::StoreError;

/// Why a request fails. The variant decides the status and the log level; causes are logged and never sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// There is no such page, game or invitation; says which of them.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The requested game cannot be.
    #[error(transparent)]
    InvalidSettings(#[from] InvalidSettings),
    /// The request cannot be read.
    #[error("the request cannot be read: {0}")]
    Malformed(String),
    /// The body is too long.
    #[error("the request is too long")]
    TooLarge,
    /// The body does not come in time.
    #[error("the request takes too long")]
    TooSlow,
    /// The body is not JSON.
    #[error("send application/json")]
    UnsupportedMediaType,
    /// The address exists, but not for this method.
    #[error("this address does not know that method")]
    MethodNotAllowed,
    /// A page of another site sent the request.
    #[error("this request comes from a page of another site")]
    ForeignOrigin,
    /// The visitor holds no seat of a game whose players play again.
    #[error(transparent)]
    NoSeat(AgainError),
    /// The game goes on.
    #[error(transparent)]
    Unfinished(AgainError),
    /// Another guest holds the seat.
    #[error("somebody else sits there already")]
    SeatTaken,
    /// A newer invitation to the seat has replaced the one of the request.
    #[error("this invitation was replaced by a newer one: ask the person who sent it for the new link")]
    InvitationReplaced,
    /// The seat has acted and stays with its guest.
    #[error("{0} has played already, so the seat stays taken")]
    SeatActed(Seat),
    /// The guest does not hold the seat.
    #[error("you do not hold {0}")]
    NotYourSeat(Seat),
    /// Another guest has created the game.
    #[error("only the browser that created this game may do that")]
    NotYourGame,
    /// The game is over.
    #[error("the game is over")]
    Finished,
    /// The service is going down.
    #[error("the service is going down; try again in a moment")]
    ShuttingDown,
    /// The service itself failed.
    #[error("something failed here; try again")]
    Internal(#[from] InternalError),
}

/// A failure of the service itself.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InternalError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game cannot be opened.
    #[error(transparent)]
    Open(OpenError),
    /// A page cannot be rendered.
    #[error("a page cannot be written")]
    Page(#[from] askama::Error),
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Internal(error.into())
    }
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::NotFound => Self::NotFound("game"),
            OpenError::ShuttingDown => Self::ShuttingDown,
            OpenError::Store(error) => error.into(),
            OpenError::Unreadable { .. } => Self::Internal(InternalError::Open(error)),
        }
    }
}

impl From<AgainError> for Error {
    fn from(error: AgainError) -> Self {
        match error {
            AgainError::NoSeat => Self::NoSeat(error),
            AgainError::Unfinished => Self::Unfinished(error),
            AgainError::Settings(invalid) => invalid.into(),
            AgainError::Store(error) => error.into(),
        }
    }
}

impl Error {
    /// The code for programs, the status and the log level.
    const fn parts(&self) -> (Code, StatusCode, Level) {
        match self {
            Self::NotFound(_) => (Code::NotFound, StatusCode::NOT_FOUND, Level::DEBUG),
            Self::InvalidSettings(_) => {
                (Code::InvalidSettings, StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG)
            }
            Self::Malformed(_) => (Code::Malformed, StatusCode::BAD_REQUEST, Level::DEBUG),
            Self::TooLarge => (Code::TooLarge, StatusCode::PAYLOAD_TOO_LARGE, Level::INFO),
            Self::TooSlow => (Code::TooSlow, StatusCode::REQUEST_TIMEOUT, Level::DEBUG),
            Self::UnsupportedMediaType => {
                (Code::UnsupportedMediaType, StatusCode::UNSUPPORTED_MEDIA_TYPE, Level::DEBUG)
            }
            Self::MethodNotAllowed => (Code::MethodNotAllowed, StatusCode::METHOD_NOT_ALLOWED, Level::DEBUG),
            Self::ForeignOrigin => (Code::ForeignOrigin, StatusCode::FORBIDDEN, Level::WARN),
            Self::NoSeat(_) | Self::NotYourSeat(_) => {
                (Code::NotYourSeat, StatusCode::FORBIDDEN, Level::DEBUG)
            }
            Self::Unfinished(_) => (Code::Unfinished, StatusCode::CONFLICT, Level::DEBUG),
            Self::SeatTaken => (Code::SeatTaken, StatusCode::CONFLICT, Level::DEBUG),
            Self::InvitationReplaced => (Code::InvitationReplaced, StatusCode::GONE, Level::DEBUG),
            Self::SeatActed(_) => (Code::SeatActed, StatusCode::CONFLICT, Level::DEBUG),
            Self::NotYourGame => (Code::NotYourGame, StatusCode::FORBIDDEN, Level::DEBUG),
            Self::Finished => (Code::Finished, StatusCode::CONFLICT, Level::DEBUG),
            Self::ShuttingDown => (Code::ShuttingDown, StatusCode::SERVICE_UNAVAILABLE, Level::INFO),
            Self::Internal(_) => (Code::Internal, StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
        }
    }

    /// The code for programs.
    pub(super) const fn code(&self) -> Code {
        self.parts().0
    }

    /// The status of the answer.
    pub(super) const fn status(&self) -> StatusCode {
        self.parts().1
    }

    /// Logs the error with its causes.
    pub(super) fn log(&self) {
        let (code, _, level) = self.parts();
        let message = with_causes(self);
        match level {
            Level::ERROR => tracing::error!(?code, "{message}"),
            Level::WARN => tracing::warn!(?code, "{message}"),
            Level::INFO => tracing::info!(?code, "{message}"),
            _ => tracing::debug!(?code, "{message}"),
        }
    }

    /// The body of the answer.
    fn failure(&self) -> Failure {
        let section = match self {
            Self::InvalidSettings(invalid) => invalid.section.clone(),
            _ => None,
        };
        Failure { code: self.code(), message: self.to_string(), section }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        (self.status(), Json(self.failure())).into_response()
    }
}
