//! Seats at a table before its game begins: what becomes of them when somebody sits down, leaves or is ready.

use std::collections::HashSet;

use djambi::Seat;
use djambi_protocol::{EventKind, Level, Missing, Refusal, SeatKind, TableAct};

use crate::identity::{Player, PlayerId, PlayerName, appearance};
use crate::store::{GameSeats, SeatRow, StoredGame};

/// The rows of seats that an act changes, as they are afterwards; none if it changes nothing.
///
/// # Errors
/// When the player may not do that.
pub(super) fn rows_after(game: &StoredGame, act: TableAct, player: &Player) -> Result<Vec<SeatRow>, Refusal> {
    let rows: Vec<SeatRow> = game.seats.rows().cloned().collect();
    let is_mine = |row: &SeatRow| row.player == Some(player.id);
    if matches!(act, TableAct::Remove { .. } | TableAct::Fill { .. }) && game.host != Some(player.id) {
        return Err(Refusal::NotYourGame);
    }
    match act {
        TableAct::Sit { .. } if game.visits.get(&player.id).is_some_and(|visit| visit.removed) => {
            Err(Refusal::Removed)
        }
        TableAct::Sit { seat } => {
            let target = target(&rows, seat, player.id)?;
            if is_mine(&target) {
                return Ok(Vec::new());
            }
            let left = rows.into_iter().filter(is_mine).map(vacated);
            let name = distinct_name(&game.seats, player.id, String::from(player.name.clone()));
            let taken = SeatRow { player: Some(player.id), name, ready: false, ..target };
            Ok(left.chain([taken]).collect())
        }
        TableAct::Stand {} => {
            let left: Vec<_> = rows.into_iter().filter(is_mine).map(vacated).collect();
            if left.is_empty() { Err(Refusal::NotSeated) } else { Ok(left) }
        }
        TableAct::Ready { ready } => {
            let mine: Vec<_> = rows.into_iter().filter(is_mine).map(|row| SeatRow { ready, ..row }).collect();
            if mine.is_empty() { Err(Refusal::NotSeated) } else { Ok(mine) }
        }
        TableAct::Remove { seat } => {
            let row = rows.into_iter().find(|row| row.seat == seat && row.kind != SeatKind::Absent);
            let row = row.ok_or(Refusal::NotFound { what: Missing::Seat })?;
            Ok(vec![vacated(SeatRow { kind: SeatKind::Person, ..row })])
        }
        TableAct::Fill { level } => {
            // A host who seats bots wants to begin.
            let filled = rows.into_iter().filter(|row| row.is_free() || is_mine(row));
            let row =
                |row: SeatRow| if row.is_free() { bot(row, level) } else { SeatRow { ready: true, ..row } };
            Ok(filled.map(row).collect())
        }
    }
}

/// A name under which a player sits at the table or speaks beside it, so that nobody can be taken for a
/// person who sits there: the second Ada is `Ada 2`, and so is a watcher of a name that looks like Ada.
pub(super) fn distinct_name(seats: &GameSeats, player: PlayerId, name: String) -> String {
    let others = seats.rows().filter(|row| row.player.is_some_and(|holder| holder != player));
    let taken: HashSet<String> = others.map(|row| appearance(&row.name)).collect();
    if name.is_empty() || !taken.contains(&appearance(&name)) {
        return name;
    }
    let stem: String = name.chars().take(PlayerName::MAX_CHARS as usize - 2).collect();
    let numbered = (2..).map(|number| format!("{} {number}", stem.trim_end()));
    numbered.into_iter().find(|name| !taken.contains(&appearance(name))).unwrap_or(name)
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
        let invited_s = (at_ms / 1000).max(row.invited_s + 1);
        if leaves { SeatRow { invited_s, ..vacated(row) } } else { row }
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
fn target(rows: &[SeatRow], seat: Option<Seat>, player: PlayerId) -> Result<SeatRow, Refusal> {
    let Some(seat) = seat else {
        let mine = rows.iter().find(|row| row.player == Some(player));
        return mine.or_else(|| rows.iter().find(|row| row.is_free())).cloned().ok_or(Refusal::NoFreeSeat);
    };
    let row = rows.iter().find(|row| row.seat == seat && row.kind != SeatKind::Absent);
    let row = row.ok_or(Refusal::NotFound { what: Missing::Seat })?;
    if row.is_free() || row.player == Some(player) { Ok(row.clone()) } else { Err(Refusal::SeatTaken) }
}

fn vacated(mut row: SeatRow) -> SeatRow {
    row.name.clear();
    row.player = None;
    row.ready = false;
    row
}

fn bot(row: SeatRow, level: Level) -> SeatRow {
    SeatRow { kind: SeatKind::Bot { level }, ready: false, ..row }
}
