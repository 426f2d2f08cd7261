//! How messages are pushed.

use std::net::SocketAddr;
use std::time::Duration;

use super::hosts::PushHosts;

/// How messages are pushed.
#[derive(Clone, Debug, Default)]
pub struct PushSettings {
    /// The hosts to which they may go.
    pub hosts: PushHosts,
    /// How often it is looked for what is to be sent.
    pub pace: PushPace,
    /// The address of a receiver of tests, to which messages go without TLS. A host cannot set it.
    pub receiver: Option<SocketAddr>,
}

/// How often it is looked for what is to be pushed, and how long a try may take.
#[derive(Clone, Copy, Debug)]
pub struct PushPace {
    /// How often it is looked whether players should hear of their games.
    pub look: Duration,
    /// How long a turn is not looked at before its player is told.
    pub patience: Duration,
    /// How long a try may take.
    pub timeout: Duration,
    /// The minute by which the pauses between tries are counted.
    pub minute: Duration,
    /// How many turns, and how many games, are looked at in one go.
    pub at_once: u32,
}

impl Default for PushPace {
    fn default() -> Self {
        Self {
            look: Duration::from_secs(10),
            patience: Duration::from_secs(10),
            timeout: Duration::from_secs(15),
            minute: Duration::from_secs(60),
            at_once: 500,
        }
    }
}
