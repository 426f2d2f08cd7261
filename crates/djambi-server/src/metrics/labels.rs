//! The labels of counts. Each has few values, and none is of a person.

use djambi_protocol::EventKind;
use prometheus_client::encoding::EncodeLabelSet;

/// Of an answer to a request.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct RequestLabels {
    /// The pattern of the route, or `(unknown)`.
    pub(super) route: String,
    /// The status of the answer.
    pub(super) status: u32,
}

/// Of what happens to games as a whole.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct GameLabels {
    /// `created` or `ended`.
    pub(super) event: &'static str,
}

/// Of an event of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct EventLabels {
    kind: &'static str,
}

impl From<&EventKind> for EventLabels {
    fn from(event: &EventKind) -> Self {
        Self { kind: event.name() }
    }
}

/// Of a command.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct CommandLabels {
    /// The code of a refusal, or `ack`.
    pub(super) result: &'static str,
}

/// Of a message that somebody has said.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct ChannelLabels {
    /// The name of the channel.
    pub(super) channel: &'static str,
}

/// Of what a limit refuses.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(super) struct LimitLabels {
    /// The name of the limit.
    pub(super) limit: &'static str,
}
