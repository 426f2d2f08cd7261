//! Treaties: parties, their clauses, and an end.

use alloc::vec::Vec;

use djambi::{Geometry, Position, Seat, SeatSet, SquareSet};

use crate::fault::Placed;
use crate::{
    CannotBegin, Clause, ClauseId, Condition, Pieces, PlacedFault, Promise, TreatyFault, TreatyPlace, limits,
};

/// A treaty on some board: 2 to 4 parties in seat order, 1 to 4 clauses each, and an end.
///
/// It is made from its text or its JSON form, which are checked. The text is what records, UDI and the
/// command line write.
///
/// ```
/// use djambi::SQUARE9;
/// use djambi_press::Treaty;
/// let treaty = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r),strike(y)@2 /2r")?;
/// assert_eq!(treaty.parties().len(), 2);
/// assert_eq!(treaty.to_string(), "r:peace(b) b:peace(r),strike(y)@2 /2r");
///
/// let fault = Treaty::parse(&SQUARE9, "r:peace(b) /2r").unwrap_err();
/// assert_eq!(fault.to_string(), "a treaty has 2 to 4 parties");
/// # Ok::<(), djambi_press::TreatyFault>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Treaty {
    geometry: &'static Geometry,
    parties: Vec<Party>,
    end: TreatyEnd,
}

/// A party of a treaty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    /// The party's seat.
    pub seat: Seat,
    /// Its promises, in the order written; 1 to 4 clauses, none twice.
    pub clauses: Vec<Clause>,
}

/// When a treaty comes to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum TreatyEnd {
    /// `/3r`: after this many rounds, from 1 to 8.
    Rounds(u8),
    /// `/notice`: one round after a party has given notice.
    Notice,
    /// `/power(y)`: when this player is no longer in power.
    Power(Seat),
    /// `/out(y)`: when this player is out.
    Out(Seat),
}

impl Treaty {
    /// The treaty of these parties on this board.
    ///
    /// # Errors
    /// The first fault found.
    pub fn new(
        geometry: &'static Geometry,
        parties: Vec<Party>,
        end: TreatyEnd,
    ) -> Result<Self, TreatyFault> {
        let treaty = Self { geometry, parties, end };
        match treaty.faults().into_iter().next() {
            Some(PlacedFault { fault, .. }) => Err(fault),
            None => Ok(treaty),
        }
    }

    /// Every fault of parties, clauses and an end that [`Treaty::new`] would refuse for the first of them.
    #[must_use]
    pub fn faults_of(geometry: &'static Geometry, parties: Vec<Party>, end: TreatyEnd) -> Vec<PlacedFault> {
        Self { geometry, parties, end }.faults()
    }

    /// Peace between two seats for some rounds.
    ///
    /// # Errors
    /// If the board has no such seats, they are one, or the number of rounds is out of range.
    pub fn peace(geometry: &'static Geometry, mut seats: [Seat; 2], rounds: u8) -> Result<Self, TreatyFault> {
        seats.sort_unstable();
        let [first, second] = seats;
        let party = |seat, other| {
            let promise = Promise::Peace(SeatSet::from_iter([other]));
            Party { seat, clauses: alloc::vec![promise.into()] }
        };
        let parties = alloc::vec![party(first, second), party(second, first)];
        Self::new(geometry, parties, TreatyEnd::Rounds(rounds))
    }

    /// The board.
    #[must_use]
    pub const fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The parties, in seat order.
    #[must_use]
    pub fn parties(&self) -> &[Party] {
        &self.parties
    }

    /// The end.
    #[must_use]
    pub const fn end(&self) -> TreatyEnd {
        self.end
    }

    /// The seats of the parties.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        self.parties.iter().map(|party| party.seat).collect()
    }

    /// The index of the party at this seat.
    #[must_use]
    pub fn party_of(&self, seat: Seat) -> Option<usize> {
        self.parties.iter().position(|party| party.seat == seat)
    }

    /// All clauses with their places, in the order written.
    pub fn clauses(&self) -> impl Iterator<Item = (ClauseId, &Clause)> {
        self.parties.iter().enumerate().flat_map(|(index, party)| {
            let clauses = party.clauses.iter().enumerate();
            clauses.map(move |(clause, found)| (ClauseId { party: index, clause }, found))
        })
    }

    /// The clause at a place that [`Treaty::clauses`] or a [`Judge`](crate::Judge) of this treaty has given.
    ///
    /// # Panics
    /// If the treaty has no such clause.
    #[must_use]
    pub fn clause(&self, id: ClauseId) -> &Clause {
        &self.parties[id.party].clauses[id.clause]
    }

    /// The duties with their places, in the order written: `?1` names the first.
    pub fn duties(&self) -> impl Iterator<Item = (ClauseId, &Clause)> {
        self.clauses().filter(|(_, clause)| clause.promise.is_duty())
    }

    /// Every player whom the treaty names: parties, those of clauses and conditions, and that of the end.
    #[must_use]
    pub fn names(&self) -> SeatSet {
        let mut names = self.seats();
        for (_, clause) in self.clauses() {
            names = names.union(clause.promise.names());
            if let Some(Condition::Power(seat)) = clause.condition {
                names.insert(seat);
            }
        }
        if let TreatyEnd::Power(seat) | TreatyEnd::Out(seat) = self.end {
            names.insert(seat);
        }
        names
    }

    /// The names of squares, in the order in which a treaty writes them: by letter, then by number.
    #[must_use]
    pub fn square_names(&self, squares: SquareSet) -> Vec<&'static str> {
        let mut names: Vec<_> = squares.iter().map(|square| self.geometry.square_name(square)).collect();
        names.sort_by_key(|name| {
            let letters = name.trim_end_matches(|character: char| character.is_ascii_digit());
            (letters, name[letters.len()..].parse::<u32>().unwrap_or(0))
        });
        names
    }

    /// Checks that the treaty can begin in a position.
    ///
    /// # Errors
    /// If fewer than three players are alive, one whom the treaty names is not, or its end has come.
    pub fn check_beginning(&self, position: &Position) -> Result<(), CannotBegin> {
        if position.geometry() != self.geometry {
            return Err(CannotBegin::OtherBoard);
        }
        if position.alive().len() < limits::MIN_ALIVE {
            return Err(CannotBegin::TooFewPlayers);
        }
        if let Some(seat) = self.names().iter().find(|&seat| !position.alive().contains(seat)) {
            return Err(CannotBegin::NotAlive(seat));
        }
        match self.end {
            TreatyEnd::Power(seat) if position.in_power() != Some(seat) => Err(CannotBegin::NotInPower(seat)),
            _ => Ok(()),
        }
    }

    /// The faults of the treaty as a whole, and of each clause.
    fn faults(&self) -> Vec<PlacedFault> {
        let mut faults = Vec::new();
        self.check_parties(&mut faults);
        for (id, clause) in self.clauses() {
            let place = TreatyPlace::Clause(id);
            faults.extend(self.check_promise(self.parties[id.party].seat, &clause.promise).err().at(place));
            if let Some(Condition::Power(seat)) = clause.condition {
                faults.extend(self.check_seat(seat).err().at(place));
            }
        }
        let squares = self.clauses().map(|(_, clause)| clause.promise.square_count()).sum();
        if squares > limits::MAX_SQUARES {
            faults.extend(Some(TreatyFault::TooManySquares(squares)).at(TreatyPlace::Whole));
        }
        self.check_conditions(&mut faults);
        let end = match self.end {
            TreatyEnd::Rounds(rounds) if !(1..=limits::MAX_ROUNDS).contains(&rounds) => {
                Some(TreatyFault::Rounds)
            }
            TreatyEnd::Power(seat) | TreatyEnd::Out(seat) => self.check_seat(seat).err(),
            TreatyEnd::Rounds(_) | TreatyEnd::Notice => None,
        };
        faults.extend(end.at(TreatyPlace::End));
        faults
    }

    fn check_parties(&self, faults: &mut Vec<PlacedFault>) {
        if !(2..=limits::MAX_PARTIES).contains(&self.parties.len()) {
            faults.extend(Some(TreatyFault::PartyCount).at(TreatyPlace::Whole));
        }
        for (index, party) in self.parties.iter().enumerate() {
            let place = TreatyPlace::Party(index);
            faults.extend(self.check_seat(party.seat).err().at(place));
            if !(1..=limits::MAX_CLAUSES).contains(&party.clauses.len()) {
                faults.extend(Some(TreatyFault::ClauseCount(party.seat)).at(place));
            }
            let is_twice = |&index: &usize| party.clauses[..index].contains(&party.clauses[index]);
            if let Some(clause) = (0..party.clauses.len()).find(is_twice) {
                let place = TreatyPlace::Clause(ClauseId { party: index, clause });
                faults.extend(Some(TreatyFault::ClauseTwice(party.seat)).at(place));
            }
        }
        for (index, pair) in self.parties.windows(2).enumerate() {
            let place = TreatyPlace::Party(index + 1);
            if pair[0].seat == pair[1].seat {
                faults.extend(Some(TreatyFault::PartyTwice(pair[0].seat)).at(place));
            }
            if pair[0].seat > pair[1].seat {
                faults.extend(Some(TreatyFault::PartyOrder).at(place));
            }
        }
    }

    fn check_promise(&self, party: Seat, promise: &Promise) -> Result<(), TreatyFault> {
        for seat in promise.names().iter() {
            self.check_seat(seat)?;
            if seat == party {
                return Err(TreatyFault::NamesItself(party));
            }
        }
        if promise.turns().is_some_and(|turns| !(1..=limits::MAX_TURNS).contains(&turns)) {
            return Err(TreatyFault::Turns);
        }
        match promise {
            Promise::Peace(seats) | Promise::HandsOff(seats) if seats.is_empty() => Err(TreatyFault::Nothing),
            Promise::Leave(pieces) | Promise::Hold(pieces) => self.check_pieces(*pieces),
            Promise::KeepOut(squares) | Promise::NoCorpse(squares) if squares.is_empty() => {
                Err(TreatyFault::Nothing)
            }
            Promise::KeepOut(squares) | Promise::NoCorpse(squares) => self.check_squares(*squares),
            Promise::Do { plan, .. } if plan.is_empty() => Err(TreatyFault::Nothing),
            Promise::Do { plan, .. } => {
                self.check_squares(plan.from | plan.to | plan.place)?;
                plan.victim.map_or(Ok(()), |pieces| self.check_pieces(pieces))
            }
            _ => Ok(()),
        }
    }

    /// Checks that every condition names a duty that there is, and that no duty waits for itself.
    fn check_conditions(&self, faults: &mut Vec<PlacedFault>) {
        let duties: Vec<_> = self.duties().map(|(_, clause)| clause.condition).collect();
        for (id, clause) in self.clauses() {
            faults.extend(fault_of_condition(clause.condition, &duties).at(TreatyPlace::Clause(id)));
        }
    }

    /// Checks that a seat can have a player.
    fn check_seat(&self, seat: Seat) -> Result<(), TreatyFault> {
        Ok(self.geometry.check_seat(seat)?)
    }

    fn check_pieces(&self, pieces: Pieces) -> Result<(), TreatyFault> {
        if !self.geometry.armies().contains(pieces.army) {
            return Err(TreatyFault::NoArmy(pieces.army));
        }
        if pieces.roles.is_empty() { Err(TreatyFault::Nothing) } else { Ok(()) }
    }

    fn check_squares(&self, squares: SquareSet) -> Result<(), TreatyFault> {
        let known: SquareSet = self.geometry.squares().collect();
        if squares.is_subset(known) { Ok(()) } else { Err(TreatyFault::OtherSquares) }
    }
}

/// What is wrong with a condition where these are the conditions of the duties.
fn fault_of_condition(condition: Option<Condition>, duties: &[Option<Condition>]) -> Option<TreatyFault> {
    let mut condition = condition;
    // A chain of more conditions than there are duties goes in a circle.
    for _ in 0..=duties.len() {
        let Some(Condition::Duty(number)) = condition else { return None };
        let index = usize::from(number).checked_sub(1).filter(|&index| index < duties.len());
        let Some(index) = index else { return Some(TreatyFault::NoDuty(number)) };
        condition = duties[index];
    }
    match condition {
        Some(Condition::Duty(number)) => Some(TreatyFault::Circle(number)),
        _ => None,
    }
}
