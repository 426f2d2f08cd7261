//! The choices of searches, which priors learn to predict.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};

use djambi::{Geometry, Move, Square};
use djambi_engine::prior::{PolicyFeatures, family_of, for_each_net_input, for_each_partial_move};

use super::SearchRecord;

/// The choices of searches, each among a number of alternatives.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The board of all positions.
    board: &'static Geometry,
    /// The features of all alternatives, one after the other.
    features: Vec<u16>,
    /// Where the features of each alternative begin, and its target.
    alternatives: Vec<(u32, f32)>,
    choices: Vec<Choice>,
    /// The inputs of the policy net in the positions of all records, one after the other.
    inputs: Vec<u16>,
    /// Where the inputs of each record begin.
    records: Vec<u32>,
}

/// One choice.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// Where its alternatives begin.
    start: u32,
    /// The number of its record.
    record: u32,
    kind: ChoiceKind,
}

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// A turn without its placement.
    Turn,
    /// A placement.
    Placement,
}

impl ChoiceKind {
    /// The weight of a choice of this kind in the fit.
    #[must_use]
    pub const fn weight(self) -> f32 {
        match self {
            Self::Turn => 1.0,
            Self::Placement => 0.5,
        }
    }
}

/// One of the alternatives of a choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative<'a> {
    /// Its features.
    pub features: &'a [u16],
    /// The target probability. Those of a choice sum to 1.
    pub target: f32,
}

/// The number of visits from which on the placement of a turn is a choice worth learning.
const MIN_VISITS_FOR_PLACEMENT: u32 = 150;

impl Choices {
    /// No choices yet, for positions on this board.
    #[must_use]
    pub const fn new(board: &'static Geometry) -> Self {
        Self {
            board,
            features: Vec::new(),
            alternatives: Vec::new(),
            choices: Vec::new(),
            inputs: Vec::new(),
            records: Vec::new(),
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &'static Geometry {
        self.board
    }

    /// Adds the choices of a record: its turn, with targets in proportion to the visits, and the placements
    /// of its well-visited turns. The turns must be legal.
    pub fn add(&mut self, record: &SearchRecord) {
        let policy = PolicyFeatures::new(&record.position, &record.rules);
        self.begin_record();
        for_each_net_input(&record.position, |input| self.inputs.push(input as u16));
        self.add_turns(record, &policy);
        for candidate in &record.candidates {
            if let (Some(partial), Some(placement)) = (candidate.partial_move(), candidate.turn.placement())
                && candidate.visits >= MIN_VISITS_FOR_PLACEMENT
            {
                self.add_placements(record, &policy, partial, placement);
            }
        }
    }

    fn add_turns(&mut self, record: &SearchRecord, policy: &PolicyFeatures<'_>) {
        let visits: BTreeMap<u32, u32> = record
            .candidates
            .iter()
            .filter_map(|candidate| Some((candidate.partial_move()?.bits(), candidate.visits)))
            .collect();
        let total = record.visits().max(1) as f32;
        self.begin_choice(ChoiceKind::Turn);
        let _: ControlFlow<()> = record.position.for_each_family(&record.rules, |family| {
            for_each_partial_move(&family, |partial, victim| {
                let Some(to) = partial.to() else { return };
                let target = visits.get(&partial.bits()).map_or(0.0, |&visits| visits as f32 / total);
                self.begin_alternative(target);
                policy.for_each_of_origin(&family, |feature| self.features.push(feature as u16));
                policy.for_each_of_move(&family, to, victim, |feature| self.features.push(feature as u16));
            });
            ControlFlow::Continue(())
        });
    }

    fn add_placements(
        &mut self,
        record: &SearchRecord,
        policy: &PolicyFeatures<'_>,
        partial: Move,
        chosen: Square,
    ) {
        let Some(family) = family_of(&record.position, &record.rules, partial) else { return };
        let relocated = policy.relocated(&family, partial);
        self.begin_choice(ChoiceKind::Placement);
        for square in family.placements {
            self.begin_alternative(f32::from(square == chosen));
            policy.for_each_of_placement(relocated.as_ref(), square, |feature| {
                self.features.push(feature as u16);
            });
        }
    }

    /// Adds a record with these inputs and one choice, among alternatives with these features and targets.
    #[cfg(test)]
    pub(super) fn push(&mut self, inputs: &[u16], kind: ChoiceKind, alternatives: &[(Vec<u16>, f32)]) {
        self.begin_record();
        self.inputs.extend(inputs);
        self.begin_choice(kind);
        for (features, target) in alternatives {
            self.begin_alternative(*target);
            self.features.extend(features);
        }
    }

    fn begin_record(&mut self) {
        self.records.push(u32::try_from(self.inputs.len()).expect("fewer than 2^32 inputs"));
    }

    fn begin_choice(&mut self, kind: ChoiceKind) {
        let start = u32::try_from(self.alternatives.len()).expect("fewer than 2^32 alternatives");
        let record = self.records.len().saturating_sub(1) as u32;
        self.choices.push(Choice { start, record, kind });
    }

    fn begin_alternative(&mut self, target: f32) {
        let start = u32::try_from(self.features.len()).expect("fewer than 2^32 features");
        self.alternatives.push((start, target));
    }

    /// The number of records.
    #[must_use]
    pub const fn records(&self) -> usize {
        self.records.len()
    }

    /// The number of choices.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there are no choices.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// The kind of a choice.
    #[must_use]
    pub fn kind(&self, choice: usize) -> ChoiceKind {
        self.choices[choice].kind
    }

    /// The active inputs of the policy net in the position of a choice.
    #[must_use]
    pub fn inputs(&self, choice: usize) -> &[u16] {
        let record = self.choices[choice].record as usize;
        let end = self.records.get(record + 1).map_or(self.inputs.len(), |&next| next as usize);
        &self.inputs[self.records[record] as usize..end]
    }

    /// The alternatives of a choice.
    pub fn alternatives(&self, choice: usize) -> impl Iterator<Item = Alternative<'_>> + Clone {
        let end = self.choices.get(choice + 1).map_or(self.alternatives.len(), |next| next.start as usize);
        (self.choices[choice].start as usize..end).map(|index| Alternative {
            features: &self.features[self.features_of(index)],
            target: self.alternatives[index].1,
        })
    }

    fn features_of(&self, alternative: usize) -> Range<usize> {
        let end = self.alternatives.get(alternative + 1).map_or(self.features.len(), |next| next.0 as usize);
        self.alternatives[alternative].0 as usize..end
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn alternatives_are_the_turns_and_the_placements_with_their_features() {
        let position = "gCgN5xyC/xx2rM2yNyR/1gMx1yM4/3x5/bD7x/x2xxbN1x1/xxx2bMbMbR1/rRrCrM4xx/xrArM4xbC";
        let line = format!("7 | classic | {position} rbyg b b 0 58 | f4h4@g7:300 h3f5:96 f4e4@d3:4");
        let record = SearchRecord::parse(&SQUARE9, &line).expect("a record");
        let position = &record.position;
        let rules = &record.rules;
        let mut choices = Choices::new(&SQUARE9);
        choices.add(&record);
        assert_eq!(choices.len(), 2);
        assert_eq!((choices.kind(0), choices.kind(1)), (ChoiceKind::Turn, ChoiceKind::Placement));

        let mut partials = Vec::new();
        for family in position.families(rules) {
            for_each_partial_move(&family, |partial, _| partials.push(partial));
        }
        let targets: Vec<f32> = choices.alternatives(0).map(|alternative| alternative.target).collect();
        assert_eq!(targets.len(), partials.len());
        for (partial, target) in partials.iter().zip(&targets) {
            let candidate =
                record.candidates.iter().find(|candidate| candidate.partial_move() == Some(*partial));
            assert!((candidate.map_or(0.0, |it| it.visits as f32 / 400.0) - target).abs() < 1e-6);
        }

        let policy = PolicyFeatures::new(position, rules);
        let first = record.candidates[0].partial_move();
        let index = partials.iter().position(|&partial| first == Some(partial)).expect("first candidate");
        let family = family_of(position, rules, partials[index]).expect("family");
        let mut features = Vec::new();
        policy.for_each_of_origin(&family, |feature| features.push(feature as u16));
        let to = partials[index].to().expect("arrival");
        policy.for_each_of_move(&family, to, Some(to), |feature| features.push(feature as u16));
        let found = choices.alternatives(0).nth(index).map(|alternative| alternative.features);
        assert_eq!(found, Some(features.as_slice()));

        let targets: Vec<f32> = choices.alternatives(1).map(|alternative| alternative.target).collect();
        assert_eq!(targets.len(), family.placements.len());
        assert_eq!(targets.iter().filter(|&&target| target > 0.0).count(), 1);
    }
}
