//! A game from a won ending against a defender who plays by tables.

use djambi::{Game, Move};
use djambi_engine::{Never, Tablebase};

use super::WonEnding;
use super::won_ending::MAX_PIECES;
use crate::matches::{Failure, Player};

/// The multiple of the distance within which a win counts.
const PATIENCE: u32 = 3;

/// How a game from a won ending went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// It was won after this number of turns, which is within three times the distance.
    Won(u32),
    /// It was drawn by repetition or by quiet turns.
    Drawn,
    /// The defender won.
    Lost,
    /// Three times the distance was over: it was still won.
    TooLong,
    /// Three times the distance was over, and the win had been thrown away.
    ThrownAway,
}

/// Lets a player win an ending against a defender who loses as late as possible. The tables keep what the
/// defender needs.
///
/// # Errors
/// If the player cannot choose, or chooses an illegal move.
pub fn play(
    ending: &WonEnding,
    player: &mut dyn Player,
    seed: u64,
    tables: &Tablebase,
) -> Result<Played, Failure> {
    let attacker = ending.position.turn();
    let mut game = Game::new(ending.rules, ending.position);
    let limit = (ending.distance * PATIENCE) as usize;
    while game.outcome().is_none() && game.events().len() < limit {
        let mv = if game.position().turn() == attacker {
            player.choose(&game, seed)?.mv
        } else {
            defence(&game, tables).ok_or_else(|| Failure::new("the tables have no move"))?
        };
        game.play(mv).map_err(|error| Failure::new(error.to_string()))?;
    }
    let turns = u32::try_from(game.events().len()).unwrap_or(u32::MAX);
    Ok(match game.outcome() {
        Some(outcome) if outcome.winner() == Some(attacker) => Played::Won(turns),
        Some(outcome) if outcome.winner().is_some() => Played::Lost,
        Some(_) => Played::Drawn,
        None => match tables.verdict(game.position(), &ending.rules, MAX_PIECES, &Never) {
            Some(verdict) if verdict.win().is_some_and(|(winner, _)| winner == attacker) => Played::TooLong,
            _ => Played::ThrownAway,
        },
    })
}

/// The defender's move: the first of the best line.
fn defence(game: &Game, tables: &Tablebase) -> Option<Move> {
    let position = game.position();
    let rules = game.rules();
    let line = tables.best_line(position, rules, MAX_PIECES, &Never);
    let best = line.and_then(|(_, moves)| moves.first().copied());
    best.or_else(|| position.legal_moves(rules).first().copied())
}
