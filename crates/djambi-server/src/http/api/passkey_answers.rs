//! The words of passkeys: the new ones that browsers make, and the answers of those that are known.

use axum::http::{HeaderMap, header};
use djambi_protocol::{NewPasskey, PasskeyProof, Refusal};

use super::sender::{Sender, note_refused};
use crate::app::App;
use crate::env::{self, DAY_MS};
use crate::http::error::Error;
use crate::identity::{
    Asked, Credential, PasskeyId, PasskeyPurpose, PlayerId, RelyingParty, device, passkey_user,
};
use crate::store::{StoreError, StoredAccount, StoredPasskey};

/// The passkey that a browser has made for a player, known by a credential.
///
/// # Errors
/// When it was not asked for, or there are no passkeys here.
pub(super) fn made(
    app: &App,
    headers: &HeaderMap,
    new: &NewPasskey,
    (purpose, (player, credential)): (PasskeyPurpose, (PlayerId, Option<Credential>)),
) -> Result<StoredPasskey, Refusal> {
    let now_ms = env::now_ms();
    let party = party(app, headers)?;
    let asked = Asked { challenges: &app.challenges, party, purpose, credential, now_ms };
    let (id, state) = asked.registered(new)?;
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let name = device(agent.unwrap_or_default());
    Ok(StoredPasskey { id, player, state, name, since_ms: now_ms, used_ms: day_of(now_ms) })
}

/// The account whose passkey has answered, which must be that of a player if one is named. A wrong answer says nothing of
/// what is wrong, and counts as a try of a password does.
///
/// # Errors
/// When the answer is wrong, there were too many, there are no passkeys here, or the store fails.
pub(super) async fn answered(
    app: &App,
    sender: &Sender,
    proof: &PasskeyProof,
    (purpose, of): (PasskeyPurpose, Option<PlayerId>),
) -> Result<StoredAccount, Error> {
    let party = party(app, &sender.headers)?;
    let credential = if of.is_some() { sender.principal.credential() } else { None };
    let network = sender.network();
    app.gate.sign_ins().try_passkey(network)?;
    let now_ms = env::now_ms();
    let asked = Asked { challenges: &app.challenges, party, purpose, credential, now_ms };
    let found = check(app, &asked, proof, of).await;
    if !matches!(found, Ok(None)) {
        app.gate.sign_ins().take_passkey_back(network);
    }
    found?.ok_or_else(|| {
        note_refused(app, of, network, "passkey");
        Refusal::WrongPasskey.into()
    })
}

/// The account whose passkey has answered; `None` if the answer is wrong.
async fn check(
    app: &App,
    asked: &Asked<'_>,
    proof: &PasskeyProof,
    of: Option<PlayerId>,
) -> Result<Option<StoredAccount>, StoreError> {
    let Some(id) = PasskeyId::read(&proof.id) else { return Ok(None) };
    let Some(known) = app.store.passkey(id).await? else { return Ok(None) };
    let is_theirs = of.is_none_or(|player| known.player == player)
        && proof.user.as_ref().is_none_or(|user| *user == passkey_user(known.player));
    let Some(account) = app.store.account_of(known.player).await?.filter(|_| is_theirs) else {
        return Ok(None);
    };
    let Ok(after) = asked.answered(proof, &known.state) else { return Ok(None) };
    let is_kept = app.store.use_passkey(known, after, day_of(asked.now_ms)).await?;
    Ok(is_kept.then_some(account))
}

/// The service as passkeys know it.
///
/// # Errors
/// When there are no passkeys here.
pub(super) fn party(app: &App, headers: &HeaderMap) -> Result<RelyingParty, Refusal> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    RelyingParty::of(app.public_url.as_deref(), host).ok_or(Refusal::NoPasskeys)
}

/// The first moment of the day of a moment.
const fn day_of(now_ms: u64) -> u64 {
    now_ms - now_ms % DAY_MS
}
