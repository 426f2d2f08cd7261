use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use djambi_protocol::Missing;

use super::error::Error;

/// The parameter in an address, such as the id in `/game/{id}`. One that is not UTF-8 is answered with "not
/// found".
pub(super) struct PathParam(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathParam {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, state).await;
        path.map(|Path(text)| Self(text)).map_err(|_| Error::not_found(Missing::Address))
    }
}
