//! Whose turn it is in an ending, and whose turn follows (§5).

use djambi::{Position, Rules, Seat};

/// Whose turn it is: that of the first or the second player, each a regular or an extra one, which a player
/// in power has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnSlot(u8);

impl TurnSlot {
    /// All slots, the regular turns first.
    pub(super) const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    const fn new(mover: usize, is_extra: bool) -> Self {
        Self(mover as u8 | (is_extra as u8) << 1)
    }

    /// The slot of a position. The cursor may be at the seat of a player who is out: then it counts as at the
    /// seat from which the same player is next. `None` for an extra turn of a player who is not in power,
    /// which no game gives.
    pub(super) fn of(position: &Position, players: [Seat; 2]) -> Option<Self> {
        let next = position.alive().next_after(position.cursor())?;
        let mover = usize::from(position.turn() == players[1]);
        let is_extra = position.turn() == next;
        (!is_extra || position.in_power() == Some(next)).then_some(Self::new(mover, is_extra))
    }

    /// The number of the slot, below 4.
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The player to move: 0 or 1.
    pub(super) const fn mover(self) -> usize {
        (self.0 & 1) as usize
    }

    /// Whether it is an extra turn.
    pub(super) const fn is_extra(self) -> bool {
        self.0 > 1
    }

    /// The player to move, and the seat at which the cursor is.
    pub(super) const fn turn_and_cursor(self, players: [Seat; 2]) -> (Seat, Seat) {
        let mover = self.mover();
        (players[mover], players[mover ^ self.is_extra() as usize])
    }
}

/// The player in power: nobody (0), the first player (1) or the second (2).
pub(super) type Power = usize;

/// The slots that a turn leads to, and those that lead to a slot.
#[derive(Clone, Debug)]
pub(super) struct TurnSlots {
    /// The slots of the turns after which a slot follows, by the power after the turn and that slot.
    before: [[Vec<TurnSlot>; 4]; 3],
}

impl TurnSlots {
    /// The slots by the rules, which `positions` tell: one for each power, where there is one.
    pub(super) fn new(positions: [Option<Position>; 3], players: [Seat; 2], rules: &Rules) -> Self {
        let mut before: [[Vec<TurnSlot>; 4]; 3] = Default::default();
        for (position, before) in positions.iter().zip(&mut before) {
            let Some(position) = position else { continue };
            for slot in TurnSlot::ALL {
                let (turn, cursor) = slot.turn_and_cursor(players);
                let Some(moved) = position.rearranged(&[], turn, cursor) else { continue };
                let next = moved.turns(rules).nth(1);
                if let Some(next) = next {
                    let mover = usize::from(next.seat == players[1]);
                    before[TurnSlot::new(mover, next.extra).number()].push(slot);
                }
            }
        }
        Self { before }
    }

    /// The slots of the turns after which this one follows, if the power after them is as given.
    pub(super) fn before(&self, power: Power, slot: TurnSlot) -> &[TurnSlot] {
        &self.before[power][slot.number()]
    }
}
