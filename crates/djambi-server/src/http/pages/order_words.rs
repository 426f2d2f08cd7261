//! What pages say of acts, reports and times.

use djambi_protocol::ReportCause;
use djambi_text::Pages;

use crate::admin::minute;
use crate::env;
use crate::store::{ActRefused, Lasting, OrderAct, OrderKind, Report, ReportKind};

/// An act, as pages show it.
pub(super) struct ActView {
    /// Its number.
    pub(super) number: u32,
    /// What was done.
    pub(super) title: String,
    /// Whom it concerns.
    pub(super) name: String,
    /// Who has done it.
    pub(super) author: String,
    /// When.
    pub(super) date: String,
    /// Until when.
    pub(super) until: String,
    /// Why.
    pub(super) reason: String,
    /// The address of the game.
    pub(super) game: Option<String>,
    /// What whom it concerns has said.
    pub(super) answer: Option<String>,
    /// Whether that may still be said.
    pub(super) takes_answer: bool,
    /// Whether it was read.
    pub(super) is_seen: bool,
    /// Whether it can be ended.
    pub(super) can_end: bool,
}

impl ActView {
    /// An act in words. Those whom it concerns are not told which moderator it was.
    pub(super) fn new(text: Pages, act: OrderAct) -> Self {
        let is_end = act.kind == OrderKind::End;
        let title = match act.ends {
            Some(number) => text.order_end(number.into()),
            None => kind_text(text, act.kind).to_owned(),
        };
        let until = match (act.ended_by, act.kind.lasts(), act.lasting) {
            (Some(by), ..) => text.order_ended(by.into()),
            (None, true, Lasting::ForEver) => text.order_for_ever().to_owned(),
            (None, true, Lasting::Until(until_ms)) => text.order_until(&minute(until_ms)),
            (None, false, _) => String::new(),
        };
        let author = if act.author.is_empty() { text.order_host().to_owned() } else { act.author.clone() };
        Self {
            number: act.number,
            title,
            name: act.name,
            author,
            date: minute(act.at_ms),
            until,
            reason: act.reason,
            game: act.game.map(|game| format!("/game/{game}")),
            // An act about a result accuses nobody.
            takes_answer: act.answer.is_none() && !is_end && act.player.is_some(),
            answer: act.answer,
            is_seen: act.is_seen || act.player.is_none(),
            can_end: act.ended_by.is_none() && act.kind.can_end() && !act.lasting.is_over(env::now_ms()),
        }
    }
}

/// A report, as pages show it.
pub(super) struct ReportView {
    /// Its number.
    pub(super) number: u32,
    /// What is reported, and why.
    pub(super) title: String,
    /// When.
    pub(super) date: String,
    /// The name of who is reported.
    pub(super) name: String,
    /// The words of the report.
    pub(super) reason: String,
    /// Whether it was looked at to the end.
    pub(super) is_closed: bool,
    /// The address of the game.
    pub(super) game: Option<String>,
}

impl ReportView {
    /// A report in words.
    pub(super) fn new(text: Pages, report: &Report) -> Self {
        let (name, reason) = report
            .contents
            .as_ref()
            .map_or_else(Default::default, |contents| (contents.name.clone(), contents.reason.clone()));
        let title = format!("{} – {}", report_text(text, report.kind), cause_text(text, report.cause));
        Self {
            number: report.number,
            title,
            date: date_text(&report.date),
            name,
            reason,
            is_closed: report.is_closed,
            game: (!report.game.is_empty()).then(|| format!("/game/{}", report.game)),
        }
    }
}

/// A date of a report for people: `2026-11-30 14:05` for `20261130-140509`.
fn date_text(date: &str) -> String {
    match (date.get(..4), date.get(4..6), date.get(6..8), date.get(9..11), date.get(11..13)) {
        (Some(year), Some(month), Some(day), Some(hour), Some(minute)) => {
            format!("{year}-{month}-{day} {hour}:{minute}")
        }
        _ => date.to_owned(),
    }
}

/// What an act of a kind is.
pub(super) const fn kind_text(text: Pages, kind: OrderKind) -> &'static str {
    match kind {
        OrderKind::Warn => text.order_warn(),
        OrderKind::Silence => text.order_silence(),
        OrderKind::Unlisted => text.order_unlisted(),
        OrderKind::Unrated => text.order_unrated(),
        OrderKind::Ban => text.order_ban(),
        OrderKind::Rename => text.order_rename(),
        OrderKind::Blank => text.order_blank(),
        OrderKind::Void => text.order_void(),
        OrderKind::End => text.order_end_of(),
    }
}

/// What is reported.
pub(super) const fn report_text(text: Pages, kind: ReportKind) -> &'static str {
    match kind {
        ReportKind::Text => text.report_text(),
        ReportKind::Name => text.report_name(),
        ReportKind::Play => text.report_play(),
    }
}

/// What is wrong with it.
pub(super) const fn cause_text(text: Pages, cause: ReportCause) -> &'static str {
    match cause {
        ReportCause::Abuse => text.cause_abuse(),
        ReportCause::Spam => text.cause_spam(),
        ReportCause::Person => text.cause_person(),
        ReportCause::Collusion => text.cause_collusion(),
        ReportCause::Help => text.cause_help(),
        ReportCause::Stalling => text.cause_stalling(),
        ReportCause::Other => text.cause_other(),
    }
}

/// Why an act is not done.
pub(super) const fn refused_text(text: Pages, refused: ActRefused) -> &'static str {
    match refused {
        ActRefused::NotFound => text.act_not_found(),
        ActRefused::OfModerator => text.act_of_moderator(),
        ActRefused::OfGuest => text.act_of_guest(),
        ActRefused::TooMany => text.act_too_many(),
        ActRefused::Ended => text.act_ended(),
        ActRefused::Reason => text.act_reason(),
    }
}
