//! A client as the security log names it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use sha2::{Digest, Sha256};

use crate::identity::PlayerId;
use crate::limits::Network;

/// A client as the security log names it: enough to tell clients apart, too little to find a person or to
/// play for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    /// A player, by the beginning of a hash of its id.
    Player([u8; 4]),
    /// A client without a cookie, by the beginning of its address: /24 or /48.
    Network(IpAddr),
    /// Everybody, when there are too many to name.
    Many,
}

impl Who {
    /// The player, or else the network.
    pub(crate) fn of(player: Option<PlayerId>, network: Network) -> Self {
        player.map_or_else(|| Self::network(network), Self::player)
    }

    /// A player.
    pub(crate) fn player(player: PlayerId) -> Self {
        let [a, b, c, d, ..]: [u8; 32] = Sha256::digest(player.as_bytes()).into();
        Self::Player([a, b, c, d])
    }

    /// A client of this network.
    pub(crate) const fn network(network: Network) -> Self {
        Self::Network(match network.address() {
            IpAddr::V4(address) => IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() >> 8 << 8)),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80)),
        })
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(hash) => write!(f, "player {:08x}", u32::from_be_bytes(*hash)),
            Self::Network(address @ IpAddr::V4(_)) => write!(f, "{address}/24"),
            Self::Network(address @ IpAddr::V6(_)) => write!(f, "{address}/48"),
            Self::Many => f.write_str("many"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_is_named_by_a_part_only() {
        let name = |text: &str| Who::network(Network::of(text.parse().unwrap())).to_string();
        assert_eq!(name("192.0.2.77"), "192.0.2.0/24");
        assert_eq!(name("2001:db8:1:2:3:4:5:6"), "2001:db8:1::/48");
        let player = Who::player(PlayerId::new([7; PlayerId::LENGTH])).to_string();
        assert!(player.len() == "player 01234567".len() && !player.contains("07070707"), "{player}");
    }
}
