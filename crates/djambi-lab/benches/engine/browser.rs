//! The engine in WebAssembly, as a browser has it: node runs modules with V8, as Chromium does.

use std::io::Write;
use std::process::{Command, Stdio};

/// Where the pages are made, and the program that measures.
const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
const PROGRAM: &str = "bench.mjs";

/// Nodes a second over all positions, given as lines of `corpus/engine/bench.tsv`, with so many for each, all searched
/// so often: for each the shortest time counts.
///
/// # Panics
/// If there is no node, or the module is missing: `cargo xtask web` makes it.
pub(crate) fn measure(lines: &[&str], nodes: u64, rounds: usize) -> f64 {
    let mut node = Command::new("node")
        .args([PROGRAM, &nodes.to_string(), &rounds.to_string()])
        .current_dir(WEB)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node");
    let mut input = node.stdin.take().expect("standard input");
    input.write_all(lines.join("\n").as_bytes()).expect("positions");
    drop(input);
    let output = node.wait_with_output().expect("output");
    assert!(output.status.success(), "{PROGRAM} failed: was the module made by `cargo xtask web`?");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("nodes a second")
}
