//! Pictures of positions, which chats and networks show beside a link.

mod drawing;
mod icon;
mod kept;
mod parts;
use std::borrow::Cow;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use axum::body::Bytes;
use djambi::Position;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use drawing::Base;
pub(crate) use icon::Icon;
use kept::Kept;

/// Gives the content of a built file by its plain name.
type Files = fn(&str) -> Option<Cow<'static, [u8]>>;

/// How many pictures are drawn at once.
const AT_ONCE: usize = 2;
/// How many may wait for that or be drawn; whoever asks for one more gets the neutral picture.
const MAX_WAITING: usize = 32;

/// The pictures that were drawn lately, and the room to draw others.
pub(crate) struct Pictures {
    kept: Mutex<Kept>,
    /// What all are drawn of, read when the first is drawn; none without the built files.
    base: Arc<OnceLock<Option<Base>>>,
    waiting: Semaphore,
    drawing: Semaphore,
}

impl Default for Pictures {
    fn default() -> Self {
        let [waiting, drawing] = [MAX_WAITING, AT_ONCE].map(Semaphore::new);
        Self { kept: Mutex::default(), base: Arc::default(), waiting, drawing }
    }
}

impl Pictures {
    /// The picture of a position; none if too many are asked for, or nothing can be drawn.
    pub(crate) async fn of(&self, position: &Position, files: Files) -> Option<Bytes> {
        // What does not change the picture is not told apart.
        let key = key(position);
        if let Some(picture) = self.kept().get(&key) {
            return Some(picture);
        }
        let _waiting = self.waiting.try_acquire().ok()?;
        let _drawing = self.drawing.acquire().await.ok()?;
        // Somebody else may have asked for it at the same time.
        if let Some(picture) = self.kept().get(&key) {
            return Some(picture);
        }
        let position = *position;
        let base = self.base.clone();
        let draw = move || base.get_or_init(|| Base::read(files)).as_ref()?.draw(&position);
        let picture: Bytes = spawn_blocking(draw).await.ok()??.into();
        self.kept().put(key, picture.clone());
        Some(picture)
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The board and the position string without its counters, which no picture shows.
fn key(position: &Position) -> String {
    let text = position.to_string();
    let counters = text.rmatch_indices(' ').nth(1).map_or(text.len(), |(at, _)| at);
    format!("{} {}", position.geometry().name(), &text[..counters])
}
