//! The engine in WebAssembly, as in a browser: node runs modules with V8, as Chromium does.

use std::io::Write;
use std::process::{Command, Stdio};

/// The folder of the pages, and the program there that measures.
const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
const PROGRAM: &str = "build/bench.mjs";

/// The nodes per second over all positions, which are lines of `corpus/engine/bench.tsv`. Each position is
/// searched `rounds` times with `nodes` nodes, and its shortest time counts.
///
/// # Panics
/// If node or the module is missing, which `cargo xtask web` builds.
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
    assert!(output.status.success(), "{PROGRAM} failed: is the module built by `cargo xtask web`?");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("nodes a second")
}
