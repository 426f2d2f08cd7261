//! Random treaties for fuzzing and property tests (feature `arbitrary`).

use alloc::vec::Vec;

use ::arbitrary::{Result, Unstructured};
use djambi::{Geometry, Position, Role, Seat, SeatSet, SquareSet};

use crate::{Clause, Condition, Party, Pieces, Plan, Promise, RoleSet, Treaty, TreatyEnd, limits};

impl Treaty {
    /// A treaty that can begin in a position, if the bytes give one. Most of its clauses concern the pieces
    /// on the board, so that moves break them.
    ///
    /// # Errors
    /// If the bytes are used up.
    pub fn arbitrary_in(position: &Position, u: &mut Unstructured) -> Result<Option<Self>> {
        let alive: Vec<Seat> = position.alive().iter().collect();
        if alive.len() < limits::MIN_ALIVE {
            return Ok(None);
        }
        let count = u.int_in_range(2..=alive.len().min(limits::MAX_PARTIES))?;
        let mut seats = SeatSet::EMPTY;
        seats.insert(position.turn());
        while seats.len() < count {
            // Without bytes the choice would be the same for ever.
            if u.is_empty() {
                return Err(::arbitrary::Error::NotEnoughData);
            }
            seats.insert(*u.choose(&alive)?);
        }
        let mut source = Source { position, geometry: position.geometry(), alive, squares: 0 };
        let mut parties = Vec::new();
        for seat in seats.iter() {
            let mut clauses = Vec::new();
            for _ in 0..u.int_in_range(1..=limits::MAX_CLAUSES)? {
                let clause = source.clause(seat, u)?;
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
            parties.push(Party { seat, clauses });
        }
        let end = source.end(u)?;
        Ok(Self::new(source.geometry, parties, end)
            .ok()
            .filter(|treaty| treaty.check_beginning(position).is_ok()))
    }
}

/// The board and the players of which random clauses are made.
struct Source<'a> {
    position: &'a Position,
    geometry: &'static Geometry,
    alive: Vec<Seat>,
    /// The number of squares named so far.
    squares: usize,
}

impl Source<'_> {
    fn clause(&mut self, party: Seat, u: &mut Unstructured) -> Result<Clause> {
        let turns = u.int_in_range(1..=limits::MAX_TURNS)?;
        let promise = match u.int_in_range(0..=9)? {
            0 => Promise::Peace(self.others(party, u)?),
            1 => Promise::HandsOff(self.others(party, u)?),
            2 => Promise::Leave(self.foreign_pieces(party, u)?),
            3 => Promise::Hold(self.pieces(u)?),
            4 => {
                let targets = self.position.occupied() - self.position.controlled_by(party);
                Promise::KeepOut(self.squares(targets, u)?)
            }
            5 => Promise::NoCorpse(self.squares(SquareSet::EMPTY, u)?),
            6 => Promise::NoPower,
            7 => Promise::LeavePower { turns },
            8 => Promise::Strike { seat: self.other(party, u)?, turns },
            _ => Promise::Do { plan: self.plan(u)?, turns },
        };
        let condition = match u.int_in_range(0..=9)? {
            0 => Some(Condition::Power(*u.choose(&self.alive)?)),
            1 => Some(Condition::Duty(u.int_in_range(1..=2)?)),
            _ => None,
        };
        Ok(Clause { promise, condition })
    }

    fn end(&self, u: &mut Unstructured) -> Result<TreatyEnd> {
        Ok(match u.int_in_range(0..=3)? {
            0 => TreatyEnd::Notice,
            1 => TreatyEnd::Out(*u.choose(&self.alive)?),
            2 => self.position.in_power().map_or(TreatyEnd::Notice, TreatyEnd::Power),
            _ => TreatyEnd::Rounds(u.int_in_range(1..=limits::MAX_ROUNDS)?),
        })
    }

    fn other(&self, party: Seat, u: &mut Unstructured) -> Result<Seat> {
        let others: Vec<Seat> = self.alive.iter().copied().filter(|&seat| seat != party).collect();
        u.choose(&others).copied()
    }

    fn others(&self, party: Seat, u: &mut Unstructured) -> Result<SeatSet> {
        let mut seats = SeatSet::EMPTY;
        for _ in 0..u.int_in_range(1..=3)? {
            seats.insert(self.other(party, u)?);
        }
        Ok(seats)
    }

    fn pieces(&self, u: &mut Unstructured) -> Result<Pieces> {
        let armies: Vec<Seat> = self.geometry.armies().iter().collect();
        let mut roles = RoleSet::EMPTY;
        for _ in 0..u.int_in_range(1..=3)? {
            roles.insert(*u.choose(&Role::ALL)?);
        }
        Ok(Pieces { army: *u.choose(&armies)?, roles })
    }

    /// Pieces of an army that is not the party's own, of many roles.
    fn foreign_pieces(&self, party: Seat, u: &mut Unstructured) -> Result<Pieces> {
        let armies: Vec<Seat> = self.geometry.armies().iter().filter(|&army| army != party).collect();
        let mut roles = RoleSet::EMPTY;
        for _ in 0..u.int_in_range(2..=8)? {
            roles.insert(*u.choose(&Role::ALL)?);
        }
        Ok(Pieces { army: *u.choose(&armies)?, roles })
    }

    /// One to four squares: among these, if there are any; else those around chiefs more often than others.
    fn squares(&mut self, among: SquareSet, u: &mut Unstructured) -> Result<SquareSet> {
        let chiefs = self.position.role(Role::Chief);
        let near = chiefs
            .iter()
            .fold(SquareSet::of(self.geometry.maze()), |near, at| near.with(at) | self.geometry.adjacent(at));
        let preferred: Vec<_> = if among.is_empty() { near } else { among }.iter().collect();
        let all: Vec<_> = self.geometry.squares().collect();
        let mut squares = SquareSet::EMPTY;
        for _ in 0..u.int_in_range(1..=4)? {
            let from = if u.ratio(2_u8, 3_u8)? { &preferred } else { &all };
            squares = squares.with(*u.choose(from)?);
        }
        self.squares += squares.len();
        if self.squares > limits::MAX_SQUARES {
            self.squares -= squares.len() - 1;
            return Ok(squares.first().into_iter().collect());
        }
        Ok(squares)
    }

    /// A plan of which parts are named by chance.
    fn plan(&mut self, u: &mut Unstructured) -> Result<Plan> {
        let mut plan = Plan::default();
        let own: Vec<_> = self.position.controlled_by(self.position.turn()).iter().collect();
        if u.arbitrary()? && !own.is_empty() {
            plan.from = SquareSet::of(*u.choose(&own)?);
            self.squares += 1;
        }
        if u.arbitrary()? {
            plan.to = self.squares(SquareSet::EMPTY, u)?;
        }
        if u.arbitrary()? {
            plan.place = self.squares(SquareSet::EMPTY, u)?;
        }
        if u.arbitrary()? || plan.is_empty() {
            plan.victim = Some(self.pieces(u)?);
        }
        Ok(plan)
    }
}
