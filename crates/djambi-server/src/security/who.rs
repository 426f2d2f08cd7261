//! A client as the security log names it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use sha2::{Digest, Sha256};

use crate::identity::GuestId;
use crate::limits::Network;

/// A client as the security log names it: enough to tell clients apart, too little to find a person or to
/// play for a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    /// A guest, by the beginning of a hash of its id.
    Guest([u8; 4]),
    /// A client without a cookie, by the beginning of its address: /24 or /48.
    Network(IpAddr),
    /// Everybody, when there are too many to name.
    Many,
}

impl Who {
    /// The guest, or else the network.
    pub(crate) fn of(guest: Option<GuestId>, network: Network) -> Self {
        guest.map_or_else(|| Self::network(network), Self::guest)
    }

    /// A guest.
    pub(crate) fn guest(guest: GuestId) -> Self {
        let [a, b, c, d, ..]: [u8; 32] = Sha256::digest(guest.as_bytes()).into();
        Self::Guest([a, b, c, d])
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
            Self::Guest(hash) => write!(f, "guest {:08x}", u32::from_be_bytes(*hash)),
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
        let guest = Who::guest(GuestId::new([7; GuestId::LENGTH])).to_string();
        assert!(guest.len() == "guest 01234567".len() && !guest.contains("07070707"), "{guest}");
    }
}
