//! A puzzle that was found, before its level is known.

use djambi::{Move, Position, Rules};

use crate::endings::partial_move;

use super::answer::Answer;
use super::line::{Step, own_step};
use super::theme::Theme;

/// A puzzle that was found, before its level is known.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The theme.
    pub theme: Theme,
    /// The right first turns.
    pub right: Vec<Move>,
    /// The solution.
    pub steps: Vec<Step>,
    /// The number of own turns.
    pub turns: usize,
    /// The tags of the theme.
    pub tags: Vec<&'static str>,
}

/// The smallest number of different turns, placements aside, of a position worth a puzzle.
pub(super) const MIN_PARTIALS: usize = 8;

impl Candidate {
    /// A puzzle of one own turn, unless there are too few turns to choose from.
    pub(super) fn of_one_turn(
        theme: Theme,
        position: &Position,
        rules: &Rules,
        answer: Answer,
        tags: Vec<&'static str>,
    ) -> Option<Self> {
        if answer.partials < MIN_PARTIALS {
            return None;
        }
        let steps = vec![own_step(position, rules, &answer.right)];
        Some(Self { theme, right: answer.right, steps, turns: 1, tags })
    }

    /// All tags, those of the position included.
    #[must_use]
    pub(super) fn all_tags(&self, position: &Position, rules: &Rules) -> Vec<String> {
        let mut tags: Vec<String> = self.tags.iter().map(|&tag| tag.to_owned()).collect();
        tags.push(format!("alive{}", position.alive().len()));
        let pieces = (position.occupied() - position.corpses()).len();
        tags.push(
            ["late", "middle", "early"][usize::from(pieces > 14) + usize::from(pieces > 26)].to_owned(),
        );
        match position.in_power() {
            Some(holder) if holder == position.turn() => tags.push("power_own".to_owned()),
            Some(_) => tags.push("power_other".to_owned()),
            None => {}
        }
        let first = self.right[0];
        if let Some(piece) = first.from().and_then(|from| position.piece_at(from)) {
            tags.push(piece.role.name().to_owned());
        }
        let placements = position.legal_moves(rules);
        let placements = placements.iter().filter(|&&mv| partial_move(mv) == partial_move(first)).count();
        if self.right.len() * 2 < placements {
            tags.push("placement".to_owned());
        }
        tags
    }
}
