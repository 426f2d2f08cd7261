//! The pages of links in letters: one confirms an address, one ends a kind of letters. Opening one does nothing; a press of its button does.

use askama::Template;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::Refusal;
use djambi_text::{Language, Pages};

use super::language_switch::LanguageSwitch;
use super::{PageError, personal_page};
use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::identity::{LetterKind, Secret, SecretId, StopLink};
use crate::mail::AccountWord;
use crate::security::{SecurityNote, Who};
use crate::store::{StoredAccount, StoredAddress};

/// The page of a link in a letter.
#[derive(Template)]
#[template(path = "mail.html")]
struct MailPage {
    language: Language,
    switch: LanguageSwitch,
    view: MailView,
}

/// What such a page shows.
enum MailView {
    /// Whether an address is to be confirmed.
    Confirm {
        /// The address.
        address: String,
        /// The account.
        name: String,
    },
    /// An address is confirmed.
    Confirmed {
        /// The address.
        address: String,
    },
    /// Whether letters are to end.
    Stop {
        /// Which.
        letters: String,
    },
    /// Letters have ended.
    Stopped {
        /// Which.
        letters: String,
    },
}

/// `GET /mail/confirm/{token}`: asks whether the address is to be confirmed.
pub(crate) async fn confirmation(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
) -> Result<Response, PageError> {
    let (asked, account, _) = opened(&app, &token).await?;
    shown(&reader, MailView::Confirm { address: asked.address, name: account.name })
}

/// `POST /mail/confirm/{token}`: confirms the address.
pub(crate) async fn confirm(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
) -> Result<Response, PageError> {
    let (asked, account, link) = opened(&app, &token).await?;
    let before = app.store.address_of(account.player).await.map_err(Error::from)?;
    let changed = before.filter(|before| before.address.to_lowercase() != asked.address.to_lowercase());
    let told = changed.and_then(|before| {
        app.post.as_ref().map(|post| post.word(&before, &account.name, AccountWord::AddressChanged))
    });
    if !app.store.confirm_address(link, env::now_ms(), told).await.map_err(Error::from)? {
        return Err(Error::from(Refusal::LinkUsed).into());
    }
    app.post.iter().for_each(|post| post.look());
    let who = Who::player(account.player);
    app.security.note(SecurityNote { what: "account", result: "has an address", who, game: None });
    shown(&reader, MailView::Confirmed { address: asked.address })
}

/// `GET /mail/stop/{token}`: asks whether letters of a kind are to end.
pub(crate) async fn stop_page(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
) -> Result<Response, PageError> {
    let StopLink { kind, .. } = app.signer.open_stop_link(&token).ok_or(Error::from(Refusal::LinkUsed))?;
    shown(&reader, MailView::Stop { letters: letters(kind, &reader) })
}

/// `POST /mail/stop/{token}`: ends letters of a kind (RFC 8058). It needs no session: who has a letter may end it.
pub(crate) async fn stop(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    PathParam(token): PathParam,
) -> Result<Response, PageError> {
    let StopLink { player, kind } =
        app.signer.open_stop_link(&token).ok_or(Error::from(Refusal::LinkUsed))?;
    if let Some(StoredAddress { mut wishes, language, .. }) =
        app.store.address_of(player).await.map_err(Error::from)?
    {
        match kind {
            LetterKind::YourTurn => wishes.your_turn = false,
            LetterKind::Alarm => wishes.alarm = false,
            LetterKind::Digest => wishes.digest = false,
        }
        app.store.set_wishes(player, wishes, language, env::now_ms()).await.map_err(Error::from)?;
    }
    shown(&reader, MailView::Stopped { letters: letters(kind, &reader) })
}

/// The letters of a kind, in words.
fn letters(kind: LetterKind, reader: &Reader) -> String {
    let text = Pages(reader.language);
    let letters = match kind {
        LetterKind::YourTurn => text.letters_turn(),
        LetterKind::Alarm => text.letters_alarm(),
        LetterKind::Digest => text.letters_digest(),
    };
    letters.to_owned()
}

/// The address and the account of a link that may still be used.
async fn opened(app: &App, token: &str) -> Result<(StoredAddress, StoredAccount, SecretId), Error> {
    let link = Secret::read(token).ok_or(Refusal::LinkUsed)?.id();
    let asked = app.store.address_of_link(link, env::now_ms()).await?.ok_or(Refusal::LinkUsed)?;
    let account = app.store.account_of(asked.player).await?.ok_or(Refusal::LinkUsed)?;
    Ok((asked, account, link))
}

fn shown(reader: &Reader, view: MailView) -> Result<Response, PageError> {
    let page = MailPage { language: reader.language, switch: LanguageSwitch::new(reader), view };
    Ok((StatusCode::OK, personal_page(&page, caching::SECRET)?).into_response())
}
