//! Counts what occurs in random games, so that a test fails if its games are too uniform.

use std::collections::BTreeMap;
use std::mem::discriminant;

use djambi::{Move, Position, StoryEvent};

use crate::position_pair::{PlayedEvent, PositionPair};

/// The number of occurrences of each kind.
#[derive(Default)]
pub(crate) struct Occurrences(BTreeMap<&'static str, usize>);

impl Occurrences {
    /// Counts the properties of a position.
    pub(crate) fn position(&mut self, pair: &PositionPair) {
        let position = &pair.position;
        self.note("positions", true);
        self.note("a player in power", position.in_power().is_some());
        self.note("a duel", position.alive().len() == 2);
        self.note("a duel in power", position.alive().len() == 2 && position.in_power().is_some());
        self.note("an extra turn", position.turn() != position.cursor());
        self.note("a forced pass", position.must_pass(&pair.rules));
        self.note("a corpse in the maze", position.corpses().contains(position.geometry().maze()));
    }

    /// Counts the events of a turn.
    pub(crate) fn turn(&mut self, turn: &PlayedEvent) {
        if let Some(mv) = turn.mv {
            self.played(&turn.before, mv);
        } else {
            self.note("a resignation", true);
        }
        let killed_chiefs = turn.story.iter().filter(|event| is_chief_killed(event)).count();
        self.note("a chief killed", killed_chiefs > 0);
        self.note("several chiefs killed", killed_chiefs > 1);
        let occurred =
            |sample: &StoryEvent| turn.story.iter().any(|event| discriminant(event) == discriminant(sample));
        let seat = turn.before.turn();
        let at = turn.before.geometry().maze();
        self.note("encircled", occurred(&StoryEvent::Encircled { seat, at }));
        self.note("orphaned", occurred(&StoryEvent::Orphaned { army: seat }));
        self.note("power won", occurred(&StoryEvent::Enthroned { seat }));
        self.note("power lost", occurred(&StoryEvent::Dethroned { seat }));
        self.note("game won", occurred(&StoryEvent::Won { seat }));
    }

    /// Asserts that there were at least `min` positions.
    pub(crate) fn assert_positions(&self, min: usize) {
        assert!(self.0["positions"] >= min, "{:?}", self.0);
    }

    /// Asserts that each kind occurred at least `min` times.
    pub(crate) fn assert_varied(&self, min: usize) {
        for (what, &times) in &self.0 {
            assert!(times >= min, "{what}: {times} of {:?}", self.0);
        }
    }

    fn played(&mut self, before: &Position, mv: Move) {
        let maze = Some(before.geometry().maze());
        self.note("an exit", mv.exit().is_some());
        let master = mv.exit().is_some_and(|exit| Some(exit) != mv.from() && before.at(exit).is_some());
        self.note("a master move", master);
        self.note("an exit to the start", mv.exit().is_some() && mv.exit() == mv.from());
        self.note("a chief placed in the maze", mv.placement() == maze);
        self.note("a reporter's choice", mv.victim().is_some());
        let in_maze = mv.from() == maze;
        self.note("out of the maze", in_maze);
        self.note("into the maze", mv.to() == maze && mv.exit().is_none());
    }

    fn note(&mut self, what: &'static str, happened: bool) {
        *self.0.entry(what).or_default() += usize::from(happened);
    }
}

fn is_chief_killed(event: &StoryEvent) -> bool {
    matches!(event, StoryEvent::Killed { piece, .. } if piece.role == djambi::Role::Chief)
}
