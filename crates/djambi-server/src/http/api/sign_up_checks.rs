//! Who may make an account, under which name.

use djambi_protocol::Refusal;

use super::me::check_name;
use super::sender::Sender;
use crate::app::App;
use crate::env;
use crate::http::error::Error;
use crate::identity::{AccountName, Principal, Registration, Secret, SecretId};
use crate::store::trace_of_network;

/// Checks that a sender may make an account of a name, by an invitation where one is needed: returns both.
///
/// # Errors
/// When they may not, or the store fails.
pub(super) async fn may_sign_up(
    app: &App,
    Sender { principal, caller, .. }: &Sender,
    name: &str,
    invitation: Option<&str>,
) -> Result<(AccountName, Option<SecretId>), Error> {
    if app.registration == Registration::Closed {
        return Err(Refusal::RegistrationClosed.into());
    }
    if matches!(principal, Principal::Account { .. }) {
        return Err(Refusal::HasAccount.into());
    }
    let name = AccountName::chosen(name)?;
    let now_ms = env::now_ms();
    if let Some(of) = app.store.is_traced(trace_of_network(caller.network, false), now_ms).await? {
        return Err(Refusal::Banned { hours: of.hours(now_ms) }.into());
    }
    check_name(app, name.as_str(), None).await?;
    let invitation = invited(app, invitation).await?;
    Ok((name, invitation))
}

/// The invitation by which an account may be made; `None` where nobody needs one.
async fn invited(app: &App, invitation: Option<&str>) -> Result<Option<SecretId>, Error> {
    if app.registration != Registration::Invited {
        return Ok(None);
    }
    let secret = invitation.and_then(Secret::read).ok_or(Refusal::InvitationWanted)?;
    let is_invited = app.store.is_invited(secret.id(), env::now_ms()).await?;
    if is_invited { Ok(Some(secret.id())) } else { Err(Refusal::InvitationWanted.into()) }
}
