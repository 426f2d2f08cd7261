use std::io::Write;
use std::num::NonZero;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow};
use clap::Args;
use djambi::{Geometry, Position, Rules};
use djambi_engine::{Engine, Limits, Never, Options, Report};

use crate::choice::Choice;
use crate::timer::Timer;

/// Name, rules, position.
const POSITIONS: &str = include_str!("../../../../corpus/engine/bench.tsv");

/// How many lines of each position the sign is made of.
const LINES: usize = 8;

/// Measure the engine on fixed positions, and print a sum that tells whether it thinks as before
///
/// Searches each position of corpus/engine/bench.tsv with one thread at full strength, and prints how many nodes that
/// took. The sum of these numbers and the sign, which is made of everything that was found, are the same on every
/// machine: a change of the engine that keeps them only changes its speed.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi bench-engine
  djambi bench-engine --nodes 20000")]
pub(crate) struct BenchEngine {
    /// Search so many nodes for each position
    #[arg(long, value_name = "N", default_value = "2000")]
    nodes: NonZero<u64>,
}

impl BenchEngine {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let (mut nodes, mut evaluations, mut sign, mut time) = (0, 0, Sign::default(), Duration::ZERO);
        let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
        for (index, line) in lines.enumerate() {
            let given = Given::read(line).with_context(|| format!("position {}", index + 1))?;
            let limits = Limits { nodes: Some(self.nodes), lines: LINES, ..Limits::seeded(1) };
            let mut engine = Engine::new(Options::default());
            let timer = Timer::start(None);
            let report = engine.search(&given.position, &given.rules, &limits, &Never, |_| {});
            time += timer.time();
            nodes += report.nodes;
            evaluations += report.evaluations;
            sign.add(given.position.geometry(), &report);
            writeln!(output, "{:>2} {:>9}  {}, {}", index + 1, report.nodes, given.name, given.choice)?;
        }
        writeln!(output, "nodes {nodes}")?;
        writeln!(output, "sign {:016x}", sign.0)?;
        writeln!(output, "time {} ms", time.as_millis())?;
        let seconds = time.as_secs_f64().max(1e-9);
        let [evaluations, nodes] = [evaluations, nodes].map(|number| number as f64 / seconds);
        writeln!(output, "speed {evaluations:.0} evaluations, {nodes:.0} nodes a second")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// One of the fixed positions.
struct Given<'a> {
    name: &'a str,
    choice: &'a str,
    rules: Rules,
    position: Position,
}

impl<'a> Given<'a> {
    fn read(line: &'a str) -> anyhow::Result<Self> {
        let mut fields = line.split('\t');
        let mut field = |what: &'static str| fields.next().context(what);
        let (name, choice) = (field("name")?, field("rules")?);
        let read = Choice::read(choice).map_err(|error| anyhow!(error))?;
        let position = Position::parse_on(read.board(), field("position")?, &read.rules())?;
        Ok(Self { name, choice, rules: read.rules(), position })
    }
}

/// A number that tells what was found (FNV-1a with 64 bits).
struct Sign(u64);

impl Default for Sign {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Sign {
    fn add(&mut self, board: &'static Geometry, report: &Report) {
        self.add_bytes(&report.nodes.to_le_bytes());
        for line in &report.lines {
            self.add_bytes(&line.visits.to_le_bytes());
            board.seats().iter().for_each(|seat| self.add_bytes(&line.shares.of(seat).to_le_bytes()));
            line.moves.iter().for_each(|&mv| self.add_bytes(board.wire(mv).to_string().as_bytes()));
        }
    }

    fn add_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn forty_different_positions_are_given() {
        let given: Vec<_> = POSITIONS.lines().skip(1).map(|line| Given::read(line).expect(line)).collect();
        assert_eq!(given.len(), 40);
        let different: BTreeSet<_> =
            given.iter().map(|given| (given.choice, given.position.to_string())).collect();
        assert_eq!(different.len(), 40);
        assert!(given.iter().all(|given| !given.position.is_over()));
        let living = |count| given.iter().any(|given| given.position.alive().len() == count);
        assert!(living(2) && living(3) && living(4) && living(6));
        assert!(given.iter().any(|given| given.position.in_power().is_some()));
    }
}
