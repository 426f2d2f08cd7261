//! The mail addresses of accounts, as their players are told of them and written to there.

use djambi_protocol::MailState;

use crate::app::App;
use crate::env;
use crate::identity::PlayerId;
use crate::mail::AccountWord;
use crate::store::{NewMail, StoreError, StoredAccount};

/// What the service knows of the mail of a player.
///
/// # Errors
/// When the store fails.
pub(super) async fn mail_of(app: &App, player: PlayerId) -> Result<MailState, StoreError> {
    let known = app.store.address_of(player).await?;
    let asked = app.store.asked_address(player, env::now_ms()).await?;
    let (address, wishes) = known.map(|known| (known.address, known.wishes)).unzip();
    Ok(MailState { sends: app.post.is_some(), address, asked, wishes })
}

/// The letter to the address of an account that says what has become of it; none without an address or without mail.
///
/// # Errors
/// When the store fails.
pub(super) async fn word_to(
    app: &App,
    account: &StoredAccount,
    word: AccountWord,
) -> Result<Option<NewMail>, StoreError> {
    let Some(post) = &app.post else { return Ok(None) };
    let to = app.store.address_of(account.player).await?;
    Ok(to.map(|to| post.word(&to, &account.name, word)))
}
