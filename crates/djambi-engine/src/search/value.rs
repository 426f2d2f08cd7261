//! What a position is worth before it is searched.

use djambi::{BySeat, Move, Position, Seat};

use super::params::Params;
use super::tree::{Node, State, Step};
use super::walk::{Place, Walker};
use crate::evaluate;
use crate::net::{Accumulators, Net};

impl<'a> Walker<'a> {
    /// What each seat may expect in a new position, whose node gets its likeliest edges: what a look at the board says after
    /// that one of the likeliest turns which promises its player most. So nobody is thought to leave hanging what he can
    /// take. Where a player is about to win, and where no net makes looks at what follows cheap, the position is judged by itself.
    pub(super) fn foresee(&mut self, node: &'a Node, position: &Position) -> BySeat<f32> {
        let count = self.params.foresight as usize;
        let Some(net) = self.net.filter(|_| count > 0 && Net::knows(position)) else {
            return self.value(position);
        };
        let (rules, mover) = (&self.root.rules, position.turn());
        let sums = Accumulators::of(net, position);
        let own = self.temper(position, &sums.shares(net, rules));
        let is_decided = own.iter().any(|(_, &share)| share > self.params.decided);
        let place = Place { node, position: *position, stem: None };
        if is_decided || !self.open(&place, State::Leaf) {
            return own;
        }
        let mut best: Option<BySeat<f32>> = None;
        for edge in self.tree.edges(node).iter().take(count) {
            let after = position.play_unchecked(rules, self.steps.complete(position, rules, edge.step()));
            let shares = match after.winner() {
                Some(winner) => won_by(winner),
                None => self.temper(&after, &sums.shares_of_child(net, &after, rules)),
            };
            if best.as_ref().is_none_or(|best| shares[mover] > best[mover]) {
                best = Some(shares);
            }
        }
        best.unwrap_or(own)
    }

    /// What each seat may expect by a look at the board.
    pub(super) fn value(&mut self, position: &Position) -> BySeat<f32> {
        let rules = &self.root.rules;
        let shares = self.net.map_or_else(|| evaluate(position, rules), |net| net.evaluate(position, rules));
        self.temper(position, &shares)
    }

    /// The same if a turn still lacks its placement and there is no memory to choose one: the likeliest is taken.
    pub(super) fn value_of_stem(&mut self, position: &Position, stem: Move) -> BySeat<f32> {
        let rules = &self.root.rules;
        let mv = self.steps.complete(position, rules, Step::Stem(stem));
        self.value(&position.play_unchecked(rules, mv))
    }

    /// What each seat gets of a draw, a little less than its share, so that everybody plays on while there is hope.
    pub(super) fn drawn(&self, position: &Position) -> BySeat<f32> {
        let alive = position.alive();
        let share = self.params.draw / alive.len() as f32;
        BySeat::from_fn(|seat| if alive.contains(seat) { share } else { 0.0 })
    }

    /// Counts an evaluation, and makes of it what the search takes it for. The longer nobody was killed, the nearer to a draw, and a
    /// little worse than that: whoever stands better had better do something, and where nobody can, repeating positions is as good.
    /// The farther somebody is ahead, the longer that takes: he goes on hoping. Whoever is weary takes it as if he were bored.
    fn temper(&mut self, position: &Position, shares: &BySeat<f32>) -> BySeat<f32> {
        self.evaluations += 1;
        let alive = position.alive();
        let count = alive.len() as f32;
        let most = shares.iter().map(|(_, &share)| share).fold(0.0, f32::max);
        let lead = (most * count - 1.0) / (count - 1.0).max(1.0);
        let patience = self.params.patience * (1.0 + self.params.hope * lead * lead);
        let boredom = boredom(position, patience);
        let rest = (boredom * boredom).max(weariness(position, self.params));
        let equal = rest * self.params.bored / count;
        BySeat::from_fn(|seat| if alive.contains(seat) { shares[seat] * (1.0 - rest) + equal } else { 0.0 })
    }
}

/// For how long nobody was killed: 0 for a kill just now, 1 after so many turns or more.
pub(super) fn boredom(position: &Position, patience: f32) -> f32 {
    (position.quiet_turns() as f32 / patience).min(1.0)
}

/// How worn out everybody is by a long game: 0 up to three quarters of `stamina`, in the end 0.95. Boredom alone would not end long
/// games: the kill that ends it is worth more to both than a draw, so one hunts and the other flees for ever. Of what a look at
/// the board says a twentieth counts to the last, so that nobody plays at random.
pub(super) fn weariness(position: &Position, params: &Params) -> f32 {
    (4.0 * position.turn_number() as f32 / params.stamina - 3.0).clamp(0.0, 0.95)
}

pub(super) fn won_by(winner: Seat) -> BySeat<f32> {
    BySeat::from_fn(|seat| if seat == winner { 1.0 } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use djambi::{HEX3, Rules, SQUARE9};

    use super::super::root::Root;
    use super::super::tree::Tree;
    use super::*;
    use crate::{Never, Options};

    /// What a position is worth with these parameters, after how many evaluations, and to what its first edges lead.
    fn foresee(position: &Position, params: Params) -> (BySeat<f32>, u64, Vec<Position>) {
        let (rules, options) = (Rules::CLASSIC, Options { params, ..Options::default() });
        let root = Root::new(position, &rules, &[], &options, 0, &Never);
        let tree = Tree::new(1 << 22);
        let mut walker = Walker::new(&tree, &root, &params, options.net(), true);
        let node = walker.tree.node(walker.tree.grow().expect("memory"));
        let shares = walker.foresee(node, position);
        let evaluations = walker.evaluations();
        let edges = tree.edges(node).iter().take(params.foresight as usize);
        let children = edges.map(|edge| {
            position.play_unchecked(&rules, walker.steps.complete(position, &rules, edge.step()))
        });
        (shares, evaluations, children.collect())
    }

    #[test]
    fn a_new_position_is_worth_the_best_of_its_likeliest_turns() {
        let rules = Rules::CLASSIC;
        let params = Params { patience: f32::MAX, decided: 1.0, ..Params::default() };
        let mut position = Position::start();
        for turn in 0..30_usize {
            let (shares, evaluations, children) = foresee(&position, params);
            let mover = position.turn();
            let judged: Vec<_> = children.iter().map(|child| Net::shipped().shares(child, &rules)).collect();
            let best = judged.iter().max_by(|a, b| a[mover].total_cmp(&b[mover])).expect("turns");
            for seat in position.alive().iter() {
                assert!((shares[seat] - best[seat]).abs() < 1e-6, "{seat:?} after {turn} turns");
            }
            assert_eq!(evaluations, 1 + judged.len() as u64);
            position = children[turn % children.len()];
        }
    }

    /// What a share of the player to move becomes, the others having the rest in equal parts, after so many turns without a kill and
    /// in this turn of the game.
    fn tempered(share: f32, quiet: u32, turn: u32, options: &Options) -> f32 {
        let start = Position::start().to_string().replace(" 0 1", &format!(" {quiet} {turn}"));
        let position = Position::parse(&start, &Rules::CLASSIC).expect("position");
        let root = Root::new(&position, &Rules::CLASSIC, &[], options, 0, &Never);
        let tree = Tree::new(1 << 22);
        let mut walker = Walker::new(&tree, &root, &options.params, options.net(), true);
        let mover = position.turn();
        let shares = BySeat::from_fn(|seat| match seat {
            _ if !position.alive().contains(seat) => 0.0,
            _ if seat == mover => share,
            _ => (1.0 - share) / 3.0,
        });
        walker.temper(&position, &shares)[mover]
    }

    #[test]
    fn whoever_is_far_ahead_hopes_longer() {
        let params = Params { patience: 40.0, bored: 0.8, hope: 2.0, ..Params::default() };
        let options = Options { params, ..Options::default() };
        // A quarter is nobody's lead, seven tenths are three fifths of the way to everything: 40 turns are 1 / 1.72 of his patience.
        let hopeful = 1.0 / (1.0 + 2.0 * 0.6 * 0.6);
        for (share, rest) in [(0.25, 1.0), (0.7, hopeful * hopeful)] {
            let expected = share * (1.0 - rest) + rest * 0.8 / 4.0;
            let worth = tempered(share, 40, 41, &options);
            assert!((worth - expected).abs() < 1e-5, "{share}: {worth}, not {expected}");
        }
    }

    #[test]
    fn in_a_long_game_everybody_wearies_even_when_somebody_was_just_killed() {
        let params = Params { stamina: 200.0, bored: 0.8, ..Params::default() };
        let options = Options { params, ..Options::default() };
        for (turn, rest) in [(1, 0.0), (150, 0.0), (175, 0.5), (200, 0.95), (4000, 0.95)] {
            let expected = 0.7 * (1.0 - rest) + 0.2 * rest;
            assert!((tempered(0.7, 0, turn, &options) - expected).abs() < 1e-5, "turn {turn}");
            assert!((tempered(0.7, 0, turn, &options.studying()) - 0.7).abs() < 1e-5, "studied, turn {turn}");
        }
    }

    #[test]
    fn a_decided_position_and_one_that_no_net_knows_are_judged_by_themselves() {
        let start = Position::start();
        let decided = Params { decided: 0.2, ..Params::default() };
        let by_hand = Params { net: 0.0, ..Params::default() };
        let blind = Params { foresight: 0.0, ..Params::default() };
        for (board, params) in
            [(&SQUARE9, decided), (&SQUARE9, by_hand), (&SQUARE9, blind), (&HEX3, Params::default())]
        {
            let position = Position::start_on(board);
            let (_, evaluations, children) = foresee(&position, params);
            assert_eq!((evaluations, children.len()), (1, 0), "{} {params:?}", board.name());
        }
        assert_eq!(foresee(&start, Params::default()).1, 5);
    }
}
