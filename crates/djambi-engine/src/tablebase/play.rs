//! Play by a table: the shortest win, the longest resistance.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use djambi::{Move, Position, Rules, Seat};

use super::{Table, Verdict, for_each_child};

/// The line of the best moves in a position that the table calls won, for whichever player, with the verdict.
/// The winner plays for a short game and the other player for a long one, or for a draw.
///
/// `None` if the limit of quiet turns could come first, or if no move of the winner avoids the positions
/// where `is_drawn` holds.
pub(crate) fn won_line(
    table: &Table,
    position: &Position,
    rules: &Rules,
    is_drawn: impl Fn(&Position) -> bool,
) -> Option<(Verdict, Vec<Move>)> {
    let verdict = table.verdict(position)?;
    let (winner, turns) = verdict.win()?;
    if !is_in_time(position, rules, turns) {
        return None;
    }
    let mut position = *position;
    let mut line = Vec::new();
    while !position.is_over() {
        let Some(mv) = best_move(table, &position, rules, winner, &is_drawn) else { break };
        line.push(mv);
        position = position.play_unchecked(rules, mv);
        // The line ends where the table does: a smaller one tells the rest after a kill.
        if line.len() >= turns as usize || is_drawn(&position) {
            break;
        }
    }
    (!line.is_empty()).then_some((verdict, line))
}

/// Whether a win that takes this number of turns comes before the limit of quiet turns.
pub(crate) const fn is_in_time(position: &Position, rules: &Rules, turns: u32) -> bool {
    rules.quiet_limit == 0 || position.quiet_turns() + turns <= rules.quiet_limit
}

/// The best move by the table: of the winner's, one that the opponent cannot answer by a draw if there is
/// one, and of these the one that wins soonest; of the other player's a draw, or else the one that loses
/// latest.
fn best_move(
    table: &Table,
    position: &Position,
    rules: &Rules,
    winner: Seat,
    is_drawn: &impl Fn(&Position) -> bool,
) -> Option<Move> {
    let mut best: Option<((bool, Reverse<u32>), Move)> = None;
    let wins = position.turn() == winner;
    let _ = for_each_child(position, rules, &mut |mv, child| {
        let rank = match (table.verdict(child), is_drawn(child)) {
            (_, true) if wins => return ControlFlow::Continue(()),
            (_, true) => (true, Reverse(0)),
            (Some(verdict), _) => match verdict.win() {
                Some((found, turns)) if found == winner && wins => {
                    (!allows_draw(child, rules, winner, is_drawn), Reverse(turns))
                }
                Some((found, turns)) if found == winner => (false, Reverse(u32::MAX - turns)),
                _ => return ControlFlow::Continue(()),
            },
            _ => return ControlFlow::Continue(()),
        };
        if best.is_none_or(|(other, _)| rank > other) {
            best = Some((rank, mv));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, mv)| mv)
}

/// Whether the opponent can answer with a drawn position.
fn allows_draw(
    position: &Position,
    rules: &Rules,
    winner: Seat,
    is_drawn: &impl Fn(&Position) -> bool,
) -> bool {
    let is_reply = !position.is_over() && position.turn() != winner;
    let mut draws = |_: Move, child: &Position| match is_drawn(child) {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    };
    is_reply && for_each_child(position, rules, &mut draws).is_break()
}

/// The moves that keep a drawn position drawn, sorted.
pub(crate) fn drawing_moves(table: &Table, position: &Position, rules: &Rules) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = for_each_child(position, rules, &mut |mv, child| {
        if table.verdict(child) == Some(Verdict::Drawn) {
            moves.push(mv);
        }
        ControlFlow::Continue(())
    });
    moves.sort_unstable();
    moves
}
