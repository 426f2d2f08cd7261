//! How long connections may take, and how many there may be.

use std::time::Duration;

/// How long connections may take, and how many there may be.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// The maximum number of open connections; fewer if the system allows fewer open files.
    pub connections: usize,
    /// How long a request's head may take, and how long a connection may rest between two requests.
    pub head: Duration,
    /// How long a request's body may take.
    pub body: Duration,
    /// How long a socket may be open before its `hello`.
    pub hello: Duration,
    /// How long a socket may be silent, pongs included.
    pub silence: Duration,
    /// How long a client may read nothing of what waits for it, messages of a game apart: they wait for 20 seconds.
    pub write: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: 32_768,
            head: Duration::from_secs(10),
            body: Duration::from_secs(10),
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(70),
            write: Duration::from_secs(30),
        }
    }
}
