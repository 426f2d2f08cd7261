//! `cargo xtask check`: everything that is checked without running a test.

mod attributes;
mod circles;
mod dependencies;
mod documented;
mod generated;
mod instructions;
pub(crate) mod licences;
mod purity;
mod sizes;
mod widths;

use anyhow::{Result, bail};
use clap::Args;

use crate::deny;
use crate::fuzz;
use crate::needs::{self, BARE, WASM};
use crate::session::{CachedStep, Session};
use crate::text;
use crate::web;
use crate::workspace::{Workspace, cargo};

/// The files and folders that the Rust half of the project is built from.
pub(crate) const RUST: &[&str] = &[
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "README.md",
    "clippy.toml",
    "corpus",
    "crates",
    "docs",
    "rust-toolchain.toml",
    "xtask",
];

/// The files and folders that the speed of the rules depends on.
const RULES: &[&str] =
    &["Cargo.lock", "Cargo.toml", "corpus", "crates/djambi", "rust-toolchain.toml", "xtask"];

/// Every file that is not built.
const ALL: &[&str] = &["."];

/// The arguments of `cargo xtask check`.
#[derive(Args, Default)]
pub(crate) struct Options {
    /// First repair what a program can repair: format, simple lints, generated files.
    #[arg(long)]
    fix: bool,
    /// Instead of all that, count the instructions that the rules take: an error if they are 3 % more than
    /// they were.
    #[arg(long, conflicts_with = "fix")]
    instructions: bool,
    /// Write the new counts into the list.
    #[arg(long, requires = "instructions")]
    update: bool,
}

/// Checks everything that can be checked without running a test.
pub(crate) fn check(session: &mut Session, options: &Options) -> Result<()> {
    if options.update {
        return instructions::update(&session.workspace);
    }
    if options.instructions {
        return instructions(session);
    }
    needs::node()?;
    needs::same_bindgen(session)?;
    needs::target(WASM)?;
    needs::target(BARE)?;
    if options.fix {
        fix(session)?;
    }
    session.section("Shape");
    shape(session)?;
    session.section("What the browser gets");
    web::build(session)?;
    session.section("Rust");
    rust(session)?;
    deny::if_installed(session)?;
    session.section("TypeScript");
    let inputs = &["web", "web/generated"];
    session.step(&CachedStep { name: "types (tsc)", inputs, outputs: &[] }, |workspace| {
        web::script(workspace, "check")
    })?;
    session.step(&CachedStep { name: "lints (Biome)", inputs, outputs: &[] }, |workspace| {
        web::script(workspace, "lint")
    })?;
    let inputs = &["web", "crates/djambi-server/templates"];
    session.step(&CachedStep { name: "sentences in code", inputs, outputs: &[] }, |workspace| {
        web::script(workspace, "sentences")
    })
}

/// Counts the instructions that the rules take and holds them against those of earlier.
pub(crate) fn instructions(session: &mut Session) -> Result<()> {
    session.section("Instructions");
    session.step(&CachedStep { name: "instructions (valgrind)", inputs: RULES, outputs: &[] }, |workspace| {
        require_none(&instructions::faults(workspace)?)
    })
}

/// The checks that only read.
fn shape(session: &mut Session) -> Result<()> {
    type Check = fn(&Workspace) -> Result<Vec<String>>;
    let checks: [(&str, &[&str], Check); 7] = [
        ("dependency table", RUST, dependencies::faults),
        ("circles of imports", ALL, circles::faults),
        ("sizes of files", ALL, sizes::faults),
        ("widths of documents", ALL, widths::faults),
        ("documented items", RUST, documented::faults),
        ("pure crates stay pure", &["crates", "xtask"], purity::faults),
        ("texts of all languages", text::INPUTS, text::faults),
    ];
    for (name, inputs, faults) in checks {
        session.step(&CachedStep { name, inputs, outputs: &[] }, |workspace| {
            require_none(&faults(workspace)?)
        })?;
    }
    Ok(())
}

/// The checks that cargo makes.
fn rust(session: &mut Session) -> Result<()> {
    let bridges = [
        "--package=djambi-wasm",
        "--package=djambi-wasm-engine",
        "--package=djambi-wasm-press",
        "--package=djambi-wasm-room",
    ];
    let wasm = [&bridges[..], &["--target", WASM, "--", "-D", "warnings"]].concat();
    let features = [
        "--package=djambi",
        "--package=djambi-press",
        "--all-features",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    let bare = ["--package=djambi", "--package=djambi-press", "--no-default-features", "--target", BARE];
    let checks: [(&str, &str, &[&str]); 5] = [
        ("format (rustfmt)", "fmt", &["--all", "--check"]),
        ("lints (clippy)", "clippy", &["--workspace", "--all-targets", "--", "-D", "warnings"]),
        ("lints of the bridges (clippy)", "clippy", &wasm),
        ("rules and treaties with all features (clippy)", "clippy", &features),
        ("rules and treaties without features and std", "check", &bare),
    ];
    for (name, command, arguments) in checks {
        session.step(&CachedStep { name, inputs: RUST, outputs: &[] }, |workspace| {
            cargo(command).args(arguments).within(&workspace.root).run()
        })?;
    }
    session.step(
        &CachedStep { name: "documentation (rustdoc)", inputs: RUST, outputs: &[] },
        |workspace| {
            let arguments = ["--workspace", "--exclude=djambi-cli", "--no-deps", "--document-private-items"];
            cargo("doc").args(arguments).env("RUSTDOCFLAGS", "-D warnings").within(&workspace.root).run()
        },
    )?;
    laws(session)?;
    let inputs = &["crates/djambi-protocol", "crates/djambi-press", "crates/djambi", "web/src/protocol"];
    session.step(
        &CachedStep { name: "generated types and descriptions", inputs, outputs: &[] },
        |workspace| require_none(&generated::faults(workspace)?),
    )?;
    let inputs = &["Cargo.lock", "crates", "web/package.json", "web/package-lock.json", "xtask"];
    session.step(&CachedStep { name: "notices of licences", inputs, outputs: &[] }, |workspace| {
        require_none(&licences::faults(workspace)?)
    })
}

/// The checks of the fuzzer's package, which is no member of the workspace.
fn laws(session: &mut Session) -> Result<()> {
    let lints = ["--no-default-features", "--all-targets", "--target-dir=../target/fuzz"];
    let checks: [(&str, &str, &[&str], &[&str]); 2] = [
        ("format of the fuzzer's laws (rustfmt)", "fmt", &["--check"], &[]),
        ("lints of the fuzzer's laws (clippy)", "clippy", &lints, &["--", "-D", "warnings"]),
    ];
    for (name, command, arguments, more) in checks {
        session.step(&CachedStep { name, inputs: fuzz::INPUTS, outputs: &[] }, |workspace| {
            cargo(command).args(arguments).args(more).within(workspace.path("fuzz")).run()
        })?;
    }
    Ok(())
}

/// Repairs what a program can repair.
fn fix(session: &mut Session) -> Result<()> {
    session.section("Repairs");
    text::write(&session.workspace)?;
    let root = &session.workspace.root.clone();
    cargo("fmt").args(["--all"]).within(root).run()?;
    cargo("fmt").within(root.join("fuzz")).run()?;
    generated::write(&session.workspace)?;
    needs::node_modules(session)?;
    licences::write(&session.workspace)?;
    web::script(&session.workspace, "format")
}

/// Prints the faults; an error if there are any.
fn require_none(faults: &[String]) -> Result<()> {
    for fault in faults {
        println!("   {fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("there is a fault, see above"),
        many => bail!("there are {many} faults, see above"),
    }
}
