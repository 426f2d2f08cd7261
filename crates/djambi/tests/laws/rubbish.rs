//! Invalid input never panics: any text, any bits, any squares.

use djambi::{Game, Move, Position, Rules, Seat};
use proptest::prelude::*;

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;
use crate::texts::damaged;

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any string for a position.
    #[test]
    fn positions(text in any::<String>()) {
        for board in TestBoard::all() {
            if let Ok(position) = Position::parse_on(board.geometry, &text, &Rules::CLASSIC) {
                prop_assert!(text == "start" || position.to_string() == text);
            }
        }
    }

    /// Strings of the characters of position strings.
    #[test]
    fn near_positions(text in "([rbygpoxCARDNM0-9/]{0,40}/){0,9}( [rbygpoRBYGPOh-]{0,7}){0,5}( [0-9]{0,12}){0,3}") {
        let mut reign = Rules::CLASSIC;
        reign.set("devolution", "reign").expect("option");
        for (board, rules) in TestBoard::all().iter().flat_map(|board| [(board, Rules::CLASSIC), (board, reign)]) {
            if let Ok(position) = Position::parse_on(board.geometry, &text, &rules) {
                prop_assert_eq!(position.to_string(), text.clone());
            }
        }
    }

    /// Any string for a move.
    #[test]
    fn moves(text in any::<String>()) {
        check_move(&text)?;
    }

    /// Strings of the characters of moves.
    #[test]
    fn near_moves(text in "[CARDNM]?([a-o][0-9]{1,2}[-x:>@]?){0,5}(pass)?") {
        check_move(&text)?;
    }

    /// Any string for a rule set, an option and its value.
    #[test]
    fn options(name in any::<String>(), value in any::<String>(), index in 0..Rules::OPTIONS.len()) {
        prop_assert!(Rules::named(&name).is_err() || ["classic", "variants", "arena"].contains(&&name[..]));
        let mut rules = Rules::ARENA;
        prop_assert!(rules.set(&name, &value).is_err() || Rules::OPTIONS.contains(&&name[..]));
        let before = rules;
        if let Err(error) = rules.set(Rules::OPTIONS[index], &value) {
            prop_assert!(!error.to_string().is_empty());
            prop_assert_eq!(rules, before);
        } else {
            prop_assert_eq!(rules.get(Rules::OPTIONS[index]), Some(value));
        }
    }

    /// Any 32 bits for a move, legal or not, in any position.
    #[test]
    fn bits(bits in any::<u32>(), seed in any::<u64>()) {
        let PositionPair { rules, position, .. } = PositionPair::awkward(TestBoard::any(seed), &mut Rng::new(seed));
        if let Some(mv) = Move::from_bits(bits) {
            prop_assert_eq!(mv.bits(), bits);
            check_anywhere(&position, &rules, mv);
        }
    }

    /// Any five squares for a move, legal or not, in any position.
    #[test]
    fn squares(parts in proptest::array::uniform5(0..127_usize), which in 0..8_u8, seed in any::<u64>()) {
        let PositionPair { rules, position, .. } = PositionPair::awkward(TestBoard::any(seed), &mut Rng::new(seed));
        let [from, to, exit, victim, placement] = parts.map(djambi::Square::new);
        let mut mv = Move::new(from, to);
        mv = if which & 1 == 0 { mv } else { mv.with_exit(exit) };
        mv = if which & 2 == 0 { mv } else { mv.with_victim(victim) };
        mv = if which & 4 == 0 { mv } else { mv.with_placement(placement) };
        check_anywhere(&position, &rules, mv);
    }

    /// Legal moves, damaged.
    #[test]
    fn damaged_moves(seed in any::<u64>()) {
        let mut rng = Rng::new(seed);
        let PositionPair { rules, position, .. } = PositionPair::awkward(TestBoard::any(seed), &mut rng);
        let moves = position.legal_moves(&rules);
        if moves.is_empty() {
            return Ok(());
        }
        let mv = *rng.pick(&moves);
        for text in [position.geometry().wire(mv).to_string(), position.reading(mv)] {
            let text = damaged(&mut rng, &text);
            if let Ok(read) = position.parse_move(&text) {
                prop_assert!(position.geometry().wire(read).to_string() == text || position.reading(read) == text);
            }
        }
    }
}

fn check_move(text: &str) -> Result<(), TestCaseError> {
    for TestBoard { geometry, .. } in TestBoard::all() {
        let start = Position::start_on(geometry);
        if let Ok(mv) = geometry.parse_wire(text) {
            prop_assert_eq!(geometry.wire(mv).to_string(), text);
        }
        match start.parse_move(text) {
            Ok(mv) => {
                prop_assert!(geometry.wire(mv).to_string() == text || start.reading(mv) == text);
                check_anywhere(&start, &Rules::CLASSIC, mv);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
    Ok(())
}

/// Asks everything about a move that may be illegal; nothing panics.
fn check_anywhere(position: &Position, rules: &Rules, mv: Move) {
    let legal = position.is_legal(rules, mv);
    assert_eq!(position.explain_illegal(rules, mv).is_none(), legal);
    let mut game = Game::new(*rules, *position);
    let over = game.outcome().is_some();
    assert_eq!(game.play(mv).is_ok(), legal && !over);
    for seat in Seat::ALL {
        let _ = game.resign(seat);
    }
    let _ = (position.reading(mv), position.geometry().wire(mv).to_string(), position.story(rules, mv));
    let after = position.play_unchecked(rules, mv);
    let _ = (after.legal_moves(rules), after.to_string());
}
