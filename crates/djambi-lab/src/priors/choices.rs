//! What priors are to expect: the choices that searches made.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};

use djambi::{Act, Move};
use djambi_engine::prior::{FEATURES, PolicyFeatures, family_of, for_each_partial_move};

use super::Record;

/// The choices that searches made, each among some steps.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The features of all steps, one after the other.
    features: Vec<u16>,
    /// Where the features of each step begin, and how likely it was chosen.
    steps: Vec<(u32, f32)>,
    /// Where the steps of each choice begin.
    choices: Vec<(u32, Kind)>,
    records: usize,
}

const _: () = assert!(FEATURES <= 1 << u16::BITS, "features have 16 bits");

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A turn, leaving open what is placed where.
    Turn,
    /// The square of a placement.
    Placement,
}

impl Kind {
    /// How much a choice of this kind counts in a fit.
    #[must_use]
    pub const fn weight(self) -> f32 {
        match self {
            Self::Turn => 1.0,
            Self::Placement => 0.5,
        }
    }
}

/// A step of a choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step<'a> {
    /// Its features.
    pub features: &'a [u16],
    /// How likely it was chosen: these sum to 1.
    pub target: f32,
}

/// How often the search must have gone a way for its placement to mean something.
const VISITS_OF_PLACEMENT: u32 = 150;

impl Choices {
    /// Adds the choices of a record: that of its turns, each as likely as its part of the visits, and those of the placements of
    /// the turns that were looked at for long. The turns must be legal.
    pub fn add(&mut self, record: &Record) {
        let scout = PolicyFeatures::new(&record.position, &record.rules);
        self.add_turns(record, &scout);
        for candidate in &record.candidates {
            if let (Some(stem), Some(placed)) = (candidate.stem(), candidate.turn.placement())
                && candidate.visits >= VISITS_OF_PLACEMENT
            {
                self.add_placements(record, &scout, stem, |square| square == placed);
            }
        }
        self.records += 1;
    }

    fn add_turns(&mut self, record: &Record, scout: &PolicyFeatures<'_>) {
        let visits: BTreeMap<u32, u32> = record
            .candidates
            .iter()
            .filter_map(|candidate| Some((candidate.stem()?.bits(), candidate.visits)))
            .collect();
        let total = record.visits().max(1) as f32;
        self.begin(Kind::Turn);
        let _: ControlFlow<()> = record.position.for_each_family(&record.rules, |family| {
            for_each_partial_move(&family, |stem, victim| {
                let Some(to) = stem.to() else { return };
                self.step(visits.get(&stem.bits()).map_or(0.0, |&visits| visits as f32 / total));
                scout.for_each_of_origin(&family, |feature| self.features.push(feature as u16));
                scout.for_each_of_move(&family, to, victim, |feature| self.features.push(feature as u16));
            });
            ControlFlow::Continue(())
        });
    }

    fn add_placements(
        &mut self,
        record: &Record,
        scout: &PolicyFeatures<'_>,
        stem: Move,
        is_chosen: impl Fn(djambi::Square) -> bool,
    ) {
        let Some(family) = family_of(&record.position, &record.rules, stem) else { return };
        let relocated = stem.to().filter(|_| family.act == Act::Relocate);
        let relocated = relocated.and_then(|at| record.position.piece_at(at));
        let relocated = relocated.map(|piece| (piece, scout.attackers(piece)));
        self.begin(Kind::Placement);
        for square in family.placements {
            self.step(f32::from(is_chosen(square)));
            scout.for_each_of_placement(relocated, square, |feature| self.features.push(feature as u16));
        }
    }

    /// A choice of these steps, each with its features and how likely it was chosen.
    #[cfg(test)]
    pub(super) fn push(&mut self, kind: Kind, steps: &[(Vec<u16>, f32)]) {
        self.begin(kind);
        for (features, target) in steps {
            self.step(*target);
            self.features.extend(features);
        }
    }

    fn begin(&mut self, kind: Kind) {
        self.choices.push((u32::try_from(self.steps.len()).expect("fewer than 2^32 steps"), kind));
    }

    fn step(&mut self, target: f32) {
        let start = u32::try_from(self.features.len()).expect("fewer than 2^32 features");
        self.steps.push((start, target));
    }

    /// How many records the choices are of.
    #[must_use]
    pub const fn records(&self) -> usize {
        self.records
    }

    /// How many choices there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there are no choices.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// What is chosen in a choice.
    #[must_use]
    pub fn kind(&self, choice: usize) -> Kind {
        self.choices[choice].1
    }

    /// The steps of a choice.
    pub fn steps(&self, choice: usize) -> impl Iterator<Item = Step<'_>> + Clone {
        let end = self.choices.get(choice + 1).map_or(self.steps.len(), |next| next.0 as usize);
        (self.choices[choice].0 as usize..end)
            .map(|step| Step { features: &self.features[self.features_of(step)], target: self.steps[step].1 })
    }

    fn features_of(&self, step: usize) -> Range<usize> {
        let end = self.steps.get(step + 1).map_or(self.features.len(), |next| next.0 as usize);
        self.steps[step].0 as usize..end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_the_turns_and_the_placements_with_their_features() {
        let position = "gCgN5xyC/xx2rM2yNyR/1gMx1yM4/3x5/bD7x/x2xxbN1x1/xxx2bMbMbR1/rRrCrM4xx/xrArM4xbC";
        let line = format!("7 | classic | {position} rbyg b b 0 58 | f4h4@g7:300 h3f5:96 f4e4@d3:4");
        let record = Record::parse(&line).expect("a record");
        let (position, rules) = (&record.position, &record.rules);
        let mut choices = Choices::default();
        choices.add(&record);
        assert_eq!((choices.len(), choices.kind(0), choices.kind(1)), (2, Kind::Turn, Kind::Placement));

        let mut stems = Vec::new();
        for family in position.families(rules) {
            for_each_partial_move(&family, |stem, _| stems.push(stem));
        }
        let targets: Vec<f32> = choices.steps(0).map(|step| step.target).collect();
        assert_eq!(targets.len(), stems.len());
        for (stem, target) in stems.iter().zip(&targets) {
            let candidate = record.candidates.iter().find(|candidate| candidate.stem() == Some(*stem));
            assert!((candidate.map_or(0.0, |it| it.visits as f32 / 400.0) - target).abs() < 1e-6);
        }

        let scout = PolicyFeatures::new(position, rules);
        let dig = stems.iter().position(|&stem| record.candidates[0].stem() == Some(stem)).expect("dig");
        let family = family_of(position, rules, stems[dig]).expect("family");
        let mut features = Vec::new();
        scout.for_each_of_origin(&family, |feature| features.push(feature as u16));
        let to = stems[dig].to().expect("arrival");
        scout.for_each_of_move(&family, to, Some(to), |feature| features.push(feature as u16));
        assert_eq!(choices.steps(0).nth(dig).map(|step| step.features), Some(features.as_slice()));

        let placed: Vec<f32> = choices.steps(1).map(|step| step.target).collect();
        assert_eq!(placed.len(), family.placements.len());
        assert_eq!(placed.iter().filter(|&&target| target > 0.0).count(), 1);
    }
}
