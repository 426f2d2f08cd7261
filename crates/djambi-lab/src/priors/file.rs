//! Files of records.

use std::fmt;
use std::num::NonZero;

use super::Record;

const HEADING: [&str; 2] = ["searches of ", " nodes"];

/// The first line of a file of records, after which each record has a line: with how many nodes turns were searched.
#[must_use]
pub fn heading(nodes: NonZero<u64>) -> String {
    format!("{}{nodes}{}", HEADING[0], HEADING[1])
}

/// Reads a file of records: with how many nodes turns were searched, and the records in order.
///
/// # Errors
/// The first line that is wrong, and what is wrong with it.
pub fn read(text: &str) -> Result<(NonZero<u64>, Vec<Record>), Damage> {
    let mut lines = text.lines();
    let heading = lines.next().unwrap_or_default();
    let nodes = heading.strip_prefix(HEADING[0]).and_then(|rest| rest.strip_suffix(HEADING[1]));
    let nodes = nodes.and_then(|nodes| nodes.parse().ok()).ok_or_else(|| Damage {
        line: 1,
        problem: format!("`{}N{}` belongs here", HEADING[0], HEADING[1]),
    })?;
    let records =
        (2..).zip(lines).map(|(line, text)| Record::parse(text).map_err(|problem| Damage { line, problem }));
    Ok((nodes, records.collect::<Result<_, _>>()?))
}

/// What is wrong with a file of records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for Damage {}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "7 | classic | 8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40 | a1a2:3";

    #[test]
    fn the_heading_and_every_record_are_read() {
        let nodes = NonZero::new(1_000).expect("not zero");
        let (found, records) = read(&format!("{}\n{RECORD}\n{RECORD}\n", heading(nodes))).expect("a file");
        assert_eq!(found, nodes);
        assert!(records.len() == 2 && records.iter().all(|record| record.to_string() == RECORD));
    }

    #[test]
    fn the_line_that_is_wrong_is_named() {
        let cut = &RECORD[..RECORD.len() - 2];
        for (text, named) in [
            (String::new(), "line 1: `searches of N nodes`"),
            (format!("searches of 0 nodes\n{RECORD}\n"), "line 1: "),
            (format!("{RECORD}\n"), "line 1: "),
            (format!("searches of 9 nodes\n{RECORD}\n{cut}"), "line 3: `a1a2` has no `:`"),
            (format!("searches of 9 nodes\n\n{RECORD}\n"), "line 2: it has 1 fields"),
        ] {
            let damage = read(&text).expect_err("damage").to_string();
            assert!(damage.starts_with(named), "{damage} does not begin with {named}");
        }
    }
}
