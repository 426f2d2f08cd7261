//! A player of random legal turns.

use djambi::{Game, Position, Rules, Seat};
use djambi_protocol::{Event, EventKind, PlayerAction, Seq, Settings};

/// A player of random legal turns, which keeps its own copy of the game.
pub(crate) struct Player {
    /// The game after the events so far.
    pub(crate) game: Game,
    /// The events so far.
    pub(crate) events: Vec<Event>,
    /// The seats that the player holds.
    pub(crate) held: Vec<Seat>,
    rng_state: u64,
}

impl Player {
    /// A player of a game with the usual start.
    pub(crate) fn new(seed: u64) -> Self {
        let game = Game::new(Rules::CLASSIC, Position::start());
        Self { game, events: Vec::new(), held: Vec::new(), rng_state: seed }
    }

    /// A player of a game with these settings.
    pub(crate) fn of(settings: &Settings, seed: u64) -> Self {
        Self { game: Game::new(settings.rules, settings.start), ..Self::new(seed) }
    }

    /// The number of the last event that the player has seen.
    pub(crate) fn seq(&self) -> Seq {
        Seq::try_from(self.events.len()).unwrap()
    }

    /// Applies an event, which must be the next one and legal.
    pub(crate) fn tell(&mut self, event: Event) {
        assert_eq!(event.seq, self.seq() + 1, "an event is missing or comes twice");
        if let EventKind::Turn { seat, .. } = &event.kind {
            assert_eq!(self.to_move(), *seat);
        }
        if let Some(entry) = event.kind.entry(self.game.position().geometry()).unwrap() {
            self.game.apply(entry).unwrap();
        }
        self.events.push(event);
    }

    /// The seat to move.
    pub(crate) fn to_move(&self) -> Seat {
        self.game.position().turn()
    }

    /// Whether the player holds the seat to move.
    pub(crate) fn is_to_move(&self) -> bool {
        self.game.outcome().is_none() && self.held.contains(&self.to_move())
    }

    /// A random legal turn.
    pub(crate) fn any_turn(&mut self) -> PlayerAction {
        let position = self.game.position();
        let moves = position.legal_moves(self.game.rules());
        let mv = moves[self.number() as usize % moves.len()];
        let wire = self.game.position().geometry().wire(mv).to_string();
        PlayerAction::Turn { r#move: wire.parse().unwrap() }
    }

    /// The next pseudo-random number.
    pub(crate) fn number(&mut self) -> u64 {
        self.rng_state =
            self.rng_state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.rng_state >> 33
    }
}
