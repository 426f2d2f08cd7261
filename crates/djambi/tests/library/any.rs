//! Any rules and any position of any board.

use djambi::{
    Controller, Devolution, Encirclement, Geometry, MazeExit, Move, Occupant, Orphans, OwnKills, Piece,
    Position, PowerDuel, ReporterKills, Role, RuleSet, Rules, Seat, SeatSet, Setup, Square,
};

use crate::chance::Chance;

/// Every option at some value.
pub(crate) fn rules(chance: &mut Chance) -> Rules {
    Rules {
        base: *chance.pick(RuleSet::ALL),
        reporter: *chance.pick(ReporterKills::ALL),
        own_kills: *chance.pick(OwnKills::ALL),
        maze_exit: *chance.pick(MazeExit::ALL),
        orphans: *chance.pick(Orphans::ALL),
        devolution: *chance.pick(Devolution::ALL),
        encirclement: *chance.pick(Encirclement::ALL),
        power_duel: *chance.pick(PowerDuel::ALL),
        ..Rules::CLASSIC
    }
}

/// A position that perhaps no game leads to: many lines are open, chiefs stand in the maze and among corpses.
pub(crate) fn position(chance: &mut Chance, geometry: &'static Geometry, rules: &Rules) -> Position {
    let mut setup = Setup::empty(geometry);
    controllers(chance, &mut setup, rules);
    let living: Vec<Seat> = setup.alive().iter().collect();
    setup.turn = *chance.pick(&living);
    setup.cursor = *chance.pick(&[setup.turn, living[0]]);
    let in_maze = chance.below(8);
    for army in geometry.seats().iter() {
        let own = [Controller::Seat(army), Controller::Hostage].contains(&setup.controllers[army]);
        if own {
            let maze = (army.index() == in_maze).then_some(geometry.maze());
            let at = maze.unwrap_or_else(|| field(chance, &setup));
            setup.set(at, Some(Occupant::Piece(Piece { army, role: Role::Chief })));
            surround(chance, &mut setup, at);
        }
        for _ in 0..chance.below(8) {
            let at = field(chance, &setup);
            setup.set(at, Some(Occupant::Piece(Piece { army, role: *chance.pick(&Role::ALL[1..]) })));
        }
    }
    if setup.at(geometry.maze()).is_none() && chance.percent(20) {
        setup.set(geometry.maze(), Some(Occupant::Corpse));
    }
    setup.check(rules).expect("a valid setup")
}

/// A position that a game from the set-up leads to.
pub(crate) fn played(chance: &mut Chance, geometry: &'static Geometry, rules: &Rules) -> Position {
    let mut position = Position::start_on(geometry);
    for _ in 0..chance.below(80) {
        let Some(one) = one(chance, &position, rules) else { break };
        position = position.play(rules, one).expect("a legal move");
    }
    position
}

/// A legal move; none in a finished game. Moves that do something are preferred.
pub(crate) fn one(chance: &mut Chance, position: &Position, rules: &Rules) -> Option<Move> {
    let moves = position.legal_moves(rules);
    if moves.is_empty() {
        return None;
    }
    let some: Vec<Move> = (0..3).map(|_| *chance.pick(&moves)).collect();
    some.iter().copied().find(|one| position.story(rules, *one).len() > 1).or(Some(some[0]))
}

fn controllers(chance: &mut Chance, setup: &mut Setup, rules: &Rules) {
    let seats: Vec<Seat> = setup.geometry.seats().iter().collect();
    let players: SeatSet = seats.iter().copied().filter(|_| chance.percent(75)).collect();
    let holder = players.iter().next().unwrap_or(Seat::Red);
    for &army in &seats {
        if army == holder || players.contains(army) {
            continue;
        }
        setup.controllers[army] = match chance.below(4) {
            0 => Controller::Hostage,
            1 => Controller::Orphan,
            _ => Controller::Seat(holder),
        };
        let taken = setup.controllers[army] == Controller::Seat(holder);
        if taken && rules.devolution == Devolution::Reign && chance.percent(50) {
            setup.reigned.insert(army);
        }
    }
}

/// An empty field square.
fn field(chance: &mut Chance, setup: &Setup) -> Square {
    let free: Vec<Square> =
        setup.geometry.field().iter().filter(|&square| setup.at(square).is_none()).collect();
    *chance.pick(&free)
}

/// Lays corpses around a chief, so that he is encircled or nearly so.
fn surround(chance: &mut Chance, setup: &mut Setup, chief: Square) {
    let corpses = *chance.pick(&[0, 0, 30, 95]);
    for square in setup.geometry.adjacent(chief) {
        if setup.at(square).is_none() && chance.percent(corpses) {
            setup.set(square, Some(Occupant::Corpse));
        }
    }
}
