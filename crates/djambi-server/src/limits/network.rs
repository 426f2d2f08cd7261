//! The network of a client, by which limits count.

use std::net::{IpAddr, Ipv6Addr};

/// How many times as much as one network the networks of a site may do together: a site is a household, or a company
/// or a university with many people.
pub(crate) const SITE_FACTOR: u32 = 8;

/// The network of a client: its IPv4 address, or the first 64 bits of its IPv6 address, because one
/// subscriber has all addresses with these.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// The network of an address. An IPv4 address in the form of IPv6 is one of IPv4.
    pub(crate) const fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
            v4 @ IpAddr::V4(_) => Self(v4),
        }
    }

    /// The site of an IPv6 network, by its first 48 bits: providers give as much to one subscriber, who so has 65,536
    /// networks.
    pub(crate) const fn site(self) -> Option<Self> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(address) => Some(Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80)))),
        }
    }

    /// The first address of the network.
    pub(crate) const fn address(self) -> IpAddr {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_an_address_of_ipv4_or_half_of_one_of_ipv6() {
        let network = |text: &str| Network::of(text.parse().unwrap()).address().to_string();
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("2001:db8:1:2::"), "2001:db8:1:2::");
        let site =
            |text: &str| Network::of(text.parse().unwrap()).site().map(|site| site.address().to_string());
        assert_eq!(site("192.0.2.7"), None);
        assert_eq!(site("2001:db8:1:2:3:4:5:6").as_deref(), Some("2001:db8:1::"));
    }
}
