//! Treaties in sentences.

use djambi::{Seat, SeatSet, SquareSet};
use djambi_press::{Clause, Condition, Pieces, Promise, Treaty, TreatyEnd};

use crate::{Language, Treaties};

/// A treaty in sentences: one for each clause, in the order written, and one for the end.
///
/// ```
/// use djambi::SQUARE9;
/// use djambi_press::Treaty;
/// use djambi_text::{Language, treaty};
/// let peace = Treaty::parse(&SQUARE9, "r:peace(b) b:strike(y)@2?power(y) /2r")?;
/// assert_eq!(
///     treaty(Language::En, &peace),
///     [
///         "Red kills no piece commanded by Blue, and spares the chief altogether.",
///         "While Yellow is in power: Blue kills or relocates a piece commanded by Yellow within its next 2 turns.",
///         "The treaty lasts 2 rounds.",
///     ]
/// );
/// # Ok::<(), djambi_press::TreatyFault>(())
/// ```
#[must_use]
pub fn treaty(language: Language, treaty: &Treaty) -> Vec<String> {
    let teller = Teller { texts: Treaties(language), treaty };
    let clauses = treaty.parties().iter().flat_map(|party| {
        let teller = &teller;
        party.clauses.iter().map(move |clause| teller.clause(party.seat, clause))
    });
    let texts = teller.texts;
    let end = match treaty.end() {
        TreatyEnd::Rounds(rounds) => texts.lasts_rounds(rounds.into()),
        TreatyEnd::Notice => texts.lasts_notice().to_owned(),
        TreatyEnd::Power(seat) => texts.lasts_power(seat),
        TreatyEnd::Out(seat) => texts.lasts_out(seat),
    };
    clauses.chain([end]).collect()
}

/// A treaty and the language in which it is told.
struct Teller<'a> {
    texts: Treaties,
    treaty: &'a Treaty,
}

impl Teller<'_> {
    /// A clause as a sentence.
    fn clause(&self, party: Seat, clause: &Clause) -> String {
        let promise = self.promise(party, &clause.promise);
        match clause.condition {
            None => promise,
            Some(Condition::Power(seat)) => self.texts.while_in_power(seat, &promise),
            Some(Condition::Duty(number)) => self.texts.once_done(number.into(), &promise),
        }
    }

    fn promise(&self, party: Seat, promise: &Promise) -> String {
        let texts = self.texts;
        match *promise {
            Promise::Peace(seats) => texts.promise_peace(party, &self.players(seats)),
            Promise::HandsOff(seats) => texts.promise_hands_off(party, &self.players(seats)),
            Promise::Leave(pieces) => texts.promise_leave(party, &self.pieces(pieces)),
            Promise::Hold(pieces) => texts.promise_hold(party, &self.pieces(pieces)),
            Promise::KeepOut(squares) => texts.promise_keep_out(party, &self.squares(squares)),
            Promise::NoCorpse(squares) => texts.promise_no_corpse(party, &self.squares(squares)),
            Promise::NoPower => texts.promise_no_power(party),
            Promise::LeavePower { turns } => texts.promise_leave_power(party, turns.into()),
            Promise::Strike { seat, turns } => texts.promise_strike(party, seat, turns.into()),
            Promise::Do { plan, turns } => {
                let part = |squares: SquareSet, told: fn(Treaties, &[String]) -> String| {
                    (!squares.is_empty()).then(|| told(texts, &self.squares(squares)))
                };
                let parts = [
                    part(plan.from, Treaties::plan_from),
                    part(plan.to, Treaties::plan_to),
                    plan.victim.map(|pieces| texts.plan_victim(&self.pieces(pieces))),
                    part(plan.place, Treaties::plan_place),
                ];
                texts.promise_do(party, &parts.into_iter().flatten().collect::<Vec<_>>(), turns.into())
            }
        }
    }

    fn players(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|seat| self.texts.treaty_player(seat)).collect()
    }

    fn pieces(&self, pieces: Pieces) -> Vec<String> {
        pieces.roles.iter().map(|role| self.texts.treaty_piece(pieces.army, role)).collect()
    }

    fn squares(&self, squares: SquareSet) -> Vec<String> {
        self.treaty.square_names(squares).into_iter().map(str::to_owned).collect()
    }
}
