//! The mail of accounts, over REST: their addresses, and new passwords by mail.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Forgotten, MailWishes, NewAddress, Proof, Refusal};
use djambi_text::Language;

use super::addresses::{mail_of, word_to};
use super::proof::{proven, signed_in};
use super::sender::{Sender, note};
use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::hours::{Hours, is_hour};
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::language;
use crate::identity::{PlayerId, PlayerName, Principal, Secret, appearance};
use crate::limits::Network;
use crate::mail::{AccountWord, MailAddress, Post};
use crate::store::trace_of_mail;
use crate::store::{StoreError, StoredAccount, StoredAddress};

/// How many accounts of an address are told how to get a new password.
const ACCOUNTS_AT_AN_ADDRESS: u32 = 5;

/// `POST /api/v1/account/mail`: another address, which its player confirms, or none. What is answered does not depend on
/// who else has the address.
pub(crate) async fn set_address(
    State(app): State<App>,
    sender: Sender,
    JsonBody(NewAddress { address, password, code }): JsonBody<NewAddress>,
) -> Result<Response, Error> {
    let (account, _) = proven(&app, &sender, &Proof { password, code }).await?;
    let player = account.player;
    if address.trim().is_empty() {
        remove(&app, account).await?;
    } else {
        let address: MailAddress = address.parse().map_err(|_| Refusal::MailAddress)?;
        let post = app.post.as_ref().ok_or(Refusal::NoMail)?;
        ask(&app, post, player, &address, (sender.network(), language::of_headers(&sender.headers))).await?;
    }
    Ok((caching::PERSONAL, Json(mail_of(&app, player).await?)).into_response())
}

/// `POST /api/v1/account/mail/wishes`: what a player wants to be told by mail. Without an address nothing is kept.
pub(crate) async fn set_wishes(
    State(app): State<App>,
    principal: Principal,
    headers: HeaderMap,
    JsonBody(wishes): JsonBody<MailWishes>,
) -> Result<Response, Error> {
    let (player, _) = signed_in(&principal)?;
    if !Hours::from(&wishes).are_possible() || !is_hour(wishes.digest_hour) {
        return Err(Refusal::MailHours.into());
    }
    let language = language::of_headers(&headers);
    app.store.set_wishes(player.id, wishes, language, env::now_ms()).await?;
    Ok((caching::PERSONAL, Json(mail_of(&app, player.id).await?)).into_response())
}

/// Sends a letter to an address that a player wants to have.
async fn ask(
    app: &App,
    post: &Post,
    player: PlayerId,
    address: &MailAddress,
    (network, language): (Network, Language),
) -> Result<(), Error> {
    let trace = trace_of_mail(&address.folded());
    if let Some(lasting) = app.store.is_traced(trace, env::now_ms()).await? {
        return Err(Refusal::Banned { hours: lasting.hours(env::now_ms()) }.into());
    }
    let letters = app.gate.letters();
    letters.from(network)?;
    letters.of(player)?;
    let link = Secret::random();
    let asked = StoredAddress::new(player, address.to_string(), language);
    // Who wrote to the address before is nobody's business: too many letters there are not sent, and nobody is told.
    let letter = letters.to(&address.folded()).then(|| post.confirmation(&asked, &link));
    app.store.ask_for_address(link.id(), asked, env::now_ms(), letter).await?;
    post.look();
    note(app, player, "asks for an address");
    Ok(())
}

/// Removes the address of an account, which is told there.
async fn remove(app: &App, account: StoredAccount) -> Result<(), Error> {
    let player = account.player;
    let word = word_to(app, &account, AccountWord::AddressRemoved).await?;
    app.store.remove_address(player, word).await?;
    app.post.iter().for_each(|post| post.look());
    note(app, player, "has no address");
    Ok(())
}

/// `POST /api/v1/forgotten`: sends a link for a new password to the address of an account, if there is one. The answer
/// and its time are the same whether there is.
pub(crate) async fn forgotten(
    State(app): State<App>,
    sender: Sender,
    JsonBody(Forgotten { who }): JsonBody<Forgotten>,
) -> Result<StatusCode, Error> {
    let post = app.post.clone().ok_or(Refusal::NoMail)?;
    app.gate.letters().from(sender.network())?;
    let looking = app.clone();
    app.tasks.spawn(async move {
        if let Err(error) = send_links(&looking, &post, &who).await {
            tracing::error!("a link for a new password is not sent: {}", with_causes(&error));
        }
    });
    Ok(StatusCode::ACCEPTED)
}

/// Sends links to the accounts of a name or an address.
async fn send_links(app: &App, post: &Post, who: &str) -> Result<(), StoreError> {
    for (account, to) in accounts_of(app, who).await? {
        let letters = app.gate.letters();
        if !letters.to(&to.folded()) || !letters.about(account.player) {
            continue;
        }
        let link = Secret::random();
        let letter = post.reset(&to, &account.name, &link);
        app.store.send_password_link(account.player, link.id(), env::now_ms(), letter).await?;
        post.look();
        note(app, account.player, "gets a link by mail");
    }
    Ok(())
}

/// The accounts of a name or an address that have confirmed an address.
async fn accounts_of(app: &App, who: &str) -> Result<Vec<(StoredAccount, StoredAddress)>, StoreError> {
    if let Ok(address) = who.parse::<MailAddress>() {
        return app.store.accounts_at(address.folded(), ACCOUNTS_AT_AN_ADDRESS).await;
    }
    let Some(name) = PlayerName::chosen(who).ok().flatten() else { return Ok(Vec::new()) };
    let Some(account) = app.store.account_named(appearance(name.as_str()), env::now_ms()).await? else {
        return Ok(Vec::new());
    };
    let to = app.store.address_of(account.player).await?;
    Ok(to.map(|to| (account, to)).into_iter().collect())
}
