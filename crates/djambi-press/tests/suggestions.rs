//! Suggestions of treaties: by a table, and that they say what is so on the board.

use djambi::{Game, GameEntry, Geometry, Position, Role, Rules, SQUARE9, Seat, SeatSet, StoryEvent};
use djambi_press::{Judge, Occasion, Suggestion, Treaty};

const RULES: Rules = Rules::CLASSIC;

fn partners() -> SeatSet {
    SeatSet::from_iter([Seat::Blue, Seat::Yellow, Seat::Green])
}

/// What is suggested to red in a position with these treaties, which have just begun.
fn suggested(text: &str, treaties: &[&str]) -> Option<(Occasion, String)> {
    let position = Position::parse(text, &RULES).expect("position");
    let begun = treaties.iter().map(|text| {
        let treaty = Treaty::parse(&SQUARE9, text).expect("treaty");
        Judge::begin(treaty, RULES, &position).expect("beginning")
    });
    let judges: Vec<_> = begun.collect();
    let found = Suggestion::of(&position, &RULES, &judges, partners())?;
    Some((found.occasion, found.treaty.to_string()))
}

/// Blue's assassin sees red's chief.
const DANGER: &str = "7yC1/9/9/9/9/9/9/1bA6bC/1rC7 rby- r r 3 9";
/// Yellow's reporter could kill red's necromobile and blue's diplomat.
const COMMON: &str = "7yC1/9/9/9/6rN2/5xyR2/6bD2/8bC/1rC7 rby- r r 3 9";
/// Blue is in power and plays after red.
const POWER: &str = "2gC4yC1/9/9/9/4bC4/9/9/9/1rC7 rbyg r r 3 9";
/// Red's assassin sees yellow's chief.
const REACH: &str = "7yC1/9/7rA1/9/9/9/9/8bC/1rC7 rby- r r 3 9";

#[test]
fn what_the_board_shows_speaks_for_a_treaty() {
    let by = Seat::Blue;
    let with = Seat::Blue;
    let danger = Occasion::ChiefInDanger { by };
    assert_eq!(suggested(DANGER, &[]), Some((danger, "r:peace(b) b:peace(r) /2r".into())));
    let common = Occasion::CommonThreat { by: Seat::Yellow, with };
    let alliance = |foe: &str| format!("r:peace(b),strike({foe})@2 b:peace(r),strike({foe})@2 /2r");
    assert_eq!(suggested(COMMON, &[]), Some((common, alliance("y"))));
    let power = Occasion::Power { holder: Seat::Blue, with: Seat::Yellow };
    let text = "r:peace(y),strike(b)@2 y:peace(r),strike(b)@2 /2r".into();
    assert_eq!(suggested(POWER, &[]), Some((power, text)));
    let reach = Occasion::ChiefWithinReach { of: Seat::Yellow };
    assert_eq!(suggested(REACH, &[]), Some((reach, "r:leave(yC) y:peace(r) /2r".into())));
    let quiet = "7yC1/9/9/9/9/9/9/8bC/1rC7 rby- r r 3 9";
    assert_eq!(suggested(quiet, &[]), None);
}

#[test]
fn who_has_a_treaty_is_offered_none_but_the_same_again() {
    assert_eq!(suggested(DANGER, &["r:peace(b) b:peace(r) /2r"]), None);
    assert_eq!(suggested(COMMON, &["r:peace(y) y:peace(r) /3r"]), None, "nobody is to strike a partner");
    let again = Some((Occasion::Ends { treaty: 1 }, "r:keep_out(e5) b:peace(r) /1r".into()));
    let both = ["b:peace(y) y:peace(b) /1r", "r:keep_out(e5) b:peace(r) /1r"];
    assert_eq!(suggested(DANGER, &both), again);
    assert_eq!(suggested(DANGER, &["r:keep_out(e5) b:strike(y)@1 /1r"]), None, "a duty is done once");
}

#[test]
fn nothing_is_suggested_on_extra_turns_nor_between_two() {
    assert_eq!(suggested("8yC/9/9/9/4rC4/3bA5/9/9/8bC rby- r b 3 9", &[]), None);
    assert_eq!(suggested("9/9/9/9/9/9/9/1bA7/rC7bC rb-- r r 3 9", &[]), None);
}

/// The pieces that a player could kill as the board stands.
fn victims(position: &Position, by: Seat) -> Vec<(Seat, Role)> {
    let Some(seen) = position.rearranged(&[], by, position.cursor()) else { return Vec::new() };
    let mut victims = Vec::new();
    for mv in seen.legal_moves(&RULES) {
        for event in seen.story(&RULES, mv) {
            if let StoryEvent::Killed { piece, .. } = event
                && !victims.contains(&(piece.army, piece.role))
            {
                victims.push((piece.army, piece.role));
            }
        }
    }
    victims
}

#[test]
fn what_is_said_is_so_on_all_boards() {
    let mut seed = 7_u64;
    let mut roll = |sides: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % sides
    };
    let mut seen = [0; 4];
    for round in 0..120 {
        let board = [&SQUARE9, Geometry::named("hex6").expect("board")][round % 2];
        let mut game = Game::new(RULES, Position::start_on(board));
        while game.outcome().is_none() && game.events().len() < 90 {
            let position = *game.position();
            let seat = position.turn();
            if let Some(found) = Suggestion::of(&position, &RULES, &[], position.alive()) {
                assert_eq!(found.treaty.check_beginning(&position), Ok(()));
                assert!(found.treaty.seats().contains(seat));
                let commands = |player: Seat, army: Seat| {
                    position
                        .controlled_by(player)
                        .iter()
                        .any(|at| position.piece_at(at).is_some_and(|piece| piece.army == army))
                };
                let is_officer = |player: Seat| {
                    move |&(army, role): &(Seat, Role)| role != Role::Militant && commands(player, army)
                };
                match found.occasion {
                    Occasion::ChiefInDanger { by } => {
                        seen[0] += 1;
                        assert!(victims(&position, by).contains(&(seat, Role::Chief)), "{position}");
                    }
                    Occasion::CommonThreat { by, with } => {
                        seen[1] += 1;
                        let victims = victims(&position, by);
                        assert!(
                            [seat, with].into_iter().all(|player| victims.iter().any(is_officer(player))),
                            "{position}"
                        );
                    }
                    Occasion::Power { holder, .. } => {
                        seen[2] += 1;
                        assert_eq!(position.in_power(), Some(holder));
                        let next = position.turns(&RULES).nth(1);
                        assert_eq!(next.map(|turn| turn.seat), Some(holder));
                    }
                    Occasion::ChiefWithinReach { of } => {
                        seen[3] += 1;
                        assert!(victims(&position, seat).contains(&(of, Role::Chief)), "{position}");
                    }
                    Occasion::Ends { .. } => panic!("there are no treaties"),
                }
            }
            let moves = position.legal_moves(&RULES);
            game.apply(GameEntry::Turn(moves[roll(moves.len())])).expect("legal");
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}
