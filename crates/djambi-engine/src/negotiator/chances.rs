//! The table of means: what peace between two players is worth to one of them, without any search.

use djambi::{BySeat, Seat, SeatSet, SquareSet};

use super::Dealings;
use super::kinds::{Bound, PEACE_FEATURES};
use super::means::{MEANS, RENEWED};
use crate::{AttackMap, evaluate};

/// By how much a leader is ahead of the second.
const LEAD: f32 = 0.1;

/// How many times as long as the rounds of the table a peace lasts that is renewed: games have three players or more for
/// some 30 rounds, the table has eight.
const PERIODS: f32 = 3.0;
/// The number of the first features, which say how many are alive.
const STEADY: usize = 2;

/// The chances that decide on the worth of peace in a position.
pub(super) struct Chances<'a> {
    dealings: &'a Dealings<'a>,
    /// The squares on which each player could kill.
    kills: BySeat<SquareSet>,
    leader: Option<Seat>,
}

impl<'a> Chances<'a> {
    /// The chances in the position of these dealings.
    pub(super) fn of(dealings: &'a Dealings<'a>) -> Self {
        let attacks = AttackMap::of(dealings.position, dealings.rules);
        let kills = BySeat::from_fn(|seat| attacks.by(seat).kills());
        let shares = evaluate(dealings.position, dealings.rules);
        Self { dealings, kills, leader: leader(&shares, dealings.position.alive()) }
    }

    /// The dealings to which they belong.
    pub(super) const fn dealings(&self) -> &'a Dealings<'a> {
        self.dealings
    }

    /// The worth of peace with a partner to a player, if both keep it and renew it as long as three are alive. What the
    /// position makes of it is told by its first rounds; that nobody has to look out for the other goes on.
    pub(super) fn renewed(&self, player: Seat, partner: Seat) -> f32 {
        let features = self.features(player, partner);
        let steady = features.iter().zip(&RENEWED).take(STEADY).map(|(feature, mean)| feature * mean);
        self.soon(player, partner) + steady.sum::<f32>() * (PERIODS - 1.0)
    }

    /// The worth of the next rounds of a peace with a partner to a player, if both keep it.
    pub(super) fn soon(&self, player: Seat, partner: Seat) -> f32 {
        self.by_means(&RENEWED, player, partner)
    }

    /// The worth of peace for two rounds with a partner to a player, if these keep it.
    pub(super) fn gain(&self, player: Seat, partner: Seat, bound: Bound) -> f32 {
        self.by_means(&MEANS[bound as usize], player, partner)
    }

    fn by_means(&self, means: &[f32; PEACE_FEATURES], player: Seat, partner: Seat) -> f32 {
        self.features(player, partner).iter().zip(means).map(|(feature, mean)| feature * mean).sum()
    }

    /// The features that decide on the worth of peace with a partner to a player, in the order of the table.
    pub(super) fn features(&self, player: Seat, partner: Seat) -> [f32; PEACE_FEATURES] {
        let position = self.dealings.position;
        let own = position.controlled_by(player);
        let theirs = position.controlled_by(partner);
        let threatened = self.kills[partner] & own;
        let forgone = self.kills[player] & theirs;
        let has_chief =
            |of: Seat, squares: SquareSet| position.chief(of).is_some_and(|chief| squares.contains(chief));
        let alive = position.alive();
        let truth = |is_so| if is_so { 1.0 } else { 0.0 };
        [
            truth(alive.len() > 3),
            truth(alive.len() == 3),
            threatened.len() as f32,
            truth(has_chief(player, threatened)),
            forgone.len() as f32,
            truth(has_chief(partner, forgone)),
            truth(self.leader == Some(partner)),
            truth(self.leader == Some(player)),
            truth(alive.next_after(player) == Some(partner)),
            truth(alive.next_after(partner) == Some(player)),
            truth(position.turn() == partner),
        ]
    }
}

/// The player who is clearly ahead of all others.
fn leader(shares: &BySeat<f32>, alive: SeatSet) -> Option<Seat> {
    let mut ranked: Vec<_> = alive.iter().map(|seat| (shares[seat], seat)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let first = ranked.first()?;
    let second = ranked.get(1)?;
    (first.0 - second.0 > LEAD).then_some(first.1)
}
