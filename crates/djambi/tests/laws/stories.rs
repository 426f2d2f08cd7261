//! Stories are complete: applying the events of a story to the board gives the position after the turn.

use std::collections::BTreeMap;

use djambi::{Controller, Occupant, Position, Seat, StoryEvent};

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// A board that is changed event by event, as in an animation.
struct ReplayedBoard {
    board: BTreeMap<usize, Occupant>,
    /// The occupants of squares on which the mover arrived, until an event moves or kills them.
    lifted: BTreeMap<usize, Occupant>,
    controllers: Vec<Controller>,
    in_power: Option<Seat>,
    winner: Option<Seat>,
}

impl ReplayedBoard {
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

    fn assert_is(&self, after: &Position, story: &[StoryEvent]) {
        let expected = Self::new(after);
        assert_eq!(self.board, expected.board, "{after} {story:?}");
        assert!(self.lifted.is_empty(), "{after} {story:?}");
        assert_eq!(self.controllers, expected.controllers, "{after} {story:?}");
        assert_eq!(self.in_power, expected.in_power, "{after} {story:?}");
        assert_eq!(self.winner, after.winner(), "{after} {story:?}");
    }
}

#[test]
fn stories_are_complete() {
    for (board, seed) in TestBoard::games(4_000) {
        let mut rng = Rng::new(seed);
        let mut pair = if seed % 10 == 0 {
            PositionPair::start(board, &mut rng)
        } else {
            PositionPair::awkward(board, &mut rng)
        };
        for _ in 0..30 {
            let Some(turn) = pair.play_random(&mut rng) else { break };
            let mut replayed = ReplayedBoard::new(&turn.before);
            turn.story.iter().for_each(|&event| replayed.apply(event));
            replayed.assert_is(&pair.position, &turn.story);
        }
    }
}
