//! A position as the crate and as the simple implementation have it.

use djambi::{Move, Position, Rules, Seat, StoryEvent};

use crate::ground::Ground;
use crate::positions::{self, letter};
use crate::rng::Rng;
use crate::simple::{self, Cell, Options, State};

/// Both, under the same rules.
#[derive(Clone)]
pub(crate) struct Pair {
    pub(crate) ground: &'static Ground,
    pub(crate) rules: Rules,
    pub(crate) options: Options,
    pub(crate) position: Position,
    pub(crate) state: State,
}

/// What happened in a turn or by a resignation.
pub(crate) struct Turn {
    pub(crate) before: Position,
    /// The move, if it was one.
    pub(crate) mv: Option<Move>,
    pub(crate) events: Vec<StoryEvent>,
}

impl Pair {
    /// A start with two or more players under random rules.
    pub(crate) fn start(ground: &'static Ground, rng: &mut Rng) -> Self {
        let (rules, options) = positions::rules(rng);
        Self::new(ground, rules, options, positions::start(ground.board, rng, &options))
    }

    /// An awkward position under random rules.
    pub(crate) fn awkward(ground: &'static Ground, rng: &mut Rng) -> Self {
        let (rules, options) = positions::rules(rng);
        Self::new(ground, rules, options, positions::awkward(ground.board, rng, &options))
    }

    fn new(ground: &'static Ground, rules: Rules, options: Options, state: State) -> Self {
        let position =
            Position::parse_on(ground.geometry, &state.to_string(), &rules).expect("a valid position");
        Self { ground, rules, options, position, state }
    }

    /// The moves that the simple implementation finds.
    pub(crate) fn moves(&self) -> Vec<simple::Move> {
        self.state.moves(&self.options)
    }

    /// Plays a turn, or now and then lets a player leave; nothing if the game is over.
    pub(crate) fn go_on(&mut self, rng: &mut Rng) -> Option<Turn> {
        let moves = self.moves();
        if moves.is_empty() {
            return None;
        }
        if rng.percent(2) {
            let living: Vec<usize> =
                (0..self.ground.board.seats).filter(|&seat| self.state.alive(seat)).collect();
            return Some(self.leave(*rng.pick(&living)));
        }
        let step = self.choose(rng, &moves);
        let mv = self.ground.of_crate(step);
        let (before, events) = (self.position, self.position.story(&self.rules, mv));
        self.state = self.state.play(&self.options, step);
        self.position = before.play(&self.rules, mv).expect("a legal move");
        Some(Turn { before, mv: Some(mv), events })
    }

    fn leave(&mut self, leaver: usize) -> Turn {
        let seat = Seat::from_letter(letter(leaver)).expect("seat");
        let (before, events) = (self.position, self.position.story_of_resignation(&self.rules, seat));
        self.state = self.state.resign(&self.options, leaver).expect("a player who may leave");
        self.position = before.resign(&self.rules, seat).expect("a player who may leave");
        Turn { before, mv: None, events }
    }

    /// A move; those that make a game eventful are preferred.
    fn choose(&self, rng: &mut Rng, moves: &[simple::Move]) -> simple::Move {
        let chief = |square: &usize| matches!(self.state.cells[*square], Cell::Piece { kind: 'C', .. });
        let maze = self.ground.board.maze;
        let weight = |step: &simple::Move| match step {
            simple::Move::Piece { exit: Some(exit), .. } if chief(exit) => 3,
            simple::Move::Piece { place: Some(place), .. } if *place == maze => 3,
            simple::Move::Piece { exit, to, .. } if exit.is_some() || *to == maze => 2,
            simple::Move::Piece { to, victim, .. } if chief(to) || victim.as_ref().is_some_and(chief) => 1,
            _ => 0,
        };
        let least = *rng.pick(&[0, 0, 0, 0, 1, 2, 3, 3]);
        let preferred: Vec<&simple::Move> = moves.iter().filter(|step| weight(step) >= least).collect();
        if preferred.is_empty() { *rng.pick(moves) } else { **rng.pick(&preferred) }
    }

    /// Asserts that the two say the same about the position.
    pub(crate) fn assert_agreed(&self) {
        let Self { ground, rules, options, position, state } = self;
        assert_eq!(position.to_string(), state.to_string(), "{rules:?}");
        let mut of_simple: Vec<u32> =
            self.moves().into_iter().map(|step| ground.of_crate(step).bits()).collect();
        let mut moves: Vec<u32> = position.legal_moves(rules).into_iter().map(Move::bits).collect();
        of_simple.sort_unstable();
        moves.sort_unstable();
        assert_eq!(moves, of_simple, "{rules:?} {state}");
        assert_eq!(position.count_moves(rules), moves.len(), "{rules:?} {state}");
        assert_eq!(position.hash(), position.hash_from_scratch(), "{state}");
        assert_eq!(position.in_power().map(Seat::letter), state.in_power().map(letter), "{state}");
        assert_eq!(position.is_over(), state.living() == 1, "{state}");
        let mut ahead = state.clone();
        for coming in position.upcoming(rules, 6) {
            assert_eq!(coming.seat.letter(), letter(ahead.turn), "{rules:?} {state}");
            assert_eq!(coming.extra, ahead.turn != ahead.cursor, "{rules:?} {state}");
            ahead.next_turn(options, ahead.turn);
        }
    }
}
