//! The limits of letters and messages that people let the service write. They hold also where a host has switched all others off.

use super::by_network::NetworkTries;
use super::kind::LimitKind;
use super::network::Network;
use super::reached::LimitReached;
use super::tries::{DAY, Tries};
use crate::env::SteadyClock;
use crate::identity::PlayerId;

/// How many letters an account may ask for in a day.
const OF_ACCOUNT: usize = 10;
/// How often an account may try in a day whether its browsers are told.
const PUSHES_OF_ACCOUNT: usize = 30;
/// How many letters go to an address in a day.
const TO_ADDRESS: usize = 5;
/// How many letters a network may ask for in a day.
const FROM_NETWORK: usize = 20;

/// Counts the letters that people let the service write.
pub(crate) struct Letters {
    of_account: Tries<PlayerId>,
    /// Those that anybody who knows its name has asked for.
    for_account: Tries<PlayerId>,
    to_address: Tries<String>,
    pushes_of_account: Tries<PlayerId>,
    from_network: NetworkTries,
}

impl Letters {
    /// Counts from now on.
    pub(super) fn new(clock: SteadyClock) -> Self {
        Self {
            of_account: Tries::new(OF_ACCOUNT, DAY, clock, LimitKind::LettersOfAccount),
            for_account: Tries::new(OF_ACCOUNT, DAY, clock, LimitKind::LettersOfAccount),
            to_address: Tries::new(TO_ADDRESS, DAY, clock, LimitKind::LettersToAddress),
            pushes_of_account: Tries::new(PUSHES_OF_ACCOUNT, DAY, clock, LimitKind::PushesOfAccount),
            from_network: NetworkTries::new(FROM_NETWORK, DAY, clock, LimitKind::LettersOfAddress),
        }
    }

    /// Counts a letter that somebody asks for from a network.
    ///
    /// # Errors
    /// When there were too many.
    pub(crate) fn from(&self, network: Network) -> Result<(), LimitReached> {
        self.from_network.count(network)
    }

    /// Counts a letter that an account asks for.
    ///
    /// # Errors
    /// When there were too many.
    pub(crate) fn of(&self, player: PlayerId) -> Result<(), LimitReached> {
        self.of_account.count(&player)
    }

    /// Counts a message that an account lets be pushed to try it.
    ///
    /// # Errors
    /// When there were too many.
    pub(crate) fn pushed_to(&self, player: PlayerId) -> Result<(), LimitReached> {
        self.pushes_of_account.count(&player)
    }

    /// Counts a letter for an account that whoever knows its name has asked for; says whether it may go.
    pub(crate) fn about(&self, player: PlayerId) -> bool {
        self.for_account.count(&player).is_ok()
    }

    /// Counts a letter to an address in small letters; says whether it may go.
    pub(crate) fn to(&self, folded: &str) -> bool {
        self.to_address.count(&folded.to_owned()).is_ok()
    }

    /// Forgets what is of no use any more.
    pub(super) fn tidy(&self) {
        self.of_account.tidy();
        self.for_account.tidy();
        self.to_address.tidy();
        self.pushes_of_account.tidy();
        self.from_network.tidy();
    }
}
