//! The stream of bytes from and to a client.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Sleep;

use crate::limits::ConnectionPass;
use crate::wire::Wire;

/// The stream of a connection, whatever is spoken on it. It breaks when the client reads nothing for too
/// long, and counts as an open connection until it is dropped.
pub(super) struct ClientStream {
    reading: OwnedReadHalf,
    wire: Arc<Wire>,
    write_timeout: Duration,
    /// Running while something waits to be sent.
    stalled: Option<Pin<Box<Sleep>>>,
    _permit: ConnectionPermit,
}

/// What a connection takes of the limits until it is dropped: a place of all, and one of its address.
pub(super) type ConnectionPermit = (OwnedSemaphorePermit, Option<ConnectionPass>);

impl ClientStream {
    /// The stream of an accepted connection.
    pub(super) fn new(stream: TcpStream, write_timeout: Duration, permit: ConnectionPermit) -> Self {
        let (reading, writing) = stream.into_split();
        Self { reading, wire: Arc::new(Wire::new(writing)), write_timeout, stalled: None, _permit: permit }
    }

    /// The writing half.
    pub(super) fn wire(&self) -> Arc<Wire> {
        self.wire.clone()
    }

    /// The result of an attempt to send, or an error when attempts have been in vain for too long.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        attempt: impl FnOnce(&Wire, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(result) = attempt(&self.wire, context) {
            self.stalled = None;
            return Poll::Ready(result);
        }
        let timeout = self.write_timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(timeout)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client reads nothing")))
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(context, buffer)
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.in_time(context, |wire, context| wire.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.in_time(context, |wire, context| wire.poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.in_time(context, Wire::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.in_time(context, Wire::poll_shutdown)
    }
}
