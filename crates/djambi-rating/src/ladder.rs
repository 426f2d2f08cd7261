//! The ladder: everybody's rating, a fold of results.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Change, RatedResult, Rating, Standing, changes};

/// Everybody's rating, folded from results in the order in which they were kept.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Ladder<P> {
    standings: BTreeMap<P, Standing>,
    met: BTreeMap<P, BTreeSet<P>>,
}

impl<P: Clone + Ord> Ladder<P> {
    /// The ladder before the first game.
    #[must_use]
    pub fn new() -> Self {
        Self { standings: BTreeMap::new(), met: BTreeMap::new() }
    }

    /// Adds the next result, and tells what it changed, in the order of the seats.
    pub fn add(&mut self, result: &RatedResult<P>) -> Vec<Change<P>> {
        let changes = changes(result, |player| self.standing(player).copied());
        for change in &changes {
            let met = self.met.entry(change.player.clone()).or_default();
            let others = changes.iter().map(|other| &other.player).filter(|&other| *other != change.player);
            met.extend(others.cloned());
            let opponents = u32::try_from(met.len()).unwrap_or(u32::MAX);
            let before = self.standings.get(&change.player).copied();
            let standing = Standing::after(before, change.after, result.ended_ms(), opponents);
            self.standings.insert(change.player.clone(), standing);
        }
        changes
    }

    /// The rating of a player, that of a newcomer included.
    #[must_use]
    pub fn rating(&self, player: &P) -> Rating {
        self.standings.get(player).map_or(Rating::START, |standing| standing.rating)
    }

    /// Where a player stands; nobody does before the first rated game.
    #[must_use]
    pub fn standing(&self, player: &P) -> Option<&Standing> {
        self.standings.get(player)
    }

    /// Everybody who has played, in the order of their ids.
    pub fn standings(&self) -> impl Iterator<Item = (&P, &Standing)> {
        self.standings.iter()
    }

    /// Those on the ladder at a moment, the highest first: by the points that they have at least, equal ones by id.
    #[must_use]
    pub fn rows(&self, now_ms: u64) -> Vec<(&P, &Standing)> {
        let mut rows: Vec<_> =
            self.standings.iter().filter(|(_, standing)| standing.is_on_ladder(now_ms)).collect();
        rows.sort_by(|(_, one), (_, other)| other.rating.at_least().total_cmp(&one.rating.at_least()));
        rows
    }

    /// Those whom each player has met in rated games.
    pub fn met(&self) -> impl Iterator<Item = (&P, &BTreeSet<P>)> {
        self.met.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::DAY_MS;

    /// A game that the first of four has won.
    fn won(ended_ms: u64, players: [u8; 4]) -> RatedResult<u8> {
        let [winner, others @ ..] = players;
        RatedResult::new(ended_ms, std::iter::once((winner, 1.0)).chain(others.map(|player| (player, 0.0))))
            .expect("four players")
    }

    #[test]
    fn changes_tell_what_was_before_and_after() {
        let mut ladder = Ladder::new();
        let first = ladder.add(&won(0, [1, 2, 3, 4]));
        assert_eq!(first[0].before, Rating::START);
        let second = ladder.add(&won(DAY_MS, [1, 2, 3, 4]));
        assert_eq!(second[2].before, first[2].after);
        assert_eq!(ladder.rating(&3), second[2].after);
        assert_eq!(ladder.rating(&9), Rating::START);
    }

    #[test]
    fn who_was_away_moves_more() {
        let change_after = |days: u64| {
            let mut ladder = Ladder::new();
            for game in 0..40 {
                ladder.add(&won(game, [1, 2, 3, 4]));
            }
            let changes = ladder.add(&won(days * DAY_MS, [2, 1, 3, 4]));
            changes[0].after.mean - changes[0].before.mean
        };
        assert!(change_after(300) > 1.2 * change_after(0));
    }

    #[test]
    fn the_ladder_asks_for_games_opponents_and_presence() {
        let mut ladder = Ladder::new();
        for game in 0..10 {
            ladder.add(&won(game, [1, 2, 3, 4]));
        }
        assert!(ladder.rows(10).is_empty(), "three opponents are too few");
        assert!(!ladder.standing(&1).expect("has played").is_provisional());
        ladder.add(&won(10, [5, 6, 1, 7]));
        let rows: Vec<u8> = ladder.rows(10).iter().map(|(player, _)| **player).collect();
        assert_eq!(rows, [1]);
        assert_eq!(ladder.rows(10 + 90 * DAY_MS).len(), 1);
        assert!(ladder.rows(11 + 90 * DAY_MS).is_empty());
        assert!(ladder.standing(&5).expect("has played").is_provisional());
    }

    #[test]
    fn the_ladder_is_sorted_by_what_is_sure() {
        let mut ladder = Ladder::new();
        for game in 0..12 {
            ladder.add(&won(game, [1, 2, 3, 4]));
            ladder.add(&won(game, [2, 5, 6, 7]));
            ladder.add(&won(game, [1, 5, 6, 7]));
        }
        let rows = ladder.rows(12);
        assert_eq!(*rows[0].0, 1);
        assert!(rows.is_sorted_by(|one, other| one.1.rating.at_least() >= other.1.rating.at_least()));
    }
}
