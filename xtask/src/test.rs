//! Everything that must hold before a change is shared.

use anyhow::Result;
use clap::Args;

use crate::check;
use crate::deny;
use crate::dist;
use crate::e2e;
use crate::fuzz;
use crate::needs;
use crate::session::{CachedStep, Session};
use crate::web;
use crate::workspace::{cargo, cargo_at_full_speed};

/// The arguments of `cargo xtask test`.
#[derive(Args)]
pub(crate) struct Options {
    /// Also what takes minutes: millions of random positions, instruction counts, the licences of
    /// dependencies, what is handed out in a bare Debian, a minute of fuzzing for each law.
    #[arg(long)]
    full: bool,
}

/// Runs every check and every test, and stops at the first that fails.
pub(crate) fn test(session: &mut Session, options: &Options) -> Result<()> {
    // A missing browser is noticed now, not after twenty minutes.
    needs::chromium()?;
    check::check(session, &check::Options::default())?;
    session.section("Rust tests");
    let step = CachedStep { name: "cargo test", inputs: check::RUST, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        cargo("test").args(["--workspace", "--no-fail-fast"]).within(&workspace.root).tests(tally)
    })?;
    let step = CachedStep { name: "cargo test of optional features", inputs: check::RUST, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        let library = ["--package=djambi", "--all-features", "--test=library", "--examples"];
        cargo("test").args(library).within(&workspace.root).tests(tally)?;
        let press = ["--package=djambi-press", "--all-features"];
        cargo("test").args(press).within(&workspace.root).tests(tally)
    })?;
    session.step(
        &CachedStep { name: "examples of the rules", inputs: check::RUST, outputs: &[] },
        |workspace| {
            for name in ["1_random_game", "2_kill_a_chief", "3_replay_record"] {
                let example = ["--quiet", "--package=djambi", "--example", name];
                cargo("run").args(example).within(&workspace.root).output()?;
            }
            Ok(())
        },
    )?;
    let step =
        CachedStep { name: "laws with the inputs kept from fuzzing", inputs: fuzz::INPUTS, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        let arguments = ["--no-default-features", "--lib", "--target-dir=../target/fuzz"];
        cargo("test").args(arguments).within(workspace.path("fuzz")).tests(tally)
    })?;
    session.section("Web tests");
    let step =
        CachedStep { name: "web unit tests", inputs: &["web", "web/generated", "corpus"], outputs: &[] };
    session.counted(&step, |workspace, tally| web::npm(workspace, "test").tests(tally))?;
    session.section("Browser tests");
    e2e::e2e(session, &e2e::Options::default())?;
    if options.full { full(session) } else { Ok(()) }
}

/// What is too much for every change.
fn full(session: &mut Session) -> Result<()> {
    session.section("At length");
    let step = CachedStep { name: "tests that take minutes", inputs: check::RUST, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        let packages = ["--package=djambi", "--package=djambi-engine", "--package=djambi-lab"];
        let tests = ["--tests", "--", "--ignored"];
        cargo_at_full_speed("test")
            .args(["--release"])
            .args(packages)
            .args(tests)
            .within(&workspace.root)
            .tests(tally)
    })?;
    let step = CachedStep { name: "loads and abuses", inputs: check::RUST, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        let tests = ["--package=djambi-load", "--test=printed", "--test=load"];
        // The measurements at the printed ports are left out.
        let all = "all_printed_loads_are_borne";
        let named = ["--", "--ignored", all, "honest_games_go_on_beside_every_abuse"];
        cargo("test").args(tests).args(named).within(&workspace.root).tests(tally)
    })?;
    let step = CachedStep { name: "packages of the libraries", inputs: check::RUST, outputs: &[] };
    session.step(&step, |workspace| {
        // Each is packed, and builds from what was packed. What is tried need not be committed.
        let dry = ["--workspace", "--dry-run", "--allow-dirty", "--quiet"];
        cargo("publish").args(dry).within(&workspace.root).run()
    })?;
    e2e::in_full(session)?;
    dist::in_full(session)?;
    check::instructions(session)?;
    deny::in_full(session)?;
    fuzz::in_full(session)
}
