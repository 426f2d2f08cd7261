//! The browser's half: the WebAssembly bridge, and the bundle of pages, styles and scripts around it.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::needs::{self, NPM, WASM};
use crate::session::{Session, Step};
use crate::tool::Tool;
use crate::workspace::{Workspace, cargo};

/// The crates that the bridge is made of, and what decides how it is built.
const BRIDGE: &[&str] = &[
    "crates/djambi/src",
    "crates/djambi/Cargo.toml",
    "crates/djambi-wasm",
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
];

/// What the bundle is made of. The templates are weighed with it.
const BUNDLE: &[&str] = &["web", "web/generated", "crates/djambi-server/templates"];

/// Builds everything the browser gets.
pub(crate) fn build(session: &mut Session) -> Result<()> {
    // Ask first for all that may be missing: nobody wants to learn it after three minutes of compiling.
    needs::node()?;
    needs::same_bindgen(session)?;
    needs::target(WASM)?;
    bridge(session)?;
    needs::node_modules(session)?;
    let step = Step { name: "web bundle", inputs: BUNDLE, outputs: &["web/dist/manifest.json"] };
    session.step(&step, |workspace| script(workspace, "build"))
}

/// Runs one of the scripts of web/package.json.
pub(crate) fn script(workspace: &Workspace, name: &str) -> Result<()> {
    npm(workspace, name).run()
}

/// One of the scripts of web/package.json, ready to be run.
pub(crate) fn npm(workspace: &Workspace, script: &str) -> Tool {
    Tool::new(NPM).args(["run", "--silent", script]).within(workspace.web())
}

/// Builds crates/djambi-wasm into web/generated.
fn bridge(session: &mut Session) -> Result<()> {
    let outputs = ["web/generated/djambi.js", "web/generated/djambi.d.ts", "web/generated/djambi_bg.wasm"];
    let step = Step { name: "WebAssembly bridge", inputs: BRIDGE, outputs: &outputs };
    session.step(&step, |workspace| {
        let arguments = ["build", "--package=djambi-wasm", "--lib", "--profile=browser", "--target", WASM];
        Tool::new(cargo()).args(arguments).within(&workspace.root).run()?;
        let module = workspace.target.join(WASM).join("browser").join("djambi_wasm.wasm");
        Bindgen::new()
            .input_path(module)
            .out_name("djambi")
            .web(true)
            .and_then(|bindgen| {
                bindgen.typescript(true).remove_name_section(true).remove_producers_section(true);
                bindgen.generate(workspace.path("web/generated"))
            })
            .context("wasm-bindgen cannot make the bridge")
    })
}
