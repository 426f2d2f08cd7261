//! Trace files: games with the expected moves of each position.

use anyhow::{Context, Error, Result, bail};
use djambi::{Geometry, Position, Rules};
use djambi_text::Cli;

use crate::arguments::RulesArguments;
use crate::explain;
use crate::fnv::Fnv1a;
use crate::usage;

/// A trace file and how far it is checked.
pub(crate) struct Trace<'a> {
    lines: Vec<&'a str>,
    /// The number of lines read.
    line_number: usize,
    rules: Rules,
    board: &'static Geometry,
    /// The position that the next line must hold, with the move that led to it.
    expected: Option<(String, Position)>,
    texts: Cli,
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
    pub(crate) fn open(file: &'a str, defaults: &RulesArguments, texts: Cli) -> Result<Self> {
        let lines =
            file.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r')).collect();
        let rules = Rules::CLASSIC;
        let board = defaults.board();
        let mut trace = Self { lines, line_number: 0, rules, board, expected: None, texts };
        let first = trace.line().unwrap_or_default();
        let rules = || texts.line(1);
        let text = first.strip_prefix('#').context(texts.trace_rules_missing()).with_context(rules)?;
        let arguments = RulesArguments::parse(text)
            .map_err(|error| Error::msg(usage::sentence(&error, texts)))
            .with_context(rules)?
            .or(defaults);
        (trace.rules, trace.board) = (arguments.rules(), arguments.board());
        Ok(trace)
    }

    /// The differences between the next position's line and the rules; `None` at the end.
    ///
    /// # Errors
    /// If a line is not one of a trace file.
    pub(crate) fn next(&mut self) -> Result<Option<Vec<String>>> {
        while let Some(line) = self.line() {
            if line.is_empty() {
                self.expected = None;
            } else if !line.starts_with('#') {
                let number = self.line_number as u64;
                let line = TraceLine::parse(line, self.texts).with_context(|| self.texts.line(number))?;
                let differences = self.check(&line).into_iter();
                let place = self.texts.line(number);
                return Ok(Some(differences.map(|text| self.texts.colon(&place, &text)).collect()));
            }
        }
        Ok(None)
    }

    /// The next line.
    fn line(&mut self) -> Option<&'a str> {
        let line = self.lines.get(self.line_number).copied()?;
        self.line_number += 1;
        Some(line)
    }

    fn check(&mut self, line: &TraceLine<'_>) -> Vec<String> {
        let texts = self.texts;
        let mut differences = Vec::new();
        let expected = self.expected.take();
        let position = match Position::parse_on(self.board, line.dfen, &self.rules) {
            Ok(position) => position,
            Err(faults) => {
                return vec![texts.colon(texts.invalid_position(), &explain::cause(texts, &faults))];
            }
        };
        if let Some((mv, after)) = expected.filter(|(_, after)| *after != position) {
            differences.push(texts.trace_leads(&mv, &after.to_string(), &position.to_string()));
        }
        let written = position.to_string();
        if written != line.dfen {
            differences.push(texts.trace_written(&written));
        }
        let moves = position.legal_moves(&self.rules);
        let mut wires: Vec<_> = moves.iter().map(|&mv| self.board.wire(mv).to_string()).collect();
        wires.sort_unstable();
        if wires.len() != line.count {
            differences.push(texts.trace_moves(wires.len() as u64, line.count as u64));
        }
        let mut hash = Fnv1a::new();
        hash.write(wires.join("\n").as_bytes());
        let hash = hash.finish();
        if hash != line.hash {
            differences.push(texts.trace_hash(&format!("{hash:016x}"), &format!("{:016x}", line.hash)));
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
        let because = |error: &(dyn std::error::Error + 'static)| {
            self.texts.colon(wire, &explain::cause(self.texts, error))
        };
        let mv = self.board.parse_wire(wire).map_err(|error| because(&error))?;
        position.play(&self.rules, mv).map_err(|illegal| because(&illegal))
    }
}

impl<'a> TraceLine<'a> {
    fn parse(line: &'a str, texts: Cli) -> Result<Self> {
        let fields: Vec<_> = line.split('\t').collect();
        let &[dfen, count, hash, mv] = fields.as_slice() else {
            bail!(texts.trace_fields(fields.len() as u64));
        };
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let count = Some(count).filter(|count| digits(count)).and_then(|count| count.parse().ok());
        let hex = |text: &str| text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let hash = Some(hash).filter(|hash| hex(hash)).and_then(|hash| u64::from_str_radix(hash, 16).ok());
        Ok(Self {
            dfen,
            count: count.with_context(|| texts.trace_no_count(fields[1]))?,
            hash: hash.with_context(|| texts.trace_no_hash(fields[2]))?,
            mv,
        })
    }
}
