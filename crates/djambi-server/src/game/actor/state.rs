//! The room as its parts see it: its game, and who is there.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::Hash;
use std::sync::Arc;

use djambi::{Seat, SeatSet};
use djambi_protocol::{EventKind, GameId, GameMessage, Phase, PlanLine, PresenceState, Refusal, TableState};
use djambi_table::{Absence, LiveGame, Refused, counts_as};

use super::effects::{Effect, Effects};
use crate::game::attendance::Attendance;
use crate::game::bot_driver::BotDriver;
use crate::game::event_log::EventLog;
use crate::game::members::{Audience, Members};
use crate::game::places::OpenActs;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::StoredGame;

/// A game, those who follow it, and the bots that think for it.
pub(super) struct RoomState {
    /// The game, as it is on disk.
    pub(super) game: GameSnapshot,
    /// The connections that follow it.
    pub(super) members: Members,
    /// Which of its people are here.
    pub(super) attendance: Attendance,
    /// Its bots, of which one may be thinking.
    pub(super) bots: BotDriver,
    /// The players who could be on leave when it was last looked, by seat; `None` where nobody can.
    pub(super) leavers: Option<BTreeMap<Seat, PlayerId>>,
    /// After the service was down: how the player to move may come back without losing time.
    pub(super) return_time: Option<ReturnTime>,
}

/// An event that the live game has performed, to be written.
pub(super) struct Performed {
    pub(super) kind: EventKind,
    pub(super) at_ms: u64,
    /// The state before it, where acts about treaties may come to the disk before it.
    pub(super) before: Option<Arc<LiveGame>>,
    /// The lines that go on after it, if it is a turn that was planned.
    pub(super) next: Vec<PlanLine>,
}

/// The time in which the player to move may come back without losing any.
#[derive(Clone, Copy)]
pub(super) struct ReturnTime {
    /// Until when time has been charged or forgiven, in milliseconds on the timeline of events.
    pub(super) since: u64,
    pub(super) until: u64,
}

impl RoomState {
    /// A room that nobody follows yet.
    pub(super) fn new(game: GameSnapshot, bots: BotDriver) -> Self {
        let members = Members::new(game.stored.settings.id.clone());
        let attendance = Attendance::new(game.stored.settings.clock);
        Self { game, members, attendance, bots, leavers: None, return_time: None }
    }

    /// The id of the game.
    pub(super) const fn id(&self) -> &GameId {
        &self.game.stored.settings.id
    }

    /// The events of the game.
    pub(super) fn log(&self) -> &EventLog {
        &self.game.log
    }

    /// The state of the game, to be changed. It is copied if a reader still has it.
    fn live_mut(&mut self) -> &mut LiveGame {
        Arc::make_mut(&mut self.game.live)
    }

    /// The time on the timeline of events, at which the next event happens. It never goes back.
    pub(super) fn now(&self) -> u64 {
        self.game.now()
    }

    /// Whether the game has begun and is not over.
    pub(super) fn is_on(&self) -> bool {
        matches!(self.game.live.phase(), Phase::Playing | Phase::Paused)
    }

    /// Performs an event now. `lag` is the measured round trip of the connection that it came by, in milliseconds; the
    /// state before it is kept where acts about treaties may come to the disk before it.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub(super) fn perform(
        &mut self,
        kind: EventKind,
        lag: u64,
        has_acts: bool,
    ) -> Result<Performed, Refused> {
        let at_ms = self.now();
        let before = has_acts.then(|| self.game.live.clone());
        self.live_mut().perform(&kind, at_ms, lag)?;
        Ok(Performed { kind, at_ms, before, next: Vec::new() })
    }

    /// Finds out which people are here.
    pub(super) fn refresh_attendance(&mut self) {
        let now = self.now();
        let lost_at = self.connections_lost_at();
        let Self { attendance, game, .. } = self;
        let last_seen = |seat| game.log.acted_ms(seat).unwrap_or(game.stored.created_ms).max(lost_at);
        attendance.refresh(&game.stored.seats.holders(), last_seen, now);
    }

    /// The seats whose persons have been away for so long that a bot may stand in.
    pub(super) fn absence(&self) -> Absence {
        let now = self.now();
        let on_leave = self.game.live.leaves(now);
        let is_absent = |&(&seat, of): &(&Seat, &PresenceState)| {
            self.stand_in_from(&on_leave, seat, of).is_some_and(|from| from <= now)
        };
        Absence(self.attendance.seats().iter().filter(is_absent).map(|(&seat, _)| seat).collect())
    }

    /// From when a bot may stand in for the person of a seat who is not here, in milliseconds on the timeline of events:
    /// the time of a leave does not count, and no bot plays for who is on leave.
    fn stand_in_from(&self, on_leave: &BTreeMap<Seat, u64>, seat: Seat, of: &PresenceState) -> Option<u64> {
        let patience_ms = of.stand_in_from_ms.filter(|_| !on_leave.contains_key(&seat))? - of.since_ms;
        Some(self.game.live.over_at(seat, of.since_ms, patience_ms))
    }

    /// The acts that are open now.
    pub(super) fn open_acts(&self) -> OpenActs {
        let on_leave = self.game.live.leaves(self.now());
        let absent_from = |(&seat, of)| Some((seat, self.stand_in_from(&on_leave, seat, of)?));
        self.game.open_acts(&self.attendance.seats().iter().filter_map(absent_from).collect())
    }

    /// The state of the table now.
    pub(super) fn of_table(&self) -> TableState {
        let live = &self.game.live;
        let stored = &self.game.stored;
        let phase = live.phase();
        let is_waiting = phase == Phase::Waiting;
        TableState {
            phase,
            ready: if is_waiting { stored.seats.ready().iter().collect() } else { Vec::new() },
            fill_at_ms: stored.fill_at_ms().filter(|_| is_waiting),
            presence: self.presence(is_waiting),
            watchers: self.attendance.people().watching,
            offers: live.standing_offers(),
            draw: live.standing_draw(),
            outcome: live.outcome(),
            clock: live.clock_state(self.now()),
            first_turn_by_ms: live.first_turn_by(),
            leave: live.leaves(self.now()),
            thinking: self.bots.thinking(),
        }
    }

    /// Whether the person of each seat is here, and as what the others are to count them.
    fn presence(&self, is_waiting: bool) -> BTreeMap<Seat, PresenceState> {
        let StoredGame { settings, seats, .. } = &self.game.stored;
        let ready = if is_waiting { seats.ready() } else { SeatSet::EMPTY };
        let on_leave = self.game.live.leaves(self.now());
        let told = |(&seat, of): (&Seat, &PresenceState)| {
            let counts_as = counts_as(of.state, ready.contains(seat), settings.clock);
            let counts_as = Some(counts_as).filter(|&as_what| as_what != of.state);
            let stand_in_from_ms = self.stand_in_from(&on_leave, seat, of);
            (seat, PresenceState { counts_as, stand_in_from_ms, ..*of })
        };
        self.attendance.seats().iter().map(told).collect()
    }

    /// A message for each of the people; those who have a key in common are told the same.
    pub(super) fn tell_each<K: Eq + Hash>(
        &self,
        key: impl Fn(Option<PlayerId>) -> K,
        message: impl Fn(&K) -> Option<GameMessage>,
    ) -> Effects {
        let mut groups: HashMap<K, HashSet<Option<PlayerId>>> = HashMap::new();
        for player in self.members.people() {
            groups.entry(key(player)).or_default().insert(player);
        }
        let send = |(key, players)| Some(Effect::Send(Audience::Players(players), message(&key)?));
        groups.into_iter().filter_map(send).collect()
    }

    /// Sends those away who have stood up, or lost their seat, at a table that is closed to watchers; says whether there
    /// were any.
    pub(super) fn send_watchers_away(&mut self) -> bool {
        let Self { members, game, .. } = self;
        let gone = members.send_away(|member| game.may_watch(member.player), &Refusal::NobodyWatches);
        for &id in &gone {
            self.attendance.leave(id);
        }
        !gone.is_empty()
    }
}
