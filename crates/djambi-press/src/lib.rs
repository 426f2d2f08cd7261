#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod clause;
mod deeds;
mod fault;
#[cfg(feature = "serde")]
mod form;
mod hearing;
mod judge;
pub mod limits;
mod note;
mod restriction;
mod role_set;
mod round_count;
mod suggestion;
mod text;
mod treaty;

pub use clause::{Clause, ClauseId, Condition, Pieces, Plan, Promise};
pub use fault::{CannotBegin, CannotGiveNotice, PlacedFault, TreatyFault, TreatyPart, TreatyPlace};
#[cfg(feature = "serde")]
pub use form::{ClauseForm, PartyForm, PiecesForm, TreatyForm};
pub use hearing::{HeardState, Hearing, WordError};
pub use judge::{DissolutionCause, DutyProgress, Judge, TreatyState};
pub use note::{Note, NoteKind};
pub use restriction::{Binding, Restriction};
pub use role_set::RoleSet;
pub use round_count::RoundCount;
pub use suggestion::{Occasion, Suggestion, common_threats};
pub use treaty::{Party, Treaty, TreatyEnd};
