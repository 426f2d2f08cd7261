//! Tests of a worker: the lookahead at a new leaf, the paranoid term, and exact leaves.

use djambi::{NGON3, Rules, SQUARE9};

use super::super::knowledge::draw_score::{draw_shares, with_draw_score};
use super::super::knowledge::way_back::WaysBack;
use super::super::promises::Promises;
use super::super::request::SearchRequest;
use super::*;
use crate::net::Net;
use crate::{Level, Never};

fn root(position: &Position, options: &Options) -> Root {
    let request = SearchRequest {
        position,
        rules: &Rules::CLASSIC,
        history: &[],
        ways_back: WaysBack::default(),
        among: &[],
        options,
        promises: &Promises::default(),
        seed: 0,
    };
    Root::new(&request, None, &Never)
}

/// A new leaf's shares with these parameters, the number of evaluations made for them, and the positions
/// after its first edges.
fn evaluated(position: &Position, params: Params) -> (BySeat<f32>, u64, Vec<Position>) {
    let rules = Rules::CLASSIC;
    let options = Options { params, ..Options::default() };
    let root = root(position, &options);
    let tree = Tree::new(1 << 22);
    let mut worker = Worker::new(&tree, &root, &options);
    let leaf = worker.tree.node(worker.tree.allocate_node().expect("memory"));
    let shares = worker.evaluate(leaf, position);
    let evaluations = worker.evaluations();
    let edges = tree.edges(leaf).iter().take(params.leaf_lookahead as usize);
    let children = edges.map(|edge| {
        let mv = worker.evaluator.actions.completed(position, &rules, None, edge.action());
        position.play_unchecked(&rules, mv)
    });
    (shares, evaluations, children.collect())
}

#[test]
fn a_new_leaf_is_worth_the_best_of_its_most_likely_moves() {
    let rules = Rules::CLASSIC;
    let params = Params { quiet_horizon: f32::MAX, lookahead_cutoff: 1.0, ..Params::default() };
    let mut position = Position::start();
    for turn in 0..30_usize {
        let (shares, evaluations, children) = evaluated(&position, params);
        let mover = position.turn();
        let evaluate = |child| with_draw_score(child, &Net::of_square9().evaluate(child, &rules), &params);
        let expected: Vec<_> = children.iter().map(evaluate).collect();
        let best = expected.iter().max_by(|a, b| a[mover].total_cmp(&b[mover])).expect("moves");
        for seat in position.alive().iter() {
            assert!((shares[seat] - best[seat]).abs() < 1e-6, "{seat:?} after {turn} turns");
        }
        assert_eq!(evaluations, 1 + expected.len() as u64);
        position = children[turn % children.len()];
    }
}

#[test]
fn there_is_no_lookahead_above_the_cutoff_nor_without_a_net_for_the_board() {
    let start = Position::start();
    let decided = Params { lookahead_cutoff: 0.2, ..Params::default() };
    let by_hand = Params { net: 0.0, ..Params::default() };
    let without = Params { leaf_lookahead: 0.0, ..Params::default() };
    for (board, params) in
        [(&SQUARE9, decided), (&SQUARE9, by_hand), (&SQUARE9, without), (&NGON3, Params::default())]
    {
        let position = Position::start_on(board);
        let (_, evaluations, children) = evaluated(&position, params);
        assert_eq!((evaluations, children.len()), (1, 0), "{} {params:?}", board.name());
    }
    assert_eq!(evaluated(&start, Params::default()).1, 5);
}

/// How much the searcher's loss raises the value of the next player's nodes: the slope of a line through the
/// positions after the searcher's moves.
fn measured_paranoia(position: &Position, params: Params) -> f32 {
    let options = Options { params, ..Options::default() };
    let root = root(position, &options);
    let tree = Tree::new(1 << 24);
    let mut worker = Worker::new(&tree, &root, &options);
    worker.tree.allocate_node().expect("memory");
    (0..24_000).for_each(|_| worker.iterate());
    let searcher = position.turn();
    let next = position.alive().next_after(position.turn()).expect("opponents");
    let mean_at_root = tree.node(ROOT).mean(searcher);
    let mut products = 0.0;
    let mut squares = 0.0;
    for child in tree.edges(tree.node(ROOT)).iter().filter_map(Edge::child) {
        let node = tree.node(child);
        let edges = tree.edges(tree.node(child));
        let visits: u32 = edges.iter().map(Edge::visits).sum();
        let visited = edges.iter().filter(|edge| edge.visits() > 0);
        let sum: f32 = visited.map(|edge| edge.mean(edge.visits()) * edge.visits() as f32).sum();
        if visits > 20 {
            let gain = sum / visits as f32 - node.mean(next);
            let loss = mean_at_root - node.mean(searcher);
            products += visits as f32 * gain * loss;
            squares += visits as f32 * loss * loss;
        }
    }
    products / squares
}

#[test]
fn opponents_value_the_searchers_loss_by_the_paranoia() {
    let start = Position::start();
    let [none, some] =
        [0.0, 0.6].map(|paranoia| measured_paranoia(&start, Params { paranoia, ..Params::default() }));
    assert!(none.abs() < 0.1 && (some - 0.6).abs() < 0.2, "{none} without paranoia, {some} with it");
    let quiet = start.to_string().replace(" 0 1", " 8 9");
    let quiet = Position::parse(&quiet, &Rules::CLASSIC).expect("position");
    let faded = measured_paranoia(&quiet, Params { paranoia: 0.6, quiet_horizon: 12.0, ..Params::default() });
    assert!((faded - 0.2).abs() < 0.1, "{faded} when two thirds of it have faded");
}

/// A position with two chiefs alone is worth its exact result to a level that knows endings, though the net
/// would give each of them half of the game.
#[test]
fn a_leaf_with_two_chiefs_alone_is_worth_its_exact_result() {
    let text = "1x1x1x1x1/2rC6/9/3xxx3/9/1x5x1/2x3x2/3bC5/9 rb-- r r 0 275";
    let position = Position::parse(text, &Rules::CLASSIC).expect("position");
    let shares = |level: Level| {
        let options = Options { ending_pieces: 1, ..Options::from(level) };
        let root = root(&Position::start(), &options);
        let tree = Tree::new(1 << 22);
        let mut worker = Worker::new(&tree, &root, &options);
        let (_, edges) = worker.tree.allocate_edges(1).expect("memory");
        let (leaf, shares) = worker.expand(&edges[0], &position);
        (leaf.expect("memory").state() == NodeState::Drawn).then_some(shares)
    };
    let draw = draw_shares(&position, &Params::default());
    assert_eq!(shares(Level::Minister).map(|shares| shares[Seat::Red]), Some(draw[Seat::Red]));
    assert!(shares(Level::Envoy).is_none());
}
