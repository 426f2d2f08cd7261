//! Errors of requests: their status, their code and their log level.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi::Seat;
use djambi_protocol::{Code, Failure};

use crate::error_chain::with_causes;
use crate::game::{AgainError, InvalidSettings, OpenError};
use crate::limits::LimitReached;
use crate::store::StoreError;

/// Why a request fails. The variant decides the status; causes are logged and never sent.
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
    /// The client does something too often or too much.
    #[error(transparent)]
    TooMany(#[from] LimitReached),
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
    /// The code for programs and the status.
    const fn parts(&self) -> (Code, StatusCode) {
        match self {
            Self::NotFound(_) => (Code::NotFound, StatusCode::NOT_FOUND),
            Self::InvalidSettings(_) => (Code::InvalidSettings, StatusCode::UNPROCESSABLE_ENTITY),
            Self::Malformed(_) => (Code::Malformed, StatusCode::BAD_REQUEST),
            Self::TooLarge => (Code::TooLarge, StatusCode::PAYLOAD_TOO_LARGE),
            Self::TooSlow => (Code::TooSlow, StatusCode::REQUEST_TIMEOUT),
            Self::UnsupportedMediaType => (Code::UnsupportedMediaType, StatusCode::UNSUPPORTED_MEDIA_TYPE),
            Self::MethodNotAllowed => (Code::MethodNotAllowed, StatusCode::METHOD_NOT_ALLOWED),
            Self::ForeignOrigin => (Code::ForeignOrigin, StatusCode::FORBIDDEN),
            Self::NoSeat(_) | Self::NotYourSeat(_) => (Code::NotYourSeat, StatusCode::FORBIDDEN),
            Self::Unfinished(_) => (Code::Unfinished, StatusCode::CONFLICT),
            Self::SeatTaken => (Code::SeatTaken, StatusCode::CONFLICT),
            Self::InvitationReplaced => (Code::InvitationReplaced, StatusCode::GONE),
            Self::SeatActed(_) => (Code::SeatActed, StatusCode::CONFLICT),
            Self::NotYourGame => (Code::NotYourGame, StatusCode::FORBIDDEN),
            Self::Finished => (Code::Finished, StatusCode::CONFLICT),
            Self::TooMany(_) => (Code::TooMany, StatusCode::TOO_MANY_REQUESTS),
            Self::ShuttingDown => (Code::ShuttingDown, StatusCode::SERVICE_UNAVAILABLE),
            Self::Internal(_) => (Code::Internal, StatusCode::INTERNAL_SERVER_ERROR),
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

    /// The headers of the answer: when to try again.
    pub(super) fn headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if let Self::TooMany(reached) = self {
            headers.insert(header::RETRY_AFTER, reached.seconds().into());
        }
        headers
    }

    /// What the security log says of it, if it concerns that.
    const fn refused(&self) -> Option<Refused> {
        match self {
            Self::ForeignOrigin => Some(Refused::ForeignOrigin),
            Self::TooMany(reached) => Some(Refused::Limit(*reached)),
            _ => None,
        }
    }

    /// Logs the error with its causes: failures of the service as errors, what clients do wrong for
    /// debugging only.
    pub(super) fn log(&self) {
        let (code, message) = (self.code(), with_causes(self));
        match self {
            Self::Internal(_) => tracing::error!(?code, "{message}"),
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

    /// Adds to an answer what the edge needs to know of it, which is not sent.
    pub(super) fn mark(&self, mut response: Response) -> Response {
        if let Some(refused) = self.refused() {
            response.extensions_mut().insert(refused);
        }
        response
    }
}

/// Marks an answer as a refusal of which the security log tells.
#[derive(Clone, Copy)]
pub(super) enum Refused {
    /// The request comes from a page of another site.
    ForeignOrigin,
    /// The client has reached a limit.
    Limit(LimitReached),
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        self.mark((self.status(), self.headers(), Json(self.failure())).into_response())
    }
}
