//! What the player to move may do (§2–§4, §9.1).

mod count;

use core::ops::ControlFlow;

use alloc::vec::Vec;

use super::Position;
use crate::{
    Act, Geometry, MazeExit, Move, MoveFamily, OwnKills, ReporterKills, Role, Rules, Square, SquareSet,
};

impl Position {
    /// Gives every family of legal moves of the player to move to `visit` until that breaks. The forced pass is no
    /// family: see [`Position::must_pass`]. Every legal move but the pass is in exactly one family.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use djambi::{Act, Position, Rules};
    /// let search = Position::start().for_each_family(&Rules::CLASSIC, |family| match family.act {
    ///     Act::Walk => ControlFlow::Continue(()),
    ///     _ => ControlFlow::Break(family),
    /// });
    /// assert!(search.is_continue(), "nobody can be killed or relocated in the first turn");
    /// ```
    pub fn for_each_family<B>(
        &self,
        rules: &Rules,
        visit: impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.for_each_family_from(SquareSet::FULL, rules, visit)
    }

    /// Like [`Position::for_each_family`], for the pieces on the squares of `from` alone.
    pub fn for_each_family_from<B>(
        &self,
        from: SquareSet,
        rules: &Rules,
        mut visit: impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        let mover = Mover::new(self, rules);
        let visit = &mut visit;
        let [chiefs, assassins, reporters, militants, diplomats, necromobiles] =
            self.board.by_role(from & mover.movable());
        for square in chiefs {
            mover.chief(square, visit)?;
        }
        for square in assassins {
            mover.assassin(square, visit)?;
        }
        for square in reporters {
            mover.reporter(square, visit)?;
        }
        for square in militants {
            mover.militant(square, visit)?;
        }
        for square in diplomats {
            mover.diplomat(square, visit)?;
        }
        for square in necromobiles {
            mover.necromobile(square, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The families of legal moves of the player to move, as a list.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// let families = Position::start().families(&Rules::CLASSIC);
    /// assert_eq!(families.len(), 5, "one for each piece that is not shut in");
    /// assert_eq!(families.iter().map(|family| family.len()).sum::<usize>(), 30);
    /// ```
    #[must_use]
    pub fn families(&self, rules: &Rules) -> Vec<MoveFamily> {
        let mut families = Vec::with_capacity(32);
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            families.push(family);
            ControlFlow::Continue(())
        });
        families
    }

    /// The legal moves of the player to move, the forced pass included; none in a finished game.
    #[must_use]
    pub fn legal_moves(&self, rules: &Rules) -> Vec<Move> {
        let mut moves = Vec::with_capacity(256);
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            family.for_each_move(|one| {
                moves.push(one);
                ControlFlow::Continue(())
            })
        });
        if moves.is_empty() && !self.is_over() {
            moves.push(Move::PASS);
        }
        moves
    }

    /// The number of legal moves, the forced pass included, counted without listing them.
    #[must_use]
    pub fn count_moves(&self, rules: &Rules) -> usize {
        let mut count = 0;
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            count += family.len();
            ControlFlow::Continue(())
        });
        if count == 0 && !self.is_over() { 1 } else { count }
    }

    /// Whether the player to move has no move at all and so must pass (§2).
    #[must_use]
    pub fn must_pass(&self, rules: &Rules) -> bool {
        !self.is_over() && self.for_each_family(rules, |_| ControlFlow::Break(())).is_continue()
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn is_legal(&self, rules: &Rules, wanted: Move) -> bool {
        let Some(from) = wanted.from() else { return wanted.is_pass() && self.must_pass(rules) };
        let search = |family: MoveFamily| {
            if family.contains(wanted) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        self.for_each_family_from(SquareSet::of(from), rules, search).is_break()
    }
}

/// The board as the player to move sees it.
///
/// Its functions are few, and most are called in two places, so they are always inlined: then families need not go through
/// memory, whoever asks for them.
pub(super) struct Mover<'a> {
    position: &'a Position,
    rules: &'a Rules,
    geometry: &'static Geometry,
    /// The pieces he commands.
    own: SquareSet,
    /// The pieces he may relocate and, whatever the options, kill.
    enemies: SquareSet,
    /// The pieces he may kill: the enemies, and with `own_kills = pieces` his own but the chief.
    killable: SquareSet,
    occupied: SquareSet,
    /// Empty squares but the maze.
    empty_field: SquareSet,
    field: SquareSet,
    /// What may be killed on the field.
    prey: SquareSet,
    /// An enemy in the maze: of living pieces only a chief can be there.
    chief_in_maze: SquareSet,
}

impl<'a> Mover<'a> {
    #[inline(always)]
    pub(super) fn new(position: &'a Position, rules: &'a Rules) -> Self {
        let geometry = position.geometry;
        let player = position.turn;
        let (own, enemies) = position.own_and_enemies(rules, player);
        let killable = match rules.own_kills {
            OwnKills::Never => enemies,
            OwnKills::Pieces => enemies | (own - (position.role(Role::Chief) & position.army(player))),
        };
        let occupied = position.occupied();
        let field = geometry.field();
        let empty_field = field - occupied;
        let (prey, chief_in_maze) = (killable & field, enemies - field);
        Self {
            position,
            rules,
            geometry,
            own,
            enemies,
            killable,
            occupied,
            empty_field,
            field,
            prey,
            chief_in_maze,
        }
    }

    /// His pieces but those that have next to them only what he may neither kill nor relocate: such a piece has no moves.
    #[inline]
    fn movable(&self) -> SquareSet {
        let closed = self.occupied - self.killable - self.position.corpses();
        self.geometry.next_to(self.own, SquareSet::FULL - closed)
    }

    #[inline(always)]
    fn militant<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Militant, from);
        let reach = self.geometry.steps(from, self.occupied);
        self.walk(piece, reach & self.empty_field, visit)?;
        self.take(piece, Act::Kill, reach & self.prey, SquareSet::EMPTY, visit)
    }

    #[inline(always)]
    fn chief<B>(&self, from: Square, visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>) -> ControlFlow<B> {
        let piece = self.piece(Role::Chief, from);
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(piece, reach - self.occupied, visit)?;
        let victims = reach & self.killable;
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        // On a full board, the victims of a chief who leaves the maze find no place.
        let placements = self.empty_field | SquareSet::of(from) & self.field;
        if placements.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(MoveFamily { act: Act::Kill, to: victims, placements, ..piece })
    }

    #[inline(always)]
    fn assassin<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Assassin, from);
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(piece, reach & self.empty_field, visit)?;
        let victims = reach & self.prey;
        if !victims.is_empty() {
            visit(MoveFamily { act: Act::Kill, to: victims, ..piece })?;
        }
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        // The corpse will lie where the assassin started: he may pass over that square but not end on it.
        for exit in self.exits(from).without(from) | self.master_exits(from) {
            visit(MoveFamily { act: Act::Kill, to: self.maze(), exit: Some(exit), ..piece })?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn diplomat<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Diplomat, from);
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(piece, reach & self.empty_field, visit)?;
        let victims = reach & self.enemies & self.field;
        if !victims.is_empty() {
            let chiefs = victims & self.position.role(Role::Chief);
            self.take(piece, Act::Relocate, victims - chiefs, SquareSet::EMPTY, visit)?;
            self.take(piece, Act::Relocate, chiefs, self.maze() - self.occupied, visit)?;
        }
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        self.relocate_from_maze(piece, self.exits(from) | self.master_exits(from), visit)
    }

    #[inline(always)]
    fn necromobile<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Necromobile, from);
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(piece, reach & self.empty_field, visit)?;
        let corpses = reach & self.position.corpses();
        self.take(piece, Act::Relocate, corpses & self.field, SquareSet::EMPTY, visit)?;
        if corpses.is_subset(self.field) {
            return ControlFlow::Continue(());
        }
        self.relocate_from_maze(piece, self.exits(from), visit)
    }

    #[inline(always)]
    fn reporter<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Reporter, from);
        let quiet = self.geometry.slides(from, self.occupied) & self.empty_field;
        // Whom he may kill, and whether he must where he stands beside an enemy.
        let (act, prey, is_bound) = match self.rules.reporter {
            ReporterKills::One => (Act::Report, self.killable.without(from), false),
            ReporterKills::Must => (Act::Report, self.killable.without(from), true),
            ReporterKills::All => (Act::ReportAll, self.enemies, true),
        };
        let beside = self.geometry.beside(quiet, prey);
        for to in beside {
            let sides = self.geometry.sides(to);
            let declinable = !is_bound || (sides & self.enemies).is_empty();
            visit(MoveFamily { act, to: SquareSet::of(to), victims: sides & prey, declinable, ..piece })?;
        }
        let quiet = quiet - beside;
        self.walk(piece, quiet, visit)
    }

    /// A family of a piece without any move yet.
    #[inline]
    fn piece(&self, role: Role, from: Square) -> MoveFamily {
        let none = SquareSet::EMPTY;
        let (act, exit, declinable) = (Act::Walk, None, false);
        MoveFamily { from, role, act, to: none, exit, victims: none, declinable, placements: none }
    }

    fn maze(&self) -> SquareSet {
        SquareSet::of(self.geometry.maze())
    }

    /// Where a victim may be placed once the piece from `from`, a square of the field, has arrived where the victim stood.
    fn places(&self, from: Square) -> SquareSet {
        self.empty_field.with(from)
    }

    /// Whether a piece that sees `reach` sees an enemy chief in the maze.
    #[inline]
    fn takes_chief_in_maze(&self, reach: SquareSet) -> bool {
        !(reach & self.chief_in_maze).is_empty()
    }

    /// What a piece that came from `from` sees from inside the maze: its start square is empty by then.
    fn sight_from_maze(&self, from: Square) -> SquareSet {
        self.geometry.slides(self.geometry.maze(), self.occupied.without(from))
    }

    fn exits(&self, from: Square) -> SquareSet {
        self.sight_from_maze(from) & self.places(from)
    }

    /// The further chiefs on which an exit may end (§9.1).
    fn master_exits(&self, from: Square) -> SquareSet {
        match self.rules.maze_exit {
            MazeExit::Quiet => SquareSet::EMPTY,
            MazeExit::Master => self.sight_from_maze(from) & self.enemies & self.position.role(Role::Chief),
        }
    }

    /// Delivers the moves to empty squares, if there are any.
    #[inline]
    fn walk<B>(
        &self,
        piece: MoveFamily,
        to: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if to.is_empty() { ControlFlow::Continue(()) } else { visit(MoveFamily { to, ..piece }) }
    }

    /// Delivers the moves onto victims that the mover places, on empty squares or on those of `beyond`, if there are any
    /// victims. They find a place at least where the piece came from, which is on the field.
    #[inline]
    fn take<B>(
        &self,
        piece: MoveFamily,
        act: Act,
        to: SquareSet,
        beyond: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if to.is_empty() {
            return ControlFlow::Continue(());
        }
        let placements = self.places(piece.from) | beyond;
        visit(MoveFamily { act, to, placements, ..piece })
    }

    /// Delivers the moves that relocate what is in the maze (§4).
    fn relocate_from_maze<B>(
        &self,
        piece: MoveFamily,
        exits: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for exit in exits {
            let placements = self.places(piece.from).without(exit);
            if !placements.is_empty() {
                let (act, to, exit) = (Act::Relocate, self.maze(), Some(exit));
                visit(MoveFamily { act, to, exit, placements, ..piece })?;
            }
        }
        ControlFlow::Continue(())
    }
}
