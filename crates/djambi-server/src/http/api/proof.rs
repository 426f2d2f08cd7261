//! Players who prove who they are: by a password, and by a second factor where the account has one.

use djambi_protocol::{FactorCode, Password, Refusal};

use super::addresses::word_to;
use super::sender::Sender;
use crate::app::App;
use crate::env;
use crate::http::error::Error;
use crate::identity::{Player, PlayerId, PlayerName, Principal, SecretId, TypedCode, appearance};
use crate::limits::Network;
use crate::mail::AccountWord;
use crate::security::{SecurityNote, Who};
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
pub(super) struct Proven {
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

/// The account of the sender, who has typed its password again, and the session.
pub(super) async fn proven(
    app: &App,
    sender: &Sender,
    password: &Password,
    code: Option<&FactorCode>,
) -> Result<(StoredAccount, SecretId), Error> {
    let (proven, session) = proven_now(app, sender, password, code).await?;
    Ok((proven.account, session))
}

/// The same, with whether a code was given now.
pub(super) async fn proven_now(
    app: &App,
    sender: &Sender,
    password: &Password,
    code: Option<&FactorCode>,
) -> Result<(Proven, SecretId), Error> {
    let (player, session) = signed_in(&sender.principal)?;
    let given = GivenCode { code, session: Some(session) };
    let proven = checked(app, sender.network(), (player.name.as_str(), password), given).await?;
    Ok((proven.ok_or(Refusal::WrongPassword)?, session))
}

/// Checks password and code of somebody who is signed in.
///
/// # Errors
/// When either is another one, was tried too often, or the store fails.
pub(crate) async fn prove(
    app: &App,
    network: Network,
    (player, session): (&Player, SecretId),
    (password, code): (&Password, Option<&FactorCode>),
) -> Result<(), Error> {
    let given = GivenCode { code, session: Some(session) };
    let proven = checked(app, network, (player.name.as_str(), password), given).await?;
    proven.map(drop).ok_or_else(|| Refusal::WrongPassword.into())
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
    let hash = account.as_ref().map(|account| account.password.as_str());
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

/// Tells the security log that a proof was refused.
fn note_refused(app: &App, player: Option<PlayerId>, network: Network, what: &'static str) {
    app.security.note(SecurityNote { what, result: "refused", who: Who::of(player, network), game: None });
}
