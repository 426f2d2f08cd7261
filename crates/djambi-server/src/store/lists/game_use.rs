//! How games have been used.

use djambi_protocol::GameId;

/// How some games have been used.
pub(crate) struct UsePage {
    /// The games, with how they have been used.
    pub(crate) games: Vec<(GameId, GameUse)>,
    /// The id after which the next page begins; `None` after the last page.
    pub(crate) next: Option<String>,
}

/// How a game has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameUse {
    /// When something last happened in it, its creation at least, in milliseconds since 1970.
    pub(crate) last_ms: u64,
    /// How far it has come.
    pub(crate) stage: GameStage,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameStage {
    /// No turn was played, and an invitation waits for its player.
    Invited,
    /// No turn was played, and nobody is waited for.
    Unplayed,
    /// It is being played.
    Played,
    /// It is over.
    Over,
}
