//! A search of a program, whose `info` and `bestmove` are held to the rules.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use djambi::{Game, Move};

use super::conversation::Conversation;
use crate::udi::{Info, MoveWord, PositionCommand, Reply, UdiCommand};

/// The command that sets the position of a game.
pub(super) fn position_of(game: &Game) -> String {
    let position = PositionCommand { game: game.clone(), ..PositionCommand::default() };
    UdiCommand::Position(Box::new(position)).to_string()
}

impl Conversation {
    /// Asks for the best move of a game by a `go`, within this time beside the program's patience. There is
    /// none if the game is over.
    ///
    /// # Errors
    /// If the answer, or what is said before and behind it, is wrong.
    pub(super) fn best_of(&mut self, game: &Game, go: &str, time: Duration) -> Result<Option<Move>> {
        let position = position_of(game);
        self.tell(&position)?;
        self.tell(go)?;
        let asked = || format!("{position}, {go}");
        let best = self.answer(game, time).with_context(asked)?;
        // Another answer would come before that to isready.
        self.settle().with_context(asked)?;
        Ok(best)
    }

    /// Hears the answer to a `go` for this game.
    ///
    /// # Errors
    /// As [`Conversation::best_of`].
    pub(super) fn answer(&mut self, game: &Game, time: Duration) -> Result<Option<Move>> {
        self.until("bestmove", time + self.patience(), |reply| match reply {
            Reply::Info(info) => check_info(game, &info).map(|()| None),
            Reply::BestMove(best) => {
                if let Some(next) = best.as_ref().and_then(|best| best.ponder.as_ref()) {
                    let mv = legal(game, &best.as_ref().context("a move")?.mv)?;
                    let mut after = game.clone();
                    after.play(mv)?;
                    legal(&after, next).context("the move behind ponder")?;
                }
                answered_move(game, best.map(|best| best.mv)).map(Some)
            }
            _ => bail!("a search is answered by info and bestmove"),
        })
    }
}

fn answered_move(game: &Game, word: Option<MoveWord>) -> Result<Option<Move>> {
    match (word, game.outcome()) {
        (None, Some(_)) => Ok(None),
        (None, None) => bail!("the game is not over"),
        (Some(_), Some(_)) => bail!("the game is over: bestmove none"),
        (Some(word), None) => legal(game, &word).map(Some),
    }
}

/// The legal move of a word.
fn legal(game: &Game, word: &MoveWord) -> Result<Move> {
    let position = game.position();
    let mv = position.geometry().parse_wire(word.as_ref())?;
    ensure!(
        game.outcome().is_none() && position.is_legal(game.rules(), mv),
        "{word} is not legal for {} in {position}",
        position.turn()
    );
    Ok(mv)
}

fn check_info(game: &Game, info: &Info) -> Result<()> {
    if let Some(shares) = &info.shares {
        let seats = game.position().geometry().seats();
        for (seat, _) in shares.iter() {
            ensure!(seats.contains(seat), "share: the board has no seat {seat}");
        }
        let missing = seats.iter().find(|&seat| shares.iter().all(|(known, _)| known != seat));
        ensure!(missing.is_none(), "share: {} is missing", missing.context("a seat")?);
    }
    let mut line = game.clone();
    for (index, word) in info.moves.iter().enumerate() {
        let mv = legal(&line, word).with_context(|| format!("move {} of pv", index + 1))?;
        line.play(mv)?;
    }
    Ok(())
}
