//! The places of the members, told whenever they change.

use std::collections::{HashMap, HashSet};

use djambi_protocol::{GameMessage, You};

use super::Actor;
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

impl Actor {
    /// The place of a player, who is told of it now. All others have been told theirs.
    pub(super) fn place_to_tell(&mut self, player: Option<PlayerId>) -> You {
        let (role, acts) = (self.game.role(player), self.open_acts());
        let you = self.game.place(role, &acts);
        if self.told.places.acts.as_ref() != Some(&acts) {
            self.told.places.roles.clear();
        }
        self.told.places.roles.insert(player, role);
        self.told.places.acts = Some(acts);
        you
    }

    /// Tells the members their places, those whose place has changed since the open acts were others.
    pub(super) fn tell_places(&mut self) {
        if self.members.is_empty() {
            return;
        }
        let acts = self.open_acts();
        if self.told.places.acts.as_ref() != Some(&acts) {
            self.tell_changed_places(acts);
        }
    }

    /// Tells the members their places after a change of who they are.
    pub(super) fn tell_places_anew(&mut self) {
        self.tell_changed_places(self.open_acts());
    }

    fn tell_changed_places(&mut self, acts: OpenActs) {
        if self.members.is_empty() {
            return;
        }
        let Placing { acts: told_acts, roles: told_roles } = std::mem::take(&mut self.told.places);
        let people: HashSet<Option<PlayerId>> = self.members.people().collect();
        let mut changed: HashMap<Role, HashSet<Option<PlayerId>>> = HashMap::new();
        for player in people {
            let role = self.game.role(player);
            let told = told_acts.as_ref().zip(told_roles.get(&player));
            if told.is_none_or(|(told_acts, &told)| self.game.differ((told, told_acts), (role, &acts))) {
                changed.entry(role).or_default().insert(player);
            }
            self.told.places.roles.insert(player, role);
        }
        for (role, players) in changed {
            let you = Box::new(self.game.place(role, &acts));
            self.members.send_news(|member| players.contains(&member.player), GameMessage::You { you });
        }
        self.told.places.acts = Some(acts);
    }

    fn open_acts(&self) -> OpenActs {
        self.game.open_acts(self.attendance.seats())
    }
}
