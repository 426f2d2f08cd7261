//! Whether what a letter tells of games is still so, before each try to send it.

use djambi_protocol::{GameId, Phase};

use super::mail_news::{is_unseen, reader_of};
use super::near_end::{Waiting, waiting};
use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::game::OpenError;
use crate::hours::loud_ms;
use crate::identity::PlayerId;
use crate::store::{News, StoreError};

/// The fate of a letter.
pub(super) enum Check {
    /// It tells what is so.
    Holds,
    /// It is for later: for so many milliseconds the hours are quiet.
    Quiet(u64),
    /// It is not sent. Its player is told anew of these turns, and of the time of this game if it runs out after all.
    Old(Vec<GameId>, Option<GameId>),
}

/// Looks at the news in a letter to a player at an address.
pub(super) async fn check(
    app: &App,
    player: PlayerId,
    address: &str,
    news: &News,
) -> Result<Check, StoreError> {
    let alarm = if let News::Alarm { game, .. } = news { Some(game.clone()) } else { None };
    let old = Check::Old(Vec::new(), alarm);
    let Some(to) = reader_of(app, player, news.kind()).await?.filter(|to| to.address == address) else {
        return Ok(old);
    };
    let holds = match news {
        News::Turns(games) => {
            let open = app.store.told_turns(player, games.clone()).await?;
            if open.len() < games.len() {
                return Ok(Check::Old(open, None));
            }
            true
        }
        News::Alarm { game, deadline_ms } => is_alarming(app, player, (game, *deadline_ms)).await?,
        News::Appointment { game, at_ms } => {
            return Ok(if waits(app, player, (game, *at_ms)).await? { Check::Holds } else { old });
        }
        News::Cancelled => return Ok(Check::Holds),
        News::Digest { since_ms } => {
            let notices = app.store.notices_of(player).await?;
            notices.iter().any(|notice| is_unseen(notice, *since_ms))
        }
    };
    let now = env::now_ms();
    let quiet_ms = loud_ms(&to.wishes, now) - now;
    Ok(match (holds, quiet_ms) {
        (false, _) => old,
        (true, 0) => Check::Holds,
        (true, quiet_ms) => Check::Quiet(quiet_ms),
    })
}

/// Whether a player still sits at a table whose game begins at a time that has not passed.
///
/// # Errors
/// When it cannot be read: the letter waits.
async fn waits(app: &App, player: PlayerId, (game, at_ms): (&GameId, u64)) -> Result<bool, StoreError> {
    match app.rooms.read(game.as_str()).await {
        Ok(game) => {
            let is_waiting = game.live.phase() == Phase::Waiting && env::timeline_ms() < at_ms;
            Ok(is_waiting && game.stored.seats.is_seated(player))
        }
        Err(OpenError::Store(error)) => Err(error),
        Err(_) => Ok(false),
    }
}

/// Whether the time of a player in a game still ends at about this moment. The next turn of the same player ends later by
/// more than half of its time.
///
/// # Errors
/// When it cannot be read: the letter waits.
async fn is_alarming(
    app: &App,
    player: PlayerId,
    (game, deadline_ms): (&GameId, u64),
) -> Result<bool, StoreError> {
    let now = env::timeline_ms();
    Ok(match waiting(app, game, now).await {
        Ok(Some(Waiting { player: waits, deadline, turn_ms })) => {
            waits == player && now < deadline && deadline.abs_diff(deadline_ms) < turn_ms / 2
        }
        Ok(None) => false,
        Err(OpenError::Store(error)) => return Err(error),
        Err(error) => {
            tracing::warn!(%game, "it is not known whether time runs out: {}", with_causes(&error));
            false
        }
    })
}
