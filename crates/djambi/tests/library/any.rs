//! Random rules and positions of any board.

use djambi::{
    Controller, Devolution, Encirclement, Geometry, HostageEncirclement, MazeCorpse, MazeExit, MazeMilitant,
    Move, Occupant, Orphans, OwnKills, Piece, Position, PowerDuel, ReporterKills, Role, RuleSet, Rules, Seat,
    SeatSet, Setup, Square,
};

use crate::rng::Rng;

/// Random values for all options of play.
pub(crate) fn rules(rng: &mut Rng) -> Rules {
    Rules {
        base: *rng.pick(RuleSet::ALL),
        reporter: *rng.pick(ReporterKills::ALL),
        own_kills: *rng.pick(OwnKills::ALL),
        maze_exit: *rng.pick(MazeExit::ALL),
        orphans: *rng.pick(Orphans::ALL),
        devolution: *rng.pick(Devolution::ALL),
        encirclement: *rng.pick(Encirclement::ALL),
        power_duel: *rng.pick(PowerDuel::ALL),
        maze_corpse: *rng.pick(MazeCorpse::ALL),
        maze_militant: *rng.pick(MazeMilitant::ALL),
        hostage_encirclement: *rng.pick(HostageEncirclement::ALL),
        ..Rules::CLASSIC
    }
}

/// A position that may be unreachable in a game: with open lines, and chiefs in the maze and among corpses.
pub(crate) fn position(rng: &mut Rng, geometry: &'static Geometry, rules: &Rules) -> Position {
    let mut setup = Setup::empty(geometry);
    controllers(rng, &mut setup, rules);
    let living: Vec<Seat> = setup.alive().iter().collect();
    setup.turn = *rng.pick(&living);
    setup.cursor = *rng.pick(&[setup.turn, living[0]]);
    let in_maze = rng.below(8);
    for army in geometry.armies().iter() {
        let own = [Controller::Seat(army), Controller::Hostage].contains(&setup.controllers[army]);
        if own {
            let maze = (army.index() == in_maze).then_some(geometry.maze());
            let at = maze.unwrap_or_else(|| field(rng, &setup));
            setup.set(at, Some(Occupant::Piece(Piece { army, role: Role::Chief })));
            surround(rng, &mut setup, at);
        }
        for _ in 0..rng.below(8) {
            let at = field(rng, &setup);
            setup.set(at, Some(Occupant::Piece(Piece { army, role: *rng.pick(&Role::ALL[1..]) })));
        }
    }
    if setup.at(geometry.maze()).is_none() && rng.percent(20) {
        setup.set(geometry.maze(), Some(Occupant::Corpse));
    }
    setup.check(rules).expect("a valid setup")
}

/// A position reached in a game from the set-up.
pub(crate) fn played(rng: &mut Rng, geometry: &'static Geometry, rules: &Rules) -> Position {
    let mut position = Position::start_on(geometry);
    for _ in 0..rng.below(80) {
        let Some(mv) = random_move(rng, &position, rules) else { break };
        position = position.play(rules, mv).expect("a legal move");
    }
    position
}

/// A legal move; none in a finished game. Moves with kills and other effects are preferred.
pub(crate) fn random_move(rng: &mut Rng, position: &Position, rules: &Rules) -> Option<Move> {
    let moves = position.legal_moves(rules);
    if moves.is_empty() {
        return None;
    }
    let some: Vec<Move> = (0..3).map(|_| *rng.pick(&moves)).collect();
    some.iter().copied().find(|mv| position.story(rules, *mv).len() > 1).or(Some(some[0]))
}

fn controllers(rng: &mut Rng, setup: &mut Setup, rules: &Rules) {
    let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
    let players: SeatSet = seats.iter().copied().filter(|_| rng.percent(75)).collect();
    let holder = players.iter().next().unwrap_or(Seat::Red);
    for army in setup.geometry.armies().iter() {
        if army == holder || players.contains(army) {
            continue;
        }
        setup.controllers[army] = match rng.below(4) {
            0 => Controller::Hostage,
            1 => Controller::Orphan,
            _ => Controller::Seat(holder),
        };
        let taken = setup.controllers[army] == Controller::Seat(holder);
        if taken && rules.devolution == Devolution::Reign && rng.percent(50) {
            setup.reigned.insert(army);
        }
    }
}

/// An empty field square.
fn field(rng: &mut Rng, setup: &Setup) -> Square {
    let free: Vec<Square> =
        setup.geometry.field().iter().filter(|&square| setup.at(square).is_none()).collect();
    *rng.pick(&free)
}

/// Lays corpses around a chief, often closing the ring or all but one square of it.
fn surround(rng: &mut Rng, setup: &mut Setup, chief: Square) {
    let corpses = *rng.pick(&[0, 0, 30, 95]);
    for square in setup.geometry.adjacent(chief) {
        if setup.at(square).is_none() && rng.percent(corpses) {
            setup.set(square, Some(Occupant::Corpse));
        }
    }
}
