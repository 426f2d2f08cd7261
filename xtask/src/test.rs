//! Everything that must hold before a change is shared.

use anyhow::Result;

use crate::check;
use crate::e2e;
use crate::needs;
use crate::session::{Session, Step};
use crate::tool::Tool;
use crate::web;
use crate::workspace::cargo;

/// Runs every check and every test, and stops at the first that fails.
pub(crate) fn test(session: &mut Session) -> Result<()> {
    // The browser is asked for first: nobody wants to learn that it is missing after twenty minutes.
    needs::chromium()?;
    check::check(session, &check::Options::default())?;
    session.section("Rust tests");
    let step = Step { name: "cargo test", inputs: check::RUST, outputs: &[] };
    session.counted(&step, |workspace, tally| {
        Tool::new(cargo()).args(["test", "--workspace"]).within(&workspace.root).tests(tally)
    })?;
    session.section("Web tests");
    let step = Step { name: "web unit tests", inputs: &["web", "web/generated", "corpus"], outputs: &[] };
    session.counted(&step, |workspace, tally| web::npm(workspace, "test").tests(tally))?;
    session.section("Browser tests");
    e2e::e2e(session, &e2e::Options::default())
}
