//! The state of the table as the members have been told it: whatever differs from that is news.

use std::time::Duration;

use djambi_protocol::{GameMessage, Phase, Seq, TableState};
use djambi_table::LiveGame;
use tokio::time::Instant;

use super::change::Change;
use super::effects::{Effect, Effects};
use super::state::RoomState;

/// How long comings and goings are collected before they are told, so that a crowd costs few messages.
const COLLECTING: Duration = Duration::from_millis(500);

/// The state of the table as all members know it, and when they are told the next.
pub(super) struct ToldTable {
    /// The state, without clocks and bots.
    state: TableState,
    /// The number of the last event when they were told the state, with the clocks.
    at: Seq,
    /// When comings and goings are told.
    next: Option<Instant>,
}

/// Whether the members are to be told the state of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StateNews {
    /// They know it.
    Known,
    /// It has changed.
    Changed,
    /// It has changed, and the game is over now.
    Over,
}

impl ToldTable {
    /// Members that know nothing of the table but the phase of its game after the event `seq`.
    pub(super) fn new(phase: Phase, seq: Seq) -> Self {
        Self { state: TableState { phase, ..TableState::default() }, at: seq, next: None }
    }

    /// The state to be told after a change: at once where people wait for it, such as that of an offer.
    pub(super) fn on(&mut self, change: Change, room: &RoomState) -> Effects {
        let is_due = match change {
            Change::Seats | Change::Collected => true,
            Change::Play => self.is_awaited(&room.game.live, room.log().seq(), room.now()),
            Change::Settled => false,
        };
        if is_due { self.news(room) } else { Effects::new() }
    }

    /// The state to be told, if more of it has changed than its clocks and bots, which events tell, or if its clocks are
    /// to be told. At the end the characters of bots are told with it.
    pub(super) fn news(&mut self, room: &RoomState) -> Effects {
        let state = room.of_table();
        let mut effects = Effects::new();
        match self.tell(&state, &room.game.live, room.log().seq()) {
            StateNews::Known => return effects,
            StateNews::Over if room.game.told_characters().next().is_some() => {
                effects.push(Effect::tell(GameMessage::Seats { seats: room.game.public_seats() }));
            }
            StateNews::Changed | StateNews::Over => {}
        }
        effects.push(Effect::tell(GameMessage::State { state: Box::new(state) }));
        effects
    }

    /// Plans that comings and goings are told soon.
    pub(super) fn collect(&mut self) {
        self.next.get_or_insert_with(|| Instant::now() + COLLECTING);
    }

    /// How long it takes until comings and goings are told, if there are any.
    pub(super) fn due_in(&self) -> Option<Duration> {
        Some(self.next?.saturating_duration_since(Instant::now()))
    }

    /// Whether people wait to be told of the game as it is after the event `seq`: of an offer or another phase, or of
    /// the clocks by the day.
    fn is_awaited(&self, live: &LiveGame, seq: Seq, now: u64) -> bool {
        live.phase() != self.state.phase
            || live.first_turn_by() != self.state.first_turn_by_ms
            || live.standing_offers() != self.state.offers
            || live.standing_draw() != self.state.draw
            || live.leaves(now) != self.state.leave
            || self.owes_clocks(live, seq)
    }

    /// Notes a state after the event `seq` as told, if more of it is new than its clocks and bots, which events tell, or
    /// if its clocks are to be told.
    fn tell(&mut self, state: &TableState, live: &LiveGame, seq: Seq) -> StateNews {
        self.next = None;
        let state = TableState { clock: None, thinking: None, ..state.clone() };
        if self.state == state && !self.owes_clocks(live, seq) {
            return StateNews::Known;
        }
        self.at = seq;
        let before = std::mem::replace(&mut self.state, state);
        let is_end = self.state.phase == Phase::Over && before.phase != Phase::Over;
        if is_end { StateNews::Over } else { StateNews::Changed }
    }

    /// Whether the members are to be told the clocks again. By the day an event has what the banks have left;
    /// what the turn has left follows from all turns before, so only the state tells it.
    fn owes_clocks(&self, live: &LiveGame, seq: Seq) -> bool {
        live.is_by_day() && self.at != seq
    }
}
