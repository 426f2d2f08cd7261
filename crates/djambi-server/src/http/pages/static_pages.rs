//! The pages without a game: home, rules and analysis.

use askama::Template;
use axum::response::Response;

use super::{PageError, page};

/// The home page.
#[derive(Template)]
#[template(path = "home.html")]
struct HomePage;

/// The rules for beginners.
#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage;

/// The analysis board. The island reads the game or the position from the page's address.
#[derive(Template)]
#[template(path = "analysis.html")]
struct AnalysisPage;

/// `GET /`
pub(crate) async fn home() -> Result<Response, PageError> {
    page(&HomePage)
}

/// `GET /rules`
pub(crate) async fn rules() -> Result<Response, PageError> {
    page(&RulesPage)
}

/// `GET /analysis`
pub(crate) async fn analysis() -> Result<Response, PageError> {
    page(&AnalysisPage)
}
