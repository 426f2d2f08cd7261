//! The page of a game.

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::Response;
use djambi::{GameEvent, Reason, SQUARE9, Seat};
use djambi_protocol::{Invitation, Phase, SeatKind, SeatState};
use djambi_table::LiveGame;
use djambi_text::{Language, Pages, kind_of_game, level_title};

use super::card::Card;
use super::language_switch::LanguageSwitch;
use super::{PageError, asset, personal_page};
use crate::app::App;
use crate::game::{GameSnapshot, long_work};
use crate::http::caching;
use crate::http::invitations::visible_invitations;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::http::visible_game::visible_game;
use crate::identity::Principal;
use crate::store::SeatRow;

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
    /// Whether its table waits for players, or has waited.
    waits: bool,
    /// Whether its table waits for players.
    waiting: bool,
    /// A line of text for each seat and its player.
    seats: Vec<String>,
    /// The turn or the outcome, as a sentence.
    status: String,
    /// A line of text for each event, in order.
    turns: Vec<String>,
    /// The invitations that the visitor may see.
    invitations: Vec<InvitationLine>,
    card: Card,
}

/// An invitation as a line of text.
struct InvitationLine {
    /// The name of the seat's player.
    player: String,
    url: String,
}

/// `GET /game/{id}`
pub(crate) async fn game(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(id): PathParam,
) -> Result<Response, PageError> {
    let game = visible_game(&app, &principal, &id).await?;
    let GameSnapshot { stored, log, live, .. } = game.clone();
    let invitations = visible_invitations(&app.signer, &principal, &game);
    let caching = if invitations.is_empty() { caching::PERSONAL } else { caching::SECRET };
    let text = Pages(reader.language);
    let card = Card::of_game(&reader, &game, &live, status(text, &live));
    let turns = long_work::run(log.seq() as usize, move || turn_lines(text, &game)).await;
    let board = stored.settings.board();
    let page = GamePage {
        language: reader.language,
        switch: LanguageSwitch::new(&reader),
        id: stored.settings.id.to_string(),
        title: kind_of_game(reader.language, board, &stored.settings.rules),
        board: board.name(),
        boards: if board == &SQUARE9 { String::new() } else { asset("load_boards.js") },
        waits: stored.settings.table.waits(),
        waiting: live.phase() == Phase::Waiting,
        seats: stored.seats.rows().map(|row| seat_line(text, row)).collect(),
        status: status(text, &live),
        turns,
        invitations: invitations.into_iter().map(|invitation| invitation_line(text, invitation)).collect(),
        card,
    };
    personal_page(&page, caching)
}

fn seat_line(text: Pages, row: &SeatRow) -> String {
    text.seat_line(row.seat, &player_line(text, &row.told()))
}

/// The player of a seat, in words.
pub(super) fn player_line(text: Pages, state: &SeatState) -> String {
    match state {
        SeatState { kind: SeatKind::Absent, .. } => text.no_player().to_owned(),
        SeatState { kind: SeatKind::Bot { level }, .. } => text.bot(&level_title(text.0, *level)),
        SeatState { claimed: false, .. } => text.awaited().to_owned(),
        SeatState { name, .. } if name.is_empty() => text.person().to_owned(),
        SeatState { name, .. } => name.clone(),
    }
}

fn invitation_line(text: Pages, Invitation { seat, url }: Invitation) -> InvitationLine {
    InvitationLine { player: text.seat(seat), url }
}

/// The turn or the outcome, as a sentence.
pub(super) fn status(text: Pages, live: &LiveGame) -> String {
    let Some(outcome) = live.outcome() else {
        return live.to_move().map_or_else(String::new, |seat| text.to_move(seat));
    };
    let sharers: Vec<String> = outcome.sharers.iter().map(|seat| text.seat(seat)).collect();
    match outcome.reason {
        Reason::Win => outcome.winner().map_or_else(String::new, |seat| text.won(seat)),
        Reason::Repetition => text.draw_repetition(&sharers),
        Reason::QuietLimit => text.draw_quiet(&sharers),
        Reason::Agreement => text.draw_agreement(&sharers),
        Reason::LengthLimit => text.draw_length(&sharers),
        Reason::Closed => text.closed().to_owned(),
    }
}

/// The turns, resignations and flags that count, and the end.
fn turn_lines(text: Pages, game: &GameSnapshot) -> Vec<String> {
    let line = |(event, seat, reading): (&GameEvent, Seat, String)| match event {
        GameEvent::Turn(_) => text.seat_line(seat, &reading),
        GameEvent::Resignation(seat) => text.resigns(*seat),
        GameEvent::FlagFall(seat) => text.loses_on_time(*seat),
        GameEvent::Agreement => text.draw_agreed().to_owned(),
        GameEvent::LengthLimit => text.drawn_by_length().to_owned(),
        GameEvent::Closing => text.closes().to_owned(),
    };
    game.live.lines().map(line).collect()
}
