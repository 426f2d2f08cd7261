//! With whom people play rated games. Nothing else decides that.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use djambi_protocol::{RatedNeed, Refusal, TableSettings};
use djambi_text::{Language, Pages};

use crate::env::DAY_MS;
use crate::identity::PlayerId;
use crate::limits::Network;
use crate::push::is_public;
use crate::store::{LAST_RATED, SAME_NETWORK_MS, SHARED_RATED, Store, StoreError};

/// Of how many players it is remembered at most which network was kept last.
const MAX_PLAYERS: usize = 20_000;

/// The choice of those with whom people play rated games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedWith {
    /// Those whom they do not know, as far as the service can tell.
    Strangers,
    /// Everybody.
    Anybody,
}

/// A text that names nobody with whom people play rated games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write strangers or anybody")]
pub struct NoRatedWith;

impl RatedWith {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Strangers, Self::Anybody];

    /// The name in options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Strangers => "strangers",
            Self::Anybody => "anybody",
        }
    }
}

impl FromStr for RatedWith {
    type Err = NoRatedWith;

    fn from_str(text: &str) -> Result<Self, NoRatedWith> {
        Self::ALL.into_iter().find(|with| with.name() == text).ok_or(NoRatedWith)
    }
}

/// The company at rated tables. Where everybody may play with everybody, nothing is kept.
pub(crate) struct RatedCompany {
    with: RatedWith,
    store: Arc<dyn Store>,
    /// The network of each player that was kept last, and when.
    kept: Mutex<HashMap<PlayerId, (Network, u64)>>,
}

impl RatedCompany {
    /// The company of a service.
    pub(crate) fn new(with: RatedWith, store: Arc<dyn Store>) -> Self {
        Self { with, store, kept: Mutex::default() }
    }

    /// Whether it is one of strangers.
    pub(crate) fn is_of_strangers(&self) -> bool {
        self.with == RatedWith::Strangers
    }

    /// The sentences about it for people; none where everybody may play with everybody.
    pub(crate) fn told(&self, language: Language) -> Option<String> {
        let days = SAME_NETWORK_MS / DAY_MS;
        let told = || Pages(language).rated_strangers(days, SHARED_RATED.into(), LAST_RATED.into());
        self.is_of_strangers().then(told)
    }

    /// Checks that a new table is one where strangers meet, if it is rated.
    ///
    /// # Errors
    /// When nobody would find it but those who are told of it.
    pub(crate) fn check_table(&self, table: TableSettings) -> Result<(), Refusal> {
        if self.is_of_strangers() && table.rated && !table.listed {
            return Err(Refusal::RatedTable { need: RatedNeed::Listed });
        }
        Ok(())
    }

    /// Keeps that somebody has sat down by the invitation of a host.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn note_invited(
        &self,
        host: PlayerId,
        guest: PlayerId,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        if self.is_of_strangers() && host != guest {
            self.store.note_invited(host, guest, now_ms).await?;
        }
        Ok(())
    }

    /// Keeps from which network somebody with an account acts, once a day. The addresses of a proxy that is not believed, and
    /// of a house or a club, are those of many.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn note_network(
        &self,
        player: PlayerId,
        network: Network,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        if self.is_of_strangers() && is_public(network.address()) && self.is_news(player, network, now_ms) {
            self.store.note_network(player, network, now_ms).await?;
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() >= MAX_PLAYERS {
                kept.clear();
            }
            kept.insert(player, (network, now_ms));
        }
        Ok(())
    }

    fn is_news(&self, player: PlayerId, network: Network, now_ms: u64) -> bool {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let last = kept.get(&player).filter(|(of, _)| *of == network);
        last.is_none_or(|&(_, at_ms)| now_ms >= at_ms + DAY_MS)
    }

    /// Whether a player may play a rated game with these.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn is_fit(
        &self,
        player: PlayerId,
        others: Vec<PlayerId>,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        Ok(!self.is_of_strangers() || !self.store.knows_any(player, others, now_ms).await?)
    }
}
