//! Passkeys of accounts, over REST.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{
    MAX_PASSKEY_NAME_CHARACTERS, MAX_PASSKEYS, Missing, NewPasskey, Passkey, PasskeyChallenge, PasskeyName,
    PasskeyUse, PasskeyUser, Refusal,
};

use super::addresses::word_to;
use super::passkey_answers::{made, party};
use super::proof::{proven_lately, signed_in};
use super::sender::{Sender, note};
use super::sign_up_checks::may_sign_up;
use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::{Credential, PasskeyId, PasskeyPurpose, PlayerId, passkey_user};
use crate::mail::AccountWord;
use crate::store::{PasskeyAdded, PasskeyRemoved, StoreError, StoredPasskey};

/// `POST /api/v1/passkey-challenge`: what a browser is told that is to make a passkey, or to ask for one.
pub(crate) async fn passkey_challenge(
    State(app): State<App>,
    sender: Sender,
    JsonBody(wanted): JsonBody<PasskeyUse>,
) -> Result<Response, Error> {
    let party = party(&app, &sender.headers)?;
    let mut credential = sender.principal.credential();
    let mut cookie = HeaderMap::new();
    let (purpose, user, passkeys) = match wanted {
        PasskeyUse::SignIn => {
            // Nobody is known yet whom it could be bound to.
            credential = None;
            (PasskeyPurpose::SignIn, None, Vec::new())
        }
        PasskeyUse::Prove => {
            let (player, _) = signed_in(&sender.principal)?;
            (PasskeyPurpose::Prove, None, app.store.passkeys(player.id).await?)
        }
        PasskeyUse::Add => {
            let (account, _) = proven_lately(&app, &sender).await?;
            let passkeys = app.store.passkeys(account.player).await?;
            if passkeys.len() >= MAX_PASSKEYS as usize {
                return Err(Refusal::TooManyPasskeys { max: MAX_PASSKEYS }.into());
            }
            (PasskeyPurpose::Add, Some((account.player, account.name)), passkeys)
        }
        PasskeyUse::SignUp { name, invitation } => {
            let (name, _) = may_sign_up(&app, &sender, &name, invitation.as_deref()).await?;
            let (player, set) = sender.principal.player_or_new(&app.cookies)?;
            (credential, cookie) = (Some(Credential::Guest(player.id)), set);
            (PasskeyPurpose::SignUp, Some((player.id, name.as_str().to_owned())), Vec::new())
        }
    };
    let told = PasskeyChallenge {
        challenge: app.challenges.make(purpose, credential, env::now_ms()),
        rp: party.host().to_owned(),
        site: app.site.name.as_ref().map_or_else(|| "Djambi".to_owned(), ToString::to_string),
        user: user.map(|(player, name)| PasskeyUser { id: passkey_user(player), name }),
        passkeys: passkeys.iter().map(|passkey| passkey.id.text()).collect(),
    };
    Ok((cookie, caching::SECRET, Json(told)).into_response())
}

/// `POST /api/v1/account/passkeys`: adds a passkey to the account.
pub(crate) async fn add_passkey(
    State(app): State<App>,
    sender: Sender,
    JsonBody(new): JsonBody<NewPasskey>,
) -> Result<Response, Error> {
    let (account, _) = proven_lately(&app, &sender).await?;
    let credential = sender.principal.credential();
    let owner = (account.player, credential);
    let passkey = made(&app, &sender.headers, &new, (PasskeyPurpose::Add, owner))?;
    let word = word_to(&app, &account, AccountWord::PasskeyAdded).await?;
    match app.store.add_passkey(passkey.clone(), word).await? {
        PasskeyAdded::Done => {}
        PasskeyAdded::Full => return Err(Refusal::TooManyPasskeys { max: MAX_PASSKEYS }.into()),
        PasskeyAdded::Known => return Err(Refusal::WrongPasskey.into()),
    }
    app.post.iter().for_each(|post| post.look());
    note(&app, account.player, "has another passkey");
    Ok((StatusCode::CREATED, caching::PERSONAL, Json(told(passkey))).into_response())
}

/// `POST /api/v1/account/passkeys/{id}`: gives a passkey another name.
pub(crate) async fn rename_passkey(
    State(app): State<App>,
    PathParam(id): PathParam,
    sender: Sender,
    JsonBody(PasskeyName { name }): JsonBody<PasskeyName>,
) -> Result<Response, Error> {
    let (player, _) = signed_in(&sender.principal)?;
    let id = PasskeyId::read(&id).ok_or(MISSING)?;
    if !app.store.rename_passkey(player.id, id.clone(), name_of(&name)?).await? {
        return Err(MISSING.into());
    }
    let passkey = app.store.passkey(id).await?.ok_or(MISSING)?;
    Ok((caching::PERSONAL, Json(told(passkey))).into_response())
}

/// `DELETE /api/v1/account/passkeys/{id}`: takes a passkey away from the account.
pub(crate) async fn remove_passkey(
    State(app): State<App>,
    PathParam(id): PathParam,
    sender: Sender,
) -> Result<StatusCode, Error> {
    let (account, _) = proven_lately(&app, &sender).await?;
    let id = PasskeyId::read(&id).ok_or(MISSING)?;
    let word = word_to(&app, &account, AccountWord::PasskeyRemoved).await?;
    match app.store.remove_passkey(account.player, id, word).await? {
        PasskeyRemoved::Done => {}
        PasskeyRemoved::Missing => return Err(MISSING.into()),
        PasskeyRemoved::Last => return Err(Refusal::LastPasskey.into()),
    }
    app.post.iter().for_each(|post| post.look());
    note(&app, account.player, "has a passkey less");
    Ok(StatusCode::NO_CONTENT)
}

/// There is no such passkey.
const MISSING: Refusal = Refusal::NotFound { what: Missing::Address };

/// The passkeys of a player as they are told of them.
///
/// # Errors
/// When the store fails.
pub(super) async fn passkeys_of(app: &App, player: PlayerId) -> Result<Vec<Passkey>, StoreError> {
    Ok(app.store.passkeys(player).await?.into_iter().map(told).collect())
}

/// A passkey as its player is told of it.
fn told(passkey: StoredPasskey) -> Passkey {
    let StoredPasskey { id, state, name, since_ms, used_ms, .. } = passkey;
    Passkey { id: id.text(), name, since_ms, used_ms, is_synced: state.is_synced }
}

/// The name that a player gives a passkey, if any. Nobody else reads it.
fn name_of(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    if name.chars().count() > MAX_PASSKEY_NAME_CHARACTERS as usize {
        return Err(Refusal::NameTooLong { limit: MAX_PASSKEY_NAME_CHARACTERS });
    }
    match name.chars().find(|character| character.is_control()) {
        Some(hidden) => Err(Refusal::NameHidden { character: format!("U+{:04X}", u32::from(hidden)) }),
        None => Ok(name.to_owned()),
    }
}
