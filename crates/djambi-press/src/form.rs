//! The JSON form of treaties (feature `serde`).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use djambi::{Geometry, Role, Seat, SeatSet, SquareSet};
use serde::{Deserialize, Serialize};

use crate::{
    Clause, ClauseId, Condition, Party, Pieces, PlacedFault, Plan, Promise, RoleSet, Treaty, TreatyEnd,
    TreatyFault, TreatyPart, TreatyPlace,
};

/// A treaty as programs send it: plain data, which may be wrong and does not know its board.
///
/// ```
/// use djambi::SQUARE9;
/// use djambi_press::{Treaty, TreatyForm};
/// let json = r#"{
///     "parties": [
///         { "seat": "red", "clauses": [{ "kind": "peace", "seats": ["blue"] }] },
///         { "seat": "blue", "clauses": [
///             { "kind": "leave", "army": "red", "roles": ["chief", "assassin"] },
///             { "kind": "do", "from": ["c3"], "place": ["h7"], "turns": 2, "condition": { "power": "yellow" } }
///         ] }
///     ],
///     "end": { "rounds": 2 }
/// }"#;
/// let form: TreatyForm = serde_json::from_str(json)?;
/// let treaty = Treaty::from_form(&SQUARE9, &form)?;
/// assert_eq!(treaty.to_string(), "r:peace(b) b:leave(rCA),do(from=c3,place=h7)@2?power(y) /2r");
/// assert_eq!(treaty.to_form(), form);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TreatyForm {
    /// The parties, in seat order.
    pub parties: Vec<PartyForm>,
    /// The end: `{"rounds":2}`, `"notice"`, `{"power":"yellow"}` or `{"out":"yellow"}`.
    pub end: TreatyEnd,
}

/// A party of a [`TreatyForm`].
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PartyForm {
    /// The party's seat.
    pub seat: Seat,
    /// Its promises.
    pub clauses: Vec<ClauseForm>,
}

/// The pieces of an army with these roles.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PiecesForm {
    /// The army.
    pub army: Seat,
    /// The roles.
    pub roles: Vec<Role>,
}

/// Declares the kinds of clauses, each with its own fields and a condition.
macro_rules! clause_forms {
    ($($(#[$about:meta])* $name:ident { $($(#[$field_about:meta])* $field:ident: $type:ty,)* })*) => {
        /// A clause of a [`TreatyForm`]: its `kind`, the fields of that kind, and perhaps a `condition`.
        #[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
        pub enum ClauseForm {
            $($(#[$about])* $name {
                $($(#[$field_about])* $field: $type,)*
                /// The condition, if there is one.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                condition: Option<Condition>,
            },)*
        }

        impl ClauseForm {
            /// The condition, if there is one.
            #[must_use]
            pub const fn condition(&self) -> Option<Condition> {
                match self {
                    $(Self::$name { condition, .. } => *condition,)*
                }
            }
        }
    };
}

clause_forms! {
    /// [`Promise::Peace`].
    Peace {
        /// The players.
        seats: Vec<Seat>,
    }
    /// [`Promise::HandsOff`].
    HandsOff {
        /// The players.
        seats: Vec<Seat>,
    }
    /// [`Promise::Leave`].
    Leave {
        /// The army.
        army: Seat,
        /// The roles.
        roles: Vec<Role>,
    }
    /// [`Promise::Hold`].
    Hold {
        /// The army.
        army: Seat,
        /// The roles.
        roles: Vec<Role>,
    }
    /// [`Promise::KeepOut`].
    KeepOut {
        /// The names of the squares.
        squares: Vec<String>,
    }
    /// [`Promise::NoCorpse`].
    NoCorpse {
        /// The names of the squares.
        squares: Vec<String>,
    }
    /// [`Promise::NoPower`].
    NoPower {}
    /// [`Promise::LeavePower`].
    LeavePower {
        /// In how many turns.
        turns: u8,
    }
    /// [`Promise::Strike`].
    Strike {
        /// The player.
        seat: Seat,
        /// In how many turns.
        turns: u8,
    }
    /// [`Promise::Do`].
    Do {
        /// The names of the squares of the start; empty if the part is not named, as the others.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        from: Vec<String>,
        /// The names of the squares of the end.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        to: Vec<String>,
        /// The pieces.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        victim: Option<PiecesForm>,
        /// The names of the squares of the placement.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        place: Vec<String>,
        /// In how many turns.
        turns: u8,
    }
}

impl Treaty {
    /// The treaty of this form on a board.
    ///
    /// # Errors
    /// The first fault found.
    pub fn from_form(geometry: &'static Geometry, form: &TreatyForm) -> Result<Self, TreatyFault> {
        let party = |party: &PartyForm| {
            let clauses = party.clauses.iter().map(|clause| read_clause(geometry, clause));
            Ok(Party { seat: party.seat, clauses: clauses.collect::<Result<_, TreatyFault>>()? })
        };
        let parties = form.parties.iter().map(party).collect::<Result<_, TreatyFault>>()?;
        Self::new(geometry, parties, form.end)
    }

    /// Every fault of a form on a board: those of reading first, and only without them those of the whole.
    ///
    /// ```
    /// use djambi::SQUARE9;
    /// use djambi_press::{Treaty, TreatyFault, TreatyForm, TreatyPlace};
    /// let json = r#"{
    ///     "parties": [
    ///         { "seat": "red", "clauses": [{ "kind": "keep_out", "squares": [] }] },
    ///         { "seat": "blue", "clauses": [] }
    ///     ],
    ///     "end": { "rounds": 9 }
    /// }"#;
    /// let form: TreatyForm = serde_json::from_str(json)?;
    /// let faults = Treaty::faults_of_form(&SQUARE9, &form);
    /// assert_eq!(faults.len(), 3);
    /// assert_eq!(faults[0].place, TreatyPlace::Party(1));
    /// assert_eq!(faults[1].fault, TreatyFault::Nothing);
    /// assert_eq!(faults[2].place, TreatyPlace::End);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn faults_of_form(geometry: &'static Geometry, form: &TreatyForm) -> Vec<PlacedFault> {
        let mut faults = Vec::new();
        let mut parties = Vec::new();
        for (party, PartyForm { seat, clauses: forms }) in form.parties.iter().enumerate() {
            let mut clauses = Vec::new();
            for (clause, form) in forms.iter().enumerate() {
                match read_clause(geometry, form) {
                    Ok(clause) => clauses.push(clause),
                    Err(fault) => {
                        let place = TreatyPlace::Clause(ClauseId { party, clause });
                        faults.push(PlacedFault { place, fault });
                    }
                }
            }
            parties.push(Party { seat: *seat, clauses });
        }
        if faults.is_empty() { Self::faults_of(geometry, parties, form.end) } else { faults }
    }

    /// The treaty as programs send it.
    #[must_use]
    pub fn to_form(&self) -> TreatyForm {
        let parties = self.parties().iter().map(|party| PartyForm {
            seat: party.seat,
            clauses: party.clauses.iter().map(|clause| write_clause(self, clause)).collect(),
        });
        TreatyForm { parties: parties.collect(), end: self.end() }
    }
}

fn read_clause(geometry: &'static Geometry, form: &ClauseForm) -> Result<Clause, TreatyFault> {
    let squares = |names: &[String]| read_squares(geometry, names);
    let promise = match form {
        ClauseForm::Peace { seats, .. } => Promise::Peace(read_seats(seats)?),
        ClauseForm::HandsOff { seats, .. } => Promise::HandsOff(read_seats(seats)?),
        ClauseForm::Leave { army, roles, .. } => Promise::Leave(read_pieces(*army, roles)?),
        ClauseForm::Hold { army, roles, .. } => Promise::Hold(read_pieces(*army, roles)?),
        ClauseForm::KeepOut { squares: names, .. } => Promise::KeepOut(squares(names)?),
        ClauseForm::NoCorpse { squares: names, .. } => Promise::NoCorpse(squares(names)?),
        ClauseForm::NoPower { .. } => Promise::NoPower,
        ClauseForm::LeavePower { turns, .. } => Promise::LeavePower { turns: *turns },
        ClauseForm::Strike { seat, turns, .. } => Promise::Strike { seat: *seat, turns: *turns },
        ClauseForm::Do { from, to, victim, place, turns, .. } => {
            let victim = victim.as_ref().map(|pieces| read_pieces(pieces.army, &pieces.roles)).transpose()?;
            let plan = Plan { from: squares(from)?, to: squares(to)?, victim, place: squares(place)? };
            Promise::Do { plan, turns: *turns }
        }
    };
    Ok(Clause { promise, condition: form.condition() })
}

fn write_clause(treaty: &Treaty, clause: &Clause) -> ClauseForm {
    let condition = clause.condition;
    let names = |squares| treaty.square_names(squares).into_iter().map(String::from).collect();
    let seats = |seats: SeatSet| seats.iter().collect();
    let roles = |pieces: Pieces| pieces.roles.iter().collect();
    match clause.promise {
        Promise::Peace(of) => ClauseForm::Peace { seats: seats(of), condition },
        Promise::HandsOff(of) => ClauseForm::HandsOff { seats: seats(of), condition },
        Promise::Leave(pieces) => ClauseForm::Leave { army: pieces.army, roles: roles(pieces), condition },
        Promise::Hold(pieces) => ClauseForm::Hold { army: pieces.army, roles: roles(pieces), condition },
        Promise::KeepOut(squares) => ClauseForm::KeepOut { squares: names(squares), condition },
        Promise::NoCorpse(squares) => ClauseForm::NoCorpse { squares: names(squares), condition },
        Promise::NoPower => ClauseForm::NoPower { condition },
        Promise::LeavePower { turns } => ClauseForm::LeavePower { turns, condition },
        Promise::Strike { seat, turns } => ClauseForm::Strike { seat, turns, condition },
        Promise::Do { plan, turns } => ClauseForm::Do {
            from: names(plan.from),
            to: names(plan.to),
            victim: plan.victim.map(|pieces| PiecesForm { army: pieces.army, roles: roles(pieces) }),
            place: names(plan.place),
            turns,
            condition,
        },
    }
}

fn read_seats(seats: &[Seat]) -> Result<SeatSet, TreatyFault> {
    check_distinct(seats)?;
    Ok(seats.iter().copied().collect())
}

fn read_pieces(army: Seat, roles: &[Role]) -> Result<Pieces, TreatyFault> {
    check_distinct(roles)?;
    Ok(Pieces { army, roles: roles.iter().copied().collect::<RoleSet>() })
}

fn read_squares(geometry: &'static Geometry, names: &[String]) -> Result<SquareSet, TreatyFault> {
    check_distinct(names)?;
    let unknown = |name: &String| TreatyFault::Unreadable {
        part: TreatyPart::Square,
        found: name.clone(),
        column: None,
    };
    names.iter().map(|name| geometry.square(name).ok_or_else(|| unknown(name))).collect()
}

/// Checks that nothing stands twice in a list.
fn check_distinct<T: PartialEq + Display>(list: &[T]) -> Result<(), TreatyFault> {
    let twice = (1..list.len()).find(|&index| list[..index].contains(&list[index]));
    twice.map_or(Ok(()), |index| Err(TreatyFault::Twice(list[index].to_string())))
}
