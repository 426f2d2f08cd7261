//! The browser's half: the WebAssembly bridge, and the bundle of pages, styles and scripts around it.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::needs::{self, NPM, WASM};
use crate::session::{CachedStep, Session};
use crate::tool::Tool;
use crate::workspace::{Workspace, cargo};

/// A crate that becomes a WebAssembly module, under a name of its own in web/generated.
struct Bridge {
    step: &'static str,
    package: &'static str,
    name: &'static str,
    /// The features of the crate that it is built with.
    crate_features: &'static str,
    /// The profile that it is built with.
    profile: &'static str,
    /// What the compiler may use beyond the first version of WebAssembly.
    features: &'static str,
    /// The crates that it is made of, and what decides how it is built.
    inputs: &'static [&'static str],
}

/// The bridge that every page needs; the same with all boards, for games on other boards and for analysis;
/// the same with refutations, for the puzzles; the engine's, which only the analysis page loads; that to
/// the judges of treaties and plans, which a game needs once it has a treaty or its player plans; and the room of a game
/// without a service.
const BRIDGES: &[Bridge] = &[
    Bridge {
        step: "WebAssembly bridge to the rules",
        package: "djambi-wasm",
        name: "djambi",
        crate_features: "small",
        profile: "browser",
        features: "",
        inputs: RULES_INPUTS,
    },
    Bridge {
        step: "WebAssembly bridge to the rules, with all boards",
        package: "djambi-wasm",
        name: "djambi_boards",
        crate_features: "all-boards,small",
        profile: "browser",
        features: "",
        inputs: RULES_INPUTS,
    },
    Bridge {
        step: "WebAssembly bridge to the rules, with refutations",
        package: "djambi-wasm",
        name: "djambi_puzzles",
        crate_features: "refutations,small",
        profile: "browser",
        features: "",
        inputs: RULES_INPUTS,
    },
    Bridge {
        step: "WebAssembly bridge to the engine",
        package: "djambi-wasm-engine",
        name: "djambi_engine",
        crate_features: "",
        profile: "browser-engine",
        // Every browser since Safari 16.4 (2023) has vector instructions; with them the engine evaluates 1.6
        // times as many positions.
        features: "+simd128",
        inputs: &[
            "crates/djambi/src",
            "crates/djambi/Cargo.toml",
            "crates/djambi-engine",
            "crates/djambi-wasm",
            "crates/djambi-wasm-engine",
            "Cargo.toml",
            "Cargo.lock",
            "rust-toolchain.toml",
            "xtask/src/web.rs",
        ],
    },
    Bridge {
        step: "WebAssembly bridge to the judges of treaties and plans",
        package: "djambi-wasm-press",
        name: "djambi_press",
        crate_features: "small",
        profile: "browser",
        features: "",
        inputs: &[
            "crates/djambi/src",
            "crates/djambi/Cargo.toml",
            "crates/djambi-press/src",
            "crates/djambi-press/Cargo.toml",
            "crates/djambi-protocol/src",
            "crates/djambi-protocol/Cargo.toml",
            "crates/djambi-table/src",
            "crates/djambi-table/Cargo.toml",
            "crates/djambi-wasm/src",
            "crates/djambi-wasm-press",
            "Cargo.toml",
            "Cargo.lock",
            "rust-toolchain.toml",
        ],
    },
    Bridge {
        step: "WebAssembly bridge to a game without a service",
        package: "djambi-wasm-room",
        name: "djambi_room",
        crate_features: "small",
        profile: "browser",
        features: "",
        inputs: &[
            "crates/djambi/src",
            "crates/djambi/Cargo.toml",
            "crates/djambi-engine",
            "crates/djambi-protocol/src",
            "crates/djambi-protocol/Cargo.toml",
            "crates/djambi-table/src",
            "crates/djambi-table/Cargo.toml",
            "crates/djambi-wasm/src",
            "crates/djambi-wasm-room",
            "Cargo.toml",
            "Cargo.lock",
            "rust-toolchain.toml",
        ],
    },
];

/// What the bridge to the rules is made of.
const RULES_INPUTS: &[&str] = &[
    "crates/djambi/src",
    "crates/djambi/Cargo.toml",
    "crates/djambi-wasm",
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
];

/// What the bundle is made of. The templates are weighed with it.
const BUNDLE: &[&str] = &[
    "web",
    "web/generated",
    "crates/djambi-server/licences.json",
    "crates/djambi-server/templates",
    "locales",
    "corpus/lessons",
    "corpus/puzzles",
    "crates/djambi-engine/src/net/weights",
    "crates/djambi-engine/src/prior/weights",
];

/// Builds everything the browser gets.
pub(crate) fn build(session: &mut Session) -> Result<()> {
    // Everything that may be missing is looked for before three minutes of compiling.
    needs::node()?;
    needs::same_bindgen(session)?;
    needs::target(WASM)?;
    for bridge in BRIDGES {
        bridge.build(session)?;
    }
    needs::node_modules(session)?;
    let step = CachedStep { name: "web bundle", inputs: BUNDLE, outputs: &["web/dist/manifest.json"] };
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

impl Bridge {
    fn build(&self, session: &mut Session) -> Result<()> {
        let outputs = ["js", "d.ts"].map(|ending| format!("web/generated/{}.{ending}", self.name));
        let module = format!("web/generated/{}_bg.wasm", self.name);
        let outputs = [outputs[0].as_str(), outputs[1].as_str(), module.as_str()];
        let step = CachedStep { name: self.step, inputs: self.inputs, outputs: &outputs };
        session.step(&step, |workspace| {
            let package = format!("--package={}", self.package);
            let crate_features = format!("--features={}", self.crate_features);
            let arguments = [&package, "--lib", "--profile", self.profile, "--target", WASM, &crate_features];
            let flags = format!("-C target-feature={}", self.features);
            let compiler = cargo("build").args(arguments).within(&workspace.root);
            compiler.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", &flags).run()?;
            let built = format!("{}.wasm", self.package.replace('-', "_"));
            let module = workspace.target.join(WASM).join(self.profile).join(built);
            Bindgen::new()
                .input_path(module)
                .out_name(self.name)
                .web(true)
                .and_then(|bindgen| {
                    bindgen.typescript(true).remove_name_section(true).remove_producers_section(true);
                    bindgen.generate(workspace.path("web/generated"))
                })
                .with_context(|| format!("wasm-bindgen cannot make a bridge of {}", self.package))
        })
    }
}
