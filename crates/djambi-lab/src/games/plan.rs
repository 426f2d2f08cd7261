//! Which games are played, and how.

use djambi::{Position, Rules, SQUARE9, Seat, SeatSet, Setup};
use djambi_engine::Rng;

/// How games of self-play are played. What differs from game to game follows from the game's seed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many turns a game may take, the opening included; then it stays open.
    pub turns: usize,
    /// How many positions of a game are kept, at most.
    pub samples: usize,
    /// How many parts of a hundred of the turns may be kept: those in which players search at length.
    pub kept_percent: usize,
    /// For how many turns after the opening a player may choose a line that is not the best.
    pub noisy_turns: usize,
    /// How much less share a line may promise and still be chosen about a third as often as the best.
    pub temperature: f32,
    /// How many parts of a hundred of the games are played by four players with the classic rules.
    pub classic_percent: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            turns: 300,
            samples: 24,
            kept_percent: 100,
            noisy_turns: 80,
            temperature: 0.02,
            classic_percent: 70,
        }
    }
}

/// What kind of game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The rules.
    pub rules: Rules,
    /// The players who begin.
    pub players: SeatSet,
}

impl Kind {
    /// The position that the game begins with.
    #[must_use]
    pub fn start(&self) -> Position {
        Setup::of_players(&SQUARE9, self.players).check(&self.rules).expect("set-up")
    }
}

impl Plan {
    /// The kind of the game that has this seed: mostly the classic game of four, then other rule sets, three players
    /// and two.
    #[must_use]
    pub fn kind(&self, seed: u64) -> Kind {
        let mut rng = Rng::new(seed ^ 0x6b69_6e64);
        let all = SQUARE9.seats();
        if rng.below(100) < self.classic_percent {
            return Kind { rules: Rules::CLASSIC, players: all };
        }
        let rules = [Rules::CLASSIC, Rules::ARENA, Rules::VARIANTS][rng.below(3)];
        let players = match rng.below(6) {
            0..3 => all,
            3 | 4 => without(all, &[rng.below(4)]),
            _ => {
                let first = rng.below(4);
                without(all, &[first, (first + 1 + rng.below(3)) % 4])
            }
        };
        Kind { rules, players }
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
    fn most_games_are_classic_and_every_kind_is_played() {
        let mut counts = BTreeMap::<_, usize>::new();
        for seed in 0..2_000 {
            let kind = Plan::default().kind(seed);
            assert_eq!(kind.start().alive(), kind.players);
            *counts.entry((kind.rules.base.name(), kind.players.len())).or_default() += 1;
        }
        assert_eq!(counts.len(), 9, "three rule sets, two to four players");
        assert!((1_400..1_700).contains(&counts[&("classic", 4)]), "{counts:?}");
        assert!(counts.values().all(|&count| count > 10), "{counts:?}");
    }
}
