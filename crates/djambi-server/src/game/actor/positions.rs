//! The positions, for the members that have asked for them.

use std::collections::HashSet;

use djambi_protocol::{Extra, GameMessage, Seq};

use super::Actor;
use crate::game::members::{Audience, MemberId};

/// The members that want to be told the positions.
#[derive(Default)]
pub(super) struct Positions {
    members: HashSet<MemberId>,
    /// The number of the last event before the position that all of them were told.
    told: Seq,
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
        if !with.contains(&Extra::Position) {
            self.positions.leave(member);
            return;
        }
        if self.positions.members.is_empty() {
            self.positions.told = self.log().seq();
        }
        self.positions.members.insert(member);
        let message = self.position_message();
        self.send(Audience::Connection(member), message);
    }

    /// Tells the position after the last event, if it has not been told.
    pub(super) fn tell_position(&mut self) {
        let seq = self.log().seq();
        if self.positions.told == seq {
            return;
        }
        self.positions.told = seq;
        if !self.positions.members.is_empty() {
            let message = self.position_message();
            let meant = &self.positions.members;
            self.members.send_news(|member| meant.contains(&member.id), message);
        }
    }

    fn position_message(&self) -> GameMessage {
        let live = &self.game.live;
        GameMessage::Position {
            seq: self.log().seq(),
            position: live.game().position().to_string(),
            to_move: live.to_move(),
        }
    }
}
