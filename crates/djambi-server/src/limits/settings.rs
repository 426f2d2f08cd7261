//! The limits that a host may set.

use std::num::NonZeroU32;

use super::limit::{AtOnce, Limit};
use super::rate::{Rate, TimeUnit};
use super::trusted_proxy::TrustedProxy;

/// The limits that a host may set. An address is an IPv4 address or a network /64 of IPv6, and all those of a /48
/// together have eight times as much; a player is known by a cookie, also as a guest.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Games created from an address.
    pub games_per_address: Limit<Rate>,
    /// Games created by a player.
    pub games_per_player: Limit<Rate>,
    /// Connections that are open from an address at once, sockets included. Those of trusted proxies are not
    /// counted, because they belong to many.
    pub connections_per_address: Limit<AtOnce>,
    /// Sockets that are open from an address at once.
    pub sockets_per_address: Limit<AtOnce>,
    /// Sockets that a player has open at once; a page has one.
    pub sockets_per_player: Limit<AtOnce>,
    /// Sockets opened from an address, and further `follow`s on them.
    pub hellos_per_address: Limit<Rate>,
    /// `follow`s of a connection.
    pub hellos_per_connection: Limit<Rate>,
    /// Commands from an address, those that are refused included.
    pub commands_per_address: Limit<Rate>,
    /// Commands of a connection, those that are refused included. As many pings are allowed.
    pub commands_per_connection: Limit<Rate>,
    /// Whole games read from an address: pages, records, states, `follow`s from the first event on, and others with
    /// answers as long as that.
    pub reads_per_address: Limit<Rate>,
    /// Whole games read by a player.
    pub reads_per_player: Limit<Rate>,
    /// Games watched from an address in which a bot thinks at once; the other bots wait.
    pub bots_per_address: Limit<AtOnce>,
    /// Games of a player in which a bot thinks at once; the other bots wait.
    pub bots_per_player: Limit<AtOnce>,
    /// The proxies that are believed when they say from which address a request comes.
    pub trusted_proxies: Vec<TrustedProxy>,
}

impl Limits {
    /// No limits, for load tests and closed networks.
    pub const OFF: Self = Self {
        games_per_address: Limit::Off,
        games_per_player: Limit::Off,
        connections_per_address: Limit::Off,
        sockets_per_address: Limit::Off,
        sockets_per_player: Limit::Off,
        hellos_per_address: Limit::Off,
        hellos_per_connection: Limit::Off,
        commands_per_address: Limit::Off,
        commands_per_connection: Limit::Off,
        reads_per_address: Limit::Off,
        reads_per_player: Limit::Off,
        bots_per_address: Limit::Off,
        bots_per_player: Limit::Off,
        trusted_proxies: Vec::new(),
    };

    /// The same limits for a service with this number of connections: an address has half of them at most.
    pub(crate) fn below(mut self, connections: usize) -> Self {
        if let Limit::At(AtOnce(of_address)) = &mut self.connections_per_address {
            let half = u32::try_from(connections / 2).unwrap_or(u32::MAX);
            *of_address = (*of_address).min(NonZeroU32::new(half).unwrap_or(NonZeroU32::MIN));
        }
        self
    }
}

/// An evening of a club behind one address, thirty people with a page or two each, stays below these limits.
impl Default for Limits {
    fn default() -> Self {
        use TimeUnit::{Minute, Second};
        let rate = |burst, refill, unit| Limit::At(Rate::new(burst, refill, unit));
        let at_once = |number| NonZeroU32::new(number).map_or(Limit::Off, |number| Limit::At(AtOnce(number)));
        Self {
            games_per_address: rate(60, 10, Minute),
            games_per_player: rate(10, 2, Minute),
            connections_per_address: at_once(512),
            sockets_per_address: at_once(200),
            sockets_per_player: at_once(16),
            hellos_per_address: rate(300, 5, Second),
            hellos_per_connection: rate(30, 10, Minute),
            commands_per_address: rate(200, 50, Second),
            commands_per_connection: rate(20, 5, Second),
            reads_per_address: rate(300, 5, Second),
            reads_per_player: rate(60, 2, Second),
            bots_per_address: at_once(12),
            bots_per_player: at_once(3),
            trusted_proxies: Vec::new(),
        }
    }
}
