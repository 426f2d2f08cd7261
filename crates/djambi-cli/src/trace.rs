//! Trace files: games with what must be true of each position.

use std::str;

use anyhow::{Context, Result, bail};
use djambi::{Geometry, Position, Rules};

use crate::choice::Choice;

/// A trace file that is being checked.
pub(crate) struct Trace<'a> {
    lines: Vec<&'a [u8]>,
    /// How many lines have been read.
    read: usize,
    rules: Rules,
    board: &'static Geometry,
    /// The position that the next line must tell of, with the move that led there.
    expected: Option<(String, Position)>,
}

/// What a line says of a position.
struct Entry<'a> {
    dfen: &'a str,
    count: usize,
    hash: u64,
    mv: &'a str,
}

impl<'a> Trace<'a> {
    /// Reads the first line, which names the rules. `otherwise` has what it leaves open.
    ///
    /// # Errors
    /// If the first line is not of that kind.
    pub(crate) fn open(file: &'a [u8], otherwise: &Choice) -> Result<Self> {
        let lines: Vec<_> = file.split(|&byte| byte == b'\n').collect();
        let mut trace =
            Self { lines, read: 0, rules: Rules::CLASSIC, board: otherwise.board(), expected: None };
        let first = trace.line()?.unwrap_or_default();
        let named = first
            .strip_prefix('#')
            .context("line 1: the rules are missing, such as \"# --rules classic\"")?;
        let choice = match Choice::read(named) {
            Ok(choice) => choice.or(otherwise),
            Err(error) => bail!("line 1: {error}"),
        };
        (trace.rules, trace.board) = (choice.rules(), choice.board());
        Ok(trace)
    }

    /// The differences between what the next position's line says and what the rules give; `None` at the end.
    ///
    /// # Errors
    /// If a line is not of the form that a trace file has.
    pub(crate) fn next(&mut self) -> Result<Option<Vec<String>>> {
        while let Some(line) = self.line()? {
            if line.is_empty() {
                self.expected = None;
            } else if !line.starts_with('#') {
                let number = self.read;
                let entry = Entry::read(line).with_context(|| format!("line {number}"))?;
                let differences = self.check(&entry).into_iter();
                return Ok(Some(differences.map(|text| format!("line {number}: {text}")).collect()));
            }
        }
        Ok(None)
    }

    /// The next line, without what ends it.
    fn line(&mut self) -> Result<Option<&'a str>> {
        let Some(bytes) = self.lines.get(self.read) else { return Ok(None) };
        self.read += 1;
        let line = str::from_utf8(bytes).with_context(|| format!("line {} is no text", self.read))?;
        Ok(Some(line.strip_suffix('\r').unwrap_or(line)))
    }

    fn check(&mut self, entry: &Entry<'_>) -> Vec<String> {
        let mut differences = Vec::new();
        let expected = self.expected.take();
        let position = match Position::parse_on(self.board, entry.dfen, &self.rules) {
            Ok(position) => position,
            Err(faults) => return vec![format!("this is no position: {faults}")],
        };
        if let Some((mv, after)) = expected.filter(|(_, after)| *after != position) {
            differences.push(format!("{mv} leads to {after}, not to {position}"));
        }
        let written = position.to_string();
        if written != entry.dfen {
            differences.push(format!("the position is written {written}"));
        }
        let moves = position.legal_moves(&self.rules);
        let mut wires: Vec<_> = moves.iter().map(|&mv| self.board.wire(mv).to_string()).collect();
        wires.sort_unstable();
        if wires.len() != entry.count {
            differences.push(format!("there are {} legal moves, not {}", wires.len(), entry.count));
        }
        let hash = fnv(wires.join("\n").as_bytes());
        if hash != entry.hash {
            differences.push(format!("the hash of the moves is {hash:016x}, not {:016x}", entry.hash));
        }
        if entry.mv != "-" {
            match self.play(&position, entry.mv) {
                Ok(after) => self.expected = Some((entry.mv.to_owned(), after)),
                Err(difference) => differences.push(difference),
            }
        }
        differences
    }

    fn play(&self, position: &Position, wire: &str) -> Result<Position, String> {
        let mv = self.board.parse_wire(wire).map_err(|error| format!("{wire:?}: {error}"))?;
        let illegal = |illegal: djambi::Illegal| format!("{wire}: {illegal} ({})", illegal.section());
        position.play(&self.rules, mv).map_err(illegal)
    }
}

impl<'a> Entry<'a> {
    fn read(line: &'a str) -> Result<Self> {
        let fields: Vec<_> = line.split('\t').collect();
        let &[dfen, count, hash, mv] = fields.as_slice() else {
            bail!(
                "four fields between tabs are expected (position, moves, hash, move), not {}",
                fields.len()
            );
        };
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let count = Some(count).filter(|count| digits(count)).and_then(|count| count.parse().ok());
        let hex = |text: &str| text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let hash = Some(hash).filter(|hash| hex(hash)).and_then(|hash| u64::from_str_radix(hash, 16).ok());
        Ok(Self {
            dfen,
            count: count.with_context(|| format!("{:?} is no number of moves", fields[1]))?,
            hash: hash.with_context(|| format!("{:?} is no hash of 16 hexadecimal digits", fields[2]))?,
            mv,
        })
    }
}

/// FNV-1a with 64 bits.
fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
