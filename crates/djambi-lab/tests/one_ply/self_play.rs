//! Whole games of the baseline: they all end, and most are won.

use djambi::{BySeat, Position, Rules, Seat};

use super::support;
use super::support::ends::Ends;
use super::support::games::Player;

/// The number of games, as in the benchmark `self_play`. `cargo test -- --nocapture` prints how they ended.
const GAMES: u64 = 1_000;

#[test]
fn a_thousand_games_against_itself_end() {
    let half = |first: u64| {
        let mut ends = Ends::default();
        for number in (first..GAMES).step_by(2) {
            let (rules, start) = support::games::kind(number);
            ends.count(&support::self_play(rules, start, number));
        }
        ends
    };
    let mut ends = Ends::default();
    std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        ends.add(half(0));
        ends.add(other.join().expect("games"));
    });
    println!("{ends}");
    assert_eq!(ends.games(), 1_000);
    assert!(ends.won() > 600, "most games are won:\n{ends}");
}

#[test]
fn it_beats_random_players() {
    let mut share = 0.0;
    for number in 0..24 {
        let hero = Seat::ALL[(number % 4) as usize];
        let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(number % 3) as usize];
        let mut players: BySeat<Box<Player<'_>>> = BySeat::from_fn(|seat| {
            let player = if seat == hero { support::bot } else { support::games::random };
            Box::new(player) as Box<Player<'_>>
        });
        let game = support::games::play(rules, Position::start(), number, &mut players);
        share += game.outcome().expect("outcome").share(hero).value() / 24.0;
    }
    println!("{share:.3} of the shares against three random players");
    assert!(share > 0.8, "only {share:.3} of the shares; an equal would have 0.25");
}
