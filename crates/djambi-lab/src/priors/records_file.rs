//! Files of records.

use std::fmt;
use std::num::NonZero;

use djambi::Geometry;

use super::SearchRecord;

const HEADING: [&str; 2] = ["searches of ", " nodes on "];

/// The first line of a file of records, with the number of nodes of each search and the board. Each record
/// has a line after it.
#[must_use]
pub fn heading(board: &Geometry, nodes: NonZero<u64>) -> String {
    format!("{}{nodes}{}{}", HEADING[0], HEADING[1], board.name())
}

/// What a file of records holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Records {
    /// The board of all records.
    pub board: &'static Geometry,
    /// The number of nodes of each search.
    pub nodes: NonZero<u64>,
    /// The records in order.
    pub records: Vec<SearchRecord>,
}

/// Reads a file of records.
///
/// # Errors
/// The first wrong line, and what is wrong with it.
pub fn read_records(text: &str) -> Result<Records, RecordsError> {
    let mut lines = text.lines();
    let heading = lines.next().unwrap_or_default();
    let fields = heading.strip_prefix(HEADING[0]).and_then(|rest| rest.split_once(HEADING[1]));
    let fields = fields.and_then(|(nodes, board)| Some((Geometry::named(board)?, nodes.parse().ok()?)));
    let (board, nodes) = fields.ok_or_else(|| RecordsError {
        line: 1,
        problem: format!("`{}N{}BOARD` belongs here", HEADING[0], HEADING[1]),
    })?;
    let records = (2..).zip(lines).map(|(line, text)| {
        SearchRecord::parse(board, text).map_err(|problem| RecordsError { line, problem })
    });
    Ok(Records { board, nodes, records: records.collect::<Result<_, _>>()? })
}

/// What is wrong with a file of records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordsError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordsError {}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    const RECORD: &str = "7 | classic | 8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40 | a1a2:3";

    #[test]
    fn the_heading_and_every_record_are_read() {
        let nodes = NonZero::new(1_000).expect("not zero");
        let text = format!("{}\n{RECORD}\n{RECORD}\n", heading(&SQUARE9, nodes));
        let Records { board, nodes: found, records } = read_records(&text).expect("a file");
        assert_eq!((board, found), (&SQUARE9, nodes));
        assert!(records.len() == 2 && records.iter().all(|record| record.to_string() == RECORD));
    }

    #[test]
    fn errors_name_the_line() {
        let cut = &RECORD[..RECORD.len() - 2];
        for (text, named) in [
            (String::new(), "line 1: `searches of N nodes on BOARD`"),
            (format!("searches of 0 nodes on square9\n{RECORD}\n"), "line 1: "),
            (format!("{RECORD}\n"), "line 1: "),
            (format!("searches of 9 nodes on hex4\n{RECORD}\n"), "line 1: "),
            (format!("searches of 9 nodes on hex3\n{RECORD}\n"), "line 2: "),
            (format!("searches of 9 nodes on square9\n{RECORD}\n{cut}"), "line 3: `a1a2` has no `:`"),
            (format!("searches of 9 nodes on square9\n\n{RECORD}\n"), "line 2: it has 1 fields"),
        ] {
            let error = read_records(&text).expect_err("error").to_string();
            assert!(error.starts_with(named), "{error} does not begin with {named}");
        }
    }
}
