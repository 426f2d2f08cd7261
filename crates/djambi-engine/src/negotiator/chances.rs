//! The table of means: what peace between two players is worth to one of them, without any search.

use djambi::{BySeat, Seat, SeatSet, SquareSet};

use super::Dealings;
use super::history::kept_between;
use crate::{AttackMap, evaluate};

/// The means by which peace is valued, in shares of the game.
///
/// They are chosen, not measured: two players at peace until two are left have 0.62 of the game instead of 0.5, so
/// that peace of two rounds is worth a few hundredths. A piece that may be lost is worth about a hundredth of the
/// game, a chief many, by the evaluation by hand; and nobody should make the leader safe.
mod means {
    /// Peace while more than three are alive, and while three are.
    pub(super) const PEACE: [f32; 2] = [0.04, 0.03];
    /// Each piece that the partner could kill now.
    pub(super) const SPARED: f32 = 0.01;
    /// The chief, if the partner could kill it now.
    pub(super) const CHIEF_SPARED: f32 = 0.05;
    /// Each piece of the partner's that could be killed now.
    pub(super) const FORGONE: f32 = 0.008;
    /// A partner who leads, by more than the following share.
    pub(super) const LEADER: f32 = -0.04;
    /// By how much a leader is ahead of the second.
    pub(super) const LEAD: f32 = 0.1;
    /// A partner who plays next.
    pub(super) const NEXT: f32 = 0.005;
    /// A partner who has kept a treaty.
    pub(super) const KEPT: f32 = 0.02;
}

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

    /// The worth of peace with a partner to a player.
    pub(super) fn gain(&self, player: Seat, partner: Seat) -> f32 {
        let position = self.dealings.position;
        let (own, theirs) = (position.controlled_by(player), position.controlled_by(partner));
        let threatened = self.kills[partner] & own;
        let is_chief_threatened = position.chief(player).is_some_and(|chief| threatened.contains(chief));
        let forgone = self.kills[player] & theirs;
        let mut gain = means::PEACE[usize::from(position.alive().len() == 3)];
        gain += means::SPARED * threatened.len() as f32 - means::FORGONE * forgone.len() as f32;
        if is_chief_threatened {
            gain += means::CHIEF_SPARED;
        }
        if self.leader == Some(partner) {
            gain += means::LEADER;
        }
        if position.alive().next_after(player) == Some(partner) {
            gain += means::NEXT;
        }
        if kept_between(self.dealings.treaties, player, partner) > 0 {
            gain += means::KEPT;
        }
        gain
    }
}

/// The player who is clearly ahead of all others.
fn leader(shares: &BySeat<f32>, alive: SeatSet) -> Option<Seat> {
    let mut ranked: Vec<_> = alive.iter().map(|seat| (shares[seat], seat)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (first, second) = (ranked.first()?, ranked.get(1)?);
    (first.0 - second.0 > means::LEAD).then_some(first.1)
}
