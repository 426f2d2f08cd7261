//! The limits of one connection.

use governor::RateLimiter;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};

use super::kind::LimitKind;
use super::limit::Limit;
use super::rate::Rate;
use super::reached::LimitReached;
use super::settings::Limits;
use crate::env::SteadyClock;

type Limiter =
    RateLimiter<NotKeyed, InMemoryState, SteadyClock, NoOpMiddleware<<SteadyClock as Clock>::Instant>>;

/// The limits of one connection.
pub(crate) struct Pace {
    clock: SteadyClock,
    hellos: Option<Limiter>,
    commands: Option<Limiter>,
    pings: Option<Limiter>,
}

impl Pace {
    /// The limits of a new connection.
    pub(super) fn new(limits: &Limits, clock: SteadyClock) -> Self {
        let limiter =
            |limit: Limit<Rate>| limit.value().map(|rate| Limiter::direct_with_clock(rate.quota(), clock));
        let hellos = limiter(limits.hellos_per_connection);
        let commands = limits.commands_per_connection;
        Self { clock, hellos, commands: limiter(commands), pings: limiter(commands) }
    }

    /// Counts a `follow`.
    pub(crate) fn follow(&self) -> Result<(), LimitReached> {
        self.count(self.hellos.as_ref(), LimitKind::HellosOfConnection)
    }

    /// Counts a command.
    pub(crate) fn command(&self) -> Result<(), LimitReached> {
        self.count(self.commands.as_ref(), LimitKind::CommandsOfConnection)
    }

    /// Counts a ping, or a message that is answered as cheaply.
    pub(crate) fn ping(&self) -> Result<(), LimitReached> {
        self.count(self.pings.as_ref(), LimitKind::PingsOfConnection)
    }

    fn count(&self, limiter: Option<&Limiter>, kind: LimitKind) -> Result<(), LimitReached> {
        let Some(limiter) = limiter else { return Ok(()) };
        limiter
            .check()
            .map_err(|not_until| LimitReached { kind, wait: not_until.wait_time_from(self.clock.now()) })
    }
}
