//! Bodies of answers in pieces, of which others may have the same.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};

/// A body of several pieces.
pub(super) fn pieced_body(pieces: impl IntoIterator<Item = Bytes>) -> Body {
    Body::new(PiecedBody(pieces.into_iter().filter(|piece| !piece.is_empty()).collect()))
}

struct PiecedBody(VecDeque<Bytes>);

impl HttpBody for PiecedBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        Poll::Ready(self.0.pop_front().map(|piece| Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        let size: usize = self.0.iter().map(Bytes::len).sum();
        SizeHint::with_exact(u64::try_from(size).expect("a length"))
    }
}
