//! The pages of links in letters: one confirms an address. Opening one does nothing; a press of its button does.

use askama::Template;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::Refusal;
use djambi_text::Language;

use super::language_switch::LanguageSwitch;
use super::{PageError, personal_page};
use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::identity::{Secret, SecretId};
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
