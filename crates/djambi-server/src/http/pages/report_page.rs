//! The page by which a name or somebody's play is reported. Messages are reported beside the talk.

use askama::Template;
use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi::Seat;
use djambi_protocol::{Missing, Refusal, ReportCause};
use djambi_text::{Language, Pages, problem};
use serde::Deserialize;

use super::language_switch::LanguageSwitch;
use super::order_words::{cause_text, report_text};
use super::{PageError, personal_page};
use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::form_body::FormBody;
use crate::http::reader::Reader;
use crate::http::shown_position::{find, parameters};
use crate::http::visible_game::visible_game;
use crate::identity::{Player, PlayerId, Principal, appearance};
use crate::limits::Caller;
use crate::store::{MAX_ORDER_WORDS, MAX_REPORTS_A_DAY, NewReport, ReportContents, ReportKind};

/// The page.
#[derive(Template)]
#[template(path = "report.html")]
struct ReportPage {
    language: Language,
    switch: LanguageSwitch,
    game: String,
    player: String,
    /// Those who may be reported: the value of the form and the name.
    people: Vec<(String, String)>,
    /// What of them: the value of the form and the words.
    kinds: Vec<(&'static str, &'static str)>,
    causes: Vec<(&'static str, &'static str)>,
    words: String,
    problem: Option<String>,
    is_done: bool,
    max: usize,
}

/// The form of the page.
#[derive(Default, Deserialize)]
pub(crate) struct ReportForm {
    #[serde(default)]
    game: String,
    #[serde(default)]
    player: String,
    #[serde(default)]
    who: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    cause: String,
    #[serde(default)]
    words: String,
}

/// Somebody who may be reported.
struct Person {
    /// The value of the form.
    value: String,
    name: String,
    player: PlayerId,
}

/// `GET /report`: for the game or the player of the parameters.
pub(crate) async fn report_page(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    RawQuery(query): RawQuery,
) -> Result<Response, PageError> {
    let fields = parameters(query.as_deref().unwrap_or_default());
    let value = |name: &str| find(&fields, name).unwrap_or_default().to_owned();
    let form = ReportForm { game: value("game"), player: value("player"), ..ReportForm::default() };
    let (people, _) = people(&app, &principal, &form).await?;
    shown(&reader, form, &people, (StatusCode::OK, None, false))
}

/// `POST /report`
pub(crate) async fn report(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
    Extension(reader): Extension<Reader>,
    FormBody(form): FormBody<ReportForm>,
) -> Result<Response, PageError> {
    let (people, after) = people(&app, &principal, &form).await?;
    let refused = |refusal: &Refusal| problem(reader.language, &refusal.problem());
    let Some(reporter) = principal.player() else {
        let message = refused(&Refusal::NoCookies);
        return shown(&reader, form, &people, (StatusCode::FORBIDDEN, Some(message), false));
    };
    app.gate.report(caller.network).map_err(Error::from)?;
    let report = match new_report(reporter, &people, &form, after) {
        Ok(report) => report,
        Err(refusal) => {
            let message = refused(&refusal);
            return shown(&reader, form, &people, (StatusCode::UNPROCESSABLE_ENTITY, Some(message), false));
        }
    };
    if app.store.report(report).await.map_err(Error::from)? {
        shown(&reader, form, &people, (StatusCode::OK, None, true))
    } else {
        let message = refused(&Refusal::TooManyReports { limit: MAX_REPORTS_A_DAY });
        shown(&reader, form, &people, (StatusCode::TOO_MANY_REQUESTS, Some(message), false))
    }
}

/// What the form reports.
fn new_report(
    reporter: &Player,
    people: &[Person],
    form: &ReportForm,
    after: u32,
) -> Result<NewReport, Refusal> {
    let person = people.iter().find(|person| person.value == form.who);
    let person = person.ok_or(Refusal::NotFound { what: Missing::Player })?;
    let reason = form.words.trim();
    if reason.is_empty() {
        return Err(Refusal::TextEmpty);
    }
    if reason.chars().count() > MAX_ORDER_WORDS {
        return Err(Refusal::TextTooLong { limit: MAX_ORDER_WORDS });
    }
    let kind = ReportKind::named(&form.kind).filter(|kind| *kind != ReportKind::Text);
    let contents = ReportContents {
        channel: None,
        seq: None,
        name: person.name.clone(),
        reporter: reporter.name.as_str().to_owned(),
        reason: reason.to_owned(),
        messages: Vec::new(),
    };
    Ok(NewReport {
        game: form.game.parse().ok(),
        after,
        at_ms: env::timeline_ms(),
        player: reporter.id,
        about: Some(person.player),
        kind: kind.unwrap_or(ReportKind::Name),
        cause: ReportCause::named(&form.cause).unwrap_or_default(),
        contents,
    })
}

/// Those who may be reported, and the number of the last event of the game.
async fn people(app: &App, principal: &Principal, form: &ReportForm) -> Result<(Vec<Person>, u32), Error> {
    if form.game.is_empty() && form.player.is_empty() {
        return Ok((Vec::new(), 0));
    }
    if form.game.is_empty() {
        let found = app.store.account_named(appearance(&form.player), env::now_ms()).await?;
        let account = found.ok_or(Error::not_found(Missing::Player))?;
        let person = Person { value: account.name.clone(), name: account.name, player: account.player };
        return Ok((vec![person], 0));
    }
    let game = visible_game(app, principal, &form.game).await?;
    let names = game.public_seats();
    let person = |(seat, player): (Seat, PlayerId)| {
        let name = names.get(&seat).map(|state| state.name.clone()).unwrap_or_default();
        let name = if name.is_empty() { seat.name().to_owned() } else { name };
        Person { value: seat.name().to_owned(), name, player }
    };
    let others = game.stored.seats.held().filter(|(_, player)| principal.id() != Some(*player));
    Ok((others.map(person).collect(), game.log.seq()))
}

fn shown(
    reader: &Reader,
    form: ReportForm,
    people: &[Person],
    (status, problem, is_done): (StatusCode, Option<String>, bool),
) -> Result<Response, PageError> {
    let text = Pages(reader.language);
    let kind = |kind: ReportKind| (kind.name(), report_text(text, kind));
    let kinds =
        if form.game.is_empty() { vec![ReportKind::Name] } else { vec![ReportKind::Play, ReportKind::Name] };
    let page = ReportPage {
        language: reader.language,
        switch: LanguageSwitch::new(reader),
        people: people.iter().map(|person| (person.value.clone(), person.name.clone())).collect(),
        kinds: kinds.into_iter().map(kind).collect(),
        causes: ReportCause::ALL.map(|cause| (cause.name(), cause_text(text, cause))).into(),
        game: form.game,
        player: form.player,
        words: form.words,
        problem,
        is_done,
        max: MAX_ORDER_WORDS,
    };
    Ok((status, personal_page(&page, caching::PERSONAL)?).into_response())
}
