//! Forced wins between the last two players, within three turns, found by trying every move.

use std::ops::ControlFlow;

use djambi::{Move, Position, Ring, Rules, Seat};

use crate::Stop;
use crate::danger::can_put_out;

/// The depth of the search, in turns of both players.
pub(in crate::search) const DEPTH: u32 = 3;
/// The number of positions after which the search gives up: enough but for the widest of boards.
const NODE_LIMIT: u32 = 60_000;
/// The number of positions between two questions whether to stop.
const STOP_CHECK_EVERY: u32 = 64;

/// A move after which the player to move has won within three turns, this one included, whatever the opponent
/// does, if there is one and two players are left. Positions where `is_drawn` holds are no wins. After `stop`
/// none is found.
pub(in crate::search) fn forced_win(
    position: &Position,
    rules: &Rules,
    is_drawn: impl Fn(&Position) -> bool,
    stop: &impl Stop,
) -> Option<Move> {
    let player = position.turn();
    let alive = position.alive();
    let opponent = alive.next_after(player).filter(|_| alive.len() == 2)?;
    let search = |threats| {
        let mut search = WinSearch {
            rules,
            player,
            opponent,
            is_drawn: &is_drawn,
            stop,
            threats,
            refutation: None,
            nodes_left: NODE_LIMIT,
        };
        let moves = for_each_move(position, rules, |mv| match search.wins_after(position, mv, DEPTH) {
            true => ControlFlow::Break(mv),
            false => ControlFlow::Continue(()),
        });
        moves.break_value()
    };
    search(Threats::Immediate).or_else(|| search(Threats::Encirclement))
}

/// Which of the player's moves are searched when two turns are left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Threats {
    /// Those that win at once.
    Immediate,
    /// Also those after which the opponent's own reply encircles its chief, where a ring is nearly closed.
    Encirclement,
}

/// A depth-first search for a forced win.
struct WinSearch<'a, D, S> {
    rules: &'a Rules,
    player: Seat,
    opponent: Seat,
    is_drawn: &'a D,
    stop: &'a S,
    threats: Threats,
    /// The last reply that refuted a move: it often refutes the next one, too (a killer move).
    refutation: Option<Move>,
    nodes_left: u32,
}

impl<D: Fn(&Position) -> bool, S: Stop> WinSearch<'_, D, S> {
    /// Whether the player has won within this many turns, if `mv` is played as the first of them.
    fn wins_after(&mut self, position: &Position, mv: Move, turns: u32) -> bool {
        let after = position.play_unchecked(self.rules, mv);
        if let Some(winner) = after.winner() {
            return winner == self.player;
        }
        if (NODE_LIMIT - self.nodes_left).is_multiple_of(STOP_CHECK_EVERY) && self.stop.is_stopped() {
            self.nodes_left = 0;
        }
        self.nodes_left = self.nodes_left.saturating_sub(1);
        self.nodes_left > 0 && !(self.is_drawn)(&after) && self.wins(&after, turns - 1)
    }

    fn wins(&mut self, position: &Position, turns: u32) -> bool {
        if turns == 0 {
            return false;
        }
        let rules = self.rules;
        if position.turn() == self.player {
            if can_put_out(position, rules, self.player, self.opponent) {
                return true;
            }
            let is_nearly_closed = |ring: Ring| ring.gaps.len() <= 3 && ring.saviours.len() <= 1;
            let is_worth_trying = turns > 1
                && self.threats == Threats::Encirclement
                && position.ring(rules, self.opponent).is_some_and(is_nearly_closed);
            let wins = |mv| match self.wins_after(position, mv, turns) {
                true => ControlFlow::Break(mv),
                false => ControlFlow::Continue(()),
            };
            return is_worth_trying && for_each_move(position, rules, wins).is_break();
        }
        if let Some(reply) = self.refutation
            && position.is_legal(self.rules, reply)
            && !self.wins_after(position, reply, turns)
        {
            return false;
        }
        let escape = for_each_move(position, rules, |mv| match self.wins_after(position, mv, turns) {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(mv),
        });
        self.refutation = escape.break_value().or(self.refutation);
        escape.is_continue()
    }
}

/// Calls `visit` with every legal move, the forced pass included, until it breaks.
fn for_each_move(
    position: &Position,
    rules: &Rules,
    mut visit: impl FnMut(Move) -> ControlFlow<Move>,
) -> ControlFlow<Move> {
    if position.must_pass(rules) {
        return visit(Move::PASS);
    }
    position.for_each_family(rules, |family| family.for_each_move(&mut visit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Never;

    fn found(text: &str, is_drawn: impl Fn(&Position) -> bool) -> Option<String> {
        let rules = Rules::CLASSIC;
        let position = Position::parse(text, &rules).expect(text);
        let mv = forced_win(&position, &rules, is_drawn, &Never)?;
        Some(position.geometry().wire(mv).to_string())
    }

    #[test]
    fn a_chief_with_one_flight_square_is_caught() {
        // Yellow's chief must go to h9, where the assassin kills it. Every quiet move wins that leaves the
        // assassin there.
        let text = "6x1yC/7xx/5rA3/9/9/9/9/9/rC8 r-y- r r 0 40";
        assert!(found(text, |_| false).is_some());
        assert_eq!(found(text, |_| true), None, "a draw is no win");
        let position = Position::parse(text, &Rules::CLASSIC).expect(text);
        assert_eq!(forced_win(&position, &Rules::CLASSIC, |_| false, &|| true), None, "stopped");
        assert_eq!(found("7yC1/9/9/9/9/9/9/9/rC8 r-y- r r 0 40", |_| false), None);
    }
}
