//! The command `bench-engine`.

use crate::program::Run;

/// The positions of `corpus/engine/bench.tsv`, and their boards.
const POSITIONS: usize = 42;
const BOARDS: usize = 8;

#[test]
fn two_runs_agree_except_in_time() {
    let run = || Run::output_of(["bench-engine", "--nodes", "40"]);
    let first = run();
    let second = run();
    let lines: Vec<_> = first.lines().collect();
    assert_eq!(lines.len(), POSITIONS + BOARDS + 4, "{first}");
    let nodes = |line: &&str| -> u64 {
        let word = line.split([' ', ',']).filter(|word| !word.is_empty()).nth(1).expect(line);
        word.parse().expect(line)
    };
    let (positions, rest) = lines.split_at(POSITIONS);
    let (boards, totals) = rest.split_at(BOARDS);
    let sum: u64 = positions.iter().map(nodes).sum();
    assert!(boards.iter().all(|line| line.starts_with("nodes ") && line.contains(", sign ")), "{first}");
    assert_eq!(boards.iter().map(nodes).sum::<u64>(), sum);
    assert_eq!(totals[0], format!("nodes {sum}"));
    assert!(
        totals.iter().zip(["nodes ", "sign ", "time ", "speed "]).all(|(line, word)| line.starts_with(word))
    );
    let same = POSITIONS + BOARDS + 2;
    assert_eq!(lines[..same], second.lines().collect::<Vec<_>>()[..same]);
    Run::error_of(2, ["bench-engine", "--nodes", "0"]);
}
