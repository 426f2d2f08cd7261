//! The writing half of a connection, to which its own task writes, and rooms.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use tokio::io::AsyncWrite;
use tokio::net::tcp::OwnedWriteHalf;

/// The writing half of a connection. Once it is shared, whatever is written to it is taken whole or not at
/// all, so that the frames of one writer never stand within those of another.
pub(crate) struct Wire(Mutex<Side>);

struct Side {
    half: OwnedWriteHalf,
    /// What was taken and did not fit. It goes before everything else.
    unsent: Vec<u8>,
    is_shared: bool,
}

/// What has become of bytes that were to be written at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// They are on their way.
    All,
    /// They were taken, but so many of them wait until the connection's task flushes.
    AllBut(usize),
    /// They were not taken: something waits already, or the connection is broken.
    Nothing,
}

impl Wire {
    /// The writing half of a connection that is not shared yet.
    pub(crate) const fn new(half: OwnedWriteHalf) -> Self {
        Self(Mutex::new(Side { half, unsent: Vec::new(), is_shared: false }))
    }

    /// From now on, everything that is written is taken whole.
    pub(crate) fn share(&self) {
        self.side().is_shared = true;
    }

    /// Whether something waits until it is flushed.
    pub(crate) fn waits(&self) -> bool {
        !self.side().unsent.is_empty()
    }

    /// Writes at once, without waiting. What does not fit is sent when the connection's task flushes.
    pub(crate) fn write_now(&self, pieces: &[IoSlice<'_>]) -> Written {
        let mut side = self.side();
        if !side.unsent.is_empty() {
            return Written::Nothing;
        }
        match side.half.try_write_vectored(pieces) {
            Ok(0) | Err(_) => Written::Nothing,
            Ok(sent) => {
                side.unsent = pieces.iter().flat_map(|piece| piece.iter()).skip(sent).copied().collect();
                if side.unsent.is_empty() { Written::All } else { Written::AllBut(side.unsent.len()) }
            }
        }
    }

    /// Writes bytes of the connection's own task behind what waits.
    pub(crate) fn poll_write(&self, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let mut side = self.side();
        ready!(side.poll_unsent(context))?;
        let sent = ready!(Pin::new(&mut side.half).poll_write(context, bytes))?;
        if !side.is_shared {
            return Poll::Ready(Ok(sent));
        }
        side.unsent = bytes[sent..].to_vec();
        Poll::Ready(Ok(bytes.len()))
    }

    /// Writes slices of the connection's own task; once the half is shared, the first of them.
    pub(crate) fn poll_write_vectored(
        &self,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let mut side = self.side();
        if !side.is_shared {
            return Pin::new(&mut side.half).poll_write_vectored(context, slices);
        }
        drop(side);
        let first = slices.iter().find(|slice| !slice.is_empty());
        self.poll_write(context, first.map_or(&[], |slice| &**slice))
    }

    /// Sends what waits.
    pub(crate) fn poll_flush(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut side = self.side();
        ready!(side.poll_unsent(context))?;
        Pin::new(&mut side.half).poll_flush(context)
    }

    /// Sends what waits, and says that nothing more comes.
    pub(crate) fn poll_shutdown(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut side = self.side();
        ready!(side.poll_unsent(context))?;
        Pin::new(&mut side.half).poll_shutdown(context)
    }

    fn side(&self) -> MutexGuard<'_, Side> {
        // A panic elsewhere leaves no half of a change here.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Side {
    fn poll_unsent(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.unsent.is_empty() {
            match ready!(Pin::new(&mut self.half).poll_write(context, &self.unsent))? {
                0 => return Poll::Ready(Err(ErrorKind::WriteZero.into())),
                // The memory is given back.
                sent if sent == self.unsent.len() => self.unsent = Vec::new(),
                sent => drop(self.unsent.drain(..sent)),
            }
        }
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// Both ends of a connection, of which nobody reads yet.
    async fn connection() -> (Wire, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        server.writable().await.unwrap();
        (Wire::new(server.into_split().1), client)
    }

    #[tokio::test]
    async fn what_was_taken_comes_whole_and_in_order() {
        let (wire, mut client) = connection().await;
        wire.share();
        let frame = |number: u8| vec![number; 100_000];
        let mut taken = Vec::new();
        let last = loop {
            let frame = frame(u8::try_from(taken.len() / 100_000 % 250).unwrap());
            match wire.write_now(&[IoSlice::new(&frame[..2]), IoSlice::new(&frame[2..])]) {
                Written::Nothing => break 250,
                written => {
                    taken.extend(frame);
                    assert_eq!(written != Written::All, wire.waits());
                }
            }
        };
        let own = frame(last);
        let end = frame(last + 1);
        let sending = async {
            let sent = poll_fn(|context| wire.poll_write(context, &own)).await.unwrap();
            assert_eq!(sent, own.len(), "it is taken whole");
            poll_fn(|context| wire.poll_flush(context)).await.unwrap();
            assert!(!wire.waits());
            poll_fn(|context| wire.poll_write(context, &end)).await.unwrap();
            poll_fn(|context| wire.poll_shutdown(context)).await.unwrap();
        };
        let mut received = Vec::new();
        let (_, read) = tokio::join!(sending, client.read_to_end(&mut received));
        read.unwrap();
        assert!(received == [taken, own, end].concat());
    }
}
