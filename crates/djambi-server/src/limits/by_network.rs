//! Limits by network. Those of IPv6 hold for a network and, with more room, for the site to which it belongs.

use std::sync::Arc;
use std::time::Duration;

use super::kind::LimitKind;
use super::limit::{AtOnce, Limit};
use super::meter::Meter;
use super::network::{Network, SITE_FACTOR};
use super::open_count::{OpenCount, OpenPass};
use super::rate::Rate;
use super::reached::LimitReached;
use super::tries::Tries;
use crate::env::SteadyClock;

/// A rate that is kept for each network and each site.
pub(super) struct NetworkMeter {
    networks: Meter<Network>,
    sites: Meter<Network>,
}

impl NetworkMeter {
    /// A meter of what there may be too much of from a network.
    pub(super) fn new(limit: Limit<Rate>, clock: SteadyClock, kind: LimitKind) -> Self {
        let of_site = limit.map(|rate| rate.times(SITE_FACTOR));
        Self { networks: Meter::new(limit, clock, kind), sites: Meter::new(of_site, clock, kind) }
    }

    /// Counts one use.
    ///
    /// # Errors
    /// When the network or its site has used up its rate. A network that has done so takes nothing from its site.
    pub(super) fn count(&self, network: Network) -> Result<(), LimitReached> {
        self.networks.count(&network)?;
        network.site().map_or(Ok(()), |site| self.sites.count(&site))
    }

    /// Forgets the networks that have their whole burst again.
    pub(super) fn tidy(&self) {
        self.networks.tidy();
        self.sites.tidy();
    }

    /// The number of networks and sites.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.networks.len() + self.sites.len()
    }
}

/// How many of something are open for each network and each site.
pub(super) struct NetworkCount {
    networks: Arc<OpenCount<Network>>,
    sites: Arc<OpenCount<Network>>,
}

/// One that is open, until it is dropped.
pub(super) struct NetworkPass {
    _network: OpenPass<Network>,
    _site: Option<OpenPass<Network>>,
}

impl NetworkCount {
    /// Nothing is open yet.
    pub(super) fn new(max: Limit<AtOnce>) -> Self {
        let of_site = max.map(|at_once| at_once.times(SITE_FACTOR));
        Self { networks: OpenCount::new(max), sites: OpenCount::new(of_site) }
    }

    /// Opens one more; `None` when the maximum is open already.
    pub(super) fn open(&self, network: Network) -> Option<NetworkPass> {
        let pass = self.networks.open(network)?;
        let of_site = network.site().map(|site| self.sites.open(site));
        if matches!(of_site, Some(None)) {
            return None;
        }
        Some(NetworkPass { _network: pass, _site: of_site.flatten() })
    }

    /// The number of networks and sites.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.networks.len() + self.sites.len()
    }
}

/// How often each network and each site may try something.
pub(super) struct NetworkTries {
    networks: Tries<Network>,
    sites: Tries<Network>,
}

impl NetworkTries {
    /// A number of tries of a network in a window of time.
    pub(super) fn new(most: usize, window: Duration, clock: SteadyClock, kind: LimitKind) -> Self {
        let of_site = most.saturating_mul(usize::try_from(SITE_FACTOR).unwrap_or(usize::MAX));
        let sites = Tries::new(of_site, window, clock, kind);
        Self { networks: Tries::new(most, window, clock, kind), sites }
    }

    /// Counts a try.
    ///
    /// # Errors
    /// When the network or its site has none left; then it does not count.
    pub(super) fn count(&self, network: Network) -> Result<(), LimitReached> {
        self.networks.count(&network)?;
        let of_site = network.site().map_or(Ok(()), |site| self.sites.count(&site));
        of_site.inspect_err(|_| self.networks.discount(&network))
    }

    /// Takes a try back.
    pub(super) fn discount(&self, network: Network) {
        self.networks.discount(&network);
        if let Some(site) = network.site() {
            self.sites.discount(&site);
        }
    }

    /// Forgets those that have not tried within the window.
    pub(super) fn tidy(&self) {
        self.networks.tidy();
        self.sites.tidy();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The networks of a site, all different.
    fn networks(site: u16, count: u16) -> impl Iterator<Item = Network> {
        (0..count).map(move |number| {
            Network::of(std::net::Ipv6Addr::new(0x2001, 0xdb8, site, number, 0, 0, 0, 1).into())
        })
    }

    #[tokio::test(start_paused = true)]
    async fn a_site_has_eight_times_as_much_as_a_network() {
        let clock = SteadyClock::start();
        let meter = NetworkMeter::new("3+1/h".parse().unwrap(), clock, LimitKind::ReadsOfAddress);
        let open = NetworkCount::new("3".parse().unwrap());
        let tries = NetworkTries::new(3, Duration::from_secs(60), clock, LimitKind::TriesOfAddress);
        let mut passes = Vec::new();
        let mut counts = [0; 3];
        for network in networks(1, 100) {
            counts[0] += u32::from(meter.count(network).is_ok());
            passes.extend(open.open(network));
            counts[2] += u32::from(tries.count(network).is_ok());
        }
        counts[1] = u32::try_from(passes.len()).unwrap();
        assert_eq!(counts, [3 * SITE_FACTOR; 3]);
        let other = networks(2, 1).next().unwrap();
        for _ in 0..3 {
            assert!(meter.count(other).is_ok() && tries.count(other).is_ok(), "another site has its own");
            passes.push(open.open(other).unwrap());
        }
        assert!(meter.count(other).is_err() && tries.count(other).is_err() && open.open(other).is_none());
        tries.discount(networks(1, 1).next().unwrap());
        assert!(tries.count(networks(1, 200).last().unwrap()).is_ok());
        passes.clear();
        assert_eq!(open.len(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn a_network_that_asks_too_much_takes_nothing_from_its_neighbours() {
        let clock = SteadyClock::start();
        let meter = NetworkMeter::new("3+1/h".parse().unwrap(), clock, LimitKind::ReadsOfAddress);
        let mut networks = networks(1, 2);
        let greedy = networks.next().unwrap();
        let neighbour = networks.next().unwrap();
        for number in 0..1_000 {
            assert_eq!(meter.count(greedy).is_ok(), number < 3);
        }
        assert!(meter.count(neighbour).is_ok());
    }
}
