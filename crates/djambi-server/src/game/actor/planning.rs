//! The plans of players: what is played for them when their turn comes.

use djambi::Seat;
use djambi_protocol::{EventKind, Phase, PlanLine, PlanRequest, Refusal, TurnPlan};
use djambi_table::{is_plan, planned_line};

use super::Actor;
use super::state::RoomState;
use crate::game::snapshot::GameSnapshot;
use crate::game::table_error::TableError;
use crate::identity::PlayerId;
use crate::store::StoredPlan;

impl Actor {
    /// Keeps what a player plans for the next turn of a seat of theirs; returns all their plans in the game.
    pub(in crate::game) async fn plan(
        &mut self,
        player: PlayerId,
        PlanRequest { seat, expect, lines }: PlanRequest,
    ) -> Result<Vec<TurnPlan>, TableError> {
        let game = &self.room.game;
        if game.stored.seats.holder(seat) != Some(player) {
            return Err(Refusal::NotYourSeat { seat }.into());
        }
        // A plan that comes when its turn is over is not one for the turn after.
        let ends = |kind: &EventKind| match *kind {
            EventKind::Turn { seat: mover, .. } => mover == seat,
            EventKind::TakeBack { .. } => true,
            _ => false,
        };
        let log = self.room.log();
        if expect > log.seq() || log.after(expect).iter().any(|event| ends(&event.kind)) {
            return Err(Refusal::Stale.into());
        }
        if !lines.is_empty() && !game.may_plan(seat) {
            return Err(Refusal::NoPlan.into());
        }
        if !is_plan(game.live.game(), &lines) {
            return Err(Refusal::PlanForm.into());
        }
        let plan = StoredPlan { seat, player, after: game.events_so_far(), lines };
        let known = game.stored.plans.iter().find(|known| known.seat == seat);
        if known.map_or(plan.lines.is_empty(), |known| *known == plan) {
            return Ok(game.plans_of(player));
        }
        self.services.store.set_plan(self.room.id(), plan.clone()).await?;
        self.room.game.stored.take_plan(plan);
        Ok(self.room.game.plans_of(player))
    }
}

impl RoomState {
    /// The turn that is planned for the seat to move, if one is that fits, with the lines that go on after it.
    pub(super) fn planned(&self) -> Option<(EventKind, Vec<PlanLine>)> {
        let GameSnapshot { live, stored, .. } = &self.game;
        if stored.plans.is_empty() || live.phase() != Phase::Playing {
            return None;
        }
        let seat = live.to_move().filter(|&seat| self.game.is_played_by_its_person(seat))?;
        let plan = stored.plans.iter().find(|plan| plan.seat == seat)?;
        if stored.seats.holder(seat) != Some(plan.player) || self.has_asked(seat) {
            return None;
        }
        let after = usize::try_from(plan.after).ok()?;
        let (mv, line) = planned_line(live.game(), seat, after, &plan.lines)?;
        Some((EventKind::Turn { seat, r#move: live.text_of(mv) }, line.next.clone()))
    }

    /// Whether a seat has offered something that stands or stood when its turn came, which that would take back, or somebody has
    /// answered since the last turn: then its player is asked.
    fn has_asked(&self, seat: Seat) -> bool {
        let live = &self.game.live;
        let since = self.log().last_of_line().map_or(0, |(seq, _)| seq);
        let answers = |kind: &EventKind| matches!(kind, EventKind::Accept { .. } | EventKind::Decline { .. });
        let asks = live.asks(seat) || live.asked_before_turn(seat);
        asks || self.log().after(since).iter().any(|event| answers(&event.kind))
    }

    /// The plans that have become others by an event that has happened. Those without lines have ended: one that was for this turn
    /// and does not go on by these lines, and all with the game or with turns that were taken back.
    pub(super) fn plans_after(&self, event: &EventKind, next: &[PlanLine]) -> Vec<StoredPlan> {
        let live = &self.game.live;
        let all = live.outcome().is_some() || matches!(event, EventKind::TakeBack { .. });
        let of_seat = match *event {
            EventKind::Turn { seat, .. } | EventKind::Open { seat, .. } => Some(seat),
            _ => None,
        };
        let is_over = |seat: Seat| all || !live.alive().contains(seat);
        let changed =
            self.game.stored.plans.iter().filter(|plan| is_over(plan.seat) || of_seat == Some(plan.seat));
        let after = self.game.events_so_far();
        let become_other = |plan: &StoredPlan| {
            let lines = if is_over(plan.seat) { Vec::new() } else { next.to_vec() };
            StoredPlan { after, lines, ..*plan }
        };
        changed.map(become_other).collect()
    }
}

impl GameSnapshot {
    /// The plans of a player, who alone sees them.
    pub(crate) fn plans_of(&self, player: PlayerId) -> Vec<TurnPlan> {
        let holds =
            |plan: &&StoredPlan| plan.player == player && self.stored.seats.holder(plan.seat) == Some(player);
        let plans = self.stored.plans.iter().filter(holds);
        let told = |StoredPlan { seat, after, lines, .. }: &StoredPlan| TurnPlan {
            seat: *seat,
            after: *after,
            lines: lines.clone(),
        };
        plans.map(told).collect()
    }

    /// How many turns and departures of the game count.
    fn events_so_far(&self) -> u32 {
        u32::try_from(self.live.game().events().len()).unwrap_or(u32::MAX)
    }

    /// Whether something may be planned for a seat now: its turn is to come, and its person plays it. Where there are
    /// treaties, nobody breaks one by what they have planned before it.
    fn may_plan(&self, seat: Seat) -> bool {
        matches!(self.live.phase(), Phase::Playing | Phase::Paused)
            && self.live.to_move() != Some(seat)
            && self.live.alive().contains(seat)
            && self.is_played_by_its_person(seat)
            && !self.stored.settings.has_treaties()
    }

    fn is_played_by_its_person(&self, seat: Seat) -> bool {
        self.stored.seats.persons().contains(seat) && self.stored.seats.bot(seat).is_none()
    }
}
