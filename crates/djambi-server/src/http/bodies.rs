//! The bodies of answers, counted while they wait to be read.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes};
use axum::extract::{Extension, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Body as HttpBody, Frame, SizeHint};

use super::pages::error_at;
use crate::app::App;
use crate::limits::{Caller, LimitReached};
use crate::outbox::{FREE_BYTES, Waiting};

/// How much of a body is handed on at a time.
const PIECE_BYTES: usize = 16 * 1024;

/// Counts what waits for the reader of an answer, like what waits for a socket, and refuses an answer for which
/// there is no room. Assets are in memory once, however many read them.
pub(super) async fn count_bodies(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let size = response.body().size_hint().exact().and_then(|size| usize::try_from(size).ok());
    let Some(size) = size.filter(|&size| size > FREE_BYTES && !path.starts_with("/assets/")) else {
        return response;
    };
    let waiting = app.send_budget.connection(caller.network);
    if waiting.add(size).is_err() {
        return error_at(&path, LimitReached::unread_answers().into());
    }
    response.map(|body| Body::new(CountedBody { body, rest: Bytes::new(), _waiting: waiting }))
}

/// A body that counts until it has been handed on whole. Its pieces are copies, so that the last of them, which
/// wait for the client, do not keep the whole in memory.
struct CountedBody {
    body: Body,
    /// What was taken from the body and is still to be handed on.
    rest: Bytes,
    _waiting: Waiting,
}

impl HttpBody for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(data) => self.rest = data,
                    Err(frame) => return Poll::Ready(Some(Ok(frame))),
                },
                end => return Poll::Ready(end),
            }
        }
        let length = self.rest.len().min(PIECE_BYTES);
        let piece = self.rest.split_to(length);
        Poll::Ready(Some(Ok(Frame::data(Bytes::copy_from_slice(&piece)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = u64::try_from(self.rest.len()).expect("a length");
        self.body.size_hint().exact().map_or_else(SizeHint::default, |size| SizeHint::with_exact(size + rest))
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::to_bytes;
    use axum::http::StatusCode;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use tower::Service;

    use super::*;
    use crate::http::pieced_body::pieced_body;
    use crate::limits::Network;
    use crate::store::SqliteStore;

    const LARGE: usize = 1 << 20;

    /// Answers of the size that the path names, and what is counted.
    async fn routes() -> (Router, App) {
        let app = App::of_tests(SqliteStore::temporary().await).await;
        let large = || async { pieced_body([vec![b'x'; LARGE].into(), Bytes::from_static(b"end")]) };
        let routes = Router::new()
            .route("/api/v1/large", get(large))
            .route("/assets/large", get(large))
            .route("/api/v1/small", get(|| async { "small" }))
            .layer(from_fn_with_state(app.clone(), count_bodies));
        (routes, app)
    }

    /// The answer to a client of a network.
    async fn answer(routes: &mut Router, path: &str, network: u8) -> Response {
        let caller = Caller { network: Network::of([10, 0, 0, network].into()), request: "1".into() };
        let request = Request::builder().uri(path).extension(caller).body(Body::empty()).unwrap();
        routes.call(request).await.unwrap()
    }

    #[tokio::test]
    async fn answers_that_nobody_reads_have_a_bound_and_leave_nothing() {
        let (mut routes, app) = routes().await;
        let mut unread = Vec::new();
        for _ in 0..100 {
            unread.push(answer(&mut routes, "/api/v1/large", 1).await);
        }
        let served = unread.iter().filter(|answer| answer.status() == StatusCode::OK).count();
        assert!((8..40).contains(&served), "{served}");
        assert!(unread.iter().all(|answer| [200, 429].contains(&answer.status().as_u16())));
        assert_eq!(
            answer(&mut routes, "/api/v1/large", 2).await.status(),
            StatusCode::OK,
            "of another network"
        );
        for path in ["/api/v1/small", "/assets/large"] {
            assert_eq!(answer(&mut routes, path, 1).await.status(), StatusCode::OK, "{path}");
        }
        let refused = unread.pop().unwrap();
        assert!(refused.headers().contains_key("retry-after"));
        drop(unread);
        assert_eq!(app.send_budget.total(), 0);
    }

    #[tokio::test]
    async fn an_answer_is_handed_on_whole_and_in_pieces() {
        let (mut routes, app) = routes().await;
        let answered = answer(&mut routes, "/api/v1/large", 1).await;
        assert_eq!(answered.body().size_hint().exact(), Some(LARGE as u64 + 3));
        let mut body = answered.into_body();
        let first = std::future::poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await;
        assert_eq!(first.unwrap().unwrap().into_data().unwrap().len(), PIECE_BYTES);
        assert!(app.send_budget.total() > 0);
        let rest = to_bytes(body, 2 * LARGE).await.unwrap();
        assert_eq!(rest.len(), LARGE + 3 - PIECE_BYTES);
        assert!(rest.ends_with(b"xend"));
        assert_eq!(app.send_budget.total(), 0);
    }
}
