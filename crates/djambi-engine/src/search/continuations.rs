//! Continuations: turns drawn only by the priors, whose mean end tells what promises are worth.
//!
//! From *envoy* on searches with other seeds are no samples, for the search is deterministic after the opening.

use djambi::{BySeat, Position, Rules};
use djambi_press::Binding;

use super::actions::ActionList;
use super::knowledge::draw_score::{win_shares, with_draw_score};
use super::promises::{KeepingMoves, PathTreaties, Promises};
use super::tree::Action;
use crate::attention::Attention;
use crate::net::{Evaluation, Net};
use crate::{Options, Params, Rng, evaluate};

/// How many of the likeliest turns are looked at for the best one.
pub(crate) const LIKELIEST_TURNS: usize = 16;

/// Continuations from one position.
pub(crate) struct Continuations<'a> {
    position: &'a Position,
    rules: &'a Rules,
    params: Params,
    net: Option<&'static Net>,
    actions: ActionList,
    treaties: PathTreaties,
    /// The number of turns of each.
    turns: usize,
}

impl<'a> Continuations<'a> {
    /// Continuations of some rounds from a position, by the nets of an engine with these options.
    pub(crate) fn new(position: &'a Position, rules: &'a Rules, options: &Options, rounds: u8) -> Self {
        let turns = Self::turns(position, rounds);
        let board = position.geometry();
        let net = options.net(board);
        let actions = ActionList::new(options.policy(board));
        Self {
            position,
            rules,
            params: options.params,
            net,
            actions,
            treaties: PathTreaties::default(),
            turns,
        }
    }

    /// The number of turns of a continuation of some rounds from a position.
    pub(crate) fn turns(position: &Position, rounds: u8) -> usize {
        usize::from(rounds) * position.alive().len()
    }

    /// The shares at the end of a continuation in which promises are kept. With the same seed it draws alike,
    /// whatever the promises, so that their worth shows in few continuations.
    pub(crate) fn shares(&mut self, promises: &Promises, seed: u64) -> BySeat<f32> {
        let mut position = *self.position;
        let mut rng = Rng::new(seed);
        self.treaties.begin(promises);
        for _ in 0..self.turns {
            if position.is_over() {
                break;
            }
            let of_move = rng.next_f64() as f32;
            let of_placement = rng.next_f64() as f32;
            let bindings = self.treaties.bindings(promises, &position, self.rules);
            let keeping = KeepingMoves::of(&position, self.rules, &bindings);
            self.actions.list_moves(&position, self.rules, keeping.as_ref(), Attention::FULL);
            let mut action = self.draw(&position, of_move);
            if let Action::Partial(partial) = action {
                self.actions.list_placements(&position, self.rules, keeping.as_ref(), partial);
                action = self.draw(&position, of_placement);
            }
            let after = position.play_unchecked(self.rules, action.mv());
            self.treaties.pass(promises, self.rules, &position, action.mv(), &after);
            position = after;
        }
        self.evaluate(&position)
    }

    /// The shares after the best turn of the player to move in a position, of the likeliest ones that keep these promises.
    pub(crate) fn shares_of_best(&mut self, position: &Position, bindings: &[Binding<'_>]) -> BySeat<f32> {
        let bindings = bindings.to_vec();
        let keeping = KeepingMoves::of(position, self.rules, &bindings);
        self.actions.list_moves(position, self.rules, keeping.as_ref(), Attention::FULL);
        self.actions.compute_priors(position, 1.0);
        let likeliest: Vec<_> = self.actions.most_likely(LIKELIEST_TURNS).map(|(_, action)| action).collect();
        let after = likeliest.into_iter().map(|action| {
            let mv = self.actions.completed(position, self.rules, keeping.as_ref(), action);
            self.evaluate(&position.play_unchecked(self.rules, mv))
        });
        let mover = position.turn();
        after.max_by(|a, b| a[mover].total_cmp(&b[mover])).expect("an action")
    }

    /// The shares in a position by the net.
    fn evaluate(&self, position: &Position) -> BySeat<f32> {
        if let Some(winner) = position.winner() {
            return win_shares(winner);
        }
        let by_hand = || Evaluation::of_shares(evaluate(position, self.rules));
        let evaluation = self.net.map_or_else(by_hand, |net| net.evaluate(position, self.rules));
        with_draw_score(position, &evaluation, &self.params)
    }

    /// The action among those listed at which the priors, summed up from the likeliest on, reach a number from
    /// 0 to 1.
    fn draw(&mut self, position: &Position, at: f32) -> Action {
        self.actions.compute_priors(position, 1.0);
        let mut sum = 0.0;
        let mut drawn = None;
        for (prior, action) in self.actions.most_likely(usize::MAX) {
            drawn = Some(action);
            sum += prior;
            if sum >= at {
                break;
            }
        }
        drawn.expect("an action")
    }
}
