//! Accounts, over REST: who makes one, signs in, and out.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{
    Account, AccountInvitation, MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, Me, Missing, NAME_DAYS,
    NewName, NewPassword, PasskeySignIn, Password, Proof, Refusal, ResetPassword, Session, SignIn, SignUp,
};

use super::addresses::{mail_of, word_to};
use super::archive;
use super::me::me_of;
use super::passkey_answers::{answered, made};
use super::passkeys::passkeys_of;
use super::proof::{GivenCode, Proven, checked, counted_code, proven, proven_lately, proven_now, signed_in};
use super::push::push_of;
use super::second_factor::factor_of;
use super::sender::{Sender, note};
use super::sign_up_checks::may_sign_up;
use crate::app::App;
use crate::env::{self, DAY_MS};
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::http::whole_address::whole_address;
use crate::identity::{
    AccountName, Credential, PasskeyPurpose, PlayerId, Principal, Registration, Secret, SecretId, device,
    invitation_path,
};
use crate::mail::AccountWord;
use crate::store::trace_of_network;
use crate::store::{
    EndedSessions, NAME_MS, NETWORK_BAN_MS, NameGiven, NewSession, Standing, StoredAccount, StoredPasskey,
};

/// `POST /api/v1/account`: makes an account of the caller. Every seat, word and right stays, since the player does; the
/// cookie of the guest is nobody's from then on.
pub(crate) async fn sign_up(
    State(app): State<App>,
    sender: Sender,
    JsonBody(SignUp { name, password, passkey, invitation }): JsonBody<SignUp>,
) -> Result<Response, Error> {
    // What is refused costs no hash.
    let (name, invitation) = may_sign_up(&app, &sender, &name, invitation.as_deref()).await?;
    let Sender { principal, caller, headers } = sender;
    if password.is_none() && passkey.is_none() {
        let (min, max) = (MIN_PASSWORD_CHARACTERS, MAX_PASSWORD_CHARACTERS);
        return Err(Refusal::PasswordLength { min, max }.into());
    }
    let (player, _) = principal.player_or_new(&app.cookies)?;
    let owner = (player.id, Some(Credential::Guest(player.id)));
    let passkey = passkey.map(|new| made(&app, &headers, &new, (PasskeyPurpose::SignUp, owner)));
    let factors = (password, passkey.transpose()?);
    app.gate.sign_ins().make_account(caller.network)?;
    let made = make(&app, player.id, &name, (factors, invitation), &headers).await;
    let secret = made.inspect_err(|_| app.gate.sign_ins().make_no_account(caller.network))?;
    app.open_sockets.end(Credential::Guest(player.id));
    note(&app, player.id, "made");
    app.rooms.renamed(player.id).await?;
    let me = Me {
        name: Some(name.as_str().to_owned()),
        account: true,
        guest_games: 0,
        kept: false,
        banned: false,
    };
    let cookies = app.cookies.sign_in(&secret, true);
    Ok((StatusCode::CREATED, cookies, caching::PERSONAL, Json(me)).into_response())
}

/// Keeps an account with its first session.
async fn make(
    app: &App,
    player: PlayerId,
    name: &AccountName,
    ((password, passkey), invitation): ((Option<Password>, Option<StoredPasskey>), Option<SecretId>),
    headers: &HeaderMap,
) -> Result<Secret, Error> {
    let text = name.as_str().to_owned();
    let now_ms = env::now_ms();
    let password = match password {
        Some(password) => Some(app.passwords.hash(password, text.clone()).await?),
        None => None,
    };
    let account =
        StoredAccount { player, name: text, password, created_ms: now_ms, named_ms: 0, is_leaving: false };
    let (secret, session) = new_session(headers, passkey.is_some());
    match app.store.sign_up(account, name.appearance(), (session, passkey), invitation).await? {
        NameGiven::Done => Ok(secret),
        NameGiven::Taken => Err(Refusal::NameTaken.into()),
        NameGiven::HasAccount => Err(Refusal::HasAccount.into()),
        NameGiven::NotInvited => Err(Refusal::InvitationWanted.into()),
        NameGiven::PasskeyKnown => Err(Refusal::WrongPasskey.into()),
    }
}

/// `POST /api/v1/account/invitations`: a link by which somebody makes an account, once.
pub(crate) async fn invite(State(app): State<App>, sender: Sender) -> Result<Response, Error> {
    let (player, _) = signed_in(&sender.principal)?;
    let (secret, now_ms) = (Secret::random(), env::now_ms());
    if app.registration != Registration::Invited || !app.store.invite(player.id, secret.id(), now_ms).await? {
        return Err(Refusal::NoInvitations.into());
    }
    note(&app, player.id, "invites somebody");
    let left = app.store.invitations_left(player.id, now_ms).await?;
    let url = whole_address(&app, &sender.headers, &invitation_path(&secret));
    Ok((StatusCode::CREATED, caching::SECRET, Json(AccountInvitation { url, left })).into_response())
}

/// `POST /api/v1/session`: signs in; the guest of this browser may give all seats to the account.
pub(crate) async fn sign_in(
    State(app): State<App>,
    sender: Sender,
    JsonBody(SignIn { name, password, code, take_games }): JsonBody<SignIn>,
) -> Result<Response, Error> {
    let given = GivenCode { code: code.as_ref(), session: None };
    let proven = checked(&app, sender.network(), (&name, &password), given).await?;
    begin(&app, sender, proven.ok_or(Refusal::WrongSignIn)?, take_games).await
}

/// `POST /api/v1/session/passkey`: the same by a passkey, which is both factors: the thing, and whom it knows.
pub(crate) async fn sign_in_by_passkey(
    State(app): State<App>,
    sender: Sender,
    JsonBody(PasskeySignIn { passkey, take_games }): JsonBody<PasskeySignIn>,
) -> Result<Response, Error> {
    let account = answered(&app, &sender, &passkey, (PasskeyPurpose::SignIn, None)).await?;
    begin(&app, sender, Proven { account, is_coded: true }, take_games).await
}

/// Begins a session of an account in the browser of a sender.
async fn begin(
    app: &App,
    Sender { principal, caller, headers }: Sender,
    Proven { account, is_coded }: Proven,
    take_games: bool,
) -> Result<Response, Error> {
    let is_banned = app.standings.of(account.player).ban.is_some_and(|ban| !ban.is_over(env::now_ms()));
    if is_banned {
        let trace = trace_of_network(caller.network, false);
        app.store.trace(account.player, trace, Some(NETWORK_BAN_MS)).await?;
    }
    if let Principal::Account { session, player } = &principal {
        end_sessions(app, player.id, EndedSessions::One(*session)).await?;
    }
    let mut guest = app.guest_behind(&principal, &headers).await?;
    if take_games
        && !is_banned
        // What was done about a guest stays with them until it ends.
        && guest.as_ref().is_some_and(|guest| app.standings.of(guest.id) == Standing::default())
        // Nor does a seat come to an account that might not have taken it.
        && app.standings.of(account.player) == Standing::default()
        && let Some(taken) = guest.take()
    {
        let is_away = app.store.hand_over_leave(taken.id, account.player, env::timeline_ms()).await?;
        app.store.hand_over_invited(taken.id, account.player).await?;
        app.rooms.hand_over(taken.id, account.player).await?;
        if is_away {
            app.rooms.follow_leave(account.player).await?;
        }
        app.open_sockets.end(Credential::Guest(taken.id));
    }
    let (secret, session) = new_session(&headers, is_coded);
    end(app, app.store.begin_session(account.player, session).await?);
    note(app, account.player, "signed in");
    let me = me_of(app, Some(account.name), guest.as_ref()).await?;
    let me = Me { kept: account.is_leaving, banned: is_banned, ..me };
    Ok((app.cookies.sign_in(&secret, take_games), caching::PERSONAL, Json(me)).into_response())
}

/// `DELETE /api/v1/session`: signs out. The browser is a new guest afterwards.
pub(crate) async fn sign_out(State(app): State<App>, sender: Sender) -> Result<Response, Error> {
    if let Principal::Account { player, session } = &sender.principal {
        end_sessions(&app, player.id, EndedSessions::One(*session)).await?;
    }
    signed_out(&app, &sender).await
}

/// The answer that makes a new guest of a browser.
async fn signed_out(app: &App, Sender { principal, headers, .. }: &Sender) -> Result<Response, Error> {
    if let Some(guest) = app.guest_behind(principal, headers).await? {
        app.open_sockets.end(Credential::Guest(guest.id));
    }
    // Pages that the browser has kept to come back to are gone as well.
    let clear = [(header::HeaderName::from_static("clear-site-data"), "\"cache\"")];
    Ok((app.cookies.sign_out(), clear, caching::PERSONAL, StatusCode::NO_CONTENT).into_response())
}

/// `POST /api/v1/account/deletion`: the account is deleted in some days, unless somebody signs in before. All
/// sessions end.
pub(crate) async fn delete_account(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<Proof>,
) -> Result<Response, Error> {
    let (account, _) = proven(&app, &sender, &proof).await?;
    end(&app, app.store.ask_for_deletion(account.player, env::now_ms()).await?);
    note(&app, account.player, "is to be deleted");
    signed_out(&app, &sender).await
}

/// `POST /api/v1/account/export`: all that is kept of the account, as a ZIP file.
pub(crate) async fn export_account(
    State(app): State<App>,
    sender: Sender,
    JsonBody(proof): JsonBody<Proof>,
) -> Result<Response, Error> {
    let (stored, this) = proven(&app, &sender, &proof).await?;
    let player = stored.player;
    let account = told(&app, stored, this).await?;
    note(&app, player, "exported");
    Ok(archive::of(&app, player, account).await?.into_response())
}

/// `GET /api/v1/account`
pub(crate) async fn account(State(app): State<App>, principal: Principal) -> Result<Response, Error> {
    let (_, this) = signed_in(&principal)?;
    let known = app.store.account_of_session(this, env::now_ms()).await?;
    let (stored, _) = known.ok_or(Refusal::SignedOut)?;
    Ok((caching::PERSONAL, Json(told(&app, stored, this).await?)).into_response())
}

/// An account as its player is told of it in one of its sessions.
async fn told(app: &App, stored: StoredAccount, this: SecretId) -> Result<Account, Error> {
    let sessions = app.store.sessions(stored.player, env::now_ms()).await?;
    let told = sessions.into_iter().map(|session| Session {
        id: session.id.text(),
        device: session.device,
        used_ms: session.used_ms,
        is_this: session.id == this,
        is_told: session.is_told,
    });
    let name_from_ms = if stored.named_ms == 0 { 0 } else { stored.named_ms.saturating_add(NAME_MS) };
    let mail = mail_of(app, stored.player).await?;
    let push = push_of(app, stored.player).await?;
    let second_factor = factor_of(app, stored.player).await?;
    let invitations = match app.registration {
        Registration::Invited => Some(app.store.invitations_left(stored.player, env::now_ms()).await?),
        Registration::Open | Registration::Closed => None,
    };
    let (name, created_ms) = (stored.name, stored.created_ms);
    Ok(Account {
        name,
        created_ms,
        name_from_ms,
        has_password: stored.password.is_some(),
        passkeys: passkeys_of(app, stored.player).await?,
        second_factor,
        sessions: told.collect(),
        mail,
        push,
        invitations,
    })
}

/// `POST /api/v1/account/password`: another password. All other sessions end.
pub(crate) async fn set_password(
    State(app): State<App>,
    sender: Sender,
    JsonBody(NewPassword { password, new_password, code }): JsonBody<NewPassword>,
) -> Result<Response, Error> {
    let (proven, session) = proven_now(&app, &sender, password.as_ref(), code.as_ref()).await?;
    let Proven { account, is_coded } = proven;
    // Who finds a browser open does not change the password.
    if password.is_none()
        && account.password.is_some()
        && !app.store.is_code_fresh(session, env::now_ms()).await?
    {
        return Err(Refusal::ProofWanted.into());
    }
    let hash = app.passwords.hash(new_password, account.name.clone()).await?;
    give_password(&app, account, (hash, is_coded), &sender).await
}

/// `POST /api/v1/reset/{token}`: a new password by a link that the host has handed out, once.
pub(crate) async fn reset_password(
    State(app): State<App>,
    PathParam(token): PathParam,
    sender: Sender,
    JsonBody(ResetPassword { new_password, code }): JsonBody<ResetPassword>,
) -> Result<Response, Error> {
    let link = Secret::read(&token).ok_or(Refusal::LinkUsed)?.id();
    let account = app.store.account_of_link(link, env::now_ms()).await?.ok_or(Refusal::LinkUsed)?;
    // A password that is refused does not use it up.
    let hash = app.passwords.hash(new_password, account.name.clone()).await?;
    // Who has only the letter has not the account.
    let given = GivenCode { code: code.as_ref(), session: None };
    let is_coded = counted_code(&app, &account, sender.network(), given).await?;
    if !app.store.use_link(link).await? {
        return Err(Refusal::LinkUsed.into());
    }
    give_password(&app, account, (hash, is_coded), &sender).await
}

/// Gives an account the password of this hash, with which the sender is signed in, and with a second factor if one was given.
async fn give_password(
    app: &App,
    account: StoredAccount,
    (hash, is_coded): (String, bool),
    Sender { principal, headers, .. }: &Sender,
) -> Result<Response, Error> {
    let (secret, session) = new_session(headers, is_coded);
    let word = word_to(app, &account, AccountWord::PasswordChanged).await?;
    end(app, app.store.set_password(account.player, hash, session, word).await?);
    app.post.iter().for_each(|post| post.look());
    note(app, account.player, "has another password");
    let guest = app.guest_behind(principal, headers).await?;
    let me = Me { kept: account.is_leaving, ..me_of(app, Some(account.name), guest.as_ref()).await? };
    Ok((app.cookies.sign_in(&secret, false), caching::PERSONAL, Json(me)).into_response())
}

/// `POST /api/v1/account/name`: another name, once in [`NAME_DAYS`].
pub(crate) async fn set_name(
    State(app): State<App>,
    sender: Sender,
    JsonBody(NewName { name, password, code }): JsonBody<NewName>,
) -> Result<Response, Error> {
    let (account, _) = proven(&app, &sender, &Proof { password, code }).await?;
    let Sender { principal, headers, .. } = sender;
    let name = AccountName::chosen(&name)?;
    let now_ms = env::now_ms();
    let wait_ms = account.named_ms.saturating_add(NAME_MS).saturating_sub(now_ms);
    if account.named_ms > 0 && wait_ms > 0 {
        let days = u32::try_from(wait_ms.div_ceil(DAY_MS)).unwrap_or(u32::MAX);
        return Err(Refusal::NameChanged { every: NAME_DAYS, days }.into());
    }
    let text = name.as_str().to_owned();
    let given = app.store.rename_account(account.player, (text.clone(), name.appearance()), now_ms).await?;
    if given != NameGiven::Done {
        return Err(Refusal::NameTaken.into());
    }
    note(&app, account.player, "has another name");
    app.rooms.renamed(account.player).await?;
    let guest = app.guest_behind(&principal, &headers).await?;
    let me = me_of(&app, Some(text), guest.as_ref()).await?;
    Ok((caching::PERSONAL, Json(me)).into_response())
}

/// `DELETE /api/v1/account/sessions/{id}`: ends a session of the caller.
pub(crate) async fn end_session(
    State(app): State<App>,
    sender: Sender,
    PathParam(id): PathParam,
) -> Result<StatusCode, Error> {
    let (account, _) = proven_lately(&app, &sender).await?;
    let sessions = app.store.sessions(account.player, env::now_ms()).await?;
    let session = sessions.iter().find(|session| session.id.text() == id);
    let session = session.ok_or(Refusal::NotFound { what: Missing::Address })?;
    end_sessions(&app, account.player, EndedSessions::One(session.id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/v1/account/sessions`: ends all sessions of the caller but this one.
pub(crate) async fn end_other_sessions(State(app): State<App>, sender: Sender) -> Result<StatusCode, Error> {
    let (account, this) = proven_lately(&app, &sender).await?;
    end_sessions(&app, account.player, EndedSessions::Others(this)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A session that begins in the browser of a request, and its secret.
fn new_session(headers: &HeaderMap, is_coded: bool) -> (Secret, NewSession) {
    let secret = Secret::random();
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let device = device(agent.unwrap_or_default());
    let session = NewSession { id: secret.id(), at_ms: env::now_ms(), device, is_coded };
    (secret, session)
}

/// Ends sessions of a player, and their sockets.
async fn end_sessions(app: &App, player: PlayerId, which: EndedSessions) -> Result<(), Error> {
    end(app, app.store.end_sessions(player, which).await?);
    Ok(())
}

/// Ends the sockets of sessions.
fn end(app: &App, sessions: Vec<SecretId>) {
    for session in sessions {
        app.open_sockets.end(Credential::Session(session));
    }
}
