//! A game in the list of a player's games.

use djambi_protocol::{NoticeGame, OwnGame, Phase};

use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;

impl GameSnapshot {
    /// The game as the list of this player's games has it.
    pub(crate) fn own_game(&self, player: PlayerId) -> OwnGame {
        let stored = &self.stored;
        let live = &self.live;
        let settings = self.public_settings();
        let position = live.game().position();
        let phase = live.phase();
        OwnGame {
            id: settings.id.clone(),
            board: settings.board(),
            rules: settings.rules,
            held: stored.seats.held_by(player).collect(),
            play: stored.seats.held_by(player).filter(|&seat| live.may_play(seat)).collect(),
            phase,
            turn: position.turn_number(),
            to_move: live.to_move().filter(|_| phase != Phase::Waiting),
            out: live.game().players().iter().filter(|&seat| !position.alive().contains(seat)).collect(),
            due_ms: live.deadline().filter(|_| phase == Phase::Playing),
            position: (phase != Phase::Over).then(|| position.to_string()),
            outcome: live.outcome(),
            at_ms: self.log.last_ms().max(stored.created_ms),
            seats: settings.seats,
        }
    }

    /// The game as the notices of this player name it.
    pub(crate) fn notice_game(&self, player: PlayerId) -> NoticeGame {
        let settings = self.public_settings();
        NoticeGame {
            board: settings.board(),
            held: self.stored.seats.held_by(player).collect(),
            seats: settings.seats,
        }
    }
}
