//! Trace files: games with the expected moves of each position.

use std::str;

use anyhow::{Context, Result, bail};
use djambi::{Geometry, Position, Rules};

use crate::arguments::RulesArguments;
use crate::fnv::Fnv1a;

/// A trace file and how far it is checked.
pub(crate) struct Trace<'a> {
    lines: Vec<&'a [u8]>,
    /// The number of lines read.
    line_number: usize,
    rules: Rules,
    board: &'static Geometry,
    /// The position that the next line must hold, with the move that led to it.
    expected: Option<(String, Position)>,
}

/// A line's position, its number of legal moves, their hash, and the next move.
struct TraceLine<'a> {
    dfen: &'a str,
    count: usize,
    hash: u64,
    mv: &'a str,
}

impl<'a> Trace<'a> {
    /// Reads the first line, which names the rules; `defaults` replace missing arguments.
    ///
    /// # Errors
    /// If the first line names no rules.
    pub(crate) fn open(file: &'a [u8], defaults: &RulesArguments) -> Result<Self> {
        let lines: Vec<_> = file.split(|&byte| byte == b'\n').collect();
        let mut trace =
            Self { lines, line_number: 0, rules: Rules::CLASSIC, board: defaults.board(), expected: None };
        let first = trace.line()?.unwrap_or_default();
        let text = first
            .strip_prefix('#')
            .context("line 1: the rules are missing, such as \"# --rules classic\"")?;
        let arguments = match RulesArguments::parse(text) {
            Ok(arguments) => arguments.or(defaults),
            Err(error) => bail!("line 1: {error}"),
        };
        (trace.rules, trace.board) = (arguments.rules(), arguments.board());
        Ok(trace)
    }

    /// The differences between the next position's line and the rules; `None` at the end.
    ///
    /// # Errors
    /// If a line is not one of a trace file.
    pub(crate) fn next(&mut self) -> Result<Option<Vec<String>>> {
        while let Some(line) = self.line()? {
            if line.is_empty() {
                self.expected = None;
            } else if !line.starts_with('#') {
                let number = self.line_number;
                let line = TraceLine::parse(line).with_context(|| format!("line {number}"))?;
                let differences = self.check(&line).into_iter();
                return Ok(Some(differences.map(|text| format!("line {number}: {text}")).collect()));
            }
        }
        Ok(None)
    }

    /// The next line without its line ending.
    fn line(&mut self) -> Result<Option<&'a str>> {
        let Some(bytes) = self.lines.get(self.line_number) else { return Ok(None) };
        self.line_number += 1;
        let line =
            str::from_utf8(bytes).with_context(|| format!("line {} is not valid UTF-8", self.line_number))?;
        Ok(Some(line.strip_suffix('\r').unwrap_or(line)))
    }

    fn check(&mut self, line: &TraceLine<'_>) -> Vec<String> {
        let mut differences = Vec::new();
        let expected = self.expected.take();
        let position = match Position::parse_on(self.board, line.dfen, &self.rules) {
            Ok(position) => position,
            Err(faults) => return vec![format!("invalid position: {faults}")],
        };
        if let Some((mv, after)) = expected.filter(|(_, after)| *after != position) {
            differences.push(format!("{mv} leads to {after}, not to {position}"));
        }
        let written = position.to_string();
        if written != line.dfen {
            differences.push(format!("the position is written {written}"));
        }
        let moves = position.legal_moves(&self.rules);
        let mut wires: Vec<_> = moves.iter().map(|&mv| self.board.wire(mv).to_string()).collect();
        wires.sort_unstable();
        if wires.len() != line.count {
            differences.push(format!("there are {} legal moves, not {}", wires.len(), line.count));
        }
        let mut hash = Fnv1a::new();
        hash.write(wires.join("\n").as_bytes());
        let hash = hash.finish();
        if hash != line.hash {
            differences.push(format!("the hash of the moves is {hash:016x}, not {:016x}", line.hash));
        }
        if line.mv != "-" {
            match self.play(&position, line.mv) {
                Ok(after) => self.expected = Some((line.mv.to_owned(), after)),
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

impl<'a> TraceLine<'a> {
    fn parse(line: &'a str) -> Result<Self> {
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
            count: count.with_context(|| format!("{:?} is not a number of moves", fields[1]))?,
            hash: hash.with_context(|| format!("{:?} is not a hash of 16 hexadecimal digits", fields[2]))?,
            mv,
        })
    }
}
