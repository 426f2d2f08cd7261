//! Whether what is kept of a game agrees with its events.

use std::collections::BTreeSet;

use djambi::{Problem, Seat};
use djambi_protocol::SeatKind;
use djambi_table::LiveGame;

use crate::store::{GameResult, GameRow, StoredGame};

/// The faults of a game: of its events, or of what its rows say beside them.
pub(super) fn faults_of(stored: &StoredGame, row: &GameRow) -> Vec<Problem> {
    let live = match stored.replayed() {
        Ok(live) => live,
        Err(error) => return vec![error.problem()],
    };
    let mut faults = Vec::new();
    let to_move = live.to_move().map(Seat::name);
    // In games of people the row is written only at the end: it names some seat while they go on. In others it
    // names that after the packed events.
    let said = row.to_move.as_deref();
    let newest = row.newest_to_move.as_deref().filter(|_| said.is_some());
    let is_exact = newest.is_some() || !row.bots.is_empty();
    let agrees = if is_exact { newest.or(said) == to_move } else { said.is_some() == to_move.is_some() };
    if !agrees {
        faults.push(match (newest.or(said), to_move) {
            (None, Some(seat)) => Problem::new("fault_row_over").with("seat", seat),
            (said, None) => Problem::new("fault_row_open").with("said", said.unwrap_or_default()),
            (Some(said), Some(seat)) => Problem::new("fault_row_seat").with("said", said).with("seat", seat),
        });
    }
    check_seats(stored, &live, &mut faults);
    check_result(stored, &live, &mut faults);
    check_bots(stored, row, &mut faults);
    faults
}

/// Checks that each seat with a player at the start has one, and that only people's seats have holders.
fn check_seats(stored: &StoredGame, live: &LiveGame, faults: &mut Vec<Problem>) {
    let players = live.players();
    for row in stored.seats.rows() {
        let seat = row.seat;
        let is_absent = row.kind == SeatKind::Absent;
        if is_absent == players.contains(seat) {
            let code = if is_absent { "fault_seat_absent" } else { "fault_seat_player" };
            faults.push(Problem::new(code).with("seat", seat));
        }
        if !row.is_persons() && row.player.is_some() {
            faults.push(Problem::new("fault_holder").with("seat", seat));
        }
    }
}

/// Checks the result that is kept beside the events. It may be missing: the next start makes it.
fn check_result(stored: &StoredGame, live: &LiveGame, faults: &mut Vec<Problem>) {
    if stored.result.is_some() && stored.result != GameResult::of(live) {
        faults.push(Problem::new("fault_result"));
    }
}

/// Checks the seats of bots that the game's row repeats, by which a start finds the games that wait for bots.
fn check_bots(stored: &StoredGame, row: &GameRow, faults: &mut Vec<Problem>) {
    let bots = stored.seats.rows().filter(|row| row.bot().is_some());
    let bots: BTreeSet<&str> = bots.map(|row| row.seat.name()).collect();
    let said: BTreeSet<&str> = row.bots.iter().map(String::as_str).collect();
    if said != bots {
        let list = |names: BTreeSet<&str>| names.into_iter().collect::<Vec<_>>().join(", ");
        faults.push(Problem::new("fault_bots").with("said", list(said)).with("bots", list(bots)));
    }
}
