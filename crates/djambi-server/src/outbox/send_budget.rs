//! The bytes that may wait to be sent: to a connection, to all of a network or a site, and to all. Messages on
//! sockets and answers to requests count alike.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::Network;

/// How much may wait for one connection, apart from a single message that is longer.
const CONNECTION: usize = 2 << 20;
/// How much may wait for a connection without counting for its network and for all: what a page of usual
/// length needs, so that those who read are not cut off because of those who don't.
pub(crate) const FREE_BYTES: usize = 64 << 10;
/// How much may wait for the connections of one network, beyond what is free.
const NETWORK: usize = 16 << 20;
/// How much may wait for the connections of all networks of one site.
const SITE: usize = 32 << 20;
/// How much may wait for all connections, beyond what is free.
const TOTAL: usize = 64 << 20;

/// Counts what waits to be sent to all connections.
#[derive(Default)]
pub(crate) struct SendBudget(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    total: usize,
    networks: HashMap<Network, usize>,
    sites: HashMap<Network, usize>,
}

/// What waits to be sent to one connection.
pub(crate) struct Waiting {
    bytes: Mutex<usize>,
    network: Network,
    budget: Arc<SendBudget>,
}

/// The error of a message for which there is no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

impl SendBudget {
    /// A new connection of a network, for which nothing waits.
    pub(crate) fn connection(self: &Arc<Self>, network: Network) -> Waiting {
        Waiting { bytes: Mutex::new(0), network, budget: self.clone() }
    }

    fn add(&self, network: Network, bytes: usize) -> Result<(), Full> {
        if bytes == 0 {
            return Ok(());
        }
        let mut counts = locked(&self.0);
        let after = |of: &HashMap<Network, usize>, key| of.get(&key).copied().unwrap_or(0) + bytes;
        let of_network = after(&counts.networks, network);
        let of_site = network.site().map(|site| (site, after(&counts.sites, site)));
        let is_full = of_network > NETWORK || of_site.is_some_and(|(_, bytes)| bytes > SITE);
        if is_full || counts.total + bytes > TOTAL {
            return Err(Full);
        }
        counts.networks.insert(network, of_network);
        counts.sites.extend(of_site);
        counts.total += bytes;
        Ok(())
    }

    fn remove(&self, network: Network, bytes: usize) {
        if bytes == 0 {
            return;
        }
        let mut counts = locked(&self.0);
        counts.total -= bytes;
        subtract(&mut counts.networks, network, bytes);
        if let Some(site) = network.site() {
            subtract(&mut counts.sites, site, bytes);
        }
    }

    /// How much waits for all connections, beyond what is free.
    #[cfg(test)]
    pub(crate) fn total(&self) -> usize {
        let counts = locked(&self.0);
        assert_eq!(counts.total, counts.networks.values().sum::<usize>());
        counts.total
    }
}

impl Waiting {
    /// Counts a message that is to wait.
    ///
    /// # Errors
    /// When there is no room for it; then it does not count.
    pub(crate) fn add(&self, bytes: usize) -> Result<(), Full> {
        let mut waiting = locked(&self.bytes);
        let after = *waiting + bytes;
        if after > CONNECTION && *waiting > 0 {
            return Err(Full);
        }
        self.budget.add(self.network, beyond_free(after) - beyond_free(*waiting))?;
        *waiting = after;
        Ok(())
    }

    /// Counts bytes that wait no longer.
    pub(super) fn remove(&self, bytes: usize) {
        let mut waiting = locked(&self.bytes);
        let after = waiting.saturating_sub(bytes);
        self.budget.remove(self.network, beyond_free(*waiting) - beyond_free(after));
        *waiting = after;
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.remove(usize::MAX);
    }
}

fn subtract(counts: &mut HashMap<Network, usize>, key: Network, bytes: usize) {
    if let Entry::Occupied(mut count) = counts.entry(key) {
        *count.get_mut() -= bytes;
        if *count.get() == 0 {
            count.remove();
        }
    }
}

const fn beyond_free(bytes: usize) -> usize {
    bytes.saturating_sub(FREE_BYTES)
}

/// The value of a lock. A panic elsewhere leaves no half of a change here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    fn network(number: u8) -> Network {
        Network::of([10, 0, 0, number].into())
    }

    #[test]
    fn a_connection_has_two_mebibytes_or_one_message() {
        let budget = Arc::new(SendBudget::default());
        let connection = budget.connection(network(1));
        assert_eq!(connection.add(3 << 20), Ok(()), "nothing else waits");
        assert_eq!(connection.add(1), Err(Full));
        connection.remove(3 << 20);
        for _ in 0..2 {
            assert_eq!(connection.add(1 << 20), Ok(()));
        }
        assert_eq!(connection.add(1), Err(Full));
        drop(connection);
        assert_eq!(budget.total(), 0);
    }

    #[test]
    fn those_who_read_are_served_while_others_fill_all_there_is() {
        let budget = Arc::new(SendBudget::default());
        let mut greedy = Vec::new();
        for number in 0..8 {
            for _ in 0..200 {
                let connection = budget.connection(network(number));
                // The last connections get nothing; they may be ended.
                let _ = connection.add(2 << 20);
                greedy.push(connection);
            }
        }
        assert!(budget.total() <= TOTAL, "{}", budget.total());
        let reader = budget.connection(network(100));
        for _ in 0..100 {
            assert_eq!(reader.add(60 << 10), Ok(()));
            reader.remove(60 << 10);
        }
        let other = budget.connection(network(0));
        assert_eq!(other.add(60 << 10), Ok(()), "a neighbour of the greedy");
        greedy.clear();
        assert_eq!(budget.total(), 0);
    }

    #[test]
    fn a_network_has_a_part_of_what_there_is() {
        let budget = Arc::new(SendBudget::default());
        let connections: Vec<_> = (0..200).map(|_| budget.connection(network(1))).collect();
        let served = connections.iter().filter(|connection| connection.add(1 << 20).is_ok()).count();
        assert_eq!(served, NETWORK / ((1 << 20) - FREE_BYTES));
        assert_eq!(budget.connection(network(2)).add(1 << 20), Ok(()), "another network has its own");
    }

    #[test]
    fn the_networks_of_a_site_share_half_of_what_there_is() {
        let budget = Arc::new(SendBudget::default());
        let network = |site, number| {
            Network::of(std::net::Ipv6Addr::new(0x2001, 0xdb8, site, number, 0, 0, 0, 1).into())
        };
        let mut connections: Vec<_> = (0..200).map(|number| budget.connection(network(1, number))).collect();
        let served = connections.iter().filter(|connection| connection.add(1 << 20).is_ok()).count();
        assert_eq!(served, SITE / ((1 << 20) - FREE_BYTES));
        connections.push(budget.connection(network(2, 0)));
        assert_eq!(connections[200].add(1 << 20), Ok(()), "another site has its own");
        connections.clear();
        assert_eq!(budget.total(), 0);
    }

    proptest! {
        #[test]
        fn nothing_counts_after_all_is_sent(steps in vec((0..6_usize, 0..3_usize << 20, any::<bool>()), 0..200)) {
            let budget = Arc::new(SendBudget::default());
            let connections: Vec<_> = (0..6).map(|number| budget.connection(network(number / 2))).collect();
            let mut waiting = [0; 6];
            for (number, bytes, sends) in steps {
                if sends && connections[number].add(bytes).is_ok() {
                    waiting[number] += bytes;
                } else {
                    let bytes = bytes.min(waiting[number]);
                    connections[number].remove(bytes);
                    waiting[number] -= bytes;
                }
                let expected: usize = waiting.into_iter().map(beyond_free).sum();
                prop_assert_eq!(budget.total(), expected);
            }
            drop(connections);
            prop_assert_eq!(budget.total(), 0);
        }
    }
}
