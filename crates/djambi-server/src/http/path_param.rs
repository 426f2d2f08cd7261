use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use crate::http::error::Error;

/// The part of an address that names something: `ID` in `/game/ID`. What is no text names nothing.
pub(crate) struct Segment(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Segment {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let segment: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, state).await;
        segment.map(|Path(text)| Self(text)).map_err(|_| Error::NotFound("address"))
    }
}
