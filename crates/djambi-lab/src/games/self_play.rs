//! The options of self-play, and the kinds of games.

use djambi::{Geometry, Position, Rules, SQUARE9, Seat, SeatSet, Setup};
use djambi_engine::Rng;

/// The options of self-play. Each game follows from these options and its seed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlay {
    /// The board.
    pub board: &'static Geometry,
    /// The number of turns, the opening included, after which a game stays open.
    pub max_turns: usize,
    /// The largest number of positions that are sampled from a game.
    pub max_samples: usize,
    /// The percentage of turns that get a full search. Only their positions are sampled.
    pub full_search_percent: usize,
    /// The number of turns after the opening in which the line is sampled with [`SelfPlay::temperature`].
    pub temperature_turns: usize,
    /// The temperature of the softmax over the lines' shares.
    pub temperature: f32,
    /// The percentage of games with all players and the classic rules. The others are of random kinds.
    pub classic_percent: usize,
}

impl Default for SelfPlay {
    fn default() -> Self {
        Self::on(&SQUARE9)
    }
}

impl SelfPlay {
    /// The usual options on this board. Games of more than four armies take longer, so they have more turns.
    #[must_use]
    pub fn on(board: &'static Geometry) -> Self {
        Self {
            board,
            max_turns: 75 * board.armies().len().max(4),
            max_samples: 24,
            full_search_percent: 100,
            temperature_turns: 80,
            temperature: 0.02,
            classic_percent: 70,
        }
    }
}

/// The rules and the players of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameKind {
    /// The board.
    pub board: &'static Geometry,
    /// The rules.
    pub rules: Rules,
    /// The players at the start.
    pub players: SeatSet,
}

impl GameKind {
    /// The start position.
    #[must_use]
    pub fn start(&self) -> Position {
        Setup::of_players(self.board, self.players).check(&self.rules).expect("set-up")
    }
}

impl SelfPlay {
    /// The kind of the game with this seed: mostly the classic game of all players, else any rule set with
    /// all of them, or without one or two.
    #[must_use]
    pub fn kind(&self, seed: u64) -> GameKind {
        let mut rng = Rng::new(seed ^ 0x6b69_6e64);
        let board = self.board;
        let all = self.board.seats();
        if rng.below(100) < self.classic_percent {
            return GameKind { board, rules: Rules::CLASSIC, players: all };
        }
        let rules = [Rules::CLASSIC, Rules::ARENA, Rules::VARIANTS][rng.below(3)];
        let count = all.len();
        let absent = match rng.below(6) {
            0..3 => 0,
            3 | 4 => 1,
            _ => 2,
        };
        let players = match absent.min(count.saturating_sub(2)) {
            0 => all,
            1 => without(all, &[rng.below(count)]),
            _ => {
                let first = rng.below(count);
                without(all, &[first, (first + 1 + rng.below(count - 1)) % count])
            }
        };
        GameKind { board, rules, players }
    }
}

fn without(mut seats: SeatSet, absent: &[usize]) -> SeatSet {
    absent.iter().for_each(|&index| seats.remove(Seat::ALL[index]));
    seats
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_board_has_games_of_at_least_two_players() {
        for board in Geometry::ALL {
            let self_play = SelfPlay { board, classic_percent: 0, ..SelfPlay::default() };
            let mut counts = BTreeMap::<_, usize>::new();
            for seed in 0..300 {
                let start = self_play.kind(seed).start();
                assert_eq!(start.geometry(), board);
                *counts.entry(start.alive().len()).or_default() += 1;
            }
            let seats = board.seats().len();
            let least = if seats == 2 { 2 } else { (seats - 2).max(2) };
            assert!(counts.keys().copied().eq(least..=seats), "{}: {counts:?}", board.name());
        }
    }

    #[test]
    fn most_games_are_classic_and_every_kind_is_played() {
        let mut counts = BTreeMap::<_, usize>::new();
        for seed in 0..2_000 {
            let kind = SelfPlay::default().kind(seed);
            assert_eq!(kind.start().alive(), kind.players);
            *counts.entry((kind.rules.base.name(), kind.players.len())).or_default() += 1;
        }
        assert_eq!(counts.len(), 9, "three rule sets, two to four players");
        assert!((1_400..1_700).contains(&counts[&("classic", 4)]), "{counts:?}");
        assert!(counts.values().all(|&count| count > 10), "{counts:?}");
    }
}
