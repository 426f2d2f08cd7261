//! The net: that its sums do not drift, that seats are alike, that shares are shares, that bad weights are refused.

mod support;

use djambi::{BySeat, Geometry, Position, Rules, SQUARE9, Seat};
use djambi_engine::Rng;
use djambi_engine::net::{
    Accumulators, HIDDEN, INPUTS, LOGIT, Net, NoNet, ONE, SEATS, Weights, for_each_input,
};

/// Positions of random games of all rule sets, two to four players, with some players who leave the table.
fn walks(mut visit: impl FnMut(&Position, &Rules)) {
    for number in 0..60 {
        let (rules, mut position) = support::kind(number);
        let mut rng = Rng::new(number);
        for _ in 0..120 {
            visit(&position, &rules);
            if position.is_over() {
                break;
            }
            position = if rng.below(40) == 0 {
                let leaver = position.alive().iter().last().expect("player");
                position.resign(&rules, leaver).expect("resignation")
            } else {
                position.play_unchecked(&rules, support::random(&position, &rules, rng.next_u64()))
            };
        }
    }
}

#[test]
fn sums_do_not_drift() {
    let net = Net::shipped();
    let mut sums = Accumulators::of(net, &Position::start());
    let mut regrouped = 0;
    walks(|position, _| {
        let before = *sums.position();
        regrouped +=
            usize::from(SEATS.iter().any(|&army| before.controller(army) != position.controller(army)));
        sums.move_to(net, position);
        assert_eq!(sums, Accumulators::of(net, position), "{before} to {position}");
    });
    assert!(regrouped > 60, "armies must change hands for this to mean anything: {regrouped}");
}

#[test]
fn a_way_back_leads_to_the_same_sums() {
    let net = Net::shipped();
    let mut past = Vec::new();
    walks(|position, _| past.push(*position));
    let mut sums = Accumulators::of(net, &past[0]);
    for position in past.iter().rev() {
        sums.move_to(net, position);
    }
    assert_eq!(sums, Accumulators::of(net, &past[0]));
}

#[test]
fn children_are_judged_as_from_scratch() {
    let net = Net::shipped();
    let (mut children, mut regrouped, mut in_power) = (0, 0, 0);
    walks(|position, rules| {
        if position.is_over() {
            return;
        }
        let sums = Accumulators::of(net, position);
        let mut rng = Rng::new(position.hash());
        for _ in 0..6 {
            let child = position.play_unchecked(rules, support::random(position, rules, rng.next_u64()));
            assert_eq!(
                sums.shares_of_child(net, &child, rules),
                net.shares(&child, rules),
                "{position} to {child}"
            );
            children += 1;
            in_power += usize::from(child.in_power().is_some());
            regrouped +=
                usize::from(SEATS.iter().any(|&army| position.controller(army) != child.controller(army)));
        }
    });
    assert!(children > 10_000 && regrouped > 100 && in_power > 100, "{children}, {regrouped}, {in_power}");
}

#[test]
fn positions_far_apart_are_judged_alike() {
    let net = Net::shipped();
    let mut past = Vec::new();
    walks(|position, rules| past.push((*position, *rules)));
    for (count, (position, _)) in past.iter().enumerate().step_by(11) {
        let sums = Accumulators::of(net, position);
        for (other, rules) in [past[(count + 3) % past.len()], past[(count * 37) % past.len()]] {
            assert_eq!(sums.shares_of_child(net, &other, &rules), net.shares(&other, &rules));
        }
    }
}

/// What the inputs say is what a net finds by its own, faster way.
#[test]
fn shares_are_made_of_the_inputs() {
    let mut rng = Rng::new(1);
    let mut row = || std::array::from_fn::<i16, HIDDEN, _>(|_| rng.below(41) as i16 - 20);
    let weights = Weights { inputs: (0..INPUTS).map(|_| row()).collect(), biases: row(), logit: row() };
    let net = Net::new(weights.clone()).expect("net");
    walks(|position, rules| {
        let living: Vec<Seat> = position.alive().iter().collect();
        if living.len() < 2 {
            return;
        }
        let powers: Vec<f64> =
            living.iter().map(|&seat| plain_logit(&weights, position, rules, seat).exp()).collect();
        let (shares, sum) = (net.shares(position, rules), powers.iter().sum::<f64>());
        for (&seat, power) in living.iter().zip(powers) {
            let difference = (f64::from(shares[seat]) - power / sum).abs();
            assert!(difference < 1e-4, "{position}: {seat}, {difference}");
        }
    });
}

fn plain_logit(weights: &Weights, position: &Position, rules: &Rules, seat: Seat) -> f64 {
    let mut sums = weights.biases.map(i32::from);
    for_each_input(position, rules, seat, |input| {
        sums.iter_mut().zip(weights.inputs[input]).for_each(|(sum, weight)| *sum += i32::from(weight));
    });
    let unit = |sum: i32| (f64::from(sum) / f64::from(ONE)).clamp(0.0, 1.0).powi(2);
    sums.into_iter()
        .zip(weights.logit)
        .map(|(sum, weight)| unit(sum) * f64::from(weight) / f64::from(LOGIT))
        .sum()
}

#[test]
fn shares_sum_to_one_and_the_dead_have_none() {
    walks(|position, rules| {
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
fn seats_are_alike() {
    let symmetries = SQUARE9.symmetries();
    let mut differing = 0;
    walks(|position, rules| {
        let shares = Net::shipped().shares(position, rules);
        for rotation in symmetries.rotations() {
            let turned = Net::shipped().shares(&rotation.apply(*position), rules);
            for seat in SEATS {
                let difference = (shares[seat] - turned[rotation.apply(seat)]).abs();
                // The same but for the order in which the shares are summed up.
                assert!(difference < 1e-6, "{position}: {seat}, {difference}");
            }
        }
        differing += usize::from(shares[Seat::Red] != shares[Seat::Yellow]);
    });
    assert!(differing > 1_000, "the net must say something for this to mean anything");
}

#[test]
fn inputs_are_told_once_and_are_inputs() {
    walks(|position, rules| {
        for seat in SEATS {
            let mut seen = vec![false; INPUTS];
            for_each_input(position, rules, seat, |input| {
                assert!(!seen[input], "{position}: {input} twice");
                seen[input] = true;
            });
        }
    });
}

#[test]
fn on_other_boards_all_living_are_equal() {
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
        let mut sums = Accumulators::of(Net::shipped(), &Position::start());
        sums.move_to(Net::shipped(), &start);
        assert_eq!(sums.shares(Net::shipped(), &Rules::CLASSIC), shares);
    }
}

#[test]
fn strange_positions_are_no_reason_to_panic() {
    // More pieces than any game has, all of one army, chiefs among orphans.
    let full = "gCgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgArCgAgAgAgA/\
                gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA/gAgAgAgAgAgAgAgAgA rrrg r g 0 9";
    let position = Position::parse(full, &Rules::CLASSIC).expect("position");
    let shares: BySeat<f32> = Net::shipped().shares(&position, &Rules::CLASSIC);
    assert!((shares[Seat::Red] + shares[Seat::Green] - 1.0).abs() < 1e-5);
}

#[test]
fn bytes_come_back() {
    let bytes = Net::shipped().to_bytes();
    assert!(bytes.len() < 1 << 20);
    assert_eq!(Net::from_bytes(&bytes).as_ref(), Ok(Net::shipped()));
}

#[test]
fn bad_bytes_are_refused() {
    let bytes = Net::shipped().to_bytes();
    assert_eq!(Net::from_bytes(b""), Err(NoNet::Foreign));
    assert_eq!(Net::from_bytes(&bytes[1..]), Err(NoNet::Foreign));
    for length in [14, 15, bytes.len() - 1] {
        let error = Net::from_bytes(&bytes[..length]).expect_err("too short");
        assert!(error.to_string().starts_with(&format!("the weights are {length} bytes long, not ")));
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(Net::from_bytes(&longer), Err(NoNet::Length(longer.len())));
    let with = |at: usize, byte: u8| {
        let mut changed = bytes.clone();
        changed[at] = byte;
        Net::from_bytes(&changed).expect_err("changed")
    };
    assert_eq!(with(8, 99).to_string(), "the weights are of version 99, not 1");
    assert!(matches!(with(10, bytes[10] ^ 1), NoNet::Shape { .. }));
}
