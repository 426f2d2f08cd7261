//! The selection of the best of many moves.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use djambi::{Move, Position, Role, Rules};
use djambi_engine::{Danger, Limits, Line, Report, Rng, Shares, Stop};

use super::evaluate::expected_shares;

/// The noise on the share of a move, and its growth with each turn without a kill, so that the baseline does
/// not play in circles.
const NOISE: f64 = 0.005;
const NOISE_GROWTH: f64 = 0.3;

/// The rank of a move, which goes before its share: to win, then to keep the player's own chief, then to kill chiefs,
/// a player's before a hostage's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    won: bool,
    danger: Reverse<Danger>,
    players_out: usize,
    chiefs_killed: usize,
}

struct ScoredMove {
    mv: Move,
    score: f64,
    shares: Shares,
}

/// Considers moves one by one and keeps those of the best rank.
pub(super) struct Selector<'a, S> {
    position: &'a Position,
    rules: &'a Rules,
    limits: &'a Limits,
    stop: &'a S,
    rng: Rng,
    best: Option<Rank>,
    kept: Vec<ScoredMove>,
    nodes: u64,
}

impl<'a, S: Stop> Selector<'a, S> {
    /// A selector without any moves.
    pub(super) fn new(
        position: &'a Position,
        rules: &'a Rules,
        limits: &'a Limits,
        stop: &'a S,
        rng: Rng,
    ) -> Self {
        Self { position, rules, limits, stop, rng, best: None, kept: Vec::new(), nodes: 0 }
    }

    /// Whether one of the moves keeps the chief safe.
    pub(super) fn is_safe(&self) -> bool {
        self.danger() == Some(Danger::None)
    }

    /// The danger to the chief after the best moves so far.
    pub(super) fn danger(&self) -> Option<Danger> {
        self.best.map(|best| best.danger.0)
    }

    /// Considers a move. Breaks when the search is over.
    pub(super) fn consider(&mut self, mv: Move) -> ControlFlow<()> {
        let after = self.position.play_unchecked(self.rules, mv);
        let rank = self.rank(&after);
        if self.best.is_none_or(|best| rank > best) {
            self.best = Some(rank);
            self.kept.clear();
        }
        if self.best == Some(rank) {
            self.keep(mv, &after, rank.danger.0);
        }
        let exhausted = self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes.get());
        if rank.won || exhausted || self.stop.is_stopped() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Considers a move if it leaves the chief in less than this danger. Breaks when the search is over.
    pub(super) fn consider_if_safer(&mut self, mv: Move, danger: Option<Danger>) -> ControlFlow<()> {
        let after = self.position.play_unchecked(self.rules, mv);
        let left = Danger::after(&after, self.rules, self.position.turn());
        if danger.is_none_or(|danger| left < danger) {
            return self.consider(mv);
        }
        if self.stop.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The report of the best moves.
    pub(super) fn report(mut self) -> Report {
        self.kept.sort_by(|a, b| b.score.total_cmp(&a.score));
        let lines = self.kept.into_iter().take(self.limits.lines.max(1));
        let lines = lines.map(|kept| Line { moves: vec![kept.mv], shares: kept.shares, visits: 0 }).collect();
        Report { lines, nodes: self.nodes, evaluations: self.nodes, ..Report::default() }
    }

    fn rank(&self, after: &Position) -> Rank {
        let player = self.position.turn();
        let chiefs = |position: &Position| position.role(Role::Chief).len();
        Rank {
            won: after.winner() == Some(player),
            danger: Reverse(Danger::after(after, self.rules, player)),
            players_out: self.position.alive().len().saturating_sub(after.alive().len()),
            chiefs_killed: chiefs(self.position).saturating_sub(chiefs(after)),
        }
    }

    fn keep(&mut self, mv: Move, after: &Position, danger: Danger) {
        self.nodes += 1;
        let player = self.position.turn();
        let survival = match danger {
            Danger::None => 1.0,
            Danger::Twice => 0.6,
            Danger::Once => 0.2,
            Danger::Out => 0.0,
        };
        let shares = expected_shares(after, self.rules).with_part_kept(player, survival);
        let noise = NOISE * (1.0 + NOISE_GROWTH * f64::from(self.position.quiet_turns()));
        let score = shares.of(player) + noise * self.rng.next_f64();
        self.kept.push(ScoredMove { mv, score, shares });
    }
}
