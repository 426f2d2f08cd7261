//! A position in both implementations: the crate's and the simple one.

use djambi::{Move, Position, Rules, Seat, StoryEvent};

use crate::simple::{self, LETTERS, Options, State};
use crate::test_board::TestBoard;

/// The same position under the same rules in both implementations.
#[derive(Clone)]
pub(crate) struct PositionPair {
    /// The board in both implementations.
    pub(crate) board: &'static TestBoard,
    /// The crate's rules.
    pub(crate) rules: Rules,
    /// The simple implementation's options.
    pub(crate) options: Options,
    /// The crate's position.
    pub(crate) position: Position,
    /// The simple implementation's position.
    pub(crate) state: State,
}

/// A turn or a resignation that was played.
pub(crate) struct PlayedEvent {
    /// The position before it.
    pub(crate) before: Position,
    /// The move of a turn; none for a resignation.
    pub(crate) mv: Option<Move>,
    /// What happened.
    pub(crate) story: Vec<StoryEvent>,
}

impl PositionPair {
    /// This position in both implementations.
    pub(crate) fn new(rules: Rules, position: Position) -> Self {
        let board = TestBoard::of(position.geometry());
        let options = simple_options(&rules);
        let state = State::parse_on(board.simple, &position.to_string(), &options).expect("a valid position");
        Self { board, rules, options, position, state }
    }

    /// The legal moves of the simple implementation.
    pub(crate) fn moves(&self) -> Vec<simple::Move> {
        self.state.moves(&self.options)
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, simple_mv: simple::Move) -> PlayedEvent {
        let mv = self.board.of_crate(simple_mv);
        let before = self.position;
        let story = self.position.story(&self.rules, mv);
        self.state = self.state.play(&self.options, simple_mv);
        self.position = before.play(&self.rules, mv).expect("a legal move");
        PlayedEvent { before, mv: Some(mv), story }
    }

    /// Resigns for a player who is alive.
    pub(crate) fn resign(&mut self, seat: Seat) -> PlayedEvent {
        let before = self.position;
        let story = self.position.story_of_resignation(&self.rules, seat);
        self.state = self.state.resign(&self.options, seat.index()).expect("a player who may resign");
        self.position = before.resign(&self.rules, seat).expect("a player who may resign");
        PlayedEvent { before, mv: None, story }
    }

    /// Asserts that both implementations agree about the position.
    pub(crate) fn assert_agreed(&self) {
        let Self { board, rules, options, position, state } = self;
        let letter = |seat: simple::Seat| LETTERS[seat];
        assert_eq!(position.to_string(), state.to_string(), "{rules:?}");
        let mut of_simple: Vec<u32> = self.moves().into_iter().map(|mv| board.of_crate(mv).bits()).collect();
        let mut moves: Vec<u32> = position.legal_moves(rules).into_iter().map(Move::bits).collect();
        of_simple.sort_unstable();
        moves.sort_unstable();
        assert_eq!(moves, of_simple, "{rules:?} {state}");
        assert_eq!(position.count_moves(rules), moves.len(), "{rules:?} {state}");
        assert_eq!(position.hash(), position.hash_from_scratch(), "{state}");
        assert_eq!(position.in_power().map(Seat::letter), state.in_power().map(letter), "{state}");
        assert_eq!(position.is_over(), state.living() == 1, "{state}");
        let mut ahead = state.clone();
        for upcoming in position.upcoming(rules, 6) {
            assert_eq!(upcoming.seat.letter(), letter(ahead.turn), "{rules:?} {state}");
            assert_eq!(upcoming.extra, ahead.turn != ahead.cursor, "{rules:?} {state}");
            ahead.next_turn(options, ahead.turn);
        }
    }
}

/// The simple implementation's options for these rules.
pub(crate) fn simple_options(rules: &Rules) -> Options {
    let mut options = Options::named("classic").expect("rule set");
    for option in Rules::OPTIONS {
        let is_named = !Rules::values(option).is_empty();
        assert!(!is_named || options.set(option, &rules.get(option).expect("option")), "{option}");
    }
    options
}
