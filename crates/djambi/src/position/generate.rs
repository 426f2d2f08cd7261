//! What the player to move may do (§2–§4, §9.1).

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
        self.for_each_family_from(self.geometry.all(), rules, visit)
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
        for role in Role::ALL {
            for square in mover.own & self.role(role) & from {
                match role {
                    Role::Chief => mover.chief(square, &mut visit)?,
                    Role::Assassin => mover.assassin(square, &mut visit)?,
                    Role::Reporter => mover.reporter(square, &mut visit)?,
                    Role::Militant => mover.militant(square, &mut visit)?,
                    Role::Diplomat => mover.diplomat(square, &mut visit)?,
                    Role::Necromobile => mover.necromobile(square, &mut visit)?,
                }
            }
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
struct Mover<'a> {
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
}

impl<'a> Mover<'a> {
    fn new(position: &'a Position, rules: &'a Rules) -> Self {
        let geometry = position.geometry;
        let player = position.turn;
        let own = position.commanded_by(player);
        let enemies = position.enemies_of(rules, player);
        let killable = match rules.own_kills {
            OwnKills::Never => enemies,
            OwnKills::Pieces => enemies | (own - (position.role(Role::Chief) & position.army(player))),
        };
        let occupied = position.occupied();
        let field = geometry.field();
        Self {
            position,
            rules,
            geometry,
            own,
            enemies,
            killable,
            occupied,
            empty_field: field - occupied,
            field,
        }
    }

    fn militant<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let reach = self.geometry.steps(from, self.occupied) & self.field;
        self.walk(from, Role::Militant, reach & self.empty_field, visit)?;
        self.act_and_place(from, Role::Militant, Act::Kill, reach & self.killable, self.places(from), visit)
    }

    fn chief<B>(&self, from: Square, visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>) -> ControlFlow<B> {
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(from, Role::Chief, reach - self.occupied, visit)?;
        self.act_and_place(from, Role::Chief, Act::Kill, reach & self.killable, self.places(from), visit)
    }

    fn assassin<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(from, Role::Assassin, reach & self.empty_field, visit)?;
        self.act(
            from,
            Role::Assassin,
            Act::Kill,
            reach & self.killable & self.field,
            SquareSet::EMPTY,
            visit,
        )?;
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        // The corpse will lie where the assassin started: he may pass over that square but not end on it.
        for exit in self.exits(from).without(from) | self.master_exits(from) {
            self.in_maze(from, Role::Assassin, Act::Kill, exit, SquareSet::EMPTY, visit)?;
        }
        ControlFlow::Continue(())
    }

    fn diplomat<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let reach = self.geometry.slides(from, self.occupied);
        self.walk(from, Role::Diplomat, reach & self.empty_field, visit)?;
        let victims = reach & self.enemies & self.field;
        let chiefs = victims & self.position.role(Role::Chief);
        let maze = SquareSet::of(self.geometry.maze()) - self.occupied;
        self.act_and_place(from, Role::Diplomat, Act::Relocate, victims - chiefs, self.places(from), visit)?;
        self.act_and_place(from, Role::Diplomat, Act::Relocate, chiefs, self.places(from) | maze, visit)?;
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        for exit in self.exits(from) | self.master_exits(from) {
            self.relocate_from_maze(from, Role::Diplomat, exit, visit)?;
        }
        ControlFlow::Continue(())
    }

    fn necromobile<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let reach = self.geometry.slides(from, self.occupied);
        let corpses = reach & self.position.corpses();
        self.walk(from, Role::Necromobile, reach & self.empty_field, visit)?;
        self.act_and_place(
            from,
            Role::Necromobile,
            Act::Relocate,
            corpses & self.field,
            self.places(from),
            visit,
        )?;
        if corpses.is_subset(self.field) {
            return ControlFlow::Continue(());
        }
        for exit in self.exits(from) {
            self.relocate_from_maze(from, Role::Necromobile, exit, visit)?;
        }
        ControlFlow::Continue(())
    }

    fn reporter<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut quiet = self.geometry.slides(from, self.occupied) & self.empty_field;
        let (enemies, killable) = (self.enemies, self.killable.without(from));
        for to in quiet {
            let sides = self.geometry.sides(to);
            let (act, victims, declinable) = match self.rules.reporter {
                ReporterKills::One => (Act::Report, sides & killable, true),
                ReporterKills::Must => (Act::Report, sides & killable, (sides & enemies).is_empty()),
                ReporterKills::All => (Act::ReportAll, sides & enemies, false),
            };
            if victims.is_empty() {
                continue;
            }
            quiet = quiet.without(to);
            let to = SquareSet::of(to);
            let placements = SquareSet::EMPTY;
            visit(MoveFamily {
                from,
                role: Role::Reporter,
                act,
                to,
                exit: None,
                victims,
                declinable,
                placements,
            })?;
        }
        self.walk(from, Role::Reporter, quiet, visit)
    }

    /// Where a victim may be placed once the piece from `from` has arrived where the victim stood.
    fn places(&self, from: Square) -> SquareSet {
        self.empty_field | (SquareSet::of(from) & self.field)
    }

    /// Whether a piece that sees `reach` sees an enemy chief in the maze.
    fn takes_chief_in_maze(&self, reach: SquareSet) -> bool {
        let chiefs = self.enemies & self.position.role(Role::Chief);
        (reach & chiefs).contains(self.geometry.maze())
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

    fn walk<B>(
        &self,
        from: Square,
        role: Role,
        to: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.act(from, role, Act::Walk, to, SquareSet::EMPTY, visit)
    }

    /// Delivers the moves to `to`, if there is one and the victim finds a place (a chief who leaves the maze on a
    /// full board finds none).
    fn act_and_place<B>(
        &self,
        from: Square,
        role: Role,
        act: Act,
        to: SquareSet,
        placements: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let to = if placements.is_empty() { SquareSet::EMPTY } else { to };
        self.act(from, role, act, to, placements, visit)
    }

    /// Delivers the moves to `to`, if there is one.
    fn act<B>(
        &self,
        from: Square,
        role: Role,
        act: Act,
        to: SquareSet,
        placements: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if to.is_empty() {
            return ControlFlow::Continue(());
        }
        let (exit, victims, declinable) = (None, SquareSet::EMPTY, false);
        visit(MoveFamily { from, role, act, to, exit, victims, declinable, placements })
    }

    fn relocate_from_maze<B>(
        &self,
        from: Square,
        role: Role,
        exit: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let placements = self.places(from).without(exit);
        if placements.is_empty() {
            return ControlFlow::Continue(());
        }
        self.in_maze(from, role, Act::Relocate, exit, placements, visit)
    }

    fn in_maze<B>(
        &self,
        from: Square,
        role: Role,
        act: Act,
        exit: Square,
        placements: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let to = SquareSet::of(self.geometry.maze());
        let (victims, declinable) = (SquareSet::EMPTY, false);
        visit(MoveFamily { from, role, act, to, exit: Some(exit), victims, declinable, placements })
    }
}
