//! The writing half of a connection, to which its own task writes, and rooms.

use std::io::{self, ErrorKind, IoSlice};
use std::net::Shutdown;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use socket2::SockRef;
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedWriteHalf;

/// The writing half of a connection. Once it is shared, whatever is written to it is taken whole or not at
/// all, so that the frames of one writer never stand within those of another.
pub(crate) struct Wire {
    half: OwnedWriteHalf,
    side: Mutex<Side>,
}

struct Side {
    /// What was taken and did not fit. It goes before everything else.
    unsent: Vec<u8>,
    is_shared: bool,
}

/// What has become of bytes that were to be written at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// They are on their way.
    All,
    /// They were taken, but so many of them wait until somebody flushes.
    AllBut(usize),
    /// They were not taken: something waits already, or nothing fits.
    Nothing,
    /// They were not taken, and nothing will be: the connection is broken.
    Broken,
}

impl Wire {
    /// The writing half of a connection that is not shared yet.
    pub(crate) const fn new(half: OwnedWriteHalf) -> Self {
        Self { half, side: Mutex::new(Side { unsent: Vec::new(), is_shared: false }) }
    }

    /// From now on, everything that is written is taken whole.
    pub(crate) fn share(&self) {
        self.side().is_shared = true;
    }

    /// Writes at once, without waiting. What does not fit is sent when somebody flushes.
    pub(crate) fn write_now(&self, pieces: &[IoSlice<'_>]) -> Written {
        let mut side = self.side();
        if !side.unsent.is_empty() {
            return Written::Nothing;
        }
        match self.half.try_write_vectored(pieces) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => Written::Nothing,
            Ok(0) | Err(_) => Written::Broken,
            Ok(sent) => {
                side.unsent = pieces.iter().flat_map(|piece| piece.iter()).skip(sent).copied().collect();
                if side.unsent.is_empty() { Written::All } else { Written::AllBut(side.unsent.len()) }
            }
        }
    }

    /// Sends what waits, as far as it fits; returns whether nothing waits any more.
    ///
    /// # Errors
    /// When the connection is broken.
    pub(crate) fn flush_now(&self) -> io::Result<bool> {
        match self.side().send_unsent(&self.half) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Completes when something fits again, perhaps.
    ///
    /// # Errors
    /// When the runtime goes down.
    pub(crate) async fn writable(&self) -> io::Result<()> {
        self.half.writable().await
    }

    /// Writes bytes of the connection's own task behind what waits.
    pub(crate) fn poll_write(&self, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let mut side = self.side();
        let sent = ready!(self.poll(context, |half| {
            side.send_unsent(half)?;
            half.try_write(bytes)
        }))?;
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
        if !self.side().is_shared {
            return self.poll(context, |half| half.try_write_vectored(slices));
        }
        let first = slices.iter().find(|slice| !slice.is_empty());
        self.poll_write(context, first.map_or(&[], |slice| &**slice))
    }

    /// Sends what waits.
    pub(crate) fn poll_flush(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut side = self.side();
        self.poll(context, |half| side.send_unsent(half))
    }

    /// Sends what waits, and says that nothing more comes.
    pub(crate) fn poll_shutdown(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_flush(context))?;
        Poll::Ready(SockRef::from(self.stream()).shutdown(Shutdown::Write))
    }

    /// Attempts something until it need not wait. Only the connection's own task is woken by it: others await
    /// [`Self::writable`].
    fn poll<T>(
        &self,
        context: &mut Context<'_>,
        mut attempt: impl FnMut(&OwnedWriteHalf) -> io::Result<T>,
    ) -> Poll<io::Result<T>> {
        loop {
            match attempt(&self.half) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    ready!(self.stream().poll_write_ready(context))?;
                }
                result => return Poll::Ready(result),
            }
        }
    }

    fn stream(&self) -> &TcpStream {
        self.half.as_ref()
    }

    fn side(&self) -> MutexGuard<'_, Side> {
        // A panic elsewhere leaves no half of a change here.
        self.side.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Side {
    /// Sends what waits, or fails with [`ErrorKind::WouldBlock`] where it does not fit.
    fn send_unsent(&mut self, half: &OwnedWriteHalf) -> io::Result<()> {
        while !self.unsent.is_empty() {
            match half.try_write(&self.unsent)? {
                0 => return Err(ErrorKind::WriteZero.into()),
                // The memory is given back.
                sent if sent == self.unsent.len() => self.unsent = Vec::new(),
                sent => drop(self.unsent.drain(..sent)),
            }
        }
        Ok(())
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
                    assert_eq!(written == Written::All, wire.flush_now().unwrap());
                }
            }
        };
        let own = frame(last);
        let end = frame(last + 1);
        let sending = async {
            let sent = poll_fn(|context| wire.poll_write(context, &own)).await.unwrap();
            assert_eq!(sent, own.len(), "it is taken whole");
            poll_fn(|context| wire.poll_flush(context)).await.unwrap();
            assert!(wire.flush_now().unwrap());
            poll_fn(|context| wire.poll_write(context, &end)).await.unwrap();
            poll_fn(|context| wire.poll_shutdown(context)).await.unwrap();
        };
        let mut received = Vec::new();
        let (_, read) = tokio::join!(sending, client.read_to_end(&mut received));
        read.unwrap();
        assert!(received == [taken, own, end].concat());
    }
}
