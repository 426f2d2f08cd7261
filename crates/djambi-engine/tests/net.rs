//! The net: incremental updates equal refreshes, perspectives are symmetric, shares sum to 1, bad weights are
//! refused.

mod support;

use djambi::{BySeat, Geometry, Position, Rules, SQUARE9, Seat};
use djambi_engine::Rng;
use djambi_engine::net::{
    Accumulators, HIDDEN, INPUTS, Net, NetError, NetWeights, QA, QB, SEATS, for_each_input,
};

/// Visits the positions of random games of all rule sets with two to four players, some of which resign.
fn random_games(mut visit: impl FnMut(&Position, &Rules)) {
    for number in 0..60 {
        let (rules, mut position) = support::kind(number);
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
    let net = Net::shipped();
    let mut accumulators = Accumulators::of(net, &Position::start());
    let mut controller_changes = 0;
    random_games(|position, _| {
        let before = *accumulators.position();
        controller_changes +=
            usize::from(SEATS.iter().any(|&army| before.controller(army) != position.controller(army)));
        accumulators.move_to(net, position);
        assert_eq!(accumulators, Accumulators::of(net, position), "{before} to {position}");
    });
    assert!(controller_changes > 60, "too few changes of controllers: {controller_changes}");
}

#[test]
fn updates_backwards_equal_refreshes() {
    let net = Net::shipped();
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
    let net = Net::shipped();
    let (mut children, mut controller_changes, mut in_power) = (0, 0, 0);
    random_games(|position, rules| {
        if position.is_over() {
            return;
        }
        let accumulators = Accumulators::of(net, position);
        let mut rng = Rng::new(position.hash());
        for _ in 0..6 {
            let child = position.play_unchecked(rules, support::random(position, rules, rng.next_u64()));
            assert_eq!(
                accumulators.shares_of_child(net, &child, rules),
                net.shares(&child, rules),
                "{position} to {child}"
            );
            children += 1;
            in_power += usize::from(child.in_power().is_some());
            controller_changes +=
                usize::from(SEATS.iter().any(|&army| position.controller(army) != child.controller(army)));
        }
    });
    assert!(
        children > 10_000 && controller_changes > 100 && in_power > 100,
        "{children}, {controller_changes}, {in_power}"
    );
}

#[test]
fn unrelated_positions_have_the_shares_of_a_refresh() {
    let net = Net::shipped();
    let mut past = Vec::new();
    random_games(|position, rules| past.push((*position, *rules)));
    for (count, (position, _)) in past.iter().enumerate().step_by(11) {
        let accumulators = Accumulators::of(net, position);
        for (other, rules) in [past[(count + 3) % past.len()], past[(count * 37) % past.len()]] {
            assert_eq!(accumulators.shares_of_child(net, &other, &rules), net.shares(&other, &rules));
        }
    }
}

/// A slow evaluation of the active inputs gives the same shares.
#[test]
fn shares_follow_from_the_active_inputs() {
    let mut rng = Rng::new(1);
    let mut row = || std::array::from_fn::<i16, HIDDEN, _>(|_| rng.below(41) as i16 - 20);
    let features = (0..INPUTS).map(|_| row()).collect();
    let weights = NetWeights { features, biases: row(), output: row() };
    let net = Net::new(weights.clone()).expect("net");
    random_games(|position, rules| {
        let living: Vec<Seat> = position.alive().iter().collect();
        if living.len() < 2 {
            return;
        }
        let exponentials: Vec<f64> =
            living.iter().map(|&seat| plain_logit(&weights, position, rules, seat).exp()).collect();
        let (shares, sum) = (net.shares(position, rules), exponentials.iter().sum::<f64>());
        for (&seat, exponential) in living.iter().zip(exponentials) {
            let difference = (f64::from(shares[seat]) - exponential / sum).abs();
            assert!(difference < 1e-4, "{position}: {seat}, {difference}");
        }
    });
}

fn plain_logit(weights: &NetWeights, position: &Position, rules: &Rules, seat: Seat) -> f64 {
    let mut sums = weights.biases.map(i32::from);
    for_each_input(position, rules, seat, |input| {
        sums.iter_mut().zip(weights.features[input]).for_each(|(sum, weight)| *sum += i32::from(weight));
    });
    let unit = |sum: i32| (f64::from(sum) / f64::from(QA)).clamp(0.0, 1.0).powi(2);
    sums.into_iter()
        .zip(weights.output)
        .map(|(sum, weight)| unit(sum) * f64::from(weight) / f64::from(QB))
        .sum()
}

#[test]
fn shares_sum_to_one_and_the_dead_have_none() {
    random_games(|position, rules| {
        let shares = Net::shipped().shares(position, rules);
        let sum: f32 = shares.iter().map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{position}: {sum}");
        for (seat, &share) in shares.iter() {
            assert!((0.0..=1.0).contains(&share), "{position}: {share}");
            assert!(position.alive().contains(seat) || share == 0.0, "{position}: {seat} is dead");
        }
    });
}

#[test]
fn perspectives_are_symmetric() {
    let symmetries = SQUARE9.symmetries();
    let mut unequal = 0;
    random_games(|position, rules| {
        let shares = Net::shipped().shares(position, rules);
        for rotation in symmetries.rotations() {
            let rotated = Net::shipped().shares(&rotation.apply(*position), rules);
            for seat in SEATS {
                let difference = (shares[seat] - rotated[rotation.apply(seat)]).abs();
                // Only the order of the sum of shares differs.
                assert!(difference < 1e-6, "{position}: {seat}, {difference}");
            }
        }
        unequal += usize::from(shares[Seat::Red] != shares[Seat::Yellow]);
    });
    assert!(unequal > 1_000, "too few positions with unequal shares: {unequal}");
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
fn active_inputs_are_valid_and_distinct() {
    random_games(|position, rules| {
        for seat in SEATS {
            let mut active = vec![false; INPUTS];
            for_each_input(position, rules, seat, |input| {
                assert!(!active[input], "{position}: {input} twice");
                active[input] = true;
            });
        }
    });
}

#[test]
fn on_other_boards_shares_are_equal() {
    for geometry in Geometry::ALL {
        let start = Position::start_on(geometry);
        let shares = Net::shipped().shares(&start, &Rules::CLASSIC);
        assert_eq!(Net::knows(&start), geometry == &SQUARE9);
        if !Net::knows(&start) {
            let equal = 1.0 / start.alive().len() as f32;
            assert!(start.alive().iter().all(|seat| (shares[seat] - equal).abs() < 1e-6));
            assert_eq!(
                Net::shipped().evaluate(&start, &Rules::CLASSIC),
                djambi_engine::evaluate(&start, &Rules::CLASSIC)
            );
        }
        let mut accumulators = Accumulators::of(Net::shipped(), &Position::start());
        accumulators.move_to(Net::shipped(), &start);
        assert_eq!(accumulators.shares(Net::shipped(), &Rules::CLASSIC), shares);
    }
}

#[test]
fn impossible_positions_do_not_panic() {
    // More pieces than any game has, nearly all of one army.
    let full = "gCgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgArCgAgAgAgA/\
                gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA rrrg r g 0 9";
    let position = Position::parse(full, &Rules::CLASSIC).expect("position");
    let shares: BySeat<f32> = Net::shipped().shares(&position, &Rules::CLASSIC);
    assert!((shares[Seat::Red] + shares[Seat::Green] - 1.0).abs() < 1e-5);
}

#[test]
fn bytes_round_trip() {
    let bytes = Net::shipped().to_bytes();
    assert!(bytes.len() < 1 << 20);
    assert_eq!(Net::from_bytes(&bytes).as_ref(), Ok(Net::shipped()));
}

#[test]
fn bad_bytes_are_refused() {
    let bytes = Net::shipped().to_bytes();
    assert_eq!(Net::from_bytes(b""), Err(NetError::Magic));
    assert_eq!(Net::from_bytes(&bytes[1..]), Err(NetError::Magic));
    for length in [14, 15, bytes.len() - 1] {
        let error = Net::from_bytes(&bytes[..length]).expect_err("too short");
        assert!(error.to_string().starts_with(&format!("the weights are {length} bytes long, not ")));
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(Net::from_bytes(&longer), Err(NetError::Length(longer.len())));
    let with = |at: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[at] = byte;
        Net::from_bytes(&changed).expect_err("changed")
    };
    assert_eq!(with(8, 99).to_string(), "the weights are of version 99, not 1");
    assert!(matches!(with(10, bytes[10] ^ 1), NetError::Shape { .. }));
}
