//! What people do at a table before its game begins, and newcomers at open seats.

use djambi::Seat;
use djambi_protocol::{EventKind, GameMessage, Level, Names, Phase, Refusal, Seating, TableAct};

use super::Actor;
use crate::env;
use crate::game::members::Audience;
use crate::game::seating;
use crate::game::table_error::TableError;
use crate::identity::{Player, PlayerId};
use crate::store::{SeatRow, StoreError};

impl Actor {
    /// Does what a player asks for at the table; returns the seats that this player holds then.
    pub(super) async fn table(&mut self, act: TableAct, player: &Player) -> Result<Vec<Seat>, TableError> {
        if self.game.stored.settings.table.is_none() {
            return Err(Refusal::NoTable.into());
        }
        match (self.game.live.phase(), act) {
            (Phase::Waiting, _) => {
                let rows = seating::rows_after(&self.game.stored, act, player)?;
                let removed = self.removed_by(act);
                self.set_seats(rows).await?;
                if let Some(removed) = removed {
                    self.notices.remove(removed);
                }
                self.go_on().await?;
            }
            (Phase::Over, _) => return Err(Refusal::Finished.into()),
            (_, TableAct::Sit { seat }) => self.take_open_seat(seat, player).await?,
            _ => return Err(Refusal::Started.into()),
        }
        let mine = self.game.stored.holders.iter().filter(|(_, holder)| **holder == player.id);
        Ok(mine.map(|(&seat, _)| seat).collect())
    }

    /// The player whom the host removes by this act, if there is one at the seat.
    fn removed_by(&self, act: TableAct) -> Option<PlayerId> {
        let TableAct::Remove { seat } = act else { return None };
        let stored = &self.game.stored;
        stored.holders.get(&seat).copied().filter(|player| stored.host != Some(*player))
    }

    /// Writes rows of seats and tells everybody.
    async fn set_seats(&mut self, rows: Vec<SeatRow>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let before: Vec<PlayerId> = self.game.stored.holders.values().copied().collect();
        let mut after = self.game.stored.clone();
        after.set_seats(rows.clone());
        let table = after.settings.table.filter(|_| !after.holders.is_empty());
        let fill_at = table.and_then(|table| table.fill_at(self.now()));
        after.deadline_ms = fill_at.map(|fill_at| after.deadline_ms.unwrap_or(fill_at));
        self.services.store.set_seats(self.id(), rows, after.deadline_ms).await?;
        let mut players = before;
        players.extend(after.holders.values().copied());
        self.game.stored = after;
        self.take_seats_over();
        self.announce_seats(&players);
        Ok(())
    }

    fn take_seats_over(&mut self) {
        let seats = self.game.stored.settings.seats.clone();
        self.live_mut().set_seats(&seats);
    }

    /// Begins the game if every seat has a player and all persons are ready, or if it is time that bots take
    /// the free seats.
    pub(super) async fn begin_if_complete(&mut self) -> Result<(), StoreError> {
        let stored = &self.game.stored;
        let is_time = stored.deadline_ms.is_some_and(|deadline| deadline <= self.now());
        let mut rows = if is_time && !stored.holders.is_empty() {
            seating::filled(stored, Level::default())
        } else if seating::is_complete(stored) {
            Vec::new()
        } else {
            return Ok(());
        };
        let mut begun = stored.clone();
        begun.set_seats(rows.clone());
        if stored.settings.table.is_some_and(|table| table.seating == Seating::Drawn) {
            rows = seating::drawn(&begun, &env::shuffled(self.game.live.players().iter().collect()));
        }
        begun.set_seats(rows.clone());
        self.live_mut().set_seats(&begun.settings.seats);
        match self.perform(EventKind::Started, 0) {
            Ok(performed) => {
                let event = self.append(performed, None, rows).await?;
                self.announce_all_seats();
                self.send(Audience::Everybody, GameMessage::Event { event });
            }
            Err(refused) => tracing::error!(game = %self.id(), %refused, "a game does not begin"),
        }
        Ok(())
    }

    /// A newcomer takes an open seat, where a bot has played.
    async fn take_open_seat(&mut self, seat: Option<Seat>, player: &Player) -> Result<(), TableError> {
        if self.game.stored.holders.values().any(|&holder| holder == player.id) {
            return Err(Refusal::Started.into());
        }
        let open = self.game.live.open_seats();
        let wanted = |&free: &Seat| seat.is_none_or(|seat| seat == free);
        let seat = open.iter().find(wanted).ok_or(Refusal::NoFreeSeat)?;
        let name = String::from(player.name.clone());
        let is_hidden = self.game.stored.settings.table.is_some_and(|table| table.names == Names::Hidden);
        let told = if is_hidden { String::new() } else { name.clone() };
        let performed = self.perform(EventKind::Sit { seat, name: told }, 0)?;
        let rows = self.game.stored.seat_rows().into_iter().filter(|row| row.seat == seat);
        let taken = |row| SeatRow { player: Some(player.id), name: name.clone(), stand_in: None, ..row };
        let event = self.append(performed, None, rows.map(taken).collect()).await?;
        self.send(Audience::Everybody, GameMessage::Event { event });
        self.announce_all_seats();
        self.go_on().await?;
        Ok(())
    }
}
