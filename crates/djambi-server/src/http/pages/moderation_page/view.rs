//! What the pages of moderators show.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::Words;
use djambi_text::{Language, Pages};

use crate::admin::minute;
use crate::http::caching;
use crate::http::pages::language_switch::LanguageSwitch;
use crate::http::pages::order_words::{ActView, ReportView};
use crate::http::pages::{PageError, personal_page};
use crate::http::reader::Reader;
use crate::store::{Case, CaseKey, OrderNote, ReportContents};

/// A page of moderators.
#[derive(Template)]
#[template(path = "moderation.html")]
struct ModerationPage {
    language: Language,
    switch: LanguageSwitch,
    view: View,
}

/// What such a page shows.
pub(super) enum View {
    /// The moderator has no second factor.
    Factor,
    /// The moderator has to prove who they are.
    Proof {
        /// What was wrong.
        problem: Option<String>,
        /// Whether they have an app that shows codes.
        has_app: bool,
        /// Whether they have a passkey.
        has_passkey: bool,
    },
    /// Something was not done.
    Refused {
        /// Why.
        message: String,
        /// Where to go on.
        back: String,
    },
    /// Those of whom something is known.
    Cases {
        /// They.
        cases: Vec<CaseView>,
    },
    /// All acts.
    Log {
        /// They.
        acts: Vec<ActView>,
        /// The address of those before them.
        older: Option<String>,
        /// Who has looked at reports.
        looks: Vec<(String, String)>,
    },
    /// A person.
    Person {
        /// The key of the case.
        key: String,
        /// The name.
        name: String,
        /// Whether they have an account.
        has_account: bool,
        /// The reports on them.
        reports: Vec<ReportView>,
        /// The acts that concern them.
        acts: Vec<ActView>,
        /// The notes about them.
        notes: Vec<NoteView>,
        /// What may be done about them: the value of the form and the words.
        kinds: Vec<(&'static str, &'static str)>,
        /// For how long.
        hours: Vec<(u32, String)>,
        /// How many characters a reason has at most.
        max: usize,
    },
    /// A report.
    Report {
        /// It.
        report: ReportView,
        /// The address of the game at the turn.
        turn: Option<String>,
        /// The name of who reports.
        reporter: String,
        /// Whether its key is missing.
        is_sealed: bool,
        /// The messages.
        messages: Vec<MessageView>,
        /// Whether a message is reported, whose words can be taken out.
        can_blank: bool,
        /// Whether a game is reported, which can be taken out of the ratings.
        can_void: bool,
        /// How many characters a reason has at most.
        max: usize,
    },
}

/// A person in the list.
pub(super) struct CaseView {
    /// The address.
    address: String,
    name: String,
    open: u32,
    reports: u32,
    acts: u32,
    answers: u32,
}

impl From<Case> for CaseView {
    fn from(Case { key, name, open, reports, acts, answers }: Case) -> Self {
        let address = match key {
            CaseKey::Report(number) => format!("/moderation/case/r{number}"),
            CaseKey::Act(number) => format!("/moderation/case/a{number}"),
        };
        Self { address, name, open, reports, acts, answers }
    }
}

/// A note.
pub(super) struct NoteView {
    date: String,
    author: String,
    words: String,
}

impl NoteView {
    /// A note in words.
    pub(super) fn new(text: Pages, OrderNote { at_ms, author, words }: OrderNote) -> Self {
        let author = if author.is_empty() { text.order_host().to_owned() } else { author };
        Self { date: minute(at_ms), author, words }
    }
}

/// A message that was frozen.
pub(super) struct MessageView {
    /// Whether it is the one that is reported.
    is_it: bool,
    author: String,
    words: String,
}

/// The messages of a report.
pub(super) fn messages_of(contents: &ReportContents) -> Vec<MessageView> {
    let message = |message: &djambi_protocol::TalkMessage| MessageView {
        is_it: contents.seq == Some(message.seq),
        author: match message.seat {
            Some(seat) if message.name.is_empty() => seat.name().to_owned(),
            _ => message.name.clone(),
        },
        words: match &message.words {
            Words::Text(text) => text.clone(),
            other => serde_json::to_string(other).unwrap_or_default(),
        },
    };
    contents.messages.iter().map(message).collect()
}

/// A page as an answer.
pub(super) fn shown(reader: &Reader, view: View) -> Result<Response, PageError> {
    let status = match &view {
        View::Refused { .. } | View::Proof { problem: Some(_), .. } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::OK,
    };
    let page = ModerationPage { language: reader.language, switch: LanguageSwitch::new(reader), view };
    Ok((status, personal_page(&page, caching::PERSONAL)?).into_response())
}
