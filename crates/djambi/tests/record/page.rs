//! The examples of docs/NOTATION.md are true.

use djambi::{Geometry, Position, Record, Rules};

const PAGE: &str = include_str!("../../../../docs/NOTATION.md");

/// The contents of the fenced blocks of this kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let open = format!("\n```{kind}\n");
    PAGE.split(&open).skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect()
}

#[test]
fn the_records_are_read_and_written_the_same_way() {
    let records = blocks("record");
    assert_eq!(records.len(), 4);
    for text in records {
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn the_moves_are_legal_and_both_their_forms_are_right() {
    let text = blocks("position")[0].trim();
    let position = Position::parse(text, &Rules::CLASSIC).unwrap();
    assert_eq!(position.to_string(), text);
    let mut seen = 0;
    let (_, table) = PAGE.split_once("| wire form | reading form | what happens |").unwrap();
    for line in table.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        let [_, wire, reading, says, _] = cells[..] else { panic!("{line}") };
        let mv = position.parse_move(wire).unwrap();
        let rules = if says.contains(" master move") { Rules::ARENA } else { Rules::CLASSIC };
        assert!(position.is_legal(&rules, mv), "{line}");
        assert_eq!(position.geometry().wire(mv).to_string(), wire);
        assert_eq!(position.reading(mv), reading);
        assert_eq!(position.parse_move(reading), Ok(mv));
        seen += 1;
    }
    assert_eq!(seen, 11);
}

#[test]
fn the_start_is_the_start() {
    assert_eq!(blocks("text")[0].trim(), Position::start().to_string());
}

/// The table of set-ups has all boards.
#[test]
fn the_set_ups_are_the_set_ups() {
    for board in Geometry::ALL {
        let line = format!("| `{}` | `{}` |", board.name(), board.start());
        assert!(PAGE.contains(&line), "{line}");
    }
}
