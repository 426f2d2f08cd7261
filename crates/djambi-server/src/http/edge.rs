//! The edge that every request passes first and every answer last: its id, its client, the time limit, failures and
//! the security log.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use djambi_protocol::Refusal;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::request_id::{PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use tracing::Instrument;

use super::api;
use super::error::Mark;
use super::pages::{failure_page, speak};
use super::request_id::{self, RandomId};
use crate::app::App;
use crate::failure::failure;
use crate::limits::{Caller, Network};
use crate::security::{SecurityNote, Who};

/// How long an answer may take. A socket is answered when it is opened.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Ends requests that panic or take too long with the status 500 or 504, which [`around`] turns into
/// answers.
pub(super) fn within<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router.layer(
        ServiceBuilder::new()
            .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, TIMEOUT))
            .layer(CatchPanicLayer::new()),
    )
}

/// Gives each request its id and its client, and finishes the answers.
pub(super) fn around<S: Clone + Send + Sync + 'static>(router: Router<S>, app: &App) -> Router<S> {
    router.layer(
        ServiceBuilder::new()
            .layer(from_fn_with_state(app.clone(), strip_request_id))
            .layer(SetRequestIdLayer::x_request_id(RandomId))
            .layer(PropagateRequestIdLayer::x_request_id())
            .layer(from_fn_with_state(app.clone(), speak))
            .layer(from_fn_with_state(app.clone(), finish)),
    )
}

async fn strip_request_id(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = peer(&request);
    request_id::strip(request.headers_mut(), peer, &app.proxies);
    next.run(request).await
}

/// Says who calls, lets the request be answered, notes a refusal in the security log, and words a failure.
async fn finish(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let network = Network::of(app.proxies.client(peer(&request), request.headers()));
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    let caller = Caller { network, request: Arc::from(id.unwrap_or_default()) };
    let is_program = api::is_address(request.uri().path());
    request.extensions_mut().insert(caller.clone());
    let span = caller.span();
    let response = next.run(request).instrument(span.clone()).await;
    let _entered = span.entered();
    let who = Who::network(network);
    match response.extensions().get() {
        Some(Mark::ForeignOrigin) => {
            app.security.note(SecurityNote { what: "foreign origin", result: "refused", who, game: None });
        }
        Some(Mark::Limit(reached)) => app.note_limit(*reached, who, None),
        None => {}
    }
    match response.status() {
        StatusCode::INTERNAL_SERVER_ERROR | StatusCode::GATEWAY_TIMEOUT => {
            tracing::error!(status = response.status().as_u16(), "a request has failed");
            let refusal = failure_of(response.status(), &caller.request);
            reword(response, refusal, is_program)
        }
        _ => response,
    }
}

/// What a client is told of a failure of the service itself.
fn failure_of(status: StatusCode, request: &str) -> Refusal {
    let request = request.to_owned();
    match status {
        StatusCode::GATEWAY_TIMEOUT => Refusal::TimedOut { request },
        _ => Refusal::Failed { request },
    }
}

/// The same answer with a text for a program, or for a reader ([`speak`] writes that).
fn reword(mut response: Response, refusal: Refusal, is_program: bool) -> Response {
    let text = if is_program { Json(failure(refusal)).into_response() } else { failure_page(refusal) };
    let (head, body) = text.into_parts();
    response.headers_mut().remove(header::CONTENT_LENGTH);
    response.headers_mut().remove(header::CONTENT_ENCODING);
    response.headers_mut().extend(head.headers);
    response.extensions_mut().extend(head.extensions);
    *response.body_mut() = body;
    response
}

/// The address of the other end of the connection.
fn peer(request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |ConnectInfo(peer)| peer.ip())
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use djambi_protocol::Failure;
    use tower::Service;

    use super::*;
    use crate::store::SqliteStore;

    async fn panics() -> &'static str {
        panic!("a request that panics")
    }

    /// The status and the text of an answer, and the id of its request.
    async fn answer(path: &str) -> (u16, String, String) {
        let app = App::of_tests(SqliteStore::temporary().await).await;
        let hangs = || async { std::future::pending::<String>().await };
        let routes: Router = Router::new()
            .route("/panic", get(panics))
            .route("/api/v1/panic", get(panics))
            .route("/hang", get(hangs))
            .route("/fine", get(|| async { "fine" }));
        let mut router = around(within(routes), &app);
        let request = Request::builder().uri(path).body(Body::empty()).unwrap();
        let answer = router.call(request).await.unwrap();
        let status = answer.status().as_u16();
        let id = answer.headers()["x-request-id"].to_str().unwrap().to_owned();
        let body = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap(), id)
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_names_the_request() {
        let (status, page, id) = answer("/panic").await;
        assert!(status == 500 && page.contains("<h1>") && page.contains(&id), "{page}");
        let (status, json, id) = answer("/api/v1/panic").await;
        let failure: Failure = serde_json::from_str(&json).unwrap();
        assert!(status == 500 && failure.code == "failed" && failure.args["request"] == id, "{json}");
        assert!(failure.message.contains(&id), "{json}");
        let (status, page, id) = answer("/hang").await;
        assert!(status == 504 && page.contains("took too long") && page.contains(&id), "{page}");
        assert_eq!(answer("/fine").await.1, "fine");
    }
}
