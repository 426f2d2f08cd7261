//! The upgrade of a request to a WebSocket.
//!
//! axum has one too, but hides the stream below. Here others write to it as well: the socket itself only reads, answers
//! pings and closes.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tungstenite::handshake::derive_accept_key;
use tungstenite::protocol::{Role, WebSocketConfig};

use super::error::Error;
use super::json_body::malformed;
use crate::wire::Wire;

/// The maximum size of a message that is read and answered; a longer one ends the connection.
const MAX_FRAME_BYTES: usize = 64 * 1024;
/// How much is read at a time: each connection has a buffer of this size.
const READ_BUFFER_BYTES: usize = 512;
/// How much is collected before it goes to the system.
const WRITE_BUFFER_BYTES: usize = 16 * 1024;

/// An open WebSocket.
pub(super) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A request that asks for a WebSocket (RFC 6455, 4.2.1).
pub(super) struct Upgrade {
    on_upgrade: OnUpgrade,
    wire: Arc<Wire>,
    accept: HeaderValue,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let Parts { method, headers, extensions, .. } = parts;
        let has = |name: &HeaderName, token: &str| has_token(headers, name, token);
        let details = match () {
            () if *method != Method::GET => "the method must be GET",
            () if !has(&header::CONNECTION, "upgrade") => {
                "the header Connection must have \"upgrade\": a proxy may have dropped it"
            }
            () if !has(&header::UPGRADE, "websocket") => {
                "the header Upgrade must be \"websocket\": a proxy may have dropped it"
            }
            () if !has(&header::SEC_WEBSOCKET_VERSION, "13") => "the header Sec-WebSocket-Version must be 13",
            () => "",
        };
        if !details.is_empty() {
            return Err(malformed(details));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).map(HeaderValue::as_bytes);
        let key = key.ok_or_else(|| malformed("the header Sec-WebSocket-Key is missing"))?;
        let accept = derive_accept_key(key).try_into().map_err(malformed)?;
        let below = extensions.remove::<OnUpgrade>().zip(extensions.remove::<Arc<Wire>>());
        let (on_upgrade, wire) =
            below.ok_or_else(|| malformed("this connection cannot become a WebSocket"))?;
        Ok(Self { on_upgrade, wire, accept })
    }
}

impl Upgrade {
    /// The answer, after which the socket is run. What it writes is taken whole, so that others may write to the
    /// wire below it too.
    pub(super) fn run<F: Future<Output = ()> + Send>(
        self,
        run: impl FnOnce(Socket, Arc<Wire>) -> F + Send + 'static,
    ) -> Response {
        let config = WebSocketConfig::default()
            .max_frame_size(Some(MAX_FRAME_BYTES))
            .max_message_size(Some(MAX_FRAME_BYTES))
            .read_buffer_size(READ_BUFFER_BYTES)
            .write_buffer_size(WRITE_BUFFER_BYTES);
        let Self { on_upgrade, wire, accept } = self;
        tokio::spawn(async move {
            match on_upgrade.await {
                Ok(upgraded) => {
                    let stream = TokioIo::new(upgraded);
                    wire.share();
                    run(Socket::from_raw_socket(stream, Role::Server, Some(config)).await, wire).await;
                }
                Err(error) => tracing::debug!(%error, "a connection becomes no socket"),
            }
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// Whether a header has a token in any of its lists.
fn has_token(headers: &HeaderMap, name: &HeaderName, token: &str) -> bool {
    let lists = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| item.trim().eq_ignore_ascii_case(token))
}
