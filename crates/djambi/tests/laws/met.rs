//! What the random games have met, so that nobody is comforted by tests of nothing.

use std::collections::BTreeMap;
use std::mem::discriminant;

use djambi::{Event, Move, Position};

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
        if let Some(one) = turn.one {
            self.played(&turn.before, one);
        } else {
            self.note("a resignation", true);
        }
        let killed_chiefs = turn.events.iter().filter(|event| is_chief_killed(event)).count();
        self.note("a chief killed", killed_chiefs > 0);
        self.note("several chiefs killed", killed_chiefs > 1);
        let met =
            |sample: &Event| turn.events.iter().any(|event| discriminant(event) == discriminant(sample));
        let seat = turn.before.turn();
        let at = turn.before.geometry().maze();
        self.note("encircled", met(&Event::Encircled { seat, at }));
        self.note("orphaned", met(&Event::Orphaned { army: seat }));
        self.note("power won", met(&Event::Enthroned { seat }));
        self.note("power lost", met(&Event::Dethroned { seat }));
        self.note("game won", met(&Event::Won { seat }));
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

    fn played(&mut self, before: &Position, one: Move) {
        let maze = Some(before.geometry().maze());
        self.note("an exit", one.exit().is_some());
        let master = one.exit().is_some_and(|exit| Some(exit) != one.from() && before.at(exit).is_some());
        self.note("a master move", master);
        self.note("an exit to the start", one.exit().is_some() && one.exit() == one.from());
        self.note("a chief placed in the maze", one.placement() == maze);
        self.note("a reporter's choice", one.victim().is_some());
        let in_maze = one.from() == maze;
        self.note("out of the maze", in_maze);
        self.note("into the maze", one.to() == maze && one.exit().is_none());
    }

    fn note(&mut self, what: &'static str, happened: bool) {
        *self.0.entry(what).or_default() += usize::from(happened);
    }
}

fn is_chief_killed(event: &Event) -> bool {
    matches!(event, Event::Killed { piece, .. } if piece.role == djambi::Role::Chief)
}
