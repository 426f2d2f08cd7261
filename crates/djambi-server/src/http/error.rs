//! Errors of requests: their status, their code and their log level.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Missing, Refusal};
use djambi_table::Refused;

use super::caching;
use crate::error_chain::with_causes;
use crate::failure::failure;
use crate::game::{AgainError, OpenError, TableError};
use crate::limits::LimitReached;
use crate::store::StoreError;

/// Why a request fails. The variant, or the refusal, decides the status; causes are logged and never sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// The service refuses the request.
    #[error("{0}")]
    Refused(Refusal),
    /// The requested game cannot be, or the name of a player.
    #[error(transparent)]
    Settings(#[from] Refused),
    /// The client does something too often or too much.
    #[error(transparent)]
    TooMany(#[from] LimitReached),
    /// The service itself failed.
    #[error("something failed here")]
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

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::NotFound | OpenError::ShuttingDown => error.refusal().into(),
            OpenError::Store(error) => error.into(),
            OpenError::Unreadable { .. } => Self::Internal(InternalError::Open(error)),
        }
    }
}

impl From<AgainError> for Error {
    fn from(error: AgainError) -> Self {
        match error {
            AgainError::NoSeat => Refusal::NotAPlayer.into(),
            AgainError::Unfinished => Refusal::Unfinished.into(),
            AgainError::Refused(refusal) => refusal.into(),
            AgainError::Settings(refused) => refused.into(),
            AgainError::Open(error) => error.into(),
            AgainError::Store(error) => error.into(),
        }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Refusal(refusal) => refusal.into(),
            TableError::Game(refused) => refused.into(),
            TableError::Open(error) => error.into(),
            TableError::Store(error) => error.into(),
        }
    }
}

impl Error {
    /// There is no such thing.
    pub(crate) const fn not_found(what: Missing) -> Self {
        Self::Refused(Refusal::NotFound { what })
    }

    /// The status of the answer.
    pub(super) fn status(&self) -> StatusCode {
        match self {
            Self::Refused(refusal) => StatusCode::from_u16(refusal.status()).expect("a status"),
            Self::Settings(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What is told to the client.
    pub(super) fn refused(&self) -> Refused {
        match self {
            Self::Refused(refusal) => refusal.into(),
            Self::Settings(refused) => refused.clone(),
            Self::TooMany(reached) => reached.refusal().into(),
            Self::Internal(_) => Refusal::Internal.into(),
        }
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
    const fn mark_of(&self) -> Option<Mark> {
        match self {
            Self::Refused(Refusal::ForeignOrigin) => Some(Mark::ForeignOrigin),
            Self::TooMany(reached) => Some(Mark::Limit(*reached)),
            _ => None,
        }
    }

    /// Logs the error with its causes: failures of the service as errors, what clients do wrong for
    /// debugging only.
    pub(super) fn log(&self) {
        let code = self.refused().problem.code;
        let message = with_causes(self);
        match self {
            Self::Internal(_) => tracing::error!(code, "{message}"),
            _ => tracing::debug!(code, "{message}"),
        }
    }

    /// Adds to an answer what the edge needs to know of it, which is not sent.
    pub(super) fn mark(&self, mut response: Response) -> Response {
        if let Some(mark) = self.mark_of() {
            response.extensions_mut().insert(mark);
        }
        response
    }
}

/// Marks an answer as a refusal of which the security log tells.
#[derive(Clone, Copy)]
pub(super) enum Mark {
    /// The request comes from a page of another site.
    ForeignOrigin,
    /// The client has reached a limit.
    Limit(LimitReached),
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        self.log();
        let mut response = (self.status(), self.headers(), Json(failure(self.refused()))).into_response();
        caching::keep_from_caches(response.headers_mut());
        self.mark(response)
    }
}
