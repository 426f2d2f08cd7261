//! The situation of a game, for clients without rules: they show it, and play in it.

use djambi::{Game, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A position, who is to move in it, and what that player may play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Situation {
    /// The position, as a position string.
    pub position: String,
    /// The seat to move; absent once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub to_move: Option<Seat>,
    /// Every legal move of that seat in wire form, for a client that has asked for them; none once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub legal: Option<Vec<String>>,
}

impl Situation {
    /// The situation of a game in which `to_move` is to move, without the legal moves.
    #[must_use]
    pub fn of(game: &Game, to_move: Option<Seat>) -> Self {
        Self { position: game.position().to_string(), to_move, legal: None }
    }

    /// The same with the legal moves.
    #[must_use]
    pub fn with_legal_moves(self, game: &Game) -> Self {
        let moves = || {
            let position = game.position();
            let geometry = game.position().geometry();
            position.legal_moves(game.rules()).into_iter().map(|mv| geometry.wire(mv).to_string()).collect()
        };
        Self { legal: Some(if self.to_move.is_some() { moves() } else { Vec::new() }), ..self }
    }
}
