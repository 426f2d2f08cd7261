//! Laws of records, tested on random games: a written record is read as it was, and damaged text never
//! panics.

#[path = "../laws/rng.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod rng;

use djambi::{Comment, Game, GameEntry, Position, Record, RuleSet, Rules, Seat, Sign};

use rng::Rng;

const GAMES: u64 = 60;
const RUBBISH_FOR_EACH: usize = 40;

#[test]
fn reading_undoes_writing() {
    for seed in 0..GAMES {
        let record = random_record(&mut Rng::new(seed));
        let text = record.to_string();
        let read = Record::parse(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(read, record, "seed {seed}");
        assert_eq!(read.to_string(), text, "seed {seed}");
    }
}

#[test]
fn lines_are_at_most_eighty_characters_long() {
    for seed in 0..GAMES {
        let text = random_record(&mut Rng::new(seed)).to_string();
        let (_, turns) = text.split_once("\n\n").expect("an empty line after the tags");
        for line in turns.lines() {
            assert!(line.chars().count() <= 80, "seed {seed}: {line}");
            assert_eq!(line, line.trim(), "seed {seed}");
        }
    }
}

#[test]
fn wire_forms_are_read_too() {
    for seed in 0..GAMES {
        let record = random_record(&mut Rng::new(seed));
        let game = record.game();
        let geometry = record.game().start().geometry();
        let mut text = record.to_string();
        let after_tags = text.find("\n\n").expect("an empty line after the tags") + 2;
        text.truncate(after_tags);
        for entry in game.entries() {
            text += &match *entry {
                GameEntry::Turn(mv) => format!("{} ", geometry.wire(mv)),
                _ => format!("{{{}}} ", entry.words().expect("words")),
            };
        }
        let read = Record::parse(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(read.game().entries(), game.entries(), "seed {seed}");
        assert_eq!(read.game().events(), game.events(), "seed {seed}");
        assert_eq!(read.game().positions(), game.positions(), "seed {seed}");
    }
}

#[test]
fn many_records_in_a_text_are_all_read() {
    let records: Vec<Record> = (0..GAMES).map(|seed| random_record(&mut Rng::new(seed))).collect();
    let text: String = records.iter().map(|record| format!("{record}\n")).collect();
    let read: Result<Vec<Record>, _> = Record::parse_all(&text).collect();
    assert_eq!(read, Ok(records));
}

#[test]
fn rubbish_is_refused_or_makes_sense() {
    for seed in 0..GAMES {
        let rng = &mut Rng::new(seed);
        let text = random_record(rng).to_string();
        for _ in 0..RUBBISH_FOR_EACH {
            let rubbish = spoil(&text, rng);
            for record in Record::parse_all(&rubbish).flatten() {
                let written = record.to_string();
                assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "seed {seed}:\n{rubbish}");
            }
            if let Err(error) = Record::parse(&rubbish) {
                let lines = rubbish.split(['\n', '\r', '\u{2028}']).count();
                assert!((1..=lines).contains(&error.line), "seed {seed}: {error}");
                assert!(error.column >= 1, "seed {seed}: {error}");
            }
        }
    }
}

/// A game of up to 120 events by random rules from a random start, with resignations, comments and tags.
fn random_record(rng: &mut Rng) -> Record {
    let rules = random_rules(rng);
    let start = random_start(rng, &rules);
    let mut record = Record::new(Game::new(rules, start));
    for name in ["Event", "Date", "Red", "Blue", "Yellow", "Green", "WhoWrote_it", "White"] {
        if one_in(rng, 3) {
            record.set_tag(name, &random_words(rng)).expect("tag");
        }
    }
    random_comments(&mut record, rng);
    for _ in 0..rng.below(120) {
        let game = record.game();
        if game.outcome().is_some() {
            break;
        }
        let entry = random_entry(game, rng);
        record.add(entry).expect("entry");
        random_comments(&mut record, rng);
    }
    record
}

fn random_entry(game: &Game, rng: &mut Rng) -> GameEntry {
    let position = game.position();
    let alive: Vec<Seat> = position.alive().iter().collect();
    if one_in(rng, 60) {
        return GameEntry::Resignation(*rng.pick(&alive));
    }
    if one_in(rng, 120) {
        return GameEntry::FlagFall(*rng.pick(&alive));
    }
    if one_in(rng, 12) {
        return GameEntry::Agreement(*rng.pick(&alive));
    }
    if one_in(rng, 40) && !game.events().is_empty() {
        return GameEntry::TakeBack(rng.below(game.events().len()));
    }
    if one_in(rng, 300) {
        return GameEntry::JointAgreement;
    }
    if one_in(rng, 300) {
        return GameEntry::Closing;
    }
    // Half of the turns are moves that change more than one square, so that the game is eventful.
    let moves = position.legal_moves(game.rules());
    let lively: Vec<_> = moves
        .iter()
        .filter(|mv| mv.placement().is_some() || mv.victim().is_some() || mv.exit().is_some())
        .collect();
    if lively.is_empty() || one_in(rng, 2) {
        GameEntry::Turn(*rng.pick(&moves))
    } else {
        GameEntry::Turn(**rng.pick(&lively))
    }
}

fn random_rules(rng: &mut Rng) -> Rules {
    let mut rules = Rules::of(*rng.pick(RuleSet::ALL));
    for option in Rules::OPTIONS {
        let value = match Rules::values(option) {
            [] => *rng.pick(&["0", "2", "12", "4294967295"]),
            values => rng.pick(values),
        };
        if one_in(rng, 4) {
            rules.set(option, value).expect("option");
        }
    }
    rules
}

fn random_start(rng: &mut Rng, rules: &Rules) -> Position {
    let players = *rng.pick(&["rbyg", "rbyg", "rbyh", "hbyg", "rhyh"]);
    let first = if players.starts_with('h') { "b b" } else { "r r" };
    let start = Position::start().to_string().replace("rbyg r r", &format!("{players} {first}"));
    let mut game = Game::new(*rules, Position::parse(&start, rules).expect("start"));
    let mut turns = rng.below(2) * rng.below(60);
    while turns > 0 && game.outcome().is_none() {
        let entry = random_entry(&game, rng);
        game.apply(entry).expect("entry");
        turns -= 1;
    }
    *game.position()
}

fn random_comments(record: &mut Record, rng: &mut Rng) {
    while one_in(rng, 8) {
        let entries = record.game().entries().len();
        // The text of an entry is refused as a comment.
        if let Ok(comment) = Comment::new(&random_words(rng)) {
            record.add_comment(entries, comment);
        }
    }
    while !record.game().entries().is_empty() && one_in(rng, 8) {
        let numbers = if one_in(rng, 2) { 6 } else { 255 };
        let number = u8::try_from(1 + rng.below(numbers)).expect("a number");
        record.add_sign(record.game().entries().len(), Sign::new(number).expect("a sign"));
    }
}

fn random_words(rng: &mut Rng) -> String {
    const WORDS: [&str; 20] = [
        "a",
        "{",
        "}",
        "\\",
        "\\\\",
        "\\}",
        "\"",
        "[%clk",
        "0:01:02]",
        "[%eval 1]",
        ";",
        "%",
        "ä€😀",
        "(x)",
        "red",
        "resigns",
        "1.",
        "*",
        "[Event",
        "draw agreed",
    ];
    let words: Vec<&str> = (0..rng.below(9)).map(|_| *rng.pick(&WORDS)).collect();
    words.join(" ")
}

/// The text with a few characters removed, inserted, or truncated.
fn spoil(text: &str, rng: &mut Rng) -> String {
    const SIGNS: [char; 27] = [
        '!', '?', '[', ']', '{', '}', '"', '\\', ';', '%', '\n', '\r', ' ', '.', '-', '*', '(', ')', '$',
        '\0', '0', '1', 'a', 'x', 'é', '\u{feff}', '\u{2028}',
    ];
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(characters.len().max(1));
        match rng.below(8) {
            0 => characters.truncate(at),
            1..=3 if at < characters.len() => {
                characters.remove(at);
            }
            _ => characters.insert(at, *rng.pick(&SIGNS)),
        }
    }
    characters.into_iter().collect()
}

/// True once in `count` times.
fn one_in(rng: &mut Rng, count: usize) -> bool {
    rng.below(count) == 0
}
