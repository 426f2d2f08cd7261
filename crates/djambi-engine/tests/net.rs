//! The net: incremental updates equal refreshes, perspectives are symmetric, shares sum to 1, bad weights are
//! refused.

mod support;

use std::sync::LazyLock;

use djambi::{BySeat, Geometry, Position, Rules, SQUARE9, Seat};
use djambi_engine::net::{Accumulators, Evaluation, HIDDEN, Net, NetWeights, QA, QB, for_each_input, inputs};
use djambi_engine::{Rng, WeightsError};

/// A net for each board: the shipped one of the 9 × 9 board, others with random weights.
static NETS: LazyLock<Vec<Net>> = LazyLock::new(|| {
    let net = |board: &&'static Geometry| match **board == SQUARE9 {
        true => Net::of_square9().clone(),
        false => Net::new(random_weights(board)).expect("net"),
    };
    Geometry::ALL.iter().map(net).collect()
});

fn net_of(board: &Geometry) -> &'static Net {
    &NETS[Geometry::ALL.into_iter().position(|known| known == board).expect("board")]
}

fn random_weights(board: &'static Geometry) -> NetWeights {
    let mut rng = Rng::new(1);
    let mut row = || std::array::from_fn::<i16, HIDDEN, _>(|_| rng.below(41) as i16 - 20);
    let features = (0..inputs(board)).map(|_| row()).collect();
    let biases = row();
    let output = row();
    let draw_output = row();
    NetWeights { board, features, biases, output, draw_output, draw_biases: [-64, -96, 16, 0, 40, 7] }
}

/// Visits the positions of random games of all rule sets on the 9 × 9 board with two to four players, some of
/// which resign.
fn random_games(visit: impl FnMut(&Position, &Rules)) {
    random_games_of((0..60).map(|number| (number, support::kind(number))), visit);
}

/// Visits the positions of random games on a board.
fn random_games_on(board: &'static Geometry, visit: impl FnMut(&Position, &Rules)) {
    let rules = |number: u64| [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(number % 3) as usize];
    random_games_of((0..8).map(|number| (number, (rules(number), Position::start_on(board)))), visit);
}

fn random_games_of(
    kinds: impl Iterator<Item = (u64, (Rules, Position))>,
    mut visit: impl FnMut(&Position, &Rules),
) {
    for (number, (rules, mut position)) in kinds {
        let mut rng = Rng::new(number);
        for _ in 0..120 {
            visit(&position, &rules);
            if position.is_over() {
                break;
            }
            position = if rng.below(40) == 0 {
                let player = position.alive().iter().last().expect("player");
                position.resign(&rules, player).expect("resignation")
            } else {
                position.play_unchecked(&rules, support::random(&position, &rules, rng.next_u64()))
            };
        }
    }
}

#[test]
fn updates_equal_refreshes() {
    let net = Net::of_square9();
    let mut accumulators = Accumulators::of(net, &Position::start());
    let mut controller_changes = 0;
    random_games(|position, _| {
        let before = *accumulators.position();
        controller_changes +=
            usize::from(Seat::ALL.iter().any(|&army| before.controller(army) != position.controller(army)));
        accumulators.move_to(net, position);
        assert_eq!(accumulators, Accumulators::of(net, position), "{before} to {position}");
    });
    assert!(controller_changes > 60, "too few changes of controllers: {controller_changes}");
}

#[test]
fn updates_backwards_equal_refreshes() {
    let net = Net::of_square9();
    let mut past = Vec::new();
    random_games(|position, _| past.push(*position));
    let mut accumulators = Accumulators::of(net, &past[0]);
    for position in past.iter().rev() {
        accumulators.move_to(net, position);
    }
    assert_eq!(accumulators, Accumulators::of(net, &past[0]));
}

#[test]
fn children_have_the_shares_of_a_refresh() {
    let net = Net::of_square9();
    let mut children = 0;
    let mut controller_changes = 0;
    let mut in_power = 0;
    random_games(|position, rules| {
        if position.is_over() {
            return;
        }
        let accumulators = Accumulators::of(net, position);
        let mut rng = Rng::new(position.hash());
        for _ in 0..6 {
            let child = position.play_unchecked(rules, support::random(position, rules, rng.next_u64()));
            assert_eq!(
                accumulators.evaluate_child(net, &child, rules),
                net.evaluate(&child, rules),
                "{position} to {child}"
            );
            children += 1;
            in_power += usize::from(child.in_power().is_some());
            controller_changes += usize::from(
                Seat::ALL.iter().any(|&army| position.controller(army) != child.controller(army)),
            );
        }
    });
    assert!(
        children > 10_000 && controller_changes > 100 && in_power > 100,
        "{children}, {controller_changes}, {in_power}"
    );
}

#[test]
fn unrelated_positions_have_the_shares_of_a_refresh() {
    let net = Net::of_square9();
    let mut past = Vec::new();
    random_games(|position, rules| past.push((*position, *rules)));
    for (count, (position, _)) in past.iter().enumerate().step_by(11) {
        let accumulators = Accumulators::of(net, position);
        for (other, rules) in [past[(count + 3) % past.len()], past[(count * 37) % past.len()]] {
            assert_eq!(accumulators.evaluate_child(net, &other, &rules), net.evaluate(&other, &rules));
        }
    }
}

#[test]
fn updates_equal_refreshes_on_every_board() {
    for board in Geometry::ALL {
        let net = net_of(board);
        let mut accumulators = Accumulators::of(net, &Position::start_on(board));
        random_games_on(board, |position, rules| {
            let before = *accumulators.position();
            let child = accumulators.evaluate_child(net, position, rules);
            accumulators.move_to(net, position);
            assert_eq!(accumulators, Accumulators::of(net, position), "{before} to {position}");
            assert_eq!(child, net.evaluate(position, rules), "{before} to {position}");
        });
    }
}

/// A slow evaluation of the active inputs gives the same shares.
#[test]
fn shares_follow_from_the_active_inputs_on_every_board() {
    for board in Geometry::ALL {
        let weights = random_weights(board);
        let net = Net::new(weights.clone()).expect("net");
        let check = |position: &Position, rules: &Rules| check_shares(&net, &weights, position, rules);
        if *board == SQUARE9 { random_games(check) } else { random_games_on(board, check) }
    }
}

fn check_shares(net: &Net, weights: &NetWeights, position: &Position, rules: &Rules) {
    let living: Vec<Seat> = position.alive().iter().collect();
    if living.len() < 2 {
        return;
    }
    let exponentials: Vec<f64> =
        living.iter().map(|&seat| plain_sum(weights, &weights.output, position, rules, seat).exp()).collect();
    let evaluation = net.evaluate(position, rules);
    let sum = exponentials.iter().sum::<f64>();
    for (&seat, exponential) in living.iter().zip(exponentials) {
        let difference = (f64::from(evaluation.shares[seat]) - exponential / sum).abs();
        assert!(difference < 1e-4, "{position}: {seat}, {difference}");
    }
    let bias = f64::from(weights.draw_biases[living.len() - 1]) / f64::from(QB);
    let of_seat = |&seat: &Seat| plain_sum(weights, &weights.draw_output, position, rules, seat);
    let draw_logit = bias + living.iter().map(of_seat).sum::<f64>();
    let difference = (f64::from(evaluation.draw) - 1.0 / (1.0 + (-draw_logit).exp())).abs();
    assert!(difference < 1e-4, "{position}: a draw, {difference}");
}

/// The sum of the hidden units of a perspective times weights of the second layer.
fn plain_sum(
    weights: &NetWeights,
    second: &[i16; HIDDEN],
    position: &Position,
    rules: &Rules,
    seat: Seat,
) -> f64 {
    let mut sums = weights.biases.map(i32::from);
    for_each_input(position, rules, seat, |input| {
        sums.iter_mut().zip(weights.features[input]).for_each(|(sum, weight)| *sum += i32::from(weight));
    });
    let unit = |sum: i32| (f64::from(sum) / f64::from(QA)).clamp(0.0, 1.0).powi(2);
    sums.into_iter().zip(second).map(|(sum, weight)| unit(sum) * f64::from(*weight) / f64::from(QB)).sum()
}

#[test]
fn shares_sum_to_one_and_the_dead_have_none() {
    random_games(|position, rules| {
        let shares = Net::of_square9().shares(position, rules);
        let sum: f32 = shares.iter().map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{position}: {sum}");
        for (seat, &share) in shares.iter() {
            assert!((0.0..=1.0).contains(&share), "{position}: {share}");
            assert!(position.alive().contains(seat) || share == 0.0, "{position}: {seat} is dead");
        }
    });
}

#[test]
fn rotated_positions_have_rotated_shares_on_every_board() {
    for board in Geometry::ALL {
        let symmetries = board.symmetries();
        let net = net_of(board);
        let mut unequal = 0;
        let check = |position: &Position, rules: &Rules| {
            let shares = net.shares(position, rules);
            for rotation in symmetries.rotations() {
                let rotated = net.shares(&rotation.apply(*position), rules);
                for seat in board.seats().iter() {
                    let difference = (shares[seat] - rotated[rotation.apply(seat)]).abs();
                    // Only the order of the sum of shares differs.
                    assert!(difference < 1e-6, "{position}: {seat}, {difference}");
                }
            }
            unequal += usize::from(shares[Seat::Red] != shares[Seat::Yellow]);
        };
        if *board == SQUARE9 {
            random_games(check);
        } else {
            random_games_on(board, check);
        }
        assert!(unequal > 200, "too few positions of {} with unequal shares: {unequal}", board.name());
    }
}

/// The input of an attack is active if a militant may kill in the maze, and stays one where an assassin
/// attacks as well.
#[test]
fn militants_attack_the_maze_where_they_may_kill_in_it() {
    let kill = Rules::with("classic", [("maze_militant", "kill")]).expect("option");
    let inputs = |text: &str, rules: &Rules| {
        let position = Position::parse(text, rules).expect("position");
        let mut inputs = Vec::new();
        for_each_input(&position, rules, Seat::Red, |input| inputs.push(input));
        inputs
    };
    for (text, more) in [
        ("7yC1/9/9/9/4rC4/3yM5/9/9/9 r-y- y y 0 9", 1),
        ("7yC1/9/9/9/4rC4/3yM5/9/9/4yA4 r-y- y y 0 9", 0),
        ("7yC1/9/9/9/4rC4/9/3yM5/9/9 r-y- y y 0 9", 0),
    ] {
        let classic = inputs(text, &Rules::CLASSIC);
        let with_militants = inputs(text, &kill);
        assert!(classic.iter().all(|input| with_militants.contains(input)), "{text}");
        assert_eq!(with_militants.len(), classic.len() + more, "{text}");
    }
}

#[test]
fn active_inputs_are_valid_and_distinct_on_every_board() {
    for board in Geometry::ALL {
        let check = |position: &Position, rules: &Rules| {
            for seat in board.seats().iter() {
                let mut active = vec![false; inputs(board)];
                for_each_input(position, rules, seat, |input| {
                    assert!(!active[input], "{position}: {input} twice");
                    active[input] = true;
                });
            }
        };
        if *board == SQUARE9 { random_games(check) } else { random_games_on(board, check) }
    }
}

#[test]
fn on_other_boards_shares_are_equal() {
    let net = Net::of_square9();
    for geometry in Geometry::ALL {
        let start = Position::start_on(geometry);
        let shares = net.shares(&start, &Rules::CLASSIC);
        assert_eq!(net.knows(&start), geometry == &SQUARE9);
        if !net.knows(&start) {
            let equal = 1.0 / start.alive().len() as f32;
            assert!(start.alive().iter().all(|seat| (shares[seat] - equal).abs() < 1e-6));
            let by_hand = Evaluation::of_shares(djambi_engine::evaluate(&start, &Rules::CLASSIC));
            assert_eq!(net.evaluate(&start, &Rules::CLASSIC), by_hand);
        }
        let mut accumulators = Accumulators::of(net, &Position::start());
        accumulators.move_to(net, &start);
        assert_eq!(accumulators.evaluate(net, &Rules::CLASSIC).shares, shares);
    }
}

#[test]
fn impossible_positions_do_not_panic() {
    // More pieces than any game has, nearly all of one army.
    let full = "gCgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgArCgAgAgAgA/\
                gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA rrrg r g 0 9";
    let position = Position::parse(full, &Rules::CLASSIC).expect("position");
    let shares: BySeat<f32> = Net::of_square9().shares(&position, &Rules::CLASSIC);
    assert!((shares[Seat::Red] + shares[Seat::Green] - 1.0).abs() < 1e-5);
}

#[test]
fn bytes_round_trip_on_every_board() {
    for board in Geometry::ALL {
        let bytes = net_of(board).to_bytes();
        assert!(bytes.len() < 1 << 20);
        assert_eq!(Net::from_bytes(board, &bytes).as_ref(), Ok(net_of(board)));
    }
}

#[test]
fn bad_bytes_are_refused() {
    let bytes = Net::of_square9().to_bytes();
    let read = |bytes: &[u8]| Net::from_bytes(&SQUARE9, bytes);
    assert_eq!(read(b""), Err(WeightsError::Magic));
    assert_eq!(read(&bytes[1..]), Err(WeightsError::Magic));
    for length in [22, 23, bytes.len() - 1] {
        let error = read(&bytes[..length]).expect_err("too short");
        assert!(error.to_string().starts_with(&format!("the weights are {length} bytes long, not ")));
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    let expected = bytes.len();
    assert_eq!(read(&longer), Err(WeightsError::Length { found: longer.len(), expected }));
    let with = |at: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[at] = byte;
        read(&changed).expect_err("changed")
    };
    assert_eq!(with(8, 99).to_string(), "the weights are of version 99, not 3");
    assert!(matches!(with(18, bytes[18] ^ 1), WeightsError::Shape { .. }));
    let error = Net::from_bytes(&djambi::NGON5, &bytes).expect_err("another board");
    assert_eq!(error.to_string(), "the weights are for the board \"square9\", not \"ngon5\"");
}
