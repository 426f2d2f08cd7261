//! The treaties of a game, judged in its last position.

use std::ops::ControlFlow;

use djambi::{Game, GameEntry, GameError, Problem, Seat, SeatSet, Square, SquareSet};
use djambi_press::{
    Binding, CannotBegin, CannotGiveNotice, ClauseId, Judge, Note, PlacedFault, Promise, Restriction,
    Suggestion, Treaty, TreatyForm, TreatyPlace,
};

use crate::marks::Marks;

/// A game, and its treaties as they stand after its last event.
///
/// ```
/// use djambi::{Game, Position, Rules};
/// use djambi_wasm_press::Court;
/// let rules = Rules::CLASSIC;
/// let start = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &rules)?;
/// let mut court = Court::new(Game::new(rules, start));
/// let peace = r#"{
///     "parties": [
///         { "seat": "red", "clauses": [{ "kind": "peace", "seats": ["blue"] }] },
///         { "seat": "blue", "clauses": [{ "kind": "peace", "seats": ["red"] }] }
///     ],
///     "end": { "rounds": 2 }
/// }"#;
/// assert_eq!(court.hear(peace, 0, None), Ok(0));
/// assert_eq!(court.rounds(0), Some(2));
/// assert_eq!(court.broken("c3c4@h7").len(), 1, "red kills a militant of blue's");
/// assert!(court.broken("c3c2").is_empty());
/// assert_eq!(court.breaches("c3"), ["c4"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Court {
    game: Game,
    /// The numbers of the events of the line that counts.
    line: Vec<u32>,
    judges: Vec<Judge>,
}

/// The notice of a treaty that a party has given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The party.
    pub seat: Seat,
    /// The number of the last event before it.
    pub after: u32,
}

impl Court {
    /// The court of a game without events.
    #[must_use]
    pub const fn new(game: Game) -> Self {
        Self { game, line: Vec::new(), judges: Vec::new() }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Adds an event of the game with its number. Treaties that were heard before do not follow it.
    ///
    /// # Errors
    /// If it is not possible.
    pub fn follow(&mut self, seq: u32, entry: GameEntry) -> Result<(), GameError> {
        self.game.apply(entry)?;
        // An agreement of one player is no event of the line; a taking back removes some.
        self.line.resize(self.game.events().len(), seq);
        Ok(())
    }

    /// Adds a treaty that came into force after the event `after`, and gives its number. What was taken back
    /// does not count: it begins at the end of what is left.
    ///
    /// # Errors
    /// If it is no treaty, or could not begin there.
    pub fn hear(&mut self, treaty: &str, after: u32, notice: Option<Notice>) -> Result<usize, Problem> {
        let treaty = self.read(treaty)?;
        let positions = self.game.positions();
        let events = self.game.events().len();
        let begin = self.events_until(after);
        let mut judge =
            Judge::begin(treaty, *self.game.rules(), &positions[begin]).map_err(CannotBegin::problem)?;
        let notice = notice.map(|notice| (notice.seat, self.events_until(notice.after).max(begin)));
        let given = notice.map_or(events, |(_, at)| at);
        (begin..given).for_each(|event| judge.follow(&self.game, event));
        if let Some((seat, at)) = notice {
            judge.give_notice(seat, &positions[at]).map_err(CannotGiveNotice::problem)?;
        }
        (given..events).for_each(|event| judge.follow(&self.game, event));
        self.judges.push(judge);
        Ok(self.judges.len() - 1)
    }

    /// In how many rounds a treaty ends at the latest; `None` if nobody knows, or there is none.
    #[must_use]
    pub fn rounds(&self, treaty: usize) -> Option<u8> {
        self.judges.get(treaty)?.rounds_left()
    }

    /// The turn or departure that the event with this number is in the line, counted from 1; `None` if it is
    /// none, or was taken back.
    #[must_use]
    pub fn ply(&self, seq: u32) -> Option<usize> {
        self.line.iter().position(|&known| known == seq).map(|at| at + 1)
    }

    /// The clauses that a turn of the player to move would break; none if it is not legal.
    #[must_use]
    pub fn broken(&self, mv: &str) -> Vec<(usize, ClauseId)> {
        let position = self.game.position();
        let Ok(mv) = position.parse_move(mv) else { return Vec::new() };
        let Ok(after) = position.play(self.game.rules(), mv) else { return Vec::new() };
        let of_judge = |(number, judge): (usize, &Judge)| {
            let broken = judge.clone().turn(position, mv, &after);
            broken.into_iter().map(move |id| (number, id))
        };
        self.judges.iter().enumerate().flat_map(of_judge).collect()
    }

    /// The squares on which a piece can arrive, but only by turns that break a clause.
    #[must_use]
    pub fn breaches(&self, from: &str) -> Vec<String> {
        let position = self.game.position();
        let rules = self.game.rules();
        let Some(from) = position.geometry().square(from) else { return Vec::new() };
        let mut all = SquareSet::EMPTY;
        for family in position.families(rules).iter().filter(|family| family.from == from) {
            all |= family.to;
        }
        let mut breaches = SquareSet::EMPTY;
        let bindings = self.judges.iter().flat_map(|judge| judge.bindings(position));
        for binding in bindings {
            breaches |= all - self.kept(from, binding).unwrap_or(all);
        }
        breaches.iter().map(|square| position.geometry().square_name(square).to_owned()).collect()
    }

    /// The faults of a treaty that would begin now, and where they are.
    #[must_use]
    pub fn faults(&self, treaty: &str) -> Vec<(TreatyPlace, Problem)> {
        let Ok(form) = serde_json::from_str::<TreatyForm>(treaty) else {
            return vec![(TreatyPlace::Whole, Problem::new("treaty_nothing"))];
        };
        let geometry = self.game.start().geometry();
        let placed = |PlacedFault { place, fault }: PlacedFault| (place, fault.problem());
        let faults: Vec<_> = Treaty::faults_of_form(geometry, &form).into_iter().map(placed).collect();
        match Treaty::from_form(geometry, &form) {
            Ok(treaty) => {
                let fault = treaty.check_beginning(self.game.position()).err();
                fault.map(|fault| (TreatyPlace::Whole, fault.problem())).into_iter().collect()
            }
            Err(_) => faults,
        }
    }

    /// What a treaty that would begin now has about it; nothing if it is no treaty.
    #[must_use]
    pub fn notes(&self, treaty: &str) -> Vec<Note> {
        let treaty = self.read(treaty);
        treaty.map(|treaty| treaty.notes(self.game.rules(), self.game.position())).unwrap_or_default()
    }

    /// What the player to move might offer one of these partners.
    #[must_use]
    pub fn suggestion(&self, partners: SeatSet) -> Option<Suggestion> {
        Suggestion::of(self.game.position(), self.game.rules(), &self.judges, partners)
    }

    /// The duties for which this turn is the last one.
    #[must_use]
    pub fn due(&self) -> Vec<(usize, ClauseId)> {
        let position = self.game.position();
        let of_judge = |(number, judge): (usize, &Judge)| {
            let treaty = judge.treaty();
            let bindings = judge.bindings(position);
            let party = treaty.party_of(position.turn());
            let is_due = |promise: &Promise| bindings.iter().any(|binding| binding.promise == promise);
            let own = treaty.duties().filter(|(id, duty)| Some(id.party) == party && is_due(&duty.promise));
            own.map(|(id, _)| (number, id)).collect::<Vec<_>>()
        };
        self.judges.iter().enumerate().flat_map(of_judge).collect()
    }

    /// The squares that a treaty is about in the last position; none if it is no treaty.
    #[must_use]
    pub fn marks(&self, treaty: &str) -> Marks {
        self.read(treaty).map(|treaty| Marks::of(&treaty, self.game.position())).unwrap_or_default()
    }

    /// The squares to which a piece can go and keep a promise; `None` if no legal move keeps it.
    fn kept(&self, from: Square, binding: Binding) -> Option<SquareSet> {
        let position = self.game.position();
        let rules = self.game.rules();
        let bindings = [binding];
        let restriction = Restriction::new(position, rules, &bindings);
        if !restriction.leaves_any() {
            return None;
        }
        let mut kept = SquareSet::EMPTY;
        let _: ControlFlow<()> = restriction.for_each_family(|family| {
            if family.from == from {
                kept |= family.to;
            }
            ControlFlow::Continue(())
        });
        Some(kept)
    }

    /// The number of events of the line up to the one with this number.
    fn events_until(&self, seq: u32) -> usize {
        self.line.partition_point(|&known| known <= seq)
    }

    fn read(&self, treaty: &str) -> Result<Treaty, Problem> {
        let form: TreatyForm = serde_json::from_str(treaty).map_err(|_| Problem::new("treaty_nothing"))?;
        Treaty::from_form(self.game.start().geometry(), &form).map_err(|fault| fault.problem())
    }
}
