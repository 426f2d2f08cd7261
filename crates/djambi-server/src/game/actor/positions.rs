//! The positions, for the members that have asked for them.

use std::collections::{HashMap, HashSet};

use djambi_protocol::{Extra, GameMessage, Seq, Situation};

use super::change::Change;
use super::effects::{Effect, Effects};
use super::state::RoomState;
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

    /// A member follows the game, with what it has asked for.
    pub(super) fn follow(&mut self, member: MemberId, with: &[Extra], room: &RoomState) -> Option<Effect> {
        let Some(wanted) = Wanted::of(with) else {
            self.leave(member);
            return None;
        };
        if self.members.is_empty() {
            self.told = room.log().seq();
        }
        self.members.insert(member, wanted);
        Some(Effect::Send(Audience::Connection(member), message(wanted, room)))
    }

    /// The position after the last event, if it has not been told.
    pub(super) fn on(&mut self, change: Change, room: &RoomState) -> Effects {
        let seq = room.log().seq();
        if change != Change::Settled || self.told == seq {
            return Effects::new();
        }
        self.told = seq;
        let of = |wanted| {
            let meant = self.members.iter().filter(|(_, wants)| **wants == wanted);
            let meant: HashSet<MemberId> = meant.map(|(&member, _)| member).collect();
            (!meant.is_empty()).then(|| Effect::Send(Audience::Connections(meant), message(wanted, room)))
        };
        [Wanted::Position, Wanted::Legal].into_iter().filter_map(of).collect()
    }
}

/// The position now, with what is wanted of it.
fn message(wanted: Wanted, room: &RoomState) -> GameMessage {
    let live = &room.game.live;
    let situation = Situation::of(live.game(), live.to_move());
    let situation = match wanted {
        Wanted::Position => situation,
        Wanted::Legal => situation.with_legal_moves(live.game()),
    };
    GameMessage::Position { seq: room.log().seq(), situation }
}
