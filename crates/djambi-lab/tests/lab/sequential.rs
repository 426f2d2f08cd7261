//! The sequential test keeps its error rates in every mode, and equal players score a half.

use djambi::{Geometry, HEX6, SQUARE9, Seat};
use djambi_engine::Rng;
use djambi_lab::matches::{Mode, Seatings, Side};
use djambi_lab::statistics::{Elo, Sample, Score, Sprt, Verdict};

/// The differences that the tests compare.
const NULL: Elo = Elo(0.0);
const GAIN: Elo = Elo(20.0);
/// The number of tests of a kind.
const TESTS: u64 = 500;

/// The boards with default seats for two to six players.
fn seatings() -> impl Iterator<Item = Seatings> {
    let boards: [(&'static Geometry, usize); 5] =
        [(&SQUARE9, 2), (&SQUARE9, 3), (&SQUARE9, 4), (&HEX6, 5), (&HEX6, 6)];
    boards.into_iter().flat_map(|(board, players)| {
        Mode::ALL.into_iter().map(move |mode| Seatings::new(board, players, mode).expect("seatings"))
    })
}

/// Strengths of the seats after a random opening: the strongest is up to twice as strong as the weakest.
fn opening(of: &Seatings, rng: &mut Rng) -> Vec<(Seat, f64)> {
    of.players().iter().map(|seat| (seat, 2_f64.powf(rng.next_f64()))).collect()
}

/// The share of A in a block, where each game is won by a seat with a chance in proportion to its strength.
fn block(of: &Seatings, elo: Elo, rng: &mut Rng) -> f64 {
    let seats = opening(of, rng);
    let factor = 10_f64.powf(elo.0 / 400.0);
    let games = (0..of.games()).map(|game| {
        let strength = |&(seat, strength): &(Seat, f64)| match of.side(game, seat) {
            Side::A => factor * strength,
            Side::B => strength,
        };
        let mut chance = rng.next_f64() * seats.iter().map(strength).sum::<f64>();
        let winner = seats.iter().find(|seat| {
            chance -= strength(seat);
            chance < 0.0
        });
        f64::from(u8::from(winner.is_some_and(|&(seat, _)| of.side(game, seat) == Side::A)))
    });
    games.collect::<Sample>().mean()
}

#[test]
fn equal_players_score_a_half_and_stronger_ones_as_elo_says() {
    for of in seatings() {
        for elo in [NULL, GAIN, Elo(-150.0)] {
            let mut rng = Rng::new(3);
            let sample: Sample = (0..20_000).map(|_| block(&of, elo, &mut rng)).collect();
            let score = Score::of_share(sample.mean(), of.equal_share());
            // Unequal seats bring the score of unequal players a little nearer to a half.
            let tolerance = if elo == NULL { 0.01 } else { 0.03 };
            let difference = score.0 - Score::of_share(elo.expected_share(0.5), 0.5).0;
            assert!(difference.abs() < tolerance, "{of} of {}: {score} at {elo}", of.players().len());
        }
    }
}

#[test]
fn both_error_rates_are_kept_in_every_mode() {
    for of in seatings() {
        let test = Sprt::new(NULL, GAIN, of.equal_share(), of.games()).expect("test");
        let gains = |elo: Elo| {
            let is_gain = |seed: &u64| {
                let mut rng = Rng::new(*seed);
                let mut sample = Sample::default();
                while test.verdict(&sample) == Verdict::Open {
                    sample.add(block(&of, elo, &mut rng));
                }
                test.verdict(&sample) == Verdict::Gain
            };
            (0..TESTS).filter(is_gain).count() as f64 / TESTS as f64
        };
        let false_gains = gains(NULL);
        let true_gains = gains(GAIN);
        assert!(false_gains < 0.08, "{of} of {}: {false_gains}", of.players().len());
        assert!(true_gains > 0.9, "{of} of {}: {true_gains}", of.players().len());
    }
}
