//! How many instructions the rules take, counted by valgrind and kept in the repository. Unlike times, they
//! are the same on a busy machine, and the same on another machine of the same target.

use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::tool::{Answer, Tool};
use crate::workspace::{Workspace, cargo};

const LIST: &str = "crates/djambi/benches/instructions.tsv";
const PLACES: &str = "corpus/bench.tsv";
/// The only target for which the counts are kept.
const TARGET: &str = "x86_64-unknown-linux-gnu";
/// What is counted is what newer processors are handed out, whatever the environment
/// says. What the machine's own processor can do beyond that stays unused.
const FLAGS: &str = "-C target-cpu=x86-64-v3";
/// How much more is allowed before somebody must look at it.
const TOLERANCE: f64 = 0.03;
/// What is done in each position, and how often, so that what starting the program takes does not matter.
const WORKS: &[(&str, u64)] = &[("families", 100), ("play", 5), ("perft", 1), ("read", 50), ("write", 50)];

/// A work in a position, and the instructions that it takes once.
struct Count {
    place: String,
    work: String,
    instructions: u64,
}

/// Whatever takes more instructions than the list says; also prints what takes fewer.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let kept = read_list(workspace)?;
    let Some(counts) = count(workspace)? else { return Ok(Vec::new()) };
    let mut faults = Vec::new();
    for Count { place, work, instructions } in &counts {
        let Some(known) = kept.iter().find(|known| known.place == *place && known.work == *work) else {
            faults.push(format!("{place}, {work}: not in {LIST}, add it with --update"));
            continue;
        };
        let growth = *instructions as f64 / known.instructions as f64 - 1.0;
        let line = format!(
            "{place}, {work}: {} instructions were {}, {:+.1} %",
            instructions,
            known.instructions,
            100.0 * growth
        );
        if growth > TOLERANCE {
            faults.push(line);
        } else {
            println!("   {line}");
        }
    }
    Ok(faults)
}

/// Writes the list anew.
pub(super) fn update(workspace: &Workspace) -> Result<()> {
    let Some(counts) = count(workspace)? else { return Ok(()) };
    let mut text =
        format!("# Instructions on {TARGET}, written by `cargo xtask check --instructions --update`\n");
    text.push_str("# position\twork\tinstructions\n");
    for Count { place, work, instructions } in &counts {
        println!("   {place}, {work}: {instructions} instructions");
        writeln!(text, "{place}\t{work}\t{instructions}")?;
    }
    fs::write(workspace.path(LIST), text).with_context(|| format!("{LIST} cannot be written"))
}

fn read_list(workspace: &Workspace) -> Result<Vec<Count>> {
    let text = fs::read_to_string(workspace.path(LIST))
        .with_context(|| format!("{LIST} is missing: write it with --update"))?;
    text.lines().filter(|line| !line.starts_with('#')).map(read_line).collect()
}

fn read_line(line: &str) -> Result<Count> {
    let [place, work, instructions] = line.split('\t').collect::<Vec<_>>()[..] else {
        bail!("{LIST} has a line without three fields: {line}");
    };
    let instructions = instructions.parse().with_context(|| format!("{LIST} has a faulty number: {line}"))?;
    Ok(Count { place: place.to_owned(), work: work.to_owned(), instructions })
}

/// Everything counted, or nothing on a machine where counts would mean nothing.
fn count(workspace: &Workspace) -> Result<Option<Vec<Count>>> {
    if !Tool::new("rustc").args(["-vV"]).output()?.contains(&format!("host: {TARGET}")) {
        println!("   skipped: the counts are kept for {TARGET} only");
        return Ok(None);
    }
    if Tool::new("valgrind").args(["--version"]).answers() == Answer::No {
        bail!("instructions are counted by valgrind: install it (Debian: `apt-get install valgrind`)");
    }
    let program = build(workspace)?;
    let places =
        fs::read_to_string(workspace.path(PLACES)).with_context(|| format!("{PLACES} is missing"))?;
    let mut counts = Vec::new();
    for place in places.lines().filter(|line| !line.starts_with('#')) {
        let place = place.split('\t').next().unwrap_or_default();
        for &(work, times) in WORKS {
            let start = run(&program, place, work, 0)?;
            let all = run(&program, place, work, times)?;
            let instructions = (all - start) / times;
            counts.push(Count { place: place.to_owned(), work: work.to_owned(), instructions });
        }
    }
    Ok(Some(counts))
}

/// Builds the program to be counted and says where it is.
fn build(workspace: &Workspace) -> Result<String> {
    let arguments = ["--package=djambi", "--bench=instructions", "--no-run", "--message-format=json"];
    let messages = cargo("bench").args(arguments).env("RUSTFLAGS", FLAGS).within(&workspace.root).output()?;
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .find_map(|message| Some(message.get("executable")?.as_str()?.to_owned()))
        .context("cargo did not say where it put the program")
}

/// The instructions of one run.
fn run(program: &str, place: &str, work: &str, times: u64) -> Result<u64> {
    let log = Tool::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "--log-fd=1"])
        .args([program, place, work, &times.to_string()])
        .output()?;
    total(&log).with_context(|| format!("valgrind did not say how many instructions there were:\n{log}"))
}

/// The number of a line such as `==7== I refs:   1,234`.
fn total(log: &str) -> Option<u64> {
    let line = log.lines().find(|line| line.contains("refs:"))?;
    line.rsplit_once(':')?.1.trim().replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_valgrind_says_is_read() {
        assert_eq!(total("==7== Cachegrind\n==7== I   refs:      1,234,567\n"), Some(1_234_567));
        assert_eq!(total("==7== I refs:  89"), Some(89));
        assert_eq!(total("valgrind: no such file"), None);
    }

    #[test]
    fn lines_are_read() {
        let count = read_line("middle game\tplay\t12").expect("a line");
        assert_eq!(
            (count.place.as_str(), count.work.as_str(), count.instructions),
            ("middle game", "play", 12)
        );
        assert!(read_line("start\t12").is_err());
        assert!(read_line("start\tplay\tmany").is_err());
    }
}
