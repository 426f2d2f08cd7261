//! Where the rounds of a game begin.

use crate::{Entry, Game};

/// For each entry of a game, the number of the round that begins with it, if one does.
///
/// A round begins with the first turn, and then with every regular turn that is not later in the order of play than the
/// regular turn before it. The extra turns of a player in power belong to the round in which they are played. A
/// resignation in turn is a turn here, one out of turn and an agreement are not.
pub(super) fn starts(game: &Game) -> impl Iterator<Item = Option<u32>> {
    let mut rounds = 0;
    let mut last = game.start().cursor();
    game.entries().iter().zip(game.positions()).map(move |(entry, before)| {
        let seat = before.turn();
        let is_turn = match *entry {
            Entry::Turn(_) => true,
            Entry::Resignation(leaver) => leaver == seat,
            Entry::Agreement => false,
        };
        if !is_turn {
            return None;
        }
        let regular = seat == before.cursor();
        let begins = rounds == 0 || regular && seat <= last;
        if regular {
            last = seat;
        }
        rounds += u32::from(begins);
        begins.then_some(rounds)
    })
}
