//! Whether what is kept of a game agrees with its events.

use std::collections::BTreeSet;

use djambi::Seat;
use djambi_protocol::SeatKind;

use crate::error_chain::with_causes;
use crate::game::LiveGame;
use crate::store::{GameRow, StoredGame};

/// The faults of a game: of its events, or of what its rows say beside them.
pub(super) fn faults_of(stored: &StoredGame, row: &GameRow) -> Vec<String> {
    let live = match LiveGame::of_stored(stored) {
        Ok(live) => live,
        Err(error) => return vec![with_causes(&error)],
    };
    let mut faults = Vec::new();
    let to_move = live.to_move().map(Seat::name);
    // In games of people the row is written at the end alone: it names some seat while they go on.
    let agrees = if row.bots.is_empty() {
        row.to_move.is_some() == to_move.is_some()
    } else {
        row.to_move.as_deref() == to_move
    };
    if !agrees {
        let said = |seat: Option<&str>| {
            seat.map_or("the game is over".to_owned(), |seat| format!("{seat} is to move"))
        };
        faults.push(format!(
            "its row says that {}, but its {} events give that {}",
            said(row.to_move.as_deref()),
            stored.events.len(),
            said(to_move)
        ));
    }
    check_seats(stored, &live, &mut faults);
    check_bots(stored, row, &mut faults);
    faults
}

/// Checks that each seat with a player at the start has one, and that only people's seats have holders.
fn check_seats(stored: &StoredGame, live: &LiveGame, faults: &mut Vec<String>) {
    let players = live.players();
    for (seat, state) in &stored.settings.seats {
        let is_absent = state.kind == SeatKind::Absent;
        if is_absent == players.contains(*seat) {
            let (said, start) = if is_absent { ("absent", "has a player") } else { ("a player", "has none") };
            faults.push(format!("its seat {seat} is {said}, but it {start} at the start"));
        }
        if state.kind != SeatKind::Human && stored.holders.contains_key(seat) {
            faults.push(format!("a guest holds its seat {seat}, which is not a person's"));
        }
    }
}

/// Checks the seats of bots that the game's row repeats, by which a start finds the games that wait for bots.
fn check_bots(stored: &StoredGame, row: &GameRow, faults: &mut Vec<String>) {
    let seats = &stored.settings.seats;
    let bots: BTreeSet<&str> =
        seats.iter().filter(|(_, state)| state.kind.is_bot()).map(|(seat, _)| seat.name()).collect();
    let said: BTreeSet<&str> = row.bots.iter().map(String::as_str).collect();
    if said != bots {
        faults.push(format!("its row names the bots {said:?}, but its seats are {bots:?}"));
    }
}
