//! Finding the rule that forbids a move.

use super::Position;
use crate::{
    Illegal, MazeCorpse, MazeMilitant, Move, Occupant, Piece, ReporterKills, Role, Rules, Square, SquareSet,
};

impl Position {
    /// The rule that forbids a move; `None` if the move is legal.
    ///
    /// ```
    /// use djambi::{Position, Rules, SQUARE9};
    /// let mv = SQUARE9.parse_wire("a3a6")?;
    /// let illegal = Position::start().explain_illegal(&Rules::CLASSIC, mv).expect("illegal");
    /// assert_eq!(illegal.to_string(), "a militant moves one or two squares, and a6 is farther");
    /// assert_eq!(illegal.section(), "§2");
    /// # Ok::<(), djambi::MoveTextError>(())
    /// ```
    #[must_use]
    pub fn explain_illegal(&self, rules: &Rules, mv: Move) -> Option<Illegal> {
        if self.is_legal(rules, mv) {
            return None;
        }
        if self.is_over() {
            return Some(Illegal::Over);
        }
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return Some(Illegal::CannotPass) };
        if self.must_pass(rules) {
            return Some(Illegal::MustPass);
        }
        let piece = match self.piece_to_move(from) {
            Ok(piece) => piece,
            Err(illegal) => return Some(illegal),
        };
        let attempt = Attempt { position: self, rules, mv, from, to, piece };
        let reason = attempt.way().or_else(|| attempt.effect()).or_else(|| attempt.choices());
        Some(reason.unwrap_or(Illegal::PlacementMissing))
    }

    /// Why nothing on a square can move; `None` if the player to move has a legal move from there.
    ///
    /// ```
    /// use djambi::{Position, Rules, SQUARE9};
    /// let still = |square| {
    ///     let square = SQUARE9.square(square).expect("square");
    ///     Position::start().explain_still(&Rules::CLASSIC, square).map(|illegal| illegal.to_string())
    /// };
    /// assert_eq!(still("a1").as_deref(), Some("the red chief on a1 has no square to go to"));
    /// assert_eq!(still("e5").as_deref(), Some("there is no piece on e5"));
    /// assert_eq!(still("a3"), None, "the militant can move");
    /// ```
    #[must_use]
    pub fn explain_still(&self, rules: &Rules, square: Square) -> Option<Illegal> {
        if self.has_move_from(rules, SquareSet::of(square)) {
            return None;
        }
        if self.is_over() {
            return Some(Illegal::Over);
        }
        if self.must_pass(rules) {
            return Some(Illegal::MustPass);
        }
        let still = |piece| Illegal::HemmedIn { piece, square: self.geometry.square_name(square) };
        Some(self.piece_to_move(square).map_or_else(|illegal| illegal, still))
    }

    /// The piece on a square, if the player to move may move it.
    fn piece_to_move(&self, from: Square) -> Result<Piece, Illegal> {
        let square = self.name(from).ok_or(Illegal::NoPiece { square: "that square" })?;
        match self.at(from) {
            None => Err(Illegal::NoPiece { square }),
            Some(Occupant::Corpse) => Err(Illegal::CorpseMoves { square }),
            Some(Occupant::Piece(piece)) if !self.controlled_by(self.turn).contains(from) => {
                let controller = self.controller(piece.army);
                Err(Illegal::NotYours { piece, square, controller, player: self.turn })
            }
            Some(Occupant::Piece(piece)) => Ok(piece),
        }
    }

    /// The name of a square, if it is on the board.
    fn name(&self, square: Square) -> Option<&'static str> {
        self.geometry.all().contains(square).then(|| self.geometry.square_name(square))
    }
}

/// A move that is not legal, of a piece that may be moved.
struct Attempt<'a> {
    position: &'a Position,
    rules: &'a Rules,
    mv: Move,
    from: Square,
    to: Square,
    piece: Piece,
}

impl Attempt<'_> {
    fn name(&self, square: Square) -> &'static str {
        self.position.name(square).unwrap_or("a square that is not there")
    }

    /// The fault of the way from start to end (§2).
    fn way(&self) -> Option<Illegal> {
        let from = self.from;
        let to = self.to;
        let geometry = self.position.geometry;
        if from == to {
            return Some(Illegal::Standstill);
        }
        if !geometry.in_line(from).contains(to) {
            return Some(Illegal::NotInLine { from: self.name(from), to: self.name(to) });
        }
        let is_militant = self.piece.role == Role::Militant;
        if is_militant && !geometry.militant_attacks(from, SquareSet::EMPTY).contains(to) {
            return Some(Illegal::TooFar { to: self.name(to) });
        }
        let occupied = self.position.occupied();
        let seen = if is_militant {
            geometry.militant_attacks(from, occupied)
        } else {
            geometry.slider_attacks(from, occupied)
        };
        if seen.contains(to) {
            return None;
        }
        let by = geometry.blockers_between(from, to, occupied).first().map(|square| self.name(square));
        Some(
            by.map_or(Illegal::Barred { to: self.name(to) }, |by| Illegal::Blocked { by, to: self.name(to) }),
        )
    }

    /// The fault of the effect on the occupant of the square of arrival (§3).
    fn effect(&self) -> Option<Illegal> {
        let role = self.piece.role;
        let is_maze = self.to == self.position.geometry.maze();
        match self.position.at(self.to) {
            None if is_maze && role != Role::Chief => Some(Illegal::MazeClosed { role }),
            None => None,
            Some(Occupant::Corpse) if role == Role::Necromobile => None,
            Some(Occupant::Corpse) => Some(Illegal::NoEffect { role, on: "corpse" }),
            Some(Occupant::Piece(_)) if matches!(role, Role::Necromobile | Role::Reporter) => {
                Some(Illegal::NoEffect { role, on: "living piece" })
            }
            Some(Occupant::Piece(victim)) => {
                let in_maze = is_maze && role == Role::Militant && !self.acts_in_maze();
                self.spared(victim, self.to).or(in_maze.then_some(Illegal::MilitantInMaze))
            }
        }
    }

    /// The rule that protects a living piece from this one, on any way to it.
    fn spared(&self, victim: Piece, at: Square) -> Option<Illegal> {
        let player = self.position.turn;
        let square = self.name(at);
        if self.position.enemies_of(self.rules, player).contains(at) {
            return None;
        }
        if !self.position.controlled_by(player).contains(at) {
            return Some(Illegal::OrphanVictim { victim, square });
        }
        let may_kill_own = self.rules.own_kills == crate::OwnKills::Pieces
            && self.piece.role != Role::Diplomat
            && self.position.chief(player) != Some(at);
        if may_kill_own { None } else { Some(Illegal::OwnVictim { victim, square }) }
    }

    /// The fault of the player's further choices: exit, victim, placement.
    fn choices(&self) -> Option<Illegal> {
        self.exit().or_else(|| self.report()).or_else(|| self.placement())
    }

    /// Whether the move acts on the occupant of the maze and so needs an exit (§4).
    fn acts_in_maze(&self) -> bool {
        let leaves = match self.piece.role {
            Role::Assassin | Role::Diplomat | Role::Necromobile => true,
            Role::Militant => self.rules.maze_militant == MazeMilitant::Kill,
            Role::Chief | Role::Reporter => false,
        };
        leaves && self.to == self.position.geometry.maze()
    }

    fn exit(&self) -> Option<Illegal> {
        let geometry = self.position.geometry;
        let Some(exit) = self.mv.exit() else { return self.acts_in_maze().then_some(Illegal::ExitMissing) };
        if !self.acts_in_maze() {
            return Some(Illegal::NoExit);
        }
        let square = self.name(exit);
        if exit == self.from && self.piece.role == Role::Assassin {
            return Some(Illegal::ExitOnStart { square });
        }
        let occupied = self.position.occupied().without(self.from);
        if !geometry.slider_attacks(geometry.maze(), occupied).contains(exit) {
            return Some(Illegal::ExitOutOfReach { square });
        }
        let is_militant = self.piece.role == Role::Militant;
        if is_militant && !geometry.militant_attacks(geometry.maze(), occupied).contains(exit) {
            return Some(Illegal::ExitTooFar { square });
        }
        let chiefs =
            self.position.enemies_of(self.rules, self.position.turn) & self.position.role(Role::Chief);
        let master = self.rules.maze_exit == crate::MazeExit::Master
            && matches!(self.piece.role, Role::Assassin | Role::Diplomat);
        let further = if master { chiefs } else { SquareSet::EMPTY };
        (occupied - further).contains(exit).then_some(Illegal::ExitOccupied { square })
    }

    fn report(&self) -> Option<Illegal> {
        let chooses = matches!(self.rules.reporter, ReporterKills::One | ReporterKills::Must);
        if self.piece.role != Role::Reporter || !chooses {
            return self.mv.victim().map(|_| Illegal::NoChoiceOfVictim);
        }
        let Some(victim) = self.mv.victim() else {
            return (self.rules.reporter == ReporterKills::Must && self.mv.placement().is_none())
                .then_some(Illegal::MustReport);
        };
        let square = self.name(victim);
        if !self.position.geometry.edge_neighbours(self.to).contains(victim) {
            return Some(Illegal::VictimNotBeside { square });
        }
        match self.position.piece_at(victim).filter(|_| victim != self.from) {
            None => Some(Illegal::NoVictim { square }),
            Some(piece) => self.spared(piece, victim),
        }
    }

    fn placement(&self) -> Option<Illegal> {
        let position = self.position;
        let victim = position.at(self.to);
        let forced = matches!(self.piece.role, Role::Assassin | Role::Reporter);
        if forced || victim.is_none() {
            return self.mv.placement().map(|_| Illegal::NothingToPlace);
        }
        let Some(square) = self.mv.placement() else { return Some(Illegal::PlacementMissing) };
        // The victim has been taken up by now, so for a move that acts in the maze only the exit counts.
        let arrived = self.mv.exit().unwrap_or(self.to);
        let occupied = position.occupied().without(self.from).without(self.to);
        if square == arrived || occupied.contains(square) {
            return Some(Illegal::PlacementOccupied { square: self.name(square) });
        }
        (square == position.geometry.maze()).then(|| self.placement_in_maze())
    }

    /// The rule that forbids placing the victim in the empty maze.
    fn placement_in_maze(&self) -> Illegal {
        match self.rules.maze_corpse {
            MazeCorpse::Never => Illegal::PlacementInMaze,
            _ if self.mv.exit().is_some() => Illegal::ReturnToMaze,
            _ if self.piece.role == Role::Diplomat => Illegal::PlacementInMaze,
            MazeCorpse::Chief | MazeCorpse::Any => Illegal::CorpseInMaze,
        }
    }
}
