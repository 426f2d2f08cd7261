//! The things that are limited.

use djambi_protocol::Excess;

/// What there may be too much of, and by whom it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LimitKind {
    GamesOfAddress,
    GamesOfPlayer,
    ReadsOfAddress,
    ReadsOfPlayer,
    UnreadAnswers,
    ConnectionsOfAddress,
    SocketsOfAddress,
    SocketsOfPlayer,
    HellosOfAddress,
    HellosOfConnection,
    CommandsOfAddress,
    CommandsOfConnection,
    PingsOfConnection,
    TriesOfAddress,
    TriesOfName,
    AccountsOfAddress,
    ReportsOfAddress,
    LettersOfAddress,
    LettersOfAccount,
    LettersToAddress,
    PushesOfAccount,
}

impl LimitKind {
    /// The words for logs and counts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::GamesOfAddress => "too many new games from this address",
            Self::GamesOfPlayer => "too many new games from this player",
            Self::ReadsOfAddress => "too many games read from this address",
            Self::ReadsOfPlayer => "too many games read by this player",
            Self::UnreadAnswers => "too much waits to be read at this address",
            Self::ConnectionsOfAddress => "too many connections open from this address",
            Self::SocketsOfAddress => "too many sockets open from this address",
            Self::SocketsOfPlayer => "this player has too many sockets open",
            Self::HellosOfAddress => "too many sockets opened from this address",
            Self::HellosOfConnection => "too many games followed on this connection",
            Self::CommandsOfAddress => "too many commands from this address",
            Self::CommandsOfConnection => "too many commands on this connection",
            Self::PingsOfConnection => "too many pings on this connection",
            Self::TriesOfAddress => "too many wrong passwords from this address",
            Self::TriesOfName => "too many wrong passwords for this name",
            Self::AccountsOfAddress => "too many new accounts from this address",
            Self::LettersOfAddress => "too many letters asked for from this address",
            Self::LettersOfAccount => "too many letters for this account",
            Self::LettersToAddress => "too many letters to a mail address",
            Self::PushesOfAccount => "too many messages pushed for a try of this account",
            Self::ReportsOfAddress => "too many messages shown to the host from this address",
        }
    }

    /// What a client is told; `None` for what was tried too often.
    pub(super) const fn excess(self) -> Option<Excess> {
        Some(match self {
            Self::GamesOfAddress | Self::GamesOfPlayer => Excess::Games,
            Self::ReadsOfAddress | Self::ReadsOfPlayer | Self::UnreadAnswers => Excess::Reads,
            Self::ConnectionsOfAddress | Self::SocketsOfAddress | Self::SocketsOfPlayer => Excess::Sockets,
            Self::HellosOfAddress | Self::HellosOfConnection => Excess::Hellos,
            Self::CommandsOfAddress | Self::CommandsOfConnection => Excess::Commands,
            Self::PingsOfConnection => Excess::Pings,
            Self::TriesOfAddress
            | Self::TriesOfName
            | Self::AccountsOfAddress
            | Self::ReportsOfAddress
            | Self::LettersOfAddress
            | Self::LettersOfAccount
            | Self::LettersToAddress
            | Self::PushesOfAccount => return None,
        })
    }
}
