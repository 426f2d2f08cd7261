//! The registry of open rooms.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use djambi_protocol::GameId;
use tokio::sync::OnceCell;

use super::error::OpenError;
use super::mailbox::Mailbox;

/// The open rooms, and those that are being opened. Each game has a cell of its own, so that reading a game
/// holds up only those who want the same game. A room's task removes its cell when it ends.
pub(super) struct Registry<A>(Mutex<Cells<A>>);

/// The mailbox of each room, once it is open.
type Cells<A> = HashMap<GameId, Arc<OnceCell<Mailbox<A>>>>;

/// No rooms.
impl<A> Default for Registry<A> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<A: Send + 'static> Registry<A> {
    /// The room of a game, if it is open.
    pub(super) fn room(&self, game: &GameId) -> Option<Mailbox<A>> {
        self.cells().get(game).and_then(|cell| cell.get()).filter(|room| !room.is_closed()).cloned()
    }

    /// Whether the room of a game is open or being opened.
    pub(super) fn has(&self, game: &GameId) -> bool {
        self.cells().contains_key(game)
    }

    /// The room of a game, which `open` opens if it is not open yet. The room may have closed meanwhile.
    ///
    /// # Errors
    /// When `open` fails; then the next call tries again.
    pub(super) async fn room_or_open<F: Future<Output = Result<Mailbox<A>, OpenError>>>(
        &self,
        game: &GameId,
        open: impl FnOnce() -> F,
    ) -> Result<Mailbox<A>, OpenError> {
        let cell = self.cells().entry(game.clone()).or_default().clone();
        let opening = Opening { registry: self, game, cell };
        opening.cell.get_or_try_init(open).await.cloned()
    }

    /// Removes the room of a game, if it has closed.
    pub(super) fn remove_closed(&self, game: &GameId) {
        let mut cells = self.cells();
        if cells.get(game).and_then(|cell| cell.get()).is_some_and(Mailbox::is_closed) {
            cells.remove(game);
        }
    }

    /// The number of cells.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.cells().len()
    }

    fn cells(&self) -> MutexGuard<'_, Cells<A>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds the cell of a game while its room is being opened. The last holder removes a cell that is still
/// empty: there is no such game, or the request was given up.
struct Opening<'a, A: Send + 'static> {
    registry: &'a Registry<A>,
    game: &'a GameId,
    cell: Arc<OnceCell<Mailbox<A>>>,
}

impl<A: Send + 'static> Drop for Opening<'_, A> {
    fn drop(&mut self) {
        let mut cells = self.registry.cells();
        // The two are this holder and the registry, which gives out no other while it is locked.
        if !self.cell.initialized() && Arc::strong_count(&self.cell) == 2 {
            cells.remove(self.game);
        }
    }
}
