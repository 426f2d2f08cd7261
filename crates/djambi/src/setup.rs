//! Plain data that may be no position.

use alloc::vec;
use alloc::vec::Vec;

use crate::{
    BySeat, Controller, Devolution, Fault, Faults, Geometry, Occupant, Piece, Position, Role, Rules, Seat,
    SeatSet, Square,
};

/// Everything that makes a position, as plain data that may be wrong. [`Setup::check`] turns it into a [`Position`].
///
/// ```
/// use djambi::{Occupant, Position, Rules, SQUARE9};
/// let mut setup = Position::start().to_setup();
/// setup.set(SQUARE9.square("e5").unwrap(), Some(Occupant::Corpse));
/// assert!(setup.check(&Rules::CLASSIC).is_ok());
/// setup.turn_number = 0;
/// assert_eq!(setup.check(&Rules::CLASSIC).unwrap_err().to_string(), "the turn number is 0; turns are numbered from 1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The board.
    pub geometry: &'static Geometry,
    /// What stands on each square, by index.
    board: Vec<Option<Occupant>>,
    /// Who commands each army.
    pub controllers: BySeat<Controller>,
    /// The armies that are held by right of power (`devolution = reign`).
    pub reigned: SeatSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// The seat whose place in the rota was last played (§5).
    pub cursor: Seat,
    /// Turns since somebody was killed or encircled.
    pub quiet_turns: u32,
    /// The number of the coming turn, from 1.
    pub turn_number: u32,
}

impl Setup {
    /// A board without a piece, red to play turn 1, every army its own controller.
    #[must_use]
    pub fn empty(geometry: &'static Geometry) -> Self {
        Self {
            geometry,
            board: vec![None; geometry.all().len()],
            controllers: BySeat::from_fn(Controller::Seat),
            reigned: SeatSet::EMPTY,
            turn: Seat::Red,
            cursor: Seat::Red,
            quiet_turns: 0,
            turn_number: 1,
        }
    }

    /// What stands on a square; nothing on a square that the board doesn't have.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Occupant> {
        self.board.get(square.index()).copied().flatten()
    }

    /// Puts something on a square, or nothing. A square that the board doesn't have is left alone.
    pub fn set(&mut self, square: Square, occupant: Option<Occupant>) {
        if let Some(place) = self.board.get_mut(square.index()) {
            *place = occupant;
        }
    }

    /// The position that this setup describes.
    ///
    /// # Errors
    /// Every reason why it describes none (§10).
    pub fn check(&self, rules: &Rules) -> Result<Position, Faults> {
        let faults: Vec<Fault> = self
            .board_faults()
            .into_iter()
            .chain(self.command_faults(rules))
            .chain(self.turn_fault())
            .chain(self.turn_number_fault())
            .collect();
        if faults.is_empty() { Ok(Position::assemble(self)) } else { Err(Faults::new(faults)) }
    }

    /// The squares on which the chiefs of an army stand.
    fn chiefs(&self, army: Seat) -> impl Iterator<Item = Square> {
        let chief = Some(Occupant::Piece(Piece { army, role: Role::Chief }));
        self.geometry.squares().filter(move |&square| self.at(square) == chief)
    }

    /// The players who are in the game.
    #[must_use]
    pub fn alive(&self) -> SeatSet {
        self.geometry.seats().iter().filter(|&seat| self.is_alive(seat)).collect()
    }

    fn is_alive(&self, seat: Seat) -> bool {
        self.geometry.seats().contains(seat) && self.controllers[seat] == Controller::Seat(seat)
    }

    pub(crate) fn board_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let maze = self.geometry.maze();
        if let Some(Occupant::Piece(piece)) = self.at(maze)
            && piece.role != Role::Chief
        {
            faults.push(Fault::NotAChiefInTheMaze { piece, maze: self.geometry.square_name(maze) });
        }
        for army in self.geometry.seats().iter() {
            if self.chiefs(army).count() > 1 {
                let squares = self.chiefs(army).map(|square| self.geometry.square_name(square)).collect();
                faults.push(Fault::SeveralChiefs { army, squares });
            }
        }
        faults
    }

    pub(crate) fn command_faults(&self, rules: &Rules) -> Vec<Fault> {
        let mut faults = Vec::new();
        for army in self.geometry.seats().iter() {
            let controller = self.controllers[army];
            let own = controller == Controller::Seat(army) || controller == Controller::Hostage;
            let chief = self.chiefs(army).next();
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

    fn reign_fault(&self, army: Seat, rules: &Rules) -> Option<Fault> {
        if rules.devolution != Devolution::Reign {
            return Some(Fault::ReignWithoutOption { army });
        }
        let taken = matches!(self.controllers[army], Controller::Seat(by) if by != army);
        if taken { None } else { Some(Fault::ReignOverOwnArmy { army }) }
    }

    pub(crate) fn turn_fault(&self) -> Option<Fault> {
        (!self.is_alive(self.turn)).then_some(Fault::TurnNotAlive { seat: self.turn })
    }

    pub(crate) fn turn_number_fault(&self) -> Option<Fault> {
        (self.turn_number == 0).then_some(Fault::TurnZero)
    }
}
