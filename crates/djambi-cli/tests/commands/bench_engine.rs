//! The command `bench-engine`.

use crate::program::Run;

#[test]
fn two_runs_agree_except_in_time() {
    let run = || Run::output_of(["bench-engine", "--nodes", "40"]);
    let (first, second) = (run(), run());
    let lines: Vec<_> = first.lines().collect();
    assert_eq!(lines.len(), 44, "{first}");
    let nodes = |line: &str| line[3..].split_whitespace().next().and_then(|word| word.parse::<u64>().ok());
    let sum: u64 = lines[..40].iter().map(|line| nodes(line).expect(line)).sum();
    assert_eq!(lines[40], format!("nodes {sum}"));
    assert!(
        lines[41].starts_with("sign ") && lines[42].starts_with("time ") && lines[43].starts_with("speed ")
    );
    assert_eq!(lines[..42], second.lines().collect::<Vec<_>>()[..42]);
    Run::error_of(2, ["bench-engine", "--nodes", "0"]);
}
