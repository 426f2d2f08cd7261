//! Searching for inputs that break a law of the rules.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::session::{CachedStep, Session};
use crate::tally::Tally;
use crate::tool::{Answer, Tool};
use crate::workspace::Workspace;

/// What the search depends on.
pub(crate) const INPUTS: &[&str] = &["Cargo.toml", "crates/djambi", "fuzz", "xtask"];
const NIGHTLY: &str = "nightly";
/// The version of cargo-fuzz that is installed if there is none.
const VERSION: &str = "0.13.2";
/// Where inputs are gathered. Each run goes on from those of the last.
const GATHERED: &str = "target/fuzz/inputs";
const AT_A_TIME: usize = 2;
/// How many inputs are kept of what the fuzzer made for a law.
const KEPT: usize = 48;
/// How long each law is tried in the full run.
const IN_FULL: u32 = 60;

/// The arguments of `cargo xtask fuzz`.
#[derive(Args)]
pub(crate) struct Options {
    /// How many seconds each law is tried.
    #[arg(long, default_value_t = IN_FULL)]
    seconds: u32,
    /// Afterwards replace the inputs in fuzz/corpus by a new choice among those gathered.
    #[arg(long)]
    keep: bool,
    /// The laws to try, all if none is named: the files of fuzz/fuzz_targets.
    targets: Vec<String>,
}

/// Runs the fuzzer on the laws that the arguments name.
pub(crate) fn fuzz(session: &mut Session, options: &Options) -> Result<()> {
    let workspace = &session.workspace;
    let all = targets(workspace)?;
    if let Some(unknown) = options.targets.iter().find(|target| !all.contains(target)) {
        bail!("there is no law {unknown}; there are: {}", all.join(", "));
    }
    let targets = if options.targets.is_empty() { &all } else { &options.targets };
    if !is_possible() {
        return Ok(());
    }
    let broken = try_all(workspace, targets, options.seconds)?;
    if options.keep {
        for target in targets {
            keep(workspace, target)?;
        }
    }
    verdict(&broken)
}

/// Runs the fuzzer on every law as part of the full run.
pub(crate) fn in_full(session: &mut Session) -> Result<()> {
    session.section("Fuzzing");
    let step = CachedStep { name: "laws against a fuzzer's inputs", inputs: INPUTS, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        if !is_possible() {
            return Ok(());
        }
        let targets = targets(workspace)?;
        let broken = try_all(workspace, &targets, IN_FULL)?;
        let failed = broken.len() as u64;
        tally.add(Tally { passed: targets.len() as u64 - failed, failed });
        verdict(&broken)
    })
}

/// The names of the laws, which are those of the files in fuzz/fuzz_targets.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let files = workspace.files(&["fuzz/fuzz_targets"])?;
    let stem = |path: &PathBuf| path.file_stem()?.to_str().map(str::to_owned);
    files.iter().map(|file| stem(file).with_context(|| format!("{} has no name", file.display()))).collect()
}

/// Whether the nightly toolchain is installed; prints a line if not.
fn is_possible() -> bool {
    let possible = nightly(&["rustc", "--version"]).answers() == Answer::Yes;
    if !possible {
        println!(
            "   skipped: a fuzzer needs the toolchain {NIGHTLY} (`rustup toolchain install {NIGHTLY} --profile minimal`)"
        );
    }
    possible
}

/// Builds and runs the laws, two at a time, and returns the names of those that were broken.
fn try_all(workspace: &Workspace, targets: &[String], seconds: u32) -> Result<Vec<String>> {
    build(workspace)?;
    let waiting = Mutex::new(targets.iter());
    let broken = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        while let Some(target) = next(&waiting) {
            if !try_one(workspace, target, seconds)? {
                broken.lock().expect("list").push(target.clone());
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_A_TIME).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("worker"))
    })?;
    Ok(broken.into_inner().expect("list"))
}

fn next<'a>(waiting: &Mutex<impl Iterator<Item = &'a String>>) -> Option<&'a String> {
    waiting.lock().expect("list").next()
}

fn build(workspace: &Workspace) -> Result<()> {
    if nightly(&["cargo", "fuzz", "--version"]).answers() == Answer::No {
        println!("-> install cargo-fuzz {VERSION}");
        let arguments = ["cargo", "install", "cargo-fuzz", "--locked", "--version", VERSION];
        nightly(&arguments).within(&workspace.root).run()?;
    }
    // The rules have no unsafe code, so a sanitizer would find nothing and cost half of the tries.
    nightly(&["cargo", "fuzz", "build", "--sanitizer=none", "--target-dir"])
        .args([workspace.path("target/fuzz")])
        .within(workspace.path("fuzz"))
        .run()
}

/// Runs a law and returns whether it held.
fn try_one(workspace: &Workspace, target: &str, seconds: u32) -> Result<bool> {
    let gathered = workspace.path(GATHERED).join(target);
    let artifacts = workspace.path("fuzz/artifacts").join(target);
    for folder in [&gathered, &artifacts] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let log = workspace.path("target/fuzz").join(format!("{target}.log"));
    let held = program(workspace, target)?
        .args([&gathered, &kept(workspace, target)])
        .args([format!("-max_total_time={seconds}"), format!("-artifact_prefix={}/", artifacts.display())])
        .within(workspace.path("fuzz"))
        .answers_into(&log)?;
    report(target, &log, held)?;
    Ok(held == Answer::Yes)
}

/// Prints a line about a run, or the end of the fuzzer's output if the law was broken.
fn report(target: &str, log: &Path, held: Answer) -> Result<()> {
    let text = fs::read(log).with_context(|| format!("cannot read {}", log.display()))?;
    let text = String::from_utf8_lossy(&text);
    if held == Answer::Yes {
        let done = text.lines().rev().find(|line| line.starts_with("Done ")).unwrap_or("done");
        println!("   {target}: {done}");
        return Ok(());
    }
    let lines: Vec<&str> = text.lines().collect();
    println!("   {target}: the law was broken\n{}", lines[lines.len().saturating_sub(30)..].join("\n"));
    Ok(())
}

/// Replaces the kept inputs by a few of those gathered, which together reach most of the code that all of
/// them reach. Inputs with a name given by hand stay.
fn keep(workspace: &Workspace, target: &str) -> Result<()> {
    let chosen = workspace.path("target/fuzz/chosen");
    let kept = kept(workspace, target);
    if chosen.exists() {
        fs::remove_dir_all(&chosen).context("cannot empty a folder below the target folder")?;
    }
    fs::create_dir_all(&chosen).context("cannot write below the target folder")?;
    program(workspace, target)?
        .args(["-set_cover_merge=1", "-max_len=256"])
        .args([&chosen, &workspace.path(GATHERED).join(target), &kept])
        .within(workspace.path("fuzz"))
        .answers_into(&workspace.path("target/fuzz").join(format!("{target}.merge.log")))?;
    for old in inputs(&kept)?.into_iter().filter(|input| is_unnamed(&input.path)) {
        fs::remove_file(&old.path).with_context(|| format!("cannot remove {}", old.path.display()))?;
    }
    let mut found = inputs(&chosen)?;
    found.sort_by(|one, other| (other.size, &one.path).cmp(&(one.size, &other.path)));
    for input in found.iter().take(KEPT) {
        let name = input.path.file_name().context("an input has a name")?;
        fs::copy(&input.path, kept.join(name)).with_context(|| format!("cannot write {}", kept.display()))?;
    }
    println!("   {target}: {} of {} inputs are kept", found.len().min(KEPT), found.len());
    Ok(())
}

/// An input and how long it is: long ones reach more.
struct Input {
    path: PathBuf,
    size: u64,
}

fn inputs(folder: &Path) -> Result<Vec<Input>> {
    let about = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).with_context(about)?;
    entries
        .map(|entry| {
            let path = entry.with_context(about)?.path();
            let size = fs::metadata(&path).with_context(about)?.len();
            Ok(Input { path, size })
        })
        .collect()
}

/// Whether the name is the fuzzer's, a hash of 40 digits.
fn is_unnamed(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.len() == 40 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn kept(workspace: &Workspace, target: &str) -> PathBuf {
    workspace.path("fuzz/corpus").join(target)
}

/// The program that was built for a law.
fn program(workspace: &Workspace, target: &str) -> Result<Tool> {
    let about = nightly(&["rustc", "-vV"]).output()?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    Ok(Tool::new(workspace.path("target/fuzz").join(host).join("release").join(target)))
}

/// A program of the toolchain that can build a fuzzer.
fn nightly(arguments: &[&str]) -> Tool {
    Tool::new("rustup").args(["run", NIGHTLY]).args(arguments)
}

fn verdict(broken: &[String]) -> Result<()> {
    match broken {
        [] => Ok(()),
        names => bail!("broken: {}; the inputs lie in fuzz/artifacts", names.join(", ")),
    }
}
