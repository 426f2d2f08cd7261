//! Judges turns by trying all play of the others together.

use super::turns::Turns;
use crate::simple::{Move, Options, Seat, State};

/// What a turn must reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// The others cannot put the player out before the player's next turn or the end of the game.
    Safe,
    /// The turn kills another player's chief, and is safe.
    Take,
    /// The turn walls in another player's chief, and is safe.
    Cage,
    /// The player wins within this number of own turns, this one included.
    Win(usize),
}

/// The order of turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// That of §5.
    Rules,
    /// After every turn the next player alive in seat order plays.
    Plain,
}

/// What puts a player out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Danger {
    /// Being killed and being walled in.
    Any,
    /// Being killed; a player who is walled in counts as safe.
    Kills,
}

/// More positions than the limit were looked at.
#[derive(Debug)]
pub(super) struct TooLong;

/// Judges turns of one player, and counts the positions that it makes.
pub(super) struct Judge {
    options: Options,
    player: Seat,
    order: Order,
    danger: Danger,
    limit: u64,
    /// The number of positions that were made by playing a turn.
    pub(super) positions: u64,
    /// The last turn of another that refuted, by the number of turns played. It often refutes again, so it is
    /// tried first.
    refutations: Vec<Option<Move>>,
}

impl Judge {
    /// A judge for this player, in the order of turns of the rules.
    pub(super) fn new(options: Options, player: Seat, limit: u64) -> Self {
        let refutations = vec![None; 64];
        Self { options, player, order: Order::Rules, danger: Danger::Any, limit, positions: 0, refutations }
    }

    /// Changes what is judged.
    pub(super) fn set(&mut self, order: Order, danger: Danger) {
        (self.order, self.danger) = (order, danger);
    }

    /// Those of the turns that reach the goal.
    pub(super) fn right(&mut self, state: &State, moves: &[Move], goal: Goal) -> Result<Vec<Move>, TooLong> {
        let mut right = Vec::new();
        for &mv in moves {
            if self.reaches(state, mv, goal)? {
                right.push(mv);
            }
        }
        Ok(right)
    }

    /// Whether the player's turn reaches the goal.
    pub(super) fn reaches(&mut self, state: &State, mv: Move, goal: Goal) -> Result<bool, TooLong> {
        let turns = Turns::of(state, self.options);
        match goal {
            Goal::Win(1) if turns.is_plain(mv) => Ok(false),
            Goal::Win(own) => self.wins_by(state, mv, own, 0),
            Goal::Take | Goal::Cage if turns.is_plain(mv) => Ok(false),
            Goal::Safe | Goal::Take | Goal::Cage => {
                let after = self.play(state, mv)?;
                let is_out = |&seat: &Seat| seat != self.player && state.alive(seat) && !after.alive(seat);
                let killed = goal == Goal::Take;
                let does = goal == Goal::Safe
                    || state
                        .board
                        .seats
                        .iter()
                        .filter(|seat| is_out(seat))
                        .any(|&seat| turns.kills(mv, seat) == killed);
                Ok(does && self.is_safe(&after, 0)?)
            }
        }
    }

    /// Whether the turn kills another player's chief.
    pub(super) fn takes(&mut self, state: &State, mv: Move) -> Result<bool, TooLong> {
        let turns = Turns::of(state, self.options);
        if turns.is_plain(mv) {
            return Ok(false);
        }
        let after = self.play(state, mv)?;
        let is_out = |&seat: &Seat| seat != self.player && state.alive(seat) && !after.alive(seat);
        Ok(state.board.seats.iter().any(|seat| is_out(seat) && turns.kills(mv, *seat)))
    }

    /// Whether the player cannot be put out before the next own turn.
    fn is_safe(&mut self, state: &State, depth: usize) -> Result<bool, TooLong> {
        if !state.alive(self.player) {
            return Ok(false);
        }
        if state.living() == 1 || state.turn == self.player {
            return Ok(true);
        }
        let turns = Turns::of(state, self.options);
        let mut next_after_plain = None;
        for (mv, is_plain) in self.ordered(state, depth) {
            if is_plain && next_after_plain == Some(self.player) {
                continue;
            }
            let after = self.play(state, mv)?;
            if is_plain {
                next_after_plain = Some(after.turn);
            }
            let out = !after.alive(self.player);
            let spared = out && self.danger == Danger::Kills && !turns.kills(mv, self.player);
            if !spared && !self.is_safe(&after, depth + 1)? {
                self.refutations[depth] = Some(mv);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the player, by this turn, wins within this number of own turns, which is 1 at least.
    fn wins_by(&mut self, state: &State, mv: Move, own: usize, depth: usize) -> Result<bool, TooLong> {
        let after = self.play(state, mv)?;
        if own == 1 {
            return Ok(after.living() == 1 && after.alive(self.player));
        }
        self.wins(&after, own - 1, depth + 1)
    }

    /// Whether the player wins within this number of own turns, which is 1 at least.
    fn wins(&mut self, state: &State, own: usize, depth: usize) -> Result<bool, TooLong> {
        if !state.alive(self.player) || state.living() == 1 {
            return Ok(state.alive(self.player));
        }
        let is_own = state.turn == self.player;
        for (mv, is_plain) in self.ordered(state, depth) {
            let wins = match is_own {
                // A plain turn puts nobody out.
                true if own == 1 && is_plain => continue,
                true => self.wins_by(state, mv, own, depth)?,
                false => {
                    let after = self.play(state, mv)?;
                    self.wins(&after, own, depth + 1)?
                }
            };
            if wins == is_own {
                self.refutations[depth] = Some(mv);
                return Ok(is_own);
            }
        }
        Ok(!is_own)
    }

    /// The position after a turn, in the judge's order of turns.
    fn play(&mut self, state: &State, mv: Move) -> Result<State, TooLong> {
        self.positions += 1;
        if self.positions > self.limit {
            return Err(TooLong);
        }
        let mut after = state.play(&self.options, mv);
        if self.order == Order::Plain && after.living() > 1 {
            let next = after.board.armies_after(state.turn).find(|&seat| after.alive(seat));
            after.turn = next.unwrap_or(state.turn);
            after.cursor = after.turn;
        }
        Ok(after)
    }

    /// The legal turns and whether they are plain: the last refutation, then those that act on a chief, the
    /// player's own first of all.
    fn ordered(&self, state: &State, depth: usize) -> Vec<(Move, bool)> {
        let turns = Turns::of(state, self.options);
        let own = state.chief(self.player);
        let rank = |mv: Move, is_plain: bool| match () {
            () if self.refutations[depth] == Some(mv) => 0,
            () if own.is_some_and(|chief| turns.acts_on(mv, chief)) => 1,
            () if turns.chiefs.iter().any(|&chief| turns.acts_on(mv, chief)) => 2,
            () if !is_plain => 3,
            () => 4,
        };
        let with_plain = |mv: Move| (mv, turns.is_plain(mv));
        let mut moves: Vec<(Move, bool)> = state.moves(&self.options).into_iter().map(with_plain).collect();
        moves.sort_by_cached_key(|&(mv, is_plain)| rank(mv, is_plain));
        moves
    }
}
