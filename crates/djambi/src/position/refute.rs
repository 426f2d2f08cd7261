//! Refutations: turns of all other players together that thwart a player.

use alloc::vec::Vec;

use super::Position;
use crate::{Move, Rules, Seat, SquareSet};

/// The turns that a search tries for each of the other players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breadth {
    /// Of moves that differ only in the placement, the first, and those that place beside the chief.
    Kinds,
    /// All legal moves.
    All,
}

/// The search has made as many positions as it may.
struct Spent;

impl Position {
    /// Turns of the other players, in the order of turns, after which `player` is thwarted; they choose all
    /// of them together. With 0 `own_turns` the player is out by them, before the player's next turn. With
    /// more, the player is out or has the next turn, and cannot win any more within that number of own turns.
    ///
    /// `None` if there are no such turns, or if `limit` positions are too few to find them. A turn that
    /// kills a chief is found before one that does more slowly. Repetition and the quiet limit are ignored.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// // 2  rC  .  .  .  .  .  .  .  .
    /// // 1   .  . rM  .  .  .  . bA  .
    /// let text = "gC7yC/9/9/9/4bC4/9/9/rC8/2rM4bA1 rbyg r r 0 9";
    /// let position = Position::parse(text, &Rules::CLASSIC)?;
    /// let after = |text| position.play(&Rules::CLASSIC, position.parse_move(text).expect("a move"));
    /// let line = |position: &Position| position.refutation(&Rules::CLASSIC, Seat::Red, 0, 50_000);
    /// let line = line(&after("a2a1")?).expect("the assassin sees the chief once the militant is gone");
    /// assert_eq!(line.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn refutation(
        &self,
        rules: &Rules,
        player: Seat,
        own_turns: usize,
        limit: usize,
    ) -> Option<Vec<Move>> {
        let mut search =
            Search { rules, player, left: limit, breadth: Breadth::Kinds, winning: None, line: Vec::new() };
        for breadth in [Breadth::Kinds, Breadth::All] {
            search.breadth = breadth;
            if search.is_thwarted(self, own_turns).ok()? {
                search.line.reverse();
                return Some(search.line);
            }
        }
        None
    }
}

struct Search<'a> {
    rules: &'a Rules,
    player: Seat,
    /// The number of positions that may still be made.
    left: usize,
    breadth: Breadth,
    /// The last own turn that won. It is tried first, because it often wins again.
    winning: Option<Move>,
    /// The turns that were found, the last one first.
    line: Vec<Move>,
}

impl Search<'_> {
    fn is_thwarted(&mut self, position: &Position, own_turns: usize) -> Result<bool, Spent> {
        if position.is_over() || !position.alive().contains(self.player) {
            return Ok(position.winner() != Some(self.player));
        }
        if position.turn() != self.player {
            return self.others_thwart(position, own_turns);
        }
        Ok(own_turns > 0 && !self.wins(position, own_turns)?)
    }

    /// At another's turn: whether one of the moves thwarts the player. It is then added to the line.
    fn others_thwart(&mut self, position: &Position, own_turns: usize) -> Result<bool, Spent> {
        for mv in self.others_moves(position) {
            let after = self.after(position, mv)?;
            if self.is_thwarted(&after, own_turns)? {
                self.line.push(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// At the player's turn: whether a move wins in time.
    fn wins(&mut self, position: &Position, own_turns: usize) -> Result<bool, Spent> {
        let first = self.winning.filter(|&mv| position.is_legal(self.rules, mv));
        for mv in first.into_iter().chain(position.legal_moves(self.rules)) {
            let after = self.after(position, mv)?;
            let wins = if own_turns == 1 {
                after.winner() == Some(self.player)
            } else {
                let known = self.line.len();
                let wins = !self.is_thwarted(&after, own_turns - 1)?;
                self.line.truncate(known);
                wins
            };
            if wins {
                self.winning = Some(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The moves to be tried at another's turn, those first that act on the player's chief.
    fn others_moves(&self, position: &Position) -> Vec<Move> {
        let chief = position.chief(self.player).map_or(SquareSet::EMPTY, SquareSet::of);
        let beside = chief.first().map_or(SquareSet::EMPTY, |at| position.geometry().adjacent(at));
        let mut moves = position.legal_moves(self.rules);
        if self.breadth == Breadth::Kinds {
            let mut last = None;
            moves.retain(|&mv| {
                let kind = (mv.from(), mv.to(), mv.exit(), mv.victim());
                last.replace(kind) != Some(kind) || mv.placement().is_some_and(|at| beside.contains(at))
            });
        }
        let acts =
            |mv: &Move| [mv.to(), mv.exit(), mv.victim()].into_iter().flatten().any(|at| chief.contains(at));
        moves.sort_by_key(|mv| !acts(mv));
        moves
    }

    fn after(&mut self, position: &Position, mv: Move) -> Result<Position, Spent> {
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        Ok(position.play_unchecked(self.rules, mv))
    }
}
