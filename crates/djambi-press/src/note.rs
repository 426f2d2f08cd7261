//! Remarks on a treaty that can begin, for parties who may not see what is the matter with it.

use alloc::vec::Vec;

use djambi::{Controller, Piece, Position, Rules, Seat};

use crate::{Binding, Clause, ClauseId, Condition, Pieces, Promise, Restriction, Treaty, TreatyEnd};

/// Something that a party promises and that is not what it seems, in the position where the treaty would begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The clause; of what concerns several of a party, the first.
    pub at: ClauseId,
    /// The kind of remark.
    pub kind: NoteKind,
}

/// A kind of remark on a promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// As things stand every move breaks it, so that none does: it promises nothing.
    Excused,
    /// There are no such pieces, or nobody could promise this of them: it promises nothing.
    NoPieces,
    /// The condition never holds while the treaty lasts: it promises nothing.
    NeverBinds,
    /// The party is not in power: nearly every turn keeps it.
    NotInPower,
    /// Each promise can be kept, but as things stand no move keeps all of the party's.
    Contradicts,
    /// As things stand no move does it.
    NotNow,
    /// The treaty may end before all turns are over in which it is due.
    Outlives,
    /// It is due in one turn: there is no second chance.
    OnlyChance,
}

impl NoteKind {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Excused,
        Self::NoPieces,
        Self::NeverBinds,
        Self::NotInPower,
        Self::Contradicts,
        Self::NotNow,
        Self::Outlives,
        Self::OnlyChance,
    ];

    /// The name of the kind.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Excused => "excused",
            Self::NoPieces => "no_pieces",
            Self::NeverBinds => "never_binds",
            Self::NotInPower => "not_in_power",
            Self::Contradicts => "contradicts",
            Self::NotNow => "not_now",
            Self::Outlives => "outlives",
            Self::OnlyChance => "only_chance",
        }
    }
}

impl Treaty {
    /// Remarks on this treaty if it begins in a position: on promises of nothing, on what cannot be done as things stand,
    /// and on what leaves one chance. Each clause is looked at as if its party had the turn.
    ///
    /// ```
    /// use djambi::{Position, Rules, SQUARE9};
    /// use djambi_press::{NoteKind, Treaty};
    /// let treaty = Treaty::parse(&SQUARE9, "r:hold(rCARDNM) b:strike(y)@1 /2r")?;
    /// let notes = treaty.notes(&Rules::CLASSIC, &Position::start());
    /// let kinds: Vec<_> = notes.iter().map(|note| note.kind).collect();
    /// assert_eq!(kinds, [NoteKind::Excused, NoteKind::NotNow, NoteKind::OnlyChance]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn notes(&self, rules: &Rules, position: &Position) -> Vec<Note> {
        let mut notes = Vec::new();
        for (party, of) in self.parties().iter().enumerate() {
            let seen = as_of_turn(position, of.seat);
            for (clause, found) in of.clauses.iter().enumerate() {
                let at = ClauseId { party, clause };
                let kinds = self.kinds(of.seat, found, rules, position, seen.as_ref());
                notes.extend(kinds.into_iter().map(|kind| Note { at, kind }));
            }
            if let Some(seen) = &seen
                && let Some(clause) = contradiction(&of.clauses, rules, seen)
            {
                notes.push(Note { at: ClauseId { party, clause }, kind: NoteKind::Contradicts });
            }
        }
        notes
    }

    /// Remarks on a clause by itself. `seen` is the position with its party's turn.
    fn kinds(
        &self,
        party: Seat,
        clause: &Clause,
        rules: &Rules,
        position: &Position,
        seen: Option<&Position>,
    ) -> Vec<NoteKind> {
        let Clause { promise, condition } = clause;
        if self.never_binds(*condition) {
            return [NoteKind::NeverBinds].into();
        }
        if speaks_of_no_pieces(party, promise, position) {
            return [NoteKind::NoPieces].into();
        }
        if matches!(promise, Promise::LeavePower { .. }) && position.in_power() != Some(party) {
            return [NoteKind::NotInPower].into();
        }
        let mut kinds = Vec::new();
        if seen.is_some_and(|seen| !seen.must_pass(rules) && !can_keep(seen, rules, &[promise])) {
            kinds.push(if promise.is_duty() { NoteKind::NotNow } else { NoteKind::Excused });
        }
        if promise.turns().is_some_and(|turns| self.may_end_before(turns)) {
            kinds.push(NoteKind::Outlives);
        } else if promise.turns() == Some(1) {
            kinds.push(NoteKind::OnlyChance);
        }
        kinds
    }

    /// Whether a condition holds in no turn before the treaty ends: two players are never in power at once.
    fn never_binds(&self, condition: Option<Condition>) -> bool {
        matches!((condition, self.end()), (Some(Condition::Power(seat)), TreatyEnd::Power(holder)) if seat != holder)
    }

    /// Whether the treaty may end before its parties have had this many regular turns. Notice lasts a round.
    const fn may_end_before(&self, turns: u8) -> bool {
        match self.end() {
            TreatyEnd::Rounds(rounds) => turns > rounds,
            TreatyEnd::Notice => turns > 1,
            TreatyEnd::Power(_) | TreatyEnd::Out(_) => false,
        }
    }
}

/// The position as if a player had the turn; `None` if it cannot be so.
fn as_of_turn(position: &Position, seat: Seat) -> Option<Position> {
    if position.turn() == seat {
        return Some(*position);
    }
    position.rearranged(&[], seat, position.cursor())
}

/// Whether a move keeps all these promises at once.
fn can_keep(position: &Position, rules: &Rules, promises: &[&Promise]) -> bool {
    let bindings: Vec<_> = promises.iter().map(|promise| Binding { promise, had_chance: false }).collect();
    Restriction::new(position, rules, &bindings).leaves_any()
}

/// The first of the promises without a condition that contradict each other: each prohibition can be kept, but
/// no move keeps all. Duties have more turns than one.
fn contradiction(clauses: &[Clause], rules: &Rules, seen: &Position) -> Option<usize> {
    let binds = |clause: &&Clause| clause.condition.is_none() && !clause.promise.is_duty();
    let bans: Vec<_> = clauses.iter().filter(binds).map(|clause| &clause.promise).collect();
    let each = bans.iter().all(|promise| can_keep(seen, rules, &[promise]));
    let clash = bans.len() > 1 && !seen.must_pass(rules) && each && !can_keep(seen, rules, &bans);
    clash.then(|| clauses.iter().position(|clause| binds(&clause)).expect("prohibition"))
}

/// Whether a promise is about pieces that are not there, or that bind nobody: to leave those alone that the party
/// commands, to keep those still that it does not.
fn speaks_of_no_pieces(party: Seat, promise: &Promise, position: &Position) -> bool {
    let (pieces, own) = match *promise {
        Promise::Leave(pieces) => (pieces, false),
        Promise::Hold(pieces) => (pieces, true),
        _ => return false,
    };
    let is_own = position.controller(pieces.army) == Controller::Seat(party);
    is_own != own || !are_there(pieces, position)
}

fn are_there(pieces: Pieces, position: &Position) -> bool {
    let is_one = |piece: Piece| pieces.contain(piece);
    position.occupied().iter().filter_map(|at| position.piece_at(at)).any(is_one)
}
