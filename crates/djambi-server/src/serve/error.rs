use std::net::SocketAddr;

use crate::store::StoreError;

/// Why a server did not start or did not end well.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("cannot listen on {address}{}", listening_hint(source))]
    Listen {
        /// Where we were to listen.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(Box<dyn std::error::Error + Send + Sync>),
    /// There is no place for the default database.
    #[error("no home directory: say where the games are to be kept with --database")]
    NoDataDirectory,
    /// The network failed while serving.
    #[error("the server stopped")]
    Io(#[from] std::io::Error),
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(Box::new(error))
    }
}

fn listening_hint(error: &std::io::Error) -> &'static str {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            " (the port is taken: stop what listens there, or choose another with --listen)"
        }
        std::io::ErrorKind::PermissionDenied => " (choose a port above 1023 with --listen)",
        _ => "",
    }
}
