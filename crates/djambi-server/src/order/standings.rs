//! How players stand, in memory: asked before each thing that an act may forbid.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use djambi_protocol::Refusal;
use tokio::sync::Mutex;

use crate::identity::PlayerId;
use crate::store::{Standing, Store, StoreError};

/// How players stand of whom any act is in force.
#[derive(Default)]
pub(crate) struct Standings {
    known: RwLock<HashMap<PlayerId, Standing>>,
    /// Held from the reading to the taking over: what was read before an act does not take the place of what came after.
    reading: Mutex<()>,
}

/// A seat that somebody wants, as acts see it.
#[derive(Clone, Copy)]
pub(crate) struct SeatUse {
    /// Whether the lobby lists the table.
    pub(crate) is_listed: bool,
    /// Whether the game is rated.
    pub(crate) is_rated: bool,
}

impl Standings {
    /// Reads anew how all stand.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn read_all(&self, store: &dyn Store, now_ms: u64) -> Result<(), StoreError> {
        let _reading = self.reading.lock().await;
        let all = store.standings(None, now_ms).await?;
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = all.into_iter().collect();
        Ok(())
    }

    /// Reads anew how a player stands.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn read(
        &self,
        store: &dyn Store,
        player: PlayerId,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let _reading = self.reading.lock().await;
        let standing = store.standings(Some(player), now_ms).await?;
        self.set(player, standing.into_iter().next().map(|(_, standing)| standing));
        Ok(())
    }

    /// Takes over how a player stands.
    fn set(&self, player: PlayerId, standing: Option<Standing>) {
        let mut standings = self.known.write().unwrap_or_else(PoisonError::into_inner);
        match standing {
            Some(standing) => drop(standings.insert(player, standing)),
            None => drop(standings.remove(&player)),
        }
    }

    /// How a player stands.
    pub(crate) fn of(&self, player: PlayerId) -> Standing {
        let standings = self.known.read().unwrap_or_else(PoisonError::into_inner);
        standings.get(&player).copied().unwrap_or_default()
    }

    /// Whether anybody is banned.
    pub(crate) fn has_bans(&self) -> bool {
        self.known
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .values()
            .any(|standing| standing.ban.is_some())
    }

    /// Checks that a player may speak.
    ///
    /// # Errors
    /// When they are silenced or banned.
    pub(crate) fn check_speech(&self, player: PlayerId, now_ms: u64) -> Result<(), Refusal> {
        self.check_ban(player, now_ms)?;
        let silence = self.of(player).silence.filter(|silence| !silence.is_over(now_ms));
        silence.map_or(Ok(()), |silence| Err(Refusal::Silenced { hours: silence.hours(now_ms) }))
    }

    /// Checks that a player may take a seat.
    ///
    /// # Errors
    /// When they are banned, have to read a warning first, or may not sit at such a table.
    pub(crate) fn check_seat(&self, player: PlayerId, seat: SeatUse, now_ms: u64) -> Result<(), Refusal> {
        self.check_ban(player, now_ms)?;
        let Standing { is_warned, unlisted, unrated, .. } = self.of(player);
        if is_warned {
            return Err(Refusal::Warned);
        }
        if let Some(unlisted) = unlisted.filter(|of| seat.is_listed && !of.is_over(now_ms)) {
            return Err(Refusal::NoListedTables { hours: unlisted.hours(now_ms) });
        }
        if let Some(unrated) = unrated.filter(|of| seat.is_rated && !of.is_over(now_ms)) {
            return Err(Refusal::NoRatedTables { hours: unrated.hours(now_ms) });
        }
        Ok(())
    }

    /// Checks that a player is not kept out.
    ///
    /// # Errors
    /// When they are banned.
    pub(crate) fn check_ban(&self, player: PlayerId, now_ms: u64) -> Result<(), Refusal> {
        let ban = self.of(player).ban.filter(|ban| !ban.is_over(now_ms));
        ban.map_or(Ok(()), |ban| Err(Refusal::Banned { hours: ban.hours(now_ms) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Lasting;

    const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
    const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);
    const HOUR_MS: u64 = 60 * 60 * 1000;

    fn use_of(is_listed: bool, is_rated: bool) -> SeatUse {
        SeatUse { is_listed, is_rated }
    }

    #[test]
    fn each_act_keeps_from_its_own_things_until_its_end() {
        let standings = Standings::default();
        let until = Some(Lasting::Until(10 * HOUR_MS));
        let of = |standing: Standing| standings.set(ADA, Some(standing));
        of(Standing { silence: until, ..Standing::default() });
        assert_eq!(standings.check_speech(ADA, HOUR_MS), Err(Refusal::Silenced { hours: 9 }));
        assert_eq!(standings.check_speech(ADA, 10 * HOUR_MS - 1), Err(Refusal::Silenced { hours: 1 }));
        assert_eq!(standings.check_speech(ADA, 10 * HOUR_MS), Ok(()));
        assert_eq!(standings.check_speech(BOB, HOUR_MS), Ok(()));
        assert_eq!(standings.check_seat(ADA, use_of(true, true), HOUR_MS), Ok(()));
        of(Standing { unlisted: until, unrated: Some(Lasting::ForEver), ..Standing::default() });
        let refused = Refusal::NoListedTables { hours: 9 };
        assert_eq!(standings.check_seat(ADA, use_of(true, true), HOUR_MS), Err(refused));
        let refused = Refusal::NoRatedTables { hours: 0 };
        assert_eq!(standings.check_seat(ADA, use_of(false, true), HOUR_MS), Err(refused));
        assert_eq!(standings.check_seat(ADA, use_of(true, false), 10 * HOUR_MS), Ok(()));
        of(Standing { is_warned: true, ..Standing::default() });
        assert_eq!(standings.check_seat(ADA, use_of(false, false), HOUR_MS), Err(Refusal::Warned));
        assert_eq!(standings.check_speech(ADA, HOUR_MS), Ok(()));
        of(Standing { ban: until, ..Standing::default() });
        let banned = Err(Refusal::Banned { hours: 9 });
        assert_eq!(standings.check_speech(ADA, HOUR_MS), banned);
        assert_eq!(standings.check_seat(ADA, use_of(false, false), HOUR_MS), banned);
        standings.set(ADA, None);
        assert_eq!(standings.check_ban(ADA, HOUR_MS), Ok(()));
    }
}
