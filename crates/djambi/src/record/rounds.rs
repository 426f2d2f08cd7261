//! The numbers of a game's rounds.

use crate::{Game, GameEvent};

/// For each event of a game, the number of the round that begins with it, if one does.
///
/// A round begins with the first turn, and then with every regular turn that is not later in the order of
/// play than the regular turn before it. The extra turns of a player in power belong to the round in which
/// they are played. A resignation in turn counts as a turn here; a resignation out of turn, an agreement and
/// a closing do not.
pub(super) fn starts(game: &Game) -> impl Iterator<Item = Option<u32>> {
    let mut rounds = 0;
    let mut last = game.start().cursor();
    game.events().iter().zip(game.positions()).map(move |(event, before)| {
        let seat = before.turn();
        let is_turn = match *event {
            GameEvent::Turn(_) => true,
            GameEvent::Resignation(leaver) => leaver == seat,
            GameEvent::Agreement | GameEvent::Closing => false,
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
