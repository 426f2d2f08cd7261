//! Leaf evaluation: the shares of a new position, before it is searched.

use djambi::{BySeat, Move, Position, Rules};

use super::actions::ActionList;
use super::endings::leaf_endings::LeafEndings;
use super::knowledge::draw_score::{discounted, draw_shares, with_draw_score};
use super::knowledge::fortress::possible_winners;
use super::knowledge::terminal::Terminal;
use super::promises::KeepingMoves;
use super::root::Root;
use super::tree::{Action, Edge};
use crate::net::{Accumulators, Evaluation, Net};
use crate::{Options, Params, evaluate};

/// Evaluates leaves by the net or by the hand-made evaluation, and discounts the shares towards a draw.
pub(super) struct LeafEvaluator<'a> {
    rules: &'a Rules,
    params: &'a Params,
    /// The net, unless the hand-made evaluation replaces it.
    net: Option<&'a Net>,
    /// The actions of the leaf: expansion lists them, and the lookahead completes their moves.
    pub(super) actions: ActionList,
    /// The exact results of endings, if they are known.
    endings: Option<LeafEndings>,
    /// The number of evaluated positions.
    evaluations: u64,
}

/// A one-ply lookahead from a leaf that is worth its time. The leaf's accumulators make the evaluation of its
/// children cheap.
pub(super) struct Lookahead<'a> {
    net: &'a Net,
    accumulators: Accumulators,
}

impl<'a> LeafEvaluator<'a> {
    /// An evaluator for one thread of the search below a root.
    pub(super) fn new(root: &'a Root, options: &'a Options) -> Self {
        let board = root.position.geometry();
        let params = &options.params;
        let net = options.net(board);
        let actions = ActionList::new(options.policy(board));
        let endings = options.knows_endings().then(|| LeafEndings::new(&root.position));
        Self { rules: &root.rules, params, net, actions, endings, evaluations: 0 }
    }

    /// The number of positions evaluated so far.
    pub(super) const fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The exact result of an ending, if it is known.
    pub(super) fn ending(&mut self, position: &Position) -> Option<Terminal> {
        self.endings.as_mut()?.result(position, self.rules)
    }

    /// The shares by nothing but the evaluation of the position.
    pub(super) fn evaluate(&mut self, position: &Position) -> BySeat<f32> {
        let rules = self.rules;
        let by_hand = || Evaluation::of_shares(evaluate(position, rules));
        let evaluation = self.net.map_or_else(by_hand, |net| net.evaluate(position, rules));
        self.count_and_discount(position, &evaluation)
    }

    /// The shares after a partial move, completed by its most likely placement.
    pub(super) fn evaluate_partial(
        &mut self,
        position: &Position,
        keeping: Option<&KeepingMoves>,
        partial: Move,
    ) -> BySeat<f32> {
        let mv = self.actions.completed(position, self.rules, keeping, Action::Partial(partial));
        self.evaluate(&position.play_unchecked(self.rules, mv))
    }

    /// The shares of a new leaf only by the evaluation of its position, and the lookahead that would value
    /// it better. There is none where a player has more than `lookahead_cutoff`, and where no net makes it
    /// cheap.
    pub(super) fn evaluate_leaf(&mut self, position: &Position) -> (BySeat<f32>, Option<Lookahead<'a>>) {
        let has_lookahead = self.params.leaf_lookahead as usize > 0;
        let Some(net) = self.net.filter(|net| has_lookahead && net.knows(position)) else {
            return (self.evaluate(position), None);
        };
        let accumulators = Accumulators::of(net, position);
        let shares = self.count_and_discount(position, &accumulators.evaluate(net, self.rules));
        let is_decided = shares.iter().any(|(_, &share)| share > self.params.lookahead_cutoff);
        (shares, (!is_decided).then_some(Lookahead { net, accumulators }))
    }

    /// The one-ply lookahead: evaluates the positions after the leaf's `leaf_lookahead` most likely moves,
    /// and takes the best for its mover. So the search does not expect a player to leave a piece hanging that
    /// can be taken.
    pub(super) fn look_ahead(
        &mut self,
        position: &Position,
        keeping: Option<&KeepingMoves>,
        lookahead: &Lookahead<'_>,
        edges: &[Edge],
    ) -> Option<BySeat<f32>> {
        let rules = self.rules;
        let mover = position.turn();
        let mut best: Option<BySeat<f32>> = None;
        for edge in edges.iter().take(self.params.leaf_lookahead as usize) {
            let mv = self.actions.completed(position, rules, keeping, edge.action());
            let after = position.play_unchecked(rules, mv);
            let result = after.winner().map(Terminal::Won).or_else(|| self.ending(&after));
            let shares = match result {
                Some(result) => result.shares(&after, self.params),
                None => {
                    let evaluation = lookahead.accumulators.evaluate_child(lookahead.net, &after, rules);
                    self.count_and_discount(&after, &evaluation)
                }
            };
            if best.as_ref().is_none_or(|best| shares[mover] > best[mover]) {
                best = Some(shares);
            }
        }
        best
    }

    /// Counts an evaluation, and discounts its shares towards a draw. A player who cannot win any more has at
    /// most the share of a draw.
    fn count_and_discount(&mut self, position: &Position, evaluation: &Evaluation) -> BySeat<f32> {
        self.evaluations += 1;
        let shares = with_draw_score(position, evaluation, self.params);
        let shares = discounted(position, &shares, self.params);
        let winners = possible_winners(position, self.rules);
        if winners == position.alive() {
            return shares;
        }
        let draw = draw_shares(position, self.params);
        BySeat::from_fn(
            |seat| if winners.contains(seat) { shares[seat] } else { shares[seat].min(draw[seat]) },
        )
    }
}
