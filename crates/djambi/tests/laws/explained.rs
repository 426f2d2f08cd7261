//! What an explanation says of an illegal move is so, in whatever position.

use std::collections::BTreeMap;

use djambi::{
    Controller, Illegal, MazeExit, Move, Occupant, OwnKills, Position, ReporterKills, Role, Rules, SQUARE9,
    Square,
};

use crate::chance::Chance;
use crate::pair::Pair;

/// An explanation and what it is about.
struct Case<'a> {
    position: &'a Position,
    rules: &'a Rules,
    one: Move,
}

impl Case<'_> {
    fn from(&self) -> Square {
        self.one.from().expect("start")
    }

    fn to(&self) -> Square {
        self.one.to().expect("end")
    }

    fn role(&self) -> Role {
        self.position.piece_at(self.from()).expect("mover").role
    }

    fn is_occupied(&self, square: Square) -> bool {
        square != self.from() && self.position.at(square).is_some()
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.commanded_by(self.position.turn()).contains(square)
    }

    /// Is the explanation true?
    fn holds(&self, illegal: Illegal) -> bool {
        let (position, one) = (self.position, self.one);
        match illegal {
            Illegal::Over => position.winner().is_some(),
            Illegal::MustPass => position.legal_moves(self.rules) == [Move::PASS],
            Illegal::CannotPass => one.is_pass() && position.legal_moves(self.rules) != [Move::PASS],
            Illegal::NoPiece { square } => named(square) == self.from() && position.at(self.from()).is_none(),
            Illegal::CorpseMoves { square } => position.at(named(square)) == Some(Occupant::Corpse),
            Illegal::NotYours { piece, square } => {
                position.piece_at(named(square)) == Some(piece) && !self.is_own(named(square))
            }
            Illegal::Standstill => self.from() == self.to(),
            Illegal::NotInLine { .. } => steps(self.from(), self.to()).is_none(),
            Illegal::TooFar { .. } => {
                self.role() == Role::Militant && steps(self.from(), self.to()).is_some_and(|steps| steps > 2)
            }
            Illegal::Blocked { by, .. } => self.is_between(named(by)) && self.is_occupied(named(by)),
            Illegal::MazeClosed { role } => {
                role == self.role()
                    && role != Role::Chief
                    && self.to() == SQUARE9.maze()
                    && !self.is_occupied(self.to())
            }
            Illegal::MilitantInMaze => self.role() == Role::Militant && self.to() == SQUARE9.maze(),
            Illegal::NoEffect { role, on } => self.has_no_effect(role, on),
            Illegal::OwnVictim { victim, square } => {
                let spared = self.rules.own_kills == OwnKills::Never
                    || victim.role == Role::Chief
                    || self.role() == Role::Diplomat
                    || self.to() == SQUARE9.maze();
                position.piece_at(named(square)) == Some(victim) && self.is_own(named(square)) && spared
            }
            Illegal::OrphanVictim { victim, .. } => position.controller(victim.army) == Controller::Orphan,
            other => self.holds_of_choice(other),
        }
    }

    /// Is an explanation about exit, victim or placement true?
    fn holds_of_choice(&self, illegal: Illegal) -> bool {
        let (one, maze) = (self.one, SQUARE9.maze());
        match illegal {
            Illegal::NoChoiceOfVictim => {
                one.victim().is_some()
                    && (self.role() != Role::Reporter || self.rules.reporter == ReporterKills::All)
            }
            Illegal::VictimNotBeside { square } => !SQUARE9.sides(self.to()).contains(named(square)),
            Illegal::NoVictim { square } => {
                named(square) == self.from() || self.position.piece_at(named(square)).is_none()
            }
            Illegal::MustReport => self.rules.reporter == ReporterKills::Must && one.victim().is_none(),
            Illegal::PlacementMissing => one.placement().is_none() && self.is_occupied(self.to()),
            Illegal::NothingToPlace => one.placement().is_some(),
            Illegal::PlacementOccupied { square } => {
                let arrived = one.exit().unwrap_or(self.to());
                let square = named(square);
                Some(square) == one.placement()
                    && (square == arrived || square != self.to() && self.is_occupied(square))
            }
            Illegal::PlacementInMaze => one.placement() == Some(maze),
            Illegal::ExitMissing => self.to() == maze && one.exit().is_none(),
            Illegal::NoExit => {
                let stays = matches!(self.role(), Role::Chief | Role::Militant | Role::Reporter);
                one.exit().is_some() && (stays || self.to() != maze)
            }
            Illegal::ExitOccupied { square } => {
                let quiet = self.rules.maze_exit == MazeExit::Quiet;
                let chief =
                    self.position.piece_at(named(square)).is_some_and(|piece| piece.role == Role::Chief);
                let spared =
                    quiet || !chief || self.is_own(named(square)) || self.role() == Role::Necromobile;
                self.is_occupied(named(square)) && spared
            }
            Illegal::ExitOnStart { .. } => one.exit() == one.from() && self.role() == Role::Assassin,
            Illegal::ExitOutOfReach { square } => {
                let between =
                    |other: Square| is_between(maze, other, named(square)) && self.is_occupied(other);
                named(square) == maze
                    || steps(maze, named(square)).is_none()
                    || SQUARE9.squares().any(between)
            }
            _ => false,
        }
    }

    fn has_no_effect(&self, role: Role, on: &str) -> bool {
        let occupant = self.position.at(self.to());
        let living = matches!(occupant, Some(Occupant::Piece(_)));
        let acts = match role {
            Role::Reporter => false,
            Role::Necromobile => !living,
            _ => living,
        };
        occupant.is_some() && role == self.role() && !acts && (on == "corpse") != living
    }

    fn is_between(&self, square: Square) -> bool {
        is_between(self.from(), square, self.to())
    }
}

fn named(name: &str) -> Square {
    SQUARE9.square(name).expect("square")
}

/// How many steps lead from one square to another, if they lie on a line.
fn steps(from: Square, to: Square) -> Option<usize> {
    let files = (from.index() % 9).abs_diff(to.index() % 9);
    let ranks = (from.index() / 9).abs_diff(to.index() / 9);
    (files == 0 || ranks == 0 || files == ranks).then_some(files.max(ranks))
}

/// Does a square lie on the line between two others?
fn is_between(from: Square, square: Square, to: Square) -> bool {
    let parts = steps(from, square).zip(steps(square, to));
    let whole = steps(from, to);
    let towards = parts.map(|(first, second)| first + second) == whole && whole.is_some();
    towards && square != from && square != to
}

/// All kinds of moves of all kinds of pieces, each illegal one explained.
#[test]
fn explanations_are_true() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..4_000 {
        let mut chance = Chance::new(seed);
        let Pair { rules, position, .. } = Pair::awkward(&mut chance);
        for _ in 0..300 {
            let one = candidate(&mut chance, &position);
            let Some(illegal) = position.explain_illegal(&rules, one) else { continue };
            let case = Case { position: &position, rules: &rules, one };
            let wire = SQUARE9.wire(one);
            let kind = format!("{illegal:?}").split(' ').next().expect("kind").to_owned();
            *met.entry(kind).or_default() += 1;
            assert!(case.holds(illegal), "{wire}: {illegal} {rules:?} {position}");
        }
    }
    assert_eq!(met.len(), 28, "every kind of explanation: {met:?}");
}

/// Anything that could be written as a move, often with a start and an end that make sense.
fn candidate(chance: &mut Chance, position: &Position) -> Move {
    if chance.percent(1) {
        return Move::PASS;
    }
    let own: Vec<Square> = position.commanded_by(position.turn()).iter().collect();
    let any = |chance: &mut Chance| Square::new(chance.below(81));
    let from = if chance.percent(90) { *chance.pick(&own) } else { any(chance) };
    let seen: Vec<Square> = SQUARE9.slides(from, position.occupied()).iter().collect();
    let to = match chance.below(10) {
        0 => any(chance),
        1 | 2 => SQUARE9.maze(),
        _ => *chance.pick(&seen),
    };
    let mut one = Move::new(from, to);
    if chance.percent(if to == SQUARE9.maze() { 80 } else { 10 }) {
        one = one.with_exit(any(chance));
    } else if chance.percent(20) {
        let beside: Vec<Square> = SQUARE9.sides(to).iter().collect();
        one = one.with_victim(if chance.percent(90) { *chance.pick(&beside) } else { any(chance) });
    }
    if chance.percent(50) { one.with_placement(any(chance)) } else { one }
}
