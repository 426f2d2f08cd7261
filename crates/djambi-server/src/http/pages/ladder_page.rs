//! The page of the ladder.

use askama::Template;
use axum::extract::{Extension, RawQuery, State};
use axum::response::Response;
use djambi_protocol::LadderPlayer;
use djambi_rating::{GAMES, OPPONENTS, STAYS_DAYS};
use djambi_text::{Language, Pages};

use super::archive_page::{address_of, day, rating_text};
use super::language_switch::LanguageSwitch;
use super::{PageError, personal_page};
use crate::app::App;
use crate::http::api::ladder_of;
use crate::http::caching;
use crate::http::reader::Reader;

/// The page of the ladder.
#[derive(Template)]
#[template(path = "ladder.html")]
struct LadderPage {
    language: Language,
    switch: LanguageSwitch,
    /// Who stands there.
    lead: String,
    /// With whom people play rated games, if not with everybody.
    company: Option<String>,
    rows: Vec<Row>,
    /// The address of the next page.
    next: Option<String>,
}

/// A player on the ladder.
struct Row {
    rank: u32,
    name: String,
    address: String,
    rating: String,
    at_least: i32,
    games: u32,
    /// The day of the last rated game, as `YYYY-MM-DD`.
    day: String,
}

/// `GET /ladder`
pub(crate) async fn ladder(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    RawQuery(query): RawQuery,
) -> Result<Response, PageError> {
    let ladder = ladder_of(&app, &query.unwrap_or_default()).await?;
    let next = |next| serde_urlencoded::to_string([("after", next)]).expect("a pair of texts");
    let page = LadderPage {
        language: reader.language,
        switch: LanguageSwitch::new(&reader),
        lead: Pages(reader.language).ladder_lead(GAMES.into(), OPPONENTS.into(), STAYS_DAYS),
        company: app.company.told(reader.language),
        rows: ladder.players.into_iter().map(Row::new).collect(),
        next: ladder.next.map(|last| format!("/ladder?{}", next(last))),
    };
    personal_page(&page, caching::PERSONAL)
}

impl Row {
    fn new(LadderPlayer { rank, name, rating, last_ms }: LadderPlayer) -> Self {
        Self {
            rank,
            address: address_of(&name),
            name,
            rating: rating_text(rating),
            at_least: rating.points - rating.margin,
            games: rating.games,
            day: day(last_ms),
        }
    }
}
