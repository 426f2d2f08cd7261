//! The command `bench-engine`.

use std::io::Write;
use std::num::NonZero;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use djambi::{Geometry, Position, Rules};
use djambi_engine::{Engine, Limits, Never, Options, Report};

use crate::arguments::RulesArguments;
use crate::fnv::Fnv1a;
use crate::timer::Timer;

/// The bench positions: name, rules and position string, between tabs.
const POSITIONS: &str = include_str!("../../../../corpus/engine/bench.tsv");

/// The number of lines of each position that the signature covers.
const LINES: usize = 8;

/// The arguments of `bench-engine`.
#[derive(Args)]
#[command(after_help = "
  djambi bench-engine
  djambi bench-engine --nodes 20000")]
pub(crate) struct BenchEngine {
    #[arg(long, value_name = "N", default_value = "2000")]
    nodes: NonZero<u64>,
}

impl BenchEngine {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let mut nodes = 0;
        let mut evaluations = 0;
        let mut time = Duration::ZERO;
        let mut signature = Fnv1a::new();
        let mut boards = Geometry::ALL.map(|board| (board, 0, Fnv1a::new()));
        let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
        for (index, line) in lines.enumerate() {
            let bench = BenchPosition::parse(line).with_context(|| format!("position {}", index + 1))?;
            let limits = Limits { nodes: Some(self.nodes), lines: LINES, ..Limits::seeded(1) };
            let mut engine = Engine::new(Options::default());
            let timer = Timer::start(None);
            let report = engine.search(&bench.position, &bench.rules, &limits, &Never, |_| {});
            time += timer.elapsed();
            nodes += report.nodes;
            evaluations += report.evaluations;
            let board = bench.position.geometry();
            sign(&mut signature, board, &report);
            if let Some((_, nodes, signature)) = boards.iter_mut().find(|(known, ..)| *known == board) {
                *nodes += report.nodes;
                sign(signature, board, &report);
            }
            writeln!(output, "{:>2} {:>9}  {}, {}", index + 1, report.nodes, bench.name, bench.arguments)?;
        }
        for (board, nodes, signature) in boards {
            writeln!(output, "nodes {nodes:>9}, sign {:016x} on {}", signature.finish(), board.name())?;
        }
        writeln!(output, "nodes {nodes}")?;
        writeln!(output, "sign {:016x}", signature.finish())?;
        writeln!(output, "time {} ms", time.as_millis())?;
        let seconds = time.as_secs_f64().max(1e-9);
        let [evaluations, nodes] = [evaluations, nodes].map(|number| number as f64 / seconds);
        writeln!(output, "speed {evaluations:.0} evaluations, {nodes:.0} nodes a second")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Adds a search's nodes and lines to the signature.
fn sign(signature: &mut Fnv1a, board: &'static Geometry, report: &Report) {
    signature.write(&report.nodes.to_le_bytes());
    for line in &report.lines {
        signature.write(&line.visits.to_le_bytes());
        board.armies().iter().for_each(|seat| signature.write(&line.shares.of(seat).to_le_bytes()));
        line.moves.iter().for_each(|&mv| signature.write(board.wire(mv).to_string().as_bytes()));
    }
}

/// One of the bench positions.
struct BenchPosition<'a> {
    name: &'a str,
    /// Rules and board as on the command line.
    arguments: &'a str,
    rules: Rules,
    position: Position,
}

impl<'a> BenchPosition<'a> {
    fn parse(line: &'a str) -> anyhow::Result<Self> {
        let mut fields = line.split('\t');
        let mut field = |name: &'static str| fields.next().context(name);
        let name = field("name")?;
        let arguments = field("rules")?;
        let parsed = RulesArguments::parse(arguments)?;
        let position = Position::parse_on(parsed.board(), field("position")?, &parsed.rules())?;
        Ok(Self { name, arguments, rules: parsed.rules(), position })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn positions_are_different_and_of_every_board() {
        let positions: Vec<_> =
            POSITIONS.lines().skip(1).map(|line| BenchPosition::parse(line).expect(line)).collect();
        let different: BTreeSet<_> =
            positions.iter().map(|bench| (bench.arguments, bench.position.to_string())).collect();
        assert_eq!((positions.len(), different.len()), (42, 42));
        let on = |board: &Geometry| positions.iter().any(|bench| bench.position.geometry() == board);
        assert!(Geometry::ALL.into_iter().all(on));
        assert!(positions.iter().all(|bench| !bench.position.is_over()));
        let has_alive = |count| positions.iter().any(|bench| bench.position.alive().len() == count);
        assert!(has_alive(2) && has_alive(3) && has_alive(4) && has_alive(6));
        assert!(positions.iter().any(|bench| bench.position.in_power().is_some()));
    }
}
