//! What the random games have met, so that nobody is comforted by tests of nothing.

use std::collections::BTreeMap;
use std::mem::discriminant;

use djambi::{Move, Position, StoryEvent};

use crate::pair::{Pair, Turn};

/// How often each kind of thing was met.
#[derive(Default)]
pub(crate) struct Met(BTreeMap<&'static str, usize>);

impl Met {
    /// Notes what is worth noting of a position.
    pub(crate) fn position(&mut self, pair: &Pair) {
        let position = &pair.position;
        self.note("positions", true);
        self.note("somebody in power", position.in_power().is_some());
        self.note("a duel", position.alive().len() == 2);
        self.note("a duel in power", position.alive().len() == 2 && position.in_power().is_some());
        self.note("an extra turn", position.turn() != position.cursor());
        self.note("a forced pass", position.must_pass(&pair.rules));
        self.note("a corpse in the maze", position.corpses().contains(position.geometry().maze()));
    }

    /// Notes what happened in a turn.
    pub(crate) fn turn(&mut self, turn: &Turn) {
        if let Some(mv) = turn.mv {
            self.played(&turn.before, mv);
        } else {
            self.note("a resignation", true);
        }
        let killed_chiefs = turn.events.iter().filter(|event| is_chief_killed(event)).count();
        self.note("a chief killed", killed_chiefs > 0);
        self.note("several chiefs killed", killed_chiefs > 1);
        let met =
            |sample: &StoryEvent| turn.events.iter().any(|event| discriminant(event) == discriminant(sample));
        let seat = turn.before.turn();
        let at = turn.before.geometry().maze();
        self.note("encircled", met(&StoryEvent::Encircled { seat, at }));
        self.note("orphaned", met(&StoryEvent::Orphaned { army: seat }));
        self.note("power won", met(&StoryEvent::Enthroned { seat }));
        self.note("power lost", met(&StoryEvent::Dethroned { seat }));
        self.note("game won", met(&StoryEvent::Won { seat }));
    }

    /// Asserts that so many positions were met.
    pub(crate) fn assert_positions(&self, positions: usize) {
        assert!(self.0["positions"] >= positions, "{:?}", self.0);
    }

    /// Asserts that everything was met so many times.
    pub(crate) fn assert_varied(&self, least: usize) {
        for (what, &times) in &self.0 {
            assert!(times >= least, "{what}: {times} of {:?}", self.0);
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
