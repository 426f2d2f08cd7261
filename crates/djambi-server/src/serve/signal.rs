//! The signals that end the process, and those that do not.

use futures_util::FutureExt;

/// Completes when the process is told to end for the first time, and for the second time: by SIGTERM, SIGINT,
/// SIGQUIT, or SIGHUP when its terminal closes. SIGUSR1 and SIGUSR2, by which other services read their files
/// anew, are noted in the log.
///
/// # Errors
/// When the system does not let us listen for signals.
pub(super) fn end_signals()
-> std::io::Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    let (first, heard) = tokio::sync::oneshot::channel();
    let (second, heard_again) = tokio::sync::oneshot::channel();
    let mut signals = Signals::new()?;
    note_user_signals()?;
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
    quit: tokio::signal::unix::Signal,
    /// `None` if the process was started to outlive the terminal, as by `nohup`.
    hang_up: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let hang_up = if ignores_hang_up() { None } else { Some(signal(SignalKind::hangup())?) };
        let terminate = signal(SignalKind::terminate())?;
        let interrupt = signal(SignalKind::interrupt())?;
        let quit = signal(SignalKind::quit())?;
        Ok(Self { terminate, interrupt, quit, hang_up })
    }

    async fn next(&mut self) {
        let hang_up = async {
            match &mut self.hang_up {
                Some(signal) => signal.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
            _ = self.quit.recv() => {}
            _ = hang_up => {}
        }
    }
}

/// Notes in the log that a signal without a meaning has come: by itself it would end the process without a word.
#[cfg(unix)]
fn note_user_signals() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    for (name, kind) in [("SIGUSR1", SignalKind::user_defined1()), ("SIGUSR2", SignalKind::user_defined2())] {
        let mut signals = signal(kind)?;
        tokio::spawn(async move {
            while signals.recv().await.is_some() {
                tracing::warn!(signal = name, "a signal has no meaning for the service, which goes on");
            }
        });
    }
    Ok(())
}

/// Whether the process was started with SIGHUP ignored, as far as the system tells (Linux).
#[cfg(unix)]
fn ignores_hang_up() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    // SIGHUP is signal 1, the lowest bit.
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 1 == 1)
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "on other systems it can fail")]
const fn note_user_signals() -> std::io::Result<()> {
    Ok(())
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
