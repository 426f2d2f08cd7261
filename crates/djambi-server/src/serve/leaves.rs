//! After a start, tells the games of those who are on leave of it: the service may have been killed before all knew it.

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;

/// Tells them once. It ends early at the shutdown.
pub(super) async fn tell(app: App) {
    let tell = async {
        for player in app.store.on_leave(env::timeline_ms()).await? {
            app.rooms.follow_leave(player).await?;
        }
        Ok::<_, crate::store::StoreError>(())
    };
    if let Some(Err(error)) = app.shutdown.run_until_cancelled(tell).await {
        tracing::error!("games may know of no leave: {}", with_causes(&error));
    }
}
