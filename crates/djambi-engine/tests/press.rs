//! Searches that know treaties.

mod support;

use std::num::NonZero;

use djambi::{Move, Position, Rules, SQUARE9, Seat, SeatSet};
use djambi_engine::{Breaches, Engine, Level, Limits, Never, Options, Outlook, Params, Report, Rng};
use djambi_press::{Judge, Treaty};

/// Treaties of prohibitions.
const PROHIBITIONS: [&str; 3] = [
    "r:peace(b,y) b:peace(r,g) y:peace(r,g) g:peace(b,y) /3r",
    "r:hands_off(b),no_power b:hands_off(r),no_power y:hands_off(g),hold(yM) g:hands_off(y) /notice",
    "r:leave(bCARDNM)?power(r),leave(yC) b:keep_out(e5,d4) y:no_corpse(e5) g:leave(rCARDNM) /notice",
];

/// Red's militant can take blue's, and red's assassin the chief of blue.
const TEMPTING: &str = "gC7yC/9/9/9/9/2bM6/2rM6/9/1rC2rA3bC rbyg r r 3 9";

fn begun(text: &str, position: &Position) -> Option<Judge> {
    let treaty = Treaty::parse(&SQUARE9, text).expect(text);
    Judge::begin(treaty, Rules::CLASSIC, position).ok()
}

fn outlook(treaties: Vec<Judge>, believed: SeatSet) -> Outlook {
    Outlook { treaties, believed, ..Outlook::default() }
}

fn search(engine: &mut Engine, position: &Position, nodes: u64) -> Report {
    let limits = Limits { nodes: NonZero::new(nodes), lines: usize::MAX, ..Limits::seeded(1) };
    engine.search(position, &Rules::CLASSIC, &limits, &Never, |_| {})
}

fn engine(level: Level) -> Engine {
    Engine::new(Options { memory: NonZero::new(16).expect("memory"), ..Options::from(level) })
}

/// Positions of random games in which three or four are alive.
fn positions() -> Vec<Position> {
    let mut rng = Rng::new(11);
    let rules = Rules::CLASSIC;
    let mut found = Vec::new();
    while found.len() < 60 {
        let mut position = Position::start();
        for turn in 1..100 {
            position = position.play_unchecked(&rules, support::random(&position, &rules, rng.next_u64()));
            if position.alive().len() < 3 {
                break;
            }
            if turn % 25 == 0 {
                found.push(position);
            }
        }
    }
    found
}

#[test]
fn no_line_has_a_breach_of_a_believed_seat() {
    let everybody = SeatSet::first(4);
    let mut turns = 0;
    let mut engines = [Level::Courtier, Level::Minister].map(engine);
    for position in positions() {
        for text in PROHIBITIONS {
            let Some(judge) = begun(text, &position) else { continue };
            for engine in &mut engines {
                engine.set_outlook(outlook(vec![judge.clone()], everybody));
                for line in search(engine, &position, 150).lines {
                    let mut judge = judge.clone();
                    let mut before = position;
                    for mv in line.moves {
                        let after = before.play_unchecked(&Rules::CLASSIC, mv);
                        let broken = judge.turn(&before, mv, &after);
                        assert!(broken.is_empty(), "{text}: {} in {before}", SQUARE9.wire(mv));
                        (before, turns) = (after, turns + 1);
                    }
                }
            }
        }
    }
    assert!(turns > 5_000, "{turns}");
}

#[test]
fn every_level_keeps_its_promises_at_the_root() {
    let position = Position::parse(TEMPTING, &Rules::CLASSIC).expect("position");
    let duty = begun("r:strike(b)@1 b:peace(r) /2r", &position).expect("treaty");
    let peace = begun("r:peace(b) b:peace(r) /2r", &position).expect("treaty");
    let red = SeatSet::from_iter([Seat::Red]);
    for level in Level::ALL {
        for seed in 0..20 {
            let mut engine = engine(level);
            let mut played = |judge: &Judge, believed| {
                engine.set_outlook(outlook(vec![judge.clone()], believed));
                let limits = Limits { nodes: NonZero::new(80), ..Limits::seeded(seed) };
                let report = engine.search(&position, &Rules::CLASSIC, &limits, &Never, |_| {});
                let mv = report.best_move().expect("move");
                judge.clone().turn(&position, mv, &position.play_unchecked(&Rules::CLASSIC, mv)).is_empty()
            };
            assert!(played(&peace, red), "{level} breaks the peace");
            assert!(played(&duty, red), "{level} does not strike");
            if level > Level::Courtier {
                assert!(!played(&peace, SeatSet::EMPTY), "{level} leaves the chief alive");
            }
        }
    }
}

#[test]
fn a_tree_is_used_again_while_the_promises_stay() {
    let position = Position::start();
    let peace = begun("r:peace(b) b:peace(r) /2r", &position).expect("treaty");
    let mut engine = engine(Level::Minister);
    let mut nodes = |outlook: Outlook| {
        engine.set_outlook(outlook);
        let report = search(&mut engine, &position, 100);
        (report.nodes, report.earlier_nodes)
    };
    let red = SeatSet::from_iter([Seat::Red]);
    assert_eq!(nodes(Outlook::default()), (100, 0));
    assert_eq!(
        nodes(Outlook { believed: red, ..Outlook::default() }),
        (0, 100),
        "nobody has promised anything"
    );
    assert_eq!(nodes(outlook(vec![peace.clone()], red)), (100, 0));
    assert_eq!(nodes(outlook(vec![peace.clone()], red)), (0, 100));
    assert_eq!(nodes(outlook(vec![peace.clone()], SeatSet::first(2))), (100, 0));
    assert_eq!(nodes(Outlook { breaches: Breaches::Weighed, ..outlook(vec![peace], red) }), (100, 0));
}

#[test]
fn breaches_are_weighed_beside_moves_that_keep_the_peace() {
    let position = Position::parse(TEMPTING, &Rules::CLASSIC).expect("position");
    let peace = begun("r:peace(b) b:peace(r) /2r", &position).expect("treaty");
    // With much exploration, so that the temptation is not all that is looked at.
    let params = Params { c_puct: 5.0, ..Params::default() };
    let mut engine = Engine::new(Options { params, ..Options::from(Level::Minister) });
    let believed = SeatSet::from_iter([Seat::Red, Seat::Blue]);
    engine.set_outlook(Outlook { breaches: Breaches::Weighed, ..outlook(vec![peace.clone()], believed) });
    let lines = search(&mut engine, &position, 2_000).lines;
    let keeps = |mv: Move| {
        peace.clone().turn(&position, mv, &position.play_unchecked(&Rules::CLASSIC, mv)).is_empty()
    };
    let visits = |wanted| {
        let of: Vec<_> = lines.iter().filter(|line| keeps(line.moves[0]) == wanted).collect();
        (of.len(), of.iter().map(|line| line.visits).max().unwrap_or_default())
    };
    let ((breaking, most), (keeping, fewer)) = (visits(false), visits(true));
    assert!(breaking > 0 && keeping > 0 && most > fewer, "{breaking}, {keeping}, {most}, {fewer}");
}
