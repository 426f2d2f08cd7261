//! The tools that must be installed: each is found, installed if possible, or asked for in a sentence.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::session::{CachedStep, Session};
use crate::tool::{Answer, Tool};
use crate::workspace::Workspace;

/// The target of everything that runs in the browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

const NODE: u32 = 20;

/// A target that has no standard library, to see that the rules need none.
pub(crate) const BARE: &str = "wasm32v1-none";

/// Makes sure that Rust can build for a target.
pub(crate) fn target(name: &str) -> Result<()> {
    let library = Tool::new("rustc").args(["--print", "target-libdir", "--target", name]).output()?;
    if Path::new(library.trim()).is_dir() {
        return Ok(());
    }
    println!("-> add the target {name}");
    if Tool::new("rustup").args(["target", "add", name]).run().is_err() {
        bail!("Rust cannot build for {name} here: install that target (`rustup target add {name}`)");
    }
    Ok(())
}

/// Makes sure that the Rust half and the library half of wasm-bindgen agree.
pub(crate) fn same_bindgen(session: &Session) -> Result<()> {
    let lock = fs::read_to_string(session.workspace.path("Cargo.lock")).context("Cargo.lock is missing")?;
    let (Some(rust), Some(tool)) = (locked(&lock, "wasm-bindgen"), locked(&lock, "wasm-bindgen-cli-support"))
    else {
        bail!(
            "Cargo.lock lacks wasm-bindgen or wasm-bindgen-cli-support: crates/djambi-wasm and xtask need both"
        );
    };
    if rust != tool {
        bail!(
            "wasm-bindgen is {rust} but wasm-bindgen-cli-support is {tool}: \
             write the same version into the Cargo.toml of djambi-wasm, djambi-wasm-engine, djambi-wasm-press, djambi-wasm-room and xtask"
        );
    }
    Ok(())
}

/// Makes sure that Node and npm are here and new enough.
pub(crate) fn node() -> Result<()> {
    let advice = format!("install Node.js {NODE} or newer, with npm (https://nodejs.org)");
    let Ok(version) = Tool::new("node").args(["--version"]).output() else {
        bail!("Node.js is missing: {advice}");
    };
    let version = version.trim();
    if major(version).is_none_or(|major| major < NODE) {
        bail!("Node.js {version} is too old: {advice}");
    }
    if Tool::new(NPM).args(["--version"]).answers() == Answer::No {
        bail!("npm is missing: {advice}");
    }
    Ok(())
}

/// The name of npm's program on this system.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Makes sure that web/node_modules holds exactly what package-lock.json says.
pub(crate) fn node_modules(session: &mut Session) -> Result<()> {
    node()?;
    let step = CachedStep {
        name: "npm packages",
        inputs: &["web/package.json", "web/package-lock.json"],
        outputs: &["web/node_modules/.package-lock.json"],
    };
    session.step(&step, |workspace| {
        // No package runs a script: the programs of esbuild and Biome come as packages for each system.
        let arguments = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
        Tool::new(NPM)
            .args(arguments)
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .within(workspace.web())
            .run()
    })
}

/// The compiler of C and what lets cargo link with it: packages of Python, with the sum of each file.
const ZIG: &str = include_str!("../zig.txt");

/// Makes sure that programs can be linked for other systems than this; returns a search path with what does it.
pub(crate) fn zigbuild(workspace: &Workspace) -> Result<OsString> {
    let folder = workspace.target.join("zig");
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let installed = folder.join("zig.txt");
    if fs::read_to_string(&installed).ok().as_deref() != Some(ZIG) {
        println!("-> install the compiler of Zig");
        let advice = "Python 3 with venv and pip installs what links programs for all systems";
        let make = |arguments: &[&OsStr]| Tool::new("python3").args(arguments).run();
        make(&["-m".as_ref(), "venv".as_ref(), "--clear".as_ref(), folder.as_os_str()]).context(advice)?;
        let pip =
            ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"];
        let list = workspace.path("xtask/zig.txt");
        Tool::new(programs.join("python")).args(pip).args([list]).run().context(advice)?;
        fs::write(&installed, ZIG).with_context(|| format!("cannot write {}", installed.display()))?;
    }
    let usual = std::env::var_os("PATH").unwrap_or_default();
    let folders = [programs].into_iter().chain(std::env::split_paths(&usual));
    std::env::join_paths(folders).context("a folder of PATH has a sign that separates folders")
}

/// Finds Chromium for the browser tests; on Debian, root gets it installed.
pub(crate) fn chromium() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM").map(PathBuf::from) {
        if !named.is_file() {
            bail!("CHROMIUM names {}, which is no program: correct it or take it away", named.display());
        }
        return Ok(named);
    }
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    let advice = "install Chromium (Debian: `apt-get install chromium`), or set CHROMIUM to the path of one";
    let root = Tool::new("id").args(["-u"]).output().is_ok_and(|id| id.trim() == "0");
    if !root || !Path::new("/etc/debian_version").exists() {
        bail!("the browser tests need a browser: {advice}");
    }
    println!("-> install Debian's Chromium");
    let apt = |arguments: &[&str]| {
        Tool::new("apt-get")
            .args(["-qq", "-o", "Dpkg::Use-Pty=0"])
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .run()
    };
    let install = ["install", "--yes", "--no-install-recommends"];
    apt(&["update"])
        .and_then(|()| apt(&[&install[..], &["chromium", "fonts-dejavu-core"]].concat()))
        .with_context(|| format!("Debian's Chromium cannot be installed: {advice}"))?;
    // It makes the tests faster, and an older Debian has none.
    if apt(&[&install[..], &["chromium-headless-shell"]].concat()).is_err() {
        println!("-> go on without chromium-headless-shell");
    }
    find_chromium().with_context(|| format!("Chromium was installed and cannot be found: {advice}"))
}

fn find_chromium() -> Option<PathBuf> {
    find(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
}

/// Chromium without windows, with which the tests are faster: the browser that `CHROMIUM` names if it names one, else what is
/// installed; an empty path if there is none.
pub(crate) fn headless_shell() -> PathBuf {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    named.or_else(|| find(&["chromium-headless-shell"])).unwrap_or_default()
}

/// The first of these programs on the search path.
fn find(programs: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    programs
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// The version that Cargo.lock fixes for a package.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// The 20 of v20.11.1.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        let lock = "[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n\n[[package]]\nname = \"x\"\nversion = \"1.0.0\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(lock, "wasm"), None);
        assert_eq!(major("v20.11.1"), Some(20));
        assert_eq!(major("20.11.1"), None);
    }
}
