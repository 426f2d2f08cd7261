//! The pages of moderators. For everybody else they do not exist.

mod view;

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use djambi_protocol::{EventKind, FactorCode, Missing, Password, Refusal};
use djambi_text::{Pages, problem};
use serde::Deserialize;

use super::PageError;
use super::order_words::{ActView, ReportView, refused_text};
use crate::admin::minute;
use crate::app::App;
use crate::env;
use crate::http::api::prove;
use crate::http::error::Error;
use crate::http::form_body::FormBody;
use crate::http::moderation::{Moderator, ModeratorProof, may_moderate};
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::identity::{PlayerId, Principal};
use crate::limits::Caller;
use crate::store::{CaseKey, Lasting, MAX_ORDER_WORDS, NewOrderAct, OrderKind, Report, ReportKind, Subject};
use view::{CaseView, NoteView, View, messages_of, shown};

/// A form of these pages.
#[derive(Deserialize)]
pub(crate) struct ModerationForm {
    /// What is asked for.
    #[serde(rename = "do")]
    deed: Deed,
    /// The person of whom it is asked.
    #[serde(default)]
    case: String,
    /// The number of a report or an act.
    number: Option<u32>,
    /// The kind of an act.
    #[serde(default)]
    kind: String,
    /// For how many hours; 0 for ever.
    #[serde(default)]
    hours: u32,
    /// The reason, or a note.
    #[serde(default)]
    words: String,
    /// The password.
    password: Option<Password>,
    /// The code of the second factor.
    code: Option<FactorCode>,
}

/// What a form asks for.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    /// To believe who the moderator is.
    Prove,
    /// To do something about a person.
    Act,
    /// To take the words of a report out.
    Blank,
    /// To take the game of a report out of the ratings.
    Void,
    /// To end an act.
    End,
    /// To close a report.
    Close,
    /// To keep a note.
    Note,
}

/// What a moderator is asked for first, if anything is.
async fn wanted(app: &App, moderator: &Moderator) -> Result<Option<View>, Error> {
    Ok(match moderator.proof {
        ModeratorProof::Fresh => None,
        ModeratorProof::NoFactor => Some(View::Factor),
        ModeratorProof::Stale => Some(proof_view(app, moderator, None).await?),
    })
}

/// The view in which a moderator proves who they are.
async fn proof_view(app: &App, moderator: &Moderator, problem: Option<String>) -> Result<View, Error> {
    let player = moderator.player.id;
    let has_app = app.store.second_factor(player).await?.is_some();
    let has_passkey = !app.store.passkeys(player).await?.is_empty();
    Ok(View::Proof { problem, has_app, has_passkey })
}

/// `GET /moderation`: those of whom something is to be looked at.
pub(crate) async fn moderation(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    if let Some(wanted) = wanted(&app, &may_moderate(&app, &principal).await?).await? {
        return shown(&reader, wanted);
    }
    let cases = app.store.cases().await.map_err(Error::from)?;
    shown(&reader, View::Cases { cases: cases.into_iter().map(CaseView::from).collect() })
}

/// `GET /moderation/log`: all acts, and who has looked at reports.
pub(crate) async fn order_log(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    if let Some(wanted) = wanted(&app, &may_moderate(&app, &principal).await?).await? {
        return shown(&reader, wanted);
    }
    let text = Pages(reader.language);
    // An address that names no number shows the log from its end.
    let before = reader.parameter("before").and_then(|number| number.parse().ok());
    let acts = app.store.acts_before(before).await.map_err(Error::from)?;
    let last = acts.last().map(|act| act.number).filter(|number| *number > 1);
    let looks = app.store.looks().await.map_err(Error::from)?;
    let acts = acts.into_iter().map(|act| ActView::new(text, act)).collect();
    let looks = looks.into_iter().map(|look| {
        let author = if look.author.is_empty() { text.order_host().to_owned() } else { look.author };
        let told = if look.closes { Pages::moderation_closed } else { Pages::moderation_looked };
        (minute(look.at_ms), told(text, &author, look.report.into()))
    });
    let older = last.map(|number| format!("/moderation/log?before={number}"));
    shown(&reader, View::Log { acts, older, looks: looks.collect() })
}

/// `GET /moderation/case/{key}`: a person.
pub(crate) async fn case(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(key): PathParam,
) -> Result<Response, PageError> {
    if let Some(wanted) = wanted(&app, &may_moderate(&app, &principal).await?).await? {
        return shown(&reader, wanted);
    }
    let text = Pages(reader.language);
    let (player, name) = person(&app, &key).await?;
    let reports = app.store.reports_about(player).await.map_err(Error::from)?;
    let acts = app.store.acts_about(player).await.map_err(Error::from)?;
    let notes = app.store.order_notes(player).await.map_err(Error::from)?;
    let has_account = app.store.account_of(player).await.map_err(Error::from)?.is_some();
    let kinds = OrderKind::ALL.into_iter().filter(|kind| {
        !matches!(kind, OrderKind::Blank | OrderKind::Void | OrderKind::End)
            && (has_account || kind.is_for_guests())
    });
    let view = View::Person {
        key,
        name,
        has_account,
        reports: reports.iter().map(|report| ReportView::new(text, report)).collect(),
        acts: acts.into_iter().map(|act| ActView::new(text, act)).collect(),
        notes: notes.into_iter().map(|note| NoteView::new(text, note)).collect(),
        kinds: kinds.map(|kind| (kind.name(), super::order_words::kind_text(text, kind))).collect(),
        hours: hours(text, has_account),
        max: MAX_ORDER_WORDS,
    };
    shown(&reader, view)
}

/// The times for which an act may last.
fn hours(text: Pages, has_account: bool) -> Vec<(u32, String)> {
    let mut times = vec![(1, text.order_hours(1)), (24, text.order_days(1))];
    if has_account {
        times.extend([3, 7, 30, 90, 365].map(|days| (24 * days, text.order_days(days.into()))));
        times.push((0, text.order_for_ever().to_owned()));
    }
    times
}

/// `GET /moderation/report/{number}`: a report with what was frozen. That somebody looks at it is kept.
pub(crate) async fn reported(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(number): PathParam,
) -> Result<Response, PageError> {
    let moderator = may_moderate(&app, &principal).await?;
    if let Some(wanted) = wanted(&app, &moderator).await? {
        return shown(&reader, wanted);
    }
    let missing = || Error::not_found(Missing::Page);
    let number: u32 = number.parse().map_err(|_| missing())?;
    let looked = app.store.look_at_report(number, moderator.player.id, env::now_ms()).await;
    let report = looked.map_err(Error::from)?.ok_or_else(missing)?;
    let text = Pages(reader.language);
    let view = View::Report {
        report: ReportView::new(text, &report),
        turn: turn_address(&app, &report).await,
        reporter: report.contents.as_ref().map(|contents| contents.reporter.clone()).unwrap_or_default(),
        is_sealed: report.contents.is_none(),
        messages: report.contents.as_ref().map(messages_of).unwrap_or_default(),
        can_blank: report.kind == ReportKind::Text,
        can_void: report.kind == ReportKind::Play,
        max: MAX_ORDER_WORDS,
    };
    shown(&reader, view)
}

/// The address of the game of a report at the turn that it is about.
async fn turn_address(app: &App, report: &Report) -> Option<String> {
    let game = app.rooms.read(&report.game).await.ok()?;
    let events = game.log.after(0);
    let is_turn = |kind: &EventKind| matches!(kind, EventKind::Turn { .. } | EventKind::Resign { .. });
    let turns = events.iter().filter(|event| event.seq <= report.after && is_turn(&event.kind)).count();
    Some(format!("/game/{}?turn={turns}", report.game))
}

/// `POST /moderation`: does what a form asks for.
pub(crate) async fn moderate(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
    Extension(reader): Extension<Reader>,
    FormBody(form): FormBody<ModerationForm>,
) -> Result<Response, PageError> {
    let moderator = may_moderate(&app, &principal).await?;
    if matches!(form.deed, Deed::Prove) {
        return prove_again(&app, (&moderator, &caller), form, &reader).await;
    }
    if let Some(wanted) = wanted(&app, &moderator).await? {
        return shown(&reader, wanted);
    }
    let words = form.words.trim().to_owned();
    let act = |kind, subject, lasting| (kind, subject, lasting);
    let number = form.number.unwrap_or_default();
    let new = match form.deed {
        Deed::Prove => None,
        Deed::Act => {
            let (player, _) = person(&app, &form.case).await?;
            let kind = OrderKind::named(&form.kind).ok_or(Error::not_found(Missing::Page))?;
            Some(act(kind, Subject::Player(player), lasting(form.hours)))
        }
        Deed::Blank => Some(act(OrderKind::Blank, Subject::Reported(number), Lasting::ForEver)),
        Deed::Void => Some(act(OrderKind::Void, Subject::GameOfReport(number), Lasting::ForEver)),
        Deed::End => Some(act(OrderKind::End, Subject::Act(number), Lasting::ForEver)),
        Deed::Close => {
            close(&app, number, moderator.player.id).await?;
            None
        }
        Deed::Note => {
            let (player, _) = person(&app, &form.case).await?;
            if !words.is_empty() {
                let words = words.chars().take(MAX_ORDER_WORDS).collect();
                let kept = app.store.add_order_note(player, moderator.player.id, words, env::now_ms()).await;
                kept.map_err(Error::from)?;
            }
            None
        }
    };
    let back = back_of(&form, number);
    if let Some((kind, subject, lasting)) = new {
        let (at_ms, author) = (env::now_ms(), Some(moderator.player.id));
        let new = NewOrderAct { kind, subject, author, at_ms, lasting, reason: form.words };
        if let Err(refused) = app.store.act(new).await.map_err(Error::from)? {
            let message = refused_text(Pages(reader.language), refused).to_owned();
            return shown(&reader, View::Refused { message, back });
        }
        app.acted.notify_one();
    }
    Ok(Redirect::to(&back).into_response())
}

/// Where a form leads back to.
fn back_of(form: &ModerationForm, number: u32) -> String {
    match form.deed {
        Deed::Blank | Deed::Void | Deed::Close => format!("/moderation/case/r{number}"),
        _ if key_of(&form.case).is_some() => format!("/moderation/case/{}", form.case),
        _ => "/moderation".to_owned(),
    }
}

/// Closes a report, and lets who has made it know.
async fn close(app: &App, number: u32, moderator: PlayerId) -> Result<(), Error> {
    if let Some(reporter) = app.store.close_report(number, moderator, env::now_ms()).await? {
        app.notices.tell_concern(&*app.store, reporter, env::now_ms()).await?;
    }
    Ok(())
}

/// Believes a moderator who has typed the password again.
async fn prove_again(
    app: &App,
    (moderator, caller): (&Moderator, &Caller),
    form: ModerationForm,
    reader: &Reader,
) -> Result<Response, PageError> {
    let password = form.password.ok_or(Error::from(Refusal::WrongPassword))?;
    let given = (&password, form.code.as_ref());
    match prove(app, caller.network, (&moderator.player, moderator.session), given).await {
        Ok(_) => {
            app.proofs.note(moderator.session, env::now_ms());
            Ok(Redirect::to("/moderation").into_response())
        }
        Err(Error::Refused(refusal)) => {
            let message = problem(reader.language, &refusal.problem());
            shown(reader, proof_view(app, moderator, Some(message)).await?)
        }
        Err(error) => Err(error.into()),
    }
}

/// How long an act lasts; 0 hours are for ever.
fn lasting(hours: u32) -> Lasting {
    if hours == 0 { Lasting::ForEver } else { Lasting::Until(env::now_ms() + u64::from(hours) * 3_600_000) }
}

/// The person of a case.
async fn person(app: &App, key: &str) -> Result<(PlayerId, String), Error> {
    let missing = || Error::not_found(Missing::Page);
    let key = key_of(key).ok_or_else(missing)?;
    app.store.case_of(key).await?.ok_or_else(missing)
}

/// The key of a case in an address: `r12` for the report 12, `a3` for the act 3.
fn key_of(key: &str) -> Option<CaseKey> {
    let report = key.strip_prefix('r').and_then(|number| number.parse().ok()).map(CaseKey::Report);
    report.or_else(|| key.strip_prefix('a')?.parse().ok().map(CaseKey::Act))
}
