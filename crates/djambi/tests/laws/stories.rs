//! A story tells everything: whoever changes the board as it says comes to the position after.

use std::collections::BTreeMap;

use djambi::{Controller, Occupant, Position, Seat, StoryEvent};

use crate::ground::Ground;
use crate::pair::Pair;
use crate::rng::Rng;

/// A board changed event by event, as a page does that shows a turn.
struct Stage {
    board: BTreeMap<usize, Occupant>,
    /// What stood where the mover arrived, until the story says what becomes of it.
    lifted: BTreeMap<usize, Occupant>,
    controllers: Vec<Controller>,
    in_power: Option<Seat>,
    winner: Option<Seat>,
}

impl Stage {
    fn new(position: &Position) -> Self {
        let squares = position.geometry().squares();
        Self {
            board: squares.filter_map(|square| Some((square.index(), position.at(square)?))).collect(),
            lifted: BTreeMap::new(),
            controllers: Seat::ALL.map(|army| position.controller(army)).to_vec(),
            in_power: position.in_power(),
            winner: None,
        }
    }

    fn take(&mut self, square: usize) -> Option<Occupant> {
        self.lifted.remove(&square).or_else(|| self.board.remove(&square))
    }

    fn apply(&mut self, event: StoryEvent) {
        match event {
            StoryEvent::Passed { .. } => {}
            StoryEvent::Moved { piece, from, to } => {
                assert_eq!(self.board.remove(&from.index()), Some(Occupant::Piece(piece)));
                if let Some(victim) = self.board.insert(to.index(), Occupant::Piece(piece)) {
                    self.lifted.insert(to.index(), victim);
                }
            }
            StoryEvent::Killed { piece, at, corpse } => {
                assert_eq!(self.take(at.index()), Some(Occupant::Piece(piece)));
                assert_eq!(self.board.insert(corpse.index(), Occupant::Corpse), None);
            }
            StoryEvent::Relocated { occupant, from, to } => {
                assert_eq!(self.take(from.index()), Some(occupant));
                assert_eq!(self.board.insert(to.index(), occupant), None);
            }
            StoryEvent::ArmyTaken { army, by } => self.controllers[army.index()] = Controller::Seat(by),
            StoryEvent::Encircled { at, .. } | StoryEvent::Resigned { at, .. } => {
                assert!(self.board.insert(at.index(), Occupant::Corpse).is_some());
            }
            StoryEvent::Orphaned { army } => self.controllers[army.index()] = Controller::Orphan,
            StoryEvent::Enthroned { seat } => self.in_power = Some(seat),
            StoryEvent::Dethroned { seat } => {
                if self.in_power == Some(seat) {
                    self.in_power = None;
                }
            }
            StoryEvent::Won { seat } => self.winner = Some(seat),
        }
    }

    fn assert_is(&self, after: &Position, told: &[StoryEvent]) {
        let expected = Self::new(after);
        assert_eq!(self.board, expected.board, "{after} {told:?}");
        assert!(self.lifted.is_empty(), "{after} {told:?}");
        assert_eq!(self.controllers, expected.controllers, "{after} {told:?}");
        assert_eq!(self.in_power, expected.in_power, "{after} {told:?}");
        assert_eq!(self.winner, after.winner(), "{after} {told:?}");
    }
}

#[test]
fn stories_are_complete() {
    for (ground, seed) in Ground::games(4_000) {
        let mut rng = Rng::new(seed);
        let mut pair =
            if seed % 10 == 0 { Pair::start(ground, &mut rng) } else { Pair::awkward(ground, &mut rng) };
        for _ in 0..30 {
            let Some(turn) = pair.go_on(&mut rng) else { break };
            let mut stage = Stage::new(&turn.before);
            turn.events.iter().for_each(|&event| stage.apply(event));
            stage.assert_is(&pair.position, &turn.events);
        }
    }
}
