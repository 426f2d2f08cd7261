//! The ladder: everybody's rating, a fold of results.

use std::collections::{BTreeMap, BTreeSet};

use crate::{RatedResult, Rating, update};

/// The rated games after which a rating is shown without a question mark, and somebody may stand on the ladder.
const GAMES: u32 = 10;
/// The opponents that somebody on the ladder has met.
const OPPONENTS: usize = 6;
/// The milliseconds after the last rated game at which somebody leaves the ladder: 90 days.
const STAYS_MS: u64 = 90 * 86_400_000;

/// Everybody's rating, folded from results in the order in which they were kept.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Ladder<P> {
    standings: BTreeMap<P, Standing<P>>,
}

/// Where a player stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing<P> {
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of rated games.
    pub games: u32,
    /// When the last one ended, in milliseconds since 1970.
    pub last_ms: u64,
    /// Those met in rated games.
    opponents: BTreeSet<P>,
}

/// The change that a game made for one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change<P> {
    /// The player.
    pub player: P,
    /// The rating with which the player came: after the last game, not yet made unsure by the time since.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
}

impl<P: Clone + Ord> Ladder<P> {
    /// The ladder before the first game.
    #[must_use]
    pub fn new() -> Self {
        Self { standings: BTreeMap::new() }
    }

    /// Adds the next result, and tells what it changed, in the order of the seats.
    pub fn add(&mut self, result: &RatedResult<P>) -> Vec<Change<P>> {
        let came: Vec<Rating> = result.seats().iter().map(|(player, _)| self.rating(player)).collect();
        let before: Vec<Rating> = result
            .seats()
            .iter()
            .zip(&came)
            .map(|((player, _), rating)| rating.before_game(self.idle_ms(player, result.ended_ms())))
            .collect();
        let shares: Vec<f64> = result.seats().iter().map(|(_, share)| *share).collect();
        let after = update::after(&before, &shares);
        for ((player, _), rating) in result.seats().iter().zip(&after) {
            self.record(player, *rating, result);
        }
        let players = result.seats().iter().map(|(player, _)| player.clone());
        let ratings = came.into_iter().zip(after);
        players.zip(ratings).map(|(player, (before, after))| Change { player, before, after }).collect()
    }

    /// The rating of a player, that of a newcomer included.
    #[must_use]
    pub fn rating(&self, player: &P) -> Rating {
        self.standings.get(player).map_or(Rating::START, |standing| standing.rating)
    }

    /// Where a player stands; nobody does before the first rated game.
    #[must_use]
    pub fn standing(&self, player: &P) -> Option<&Standing<P>> {
        self.standings.get(player)
    }

    /// Everybody who has played, in the order of their ids.
    pub fn standings(&self) -> impl Iterator<Item = (&P, &Standing<P>)> {
        self.standings.iter()
    }

    /// Those on the ladder at a moment, the highest first: by the points that they have at least, equal ones by id.
    #[must_use]
    pub fn rows(&self, now_ms: u64) -> Vec<(&P, &Standing<P>)> {
        let mut rows: Vec<_> =
            self.standings.iter().filter(|(_, standing)| standing.is_on_ladder(now_ms)).collect();
        rows.sort_by(|(_, one), (_, other)| other.rating.at_least().total_cmp(&one.rating.at_least()));
        rows
    }

    /// The milliseconds since a player's last game; none before the first.
    fn idle_ms(&self, player: &P, now_ms: u64) -> u64 {
        self.standings.get(player).map_or(0, |standing| now_ms.saturating_sub(standing.last_ms))
    }

    fn record(&mut self, player: &P, rating: Rating, result: &RatedResult<P>) {
        let standing = self.standings.entry(player.clone()).or_insert_with(|| Standing {
            rating,
            games: 0,
            last_ms: 0,
            opponents: BTreeSet::new(),
        });
        standing.rating = rating;
        standing.games += 1;
        standing.last_ms = standing.last_ms.max(result.ended_ms());
        let others = result.seats().iter().map(|(other, _)| other).filter(|&other| other != player);
        standing.opponents.extend(others.cloned());
    }
}

impl<P> Standing<P> {
    /// The number of others met in rated games.
    #[must_use]
    pub fn opponents(&self) -> usize {
        self.opponents.len()
    }

    /// Whether the rating still is a guess, shown with a question mark: before the tenth game.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.games < GAMES
    }

    /// Whether the player stands on the ladder at a moment: after ten games with six opponents, one of them in the last 90
    /// days.
    #[must_use]
    pub fn is_on_ladder(&self, now_ms: u64) -> bool {
        !self.is_provisional()
            && self.opponents() >= OPPONENTS
            && now_ms.saturating_sub(self.last_ms) <= STAYS_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;

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
        let second = ladder.add(&won(DAY, [1, 2, 3, 4]));
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
            let changes = ladder.add(&won(days * DAY, [2, 1, 3, 4]));
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
        assert_eq!(ladder.rows(10 + 90 * DAY).len(), 1);
        assert!(ladder.rows(11 + 90 * DAY).is_empty());
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
