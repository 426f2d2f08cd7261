//! [`Arbitrary`] for fuzzing and property tests (feature `arbitrary`).
//!
//! Every [`Position`] is valid under any rules: it was reached by play or built as a setup that passes the
//! check. A [`Game`] consists of rules, a start and events that are possible one after another. A [`Setup`]
//! or a [`Move`] may be wrong.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use ::arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Act, Controller, Devolution, Game, GameEvent, Geometry, Move, MoveFamily, Occupant, Piece, Position,
    ReporterKills, Role, RuleSet, Rules, Seat, SeatSet, Setup, Square, SquareSet,
};

/// The maximum number of events of a game.
const MAX_EVENTS: usize = 100;
/// The maximum number of an army's pieces besides its chief.
const MAX_PIECES: usize = 10;
/// The maximum number of corpses, besides those around chiefs.
const MAX_CORPSES: usize = 30;
/// The maximum number of changes that may spoil a setup.
const MAX_CHANGES: usize = 3;

/// Rules whose first byte is at least this are chosen among all rule sets and values. Those of a lower byte
/// have none of the later ones (`yang-pi` and §9.2), so that inputs kept before these keep their meaning.
const LATER: u8 = 192;

/// Chooses one of the type's values.
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
    &'static Geometry: Geometry::ALL;
}

/// Chooses among the values of each option.
macro_rules! one_of_options {
    ($($type:ty, $what:expr, $named:expr;)*) => { one_of! { $($type: <$type>::ALL;)* } };
}
crate::rules::with_option_types!(one_of_options);

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

/// Any move of any board; most of them are legal nowhere.
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
        let first: u8 = u.arbitrary()?;
        let is_later = first >= LATER;
        let (sets, reporters) = match is_later {
            true => (RuleSet::ALL, ReporterKills::ALL),
            false => (&RuleSet::ALL[..3], &ReporterKills::ALL[..3]),
        };
        let base = Self::of(sets[usize::from(first) % sets.len()]);
        if u.arbitrary()? {
            return Ok(base);
        }
        let rules = Self {
            reporter: *u.choose(reporters)?,
            own_kills: u.arbitrary()?,
            maze_exit: u.arbitrary()?,
            orphans: u.arbitrary()?,
            devolution: u.arbitrary()?,
            encirclement: u.arbitrary()?,
            power_duel: u.arbitrary()?,
            ..base
        };
        if !is_later {
            return Ok(rules);
        }
        Ok(Self {
            maze_corpse: u.arbitrary()?,
            maze_militant: u.arbitrary()?,
            hostage_encirclement: u.arbitrary()?,
            ..rules
        })
    }
}

/// A setup with any number of faults.
impl<'a> Arbitrary<'a> for Setup {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut setup = match u.arbitrary()? {
            true => {
                let rules = u.arbitrary()?;
                valid_setup(u, &rules)?
            }
            false => Self::empty(u.arbitrary()?),
        };
        let armies: Vec<Seat> = setup.geometry.armies().iter().collect();
        let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
        for _ in 0..u.int_in_range(0..=MAX_CHANGES)? {
            let mut occupant: Occupant = u.arbitrary()?;
            if let Occupant::Piece(piece) = &mut occupant {
                piece.army = *u.choose(&armies)?;
            }
            setup.set(u.arbitrary()?, Some(occupant));
            let army = *u.choose(&armies)?;
            setup.controllers[army] = match u.arbitrary()? {
                Controller::Seat(_) => Controller::Seat(*u.choose(&seats)?),
                other => {
                    setup.reigned.remove(army);
                    other
                }
            };
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
            // Without armies held by right of power a position is valid under any rules.
            let rules = Rules { devolution: Devolution::Forever, ..u.arbitrary()? };
            return Ok(*game(u, rules)?.position());
        }
        Ok(valid_setup(u, &Rules::CLASSIC)?.check(&Rules::CLASSIC).expect("valid setup"))
    }
}

impl<'a> Arbitrary<'a> for Game {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let rules = u.arbitrary()?;
        game(u, rules)
    }
}

/// A game by these rules.
fn game(u: &mut Unstructured<'_>, rules: Rules) -> Result<Game> {
    let start = match u.arbitrary()? {
        true => Position::start_on(u.arbitrary()?),
        false => valid_setup(u, &rules)?.check(&rules).expect("valid setup"),
    };
    let mut game = Game::new(rules, start);
    for _ in 0..u.int_in_range(0..=MAX_EVENTS)? {
        if game.outcome().is_some() || u.is_empty() {
            break;
        }
        let event = match u.int_in_range(0..=127)? {
            127 => GameEvent::Agreement,
            124 if u.arbitrary()? => GameEvent::LengthLimit,
            124 => GameEvent::Closing,
            125 | 126 => {
                let alive: Vec<Seat> = game.position().alive().iter().collect();
                GameEvent::Resignation(*u.choose(&alive)?)
            }
            _ => GameEvent::Turn(legal_move(u, game.position(), &rules)?),
        };
        game.apply(event).expect("possible event");
    }
    Ok(game)
}

/// A legal move of a position in which the game is not over.
fn legal_move(u: &mut Unstructured<'_>, position: &Position, rules: &Rules) -> Result<Move> {
    let families = position.families(rules);
    if families.is_empty() {
        return Ok(Move::PASS);
    }
    let family = *u.choose(&families)?;
    let mut narrow =
        MoveFamily { to: single(u, family.to)?, placements: single(u, family.placements)?, ..family };
    if family.act == Act::Report {
        narrow.victims = single(u, family.victims)?;
        narrow.declinable = family.declinable && u.arbitrary()?;
    }
    let first = narrow.for_each_move(ControlFlow::Break);
    Ok(first.break_value().expect("move of a family"))
}

/// A set of one of these squares; the empty set if there are none.
fn single(u: &mut Unstructured<'_>, squares: SquareSet) -> Result<SquareSet> {
    if squares.is_empty() {
        return Ok(squares);
    }
    let index = u.choose_index(squares.len())?;
    Ok(squares.iter().nth(index).into_iter().collect())
}

/// A setup that is a position under these rules, however odd.
fn valid_setup(u: &mut Unstructured<'_>, rules: &Rules) -> Result<Setup> {
    let mut setup = Setup::empty(u.arbitrary()?);
    let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
    let armies = setup.geometry.armies();
    choose_controllers(u, &mut setup, rules)?;
    place_chiefs(u, &mut setup)?;
    for army in armies.iter() {
        for _ in 0..u.int_in_range(0..=MAX_PIECES)? {
            let role = *u.choose(&Role::ALL[1..])?;
            place(u, &mut setup, Occupant::Piece(Piece { army, role }))?;
        }
    }
    for _ in 0..u.int_in_range(0..=MAX_CORPSES)? {
        place(u, &mut setup, Occupant::Corpse)?;
    }
    let maze = setup.geometry.maze();
    if setup.at(maze).is_none() && u.ratio(1, 8)? {
        setup.set(maze, Some(Occupant::Corpse));
    }
    let alive: Vec<Seat> = setup.alive().iter().collect();
    (setup.turn, setup.cursor) = (*u.choose(&alive)?, *u.choose(&seats)?);
    // Mostly few enough for the game to go on.
    setup.quiet_turns = if u.ratio(15, 16)? { u.int_in_range(0..=99)? } else { u.arbitrary()? };
    setup.turn_number = u.arbitrary::<u32>()?.max(1);
    Ok(setup)
}

/// Makes some armies hostages, orphans or armies of one other player.
fn choose_controllers(u: &mut Unstructured<'_>, setup: &mut Setup, rules: &Rules) -> Result<()> {
    let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
    let holder = *u.choose(&seats)?;
    for army in setup.geometry.armies().iter() {
        if army == holder || !u.ratio(1, 3)? {
            continue;
        }
        let controllers = [Controller::Hostage, Controller::Orphan, Controller::Seat(holder)];
        setup.controllers[army] = *u.choose(&controllers)?;
        let taken = setup.controllers[army] == Controller::Seat(holder);
        if taken && rules.devolution == Devolution::Reign && u.arbitrary()? {
            setup.reigned.insert(army);
        }
    }
    Ok(())
}

/// Places a chief for each player and each hostage, and lays corpses around some of them.
fn place_chiefs(u: &mut Unstructured<'_>, setup: &mut Setup) -> Result<()> {
    let geometry = setup.geometry;
    let maze = setup.geometry.maze();
    for army in geometry.armies().iter() {
        if ![Controller::Seat(army), Controller::Hostage].contains(&setup.controllers[army]) {
            continue;
        }
        let in_maze = setup.at(maze).is_none() && u.ratio(1, 8)?;
        let square = if in_maze { Some(maze) } else { empty_field(u, setup)? };
        let square = square.expect("more squares than chiefs and their neighbours");
        setup.set(square, Some(Occupant::Piece(Piece { army, role: Role::Chief })));
        if u.ratio(1, 8)? {
            for neighbour in geometry.adjacent(square) {
                if setup.at(neighbour).is_none() && u.ratio(15, 16)? {
                    setup.set(neighbour, Some(Occupant::Corpse));
                }
            }
        }
    }
    Ok(())
}

/// Places an occupant on an empty field square, if there is one.
fn place(u: &mut Unstructured<'_>, setup: &mut Setup, occupant: Occupant) -> Result<()> {
    if let Some(square) = empty_field(u, setup)? {
        setup.set(square, Some(occupant));
    }
    Ok(())
}

/// One of the empty field squares, if there are any.
fn empty_field(u: &mut Unstructured<'_>, setup: &Setup) -> Result<Option<Square>> {
    let field = setup.geometry.field();
    let empty: SquareSet = field.iter().filter(|&square| setup.at(square).is_none()).collect();
    Ok(single(u, empty)?.first())
}
