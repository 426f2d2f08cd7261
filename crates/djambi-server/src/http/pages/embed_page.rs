//! A game as other sites show it in a frame: the board, who plays and whose turn it is.

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::Response;
use djambi_protocol::SeatKind;
use djambi_text::{Language, Pages, kind_of_game};

use super::game_page::{player_line, status};
use super::{PageError, asset, personal_page};
use crate::app::App;
use crate::game::GameSnapshot;
use crate::http::caching;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::http::visible_game::visible_game;
use crate::identity::Principal;

/// The page of a game in a frame. It has no masthead and nothing to act by; its script asks for it again after each turn.
#[derive(Template)]
#[template(path = "embed.html")]
struct EmbedPage {
    language: Language,
    id: String,
    /// The number of the last event that is shown.
    seq: u32,
    /// The kind of game: its board and its rules.
    title: String,
    /// The address of the game on the service.
    address: String,
    /// The position, as the script draws it, with its board and its rules as JSON.
    position: String,
    board: &'static str,
    rules: String,
    /// The address of the script that draws every board.
    boards: String,
    is_over: bool,
    /// The seats and the names of their players, in the order of turns.
    players: Vec<(&'static str, String)>,
    /// The turn or the outcome, as a sentence.
    status: String,
}

/// Marks an answer as a page that the sites of `--embed` may show in a frame.
#[derive(Clone, Copy)]
pub(crate) struct MayBeFramed;

/// `GET /embed/game/{id}`
///
/// # Errors
/// If there is no such game, or the visitor may not watch it.
pub(crate) async fn embedded_game(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(id): PathParam,
) -> Result<(Extension<MayBeFramed>, Response), PageError> {
    let GameSnapshot { stored, log, live, .. } = visible_game(&app, &principal, &id).await?;
    let text = Pages(reader.language);
    let settings = &stored.settings;
    let board = settings.board();
    let players = stored.seats.rows().map(|row| (row.seat.name(), row.told()));
    let page = EmbedPage {
        language: reader.language,
        id: settings.id.to_string(),
        seq: log.seq(),
        title: kind_of_game(reader.language, board, &settings.rules),
        address: format!("/game/{}", settings.id),
        position: live.game().position().to_string(),
        board: board.name(),
        rules: serde_json::to_string(&settings.rules).unwrap_or_default(),
        boards: asset("load_boards.js"),
        is_over: live.outcome().is_some(),
        players: players
            .filter(|(_, state)| state.kind != SeatKind::Absent)
            .map(|(seat, state)| (seat, player_line(text, &state)))
            .collect(),
        status: status(text, &live),
    };
    Ok((Extension(MayBeFramed), personal_page(&page, caching::PERSONAL)?))
}
