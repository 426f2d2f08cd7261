//! [`Setup`]: a position as plain data, unchecked.

mod players;

use alloc::vec;
use alloc::vec::Vec;

use crate::{
    BySeat, Controller, Devolution, Fault, Faults, Geometry, Occupant, Piece, Position, Role, Rules, Seat,
    SeatSet, Square, SquareSet,
};

/// A position as plain data that may be wrong: what an editor edits. [`Setup::check`] turns it into a
/// [`Position`] or names every fault.
///
/// Make one from an [empty](Setup::empty) board, the [set-up for some players](Setup::of_players), a
/// [position](Position::to_setup) or a [position string](Setup::parse); [`Display`](core::fmt::Display)
/// writes a position string.
///
/// ```
/// use djambi::{Controller, Occupant, Piece, Role, Rules, SQUARE9, Seat, Setup};
/// let mut setup = Setup::empty(&SQUARE9);
/// for (name, army) in [("a1", Seat::Red), ("e5", Seat::Yellow), ("h8", Seat::Yellow)] {
///     let square = SQUARE9.square(name).expect("square");
///     setup.set(square, Some(Occupant::Piece(Piece { army, role: Role::Chief })));
/// }
/// setup.controllers[Seat::Green] = Controller::Orphan;
/// setup.turn_number = 0;
///
/// let faults = setup.check(&Rules::CLASSIC).unwrap_err();
/// let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
/// assert_eq!(
///     faults,
///     [
///         "yellow has 2 chiefs: on e5, h8",
///         "blue is a player but has no chief",
///         "the turn number is 0; turns are numbered from 1",
///     ]
/// );
///
/// setup.set(SQUARE9.square("h8").expect("square"), Some(Occupant::Corpse));
/// setup.controllers[Seat::Blue] = Controller::Seat(Seat::Yellow);
/// setup.turn_number = 12;
/// let position = setup.check(&Rules::CLASSIC)?;
/// assert_eq!(position.to_string(), "9/7x1/9/9/4yC4/9/9/9/rC8 ryy- r r 0 12");
/// # Ok::<(), djambi::Faults>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The board.
    pub geometry: &'static Geometry,
    /// The occupant of each square, by index.
    board: Vec<Option<Occupant>>,
    /// The controller of each army.
    pub controllers: BySeat<Controller>,
    /// The armies that are held by right of power (`devolution = reign`).
    pub reigned: SeatSet,
    /// The player to move.
    pub turn: Seat,
    /// The seat whose place in the regular round was played last (§5).
    pub cursor: Seat,
    /// The number of turns since a kill or an encirclement.
    pub quiet_turns: u32,
    /// The number of the coming turn, from 1.
    pub turn_number: u32,
}

impl Setup {
    /// An empty board, with red to play turn 1. Every army is its own controller; one without a seat is an
    /// orphan.
    #[must_use]
    pub fn empty(geometry: &'static Geometry) -> Self {
        let has_no_seat = |army| geometry.armies().contains(army) && !geometry.seats().contains(army);
        let controller = |army| if has_no_seat(army) { Controller::Orphan } else { Controller::Seat(army) };
        Self {
            geometry,
            board: vec![None; geometry.all().len()],
            controllers: BySeat::from_fn(controller),
            reigned: SeatSet::EMPTY,
            turn: Seat::Red,
            cursor: Seat::Red,
            quiet_turns: 0,
            turn_number: 1,
        }
    }

    /// The set-up of a board for these players. The other armies are hostages (§7), and the first of the
    /// players has the turn.
    ///
    /// ```
    /// use djambi::{Rules, SQUARE9, Seat, SeatSet, Setup};
    /// let players = SeatSet::from_iter([Seat::Blue, Seat::Green]);
    /// let position = Setup::of_players(&SQUARE9, players).check(&Rules::CLASSIC)?;
    /// assert!(position.to_string().ends_with(" hbhg b b 0 1"));
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn of_players(geometry: &'static Geometry, players: SeatSet) -> Self {
        let mut setup = Position::start_on(geometry).to_setup();
        for army in geometry.armies().iter() {
            match setup.controllers[army] {
                Controller::Seat(seat) if players.contains(seat) => {}
                Controller::Seat(seat) if seat == army => setup.controllers[army] = Controller::Hostage,
                _ => setup.controllers[army] = Controller::Orphan,
            }
        }
        setup.turn = setup.alive().iter().next().unwrap_or(setup.turn);
        setup.cursor = setup.turn;
        setup
    }

    /// The occupant of a square; none if the board does not have the square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Occupant> {
        self.board.get(square.index()).copied().flatten()
    }

    /// Sets or clears a square. Does nothing if the board does not have the square.
    pub fn set(&mut self, square: Square, occupant: Option<Occupant>) {
        if let Some(old) = self.board.get_mut(square.index()) {
            *old = occupant;
        }
    }

    /// The position that this setup describes.
    ///
    /// # Errors
    /// Every reason why it describes no position (§10).
    pub fn check(&self, rules: &Rules) -> Result<Position, Faults> {
        let faults: Vec<Fault> = self
            .board_faults()
            .into_iter()
            .chain(self.controller_faults(rules))
            .chain(self.turn_fault())
            .chain(self.turn_number_fault())
            .collect();
        if faults.is_empty() { Ok(Position::assemble(self)) } else { Err(Faults::new(faults)) }
    }

    /// Makes every army with a chief its own controller (a hostage if it has no seat) and all others orphans.
    pub(crate) fn control_by_chiefs(&mut self) {
        let chiefs = self.chiefs();
        for army in self.geometry.armies().iter() {
            let chief = chiefs[army].first();
            self.controllers[army] = match chief {
                Some(_) if self.geometry.seats().contains(army) => Controller::Seat(army),
                Some(_) => Controller::Hostage,
                None => Controller::Orphan,
            };
        }
    }

    /// The squares of each army's chiefs.
    fn chiefs(&self) -> BySeat<SquareSet> {
        let mut chiefs = BySeat::default();
        for (square, occupant) in self.geometry.squares().zip(&self.board) {
            if let Some(Occupant::Piece(Piece { army, role: Role::Chief })) = *occupant {
                chiefs[army] |= SquareSet::of(square);
            }
        }
        chiefs
    }

    /// The players who are in the game.
    #[must_use]
    pub fn alive(&self) -> SeatSet {
        self.geometry.seats().iter().filter(|&seat| self.is_alive(seat)).collect()
    }

    /// Whether this player is in the game.
    fn is_alive(&self, seat: Seat) -> bool {
        self.geometry.seats().contains(seat) && self.controllers[seat] == Controller::Seat(seat)
    }

    /// Only the faults of the occupants.
    pub(crate) fn board_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let maze = self.geometry.maze();
        if let Some(Occupant::Piece(piece)) = self.at(maze)
            && piece.role != Role::Chief
        {
            faults.push(Fault::NotAChiefInTheMaze { piece, maze: self.geometry.square_name(maze) });
        }
        let chiefs = self.chiefs();
        for army in self.geometry.armies().iter() {
            if chiefs[army].len() > 1 {
                let squares = chiefs[army].iter().map(|square| self.geometry.square_name(square)).collect();
                faults.push(Fault::SeveralChiefs { army, squares });
            }
        }
        faults
    }

    /// The faults of the controllers and the chiefs that they require.
    pub(crate) fn controller_faults(&self, rules: &Rules) -> Vec<Fault> {
        let mut faults = Vec::new();
        let chiefs = self.chiefs();
        for army in self.geometry.armies().iter() {
            let controller = self.controllers[army];
            if let Controller::Seat(by) = controller
                && !self.geometry.seats().contains(by)
            {
                faults.push(Fault::Controller { army, found: by.letter() });
                continue;
            }
            let own = controller == Controller::Seat(army) || controller == Controller::Hostage;
            let chief = chiefs[army].first();
            match (own, chief) {
                (true, None) => {
                    faults.push(Fault::NoChief { army, hostage: controller == Controller::Hostage });
                }
                (false, Some(square)) => {
                    faults.push(Fault::ChiefOfALostArmy { army, square: self.geometry.square_name(square) });
                }
                _ => {}
            }
            if let Controller::Seat(by) = controller
                && !self.is_alive(by)
            {
                faults.push(Fault::ControllerNotAlive { army, by });
            }
            if self.reigned.contains(army) {
                faults.extend(self.reign_fault(army, rules));
            }
        }
        if self.alive().is_empty() {
            faults.push(Fault::NobodyAlive);
        }
        faults
    }

    /// The fault of an army that is said to be held by right of power.
    fn reign_fault(&self, army: Seat, rules: &Rules) -> Option<Fault> {
        if rules.devolution != Devolution::Reign {
            return Some(Fault::ReignWithoutOption { army });
        }
        let taken = matches!(self.controllers[army], Controller::Seat(by) if by != army);
        if taken { None } else { Some(Fault::ReignOverOwnArmy { army }) }
    }

    /// The fault of the player to move.
    pub(crate) fn turn_fault(&self) -> Option<Fault> {
        if !self.geometry.seats().contains(self.turn) {
            return Some(Fault::Turn { found: self.turn.letter().into() });
        }
        (!self.is_alive(self.turn)).then_some(Fault::TurnNotAlive { seat: self.turn })
    }

    /// The fault of the turn number.
    pub(crate) fn turn_number_fault(&self) -> Option<Fault> {
        (self.turn_number == 0).then_some(Fault::TurnZero)
    }
}
