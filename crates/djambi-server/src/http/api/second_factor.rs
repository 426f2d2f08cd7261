//! Second factors of accounts, over REST.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use djambi_protocol::{
    Confirmation, NewSecondFactor, Proof, RECOVERY_CODES, RecoveryCodes, Refusal, SecondFactor,
};

use super::addresses::word_to;
use super::proof::{proven, signed_in};
use super::sender::{Sender, note};
use crate::app::App;
use crate::env;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::{JsonBody, malformed};
use crate::http::qr_picture::qr_picture;
use crate::identity::{FactorSecret, PlayerId, RecoveryCode, SecretId, TypedCode, appearance};
use crate::limits::LimitReached;
use crate::mail::AccountWord;
use crate::store::StoreError;

/// `POST /api/v1/account/second-factor`: what an app is told. It holds from its confirmation on; one of before holds until
/// then.
pub(crate) async fn new_factor(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<Proof>,
) -> Result<Response, Error> {
    let (account, _) = proven(&app, &sender, &proof).await?;
    let secret = FactorSecret::random();
    let site = app.site.name.as_ref().map_or_else(|| "Djambi".to_owned(), ToString::to_string);
    let address = secret.address(&site, &account.name).map_err(malformed)?;
    let picture = qr_picture(&address).map_err(malformed)?;
    app.store.ask_for_factor(account.player, secret.clone(), env::now_ms()).await?;
    let told = NewSecondFactor { secret: secret.text(), address, picture };
    Ok((StatusCode::CREATED, caching::SECRET, Json(told)).into_response())
}

/// `POST /api/v1/account/second-factor/confirmation`: the app shows codes, and holds from now on.
pub(crate) async fn confirm_factor(
    State(app): State<App>,
    sender: Sender,
    JsonBody(Confirmation { code }): JsonBody<Confirmation>,
) -> Result<Response, Error> {
    let (player, session) = signed_in(&sender.principal)?;
    let account = app.store.account_of(player.id).await?.ok_or(Refusal::SignedOut)?;
    let now_ms = env::now_ms();
    let secret = app.store.asked_factor(player.id, now_ms).await?.ok_or(Refusal::NoSecondFactor)?;
    try_code(&app, &sender, &account.name)?;
    let Some(TypedCode::App(digits)) = TypedCode::read(&code) else { return Err(Refusal::WrongCode.into()) };
    let step = secret.step_of(&digits, now_ms).ok_or(Refusal::WrongCode)?;
    app.gate.sign_ins().take_back(&appearance(&account.name), sender.network());
    let (codes, ids) = recovery_codes();
    let word = word_to(&app, &account, AccountWord::SecondFactorOn).await?;
    if !app.store.confirm_factor(player.id, (step, now_ms), ids, word).await? {
        return Err(Refusal::NoSecondFactor.into());
    }
    app.store.note_code(session, now_ms).await?;
    app.post.iter().for_each(|post| post.look());
    note(&app, player.id, "has a second factor");
    Ok((caching::SECRET, Json(codes)).into_response())
}

/// `POST /api/v1/account/second-factor/removal`: the password is enough again.
pub(crate) async fn end_factor(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<Proof>,
) -> Result<StatusCode, Error> {
    let (account, _) = proven(&app, &sender, &proof).await?;
    if app.store.second_factor(account.player).await?.is_some() {
        let word = word_to(&app, &account, AccountWord::SecondFactorOff).await?;
        app.store.end_factor(account.player, word).await?;
        app.post.iter().for_each(|post| post.look());
        note(&app, account.player, "has no second factor");
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/v1/account/recovery-codes`: other recovery codes instead of those of before.
pub(crate) async fn new_recovery_codes(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<Proof>,
) -> Result<Response, Error> {
    let (account, _) = proven(&app, &sender, &proof).await?;
    app.store.second_factor(account.player).await?.ok_or(Refusal::NoSecondFactor)?;
    let (codes, ids) = recovery_codes();
    let word = word_to(&app, &account, AccountWord::RecoveryCodesRenewed).await?;
    app.store.renew_recovery_codes(account.player, ids, word).await?;
    app.post.iter().for_each(|post| post.look());
    note(&app, account.player, "has other recovery codes");
    Ok((caching::SECRET, Json(codes)).into_response())
}

/// The second factor of a player as they are told of it.
///
/// # Errors
/// When the store fails.
pub(super) async fn factor_of(app: &App, player: PlayerId) -> Result<Option<SecondFactor>, StoreError> {
    let factor = app.store.second_factor(player).await?;
    Ok(factor.map(|factor| SecondFactor { since_ms: factor.since_ms, recovery_codes: factor.recovery_codes }))
}

/// Counts a code that is tried, as a try of the account's name.
fn try_code(app: &App, sender: &Sender, name: &str) -> Result<(), LimitReached> {
    app.gate.sign_ins().try_name(&appearance(name), sender.network())
}

/// Recovery codes, and what is kept of them.
fn recovery_codes() -> (RecoveryCodes, Vec<SecretId>) {
    let codes: Vec<_> = (0..RECOVERY_CODES).map(|_| RecoveryCode::random()).collect();
    let ids = codes.iter().map(RecoveryCode::id).collect();
    (RecoveryCodes { codes: codes.iter().map(RecoveryCode::text).collect() }, ids)
}
