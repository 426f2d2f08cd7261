//! The states of a table as positions of the rules.

use djambi::{Geometry, Move, Position, ReporterKills, Role, Rules, Square, SquareSet};

use super::material::{MAX_PIECES, Material};
use super::state_index::{State, StateIndex};
use super::turn_slot::{Power, TurnSlot, TurnSlots};

/// The states of a table: their numbers, the positions they stand for, and the turns that lead to them.
#[derive(Debug)]
pub(super) struct Ground {
    pub(super) material: Material,
    pub(super) index: StateIndex,
    /// A position of the material.
    template: Position,
    /// Where the pieces stand in the template, in the material's order.
    homes: Vec<Square>,
    slots: TurnSlots,
    /// The squares where a chief dies.
    pub(super) closed: SquareSet,
    /// The corpses and the pieces that stay where they are.
    pub(super) obstacles: SquareSet,
}

impl Ground {
    /// The states of a position's material, whose pieces stand on the squares `homes`.
    pub(super) fn new(position: &Position, material: Material, homes: Vec<Square>) -> Self {
        let geometry = position.geometry();
        let obstacles = material.corpses | material.fixed_squares();
        let open = geometry.all() - obstacles;
        let index = StateIndex::new(geometry, &material, open);
        let closed = material.closed_squares(geometry);
        let slots = TurnSlots::new(
            [0, 1, 2].map(|power| with_power(position, &homes, power)),
            material.players,
            &material.rules,
        );
        Self { material, index, template: *position, homes, slots, closed, obstacles }
    }

    /// The rules.
    pub(super) const fn rules(&self) -> &Rules {
        &self.material.rules
    }

    /// The position of a state; `None` if it is none, or if a chief is encircled in it.
    pub(super) fn position(&self, state: &State) -> Option<Position> {
        let mut moved = [(self.homes[0], self.homes[0]); MAX_PIECES];
        let count = self.homes.len();
        for (piece, pair) in moved[..count].iter_mut().enumerate() {
            *pair = (self.homes[piece], self.index.square(state, piece));
        }
        if moved[..2].iter().any(|&(_, chief)| self.closed.contains(chief)) {
            return None;
        }
        let (turn, cursor) = state.slot.turn_and_cursor(self.material.players);
        self.template.rearranged(&moved[..count], turn, cursor)
    }

    /// The board.
    pub(super) fn geometry(&self) -> &'static Geometry {
        self.template.geometry()
    }

    /// The number of a position of this material; `None` for an extra turn that no game gives, and if a chief
    /// is encircled.
    pub(super) fn number(&self, position: &Position) -> Option<usize> {
        let Material { players, pieces, .. } = &self.material;
        let chiefs = [position.chief(players[0])?, position.chief(players[1])?];
        if chiefs.iter().any(|&chief| self.closed.contains(chief)) {
            return None;
        }
        let mut numbers = [0; MAX_PIECES];
        for (number, chief) in numbers.iter_mut().zip(chiefs) {
            *number = self.index.number(chief);
        }
        let mut others = position.occupied() - self.obstacles;
        others = others.without(chiefs[0]).without(chiefs[1]);
        if others.len() + 2 != pieces.len() || !self.obstacles.is_subset(position.occupied()) {
            return None;
        }
        for (number, piece) in numbers.iter_mut().zip(pieces).skip(2) {
            let candidates = if others.is_single() { others } else { others & position.role(piece.role) };
            let candidates = match candidates.is_single() {
                true => candidates,
                false => candidates & position.controlled_by(players[piece.owner]),
            };
            let square = candidates.first()?;
            others = others.without(square);
            *number = self.index.number(square);
        }
        Some(self.index.encode(State { numbers, slot: TurnSlot::of(position, *players)? }))
    }

    /// Calls `visit` with the number and the mover of each state from which a walk leads to this one, or a
    /// diplomat that takes one of these pieces.
    ///
    /// A piece walks along the line that it came by, so the states before are found by walking back.
    pub(super) fn for_each_before(&self, state: &State, mut visit: impl FnMut(usize, usize)) {
        let index = &self.index;
        let geometry = self.geometry();
        let occupied = self.obstacles | index.occupied(state);
        let must_kill = self.rules().reporter != ReporterKills::One;
        for &slot in self.slots.before(self.power(state), state.slot) {
            let mover = slot.mover();
            for (piece, kind) in self.material.pieces.iter().enumerate() {
                if kind.owner != mover {
                    continue;
                }
                let square = index.square(state, piece);
                let seen = match kind.role {
                    Role::Militant => geometry.militant_attacks(square, occupied),
                    _ => geometry.slider_attacks(square, occupied),
                };
                let origins = match kind.role {
                    Role::Chief => seen - occupied - self.closed,
                    _ => (seen - occupied).without(geometry.maze()),
                };
                for origin in origins {
                    let mut before = State { slot, ..*state };
                    before.numbers[piece] = index.number(origin);
                    if slot.is_extra() && Some(before.numbers[mover]) != index.maze() {
                        continue;
                    }
                    if kind.role == Role::Reporter && must_kill && !self.is_walk(&before, origin, square) {
                        continue;
                    }
                    visit(index.encode(before), mover);
                }
                if kind.role == Role::Diplomat {
                    self.for_each_before_grab(state, slot, piece, &mut visit);
                }
            }
        }
    }

    /// The same for the turns of this slot in which the diplomat took a piece: it stands where that stood.
    fn for_each_before_grab(
        &self,
        state: &State,
        slot: TurnSlot,
        diplomat: usize,
        visit: &mut impl FnMut(usize, usize),
    ) {
        let index = &self.index;
        let mover = slot.mover();
        let square = index.square(state, diplomat);
        for (victim, kind) in self.material.pieces.iter().enumerate() {
            let is_chief = kind.role == Role::Chief;
            if kind.owner == mover || (is_chief && self.closed.contains(square)) {
                continue;
            }
            // The victim may have been placed where the diplomat came from.
            let occupied = (self.obstacles | index.occupied(state)).without(index.square(state, victim));
            let origins = self.geometry().slider_attacks(square, occupied) - occupied;
            for origin in origins.without(self.geometry().maze()) {
                let mut before = State { slot, ..*state };
                before.numbers[diplomat] = index.number(origin);
                before.numbers[victim] = index.number(square);
                if !slot.is_extra() || Some(before.numbers[mover]) == index.maze() {
                    visit(index.encode(before), mover);
                }
            }
        }
    }

    /// Whether the rules let a reporter walk there without a kill.
    fn is_walk(&self, before: &State, from: Square, to: Square) -> bool {
        let rules = self.rules();
        let mv = Move::new(from, to);
        let before = self.position(before).filter(|before| before.is_legal(rules, mv));
        before.is_some_and(|before| before.play_unchecked(rules, mv).corpses() == self.material.corpses)
    }

    /// The player in power in a state.
    fn power(&self, state: &State) -> Power {
        let in_maze = |chief: &usize| Some(state.numbers[*chief]) == self.index.maze();
        [0, 1].iter().position(in_maze).map_or(0, |chief| chief + 1)
    }
}

/// The position with the first player in power, the second or nobody, if there is one.
fn with_power(position: &Position, homes: &[Square], power: Power) -> Option<Position> {
    let maze = position.geometry().maze();
    let free =
        |taken: SquareSet| (position.geometry().all() - position.occupied() - taken).without(maze).first();
    // First the chief that is in the maze leaves it, so that the other can enter.
    let mut moved: Vec<(Square, Square)> = Vec::new();
    for (chief, &home) in homes.iter().take(2).enumerate() {
        let to = match (power == chief + 1, home == maze) {
            (true, false) => maze,
            (false, true) => free(SquareSet::EMPTY)?,
            _ => continue,
        };
        moved.push((home, to));
    }
    position.rearranged(&moved, position.turn(), position.cursor())
}
