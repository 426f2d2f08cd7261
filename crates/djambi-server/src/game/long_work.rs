//! Work that takes longer than a change of threads, such as what grows with the length of a game.

/// The number of events from which the work takes longer than a change of threads.
const LONG_GAME: usize = 300;

/// Does work that grows with the number of a game's events: on this thread for a short game, else on one
/// where it holds nobody up.
pub(crate) async fn run<T: Send + 'static>(events: usize, work: impl FnOnce() -> T + Send + 'static) -> T {
    if events < LONG_GAME { work() } else { apart(work).await }
}

/// Does long work on a thread where it holds nobody up.
pub(crate) async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
