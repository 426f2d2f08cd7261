//! The limits of names and passwords that are tried, and of accounts that are made. They hold also where a host has
//! switched all others off.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::by_network::NetworkTries;
use super::kind::LimitKind;
use super::network::Network;
use super::reached::LimitReached;
use super::tries::{DAY, Tries};
use crate::env::SteadyClock;

/// The window of tries from an address.
const WINDOW: Duration = Duration::from_secs(15 * 60);
/// How often an address may try a name in the window.
const OF_NAME_AND_ADDRESS: usize = 5;
/// How often an address may try any name in the window.
const OF_ADDRESS: usize = 20;
/// How often a name may be tried in a day from addresses from which nobody has signed in to it.
const OF_NAME: usize = 50;
/// How many accounts an address may make in a day.
const ACCOUNTS: usize = 30;
/// How many pairs of address and name are remembered to have signed in.
const MAX_KNOWN: usize = 100_000;

/// Counts names and passwords that are tried.
pub(crate) struct SignIns {
    of_name_and_address: Tries<(String, Network)>,
    of_address: NetworkTries,
    of_name: Tries<String>,
    accounts: NetworkTries,
    /// Where somebody has signed in to a name: strangers elsewhere can't keep them out.
    known: Mutex<HashSet<(String, Network)>>,
}

impl SignIns {
    /// Counts from now on.
    pub(super) fn new(clock: SteadyClock) -> Self {
        Self {
            of_name_and_address: Tries::new(OF_NAME_AND_ADDRESS, WINDOW, clock, LimitKind::TriesOfName),
            of_address: NetworkTries::new(OF_ADDRESS, WINDOW, clock, LimitKind::TriesOfAddress),
            of_name: Tries::new(OF_NAME, DAY, clock, LimitKind::TriesOfName),
            accounts: NetworkTries::new(ACCOUNTS, DAY, clock, LimitKind::AccountsOfAddress),
            known: Mutex::default(),
        }
    }

    /// Counts a try of a name, which is compared by its appearance, from an address.
    ///
    /// # Errors
    /// When there were too many.
    pub(crate) fn try_name(&self, appearance: &str, network: Network) -> Result<(), LimitReached> {
        let pair = (appearance.to_owned(), network);
        self.of_address.count(network)?;
        self.of_name_and_address.count(&pair)?;
        if self.known().contains(&pair) { Ok(()) } else { self.of_name.count(&pair.0) }
    }

    /// Counts a try of a passkey from an address. Nobody guesses one, so no name is kept from anybody.
    ///
    /// # Errors
    /// When there were too many of anything.
    pub(crate) fn try_passkey(&self, network: Network) -> Result<(), LimitReached> {
        self.of_address.count(network)
    }

    /// Takes a try of a passkey back that was not wrong.
    pub(crate) fn take_passkey_back(&self, network: Network) {
        self.of_address.discount(network);
    }

    /// Takes a try back of which nothing came.
    pub(crate) fn take_back(&self, appearance: &str, network: Network) {
        let pair = (appearance.to_owned(), network);
        self.of_address.discount(network);
        self.of_name_and_address.discount(&pair);
        if !self.known().contains(&pair) {
            self.of_name.discount(&pair.0);
        }
    }

    /// Takes a try back that has succeeded, and remembers where it has.
    pub(crate) fn succeed(&self, appearance: &str, network: Network) {
        self.take_back(appearance, network);
        let mut known = self.known();
        if known.len() >= MAX_KNOWN {
            known.clear();
        }
        known.insert((appearance.to_owned(), network));
    }

    /// Counts an account that is to be made.
    ///
    /// # Errors
    /// When there were too many.
    pub(crate) fn make_account(&self, network: Network) -> Result<(), LimitReached> {
        self.accounts.count(network)
    }

    /// Takes an account back that was not made.
    pub(crate) fn make_no_account(&self, network: Network) {
        self.accounts.discount(network);
    }

    /// Forgets what is of no use any more.
    pub(super) fn tidy(&self) {
        self.of_name_and_address.tidy();
        self.of_address.tidy();
        self.of_name.tidy();
        self.accounts.tidy();
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashSet<(String, Network)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(number: u32) -> Network {
        Network::of(std::net::Ipv4Addr::from_bits(number).into())
    }

    #[tokio::test(start_paused = true)]
    async fn strangers_who_try_a_name_do_not_keep_its_owner_out() {
        let sign_ins = SignIns::new(SteadyClock::start());
        sign_ins.try_name("ada", network(0)).unwrap();
        sign_ins.succeed("ada", network(0));
        for number in 1..=10 {
            for _ in 0..5 {
                sign_ins.try_name("ada", network(number)).unwrap();
            }
            assert!(sign_ins.try_name("ada", network(number)).is_err());
        }
        assert!(sign_ins.try_name("ada", network(11)).is_err(), "fifty a day");
        sign_ins.try_name("ada", network(0)).unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn a_club_at_one_address_signs_in_together() {
        let sign_ins = SignIns::new(SteadyClock::start());
        for person in 0..100 {
            let name = format!("name{person}");
            sign_ins.try_name(&name, network(1)).unwrap();
            sign_ins.succeed(&name, network(1));
        }
        for person in 0..20 {
            sign_ins.try_name(&format!("other{person}"), network(1)).unwrap();
        }
        assert!(sign_ins.try_name("another", network(1)).is_err(), "twenty wrong ones");
        tokio::time::advance(WINDOW).await;
        sign_ins.try_name("another", network(1)).unwrap();
    }
}
