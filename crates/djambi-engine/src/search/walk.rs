//! Walking down the tree, growing it by a leaf, and carrying the leaf's value back to the root.

use djambi::{BySeat, Move, Position, Seat};

use super::dead::is_dead;
use super::expand::Steps;
use super::ledger::Ledger;
use super::params::Params;
use super::places::Places;
use super::root::Root;
use super::tree::{Branch, Edge, Node, State, Step, Tree, units};
use super::value::{boredom, won_by};
use crate::danger::can_kill_chief;
use crate::net::Net;

/// The index of the root in its tree: it is the first node.
pub(crate) const ROOT: u32 = 0;

/// The values of how many nodes on the way are told with every seat's share: the root, the placement of its turn and what
/// comes of it.
const TOLD: usize = 3;

/// How many steps from the root turns are noticed that draw the game by repetition, however unlikely they look.
const SOON: usize = 4;
/// How likely they are at least.
const DRAWING: f32 = 0.1;

/// A choice on the way down.
struct Hop<'a> {
    node: &'a Node,
    edge: &'a Edge,
    /// Who chose.
    mover: Seat,
    /// Whether others know of the visit already.
    is_told: bool,
}

/// One thread's walks through a tree.
pub(crate) struct Walker<'a> {
    pub(super) tree: Branch<'a>,
    pub(super) root: &'a Root,
    pub(super) params: &'a Params,
    /// The net that values positions, unless that is done by hand.
    pub(super) net: Option<&'a Net>,
    /// The choices of this walk.
    path: Vec<Hop<'a>>,
    /// The hashes of the positions of this walk, the root's first.
    hashes: Vec<u64>,
    pub(super) steps: Steps,
    places: Places,
    ledger: Ledger<'a>,
    /// How many positions were evaluated.
    pub(super) evaluations: u64,
    /// How much others like what the one who searches loses.
    spite: f32,
}

/// Where a walk has come to: a position, and perhaps a turn in it that still lacks its placement.
pub(super) struct Place<'a> {
    pub(super) node: &'a Node,
    pub(super) position: Position,
    pub(super) stem: Option<Move>,
}

impl<'a> Walker<'a> {
    pub(crate) fn new(
        tree: &'a Tree,
        root: &'a Root,
        params: &'a Params,
        net: Option<&'a Net>,
        is_alone: bool,
    ) -> Self {
        let tree = tree.branch();
        Self {
            tree,
            root,
            params,
            net,
            path: Vec::new(),
            hashes: Vec::new(),
            steps: Steps::default(),
            places: Places::new(),
            ledger: Ledger::new(!is_alone),
            evaluations: 0,
            spite: spite(&root.position, params),
        }
    }

    /// How many positions were evaluated on all walks.
    pub(crate) const fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Walks from the root to a leaf and back.
    pub(crate) fn walk(&mut self) {
        self.path.clear();
        self.hashes.clear();
        self.hashes.push(self.root.position.hash());
        let place = Place { node: self.tree.node(ROOT), position: self.root.position, stem: None };
        let (leaf, shares) = self.descend(place);
        self.carry_back(leaf, &shares);
    }

    /// Goes down until something is worth a value. Gives the node that has it, if there was memory for one.
    fn descend(&mut self, mut place: Place<'a>) -> (Option<&'a Node>, BySeat<f32>) {
        loop {
            let Place { node, position, stem } = &place;
            if let Some(shares) = self.known(node, position) {
                return (Some(node), shares);
            }
            let Some(edge) = self.choose(&place) else {
                return (Some(node), self.value(position));
            };
            let is_told = self.ledger.enter(edge);
            self.path.push(Hop { node, edge, mover: position.turn(), is_told });
            match (edge.step(), edge.child()) {
                (Step::Stem(mv), Some(child)) => {
                    place = Place { node: self.tree.node(child), position: *position, stem: Some(mv) };
                }
                (Step::Stem(mv), None) => {
                    let Some(child) = self.tree.grow() else {
                        return (None, self.value_of_stem(position, mv));
                    };
                    let child = self.tree.node(edge.adopt(child));
                    place = Place { node: child, position: *position, stem: Some(mv) };
                }
                (Step::Turn(mv), child) => {
                    debug_assert!(stem.is_none() || mv.placement().is_some(), "placement");
                    let play = || position.play_unchecked(&self.root.rules, mv);
                    let Some(child) = child else { return self.grow(edge, &play()) };
                    let after = *self.places.get_or(child, play);
                    self.hashes.push(after.hash());
                    place = Place { node: self.tree.node(child), position: after, stem: None };
                }
            }
        }
    }

    /// The value of a node where the game ends or its end is proven.
    fn known(&self, node: &Node, position: &Position) -> Option<BySeat<f32>> {
        if let Some(winner) = node.winner() {
            return Some(won_by(winner));
        }
        (node.state() == State::Drawn).then(|| self.drawn(position))
    }

    /// The edge to follow from here. There is none if this is a leaf that is worth its first value, or if it cannot be
    /// opened now.
    fn choose(&mut self, place: &Place<'a>) -> Option<&'a Edge> {
        let Place { node, position, stem } = place;
        if node.state() == State::Leaf {
            self.open(place, State::Leaf);
        }
        if !self.tree.has_edges(node) {
            return None;
        }
        let mover = position.turn();
        let selected = if self.path.is_empty() && self.root.taste > 0.0 {
            self.select(node, mover, |edge| self.root.taste * self.root.mood.chance(edge.step().mv()))
        } else {
            self.select(node, mover, |_| 0.0)
        };
        if selected.is_some() {
            return selected;
        }
        // All the edges that are listed have been tried.
        if node.state() == State::Open && self.open(place, State::Open) {
            return self.select(node, mover, |_| 0.0);
        }
        debug_assert!(stem.is_some() || node.state() != State::Leaf);
        self.tree.edges(node).iter().max_by_key(|edge| edge.visits())
    }

    /// The edge that promises most: PUCT, where the likeliest of those that were never tried stands for all of them. There is
    /// none if every edge is lost, or if all were tried and the node has more that are not listed. `bonus` is what the mover
    /// likes an edge better by than for the share that it promises.
    #[inline]
    fn select(&self, node: &Node, mover: Seat, bonus: impl Fn(&Edge) -> f32) -> Option<&'a Edge> {
        let scale = self.params.exploration * ((node.visits() + 1) as f32).sqrt();
        let untried = node.mean(mover) - self.params.first_play;
        let (mut best, mut most) = (None, f32::MIN);
        for edge in self.tree.edges(node) {
            let (prior, begun, visits) = (edge.prior(), edge.begun(), edge.visits());
            if prior < 0.0 {
                continue;
            }
            let share = match (visits, begun) {
                (0, 0) => untried,
                // Another thread is finding out.
                (0, _) => 0.0,
                _ => edge.mean(visits),
            };
            let promise = share + bonus(edge) + scale * prior / (1 + begun) as f32;
            if promise > most {
                (best, most) = (Some(edge), promise);
            }
            if begun == 0 {
                return best;
            }
        }
        if node.state() == State::Open { None } else { best }
    }

    /// Gives a node its likeliest edges, or, if it has those, all of them. Says whether it could be done.
    pub(super) fn open(&mut self, place: &Place<'a>, from: State) -> bool {
        let Place { node, position, stem } = place;
        if !node.seize(from) {
            return false;
        }
        let (rules, temperature) = (&self.root.rules, self.params.temperature);
        match stem {
            None => self.steps.find_turns(position, rules, self.root.attention),
            Some(stem) => self.steps.find_placements(position, rules, *stem),
        }
        self.steps.weigh(position, temperature);
        let near_root = self.path.len() <= usize::from(stem.is_some());
        if near_root {
            self.steps.retain(|step| self.root.allows(step));
        }
        if self.path.is_empty() && self.root.mood.has_whims() {
            self.steps.reweigh(|step, prior| prior * self.root.mood.factor(step.mv()));
        }
        if self.path.len() <= SOON && !self.root.familiar.is_empty() {
            let draws = |step| match step {
                Step::Turn(mv) => self.root.familiar.contains(&position.play_unchecked(rules, mv).hash()),
                Step::Stem(_) => false,
            };
            self.steps.reweigh(|step, prior| if draws(step) { prior.max(DRAWING) } else { prior });
        }
        let (all, width) = (self.steps.len(), self.params.width as usize);
        let whole = near_root || from == State::Open || all <= width + 4;
        let count = if whole { all } else { width };
        let Some((first, edges)) = self.tree.grow_edges(count) else {
            node.set_state(from);
            return false;
        };
        for (edge, (prior, step)) in edges.iter().zip(self.steps.likeliest(count)) {
            edge.set(step, prior);
        }
        for (edge, old) in edges.iter().zip(self.tree.edges(node)) {
            edge.copy(old);
        }
        node.set_edges(first, count);
        node.set_state(if whole { State::Complete } else { State::Open });
        true
    }

    /// Adds the leaf for the position after an edge, and values it.
    fn grow(&mut self, edge: &'a Edge, position: &Position) -> (Option<&'a Node>, BySeat<f32>) {
        let (fate, child) = (self.fate(position), self.tree.grow());
        let shares = match fate {
            Some(Fate::Won(winner)) => won_by(winner),
            Some(Fate::Drawn) => self.drawn(position),
            None => match child {
                Some(child) => self.foresee(self.tree.node(child), position),
                None => self.value(position),
            },
        };
        let Some(child) = child else { return (None, shares) };
        let node = self.tree.node(child);
        match fate {
            Some(Fate::Won(winner)) => node.set_winner(winner),
            Some(Fate::Drawn) => node.set_state(State::Drawn),
            None => {}
        }
        (Some(self.tree.node(edge.adopt(child))), shares)
    }

    /// How the game ends here, if that is certain.
    fn fate(&self, position: &Position) -> Option<Fate> {
        let rules = &self.root.rules;
        if let Some(winner) = position.winner() {
            return Some(Fate::Won(winner));
        }
        if rules.quiet_limit > 0 && position.quiet_turns() >= rules.quiet_limit {
            return Some(Fate::Drawn);
        }
        if rules.repetition > 0 && self.repeats(position) {
            return Some(Fate::Drawn);
        }
        let alive = position.alive();
        if alive.len() != 2 {
            return None;
        }
        let mover = position.turn();
        // A kill of the last enemy chief wins at once.
        let target = position.chief(alive.next_after(mover)?)?;
        if can_kill_chief(position, rules, mover, target) {
            return Some(Fate::Won(mover));
        }
        is_dead(position, rules).then_some(Fate::Drawn)
    }

    /// Whether the position has arisen often enough to be taken for a draw. Within a walk once before is enough: what was not
    /// better the first time will not be the second time.
    fn repeats(&self, position: &Position) -> bool {
        let hash = position.hash();
        let quiet = position.quiet_turns() as usize;
        let walked = self.hashes.iter().rev().take(quiet).any(|&other| other == hash);
        walked || self.root.repeats(hash, &self.root.familiar)
    }

    fn carry_back(&mut self, leaf: Option<&Node>, shares: &BySeat<f32>) {
        let all = BySeat::from_fn(|seat| units(shares[seat]));
        if let Some(leaf) = leaf {
            leaf.add(1, &all);
        }
        // Who searches, and how much the others like what he loses here.
        let me = self.root.position.turn();
        let glee = self.spite * (self.tree.node(ROOT).mean(me) - shares[me]);
        for (depth, hop) in self.path.iter().enumerate() {
            let value = match hop.mover {
                mover if mover == me => all[me],
                mover => units((shares[mover] + glee).clamp(0.0, 1.0)),
            };
            if hop.is_told {
                hop.edge.add(1, value);
            } else {
                self.ledger.leave(depth, hop.edge, hop.mover, value);
            }
            if depth < TOLD {
                self.ledger.visit(depth, hop.node, &all);
            } else {
                self.ledger.visit_for(depth, hop.node, hop.mover, value);
            }
        }
        let Some(mut winner) = leaf.and_then(Node::winner) else { return };
        for Hop { node, edge, mover, .. } in self.path.iter().rev() {
            if winner != *mover {
                edge.mark_lost();
                let lost = node.state() == State::Complete && self.tree.edges(node).iter().all(Edge::is_lost);
                if !lost {
                    return;
                }
            } else {
                winner = *mover;
            }
            node.set_winner(winner);
        }
    }
}

/// How much others like what the one who searches loses. The last other gets all of that anyway; and nobody would ever begin
/// anything who went on fearing everybody.
fn spite(position: &Position, params: &Params) -> f32 {
    if position.alive().len() == 2 { 0.0 } else { params.spite * (1.0 - boredom(position, params.patience)) }
}

/// How a game ends.
#[derive(Clone, Copy)]
enum Fate {
    Won(Seat),
    Drawn,
}

#[cfg(test)]
mod tests {
    use djambi::Rules;

    use super::*;
    use crate::{Never, Options};

    /// How much what the searcher loses raises what those who play after him seem to get: the slope of a line through the
    /// positions after his turns.
    fn liking(position: &Position, params: Params) -> f32 {
        let rules = Rules::CLASSIC;
        let root = Root::new(position, &rules, &[], &Options { params, ..Options::default() }, 0, &Never);
        let tree = Tree::new(1 << 24);
        let mut walker = Walker::new(&tree, &root, &params, Some(Net::shipped()), true);
        walker.tree.grow().expect("memory");
        (0..8000).for_each(|_| walker.walk());
        let (me, next) = (position.turn(), position.alive().next_after(position.turn()).expect("others"));
        let hoped = tree.node(ROOT).mean(me);
        let (mut both, mut square) = (0.0, 0.0);
        for child in tree.edges(tree.node(ROOT)).iter().filter_map(Edge::child) {
            let (node, tried) = (tree.node(child), tree.edges(tree.node(child)));
            let visits: u32 = tried.iter().map(Edge::visits).sum();
            let seen = tried.iter().filter(|edge| edge.visits() > 0);
            let sum: f32 = seen.map(|edge| edge.mean(edge.visits()) * edge.visits() as f32).sum();
            if visits > 20 {
                let (gain, loss) = (sum / visits as f32 - node.mean(next), hoped - node.mean(me));
                both += visits as f32 * gain * loss;
                square += visits as f32 * loss * loss;
            }
        }
        both / square
    }

    #[test]
    fn others_like_what_the_searcher_loses() {
        let start = Position::start();
        let [none, some] = [0.0, 0.6].map(|spite| liking(&start, Params { spite, ..Params::default() }));
        assert!(none.abs() < 0.1 && (some - 0.6).abs() < 0.2, "{none} without spite, {some} with it");
        let quiet = start.to_string().replace(" 0 1", " 8 9");
        let quiet = Position::parse(&quiet, &Rules::CLASSIC).expect("position");
        let less = liking(&quiet, Params { spite: 0.6, patience: 12.0, ..Params::default() });
        assert!((less - 0.2).abs() < 0.1, "{less} when two thirds of it have faded");
    }
}
