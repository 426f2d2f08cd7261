use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Code, Failure};
use tracing::Level;

use crate::store::StoreError;

/// Why a request was not granted. The kind decides the status and how loudly it is logged; causes are logged and never
/// sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("there is no such {0}")]
    NotFound(&'static str),
    #[error("{message}")]
    InvalidSettings { message: String, section: Option<String> },
    #[error("the request cannot be read: {0}")]
    Malformed(String),
    #[error("the request is too long")]
    TooLarge,
    #[error("send application/json")]
    UnsupportedMediaType,
    #[error("this address does not know that method")]
    MethodNotAllowed,
    #[error("this request comes from a page of another site")]
    ForeignOrigin,
    #[error("somebody else sits there already")]
    SeatTaken,
    #[error("the service is going down; try again in a moment")]
    ShuttingDown,
    #[error("something failed here; try again")]
    Internal(#[from] InternalError),
}

/// What can fail on our side.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InternalError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("game {game} cannot be read back: {what}")]
    Unreadable { game: String, what: String },
    #[error("a page cannot be written")]
    Page(#[from] askama::Error),
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Internal(error.into())
    }
}

impl Error {
    /// What it is called, how it is answered and how it is logged.
    pub(crate) const fn manner(&self) -> (Code, StatusCode, Level) {
        match self {
            Self::NotFound(_) => (Code::NotFound, StatusCode::NOT_FOUND, Level::DEBUG),
            Self::InvalidSettings { .. } => {
                (Code::InvalidSettings, StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG)
            }
            Self::Malformed(_) => (Code::Malformed, StatusCode::BAD_REQUEST, Level::DEBUG),
            Self::TooLarge => (Code::TooLarge, StatusCode::PAYLOAD_TOO_LARGE, Level::INFO),
            Self::UnsupportedMediaType => {
                (Code::UnsupportedMediaType, StatusCode::UNSUPPORTED_MEDIA_TYPE, Level::DEBUG)
            }
            Self::MethodNotAllowed => (Code::MethodNotAllowed, StatusCode::METHOD_NOT_ALLOWED, Level::DEBUG),
            Self::ForeignOrigin => (Code::ForeignOrigin, StatusCode::FORBIDDEN, Level::WARN),
            Self::SeatTaken => (Code::SeatTaken, StatusCode::CONFLICT, Level::DEBUG),
            Self::ShuttingDown => (Code::ShuttingDown, StatusCode::SERVICE_UNAVAILABLE, Level::INFO),
            Self::Internal(_) => (Code::Internal, StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
        }
    }

    /// The answer for programs.
    pub(crate) fn failure(&self) -> Failure {
        let section = match self {
            Self::InvalidSettings { section, .. } => section.clone(),
            _ => None,
        };
        Failure { code: self.manner().0, message: self.to_string(), section }
    }

    /// Tells the log, causes and all.
    pub(crate) fn log(&self) {
        let (code, _, level) = self.manner();
        let causes = causes(self);
        match level {
            Level::ERROR => tracing::error!(?code, "{causes}"),
            Level::WARN => tracing::warn!(?code, "{causes}"),
            Level::INFO => tracing::info!(?code, "{causes}"),
            _ => tracing::debug!(?code, "{causes}"),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        (self.manner().1, Json(self.failure())).into_response()
    }
}

/// An error and all that led to it, in one line.
pub(crate) fn causes(error: &dyn std::error::Error) -> String {
    let mut line = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        line.push_str(": ");
        line.push_str(&error.to_string());
        cause = error.source();
    }
    line
}
