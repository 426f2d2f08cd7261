//! The browser tests: Playwright plays against the real program.

use anyhow::Result;
use clap::Args;

use crate::needs;
use crate::play;
use crate::session::{CachedStep, Session};
use crate::tool::Tool;
use crate::web;

/// The projects of the tests that take minutes.
const LONG: &str = "--project=long-*";

/// The arguments of `cargo xtask e2e`.
#[derive(Args, Default)]
pub(crate) struct Options {
    /// Passed on to `playwright test`, such as the name of a test file.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    playwright: Vec<String>,
}

/// Runs the browser tests that take minutes.
pub(crate) fn in_full(session: &mut Session) -> Result<()> {
    e2e(session, &Options { playwright: vec![LONG.to_owned()] })
}

/// Runs the browser tests, building and installing first what they need.
pub(crate) fn e2e(session: &mut Session, options: &Options) -> Result<()> {
    let chromium = needs::chromium()?;
    web::build(session)?;
    play::build(session, "dev")?;
    // A part of the tests has a name, and so a note, of its own.
    let name = ["browser tests"]
        .into_iter()
        .chain(options.playwright.iter().map(String::as_str))
        .collect::<Vec<_>>();
    let inputs = &["Cargo.lock", "Cargo.toml", "crates", "web", "web/generated"];
    let step = CachedStep { name: &name.join(" "), inputs, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        let program = workspace.target.join("debug").join("djambi");
        let mut playwright = Tool::new("npx")
            .args(["playwright", "test"])
            .args(&options.playwright)
            .env("CHROMIUM", chromium)
            .env("CHROMIUM_HEADLESS_SHELL", needs::headless_shell())
            .env("DJAMBI", program);
        if options.playwright.iter().any(|argument| argument == LONG) {
            playwright = playwright.env("LONG_TESTS", "1");
        }
        playwright.within(workspace.web()).tests(tally)
    })
}
