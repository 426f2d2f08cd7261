//! The places of the members, told whenever they change.

use std::collections::{HashMap, HashSet};

use djambi_protocol::{GameMessage, You};

use super::change::Change;
use super::effects::{Effect, Effects};
use super::state::RoomState;
use crate::game::members::{Audience, Follower};
use crate::game::places::{OpenActs, Role};
use crate::identity::PlayerId;

/// The places of which the members have been told: all that they follow from, and no place itself, since each is
/// far larger.
#[derive(Default)]
pub(super) struct Placing {
    /// The acts that were open then; `None` until anybody has been told.
    acts: Option<OpenActs>,
    /// The role that each player, or the strangers, had then.
    roles: HashMap<Option<PlayerId>, Role>,
}

impl Placing {
    /// The place of a player, who is told of it now. All others have been told theirs.
    pub(super) fn place_to_tell(&mut self, player: Option<PlayerId>, room: &RoomState) -> You {
        let role = room.game.role(room.members.follower(player));
        let acts = room.open_acts();
        let you = room.game.place(role, &acts);
        if self.acts.as_ref() != Some(&acts) {
            self.roles.clear();
        }
        self.roles.insert(player, role);
        self.acts = Some(acts);
        you
    }

    /// The places that are to be told after a change: of those whose place has changed since the open acts were others,
    /// or since they were others themselves. Treaties that have changed open other acts.
    pub(super) fn on(&mut self, change: Change, room: &RoomState, has_treaty_news: bool) -> Effects {
        match change {
            Change::Seats => self.changed(room, room.open_acts()),
            Change::Settled if !has_treaty_news => Effects::new(),
            Change::Play | Change::Collected | Change::Settled => self.news(room),
        }
    }

    /// The places that are to be told now, if the open acts are others.
    pub(super) fn news(&mut self, room: &RoomState) -> Effects {
        if room.members.is_empty() {
            return Effects::new();
        }
        let acts = room.open_acts();
        let is_told = self.acts.as_ref() == Some(&acts);
        if is_told { Effects::new() } else { self.changed(room, acts) }
    }

    fn changed(&mut self, room: &RoomState, acts: OpenActs) -> Effects {
        if room.members.is_empty() {
            return Effects::new();
        }
        let Self { acts: told_acts, roles: told_roles } = std::mem::take(self);
        let people: HashSet<Follower> = room.members.followers().collect();
        let mut changed: HashMap<Role, HashSet<Option<PlayerId>>> = HashMap::new();
        for follower @ Follower { player, .. } in people {
            let role = room.game.role(follower);
            let told = told_acts.as_ref().zip(told_roles.get(&player));
            if told.is_none_or(|(told_acts, &told)| room.game.differ((told, told_acts), (role, &acts))) {
                changed.entry(role).or_default().insert(player);
            }
            self.roles.insert(player, role);
        }
        let message = |(role, players)| {
            let you = Box::new(room.game.place(role, &acts));
            Effect::Send(Audience::Players(players), GameMessage::You { you })
        };
        let effects = changed.into_iter().map(message).collect();
        self.acts = Some(acts);
        effects
    }
}
