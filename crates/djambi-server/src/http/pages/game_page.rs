use askama::Template;
use axum::extract::State;
use axum::response::Response;
use djambi_protocol::{Event, Invitation, OutcomeKind, PlayerAction, Seat, SeatKind, SeatState};

use super::{PageError, page};
use crate::app::App;
use crate::game::live_game::Table;
use crate::http::api;
use crate::http::path_param::Segment;
use crate::identity::Visitor;
use crate::store::StoredGame;

/// A game. The island draws it; the rest is for those who read it without.
#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    id: String,
    seats: Vec<SeatLine>,
    /// Whose turn it is, or how the game ended, as a sentence.
    status: String,
    /// The events in reading form, in order.
    turns: Vec<TurnLine>,
    /// The seats still free, for the browser that created the game.
    invitations: Vec<Invitation>,
}

struct SeatLine {
    seat: Seat,
    /// The player's name, or what sits there.
    player: String,
}

struct TurnLine {
    seq: u32,
    seat: Seat,
    text: String,
}

/// `GET /game/{id}`
pub(crate) async fn game(
    State(app): State<App>,
    visitor: Visitor,
    Segment(id): Segment,
) -> Result<Response, PageError> {
    let (stored, table) = api::load(&app, &id).await?;
    page(&GamePage {
        id: stored.settings.id.to_string(),
        seats: stored.settings.seats.iter().map(|(&seat, state)| seat_line(seat, state)).collect(),
        status: status(&table),
        turns: turn_lines(&stored, &table),
        invitations: api::invitations_for(&app, visitor, &stored),
    })
}

fn seat_line(seat: Seat, state: &SeatState) -> SeatLine {
    let player = match state {
        SeatState { kind: SeatKind::Absent, .. } => "nobody".to_owned(),
        SeatState { kind: SeatKind::Bot { level }, .. } => format!("{} (bot)", level.title()),
        SeatState { claimed: false, .. } => "a free seat".to_owned(),
        SeatState { name, .. } if name.is_empty() => "a person".to_owned(),
        SeatState { name, .. } => name.clone(),
    };
    SeatLine { seat, player }
}

fn status(table: &Table) -> String {
    let Some(outcome) = table.outcome() else {
        return table.to_move().map_or_else(String::new, |seat| format!("It is {seat}’s turn."));
    };
    let sharers: Vec<&str> =
        outcome.shares.iter().filter(|(_, share)| **share > 0.0).map(|(seat, _)| seat.name()).collect();
    match outcome.kind {
        OutcomeKind::Win => format!("The game is over: {} has won.", sharers.join(", ")),
        OutcomeKind::Repetition => {
            format!("A draw by repetition, shared by {}.", sharers.join(", "))
        }
        OutcomeKind::QuietLimit => {
            format!("A draw after too many turns without a kill, shared by {}.", sharers.join(", "))
        }
        OutcomeKind::Agreement => format!("A draw by agreement, shared by {}.", sharers.join(", ")),
    }
}

fn turn_lines(stored: &StoredGame, table: &Table) -> Vec<TurnLine> {
    let mut readings = table.readings();
    let line = |Event { seq, seat, action, .. }: &Event| {
        let text = match action {
            PlayerAction::Turn { .. } => readings.next().unwrap_or_default(),
            PlayerAction::Resign => "resigns".to_owned(),
            PlayerAction::AgreeDraw => "agrees to a draw".to_owned(),
        };
        TurnLine { seq: *seq, seat: *seat, text }
    };
    stored.events.iter().map(|stored| &stored.event).map(line).collect()
}
