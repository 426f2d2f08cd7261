//! Who may moderate.

use djambi_protocol::Missing;

use super::error::Error;
use crate::app::App;
use crate::env;
use crate::identity::{Player, Principal, SecretId};

/// A moderator who sends a request.
pub(super) struct Moderator {
    /// The player.
    pub(super) player: Player,
    /// The session.
    pub(super) session: SecretId,
    /// What they have proven of who they are.
    pub(super) proof: ModeratorProof,
}

/// What a moderator has proven.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ModeratorProof {
    /// They have no second factor, without which nobody moderates.
    NoFactor,
    /// The last proof is too old, or was without the second factor.
    Stale,
    /// Who they are.
    Fresh,
}

/// The moderator who sends a request. For all others there is no such page.
///
/// # Errors
/// When the sender is none or kept out, or the store fails.
pub(super) async fn may_moderate(app: &App, principal: &Principal) -> Result<Moderator, Error> {
    let missing = Error::not_found(Missing::Page);
    let Principal::Account { player, session } = principal else { return Err(missing) };
    if app.standings.check_ban(player.id, env::now_ms()).is_err() {
        return Err(missing);
    }
    let Some(found) = app.store.moderating(*session).await? else { return Err(missing) };
    let proof = if !found.has_factor {
        ModeratorProof::NoFactor
    } else if found.is_coded && app.proofs.are_fresh(*session, found.began_ms, env::now_ms()) {
        ModeratorProof::Fresh
    } else {
        ModeratorProof::Stale
    };
    Ok(Moderator { player: player.clone(), session: *session, proof })
}
