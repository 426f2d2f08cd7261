//! The root of a search in an ending that a table knows.

use std::ops::ControlFlow;

use djambi::{BySeat, Move, Position, Rules, Seat};

use super::forced_win::{DEPTH, forced_win};
use crate::search::repetitions::Repetitions;
use crate::search::request::SearchRequest;
use crate::tablebase::{drawing_moves, is_ending, won_line};
use crate::{Line, Report, Shares, Stop, Tablebase, Verdict};

/// What a table tells of the position that is searched.
#[derive(Debug)]
pub(crate) enum Ending {
    /// A player wins: nothing is left to be searched.
    Won(Report),
    /// The position is drawn: the search chooses among the moves that keep the draw.
    Drawn(DrawnEnding),
}

/// The moves that keep a drawn ending drawn.
#[derive(Debug)]
pub(crate) struct DrawnEnding(Vec<Move>);

impl Ending {
    /// What the tables tell of a request's position, if the level knows endings: the exact result, or else a
    /// plan. A plan wins late, so a win by force within a few turns comes before it. Solving a table takes
    /// some tenths of a second; what `stop` interrupts is gone on with the next time.
    pub(crate) fn find(request: &SearchRequest<'_>, tables: &Tablebase, stop: &impl Stop) -> Option<Self> {
        let position = request.position;
        let rules = request.rules;
        let pieces = request.options.ending_pieces;
        if !request.options.knows_endings() || !is_ending(position, rules, pieces) {
            return None;
        }
        if let Some(mv) = winning_move(position, rules) {
            let winner = position.turn();
            return Some(Self::won(Verdict::Won { winner, turns: 1 }, winner, vec![mv]));
        }
        let repetitions = Repetitions::new(request);
        let is_drawn = |after: &Position| repetitions.is_drawn(after, rules);
        let whole = tables.table(position, rules, pieces, stop);
        if whole.is_none()
            && let Some(mv) = forced_win(position, rules, is_drawn, stop)
        {
            let winner = position.turn();
            return Some(Self::won(Verdict::WonWithin { winner, turns: DEPTH }, winner, vec![mv]));
        }
        let table = whole.or_else(|| tables.plan(position, rules, stop))?;
        if table.verdict(position)? == Verdict::Drawn {
            let moves = drawing_moves(&table, position, rules);
            return (!moves.is_empty()).then_some(Self::Drawn(DrawnEnding(moves)));
        }
        let (verdict, moves) = won_line(&table, position, rules, is_drawn)?;
        verdict.win().map(|(winner, _)| Self::won(verdict, winner, moves))
    }

    fn won(verdict: Verdict, winner: Seat, moves: Vec<Move>) -> Self {
        let line = Line { moves, shares: Shares::won_by(winner), visits: 0 };
        Self::Won(Report { lines: vec![line], verdict: Some(verdict), ..Report::default() })
    }
}

/// A move that wins at once, if there is one: it needs no table.
pub(crate) fn winning_move(position: &Position, rules: &Rules) -> Option<Move> {
    let wins = |mv| match position.play_unchecked(rules, mv).winner() == Some(position.turn()) {
        true => ControlFlow::Break(mv),
        false => ControlFlow::Continue(()),
    };
    position.for_each_family(rules, |family| family.for_each_move(wins)).break_value()
}

impl DrawnEnding {
    /// The moves that keep the draw, sorted.
    pub(in crate::search) fn moves(&self) -> &[Move] {
        &self.0
    }

    /// Puts the exact shares into the report of a search.
    pub(crate) fn correct(&self, report: &mut Report, position: &Position) {
        report.verdict = Some(Verdict::Drawn);
        let shares = Shares::from_strengths(position.alive(), &BySeat::default());
        report.lines.iter_mut().for_each(|line| line.shares = shares);
    }
}
