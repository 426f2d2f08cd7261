//! Where a search starts from, and what it may not overlook there.

use std::ops::ControlFlow;

use djambi::{Controller, Move, Position, Rules};

use super::forced::forced_win;
use super::mood::Mood;
use super::tree::Step;
use super::value::weariness;
use crate::attention::Attention;
use crate::danger::Danger;
use crate::{Options, Stop};

/// The position that is searched, with what is known before any search.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    pub(crate) position: Position,
    pub(crate) rules: Rules,
    /// The hashes of the positions of the game since the last kill, that of the root being the last.
    past: Vec<u64>,
    /// The hashes of the positions that draw the game when they arise once more (§8).
    threefold: Vec<u64>,
    /// Those that a search takes for draws when they arise once more. After long enough without a kill these are all since
    /// then: where nobody gets anywhere, the first repetition is as good as the last.
    pub(crate) familiar: Vec<u64>,
    /// The turns that may be played, in order, if they are not all.
    allowed: Option<Vec<Move>>,
    /// Whether everything is known that can be: nobody stopped the hunt for it.
    is_whole: bool,
    /// What the player overlooks.
    pub(crate) attention: Attention,
    /// What the player is in the mood for.
    pub(crate) mood: Mood,
    /// By how much that changes what turns seem to be worth.
    pub(crate) taste: f32,
}

impl Root {
    pub(crate) fn new(
        position: &Position,
        rules: &Rules,
        past: &[u64],
        options: &Options,
        seed: u64,
        stop: &impl Stop,
    ) -> Self {
        let level = options.level;
        let keeps_chief = level.is_careful();
        let past: Vec<_> = since_kill(position, past).collect();
        let threefold = repeated(&past, rules.repetition);
        let is_patient = (position.quiet_turns() as f32) < options.params.patience
            && weariness(position, &options.params) < 0.5;
        let familiar = if is_patient { threefold.clone() } else { repeated(&past, rules.repetition.min(2)) };
        let allowed = if position.is_over() { None } else { musts(position, rules, keeps_chief) };
        let attention = level.attention();
        let mood = Mood::new(level, seed);
        let taste = mood.taste_at(position.turn_number());
        let mut root = Self {
            position: *position,
            rules: *rules,
            past,
            threefold,
            familiar,
            allowed,
            is_whole: true,
            attention,
            mood,
            taste,
        };
        if keeps_chief && root.allowed.as_ref().is_none_or(|allowed| allowed.len() > 1) {
            match forced_win(position, rules, |after| root.is_drawn(after), stop) {
                Some(mv) => root.allowed = Some(vec![mv]),
                None => root.is_whole = !stop.is_stopped(),
            }
        }
        root
    }

    /// Whether this is the root of a search of this position after this past in this mood, and a whole one. To find that out costs
    /// nothing, to make a root may cost as much as thousands of walks.
    pub(crate) fn is_for(&self, position: &Position, rules: &Rules, past: &[u64], mood: Mood) -> bool {
        self.is_whole
            && self.mood == mood
            && self.position == *position
            && self.rules == *rules
            && since_kill(position, past).eq(self.past.iter().copied())
    }

    /// Whether a position that arises after the root is a draw.
    fn is_drawn(&self, after: &Position) -> bool {
        let quiet_limit = self.rules.quiet_limit;
        quiet_limit > 0 && after.quiet_turns() >= quiet_limit || self.repeats(after.hash(), &self.threefold)
    }

    /// Whether a position that arises once more is one of these, the repetition of which is a draw.
    pub(crate) fn repeats(&self, hash: u64, drawing: &[u64]) -> bool {
        self.rules.repetition == 1 || drawing.contains(&hash)
    }

    /// Whether this may be played, or leads to something that may.
    pub(crate) fn allows(&self, step: Step) -> bool {
        let Some(allowed) = &self.allowed else { return true };
        match step {
            Step::Turn(mv) => allowed.binary_search(&mv).is_ok(),
            Step::Stem(stem) => {
                // The placement is in the highest bits that differ, so turns of one stem are not neighbours.
                let same = |mv: &Move| mv.placement().is_some_and(|at| stem.with_placement(at) == *mv);
                allowed.iter().any(same)
            }
        }
    }
}

/// The hashes of the positions since the last kill, the latest first, and that of the position itself.
fn since_kill<'a>(position: &Position, past: &'a [u64]) -> impl Iterator<Item = u64> + use<'a> {
    past.iter().rev().take(position.quiet_turns() as usize).copied().chain([position.hash()])
}

/// The hashes that are there so often that with one more they are there `times` times; none if that is 0.
fn repeated(past: &[u64], times: u32) -> Vec<u64> {
    let enough = |hash: &u64| {
        let found = past.iter().filter(|&other| other == hash).count();
        times > 0 && found + 1 >= times as usize
    };
    let mut hashes: Vec<_> = past.iter().copied().filter(enough).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes
}

/// The turns to choose from, in order, if they are not all: one that wins; or those after which nobody can kill or encircle
/// the player's chief with one turn before the player's own next turn; and of these, if there are such, those that win the
/// army of another player by killing his chief, which is always worth a turn.
fn musts(position: &Position, rules: &Rules, keeps_chief: bool) -> Option<Vec<Move>> {
    let player = position.turn();
    let (mut total, mut safe, mut wins_army) = (0, Vec::new(), Vec::new());
    let won = position.for_each_family(rules, |family| {
        family.for_each_move(|mv| {
            let after = position.play_unchecked(rules, mv);
            if after.winner() == Some(player) {
                return ControlFlow::Break(mv);
            }
            total += 1;
            if keeps_chief && Danger::after(&after, rules, player) < Danger::Once {
                safe.push(mv);
                if takes_army(position, &after) {
                    wins_army.push(mv);
                }
            }
            ControlFlow::Continue(())
        })
    });
    if let ControlFlow::Break(mv) = won {
        return Some(vec![mv]);
    }
    if !wins_army.is_empty() {
        safe = wins_army;
    }
    safe.sort_unstable();
    (!safe.is_empty() && safe.len() < total).then_some(safe)
}

/// Whether the turn that led from one position to the other killed a player's chief, and so won his army.
fn takes_army(before: &Position, after: &Position) -> bool {
    let out = before.alive().iter().filter(|&seat| !after.alive().contains(seat));
    out.into_iter().any(|seat| after.controller(seat) == Controller::Seat(before.turn()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Never;

    #[test]
    fn where_nobody_gets_anywhere_one_repetition_is_taken_for_a_draw() {
        let (rules, options) = (Rules::CLASSIC, Options::default());
        let past: Vec<u64> = (0..60).collect();
        for (quiet, is_taken) in [(39, false), (40, true)] {
            let text = format!("7yC1/9/9/9/9/9/9/9/rC8 r-y- r r {quiet} 99");
            let position = Position::parse(&text, &rules).expect("position");
            let root = Root::new(&position, &rules, &past, &options, 0, &Never);
            assert_eq!(root.familiar.contains(&59), is_taken, "{quiet} quiet turns");
            assert!(!root.familiar.contains(&0), "before the last kill");
            assert!(root.threefold.is_empty(), "the game itself is drawn by nothing less than the rules say");
        }
        let often = [7, 7, 7, 8, 8, 9];
        assert_eq!(
            [repeated(&often, 3), repeated(&often, 2), repeated(&often, 0)],
            [vec![7, 8], vec![7, 8, 9], vec![]]
        );
    }
}
