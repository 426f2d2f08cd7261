//! The crate compared with the corpus.

use djambi::{Geometry, Position, Rules, divide, perft};

use crate::lines::{self, NamedRules, PerftLine};

/// Perft lines with larger counts have a test of their own, which runs in parallel.
const LARGE_COUNT: u64 = 10_000_000;

/// Words that the message about each fault of invalid_dfen.tsv must contain.
const WORDS: [(&str, &str); 21] = [
    ("no chief of a player", "red is a player but has no chief"),
    ("eight ranks", "8 ranks"),
    ("ten squares in rank 1", "rank 1 has 10 squares"),
    ("a run that is not maximal", "rank 6 has the run of empty squares \"54\""),
    ("five fields", "has 5"),
    ("two spaces", "space too many"),
    ("turn number 0", "turn number is 0"),
    ("leading zero", "\"01\""),
    ("a sign", "\"-1\""),
    ("a militant in the maze", "maze"),
    ("two red chiefs", "red has 2 chiefs"),
    ("player to move is no seat", "player to move is \"p\""),
    ("player to move is not alive", "player to move, green, is not alive"),
    ("cursor is no seat", "cursor is \"x\""),
    ("a captured army with a living chief", "green has a living chief"),
    ("a hostage without a chief", "green is a hostage but has no chief"),
    ("a controller who is not alive", "not alive"),
    ("upper case without the option reign", "upper-case"),
    ("five controllers", "5 letters"),
    ("an unknown army", "'k'"),
    ("an unknown kind", "'Q'"),
];

#[test]
fn perft_small() {
    lines::perft().iter().filter(|line| line.count <= LARGE_COUNT).for_each(check);
}

/// The largest counts of the corpus, such as the start to depth 5.
#[test]
fn perft_large() {
    lines::perft().iter().filter(|line| line.count > LARGE_COUNT).for_each(check);
}

/// The counts of the moves sum to the whole.
#[test]
fn divided_perft() {
    for line in lines::perft().iter().filter(|line| line.count <= 100_000) {
        let (position, rules) = set_up(line);
        let parts = divide(&position, &rules, line.depth);
        assert_eq!(parts.len(), position.count_moves(&rules), "{line:?}");
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), line.count, "{line:?}");
    }
}

#[test]
fn traces() {
    for (named, lines) in lines::traces() {
        let rules = rules(&named);
        for line in lines {
            let position = Position::parse(&line.position, &rules).expect("a valid position");
            assert_eq!(position.to_string(), line.position);
            let geometry = position.geometry();
            let moves = position.legal_moves(&rules);
            assert_eq!(moves.len(), line.moves, "{named:?} {line:?}");
            assert_eq!(position.count_moves(&rules), line.moves, "{named:?} {line:?}");
            let wires = moves.iter().map(|&mv| geometry.wire(mv).to_string()).collect();
            assert_eq!(lines::fingerprint(wires), line.hash, "{named:?} {line:?}");
            if let Some((wire, after)) = &line.played {
                let mv = position.parse_move(wire).expect("a move");
                let played = position.play(&rules, mv).expect("a legal move");
                assert_eq!(played.to_string(), *after, "{named:?} {line:?}");
                assert_eq!(played.hash(), played.hash_from_scratch(), "{named:?} {line:?}");
            }
        }
    }
}

/// Each board has the set-up of the corpus, which has a count for it.
#[test]
fn set_ups() {
    for board in Geometry::ALL {
        let start = Position::start_on(board);
        assert_eq!(start.to_string(), board.start());
        assert_eq!(start.alive(), board.seats(), "{}", board.name());
        let counted = |line: &PerftLine| line.board == board.name() && line.position == board.start();
        assert!(lines::perft().iter().any(counted), "{}", board.name());
    }
    assert_eq!(Geometry::named("penta5").map(Geometry::name), Some("ngon5"));
    assert_eq!(Geometry::named("square8"), None);
}

/// Every string is rejected with the right message.
#[test]
fn invalid_position_strings() {
    for (text, fault) in lines::invalid() {
        let message = Position::parse(&text, &Rules::CLASSIC).expect_err(&fault).to_string();
        let (_, words) = WORDS.iter().find(|(named, _)| *named == fault).expect("words for this fault");
        assert!(message.contains(words), "{fault}: {message}");
    }
}

fn check(line: &PerftLine) {
    let (position, rules) = set_up(line);
    assert_eq!(perft(&position, &rules, line.depth), line.count, "{line:?}");
}

fn set_up(line: &PerftLine) -> (Position, Rules) {
    let board = Geometry::named(&line.board).expect("a board");
    let rules = rules(&line.rules);
    (Position::parse_on(board, &line.position, &rules).expect("a valid position"), rules)
}

fn rules(named: &NamedRules) -> Rules {
    let options = named.options.iter().map(|(option, value)| (option, value));
    Rules::with(&named.set, options).expect("a rule set and options")
}
