//! Positions: always legal, cheap to copy.

mod bits128;
mod board;
mod bulk;
mod controllers;
mod danger;
mod eliminate;
mod event;
mod explain;
mod generate;
mod keys;
mod order;
mod play;
mod rearrange;
mod refute;
mod resign;
mod ring;
mod threat;

use core::fmt;

use bits128::Bits128;
use board::{Board, Code};
use controllers::PackedControllers;
pub use danger::Risk;
pub use event::StoryEvent;
pub use order::UpcomingTurn;
pub use resign::ResignError;
pub use ring::Ring;
pub use threat::{Effect, Threat};

use crate::{
    BySeat, Controller, Devolution, Faults, Geometry, Occupant, Orphans, Piece, Role, Rules, SQUARE9, Seat,
    SeatSet, Setup, Square, SquareSet,
};

/// A position that can arise in a game: the occupants of the squares, the controllers of the armies, the
/// turn.
///
/// Made from a [`Setup`] or a position string, which are checked, or from another position by a turn. Two
/// positions are equal when their position strings are: board, controllers, turn, cursor and both counters.
/// The draw by repetition (§8) leaves the counters out, see [`Position::repeats`].
///
/// ```
/// use djambi::{Position, Rules, Seat};
/// let start = Position::start();
/// assert_eq!(start.turn(), Seat::Red);
/// assert_eq!(start.legal_moves(&Rules::CLASSIC).len(), 30);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    board: Board,
    hash: u64,
    geometry: &'static Geometry,
    quiet_turns: u32,
    turn_number: u32,
    controllers: PackedControllers,
    /// The players who are still in the game, kept in step with `controllers`.
    alive: SeatSet,
    turn: Seat,
    cursor: Seat,
}

impl Position {
    /// The position in which a game of four begins on the 9 × 9 board.
    #[must_use]
    pub fn start() -> Self {
        Self::start_on(&SQUARE9)
    }

    /// The position in which a game begins on this board, with a player at every seat.
    #[must_use]
    pub fn start_on(geometry: &'static Geometry) -> Self {
        Self::parse_on(geometry, geometry.start(), &Rules::CLASSIC).expect("set-up")
    }

    /// Reads a position string (§10) of the 9 × 9 board; the word `start` stands for the set-up.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// let position = Position::parse("8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31", &Rules::CLASSIC)?;
    /// assert_eq!(position.in_power(), Some(Seat::Red));
    /// let faults = Position::parse("8yC/9/9/9/4rM4/9/9/9/9 r-y- y y 0 0", &Rules::CLASSIC).unwrap_err();
    /// assert_eq!(faults.iter().count(), 3);
    /// let second = faults.iter().nth(1).expect("fault");
    /// assert_eq!(second.to_string(), "red is a player but has no chief");
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    ///
    /// # Errors
    /// Every fault of the string.
    pub fn parse(text: &str, rules: &Rules) -> Result<Self, Faults> {
        Self::parse_on(&SQUARE9, text, rules)
    }

    /// Reads a position string (§10) of this board; the word `start` stands for its set-up.
    ///
    /// # Errors
    /// Every fault of the string.
    pub fn parse_on(geometry: &'static Geometry, text: &str, rules: &Rules) -> Result<Self, Faults> {
        let text = if text == "start" { geometry.start() } else { text };
        Setup::parse_position(geometry, text, rules)
    }

    /// Builds a position from a setup that has no fault.
    pub(crate) fn assemble(setup: &Setup) -> Self {
        let mut position = Self {
            board: Board::default(),
            hash: 0,
            geometry: setup.geometry,
            quiet_turns: setup.quiet_turns,
            turn_number: setup.turn_number,
            controllers: PackedControllers::new(&setup.controllers, setup.reigned),
            alive: setup.alive(),
            turn: setup.turn,
            cursor: setup.cursor,
        };
        for square in setup.geometry.squares() {
            if let Some(occupant) = setup.at(square) {
                position.board.toggle(square, Code::of(occupant));
            }
        }
        position.hash = position.hash_from_scratch();
        position
    }

    /// The position as plain data, which can be changed freely.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(self.geometry);
        for square in self.geometry.squares() {
            setup.set(square, self.at(square));
        }
        setup.controllers = BySeat::from_fn(|army| self.controller(army));
        setup.reigned = Seat::ALL.into_iter().filter(|&army| self.is_reigned(army)).collect();
        setup.turn = self.turn;
        setup.cursor = self.cursor;
        setup.quiet_turns = self.quiet_turns;
        setup.turn_number = self.turn_number;
        setup
    }

    /// The board of the game.
    #[must_use]
    pub const fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The occupant of a square, living or dead.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Occupant> {
        self.board.at(square).occupant()
    }

    /// The living piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.at(square).piece()
    }

    /// The squares of corpses.
    #[must_use]
    pub const fn corpses(&self) -> SquareSet {
        self.board.corpses()
    }

    /// The squares whose occupants differ in the other position.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// let start = Position::start();
    /// let after = start.play(&Rules::CLASSIC, start.parse_move("a3a5")?)?;
    /// assert_eq!(start.differences(&after).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn differences(&self, other: &Self) -> SquareSet {
        self.board.differences(&other.board)
    }

    /// The squares of an army's living pieces.
    #[must_use]
    pub fn army(&self, army: Seat) -> SquareSet {
        self.board.army(army)
    }

    /// The squares of the living pieces of a role.
    #[must_use]
    pub const fn role(&self, role: Role) -> SquareSet {
        self.board.role(role)
    }

    /// The squares of all occupants, living or dead.
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.board.occupied()
    }

    /// The square of an army's chief, if it lives.
    #[must_use]
    pub fn chief(&self, army: Seat) -> Option<Square> {
        (self.role(Role::Chief) & self.army(army)).first()
    }

    /// The controller of an army.
    #[must_use]
    pub fn controller(&self, army: Seat) -> Controller {
        self.controllers.controller(army)
    }

    /// Whether an army is held by right of power and will be lost with it (`devolution = reign`).
    #[must_use]
    pub const fn is_reigned(&self, army: Seat) -> bool {
        self.controllers.is_reigned(army)
    }

    /// Whether all armies have the controllers that they have in the other position, held by the same right.
    /// Then the same players are in the game.
    #[must_use]
    #[inline]
    pub fn has_same_controllers(&self, other: &Self) -> bool {
        self.controllers == other.controllers
    }

    /// The squares of the living pieces that a player commands.
    #[must_use]
    pub fn controlled_by(&self, player: Seat) -> SquareSet {
        self.board.armies(self.controllers.controlled_by(player))
    }

    /// The squares of the living pieces that any of these players commands.
    #[must_use]
    pub fn controlled_by_any(&self, players: SeatSet) -> SquareSet {
        players.iter().fold(SquareSet::EMPTY, |pieces, player| pieces | self.controlled_by(player))
    }

    /// The squares of the living pieces that a player may kill and relocate: those of other players,
    /// hostages, and orphans if they are exposed (§2).
    #[must_use]
    pub fn enemies_of(&self, rules: &Rules, player: Seat) -> SquareSet {
        self.own_and_enemies(rules, player).1.set()
    }

    /// The player to move; in a finished game the winner (§5).
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The cursor: the seat whose place in the regular round was played last (§5).
    #[must_use]
    pub const fn cursor(&self) -> Seat {
        self.cursor
    }

    /// The number of turns since the last kill or encirclement (§10).
    #[must_use]
    pub const fn quiet_turns(&self) -> u32 {
        self.quiet_turns
    }

    /// The number of the turn to be played, from 1.
    #[must_use]
    pub const fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// The players who are still in the game.
    #[must_use]
    pub const fn alive(&self) -> SeatSet {
        self.alive
    }

    /// The last player alive, if only one is left (§8).
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        if self.is_over() { self.alive.iter().next() } else { None }
    }

    /// Whether only one player is left. Draws (§8) are a matter of the [`Game`](crate::Game).
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.alive.is_single()
    }

    /// The player in power: the player whose own chief is in the maze (§5).
    #[must_use]
    #[inline]
    pub fn in_power(&self) -> Option<Seat> {
        // Of living pieces only a chief can be in the maze.
        let maze = self.geometry.maze();
        if self.board.is_empty(maze) {
            return None;
        }
        self.piece_at(maze).map(|chief| chief.army).filter(|&seat| self.alive.contains(seat))
    }

    /// The Zobrist hash: equal for positions with the same board, controllers, turn and cursor, and most
    /// likely for no others. It doesn't depend on the counters.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether the two are the same position for the draw by repetition (§8): the same board, controllers,
    /// turn and cursor.
    #[must_use]
    pub fn repeats(&self, other: &Self) -> bool {
        let quiet_turns = self.quiet_turns;
        let turn_number = self.turn_number;
        self.hash == other.hash && *self == Self { quiet_turns, turn_number, ..*other }
    }

    /// Whether a player commands an army.
    fn is_controlled_by(&self, army: Seat, player: Seat) -> bool {
        self.controllers.controller(army) == Controller::Seat(player)
    }

    /// The living pieces that a player's reporter kills beside it with `reporter = all_own`: the enemies and
    /// the player's own pieces but the chief.
    #[cold]
    fn touchable(&self, rules: &Rules, player: Seat) -> Bits128 {
        let (own, enemies) = self.own_and_enemies(rules, player);
        let chief = self.role(Role::Chief) & self.army(player);
        enemies | (own - Bits128::of(chief))
    }

    /// The living pieces that a player commands, and those that the player may kill and relocate.
    #[inline(always)]
    fn own_and_enemies(&self, rules: &Rules, player: Seat) -> (Bits128, Bits128) {
        let (occupied, dead) = self.board.occupied_and_dead();
        let living = occupied - dead;
        let own = living & self.board.army_mask(self.controllers.controlled_by(player));
        let others = living - own;
        match rules.orphans {
            Orphans::Exposed => (own, others),
            Orphans::Untouchable => (own, others - self.board.army_mask(self.controllers.orphans())),
        }
    }
}

/// The only code that changes board, controllers, turn and cursor, so that the hash cannot drift.
impl Position {
    /// Puts an occupant on an empty square, or takes it off its square.
    #[inline]
    fn toggle(&mut self, square: Square, code: Code) {
        self.board.toggle(square, code);
        self.hash ^= keys::occupant(square, code);
    }

    /// Moves an occupant from one square to another, empty one.
    #[inline]
    fn shift(&mut self, from: Square, to: Square, code: Code) {
        self.toggle(from, code);
        self.toggle(to, code);
    }

    /// Gives an army another controller, which holds it as long as `held` says.
    fn set_controller(&mut self, army: Seat, controller: Controller, held: Devolution) {
        self.hash ^= keys::controller(army, self.controllers);
        self.controllers.set(army, controller);
        if held == Devolution::Reign {
            self.controllers.mark_reigned(army);
        }
        self.hash ^= keys::controller(army, self.controllers);
        self.alive.remove(army);
        if controller == Controller::Seat(army) {
            self.alive.insert(army);
        }
    }

    /// Sets the player to move and the cursor.
    fn set_turn(&mut self, turn: Seat, cursor: Seat) {
        self.hash ^= keys::rota(self.turn, self.cursor) ^ keys::rota(turn, cursor);
        self.turn = turn;
        self.cursor = cursor;
    }

    /// The hash that [`Position::hash`] must equal, computed without its history.
    #[must_use]
    pub fn hash_from_scratch(&self) -> u64 {
        let mut hash = keys::rota(self.turn, self.cursor);
        for square in self.occupied() {
            hash ^= keys::occupant(square, self.board.at(square));
        }
        for army in self.geometry.armies().iter() {
            hash ^= keys::controller(army, self.controllers);
        }
        hash
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
