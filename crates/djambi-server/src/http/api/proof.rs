//! Players who prove who they are: by a password, and by a second factor where the account has one, or by a passkey.

use axum::extract::State;
use axum::http::StatusCode;
use djambi_protocol::{FactorCode, PasskeyProof, Password, Proof, Refusal};

use super::addresses::word_to;
use super::passkey_answers::answered;
use super::sender::{Sender, note_refused};
use crate::app::App;
use crate::env;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::{
    PasskeyPurpose, Player, PlayerId, PlayerName, Principal, SecretId, TypedCode, appearance,
};
use crate::limits::Network;
use crate::mail::AccountWord;
use crate::store::StoredAccount;

/// The code that was given, and the session of who gives it: one in which a code was given lately is asked for no other.
#[derive(Clone, Copy)]
pub(super) struct GivenCode<'a> {
    /// The code.
    pub(super) code: Option<&'a FactorCode>,
    /// The session; `None` before there is one.
    pub(super) session: Option<SecretId>,
}

/// An account of which somebody has proven that it is theirs.
pub(crate) struct Proven {
    /// The account.
    pub(super) account: StoredAccount,
    /// Whether a code of its second factor was given now.
    pub(super) is_coded: bool,
}

/// The player and the session of a request.
pub(super) fn signed_in(principal: &Principal) -> Result<(&Player, SecretId), Refusal> {
    match principal {
        Principal::Account { player, session } => Ok((player, *session)),
        _ => Err(Refusal::NoAccount),
    }
}

/// `POST /api/v1/account/proof`: the sender proves who they are by the password, for the next minutes.
pub(crate) async fn prove_by_password(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<Proof>,
) -> Result<StatusCode, Error> {
    let (_, session) = proven(&app, &sender, &proof).await?;
    if proof.password.is_some() {
        note_moderator(&app, session).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/v1/account/proof/passkey`: the same by a passkey, which is both factors: the thing, and whom it knows.
pub(crate) async fn prove_by_passkey(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<PasskeyProof>,
) -> Result<StatusCode, Error> {
    let (player, session) = signed_in(&sender.principal)?;
    answered(&app, &sender, &proof, (PasskeyPurpose::Prove, Some(player.id))).await?;
    let now_ms = env::now_ms();
    app.store.note_code(session, now_ms).await?;
    app.store.note_proof(session, now_ms).await?;
    note_moderator(&app, session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Believes a moderator for hours who has proven in a session who they are.
async fn note_moderator(app: &App, session: SecretId) -> Result<(), Error> {
    if app.store.moderating(session).await?.is_some() {
        app.proofs.note(session, env::now_ms());
    }
    Ok(())
}

/// The account of the sender, who proves to be its player, and the session.
pub(super) async fn proven(
    app: &App,
    sender: &Sender,
    proof: &Proof,
) -> Result<(StoredAccount, SecretId), Error> {
    let (proven, session) = proven_now(app, sender, proof.password.as_ref(), proof.code.as_ref()).await?;
    Ok((proven.account, session))
}

/// The same, with whether a code was given now.
pub(super) async fn proven_now(
    app: &App,
    sender: &Sender,
    password: Option<&Password>,
    code: Option<&FactorCode>,
) -> Result<(Proven, SecretId), Error> {
    let Some(password) = password else {
        let (account, session) = proven_lately(app, sender).await?;
        return Ok((Proven { account, is_coded: false }, session));
    };
    let (player, session) = signed_in(&sender.principal)?;
    let proven = prove(app, sender.network(), (player, session), (password, code)).await?;
    app.store.note_proof(session, env::now_ms()).await?;
    Ok((proven, session))
}

/// The account of the sender, who has proven within the last minutes to be its player, and the session.
pub(super) async fn proven_lately(app: &App, sender: &Sender) -> Result<(StoredAccount, SecretId), Error> {
    let (player, session) = signed_in(&sender.principal)?;
    let account = app.store.account_of(player.id).await?.ok_or(Refusal::SignedOut)?;
    if !app.store.is_proof_fresh(session, env::now_ms()).await? {
        return Err(Refusal::ProofWanted.into());
    }
    check_factor(app, player.id, session).await?;
    Ok((account, session))
}

/// Checks that a second factor was given in a session where one must be: a code where the account has an app, and a passkey
/// where a moderator has no other. A password alone, or a link by mail, makes nobody a moderator.
async fn check_factor(app: &App, player: PlayerId, session: SecretId) -> Result<(), Error> {
    let must = app.store.second_factor(player).await?.is_some()
        || app.store.moderating(session).await?.is_some_and(|moderator| moderator.has_factor);
    if must && !app.store.is_code_fresh(session, env::now_ms()).await? {
        return Err(Refusal::ProofWanted.into());
    }
    Ok(())
}

/// Checks password and code of somebody who is signed in, and the second factor of a moderator.
///
/// # Errors
/// When either is another one, was tried too often, a factor is missing, or the store fails.
pub(crate) async fn prove(
    app: &App,
    network: Network,
    (player, session): (&Player, SecretId),
    (password, code): (&Password, Option<&FactorCode>),
) -> Result<Proven, Error> {
    let given = GivenCode { code, session: Some(session) };
    let proven = checked(app, network, (player.name.as_str(), password), given).await?;
    let proven = proven.ok_or(Refusal::WrongPassword)?;
    check_factor(app, proven.account.player, session).await?;
    Ok(proven)
}

/// The account of a name and a password; `None` if they are not those of any. It takes as long whatever is wrong.
pub(super) async fn checked(
    app: &App,
    network: Network,
    (name, password): (&str, &Password),
    given: GivenCode<'_>,
) -> Result<Option<Proven>, Error> {
    // A name that nobody can have costs as much as others.
    let chosen = PlayerName::chosen(name).ok().flatten();
    let seen = appearance(chosen.as_ref().map_or("", PlayerName::as_str));
    app.gate.sign_ins().try_name(&seen, network)?;
    let account = app.store.account_named(seen.clone(), env::now_ms()).await?;
    let hash = account.as_ref().and_then(|account| account.password.as_deref());
    let is_right = app.passwords.is_right(password, hash).await;
    let is_right = is_right.inspect_err(|_| app.gate.sign_ins().take_back(&seen, network))?;
    match account {
        Some(account) if is_right => {
            let is_coded = with_code(app, &account, (&seen, network), given).await?;
            Ok(Some(Proven { account, is_coded }))
        }
        account => {
            note_refused(app, account.map(|account| account.player), network, "sign-in");
            Ok(None)
        }
    }
}

/// Checks the second factor of an account after a try of its name was counted, which is taken back unless the code is
/// wrong. Says whether one was given now.
async fn with_code(
    app: &App,
    account: &StoredAccount,
    (seen, network): (&str, Network),
    given: GivenCode<'_>,
) -> Result<bool, Error> {
    let sign_ins = app.gate.sign_ins();
    match has_code(app, account, given).await {
        Ok(Some(is_coded)) => {
            sign_ins.succeed(seen, network);
            Ok(is_coded)
        }
        Ok(None) => {
            note_refused(app, Some(account.player), network, "second factor");
            Err(Refusal::WrongCode.into())
        }
        Err(error) => {
            sign_ins.take_back(seen, network);
            Err(error)
        }
    }
}

/// Checks the second factor of an account, counting that as a try of its name. Says whether a code was given now.
pub(super) async fn counted_code(
    app: &App,
    account: &StoredAccount,
    network: Network,
    given: GivenCode<'_>,
) -> Result<bool, Error> {
    let seen = appearance(&account.name);
    app.gate.sign_ins().try_name(&seen, network)?;
    with_code(app, account, (&seen, network), given).await
}

/// Whether a code of an account was given now, rather than lately or where none is asked for; `None` if it is wrong.
async fn has_code(
    app: &App,
    account: &StoredAccount,
    GivenCode { code, session }: GivenCode<'_>,
) -> Result<Option<bool>, Error> {
    let player = account.player;
    let Some(factor) = app.store.second_factor(player).await? else { return Ok(Some(false)) };
    let now_ms = env::now_ms();
    if let Some(session) = session
        && app.store.is_code_fresh(session, now_ms).await?
    {
        return Ok(Some(false));
    }
    let code = code.filter(|code| !code.0.trim().is_empty()).ok_or(Refusal::CodeWanted)?;
    let is_right = match TypedCode::read(code) {
        Some(TypedCode::App(digits)) => {
            match factor.secret.and_then(|secret| secret.step_of(&digits, now_ms)) {
                Some(step) => app.store.use_step(player, step).await?,
                None => false,
            }
        }
        Some(TypedCode::Recovery(id)) => {
            let word = word_to(app, account, AccountWord::RecoveryCodeUsed).await?;
            let is_used = app.store.use_recovery_code(player, id, word).await?;
            app.post.iter().filter(|_| is_used).for_each(|post| post.look());
            is_used
        }
        None => false,
    };
    if let Some(session) = session.filter(|_| is_right) {
        app.store.note_code(session, now_ms).await?;
    }
    Ok(is_right.then_some(true))
}
