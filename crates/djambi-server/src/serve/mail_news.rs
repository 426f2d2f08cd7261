//! Tells players by mail of their games, behind all else: that it is their turn, that their time runs out, and once a day
//! what they have not seen. What they were told is in the store, so that a restart repeats nothing.

use djambi_protocol::{GameId, PastNotice};

use super::near_end::{AGAIN_MS, NearEnd, waiting};
use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::game::OpenError;
use crate::hours::{is_digest_due, is_quiet};
use crate::identity::{LetterKind, PlayerId};
use crate::mail::Post;
use crate::store::{StoreError, StoredAddress, UnmailedTurn, Way};

/// Looks again and again until the shutdown.
pub(super) async fn tell(app: App) {
    let Some(post) = app.post.clone() else { return };
    let mut near_end = NearEnd::new(Way::Mail);
    let look = async {
        let mut ticks = tokio::time::interval(post.pace.look);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = tell_all(&app, &post, &mut near_end).await {
                tracing::error!("players are not told of their games by mail: {}", with_causes(&error));
            }
        }
    };
    app.shutdown.run_until_cancelled(look).await;
}

async fn tell_all(app: &App, post: &Post, near_end: &mut NearEnd) -> Result<(), StoreError> {
    tell_appointments(app, post).await?;
    tell_turns(app, post).await?;
    tell_ends(app, post, near_end).await?;
    tell_days(app, post).await
}

/// Tells those who sit at a table that its game begins soon, or that it is cancelled. Who sat down has asked for it, so quiet
/// hours keep none of these back.
async fn tell_appointments(app: &App, post: &Post) -> Result<(), StoreError> {
    for of in app.store.unmailed_appointments(env::now_ms(), post.pace.at_once).await? {
        let letter = post.appointment(&of, &app.signer);
        if app.store.mail_turns(of.to.player, vec![of.number], letter).await? {
            post.look();
        }
    }
    Ok(())
}

/// Tells of turns that nobody has looked at for a while, all games of a player in a letter. All players are gone through:
/// who sleeps keeps nobody waiting.
async fn tell_turns(app: &App, post: &Post) -> Result<(), StoreError> {
    let patience = env::milliseconds(post.pace.patience);
    let before = env::timeline_ms().saturating_sub(patience);
    let mut of_player: Vec<UnmailedTurn> = Vec::new();
    let mut behind = None;
    loop {
        let turns = app.store.unmailed_turns(before, behind, post.pace.at_once).await?;
        let Some(last) = turns.last() else { break };
        behind = Some((last.to.player, last.number));
        for turn in turns {
            if of_player.first().is_some_and(|first| first.to.player != turn.to.player) {
                tell_turns_of(app, post, std::mem::take(&mut of_player)).await?;
            }
            of_player.push(turn);
        }
    }
    tell_turns_of(app, post, of_player).await
}

/// Tells a player of their turns.
async fn tell_turns_of(app: &App, post: &Post, turns: Vec<UnmailedTurn>) -> Result<(), StoreError> {
    let Some(UnmailedTurn { to, .. }) = turns.first() else { return Ok(()) };
    if is_quiet(&to.wishes, env::now_ms()) {
        return Ok(());
    }
    let games: Vec<&GameId> = turns.iter().map(|turn| &turn.game).collect();
    let letter = post.turns(to, &games, &app.signer);
    let numbers = turns.iter().map(|turn| turn.number).collect();
    if app.store.mail_turns(to.player, numbers, letter).await? {
        post.look();
    }
    Ok(())
}

/// Tells those whose time runs out soon.
async fn tell_ends(app: &App, post: &Post, near_end: &mut NearEnd) -> Result<(), StoreError> {
    for game in near_end.games(app, post.pace.at_once).await? {
        let now = env::timeline_ms();
        let again = tell_end(app, post, &game, now).await.unwrap_or_else(|error| {
            tracing::warn!(%game, "nobody is told when time runs out: {}", with_causes(&error));
            now + AGAIN_MS
        });
        near_end.look_again(game, again);
    }
    Ok(())
}

/// Tells the player to move in a game if their time runs out soon; returns when it is looked at it again.
async fn tell_end(app: &App, post: &Post, id: &GameId, now: u64) -> Result<u64, OpenError> {
    let later = now + AGAIN_MS;
    let Some(waits) = waiting(app, id, now).await? else { return Ok(later) };
    let Some(to) = reader_of(app, waits.player, LetterKind::Alarm).await? else { return Ok(later) };
    if let Some(again) = waits.again_ms(&to.wishes, now) {
        return Ok(again);
    }
    let letter = post.alarm(&to, id, (waits.deadline, waits.deadline - now), &app.signer);
    if app.store.mail_alarm(waits.player, id, (waits.told_since(now), now), letter).await? {
        post.look();
    }
    Ok(later)
}

/// Where a player who has an account gets letters of a kind, if they want them.
pub(super) async fn reader_of(
    app: &App,
    player: PlayerId,
    kind: LetterKind,
) -> Result<Option<StoredAddress>, StoreError> {
    let is_wanted = |to: &StoredAddress| match kind {
        LetterKind::YourTurn => to.wishes.your_turn,
        LetterKind::Alarm => to.wishes.alarm,
        LetterKind::Digest => to.wishes.digest,
    };
    let Some(to) = app.store.address_of(player).await?.filter(is_wanted) else { return Ok(None) };
    let account = app.store.account_of(player).await?;
    Ok(Some(to).filter(|_| account.is_some_and(|account| !account.is_leaving)))
}

/// Whether a player has not seen a notice of what came after a moment.
pub(super) fn is_unseen(notice: &PastNotice, since_ms: u64) -> bool {
    !notice.read && notice.at_ms > since_ms
}

/// Sends the sums of a day that are due.
async fn tell_days(app: &App, post: &Post) -> Result<(), StoreError> {
    let now = env::now_ms();
    for (to, last) in app.store.digests().await? {
        if !is_digest_due(&to.wishes, now, last) || is_quiet(&to.wishes, now) {
            continue;
        }
        let notices = app.store.notices_of(to.player).await?;
        let unseen: Vec<_> = notices.into_iter().filter(|notice| is_unseen(notice, last)).collect();
        let letter = (!unseen.is_empty()).then(|| post.digest(&to, (last, &unseen), &app.signer));
        app.store.mail_digest(to.player, now, letter).await?;
        post.look();
    }
    Ok(())
}
