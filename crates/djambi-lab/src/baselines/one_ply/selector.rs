//! Choosing the best of many moves.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use djambi::{Move, Position, Role, Rules};
use djambi_engine::{Danger, Limits, Line, Report, Rng, Shares, Stop};

use super::evaluate::expected_shares;

/// How far apart in share two moves may be for chance to turn them round, and by how much that grows with each turn
/// without a kill: whoever knows no progress should at least not play in circles.
const WHIM: f64 = 0.005;
const RESTLESSNESS: f64 = 0.3;

/// What comes before any weighing of positions, the better the greater: to win, then to keep one's own chief, then to
/// kill chiefs, a player's before a hostage's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    won: bool,
    danger: Reverse<Danger>,
    players_out: usize,
    chiefs_killed: usize,
}

struct Scored {
    mv: Move,
    value: f64,
    shares: Shares,
}

/// Looks at moves one by one and keeps those of the best rank.
pub(super) struct Selector<'a, S> {
    position: &'a Position,
    rules: &'a Rules,
    limits: &'a Limits,
    stop: &'a S,
    rng: Rng,
    best: Option<Rank>,
    kept: Vec<Scored>,
    nodes: u64,
}

impl<'a, S: Stop> Selector<'a, S> {
    pub(super) fn new(
        position: &'a Position,
        rules: &'a Rules,
        limits: &'a Limits,
        stop: &'a S,
        rng: Rng,
    ) -> Self {
        Self { position, rules, limits, stop, rng, best: None, kept: Vec::new(), nodes: 0 }
    }

    /// Whether a move is known that keeps the chief safe.
    pub(super) fn is_safe(&self) -> bool {
        self.best.is_some_and(|best| best.danger.0 == Danger::None)
    }

    /// Looks at a move. Breaks when there is no more to look for.
    pub(super) fn look_at(&mut self, mv: Move) -> ControlFlow<()> {
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

    /// Like [`Selector::look_at`], but passes over whatever is no safer than the moves that were known `before` this look
    /// round began.
    pub(super) fn look_for_safety(&mut self, mv: Move, before: Safety) -> ControlFlow<()> {
        let after = self.position.play_unchecked(self.rules, mv);
        let danger = Danger::after(&after, self.rules, self.position.turn());
        if before.0.is_none_or(|before| danger < before) {
            return self.look_at(mv);
        }
        if self.stop.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// How safe the best moves are that are known so far.
    pub(super) fn safety(&self) -> Safety {
        Safety(self.best.map(|best| best.danger.0))
    }

    /// The best of the moves that were looked at.
    pub(super) fn report(mut self) -> Report {
        self.kept.sort_by(|a, b| b.value.total_cmp(&a.value));
        let lines = self.kept.into_iter().take(self.limits.lines.max(1));
        let lines = lines.map(|kept| Line { moves: vec![kept.mv], shares: kept.shares, visits: 0 }).collect();
        Report { lines, nodes: self.nodes, earlier_nodes: 0, evaluations: self.nodes }
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
        let whim = WHIM * (1.0 + RESTLESSNESS * f64::from(self.position.quiet_turns()));
        let value = shares.of(player) + whim * self.rng.next_f64();
        self.kept.push(Scored { mv, value, shares });
    }
}

/// How safe the best of some moves leaves the chief, if there is one.
#[derive(Clone, Copy)]
pub(super) struct Safety(Option<Danger>);
