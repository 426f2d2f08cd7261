//! Carries out the acts of the host and moderators where they are more than rows: sockets end, games are resigned, words
//! disappear from pages, and those whom it concerns are told.

use std::time::Duration;

use djambi_protocol::GameId;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::game::OpenError;
use crate::identity::PlayerId;
use crate::security::{SecurityNote, Who};
use crate::store::trace_of_network;
use crate::store::{GUEST_ACT_MS, NETWORK_BAN_MS, OrderAct, OrderKind, StoreError, StoreErrorKind};

/// How often acts are looked for that the host has written beside the service.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// How often those who stand badly are looked at whose acts have run out.
const STANDINGS_EVERY: Duration = Duration::from_secs(600);

/// Carries out each act that comes, until the shutdown.
pub(super) async fn carry_out(app: App) {
    let follow = async {
        let mut standings = tokio::time::interval(STANDINGS_EVERY);
        loop {
            tokio::select! {
                () = app.acted.notified() => {}
                () = tokio::time::sleep(LOOK_EVERY) => {}
                _ = standings.tick() => forget_ended(&app).await,
            }
            if let Err(error) = carry_out_new(&app).await {
                tracing::error!("an act is not carried out: {}", with_causes(&error));
                tokio::time::sleep(LOOK_EVERY * 10).await;
            }
        }
    };
    app.shutdown.run_until_cancelled(follow).await;
}

/// Reads anew how all stand.
async fn forget_ended(app: &App) {
    if let Err(error) = app.standings.read_all(&*app.store, env::now_ms()).await {
        tracing::warn!("it is not known how players stand: {}", with_causes(&error));
    }
}

async fn carry_out_new(app: &App) -> Result<(), StoreError> {
    for act in app.store.acts_to_carry_out().await? {
        match carry_out_one(app, &act).await {
            // What cannot be read keeps no other act waiting.
            Err(error) if matches!(error.kind(), StoreErrorKind::Damaged | StoreErrorKind::Conflict) => {
                tracing::error!(act = act.number, "an act is carried out in part: {}", with_causes(&error));
            }
            done => done?,
        }
        app.store.carried_out(act.number).await?;
    }
    Ok(())
}

async fn carry_out_one(app: &App, act: &OrderAct) -> Result<(), StoreError> {
    let game = act.game.as_deref().and_then(|game| game.parse::<GameId>().ok());
    if let Some(player) = act.player {
        app.standings.read(&*app.store, player, env::now_ms()).await?;
        let note = SecurityNote {
            what: "order",
            result: act.kind.name(),
            who: Who::player(player),
            game: game.as_ref(),
        };
        app.security.note(note);
        app.notices.tell_concern(&*app.store, player, env::now_ms()).await?;
    }
    match (act.kind, act.player) {
        (OrderKind::Ban, Some(player)) => ban(app, player).await?,
        (OrderKind::Rename, Some(player)) => opened(app.rooms.renamed(player).await)?,
        (OrderKind::Blank, _) => {
            let message = act.message.as_ref().and_then(|(channel, seq)| Some((channel.parse().ok()?, *seq)));
            if let Some((game, (channel, seq))) = game.as_ref().zip(message) {
                opened(app.rooms.tell_blanked(game, channel, seq).await)?;
            }
        }
        (OrderKind::Void | OrderKind::End, None) => count_anew(app, game.as_ref()).await?,
        _ => {}
    }
    Ok(())
}

/// Ends the sockets of a player who is kept out, takes them out of their games, and keeps from where they came.
async fn ban(app: &App, player: PlayerId) -> Result<(), StoreError> {
    app.open_sockets.end_player(player);
    if let Some(network) = app.seen_networks.of(player) {
        let is_guest = app.store.account_of(player).await?.is_none();
        let for_ms = if is_guest { GUEST_ACT_MS } else { NETWORK_BAN_MS };
        app.store.trace(player, trace_of_network(network, is_guest), Some(for_ms)).await?;
    }
    app.rooms.turn_out(player).await
}

/// Makes the ratings anew after a result counts otherwise, and tells all who played.
async fn count_anew(app: &App, game: Option<&GameId>) -> Result<(), StoreError> {
    app.store.fold_ratings().await?;
    let Some(game) = game else { return Ok(()) };
    match app.rooms.read(game.as_str()).await {
        Ok(game) => {
            for player in game.stored.seats.players() {
                app.notices.tell_concern(&*app.store, player, env::now_ms()).await?;
            }
            Ok(())
        }
        Err(error) => opened(Err(error)),
    }
}

/// What a failure to open a game means here: the store has failed, or the game is left as it is.
fn opened(result: Result<(), OpenError>) -> Result<(), StoreError> {
    match result {
        Err(OpenError::Store(error)) => Err(error),
        Err(error) => {
            tracing::warn!("a game does not follow an act: {}", with_causes(&error));
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}
