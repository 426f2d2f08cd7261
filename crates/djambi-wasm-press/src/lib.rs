//! The judges of treaties and plans for the browser, which a game needs once it has a treaty or its player plans.
//!
//! The module is separate from `djambi-wasm`, so that games without them load without it. `cargo xtask
//! web` builds it into `web/generated`. [`Court`] is the part that needs no browser.

#![expect(clippy::needless_pass_by_value, reason = "wasm-bindgen passes lists by value")]

mod court;
#[path = "../../djambi-wasm/src/entry.rs"]
mod entry;
#[path = "../../djambi-wasm/src/game_rules.rs"]
mod game_rules;
#[path = "../../djambi-wasm/src/js.rs"]
mod js;
mod marks;
mod planner;
#[path = "../../djambi-wasm/src/problem.rs"]
mod problem;

use djambi::{Faults, Seat, SeatSet};
use djambi_press::{Note, Occasion, Suggestion, TreatyPlace};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

pub use court::{Court, Notice};
use js::{Array, Object};
pub use marks::Marks;
pub use planner::{Planner, position_of_turn};
pub use problem::Thrown;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// The treaties of a game, judged in the position after its last event.
#[wasm_bindgen(js_name = Court)]
pub struct BrowserCourt(Court);

#[wasm_bindgen(js_class = Court)]
impl BrowserCourt {
    /// The court of a game, given by its board, its rules, its start and the events that the rules know.
    /// `options` are those that differ from the rule set.
    ///
    /// # Errors
    /// If there is no such board, rule set, option or value, or the start or an event is not legal.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &str,
        rules: &str,
        #[wasm_bindgen(unchecked_param_type = "Readonly<Partial<Record<string, string>>>")] options: &Object,
        start: &str,
        #[wasm_bindgen(unchecked_param_type = "readonly (GameEntry & { seq: number })[]")] events: &Array,
    ) -> Result<Self, Thrown> {
        let mut court = Court::new(planner::game(board, rules, options, start)?);
        for event in events.iter() {
            let event: &Object = event.unchecked_ref();
            let seq = event.get("seq").as_f64().unwrap_or_default() as u32;
            let entry = entry::read(court.game(), event)?;
            court.follow(seq, entry)?;
        }
        Ok(Self(court))
    }

    /// Adds a treaty in force, as JSON, and gives its number. `after` is the number of the last event before
    /// it; `notice` the seat that has given notice, if one has, after the event `notice_after`.
    ///
    /// # Errors
    /// If it is no treaty, or could not begin there.
    pub fn hear(
        &mut self,
        treaty: &str,
        after: u32,
        notice: Option<String>,
        notice_after: Option<u32>,
    ) -> Result<usize, Thrown> {
        let notice = match notice.zip(notice_after) {
            Some((seat, after)) => Some(Notice { seat: seat.parse()?, after }),
            None => None,
        };
        Ok(self.0.hear(treaty, after, notice)?)
    }

    /// In how many rounds a treaty ends at the latest; `undefined` if nobody knows.
    #[must_use]
    pub fn rounds(&self, treaty: usize) -> Option<u8> {
        self.0.rounds(treaty)
    }

    /// The turn or departure that the event with this number is in the line, counted from 1; `undefined` if it
    /// is none, or was taken back.
    #[must_use]
    pub fn ply(&self, seq: u32) -> Option<usize> {
        self.0.ply(seq)
    }

    /// The clauses that a legal turn would break: for each the number of the treaty, that of the party and its
    /// own, one after the other.
    #[must_use]
    pub fn broken(&self, r#move: &str) -> Vec<usize> {
        self.0.broken(r#move).into_iter().flat_map(|(treaty, id)| [treaty, id.party, id.clause]).collect()
    }

    /// The squares on which a piece can arrive only by breaches.
    #[must_use]
    pub fn breaches(&self, from: &str) -> Vec<String> {
        self.0.breaches(from)
    }

    /// The faults of a treaty, as JSON, that would begin now; each with the number of its party and of its clause, as
    /// far as it is at one. `end` says that it is at the end.
    #[wasm_bindgen(
        unchecked_return_type = "{ party?: number; clause?: number; end: boolean; problem: Problem }[]"
    )]
    #[must_use]
    pub fn faults(&self, treaty: &str) -> Array {
        Array::of(self.0.faults(treaty).into_iter().map(|(place, problem)| {
            let (party, clause) = match place {
                TreatyPlace::Whole | TreatyPlace::End => (None, None),
                TreatyPlace::Party(party) => (Some(party), None),
                TreatyPlace::Clause(id) => (Some(id.party), Some(id.clause)),
            };
            let problem: JsValue = Thrown::from(problem).into();
            Object::of([
                ("party", party.into()),
                ("clause", clause.into()),
                ("end", (place == TreatyPlace::End).into()),
                ("problem", problem),
            ])
        }))
    }

    /// What a treaty, as JSON, that would begin now has about it, each with the numbers of party and clause.
    #[wasm_bindgen(unchecked_return_type = "{ party: number; clause: number; kind: TreatyNote }[]")]
    #[must_use]
    pub fn notes(&self, treaty: &str) -> Array {
        Array::of(self.0.notes(treaty).into_iter().map(|Note { at, kind }| {
            Object::of([
                ("party", at.party.into()),
                ("clause", at.clause.into()),
                ("kind", kind.name().into()),
            ])
        }))
    }

    /// What the player to move might offer one of these seats, why, and the treaty, as JSON. `by` is whom it is about,
    /// `other` to whom an alliance is offered, `ending` the number of a treaty that ends.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(
        unchecked_return_type = "{ occasion: Occasion; by?: Seat; other?: Seat; ending?: number; treaty: string } | undefined"
    )]
    pub fn suggestion(&self, partners: Vec<String>) -> Result<Option<Object>, Thrown> {
        let partners = partners.iter().map(|seat| seat.parse()).collect::<Result<SeatSet, _>>()?;
        let Some(Suggestion { occasion, treaty }) = self.0.suggestion(partners) else { return Ok(None) };
        let (by, other, ending) = match occasion {
            Occasion::ChiefInDanger { by } => (Some(by), None, None),
            Occasion::Ends { treaty } => (None, None, Some(treaty)),
            Occasion::CommonThreat { by, with } => (Some(by), Some(with), None),
            Occasion::Power { holder, with } => (Some(holder), Some(with), None),
            Occasion::ChiefWithinReach { of } => (Some(of), None, None),
        };
        let json = serde_json::to_string(&treaty.to_form()).unwrap_or_default();
        Ok(Some(Object::of([
            ("occasion", occasion.name().into()),
            ("by", by.map(Seat::name).into()),
            ("other", other.map(Seat::name).into()),
            ("ending", ending.into()),
            ("treaty", json.into()),
        ])))
    }

    /// The duties for which this turn is the last one, each with the numbers of treaty, party and clause.
    #[wasm_bindgen(unchecked_return_type = "{ treaty: number; party: number; clause: number }[]")]
    #[must_use]
    pub fn due(&self) -> Array {
        Array::of(self.0.due().into_iter().map(|(treaty, id)| {
            Object::of([("treaty", treaty.into()), ("party", id.party.into()), ("clause", id.clause.into())])
        }))
    }

    /// The squares that a treaty, as JSON, is about in the last position: of pieces that it spares, and those
    /// that it bars.
    #[wasm_bindgen(unchecked_return_type = "{ spared: string[]; barred: string[] }")]
    #[must_use]
    pub fn marks(&self, treaty: &str) -> Object {
        let Marks { spared, barred } = self.0.marks(treaty);
        Object::of([("spared", Array::of(spared).into()), ("barred", Array::of(barred).into())])
    }
}

impl From<Faults> for Thrown {
    fn from(faults: Faults) -> Self {
        faults.problem().into()
    }
}
