//! The addresses on the internet to which messages may go: none of the host's own networks.

use std::net::IpAddr;
use std::sync::LazyLock;

use ipnet::IpNet;

/// The networks that are not on the internet, or stand for others: those of IANA's registries of special addresses.
const ELSEWHERE: &[&str] = &[
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
];
/// The only addresses of version 6 that lead to one machine on the internet.
const UNICAST: &str = "2000::/3";
/// The addresses of version 6 that stand for those of version 4 behind a translator (RFC 6052).
const TRANSLATED: &str = "64:ff9b::/96";

/// Whether an address leads to the internet.
pub(crate) fn is_public(address: IpAddr) -> bool {
    static NETWORKS: LazyLock<(Vec<IpNet>, IpNet, IpNet)> = LazyLock::new(|| {
        let network = |text: &str| text.parse().expect("a network");
        (ELSEWHERE.iter().copied().map(network).collect(), network(UNICAST), network(TRANSLATED))
    });
    let (elsewhere, unicast, translated) = &*NETWORKS;
    let is_elsewhere = |address: &IpAddr| elsewhere.iter().any(|network| network.contains(address));
    let address = address.to_canonical();
    match address {
        IpAddr::V4(_) => !is_elsewhere(&address),
        IpAddr::V6(long) if translated.contains(&address) => {
            let [.., a, b, c, d] = long.octets();
            !is_elsewhere(&IpAddr::from([a, b, c, d]))
        }
        IpAddr::V6(_) => unicast.contains(&address) && !is_elsewhere(&address),
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_addresses_on_the_internet_are_public() {
        for public in [
            "8.8.8.8",
            "142.250.74.106",
            "172.32.0.1",
            "100.128.0.1",
            "2a00:1450:4007::200a",
            "::ffff:8.8.8.8",
        ]
        .iter()
        .chain(&["64:ff9b::8.8.8.8", "2600::1"])
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in ["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.31.255.255"]
            .iter()
            .chain(&["192.168.1.1", "192.0.0.8", "198.19.0.1", "224.0.0.1", "255.255.255.255", "192.88.99.1"])
            .chain(&[
                "::",
                "::1",
                "fe80::1",
                "fc00::1",
                "fd12:3456::1",
                "fec0::1",
                "ff02::1",
                "2001:db8::1",
                "100::1",
            ])
            .chain(&[
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "::127.0.0.1",
                "64:ff9b::10.0.0.1",
                "64:ff9b:1::1",
            ])
            .chain(&["2002:7f00:1::", "2001:0:7f00:1::1", "3fff::1", "::ffff:0:127.0.0.1"])
        {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    proptest! {
        #[test]
        fn an_address_of_version_4_is_public_in_each_of_its_forms_or_in_none(bits: u32) {
            let address = Ipv4Addr::from_bits(bits);
            let is_any = is_public(address.into());
            prop_assert!(!(is_any && (address.is_private() || address.is_loopback() || address.is_link_local())));
            prop_assert!(!(is_any && (address.is_multicast() || address.is_documentation() || address.is_unspecified())));
            prop_assert_eq!(is_public(address.to_ipv6_mapped().into()), is_any);
            let [a, b, c, d] = address.octets().map(u16::from);
            let translated = Ipv6Addr::new(0x64, 0xff9b, 0, 0, 0, 0, a << 8 | b, c << 8 | d);
            prop_assert_eq!(is_public(translated.into()), is_any);
        }

        #[test]
        fn no_address_of_an_own_network_of_version_6_is_public(bits: u128, first in 0xfc00_u16..) {
            let [_, rest @ ..] = Ipv6Addr::from_bits(bits).segments();
            let [b, c, d, e, f, g, h] = rest;
            prop_assert!(!is_public(Ipv6Addr::new(first, b, c, d, e, f, g, h).into()));
        }
    }
}
