//! Counting what passed and what failed.

use std::fmt;

/// How many tests and checks passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// How many passed.
    pub(crate) passed: u64,
    /// How many failed.
    pub(crate) failed: u64,
}

impl Tally {
    /// A single check that passed.
    pub(crate) const ONE: Self = Self { passed: 1, failed: 0 };

    /// Adds another count to this one.
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// Adds what a line says, if it is the closing line of cargo, of Node's test runner or of Playwright.
    pub(crate) fn read(&mut self, line: &str) {
        let line = plain(line);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["test", "result:", _, counts @ ..] => {
                for pair in counts.windows(2) {
                    self.count(pair[0], pair[1]);
                }
            }
            ["#" | "ℹ", word @ ("pass" | "fail"), number] => self.count(number, word),
            [number, word] => self.count(number, word),
            [number, word, time] if time.starts_with('(') => self.count(number, word),
            _ => {}
        }
    }

    /// Reads what `Display` wrote.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (passed, failed) = text.trim().strip_suffix(" failed")?.split_once(" passed, ")?;
        Some(Self { passed: passed.parse().ok()?, failed: failed.parse().ok()? })
    }

    fn count(&mut self, number: &str, word: &str) {
        let Ok(number) = number.parse::<u64>() else { return };
        match word.trim_end_matches([';', ',']) {
            "passed" | "pass" | "flaky" => self.passed += number,
            "failed" | "fail" => self.failed += number,
            _ => {}
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The line without the escape sequences that colour it.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut chars = line.chars();
    while let Some(char) = chars.next() {
        if char == '\u{1b}' {
            chars.find(char::is_ascii_alphabetic);
        } else {
            text.push(char);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> (u64, u64) {
        let mut tally = Tally::default();
        for line in lines {
            tally.read(line);
        }
        (tally.passed, tally.failed)
    }

    #[test]
    fn closing_lines_of_every_runner_are_counted() {
        let cargo =
            "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 0 filtered out; finished in 0.02s";
        assert_eq!(read(&["running 12 tests", "test a::b ... ok", cargo]), (12, 0));
        assert_eq!(read(&["test result: FAILED. 1 passed; 2 failed; 0 ignored"]), (1, 2));
        assert_eq!(read(&["ℹ tests 9", "ℹ pass 8", "ℹ fail 1"]), (8, 1));
        assert_eq!(read(&["# tests 9", "# pass 9", "# fail 0"]), (9, 0));
        assert_eq!(read(&["  1 failed", "    [e2e] › a.ts:3 › it plays", "  4 passed (12.3s)"]), (4, 1));
        assert_eq!(read(&["\u{1b}[32m  7 passed\u{1b}[39m\u{1b}[2m (3.1s)\u{1b}[22m"]), (7, 0));
        assert_eq!(read(&["3 games played", "5 passed pawns were counted today"]), (0, 0));
    }

    #[test]
    fn a_tally_reads_what_it_writes() {
        let tally = Tally { passed: 31, failed: 4 };
        assert_eq!(Tally::parse(&tally.to_string()), Some(tally));
        assert_eq!(Tally::parse("31 failed"), None);
    }
}
