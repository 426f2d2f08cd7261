//! The body of a request as JSON.

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use djambi_protocol::{MAX_MESSAGE_BYTES, Refusal};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::error::Error;
use crate::connection_limits::ConnectionLimits;

/// The body of a request, read as JSON. Errors are answered as JSON too.
pub(super) struct JsonBody<T>(pub(super) T);

/// How many bytes of a body that is too long are read before the answer: a client that is still sending may
/// not read it.
const BODY_LIMIT: usize = 4 * 1024 * 1024;

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        let json = is_json(request.headers());
        let bytes = read(request).await?;
        if !json {
            return Err(Refusal::UnsupportedMediaType.into());
        }
        serde_json::from_slice(&bytes).map(Self).map_err(malformed)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// The refusal of a body that cannot be read.
pub(crate) fn malformed(error: impl std::fmt::Display) -> Error {
    Refusal::Malformed { details: error.to_string() }.into()
}

/// The bytes of a request's body.
///
/// # Errors
/// When the body is too long, ends early or does not come in time.
pub(super) async fn read(request: Request) -> Result<Vec<u8>, Error> {
    let limits = request.extensions().get::<ConnectionLimits>().copied().unwrap_or_default();
    timeout(limits.body, read_all(request.into_body())).await.map_err(|_| Refusal::TooSlow)?
}

async fn read_all(body: Body) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let mut length = 0;
    let mut chunks = body.into_data_stream();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(malformed)?;
        length += chunk.len();
        if length > BODY_LIMIT {
            break;
        }
        if length <= MAX_MESSAGE_BYTES {
            bytes.extend_from_slice(&chunk);
        }
    }
    if length <= MAX_MESSAGE_BYTES {
        Ok(bytes)
    } else {
        Err(Refusal::TooLarge { limit: MAX_MESSAGE_BYTES }.into())
    }
}
