//! Threats: the pieces that can kill or relocate an occupant next turn.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use super::Position;
use crate::{Act, MoveFamily, Occupant, Piece, Role, Rules, Seat, Square, SquareSet};

/// A piece that can kill or relocate the occupant of a square, if its player has the next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The player that commands the piece.
    pub by: Seat,
    /// The piece.
    pub piece: Piece,
    /// The square of the piece.
    pub from: Square,
    /// The effect on the occupant.
    pub effect: Effect,
    /// The squares on which the piece may arrive to do so: the square itself; for a reporter, the squares
    /// beside it; for a master move (§9.1), the maze.
    pub arrivals: SquareSet,
}

/// The effect of a move on a piece or a corpse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// It kills the piece.
    Kill,
    /// It relocates the piece or the corpse.
    Relocate,
}

impl Position {
    /// Calls `visit`, until it breaks, with every piece that can kill or relocate the occupant of `square`,
    /// as if each player alive had the turn now. With `own_kills = pieces` or `reporter = all_own` the
    /// occupant's own commander is among them. Players come in seat order.
    ///
    /// An empty square has no threats: to find the threats to a piece there, play the piece there first.
    pub fn for_each_threat<B>(
        &self,
        rules: &Rules,
        square: Square,
        mut visit: impl FnMut(Threat) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let near = self.possible_threats(square);
        for by in self.alive.iter() {
            let mut seen = *self;
            seen.set_turn(by, self.cursor);
            for from in near & self.controlled_by(by) {
                if let Some(threat) = seen.threat_from(rules, from, square) {
                    visit(threat)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Every piece that can kill or relocate the occupant of `square`: [`Position::for_each_threat`] as a
    /// list.
    ///
    /// ```
    /// use djambi::{Effect, Position, Role, Rules, SQUARE9, Seat};
    /// // 5   .  .  . gR ##  .  .  .  .
    /// // 4   .  .  .  .  .  .  .  .  .
    /// // 3   .  . bM  .  .  .  .  .  .
    /// // 2   .  .  .  .  .  .  .  .  .
    /// // 1  rC  .  .  .  .  .  .  . bA
    /// let text = "8yC/9/9/9/3gR5/9/2bM6/9/rC7bA rryy r r 0 9";
    /// let position = Position::parse(text, &Rules::CLASSIC)?;
    /// let chief = position.chief(Seat::Red).expect("chief");
    /// let threats = position.threats(&Rules::CLASSIC, chief);
    /// assert_eq!(threats.len(), 1, "blue's pieces are red's own now");
    /// let reporter = threats[0];
    /// assert_eq!((reporter.by, reporter.piece.role), (Seat::Yellow, Role::Reporter));
    /// assert_eq!(reporter.effect, Effect::Kill);
    /// assert_eq!(reporter.arrivals.iter().map(|at| SQUARE9.square_name(at)).collect::<Vec<_>>(), ["a2"]);
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn threats(&self, rules: &Rules, square: Square) -> Vec<Threat> {
        let mut threats = Vec::new();
        let _: ControlFlow<()> = self.for_each_threat(rules, square, |threat| {
            threats.push(threat);
            ControlFlow::Continue(())
        });
        threats
    }

    /// Every piece that can kill the chief of an army next turn, master moves and reporters included; none,
    /// if the army has no chief.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// let text = "gC7yC/9/9/9/4bC4/9/2rA6/9/rC8 rbyg r r 0 9";
    /// let position = Position::parse(text, &Rules::ARENA)?;
    /// let by_red = |rules| {
    ///     let threats = position.threats_to_chief(rules, Seat::Yellow).into_iter();
    ///     threats.filter(|threat| threat.by == Seat::Red).collect::<Vec<_>>()
    /// };
    /// assert!(by_red(&Rules::CLASSIC).is_empty());
    /// let master_move = by_red(&Rules::ARENA)[0];
    /// assert_eq!(master_move.arrivals.first(), Some(position.geometry().maze()), "by way of blue's chief");
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn threats_to_chief(&self, rules: &Rules, army: Seat) -> Vec<Threat> {
        let mut threats = self.chief(army).map_or_else(Vec::new, |at| self.threats(rules, at));
        threats.retain(|threat| threat.effect == Effect::Kill);
        threats
    }

    /// A superset of the pieces that threaten a square: those that see it, all reporters and, against a
    /// chief, those that can reach it by way of the maze.
    fn possible_threats(&self, square: Square) -> SquareSet {
        let chief = matches!(self.at(square), Some(Occupant::Piece(Piece { role: Role::Chief, .. })));
        let masters =
            if chief { self.role(Role::Assassin) | self.role(Role::Diplomat) } else { SquareSet::EMPTY };
        self.geometry.slider_attacks(square, self.occupied()) | self.role(Role::Reporter) | masters
    }

    /// The threat of the piece on `from`, whose player has the turn, to the occupant of `square`.
    fn threat_from(&self, rules: &Rules, from: Square, square: Square) -> Option<Threat> {
        let piece = self.piece_at(from).filter(|_| from != square)?;
        self.at(square)?;
        let mut arrivals = SquareSet::EMPTY;
        let _: ControlFlow<()> = self.for_each_family_from(SquareSet::of(from), rules, |family| {
            arrivals |= family.arrivals_against(square);
            ControlFlow::Continue(())
        });
        let effect = match piece.role {
            Role::Diplomat | Role::Necromobile => Effect::Relocate,
            _ => Effect::Kill,
        };
        let threat = Threat { by: self.turn, piece, from, effect, arrivals };
        if arrivals.is_empty() { None } else { Some(threat) }
    }
}

impl MoveFamily {
    /// The squares on which moves of the family arrive that act on the occupant of `square`.
    fn arrivals_against(&self, square: Square) -> SquareSet {
        match self.act {
            Act::Walk => SquareSet::EMPTY,
            Act::Kill | Act::Relocate if self.exit == Some(square) => self.to,
            Act::Kill | Act::Relocate => self.to & SquareSet::of(square),
            Act::Report | Act::ReportAll if self.victims.contains(square) => self.to,
            Act::Report | Act::ReportAll => SquareSet::EMPTY,
        }
    }
}
