//! The state of a game for its readers.

use std::sync::Arc;

use djambi::{Seat, SeatSet};
use djambi_protocol::{
    ClosingCause, Event, EventKind, GameId, KnownTreaty, Phase, Seats, Seq, Settings, TreatyStanding,
    Watching,
};
use djambi_table::{LiveGame, Overheard, ReplayError, TalkAccess, Treaties, Whispers};

use super::error::OpenError;
use super::event_log::{EventLog, MAX_EVENTS};
use super::long_work;
use crate::env;
use crate::identity::PlayerId;
use crate::store::{Games, SeatRow, StoredAct, StoredGame};

/// A game at one moment: what it was created with, its seats, its events and its state. Copies share the
/// events and the state.
#[derive(Clone)]
pub(crate) struct GameSnapshot {
    /// What the store keeps beside the events, which are in the log instead.
    pub(crate) stored: StoredGame,
    /// The events.
    pub(crate) log: Arc<EventLog>,
    /// The state after all events.
    pub(crate) live: Arc<LiveGame>,
    /// Its treaties.
    pub(crate) treaties: Arc<Treaties>,
    /// The acts about treaties, in order.
    pub(crate) acts: Arc<Vec<StoredAct>>,
}

impl GameSnapshot {
    /// Reads a game from the store and replays its events.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] if there is no such game; others if it cannot be read.
    pub(super) async fn load(store: &dyn Games, game: &GameId) -> Result<Self, OpenError> {
        let stored = store.game(game).await?.ok_or(OpenError::NotFound)?;
        let replayed = long_work::run(stored.events.len(), move || Self::of_stored(stored)).await;
        replayed.map_err(|source| OpenError::Unreadable { game: game.clone(), source })
    }

    /// The time on the timeline of events, at which the next event happens. It never goes back.
    pub(super) fn now(&self) -> u64 {
        self.log.last_ms().max(env::timeline_ms())
    }

    /// Notes rows of seats that change.
    pub(super) fn take_seats(&mut self, rows: Vec<SeatRow>) {
        self.stored.seats.extend(rows);
        Arc::make_mut(&mut self.live).set_seats(&self.stored.seats.told());
    }

    /// Whether a seat has acted.
    fn has_acted(&self, seat: Seat) -> bool {
        self.log.acted_ms(seat).is_some()
    }

    /// Whether the seats are final: the table has waited for its players, and its game has begun.
    pub(crate) fn has_final_seats(&self) -> bool {
        self.stored.settings.table.waits() && self.live.phase() != Phase::Waiting
    }

    /// The seats of persons that may still change hands: all of them while the table waits; in a game that began
    /// at once, those that have not acted.
    pub(crate) fn movable_seats(&self) -> SeatSet {
        let may_move = |&seat: &Seat| match self.live.phase() {
            Phase::Waiting => true,
            Phase::Over => false,
            Phase::Playing | Phase::Paused => {
                !self.has_final_seats() && !self.has_acted(seat) && !self.live.open_seats().contains(seat)
            }
        };
        self.stored.seats.persons().iter().filter(may_move).collect()
    }

    /// The seat for whose first turn the others have waited in vain, if the game was closed for that.
    pub(super) fn missed_first_turn(&self) -> Option<Seat> {
        let is_cause = |event: &Event| event.kind == EventKind::Closed { cause: ClosingCause::NotBegun };
        let closed = self.log.last().is_some_and(is_cause);
        closed.then(|| self.live.game().position().turn())
    }

    /// Whether the host has cancelled the appointment of the game.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.log
            .last()
            .is_some_and(|event| event.kind == EventKind::Closed { cause: ClosingCause::Cancelled })
    }

    /// Whether a player may watch the game: the table may be closed to all but its players once it has begun. Who has
    /// lost a seat by time was a player, and stays one of those.
    pub(crate) fn may_watch(&self, player: Option<PlayerId>) -> bool {
        let StoredGame { settings, seats, visits, .. } = &self.stored;
        let is_closed = settings.table.watching == Watching::Nobody;
        let has_lost = |player| visits.get(&player).is_some_and(|visit| visit.lost.is_some());
        let has_played = || player.is_some_and(|player| seats.is_seated(player) || has_lost(player));
        !is_closed || self.live.phase() == Phase::Waiting || has_played()
    }

    /// Whether a player finds the game in lists of finished games: everybody does if its table was listed and open, its
    /// players always. The statements of the archive say the same, as a test holds.
    pub(crate) fn is_found_by(&self, player: Option<PlayerId>) -> bool {
        let holds_seat = player.is_some_and(|player| self.stored.seats.is_seated(player));
        (self.stored.settings.table.is_found() || holds_seat) && self.may_watch(player)
    }

    /// Who reads and writes what of its talk now.
    pub(super) fn talk_access(&self) -> TalkAccess<PlayerId> {
        let (live, StoredGame { settings, seats, .. }) = (&self.live, &self.stored);
        let access = TalkAccess::new(live.phase(), live.alive(), seats.holders());
        let whispers = settings.press.whispers;
        if !whispers && !settings.has_treaties() {
            return access;
        }
        access.with_whispers(Whispers {
            players: if whispers { settings.start.alive() } else { SeatSet::EMPTY },
            bots: seats.bots(),
            first: seats.first_holders(),
            opened: live.opened(),
            reveal: settings.press.reveal,
        })
    }

    /// Whether a player may know of a treaty: who reads the message that has proposed it. Where an end of the game has
    /// opened it that was taken back, what becomes of it since is private again.
    pub(super) fn knows(
        &self,
        reader: Option<PlayerId>,
        treaty: &KnownTreaty,
        access: &TalkAccess<PlayerId>,
    ) -> bool {
        let &KnownTreaty { channel, of, .. } = treaty;
        if !channel.is_private() {
            return access.may_read(reader, channel);
        }
        let is_proposal = |act: &&StoredAct| (act.kept.channel, act.kept.seq) == (channel, of);
        self.acts.iter().find(is_proposal).is_some_and(|StoredAct { kept, holders }| {
            let after = kept.after.max(self.last_change(treaty));
            access.hears(reader, Overheard { channel, after, holders })
        })
    }

    /// The number of the last event that had happened when a treaty came to its state, as far as that was later than
    /// its proposal.
    pub(super) fn last_change(&self, treaty: &KnownTreaty) -> Seq {
        if treaty.state == TreatyStanding::Proposed {
            return 0;
        }
        let is_about = |act: &&StoredAct| {
            act.kept.channel == treaty.channel && act.kept.act.kind.of() == Some(treaty.of)
        };
        let acts = self.acts.iter().filter(is_about).map(|act| act.kept.after);
        acts.chain(treaty.ended).max().unwrap_or_default()
    }

    /// The treaties of which a player may know; `None` stands for a stranger.
    pub(crate) fn treaties_known_to(&self, reader: Option<PlayerId>) -> Vec<KnownTreaty> {
        let access = self.talk_access();
        let is_known = |treaty: &KnownTreaty| self.knows(reader, treaty, &access);
        self.treaties.known().filter(is_known).collect()
    }

    /// The settings as everybody is told them: names may be hidden until the end.
    pub(crate) fn public_settings(&self) -> Settings {
        self.stored.settings.told(self.public_seats())
    }

    /// The seats as everybody is told of them: names may be hidden until the end, and characters are.
    pub(crate) fn public_seats(&self) -> Seats {
        let mut rows = self.stored.seats.clone();
        if self.hides_names() {
            rows.change_all(SeatRow::hide_name);
        }
        let mut seats = rows.told();
        for (seat, character) in self.told_characters() {
            if let Some(state) = seats.get_mut(&seat) {
                state.character = Some(character);
            }
        }
        seats
    }

    /// The game without the names that are hidden until its end.
    pub(crate) fn public(mut self) -> Self {
        if self.hides_names() {
            self.stored.seats.change_all(SeatRow::hide_name);
        }
        self
    }

    /// Whether others may be shown its position where a link to it is shared: the lobby shows the table,
    /// everybody may watch, and no names are hidden.
    pub(crate) fn may_be_pictured(&self) -> bool {
        self.stored.settings.table.is_found() && !self.hides_names()
    }

    /// Whether nobody is told the names now.
    fn hides_names(&self) -> bool {
        self.stored.settings.hides_names() && self.live.phase() != Phase::Over
    }

    /// Whether nobody who is out comes back: a game that is played again, or that has no room for further
    /// events, stays over.
    pub(super) fn stays_over(&self) -> bool {
        self.stored.again.is_some() || self.log.seq() + 2 >= MAX_EVENTS
    }

    fn of_stored(mut stored: StoredGame) -> Result<Self, ReplayError> {
        let (live, charges, treaties) = stored.replayed_with_treaties()?;
        for (kept, charged_ms) in stored.events.iter_mut().zip(charges) {
            kept.event.charged_ms = charged_ms;
        }
        let acts = Arc::new(std::mem::take(&mut stored.acts));
        let log = Arc::new(EventLog::new(stored.settings.board(), std::mem::take(&mut stored.events)));
        Ok(Self { stored, log, live: Arc::new(live), treaties: Arc::new(treaties), acts })
    }
}
