//! What can happen next turn to what stands on a square.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use super::Position;
use crate::{Act, MoveFamily, Occupant, Piece, Role, Rules, Seat, Square, SquareSet};

/// A piece that can kill or relocate what stands on a certain square, if its player has the next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The player who commands the piece.
    pub by: Seat,
    /// The piece.
    pub piece: Piece,
    /// Where it stands.
    pub from: Square,
    /// What it can do.
    pub effect: Effect,
    /// Where it may go to do so: the square itself; for a reporter, the squares beside it that he can report from; the
    /// maze, for a master move (§9.1) that goes on from there to the square.
    pub arrivals: SquareSet,
}

/// What a move does to a piece or a corpse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// It kills the piece.
    Kill,
    /// It relocates the piece or the corpse.
    Relocate,
}

impl Position {
    /// Gives to `visit`, until that breaks, every piece that can kill or relocate what stands on `square`, each player
    /// alive being thought to have the turn now: the player to move, the others, and with `own_kills = pieces` the one
    /// who commands the piece on the square, too. Players come in seat order. Nothing threatens an empty square: to know what
    /// would become of a piece there, play it there and ask then.
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

    /// Every piece that can kill or relocate what stands on `square`: [`Position::for_each_threat`] as a list.
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
    /// assert_eq!((reporter.by, reporter.piece.role, reporter.effect), (Seat::Yellow, Role::Reporter, Effect::Kill));
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

    /// Where the pieces of a player stand that can kill what stands on `square`, if he has the next turn.
    #[must_use]
    pub fn killers(&self, rules: &Rules, square: Square, by: Seat) -> SquareSet {
        let mut killers = SquareSet::EMPTY;
        let _: ControlFlow<()> = self.for_each_threat(rules, square, |threat| {
            if threat.by == by && threat.effect == Effect::Kill {
                killers = killers.with(threat.from);
            }
            ControlFlow::Continue(())
        });
        killers
    }

    /// Every piece that can kill the chief of an army next turn, master moves and reporters included; none, if the army
    /// has no chief.
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

    /// Where the pieces stand that a player can kill, one or the other, if he has the next turn.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// let rules = Rules::CLASSIC;
    /// let position = Position::parse("8yC/9/9/4bM4/9/4rA4/9/9/rC7bC rby- b b 0 31", &rules)?;
    /// let name = |square| position.geometry().square_name(square);
    /// let in_danger = position.victims(&rules, Seat::Red);
    /// assert_eq!(in_danger.iter().map(name).collect::<Vec<_>>(), ["i1", "e6", "i9"]);
    /// let by_blue = position.victims(&rules, Seat::Blue) & position.controlled_by(Seat::Red);
    /// assert_eq!(by_blue.iter().map(name).collect::<Vec<_>>(), ["a1", "e4"]);
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn victims(&self, rules: &Rules, by: Seat) -> SquareSet {
        let mut victims = SquareSet::EMPTY;
        if !self.alive.contains(by) {
            return victims;
        }
        let mut seen = *self;
        seen.set_turn(by, self.cursor);
        let _: ControlFlow<()> = seen.for_each_family(rules, |family| {
            victims |= match family.act {
                Act::Walk | Act::Relocate => SquareSet::EMPTY,
                Act::Kill => family.to | family.exit.into_iter().collect(),
                Act::Report | Act::ReportAll => family.victims,
            };
            ControlFlow::Continue(())
        });
        // Most exits are empty. An assassin never goes back to where he started, so whoever stands on one is a victim.
        victims & self.occupied()
    }

    /// Where everything stands that could be a threat, whoever commands it: the pieces that see the square, reporters, and
    /// those who can reach a chief by way of the maze.
    fn possible_threats(&self, square: Square) -> SquareSet {
        let chief = matches!(self.at(square), Some(Occupant::Piece(Piece { role: Role::Chief, .. })));
        let masters =
            if chief { self.role(Role::Assassin) | self.role(Role::Diplomat) } else { SquareSet::EMPTY };
        self.geometry.slides(square, self.occupied()) | self.role(Role::Reporter) | masters
    }

    /// What the piece on `from`, whose player has the turn, can do to what stands on `square`.
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
    /// Where the moves of the family arrive that act on what stands on a square, which is not empty.
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
