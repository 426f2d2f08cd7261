//! What there may be too much of.

use djambi_protocol::Excess;

/// What there may be too much of, and by whom it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LimitKind {
    GamesOfAddress,
    GamesOfBrowser,
    ReadsOfAddress,
    ReadsOfBrowser,
    SocketsOfAddress,
    SocketsOfBrowser,
    HellosOfAddress,
    HellosOfConnection,
    CommandsOfAddress,
    CommandsOfConnection,
    PingsOfConnection,
}

impl LimitKind {
    /// The words for logs and counts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::GamesOfAddress => "too many new games from this address",
            Self::GamesOfBrowser => "too many new games from this browser",
            Self::ReadsOfAddress => "too many games read from this address",
            Self::ReadsOfBrowser => "too many games read by this browser",
            Self::SocketsOfAddress => "too many open connections from this address",
            Self::SocketsOfBrowser => "this browser has too many open connections",
            Self::HellosOfAddress => "too many connections from this address",
            Self::HellosOfConnection => "too many games followed on this connection",
            Self::CommandsOfAddress => "too many commands from this address",
            Self::CommandsOfConnection => "too many commands on this connection",
            Self::PingsOfConnection => "too many pings on this connection",
        }
    }

    /// What a client is told.
    pub(super) const fn excess(self) -> Excess {
        match self {
            Self::GamesOfAddress | Self::GamesOfBrowser => Excess::Games,
            Self::ReadsOfAddress | Self::ReadsOfBrowser => Excess::Reads,
            Self::SocketsOfAddress | Self::SocketsOfBrowser => Excess::Sockets,
            Self::HellosOfAddress | Self::HellosOfConnection => Excess::Hellos,
            Self::CommandsOfAddress | Self::CommandsOfConnection => Excess::Commands,
            Self::PingsOfConnection => Excess::Pings,
        }
    }
}
