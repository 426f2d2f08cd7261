//! The ways back of the pieces that a player moved last.

use djambi::{Move, Position, Square};

use crate::options::WAY_BACK_TURNS as TURNS;

/// The ways back of the pieces that a player moved in their last turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct WaysBack([Option<Way>; TURNS]);

/// The way back of a piece: from where it is to where it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    from: Square,
    to: Square,
}

impl WaysBack {
    /// The ways back of the pieces that the player to move moved in at most `turns` last own turns, as far as
    /// these are among the `earlier` positions, the oldest first.
    pub(crate) fn find(earlier: &[Position], position: &Position, turns: usize) -> Self {
        let player = position.turn();
        let mut ways = [None; TURNS];
        // Where a piece came to that left a square later.
        let mut moved: Vec<Way> = Vec::new();
        let own_turns = (0..earlier.len()).rev().filter(|&index| earlier[index].turn() == player);
        for (way, index) in ways.iter_mut().zip(own_turns).take(turns) {
            let before = &earlier[index];
            let after = earlier.get(index + 1).unwrap_or(position);
            let changed = before.differences(after);
            let had = before.controlled_by(player);
            let has = after.controlled_by(player);
            let now = ((has - had) & changed).first();
            let then = ((had - has) & changed).first();
            let Some((mut now, then)) = now.zip(then) else { continue };
            let arrived = now;
            for later in moved.iter().rev() {
                now = if later.to == now { later.from } else { now };
            }
            moved.push(Way { from: arrived, to: then });
            *way = Some(Way { from: now, to: then });
        }
        Self(ways)
    }

    /// Whether there is none.
    pub(in crate::search) fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Whether a move takes one of these ways, and does nothing else.
    pub(in crate::search) fn is_taken_by(self, mv: Move) -> bool {
        let from = mv.from();
        let to = mv.exit().or(mv.to());
        let is_taken = |way: &Way| from == Some(way.from) && to == Some(way.to);
        mv.victim().is_none() && self.0.iter().flatten().any(is_taken)
    }
}

#[cfg(test)]
mod tests {
    use djambi::{Rules, SQUARE9};

    use super::*;

    /// Whether a move goes back after these turns of red, to which the others replied.
    fn goes_back(red: &[&str], mv: &str, turns: usize) -> bool {
        let mut positions = vec![Position::start()];
        let replies = ["i3i4", "i7i6", "a7a6", "i4i3", "i6i7", "a6a7", "i3i4", "i7i6", "a7a6"];
        for (turn, replies) in red.iter().zip(replies.chunks(3)) {
            for mv in [&[*turn], replies].concat() {
                let mv = SQUARE9.parse_wire(mv).expect("move");
                positions.push(positions[positions.len() - 1].play(&Rules::CLASSIC, mv).expect("legal"));
            }
        }
        let (position, earlier) = positions.split_last().expect("position");
        WaysBack::find(earlier, position, turns).is_taken_by(SQUARE9.parse_wire(mv).expect("move"))
    }

    #[test]
    fn pieces_go_back_to_where_they_were_in_the_last_own_turns() {
        for (red, mv, turns, expected) in [
            (&["a3a4"][..], "a4a3", 1, true),
            (&["a3a4"], "a4a5", 3, false),
            (&[], "a3a4", 3, false),
            // By another way.
            (&["a3a4", "a4b5"], "b5a3", 3, true),
            (&["a3a4", "a4b5"], "b5a3", 1, false),
            (&["a3a4", "c2d3", "a4b5"], "b5a3", 3, true),
            (&["a3a4", "c2d3", "a4b5"], "d3c2", 3, true),
            (&["a3a4", "c2d3", "a4b5"], "d3c2", 1, false),
        ] {
            assert_eq!(goes_back(red, mv, turns), expected, "{red:?}, {mv}, {turns}");
        }
    }
}
