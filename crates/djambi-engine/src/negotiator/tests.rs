//! Tests of the negotiator: its offers, answers, grudges and breaches.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

use djambi::{Move, SQUARE9};

use super::*;
use crate::{Line, Never, Options, Params, Shares};

const RULES: Rules = Rules::CLASSIC;
const OTHERS: [Seat; 3] = [Seat::Blue, Seat::Yellow, Seat::Green];

fn judge(text: &str, position: &Position) -> Judge {
    let treaty = Treaty::parse(&SQUARE9, text).expect(text);
    Judge::begin(treaty, RULES, position).expect(text)
}

fn dealings<'a>(position: &'a Position, treaties: &'a [Judge]) -> Dealings<'a> {
    let partners = OTHERS.into_iter().collect();
    Dealings { position, rules: &RULES, seat: Seat::Red, treaties, pledges: &[], partners }
}

/// The seats to which each character offers something.
fn offered(dealings: &Dealings<'_>) -> Vec<Option<String>> {
    let offer = |character| Negotiator::new(character).offer(dealings).map(|offer| offer.treaty.to_string());
    Character::ALL.map(offer).to_vec()
}

#[test]
fn nobody_deals_when_two_are_left_nor_with_everybody() {
    let two = Position::parse("7yC1/9/9/9/9/9/9/9/rC8 r-y- r r 0 9", &RULES).expect("position");
    assert_eq!(offered(&dealings(&two, &[])), [None, None, None, None]);
    let start = Position::start();
    let one = [judge("r:peace(b) b:peace(r) /2r", &start)];
    assert!(offered(&dealings(&start, &one)).iter().flatten().all(|treaty| !treaty.contains("b:")));
    let both = [one[0].clone(), judge("r:peace(g) g:peace(r) /2r", &start)];
    assert_eq!(offered(&dealings(&start, &both)), [None, None, None, None], "all would spare red");
    let of_blue = [one[0].clone(), judge("b:peace(y) y:peace(b) /2r", &start)];
    let asked = Dealings { seat: Seat::Green, ..dealings(&start, &of_blue) };
    let proposal = Treaty::parse(&SQUARE9, "b:peace(g) g:peace(b) /2r").expect("treaty");
    for character in Character::ALL {
        let weighed = Negotiator::new(character).weigh(&asked, &proposal, Seat::Blue);
        assert_eq!(weighed, Weighed::Never(Objection::Surrounded), "all would spare blue");
    }
}

#[test]
fn without_a_thought_peace_alone_is_accepted() {
    let start = Position::start();
    let asked =
        Dealings { seat: Seat::Blue, partners: [Seat::Red].into_iter().collect(), ..dealings(&start, &[]) };
    let accepts = |text: &str| {
        let treaty = Treaty::parse(&SQUARE9, text).expect(text);
        Character::ALL
            .map(|character| Negotiator::new(character).answer(&asked, &treaty, Seat::Red) == Answer::Accept)
    };
    assert_eq!(accepts("r:peace(b) b:peace(r) /2r"), [true; 4]);
    assert_eq!(accepts("r:peace(b) b:peace(r) /4r"), [true; 4]);
    let weighed = |text: &str| {
        let treaty = Treaty::parse(&SQUARE9, text).expect(text);
        Negotiator::new(Character::Loyal).weigh(&asked, &treaty, Seat::Red)
    };
    let Weighed::Gain(gain) = weighed("r:peace(b) b:peace(r) /2r") else { panic!("it is weighed") };
    assert!((0.02..=0.05).contains(&gain), "{gain}");
    assert_eq!(weighed("r:peace(b) b:peace(r) /5r"), Weighed::Never(Objection::Terms));
    // Of these it can give notice.
    for endless in ["r:peace(b) b:peace(r) /notice", "r:peace(b) b:peace(r) /out(y)"] {
        assert_eq!(accepts(endless), [true; 4], "{endless}");
    }
    assert_eq!(accepts("r:peace(b) b:peace(r) /5r"), [false; 4]);
    for other in
        ["r:peace(b) b:peace(r),no_power /2r", "r:hold(rA) b:peace(r) /2r", "r:peace(y) b:peace(r) /2r"]
    {
        assert_eq!(accepts(other), [false; 4], "{other}");
    }
}

#[test]
fn notice_is_given_of_an_endless_peace_that_costs_more_than_it_is_worth() {
    // Red could kill blue's chief.
    let text = "gC7yC/9/9/9/9/2bM6/2rM6/9/1rC2rA3bC rbyg b b 3 9";
    let position = Position::parse(text, &RULES).expect("position");
    let notice =
        |treaties: &[Judge]| Negotiator::new(Character::Opportunist).notice(&dealings(&position, treaties));
    let endless = judge("r:peace(b) b:peace(r) /notice", &position);
    let rounds = judge("r:peace(b) b:peace(r) /4r", &position);
    let found = notice(&[rounds.clone(), endless.clone()]).expect("notice");
    assert!(found.treaty == 1 && found.gain.is_some_and(|gain| gain < -NOTICE_LOSS), "{found:?}");
    assert_eq!(notice(&[rounds]), None, "it ends by itself");
    let mut given = endless.clone();
    given.give_notice(Seat::Blue, &position).expect("notice");
    assert_eq!(notice(&[given]), None, "once is enough");
    // Blue's assassin is after red's chief, which has promised to stay.
    let hunted = "gC3x3yC/9/9/9/9/2bA6/2rM6/9/rC3x3bC rbyg r r 3 9";
    let hunted = Position::parse(hunted, &RULES).expect("position");
    let other = [judge("r:hold(rC) b:keep_out(a5) /notice", &hunted)];
    let of_other =
        |turns| Negotiator::new(Character::Opportunist).thinking(turns).notice(&dealings(&hunted, &other));
    assert_eq!(of_other(0), None, "no table tells its worth");
    let found = of_other(800).expect("notice");
    assert!(found.gain.is_some_and(|gain| gain < -NOTICE_LOSS), "{found:?}");
    // At the start nobody can kill anything.
    let start = Position::start();
    let peace = |with: &str| judge(&format!("r:peace({with}) {with}:peace(r) /notice"), &start);
    let at_start =
        |treaties: &[Judge]| Negotiator::new(Character::Opportunist).notice(&dealings(&start, treaties));
    assert_eq!(at_start(&[peace("b")]), None);
    let everybody = [peace("b"), peace("y"), peace("g")];
    assert_eq!(at_start(&everybody).map(|notice| notice.gain), Some(None), "it is at peace with everybody");
}

/// After red's word was broken by blue: a turn of blue's that takes a red militant.
fn broken_by_blue() -> (Position, [Judge; 1]) {
    let before = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg b b 3 9";
    let before = Position::parse(before, &RULES).expect("position");
    let mut judges = [judge("r:peace(b) b:peace(r) /2r", &before)];
    let mv = before.parse_move("c4c3@h7").expect("move");
    let after = before.play_unchecked(&RULES, mv);
    assert_eq!(judges[0].turn(&before, mv, &after).len(), 1);
    (after, judges)
}

#[test]
fn a_breaker_is_not_believed_and_not_dealt_with_for_four_rounds() {
    let (mut position, mut judges) = broken_by_blue();
    let mut grudges = Vec::new();
    for turn in 0..17 {
        let outlook = Negotiator::new(Character::Grudging).outlook(&dealings(&position, &judges));
        assert_eq!(outlook.believed.contains(Seat::Blue), turn >= 16, "{turn}");
        if turn % 4 == 0 {
            grudges.push(outlook.grudges[Seat::Blue]);
        }
        let objection = objection(&dealings(&position, &judges), Seat::Blue);
        assert_eq!(objection, (turn < 16).then_some(Objection::Breaker), "{turn}");
        // The player to move takes a step that kills nobody.
        let moves = position.legal_moves(&RULES);
        let is_quiet = |mv: &&Move| position.play_unchecked(&RULES, **mv).quiet_turns() > 0;
        let mv = *moves.iter().find(is_quiet).expect("quiet move");
        let after = position.play_unchecked(&RULES, mv);
        judges[0].turn(&position, mv, &after);
        position = after;
    }
    assert_eq!(grudges, [1.0, 0.5, 0.25, 0.125, 0.0625]);
    let offers = |character| {
        let offer = Negotiator::new(character).offer(&dealings(&position, &judges));
        offer.is_some_and(|offer| offer.with == Seat::Blue)
    };
    let others = Dealings { partners: SeatSet::from_iter([Seat::Blue]), ..dealings(&position, &judges) };
    assert_eq!(Negotiator::new(Character::Grudging).offer(&others), None, "it trusts blue too little");
    assert!(!Character::ALL.into_iter().any(offers), "all have somebody else");
    let forgives = Negotiator::new(Character::Machiavellian).outlook(&dealings(&position, &judges));
    assert_eq!(forgives.grudges[Seat::Blue], 0.0);
}

/// A report whose best move promises red this share.
fn report(position: &Position, mv: &str, share: f32, visits: u64) -> Report {
    let part = |seat| if seat == Seat::Red { share } else { (1.0 - share) / 3.0 };
    let shares = Shares::completed(position.alive(), part);
    let moves = vec![position.parse_move(mv).expect("move")];
    Report { lines: vec![Line { moves, shares, visits }], ..Report::default() }
}

#[test]
fn a_word_is_broken_for_as_much_as_the_character_minds() {
    let text = "gC7yC/9/9/9/9/2bM6/2rM6/1rC7/8bC rbyg r r 3 9";
    let position = Position::parse(text, &RULES).expect("position");
    let judges = [judge("r:peace(b) b:peace(r) /2r", &position)];
    let breakers = |gain: f32, visits, breach| {
        let free = report(&position, breach, 0.25 + gain, visits);
        let kept = report(&position, "c3c2", 0.25, 40);
        let breaks = |character: &Character| {
            let gained = Negotiator::new(*character).breach_gain(&dealings(&position, &judges), &free, &kept);
            assert!(gained.is_none_or(|gained| (gained - f64::from(gain)).abs() < 1e-6));
            gained.is_some()
        };
        Character::ALL.iter().filter(|character| breaks(character)).count()
    };
    let count = |gain| breakers(gain, 40, "c3c4@h7");
    assert_eq!([0.0, 0.03, 0.05, 0.1, 0.2].map(count), [0, 0, 1, 2, 3], "the loyal never");
    assert_eq!(breakers(0.2, 31, "c3c4@h7"), 0, "too few visits");
    // From there the blue chief on i1 sees red's militant on i4, which took the other one: revenge.
    let text = "gC7yC/9/9/9/9/8bM/8rM/9/rC7bC rbyg r r 3 9";
    let position = Position::parse(text, &RULES).expect("position");
    let judges = [judge("r:peace(b) b:peace(r) /2r", &position)];
    let free = report(&position, "i3i4@h7", 0.45, 40);
    let kept = report(&position, "i3i2", 0.25, 40);
    let breaks = |character| {
        Negotiator::new(character).breach_gain(&dealings(&position, &judges), &free, &kept).is_some()
    };
    assert_eq!([Character::Machiavellian, Character::Opportunist].map(breaks), [false, true]);
}

/// Red's assassin can take the chief of its partner, which wins an army.
#[test]
fn a_search_gives_a_move_that_suits_the_character() {
    let text = "gC7yC/9/9/9/9/2bM6/2rM6/9/1rC2rA3bC rbyg r r 3 9";
    let position = Position::parse(text, &RULES).expect("position");
    let judges = [judge("r:peace(b) b:peace(r) /2r", &position)];
    for character in Character::ALL {
        let mut engine = Engine::new(Options::from(Level::Minister));
        let limits = Limits { nodes: NonZero::new(300), ..Limits::default() };
        let dealings = dealings(&position, &judges);
        let mut heard = 0;
        let report =
            Negotiator::new(character).search(&mut engine, &dealings, &limits, &Never, |_| heard += 1);
        let mv = report.best_move().expect("move");
        let is_kept = judges[0].clone().turn(&position, mv, &position.play_unchecked(&RULES, mv)).is_empty();
        let nodes = if character == Character::Loyal { 300 } else { 600 };
        assert_eq!((heard > 0, report.nodes), (true, nodes), "{character}");
        assert!(is_kept || character != Character::Loyal);
        assert_eq!(report.breach_gain.is_some(), !is_kept, "{character}");
    }
}

/// The signal ends the first search, and would end a second one at once.
#[test]
fn without_time_for_a_second_search_the_first_one_tells_how_to_keep_a_promise() {
    let text = "gC7yC/9/9/9/9/2bM6/2rM6/9/1rC2rA3bC rbyg r r 3 9";
    let position = Position::parse(text, &RULES).expect("position");
    let judges = [judge("r:peace(b) b:peace(r) /2r", &position)];
    // With much exploration, so that the temptation is not all that is looked at.
    let params = Params { c_puct: 5.0, ..Params::default() };
    let mut engine = Engine::new(Options { params, ..Options::from(Level::Minister) });
    let asked = AtomicUsize::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 200;
    let limits = Limits { nodes: NonZero::new(1_000_000), ..Limits::default() };
    let grudging = Negotiator::new(Character::Grudging);
    let dealings = dealings(&position, &judges);
    let report = grudging.search(&mut engine, &dealings, &limits, &stop, |_| {});
    let mv = report.best_move().expect("move");
    assert!(judges[0].clone().turn(&position, mv, &position.play_unchecked(&RULES, mv)).is_empty());
    assert!(report.nodes > 1_000 && report.lines.len() == 1, "{}", report.nodes);
}

#[test]
fn trust_grows_with_treaties_kept_and_falls_with_breaches_and_temptation() {
    let start = Position::start();
    let stranger = trust(&dealings(&start, &[]), Seat::Blue, 0.0);
    assert!((0.7..0.75).contains(&stranger), "{stranger}");
    assert!(trust(&dealings(&start, &[]), Seat::Blue, 0.1) < stranger);
    let mut kept = judge("r:peace(b) b:peace(r) /2r", &start);
    kept.end_of_game();
    assert!(trust(&dealings(&start, &[kept]), Seat::Blue, 0.0) > stranger);
    let (position, broken) = broken_by_blue();
    assert!(trust(&dealings(&position, &broken), Seat::Blue, 0.0) < stranger);
}

/// Blue's militant would be taken by red's chief.
#[test]
fn continuations_tell_who_is_spared() {
    let position = Position::parse(IN_DANGER, &RULES).expect("position");
    let samples = peace_samples(&position, &RULES, PEACE_ROUNDS, 40, 1);
    assert_eq!(samples.len(), 12, "each player with each other one");
    let spared = samples.iter().find(|sample| sample.features[3] > 0.0).expect("a chief in danger");
    let [both, alone, free] = spared.gains;
    assert!(both > 0.1 && free > 0.1 && alone < both, "{spared:?}");
    let again = peace_samples(&position, &RULES, PEACE_ROUNDS, 40, 1);
    assert_eq!(samples, again, "the same seed gives the same");
}

#[test]
fn turns_of_continuations_are_counted_where_there_are_any() {
    let start = Position::start();
    let loyal = Negotiator::new(Character::Loyal);
    let thinking = loyal.thinking(720);
    let of_offer =
        |negotiator: Negotiator, treaties: &[Judge]| negotiator.turns_of_offer(&dealings(&start, treaties));
    assert_eq!(of_offer(loyal, &[]), 0);
    // Two rounds of four: alone, with each of three, three beside peace, and three for the second look.
    assert_eq!(of_offer(thinking, &[]), 9 * 8 * 10);
    assert_eq!(of_offer(thinking.without(Part::Wants), &[]), 11 * 8 * 8);
    assert_eq!(of_offer(thinking.without(Part::Gifts), &[]), 10 * 8 * 9);
    assert_eq!(of_offer(thinking.without(Part::SecondLook), &[]), 12 * 8 * 7);
    assert_eq!(of_offer(loyal.thinking(639), &[]), 0, "seven of each tell nothing");
    let both = ["r:peace(b) b:peace(r) /2r", "r:peace(g) g:peace(r) /2r"].map(|text| judge(text, &start));
    assert_eq!(of_offer(thinking, &both), 0, "there is nothing to offer");
    let of_answer = |negotiator: Negotiator, text: &str| {
        let proposal = Treaty::parse(&SQUARE9, text).expect(text);
        negotiator.turns_of_answer(&dealings(&start, &[]), &proposal, Seat::Blue)
    };
    assert_eq!(of_answer(thinking, "r:peace(b) b:peace(r) /2r"), 30 * 8 * 3);
    assert_eq!(of_answer(thinking, "r:hold(rA) b:peace(r) /2r"), 30 * 8 * 3);
    assert_eq!(of_answer(thinking, "r:hold(rA) b:hold(bA) g:hold(gA) /2r"), 18 * 8 * 5);
    assert_eq!(of_answer(thinking, "r:hold(rA) b:peace(r) /3r"), 30 * 8 * 3, "for two rounds");
    // The likeliest sixteen turns, and as many that do what is due.
    assert_eq!(of_answer(thinking, "r:hold(rA) b:strike(y)@2 /2r"), 28 * 8 * 3 + 2 * 16);
    let of_notice = |text| thinking.turns_of_notice(&dealings(&start, &[judge(text, &start)]));
    assert_eq!(of_notice("r:peace(b) b:peace(r) /notice"), 0);
    assert_eq!(of_notice("r:hold(rA) b:peace(r) /notice"), 45 * 8 * 2);
    assert_eq!(of_answer(loyal, "r:peace(b) b:peace(r) /2r"), 0);
}

/// Blue's militant sees red's chief.
const IN_DANGER: &str = "gC7yC/9/9/9/9/9/9/bM8/rC7bC rbyg b b 3 9";

#[test]
fn each_part_of_a_thought_can_be_left_out() {
    let position = Position::parse(IN_DANGER, &RULES).expect("position");
    let proposal = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r").expect("treaty");
    let weighed = |negotiator: Negotiator| {
        let Weighed::Gain(gain) = negotiator.weigh(&dealings(&position, &[]), &proposal, Seat::Blue) else {
            panic!("it is weighed")
        };
        gain
    };
    let loyal = Negotiator::new(Character::Loyal);
    assert!(weighed(loyal.without(Part::Temptation)) > weighed(loyal), "blue is tempted");
    assert_eq!(weighed(loyal.without(Part::Shrinking)), weighed(loyal), "the table is not shrunk");
    let thinking = loyal.thinking(300);
    let [shrunk, whole] = [thinking, thinking.without(Part::Shrinking)].map(weighed);
    assert!((shrunk - weighed(loyal)).abs() > 1e-4 && shrunk != whole, "{shrunk} {whole}");
    let (position, judges) = broken_by_blue();
    let outlook = |negotiator: Negotiator| negotiator.outlook(&dealings(&position, &judges));
    let unweighed = outlook(loyal.without(Part::Weights));
    assert!(outlook(loyal).grudges[Seat::Blue] > 0.0 && unweighed.grudges[Seat::Blue] == 0.0);
    assert_eq!((outlook(loyal).feared, unweighed.feared), (SeatSet::EMPTY, unweighed.believed));
}

/// In a game of random moves.
#[test]
fn a_second_look_tells_what_the_best_offer_is_worth() {
    let mut position = Position::start();
    let mut rng = crate::Rng::new(1);
    let mut others = 0;
    for _ in 0..40 {
        let moves = position.legal_moves(&RULES);
        position = position.play_unchecked(&RULES, moves[rng.below(moves.len())]);
        let (seat, partners) = (position.turn(), position.alive());
        let mover = Dealings { seat, partners, ..dealings(&position, &[]) };
        let gains = |negotiator: Negotiator| negotiator.offer(&mover).map(|offer| (offer.with, offer.gains));
        let loyal = Negotiator::new(Character::Loyal);
        assert_eq!(gains(loyal), gains(loyal.without(Part::SecondLook)), "the table needs none");
        // As many continuations of each kind: only the numbers that are drawn differ.
        let kinds = loyal.thinking(10_000).kinds_of_offer(&mover) as u64;
        let twice = gains(loyal.thinking(10 * 8 * kinds));
        let once = gains(loyal.thinking(10 * 8 * (kinds - 3)).without(Part::SecondLook));
        let differ = twice.zip(once).is_some_and(|(twice, once)| twice.0 == once.0 && twice.1 != once.1);
        others += usize::from(differ || (twice.is_none() && once.is_some()));
    }
    assert!(others > 5, "{others}");
}

#[test]
fn thinking_about_deals_takes_at_most_the_nodes_of_a_turn() {
    let start = Position::start();
    let proposal = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r").expect("treaty");
    for level in Level::ALL {
        let negotiator = Negotiator::of_level(level, Character::Loyal);
        let dealings = dealings(&start, &[]);
        // An offer and two messages are a round's.
        let offer = negotiator.turns_of_offer(&dealings);
        let answers = 2 * negotiator.turns_of_answer(&dealings, &proposal, Seat::Blue);
        assert_eq!(offer > 0, level >= Level::Minister, "{level}");
        assert!(offer + answers <= level.nodes().get(), "{level}");
    }
}
