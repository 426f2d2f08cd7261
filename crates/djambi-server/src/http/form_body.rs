//! The body of a request as a form.

use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use super::error::Error;
use super::json_body::{malformed, read};

/// The body of a request, read as the fields of a form. An empty body is a form without fields.
pub(super) struct FormBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for FormBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        let bytes = read(request).await?;
        serde_urlencoded::from_bytes(&bytes).map(Self).map_err(malformed)
    }
}
