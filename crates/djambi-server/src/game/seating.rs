//! Seats that change hands: what becomes of them when somebody sits down, leaves or is ready.

use std::collections::HashSet;

use djambi::{Seat, SeatSet};
use djambi_protocol::{EventKind, Level, Missing, Phase, Refusal, SeatKind, TableAct, check_rated};

use super::snapshot::GameSnapshot;
use crate::identity::{Player, PlayerId, SeatInvitation, appearance, numbered};
use crate::store::{GameSeats, SeatRow, StoredGame};

/// A wish of a player at a table.
#[derive(Clone)]
pub(crate) struct TableRequest {
    /// The act.
    pub(crate) act: TableAct,
    /// The invitation that the ticket of the act stands for.
    pub(crate) invitation: Option<SeatInvitation>,
    /// The player, under the name that is wanted at the table.
    pub(crate) player: Player,
}

/// The rows of seats that an act changes, as they are afterwards; none if it changes nothing. `now_s` is in
/// seconds since 1970.
///
/// # Errors
/// When the player may not do that, or a rated table would not be one any more.
pub(super) fn rows_after(
    game: &GameSnapshot,
    request: &TableRequest,
    now_s: u64,
) -> Result<Vec<SeatRow>, Refusal> {
    let rows = changed_rows(game, request, now_s)?;
    let StoredGame { settings, seats, .. } = &game.stored;
    let mut after = seats.clone();
    after.extend(rows.iter().cloned());
    check_rated(&settings.told(after.told()), after.players())?;
    Ok(rows)
}

/// The rows of seats that an act changes, as they are afterwards, at any table.
fn changed_rows(game: &GameSnapshot, request: &TableRequest, now_s: u64) -> Result<Vec<SeatRow>, Refusal> {
    let TableRequest { act, invitation, player } = request;
    let stored = &game.stored;
    let is_before_start = match game.live.phase() {
        Phase::Waiting => true,
        Phase::Playing | Phase::Paused => false,
        Phase::Over => return Err(Refusal::Finished),
    };
    if !matches!(act, TableAct::Sit { .. } | TableAct::Stand { .. } | TableAct::Invite { .. })
        && !is_before_start
    {
        return Err(Refusal::Started);
    }
    let is_hosts = matches!(act, TableAct::Remove { .. } | TableAct::Fill { .. } | TableAct::Invite { .. });
    if is_hosts && stored.host != Some(player.id) {
        return Err(Refusal::NotYourGame);
    }
    if let TableAct::Invite { seat, name: Some(name) } | TableAct::Remove { seat, name: Some(name) } = act {
        check_seen(game, *seat, name)?;
    }
    match *act {
        TableAct::Sit { seat, .. } => sit(game, seat, invitation.as_ref(), player),
        // The room closes the game.
        TableAct::Cancel => Ok(Vec::new()),
        TableAct::Stand { seat } => stand(game, seat, player.id),
        TableAct::Invite { seat, .. } => invite(game, seat, now_s),
        TableAct::Ready { ready } => self::ready(game, ready, player.id),
        TableAct::Remove { seat, .. } => remove(game, seat),
        // The table is full already.
        TableAct::Fill { .. } if !stored.seats.rows().any(SeatRow::is_free) => Ok(Vec::new()),
        TableAct::Fill { level } => {
            // A host who seats bots wants to begin.
            let filled = stored.seats.rows().filter(|row| row.is_free() || row.player == Some(player.id));
            let row =
                |row: SeatRow| if row.is_free() { bot(row, level) } else { SeatRow { ready: true, ..row } };
            Ok(filled.cloned().map(row).collect())
        }
    }
}

/// The rows after a player has said whether they are ready.
fn ready(game: &GameSnapshot, ready: bool, player: PlayerId) -> Result<Vec<SeatRow>, Refusal> {
    let seats = &game.stored.seats;
    let held: SeatSet = seats.held_by(player).collect();
    match game.open_ready(held, seats.ready()) {
        _ if held.is_empty() => Err(Refusal::NotSeated),
        Some(open) if open == ready => {
            let mine = seats.rows().filter(|row| held.contains(row.seat));
            Ok(mine.cloned().map(|row| SeatRow { ready, ..row }).collect())
        }
        None if !ready => Err(Refusal::SitterIsReady),
        // They are, or are not, already.
        _ => Ok(Vec::new()),
    }
}

/// The row of a seat from which its host has removed the player.
fn remove(game: &GameSnapshot, seat: Seat) -> Result<Vec<SeatRow>, Refusal> {
    let row = game.stored.seats.get(seat).filter(|row| row.kind != SeatKind::Absent);
    let row = row.ok_or(Refusal::NotFound { what: Missing::Seat })?;
    check_others(game, row)?;
    // Where nobody sits, nobody is removed.
    let removed = Some(row).filter(|_| game.removable_seats().contains(seat)).cloned();
    Ok(removed
        .into_iter()
        .map(|row| vacated(SeatRow { kind: SeatKind::Person, character: None, ..row }))
        .collect())
}

/// Checks that the host does not sit at a seat.
fn check_others(game: &GameSnapshot, row: &SeatRow) -> Result<(), Refusal> {
    if row.player.is_some() && row.player == game.stored.host { Err(Refusal::OwnSeat) } else { Ok(()) }
}

/// The rows after a player has sat down. Before the game begins, a player has one seat.
fn sit(
    game: &GameSnapshot,
    seat: Option<Seat>,
    invitation: Option<&SeatInvitation>,
    player: &Player,
) -> Result<Vec<SeatRow>, Refusal> {
    let seats = &game.stored.seats;
    if game.is_removed(player.id) {
        return Err(Refusal::Removed);
    }
    let target = match invitation {
        Some(invitation) if seat.is_some_and(|seat| seat != invitation.seat) => {
            return Err(Refusal::NotFound { what: Missing::Invitation });
        }
        Some(invitation) => invited(game, invitation, player.id)?,
        None => target(seats, seat, player.id)?,
    };
    if target.player == Some(player.id) {
        return Ok(Vec::new());
    }
    let is_left = |row: &&SeatRow| row.player == Some(player.id) && game.live.phase() == Phase::Waiting;
    let left = seats.rows().filter(is_left).cloned().map(vacated);
    let name = name_at(seats, player);
    let has_account = player.has_account;
    let ready = !game.stored.settings.is_in_real_time();
    let taken = SeatRow { player: Some(player.id), name, has_account, ready, ..target };
    Ok(left.chain([taken]).collect())
}

/// The rows after a player has left a seat, or all of theirs.
fn stand(game: &GameSnapshot, seat: Option<Seat>, player: PlayerId) -> Result<Vec<SeatRow>, Refusal> {
    let seats = &game.stored.seats;
    let left = match seat {
        None => seats.held_by(player).collect(),
        Some(seat) if person(seats, seat)?.player == Some(player) => vec![seat],
        Some(seat) => return Err(Refusal::NotYourSeat { seat }),
    };
    if left.is_empty() {
        return Err(Refusal::NotSeated);
    }
    left.iter().try_for_each(|&seat| check_movable(game, seat))?;
    Ok(left.iter().filter_map(|&seat| seats.get(seat)).cloned().map(vacated).collect())
}

/// The row of a seat after its host has made a fresh ticket: those from before are void, and nobody sits there.
fn invite(game: &GameSnapshot, seat: Seat, now_s: u64) -> Result<Vec<SeatRow>, Refusal> {
    let row = person(&game.stored.seats, seat)?.clone();
    check_movable(game, seat)?;
    check_others(game, &row)?;
    let row = if row.player.is_some() { vacated(row) } else { row };
    Ok(vec![with_fresh_ticket(row, now_s)])
}

/// The row of a seat to which there is a fresh ticket. It is later than the one before, whatever the clock says.
fn with_fresh_ticket(row: SeatRow, now_s: u64) -> SeatRow {
    SeatRow { invited_s: now_s.max(row.invited_s + 1), ..row }
}

/// The row of a person's seat.
fn person(seats: &GameSeats, seat: Seat) -> Result<&SeatRow, Refusal> {
    seats.get(seat).filter(|row| row.is_persons()).ok_or(Refusal::NotFound { what: Missing::Seat })
}

/// Checks that the name at a seat is the one that the host has seen there.
fn check_seen(game: &GameSnapshot, seat: Seat, name: &str) -> Result<(), Refusal> {
    let is_seen = game.public_seats().get(&seat).is_none_or(|state| state.name == name);
    if is_seen { Ok(()) } else { Err(Refusal::SeatChanged { seat }) }
}

/// Checks that a seat may still change hands.
fn check_movable(game: &GameSnapshot, seat: Seat) -> Result<(), Refusal> {
    if game.movable_seats().contains(seat) {
        Ok(())
    } else if game.has_final_seats() {
        Err(Refusal::Started)
    } else {
        Err(Refusal::SeatActed { seat })
    }
}

/// The name under which a player sits at the table: that of an account, or one that nobody there has.
pub(super) fn name_at(seats: &GameSeats, player: &Player) -> String {
    let name = String::from(player.name.clone());
    if player.has_account { name } else { distinct_name(seats, player.id, name) }
}

/// A name under which a player sits at the table or speaks beside it, so that nobody can be taken for a
/// person who sits there: the second Ada is `Ada 2`, and so is a watcher of a name that looks like Ada.
pub(super) fn distinct_name(seats: &GameSeats, player: PlayerId, name: String) -> String {
    let names = seats.names();
    let others = seats.held().filter(|&(_, holder)| holder != player);
    let taken: HashSet<String> = others.map(|(seat, _)| appearance(&names[&seat])).collect();
    numbered(name, &taken)
}

/// The rows of the seats that an event changes, as they are afterwards.
pub(super) fn changed_by(seats: &GameSeats, event: &EventKind, at_ms: u64) -> Vec<SeatRow> {
    let (seat, stand_in, leaves) = match *event {
        EventKind::StandIn { seat, level } => (seat, Some(level), false),
        EventKind::Return { seat } => (seat, None, false),
        EventKind::Open { seat, level } => (seat, Some(level), true),
        _ => return Vec::new(),
    };
    let row = |row: SeatRow| {
        let row = SeatRow { stand_in, ..row };
        // Links to the seat from before are no longer good.
        if leaves {
            let first = row.first.or(row.player);
            with_fresh_ticket(vacated(SeatRow { first, ..row }), at_ms / 1000)
        } else {
            row
        }
    };
    seats.get(seat).cloned().map(row).into_iter().collect()
}

/// The rows of all free seats with bots, and of all persons as ready.
pub(super) fn filled(seats: &GameSeats, level: Level) -> Vec<SeatRow> {
    let row = |row: SeatRow| match row {
        row if row.is_free() => bot(row, level),
        row => SeatRow { ready: row.player.is_some(), ..row },
    };
    seats.rows().cloned().map(row).collect()
}

/// The rows of seats that are taken from their players.
pub(super) fn freed(seats: &GameSeats, taken: SeatSet) -> Vec<SeatRow> {
    let rows = seats.rows().filter(|row| taken.contains(row.seat) && row.is_persons());
    rows.cloned().map(vacated).collect()
}

/// Whether every seat has a player, and all persons are ready.
pub(super) fn is_complete(seats: &GameSeats) -> bool {
    seats.rows().all(|row| !row.is_persons() || (row.player.is_some() && row.ready))
}

/// The rows of seats whose players have changed places. Each seat gets the player of the seat that `order`
/// names at its place; `order` holds all seats with players once.
pub(super) fn drawn(seats: &GameSeats, order: &[Seat]) -> Vec<SeatRow> {
    let rows: Vec<&SeatRow> = seats.rows().filter(|row| row.kind != SeatKind::Absent).collect();
    let moved = rows.iter().zip(order).filter_map(|(to, from)| {
        let from = seats.get(*from)?;
        Some(SeatRow { seat: to.seat, invited_s: to.invited_s, ..from.clone() })
    });
    moved.collect()
}

/// The free seat at which a player sits down, or the one where that player sits already.
fn target(seats: &GameSeats, seat: Option<Seat>, player: PlayerId) -> Result<SeatRow, Refusal> {
    let Some(seat) = seat else {
        let mine = seats.rows().find(|row| row.player == Some(player));
        return mine.or_else(|| seats.rows().find(|row| row.is_free())).cloned().ok_or(Refusal::NoFreeSeat);
    };
    let row = seats.get(seat).filter(|row| row.kind != SeatKind::Absent);
    let row = row.ok_or(Refusal::NotFound { what: Missing::Seat })?;
    if row.is_free() || row.player == Some(player) { Ok(row.clone()) } else { Err(Refusal::SeatTaken) }
}

/// The free seat of an invitation, or the one where its bearer sits already.
fn invited(game: &GameSnapshot, invitation: &SeatInvitation, bearer: PlayerId) -> Result<SeatRow, Refusal> {
    let SeatInvitation { game: id, seat, made_s } = invitation;
    if *id != game.stored.settings.id {
        return Err(Refusal::NotFound { what: Missing::Invitation });
    }
    let row = person(&game.stored.seats, *seat)?;
    match row.player {
        Some(player) if player == bearer => {}
        _ if row.invited_s != *made_s => return Err(Refusal::InvitationReplaced),
        Some(_) => return Err(Refusal::SeatTaken),
        None => check_movable(game, *seat)?,
    }
    Ok(row.clone())
}

fn vacated(mut row: SeatRow) -> SeatRow {
    row.name.clear();
    row.has_account = false;
    row.is_deleted = false;
    row.player = None;
    row.ready = false;
    row
}

fn bot(row: SeatRow, level: Level) -> SeatRow {
    SeatRow { kind: SeatKind::Bot { level }, ready: false, ..row }
}
