//! The page of a game.

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::Response;
use djambi::{Reason, SQUARE9, Seat};
use djambi_protocol::{Event, EventKind, Invitation, SeatKind, SeatState, Settings};
use djambi_text::Language;

use super::language_switch::LanguageSwitch;
use super::{PageError, asset, personal_page};
use crate::app::App;
use crate::game::{GameSnapshot, LiveGame, long_work};
use crate::http::caching;
use crate::http::invitations::visible_invitations;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::identity::Visitor;

/// The page of a game. The island draws the board; the text is for readers without JavaScript.
#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    language: Language,
    switch: LanguageSwitch,
    id: String,
    /// The kind of game: its board and its rules.
    title: String,
    /// The board's name.
    board: &'static str,
    /// The address of the script with all boards; empty for the 9 × 9 board, which the page's own script has.
    boards: String,
    seats: Vec<SeatLine>,
    /// The turn or the outcome, as a sentence.
    status: String,
    /// The events in reading form, in order.
    turns: Vec<TurnLine>,
    /// The invitations that the visitor may see.
    invitations: Vec<Invitation>,
}

/// A seat as a line of text.
struct SeatLine {
    seat: Seat,
    /// The player's name, or the kind of player.
    player: String,
}

/// An event as a line of text.
struct TurnLine {
    seq: u32,
    text: String,
}

/// `GET /game/{id}`
pub(crate) async fn game(
    State(app): State<App>,
    visitor: Visitor,
    Extension(reader): Extension<Reader>,
    PathParam(id): PathParam,
) -> Result<Response, PageError> {
    let game = app.rooms.read(&id).await?;
    let GameSnapshot { stored, log, live } = game.clone();
    let invitations = visible_invitations(&app.signer, visitor, &game);
    let caching = if invitations.is_empty() { caching::PERSONAL } else { caching::SECRET };
    let turns = long_work::run(log.after(0).len(), move || turn_lines(&game)).await;
    let board = stored.settings.board();
    let page = GamePage {
        language: reader.language,
        switch: LanguageSwitch::new(&reader),
        id: stored.settings.id.to_string(),
        title: kind_of_game(&stored.settings),
        board: board.name(),
        boards: if board == &SQUARE9 { String::new() } else { asset("load_boards.js") },
        seats: stored.settings.seats.iter().map(|(&seat, state)| seat_line(seat, state)).collect(),
        status: status(&live),
        turns,
        invitations,
    };
    personal_page(&page, caching)
}

/// The board and the rules of a game: "Pentachiavel, Classic rules".
pub(super) fn kind_of_game(settings: &Settings) -> String {
    djambi_text::kind_of_game(Language::En, settings.board(), &settings.rules)
}

fn seat_line(seat: Seat, state: &SeatState) -> SeatLine {
    let player = match state {
        SeatState { kind: SeatKind::Absent, .. } => "nobody".to_owned(),
        SeatState { kind: SeatKind::Bot { level }, .. } => {
            format!("{} (bot)", djambi_text::level_title(Language::En, *level))
        }
        SeatState { claimed: false, .. } => "a free seat".to_owned(),
        SeatState { name, .. } if name.is_empty() => "a person".to_owned(),
        SeatState { name, .. } => name.clone(),
    };
    SeatLine { seat, player }
}

fn status(live: &LiveGame) -> String {
    let Some(outcome) = live.outcome() else {
        return live.to_move().map_or_else(String::new, |seat| format!("It is {seat}’s turn."));
    };
    let sharers: Vec<&str> = outcome.sharers.iter().map(Seat::name).collect();
    match outcome.reason {
        Reason::Win => format!("The game is over: {} has won.", sharers.join(", ")),
        Reason::Repetition => {
            format!("A draw by repetition, shared by {}.", sharers.join(", "))
        }
        Reason::QuietLimit => {
            format!("A draw after too many turns without a kill, shared by {}.", sharers.join(", "))
        }
        Reason::Agreement => format!("A draw by agreement, shared by {}.", sharers.join(", ")),
        Reason::Closed => "The service has closed the game. It has no result.".to_owned(),
    }
}

fn turn_lines(game: &GameSnapshot) -> Vec<TurnLine> {
    let mut readings = game.live.readings();
    let line = |Event { seq, kind, .. }: &Event| {
        let text = match kind {
            EventKind::Turn { .. } => readings.next().unwrap_or_default(),
            EventKind::Resign { .. } => "resigns".to_owned(),
            EventKind::AgreeDraw { .. } => "agrees to a draw".to_owned(),
            EventKind::Closed => "The service closes the game".to_owned(),
        };
        let text = kind.seat().map_or(text.clone(), |seat| format!("{seat}: {text}"));
        TurnLine { seq: *seq, text }
    };
    game.log.after(0).iter().map(line).collect()
}
