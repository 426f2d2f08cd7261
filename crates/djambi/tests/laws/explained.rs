//! Explanations of illegal moves are true, in any position.

use std::collections::BTreeMap;

use djambi::{
    Controller, Illegal, MazeCorpse, MazeExit, MazeMilitant, Move, Occupant, OwnKills, Piece, Position,
    ReporterKills, Role, Rules, Square,
};

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::simple::board::RayStep;
use crate::test_board::TestBoard;

/// An illegal move, its position and its rules.
struct Case<'a> {
    board: &'static TestBoard,
    position: &'a Position,
    rules: &'a Rules,
    mv: Move,
}

impl Case<'_> {
    fn from(&self) -> Square {
        self.mv.from().expect("start")
    }

    fn to(&self) -> Square {
        self.mv.to().expect("end")
    }

    fn role(&self) -> Role {
        self.position.piece_at(self.from()).expect("mover").role
    }

    fn is_occupied(&self, square: Square) -> bool {
        square != self.from() && self.position.at(square).is_some()
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.controlled_by(self.position.turn()).contains(square)
    }

    /// Whether the explanation is true.
    fn holds(&self, illegal: Illegal) -> bool {
        let position = self.position;
        let mv = self.mv;
        match illegal {
            Illegal::Over => position.winner().is_some(),
            Illegal::MustPass => position.legal_moves(self.rules) == [Move::PASS],
            Illegal::CannotPass => mv.is_pass() && position.legal_moves(self.rules) != [Move::PASS],
            Illegal::NoPiece { square } => {
                self.named(square) == self.from() && position.at(self.from()).is_none()
            }
            Illegal::CorpseMoves { square } => position.at(self.named(square)) == Some(Occupant::Corpse),
            Illegal::NotYours { piece, square, controller, player } => {
                position.piece_at(self.named(square)) == Some(piece)
                    && !self.is_own(self.named(square))
                    && controller == position.controller(piece.army)
                    && controller != Controller::Seat(player)
                    && player == position.turn()
            }
            Illegal::HemmedIn { .. } => false,
            Illegal::Standstill => self.from() == self.to(),
            Illegal::NotInLine { .. } => self.ways(self.from(), self.to()).is_empty(),
            Illegal::TooFar { .. } => {
                let ways = self.ways(self.from(), self.to());
                self.role() == Role::Militant && ways.iter().all(|way| way.len() > 2) && !ways.is_empty()
            }
            Illegal::Blocked { by, .. } => {
                let by = self.named(by);
                let ways = self.ways(self.from(), self.to());
                let passed = |way: &Vec<RayStep>| way.iter().any(|step| self.board.square(step.to) == by);
                by != self.to() && self.is_occupied(by) && ways.iter().any(passed) && !self.is_open(&ways)
            }
            Illegal::Barred { .. } => {
                let ways = self.ways(self.from(), self.to());
                !ways.is_empty() && !self.is_open(&ways)
            }
            Illegal::MazeClosed { role } => {
                role == self.role()
                    && role != Role::Chief
                    && self.to() == self.maze()
                    && !self.is_occupied(self.to())
            }
            Illegal::MilitantInMaze => {
                self.role() == Role::Militant
                    && self.to() == self.maze()
                    && self.rules.maze_militant == MazeMilitant::Never
            }
            Illegal::NoEffect { role, on } => self.has_no_effect(role, on),
            Illegal::OwnVictim { victim, square } => {
                let spared = self.rules.own_kills == OwnKills::Never
                    || victim.role == Role::Chief
                    || self.role() == Role::Diplomat
                    || self.to() == self.maze();
                position.piece_at(self.named(square)) == Some(victim)
                    && self.is_own(self.named(square))
                    && spared
            }
            Illegal::OrphanVictim { victim, .. } => position.controller(victim.army) == Controller::Orphan,
            other => self.holds_of_choice(other),
        }
    }

    /// Whether an explanation about exit, victim or placement is true.
    fn holds_of_choice(&self, illegal: Illegal) -> bool {
        let mv = self.mv;
        let maze = self.maze();
        match illegal {
            Illegal::NoChoiceOfVictim => {
                mv.victim().is_some()
                    && (self.role() != Role::Reporter
                        || matches!(self.rules.reporter, ReporterKills::All | ReporterKills::AllOwn))
            }
            Illegal::VictimNotBeside { square } => {
                !self.board.geometry.edge_neighbours(self.to()).contains(self.named(square))
            }
            Illegal::NoVictim { square } => {
                self.named(square) == self.from() || self.position.piece_at(self.named(square)).is_none()
            }
            Illegal::MustReport => self.rules.reporter == ReporterKills::Must && mv.victim().is_none(),
            Illegal::PlacementMissing => mv.placement().is_none() && self.is_occupied(self.to()),
            Illegal::NothingToPlace => mv.placement().is_some(),
            Illegal::PlacementOccupied { square } => {
                let arrived = mv.exit().unwrap_or(self.to());
                let square = self.named(square);
                Some(square) == mv.placement()
                    && (square == arrived || square != self.to() && self.is_occupied(square))
            }
            Illegal::PlacementInMaze => {
                let is_never = self.rules.maze_corpse == MazeCorpse::Never;
                mv.placement() == Some(maze) && (is_never || self.role() == Role::Diplomat)
            }
            Illegal::CorpseInMaze => {
                let occupant = self.position.at(self.to());
                mv.placement() == Some(maze)
                    && self.rules.maze_corpse == MazeCorpse::Chief
                    && !matches!(occupant, Some(Occupant::Piece(Piece { role: Role::Chief, .. })))
            }
            Illegal::ReturnToMaze => mv.placement() == Some(maze) && self.to() == maze && mv.exit().is_some(),
            Illegal::ExitTooFar { square } => {
                let near = |way: &Vec<RayStep>| way.len() <= 2 && self.is_open(std::slice::from_ref(way));
                let ways = self.ways(maze, self.named(square));
                self.role() == Role::Militant && !ways.iter().any(near)
            }
            Illegal::ExitMissing => self.to() == maze && mv.exit().is_none(),
            Illegal::NoExit => {
                let stays = match self.role() {
                    Role::Militant => self.rules.maze_militant == MazeMilitant::Never,
                    role => matches!(role, Role::Chief | Role::Reporter),
                };
                mv.exit().is_some() && (stays || self.to() != maze)
            }
            Illegal::ExitOccupied { square } => {
                let quiet = self.rules.maze_exit == MazeExit::Quiet;
                let chief =
                    self.position.piece_at(self.named(square)).is_some_and(|piece| piece.role == Role::Chief);
                let spares_all = matches!(self.role(), Role::Necromobile | Role::Militant);
                let spared = quiet || !chief || self.is_own(self.named(square)) || spares_all;
                self.is_occupied(self.named(square)) && spared
            }
            Illegal::ExitOnStart { .. } => mv.exit() == mv.from() && self.role() == Role::Assassin,
            Illegal::ExitOutOfReach { square } => !self.is_open(&self.ways(maze, self.named(square))),
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

    fn named(&self, name: &str) -> Square {
        self.board.geometry.square(name).expect("square")
    }

    fn maze(&self) -> Square {
        self.board.geometry.maze()
    }

    /// The rays from one square to another, up to the latter.
    fn ways(&self, from: Square, to: Square) -> Vec<Vec<RayStep>> {
        let [from, to] = [from, to].map(|square| self.board.simple_square(square));
        let way = |ray: &Vec<RayStep>| {
            let end = ray.iter().position(|step| step.to == to)?;
            Some(ray[..=end].to_vec())
        };
        self.board.simple.rays[from].iter().filter_map(way).collect()
    }

    /// Whether one of these ways is open to the piece.
    fn is_open(&self, ways: &[Vec<RayStep>]) -> bool {
        let occupied = |square: usize| self.is_occupied(self.board.square(square));
        let barred = |step: &RayStep| step.between.is_some_and(|gap| gap.into_iter().all(occupied));
        let open = |way: &Vec<RayStep>| {
            !way.iter().any(barred) && !way[..way.len() - 1].iter().any(|step| occupied(step.to))
        };
        ways.iter().any(open)
    }
}

/// Moves of all kinds by all pieces; each illegal one is explained.
#[test]
fn explanations_are_true() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for (board, seed) in TestBoard::games(4_000) {
        let mut rng = Rng::new(seed);
        let PositionPair { rules, position, .. } = PositionPair::awkward(board, &mut rng);
        for _ in 0..300 {
            let mv = candidate(&mut rng, &position);
            let Some(illegal) = position.explain_illegal(&rules, mv) else { continue };
            let case = Case { board, position: &position, rules: &rules, mv };
            let wire = board.geometry.wire(mv);
            let kind = format!("{illegal:?}").split(' ').next().expect("kind").to_owned();
            *met.entry(kind).or_default() += 1;
            assert!(case.holds(illegal), "{wire}: {illegal} {rules:?} {position}");
        }
    }
    assert_eq!(met.len(), 32, "every kind of explanation: {met:?}");
}

/// Any move, often from a piece of the player to move to a square that it can reach.
fn candidate(rng: &mut Rng, position: &Position) -> Move {
    if rng.percent(1) {
        return Move::PASS;
    }
    let geometry = position.geometry();
    let own: Vec<Square> = position.controlled_by(position.turn()).iter().collect();
    let any = |rng: &mut Rng| Square::new(rng.below(geometry.squares().len()));
    let from = if rng.percent(90) { *rng.pick(&own) } else { any(rng) };
    let seen: Vec<Square> = geometry.slider_attacks(from, position.occupied()).iter().collect();
    let to = match rng.below(10) {
        0 => any(rng),
        1 | 2 => geometry.maze(),
        _ => *rng.pick(&seen),
    };
    let mut mv = Move::new(from, to);
    if rng.percent(if to == geometry.maze() { 80 } else { 10 }) {
        mv = mv.with_exit(any(rng));
    } else if rng.percent(20) {
        let beside: Vec<Square> = geometry.edge_neighbours(to).iter().collect();
        mv = mv.with_victim(if rng.percent(90) { *rng.pick(&beside) } else { any(rng) });
    }
    if rng.percent(50) { mv.with_placement(any(rng)) } else { mv }
}
