//! Acts at a table, and newcomers at open seats.

use std::collections::HashSet;

use djambi::Seat;
use djambi_protocol::{EventKind, GameMessage, Level, Phase, Presence, Refusal, Seating, TableAct};
use djambi_table::counts_as;

use super::Actor;
use super::appointments::Appointment;
use super::change::Change;
use super::effects::Effect;
use super::state::RoomState;
use crate::env;
use crate::game::check_daily_games;
use crate::game::seating::{self, TableRequest};
use crate::game::table_error::TableError;
use crate::identity::{Player, PlayerId};
use crate::order::SeatUse;
use crate::store::{Removal, SeatRow, StoreError, StoredGame, Visit};

impl Actor {
    /// Does what a player asks for at the table; returns the seats that this player holds then.
    pub(in crate::game) async fn table(&mut self, request: &TableRequest) -> Result<Vec<Seat>, TableError> {
        let TableRequest { act, invitation, player } = request;
        let has_begun = self.room.is_on();
        let sits = self.room.game.stored.seats.is_seated(player.id);
        let is_ready = matches!(act, TableAct::Ready { ready: true });
        if is_ready || matches!(act, TableAct::Sit { .. }) && !sits {
            let table = self.room.game.stored.settings.table;
            let seat = SeatUse { is_listed: table.listed, is_rated: table.rated };
            self.services.standings.check_seat(player.id, seat, env::now_ms())?;
        }
        if matches!(act, TableAct::Sit { .. }) && !sits && self.room.game.live.is_by_day() {
            check_daily_games::<TableError>(&*self.services.store, player.id).await?;
        }
        match act {
            TableAct::Cancel => self.cancel_appointment(player.id).await?,
            TableAct::Sit { seat, .. } if has_begun && invitation.is_none() => {
                self.take_open_seat(*seat, player).await?;
            }
            _ => {
                let rows = seating::rows_after(&self.room.game, request, env::timeline_ms() / 1000)?;
                self.check_company(request).await?;
                let removed = self.room.removed_by(act);
                self.set_seats(rows).await?;
                if let Some((removed, removal)) = removed {
                    // Who was seen at the table before has not seen this.
                    let visit = Visit { removal, ..Visit::default() };
                    self.carry_out([Effect::Keep([(removed, visit)].into())]).await?;
                    self.follow_up(Change::Seats).await?;
                }
                self.forget_turning_out(player.id).await?;
                if !has_begun {
                    self.go_on().await?;
                }
            }
        }
        Ok(self.room.game.stored.seats.held_by(player.id).collect())
    }

    /// Forgets that a player was turned out, once they sit here again.
    async fn forget_turning_out(&mut self, player: PlayerId) -> Result<(), StoreError> {
        let stored = &self.room.game.stored;
        let visit = stored
            .visits
            .get(&player)
            .filter(|visit| matches!(visit.removal, Removal::TurnedOut | Removal::Missed));
        let Some(&visit) = visit.filter(|_| stored.seats.is_seated(player)) else { return Ok(()) };
        // That they were removed counted as one thing more that they had seen.
        let seen = visit.seen.min(self.room.game.log.seq());
        let here = Visit { removal: Removal::None, seen, ..visit };
        self.carry_out([Effect::Keep([(player, here)].into())]).await
    }

    /// Writes rows of seats and tells everybody.
    pub(super) async fn set_seats(&mut self, rows: Vec<SeatRow>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let StoredGame { settings, seats, deadline_ms, .. } = &self.room.game.stored;
        let mut deadline_ms = *deadline_ms;
        if self.room.game.live.phase() == Phase::Waiting && settings.table.appointed_ms.is_none() {
            let mut seats = seats.clone();
            seats.extend(rows.clone());
            let fill_at = settings.table.fill_at(self.room.now()).filter(|_| seats.has_players());
            deadline_ms = fill_at.map(|fill_at| deadline_ms.unwrap_or(fill_at));
        }
        self.services.store.set_seats(self.room.id(), rows.clone(), deadline_ms).await?;
        self.room.game.stored.deadline_ms = deadline_ms;
        self.room.game.take_seats(rows);
        self.tell_seats().await
    }

    /// Begins the game if every seat has a player and all persons are ready, or if it is time that bots take
    /// the free seats.
    pub(super) async fn begin_if_complete(&mut self) -> Result<(), StoreError> {
        let Some(at_ms) = self.room.game.stored.appointment() else {
            let is_time = self.is_fill_time().await?;
            return self.begin_or_wait(is_time).await;
        };
        match self.keep_appointment(at_ms).await? {
            Appointment::ToCome => Ok(()),
            Appointment::Begins => self.begin_or_wait(false).await,
            Appointment::IsOver => {
                let is_time = self.room.game.stored.settings.table.fill_s.is_some();
                self.begin_or_wait(is_time).await?;
                // Whatever ends the service before this is done, it does all of it at the next start.
                if self.room.game.live.phase() == Phase::Waiting {
                    self.look_next(None).await?;
                }
                Ok(())
            }
        }
    }

    /// Begins the game if its table is complete, or if it is time and bots can fill it.
    async fn begin_or_wait(&mut self, is_time: bool) -> Result<(), StoreError> {
        let stored = &self.room.game.stored;
        let rows = if is_time && stored.seats.has_players() {
            seating::filled(&stored.seats, Level::default())
        } else if seating::is_complete(&stored.seats) && !self.room.waits_for_sitters() {
            Vec::new()
        } else {
            return Ok(());
        };
        if self.begin(rows).await? && is_time {
            self.let_bots_stand_in().await?;
        }
        Ok(())
    }

    /// Whether it is time that bots take the free seats. At a table of an appointment they did then.
    async fn is_fill_time(&mut self) -> Result<bool, StoreError> {
        if self.room.game.stored.settings.table.appointed_ms.is_some() {
            return Ok(false);
        }
        if let Some(deadline) = self.room.renewed_fill_time() {
            self.carry_out([deadline]).await?;
            let state = self.parts.table.news(&self.room);
            self.carry_out(state).await?;
        }
        let deadline_ms = self.room.game.stored.deadline_ms;
        Ok(deadline_ms.is_some_and(|deadline| deadline <= self.room.now()))
    }

    /// Begins the game with these rows of seats; says whether it did.
    async fn begin(&mut self, mut rows: Vec<SeatRow>) -> Result<bool, StoreError> {
        let game = &self.room.game;
        if game.stored.settings.table.seating == Seating::Drawn {
            let mut seats = game.stored.seats.clone();
            seats.extend(rows);
            rows = seating::drawn(&seats, &env::shuffled(game.live.players().iter().collect()));
        }
        match self.perform(EventKind::Started, 0) {
            Ok(performed) => {
                let (event, mut effects) = self.append(performed, rows).await?;
                let seats = self.room.game.public_seats();
                effects.push(Effect::tell(GameMessage::Seats { seats }));
                effects.push(Effect::tell(GameMessage::Event { event }));
                effects.extend(self.after_seats());
                self.carry_out(effects).await?;
                Ok(true)
            }
            Err(refused) => {
                tracing::error!(game = %self.room.id(), %refused, "a game does not begin");
                Ok(false)
            }
        }
    }

    /// Lets bots stand in for those who are absent when a game begins because it was time. Else their first turn would
    /// not come, and end the game for all; they come back whenever they like.
    async fn let_bots_stand_in(&mut self) -> Result<(), StoreError> {
        let stand_in = |seat| Effect::Append(EventKind::StandIn { seat, level: Level::default() });
        self.carry_out(self.room.absent_sitters().into_iter().map(stand_in)).await
    }

    /// A newcomer takes an open seat, where a bot has played.
    async fn take_open_seat(&mut self, seat: Option<Seat>, player: &Player) -> Result<(), TableError> {
        let seat = self.room.open_seat(seat, player)?;
        let name = seating::name_at(&self.room.game.stored.seats, player);
        let has_account = player.has_account;
        let told = if self.room.game.stored.settings.hides_names() { String::new() } else { name.clone() };
        let performed = self.perform(EventKind::Sit { seat, name: told }, 0)?;
        let row = self.room.game.stored.seats.get(seat).cloned();
        let taken =
            row.map(|row| SeatRow { player: Some(player.id), name, has_account, stand_in: None, ..row });
        let (event, mut effects) = self.append(performed, taken.into_iter().collect()).await?;
        // Who sits down has seen the game: that it has begun, and whose seat is open, is no news.
        if let Some(visit) = self.room.game.visit_after_look(player.id, None) {
            self.carry_out([Effect::Keep([(player.id, visit)].into())]).await?;
        }
        effects.push(Effect::tell(GameMessage::Event { event }));
        self.carry_out(effects).await?;
        self.tell_seats().await?;
        self.go_on().await?;
        Ok(())
    }
}

impl RoomState {
    /// The player whose seat the host takes away by this act, if there is one at the seat.
    fn removed_by(&self, act: &TableAct) -> Option<(PlayerId, Removal)> {
        let (seat, removal) = match *act {
            TableAct::Remove { seat, .. } => (seat, Removal::Barred),
            TableAct::Invite { seat, .. } => (seat, Removal::TurnedOut),
            _ => return None,
        };
        let stored = &self.game.stored;
        let holder = stored.seats.holder(seat).filter(|player| stored.host != Some(*player));
        holder.map(|player| (player, removal))
    }

    /// Whether a game in real time waits until all who sit there are connected: their clocks begin with it.
    fn waits_for_sitters(&self) -> bool {
        let holders: HashSet<PlayerId> = self.game.stored.seats.players().collect();
        // Who sits down alone is there, but not until a time that is appointed.
        let may_be_away = holders.len() > 1 || self.game.stored.appointment().is_some();
        may_be_away && !self.absent_sitters().is_empty()
    }

    /// The seats of those who count as gone: who have no connection in real time.
    pub(super) fn absent_sitters(&self) -> Vec<Seat> {
        let StoredGame { settings, seats, .. } = &self.game.stored;
        let presence = self.attendance.seats();
        let is_gone = |seat: &Seat| {
            let presence = presence.get(seat).map_or(Presence::Gone, |presence| presence.state);
            counts_as(presence, seats.ready().contains(*seat), settings.clock) == Presence::Gone
        };
        seats.held().map(|(seat, _)| seat).filter(is_gone).collect()
    }

    /// Whether bots may take the free seats of a table once it is time: not while all who sit there are absent, for
    /// whom the game would begin and end.
    pub(super) fn may_be_filled(&self) -> bool {
        self.absent_sitters().len() < self.game.stored.seats.held().count()
    }

    /// The open seat that a newcomer takes: the one that they want or have lost, or any other.
    ///
    /// # Errors
    /// When the host has removed them, they sit already, or no such seat is free for them.
    fn open_seat(&self, seat: Option<Seat>, player: &Player) -> Result<Seat, Refusal> {
        if self.game.is_removed(player.id) {
            return Err(Refusal::Removed);
        }
        let open = self.game.live.open_seats();
        let wanted = |&free: &Seat| seat.is_none_or(|seat| seat == free);
        let lost = self.game.lost_seat(player.id).filter(wanted);
        // Who plays another seat as well takes none but their own.
        if lost.is_none() && self.game.stored.seats.is_seated(player.id) {
            return Err(Refusal::Started);
        }
        let is_kept = |seat| self.game.reserved(seat).is_some_and(|(_, until)| until > self.now());
        let wanted = |seat: &Seat| wanted(seat) && !is_kept(*seat);
        let refusal = if open.iter().any(|free| seat == Some(free)) {
            Refusal::SeatReserved
        } else {
            Refusal::NoFreeSeat
        };
        lost.or_else(|| open.iter().find(wanted)).ok_or(refusal)
    }
}
