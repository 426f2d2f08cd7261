//! The page of what concerns a visitor: acts, to which they answer once, and what they have reported.

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::{IntoResponse, Redirect, Response};
use djambi_text::{Language, Pages};
use serde::Deserialize;

use super::language_switch::LanguageSwitch;
use super::order_words::{ActView, ReportView};
use super::{PageError, personal_page};
use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::form_body::FormBody;
use crate::http::moderation::may_moderate;
use crate::http::reader::Reader;
use crate::identity::{PlayerId, Principal};
use crate::store::MAX_ORDER_WORDS;

/// The page.
#[derive(Template)]
#[template(path = "concerns.html")]
struct ConcernsPage {
    language: Language,
    switch: LanguageSwitch,
    acts: Vec<ActView>,
    reports: Vec<ReportView>,
    /// Whether there is anything that was not read.
    has_news: bool,
    /// The newest act on the page.
    up_to: u32,
    /// Whether the visitor has an account, which they can take along.
    has_account: bool,
    /// Whether the visitor is a moderator.
    is_moderator: bool,
    max: usize,
}

/// The form of the page: an answer, or without an act that all was read.
#[derive(Deserialize)]
pub(crate) struct ConcernsForm {
    act: Option<u32>,
    /// The newest act that was shown.
    #[serde(default)]
    up_to: u32,
    #[serde(default)]
    words: String,
}

/// `GET /concerns`
pub(crate) async fn concerns(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let text = Pages(reader.language);
    let (mut acts, mut reports) = (Vec::new(), Vec::new());
    if let Some(player) = principal.id() {
        acts = app.store.acts_about(player).await.map_err(Error::from)?;
        reports = app.store.reports_by(player).await.map_err(Error::from)?;
    }
    let page = ConcernsPage {
        language: reader.language,
        switch: LanguageSwitch::new(&reader),
        has_news: acts.iter().any(|act| !act.is_seen && act.player.is_some()),
        up_to: acts.iter().map(|act| act.number).max().unwrap_or_default(),
        acts: acts.into_iter().map(|act| ActView::new(text, act)).collect(),
        reports: reports.iter().map(|report| ReportView::new(text, report)).collect(),
        has_account: matches!(principal, Principal::Account { .. }),
        is_moderator: may_moderate(&app, &principal).await.is_ok(),
        max: MAX_ORDER_WORDS,
    };
    Ok(personal_page(&page, caching::PERSONAL)?.into_response())
}

/// `POST /concerns`: the visitor has read all, or answers.
pub(crate) async fn answer(
    State(app): State<App>,
    principal: Principal,
    FormBody(form): FormBody<ConcernsForm>,
) -> Result<Response, PageError> {
    if let Some(player) = principal.id() {
        keep(&app, player, form).await?;
    }
    Ok(Redirect::to("/concerns").into_response())
}

async fn keep(app: &App, player: PlayerId, form: ConcernsForm) -> Result<(), Error> {
    let now_ms = env::now_ms();
    let words = form.words.trim();
    if let Some(act) = form.act
        && !words.is_empty()
    {
        let words = words.chars().take(MAX_ORDER_WORDS).collect();
        app.store.answer_act(act, player, words, now_ms).await?;
    } else {
        app.store.see_acts(player, form.up_to, now_ms).await?;
        app.notices.read(&*app.store, player, 0).await?;
    }
    Ok(app.standings.read(&*app.store, player, now_ms).await?)
}
