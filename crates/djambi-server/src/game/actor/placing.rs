//! The places of the members, told whenever they change.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use djambi_protocol::{GameMessage, You};

use super::Actor;
use crate::game::places::{OpenActs, Role};
use crate::identity::PlayerId;

/// The places of which the members have been told.
#[derive(Default)]
pub(super) struct Placing {
    /// The acts that were open when all had been told; `None` if somebody may not have been.
    acts: Option<OpenActs>,
    /// The place that each player, or the strangers, were told last.
    told: HashMap<Option<PlayerId>, Arc<You>>,
}

impl Actor {
    /// The place of a player, who is told of it now.
    pub(super) fn place_to_tell(&mut self, player: Option<PlayerId>) -> You {
        let acts = self.game.open_acts(self.attendance.seats());
        let you = self.game.place(self.game.role(player), &acts);
        self.placing.told.insert(player, Arc::new(you.clone()));
        you
    }

    /// Tells the members their places, those whose place has changed.
    pub(super) fn tell_places(&mut self) {
        if self.members.is_empty() {
            return;
        }
        let acts = self.game.open_acts(self.attendance.seats());
        if self.placing.acts.as_ref() == Some(&acts) {
            return;
        }
        let people: HashSet<Option<PlayerId>> = self.members.people().collect();
        let mut places: HashMap<Role, Arc<You>> = HashMap::new();
        let mut changed: HashMap<Role, HashSet<Option<PlayerId>>> = HashMap::new();
        for &player in &people {
            let role = self.game.role(player);
            let you = places.entry(role).or_insert_with(|| Arc::new(self.game.place(role, &acts)));
            if self.placing.told.insert(player, you.clone()).is_none_or(|told| told != *you) {
                changed.entry(role).or_default().insert(player);
            }
        }
        self.placing.told.retain(|player, _| people.contains(player));
        self.placing.acts = Some(acts);
        for (role, players) in changed {
            let you = Box::new(You::clone(&places[&role]));
            self.members.send_news(|member| players.contains(&member.player), GameMessage::You { you });
        }
    }

    /// Tells the members their places after a change of who they are.
    pub(super) fn tell_places_anew(&mut self) {
        self.placing.acts = None;
        self.tell_places();
    }
}
