//! The signals that end the process.

use futures_util::FutureExt;

/// Completes when the process is told to end (SIGTERM or SIGINT) for the first time, and for the second time.
///
/// # Errors
/// When the system does not let us listen for signals.
pub(super) fn end_signals()
-> std::io::Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    let (first, heard) = tokio::sync::oneshot::channel();
    let (second, heard_again) = tokio::sync::oneshot::channel();
    let mut signals = Signals::new()?;
    tokio::spawn(async move {
        signals.next().await;
        // The receiver may be gone.
        let _ = first.send(());
        signals.next().await;
        let _ = second.send(());
    });
    Ok((heard.map(drop), heard_again.map(drop)))
}

/// The signals, once the system sends them here.
#[cfg(unix)]
struct Signals {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
