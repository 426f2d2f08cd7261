//! A judge that looks at the whole line of a game each time, and at every legal move.

use djambi::{Move, Position, Rules, Seat};
use djambi_press::{Clause, ClauseId, Condition, DissolutionCause, Treaty, TreatyEnd, TreatyState};

use crate::comparison::touches;

/// An event of the line.
#[derive(Clone, Copy)]
pub(crate) struct LineEvent {
    /// The position before it.
    pub(crate) before: Position,
    /// The move; `None` for a resignation.
    pub(crate) mv: Option<Move>,
    /// The position after it.
    pub(crate) after: Position,
}

/// The state of a treaty that began before a line of events, and the clauses that each event broke. Notice
/// was given after `notice` events.
pub(crate) fn judge(
    treaty: &Treaty,
    rules: &Rules,
    line: &[LineEvent],
    notice: Option<usize>,
) -> (TreatyState, Vec<Vec<ClauseId>>) {
    let mut all_broken = Vec::new();
    let mut state = TreatyState::InForce;
    for index in 0..line.len() {
        let mut broken = Vec::new();
        if state == TreatyState::InForce {
            (state, broken) = after(treaty, rules, &line[..=index], notice.filter(|&at| at <= index));
        }
        all_broken.push(broken);
    }
    (state, all_broken)
}

/// For each of all legal moves, the clauses that it breaks as the first turn of a treaty.
pub(crate) fn first_turns(
    treaty: &Treaty,
    rules: &Rules,
    position: &Position,
    moves: &[Move],
) -> Vec<Vec<ClauseId>> {
    let mut broken = vec![Vec::new(); moves.len()];
    for (id, clause) in treaty.clauses() {
        let is_bound = treaty.parties()[id.party].seat == position.turn()
            && match clause.condition {
                None => true,
                Some(Condition::Power(seat)) => position.in_power() == Some(seat),
                Some(Condition::Duty(_)) => false,
            };
        if !is_bound || clause.promise.turns().is_some_and(|turns| turns > 1) {
            continue;
        }
        // A prohibition is kept by moves that do not do it, a duty by those that do.
        let keeps = |mv: &Move| {
            mv.is_pass() || touches(position, rules, *mv, &clause.promise) == clause.promise.is_duty()
        };
        let kept: Vec<bool> = moves.iter().map(keeps).collect();
        if kept.contains(&true) {
            for (index, _) in kept.iter().enumerate().filter(|(_, kept)| !**kept) {
                broken[index].push(id);
            }
        }
    }
    broken
}

/// The state after the last of some events, if the treaty was in force before it.
fn after(
    treaty: &Treaty,
    rules: &Rules,
    line: &[LineEvent],
    notice: Option<usize>,
) -> (TreatyState, Vec<ClauseId>) {
    let last = line.last().expect("event");
    let event = line.len() - 1;
    let mut broken = Vec::new();
    let mut impossible = false;
    for (id, clause) in treaty.clauses() {
        let party = treaty.parties()[id.party].seat;
        match verdict(treaty, rules, line, party, clause) {
            Verdict::Broken => broken.push(id),
            Verdict::Impossible => impossible = true,
            Verdict::Fine => {}
        }
    }
    let alive = last.after.alive();
    let parties = treaty.parties().iter().filter(|party| alive.contains(party.seat)).count();
    let state = if !broken.is_empty() {
        TreatyState::Broken { by: last.before.turn(), event }
    } else if impossible {
        TreatyState::Dissolved(DissolutionCause::Impossible)
    } else if has_ended(treaty, line, notice) || alive.len() == 1 {
        TreatyState::Kept
    } else if parties < 2 {
        TreatyState::Dissolved(DissolutionCause::PartyOut)
    } else if alive.len() == 2 {
        TreatyState::Dissolved(DissolutionCause::TwoLeft)
    } else {
        TreatyState::InForce
    };
    (state, broken)
}

enum Verdict {
    Fine,
    Broken,
    Impossible,
}

/// The verdict of the last event on a clause.
fn verdict(treaty: &Treaty, rules: &Rules, line: &[LineEvent], party: Seat, clause: &Clause) -> Verdict {
    let event = line.len() - 1;
    let last = &line[event];
    let Some(mv) = last.mv else { return Verdict::Fine };
    if last.before.turn() != party || mv.is_pass() || !binds(treaty, rules, line, event, clause) {
        return Verdict::Fine;
    }
    let does = |at: &LineEvent, mv: Move| touches(&at.before, rules, mv, &clause.promise);
    let Some(limit) = clause.promise.turns() else {
        let can_keep = || last.before.legal_moves(rules).into_iter().any(|other| !does(last, other));
        return if does(last, mv) && can_keep() { Verdict::Broken } else { Verdict::Fine };
    };
    let turns: Vec<_> = turns_of(treaty, rules, line, party, clause);
    let is_done = turns.iter().any(|at| does(at, at.mv.expect("turn")));
    if is_done || turns.len() != usize::from(limit) {
        return Verdict::Fine;
    }
    let can_do = |at: &LineEvent| at.before.legal_moves(rules).into_iter().any(|other| does(at, other));
    if turns.iter().any(can_do) { Verdict::Broken } else { Verdict::Impossible }
}

/// The turns of a party in which a clause binds.
fn turns_of(
    treaty: &Treaty,
    rules: &Rules,
    line: &[LineEvent],
    party: Seat,
    clause: &Clause,
) -> Vec<LineEvent> {
    let is_turn = |index: &usize| {
        let at = &line[*index];
        at.mv.is_some_and(|mv| !mv.is_pass())
            && at.before.turn() == party
            && binds(treaty, rules, line, *index, clause)
    };
    (0..line.len()).filter(is_turn).map(|index| line[index]).collect()
}

/// Whether a clause binds in the turn with this index.
fn binds(treaty: &Treaty, rules: &Rules, line: &[LineEvent], index: usize, clause: &Clause) -> bool {
    match clause.condition {
        None => true,
        Some(Condition::Power(seat)) => line[index].before.in_power() == Some(seat),
        Some(Condition::Duty(number)) => {
            let (id, duty) = treaty.duties().nth(usize::from(number) - 1).expect("duty");
            let party = treaty.parties()[id.party].seat;
            let turns = turns_of(treaty, rules, &line[..index], party, duty);
            let limit = usize::from(duty.promise.turns().expect("duty"));
            turns.iter().take(limit).any(|at| touches(&at.before, rules, at.mv.expect("turn"), &duty.promise))
        }
    }
}

/// Whether the treaty's own end has come.
fn has_ended(treaty: &Treaty, line: &[LineEvent], notice: Option<usize>) -> bool {
    let last = line.last().expect("event");
    let rounds = |from: usize, needed: usize| {
        treaty.parties().iter().all(|party| leavings(&line[from..], party.seat) >= needed)
    };
    let noticed = notice.is_some_and(|at| rounds(at, 1));
    match treaty.end() {
        TreatyEnd::Rounds(needed) => rounds(0, usize::from(needed)),
        TreatyEnd::Notice => noticed,
        TreatyEnd::Power(seat) => noticed || last.after.in_power() != Some(seat),
        TreatyEnd::Out(seat) => noticed || !last.after.alive().contains(seat),
    }
}

/// How often the cursor leaves a seat, or is carried over it, but for the regular turn that was over when the
/// events began.
fn leavings(line: &[LineEvent], seat: Seat) -> usize {
    let mut count = 0;
    for event in line {
        let mut at = event.before.cursor().index();
        let to = event.after.cursor().index();
        while at != to {
            count += usize::from(at == seat.index());
            at = (at + 1) % Seat::LIMIT;
        }
    }
    let first = line.first().map(|event| event.before);
    let was_over = first.is_some_and(|first| first.turn() != first.cursor() && first.cursor() == seat);
    if was_over { count.max(1) - 1 } else { count }
}
