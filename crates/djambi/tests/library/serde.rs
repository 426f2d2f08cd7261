//! Serialized values are deserialized as they were.

use std::fmt::Debug;

use djambi::{
    BySeat, Controller, Devolution, Game, Geometry, Move, Outcome, Piece, Position, Problem, Reason, Record,
    Role, Rules, SQUARE9, Seat, SeatSet, Setup, Square, SquareSet,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::any;
use crate::rng::Rng;

/// Asserts the form of a value, and that it is deserialized as it was.
fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, form: &Value) {
    assert_eq!(serde_json::to_value(value).expect("JSON"), *form);
    assert_eq!(serde_json::from_value::<T>(form.clone()).expect("a value"), *value);
    let text = form.to_string();
    assert_eq!(serde_json::from_str::<T>(&text).expect("a value"), *value);
}

/// The error of a form that is no value.
fn refused<T: DeserializeOwned + Debug>(form: Value) -> String {
    serde_json::from_value::<T>(form).expect_err("no value").to_string()
}

#[test]
fn names_and_numbers() {
    travels(&Seat::Yellow, &json!("yellow"));
    travels(&Role::Necromobile, &json!("necromobile"));
    travels(&Devolution::Reign, &json!("reign"));
    travels(&Controller::Seat(Seat::Blue), &json!("blue"));
    travels(&Controller::Hostage, &json!("hostage"));
    travels(&Controller::Orphan, &json!("orphan"));
    travels(&Piece { army: Seat::Red, role: Role::Chief }, &json!({"army": "red", "role": "chief"}));
    travels(&Square::new(40), &json!(40));
    travels(&SquareSet::from_iter([3, 80].map(Square::new)), &json!([3, 80]));
    travels(&SeatSet::from_iter([Seat::Red, Seat::Green]), &json!(["red", "green"]));
    let mv = SQUARE9.parse_wire("b2e5>e9@a5").expect("a move");
    travels(&mv, &json!(mv.bits()));
    travels(&Move::PASS, &json!(Move::PASS.bits()));
    assert_eq!(refused::<Seat>(json!("white")), "\"white\" is no seat");
    assert_eq!(refused::<Square>(json!(127)), "127 is no square: boards have at most 127");
    assert_eq!(refused::<Move>(json!(127)), "127 is no move");
    assert_eq!(refused::<Controller>(json!("")), "\"\" is no seat, \"hostage\" or \"orphan\"");
}

#[test]
fn rules_travel_as_their_set_and_what_differs() {
    travels(&Rules::VARIANTS, &json!({"set": "variants", "options": {}}));
    let mut rules = Rules::ARENA;
    rules.set("quiet_limit", "100").expect("option");
    rules.set("reporter", "must").expect("option");
    travels(&rules, &json!({"set": "arena", "options": {"quiet_limit": "100", "reporter": "must"}}));
    assert_eq!(serde_json::from_value::<Rules>(json!({"set": "arena"})).expect("rules"), Rules::ARENA);
    let refused = refused::<Rules>(json!({"set": "arena", "options": {"speed": "high"}}));
    assert!(refused.starts_with("there is no option \"speed\""), "{refused}");
    let mut rng = Rng::new(51);
    for _ in 0..100 {
        let rules = any::rules(&mut rng);
        let text = serde_json::to_string(&rules).expect("JSON");
        assert_eq!(serde_json::from_str::<Rules>(&text).expect("rules"), rules);
    }
}

#[test]
fn positions_travel_with_their_board() {
    travels(&Position::start(), &json!({"board": "square9", "position": SQUARE9.start()}));
    let mut rng = Rng::new(52);
    for geometry in Geometry::ALL {
        for _ in 0..20 {
            let rules = any::rules(&mut rng);
            let position = any::position(&mut rng, geometry, &rules);
            let form = json!({"board": geometry.name(), "position": position.to_string()});
            travels(&position, &form);
            travels(&position.to_setup(), &form);
        }
    }
    let nobody = json!({"board": "square9", "position": "9/9/9/9/9/9/9/9/9 ---- r r 0 1"});
    assert_eq!(
        refused::<Position>(nobody.clone()),
        "no player is alive; the player to move, red, is not alive"
    );
    assert!(serde_json::from_value::<Setup>(nobody).is_ok());
    assert_eq!(
        refused::<Position>(json!({"board": "round", "position": "start"})),
        "there is no board \"round\""
    );
}

#[test]
fn outcomes_travel_with_the_shares_of_those_who_began() {
    let mut game = Game::new(
        Rules::CLASSIC,
        Setup::of_players(&SQUARE9, seats("rby")).check(&Rules::CLASSIC).expect("start"),
    );
    game.resign(Seat::Blue).expect("resignation");
    let mut drawn = game.clone();
    drawn.agree_draw().expect("draw");
    let outcome = drawn.outcome().expect("outcome");
    travels(&outcome, &json!({"kind": "agreement", "shares": {"red": 0.5, "blue": 0.0, "yellow": 0.5}}));
    let mut closed = game.clone();
    closed.close().expect("closing");
    travels(&closed.outcome().expect("outcome"), &json!({"kind": "closed", "shares": {}}));
    game.resign(Seat::Red).expect("resignation");
    travels(
        &game.outcome().expect("outcome"),
        &json!({"kind": "win", "shares": {"red": 0.0, "blue": 0.0, "yellow": 1.0}}),
    );
    for shares in [json!({}), json!({"red": 0.0}), json!({"red": 0.5}), json!({"red": 1.0, "blue": 0.5})] {
        let refused = refused::<Outcome>(json!({"kind": "win", "shares": shares}));
        assert_eq!(refused, "the shares of an outcome are 0 or equal and sum to 1");
    }
    let refused = refused::<Reason>(json!("boredom"));
    assert_eq!(refused, "\"boredom\" is no reason for the end of a game");
}

/// The seats with these letters.
fn seats(letters: &str) -> SeatSet {
    letters.chars().filter_map(Seat::from_letter).collect()
}

#[test]
fn records_travel_as_their_text() {
    let mut game = Game::new(Rules::VARIANTS, Position::start());
    game.play(game.position().parse_move("a3a5").expect("a move")).expect("a legal move");
    let record = Record::new(game);
    travels(&record, &json!(record.to_string()));
    assert!(refused::<Record>(json!("1. nonsense")).starts_with("line 1"));
}

/// Seats can be the keys of a map.
#[test]
fn seats_are_keys() {
    let letters = BySeat::from_fn(Seat::letter);
    let map: std::collections::BTreeMap<Seat, char> =
        letters.iter().map(|(seat, &letter)| (seat, letter)).collect();
    let form = serde_json::to_value(&map).expect("JSON");
    assert_eq!(form["purple"], json!("p"));
}

#[test]
fn problems_are_written_with_their_arguments() {
    let inner = Problem::new("rows").with("found", 8_usize).with("squares", vec!["a1".to_owned()]);
    let problem = Problem::new("position").with("text", "start").with("problem", inner);
    let form = json!({
        "code": "position",
        "args": {"text": "start", "problem": {"code": "rows", "args": {"found": 8, "squares": ["a1"]}}}
    });
    assert_eq!(serde_json::to_value(&problem).expect("JSON"), form);
    let bare = serde_json::to_value(Problem::new("over")).expect("JSON");
    assert_eq!(bare, json!({"code": "over", "args": {}}));
}
