//! Treaties that are more than peace between two, as bots weigh them.

use std::num::NonZero;

use arbitrary::Unstructured;
use djambi::{BySeat, Game, Position, Rules, SQUARE9, Seat};
use djambi_engine::{
    Answer, Character, Dealings, Engine, Level, Limits, Negotiator, Never, Objection, Options, Rng, Weighed,
};
use djambi_press::{Condition, Judge, Party, Promise, Treaty, TreatyEnd, TreatyState};

const RULES: Rules = Rules::CLASSIC;

/// Blue's assassin sees red's militant, and soon red's chief. Red is to move.
const HUNTED: &str = "gC3x3yC/9/9/9/9/2bA6/2rM6/9/rC3x3bC rbyg r r 3 9";

fn position(text: &str) -> Position {
    Position::parse(text, &RULES).expect(text)
}

fn treaty(text: &str) -> Treaty {
    Treaty::parse(&SQUARE9, text).expect(text)
}

fn dealings<'a>(position: &'a Position, seat: Seat, treaties: &'a [Judge]) -> Dealings<'a> {
    Dealings { position, rules: &RULES, seat, treaties, pledges: &[], partners: position.alive() }
}

/// What blue makes of a treaty that red proposes.
fn weighed(position: &Position, text: &str) -> Weighed {
    Negotiator::new(Character::Loyal).thinking(2_400).weigh(
        &dealings(position, Seat::Blue, &[]),
        &treaty(text),
        Seat::Red,
    )
}

fn gain(position: &Position, text: &str) -> f32 {
    match weighed(position, text) {
        Weighed::Gain(gain) => gain,
        Weighed::Never(objection) => panic!("{text}: {objection:?}"),
    }
}

/// Random treaties for a position.
fn random_treaty(position: &Position, rng: &mut Rng) -> Option<Treaty> {
    let bytes: Vec<u8> = (0..40).flat_map(|_| rng.next_u64().to_le_bytes()).collect();
    Treaty::arbitrary_in(position, &mut Unstructured::new(&bytes)).ok().flatten()
}

/// The same without duties, and what waits for them; `None` if a party has nothing else.
fn of_prohibitions(treaty: &Treaty) -> Option<Treaty> {
    let mut parties = treaty.parties().to_vec();
    for party in &mut parties {
        party.clauses.retain(|clause| {
            !clause.promise.is_duty() && !matches!(clause.condition, Some(Condition::Duty(_)))
        });
    }
    Treaty::new(treaty.geometry(), parties, treaty.end()).ok()
}

/// A treaty of the player to move with another to strike at a third, with or without peace between the two.
fn blow_together(position: &Position, rng: &mut Rng) -> Treaty {
    let seat = position.turn();
    let mut others: Vec<Seat> = position.alive().without(seat).iter().collect();
    let partner = others.swap_remove(rng.below(others.len()));
    let third = others[rng.below(others.len())];
    let mut pair = [(seat, partner), (partner, seat)];
    pair.sort();
    let has_peace = rng.below(2) == 0;
    let parties = pair.map(|(one, other)| {
        let peace = if has_peace { format!("peace({}),", other.letter()) } else { String::new() };
        format!("{}:{peace}strike({})@{}", one.letter(), third.letter(), 1 + rng.below(2))
    });
    treaty(&format!("{} /2r", parties.join(" ")))
}

#[test]
fn what_a_partner_promises_is_worth_something_and_what_one_promises_costs() {
    let hunted = position(HUNTED);
    let nothing = gain(&hunted, "r:keep_out(a5) b:keep_out(a5) /2r");
    let tied = gain(&hunted, "r:keep_out(a5) b:leave(rC) /2r");
    let untied = gain(&hunted, "r:hold(rC) b:keep_out(a5) /2r");
    assert!(tied < nothing - 0.03 && untied > nothing + 0.02, "{tied} {nothing} {untied}");
    // At the start nobody can kill anything.
    let start = Position::start();
    let peace = gain(&start, "r:peace(b) b:peace(r) /2r");
    let more = gain(&start, "r:peace(b),keep_out(a5) b:peace(r) /2r");
    assert!(peace > 0.02 && (more - peace).abs() < 0.02, "{more} {peace}");
}

/// Red's militant could kill blue's assassin, and blue's chief could seize power.
#[test]
fn who_must_do_something_else_than_the_best_loses_by_it_and_the_others_gain() {
    let hunted = position(HUNTED);
    let nothing = gain(&hunted, "r:keep_out(a5) b:keep_out(a5) /2r");
    let own = gain(&hunted, "r:keep_out(a5) b:do(from=c4)@1 /2r");
    let of_other = gain(&hunted, "r:do(from=a1)@1 b:keep_out(a5) /2r");
    assert!(own < nothing - 0.02 && of_other > nothing + 0.02, "{own} {nothing} {of_other}");
    // What is best anyway, and what can't be done, cost nothing.
    let best = gain(&hunted, "r:keep_out(a5) b:do(from=i1)@1 /2r");
    let impossible = gain(&hunted, "r:keep_out(a5) b:do(from=b2)@1 /2r");
    assert!((best - nothing).abs() < 0.01 && (impossible - nothing).abs() < 0.01, "{best} {impossible}");
}

#[test]
fn a_treaty_of_three_is_weighed_where_somebody_is_left() {
    let start = Position::start();
    let three = "r:peace(b,y) b:peace(r,y) y:peace(r,b) /2r";
    assert!(gain(&start, three) > 0.0);
    let of_three = position("8yC/9/9/9/9/2bM6/2rM6/9/rC7bC rby- r r 3 9");
    assert_eq!(weighed(&of_three, three), Weighed::Never(Objection::Surrounded));
    let everybody = "r:peace(b,y,g) b:peace(r,y,g) y:peace(r,b,g) g:peace(r,b,y) /2r";
    assert_eq!(weighed(&start, everybody), Weighed::Never(Objection::Surrounded));
}

#[test]
fn some_treaties_are_never_made() {
    let start = Position::start();
    for text in [
        "r:peace(b) b:strike(y)@2 /3r",
        "r:strike(y)@1 b:peace(r)?1 /notice",
        "r:peace(b) b:no_power /3r",
        "r:hands_off(b) b:peace(r) /5r",
    ] {
        assert_eq!(weighed(&start, text), Weighed::Never(Objection::Terms), "{text}");
    }
    // What no turn could keep here may be another matter elsewhere, and so may be what could contradict itself.
    for text in [
        "r:peace(b) b:hold(bCARDNM) /2r",
        "r:peace(b) b:strike(y)@2,peace(y) /2r",
        "r:peace(b) b:strike(y)@2,strike(g)@2 /2r",
        "r:peace(b) b:strike(y)@2,hold(bA) /2r",
        "r:peace(b) b:peace(r),do(victim=yM)@2 /2r",
    ] {
        assert_eq!(weighed(&start, text), Weighed::Never(Objection::Impossible), "{text}");
    }
    let [red, blue] = [Seat::Red, Seat::Blue];
    // One without a number of rounds is fine, but not beside another.
    let endless = treaty("r:hands_off(b) b:peace(r) /notice");
    let standing = treaty("r:no_power b:peace(y) y:hands_off(b) /notice");
    let bound = [Judge::begin(standing, RULES, &start).expect("a beginning")];
    let thinking = Negotiator::new(Character::Loyal).thinking(2_400);
    assert!(matches!(thinking.weigh(&dealings(&start, blue, &[]), &endless, red), Weighed::Gain(_)));
    let another = thinking.weigh(&dealings(&start, blue, &bound), &endless, red);
    assert_eq!(another, Weighed::Never(Objection::Another));
    let mute = Dealings { partners: [red].into_iter().collect(), ..dealings(&start, blue, &[]) };
    let three = treaty("r:peace(b,y) b:peace(r,y) y:peace(r,b) /2r");
    assert_eq!(thinking.weigh(&mute, &three, red), Weighed::Never(Objection::Partners));
    let unclear = treaty("r:peace(b) b:peace(r),no_power /2r");
    let quick = Negotiator::new(Character::Loyal);
    let of_blue = dealings(&start, blue, &[]);
    assert_eq!(quick.weigh(&of_blue, &unclear, red), Weighed::Never(Objection::Unknown));
    assert!(matches!(quick.weigh(&of_blue, &treaty("r:hands_off(b) b:peace(r) /2r"), red), Weighed::Gain(_)));
}

/// Whoever has an open offer, or has accepted what others have not, stands by it: one could accept it after another has
/// been promised what contradicts it.
#[test]
fn what_is_offered_is_not_contradicted_while_it_stands() {
    let start = Position::start();
    let answer = |pledges: &[&str], text: &str, by| {
        let pledges: Vec<_> = pledges.iter().map(|text| treaty(text)).collect();
        let asked = Dealings { pledges: &pledges, ..dealings(&start, Seat::Yellow, &[]) };
        Negotiator::new(Character::Loyal).thinking(2_400).weigh(&asked, &treaty(text), by)
    };
    let never = Weighed::Never(Objection::Impossible);
    let [strike, other] = ["g", "b"].map(|seat| format!("r:peace(y) y:strike({seat})@2 /2r"));
    let peace = "y:peace(g) g:peace(y) /2r";
    let three = "b:peace(y) y:peace(b,g) g:peace(y) /2r";
    let both = [(strike.as_str(), Seat::Red), (peace, Seat::Green)];
    for (text, by) in both {
        assert!(matches!(answer(&[], text, by), Weighed::Gain(_)), "{text}");
    }
    for (pledged, (text, by)) in [(peace, both[0]), (three, both[0]), (&strike, both[1])] {
        assert_eq!(answer(&[pledged], text, by), never, "{text} while {pledged} stands");
    }
    assert_eq!(answer(&[&strike], &other, Seat::Red), never, "it takes no second duty");
    assert!(
        matches!(answer(&[peace], &other, Seat::Red), Weighed::Gain(_)),
        "they do not concern each other"
    );
    // It offers nothing that contradicts it either.
    let pledges = [treaty(&strike)];
    let offering = dealings(&start, Seat::Yellow, &[]);
    let offering = Dealings { pledges: &pledges, partners: [Seat::Green].into_iter().collect(), ..offering };
    let offer = |dealings: &Dealings<'_>| Negotiator::new(Character::Loyal).offer(dealings);
    assert_eq!(offer(&offering), None);
    assert!(offer(&Dealings { pledges: &[], ..offering }).is_some());
}

#[test]
fn a_refusal_may_want_less() {
    let start = Position::start();
    let answer = |text: &str| {
        let thinking = Negotiator::new(Character::Loyal).thinking(2_400);
        thinking.answer(&dealings(&start, Seat::Blue, &[]), &treaty(text), Seat::Red)
    };
    let counter = |text| Answer::Counter(treaty(text));
    assert_eq!(answer("r:peace(b) b:peace(r) /4r"), Answer::Accept);
    assert_eq!(answer("r:peace(b) b:peace(r) /8r"), counter("r:peace(b) b:peace(r) /4r"));
    assert_eq!(answer("r:hands_off(b) b:peace(r) /8r"), counter("r:hands_off(b) b:peace(r) /4r"));
    assert_eq!(
        answer("r:peace(b) b:peace(r),strike(y)@2 /3r"),
        counter("r:peace(b) b:peace(r),strike(y)@2 /2r")
    );
    assert_eq!(answer("r:peace(b) b:peace(r),hold(bCARDNM) /8r"), counter("r:peace(b) b:peace(r) /2r"));
}

/// Whatever is proposed: an answer takes no more turns than it says, is the same again, keeps to what bots take, and
/// what it wants instead is answered without another wish.
#[test]
fn every_proposal_has_an_answer_that_ends() {
    let mut rng = Rng::new(7);
    let (mut accepted, mut countered, mut refused) = (0, 0, 0);
    for number in 0..400 {
        let mut position = Position::start();
        for _ in 0..number % 40 {
            if position.is_over() {
                break;
            }
            let moves = position.legal_moves(&RULES);
            position = position.play_unchecked(&RULES, moves[rng.below(moves.len())]);
        }
        let Some(proposal) = random_treaty(&position, &mut rng) else { continue };
        let mut parties = proposal.seats().iter();
        let (by, seat) = (parties.next().expect("party"), parties.next().expect("party"));
        let character = Character::ALL[number % 4];
        let negotiator = Negotiator::of_level(Level::ALL[number % Level::ALL.len()], character);
        let asked = dealings(&position, seat, &[]);
        let answer = negotiator.answer(&asked, &proposal, by);
        assert_eq!(answer, negotiator.answer(&asked, &proposal, by), "{proposal}");
        assert!(negotiator.turns_of_answer(&asked, &proposal, by) <= 800, "{proposal}");
        match answer {
            Answer::Accept => {
                accepted += 1;
                let has_rounds = matches!(proposal.end(), TreatyEnd::Rounds(_));
                assert!(has_rounds || proposal.duties().next().is_none(), "{proposal}");
                assert!(!matches!(proposal.end(), TreatyEnd::Rounds(rounds) if rounds > 4), "{proposal}");
            }
            Answer::Counter(counter) => {
                countered += 1;
                assert!(counter != proposal && counter.check_beginning(&position).is_ok(), "{counter}");
                let back = negotiator.answer(&dealings(&position, by, &[]), &counter, seat);
                let ends = match &back {
                    Answer::Counter(last) => last.to_string().contains("peace") && *last != counter,
                    _ => true,
                };
                assert!(ends, "{proposal}: {counter}: {back:?}");
            }
            Answer::Refuse => refused += 1,
        }
    }
    assert!(accepted > 5 && countered > 20 && refused > 20, "{accepted} {countered} {refused}");
}

/// In games of random moves: what is offered beside peace can be taken, is worth something to both, and means something.
#[test]
fn offers_are_more_than_peace_where_that_is_worth_more() {
    let mut rng = Rng::new(3);
    let mut offers: Vec<String> = Vec::new();
    let mut gifts = 0;
    for seed in 0..12 {
        let mut position = Position::start();
        for turn in 0..60 {
            if position.is_over() || position.alive().len() < 3 {
                break;
            }
            if turn % 3 == 0 {
                let seat = Seat::ALL[seed % 4];
                let loyal = Negotiator::of_level(Level::Minister, Character::Loyal);
                let asking = dealings(&position, seat, &[]);
                let offer = loyal.offer(&asking);
                assert_eq!(offer, loyal.offer(&asking), "the same again");
                assert!(loyal.turns_of_offer(&asking) <= 800);
                let Some(offer) = offer else { continue };
                assert!(offer.gains[0] > 0.01 && offer.gains[1] > 0.0, "{offer:?}");
                let asked = dealings(&position, offer.with, &[]);
                let weighed = loyal.weigh(&asked, &offer.treaty, seat);
                assert!(matches!(weighed, Weighed::Gain(_)), "{offer:?}: {weighed:?}");
                let gives_more = |party: &Party| {
                    party.clauses.iter().any(|clause| !matches!(clause.promise, Promise::Peace(_)))
                };
                let giving: Vec<_> =
                    offer.treaty.parties().iter().filter(|party| gives_more(party)).collect();
                gifts += usize::from(matches!(giving[..], [party] if party.seat == seat));
                offers.push(offer.treaty.to_string());
            }
            let moves = position.legal_moves(&RULES);
            position = position.play_unchecked(&RULES, moves[rng.below(moves.len())]);
        }
    }
    // It is rare that both gain more by a further promise.
    let of = |promise| offers.iter().filter(|offer| offer.contains(promise)).count();
    let beside = of("no_power") + of("hands_off");
    assert!((3..offers.len() / 4).contains(&beside), "{beside} of {}", offers.len());
    assert!((1..beside).contains(&gifts), "{gifts} of {beside}");
}

/// Red's militant takes blue's chief, and the corpse encircles yellow's.
#[test]
fn who_wins_at_once_deals_with_nobody() {
    let won = position("7xyC/7x1/9/9/9/2bC6/2rM6/9/rC8 rby- r r 3 9");
    for character in Character::ALL {
        let red = Negotiator::of_level(Level::Minister, character);
        let asked = dealings(&won, Seat::Red, &[]);
        assert_eq!(red.offer(&asked), None, "{character}");
        for text in ["r:peace(b) b:peace(r) /2r", "r:no_power b:peace(r) /2r"] {
            let weighed = red.weigh(&asked, &treaty(text), Seat::Blue);
            assert_eq!(weighed, Weighed::Never(Objection::Won), "{character}: {text}");
        }
    }
    let other = position("7xyC/7x1/9/9/9/2bC6/2rM6/9/rC8 rby- b b 3 9");
    let asked = dealings(&other, Seat::Red, &[]);
    let weighed =
        Negotiator::new(Character::Loyal).weigh(&asked, &treaty("r:peace(b) b:peace(r) /2r"), Seat::Blue);
    assert!(matches!(weighed, Weighed::Gain(_)), "blue plays first");
}

/// The judge finds that the loyal keep all that they would take.
#[test]
fn the_loyal_keep_whatever_they_take() {
    let (mut taken, mut owed, mut kept) = (0, 0, 0);
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let mut game = Game::new(RULES, Position::start());
        let mut judges: Vec<Judge> = Vec::new();
        let mut engines = BySeat::from_fn(|_| None);
        for _ in 0..60 {
            let position = *game.position();
            if game.outcome().is_some() || position.alive().len() < 3 {
                break;
            }
            let seat = position.turn();
            for number in 0..12 {
                let random = random_treaty(&position, &mut rng);
                let proposal = match number % 3 {
                    0 => random.as_ref().and_then(of_prohibitions),
                    1 => random,
                    _ => Some(blow_together(&position, &mut rng)),
                };
                let Some(proposal) = proposal else { continue };
                // Whatever it is worth to them.
                let would_take = |party: Seat| {
                    let asked = dealings(&position, party, &judges);
                    let by = proposal.seats().without(party).iter().next().expect("another party");
                    let loyal = Negotiator::of_level(Level::Envoy, Character::Loyal);
                    matches!(loyal.weigh(&asked, &proposal, by), Weighed::Gain(_))
                };
                if proposal.seats().iter().all(would_take) {
                    judges.extend(Judge::begin(proposal.clone(), RULES, &position));
                }
            }
            let engine = engines[seat].get_or_insert_with(|| Engine::new(Options::from(Level::Envoy)));
            let limits = Limits { nodes: NonZero::new(40), ..Limits::seeded(seed) };
            let loyal = Negotiator::of_level(Level::Envoy, Character::Loyal);
            let mv = loyal
                .search(engine, &dealings(&position, seat, &judges), &limits, &Never, |_| {})
                .best_move()
                .expect("move");
            game.play(mv).expect("turn");
            for judge in &mut judges {
                let breaches = judge.turn(&position, mv, game.position());
                assert!(breaches.is_empty(), "{seat} breaks {}", judge.treaty());
            }
        }
        taken += judges.len();
        let own_duty = |judge: &&Judge| judge.treaty().duties().next().is_some();
        owed += judges.iter().filter(own_duty).count();
        kept += judges.iter().filter(|judge| judge.state() == TreatyState::Kept).count();
    }
    assert!(taken > 20 && owed > 5 && kept > 0, "{taken} {owed} {kept}");
}
