//! The pages without a game: home, rules, lessons, puzzles, analysis and account.

use askama::Template;
use axum::Router;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{MethodRouter, get};
use djambi::{Geometry, Role, Seat};
use djambi_text::{Choices, Handbook, Language, board_title, handbook};

use super::card::Card;
use super::language_switch::LanguageSwitch;
use super::{PageError, page, personal_page};
use crate::app::App;
use crate::http::api::me_of;
use crate::http::caching;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::identity::Principal;

/// The home page.
#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    language: Language,
    switch: LanguageSwitch,
    /// The name of the player; none for a stranger.
    name: Option<String>,
    /// Whether the player has an account.
    has_account: bool,
    /// With whom people play rated games, if not with everybody.
    company: Option<String>,
}

impl HomePage {
    const fn text(&self) -> Handbook {
        Handbook(self.language)
    }
}

/// The rules for beginners.
#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    language: Language,
    switch: LanguageSwitch,
    boards: Vec<AboutBoard>,
}

impl RulesPage {
    const fn text(&self) -> Handbook {
        Handbook(self.language)
    }
}

/// A board as the rules page describes it.
struct AboutBoard {
    name: &'static str,
    title: String,
    /// How many can play.
    players: String,
    /// What is different on it.
    about: String,
}

/// The pieces in the order of the page, with the names of the pictures of their turns.
const PIECES: &[(Role, &str)] = &[
    (Role::Militant, "militant"),
    (Role::Chief, "walls"),
    (Role::Assassin, "assassin"),
    (Role::Reporter, "reporter"),
    (Role::Diplomat, "diplomat"),
    (Role::Necromobile, "shield"),
];

/// The order of turns as long as red is in power.
const RED_IN_POWER: &[Seat] = &[Seat::Blue, Seat::Red, Seat::Yellow, Seat::Red, Seat::Green, Seat::Red];

/// The lessons. The island has them all.
#[derive(Template)]
#[template(path = "learn.html")]
struct LearnPage {
    language: Language,
    switch: LanguageSwitch,
}

/// The puzzles. The island has them all.
#[derive(Template)]
#[template(path = "puzzles.html")]
struct PuzzlesPage {
    language: Language,
    switch: LanguageSwitch,
    card: Card,
}

/// A game without a service. The island plays it.
#[derive(Template)]
#[template(path = "play.html")]
struct PlayPage {
    language: Language,
    switch: LanguageSwitch,
}

/// The analysis board. The island reads the game or the position from the page's address.
#[derive(Template)]
#[template(path = "analysis.html")]
struct AnalysisPage {
    language: Language,
    switch: LanguageSwitch,
    card: Card,
}

/// The account of the visitor, or the forms to make one; also the page of a link for a new password.
#[derive(Template)]
#[template(path = "account.html")]
struct AccountPage {
    language: Language,
    switch: LanguageSwitch,
    /// Who the visitor is, as JSON.
    me: String,
    /// The token of the link.
    token: Option<String>,
    /// Whether the service sends mail.
    mail: bool,
}

/// The addresses of these pages, with the requests counted for those that read players.
pub(super) fn routes(limited: &dyn Fn(MethodRouter<App>) -> MethodRouter<App>) -> Router<App> {
    Router::new()
        .route("/", limited(get(home)))
        .route("/rules", get(rules))
        .route("/learn", get(learn))
        .route("/puzzles", get(puzzles))
        .route("/play", get(play))
        .route("/analysis", limited(get(analysis)))
        .route("/account", limited(get(account)))
        .route("/reset/{token}", limited(get(reset)))
}

/// `GET /account`
async fn account(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let guest = app.guest_behind(&principal, &headers).await?;
    let me = me_of(&app, principal.account_name(), guest.as_ref()).await?;
    let me = serde_json::to_string(&me);
    let language = reader.language;
    let switch = LanguageSwitch::new(&reader);
    let page =
        AccountPage { language, switch, me: me.unwrap_or_default(), token: None, mail: app.post.is_some() };
    personal_page(&page, caching::PERSONAL)
}

/// `GET /reset/{token}`
async fn reset(
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
) -> Result<Response, PageError> {
    let language = reader.language;
    let switch = LanguageSwitch::new(&reader);
    let page = AccountPage { language, switch, me: "{}".to_owned(), token: Some(token), mail: false };
    personal_page(&page, caching::SECRET)
}

/// `GET /`
async fn home(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/", app.public_url.as_deref());
    let name = principal.player().map(|player| player.name.as_str().to_owned());
    let has_account = principal.account_name().is_some();
    let company = app.company.told(reader.language);
    let page = HomePage { language: reader.language, switch, name, has_account, company };
    personal_page(&page, caching::PERSONAL)
}

/// `GET /rules`
async fn rules(State(app): State<App>, Extension(reader): Extension<Reader>) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/rules", app.public_url.as_deref());
    page(&RulesPage { language: reader.language, switch, boards: about_boards(reader.language) })
}

/// `GET /learn`
async fn learn(State(app): State<App>, Extension(reader): Extension<Reader>) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/learn", app.public_url.as_deref());
    page(&LearnPage { language: reader.language, switch })
}

/// `GET /puzzles`
async fn puzzles(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/puzzles", app.public_url.as_deref());
    page(&PuzzlesPage { language: reader.language, switch, card: Card::of_puzzles(&reader) })
}

/// `GET /play`
async fn play(State(app): State<App>, Extension(reader): Extension<Reader>) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/play", app.public_url.as_deref());
    page(&PlayPage { language: reader.language, switch })
}

/// `GET /analysis`
async fn analysis(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let card = Card::of_analysis(&app, &principal, &reader).await;
    page(&AnalysisPage { language: reader.language, switch: LanguageSwitch::new(&reader), card })
}

/// All boards in a language.
fn about_boards(language: Language) -> Vec<AboutBoard> {
    let about = |board: &'static Geometry| {
        let name = board.name();
        let text = handbook::Board::from_name(name).map(|board| Handbook(language).about_board(board));
        AboutBoard {
            name,
            title: board_title(language, board),
            players: Choices(language).players(board.seats().len() as u64),
            about: text.unwrap_or_default(),
        }
    };
    Geometry::ALL.map(about).into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_rules_tell_about_every_board_in_each_language() {
        for language in Language::ALL {
            for AboutBoard { name, title, players, about } in about_boards(language) {
                assert!(title != name && !players.is_empty() && about.len() > 50, "{language:?} {name}");
            }
        }
    }

    #[test]
    fn the_rules_tell_about_every_piece_once() {
        let told: BTreeSet<&str> = PIECES.iter().map(|(role, _)| role.name()).collect();
        assert_eq!(told, Role::ALL.map(Role::name).into());
        assert_eq!(told.len(), PIECES.len());
    }
}
