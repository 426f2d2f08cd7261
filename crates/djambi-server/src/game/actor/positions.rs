//! The positions, for the members that have asked for them.

use std::collections::HashMap;

use djambi_protocol::{Extra, GameMessage, Seq, Situation};

use super::Actor;
use crate::game::members::{Audience, MemberId};

/// The members that want to be told the positions.
#[derive(Default)]
pub(super) struct Positions {
    members: HashMap<MemberId, Wanted>,
    /// The number of the last event before the position that all of them were told.
    told: Seq,
}

/// What a member wants to be told of each position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// The position.
    Position,
    /// The position with its legal moves.
    Legal,
}

impl Wanted {
    /// What a member that asks for some extras wants to be told.
    fn of(with: &[Extra]) -> Option<Self> {
        let position = with.contains(&Extra::Position).then_some(Self::Position);
        if with.contains(&Extra::Legal) { Some(Self::Legal) } else { position }
    }
}

impl Positions {
    /// A member leaves.
    pub(super) fn leave(&mut self, member: MemberId) {
        self.members.remove(&member);
    }
}

impl Actor {
    /// A member follows the game, with what it has asked for.
    pub(super) fn follow_positions(&mut self, member: MemberId, with: &[Extra]) {
        let Some(wanted) = Wanted::of(with) else {
            self.told.positions.leave(member);
            return;
        };
        if self.told.positions.members.is_empty() {
            self.told.positions.told = self.log().seq();
        }
        self.told.positions.members.insert(member, wanted);
        let message = self.position_message(wanted);
        self.send(Audience::Connection(member), message);
    }

    /// Tells the position after the last event, if it has not been told.
    pub(super) fn tell_position(&mut self) {
        let seq = self.log().seq();
        if self.told.positions.told == seq {
            return;
        }
        self.told.positions.told = seq;
        for wanted in [Wanted::Position, Wanted::Legal] {
            let meant = &self.told.positions.members;
            if meant.values().any(|wants| *wants == wanted) {
                let message = self.position_message(wanted);
                self.members.send_news(|member| meant.get(&member.id) == Some(&wanted), message);
            }
        }
    }

    fn position_message(&self, wanted: Wanted) -> GameMessage {
        let live = &self.game.live;
        let situation = Situation::of(live.game(), live.to_move());
        let situation = match wanted {
            Wanted::Position => situation,
            Wanted::Legal => situation.with_legal_moves(live.game()),
        };
        GameMessage::Position { seq: self.log().seq(), situation }
    }
}
