use askama::Template;
use axum::response::Response;

use super::{PageError, page};

/// The page one arrives at.
#[derive(Template)]
#[template(path = "home.html")]
struct HomePage;

/// The rules, for a newcomer.
#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage;

/// The board for studying: the island finds in the page's address what to begin with.
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
