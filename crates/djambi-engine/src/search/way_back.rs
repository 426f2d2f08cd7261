//! The way back of the piece that a player moved last.

use djambi::{Move, Position, Square};

/// The way back of a piece: from the square to which its player moved it last, to the square before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WayBack {
    from: Square,
    to: Square,
}

impl WayBack {
    /// The way back of the piece that the player to move moved in their last turn, if that turn is one of
    /// these `earlier` positions, the oldest first.
    pub(crate) fn find(earlier: &[Position], position: &Position) -> Option<Self> {
        let player = position.turn();
        let last = earlier.iter().rposition(|before| before.turn() == player)?;
        let (before, after) = (&earlier[last], earlier.get(last + 1).unwrap_or(position));
        let (changed, had) = (before.differences(after), before.controlled_by(player));
        let has = after.controlled_by(player);
        Some(Self { from: ((has - had) & changed).first()?, to: ((had - has) & changed).first()? })
    }

    /// Whether a move takes this way.
    pub(super) fn is_taken_by(self, mv: Move) -> bool {
        mv.from() == Some(self.from) && mv.exit().or(mv.to()) == Some(self.to)
    }
}
