//! Random positions and random games in both implementations.

use djambi::{Position, Rules, Seat};

use crate::position_pair::{PlayedEvent, PositionPair};
use crate::positions;
use crate::rng::Rng;
use crate::simple::{self, Cell, Options, State};
use crate::test_board::TestBoard;

impl PositionPair {
    /// A start with two or more players under random rules.
    pub(crate) fn start(board: &'static TestBoard, rng: &mut Rng) -> Self {
        let (rules, options) = positions::rules(rng);
        Self::of_state(board, rules, &options, &positions::start(board.simple, rng, &options))
    }

    /// An awkward position under random rules.
    pub(crate) fn awkward(board: &'static TestBoard, rng: &mut Rng) -> Self {
        let (rules, options) = positions::rules(rng);
        Self::of_state(board, rules, &options, &positions::awkward(board.simple, rng, &options))
    }

    /// A position of the simple implementation in both.
    fn of_state(board: &TestBoard, rules: Rules, options: &Options, state: &State) -> Self {
        let position =
            Position::parse_on(board.geometry, &state.to_string(), &rules).expect("a valid position");
        let pair = Self::new(rules, position);
        assert_eq!((&pair.options, &pair.state), (options, state));
        pair
    }

    /// Plays a random turn, or rarely a resignation; nothing if the game is over.
    pub(crate) fn play_random(&mut self, rng: &mut Rng) -> Option<PlayedEvent> {
        let moves = self.moves();
        if moves.is_empty() {
            return None;
        }
        if rng.percent(2) {
            let alive: Vec<Seat> = self.position.alive().iter().collect();
            return Some(self.resign(*rng.pick(&alive)));
        }
        Some(self.play(self.choose(rng, &moves)))
    }

    /// A random move; moves that make a game eventful are preferred.
    fn choose(&self, rng: &mut Rng, moves: &[simple::Move]) -> simple::Move {
        let chief = |square: &usize| matches!(self.state.cells[*square], Cell::Piece { kind: 'C', .. });
        let maze = self.board.simple.maze;
        let weight = |mv: &simple::Move| match mv {
            simple::Move::Piece { exit: Some(exit), .. } if chief(exit) => 3,
            simple::Move::Piece { place: Some(place), .. } if *place == maze => 3,
            simple::Move::Piece { exit, to, .. } if exit.is_some() || *to == maze => 2,
            simple::Move::Piece { to, victim, .. } if chief(to) || victim.as_ref().is_some_and(chief) => 1,
            _ => 0,
        };
        let min = *rng.pick(&[0, 0, 0, 0, 1, 2, 3, 3]);
        let preferred: Vec<&simple::Move> = moves.iter().filter(|mv| weight(mv) >= min).collect();
        if preferred.is_empty() { *rng.pick(moves) } else { **rng.pick(&preferred) }
    }
}
