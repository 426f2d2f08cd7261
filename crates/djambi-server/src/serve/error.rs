//! Errors of starting and running a server.

use std::net::SocketAddr;

use crate::mail::MailSetupError;
use crate::store::StoreError;

/// Why a server cannot start or fails.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}{}", listening_hint(source))]
    Listen {
        /// The address to listen on.
        address: SocketAddr,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Mail cannot be sent as the options say.
    #[error(transparent)]
    Mail(#[from] MailSetupError),
    /// The writer of the database has panicked.
    #[error("the service ends because its writer failed: the log says why; start it again")]
    Writer,
    /// The system refuses signals or the output.
    #[error("the server stopped")]
    Io(#[from] std::io::Error),
}

/// Advice on an error of listening, for the end of its message.
fn listening_hint(error: &std::io::Error) -> &'static str {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => " (the port is taken: stop what listens there, or choose another)",
        std::io::ErrorKind::PermissionDenied => " (choose a port above 1023)",
        _ => "",
    }
}
