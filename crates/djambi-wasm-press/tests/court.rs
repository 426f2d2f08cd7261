//! The court of the page against the judge and the rules.

use arbitrary::Unstructured;
use djambi::{Game, GameEntry, Geometry, Position, Rules, SQUARE9, Seat, SeatSet};
use djambi_press::{ClauseId, Judge, NoteKind, Occasion, Treaty, TreatyPlace, TreatyState};
use djambi_wasm_press::{Court, Notice};

fn json(treaty: &Treaty) -> String {
    serde_json::to_string(&treaty.to_form()).expect("JSON")
}

fn treaty(text: &str) -> Treaty {
    Treaty::parse(&SQUARE9, text).expect("treaty")
}

/// Numbers that look random, from a seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn bytes(&mut self) -> Vec<u8> {
        (0..512).map(|_| self.roll(256) as u8).collect()
    }
}

/// A court after random turns, whose numbers leave gaps; `None` if the game is over before.
fn played(board: &'static Geometry, turns: usize, dice: &mut Dice) -> Option<Court> {
    let mut court = Court::new(Game::new(Rules::CLASSIC, Position::start_on(board)));
    for turn in 0..turns {
        let moves = court.game().position().legal_moves(&Rules::CLASSIC);
        let mv = *moves.get(dice.roll(moves.len().max(1)))?;
        court.follow(2 * turn as u32 + 1, GameEntry::Turn(mv)).ok()?;
    }
    court.game().outcome().is_none().then_some(court)
}

#[test]
fn it_finds_the_breaches_that_the_judge_finds() {
    let mut judged = 0;
    let mut breaches = 0;
    let mut barred = 0;
    for seed in 0..600 {
        let dice = &mut Dice(seed);
        let board = [&SQUARE9, Geometry::named("hex6").expect("board")][seed as usize % 2];
        let turns = 20 + dice.roll(20);
        let begin = turns - dice.roll(5);
        let Some(mut court) = played(board, turns, dice) else { continue };
        let bytes = dice.bytes();
        let game = court.game().clone();
        let random = Treaty::arbitrary_in(&game.positions()[begin], &mut Unstructured::new(&bytes));
        let Ok(Some(treaty)) = random else { continue };
        let Ok(mut judge) = Judge::begin(treaty.clone(), Rules::CLASSIC, &game.positions()[begin]) else {
            continue;
        };
        for (pair, event) in game.positions().windows(2).zip(game.events()).skip(begin) {
            let djambi::GameEvent::Turn(mv) = *event else { continue };
            judge.turn(&pair[0], mv, &pair[1]);
        }
        // An event that the rules don't know lies before the acceptance.
        assert_eq!(court.hear(&json(&treaty), 2 * begin as u32, None), Ok(0));
        assert_eq!(court.rounds(0), judge.rounds_left());
        assert!(judge.state() != TreatyState::InForce || judge.rounds_left() != Some(0));
        let position = *court.game().position();
        let mut clean = std::collections::BTreeSet::new();
        let mut all = std::collections::BTreeSet::new();
        for mv in position.legal_moves(&Rules::CLASSIC).into_iter() {
            let after = position.play(&Rules::CLASSIC, mv).expect("legal");
            let broken = judge.clone().turn(&position, mv, &after);
            let found = court.broken(&board.wire(mv).to_string());
            assert_eq!(found, broken.iter().map(|&id| (0, id)).collect::<Vec<_>>());
            judged += 1;
            breaches += usize::from(!broken.is_empty());
            let (Some(from), Some(to)) = (mv.from(), mv.to()) else { continue };
            let way = (board.square_name(from), board.square_name(to));
            all.insert(way);
            if broken.is_empty() {
                clean.insert(way);
            }
        }
        let is_barred = |&&(from, to): &&(&str, &str)| court.breaches(from).iter().any(|square| square == to);
        assert_eq!(clean.iter().find(is_barred), None, "{treaty}");
        barred += all.difference(&clean).filter(is_barred).count();
    }
    assert!(judged > 20_000 && breaches > 300 && barred > 30, "{judged} {breaches} {barred}");
}

#[test]
fn a_treaty_begins_where_it_was_accepted_or_at_the_end_of_what_counts() {
    let mut court = played(&SQUARE9, 6, &mut Dice(1)).expect("game");
    let peace = json(&treaty("r:no_power b:no_power /2r"));
    assert_eq!(court.hear(&peace, 4, None), Ok(0));
    assert_eq!(court.rounds(0), Some(1), "red and blue have played once more");
    assert_eq!((court.ply(3), court.ply(4)), (Some(2), None));
    court.follow(13, GameEntry::TakeBack(1)).expect("take-back");
    assert_eq!(court.ply(3), None);
    assert_eq!(court.hear(&peace, 20, None), Ok(1));
    assert_eq!(court.rounds(1), Some(2));
}

#[test]
fn notice_leaves_a_round() {
    let mut court = played(&SQUARE9, 6, &mut Dice(1)).expect("game");
    let text = json(&treaty("r:no_power b:no_power /notice"));
    court.hear(&text, 0, None).expect("treaty");
    assert_eq!(court.rounds(0), None);
    court.hear(&text, 0, Some(Notice { seat: Seat::Blue, after: 11 })).expect("treaty");
    assert_eq!(court.rounds(1), Some(1));
    let error = court.hear(&text, 0, Some(Notice { seat: Seat::Green, after: 11 })).expect_err("no party");
    assert_eq!(error.code, "treaty_not_a_party");
}

#[test]
fn faults_have_codes_and_places() {
    let court = played(&SQUARE9, 0, &mut Dice(1)).expect("game");
    let faults = |text: &str| {
        let placed = court.faults(text).into_iter().map(|(place, problem)| (place, problem.code));
        placed.collect::<Vec<_>>()
    };
    assert_eq!(faults(&json(&treaty("r:no_power b:no_power /2r"))), []);
    let ended = faults(&json(&treaty("r:no_power b:no_power /power(y)")));
    assert_eq!(ended, [(TreatyPlace::Whole, "treaty_not_in_power")]);
    assert_eq!(faults(r#"{"parties":[],"end":"notice"}"#), [(TreatyPlace::Whole, "treaty_party_count")]);
    assert_eq!(faults("nonsense"), [(TreatyPlace::Whole, "treaty_nothing")]);
    let clauses = r#"[{"kind":"keep_out","squares":[]},{"kind":"hold","army":"red","roles":[]}]"#;
    let json = format!(
        r#"{{"parties":[{{"seat":"red","clauses":{clauses}}},{{"seat":"blue","clauses":[]}}],"end":"notice"}}"#
    );
    let of_clause = |clause| TreatyPlace::Clause(ClauseId { party: 0, clause });
    assert_eq!(
        faults(&json),
        [
            (TreatyPlace::Party(1), "treaty_clause_count"),
            (of_clause(0), "treaty_nothing"),
            (of_clause(1), "treaty_nothing"),
        ]
    );
}

#[test]
fn notes_are_those_of_the_last_position() {
    let court = played(&SQUARE9, 0, &mut Dice(1)).expect("game");
    let notes = court.notes(&json(&treaty("r:strike(y)@2 b:hold(bCARDNM) /2r")));
    let kinds: Vec<_> = notes.iter().map(|note| (note.at.party, note.kind)).collect();
    assert_eq!(kinds, [(0, NoteKind::NotNow), (1, NoteKind::Excused)]);
    assert_eq!(court.notes("nonsense"), []);
}

#[test]
fn a_duty_is_due_in_its_last_turn() {
    let position = Position::parse("7yC1/9/9/9/9/9/9/8bC/1rC7 rby- r r 3 9", &Rules::CLASSIC);
    let mut court = Court::new(Game::new(Rules::CLASSIC, position.expect("position")));
    court.hear(&json(&treaty("r:peace(b),strike(y)@1 b:no_power /2r")), 0, None).expect("treaty");
    court.hear(&json(&treaty("r:strike(b)@2 b:no_power /2r")), 0, None).expect("treaty");
    assert_eq!(court.due(), [(0, ClauseId { party: 0, clause: 1 })]);
    assert_eq!(court.suggestion(SeatSet::from_iter([Seat::Yellow])), None);
    let mut court = Court::new(court.game().clone());
    court.hear(&json(&treaty("r:peace(b) b:no_power /1r")), 0, None).expect("treaty");
    let again = court.suggestion(SeatSet::from_iter([Seat::Blue])).expect("suggestion");
    assert_eq!(again.occasion, Occasion::Ends { treaty: 0 });
}

#[test]
fn marks_are_what_a_treaty_is_about() {
    let position = Position::parse("8yC/9/9/9/9/2bM6/2gM6/9/rC7bC rbyb r r 3 9", &Rules::CLASSIC);
    let court = Court::new(Game::new(Rules::CLASSIC, position.expect("position")));
    let marks = court.marks(&json(&treaty("r:peace(b),keep_out(e5) b:hold(bC),no_power /2r")));
    assert_eq!(marks.spared, ["c3", "c4", "i1"], "the green army is blue's");
    assert_eq!(marks.barred, ["e5"]);
}
