//! Values made of bytes, for fuzzing and property tests (feature `arbitrary`).
//!
//! Positions are either reached by play or built as a setup that passes the check, so every one that is made is valid,
//! under any rules. [`Game`] has rules, a start and turns that fit together.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Act, Controller, Devolution, Encirclement, Game, GameEvent, Geometry, MazeExit, Move, MoveFamily,
    Occupant, Orphans, OwnKills, Piece, Position, PowerDuel, ReporterKills, Role, RuleSet, Rules, Seat,
    SeatSet, Setup, Square, SquareSet,
};

/// The most turns that are played.
const TURNS: usize = 100;
/// The most pieces that an army gets besides its chief, and the most corpses on a board.
const PIECES: usize = 10;
const CORPSES: usize = 30;
/// The most changes that may spoil a setup.
const FAULTS: usize = 3;

/// One of the values that there are.
macro_rules! one_of {
    ($($type:ty: $all:expr;)*) => {$(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
                u.choose(&$all).copied()
            }
        }
    )*};
}

one_of! {
    Seat: Seat::ALL;
    Role: Role::ALL;
    RuleSet: RuleSet::ALL;
    ReporterKills: ReporterKills::ALL;
    OwnKills: OwnKills::ALL;
    MazeExit: MazeExit::ALL;
    Orphans: Orphans::ALL;
    Devolution: Devolution::ALL;
    Encirclement: Encirclement::ALL;
    PowerDuel: PowerDuel::ALL;
    &'static Geometry: Geometry::ALL;
}

impl<'a> Arbitrary<'a> for Square {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.choose_index(Self::LIMIT).map(Self::new)
    }
}

impl<'a> Arbitrary<'a> for SquareSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::from_bits(u.arbitrary::<u128>()? & ((1 << Square::LIMIT) - 1)))
    }
}

impl<'a> Arbitrary<'a> for SeatSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let bits: u8 = u.arbitrary()?;
        Ok(Seat::ALL.into_iter().filter(|seat| bits >> seat.index() & 1 == 1).collect())
    }
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self { army: u.arbitrary()?, role: u.arbitrary()? })
    }
}

impl<'a> Arbitrary<'a> for Occupant {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(u.arbitrary::<Option<Piece>>()?.map_or(Self::Corpse, Self::Piece))
    }
}

impl<'a> Arbitrary<'a> for Controller {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let seat = u.arbitrary()?;
        u.choose(&[Self::Seat(seat), Self::Hostage, Self::Orphan]).copied()
    }
}

/// Any move of any board, most of them legal nowhere.
impl<'a> Arbitrary<'a> for Move {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        if u.ratio(1, 32)? {
            return Ok(Self::PASS);
        }
        let mut mv = Self::new(u.arbitrary()?, u.arbitrary()?);
        match u.choose_index(4)? {
            0 => mv = mv.with_exit(u.arbitrary()?),
            1 => mv = mv.with_victim(u.arbitrary()?),
            _ => {}
        }
        Ok(u.arbitrary::<Option<Square>>()?.map_or(mv, |square| mv.with_placement(square)))
    }
}

impl<'a> Arbitrary<'a> for Rules {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let base = Self::of(u.arbitrary()?);
        if u.arbitrary()? {
            return Ok(base);
        }
        Ok(Self {
            reporter: u.arbitrary()?,
            own_kills: u.arbitrary()?,
            maze_exit: u.arbitrary()?,
            orphans: u.arbitrary()?,
            devolution: u.arbitrary()?,
            encirclement: u.arbitrary()?,
            power_duel: u.arbitrary()?,
            ..base
        })
    }
}

/// A setup that may have any number of faults.
impl<'a> Arbitrary<'a> for Setup {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut setup = if u.arbitrary()? { valid_setup(u)? } else { Self::empty(u.arbitrary()?) };
        let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
        for _ in 0..u.int_in_range(0..=FAULTS)? {
            let mut occupant: Occupant = u.arbitrary()?;
            if let Occupant::Piece(piece) = &mut occupant {
                piece.army = *u.choose(&seats)?;
            }
            setup.set(u.arbitrary()?, Some(occupant));
            let mut controller: Controller = u.arbitrary()?;
            if matches!(controller, Controller::Seat(_)) {
                controller = Controller::Seat(*u.choose(&seats)?);
            }
            setup.controllers[*u.choose(&seats)?] = controller;
        }
        if u.ratio(1, 4)? {
            (setup.turn, setup.turn_number) = (*u.choose(&seats)?, u.arbitrary()?);
        }
        Ok(setup)
    }
}

impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        if u.arbitrary()? {
            // A position that no rules refuse: no army is held by right of power.
            let rules = Rules { devolution: Devolution::Forever, ..u.arbitrary()? };
            return Ok(*game(u, rules)?.position());
        }
        Ok(valid_setup(u)?.check(&Rules::CLASSIC).expect("valid setup"))
    }
}

impl<'a> Arbitrary<'a> for Game {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let rules = u.arbitrary()?;
        game(u, rules)
    }
}

fn game(u: &mut Unstructured<'_>, rules: Rules) -> Result<Game> {
    let start = match u.arbitrary()? {
        true => Position::start_on(u.arbitrary()?),
        false => valid_setup(u)?.check(&rules).expect("valid setup"),
    };
    let mut game = Game::new(rules, start);
    for _ in 0..u.int_in_range(0..=TURNS)? {
        if game.outcome().is_some() || u.is_empty() {
            break;
        }
        let entry = if u.ratio(1, 64)? {
            let living: Vec<Seat> = game.position().alive().iter().collect();
            GameEvent::Resignation(*u.choose(&living)?)
        } else {
            GameEvent::Turn(legal_move(u, game.position(), &rules)?)
        };
        game.add(entry).expect("possible entry");
    }
    Ok(game)
}

/// A legal move of a game that is not over.
fn legal_move(u: &mut Unstructured<'_>, position: &Position, rules: &Rules) -> Result<Move> {
    let families = position.families(rules);
    if families.is_empty() {
        return Ok(Move::PASS);
    }
    let family = *u.choose(&families)?;
    let mut narrow =
        MoveFamily { to: subset(u, family.to)?, placements: subset(u, family.placements)?, ..family };
    if family.act == Act::Report {
        narrow.victims = subset(u, family.victims)?;
        narrow.declinable = family.declinable && u.arbitrary()?;
    }
    let first = narrow.for_each_move(ControlFlow::Break);
    Ok(first.break_value().expect("move of a family"))
}

/// One square of the set, if it has any.
fn subset(u: &mut Unstructured<'_>, squares: SquareSet) -> Result<SquareSet> {
    if squares.is_empty() {
        return Ok(squares);
    }
    let index = u.choose_index(squares.len())?;
    Ok(squares.iter().nth(index).into_iter().collect())
}

/// A setup that is a position under any rules, however odd.
fn valid_setup(u: &mut Unstructured<'_>) -> Result<Setup> {
    let mut setup = Setup::empty(u.arbitrary()?);
    let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
    let holder = *u.choose(&seats)?;
    for &army in &seats {
        let others = [Controller::Hostage, Controller::Orphan, Controller::Seat(holder)];
        if army != holder && u.ratio(1, 3)? {
            setup.controllers[army] = *u.choose(&others)?;
        }
        let own = [Controller::Seat(army), Controller::Hostage].contains(&setup.controllers[army]);
        if own {
            let maze = setup.geometry.maze();
            let empty = setup.at(maze).is_none();
            let at = if empty && u.ratio(1, 8)? { Some(maze) } else { empty_field(u, &setup)? };
            let chief = Occupant::Piece(Piece { army, role: Role::Chief });
            at.into_iter().for_each(|square| setup.set(square, Some(chief)));
        }
        for _ in 0..u.int_in_range(0..=PIECES)? {
            let piece = Piece { army, role: *u.choose(&Role::ALL[1..])? };
            put(u, &mut setup, Occupant::Piece(piece))?;
        }
    }
    for _ in 0..u.int_in_range(0..=CORPSES)? {
        put(u, &mut setup, Occupant::Corpse)?;
    }
    let living: Vec<Seat> = setup.alive().iter().collect();
    (setup.turn, setup.cursor) = (*u.choose(&living)?, *u.choose(&seats)?);
    // Few enough for a game to go on, but now and then any number.
    setup.quiet_turns = if u.ratio(15, 16)? { u.int_in_range(0..=99)? } else { u.arbitrary()? };
    setup.turn_number = u.arbitrary::<u32>()?.max(1);
    Ok(setup)
}

/// Puts something on an empty field square, while there is one and room for the chiefs.
fn put(u: &mut Unstructured<'_>, setup: &mut Setup, occupant: Occupant) -> Result<()> {
    if let Some(square) = empty_field(u, setup)? {
        setup.set(square, Some(occupant));
    }
    Ok(())
}

fn empty_field(u: &mut Unstructured<'_>, setup: &Setup) -> Result<Option<Square>> {
    let field = setup.geometry.field();
    let empty: SquareSet = field.iter().filter(|&square| setup.at(square).is_none()).collect();
    Ok(subset(u, empty)?.first())
}
